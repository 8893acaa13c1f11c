"""The loop that plays a game: run steps, stop at choices, take answers."""

from __future__ import annotations

from typing import Final

from herna.kernel.choice import CHANCE, Choice
from herna.kernel.errors import IllegalAnswer, RulesError
from herna.kernel.rng import Rng
from herna.kernel.rows import append, i64
from herna.kernel.state import State

MAX_RUN: Final = 10_000
"""More steps than this without a choice are a mistake in the rules."""

NEVER: Final = 1_000_000_000
"""More decisions than any game has."""


def advance(state: State) -> Choice | None:
    """Run until something must be chosen, by a seat or by chance, or it is over."""
    for _ran in range(MAX_RUN):
        if state.outcome is not None:
            return None
        if len(state.stack) == 0:
            raise RulesError("a dead end: nothing is left to do and the game is not over")
        step = state.next_step()
        choice = step.ask(state)
        if choice is not None:
            count = len(choice.options)
            if count > 1 or (count == 1 and choice.always):
                state.stack = append(state.stack, step)
                state.pending = choice
                return choice
            if count == 1:
                step.take(state, choice.options[0])
    raise RulesError(f"more than {MAX_RUN} steps without a choice: the rules run in circles")


def take(state: State, index: i64) -> None:
    """Answer the pending choice with the option at ``index``."""
    choice = state.pending
    if choice is None:
        raise IllegalAnswer("nothing is being asked")
    if not 0 <= index < len(choice.options):
        raise IllegalAnswer(f"there is no option {index}; there are {len(choice.options)}")
    state.pending = None
    state.next_step().take(state, choice.options[index])


def roll(choice: Choice, rng: Rng) -> i64:
    """Return the index of the option that chance picks."""
    if choice.weights is None:
        return rng.below(len(choice.options))
    return rng.weighted(choice.weights)


def settle(state: State) -> Choice | None:
    """Like :func:`advance`, but let the state's own generator answer for chance."""
    choice = advance(state)
    while choice is not None and choice.seat == CHANCE:
        take(state, roll(choice, state.rng))
        choice = advance(state)
    return choice


def playout(state: State, rng: Rng, most: i64 = NEVER) -> i64:
    """Play at random to the end, or for ``most`` decisions; return how many there were."""
    decisions: i64 = 0
    choice = settle(state)
    while choice is not None and decisions < most:
        decisions += 1
        take(state, rng.below(len(choice.options)))
        choice = settle(state)
    return decisions
