"""The loop: steps, choices, chance."""

from __future__ import annotations

import pytest

from herna.kernel.choice import CHANCE
from herna.kernel.engine import advance, playout, roll, settle, take
from herna.kernel.errors import IllegalAnswer, RulesError
from herna.kernel.rng import seeded
from kernel.toy import ADD, FACE, Add, Die, Done, Forever, Lone, Say, Toy, toy


def values(state: Toy) -> list[int]:
    """Return the amounts that may be added now."""
    assert state.pending is not None
    return [int(ADD.value(option)) for option in state.pending.options]


def test_steps_run_in_their_order_up_to_a_choice() -> None:
    """What comes after the question waits for its answer."""
    state = toy(Say("a"), Say("b"), Add(1), Say("c"), Done())
    choice = advance(state)
    assert choice is not None
    assert choice is state.pending
    assert (choice.seat, choice.prompt, values(state)) == (1, "add", [1, 2, 3])
    assert state.log == ["a", "b"]
    take(state, 2)
    assert state.pending is None
    assert advance(state) is None
    assert state.log == ["a", "b", "1+3", "c"]
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.scores) == ((0,), (3, 0))


def test_what_is_pushed_comes_before_what_waits() -> None:
    """In the order given, ahead of everything else."""
    state = toy(Say("last"), Done())
    state.do(Say("first"), Say("second"))
    advance(state)
    assert state.log == ["first", "second", "last"]


def test_a_single_option_is_taken_unasked() -> None:
    """And no option at all skips the step."""
    state = toy(Add(0, most=1), Add(0, most=0), Add(1, most=2), Done())
    choice = advance(state)
    assert state.log == ["0+1"]
    assert choice is not None
    assert choice.seat == 1


def test_a_single_option_is_asked_for_where_silence_would_tell_something() -> None:
    """The others cannot know that there was only one."""
    state = toy(Lone(1), Done())
    assert advance(state) is not None
    assert values(state) == [1]
    take(state, 0)
    assert advance(state) is None
    assert state.log == ["1+1"]


def test_nothing_happens_after_the_end() -> None:
    """However much is left on the stack."""
    state = toy(Done(), Say("never"))
    assert advance(state) is None
    assert advance(state) is None
    assert state.log == []


def test_an_answer_must_be_asked_for() -> None:
    """And the state stays as it was."""
    state = toy(Add(0), Done())
    with pytest.raises(IllegalAnswer, match="nothing is being asked"):
        take(state, 0)
    advance(state)
    for index in (-1, 3):
        with pytest.raises(IllegalAnswer, match=f"no option {index}; there are 3"):
            take(state, index)
    assert (state.log, values(state)) == ([], [1, 2, 3])
    take(state, 0)
    assert state.log == ["0+1"]


def test_rules_that_run_in_circles_are_an_error() -> None:
    """Not an endless loop."""
    with pytest.raises(RulesError, match="circles"):
        advance(toy(Forever()))


def test_a_dead_end_is_an_error() -> None:
    """Nothing left to do, and nobody has won."""
    with pytest.raises(RulesError, match="dead end"):
        advance(toy(Say("a")))


def test_chance_is_a_seat_like_any_other() -> None:
    """It stops the loop, and may be answered for."""
    state = toy(Die(), Add(0), Done())
    choice = advance(state)
    assert choice is not None
    assert choice.seat == CHANCE
    take(state, 4)
    assert state.log == ["die 5"]


def test_settling_lets_the_states_generator_answer_for_chance() -> None:
    """Two dice are rolled before the seat is asked; the same generator rolls the same."""
    state = toy(Die(), Die(), Add(1), Done())
    twin = state.copy()
    choice = settle(state)
    assert choice is not None
    assert choice.seat == 1
    settle(twin)
    assert twin.log == state.log
    assert [line[:3] for line in state.log] == ["die", "die"]


def test_a_loaded_die_follows_its_weights() -> None:
    """Only the face with a weight comes up."""
    state = toy(Die([0, 0, 0, 0, 1, 0]), Done())
    choice = advance(state)
    assert choice is not None
    assert all(FACE.value(choice.options[roll(choice, seeded(seed))]) == 5 for seed in range(20))
    even = advance(toy(Die()))
    assert even is not None
    assert {int(roll(even, seeded(seed))) for seed in range(80)} == {0, 1, 2, 3, 4, 5}


def test_a_playout_goes_to_the_end_or_as_far_as_told() -> None:
    """And counts the choices of seats, not of chance."""
    steps = (Add(0), Die(), Add(1), Add(0, most=1), Add(1), Done())
    state = toy(*steps)
    assert playout(state, seeded(1)) == 3
    assert state.outcome is not None
    state = toy(*steps)
    assert playout(state, seeded(1), 2) == 2
    assert state.outcome is None
    assert state.pending is not None
