"""Bots in processes of their own: legal answers, whatever happens to them."""

from __future__ import annotations

from pathlib import Path

import pytest

import workers
from herna.bots import names as bot_names
from herna.kernel.errors import BadSetup
from herna.web.mind.thinkers import Thinkers, question
from herna.web.store.models import OVER, Options, Visitor
from herna.web.store.store import Store
from herna.web.table.plan import SeatPlan, TablePlan, usual_level, usual_seats
from herna.web.table.seating import Seating
from herna.web.table.tables import Tables
from web.guests import Guest, Inn, apart, until

HOST = Visitor("host", "Jana")


async def bot_table(path: Path) -> tuple[Tables, str]:
    """Open a database with one table where a bot is to move."""
    store = Store(f"sqlite:///{path / 'herna.db'}")
    await store.open()
    tables = Tables(store, lambda _live: None)
    seating = Seating(tables, b"secret", lambda _live, _what: None)
    wish = TablePlan("harbours", [SeatPlan("bot", level="random"), SeatPlan("bot", level="random")])
    return tables, await seating.create(HOST, wish)


def test_a_bot_gives_legal_answers_also_after_its_process_died(tmp_path: Path) -> None:
    async def test() -> None:
        tables, table = await bot_table(tmp_path)
        thinkers = Thinkers(1)
        try:
            async with tables.at(table) as live:
                seat = live.bot_to_move
                assert seat is not None
                asked = question(live, seat.seat, seat.level)
            assert await thinkers.answer(asked) in asked.codes
            assert await thinkers.work(workers.always_dies, 7) is None
            assert await thinkers.answer(asked) in asked.codes
        finally:
            thinkers.close()
            await tables.store.close()

    apart(test())


def test_a_bot_nobody_knows_answers_at_random(tmp_path: Path) -> None:
    async def test() -> None:
        tables, table = await bot_table(tmp_path)
        thinkers = Thinkers(1)
        try:
            async with tables.at(table) as live:
                seat = live.bot_to_move
                assert seat is not None
                asked = question(live, seat.seat, "nobody")
            assert await thinkers.answer(asked) in asked.codes
        finally:
            thinkers.close()
            await tables.store.close()

    apart(test())


def test_bots_alone_play_to_the_end(inn: Inn) -> None:
    wishes = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "greedy"}]
    client = inn.guest().client
    body = {"game": "harbours", "seats": wishes, "speed": "at-once"}
    table = client.post("/api/tables", json=body).json()["table"]
    until(lambda: client.get(f"/api/tables/{table}").json()["stage"] == OVER, 120)
    assert client.get(f"/api/tables/{table}").json()["winners"]


def test_a_replaced_bot_does_not_answer(guest: Guest) -> None:
    table = guest.new_table(seat1="here", seat2="none", seat3="none")
    assert guest.post(f"/t/{table}/seats/0/bot", {"level": "nobody"}).status_code == 400
    assert guest.post(f"/t/{table}/seats/0/bot", {"level": "random"}).status_code == 200
    assert guest.post(f"/t/{table}/seats/0/bot", {"level": "random"}).status_code == 409
    assert guest.post(f"/t/{table}/seats/0/back").status_code == 200
    version = guest.parts(table, "1").get("version")
    assert version is None or version >= 0


def test_wishes_for_seats_are_checked(tmp_path: Path) -> None:
    async def test() -> None:
        tables, _table = await bot_table(tmp_path)
        seating = Seating(tables, b"secret", lambda _live, _what: None)
        try:
            for seats in (
                [SeatPlan("bot", level="nobody"), SeatPlan("me")],
                [SeatPlan("cat"), SeatPlan("me")],
                [SeatPlan("me")],
            ):
                with pytest.raises(BadSetup):
                    await seating.create(HOST, TablePlan("harbours", seats))
            wish = TablePlan("harbours", [SeatPlan("me"), SeatPlan("bot")], options=Options(watch=False))
            table = await seating.create(HOST, wish)
            async with tables.at(table) as live:
                assert live.seats[0].name == "Jana"
                assert live.seats[1].level == usual_level()
                assert live.seats[1].name not in ("", "Jana")
        finally:
            await tables.store.close()

    apart(test())


def test_the_usual_bot_and_table() -> None:
    from herna.games import game

    assert usual_level() in bot_names()
    assert usual_seats(game("harbours")) == 4
