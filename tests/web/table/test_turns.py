"""A turn that could still be taken back is over when its player says so."""

from __future__ import annotations

import re

import pytest

from herna.bench.pages import random_game
from herna.games import game
from herna.kernel.choice import PASS
from herna.kernel.match import Match
from herna.kernel.record import Record
from herna.web.guard.problems import NotYourTurn
from herna.web.store.models import BOT, PERSON, PLAYING, Options, SeatRow, TableRow, Visitor
from herna.web.store.store import Store
from herna.web.table.log import END_TURN
from herna.web.table.seating import Seating
from herna.web.table.seen import passes_turn, seen_by
from herna.web.table.tables import Live, Tables
from web.guests import Guest, Inn, apart


def last_of_a_turn(key: str) -> tuple[Record, str]:
    """Return a game up to an answer of the first seat that ends its turn unsaid, and that answer."""
    for seed in range(30):
        old = random_game(key, 3, seed).record
        again = Match(game(key), Record(key, old.setup, old.seed, [], old.salt, old.rules))
        for at, code in enumerate(old.answers):
            turn = again.game.turn(again.state)
            again.answer(code)
            passed = again.choice is not None and again.choice.seat != 0 != again.game.turn(again.state)
            if turn == 0 and passed and again.can_undo(0) and code not in ("pass", END_TURN):
                return Record(key, old.setup, old.seed, old.answers[:at], old.salt, old.rules), code
    raise AssertionError("no turn ended by itself")


async def put(tables: Tables, me: Visitor, upto: Record, rival: str = PERSON, undo: bool = True) -> str:
    """Put a game on a table, me on its first seat."""
    seating = Seating(tables, b"", lambda _live, _what: None)
    others = [SeatRow(i, rival, None if rival == BOT else "other", f"Rival {i}", "random") for i in (1, 2)]
    return await seating.put(me, upto, [SeatRow(0, PERSON, me.id, me.name), *others], "", Options(undo=undo))


def waiting(live: Live) -> tuple[int | None, int | None, int | None]:
    """Return who holds the turn, who must do something, and whom the lists of tables show as asked."""
    return live.holding, live.next_seat, live.table.turn


@pytest.mark.parametrize("key", ["arcs", "ahoy"])
def test_others_wait_until_the_turn_is_ended_also_after_a_restart(key: str, inn: Inn) -> None:
    upto, code = last_of_a_turn(key)

    async def story() -> None:
        store = Store(str(inn.house.config.db))
        await store.open()
        tables = Tables(store, lambda _live: None)
        owner = Visitor(f"owner of {key}", "Jana")
        await store.add_visitor(owner, f"token of {key}")
        table = await put(tables, owner, upto)
        async with tables.at(table) as live:
            match = live.playing()
            await tables.answer(live, 0, live.version, code, hold=True)
            assert match.choice is not None
            rival = int(match.choice.seat)
            assert waiting(live) == (0, 0, 0)
            assert live.choice is None
            any_code = match.game.verbs.code(match.choice.options[0])
            with pytest.raises(NotYourTurn):
                await tables.answer(live, rival, live.version, any_code)
            with pytest.raises(NotYourTurn):
                await tables.end(live, rival, live.version)
        elsewhere = Tables(store, lambda _live: None)
        async with elsewhere.at(table) as live:
            assert waiting(live) == (0, 0, 0)
            await elsewhere.undo(live, 0, live.version)
            assert waiting(live) == (None, 0, 0)
            await elsewhere.redo(live, 0, live.version, hold=True)
            assert waiting(live) == (0, 0, 0)
            await elsewhere.end(live, 0, live.version)
            assert waiting(live) == (None, rival, rival)
        async with tables.at(table) as live:
            assert waiting(live) == (None, rival, rival)
            assert live.playing().record.answers == [*upto.answers, code]
        await store.close()

    apart(story())


def test_nothing_is_held_where_answers_stand_or_nobody_asked_for_it(inn: Inn) -> None:
    upto, code = last_of_a_turn("arcs")

    async def story() -> None:
        store = Store(str(inn.house.config.db))
        await store.open()
        tables = Tables(store, lambda _live: None)
        await store.add_visitor(Visitor("quick", "Eva"), "token of quick")
        for undo, hold in ((False, True), (True, False)):
            table = await put(tables, Visitor("quick", "Eva"), upto, undo=undo)
            async with tables.at(table) as live:
                await tables.answer(live, 0, live.version, code, hold=hold)
                assert live.holding is None
                assert live.next_seat not in (None, 0)
        await store.close()

    apart(story())


def test_a_page_offers_to_end_the_turn_and_bots_wait_for_it(inn: Inn, guest: Guest) -> None:
    upto, code = last_of_a_turn("arcs")
    guest.post("/manners", {"name": "Karel", "next": "/settings"})
    me = apart(visitor(inn, guest))
    table = apart(put_in(inn, me, upto))
    assert guest.answer(table, code).status_code == 200
    page = guest.get(f"/t/{table}").text
    assert guest.options(table) == [END_TURN]
    assert 'data-act="undo"' in page
    assert 'data-act="hint"' not in page
    version = re.search(r'data-version="(\d+)"', page)
    assert version is not None
    assert f'data-version="{version[1]}"' in guest.get(f"/t/{table}").text
    guest.answer(table, END_TURN)
    assert guest.options(table) != [END_TURN]
    guest.post("/manners", {"ending": "at-once", "next": "/settings"})
    again = apart(put_in(inn, me, upto))
    guest.answer(again, code)
    assert guest.options(again) != [END_TURN]


async def visitor(inn: Inn, guest: Guest) -> Visitor:
    """Return as whom the house knows a guest."""
    store = Store(str(inn.house.config.db))
    await store.open()
    found = await store.visitor(guest.client.cookies["herna"])
    await store.close()
    assert found is not None
    return found


async def put_in(inn: Inn, me: Visitor, upto: Record) -> str:
    """Put a game on a table of an open house, against bots."""
    store = Store(str(inn.house.config.db))
    await store.open()
    table = await put(Tables(store, lambda _live: None), me, upto, BOT)
    await store.close()
    return table


def test_only_an_answer_that_ends_the_turn_is_asked_about_again() -> None:
    ends: dict[str, set[bool]] = {}
    old = random_game("scythe", 2, 3).record
    again = Match(game("scythe"), Record("scythe", old.setup, old.seed, [], old.salt, old.rules))
    seats = [SeatRow(seat, PERSON, str(seat), f"Player {seat}") for seat in range(2)]
    row = TableRow("t", "scythe", "", "", 0, 0, {}, "0", "", 1, [], Options(), PLAYING)
    live = Live(row, seats)
    live.match = again
    for code in old.answers[:400]:
        choice = again.choice
        assert choice is not None
        if PASS in list(choice.options):
            seen = seen_by(live, choice.seat, "en")
            ends.setdefault(choice.prompt, set()).add(passes_turn(seen))
        again.answer(code)
    assert ends.pop("end-of-turn") == {True}
    assert ends
    assert set().union(*ends.values()) == {False}
