"""Everything about a game in progress."""

from __future__ import annotations

from typing import Any, Final, Self, TypeAlias, final

from mypy_extensions import mypyc_attr

from herna.kernel.choice import EVERYONE, TABLE, Choice, Seat
from herna.kernel.cover import Cover
from herna.kernel.event import Event
from herna.kernel.pile import Backs
from herna.kernel.rng import Rng
from herna.kernel.rows import append, i64, pop, vec
from herna.kernel.step import Step

Stack: TypeAlias = "vec[Step[Any]]"
"""Steps that wait; the last one comes next."""


@final
class Outcome:
    """How a finished game ended."""

    def __init__(self, winners: tuple[Seat, ...], scores: tuple[int, ...]) -> None:
        self.winners: Final = winners
        self.scores: Final = scores


def no_steps() -> Stack:
    """Return a stack on which nothing waits."""
    return vec[Step[Any]]()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What the kernel needs to know; each game adds its own fields."""

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats: Final = seats
        self.rng = rng
        self.viewer: Seat = TABLE
        self.stack: Stack = no_steps()
        self.pending: Choice | None = None
        self.outcome: Outcome | None = None
        self.story: list[Event] | None = None
        self.floor: i64 = 0
        """How many steps were waiting when the step that is running began."""

    def do(
        self,
        first: Step[Any],
        second: Step[Any] | None = None,
        third: Step[Any] | None = None,
        *rest: Step[Any],
    ) -> None:
        """Make these the next steps, in this order, ahead of all that waits; more than three cost a tuple."""
        stack = self.stack
        left: i64 = len(rest)
        while left > 0:
            left -= 1
            stack = append(stack, rest[left])
        if third is not None:
            stack = append(stack, third)
        if second is not None:
            stack = append(stack, second)
        self.stack = append(stack, first)

    def then(
        self,
        first: Step[Any],
        second: Step[Any] | None = None,
        third: Step[Any] | None = None,
        *rest: Step[Any],
    ) -> None:
        """Add steps, in this order, to the end of all that the running step has laid out so far."""
        self.last(first)
        if second is not None:
            self.last(second)
        if third is not None:
            self.last(third)
        for step in rest:
            self.last(step)

    def last(self, step: Step[Any]) -> None:
        """Put a step behind all that the running step has laid out so far."""
        stack = append(self.stack, step)
        place: i64 = len(stack) - 1
        while place > self.floor:
            stack[place] = stack[place - 1]
            place -= 1
        stack[place] = step
        self.stack = stack

    def next_step(self) -> Step[Any]:
        """Take the step that comes next off the stack; what is below it waits until it is through."""
        self.stack, step = pop(self.stack)
        self.floor = len(self.stack)
        return step

    def tell(self, key: str, seat: Seat, *refs: str, n: i64 = 0, to: Seat = EVERYONE) -> None:
        """Add a line to the story, if anybody is listening."""
        if self.story is not None:
            self.story.append(Event(key, seat, refs, n, to))

    def finish(self, outcome: Outcome) -> None:
        """End the game: from here on nothing is asked."""
        self.outcome = outcome

    def copy(self) -> Self:
        """Return a state that can change without changing this one."""
        raise NotImplementedError

    def backs(self) -> list[Backs]:
        """Return the piles that may hold unseen cards, grouped by card back."""
        return []

    def covers(self) -> list[Cover]:
        """Return the numbers that may lie face down."""
        return []

    def hide(self, viewer: Seat) -> None:
        """Erase other secrets: those that are neither cards in piles nor covered numbers."""

    def guess(self, rng: Rng) -> None:
        """Put something possible where a covered number or another secret was erased."""

    def copy_kernel(self, twin: State) -> None:
        """Copy the kernel's fields; steps and choices never change, so they are shared."""
        twin.rng = self.rng.copy()
        twin.viewer = self.viewer
        twin.stack = self.stack[:]
        twin.pending = self.pending
        twin.outcome = self.outcome
        twin.floor = self.floor
