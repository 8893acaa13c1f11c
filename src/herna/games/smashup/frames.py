"""What waits until a text is finished (U4.10, U12.7, U12.8): frames, triggers and their order."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.components import NOBODY
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import append, i64, room
from herna.kernel.step import Ask, Step

ANY_TIME: Final = 0
"""Triggers whose order can never matter; they come first, without a question."""

ALIKE: Final = 1_000_000
"""Numbers from here on, beyond all options, mark triggers that do the same."""

MOST: Final = 60
"""More triggers than this are not offered at once; the others follow."""


@final
@mypyc_attr(free_list_len=1)
class Trigger:
    """Something a card or base does after an event: the step, and how it is offered."""

    def __init__(self, option: Option, step: Step[SmashUp], alike: i64 = -1) -> None:
        self.option: Final = option
        self.step: Final = step
        self.alike: Final = option if alike < 0 else alike
        """Triggers with the same number do the same; nobody is asked for their order (U12.17)."""


NONE: Final[list[Trigger]] = []
"""Nothing was triggered."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A text being resolved: where its triggers start, who plays the card if anybody, what is around it."""

    def __init__(self, start: i64, player: Seat, around: Frame | None) -> None:
        self.start: Final = start
        self.player: Final = player
        self.around: Final = around


def joined(found: list[Trigger], trigger: Trigger | None) -> list[Trigger]:
    """Return what was triggered so far, and perhaps one thing more."""
    return found if trigger is None else [*found, trigger]


def open_frame(state: SmashUp, player: Seat) -> None:
    """Begin a text; ``player`` plays the card it belongs to, or NOBODY if no card is being played."""
    state.frame = Frame(len(state.triggers), player, state.frame)


def culprit(state: SmashUp) -> Seat:
    """Return who plays the card whose text is being resolved, or NOBODY."""
    return NOBODY if state.frame is None else state.frame.player


def close_frame(state: SmashUp) -> list[Trigger]:
    """End a text; return what it has triggered, in a list that must not be changed."""
    frame = state.frame
    assert frame is not None
    state.frame = frame.around
    start = frame.start
    if start == len(state.triggers):
        return NONE
    found = state.triggers[start:]
    state.triggers = state.triggers[:start]
    return found


def enqueue(state: SmashUp, trigger: Trigger) -> None:
    """Let something wait until the text being resolved is finished."""
    state.triggers = [*state.triggers, trigger]


def resolve(state: SmashUp, waiting: list[Trigger]) -> None:
    """Let triggers happen next, in an order the current player chooses."""
    if not waiting:
        return
    if len(waiting) == 1:
        state.do(Framed(waiting[0].step))
    else:
        state.do(InOrder(state.active, tuple(waiting)))


@final
class Close(Step[SmashUp]):
    """A text that belongs to no card being played is finished; its triggers follow."""

    def run(self, state: SmashUp) -> None:
        """Let what the text triggered happen now."""
        resolve(state, close_frame(state))


CLOSE: Final = Close()


@final
@mypyc_attr(free_list_len=1)
class Framed(Step[SmashUp]):
    """An ability that is resolved by itself: what it triggers comes right after it."""

    def __init__(self, inner: Step[SmashUp]) -> None:
        self.inner: Final = inner

    def run(self, state: SmashUp) -> None:
        """Open a frame around it."""
        open_frame(state, NOBODY)
        state.do(self.inner, CLOSE)


@final
class InOrder(Ask[SmashUp]):
    """Triggers that wait together; the current player chooses the next (U12.8)."""

    def __init__(self, seat: Seat, waiting: tuple[Trigger, ...]) -> None:
        super().__init__(seat)
        self.waiting: Final = waiting

    def choice(self, state: SmashUp) -> Choice:
        """Ask which comes next, unless it cannot matter."""
        options = room(len(self.waiting))
        seen: list[int] = []
        for trigger in self.waiting[:MOST]:
            if trigger.alike == ANY_TIME:
                options = append(room(1), trigger.option)
                break
            if trigger.alike not in seen:
                seen.append(trigger.alike)
                options = append(options, trigger.option)
        return Choice(self.seat, "order", options)

    def take(self, state: SmashUp, option: Option) -> None:
        """Resolve it with all it causes; the others wait."""
        rest: list[Trigger] = []
        chosen: Trigger | None = None
        for trigger in self.waiting:
            if chosen is None and trigger.option == option:
                chosen = trigger
            else:
                rest.append(trigger)
        assert chosen is not None
        state.do(Framed(chosen.step))
        if len(rest) == 1:
            state.then(Framed(rest[0].step))
        elif rest:
            state.then(InOrder(self.seat, tuple(rest)))
