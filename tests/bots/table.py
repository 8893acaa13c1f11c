"""Games between bots, for tests."""

from __future__ import annotations

from typing import Any

from herna.bots.bot import Bot
from herna.kernel.choice import Choice
from herna.kernel.engine import settle, take
from herna.kernel.game import Game, Setup
from herna.kernel.rng import Rng, seeded
from herna.kernel.state import State
from herna.kernel.view import redact


def start(game: Game[Any], seats: int, seed: int) -> State:
    """Return a game at its first choice."""
    state: State = game.new(game.check(Setup(seats, {})), seeded(seed))
    settle(state)
    return state


def asked(state: State) -> Choice:
    """Return the pending choice."""
    assert state.pending is not None
    return state.pending


def after(game: Game[Any], seats: int, seed: int, answers: int) -> State:
    """Return a game that has been played at random for some answers."""
    state = start(game, seats, seed)
    rng = seeded(seed + 1)
    for _answer in range(answers):
        take(state, rng.below(len(asked(state).options)))
        if settle(state) is None:
            raise AssertionError("the game ended before so many answers")
    return state


def answer(bot: Bot, state: State, rng: Rng) -> int:
    """Return what a bot answers to the pending choice, from its seat's view."""
    choice = asked(state)
    return bot.choose(redact(state, choice.seat), choice, rng)


def play(game: Game[Any], bots: list[Bot], seed: int) -> State:
    """Play a game to its end, a bot in each seat."""
    state = start(game, len(bots), seed)
    rng = seeded(seed + 1)
    while state.outcome is None:
        take(state, answer(bots[asked(state).seat], state, rng))
        settle(state)
    return state


def wins(game: Game[Any], bot: Bot, other: Bot, games: int) -> float:
    """Return the share of two-player games that a bot wins, in either seat; a draw counts half."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        state = play(game, [bot, other] if seat == 0 else [other, bot], 1000 + number // 2)
        assert state.outcome is not None
        if seat in state.outcome.winners:
            won += 1.0 / len(state.outcome.winners)
    return won / games
