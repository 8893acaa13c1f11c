"""What a finished game means: places, and ratings that follow from them, people and bots apart."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from openskill.models import PlackettLuce

from herna.sim.ratings import places
from herna.web.store.ledger import ALL_TIME, PROGRAM, Key, Known, Rating, Result
from herna.web.store.models import BOT, SeatRow, TableRow

PEOPLE: Final = "people"
BOTS: Final = "bots"
POOLS: Final = (PEOPLE, BOTS)
MONTHS: Final = 3
"""How long a season is."""
MODEL: Final = PlackettLuce()


def season_of(time: float) -> str:
    """Return the season of a moment: the year and its quarter."""
    then = datetime.fromtimestamp(time, UTC)
    return f"{then.year}-{(then.month - 1) // MONTHS + 1}"


def fair(table: TableRow, seats: list[SeatRow]) -> bool:
    """Whether ratings may follow from a game: played from its beginning, and nobody against oneself."""
    people = [seat.visitor for seat in seats if seat.kind != BOT]
    return not table.branches and len(set(people)) == len(people) and len(seats) > 1


# long: a line for each column
def results_of(
    table: TableRow, seats: list[SeatRow], sides: list[list[str]], programs: set[str]
) -> list[Result]:
    """Return how each seat did. Whoever left a bot to play on is still the one who played."""
    assert table.result is not None
    winners, scores = table.result
    order, counted = places(winners, scores), int(fair(table, seats))
    found: list[Result] = []
    for seat in seats:
        bot = seat.kind == BOT
        found.append(
            Result(
                table_id=table.id,
                seat=seat.seat,
                number=0,
                game=table.game,
                visitor=None if bot else seat.visitor,
                level=seat.level if bot else PROGRAM if seat.visitor in programs else "",
                name=seat.name,
                sides=" ".join(sides[seat.seat]) if sides else "",
                seats=len(seats),
                place=order[seat.seat],
                won=1 / len(winners) if seat.seat in winners else 0.0,
                score=scores[seat.seat],
                ended=table.updated,
                season=season_of(table.updated),
                counted=counted,
            )
        )
    return found


def rate(known: Known, results: list[Result]) -> Known:
    """Return the ratings that a game changes, given those of its players before."""
    changed: Known = {}
    for pool in POOLS:
        rows = [each for each in results if each.counted and (BOTS if each.level else PEOPLE) == pool]
        if len({row.player for row in rows}) < 2:
            continue
        best = min(row.place for row in rows)
        share = 1 / sum(row.place == best for row in rows)
        for season in (ALL_TIME, rows[0].season):
            keys = [Key(row.game, season, pool, row.player) for row in rows]
            for key, mu, sigma in updated(known, keys, [row.place for row in rows]):
                own = [row for row, other in zip(rows, keys, strict=True) if other == key]
                before = known.get(key, Rating(0, 0))
                wins = before.wins + sum(share for row in own if row.place == best)
                changed[key] = Rating(mu, sigma, before.games + len(own), wins)
    return changed


def updated(known: Known, keys: list[Key], ranks: list[float]) -> Iterable[tuple[Key, float, float]]:
    """Return every player's new strength; a bot that sits in several seats learns their mean."""
    teams = []
    for key in keys:
        now = known.get(key)
        teams.append([MODEL.rating(mu=now.mu, sigma=now.sigma) if now else MODEL.rating()])
    rated = MODEL.rate(teams, ranks=ranks)
    for key in dict.fromkeys(keys):
        own = [team[0] for team, other in zip(rated, keys, strict=True) if other == key]
        yield key, sum(each.mu for each in own) / len(own), sum(each.sigma for each in own) / len(own)


def count(games: Iterable[list[Result]]) -> Known:
    """Return the ratings that all games give, counted again from the first."""
    known: Known = {}
    for results in games:
        known.update(rate(known, results))
    return known
