"""Train a small agent by self-play, with masks, on a CPU, and draw its curve.

    ./herna compile && python examples/train.py smashup --minutes 5 --out curve

One network plays many games at once: all seats of half of them, one seat against random players in the
others. It is shown what the seat to answer knows, gives every legal answer a chance, and learns from how its
games ended: what did better than expected becomes likelier, a little at a time (proximal policy optimisation,
with advantages from a learnt baseline). Now and then it is tried against random players alone. Only NumPy is
needed: an answer is scored alone, by what the network made of the position and a line of weights of its own,
so the thousands that cannot be given cost nothing.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from herna.envs.batch import Batch, BatchEnv

Array = NDArray[np.float32]
Places = NDArray[np.int64]
TABLES = 64
STRANGERS = 32
"""Tables at which all seats but one are played at random: who only ever met itself is lost among others."""
HIDDEN = 64
STEPS = 4096
"""Decisions that one update learns from."""
PASSES, PORTION = 3, 512
"""How often an update goes through them, and how many at a time."""
CLIP = 0.2
"""How far the chance of an answer may move within one update."""
TRUST = 0.98
"""How much later surprises count for a decision, each step on (lambda of generalised advantages)."""
RATE = 1e-3
ENTROPY = 0.01
TRIAL_GAMES, TRIAL_SEED = 200, 10**6
LAST_GAMES, LAST_SEED = 1000, 2 * 10**6


class Lists(NamedTuple):
    """The answers of many tables, one table's after the other's."""

    starts: Places
    options: Places

    @property
    def lines(self) -> Places:
        """Whose each answer is."""
        return np.repeat(np.arange(len(self.starts) - 1), np.diff(self.starts))


@dataclass
class Network:
    """What is seen -> hidden -> how good each answer and the position are."""

    weights: list[Array]
    mean: Array
    spread: Array
    seen: float = 1.0
    moments: list[tuple[Array, Array]] = field(default_factory=list)
    updates: int = 0

    def hidden(self, observed: NDArray[Any]) -> tuple[Array, Array]:
        """Return the observation on a common scale, and the hidden layer."""
        scaled = np.clip((observed - self.mean) / np.sqrt(self.spread), -5, 5).astype(np.float32)
        return scaled, np.tanh(scaled @ self.weights[0] + self.weights[1])

    def chances(self, hidden: Array, lists: Lists) -> Array:
        """Return how likely each answer is; those of a table sum to one."""
        lines, first = lists.lines, lists.starts[:-1]
        logits = np.einsum("ij,ij->i", hidden[lines], self.weights[2][lists.options])
        logits += self.weights[3][lists.options]
        likely = np.exp(logits - np.maximum.reduceat(logits, first)[lines])
        found: Array = likely / np.add.reduceat(likely, first)[lines]
        return found

    def worth(self, hidden: Array) -> Array:
        """Return how well the seat to answer is expected to end."""
        found: Array = (hidden @ self.weights[4] + self.weights[5])[:, 0]
        return found

    def watch(self, observed: NDArray[Any]) -> None:
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
    """Return a network that knows nothing: every answer is as likely as another."""
    shapes: list[tuple[int, ...]] = [
        (width, HIDDEN),
        (HIDDEN,),
        (actions, HIDDEN),
        (actions,),
        (HIDDEN, 1),
        (1,),
    ]
    weights = [np.zeros(shape, np.float32) for shape in shapes]
    weights[0] += rng.normal(0, 1 / np.sqrt(width), shapes[0]).astype(np.float32)
    moments = [(np.zeros_like(each), np.zeros_like(each)) for each in weights]
    return Network(weights, np.zeros(width, np.float32), np.ones(width, np.float32), moments=moments)


class Decision(NamedTuple):
    """One answer: what was seen, what could be done, what was done, how likely it was, and who did it."""

    seen: NDArray[Any]
    options: Places
    place: int
    likely: float
    expected: float
    seat: int


class Lesson(NamedTuple):
    """A decision of a finished game, and how much better it went from there than expected."""

    decision: Decision
    better: float


@dataclass
class Memory:
    """Decisions of games: those under way wait for their end."""

    waiting: list[list[Decision]]
    lead: float
    """By how many points a game is won clearly."""
    ready: list[Lesson] = field(default_factory=list)

    def note(
        self, batch: Batch, own: NDArray[np.bool_], places: Places, likely: Array, expected: Array
    ) -> None:
        """Remember what was seen and done by the network in every game, and how likely it was."""
        starts, seats = batch.starts.tolist(), batch.seat.tolist()
        numbers = zip(places.tolist(), likely.tolist(), expected.tolist(), strict=True)
        for table, (place, chance, worth) in enumerate(numbers):
            if not own[table]:
                continue
            options = batch.options[starts[table] : starts[table + 1]]
            seen = batch.observation[table]
            self.waiting[table].append(Decision(seen, options, place, chance, worth, seats[table]))

    def settle(self, batch: Batch) -> None:
        """Tell the decisions of finished games how clearly their seats won or lost, from 1 to -1."""
        for table in np.flatnonzero(batch.done):
            paid = np.tanh(batch.rewards[table] / self.lead).tolist()
            for seat, worth in enumerate(paid):
                own = [each for each in self.waiting[table] if each.seat == seat]
                self.ready += lessons(own, worth)
            self.waiting[table] = []


def lessons(decisions: list[Decision], worth: float) -> list[Lesson]:
    """Return one seat's decisions with their advantages; ``worth`` is how its game ended."""
    found, better, after = [], 0.0, worth
    for decision in reversed(decisions):
        better = TRUST * better + after - decision.expected
        after = decision.expected
        found.append(Lesson(decision, better))
    return found


def update(net: Network, lessons: list[Lesson], rng: np.random.Generator) -> None:
    """Go through the decisions of finished games a few times, in portions."""
    net.watch(np.array([lesson.decision.seen for lesson in lessons], np.float32))
    for _ in range(PASSES):
        order = rng.permutation(len(lessons))
        for start in range(0, len(lessons), PORTION):
            improve(net, [lessons[place] for place in order[start : start + PORTION]])


def improve(net: Network, lessons: list[Lesson]) -> None:
    """Make what went better than expected likelier, and what went worse less so."""
    told, count = [lesson.decision for lesson in lessons], len(lessons)
    lists = Lists(
        np.cumsum([0, *(len(each.options) for each in told)]), np.concatenate([each.options for each in told])
    )
    taken, lines = lists.starts[:-1] + [each.place for each in told], lists.lines
    likely, guessed, gained = (
        np.array(column, np.float32)
        for column in zip(*((d.likely, d.expected, better) for d, better in lessons), strict=True)
    )
    scaled, hidden = net.hidden(np.array([each.seen for each in told], np.float32))
    chances = net.chances(hidden, lists)
    better = (gained - gained.mean()) / (gained.std() + 1e-6)
    moved = chances[taken] / likely
    enough = np.where(better > 0, moved > 1 + CLIP, moved < 1 - CLIP)
    push = np.where(enough, 0, better * moved)
    wish = chances * push[lines]
    wish[taken] -= push
    surprise = np.log(chances + 1e-9)
    calm = np.add.reduceat(chances * surprise, lists.starts[:-1])
    wish += ENTROPY * chances * (surprise - calm[lines])
    wish /= count
    error = ((net.worth(hidden) - gained - guessed) / count)[:, None]
    listed = wish[:, None] * net.weights[2][lists.options]
    back = (np.add.reduceat(listed, lists.starts[:-1]) + error @ net.weights[4].T) * (1 - hidden**2)
    lines_of_weights, own = np.zeros_like(net.weights[2]), np.zeros_like(net.weights[3])
    np.add.at(lines_of_weights, lists.options, wish[:, None] * hidden[lines])
    np.add.at(own, lists.options, wish)
    net.learn([scaled.T @ back, back.sum(0), lines_of_weights, own, hidden.T @ error, error.sum(0)])


def pick(chances: Array, lists: Lists, rng: np.random.Generator) -> Places:
    """Draw an answer of every table by its place."""
    first, last = lists.starts[:-1], lists.starts[1:]
    whole = np.concatenate([[0], np.cumsum(chances, dtype=np.float64)])
    drawn = whole[first] + rng.random(len(first)) * (whole[last] - whole[first])
    found = np.searchsorted(whole[1:], drawn, side="right")
    return np.asarray(np.clip(found, first, last - 1) - first, np.int64)


def likeliest(chances: Array, lists: Lists) -> Places:
    """Return the most likely answer of every table by its place, the first of equal ones."""
    lines, first = lists.lines, lists.starts[:-1]
    best = np.flatnonzero(chances >= np.maximum.reduceat(chances, first)[lines])
    _tables, found = np.unique(lines[best], return_index=True)
    return np.asarray(best[found] - first, np.int64)


def trial(net: Network, game: str, seats: int, games: int, seed: int) -> float:
    """Return the share of games it wins against random players, its seat going round.

    It gives the answer that it takes for the best, where it draws among all of them to learn.
    """
    env = BatchEnv(game, TABLES, seats)
    rng = np.random.default_rng(seed)
    batch = env.reset(seed)
    won = played = 0.0
    while played < games:
        _scaled, hidden = net.hidden(batch.observation)
        lists = Lists(batch.starts, batch.options)
        own = likeliest(net.chances(hidden, lists), lists)
        batch = env.step(np.where(batch.seat == np.arange(TABLES) % seats, own, batch.random(rng)))
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
    tables = np.arange(TABLES)
    net = network(env.width, int(env.game.verbs.size), rng)
    memory, rounds = Memory([[] for _ in range(TABLES)], env.game.spread()), 0
    start, curve = time.perf_counter(), [(0, 0.0, trial(net, game, seats, TRIAL_GAMES, TRIAL_SEED))]
    while time.perf_counter() - start < minutes * 60 and rounds < most:
        _scaled, hidden = net.hidden(batch.observation)
        lists = Lists(batch.starts, batch.options)
        chances = net.chances(hidden, lists)
        own = (tables >= STRANGERS) | (batch.seat == tables % seats)
        places = np.where(own, pick(chances, lists, rng), batch.random(rng))
        memory.note(batch, own, places, chances[lists.starts[:-1] + places], net.worth(hidden))
        batch = env.step(places)
        memory.settle(batch)
        if len(memory.ready) >= STEPS:
            update(net, memory.ready, rng)
            memory.ready = []
            rounds += 1
            if rounds % 20 == 0:
                share = trial(net, game, seats, TRIAL_GAMES, TRIAL_SEED)
                curve.append((rounds, round(time.perf_counter() - start, 1), share))
                print(f"{rounds} updates, {curve[-1][1]} s: wins {share:.0%} against random", flush=True)
    last = trial(net, game, seats, LAST_GAMES, LAST_SEED)
    curve.append((rounds, round(time.perf_counter() - start, 1), last))
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
