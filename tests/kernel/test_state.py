"""What every game in progress has."""

from __future__ import annotations

from herna.kernel.choice import EVERYONE, TABLE
from herna.kernel.engine import advance
from herna.kernel.rng import seeded
from herna.kernel.state import State
from herna.kernel.step import Step
from kernel.toy import Add, Done, Say, Toy, toy


def test_a_state_starts_with_nothing_to_do_and_nobody_listening() -> None:
    """Seen by the table."""
    state = State(3, seeded(1))
    assert (state.seats, state.viewer, len(state.stack)) == (3, TABLE, 0)
    assert (state.pending, state.outcome, state.story) == (None, None, None)
    state.hide(0)
    state.guess(seeded(1))
    assert state.viewer == TABLE


def test_a_story_is_told_only_when_somebody_listens() -> None:
    """Search would pay for lines nobody reads."""
    state = toy()
    state.tell("built", 0, "area-1")
    assert state.story is None
    state.story = []
    state.tell("built", 0, "area-1", "area-2", n=3)
    state.tell("drew", 1, to=1)
    built, drew = state.story
    assert (built.key, built.seat, built.refs, built.n, built.to) == (
        "built",
        0,
        ("area-1", "area-2"),
        3,
        EVERYONE,
    )
    assert (drew.key, drew.seat, drew.refs, drew.to) == ("drew", 1, (), 1)


def test_a_copy_shares_steps_but_not_the_stack() -> None:
    """Steps never change; who plays on does not disturb the original."""
    state = toy(Add(0), Say("a"), Done())
    advance(state)
    twin = state.copy()
    assert list(twin.stack) == list(state.stack)
    assert twin.pending is state.pending
    assert twin.viewer == state.viewer
    twin.next_step()
    twin.rng.bits()
    assert len(state.stack) == len(twin.stack) + 1
    assert (state.rng.a, state.rng.b) != (twin.rng.a, twin.rng.b)


class Plan(Step[Toy]):
    """Lay out two words, one before and one after them."""

    def run(self, state: Toy) -> None:
        """Say the middle first, then what comes before it, and last what comes after all of it."""
        state.do(Say("two"), Say("three"))
        state.do(Say("one"))
        state.then(Say("four"))
        state.then(Say("five"))


def test_what_is_added_comes_after_all_that_was_laid_out_and_before_what_waited() -> None:
    state = toy(Plan(), Say("waited"), Done())
    advance(state)
    assert state.log == ["one", "two", "three", "four", "five", "waited"]
