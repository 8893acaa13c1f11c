"""The tables at which the contract is tried, and positions of games played there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from herna.games import CATALOGUE, game
from herna.kernel.engine import playout, settle, take
from herna.kernel.errors import BadSetup
from herna.kernel.game import Game, Setup
from herna.kernel.match import Match
from herna.kernel.record import Record
from herna.kernel.rng import Rng, seeded
from herna.kernel.state import State


@dataclass(frozen=True)
class Table:
    """A game, a number of seats, and the variants that are not the usual ones."""

    key: str
    seats: int
    variants: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.key, str(self.seats), *[f"{name}={value}" for name, value in self.variants]])

    @property
    def game(self) -> Game[Any]:
        """The game."""
        return game(self.key)

    @property
    def setup(self) -> Setup:
        """The checked setup."""
        return self.game.check(Setup(self.seats, dict(self.variants)))

    def new(self, seed: int) -> State:
        """Set the table."""
        state: State = self.game.new(self.setup, seeded(seed))
        return state


def spread(key: str) -> list[Table]:
    """Return every number of seats as usual, and every unusual value of every variant once."""
    found = game(key)
    tables = [Table(key, seats) for seats in found.seats]
    others = [(name, value) for name, values in found.variants.items() for value in values[1:]]
    for number, variant in enumerate(others):
        for seats in [*found.seats[number % len(found.seats) :], *found.seats]:
            table = Table(key, seats, (variant,))
            if allowed(table):
                tables.append(table)
                break
    return tables


def allowed(table: Table) -> bool:
    """Whether the rules allow this table."""
    try:
        return bool(table.setup)
    except BadSetup:
        return False


USUAL = [Table(key, seats) for key in CATALOGUE for seats in game(key).seats]
"""Every game with every number of seats."""

TABLES = [table for key in CATALOGUE for table in spread(key)]
"""Every game with every number of seats, and with every variant."""


def mixed(number: int) -> int:
    """Scatter a number over 32 bits, so that simple examples are not all the first position of a game."""
    return (number * 0x9E3779B1 + 0x7F4A7C15) & 0xFFFFFFFF


SEEDS = st.integers(0, 2**32).map(mixed)
SHARES = st.integers(0, 2**32).map(lambda number: mixed(number) / 2**32)
"""How much of a game has been played."""


def tried(times: int) -> settings:
    """Try a property so many times; always the same ones, so that a red run is red again."""
    return settings(
        max_examples=times,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


@cache
def length(table: Table, seed: int) -> int:
    """Return how many decisions a random game has."""
    return int(playout(table.new(seed), luck(seed), table.game.limit(table.seats)))


def luck(seed: int) -> Rng:
    """Return what the players of a random game roll with."""
    return seeded(seed + 1)


NEAR_EVERY = 3
"""One in so many positions is close to the end, with rare hands and cards."""
NEAR_WITHIN = 60
"""A turn begins within so many decisions, or else the position stays as it is."""


def position(table: Table, seed: int, share: float) -> State:
    """Return a position of a random game, with a choice to be made by a seat; some are close to the end."""
    state = table.new(seed)
    playout(state, luck(seed), int(share * length(table, seed)))
    return brought_near(table, state, seed) if seed % NEAR_EVERY == 0 else state


def brought_near(table: Table, state: State, seed: int) -> State:
    """Return a game close to its end, from this position or a little later, or else the position itself."""
    later, rng = state.copy(), luck(seed)
    for _answer in range(NEAR_WITHIN):
        choice = later.pending
        if choice is None:
            break
        if table.game.near_end(later, rng):
            later.pending = None
            return later if settle(later) is not None else state
        take(later, rng.below(len(choice.options)))
        settle(later)
    return state


def codes(table: Table, seed: int, share: float) -> list[str]:
    """Return the answers that lead to the same position."""
    state, rng, verbs = table.new(seed), luck(seed), table.game.verbs
    given: list[str] = []
    choice = settle(state)
    for _answer in range(int(share * length(table, seed))):
        if choice is None:
            break
        index = rng.below(len(choice.options))
        given.append(verbs.code(choice.options[index]))
        take(state, index)
        choice = settle(state)
    return given


def match(table: Table, seed: int, share: float) -> Match[Any]:
    """Return the same position as a match with its record."""
    return Match(table.game, Record(table.key, table.setup, seed, codes(table, seed, share)))
