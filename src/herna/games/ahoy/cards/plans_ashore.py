"""Plans of the Mollusk Union for its Comrades and its ships (H25)."""

from __future__ import annotations

from typing import Final, final

from herna.games.ahoy.actions.comrades import ShiftTo
from herna.games.ahoy.card import Plan
from herna.games.ahoy.changes import (
    join_crew,
    leave_market,
    put_figure,
    refill,
    remove_comrades,
    take_figure,
)
from herna.games.ahoy.components import (
    ASHORE,
    COMRADES,
    CUTTER,
    CUTTER_PLAN,
    ENLIST,
    EVACUATION,
    GUNSHIP,
    GUNSHIP_PLAN,
    PATROLS,
    PLAN,
    SNEAK_ATTACK,
    SNEAK_ATTACK_TOO,
    STRONGHOLDS,
)
from herna.games.ahoy.market import CARD_SUIT
from herna.games.ahoy.queries import barred_by_stronghold, islands_with, strongholds_at
from herna.games.ahoy.reasons import GUARDED, NO_COMRADES, STRONGHOLD_BARS_PLAN
from herna.games.ahoy.space import region_of
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.tiles import SUIT
from herna.games.ahoy.verbs import CREW, ISLAND, REMOVE
from herna.kernel.bits import bit, has
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask
from herna.kernel.why import Refusal

SNEAKED: Final = 2
SHIP_COMRADES: Final = 2


def no_comrades(plan: i64, needed: i64) -> Refusal:
    """Return that no Island has so many Comrades (H25.10)."""
    return Refusal(PLAN.ref(plan), NO_COMRADES, n=needed)


@final
class Evacuation(Plan):
    """All Comrades of one Island go to others, split as you like."""

    def playable(self, state: Ahoy, you: Seat) -> bool:
        """Whether an Island has a Comrade."""
        return len(islands_with(state, 1)) > 0

    def why_not(self, state: Ahoy, you: Seat) -> Refusal | None:
        """Return that nobody is there to leave."""
        return no_comrades(self.card, 1)

    def play_as_action(self, state: Ahoy, you: Seat) -> None:
        """Ask which Island all Comrades leave."""
        state.do(Evacuate(you))


@final
class Evacuate(Ask[Ahoy]):
    """Choose the Island to leave."""

    def choice(self, state: Ahoy) -> Choice:
        """List the Islands with Comrades."""
        return Choice(self.seat, "evacuate", ISLAND.each(islands_with(state, 1)), PLAN.ref(EVACUATION))

    def take(self, state: Ahoy, option: Option) -> None:
        """Ask Island by Island where its Comrades go, until none is left there."""
        state.do(ShiftTo(self.seat, ISLAND.target(option), COMRADES, all_of_them=True))


@final
class SneakAttack(Plan):
    """Up to two Patrols of a region with a Comrade go home."""

    def playable(self, state: Ahoy, you: Seat) -> bool:
        """Whether an Island has a Comrade."""
        return len(islands_with(state, 1)) > 0

    def why_not(self, state: Ahoy, you: Seat) -> Refusal | None:
        """Return that nobody is there to sneak."""
        return no_comrades(self.card, 1)

    def play_as_action(self, state: Ahoy, you: Seat) -> None:
        """Ask in which region with a Comrade the Patrols are caught."""
        state.do(SneakWhere(you))


@final
class SneakWhere(Ask[Ahoy]):
    """Choose the region of a Sneak Attack."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask for the region by its Island, which must have a Comrade."""
        return Choice(self.seat, "sneak-where", ISLAND.each(islands_with(state, 1)), PLAN.ref(SNEAK_ATTACK))

    def take(self, state: Ahoy, option: Option) -> None:
        """Go on to the Patrols."""
        state.do(Sneak(self.seat, region_of(ISLAND.target(option)), SNEAKED))


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
            if space != ASHORE and region_of(space) == self.tile and not has(seen, space):
                seen |= bit(space)
                options = append(options, REMOVE.of(figure))
        return Choice(self.seat, "sneak", or_pass(options), PLAN.ref(SNEAK_ATTACK))

    def take(self, state: Ahoy, option: Option) -> None:
        """Return the Patrol to its supply; ask for one more while the plan allows it."""
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

    def why_not(self, state: Ahoy, you: Seat) -> Refusal | None:
        """Return what keeps Comrades from enlisting: a Stronghold, or that there are none."""
        if barred_by_stronghold(state, you):
            return Refusal(PLAN.ref(self.card), STRONGHOLD_BARS_PLAN)
        if len(recruiting_islands(state)) < len(islands_with(state, 1)):
            return Refusal(PLAN.ref(self.card), GUARDED)
        return no_comrades(self.card, 1)

    def play_as_action(self, state: Ahoy, you: Seat) -> None:
        """Ask for the Island with a Comrade whose suit is recruited."""
        state.do(EnlistWhere(you))


def recruiting_islands(state: Ahoy) -> Row:
    """Return the Islands whose Comrades can enlist; at some tables a Stronghold there forbids it (H28.8)."""
    islands = islands_with(state, 1)
    if not state.profile.wide_enlist:
        return islands
    return vec[i64]([island for island in islands if strongholds_at(state, island) == 0])


@final
class EnlistWhere(Ask[Ahoy]):
    """Choose the Island whose suit is recruited."""

    def choice(self, state: Ahoy) -> Choice:
        """List the Islands whose suit is on offer."""
        return Choice(self.seat, "enlist-where", ISLAND.each(recruiting_islands(state)), PLAN.ref(ENLIST))

    def take(self, state: Ahoy, option: Option) -> None:
        """Go on to the cards."""
        state.do(EnlistCrew(self.seat, SUIT[region_of(ISLAND.target(option))]))


@final
class EnlistCrew(Ask[Ahoy]):
    """Recruit another card of the suit; the Market is refilled once, at the end."""

    def __init__(self, seat: Seat, suit: i64) -> None:
        super().__init__(seat)
        self.suit: Final = suit

    def choice(self, state: Ahoy) -> Choice:
        """List the Market's cards of that suit."""
        cards = vec[i64]([card for card in state.market if card >= 0 and CARD_SUIT[card] == self.suit])
        return Choice(self.seat, "enlist", or_pass(CREW.each(cards)), PLAN.ref(ENLIST))

    def take(self, state: Ahoy, option: Option) -> None:
        """Take the card into the Crew and ask for the next, or refill the Market when done."""
        if option == PASS:
            refill(state)
            return
        leave_market(state, CREW.target(option))
        join_crew(state, self.seat, CREW.target(option))
        state.do(self)


@final
class ShipPlan(Plan):
    """Two Comrades of one Island become a ship there; the card stays in play (H17.8)."""

    def __init__(self, card: i64, ship: i64) -> None:
        super().__init__(card)
        self.ship: Final = ship

    def playable(self, state: Ahoy, you: Seat) -> bool:
        """Whether an Island has two Comrades."""
        return len(islands_with(state, SHIP_COMRADES)) > 0

    def why_not(self, state: Ahoy, you: Seat) -> Refusal | None:
        """Return that no Island can man it."""
        return no_comrades(self.card, SHIP_COMRADES)

    def play_as_action(self, state: Ahoy, you: Seat) -> None:
        """Ask on which Island with two Comrades the ship is launched."""
        state.do(Launch(you, self.ship))


@final
class Launch(Ask[Ahoy]):
    """Choose the Island where the ship is launched."""

    def __init__(self, seat: Seat, ship: i64) -> None:
        super().__init__(seat)
        self.ship: Final = ship

    def choice(self, state: Ahoy) -> Choice:
        """List the Islands where it may be launched."""
        return Choice(self.seat, "launch", ISLAND.each(islands_with(state, SHIP_COMRADES)))

    def take(self, state: Ahoy, option: Option) -> None:
        """Launch it; there is no battle."""
        island = ISLAND.target(option)
        remove_comrades(state, self.seat, island, SHIP_COMRADES)
        put_figure(state, self.seat, self.ship, island)


DECK: Final[list[Plan]] = [
    Evacuation(EVACUATION),
    SneakAttack(SNEAK_ATTACK),
    SneakAttack(SNEAK_ATTACK_TOO),
    Enlist(ENLIST),
    ShipPlan(CUTTER_PLAN, CUTTER),
    ShipPlan(GUNSHIP_PLAN, GUNSHIP),
]
