"""Train a small agent by self-play, with masks, on a CPU, and draw its curve.

    python examples/train.py smashup --minutes 5 --out curve

One network plays all seats of many games at once. It is shown what the seat to answer knows, gives every
legal action a chance, and learns from how its games ended: answers of winners become likelier, a little at
a time (proximal policy optimisation with a learnt baseline). Now and then it meets random players, from every
seat in turn. Only NumPy is needed.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from herna.envs.batch import Batch, BatchEnv

Array = NDArray[np.float32]
TABLES = 64
HIDDEN = 64
STEPS = 4096
"""Decisions that one update learns from."""
PASSES, PORTION = 3, 512
"""How often an update goes through them, and how many at a time."""
CLIP = 0.2
"""How far the chance of an answer may move within one update."""
RATE = 2e-3
ENTROPY = 0.01
TRIAL_GAMES = 200
LAST_GAMES = 1000


@dataclass
class Network:
    """Two layers: what is seen -> hidden -> how good each action and the position are."""

    weights: list[Array]
    mean: Array
    spread: Array
    seen: float = 1.0
    moments: list[tuple[Array, Array]] = field(default_factory=list)
    updates: int = 0

    def hidden(self, observed: Array) -> tuple[Array, Array]:
        """Return the observation on a common scale, and the hidden layer."""
        scaled = np.clip((observed - self.mean) / np.sqrt(self.spread), -5, 5).astype(np.float32)
        return scaled, np.tanh(scaled @ self.weights[0] + self.weights[1])

    def chances(self, hidden: Array, mask: NDArray[np.int8]) -> Array:
        """Return how likely each legal action is; illegal ones never are."""
        logits = np.where(mask == 1, hidden @ self.weights[2] + self.weights[3], -1e9)
        likely = np.exp(logits - logits.max(axis=1, keepdims=True))
        found: Array = likely / likely.sum(axis=1, keepdims=True)
        return found

    def watch(self, observed: Array) -> None:
        """Keep the mean and spread of what is seen."""
        share = len(observed) / (self.seen + len(observed))
        self.seen += len(observed)
        self.mean += share * (observed.mean(axis=0) - self.mean)
        self.spread += share * (observed.var(axis=0) + 1e-2 - self.spread)

    def learn(self, gradients: list[Array]) -> None:
        """Take a step of Adam."""
        self.updates += 1
        for place, gradient in enumerate(gradients):
            first, second = self.moments[place]
            first += 0.1 * (gradient - first)
            second += 0.01 * (gradient**2 - second)
            scale = RATE * np.sqrt(1 - 0.99**self.updates) / (1 - 0.9**self.updates)
            self.weights[place] -= (scale * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


def network(width: int, actions: int, rng: np.random.Generator) -> Network:
    """Return a network that knows nothing."""
    shapes: list[tuple[int, ...]] = [
        (width, HIDDEN),
        (HIDDEN,),
        (HIDDEN, actions),
        (actions,),
        (HIDDEN, 1),
        (1,),
    ]
    weights = [
        (rng.normal(0, 1 / np.sqrt(shape[0]), shape) * (len(shape) > 1) * (0.1 if place >= 2 else 1)).astype(
            np.float32
        )
        for place, shape in enumerate(shapes)
    ]
    moments = [(np.zeros_like(each), np.zeros_like(each)) for each in weights]
    return Network(weights, np.zeros(width, np.float32), np.ones(width, np.float32), moments=moments)


@dataclass
class Memory:
    """Decisions of games: those under way wait for their end."""

    waiting: list[list[tuple[Any, ...]]]
    lead: float
    """By how many points a game is won clearly."""
    ready: list[tuple[Any, ...]] = field(default_factory=list)

    def note(self, batch: Batch, actions: NDArray[np.int64], chances: Array) -> None:
        """Remember what was seen and done in every game, and how likely it was."""
        for table, action in enumerate(actions):
            legal = batch.options[batch.starts[table] : batch.starts[table + 1]]
            seen, likely = batch.observation[table], float(chances[table, action])
            self.waiting[table].append((seen, legal, int(action), likely, int(batch.seat[table])))

    def settle(self, batch: Batch) -> None:
        """Give the decisions of finished games how clearly their seats won or lost, from 1 to -1."""
        for table in np.flatnonzero(batch.done):
            paid = np.tanh(batch.rewards[table] / self.lead)
            self.ready += [(*step, float(paid[step[4]])) for step in self.waiting[table]]
            self.waiting[table] = []


def update(net: Network, steps: list[tuple[Any, ...]], rng: np.random.Generator) -> None:
    """Go through the decisions of finished games a few times, in portions."""
    net.watch(np.array([step[0] for step in steps], np.float32))
    for _ in range(PASSES):
        order = rng.permutation(len(steps))
        for start in range(0, len(steps), PORTION):
            improve(net, [steps[place] for place in order[start : start + PORTION]])


def improve(net: Network, steps: list[tuple[Any, ...]]) -> None:
    """Make what winners did likelier, and what losers did less so."""
    observed = np.array([step[0] for step in steps], np.float32)
    mask = np.zeros((len(steps), net.weights[3].shape[0]), np.int8)
    for line, step in enumerate(steps):
        mask[line, step[1]] = 1
    actions, lines = np.array([step[2] for step in steps]), np.arange(len(steps))
    before, paid = (np.array([step[place] for step in steps], np.float32) for place in (3, 5))
    scaled, hidden = net.hidden(observed)
    chances = net.chances(hidden, mask)
    expected = (hidden @ net.weights[4] + net.weights[5])[:, 0]
    better = paid - expected
    better = (better - better.mean()) / (better.std() + 1e-6)
    moved = chances[lines, actions] / before
    enough = np.where(better > 0, moved > 1 + CLIP, moved < 1 - CLIP)
    push = np.where(enough, 0, better * moved)
    wish = chances * push[:, None]
    wish[lines, actions] -= push
    surprise = np.log(chances + 1e-9)
    wish += ENTROPY * chances * (surprise - (chances * surprise).sum(axis=1, keepdims=True))
    wish = (wish / len(steps)).astype(np.float32)
    error = ((expected - paid) / len(steps)).astype(np.float32)[:, None]
    back = (wish @ net.weights[2].T + error @ net.weights[4].T) * (1 - hidden**2)
    net.learn([scaled.T @ back, back.sum(0), hidden.T @ wish, wish.sum(0), hidden.T @ error, error.sum(0)])


def pick(chances: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """Draw an action for every line."""
    drawn = rng.random((len(chances), 1)) * chances.sum(axis=1, keepdims=True)
    found = (chances.cumsum(axis=1) < drawn).sum(axis=1)
    return np.asarray(np.minimum(found, chances.shape[1] - 1), np.int64)


def trial(net: Network, game: str, seats: int, games: int, seed: int) -> float:
    """Return the share of games it wins against random players, its seat going round."""
    env = BatchEnv(game, TABLES, seats)
    rng = np.random.default_rng(seed)
    batch = env.reset(seed)
    won = played = 0.0
    while played < games:
        _scaled, hidden = net.hidden(batch.observation)
        mine = batch.seat == np.arange(TABLES) % seats
        places = batch.random(rng)
        own = env.places(pick(net.chances(hidden, env.mask(batch)), rng))
        batch = env.step(np.where(mine, own, places))
        for table in np.flatnonzero(batch.done):
            paid = batch.rewards[table]
            best = np.flatnonzero(paid == paid.max())
            played += 1
            won += (table % seats in best) / len(best)
    return won / played


def train(
    game: str, seats: int, minutes: float, seed: int, most: int = 1_000_000
) -> tuple[Network, list[Any]]:
    """Play and learn for some minutes, or so many updates; return the agent and its curve."""
    env = BatchEnv(game, TABLES, seats, reward="margin")
    rng = np.random.default_rng(seed)
    batch = env.reset(seed)
    net = network(env.width, int(env.game.verbs.size), rng)
    memory, rounds = Memory([[] for _ in range(TABLES)], env.game.spread()), 0
    start, curve = time.perf_counter(), [(0, 0.0, trial(net, game, seats, TRIAL_GAMES, seed + 1))]
    while time.perf_counter() - start < minutes * 60 and rounds < most:
        _scaled, hidden = net.hidden(batch.observation)
        chances = net.chances(hidden, env.mask(batch))
        actions = pick(chances, rng)
        memory.note(batch, actions, chances)
        batch = env.act(actions)
        memory.settle(batch)
        if len(memory.ready) >= STEPS:
            update(net, memory.ready, rng)
            memory.ready = []
            rounds += 1
            if rounds % 20 == 0:
                share = trial(net, game, seats, TRIAL_GAMES, seed + 1)
                curve.append((rounds, round(time.perf_counter() - start, 1), share))
                print(f"{rounds} updates, {curve[-1][1]} s: wins {share:.0%} against random", flush=True)
    curve.append(
        (rounds, round(time.perf_counter() - start, 1), trial(net, game, seats, LAST_GAMES, seed + 2))
    )
    return net, curve


def picture(curve: list[Any], game: str) -> str:
    """Draw the curve as SVG."""
    last = max(1, curve[-1][0])
    points = " ".join(f"{40 + 540 * step / last:.1f},{210 - 180 * share:.1f}" for step, _s, share in curve)
    grid = ""
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = 210 - 180 * share
        grid += f'<path d="M40 {y}H580" stroke="#ccc"/><text x="34" y="{y + 4}">{share:.0%}</text>'
    words = f"{game}: games won against random players, after so many updates (last: {last})"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 240" font-family="sans-serif" '
        f'font-size="11" text-anchor="end"><rect width="600" height="240" fill="#fff"/>{grid}'
        f'<polyline points="{points}" fill="none" stroke="#b4561f" stroke-width="2.5"/>'
        f'<text x="580" y="230">{words}</text></svg>'
    )


def main() -> None:
    """Train, and write the curve as JSON and SVG."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("curve"))
    asked = parser.parse_args()
    _net, curve = train(asked.game, asked.seats, asked.minutes, asked.seed)
    asked.out.with_suffix(".json").write_text(json.dumps(curve) + "\n")
    asked.out.with_suffix(".svg").write_text(picture(curve, asked.game) + "\n")
    print(f"at the end it wins {curve[-1][2]:.1%} of {LAST_GAMES} games against random players")


if __name__ == "__main__":
    main()
