"""Gestures: several answers at once lead nowhere else than single ones, and show nothing early."""

from __future__ import annotations

from typing import Any

import pytest

from herna.bench.pages import random_game
from herna.games import game
from herna.kernel.choice import PASS, Seat
from herna.kernel.errors import IllegalAnswer
from herna.kernel.match import Match
from herna.kernel.record import Record
from herna.web.store.models import END, MORE, UNDO, Entry
from herna.web.table.log import Gestures, prepare
from herna.web.table.ways import LONGEST, Way, Ways


def at(old: Record, answers: int) -> Match[Any]:
    """Return a game after so many answers."""
    upto = old.answers[:answers]
    return Match(game(old.game), Record(old.game, old.setup, old.seed, upto, old.salt, old.rules))


def every_way(match: Match[Any]) -> list[Way]:
    """Return all gestures with the pieces of the present question."""
    choice, verbs = match.choice, match.game.verbs
    assert choice is not None
    pieces = {verbs.anchor(option) for option in choice.options} | {choice.source}
    ways = [Ways(match, choice.seat).from_piece(piece) for piece in sorted(pieces - {""})]
    return [way for found in ways for some in found.values() for way in some]


@pytest.mark.parametrize("key", ["ahoy", "arcs", "scythe", "smashup"])
def test_gestures_are_answers_that_may_be_given_one_by_one_and_teach_nothing_before_the_last(
    key: str,
) -> None:
    old = random_game(key, 3, 5).record
    tried = 0
    for answers in range(0, len(old.answers), max(1, len(old.answers) // 12)):
        match = at(old, answers)
        if match.choice is None:
            continue
        seat, verbs = match.choice.seat, match.game.verbs
        for way in every_way(match)[:4]:
            assert 1 <= len(way.answers) <= LONGEST
            again = at(old, answers)
            for option in way.options[:-1]:
                prepare(again, seat, verbs.code(option))
            assert verbs.anchor(way.options[-1]) == way.piece
            again.answer(verbs.code(way.options[-1]))
            tried += 1
    assert tried > 3


def test_nothing_that_comes_to_light_is_part_of_a_gesture() -> None:
    old = random_game("ahoy", 3, 5).record
    sealed = next(i for i, mark in enumerate(at(old, len(old.answers)).marks) if mark.sealed and i > 5)
    match = at(old, sealed)
    assert match.choice is not None
    with pytest.raises(IllegalAnswer):
        prepare(match, match.choice.seat, old.answers[sealed])


def test_whoever_presses_what_is_asked_next_says_nothing_to_this_question() -> None:
    old = random_game("arcs", 3, 3).record
    found, match = 0, at(old, 0)
    for code in old.answers:
        asked = match.choice
        for piece in (
            [f"court-{i}" for i in range(31)] if asked is not None and asked.prompt == "declare" else []
        ):
            for way in Ways(match, asked.seat if asked else Seat(0)).to_piece(piece):
                assert way.options[0] == PASS and way.piece == piece
                found += 1
        match.answer(code)
    assert found > 0


def test_a_gesture_is_counted_from_the_log_also_when_answers_were_taken_back() -> None:
    found = Gestures()
    found.go_on(
        [
            Entry(0, 0, "answer", "a"),
            Entry(1, 0, MORE, "b"),
            Entry(2, 0, MORE, "c"),
            Entry(3, 0, "held", "d"),
        ],
    )
    assert found.last() == 3
    found.go_on([Entry(4 + i, 0, UNDO, "") for i in range(3)])
    assert found.last() == 1
    found.go_on([Entry(7, 0, MORE, "e"), Entry(8, 0, "answer", "f"), Entry(9, 0, END, "")])
    assert found.last() == 2
    assert found.standing == [("a", False), ("e", True), ("f", False)]


def test_what_was_taken_back_is_given_again_gesture_by_gesture() -> None:
    found = Gestures()
    log = [
        Entry(0, 0, MORE, "a"),
        Entry(1, 0, "answer", "b"),
        Entry(2, 0, "answer", "c"),
        Entry(3, 0, MORE, "d"),
        Entry(4, 0, MORE, "e"),
        Entry(5, 0, "answer", "f"),
    ]
    found.go_on([*log, *[Entry(6 + i, 0, UNDO, "") for i in range(6)]])
    undone = ["f", "e", "d", "c", "b", "a"]
    assert found.again(undone) == ["a", "b"]
    found.go_on([Entry(12, 0, MORE, "a"), Entry(13, 0, "answer", "b")])
    assert (found.again(undone[:4]), found.last()) == (["c"], 2)
    found.go_on([Entry(14, 0, "answer", "c")])
    assert found.again(undone[:3]) == ["d", "e", "f"]
    assert found.again(undone[2:3]) == ["d"]  # what came to light in between is not given again
    found.go_on([Entry(15, 0, "answer", "x")])
    assert found.undone == []
