"""How a tournament stands: points and what decides between equals."""

from __future__ import annotations

from dataclasses import dataclass

from herna.cups.past import Past, Played


@dataclass(frozen=True)
class Line:
    """How one entrant stands."""

    player: int
    rank: int
    points: float
    played: int
    """Games, without rests."""
    won: float
    """Victories; those who share one have a part of it."""
    strength: float
    """The points of the opponents, the mean of each table: who met the strong has done more."""
    beaten: float
    """The points of those who came behind, and half of those who came level."""
    margin: float
    """How far the scores were above those of the others at the table."""


def ranked(past: Past) -> list[Line]:
    """Return everybody by points; then by the opponents' points, by those beaten, victories and margins.

    Whoever is level in all of that shares a rank, and stands in the order of the seeds.
    """
    points = {each: past.points(each) for each in past.entrants}
    lines = [line(past, each, points) for each in past.entrants]
    return numbered(sorted(lines, key=lambda each: (merit(each), -past.seed[each.player]), reverse=True))


def merit(each: Line) -> tuple[float, ...]:
    """Return what decides, the first thing first; sums in another order are still equal."""
    deciding = (each.points, each.strength, each.beaten, each.won, each.margin)
    return tuple(round(value, 6) for value in deciding)


def numbered(lines: list[Line]) -> list[Line]:
    """Return sorted lines with their ranks; equals share one."""
    found: list[Line] = []
    for number, each in enumerate(lines, 1):
        level = bool(found) and merit(found[-1]) == merit(each)
        found.append(Line(**{**each.__dict__, "rank": found[-1].rank if level else number}))
    return found


def line(past: Past, player: int, points: dict[int, float]) -> Line:
    """Return how an entrant stands, without a rank."""
    games = [table for table in past.tables_of(player) if table.places and not table.rest]
    usual = sum(points.values()) / max(1, len(points))
    rests = past.rests[player]
    return Line(
        player,
        0,
        points[player],
        len(games),
        sum(victory(table, player) for table in games),
        sum(mean_of_others(table, player, points) for table in games) + rests * usual,
        sum(beaten(table, player, points) for table in games),
        sum(table.margin(player) for table in games),
    )


def victory(table: Played, player: int) -> float:
    """Return a player's part of the victory at a table."""
    best = min(table.places)
    return (table.places[table.players.index(player)] == best) / table.places.count(best)


def mean_of_others(table: Played, player: int, points: dict[int, float]) -> float:
    """Return the mean of the points of those whom a player met."""
    others = [points[each] for each in table.players if each != player]
    return sum(others) / len(others)


def beaten(table: Played, player: int, points: dict[int, float]) -> float:
    """Return the points of those who came behind a player, and half of those who came level."""
    mine, found = table.places[table.players.index(player)], 0.0
    for each, place in zip(table.players, table.places, strict=True):
        if each != player:
            found += points[each] * (1.0 if place > mine else 0.5 if place == mine else 0.0)
    return found / (len(table.players) - 1)


def finishers(table: Played, past: Past) -> list[int]:
    """Return the players of a table, the best first; of equals the better score, then the better seed."""
    scores = table.scores or (0,) * len(table.players)
    order = {
        player: (place, -score, past.seed[player])
        for player, place, score in zip(table.players, table.places, scores, strict=True)
    }
    return sorted(table.players, key=order.__getitem__)


def through(table: Played, past: Past) -> list[int]:
    """Return who goes on from a table of a knockout: the better half, and whoever had nobody to meet."""
    if table.rest:
        return list(table.players)
    here = [each for each in finishers(table, past) if each in past.present]
    return here[: len(table.players) // 2]


def advancing(past: Past) -> list[int]:
    """Return who is still in a knockout, the best seeded first; nobody once the final was played."""
    tables = past.of_round(past.round)
    if not tables:
        return list(past.present)
    if len(tables) == 1:
        return []
    here = {each for table in tables for each in through(table, past) if each in past.present}
    return [each for each in past.entrants if each in here]


def knocked_out(past: Past) -> list[Line]:
    """Return everybody by the round they reached, and by what they did there; equals in both share a rank."""
    base = {line.player: line for line in ranked(past)}

    def reached(player: int) -> tuple[float, float]:
        tables = past.tables_of(player)
        return (tables[-1].round, round(tables[-1].points(player), 6)) if tables else (0, 0.0)

    order = sorted(past.entrants, key=lambda each: (reached(each), -past.seed[each]), reverse=True)
    levels = [reached(each) for each in order]
    return [Line(**{**base[each].__dict__, "rank": levels.index(reached(each)) + 1}) for each in order]


def ladder(past: Past) -> list[int]:
    """Return the rungs from the top: at each table the better finisher takes the higher rung of it."""
    rungs = list(past.entrants)
    for number in range(1, past.round + 1):
        for table in past.of_round(number):
            if table.places:
                climb(rungs, table)
    return rungs


def climb(rungs: list[int], table: Played) -> None:
    """Let those of a table change rungs; equals stay as they stood."""
    held = sorted(rungs.index(player) for player in table.players)
    place = dict(zip(table.players, table.places, strict=True))
    order = sorted((rungs[rung] for rung in held), key=place.__getitem__)
    for rung, player in zip(held, order, strict=True):
        rungs[rung] = player


def on_rungs(past: Past) -> list[Line]:
    """Return everybody as they stand on a ladder."""
    base = {line.player: line for line in ranked(past)}
    return [Line(**{**base[each].__dict__, "rank": rung}) for rung, each in enumerate(ladder(past), 1)]
