"""Several servers on one PostgreSQL: one winner of every race, events for all, bots taken over."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from hard.postgres import MISSING, Postgres, packaged, programs
from herna.web.config import house_secret
from herna.web.guard.problems import NoSuchTable, Stale
from herna.web.guard.tokens import TABLE_LENGTH
from herna.web.mind.leases import Leases
from herna.web.store.database import BadDatabase, address, shown
from herna.web.store.models import OPEN, PLAYING, WAITING, Options, Visitor
from herna.web.store.store import Store
from herna.web.table.plan import SeatPlan, TablePlan
from herna.web.table.seating import Seating
from herna.web.table.tables import Tables
from web.guests import Inn, apart, until

ME = Visitor("me", "Jana")


class Pair:
    """Two servers' tables on one database."""

    def __init__(self, db: str) -> None:
        self.stores = [Store(db), Store(db)]
        self.tables = [Tables(store, lambda _live: None) for store in self.stores]
        self.seatings = [Seating(each, b"secret", lambda _live, _what: None) for each in self.tables]

    async def table(self, *kinds: str) -> str:
        """Set up a table on the first server."""
        wishes = [SeatPlan(kind, level="random" if kind == "bot" else "") for kind in kinds]
        return await self.seatings[0].create(ME, TablePlan("harbours", wishes, options=Options()))


def run(db: str, test: Callable[[Pair], Awaitable[None]]) -> None:
    """Run a test with two servers' tables."""

    async def inside() -> None:
        pair = Pair(db)
        await asyncio.gather(*[store.open() for store in pair.stores])
        try:
            await test(pair)
        finally:
            for store in pair.stores:
                await store.close()

    apart(inside())


def test_two_servers_may_open_an_empty_database_at_once_and_one_answer_wins(postgres: Postgres) -> None:
    async def test(pair: Pair) -> None:
        table = await pair.table("me", "here")

        async def give(tables: Tables, code: str) -> str:
            try:
                async with tables.at(table) as live:
                    await tables.answer(live, int(live.choice.seat), 0, code)  # type: ignore[union-attr]
            except Stale:
                return ""
            return code

        codes = ["bid.x0", "bid.x2"]
        given = await asyncio.gather(*[give(*each) for each in zip(pair.tables, codes, strict=True)])
        won = [code for code in given if code]
        assert len(won) == 1
        for tables in pair.tables:
            async with tables.at(table) as live:
                assert live.playing().record.answers == won and live.version == 1

    run(postgres.database(), test)


def test_two_guests_who_sit_down_at_once_on_two_servers_begin_the_game(postgres: Postgres) -> None:
    async def test(pair: Pair) -> None:
        table = await pair.table("me", "open", "open")
        async with pair.tables[0].at(table) as live:
            assert live.table.stage == WAITING
            tokens = [pair.seatings[0].invite(live, seat) for seat in (1, 2)]
        guests = [Visitor("eva", "Eva"), Visitor("jan", "Jan")]
        told = zip(pair.seatings, tokens, guests, strict=True)
        await asyncio.gather(*[seating.claim(token, who, who.name) for seating, token, who in told])
        row, seats = await pair.stores[1].table(table)
        assert row.stage == PLAYING and row.turn is not None
        assert [seat.kind for seat in seats].count(OPEN) == 0

    run(postgres.database(), test)


async def silence(store: Store) -> None:
    """Let the time of all leases run out."""
    async with store.engine.begin() as connection:
        await connection.execute(text("update leases set until = 0"))


def test_bots_think_on_one_server_until_it_is_not_heard_of(postgres: Postgres) -> None:
    async def test(pair: Pair) -> None:
        table = await pair.table("bot", "bot")
        one, other = (Leases(store, 600) for store in pair.stores)
        assert await other.idle() == [table]
        taken = await asyncio.gather(one.take(table), other.take(table))
        assert sorted(taken) == [False, True]
        mine, theirs = (one, other) if taken[0] else (other, one)
        assert await mine.idle() == [table] and await theirs.idle() == []
        assert await mine.take(table)
        await silence(pair.stores[0])
        await mine.renew()
        assert not await theirs.take(table)
        await silence(pair.stores[0])
        assert await theirs.idle() == [table]
        assert await theirs.take(table) and not await mine.take(table)
        await mine.release(table)
        assert not await mine.take(table)
        await theirs.release()
        assert await mine.take(table)

    run(postgres.database(), test)


def test_nonsense_in_an_address_is_no_table(postgres: Postgres) -> None:
    async def test(pair: Pair) -> None:
        for name in ("a\x00b", "\ud800", "", "a'b"):
            with pytest.raises(NoSuchTable):
                await pair.stores[0].table(name)

    run(postgres.database(), test)


@pytest.fixture
def inns(postgres: Postgres) -> Iterator[list[Inn]]:
    """Two houses with the same tables."""
    db = postgres.database()
    found = [Inn(db).open(), Inn(db).open()]
    yield found
    for inn in found:
        inn.close()


class Follower(threading.Thread):
    """Somebody who follows a table, and remembers what was said."""

    def __init__(self, url: str, table: str) -> None:
        super().__init__(daemon=True)
        self.address = f"{url}/api/tables/{table}/events"
        self.versions: list[int] = []

    def run(self) -> None:
        """Listen."""
        try:
            with httpx.stream("GET", self.address, timeout=60) as reply:
                for line in reply.iter_lines():
                    if line.startswith("data:"):
                        self.versions.append(json.loads(line[5:])["version"])
        except httpx.HTTPError:
            self.versions.append(-2)


def opened(url: str) -> tuple[str, dict[str, str]]:
    """Open a table where both seats are the caller's."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = httpx.post(f"{url}/api/tables", json={"game": "harbours", "seats": seats}, timeout=30).json()
    return made["table"], {"Authorization": f"Bearer {made['token']}"}


def answered(url: str, table: str, headers: dict[str, str]) -> int:
    """Answer whatever is asked, and return the status."""
    look = httpx.get(f"{url}/api/tables/{table}", headers=headers, timeout=30)
    if look.status_code != 200:
        return look.status_code
    seen = look.json()
    choice = seen["choice"]
    body = {"version": seen["version"], "code": choice["options"][0]["code"], "seat": choice["seat"]}
    return httpx.post(f"{url}/api/tables/{table}/answers", json=body, headers=headers, timeout=30).status_code


def test_what_happens_on_one_server_is_told_on_the_other_also_after_the_database_was_gone(
    postgres: Postgres, inns: list[Inn]
) -> None:
    table, headers = opened(inns[0].url)
    follower = Follower(inns[1].url, table)
    follower.start()
    until(lambda: follower.versions == [0])
    assert answered(inns[0].url, table, headers) == 200
    until(lambda: follower.versions == [0, 1])
    postgres.stop()
    postgres.start()
    until(lambda: follower.versions[-1] == -1)
    until(lambda: answered(inns[0].url, table, headers) == 200)
    until(lambda: follower.versions[-1] == 2)
    for inn in inns:
        assert httpx.get(f"{inn.url}/api/tables/{table}", headers=headers, timeout=30).json()["version"] == 2


def test_who_comes_after_the_last_one_left_hears_as_well(inns: list[Inn]) -> None:
    table, headers = opened(inns[0].url)
    address = f"{inns[1].url}/api/tables/{table}/events"
    for version in range(4):
        with httpx.stream("GET", address, timeout=60) as reply:
            lines = reply.iter_lines()
            assert (
                next(line for line in lines if line.startswith("data:")) == f'data: {{"version":{version}}}'
            )
            assert answered(inns[0].url, table, headers) == 200
            assert (
                next(line for line in lines if line.startswith("data:"))
                == f'data: {{"version":{version + 1}}}'
            )
        until(lambda: inns[1].house.streams.open["all"] == 0)


def test_the_packages_own_postgresql_will_do_where_nobody_installed_one() -> None:
    found = packaged()
    assert found, MISSING
    server = Postgres(found[0])
    try:
        server.start()

        async def test(pair: Pair) -> None:
            assert len(await pair.table("me", "here")) == TABLE_LENGTH

        run(server.database(), test)
    finally:
        server.remove()


def test_without_any_postgresql_it_is_said_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HERNA_POSTGRES", str(tmp_path))
    with pytest.raises(AssertionError, match="apt-get install postgresql"):
        programs()


def test_addresses_are_understood_or_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert address("sqlite:///x").drivername == "sqlite+aiosqlite"
    assert address("postgresql://u:secret@h/d").drivername == "postgresql+asyncpg"
    assert "secret" not in shown(address("postgres://u:secret@h/d"))
    for wrong in ("mysql://h/d", "nonsense", "oracle://x"):
        with pytest.raises(BadDatabase, match=r"PostgreSQL|must look like"):
            address(wrong)
    monkeypatch.delenv("HERNA_SECRET", raising=False)
    monkeypatch.setattr("herna.web.config.user_data_path", lambda _name: tmp_path)
    secret = house_secret("postgresql://u@h/d")
    assert secret == (tmp_path / "herna.secret").read_bytes()


def test_a_database_that_is_away_is_said_in_a_sentence() -> None:
    async def test() -> None:
        store = Store("postgresql+asyncpg://u:secret@127.0.0.1:1/d")
        with pytest.raises(BadDatabase, match="cannot be opened") as wrong:
            await store.open()
        assert "secret" not in str(wrong.value)

    apart(test())
