"""What a seat may see, and what could be behind what it may not."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from herna.kernel.choice import TABLE, Choice, Seat
from herna.kernel.rng import Rng, seeded
from herna.kernel.rows import i64, vec
from herna.kernel.state import State
from herna.kernel.step import Step

S = TypeVar("S", bound=State)

_NO_LUCK: Final = seeded(0)
"""What a view rolls with: the same for all, since the real generator is a secret."""


def redact(state: S, viewer: Seat) -> S:
    """Return a copy that holds only what ``viewer`` knows."""
    seen = state.copy()
    seen.rng = _NO_LUCK.copy()
    seen.viewer = viewer
    seen.stack = vec[Step[Any]]([step.redacted(viewer) for step in state.stack])
    if state.story is not None:
        seen.story = [event.redacted(viewer) for event in state.story]
    asked = state.pending
    if asked is not None and asked.seat != viewer:
        seen.pending = Choice(asked.seat, asked.prompt, vec[i64]())
    for backs in seen.backs():
        for pile in backs.piles:
            pile.redact(viewer)
    for cover in seen.covers():
        cover.redact(viewer)
    seen.hide(viewer)
    return seen


def sample(seen: S, rng: Rng) -> S:
    """Return a full state that ``seen`` could be a view of, without its story."""
    world = seen.copy()
    world.rng = rng.split()
    world.viewer = TABLE
    for backs in world.backs():
        backs.sample(rng)
    world.guess(rng)
    return world


def reshuffle(state: State, rng: Rng) -> None:
    """Deal anew what nobody knows, and start the luck afresh."""
    state.rng = seeded(rng.bits())
    for backs in state.backs():
        backs.reshuffle(rng)
