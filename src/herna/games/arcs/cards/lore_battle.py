"""Lore that adds dice, hits or ships to a battle, or shoots without one."""

from __future__ import annotations

from typing import Any, Final, final

from herna.games.arcs.card import Lore
from herna.games.arcs.cards.lore_battle_steps import FireRifles, Railgun, Sensors, rifle_starts
from herna.games.arcs.components import ASSAULT, BATTLE_ACTION
from herna.games.arcs.fight import Fight
from herna.games.arcs.pieces import fleet
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import FIRE_RIFLES
from herna.kernel.choice import Option, Seat
from herna.kernel.rows import Row, append, i64
from herna.kernel.step import Step


@final
class GalacticRifles(Lore):
    """Fire rifles: instead of a Battle, shoot at a neighbouring system."""

    def __init__(self) -> None:
        super().__init__(1, "galactic-rifles")

    def offers(self, state: Arcs, you: Seat, action: i64, options: Row) -> Row:
        """Fire instead of a Battle."""
        if action == BATTLE_ACTION and len(rifle_starts(state, you)) > 0:
            options = append(options, FIRE_RIFLES.of())
        return options

    def begin(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """Fire the rifles instead of a Battle, if that was chosen."""
        return FireRifles(you, self.ref) if FIRE_RIFLES.owns(option) else None


@final
class MirrorPlating(Lore):
    """Attackers with assault dice are intercepted once more."""

    def __init__(self) -> None:
        super().__init__(3, "mirror-plating")

    def intercepts(self, state: Arcs, you: Seat, fight: Fight, otherwise: i64) -> i64:
        """Count one intercept more when you defend and assault dice were rolled."""
        return otherwise + 1 if you == fight.defender and fight.dice[ASSAULT] > 0 else otherwise


@final
class SignalBreaker(Lore):
    """With fresh ships only, an attack ignores an intercept."""

    def __init__(self) -> None:
        super().__init__(5, "signal-breaker")

    def intercepts(self, state: Arcs, you: Seat, fight: Fight, otherwise: i64) -> i64:
        """Count one intercept less when you attack with fresh ships only."""
        return otherwise - 1 if you == fight.attacker and fight.all_fresh and otherwise > 0 else otherwise


@final
class PredictiveSensors(Lore):
    """Before the dice, fresh ships from neighbouring systems may join the defence."""

    def __init__(self) -> None:
        super().__init__(14, "predictive-sensors")

    def before_dice(self, state: Arcs, you: Seat, fight: Fight) -> Step[Any] | None:
        """Ask which fresh ships of neighbouring systems join the defence, and how many."""
        return Sensors(you, 0, self.ref)


@final
class RailgunArrays(Lore):
    """Before the dice, a defence with fresh ships hits the attacker once."""

    def __init__(self) -> None:
        super().__init__(11, "railgun-arrays")

    def before_dice(self, state: Arcs, you: Seat, fight: Fight) -> Step[Any] | None:
        """Hit the attacker once before the dice, if you defend with a fresh ship."""
        return Railgun(fight.attacker, self.ref)


@final
class SeekerTorpedoes(Lore):
    """As attacker reroll assault dice."""

    def __init__(self) -> None:
        super().__init__(13, "seeker-torpedoes")

    def rerolls(self, state: Arcs, you: Seat, fight: Fight) -> i64:
        """Roll as many again as you have fresh ships there."""
        return state.fresh[fleet(fight.system, you)] if fight.is_battle else 0

    def rerolls_die(self, die: i64) -> bool:
        """Roll assault dice only."""
        return die == ASSAULT


@final
class RaiderExosuits(Lore):
    """One raid die also where the defender has no building."""

    def __init__(self) -> None:
        super().__init__(16, "raider-exosuits")

    def raid_dice(self, state: Arcs, you: Seat, otherwise: i64) -> i64:
        """Allow a raid die where the defender has no building, unless more are allowed anyway."""
        return max(otherwise, 1)


DECK: Final[list[Lore]] = [
    GalacticRifles(),
    MirrorPlating(),
    SignalBreaker(),
    PredictiveSensors(),
    RailgunArrays(),
    SeekerTorpedoes(),
    RaiderExosuits(),
]
"""Lore about battles, in the order in which it speaks."""
