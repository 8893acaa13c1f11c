"""Who may do what with a tournament: every kind of visitor, at every stage, wanting everything."""

from __future__ import annotations

import pytest

from herna.cups.rounds import Kind
from herna.kernel.errors import BadSetup, UnknownGame
from herna.web.cups.course import Course
from herna.web.cups.plan import Plan, sensible
from herna.web.cups.rights import CupAct, may
from herna.web.store.clock import DAY, QUICK, SLOW
from herna.web.store.cups import CANCELLED, ENDED, ENTRY, UNDER_WAY, Cup, CupRow, Entrant

STAGES = (ENTRY, UNDER_WAY, ENDED, CANCELLED)
VISITORS = (None, "stranger", "entrant", "gone", "host")
TABLE = """
enter     yy--y ----- ----- -----
leave     --y-- --y-- ----- -----
arrange   ----y ----- ----- -----
start     ----y ----- ----- -----
cancel    ----y ----y ----- -----
"""
"""For each stage, whether nobody known, a stranger, an entrant, one who gave up and the host may."""


def at(stage: str, kind: str = Kind.SWISS, most: int = 0, programs: bool = True) -> Course:
    """Return a tournament with two entrants, one of whom has given up."""
    plan = sensible(Plan(("harbours",), kind, most=most, programs=programs))
    entrants = [Entrant(1, "entrant", "", "Eva"), Entrant(2, "gone", "", "Jan", 1)]
    return Course(Cup(CupRow("c", "", "host", kind, plan.text(), stage, 0, 0, 0), entrants))


@pytest.mark.parametrize("line", TABLE.split("\n")[1:-1])
def test_who_may(line: str) -> None:
    act, *found = line.split()
    seen = ["".join("-y"[may(at(stage), who, CupAct(act))] for who in VISITORS) for stage in STAGES]
    assert seen == found


def test_every_act_is_in_the_table() -> None:
    assert [line.split()[0] for line in TABLE.split("\n")[1:-1]] == [str(act) for act in CupAct]


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("let", [True, False])
def test_programs_may_what_people_may_but_for_entering_where_they_are_not_let_in(
    stage: str, let: bool
) -> None:
    course = at(stage, programs=let)
    for act in CupAct:
        for who in VISITORS:
            barred = act == CupAct.ENTER and not let
            assert may(course, who, act, program=True) == (may(course, who, act) and not barred)


def test_at_the_tables_of_a_tournament_without_programs_none_may_answer() -> None:
    plans = [sensible(Plan(("harbours",), programs=let)) for let in (True, False)]
    assert [each.options(bots_only=False).programs_sit for each in plans] == ["yes", "no"]


def test_a_ladder_can_be_entered_while_it_goes_on_and_nothing_that_is_full() -> None:
    assert may(at(UNDER_WAY, Kind.LADDER), "stranger", CupAct.ENTER)
    assert not may(at(ENDED, Kind.LADDER), "stranger", CupAct.ENTER)
    assert not may(at(ENTRY, most=2), "stranger", CupAct.ENTER)


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": ()},
        {"games": ("harbours", "harbours")},
        {"games": ("chess",)},
        {"size": 5},
        {"kind": "cat"},
        {"rounds": 61},
        {"most": 1},
        {"most": 65},
        {"pace": "live"},
        {"bank": 5},
        {"length": 60},
        {"forgotten": "never"},
    ],
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises((BadSetup, UnknownGame)):
        sensible(Plan(**{"games": ("harbours",), **wrong}))  # type: ignore[arg-type]


def test_there_is_always_a_clock() -> None:
    evening, days = (sensible(Plan(("harbours",), pace=pace)) for pace in (QUICK, SLOW))
    assert evening.bank > 0 and evening.allowance == 0 and days.allowance == DAY and days.bank == 0
    assert evening.length < DAY < days.length
    assert Plan.read(days.text()) == days and days.options(bots_only=False).terms.timed
