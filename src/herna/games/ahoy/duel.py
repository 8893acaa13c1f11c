"""The battle in progress: what either side has added up so far (H11.4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.ahoy.components import NOBODY
from herna.kernel.bits import bit
from herna.kernel.rows import i64

ATTACKER: Final = 0
DEFENDER: Final = 1


@final
@mypyc_attr(acyclic=True)
class Side:
    """One side of a battle. It never changes, so copies of a state share it; each event makes a new one."""

    def __init__(
        self, fighter: i64, dice: i64 = 0, roll: i64 = 0, shot: i64 = 0, bonus: i64 = 0, plans: i64 = 0
    ) -> None:
        self.fighter: Final = fighter
        """The figure that fights, or NOBODY."""
        self.dice: Final = dice
        """Battle dice to roll."""
        self.roll: Final = roll
        """What they showed."""
        self.shot: Final = shot
        """By how much a Cannons die was turned down."""
        self.bonus: Final = bonus
        """Everything else that is added."""
        self.plans: Final = plans
        """The plans that were played for it, as a mask."""

    def total(self) -> i64:
        """Return what this side has reached."""
        return self.roll + self.shot + self.bonus

    def with_plan(self, plan: i64) -> Side:
        """Return this side once a plan is played for it."""
        return Side(self.fighter, self.dice, self.roll, self.shot, self.bonus, self.plans | bit(plan))

    def with_dice(self, dice: i64) -> Side:
        """Return this side with so many dice to roll."""
        return Side(self.fighter, dice, self.roll, self.shot, self.bonus, self.plans)

    def stronger(self, bonus: i64) -> Side:
        """Return this side with so much more to add."""
        return Side(self.fighter, self.dice, self.roll, self.shot, self.bonus + bonus, self.plans)

    def fired(self, shot: i64) -> Side:
        """Return this side once its Cannons have fired."""
        return Side(self.fighter, self.dice, self.roll, shot, self.bonus, self.plans)

    def rolled(self, face: i64) -> Side:
        """Return this side once another die was rolled."""
        return Side(self.fighter, self.dice, self.roll + face, self.shot, self.bonus, self.plans)

    def unrolled(self) -> Side:
        """Return this side with its dice taken up again."""
        return Side(self.fighter, self.dice, 0, self.shot, self.bonus, self.plans)

    def retired(self) -> Side:
        """Return this side once nobody fights for it any more."""
        return Side(NOBODY, self.dice, self.roll, self.shot, self.bonus, self.plans)


@final
@mypyc_attr(acyclic=True)
class Duel:
    """A battle between two figures. It never changes, either."""

    def __init__(self, attacker: Side, defender: Side) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender

    def side(self, side: i64) -> Side:
        """Return the attacker's side or the defender's."""
        return self.attacker if side == ATTACKER else self.defender

    def put(self, side: i64, changed: Side) -> Duel:
        """Return the battle with another state of one side."""
        return Duel(changed, self.defender) if side == ATTACKER else Duel(self.attacker, changed)

    def leader(self) -> i64:
        """Return the side with the higher total; the attacker wins ties."""
        return ATTACKER if self.attacker.total() >= self.defender.total() else DEFENDER

    def over(self) -> Duel:
        """Return what is left of the battle once nobody fights any more: its numbers, for whoever looks."""
        return Duel(self.attacker.retired(), self.defender.retired())


PEACE: Final = Duel(Side(NOBODY), Side(NOBODY))
"""Nobody has fought yet."""
