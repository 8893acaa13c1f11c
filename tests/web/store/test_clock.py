"""Thinking time: it runs for people who are asked, survives a restart, and makes nobody lose."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from herna.kernel.errors import BadSetup
from herna.web.store.clock import BREATH, DAY, HOUR, Clock, Reading, Terms, agreed, span
from herna.web.store.models import ANSWER, BOT, PERSON, PLAYING, UNDO, Entry, Options, SeatRow, TableRow
from herna.web.store.store import Store
from herna.web.table.tables import Live, Tables
from web.guests import Guest, Inn

QUICK = Terms(bank=600, more=10)
SLOW = Terms(allowance=DAY)
LEFT = re.compile(r'role="timer" data-left="(\d+)"( data-runs="(?:mine|other)")?')


class Watch:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        """Return the time."""
        return self.time


@pytest.fixture
def watch() -> Watch:
    """The clock of the house."""
    return Watch()


@pytest.fixture
def timed(tmp_path: Path, watch: Watch) -> Iterator[Inn]:
    """A house whose clock stands still unless the test turns it."""
    found = Inn(f"sqlite:///{tmp_path / 'herna.db'}", now=watch).open()
    yield found
    found.close()


def two(inn: Inn, **fields: str) -> tuple[Guest, Guest, str]:
    """Return two guests at a table of their own; the first one is the host."""
    host, friend = inn.guest(), inn.guest()
    table = host.new_table(seat1="open", seat2="none", seat3="none", name0="Jana", **fields)
    link = re.search(r"/join/[\w-]+", host.get(f"/t/{table}").text)
    assert link is not None
    friend.post(link[0], {"name": "Petr"})
    return host, friend, table


def asked(guests: tuple[Guest, Guest], table: str) -> tuple[Guest, Guest]:
    """Return who is asked, and who waits."""
    one, other = guests
    return (one, other) if one.options(table) else (other, one)


def times(guest: Guest, table: str) -> list[tuple[int, bool]]:
    """Return what the clocks on a page show: the seconds left, and whether they run."""
    return [(int(left), bool(runs)) for left, runs in LEFT.findall(guest.parts(table)["parts"]["clocks"])]


# what was agreed on


def test_a_live_table_has_no_clock() -> None:
    assert agreed("live", 600, 10, DAY) == Terms()
    assert not Terms().timed
    assert Clock(100.0).left(Terms(), 0, True, 200.0) is None


def test_a_pace_has_usual_terms_and_bounds() -> None:
    assert agreed("quick") == Terms(1200, 15)
    assert agreed("quick", 60, 0) == Terms(60, 0)
    assert agreed("slow") == Terms()
    assert agreed("slow", allowance=HOUR) == Terms(allowance=HOUR)
    for bank, more in [(59, 0), (43_201, 0), (600, 601), (600, -1)]:
        with pytest.raises(BadSetup, match="60 to 43200"):
            agreed("quick", bank, more)
    for seconds in (HOUR - 1, 30 * DAY + 1, -5):
        with pytest.raises(BadSetup, match="3600 to 2592000"):
            agreed("slow", allowance=seconds)
    with pytest.raises(BadSetup, match="live, quick, slow, not 'blitz'"):
        agreed("blitz")


# the clock itself


def test_a_bank_runs_while_its_seat_is_asked() -> None:
    clock = Clock(1000.0, (100.0, 0.0))
    assert clock.left(QUICK, 0, True, 1030.0) == 470
    assert clock.left(QUICK, 0, False, 1030.0) == 500
    assert clock.left(QUICK, 1, False, 1030.0) == 600
    assert clock.left(QUICK, 0, True, 5000.0) == 0
    assert clock.left(QUICK, 0, True, 900.0) == 500, "a clock set back takes and gives nothing"


def test_what_was_thought_is_noted_and_nobody_owes_time() -> None:
    clock = Clock(1000.0).stopped(QUICK, 1, 1040.0)
    assert clock == Clock(1040.0, (0.0, 40.0))
    assert clock.stopped(QUICK, None, 2000.0) == Clock(2000.0, (0.0, 40.0))
    late = clock.stopped(QUICK, 1, 9999.0)
    assert late.spent == (0.0, 600.0)
    assert late.noted(QUICK, 1, -10).left(QUICK, 1, False, 9999.0) == 10
    assert Clock().stopped(QUICK, 0, 50.0) == Clock(50.0, (0.0,)), "a clock that never began took nothing"


def test_a_deadline_is_for_each_answer() -> None:
    clock = Clock(1000.0)
    assert clock.left(SLOW, 0, True, 1000.0 + HOUR) == DAY - HOUR
    assert clock.left(SLOW, 1, False, 1000.0 + HOUR) is None
    assert clock.stopped(SLOW, 0, 1000.0 + HOUR).left(SLOW, 0, True, 1000.0 + HOUR) == DAY


def test_who_comes_back_has_some_time() -> None:
    assert Clock(1.0, (600.0,)).welcomed(QUICK, 0).left(QUICK, 0, False, 1.0) == BREATH
    assert Clock(1.0, (100.0,)).welcomed(QUICK, 0) == Clock(1.0, (100.0,))
    assert Clock(1.0, (60.0,)).welcomed(Terms(60), 0).left(Terms(60), 0, False, 1.0) == 60


def test_a_clock_is_written_and_read() -> None:
    assert Clock.read("") == Clock() and Clock().text() == ""
    clock = Clock(1000.5, (3.25, -10.0))
    assert Clock.read(clock.text()) == clock


def test_a_clock_shows_what_people_can_read() -> None:
    shown = [span(each) for each in (0, 5, 65, 3599, HOUR, 5 * HOUR + 61, DAY, 3 * DAY + 4 * HOUR + 59)]
    assert shown == ["0:00", "0:05", "1:05", "59:59", "1 h 0 min", "5 h 1 min", "1 d 0 h", "3 d 4 h"]
    assert Reading(0, 0, True).out and not Reading(0, 0, False).out and not Reading(0, 1, True).out
    assert Reading(0, 65, True).text == "1:05"


# at a table


def test_a_table_without_clock_shows_none(timed: Inn, watch: Watch) -> None:
    host, _friend, table = two(timed)
    watch.time += DAY
    assert times(host, table) == []
    assert 'role="timer"' not in host.get(f"/t/{table}").text


def test_only_who_is_asked_uses_time_and_gets_more_when_the_question_passes_on(
    timed: Inn, watch: Watch
) -> None:
    host, friend, table = two(timed, pace="quick", bank="600+10")
    assert sorted(times(host, table)) == [(600, False), (600, True)]
    first, second = asked((host, friend), table)
    watch.time += 60
    assert sorted(times(host, table)) == [(540, True), (600, False)]
    first.answer(table, "bid.x0")
    assert sorted(times(first, table)) == [(550, False), (600, True)]
    watch.time += 5
    assert sorted(times(second, table)) == [(550, False), (595, True)]


def test_further_answers_of_one_turn_bring_no_more_time(timed: Inn, watch: Watch) -> None:
    host, friend, table = two(timed, pace="quick", bank="600+10")
    for _bid in range(2):
        asked((host, friend), table)[0].answer(table, "bid.x0")
    player = asked((host, friend), table)[0]
    assert sorted(times(player, table)) == [(600, True), (610, False)]
    play = next(code for code in player.options(table) if code.startswith("play."))
    watch.time += 20
    player.answer(table, play)
    assert player.options(table), "the same player is asked again"
    assert sorted(times(player, table)) == [(580, True), (610, False)]


def test_taking_back_gives_up_what_was_added(watch: Watch) -> None:
    terms = Options("quick", bank=600, more=10)
    clock = Clock(watch.time, (-10.0, 0.0))
    table = TableRow("t", "harbours", "", "me", 0, 0, {}, "0", "", 1, [], terms, PLAYING, 1, 1, clock=clock)
    live = Live(table, [SeatRow(0, PERSON, "a", "A"), SeatRow(1, PERSON, "b", "B")], watch)
    tables = Tables(Store("sqlite:///:memory:"), lambda _live: None, now=watch)
    watch.time += 30
    back = tables.ticked(live, Entry(1, 0, UNDO, ""), 0)
    assert back == Clock(watch.time, (0.0, 30.0)), (
        "who took back has what was left before; who was asked thought"
    )
    table.turn = 0
    assert tables.ticked(live, Entry(1, 0, UNDO, ""), 0).spent == (20.0, 0.0), (
        "within a turn nothing was added"
    )
    live.seats[0] = SeatRow(0, BOT, None, "A")
    assert tables.ticked(live, Entry(1, 0, ANSWER, "pass"), 1).spent == (-10.0, 0.0), (
        "bots use and get no time"
    )


def test_time_survives_a_restart(tmp_path: Path, watch: Watch) -> None:
    db = f"sqlite:///{tmp_path / 'herna.db'}"
    inn = Inn(db, now=watch).open()
    host, _friend, table = two(inn, pace="quick", bank="600+10")
    cookies = dict(host.client.cookies)
    watch.time += 100
    inn.close()
    watch.time += 50
    again = Inn(db, now=watch).open()
    try:
        back = again.guest()
        back.client.cookies.update(cookies)
        assert sorted(times(back, table)) == [(450, True), (600, False)]
    finally:
        again.close()


def test_whose_time_is_up_may_answer_or_be_relieved_by_another_player(timed: Inn, watch: Watch) -> None:
    host, friend, table = two(timed, pace="quick", bank="60+0")
    slow, other = asked((host, friend), table)
    seat = slow.fields(table)["as"]
    stranger = timed.guest()
    stranger.get(f"/t/{table}")
    relieve = f"/t/{table}/seats/{seat}/relieve"
    watch.time += 59
    assert relieve not in other.get(f"/t/{table}").text
    assert other.post(relieve).status_code == 409, "there is a second left"
    watch.time += 1
    page = other.get(f"/t/{table}").text
    assert "time is up" in page and relieve in page
    assert relieve not in slow.get(f"/t/{table}").text
    assert relieve not in stranger.get(f"/t/{table}").text
    assert slow.options(table), "who is late may still answer"
    assert stranger.post(relieve).status_code == 403
    assert slow.post(relieve).status_code == 403, "nobody relieves themselves"
    assert other.post(relieve).status_code == 200
    assert "A bot plays for you" in slow.get(f"/t/{table}").text
    assert len(times(other, table)) == 1, "bots have no clock"


def test_who_comes_back_takes_the_seat_with_time_in_hand(timed: Inn, watch: Watch) -> None:
    host, friend, table = two(timed, pace="quick", bank="600+0")
    slow, other = asked((host, friend), table)
    seat = slow.fields(table)["as"]
    watch.time += 700
    other.post(f"/t/{table}/seats/{seat}/relieve")
    other.wait(table)
    watch.time += 100
    assert slow.post(f"/t/{table}/seats/{seat}/back").status_code == 200
    assert (BREATH, False) in times(slow, table)
    assert (500, True) in times(slow, table)


def test_leaving_stops_the_clock(timed: Inn, watch: Watch) -> None:
    host, friend, table = two(timed, pace="quick", bank="600+0")
    one, other = asked((host, friend), table)
    seat = one.fields(table)["as"]
    watch.time += 40
    one.post(f"/t/{table}/leave", {"as": seat})
    other.wait(table)
    watch.time += 70
    one.post(f"/t/{table}/seats/{seat}/back")
    assert sorted(times(one, table)) == [(530, True), (560, False)]


def test_over_days_each_answer_has_its_deadline_and_the_lobby_says_so(timed: Inn, watch: Watch) -> None:
    host, friend, table = two(timed, pace="slow", allowance=str(3 * DAY))
    first, second = asked((host, friend), table)
    assert times(first, table) == [(3 * DAY, True)]
    watch.time += DAY + HOUR
    assert "1 d 23 h" in first.get("/").text
    assert "1 d 23 h" in first.get(f"/t/{table}").text
    first.answer(table, "bid.x0")
    assert times(second, table) == [(3 * DAY, True)]
    watch.time += 3 * DAY
    assert "time is up" in second.get("/").text
    assert "Let a bot play for" in first.get(f"/t/{table}").text


def test_a_slow_table_need_not_have_a_deadline(timed: Inn) -> None:
    host, _friend, table = two(timed, pace="slow", allowance="0")
    assert times(host, table) == []


def test_the_clock_begins_with_the_game(timed: Inn, watch: Watch) -> None:
    host = timed.guest()
    table = host.new_table(seat1="open", seat2="none", seat3="none", pace="quick", bank="600+10")
    link = re.search(r"/join/[\w-]+", host.get(f"/t/{table}").text)
    assert link is not None
    watch.time += 5000
    timed.guest().post(link[0], {"name": "Petr"})
    assert sorted(times(host, table)) == [(600, False), (600, True)]


def test_the_form_offers_paces_in_both_languages(timed: Inn) -> None:
    for language, words in (("en", "20 minutes, 15 seconds more"), ("cs", "20 minut, pokaždé 15 sekund")):
        assert words in timed.guest(language).get("/new?game=harbours").text
    wrong = {"game": "harbours", "seat0": "me", "pace": "quick", "bank": "5+1"}
    assert timed.guest().post("/new", wrong).status_code == 400


# programs


def program(inn: Inn, answer: httpx.Response) -> httpx.Client:
    """Return a program that has been given a seat."""
    assert answer.status_code == 201, answer.text
    headers = {"Authorization": f"Bearer {answer.json()['token']}"}
    client = httpx.Client(base_url=f"{inn.url}/api", timeout=120, headers=headers)
    inn.clients.append(client)
    return client


def test_programs_see_the_time_and_relieve_too(timed: Inn, watch: Watch) -> None:
    api = f"{timed.url}/api"
    wish: dict[str, Any] = {"game": "harbours", "seats": [{"kind": "me"}, {"kind": "open"}], "pace": "quick"}
    refused = httpx.post(f"{api}/tables", json={**wish, "bank": 5})
    assert refused.status_code == 400 and "60 to 43200" in refused.text
    made = httpx.post(f"{api}/tables", json={**wish, "bank": 300, "more": 5})
    one = program(timed, made)
    token = made.json()["invitations"][0]["token"]
    two_ = program(timed, httpx.post(f"{api}/join", json={"invitation": token}))
    table = f"/tables/{made.json()['table']}"
    seen = one.get(table).json()
    assert seen["pace"] == {"key": "quick", "bank": 300, "more": 5, "allowance": 0}
    assert [seat["seconds_left"] for seat in seen["seats"]] == [300, 300]
    turn = seen["choice"]["seat"]
    late, other = (one, two_) if turn == 0 else (two_, one)
    watch.time += 10
    assert [seat["seconds_left"] for seat in one.get(table).json()["seats"]][turn] == 290
    assert other.post(f"{table}/seats/{turn}/relieve").status_code == 409
    watch.time += 290
    assert httpx.post(f"{api}{table}/seats/{turn}/relieve").status_code == 403
    relieved = other.post(f"{table}/seats/{turn}/relieve").json()
    assert relieved["seats"][turn]["kind"] == "stand-in"
    assert relieved["seats"][turn]["seconds_left"] is None
    back = late.post(f"{table}/seats/{turn}/back").json()
    assert back["seats"][turn]["kind"] == "person"
    assert back["seats"][turn]["seconds_left"] == BREATH
