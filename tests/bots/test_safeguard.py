"""Bots that misbehave never take the table down."""

from __future__ import annotations

import logging
from typing import cast

import pytest

from bots.table import after, answer, asked, play
from harbours.game import GAME
from herna.bots import Bot, Guard, bot, names
from herna.bots.safeguard import KEPT
from herna.kernel.choice import Choice
from herna.kernel.errors import UnknownBot
from herna.kernel.rng import Rng, seeded
from herna.kernel.state import State


class Crashing(Bot):
    """Fails at every question."""

    def choose(self, seen: State, choice: Choice, rng: Rng) -> int:
        """Fail."""
        rng.bits()
        raise RuntimeError("out of rum")

    def close(self) -> None:
        """Fail again."""
        raise RuntimeError("the door is stuck")


class Babbling(Bot):
    """Answers what nobody offered."""

    def __init__(self, words: object) -> None:
        super().__init__(GAME)
        self.words = words

    def choose(self, seen: State, choice: Choice, rng: Rng) -> int:
        """Babble."""
        return cast("int", self.words)


def test_a_crash_costs_a_random_answer_and_is_reported(caplog: pytest.LogCaptureFixture) -> None:
    state = after(GAME, 2, 1, 3)
    guard = Guard(Crashing(GAME), "wreck")
    with caplog.at_level(logging.WARNING, "herna.bots"):
        found = answer(guard, state, seeded(7))
    assert found == seeded(7).below(len(asked(state).options))
    assert guard.count == 1
    assert "wreck failed: RuntimeError: out of rum" in guard.faults[0]
    assert guard.faults[0] in caplog.text


@pytest.mark.parametrize("words", [-1, 10_000, "pass", None, 1.0, True])
def test_an_illegal_answer_costs_a_random_one(words: object) -> None:
    state = after(GAME, 2, 1, 3)
    guard = Guard(Babbling(words), "babbler")
    assert answer(guard, state, seeded(7)) == seeded(7).below(len(asked(state).options))
    assert guard.count == 1
    assert "babbler answered" in guard.faults[0]


def test_a_legal_answer_passes_untouched() -> None:
    guard = Guard(Babbling(1), "steady")
    assert answer(guard, after(GAME, 2, 1, 3), seeded(7)) == 1
    assert guard.count == 0


def test_a_whole_game_with_a_crashing_bot_ends_and_keeps_a_bounded_report() -> None:
    guard = Guard(Crashing(GAME), "wreck")
    for seed in range(4):
        assert play(GAME, [guard, bot("random", GAME)], seed).outcome is not None
    guard.close()
    assert guard.count > KEPT
    assert len(guard.faults) == KEPT


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'clever'; there are: random, greedy"):
        bot("clever", GAME)
    assert names()[:6] == ["random", "greedy", "easy", "medium", "hard", "expert"]
