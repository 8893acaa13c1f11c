"""Stars, the end of the game, points and tie-breaks (S18 to S20)."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.actions.open_combats import undo_open_combats
from herna.games.scythe.board import FACTORY_HEX
from herna.games.scythe.cards.tiles import structure_bonus
from herna.games.scythe.components import (
    ALL_CUBES,
    ALL_FOUR,
    FACTORY_WORTH,
    GOAL,
    MAX_POPULARITY,
    MAX_POWER,
    MAX_STARS,
    PAIR_WORTH,
    STAR_WORTH,
    STRUCTURES,
    TERRITORY_WORTH,
    Goal,
)
from herna.games.scythe.queries import (
    controlled,
    resources,
    stars_placed,
    structures_built,
    workers_out,
)
from herna.games.scythe.state import Scythe
from herna.kernel.bits import bit, first, has, size
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, i64, vec
from herna.kernel.state import Outcome
from herna.kernel.step import Step

PARTS: Final = ("coins", "stars", "territories", "resources", "structures")
"""What points are counted for, as score sheets name them."""

UPGRADES: Final[i64] = bit(Goal.UPGRADES)
ALL_MECHS: Final[i64] = bit(Goal.MECHS)
ALL_BUILT: Final[i64] = bit(Goal.STRUCTURES)
RECRUITS: Final[i64] = bit(Goal.RECRUITS)
ALL_WORKERS: Final[i64] = bit(Goal.WORKERS)
POPULARITY: Final[i64] = bit(Goal.POPULARITY)
POWER: Final[i64] = bit(Goal.POWER)
"""The goals that are looked at after each action, as sets of one: numbers cost less to join than members."""


def goals_met(state: Scythe, seat: Seat) -> i64:
    """Return the goals a seat meets that are looked at after each action, as a set."""
    met: i64 = 0
    if state.cubes[seat] == ALL_CUBES:
        met |= UPGRADES
    if state.mechs[seat] == ALL_FOUR:
        met |= ALL_MECHS
    if structures_built(state, seat) == STRUCTURES:
        met |= ALL_BUILT
    if state.recruits[seat] == ALL_FOUR:
        met |= RECRUITS
    if state.idle[seat] == 0:
        met |= ALL_WORKERS
    if state.popularity[seat] == MAX_POPULARITY:
        met |= POPULARITY
    if state.power[seat] == MAX_POWER:
        met |= POWER
    return met


@final
class Stars(Step[Scythe]):
    """After an action: stars for goals met, the active seat first, then clockwise."""

    def run(self, state: Scythe) -> None:
        """Place what is due, until the game ends."""
        seat = state.active
        for _place in range(state.seats):
            met = goals_met(state, seat)
            while met != 0:
                goal = first(met)
                met &= met - 1
                if state.stars.at(seat, goal) == 0:
                    place_star(state, seat, goal)
                    if state.outcome is not None:
                        return
            seat = state.left[seat]


STARS: Final = Stars()


def place_star(state: Scythe, seat: Seat, goal: i64) -> None:
    """Place a star; the sixth ends the game at once."""
    state.stars = state.stars.copy()
    state.stars.add(seat, goal, 1)
    state.tell("star", seat, GOAL.ref(goal), n=stars_placed(state, seat))
    if stars_placed(state, seat) == MAX_STARS:
        state.tell("last-star", seat)
        undo_open_combats(state)
        finish(state)
    elif state.profile.sample_scoring and total_stars(state) == 1:
        points = scores(state)
        for other in range(state.seats):
            state.tell("sample", other, n=points[other])


def total_stars(state: Scythe) -> i64:
    """How many stars all seats have placed."""
    total: i64 = 0
    for seat in range(state.seats):
        total += stars_placed(state, seat)
    return total


def tier(state: Scythe, seat: Seat) -> i64:
    """Return a seat's popularity tier: 0, 1 or 2."""
    popularity = state.popularity[seat]
    return 0 if popularity <= 6 else 1 if popularity <= 12 else 2


def territories(state: Scythe, seat: Seat) -> i64:
    """How many territories a seat controls; the Factory counts as three."""
    mine = controlled(state, seat)
    extra: i64 = FACTORY_WORTH - 1 if has(mine, FACTORY_HEX) else 0
    return size(mine) + extra


def parts(state: Scythe, seat: Seat) -> Row:
    """Return a seat's points for coins, stars, territories, resources and structures (S20.7)."""
    level = tier(state, seat)
    return vec[i64](
        [
            state.coins[seat],
            stars_placed(state, seat) * STAR_WORTH[level],
            territories(state, seat) * TERRITORY_WORTH[level],
            resources(state, seat) // 2 * PAIR_WORTH[level],
            structure_bonus(state, seat),
        ]
    )


def breakdown(state: Scythe) -> list[tuple[str, list[int]]]:
    """Return every seat's points part by part."""
    found = [parts(state, seat) for seat in range(state.seats)]
    return [(key, [each[part] for each in found]) for part, key in enumerate(PARTS)]


def score(state: Scythe, seat: Seat) -> i64:
    """Return the coins a seat would have if the game ended now (S20.7)."""
    found = parts(state, seat)
    return found[0] + found[1] + found[2] + found[3] + found[4]


def scores(state: Scythe) -> list[int]:
    """Return every seat's points."""
    return [score(state, seat) for seat in range(state.seats)]


def rank(state: Scythe, seat: Seat, points: int) -> list[int]:
    """Return what decides a victory, most important first (S20.5)."""
    pieces = workers_out(state, seat) + size(state.mechs[seat]) + structures_built(state, seat)
    return [
        points,
        pieces,
        state.power[seat],
        state.popularity[seat],
        resources(state, seat),
        territories(state, seat),
        stars_placed(state, seat),
    ]


def finish(state: Scythe) -> None:
    """Count, and declare the winner."""
    points = scores(state)
    ranks = [rank(state, seat, points[seat]) for seat in range(state.seats)]
    best = max(ranks)
    winners = tuple([seat for seat in range(state.seats) if ranks[seat] == best])
    for seat in winners:
        state.tell("victory", seat, n=points[seat])
    state.finish(Outcome(winners, tuple(points)))


def turn_limit(state: Scythe) -> None:
    """End a game that nobody ends: by points, or as a draw of all (S26.5)."""
    state.tell("turn-limit", state.active)
    if state.profile.limit_is_draw:
        state.finish(Outcome(tuple(range(state.seats)), tuple(scores(state))))
    else:
        finish(state)
