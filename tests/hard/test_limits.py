"""One client can have only so much: tables, changes, streams, talk, time; the others notice nothing."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.connection import ASGIConnection

from herna.web.guard import limits
from herna.web.guard.limits import Allowance, client_of
from herna.web.guard.problems import TooMuch
from herna.web.guard.readers import Reader
from herna.web.pages.errors import LATER
from herna.web.store.models import Options, Visitor
from herna.web.store.store import Store
from herna.web.table.plan import SeatPlan, TablePlan
from herna.web.table.seating import Seating
from herna.web.table.tables import Tables
from web.guests import Inn, apart, until

MOST_OBJECTS = 80
"""What the search for garbage may have to look at for one open stream, this test's own end included."""

BODY = {"game": "harbours", "seats": [{"kind": "me"}, {"kind": "me"}]}


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Inn]:
    """A house with little room."""
    found = Inn(f"sqlite:///{tmp_path / 'herna.db'}", tables_per_hour=3, at_once=8).open()
    yield found
    found.close()


def test_a_client_that_opens_tables_under_ever_new_names_is_refused(small: Inn) -> None:
    codes = [httpx.post(f"{small.url}/api/tables", json=BODY, timeout=30).status_code for _try in range(4)]
    assert codes == [201, 201, 201, 429]
    refused = small.guest().post("/new", {"game": "harbours", "seat0": "me", "seat1": "here"})
    assert refused.status_code == 429 and refused.headers["retry-after"] == LATER[429]
    assert "3 tables in an hour" in refused.text
    assert httpx.get(f"{small.url}/api/games", timeout=30).status_code == 200


def test_every_way_to_a_new_table_counts(small: Inn) -> None:
    guest = small.guest()
    for path in ("/upload", "/t/nowhere/rematch", "/t/nowhere/continue"):
        assert guest.post(path).status_code in (400, 404, 409)
    assert httpx.post(f"{small.url}/api/tables", json=BODY, timeout=30).status_code == 429


def test_an_allowance_is_for_each_client_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    allowance = Allowance(2, 60, "no")
    for _time in range(2):
        allowance.take("a")
    with pytest.raises(TooMuch, match="no"):
        allowance.take("a")
    allowance.take("b")
    now += 59
    with pytest.raises(TooMuch):
        allowance.take("a")
    now += 1
    allowance.take("a")
    monkeypatch.setattr(limits, "MOST_CLIENTS", 2)
    allowance.take("c")
    assert len(allowance.since) <= 2


def from_host(host: str | None) -> str:
    """Return how a client at an address is known."""
    scope: Any = {"type": "http", "client": (host, 1) if host else None, "headers": [], "query_string": b""}
    return client_of(ASGIConnection(scope))


def test_a_household_is_one_client() -> None:
    assert from_host("203.0.113.9") == from_host("::ffff:203.0.113.9") == "203.0.113.9"
    assert from_host("2001:db8:1:2::1") == from_host("2001:db8:1:2:ffff::9")
    assert from_host("2001:db8:1:2::1") != from_host("2001:db8:1:3::1")
    assert from_host("testclient") == "testclient" and from_host(None) == ""


def test_finished_tables_do_not_hide_unfinished_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("herna.web.table.seating.MOST_TABLES", 4)
    monkeypatch.setattr("herna.web.store.store.LISTED", 4)
    me = Visitor("me", "Jana")

    async def fill() -> None:
        store = Store(f"sqlite:///{tmp_path / 'herna.db'}")
        await store.open()
        seating = Seating(Tables(store, lambda _live: None), b"secret", lambda _live, _what: None)
        wish = TablePlan("harbours", [SeatPlan("me"), SeatPlan("here")], options=Options())
        made = [await seating.create(me, wish) for _table in range(4)]
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql(f"update tables set stage = 'over' where id = '{made[-1]}'")
        await seating.create(me, wish)
        try:
            with pytest.raises(TooMuch, match="unfinished"):
                await seating.create(me, wish)
            await seating.create(Visitor("you", "Eva"), wish)
        finally:
            await store.close()

    apart(fill())


def test_a_table_remembers_only_so_much_talk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("herna.web.store.store.MOST_REMARKS", 3)

    async def talk() -> list[str]:
        store = Store(f"sqlite:///{tmp_path / 'herna.db'}")
        await store.open()
        seating = Seating(Tables(store, lambda _live: None), b"secret", lambda _live, _what: None)
        wish = TablePlan("harbours", [SeatPlan("me"), SeatPlan("here")], options=Options())
        one, other = [await seating.create(Visitor("me", "Jana"), wish) for _table in range(2)]
        await store.say(other, 0, "elsewhere")
        for number in range(5):
            await store.say(one, 0, str(number))
        found = [each.text for table in (one, other) for each in await store.remarks(table)]
        await store.close()
        return found

    assert apart(talk()) == ["2", "3", "4", "elsewhere"]


def opened(inn: Inn) -> tuple[str, dict[str, str]]:
    """Open a table where both seats are the caller's."""
    made = httpx.post(f"{inn.url}/api/tables", json=BODY, timeout=30).json()
    return made["table"], {"Authorization": f"Bearer {made['token']}"}


def follow(inn: Inn, table: str, room: int) -> socket.socket:
    """Ask for the events of a table on a plain socket with a small buffer, and read nothing yet."""
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    wire.settimeout(60)
    wire.connect(("127.0.0.1", inn.port))
    wire.sendall(f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    return wire


def test_who_does_not_read_is_dropped_and_nobody_waits_for_it(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reader, "slowest", 3.0)
    table, headers = opened(inn)
    before = inn.house.streams.open["all"]
    slow, quick = follow(inn, table, 4096), follow(inn, table, 4096)
    heard = quick.makefile("rb")
    until(lambda: inn.house.streams.open[f"t {table}"] == 2)
    loop = inn.server.servers[0].get_loop()
    filler = "x" * 20_000
    for number in range(60):
        event = {"version": 0, "changed": f"{number} {filler}"}
        loop.call_soon_threadsafe(inn.house.streams.publish, event, f"table-{table}")
        while (line := heard.readline()) and not line.startswith(b'data: {"version":0,"changed":"'):
            pass
        assert json.loads(line[5:])["changed"].startswith(f"{number} ")
    look = httpx.get(f"{inn.url}/api/tables/{table}", headers=headers, timeout=30).json()
    choice = look["choice"]
    answer = {"version": 0, "code": choice["options"][0]["code"], "seat": choice["seat"]}
    assert httpx.post(f"{inn.url}/api/tables/{table}/answers", json=answer, headers=headers, timeout=30)
    while (line := heard.readline()) and not line.startswith(b'data: {"version":1'):
        pass
    assert line
    until(lambda: inn.house.streams.open[f"t {table}"] == 1)
    with pytest.raises(ConnectionResetError):
        while slow.recv(65_536):
            pass
    slow.close()
    heard.close()
    quick.close()
    until(lambda: inn.house.streams.open["all"] <= before)
    until(lambda: not inn.house.streams.leaving)


def test_an_open_stream_keeps_nothing_of_the_request_that_opened_it(inn: Inn) -> None:
    """A page that follows a table costs its connection, a task, and the way to send to it."""
    table, _headers = opened(inn)

    def objects(count: int) -> int:
        wires = [follow(inn, table, 65_536) for _stream in range(count)]
        until(lambda: inn.house.streams.open[f"t {table}"] == count)
        for wire in wires:
            received = b""
            while b"event: table" not in received:
                received += (piece := wire.recv(65_536))
                assert piece, "the server has ended the stream"
        gc.collect()
        found = len(gc.get_objects())
        for wire in wires:
            wire.close()
        until(lambda: inn.house.streams.open[f"t {table}"] == 0 and not inn.house.streams.leaving)
        return found

    objects(5)
    few, many = objects(5), objects(45)
    assert (many - few) / 40 < MOST_OBJECTS


def test_who_connects_and_says_nothing_is_sent_away(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reader, "slowest", 0.2)
    with (
        socket.create_connection(("127.0.0.1", inn.port), timeout=60) as wire,
        pytest.raises(OSError, match="reset"),
    ):
        wire.sendall(b"GET /heal")
        wire.recv(1)


def half(inn: Inn) -> socket.socket:
    """Begin to send a body, and stop in the middle."""
    wire = socket.create_connection(("127.0.0.1", inn.port), timeout=60)
    wire.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
    wire.sendall(b"Content-Length: 100\r\n\r\n{")
    return wire


def test_a_body_that_never_comes_is_not_waited_for_and_no_mistake_of_ours(
    inn: Inn, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    before = dict(inn.house.counts.problems)
    with half(inn):
        pass
    monkeypatch.setattr(limits, "SLOWEST_BODY", 0.2)
    with half(inn) as wire:
        assert wire.recv(100).startswith(b"HTTP/1.1 400 ")
    until(lambda: inn.house.counts.problems[400] == before.get(400, 0) + 2)
    assert inn.house.counts.problems[500] == before.get(500, 0)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_full_house_says_so_at_once(inn: Inn, small: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slow(_self: object) -> list[str]:
        await asyncio.sleep(0.2)
        return []

    async def crowd() -> list[httpx.Response]:
        async with httpx.AsyncClient(base_url=small.url, timeout=60) as client:
            return list(await asyncio.gather(*[client.get("/health") for _guest in range(6)]))

    monkeypatch.setattr(type(small.house.leases), "idle", slow)
    replies = apart(crowd())
    assert sorted({reply.status_code for reply in replies}) == [200, 503]
    full = next(reply for reply in replies if reply.status_code == 503)
    assert full.headers["retry-after"] == LATER[503]
    assert httpx.get(f"{small.url}/health", timeout=30).status_code == 200
