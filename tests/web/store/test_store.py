"""The store and the tables above it: append-only, durable, one winner of every race."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from herna.games import game
from herna.kernel.errors import IllegalAnswer
from herna.web.guard.problems import NoSuchTable, NotNow, NotYourTurn, Stale
from herna.web.store.models import ANSWER, OVER, UNDO, Entry, Options, Visitor, fold
from herna.web.store.store import Store
from herna.web.table.plan import SeatPlan, TablePlan
from herna.web.table.rights import Act, check
from herna.web.table.seating import Seating
from herna.web.table.tables import Live, Tables
from web.guests import apart

ME = Visitor("me", "Jana")


def quiet(_live: Live) -> None:
    """Tell nobody."""


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Tables]:
    """Open the tables of a database."""
    store = Store(f"sqlite:///{path / 'deep' / 'herna.db'}")
    await store.open()
    try:
        yield Tables(store, quiet, bound=2)
    finally:
        await store.close()


async def table_for_two(tables: Tables, **options: bool) -> str:
    """Set up a table where both seats are mine."""
    seating = Seating(tables, b"secret", lambda _live, _what: None)
    wish = TablePlan("harbours", [SeatPlan("me"), SeatPlan("here", "Eva")], options=Options(**options))  # type: ignore[arg-type]  # flags only
    return await seating.create(ME, wish)


def run(path: Path, test: Callable[[Tables], Awaitable[None]]) -> None:
    """Run a test with tables."""

    async def inside() -> None:
        async with opened(path) as tables:
            await test(tables)

    apart(inside())


def test_folding_a_log_gives_the_answers_that_stand() -> None:
    entries = [
        Entry(0, 0, ANSWER, "a"),
        Entry(1, 0, ANSWER, "b"),
        Entry(2, 0, UNDO, ""),
        Entry(3, 0, UNDO, ""),
        Entry(4, 0, ANSWER, "a"),
    ]
    assert fold(entries) == (["a"], ["b"])
    assert fold([*entries, Entry(5, 0, ANSWER, "c")]) == (["a", "c"], [])
    assert fold([*entries, Entry(5, 0, ANSWER, "b")]) == (["a", "b"], [])


def test_an_answer_is_there_after_a_restart(tmp_path: Path) -> None:
    async def first(tables: Tables) -> None:
        table = await table_for_two(tables)
        async with tables.at(table) as live:
            assert live.choice is not None
            await tables.answer(live, int(live.choice.seat), 0, "bid.x1")
            assert live.version == 1
        (tmp_path / "name").write_text(table)

    async def second(tables: Tables) -> None:
        async with tables.at((tmp_path / "name").read_text()) as live:
            assert live.version == 1
            assert live.playing().record.answers == ["bid.x1"]
            assert live.table.turn == live.playing().choice.seat  # type: ignore[union-attr]  # being asked

    run(tmp_path, first)
    run(tmp_path, second)


def test_of_two_answers_to_one_choice_exactly_one_counts(tmp_path: Path) -> None:
    async def test(one: Tables) -> None:
        async with opened(tmp_path) as other:
            table = await table_for_two(one)

            async def give(tables: Tables, code: str) -> str:
                try:
                    async with tables.at(table) as live:
                        await asyncio.sleep(0.01)
                        await tables.answer(live, int(live.choice.seat), 0, code)  # type: ignore[union-attr]
                except Stale:
                    return ""
                return code

            given = await asyncio.gather(give(one, "bid.x0"), give(other, "bid.x2"))
            won = [code for code in given if code]
            assert len(won) == 1
            for tables in (one, other):
                async with tables.at(table) as live:
                    assert live.playing().record.answers == won
            assert [entry.code for entry in await one.store.entries(table)] == won

    run(tmp_path, test)


def test_the_database_itself_refuses_the_same_entry_twice(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await table_for_two(tables)
        row, _seats = await tables.store.table(table)
        entry = Entry(0, 0, ANSWER, "bid.x0")
        await tables.store.append(row, [entry], 1)
        async with tables.store.engine.begin() as connection:
            await connection.execute(text("update tables set version = 0"))
        with pytest.raises(Stale):
            await tables.store.append(row, [entry], 1)
        assert await tables.store.version(table) == 0

    run(tmp_path, test)


def test_another_server_sees_what_one_did(tmp_path: Path) -> None:
    async def test(one: Tables) -> None:
        async with opened(tmp_path) as other:
            table = await table_for_two(one)
            async with other.at(table) as live:
                assert live.version == 0
            async with one.at(table) as live:
                first = int(live.choice.seat)  # type: ignore[union-attr]
                await one.answer(live, first, 0, "bid.x1")
                await one.undo(live, first, 1)
                await one.answer(live, first, 2, "bid.x3")
            async with other.at(table) as live:
                assert live.version == 3
                assert live.playing().record.answers == ["bid.x3"]

    run(tmp_path, test)


def test_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await table_for_two(tables, undo=False)
        async with tables.at(table) as live:
            seat = int(live.choice.seat)  # type: ignore[union-attr]
            with pytest.raises(NotYourTurn):
                await tables.answer(live, 1 - seat, 0, "bid.x0")
            with pytest.raises(Stale):
                await tables.answer(live, seat, 1, "bid.x0")
            with pytest.raises(IllegalAnswer):
                await tables.answer(live, seat, 0, "bid.x9")
            with pytest.raises(IllegalAnswer):
                await tables.answer(live, seat, 0, "b" * 1000)
            with pytest.raises(IllegalAnswer):
                await tables.redo(live, seat, 0)
            assert live.version == 0
            await tables.answer(live, seat, 0, "bid.x0")
            with pytest.raises(IllegalAnswer):
                await tables.undo(live, 1 - seat, 1)
            with pytest.raises(NotNow, match="answers stand"):
                check(live, live.seats[seat].visitor, Act.UNDO, seat)
        assert len(await tables.store.entries(table)) == 1
        with pytest.raises(NoSuchTable):
            async with tables.at("nowhere"):
                pass
        assert not tables.locks

    run(tmp_path, test)


def test_a_failure_to_store_leaves_the_table_as_the_database_has_it(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await table_for_two(tables)
        async with tables.store.engine.begin() as connection:
            await connection.execute(text("alter table entries rename to away"))
        async with tables.at(table) as live:
            with pytest.raises(Exception, match="entries"):
                await tables.answer(live, int(live.choice.seat), 0, "bid.x1")  # type: ignore[union-attr]
        async with tables.store.engine.begin() as connection:
            await connection.execute(text("alter table away rename to entries"))
        async with tables.at(table) as live:
            assert live.version == 0
            assert live.playing().record.answers == []

    run(tmp_path, test)


def test_undo_redo_and_reset_are_entries(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await table_for_two(tables)
        async with tables.at(table) as live:
            for _bid in range(2):
                await tables.answer(live, int(live.choice.seat), live.version, "bid.x0")  # type: ignore[union-attr]
            seat = int(live.choice.seat)  # type: ignore[union-attr]
            match, codes = live.playing(), list[str]()
            for _action in range(3):
                assert match.choice is not None
                code = next(
                    found
                    for found in map(match.game.verbs.code, match.choice.options)
                    if found.startswith(("trade", "build"))
                )
                codes.append(code)
                await tables.answer(live, seat, live.version, code)
            assert match.can_take_back(seat) == 3
            await tables.undo(live, seat, live.version, 3)
            assert live.version == 8
            assert match.can_undo(seat) is False
            await tables.redo(live, seat, live.version)
        tables.forget(table)
        async with tables.at(table) as live:
            match = live.playing()
            assert match.record.answers == ["bid.x0", "bid.x0", codes[0]]
            assert match.undone == [codes[2], codes[1]]
            await tables.redo(live, seat, live.version)
            assert match.record.answers[-1] == codes[1]

    run(tmp_path, test)


def test_only_so_many_tables_are_kept_ready(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        names = [await table_for_two(tables) for _table in range(4)]
        for name in names:
            async with tables.at(name) as live:
                assert live.table.id == name
        assert list(tables.ready) == names[2:]

    run(tmp_path, test)


def test_a_game_is_played_to_its_end_and_kept(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await table_for_two(tables)
        async with tables.at(table) as live:
            match = live.playing()
            while match.choice is not None:
                code = match.game.verbs.code(match.choice.options[-1])
                await tables.answer(live, int(match.choice.seat), live.version, code)
            assert live.table.stage == OVER
        tables.forget(table)
        row, _seats = await tables.store.table(table)
        assert row.stage == OVER and row.turn is None
        async with tables.at(table) as live:
            assert row.result == live.playing().record.result
            with pytest.raises(NotNow, match="over"):
                await tables.answer(live, 0, live.version, "pass")
        assert game("harbours").standings(live.playing().state) == (row.result or ([], []))[1]

    run(tmp_path, test)


def test_nobody_looks_at_all_tables_to_find_a_few(tmp_path: Path) -> None:
    asked: list[tuple[str, Any]] = []

    def remember(_c: object, _cursor: object, statement: str, given: Any, *_rest: object) -> None:
        asked.append((statement, given))

    async def test(tables: Tables) -> None:
        store = tables.store
        await table_for_two(tables)
        event.listen(store.engine.sync_engine, "before_cursor_execute", remember)
        assert len(await store.tables_of(ME.id)) == await store.unfinished(ME.id) == 1
        await store.public_tables()
        event.remove(store.engine.sync_engine, "before_cursor_execute", remember)
        assert len(asked) >= 4
        async with store.engine.connect() as connection:
            for statement, given in asked:
                plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", given)
                steps = [str(row) for row in plan]
                assert not [step for step in steps if re.search(r"SCAN (tables|seats)", step)], statement

    run(tmp_path, test)


def test_a_house_in_memory_keeps_what_is_written_while_others_read() -> None:
    async def test() -> None:
        store = Store("sqlite:///:memory:")
        await store.open()
        tables = Tables(store, quiet)
        made = [asyncio.create_task(table_for_two(tables)) for _table in range(20)]
        while not all(task.done() for task in made):
            await asyncio.gather(*[store.public_tables() for _reader in range(5)])
        names = [task.result() for task in made]
        assert sorted(names) == sorted(each.table.id for each in await store.tables_of(ME.id))
        await store.close()

    apart(test())
