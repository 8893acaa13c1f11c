"""Who may do what at a table: every kind of visitor, at every stage, wanting everything."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import herna.web
from herna.games import game
from herna.kernel.choice import EVERYONE
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.record import fresh
from herna.web.guard.problems import NotYours
from herna.web.store.models import OPEN, OVER, PERSON, PLAYING, STAND_IN, WAITING, Options, SeatRow, TableRow
from herna.web.table.absence import SOON
from herna.web.table.rights import Act, may, place, seat_for, sees_as
from herna.web.table.tables import Live

VISITORS = (None, "stranger", "rival", "owner", "host")
NOW = 1_000_000.0
STAGES = ("waiting", "playing", "called", "unheard", "stand-in", "over")
TABLE = """
look       yyyyy --yyy --yyy --yyy --yyy yyyyy
see        ---y- ---y- ---y- ---y- ---y- yyyyy
reveal     ----- ----- ----- ----- ----- yyyyy
download   ----- ----- ----- ----- ----- yyyyy
analyse    ----- ----- ----- ----- ----- yyyyy
branch     ----- ----- ----- ----- ----- yyyyy
rematch    ----- ----- ----- ----- ----- --yyy
answer     ----- ---y- ---y- ---y- ----- -----
undo       ----- ---y- ---y- ---y- ----- -----
redo       ----- ---y- ---y- ---y- ----- -----
hint       ----- ---y- ---y- ---y- ----- -----
say        ---y- ---y- ---y- ---y- ----- ---y-
leave      ---y- ---y- ---y- ---y- ----- -----
come-back  ----- ----- ----- ----- ---y- -----
relieve    ----- ----- ----- ----- ----- -----
call       ----- --y-y ----- ----- --y-y -----
replace    ---y- ---y- ---y- --yyy ----- -----
link       ---yy ---y- ---y- ---yy ---y- -----
see-link   ---y- ---y- ---yy ---yy ---y- ---y-
sit        ----- ----- ----- ----- ----- -----
claim      yyyyy yyyyy yyyyy yyyyy yyyyy yyyyy
remove     ----y ----- ----- ----- ----- -----
offer      ----y ----- ----- ----- ----- -----
murmur     ----- ----y ----y ----y ----y yy--y
overhear   ----- ----y ----y ----y ----y yyyyy
pace       ----- --yy- --yy- --yy- --yy- -----
keep       --yyy --yyy --yyy --yyy --yyy --yyy
"""
"""For each stage, whether nobody, a stranger, a rival, the seat's owner and a host without a seat may."""

ANSWERING = {"answer", "undo", "redo", "hint"}
BARRED = {"yes": set[str](), "invited": {"sit"}, "no": {"sit", "claim", *ANSWERING}}
"""What programs may not do where their host lets all of them sit down, those with an invitation, or none."""


def at(stage: str) -> Live:
    """Return a table that does not want to be watched; the question is about its first seat."""
    kept = {"waiting": WAITING, "over": OVER}.get(stage, PLAYING)
    table = TableRow("t", "harbours", "", "host", 0, 0, {}, "0", "", 1, [], Options(watch=False), kept, 0, 0)
    called = {"called": NOW - SOON + 1, "unheard": NOW - SOON}.get(stage, 0.0)
    kind = STAND_IN if stage == "stand-in" else PERSON
    first = SeatRow(0, kind, "owner", "Eva", "", 0, "digest", called)
    rival = SeatRow(1, PERSON, "rival", "Petr")
    free = [SeatRow(2, OPEN, None, "")] if stage == "waiting" else []
    live = Live(table, [first, rival, *free], lambda: NOW)
    live.match = None if stage == "waiting" else undoable()
    return live


def undoable() -> Match[Any]:
    """Return a game in which the first seat may take an answer back, and give another one again."""
    match = Match(game("harbours"), fresh("harbours", Setup(2, {})))
    while match.can_take_back(0) < 2:
        assert match.choice is not None
        codes = [match.game.verbs.code(option) for option in match.choice.options]
        bid = "bid.x1" if match.choice.seat == 0 else "bid.x0"
        match.answer(bid if bid in codes else next(c for c in codes if c.startswith(("trade", "build"))))
    match.undo()
    return match


@pytest.mark.parametrize("row", TABLE.strip().splitlines(), ids=lambda row: row.split()[0])
def test_who_may_do_what_and_when(row: str) -> None:
    act, *expected = row.split()
    found = [
        "".join("y" if may(at(stage), visitor, Act(act), 0) else "-" for visitor in VISITORS)
        for stage in STAGES
    ]
    assert found == expected


def test_the_table_speaks_of_everything() -> None:
    assert [row.split()[0] for row in TABLE.strip().splitlines()] == [act.value for act in Act]


@pytest.mark.parametrize("let", BARRED)
@pytest.mark.parametrize("stage", STAGES)
def test_programs_may_what_people_may_but_for_what_the_host_keeps_from_them(let: str, stage: str) -> None:
    live = at(stage)
    live.table.options = Options(listed=True, programs_sit=let)
    for act in Act:
        for visitor in VISITORS:
            people, programs = (may(live, visitor, act, 0, program) for program in (False, True))
            assert programs == (people and act.value not in BARRED[let]), (act, visitor)


def test_who_is_kept_a_seat_by_a_rematch_is_invited() -> None:
    live = at("waiting")
    live.seats[2].visitor = "stranger"
    for let, may_sit in (("yes", True), ("invited", True), ("no", False)):
        live.table.options = Options(programs_sit=let)
        assert may(live, "stranger", Act.SIT, None, program=True) == may_sit


def test_a_free_seat_is_the_hosts_to_fill_and_to_pass_on() -> None:
    live = at("waiting")
    for act in (Act.LINK, Act.REPLACE):
        assert [may(live, visitor, act, 2) for visitor in VISITORS] == [False] * 4 + [True]


def test_a_table_may_let_answers_stand_and_give_no_hints() -> None:
    live = at("playing")
    live.table.options = Options(undo=False, hints=False)
    assert not any(may(live, "owner", act, 0) for act in (Act.UNDO, Act.REDO, Act.HINT))


def test_only_the_last_answer_of_a_seat_may_be_taken_back() -> None:
    live = at("playing")
    assert live.match is not None
    live.match.undo()
    assert not may(live, "owner", Act.UNDO, 0)
    assert may(live, "owner", Act.REDO, 0)
    assert not may(live, "rival", Act.REDO, 1)


def test_who_has_one_seat_acts_for_it_and_who_has_two_says_for_which() -> None:
    live = at("playing")
    assert seat_for(live, "owner", None) == 0
    live.seats[1].visitor = "owner"
    assert seat_for(live, "owner", 1) == 1
    for visitor, asked in (("owner", None), ("owner", 2), ("stranger", None), ("rival", 1), (None, 0)):
        with pytest.raises(NotYours):
            seat_for(live, visitor, asked)


def test_a_shared_screen_shows_a_seat_only_to_whom_it_was_handed() -> None:
    live = at("playing")
    assert place(live, "owner", None) == place(live, "owner", 1) == (0, None)
    live.seats[1].visitor = "owner"
    assert live.choice is not None
    turn = int(live.choice.seat)
    assert place(live, "owner", None) == place(live, "owner", 1 - turn) == (EVERYONE, turn)
    assert place(live, "owner", turn) == (turn, None)
    assert sees_as(live, "owner", turn) == turn
    with pytest.raises(NotYours, match="handed over"):
        sees_as(live, "owner", 1 - turn)


def test_nobody_else_refuses_what_is_not_theirs() -> None:
    """Tokens, order in the house, tournaments and who may read numbers are no matters of a table."""
    web = Path(str(herna.web.__file__)).parent
    said = {
        str(path.relative_to(web))
        for path in web.rglob("*.py")
        if re.search(
            r"raise NotYours|return NotYours|[=!]= \w+\.table\.host", path.read_text(encoding="utf-8")
        )
    }
    assert said == {
        "table/rights.py",
        "table/seat_rights.py",
        "club/gate.py",
        "club/programs.py",
        "guard/scopes.py",
        "cups/rights.py",
        "api/programs.py",
        "api/routes.py",
        "app.py",
        "pages/me.py",
    }
