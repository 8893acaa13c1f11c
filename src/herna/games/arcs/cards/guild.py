"""Guild cards of the suits material, fuel and weapon: what each says in the Prelude and at other moments."""

from __future__ import annotations

from typing import Any, Final, final

from herna.games.arcs.actions.slots import Gain
from herna.games.arcs.atlas import is_gate
from herna.games.arcs.card import Court
from herna.games.arcs.cards.guild_actions import (
    Abduct,
    Execute,
    Pressgang,
    abductable,
    can_press,
)
from herna.games.arcs.cards.guild_steps import (
    Monopoly,
    PlaceThree,
    Scatter,
    TakeTokens,
    Theft,
)
from herna.games.arcs.cards.union import Union
from herna.games.arcs.components import (
    ADMINISTRATION,
    AGGRESSION,
    BATTLE_ACTION,
    BUILD_ACTION,
    CONSTRUCTION,
    FUEL,
    INFLUENCE_ACTION,
    MATERIAL,
    MOBILIZATION,
    SKIRMISH,
    WEAPON,
)
from herna.games.arcs.court import discard_guild
from herna.games.arcs.fight import Fight
from herna.games.arcs.queries import empty_slots, gates, weapon_icons
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import ABDUCT, EXECUTE, MANUFACTURE, PRESSGANG, SYNTHESIZE
from herna.kernel.choice import Option, Seat
from herna.kernel.rows import Row, append, i64
from herna.kernel.step import Step


class DiscardTo(Court):
    """A card of the form "discard this to ...", which may be discarded even for nothing (A11.6)."""

    def usable(self, state: Arcs, you: Seat) -> bool:
        """Whether you may discard it now: in any Prelude, even if that brings nothing."""
        return True

    def prelude(self, state: Arcs, you: Seat) -> None:
        """Discard it, then do what it says."""
        state.begun = True
        discard_guild(state, self.number)
        self.effect(state, you)

    def effect(self, state: Arcs, you: Seat) -> None:
        """Do what the card was discarded for."""
        raise NotImplementedError


class Muster(DiscardTo):
    """Discarded, three ships where you control."""

    def effect(self, state: Arcs, you: Seat) -> None:
        """Ask for the system you control where the ships are placed."""
        state.do(PlaceThree(you, self.ref))


@final
class Loyal(Court):
    """Outrage leaves it; any token may be spent as its type."""

    def withstands_outrage(self) -> bool:
        """Stay in the play area when its suit is discarded."""
        return True

    def spends_as(self, kind: i64) -> bool:
        """Spend any token as this type."""
        return kind == self.suit


@final
class LoyalMarines(Muster):
    """Outrage leaves them; any token may be spent as a weapon; discarded, three ships."""

    def withstands_outrage(self) -> bool:
        """Stay in the play area when weapon cards are discarded."""
        return True

    def spends_as(self, kind: i64) -> bool:
        """Spend any token as a weapon."""
        return kind == self.suit


@final
class Interest(DiscardTo):
    """A Build may gain its resource instead; discarded, it fills your empty slots."""

    def __init__(self, number: i64, key: str, suit: i64, cost: i64, kind: i64, gains: Option) -> None:
        super().__init__(number, key, suit, cost)
        self.kind: Final = kind
        self.gains: Final = gains
        """The option to gain it instead of a Build."""

    def effect(self, state: Arcs, you: Seat) -> None:
        """Take up to as many as there are empty slots now."""
        state.do(TakeTokens(you, self.ref, self.kind, empty_slots(state, you)))

    def offers(self, state: Arcs, you: Seat, action: i64, options: Row) -> Row:
        """Gain one instead of a Build."""
        if action == BUILD_ACTION and state.supply[self.kind] > 0:
            options = append(options, self.gains)
        return options

    def begin(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """Gain the card's resource and nothing else."""
        return Gain(you, self.kind) if option == self.gains else None


@final
class Cartel(DiscardTo):
    """The supply lies on it and counts for you; after scoring Rivals discard theirs; discarded, steal one."""

    def __init__(self, number: i64, key: str, suit: i64, cost: i64, kind: i64) -> None:
        super().__init__(number, key, suit, cost)
        self.kind: Final = kind

    def effect(self, state: Arcs, you: Seat) -> None:
        """Steal one token of its type."""
        state.do(Theft(you, self.ref, self.kind))

    def stores(self, kind: i64) -> bool:
        """Have the supply of its type."""
        return kind == self.kind

    def after_scoring(self, state: Arcs, you: Seat) -> Step[Any] | None:
        """Let every Rival discard what it has of the type, in each chapter."""
        return Monopoly(self.number, self.kind, self.ref)


@final
class Gatekeepers(DiscardTo):
    """Two more dice in gates; discarded, a ship in every gate."""

    def effect(self, state: Arcs, you: Seat) -> None:
        """Place a ship in each gate in play; when short of ships, ask which gates go without."""
        state.do(Scatter(you, gates(state)[:], self.ref))

    def extra_dice(self, state: Arcs, you: Seat, fight: Fight) -> i64:
        """Collect two more in a gate."""
        return 2 if is_gate(fight.system) else 0


@final
class PrisonWardens(Muster):
    """Pressgang: sell Captives for resources; execute: make them Trophies; discarded, three ships."""

    def offers(self, state: Arcs, you: Seat, action: i64, options: Row) -> Row:
        """Use Captives instead of a Build or an Influence."""
        if action == BUILD_ACTION and can_press(state, you):
            options = append(options, PRESSGANG.of())
        if action == INFLUENCE_ACTION and can_press(state, you):
            options = append(options, EXECUTE.of())
        return options

    def begin(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """Pressgang instead of a Build, or execute instead of an Influence, if that was chosen."""
        if PRESSGANG.owns(option):
            return Pressgang(you, self.ref)
        return Execute(you, self.ref) if EXECUTE.owns(option) else None


@final
class Skirmishers(Muster):
    """As attacker reroll skirmish dice; discarded, three ships."""

    def rerolls(self, state: Arcs, you: Seat, fight: Fight) -> i64:
        """Roll as many again as you have Weapon icons."""
        return weapon_icons(state, you) if fight.is_battle else 0

    def rerolls_die(self, die: i64) -> bool:
        """Roll skirmish dice only."""
        return die == SKIRMISH


@final
class CourtEnforcers(Muster):
    """Abduct: capture the few agents on a Court card; discarded, three ships."""

    def offers(self, state: Arcs, you: Seat, action: i64, options: Row) -> Row:
        """Abduct instead of a Battle."""
        if action == BATTLE_ACTION and len(abductable(state, you)) > 0:
            options = append(options, ABDUCT.of())
        return options

    def begin(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """Abduct instead of a Battle, if that was chosen."""
        return Abduct(you, self.ref) if ABDUCT.owns(option) else None


DECK: Final[list[Court]] = [
    Loyal(0, "loyal-engineers", MATERIAL, 3),
    Interest(1, "mining-interest", MATERIAL, 2, MATERIAL, MANUFACTURE.of()),
    Cartel(2, "material-cartel", MATERIAL, 2, MATERIAL),
    Union(3, "admin-union", MATERIAL, 2, ADMINISTRATION),
    Union(4, "construction-union", MATERIAL, 2, CONSTRUCTION),
    Cartel(5, "fuel-cartel", FUEL, 2, FUEL),
    Loyal(6, "loyal-pilots", FUEL, 3),
    Gatekeepers(7, "gatekeepers", FUEL, 2),
    Interest(8, "shipping-interest", FUEL, 2, FUEL, SYNTHESIZE.of()),
    Union(9, "spacing-union", FUEL, 2, MOBILIZATION),
    Union(10, "arms-union", WEAPON, 2, AGGRESSION),
    PrisonWardens(11, "prison-wardens", WEAPON, 2),
    Skirmishers(12, "skirmishers", WEAPON, 2),
    CourtEnforcers(13, "court-enforcers", WEAPON, 2),
    LoyalMarines(14, "loyal-marines", WEAPON, 3),
]
"""Material, fuel and weapon cards: number, key, suit, keys to raid it, and what the class needs to know."""
