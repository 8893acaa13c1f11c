"""Other engines, measured beside ours: random play, one core, every answer of a player counted.

Ours counts only answers to questions with several options; theirs counts forced ones too, in their favour.
Whatever is installed is measured, nothing is required: OpenSpiel's card games (C++, driven from Python),
Catanatron, RLCard and PettingZoo's classic games.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

OPENSPIEL_GAMES: Final = (
    "hearts",
    "spades",
    "bridge(use_double_dummy_result=false)",
    "dou_dizhu",
    "gin_rummy",
)
RLCARD_GAMES: Final = ("uno", "gin-rummy", "doudizhu")
PETTINGZOO_GAMES: Final = ("tictactoe_v3", "connect_four_v3", "hanabi_v5")
LONGEST: Final = 5_000
"""A game of another engine that has not ended by then is left."""


@dataclass(frozen=True)
class Peer:
    """How fast another engine plays one of its games."""

    engine: str
    game: str
    decisions_per_s: float
    games_per_s: float


def measured(engine: str, game: str, play: Callable[[], int], seconds: float) -> Peer:
    """Play whole games for some seconds; ``play`` returns a game's number of decisions."""
    play()  # the first game may fill tables that later ones use
    decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not games:
        decisions += play()
        games += 1
    return Peer(engine, game, round(decisions / spent), round(games / spent, 2))


def peers(seconds: float) -> Iterator[Peer]:
    """Measure every engine that is installed."""
    for find in (openspiel, catanatron, rlcard, pettingzoo):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield from find(seconds)


def installed(module: str) -> Any:
    """Return a module, or nothing if it or what it needs is not there."""
    try:
        return import_module(module)
    except Exception:  # whatever breaks in another engine's import means that it cannot be measured
        return None


def openspiel(seconds: float) -> Iterator[Peer]:
    """Measure OpenSpiel's card games through its Python interface."""
    spiel = installed("pyspiel")
    if spiel is None:
        return
    for name in OPENSPIEL_GAMES:
        loaded = spiel.load_game(name)

        def play(loaded: Any = loaded) -> int:
            state, decisions = loaded.new_initial_state(), 0
            while not state.is_terminal() and decisions < LONGEST:
                actions = state.legal_actions()
                decisions += not state.is_chance_node()
                state.apply_action(random.choice(actions))
            return decisions

        yield measured("OpenSpiel", name, play, seconds)


def catanatron(seconds: float) -> Iterator[Peer]:
    """Measure Catanatron with four random players."""
    engine = installed("catanatron")
    if engine is None:
        return
    colours = list(engine.Color)[:4]

    def play() -> int:
        table = engine.Game([engine.RandomPlayer(colour) for colour in colours])
        decisions = 0

        def decide(player: Any, _game: Any, actions: list[Any]) -> Any:
            nonlocal decisions
            decisions += 1
            return random.choice(actions)

        table.play(decide_fn=decide)
        return decisions

    yield measured("Catanatron", "catan, 4 players", play, seconds)


def rlcard(seconds: float) -> Iterator[Peer]:
    """Measure RLCard's card games through its environments."""
    engine = installed("rlcard")
    if engine is None:
        return
    for name in RLCARD_GAMES:
        env = engine.make(name)

        def play(env: Any = env) -> int:
            state, _player = env.reset()
            decisions = 0
            while not env.is_over() and decisions < LONGEST:
                legal = list(state["legal_actions"])
                decisions += 1
                state, _player = env.step(random.choice(legal))
            return decisions

        yield measured("RLCard", name, play, seconds)


def made(name: str) -> Any:
    """Return a classic environment, or nothing if something it needs is not there."""
    module = installed(f"pettingzoo.classic.{name}")
    try:
        return None if module is None else module.env()
    except ImportError:
        return None


def listed(_env: Any, _agent: Any, mask: Any) -> int:
    """Pick one of the actions that a mask allows."""
    return random.choice([action for action, allowed in enumerate(mask) if allowed])


def pettingzoo(seconds: float, pick: Callable[[Any, Any, Any], int] = listed) -> Iterator[Peer]:
    """Measure those of PettingZoo's classic games whose own needs are installed."""
    for name in PETTINGZOO_GAMES:
        env = made(name)
        if env is None:
            continue

        def play(env: Any = env) -> int:
            env.reset()
            decisions = 0
            for agent in env.agent_iter():
                seen, _reward, over, cut, info = env.last()
                mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
                decisions += not (over or cut)
                env.step(None if over or cut else pick(env, agent, mask))
            return decisions

        yield measured("PettingZoo", name, play, seconds)
