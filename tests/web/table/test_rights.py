"""Who may do what at a table: every kind of visitor, at every stage, wanting everything."""

from __future__ import annotations

import pytest

from herna.web.store.models import OPEN, OVER, PERSON, PLAYING, STAND_IN, WAITING, Options, SeatRow, TableRow
from herna.web.table.absence import SOON
from herna.web.table.rights import Act, may
from herna.web.table.tables import Live

VISITORS = (None, "stranger", "rival", "owner", "host")
NOW = 1_000_000.0
STAGES = ("waiting", "playing", "called", "unheard", "stand-in", "over")
TABLE = """
look       yyyyy --yyy --yyy --yyy --yyy yyyyy
reveal     ----- ----- ----- ----- ----- yyyyy
download   ----- ----- ----- ----- ----- yyyyy
analyse    ----- ----- ----- ----- ----- yyyyy
branch     ----- ----- ----- ----- ----- yyyyy
rematch    ----- ----- ----- ----- ----- --yyy
answer     ----- ---y- ---y- ---y- ----- -----
undo       ---y- ---y- ---y- ---y- ----- ---y-
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
"""
"""For each stage, whether nobody, a stranger, a rival, the seat's owner and a host without a seat may."""


def at(stage: str) -> Live:
    """Return a table that does not want to be watched; the question is about its first seat."""
    kept = {"waiting": WAITING, "over": OVER}.get(stage, PLAYING)
    table = TableRow("t", "harbours", "", "host", 0, 0, {}, "0", "", 1, [], Options(watch=False), kept, 0, 0)
    called = {"called": NOW - SOON + 1, "unheard": NOW - SOON}.get(stage, 0.0)
    kind = STAND_IN if stage == "stand-in" else PERSON
    first = SeatRow(0, kind, "owner", "Eva", "", 0, "digest", called)
    rival = SeatRow(1, PERSON, "rival", "Petr")
    free = [SeatRow(2, OPEN, None, "")] if stage == "waiting" else []
    return Live(table, [first, rival, *free], lambda: NOW)


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


def test_a_free_seat_is_the_hosts_to_fill_and_to_pass_on() -> None:
    live = at("waiting")
    for act in (Act.LINK, Act.REPLACE):
        assert [may(live, visitor, act, 2) for visitor in VISITORS] == [False] * 4 + [True]
