"""Servers killed in the middle of everything: nothing acknowledged is lost, nothing happens twice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy import text

from hard.postgres import Postgres
from herna.bench.chaos import Chaos, audit, chaos, failed
from herna.bench.faults import KINDS
from herna.bench.guests import Played
from herna.bench.servers import PATIENCE, Server, ServerFailed, door, patience
from herna.cli.bench import bench_chaos
from herna.web.store.models import ANSWER, Entry, Options, Visitor
from herna.web.store.store import Store
from herna.web.table.plan import SeatPlan, TablePlan
from herna.web.table.seating import Seating
from herna.web.table.tables import Tables
from web.guests import apart

KILLS = 3


def fine(found: Chaos) -> bool:
    """Whether everything that was acknowledged is there, once, and every table goes on."""
    return found.acknowledged > 0 and not failed(found)


def test_nothing_is_lost_when_the_only_server_is_killed() -> None:
    found = chaos(KILLS, games=["harbours"], tables=3, seed=1)
    assert found.faults == {"kill": KILLS} and found.servers == 1 and found.tables >= 3
    assert fine(found), found


def test_nothing_is_lost_when_servers_that_share_a_database_are_killed(postgres: Postgres) -> None:
    found = chaos(KILLS, postgres.database(), games=["harbours"], tables=3, seed=2)
    assert found.servers == 2
    assert fine(found), found


def test_nothing_is_lost_when_a_server_freezes_its_clock_jumps_and_its_disk_is_full() -> None:
    found = chaos(4, games=["harbours"], tables=3, seed=3, kinds=KINDS)
    assert found.faults == {"kill": 1, "freeze": 1, "clock": 1, "disk": 1}
    assert fine(found), found


def test_nothing_is_lost_on_a_slow_network_or_a_cut_one(postgres: Postgres) -> None:
    found = chaos(4, postgres.database(), games=["harbours"], tables=3, seed=4, kinds=("slow", "cut", "disk"))
    assert found.faults == {"slow": 2, "cut": 2}
    assert fine(found), found


def test_a_reader_that_goes_back_in_time_is_found() -> None:
    played = Played("table", {0: "token"})
    for version in (0, 3, 5):
        played.look(version, False)
    assert played.went_back == 0
    played.look(4, False)
    assert played.went_back == 1
    played.acknowledged.append(Entry(7, 0, ANSWER, "bid.x0"))
    played.look(7, False)
    assert played.went_back == 2
    played.look(8, False)
    assert played.went_back == 2


def test_the_audit_finds_what_is_missing_and_what_nobody_sent(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'herna.db'}"
    given = [Entry(0, 0, ANSWER, "bid.x1"), Entry(1, 1, ANSWER, "bid.x0")]

    async def played() -> Played:
        store = Store(db)
        await store.open()
        tables = Tables(store, lambda _live: None)
        seats = [SeatPlan("me"), SeatPlan("here")]
        seating = Seating(tables, b"secret", lambda _live, _what: None)
        table = await seating.create(Visitor("me", "Jana"), TablePlan("harbours", seats, options=Options()))
        async with tables.at(table) as live:
            first = int(live.choice.seat)  # type: ignore[union-attr]  # a game that begins asks
            ours = [Entry(0, first, ANSWER, "bid.x1"), Entry(1, 1 - first, ANSWER, "bid.x0")]
            for entry in ours:
                await tables.answer(live, entry.seat, entry.number, entry.code)
        given[:] = ours
        await store.close()
        return Played(table, {0: "", 1: ""}, set(ours), list(ours))

    async def cut(line: str) -> None:
        store = Store(db)
        async with store.engine.begin() as connection:
            await connection.execute(text(line))
        await store.close()

    found = apart(played())
    assert apart(audit(db, [found])) == (0, 0, 0)
    found.sent.remove(given[1])
    assert apart(audit(db, [found])) == (0, 1, 0)
    apart(cut("delete from entries where number = 1"))
    assert apart(audit(db, [found])) == (1, 0, 1)
    apart(cut("update entries set code = 'bid.x9'"))
    assert apart(audit(db, [found])) == (2, 1, 1)
    found.table = "nowhere"
    assert apart(audit(db, [found])) == (3, 0, 0)


def test_the_command_prints_what_was_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[int, str, tuple[str, ...]]] = []

    def instead(kills: int, db: str, kinds: tuple[str, ...]) -> Chaos:
        asked.append((kills, db, kinds))
        return Chaos({"kill": kills}, 10, 0, 0, 0, 0, 3, 1)

    monkeypatch.setattr("herna.cli.bench.chaos", instead)
    bench_chaos(kills=7, kinds="all", db="sqlite:///x", json=True)
    shown = json.loads(capsys.readouterr().out)
    assert asked == [(7, "sqlite:///x", KINDS)]
    assert {
        key: shown[key] for key in ("faults", "acknowledged", "lost", "doubled", "went_back", "stuck")
    } == {
        "faults": {"kill": 7},
        "went_back": 0,
        "acknowledged": 10,
        "lost": 0,
        "doubled": 0,
        "stuck": 0,
    }
    monkeypatch.setattr("herna.cli.bench.chaos", lambda kills, db, kinds: Chaos({}, 10, 0, 0, 1, 0, 3, 1))
    with pytest.raises(SystemExit, match="1"):
        bench_chaos(kills=7, kinds="kill", json=True)


def test_a_server_that_ends_by_itself_is_reported_with_what_it_said(tmp_path: Path) -> None:
    (tmp_path / "herna.db").write_bytes(b"no database, only text " * 100)
    held = door()
    port = int(held.getsockname()[1])
    server = Server(f"sqlite:///{tmp_path / 'herna.db'}", b"s" * 32, port, tmp_path / "log")
    server.start()
    try:
        with pytest.raises(ServerFailed, match=r"ended by itself with exit code 3(.|\n)*not a database"):
            server.wait()
    finally:
        server.kill()
        held.close()


def test_an_overloaded_machine_gets_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    monkeypatch.setattr("os.getloadavg", lambda: (0.5, 0.0, 0.0))
    assert patience() == PATIENCE
    monkeypatch.setattr("os.getloadavg", lambda: (17.0, 0.0, 0.0))
    assert patience() == 8.5 * PATIENCE
