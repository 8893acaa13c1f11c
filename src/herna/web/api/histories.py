"""Histories of players and boards of honour, for programs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from herna.games import game as found_game
from herna.web.api.programs import caller, known, needs
from herna.web.api.refusals import problems
from herna.web.api.views import id_of
from herna.web.guard.problems import NotNow
from herna.web.guard.scopes import Right
from herna.web.honours.statistics import Tally, history, named
from herna.web.house import House, house
from herna.web.store.ledger import ALL_TIME, Key, Rating, is_level

Req = Request[Any, Any, Any]


@dataclass
class TallyView:
    """How somebody did in some of their games: how many, the share of victories, the mean place."""

    played: int
    won: float
    place: float


@dataclass
class RatingView:
    """How strong somebody seems: the strength lies within twice ``sigma`` in 95 of 100 cases."""

    game: str
    season: str
    pool: str
    mu: float
    sigma: float
    games: int
    wins: float


@dataclass
class RivalView:
    """Somebody's opponent, and who was ahead how often."""

    player: str
    name: str
    bot: bool
    played: int
    ahead: int
    behind: int
    level: int


@dataclass
class HistoryView:
    """Somebody's games in figures."""

    player: str
    shared: bool
    all: TallyView
    by_game: dict[str, TallyView]
    by_seats: dict[str, TallyView]
    by_side: dict[str, TallyView]
    """By ``game/side``."""
    rivals: list[RivalView]
    streak: int
    longest_streak: int
    ratings: list[RatingView]


@dataclass
class ShareRequest:
    """Whether others may see one's history."""

    shared: bool


@dataclass
class HonourView:
    """A line of a board of honour; players who do not share their history have no name, bots have a level."""

    rank: int
    name: str
    mu: float
    sigma: float
    games: int
    wins: float


def tally(each: Tally) -> TallyView:
    """Return figures as programs see them."""
    return TallyView(each.played, round(each.share, 4), round(each.place, 3))


def rating(key: Key, each: Rating) -> RatingView:
    """Return a rating as programs see it."""
    return RatingView(key.game, key.season, key.pool, each.mu, each.sigma, each.games, each.wins)


async def told(place: House, player: str, viewer: str | None) -> HistoryView:
    """Return somebody's history, if the viewer may see it."""
    games = await place.ledger.games_of(player)
    people = {each.visitor for game in games for each in game if each.visitor}
    shares = await place.ledger.shared([*people, player])
    if player != viewer and player not in shares:
        raise NotNow("there is no such history, or it is not shared")
    found = history(player, games)
    seen = people if player == viewer else shares
    rivals = named(found.rivals, lambda each: each in seen, "")
    return HistoryView(
        player,
        player in shares,
        tally(found.all),
        {key: tally(each) for key, each in found.by_game.items()},
        {str(key): tally(each) for key, each in found.by_seats.items()},
        {f"{key}/{side}": tally(each) for (key, side), each in found.by_side.items()},
        [RivalView(**each.__dict__) for each in rivals],
        found.streaks.now,
        found.streaks.longest,
        [rating(key, each) for key, each in (await place.ledger.ratings_of(player)).items()],
    )


@get("/history", summary="My history", responses=problems(403), opt=needs(Right.LOOK))
async def mine(request: Req) -> HistoryView:
    """Return the caller's own games in figures."""
    visitor = known(await caller(request))
    return await told(house(request), visitor.id, visitor.id)


@get(
    "/players/{player:str}", summary="A player's history", responses=problems(403, 409), opt=needs(Right.LOOK)
)
async def of_player(request: Req, player: FromPath[str]) -> HistoryView:
    """Return somebody's games in figures, if they share them."""
    return await told(house(request), player, id_of(await caller(request)))


@post(
    "/history",
    summary="Share my history",
    status_code=200,
    responses=problems(400, 403, 413, 429),
    opt=needs(Right.ACCOUNT),
)
async def share(request: Req, data: JSONBody[ShareRequest]) -> HistoryView:
    """Let others see the caller's history, or nobody any more."""
    visitor, place = known(await caller(request)), house(request)
    await place.ledger.choose(visitor.id, shared=int(data.shared))
    return await told(place, visitor.id, visitor.id)


@get("/honours/{game:str}", summary="A board of honour", responses=problems(400, 404))
async def honours(
    request: Req,
    game: FromPath[str],
    season: FromQuery[str] = ALL_TIME,
    pool: FromQuery[Literal["people", "bots"]] = "people",
) -> list[HonourView]:
    """Return who is strongest in a game, by what is sure; a season is a year and its quarter: 2026-4."""
    found_game(game)
    ledger = house(request).ledger
    found = await ledger.board(game, season, pool)
    players = [key.player for key in found]
    shares, names = await ledger.shared(players), await ledger.names(players)
    return [
        HonourView(
            rank,
            names.get(key.player, "") if key.player in shares else key.player if is_level(key.player) else "",
            each.mu,
            each.sigma,
            each.games,
            each.wins,
        )
        for rank, (key, each) in enumerate(found.items(), 1)
    ]


HISTORIES: Final = [mine, of_player, share, honours]
