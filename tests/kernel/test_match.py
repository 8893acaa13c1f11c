"""A state and its record in step: answers, undo, redo, branches."""

from __future__ import annotations

import pytest

from herna.kernel.dump import dump
from herna.kernel.errors import BadRecord, BadSetup, IllegalAnswer
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.record import Record
from kernel.toy import Toy, ToyGame


def match(*answers: str, die: str = "no", seed: int = 5) -> Match[Toy]:
    """Return a toy match after these answers."""
    return Match(ToyGame(), Record("toy", Setup(2, {"die": die}), seed, list(answers)))


def test_answers_are_taken_and_recorded() -> None:
    """By their codes."""
    game = match()
    assert game.choice is not None
    assert game.choice.seat == 0
    game.answer("add.x3")
    game.answer("pass")
    assert game.record.answers == ["add.x3", "pass"]
    assert game.state.count == 3
    assert game.choice is not None
    assert game.choice.seat == 1


def test_a_finished_match_has_its_result_in_the_record() -> None:
    """And takes no more answers."""
    game = match(*["add.x3", "pass"] * 3)
    assert game.record.result is None
    game.answer("add.x1")
    game.answer("pass")
    assert game.choice is None
    assert game.record.result == ([0], [10, 0])
    with pytest.raises(IllegalAnswer, match="the game is over"):
        game.answer("pass")
    assert not game.can_undo(1)


def test_an_illegal_answer_leaves_everything_as_it_was() -> None:
    """And says what is possible."""
    game = match("add.x1")
    before = dump(game.state)
    with pytest.raises(IllegalAnswer, match=r"'add.x3' is not possible now; possible: add.x1, pass"):
        game.answer("add.x3")
    with pytest.raises(IllegalAnswer, match="no answer is spelled 'nonsense'"):
        game.answer("nonsense")
    assert dump(game.state) == before
    assert game.record.answers == ["add.x1"]


def test_a_record_of_another_game_or_setup_is_refused() -> None:
    """Before anything is played."""
    with pytest.raises(BadRecord, match="the record is of 'chess', not of 'toy'"):
        Match(ToyGame(), Record("chess", Setup(2, {}), 1, []))
    with pytest.raises(BadSetup):
        Match(ToyGame(), Record("toy", Setup(5, {}), 1, []))


def test_a_record_that_breaks_says_at_which_answer() -> None:
    """Counting from one."""
    with pytest.raises(BadRecord, match=r"answer 2 of the record is not possible: 'add\.x3' is not"):
        match("add.x1", "add.x3")


def test_undo_takes_back_what_told_nothing() -> None:
    """The seat's own last answer, and only that."""
    game = match()
    before = dump(game.state)
    assert not game.can_undo(0)
    game.answer("add.x2")
    assert game.can_undo(0)
    assert not game.can_undo(1)
    game.undo()
    assert dump(game.state) == before
    assert game.record.answers == []


def test_the_end_of_a_turn_may_be_taken_back() -> None:
    """The next seat has not answered yet."""
    game = match("add.x2", "pass")
    assert game.can_undo(0)
    game.answer("add.x1")
    assert not game.can_undo(0)
    assert game.can_undo(1)


def test_a_drawn_card_cannot_be_put_back() -> None:
    """It was seen."""
    game = match("add.x2", "add.x1")
    assert not game.can_undo(0)
    with pytest.raises(IllegalAnswer, match="cannot be taken back"):
        game.undo()
    assert game.record.answers == ["add.x2", "add.x1"]


def test_a_rolled_die_cannot_be_rolled_again() -> None:
    """Chance has spoken."""
    game = match("add.x2", die="yes")
    assert game.can_undo(0)
    game.answer("pass")
    assert not game.can_undo(0)


def test_redo_gives_the_answers_again() -> None:
    """In their order, until another answer is given."""
    game = match("add.x2", "pass")
    game.undo()
    game.undo()
    assert game.can_redo(0)
    assert not game.can_redo(1)
    game.redo()
    assert game.record.answers == ["add.x2"]
    game.redo()
    assert game.record.answers == ["add.x2", "pass"]
    assert not game.can_redo(0)
    with pytest.raises(IllegalAnswer, match="nothing was taken back"):
        game.redo()


def test_another_answer_forgets_what_was_taken_back() -> None:
    """The same answer keeps the rest of it."""
    game = match("add.x2", "pass")
    game.undo()
    game.undo()
    game.answer("add.x2")
    assert game.can_redo(0)
    game.undo()
    game.answer("add.x1")
    assert not game.can_redo(0)


def test_undo_and_redo_need_an_answer_to_take_back() -> None:
    """At the start there is none."""
    with pytest.raises(IllegalAnswer):
        match().undo()


def test_a_branch_goes_on_with_other_luck() -> None:
    """The past stays; cards nobody knows lie in another order."""
    old = match("add.x1", "add.x1", "add.x1", "pass", seed=9)
    orders: set[tuple[int, ...]] = set()
    for _ in range(12):
        new = old.branched(2)
        assert new.record.answers == ["add.x1", "add.x1"]
        assert list(new.state.hands[0].cards()) == list(old.state.hands[0].cards())
        assert new.state.count == 1
        assert not new.can_undo(0)
        again = Match(ToyGame(), new.record)
        assert dump(again.state) == dump(new.state)
        orders.add(tuple(new.state.deck.cards()))
    assert len(orders) > 5


def test_a_branch_of_a_branch_keeps_the_older_one() -> None:
    """Unless it begins before it."""
    first = match("add.x1", "pass", "add.x1").branched(2)
    first.answer("add.x2")
    assert [branch.at for branch in first.branched(3).record.branches] == [2, 3]
    assert [branch.at for branch in first.branched(1).record.branches] == [1]
    assert [branch.at for branch in first.branched(0).record.branches] == [0]


@pytest.mark.parametrize("at", [-1, 2])
def test_a_branch_needs_a_point_of_the_game(at: int) -> None:
    """From the start to the last answer."""
    with pytest.raises(IllegalAnswer, match=f"there is no point {at}"):
        match("add.x1").branched(at)


def test_views_come_from_the_match() -> None:
    """Redacted for the viewer."""
    game = match("add.x1", "add.x1")
    assert game.view(0).viewer == 0
    assert list(game.view(1).hands[0].cards()) == [-1]


def test_marks_tell_who_answered_and_where_the_story_stood() -> None:
    """A page shows the lines since an answer."""
    game = match("add.x1", "add.x1")
    assert [(mark.seat, mark.sealed, mark.told) for mark in game.marks] == [(0, False, 0), (0, True, 0)]


def test_several_answers_are_taken_back_at_once_and_given_again() -> None:
    """As many as the seat gave in a row, and no more."""
    game = match("add.x3", "pass")
    assert game.can_take_back(0) == 2
    assert game.can_take_back(1) == 0
    for count in (0, 3):
        with pytest.raises(IllegalAnswer, match="cannot be taken back"):
            game.undo(count)
    game.undo(2)
    assert game.record.answers == []
    assert game.can_take_back(0) == 0
    assert game.undone == ["pass", "add.x3"]
    game.redo()
    assert game.can_take_back(0) == 1
    game.redo()
    assert game.record.answers == ["add.x3", "pass"]
    assert game.undone == []
