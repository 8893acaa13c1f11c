"""What bots rely on, kept by every game in the catalogue."""

from __future__ import annotations

from math import isfinite
from pathlib import Path

import pytest

import herna
from bots.table import after, answer, asked
from herna.bots.registry import unguarded
from herna.games import CATALOGUE, game
from herna.kernel.dump import dump
from herna.kernel.rng import seeded
from herna.kernel.view import redact, sample

BOTS = ("greedy", "search:10", "search:6/net")
MANUAL = (Path(herna.__file__).parents[2] / "docs" / "study" / "bots.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("key", CATALOGUE)
@pytest.mark.parametrize("answers", [3, 40])
def test_answers_are_legal_repeatable_and_blind_to_what_is_hidden(key: str, answers: int) -> None:
    table = game(key)
    state = after(table, min(table.seats), 11, answers)
    seat = asked(state).seat
    other = sample(redact(state, seat), seeded(5))
    for name in BOTS:
        first = answer(unguarded(name, table), state, seeded(4))
        assert 0 <= first < len(asked(state).options)
        assert answer(unguarded(name, table), state, seeded(4)) == first
        assert answer(unguarded(name, table), other, seeded(4)) == first


@pytest.mark.parametrize("key", CATALOGUE)
def test_the_levels_are_a_ladder_and_the_manual_names_its_rounds(key: str) -> None:
    rounds = game(key).rounds()
    assert rounds[0] * 5 < rounds[1] < rounds[2] / 5
    for level, count in zip(("easy", "medium", "hard"), rounds, strict=True):
        line = next(line for line in MANUAL.splitlines() if line.startswith(f"| `{level}` |"))
        assert f" {count:,} " in line.replace(")", " ")


@pytest.mark.parametrize("key", CATALOGUE)
def test_estimates_and_habits_are_numbers_bots_can_use(key: str) -> None:
    table = game(key)
    assert table.spread() > 0.0
    for seats in table.seats:
        for answers in (0, 25, 50):
            state = after(table, seats, 12, answers)
            values = table.values(state)
            assert len(values) == seats
            assert all(isfinite(value) for value in values)
            priors = table.prior(state, asked(state))
            assert len(priors) == len(asked(state).options)
            assert all(isfinite(prior) and prior > 0.0 for prior in priors)


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_position_that_was_judged_is_the_same_position(key: str) -> None:
    table = game(key)
    for seats in table.seats:
        state = after(table, seats, 12, 30)
        before = dump(state)
        table.values(state)
        table.prior(state, asked(state))
        assert dump(state) == before


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_heuristic_reads_its_weights(key: str) -> None:
    table = game(key)
    weights = table.weights()
    state = after(table, max(table.seats), 13, 60)
    before, now = weights.values[:], table.values(state)
    try:
        weights.set([2.0 * weight + 1.0 for weight in before])
        assert table.values(state) != now
    finally:
        weights.set(before)
    assert table.values(state) == now
