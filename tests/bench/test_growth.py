"""Speed along a game, measured by a clock that ticks with the work of a game whose costs are known."""

from __future__ import annotations

from typing import Final

import pytest

from herna.bench.growth import STRETCH, TENTHS, abreast, pace
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.game import Game, Setup
from herna.kernel.rng import Rng
from herna.kernel.state import Outcome
from herna.kernel.step import Ask, Step
from kernel.toy import ADD, VERBS, Toy

ASKING: Final = 3
ANSWERING: Final = 7
OPENING: Final = 50_000
CLOSING: Final = 9_000
LAST: Final = 200
"""Answers from the first question to the last one."""
EACH: Final = 1_000_000 / (ASKING + ANSWERING)
"""Decisions a second if nothing else is counted."""


class Work:
    """A clock of one tick for each microsecond that the rules say they took."""

    def __init__(self) -> None:
        self.ticks = 0

    def seconds(self) -> float:
        """Read it."""
        return self.ticks / 1_000_000


class Open(Step[Toy]):
    """A long way to the first question."""

    def __init__(self, work: Work, dear_from: int) -> None:
        self.work = work
        self.dear_from = dear_from

    def run(self, state: Toy) -> None:
        """Work, then ask."""
        self.work.ticks += OPENING
        state.do(Count(0, self.work, self.dear_from))


class Count(Ask[Toy]):
    """Count by one, at the price of every answer, or twice that late in the game; at the end do the sums."""

    def __init__(self, seat: Seat, work: Work, dear_from: int) -> None:
        super().__init__(seat)
        self.work = work
        self.dear_from = dear_from

    def choice(self, state: Toy) -> Choice:
        """Ask which of two."""
        self.work.ticks += ASKING
        return Choice(self.seat, "add", ADD.up_to(2))

    def take(self, state: Toy, option: Option) -> None:
        """Count it, and either answer counts alike."""
        dear = state.count >= self.dear_from
        self.work.ticks += 2 * ANSWERING + ASKING if dear else ANSWERING
        state.count += 1
        if state.count <= LAST:
            state.do(self)
        else:
            self.work.ticks += CLOSING
            state.finish(Outcome((0,), (state.count, 0)))


class Counting(Game[Toy]):
    """A game in which every decision costs the same, or those from one on twice as much."""

    def __init__(self, dear_from: int = LAST) -> None:
        super().__init__("counting", VERBS, (2,), {})
        self.work = Work()
        self.dear_from = dear_from

    def new(self, setup: Setup, rng: Rng) -> Toy:
        """Begin."""
        state = Toy(setup.seats, rng)
        state.do(Open(self.work, self.dear_from))
        return state

    def limit(self, seats: int) -> int:
        """One answer counts one."""
        return LAST + 1


def test_neither_the_opening_nor_the_closing_nor_asking_again_weighs_on_a_tenth() -> None:
    table = Counting()
    found = pace(table, 2, 0.001, table.work.seconds)
    assert (found.first_tenth, found.last_tenth) == (EACH, EACH)


def test_the_opening_and_the_closing_are_figures_of_their_own() -> None:
    table = Counting()
    found = pace(table, 2, 0.001, table.work.seconds)
    assert found.opening_us == pytest.approx(OPENING + ASKING)
    assert found.closing_us == pytest.approx(CLOSING + 2 * ANSWERING + ASKING)
    whole = (LAST * (ASKING + ANSWERING) + found.closing_us) / 1_000_000
    assert found.decisions_per_s == round((LAST + 1) / whole)


def test_a_last_tenth_twice_as_dear_shows_as_half_the_speed() -> None:
    table = Counting(LAST * 9 // 10)
    found = pace(table, 2, 0.001, table.work.seconds)
    assert (found.first_tenth, found.last_tenth) == (EACH, EACH / 2)


def test_a_second_tenth_twice_as_dear_leaves_the_first_alone() -> None:
    table = Counting(LAST // 10)
    assert pace(table, 2, 0.001, table.work.seconds).first_tenth == EACH


def test_games_are_played_until_the_time_is_spent() -> None:
    table = Counting()
    several = abreast(LAST)
    batch = several * LAST * (ASKING + ANSWERING) / 1_000_000
    pace(table, 2, batch * 2.5, table.work.seconds)
    begun = table.work.ticks // OPENING
    assert 3 * several <= begun < 6 * several


def test_a_tenth_is_as_long_a_stretch_of_short_games_as_of_a_long_one() -> None:
    assert abreast(STRETCH * TENTHS) == abreast(100 * STRETCH * TENTHS) == 1
    assert abreast(LAST) * LAST // TENTHS == pytest.approx(STRETCH, rel=0.05)
    assert abreast(1) == STRETCH * TENTHS
