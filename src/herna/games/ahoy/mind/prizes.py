"""What the rewards grid still has to give, as far as a few deliveries reach (H26)."""

from __future__ import annotations

from math import exp
from typing import Final

from herna.games.ahoy.boards import (
    ADD_TILE,
    AMOUNTS,
    FAME,
    FAME_AND_WEALTH,
    FREE_RECRUIT,
    FREE_TAILWIND,
    GRID_SIZE,
    GRID_WIDTH,
    MOVE,
    MOVE_IN_PEACE,
    NO_REWARD,
    PAY,
    REPAIR_ALL,
    REPAIR_FOR_FAME,
    REWARDS,
    SPEND,
)
from herna.games.ahoy.queries import black_marker, white_marker
from herna.games.ahoy.state import Ahoy
from herna.kernel.rows import i64

AHEAD: Final = 6
"""So many rewards are looked ahead at most."""
LATER: Final = 0.9
"""A reward further on counts for so much less."""

PRIZES: Final[dict[int, float]] = {
    NO_REWARD: 0.0,
    FAME: 1.0,
    PAY: 0.15,
    SPEND: 0.4,
    FAME_AND_WEALTH: 1.0,
    MOVE: 0.3,
    MOVE_IN_PEACE: 0.3,
    FREE_TAILWIND: 0.5,
    FREE_RECRUIT: 0.2,
    REPAIR_ALL: 0.3,
    REPAIR_FOR_FAME: 1.0,
    ADD_TILE: 0.3,
}
"""What rewards are worth in Fame, each by its amount."""


def prize(place: int) -> float:
    """Return what a space of the grid is worth."""
    return PRIZES[REWARDS[place]] * float(max(1, AMOUNTS[place]))


def beside(place: int) -> list[int]:
    """Return the spaces of the grid next to one."""
    row, column = place // GRID_WIDTH, place % GRID_WIDTH
    near = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    return [GRID_WIDTH * r + c for r, c in near if 0 <= r < GRID_WIDTH and 0 <= c < GRID_WIDTH]


def best_path(before: list[float], white: int, black: int) -> float:
    """Return what one more reward and those after it are worth, from these places of the markers."""
    paths = [prize(to) + LATER * before[GRID_SIZE * to + white] for to in beside(white) if to != black]
    return max(paths)


def paths() -> list[list[float]]:
    """Work out what so many rewards are worth, from every place of the two markers."""
    found = [[0.0] * (GRID_SIZE * GRID_SIZE)]
    for _more in range(AHEAD):
        before = found[-1]
        found.append(
            [best_path(before, white, black) for white in range(GRID_SIZE) for black in range(GRID_SIZE)]
        )
    return found


PATHS: Final = paths()
"""By the number of rewards to come, then ``GRID_SIZE * white + black``."""

FUSSY: Final = 4.0
"""How much a point of Fame speaks for one way to move the marker."""


def taste(white: int, to: int) -> float:
    """Return how tempting a move of the white marker is; 1 is the best of all from there."""
    worth = prize(to) + LATER * PATHS[AHEAD - 1][GRID_SIZE * to + white]
    return exp(FUSSY * (worth - PATHS[AHEAD][GRID_SIZE * white + white]))


TASTE: Final = [taste(white, to) for white in range(GRID_SIZE) for to in range(GRID_SIZE)]
"""The same for every move, by ``GRID_SIZE * white + to``."""


def prizes(state: Ahoy, grid: i64, count: i64) -> float:
    """Return what a Smuggler's next so many rewards are worth, if it moves its marker well."""
    return PATHS[min(AHEAD, count)][GRID_SIZE * white_marker(state, grid) + black_marker(state, grid)]
