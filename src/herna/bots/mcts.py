"""Tree search over worlds that fit what a seat sees: information-set search, for any number of seats.

Every round of the search imagines a full world behind the seat's view, walks down the tree as far
as it has grown, plays on a little way, and judges where that led. What the tree knows of a situation
is keyed by what the searching seat would have seen of the way there, so that it never plans with
knowledge it will not have. Each seat in the tree looks for its own best.
"""

from __future__ import annotations

from math import exp
from time import monotonic
from typing import Any, Final, final

from herna.bots.lookahead import Move, draw, share, shares, sure_seat, weigh, worth
from herna.bots.net import Net, blended
from herna.bots.tree import EXPLORE, Edge, Node, Tree, select
from herna.kernel.choice import CHANCE, Choice, Option, Seat
from herna.kernel.engine import advance, roll, settle, take
from herna.kernel.game import Game
from herna.kernel.pile import knows
from herna.kernel.rng import Rng
from herna.kernel.rows import i64
from herna.kernel.state import State
from herna.kernel.view import sample

GLANCES: Final = 2
"""In how many worlds every option is weighed before the search begins."""

GLANCE_LEAVES: Final = 120
"""How many endings are looked at in each, all options together."""

SHARP: Final = 3.0
"""How much a better first glance is trusted."""

NARROW: Final = 0.02
"""Options that lie closer together than this at first glance are not told apart further."""

CARRY: Final = 6
"""How many answers a move that was begun is carried on for, by habit, before the position is judged."""

HABIT: Final = 0.05
"""How promising an option is at least, whatever habit says."""

DEPTH: Final = 0
"""How many more answers are played on at random from the edge of the tree before the position is judged."""

AHEAD: Final = 12
"""How many it is for whoever has rounds enough to even out the luck of such answers: about a turn."""

CHECK: Final = 32
"""After so many rounds it is asked again whether the answer is plain."""

TRUST: Final = 0.5
"""How much of a judgement is what was learnt, where something was; the rest is the game's heuristic."""

PLAIN: Final = 0.85
"""The share of rounds that makes an answer plain, once an eighth of the rounds are done."""


@final
class Limits:
    """How long to think (rounds and, if not zero, seconds), how far to play on, how curious to be."""

    def __init__(
        self, rounds: i64, seconds: float = 0.0, depth: i64 = DEPTH, explore: float = EXPLORE
    ) -> None:
        self.rounds: Final = rounds
        self.seconds: Final = seconds
        self.depth: Final = depth
        self.explore: Final = explore


@final
class Search:
    """One search from one view."""

    def __init__(
        self, game: Game[Any], seen: State, choice: Choice, rng: Rng, tree: Tree, net: Net | None = None
    ) -> None:
        self.game: Final = game
        self.seen: Final = seen
        self.choice: Final = choice
        self.seat: Final = sure_seat(choice, seen)
        self.seats: Final[i64] = seen.seats
        self.rng: Final = rng
        self.spread: Final = game.spread()
        self.tree: Final = tree
        self.net: Final = net
        """What judges positions beside the game's heuristic, if anything does."""
        self.move: Final = Move(game, seen, choice)
        self.edges: Final = self.glance()

    def glance(self) -> list[Edge]:
        """Weigh every option at first sight, so that the search begins with the promising ones."""
        known = self.tree.root.open(self.choice)
        if known is not None:
            return known
        count = len(self.choice.options)
        totals = [0.0 for _option in range(count)]
        world = self.seen
        for _glance in range(GLANCES):
            world = self.imagine()
            found = weigh(self.move, world, GLANCE_LEAVES // count, self.rng)
            for i in range(count):
                totals[i] += found[i] / GLANCES
        priors = self.game.prior(world, self.choice)
        return self.tree.root.grow(self.choice, trusted(priors, totals))

    def imagine(self) -> State:
        """Return a full world that the view could be of."""
        world = sample(self.seen, self.rng)
        self.game.infer(world, self.seen, self.rng)
        return world

    def run(self, limits: Limits, thorough: bool = False) -> None:
        """Search until the limits are reached or, unless told to be thorough, the answer is plain."""
        end = monotonic() + limits.seconds
        for done in range(1, limits.rounds + 1):
            self.round(limits)
            if limits.seconds > 0.0 and monotonic() >= end:
                break
            if not thorough and done % CHECK == 0 and self.plain(done, limits.rounds):
                break

    def plain(self, done: i64, rounds: i64) -> bool:
        """Whether no further round would change the answer, or hardly."""
        first: i64 = 0
        second: i64 = 0
        total: i64 = 0
        for edge in self.edges:
            total += edge.visits
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        if first - second > rounds - done:
            return True
        return done * 8 >= rounds and float(first) > PLAIN * float(total)

    def insist(self, index: i64, rounds: i64, limits: Limits) -> None:
        """Give one option more rounds, whatever the search thinks of it."""
        for _round in range(rounds):
            self.round(limits, index)

    # long: one walk down the tree; each line needs what the ones before it found
    def round(self, limits: Limits, first: i64 = -1) -> None:
        """Imagine a world, walk down the tree to its edge and a little on, and remember how it went."""
        world = self.imagine()
        path: list[Edge] = []
        node: Node | None = self.tree.root
        choice: Choice | None = self.choice
        move = self.move
        while node is not None and choice is not None:
            if choice.seat >= 0 and not node.edges:
                world = self.expand(node, choice, world, move)
                break
            edges = self.opened(node, choice, world)
            index = first if first >= 0 and not path else self.pick(edges, choice, world, limits.explore)
            path.append(edges[index])
            other = choice.seat >= 0 and choice.seat != self.seat
            covered = hidden(world, self.seat) if other else 0
            option = choice.options[index]
            take(world, index)
            choice = advance(world)
            if choice is not None:
                if other and (hidden(world, self.seat) > covered or self.veils(world, option)):
                    node = self.tree.after_any(node, choice)
                else:
                    node = self.tree.after_edge(edges[index], choice)
                if choice.seat >= 0 and not move.lasts(world, choice):
                    move = Move(self.game, world, choice)
        self.play_on(world, limits.depth)
        self.remember(path, world)

    def remember(self, path: list[Edge], world: State) -> None:
        """Count what came of a round at every step of its way."""
        values = self.game.values(world)
        path[0].promise(values)
        worths = self.judged(world, values)
        for edge in path:
            edge.add(worths)
            if edge.seat >= 0:
                self.tree.scales[edge.seat].add(edge.mean(edge.seat))

    def judged(self, world: State, values: list[float]) -> list[float]:
        """Return what a position is worth to each seat: by the heuristic, and by what was learnt."""
        net = self.net
        if net is None or world.outcome is not None:
            return worth(values, self.spread, world.outcome)
        learnt = net.chances(self.game.encode(world, self.seat), self.seat)
        return blended(shares(values, self.spread), learnt, TRUST)

    def opened(self, node: Node, choice: Choice, world: State) -> list[Edge]:
        """Return the edges of a choice's options, those added that this world has for the first time."""
        edges = node.open(choice)
        if edges is not None:
            return edges
        if choice.seat == CHANCE:
            return node.grow(choice, [1.0 for _option in choice.options])
        return node.grow(choice, self.game.prior(world, choice))

    def pick(self, edges: list[Edge], choice: Choice, world: State, explore: float) -> i64:
        """Return the index of the option that its seat, or chance, takes this time."""
        if choice.seat == CHANCE:
            return roll(choice, world.rng)
        return select(edges, self.tree.scales[choice.seat], explore)

    def expand(self, node: Node, choice: Choice, world: State, move: Move) -> State:
        """Look where each option of a new situation leads; return the world after the one that looks best."""
        priors = self.game.prior(world, choice)
        found: list[float] = []
        best = -1.0
        after = world
        for index in range(len(choice.options)):
            twin = world.copy()
            take(twin, index)
            move.go_on(twin, CARRY)
            value = share(self.game.values(twin), self.spread, twin.outcome, choice.seat)
            found.append(value)
            if value > best:
                best, after = value, twin
        node.grow(choice, trusted(priors, found))
        return after

    def veils(self, world: State, option: Option) -> bool:
        """Whether another seat's answer named a card that the searching seat still has not seen."""
        verb = self.game.verbs.verb(option)
        if verb.kind is not None:
            target = verb.target(option)
            for backs in world.backs():
                if backs.kind is verb.kind:
                    for pile in backs.piles:
                        if pile.holds(target):
                            return not knows(pile.known(target), self.seat)
        return False

    def play_on(self, world: State, depth: i64) -> None:
        """Play on for a few answers, each seat sensibly."""
        choice = world.pending
        if choice is not None and choice.seat == CHANCE:
            take(world, roll(choice, world.rng))
            choice = settle(world)
        for _answer in range(depth):
            if choice is None:
                break
            take(world, draw(self.game.prior(world, choice), self.rng))
            choice = settle(world)

    def best(self) -> i64:
        """Return the index of the option tried most; of equal ones, the one that went better."""
        found: i64 = 0
        for i in range(1, len(self.edges)):
            edge, leader = self.edges[i], self.edges[found]
            if edge.visits > leader.visits or (
                edge.visits == leader.visits and edge.mean(self.seat) > leader.mean(self.seat)
            ):
                found = i
        return found


def trusted(priors: list[float], worths: list[float]) -> list[float]:
    """Return how promising options are by habit and by a glance at what each leads to, together."""
    best = max(worths)
    room = max(NARROW, best - min(worths))
    total = sum(priors)
    found: list[float] = []
    for i in range(len(priors)):
        found.append((HABIT + priors[i] / total) * exp((worths[i] - best) / room * SHARP))
    return found


def hidden(world: State, seat: Seat) -> i64:
    """Return how many numbers lie face down for a seat."""
    count: i64 = 0
    for cover in world.covers():
        for mask in cover.known:
            if not knows(mask, seat):
                count += 1
    return count
