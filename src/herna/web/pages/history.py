"""Histories of players and boards of honour."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from herna.i18n.speak import Speaker
from herna.ui.drawable import drawable_games
from herna.web.honours.counting import PEOPLE, POOLS, season_of
from herna.web.honours.sides import side_name, side_names
from herna.web.honours.statistics import History, history, named, own
from herna.web.house import Req
from herna.web.pages.frame import Frame, form, framed
from herna.web.store.ledger import ALL_TIME, Result, is_level

SHOWN: Final = 24
"""How many of somebody's games a page shows."""


def line(visitor: str, game: list[Result], known: set[str]) -> dict[str, Any]:
    """Return one game as a page shows it; others see it only if all who played share their history."""
    mine = own(visitor, game)
    names = [each.name if each.level or each.visitor in known else "" for each in game]
    return {
        "mine": mine,
        "seats": sorted(zip(game, names, strict=True), key=lambda each: each[0].place),
        "open": all(names),
        "day": datetime.fromtimestamp(mine.ended, UTC).strftime("%Y-%m-%d"),
    }


# long: a line for each thing that the template asks for
async def profile(frame: Frame, player: str) -> Response[str]:
    """Return the page of somebody's history, as the viewer may see it."""
    ledger, mine = frame.house.ledger, player == (frame.me or "")
    games = await ledger.games_of(player)
    people = {each.visitor for game in games for each in game if each.visitor}
    shares = await ledger.shared([*people, player])
    if not mine and player not in shares:
        raise NotFoundException
    seen = people if mine else shares
    found: History = history(player, games)
    found.rivals = named(found.rivals, lambda each: each in seen, frame.say("somebody-private"))
    ratings = await ledger.ratings_of(player)
    context: dict[str, Any] = {
        "player": player,
        "own": mine,
        "shared": player in shares,
        "name": (await ledger.names([player])).get(player, ""),
        "history": found,
        "games_played": [line(player, game, seen) for game in games[: -SHOWN - 1 : -1]],
        "ratings": sorted(ratings.items(), key=lambda each: (each[0].game, each[0].season != ALL_TIME)),
        "seasons": (ALL_TIME, season_of(frame.house.tables.now())),
        "side": lambda game, key: side_name(Speaker(frame.language, game), key),
        "sides": lambda game, keys: ", ".join(side_names(frame.language, game, keys)),
        "reachable": shares,
    }
    return await frame.page("profile.html.j2", **context)


@get("/history", include_in_schema=False)
async def my_history(request: Req) -> Response[str]:
    """Show my own games in figures."""
    frame = await framed(request)
    return await profile(frame, frame.me or "")


@get("/players/{player:str}", include_in_schema=False)
async def player_history(request: Req, player: FromPath[str]) -> Response[str]:
    """Show somebody's games in figures, if they share them."""
    return await profile(await framed(request), player)


@post("/history/share", include_in_schema=False)
async def share(request: Req) -> Redirect:
    """Let others see my history, or nobody any more."""
    frame = await framed(request)
    fields = await form(request)
    me = await frame.welcome()
    await frame.house.ledger.choose(me.id, shared=int(fields.get("shared") == "1"))
    return frame.go("/history")


@get("/honours", include_in_schema=False)
async def honours(request: Req) -> Response[str]:
    """Show who is strongest; of people only those who share their history, and oneself."""
    frame, asked = await framed(request), request.query_params
    games, seasons = list(drawable_games()), [ALL_TIME, *await frame.house.ledger.seasons()]
    game = asked.get("game", "") if asked.get("game") in games else games[0]
    season = asked.get("season", "") if asked.get("season") in seasons else ALL_TIME
    pool = asked.get("pool", "") if asked.get("pool") in POOLS else PEOPLE
    rows = await board(frame, game, season, pool)
    chosen = {"game": game, "season": season, "pool": pool}
    context: dict[str, Any] = {"rows": rows, "chosen": chosen, "seasons": seasons, "pools": POOLS}
    return await frame.page("honours.html.j2", **context)


async def board(frame: Frame, game: str, season: str, pool: str) -> list[dict[str, Any]]:
    """Return the lines of a board, with names where there may be some."""
    ledger, me = frame.house.ledger, frame.me
    found = await ledger.board(game, season, pool)
    players = [key.player for key in found]
    shares, names = await ledger.shared(players), await ledger.names(players)
    return [
        {
            "rank": rank,
            "rating": rating,
            "me": key.player == me,
            "name": names.get(key.player, key.player if is_level(key.player) else ""),
            "shown": key.player in shares or key.player == me or key.player not in names,
            "player": key.player if key.player in shares or key.player == me else "",
        }
        for rank, (key, rating) in enumerate(found.items(), 1)
    ]


HANDLERS = [my_history, player_history, share, honours]
