"""Several minions that move, each to some base: chosen one after the other, moved together (U12.10)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.components import CARD
from herna.games.smashup.effects import Move
from herna.games.smashup.one_minion import PickMinion
from herna.games.smashup.queries import other_bases
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import AT
from herna.kernel.choice import PASS, Choice, Option, Seat
from herna.kernel.rows import Row, i64, vec
from herna.kernel.step import Ask


@final
@mypyc_attr(free_list_len=1)
class Plan:
    """Who moves where so far, whose card it is, and who might still move."""

    def __init__(
        self, seat: Seat, card: i64, most: i64, left: Row, minions: tuple[int, ...], bases: tuple[int, ...]
    ) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.most: Final = most
        self.left: Final = left
        self.minions: Final = minions
        self.bases: Final = bases

    def with_one(self, minion: i64, base: i64) -> Plan:
        """Return the plan with one minion more."""
        left = vec[i64]([each for each in self.left if each != minion], capacity=len(self.left))
        minions, bases = (*self.minions, int(minion)), (*self.bases, int(base))
        return Plan(self.seat, self.card, self.most, left, minions, bases)

    def go_on(self, state: SmashUp) -> None:
        """Ask for the next minion if there may be one, otherwise sail."""
        if len(state.row) > 1 and len(self.minions) < self.most and len(self.left) > 0:
            state.do(Embark(self, self.left))
        else:
            self.sail(state)

    def sail(self, state: SmashUp) -> None:
        """Move all of them at the same time, each to its own base."""
        state.do(Move(self.minions, self.bases, self.card, self.seat))


@final
@mypyc_attr(free_list_len=1)
class Embark(PickMinion):
    """Choose the next minion that moves, or no more."""

    def __init__(self, plan: Plan, among: Row) -> None:
        super().__init__(plan.seat, "move-which", CARD.ref(plan.card), among, True)
        self.plan: Final = plan

    def fewer(self, among: Row) -> Embark:
        """Return this question among fewer minions."""
        return Embark(self.plan, among)

    def take(self, state: SmashUp, option: Option) -> None:
        """Go on with a minion, or sail."""
        if option == PASS:
            self.plan.sail(state)
        else:
            super().take(state, option)

    def chosen(self, state: SmashUp, minion: i64) -> None:
        """Ask where it goes."""
        state.do(Course(self.plan, minion))


@final
@mypyc_attr(free_list_len=1)
class Course(Ask[SmashUp]):
    """Choose where a minion goes."""

    def __init__(self, plan: Plan, minion: i64) -> None:
        super().__init__(plan.seat)
        self.plan: Final = plan
        self.minion: Final = minion

    def choice(self, state: SmashUp) -> Choice:
        """Ask for another base."""
        others = other_bases(state, state.where[self.minion])
        return Choice(self.seat, "move-to", AT.over(others), CARD.ref(self.plan.card))

    def take(self, state: SmashUp, option: Option) -> None:
        """Put it into the plan, and go on."""
        self.plan.with_one(self.minion, AT.target(option)).go_on(state)


def voyage(state: SmashUp, seat: Seat, card: i64, among: Row, most: i64) -> None:
    """Let a seat move up to so many of these minions."""
    Plan(seat, card, most, among, (), ()).go_on(state)
