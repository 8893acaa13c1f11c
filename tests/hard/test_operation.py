"""Looking after a house: health, numbers, logs, backups."""

from __future__ import annotations

import gzip
import json
import logging
import re
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from hard.postgres import Postgres
from hard.test_old_games import DONE, GOING, old
from herna.web.guard.logs import JsonLines
from herna.web.guard.metrics import Counts, exposition
from herna.web.store.backup import BadBackup, backup, restore
from herna.web.store.store import Store
from herna.web.table.tables import Tables
from web.guests import Guest, Inn, apart, command

PROJECT = Path(__file__).parents[2]


def test_health_and_numbers(inn: Inn, guest: Guest) -> None:
    assert httpx.get(f"{inn.url}/health", timeout=30).json()["status"] == "ok"
    before = inn.house.counts.changes
    guest.new_table(seat1="here", seat2="none", seat3="none")
    guest.get("/t/nowhere")
    shown = httpx.get(f"{inn.url}/metrics", timeout=30)
    assert shown.status_code == 200 and shown.headers["content-type"].startswith("text/plain")
    numbers = dict(line.rsplit(" ", 1) for line in shown.text.splitlines() if not line.startswith("#"))
    assert int(numbers["herna_changes_total"]) > before
    assert int(numbers['herna_problems_total{status="404"}']) >= 1
    assert int(numbers["herna_tables_ready"]) >= 1 and "herna_streams_open" in numbers
    assert int(numbers["herna_memory_bytes"]) > 0


def test_numbers_are_for_this_machine_only(inn: Inn) -> None:
    behind = httpx.get(f"{inn.url}/metrics", headers={"X-Forwarded-For": "203.0.113.9"}, timeout=30)
    assert behind.status_code == 403 and "herna_" not in behind.text


def test_numbers_are_written_as_prometheus_reads_them() -> None:
    counts = Counts()
    counts.problems[409] += 2
    shown = exposition(counts, {"streams_open": 7})
    assert 'herna_problems_total{status="409"} 2' in shown and "herna_streams_open 7" in shown
    for line in shown.splitlines():
        assert re.fullmatch(r"# TYPE herna_\w+ (counter|gauge)|herna_\w+(\{\w+=\"\w+\"\})? \d+", line), line


def test_a_log_entry_is_one_json_object() -> None:
    entry = logging.LogRecord("herna.web", logging.ERROR, "x", 1, "table %s\nfailed", ("a",), None)
    shown = JsonLines().format(entry)
    assert "\n" not in shown
    assert json.loads(shown)["message"] == "table a\nfailed" and json.loads(shown)["level"] == "error"


async def everything(db: str) -> list[object]:
    """Return all rows of a database, and make sure that its games play."""
    store = Store(db)
    await store.open()
    tables = Tables(store, lambda _live: None)
    for table in (GOING, DONE):
        async with tables.at(table) as live:
            assert live.broken is None
    found: list[object] = []
    async with store.engine.connect() as connection:
        for name in ("visitors", "sessions", "tables", "seats", "entries", "remarks"):
            rows = await connection.execute(text(f"select * from {name} order by 1, 2"))
            found += [tuple(row) for row in rows]
    await store.say(GOING, 0, "still here")
    await store.close()
    return found


def test_a_backup_restores_all_to_either_kind_of_database(tmp_path: Path, postgres: Postgres) -> None:
    first = old("0001", tmp_path)
    file = tmp_path / "herna.backup"
    rows = apart(backup(first, file))
    assert file.stat().st_mode & 0o077 == 0
    second = f"sqlite:///{tmp_path / 'new' / 'herna.db'}"
    third = postgres.database()
    for db in (second, third):
        assert apart(restore(db, file)) == rows
        with pytest.raises(BadBackup, match="not empty"):
            apart(restore(db, file))
    before = apart(everything(first))
    assert len(before) == rows
    assert apart(everything(second)) == before
    assert apart(everything(third)) == before
    again = tmp_path / "again.backup"
    assert apart(backup(third, again)) == rows + 1


def test_a_damaged_backup_restores_nothing(tmp_path: Path) -> None:
    file = tmp_path / "herna.backup"
    apart(backup(old("0001", tmp_path), file))
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    cases = {
        "cut": "\n".join(lines[:-1]),
        "foreign": '{"format": "other"}',
        "odd": "[]",
        "text": "hello",
        "missing": "\n".join([lines[0], *lines[2:]]),
    }
    for name, body in cases.items():
        bad = tmp_path / name
        bad.write_bytes(gzip.compress(body.encode()))
        db = f"sqlite:///{tmp_path / f'{name}.db'}"
        with pytest.raises(BadBackup):
            apart(restore(db, bad))
        apart(restore(db, file))
    (tmp_path / "plain").write_text("no gzip")
    for path in (tmp_path / "plain", tmp_path / "nowhere"):
        with pytest.raises(BadBackup, match="cannot be restored"):
            apart(restore(f"sqlite:///{tmp_path / 'x.db'}", path))


def test_the_commands_keep_and_bring_back(tmp_path: Path) -> None:
    file, db = tmp_path / "all.backup", old("0001", tmp_path)
    assert command("backup", str(file), "--db", db).exit_code == 0
    done = command("restore", str(file), "--db", f"sqlite:///{tmp_path / 'b.db'}")
    assert done.exit_code == 0, done.output
    wrong = command("serve", "--log", "xml")
    assert wrong.exit_code == 2


def test_the_unit_and_the_container_file_start_what_there_is() -> None:
    unit = (PROJECT / "packaging" / "herna.service").read_text()
    container = (PROJECT / "Containerfile").read_text()
    starts = re.findall(r"^(?:ExecStart|ENTRYPOINT|CMD).*$", unit + container, re.M)
    options = {each for line in starts for each in re.findall(r"--[a-z]+(?:-[a-z]+)*", line)}
    shown = command("serve", "--help", env={"COLUMNS": "200", "TERM": "dumb"}).output
    assert len(starts) == 3 and {"--host", "--db", "--https"} <= options
    for option in options:
        assert option in shown, option
    assert "serve" in unit and "serve" in container
    assert "NoNewPrivileges=yes" in unit and "USER herna" in container
