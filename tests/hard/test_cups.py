"""A tournament kept going by two servers on one PostgreSQL: each round once, each table once."""

from __future__ import annotations

import asyncio

from hard.postgres import Postgres
from herna.web.cups.plan import Plan
from herna.web.store.cups import ENDED
from web.cups.club import HOST, Club, another, run


async def together(*clubs: Club) -> None:
    """Let all umpires look at the same time until none finds anything to do."""
    while any(await asyncio.gather(*[club.umpire.look_around() for club in clubs])):
        pass


def test_two_servers_open_no_round_and_no_table_twice(postgres: Postgres) -> None:
    db = postgres.database()

    async def test(one: Club) -> None:
        async with another(db) as two:
            cup = await one.cup(Plan(("harbours",), rounds=3), 8)
            await one.office.start(cup, HOST)
            for number in (1, 2, 3):
                await together(one, two)
                course = await two.course(cup)
                assert course.cup.row.round == number and len(course.playing) == 4
                tables = [each.table for each in course.playing]
                assert sorted([*one.begun, *two.begun]) == sorted(tables), "one of the two set up each table"
                for table in tables:
                    await one.answer_for_bots(table)
                one.begun.clear()
                two.begun.clear()
            await together(one, two)
            course = await one.course(cup)
            assert course.cup.row.stage == ENDED and len(course.cup.pairings) == 12
            assert max(course.past.met.values()) == 1

    run(db, test)
