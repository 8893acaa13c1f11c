"""The results of finished games and the ratings that follow from them, as the database keeps them."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, TypeAlias

from sqlalchemy import and_, delete, exists, func, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.web.store.models import OVER, UPLOAD
from herna.web.store.schema import TABLES, VISITORS
from herna.web.store.society import PROFILES, RATINGS, RESULTS
from herna.web.store.store import Store

ALL_TIME: Final = ""
"""The season of ratings that never end."""
PROGRAM: Final = "program"
"""The level of somebody who is a program with an account."""
COUNTING: Final = 0x48636F756E74
"""The number of PostgreSQL's lock for counting: "Hcount" in hexadecimal."""
INSIDE: Final = 32
"""How many letters the name has that the house gives somebody inside; levels of bots are shorter."""
AT_ONCE: Final = 50
LONGEST_HISTORY: Final = 1000
LONGEST_BOARD: Final = 100


@dataclass(frozen=True)
class Result:
    """How one seat of a finished game did."""

    table_id: str
    seat: int
    number: int
    """The order in which games were counted."""
    game: str
    visitor: str | None
    level: str
    """Which bot played; "" for people."""
    name: str
    sides: str
    """Its factions, mats or leader, separated by spaces."""
    seats: int
    place: float
    won: float
    """Its share of the victory."""
    score: int
    ended: float
    season: str
    counted: int
    """Whether ratings follow from it."""

    @property
    def player(self) -> str:
        """Who is rated: somebody, or a kind of bot."""
        return self.visitor or self.level


@dataclass(frozen=True)
class Key:
    """Whose rating of what."""

    game: str
    season: str
    pool: str
    player: str


@dataclass(frozen=True)
class Rating:
    """How strong somebody seems, how sure that is, and from how many games."""

    mu: float
    sigma: float
    games: int = 0
    wins: float = 0.0


Known: TypeAlias = dict[Key, Rating]
Rate: TypeAlias = Callable[[Known, list[Result]], Known]
"""How the ratings change that a game is about."""


class Ledger:
    """Everything that was won in a house."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    @asynccontextmanager
    async def counting(self) -> AsyncIterator[AsyncConnection]:
        """Begin to count, as the only one."""
        async with self.store.begin() as connection:
            if self.store.shared:
                await connection.execute(select(func.pg_advisory_xact_lock(COUNTING)))
            yield connection

    async def uncounted(self, without: Iterable[str] = ()) -> list[str]:
        """Return some finished games of which no result is known, the oldest first."""
        known = exists().where(RESULTS.c.table_id == TABLES.c.id)
        ours = or_(TABLES.c.origin.is_(None), TABLES.c.origin != UPLOAD)
        over = and_(TABLES.c.stage == OVER, TABLES.c.result.is_not(None), ours, ~known)
        over = and_(over, TABLES.c.id.not_in(list(without)))
        query = select(TABLES.c.id).where(over).order_by(TABLES.c.updated, TABLES.c.id).limit(AT_ONCE)
        async with self.store.engine.connect() as connection:
            return [str(row.id) for row in await connection.execute(query)]

    async def add(self, results: list[Result], rate: Rate) -> bool:
        """Keep the results of a game and what they mean for ratings; say whether that was news."""
        try:
            async with self.counting() as connection:
                last = await connection.execute(select(func.coalesce(func.max(RESULTS.c.number), 0)))
                number = int(last.scalar_one()) + 1
                numbered = [replace(each, number=number) for each in results]
                await connection.execute(insert(RESULTS), [asdict(each) for each in numbered])
                await put_ratings(connection, rate(await ratings_for(connection, numbered), numbered))
        except IntegrityError:
            return False
        return True

    async def everything(self) -> list[list[Result]]:
        """Return all results, game by game, in the order in which they were counted."""
        async with self.store.engine.connect() as connection:
            return by_game(await results_where(connection, RESULTS.c.number > 0))

    async def ratings(self) -> Known:
        """Return everybody's ratings, in every game, season and pool."""
        async with self.store.engine.connect() as connection:
            return known_ratings(await connection.execute(select(RATINGS)))

    async def recount(self, count: Callable[[Iterable[list[Result]]], Known]) -> Known:
        """Forget all ratings and keep what all games give."""
        async with self.counting() as connection:
            ratings = count(by_game(await results_where(connection, RESULTS.c.number > 0)))
            await connection.execute(delete(RATINGS))
            await put_ratings(connection, ratings)
        return ratings

    async def games_of(self, visitor: str) -> list[list[Result]]:
        """Return somebody's latest games with all their seats, the oldest first."""
        mine = select(RESULTS.c.number).where(RESULTS.c.visitor == visitor)
        latest = mine.order_by(RESULTS.c.number.desc()).limit(LONGEST_HISTORY)
        async with self.store.engine.connect() as connection:
            return by_game(await results_where(connection, RESULTS.c.number.in_(latest)))

    async def ratings_of(self, player: str) -> Known:
        """Return all ratings of one player."""
        async with self.store.engine.connect() as connection:
            return known_ratings(await connection.execute(select(RATINGS).where(RATINGS.c.player == player)))

    async def board(self, game: str, season: str, pool: str) -> Known:
        """Return the ratings of a board of honour, the surest strength first."""
        here = and_(RATINGS.c.game == game, RATINGS.c.season == season, RATINGS.c.pool == pool)
        sure = RATINGS.c.mu - 2 * RATINGS.c.sigma
        query = select(RATINGS).where(here).order_by(sure.desc(), RATINGS.c.player).limit(LONGEST_BOARD)
        async with self.store.engine.connect() as connection:
            return known_ratings(await connection.execute(query))

    async def seasons(self) -> list[str]:
        """Return the seasons in which something was won, the latest first."""
        query = select(RATINGS.c.season).distinct().order_by(RATINGS.c.season.desc())
        async with self.store.engine.connect() as connection:
            return [str(row.season) for row in await connection.execute(query) if row.season != ALL_TIME]

    async def programs(self, visitors: Iterable[str]) -> set[str]:
        """Return who of these is a program."""
        return await self.marked(visitors, "program")

    async def all_programs(self) -> set[str]:
        """Return everybody who is a program."""
        query = select(PROFILES.c.visitor).where(PROFILES.c.program == 1)
        async with self.store.engine.connect() as connection:
            return {str(row.visitor) for row in await connection.execute(query)}

    async def shared(self, visitors: Iterable[str]) -> set[str]:
        """Return who of these lets others see their history."""
        return await self.marked(visitors, "shared")

    async def names(self, visitors: Iterable[str]) -> dict[str, str]:
        """Return what these are called who still are somebody."""
        query = select(VISITORS.c.id, VISITORS.c.name).where(VISITORS.c.id.in_(list(visitors)))
        async with self.store.engine.connect() as connection:
            return {str(row.id): str(row.name) for row in await connection.execute(query)}

    async def marked(self, visitors: Iterable[str], column: str) -> set[str]:
        """Return who of these has chosen something."""
        asked = and_(PROFILES.c.visitor.in_(list(visitors)), PROFILES.c[column] == 1)
        async with self.store.engine.connect() as connection:
            return {
                str(row.visitor) for row in await connection.execute(select(PROFILES.c.visitor).where(asked))
            }

    async def forget(self, visitor: str) -> None:
        """Let somebody's games stay without their name; nobody can say any more whose they were."""
        nobody = secrets.token_hex(16)
        async with self.counting() as connection:
            mine = RESULTS.update().where(RESULTS.c.visitor == visitor)
            await connection.execute(mine.values(visitor=nobody, name=""))
            await connection.execute(
                RATINGS.update().where(RATINGS.c.player == visitor).values(player=nobody)
            )
            await connection.execute(delete(PROFILES).where(PROFILES.c.visitor == visitor))

    async def choose(self, visitor: str, **chosen: int) -> None:
        """Remember what somebody has chosen about their history."""
        here = PROFILES.c.visitor == visitor
        async with self.store.begin() as connection:
            if not (await connection.execute(PROFILES.update().where(here).values(**chosen))).rowcount:
                row = {"visitor": visitor, "shared": 0, "program": 0, **chosen}
                await connection.execute(insert(PROFILES).values(**row))


def is_level(player: str) -> bool:
    """Whether it is a bot's level that is rated, not somebody."""
    return len(player) < INSIDE


async def results_where(connection: AsyncConnection, condition: Any) -> list[Result]:
    """Return results that meet a condition, in the order in which they were counted."""
    query = select(RESULTS).where(condition).order_by(RESULTS.c.number, RESULTS.c.seat)
    return [Result(**row) for row in (await connection.execute(query)).mappings()]


def by_game(results: list[Result]) -> list[list[Result]]:
    """Return results in order, those of one game together."""
    found: list[list[Result]] = []
    for each in results:
        if found and found[-1][0].number == each.number:
            found[-1].append(each)
        else:
            found.append([each])
    return found


def known_ratings(rows: Iterable[Any]) -> Known:
    """Return rows as ratings."""
    return {
        Key(row.game, row.season, row.pool, row.player): Rating(row.mu, row.sigma, row.games, row.wins)
        for row in rows
    }


async def ratings_for(connection: AsyncConnection, results: list[Result]) -> Known:
    """Return the ratings that a game may change."""
    first, players = results[0], {each.player for each in results}
    here = and_(
        RATINGS.c.game == first.game,
        RATINGS.c.season.in_((ALL_TIME, first.season)),
        RATINGS.c.player.in_(players),
    )
    return known_ratings(await connection.execute(select(RATINGS).where(here)))


async def put_ratings(connection: AsyncConnection, ratings: Known) -> None:
    """Write ratings in place of older ones."""
    for key in ratings:
        here = [RATINGS.c[name] == value for name, value in asdict(key).items()]
        await connection.execute(delete(RATINGS).where(and_(*here)))
    if ratings:
        rows = [{**asdict(key), **asdict(rating)} for key, rating in ratings.items()]
        await connection.execute(insert(RATINGS), rows)
