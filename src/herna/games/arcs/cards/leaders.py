"""The leaders of the base set: what each begins with, is good at, and is bad at (A20)."""

from __future__ import annotations

from typing import Any, Final, final

from herna.games.arcs.actions.move import Move, fleets, leads_to_battle
from herna.games.arcs.actions.secure import FreeInfluence, influence_options, leading_to_secure
from herna.games.arcs.actions.slots import Gain
from herna.games.arcs.atlas import SITE_SYSTEM
from herna.games.arcs.card import Leader
from herna.games.arcs.cards.leader_steps import Ambitious, Bold, Charismatic, Generous, Lavish, Tactical
from herna.games.arcs.changes import cover_outrage
from herna.games.arcs.components import (
    A_CITY,
    A_STARPORT,
    BATTLE_ACTION,
    EMPATH,
    FUEL,
    MATERIAL,
    NOTHING,
    PSIONIC,
    RELIC,
    SECURE_ACTION,
    TYCOON,
    TYRANT,
    WEAPON,
)
from herna.games.arcs.court import is_guild
from herna.games.arcs.fight import Fight
from herna.games.arcs.queries import marked
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import BATTLE, NURTURE, SECURE, TAX
from herna.kernel.choice import Option, Seat
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Step


def two(first: i64, second: i64) -> Row:
    """Return a leader's two resources."""
    return vec[i64]([first, second])


def box(ships: i64, building: i64) -> Row:
    """Return what a leader has in a system: so many ships, and A_CITY, A_STARPORT or NOTHING."""
    return vec[i64]([ships, building])


def taxes(option: Option) -> bool:
    """Whether an action is a Tax, or is used like one."""
    return TAX.owns(option) or NURTURE.owns(option)


@final
class Elder(Leader):
    """Beloved: an Influence once attackers took something, no Ransack in battle; humble as Tyrant."""

    def __init__(self) -> None:
        super().__init__(
            0, "elder", two(RELIC, MATERIAL), box(3, A_CITY), box(3, A_STARPORT), box(2, NOTHING)
        )

    def spared(self, state: Arcs, you: Seat, fight: Fight) -> bool:
        """No Ransack in a battle."""
        return fight.is_battle

    def after_battle(self, state: Arcs, you: Seat, fight: Fight) -> Step[Any] | None:
        """Influence if you defended and lost something."""
        return FreeInfluence(you, self.ref) if you == fight.defender and fight.taken > 0 else None

    def humbled(self, ambition: i64) -> bool:
        """Win Tyrant for the second place's Power."""
        return ambition == TYRANT

    def no_second(self, ambition: i64) -> bool:
        """Gain nothing for a second place in Tyrant."""
        return ambition == TYRANT


@final
class Mystic(Leader):
    """Attuned: psionics with a Tax on a Copy's or Pivot's pip; begins with two Outrages."""

    def __init__(self) -> None:
        super().__init__(
            1, "mystic", two(PSIONIC, RELIC), box(3, A_CITY), box(3, A_STARPORT), box(2, NOTHING)
        )

    def after_action(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """Gain psionics when you Tax."""
        return Gain(you, PSIONIC) if taxes(option) else None

    def at_setup(self, state: Arcs, you: Seat) -> Step[Any] | None:
        """Cover the material and the fuel Outrage slot, before anything was destroyed."""
        cover_outrage(state, you, MATERIAL)
        cover_outrage(state, you, FUEL)
        return None


@final
class FuelDrinker(Leader):
    """Insatiable: fuel with a Tax on a Copy's or Pivot's pip; lavish after Tycoon is scored."""

    def __init__(self) -> None:
        super().__init__(
            2, "fuel-drinker", two(FUEL, FUEL), box(3, A_CITY), box(3, A_STARPORT), box(2, NOTHING)
        )

    def after_action(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """Gain fuel when you Tax."""
        return Gain(you, FUEL) if taxes(option) else None

    def after_scoring(self, state: Arcs, you: Seat) -> Step[Any] | None:
        """Discard your fuel if Tycoon was scored."""
        return Lavish(you, self.ref) if marked(state, TYCOON) else None


@final
class Upstart(Leader):
    """Ambitious: any resource with a declaration; callow: taxes only where in control."""

    def __init__(self) -> None:
        super().__init__(
            3, "upstart", two(PSIONIC, MATERIAL), box(4, A_CITY), box(3, A_STARPORT), box(2, NOTHING)
        )

    def when_declared(self, state: Arcs, you: Seat, first: bool) -> Step[Any] | None:
        """Ask which resource the Upstart gains for the declaration."""
        return Ambitious(you, self.ref)

    def may_tax(self, state: Arcs, you: Seat, site: i64, otherwise: bool) -> bool:
        """Tax only in systems you control."""
        return otherwise and state.ruler[SITE_SYSTEM[site]] == you


@final
class Rebel(Leader):
    """Committed: two dice more, which must be taken; disorganized: moves two ships at most."""

    def __init__(self) -> None:
        super().__init__(
            4, "rebel", two(MATERIAL, WEAPON), box(4, A_STARPORT), box(4, NOTHING), box(2, NOTHING)
        )

    def extra_dice(self, state: Arcs, you: Seat, fight: Fight) -> i64:
        """Add two dice to those of the attacking ships; the Rebel cannot leave them out (R-24)."""
        return 2

    def least_dice(self, state: Arcs, you: Seat) -> i64:
        """Make the two dice that the Rebel has more the least that must be rolled."""
        return 2

    def move_limit(self, state: Arcs, you: Seat, otherwise: i64) -> i64:
        """Move two ships at most."""
        return min(otherwise, 2)


@final
class Warrior(Leader):
    """Tactical: a Move before or after a Battle on a Copy's or Pivot's pip; humble as Empath."""

    def __init__(self) -> None:
        super().__init__(
            5, "warrior", two(WEAPON, MATERIAL), box(3, A_CITY), box(3, A_STARPORT), box(2, NOTHING)
        )

    def offers_first(self, state: Arcs, you: Seat, listed: i64, options: Row) -> Row:
        """Move, if a Battle can follow."""
        battles = listed & BATTLE_ACTION != 0
        if battles and any(leads_to_battle(state, you, system) for system in fleets(state, you)):
            options = append(options, self.use)
        return options

    def begin(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """Ask for a Move that leads to a Battle, then for the Battle, if the option was Tactical."""
        return Tactical(you) if option == self.use else None

    def after_action(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """Offer a Move once a Battle was paid for with that pip."""
        return Move(you, optional=self.ref) if BATTLE.owns(option) else None

    def humbled(self, ambition: i64) -> bool:
        """Win Empath for the second place's Power."""
        return ambition == EMPATH

    def no_second(self, ambition: i64) -> bool:
        """Gain nothing for a second place in Empath."""
        return ambition == EMPATH


@final
class Feastbringer(Leader):
    """Charismatic: an Influence with a Secure on a Copy's or Pivot's pip; generous when declaring."""

    def __init__(self) -> None:
        super().__init__(
            6, "feastbringer", two(RELIC, MATERIAL), box(3, A_CITY), box(3, A_CITY), box(3, NOTHING)
        )

    def offers_first(self, state: Arcs, you: Seat, listed: i64, options: Row) -> Row:
        """Influence, if a Secure can follow."""
        secures = listed & SECURE_ACTION != 0
        if secures and len(leading_to_secure(state, you, influence_options(state, you, room(4)))) > 0:
            options = append(options, self.use)
        return options

    def begin(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """Ask for an Influence, then for the Secure it makes possible, if the option was Charismatic."""
        return Charismatic(you, self.ref) if option == self.use else None

    def after_action(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """Offer an Influence once a Secure was paid for with that pip."""
        return FreeInfluence(you, self.ref) if SECURE.owns(option) else None

    def may_declare(self, state: Arcs, you: Seat) -> bool:
        """Declare only with a Guild card to give away."""
        return state.held[you] > 0

    def declaring_price(self, state: Arcs, you: Seat) -> Step[Any] | None:
        """Give a Guild card to the Rival with the least Power."""
        return Generous(you, self.ref)


@final
class Demagogue(Leader):
    """Bold: agents on the Court when declaring; paranoid: needs two agents for a Guild card."""

    def __init__(self) -> None:
        super().__init__(
            7, "demagogue", two(PSIONIC, WEAPON), box(3, A_CITY), box(3, A_STARPORT), box(2, NOTHING)
        )

    def when_declared(self, state: Arcs, you: Seat, first: bool) -> Step[Any] | None:
        """Ask which Court cards get an agent, at most one each."""
        return Bold(you, 0, self.ref)

    def may_secure(self, state: Arcs, you: Seat, card: i64, agents: i64) -> bool:
        """Secure a Guild card with two agents at least."""
        return agents > 1 or not is_guild(card)


DECK: Final[list[Leader]] = [
    Elder(),
    Mystic(),
    FuelDrinker(),
    Upstart(),
    Rebel(),
    Warrior(),
    Feastbringer(),
    Demagogue(),
]
"""The leaders of the base set."""
