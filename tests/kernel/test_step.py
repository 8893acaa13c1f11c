"""Steps, questions and scripts."""

from __future__ import annotations

import pytest

from herna.kernel.choice import ASKING, PASS, TABLE, Asking
from herna.kernel.engine import advance, take
from herna.kernel.rng import seeded
from herna.kernel.rows import i64, vec
from herna.kernel.state import State
from herna.kernel.step import Ask, Pick, Script, Step
from kernel.toy import ADD, Add, Done, Say, Toy, Twice, toy


def test_the_base_classes_leave_everything_open() -> None:
    """A game that forgets a part hears of it."""
    state = State(2, seeded(1))
    step: Step[State] = Step()
    ask: Ask[State] = Ask(0)
    script: Script[State] = Script(0)
    for call in (
        lambda: step.run(state),
        lambda: step.take(state, 1),
        lambda: ask.choice(state),
        lambda: script.perform(state, Pick(())),
        lambda: script.again(()),
        state.copy,
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert state.backs() == []
    assert state.covers() == []


def test_public_steps_are_seen_as_they_are() -> None:
    """By everybody."""
    say = Say("a")
    assert say.redacted(0) is say


def ask_twice(*answers: int) -> Toy:
    """Play the script with these indexes as answers."""
    state = toy(Twice(0, source="card-1"), Done())
    advance(state)
    for index in answers:
        take(state, index)
        advance(state)
    return state


def test_a_script_asks_one_question_after_the_other() -> None:
    """It changes nothing before the last answer."""
    first = ask_twice()
    assert first.pending is not None
    assert (first.pending.prompt, first.pending.source, first.pending.seat) == ("first", "card-1", 0)
    second = ask_twice(1)
    assert second.pending is not None
    assert second.pending.prompt == "second"
    assert list(second.pending.options) == [ADD.of(value=1), ADD.of(value=2), PASS]
    assert (first.count, second.count) == (0, 0)
    assert ask_twice(1, 1).count == 22
    assert ask_twice(0, 2).count == 10


def test_one_option_is_picked_unasked_and_none_is_no_question() -> None:
    """A single answer needs no asking; a choice that may be declined vanishes without options."""
    pick = Pick(())
    assert pick.one("only", vec[i64]([7])) == 7
    assert pick.maybe("none", vec[i64]()) == PASS
    with pytest.raises(Asking):
        pick.maybe("one or none", vec[i64]([7]))
    assert (pick.prompt, list(pick.options)) == ("one or none", [7, PASS])


def test_a_script_without_a_legal_answer_ends() -> None:
    """Its question has no option, so the step is skipped."""
    pick = Pick(())
    with pytest.raises(Asking):
        pick.one("nothing", vec[i64]())
    assert (pick.prompt, list(pick.options)) == ("nothing", [])


def test_what_stops_scripts_remembers_none_of_them() -> None:
    """The same exception is raised at every question: its traceback must not grow with them."""
    ask_twice()
    ask_twice(1)
    assert ASKING.__traceback__ is None


def test_answers_inside_a_script_are_its_seats_secret() -> None:
    """Others see the script as it was before any answer."""
    script = Twice(1, (ADD.of(value=1),), "card-1")
    for viewer in (1, TABLE):
        assert script.redacted(viewer) is script
    other = script.redacted(0)
    assert isinstance(other, Twice)
    assert (other.answers, other.seat, other.source) == ((), 1, "card-1")


def test_an_ask_knows_its_seat() -> None:
    """And asks through its choice."""
    asked = Add(1).ask(toy())
    assert asked is not None
    assert asked.seat == 1
