"""The plans of the Mollusk Union (H25)."""

from __future__ import annotations

from typing import Final, final

from herna.games.ahoy.actions.comrades import ShiftTo
from herna.games.ahoy.actions.damage import Damage
from herna.games.ahoy.actions.tailwind import ANY_WIND, Jump
from herna.games.ahoy.boards import CANNON_SLOTS
from herna.games.ahoy.card import Plan, Win
from herna.games.ahoy.changes import (
    join_crew,
    leave_market,
    put_figure,
    refill,
    remove_comrades,
    take_figure,
)
from herna.games.ahoy.components import (
    CLOSE_CALL,
    COMRADES,
    CUTTER,
    CUTTER_PLAN,
    DYNAMIC_ENTRY,
    DYNAMIC_ENTRY_TOO,
    ENLIST,
    EVACUATION,
    GUNSHIP,
    GUNSHIP_PLAN,
    PATROLS,
    PIPS,
    PLAN,
    SECRET_WEAPON,
    SNEAK_ATTACK,
    SNEAK_ATTACK_TOO,
    STRONGHOLDS,
    UNION,
    WEAPONS_CACHE,
    WEAPONS_CACHE_TOO,
)
from herna.games.ahoy.market import CARD_SUIT
from herna.games.ahoy.queries import barred_by_stronghold, islands_with, strongholds_at
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.tiles import SUIT
from herna.games.ahoy.verbs import CREW, ISLAND, REMOVE
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask, Step

SNEAKED: Final = 2
SHIP_COMRADES: Final = 2
RAISED: Final = 2


@final
class SecretWeapon(Plan):
    """In battle: two dice instead of one, and a damage more for winning."""

    def after_victory(self, win: Win) -> Step[Ahoy]:
        """Hit the losing figure once more."""
        return Damage(win.winner, win.beaten)


@final
class Evacuation(Plan):
    """All Comrades of one Island go to others, split as you like."""

    def playable(self, state: Ahoy, you: Seat) -> bool:
        """Whether an Island has a Comrade."""
        return len(islands_with(state, 1)) > 0

    def play(self, state: Ahoy, you: Seat) -> None:
        """Choose the Island."""
        state.do(Evacuate(you))


@final
class Evacuate(Ask[Ahoy]):
    """Choose the Island to leave."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask for it."""
        return Choice(self.seat, "evacuate", ISLAND.each(islands_with(state, 1)), PLAN.ref(EVACUATION))

    def take(self, state: Ahoy, option: Option) -> None:
        """Everybody leaves."""
        state.do(ShiftTo(self.seat, ISLAND.target(option), COMRADES, all_of_them=True))


@final
class SneakAttack(Plan):
    """Up to two Patrols of a region with a Comrade go home."""

    def playable(self, state: Ahoy, you: Seat) -> bool:
        """Whether an Island has a Comrade."""
        return len(islands_with(state, 1)) > 0

    def play(self, state: Ahoy, you: Seat) -> None:
        """Choose the region."""
        state.do(SneakWhere(you))


@final
class SneakWhere(Ask[Ahoy]):
    """Choose the region of a Sneak Attack."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask for its Island."""
        return Choice(self.seat, "sneak-where", ISLAND.each(islands_with(state, 1)), PLAN.ref(SNEAK_ATTACK))

    def take(self, state: Ahoy, option: Option) -> None:
        """Go on to the Patrols."""
        state.do(Sneak(self.seat, ISLAND.target(option) >> 2, SNEAKED))


@final
class Sneak(Ask[Ahoy]):
    """Choose a Patrol that goes home; this is no damage (H25.3)."""

    def __init__(self, seat: Seat, tile: i64, left: i64) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.left: Final = left

    def choice(self, state: Ahoy) -> Choice:
        """Ask for a Patrol of the region; of several in one space only the first."""
        options = room(11)
        seen: i64 = 0
        for figure in range(PATROLS, STRONGHOLDS):
            space = state.where[figure]
            if space >= 0 and space >> 2 == self.tile and not seen >> space & 1:
                seen |= 1 << space
                options = append(options, REMOVE.of(figure))
        return Choice(self.seat, "sneak", or_pass(options), PLAN.ref(SNEAK_ATTACK))

    def take(self, state: Ahoy, option: Option) -> None:
        """Send it home."""
        if option != PASS:
            take_figure(state, self.seat, REMOVE.target(option))
            if self.left > 1:
                state.do(Sneak(self.seat, self.tile, self.left - 1))


@final
class Enlist(Plan):
    """Recruit any number of cards of the suit of an Island with a Comrade, for free."""

    def playable(self, state: Ahoy, you: Seat) -> bool:
        """Whether there is such an Island, and no Stronghold bars the Flagship (H25.4)."""
        return not barred_by_stronghold(state, you) and len(recruiting_islands(state)) > 0

    def play(self, state: Ahoy, you: Seat) -> None:
        """Choose the Island."""
        state.do(EnlistWhere(you))


def recruiting_islands(state: Ahoy) -> Row:
    """Return the Islands whose Comrades can enlist; at some tables a Stronghold there forbids it (H28.8)."""
    islands = islands_with(state, 1)
    if not state.wide_enlist:
        return islands
    return vec[i64]([island for island in islands if strongholds_at(state, island) == 0])


@final
class EnlistWhere(Ask[Ahoy]):
    """Choose the Island whose suit is recruited."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask for it."""
        return Choice(self.seat, "enlist-where", ISLAND.each(recruiting_islands(state)), PLAN.ref(ENLIST))

    def take(self, state: Ahoy, option: Option) -> None:
        """Go on to the cards."""
        state.do(EnlistCrew(self.seat, SUIT[ISLAND.target(option) >> 2]))


@final
class EnlistCrew(Ask[Ahoy]):
    """Recruit another card of the suit; the Market is refilled once, at the end."""

    def __init__(self, seat: Seat, suit: i64) -> None:
        super().__init__(seat)
        self.suit: Final = suit

    def choice(self, state: Ahoy) -> Choice:
        """Ask for it."""
        cards = vec[i64]([card for card in state.market if card >= 0 and CARD_SUIT[card] == self.suit])
        return Choice(self.seat, "enlist", or_pass(CREW.each(cards)), PLAN.ref(ENLIST))

    def take(self, state: Ahoy, option: Option) -> None:
        """Recruit it, or refill."""
        if option == PASS:
            refill(state)
            return
        leave_market(state, CREW.target(option))
        join_crew(state, self.seat, CREW.target(option))
        state.do(self)


@final
class DynamicEntry(Plan):
    """Raise the Cannons die by two, then jump to a Tailwind space if you like."""

    def playable(self, state: Ahoy, you: Seat) -> bool:
        """Always, even without a Cannons die (H25.2)."""
        return True

    def play(self, state: Ahoy, you: Seat) -> None:
        """Load more powder, and jump."""
        for slot in CANNON_SLOTS[UNION]:
            die = state.slots[slot]
            if die >= 0:
                state.dice[die] = min(PIPS, state.dice[die] + RAISED)
        state.do(Jump(you, you, ANY_WIND, 0, optional=True))


@final
class ShipPlan(Plan):
    """Two Comrades of one Island become a ship there; the card stays in play (H17.8)."""

    def playable(self, state: Ahoy, you: Seat) -> bool:
        """Whether an Island has two Comrades."""
        return len(islands_with(state, SHIP_COMRADES)) > 0

    def play(self, state: Ahoy, you: Seat) -> None:
        """Choose the Island."""
        state.do(Launch(you, CUTTER if self.card == CUTTER_PLAN else GUNSHIP))


@final
class Launch(Ask[Ahoy]):
    """Choose the Island where the ship is launched."""

    def __init__(self, seat: Seat, ship: i64) -> None:
        super().__init__(seat)
        self.ship: Final = ship

    def choice(self, state: Ahoy) -> Choice:
        """Ask for it."""
        return Choice(self.seat, "launch", ISLAND.each(islands_with(state, SHIP_COMRADES)))

    def take(self, state: Ahoy, option: Option) -> None:
        """Launch it; there is no battle."""
        island = ISLAND.target(option)
        remove_comrades(state, self.seat, island, SHIP_COMRADES)
        put_figure(state, self.seat, self.ship, island)


DECK: Final[list[Plan]] = [
    Evacuation(EVACUATION),
    SecretWeapon(SECRET_WEAPON, in_battle=True),
    Plan(CLOSE_CALL, in_battle=True),
    Plan(WEAPONS_CACHE, in_battle=True),
    Plan(WEAPONS_CACHE_TOO, in_battle=True),
    SneakAttack(SNEAK_ATTACK),
    SneakAttack(SNEAK_ATTACK_TOO),
    Enlist(ENLIST),
    DynamicEntry(DYNAMIC_ENTRY),
    DynamicEntry(DYNAMIC_ENTRY_TOO),
    ShipPlan(CUTTER_PLAN),
    ShipPlan(GUNSHIP_PLAN),
]
"""The plans, in the order of their numbers."""
