"""Garbage in the database, a full disk: noticed, told, and all other tables play on."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy.exc import OperationalError

from herna.web.guard.alarm import DAMAGE, DISK, WRITES, Alarm
from herna.web.store.care import Care
from herna.web.store.damage import damages
from herna.web.store.store import Store
from web.guests import Guest, Inn, apart, until


def opened(db: Path, **more: Any) -> Inn:
    """Return a house on this file."""
    return Inn(f"sqlite:///{db}", **more).open()


def tables(guest: Guest, count: int) -> list[str]:
    """Open tables where a bot begins or a guest is asked."""
    return [
        guest.new_table(seat1="bot", level1="random", seat2="none", seat3="none", name=f"table {number}")
        for number in range(count)
    ]


def spoil_rows(db: Path, table: str) -> None:
    """Write garbage into what is kept of a table."""
    with sqlite3.connect(db) as connection:
        connection.execute("update tables set variants = 'garbage', options = '{' where id = ?", (table,))


def spoil_page(db: Path, table: str) -> None:
    """Overwrite the page of the file that has a table's row; its neighbours there are lost as well."""
    with sqlite3.connect(db) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
        size = connection.execute("pragma page_size").fetchone()[0]
    raw = bytearray(db.read_bytes())
    root = raw.find(f"{table}".encode(), size)
    while root >= 0:
        page = root // size
        kind = raw[page * size]
        if kind == 13 and b"harbours" in raw[page * size : (page + 1) * size]:
            raw[page * size : (page + 1) * size] = b"\xa5" * size
            break
        root = raw.find(table.encode(), root + 1)
    else:
        raise AssertionError("no page holds the table")
    db.write_bytes(raw)


def test_a_table_with_garbage_is_set_aside_and_all_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    db = tmp_path / "herna.db"
    inn = opened(db)
    try:
        guest = inn.guest()
        bad, good = tables(guest, 2)
        guest.wait(good)
        spoil_rows(db, bad)
        inn.house.tables.forget(bad)
        with caplog.at_level(logging.ERROR):
            page = guest.get(f"/t/{bad}")
        assert page.status_code == 500 and "damaged" in page.text
        assert "it is set aside" in caplog.text and bad in caplog.text
        assert inn.house.store.alarm.rung[DAMAGE] > 0
        assert "herna_alarms_damage" in guest.get("/metrics").text
        guest.answer(good, guest.wait(good)[0])
        lobby = guest.get("/")
        assert lobby.status_code == 200 and good in lobby.text and bad not in lobby.text
        assert guest.get("/health").status_code == 200
        assert guest.get(f"/t/{tables(guest, 1)[0]}").status_code == 200
    finally:
        inn.close()


def test_a_damaged_page_is_noticed_at_the_start_and_other_tables_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    db = tmp_path / "herna.db"
    inn = opened(db)
    guest = inn.guest()
    many = tables(guest, 60)
    inn.close()
    spoil_page(db, many[30])
    with caplog.at_level(logging.ERROR):
        again = opened(db)
        try:
            until(lambda: again.house.store.alarm.rung[DAMAGE] > 0)
            assert "the database is damaged, restore a backup" in caplog.text
            codes = {table: again.guest().get(f"/t/{table}").status_code for table in many}
            assert codes[many[30]] == 500
            fine = [table for table, code in codes.items() if code != 500]
            assert len(fine) > 20
            newcomer = again.guest()
            assert newcomer.get("/").status_code == 200
            assert newcomer.get("/health").status_code == 200
            fresh = tables(newcomer, 1)[0]
            newcomer.answer(fresh, newcomer.wait(fresh)[0])
        finally:
            again.close()


def test_a_sound_database_has_no_damages(tmp_path: Path) -> None:
    async def found() -> list[str]:
        store = Store(f"sqlite:///{tmp_path / 'herna.db'}")
        await store.open()
        try:
            return await damages(store.engine)
        finally:
            await store.close()

    assert apart(found()) == []


class Usage(NamedTuple):
    """What a disk says."""

    total: int
    used: int
    free: int


def test_little_room_and_failed_writes_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def looked() -> Alarm:
        store = Store(f"sqlite:///{tmp_path / 'herna.db'}")
        await store.open()
        await Care(store).look_once()
        assert sum(store.alarm.rung.values()) == 0
        monkeypatch.setattr("shutil.disk_usage", lambda _path: Usage(10**12, 0, 5_000_000))

        async def full() -> None:
            raise OperationalError("PRAGMA", {}, sqlite3.OperationalError("database or disk is full"))

        store.__dict__["writable"] = full
        await Care(store).look_once()
        await store.close()
        return store.alarm

    rung = apart(looked()).rung
    assert (rung[DISK], rung[WRITES], rung[DAMAGE]) == (1, 1, 0)


def test_whoever_looks_after_the_house_is_told_once_an_hour(tmp_path: Path) -> None:
    told = tmp_path / "told"

    async def ringing() -> None:
        alarm = Alarm(f"cat >> '{told}'")
        for said in ("the disk is full", "the disk is still full"):
            alarm.ring(DISK, said)
        alarm.ring(WRITES, "nothing can be written")
        await alarm.stop()

    apart(ringing())
    assert sorted(told.read_text().splitlines()) == [
        "Herna: nothing can be written",
        "Herna: the disk is full",
    ]


def test_a_command_that_fails_is_written_down(caplog: pytest.LogCaptureFixture) -> None:
    async def ringing() -> None:
        alarm = Alarm("exit 3")
        alarm.ring(DISK, "the disk is full")
        await asyncio.sleep(0)
        await alarm.stop()

    with caplog.at_level(logging.ERROR):
        apart(ringing())
    assert "exit code 3" in caplog.text
