"""What others did since somebody's last answer, and how fast bots play."""

from __future__ import annotations

import json
from typing import Any

import pytest

from herna.games import game
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.record import fresh
from herna.web.guard.problems import NotNow
from herna.web.mind.tempo import SPEEDS, Tempo, pause, skips, wished
from herna.web.store.models import BOT, PERSON, PLAYING, Options, SeatRow, TableRow
from herna.web.table.meanwhile import FRAMES, LINES, last_own, meanwhile, spread
from herna.web.table.seen import seen_by
from herna.web.table.tables import Live


def playing(speed: str = "calm", answers: int = 0) -> Live:
    """Return a table of a person and two bots after so many answers."""
    table = TableRow(
        "t", "harbours", "", "host", 0, 0, {}, "0", "", 1, [], Options(speed=speed), PLAYING, 0, 0
    )
    names = ("Eva", "Ada", "Kuba")
    seats = [SeatRow(i, PERSON if i == 0 else BOT, "eva" if i == 0 else None, names[i]) for i in range(3)]
    live = Live(table, seats)
    match = live.match = Match(game("harbours"), fresh("harbours", Setup(3, {})))
    go_on(match, answers)
    return live


def go_on(match: Match[Any], answers: int) -> None:
    """Give the first answer so many times."""
    for _ in range(answers):
        assert match.choice is not None
        match.answer(match.game.verbs.code(match.choice.options[0]))


def until_asked(live: Live, seat: int) -> Match[Any]:
    """Play on until a seat is asked."""
    match = live.playing()
    while match.choice is not None and match.choice.seat != seat:
        go_on(match, 1)
    return match


def answered(live: Live) -> Match[Any]:
    """Answer for the first seat until somebody else is asked."""
    match = until_asked(live, 0)
    while match.choice is not None and match.choice.seat == 0:
        go_on(match, 1)
    return match


def test_what_others_did_is_summed_up_from_ones_own_last_answer_on() -> None:
    live = playing()
    match = answered(live)
    since = len(match.marks)
    until_asked(live, 0)
    found = meanwhile(seen_by(live, 0, "en"))
    assert found is not None
    assert last_own(0, [mark.seat for mark in match.marks]) == since
    assert {each.seat for each in found.by} <= {1, 2}
    assert all(since < frame <= len(match.marks) for frame in found.frames)
    story = (match.state.story or [])[match.marks[since].told :]
    for each in found.by:
        keys = {event.key for event in story if event.seat == each.seat}
        assert len(each.told) + each.more == len(keys)
        assert len(each.told) <= LINES
        told = sum(deed.times for deed in each.told)
        assert told == sum(1 for event in story if event.seat == each.seat) or each.more
        assert all(
            live.names[each.seat] in "".join(part.text for part in deed.line.parts) for deed in each.told
        )


def test_after_ones_own_answer_nothing_happened_meanwhile() -> None:
    live = playing()
    answered(live)
    assert meanwhile(seen_by(live, 0, "en")) is None
    assert meanwhile(seen_by(live, -1, "en")) is None


def test_a_long_while_is_shown_in_a_few_positions() -> None:
    assert spread([4, 5, 9]) == (4, 5, 9)
    long = spread(list(range(100, 200)))
    assert len(long) == FRAMES and long[0] == 100 and long[-1] == 199
    assert sorted(set(long)) == list(long)


def test_skipping_lasts_until_a_person_has_answered() -> None:
    live = playing()
    match = answered(live)
    live.table.options = Options(speed=wished(live, "skip"))
    assert skips(live) and pause(live, in_a_row=False) == 0
    until_asked(live, 0)
    assert skips(live)
    go_on(match, 1)
    assert not skips(live)
    assert (pause(live, in_a_row=False), pause(live, in_a_row=True)) == SPEEDS["calm"]


def test_a_speed_is_one_there_is() -> None:
    live = playing("brisk>7")
    assert Tempo.read(live.table.options.speed) == Tempo("brisk", 7)
    assert Tempo.read("brisk>7").text() == "brisk>7"
    assert Tempo.read("sideways>x") == Tempo("calm")
    assert wished(live, "at-once") == "at-once"
    with pytest.raises(NotNow):
        wished(live, "sideways")
    assert json.loads(Options(speed="calm>3").text())["speed"] == "calm>3"
