"""How tables that tests set go on: as the kernel does, but whoever is asked must be whose step it is."""

from __future__ import annotations

from typing import Final

from herna.kernel import engine
from herna.kernel.choice import Choice
from herna.kernel.state import State
from herna.kernel.step import Ask, Script

ELSEWHERE: Final = frozenset({"anchor-order"})
"""Questions for somebody else: on another's turn, the active player sets the order (H23.3)."""


def advance(state: State) -> Choice | None:
    """Run to the next question, and see that the right seat is asked."""
    choice = engine.advance(state)
    if choice is not None:
        see_who_is_asked(state, choice)
    return choice


def see_who_is_asked(state: State, choice: Choice) -> None:
    """Fail if a step that belongs to one seat asks another one."""
    step = state.stack[-1]
    if isinstance(step, (Ask, Script)) and choice.prompt not in ELSEWHERE:
        assert choice.seat == step.seat, f"{type(step).__name__} of seat {step.seat} asks seat {choice.seat}"
