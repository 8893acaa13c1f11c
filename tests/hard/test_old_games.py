"""Old games live: databases of every released shape open, and a game that a rule broke stays readable."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from herna.web.guard.problems import NotNow
from herna.web.guard.tokens import digest
from herna.web.store.database import MIGRATIONS, BadDatabase, make_engine, migrate, step_back
from herna.web.store.models import OVER
from herna.web.store.store import Store
from herna.web.table.tables import Tables
from web.guests import Guest, Inn, apart

RELEASED = Path(__file__).parent / "released"
SESSIONS = "0007"
"""The shape from which on tokens belong to sessions."""
GOING, DONE = "goingtable23", "overtable234"


def old(version: str, folder: Path) -> str:
    """Return the address of a database as an older Herna left it."""
    path = folder / "herna.db"
    connection = sqlite3.connect(path)
    connection.executescript((RELEASED / f"{version}.sql").read_text())
    connection.close()
    return f"sqlite:///{path}"


def run(db: str, test: Callable[[Tables], Awaitable[object]]) -> None:
    """Run a test with the tables of a database."""

    async def inside() -> None:
        store = Store(db)
        await store.open()
        await test(Tables(store, lambda _live: None))
        await store.close()

    apart(inside())


def test_every_shape_but_the_newest_has_a_database_to_try() -> None:
    shapes = sorted(path.name[:4] for path in (MIGRATIONS / "versions").glob("0*.py"))
    assert shapes[:-1] == sorted(path.stem for path in RELEASED.glob("*.sql"))


@pytest.mark.parametrize("version", [path.stem for path in sorted(RELEASED.glob("*.sql"))])
def test_games_of_an_older_database_go_on(tmp_path: Path, version: str) -> None:
    async def test(tables: Tables) -> None:
        async with tables.at(GOING) as live:
            assert live.version == 3 and live.names == ["Jana", "Eva"] and live.broken is None
            match = live.playing()
            while match.choice is not None:
                code = match.game.verbs.code(match.choice.options[0])
                await tables.answer(live, int(match.choice.seat), live.version, code)
        async with tables.at(DONE) as live:
            assert live.table.stage == OVER and live.broken is None
            assert live.playing().record.result == live.table.result is not None
        assert [remark.text for remark in await tables.store.remarks(GOING)] == ["Good luck!"]
        known = await tables.store.visitor("jana-token")
        assert known is not None and known.name == "Jana"

    db = old(version, tmp_path)
    run(db, test)
    run(db, lambda tables: tables.store.table(GOING))


def shape(db: str) -> dict[str, set[tuple[str, str]]]:
    """Return every table of a file with its columns."""
    with sqlite3.connect(db.removeprefix("sqlite:///")) as connection:
        names = [row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")]
        return {
            name: {(row[1], row[2]) for row in connection.execute(f"pragma table_info({name})")}
            for name in names
            if not name.startswith("sqlite_")
        }


@pytest.mark.parametrize("version", [path.stem for path in sorted(RELEASED.glob("*.sql"))])
def test_there_is_a_way_back_to_every_shape_and_forth_again(tmp_path: Path, version: str) -> None:
    db = old(version, tmp_path)
    before = shape(db)

    async def play(tables: Tables) -> None:
        async with tables.at(GOING) as live:
            choice = live.playing().choice
            assert choice is not None
            code = live.playing().game.verbs.code(choice.options[0])
            await tables.answer(live, int(choice.seat), live.version, code)

    async def still(tables: Tables) -> None:
        async with tables.at(GOING) as live:
            assert live.version == 4 and live.names == ["Jana", "Eva"] and live.broken is None

    run(db, play)
    assert shape(db) != before
    apart(step_back(db, version))
    assert shape(db) == before
    with sqlite3.connect(db.removeprefix("sqlite:///")) as connection:
        held = "visitors" if version < SESSIONS else "visitors join sessions on visitor = visitors.id"
        kept = connection.execute(f"select name, token_hash from {held}").fetchall()
    assert kept == [("Jana", digest("jana-token"))]
    run(db, still)


def test_there_is_no_way_back_to_what_never_was(tmp_path: Path) -> None:
    db = old("0002", tmp_path)
    with pytest.raises(BadDatabase, match="cannot be brought back to '0077'"):
        apart(step_back(db, "0077"))
    assert shape(db) == shape(old("0002", Path(tempfile.mkdtemp(dir=tmp_path))))


def test_a_start_that_is_interrupted_changes_nothing(tmp_path: Path) -> None:
    async def interrupted(engine: AsyncEngine) -> None:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
            raise InterruptedError

    async def test() -> list[str]:
        store = Store(f"sqlite:///{tmp_path / 'herna.db'}")
        with pytest.raises(InterruptedError):
            await interrupted(store.engine)
        async with store.engine.connect() as connection:
            found = await connection.run_sync(lambda each: inspect(each).get_table_names())
        await store.open()
        await store.close()
        return found

    assert apart(test()) == []


def test_a_database_of_a_newer_herna_is_refused_in_a_sentence(tmp_path: Path) -> None:
    db = old("0001", tmp_path)

    async def test() -> None:
        store = Store(db)
        async with store.engine.begin() as connection:
            await connection.execute(text("update alembic_version set version_num = '9999'"))
        with pytest.raises(BadDatabase, match="newer Herna"):
            await store.open()
        await store.close()

    apart(test())


def break_at(db: str, table: str, number: int, line: str) -> None:
    """Change a table's log as if a rule had changed since."""

    async def change() -> None:
        engine = make_engine(Store(db).url)
        async with engine.begin() as connection:
            await connection.execute(text(line), {"table": table, "number": number})
        await engine.dispose()

    apart(change())


CHANGE = "update entries set code = 'bid.x99' where table_id = :table and number = :number"
CUT = "delete from entries where table_id = :table and number >= :number"


def test_a_broken_game_is_readable_up_to_the_break(tmp_path: Path) -> None:
    db = old("0001", tmp_path)
    break_at(db, GOING, 2, CHANGE)
    break_at(db, DONE, 5, CUT)

    async def test(tables: Tables) -> None:
        async with tables.at(GOING) as live:
            assert live.broken is not None and live.broken.at == 2
            assert len(live.playing().record.answers) == 2
            assert live.choice is None and live.bot_to_move is None
            with pytest.raises(NotNow, match="after answer 2"):
                await tables.answer(live, 0, live.version, "bid.x0")
        async with tables.at(DONE) as live:
            assert live.broken is not None and live.broken.at == 5

    run(db, test)


def test_the_page_of_a_broken_game_says_where_and_leads_to_the_rest(tmp_path: Path) -> None:
    db = old("0001", tmp_path)
    break_at(db, GOING, 2, CHANGE)
    inn = Inn(db).open()
    try:
        for language, said in (("en", "Up to its answer 2"), ("cs", "do její 2. odpovědi")):
            guest: Guest = inn.guest(language)
            guest.client.cookies.set("herna", "jana-token")
            page = guest.get(f"/t/{GOING}")
            assert page.status_code == 200 and said in page.text
            assert f"/t/{GOING}/replay?at=2" in page.text
            rest = guest.get(f"/t/{GOING}/replay?at=2")
            assert rest.status_code == 200 and 'data-last="2"' in rest.text
    finally:
        inn.close()
