"""The tree of a search: what was tried from each situation, and how it went for every seat."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import Row, i64, vec

NODES: Final = 40_000
"""A tree stops growing here: memory is bounded however long the search."""

KEYS: Final = 16
"""More than the seats of any game, and chance."""

EXPLORE: Final = 1.4
"""How much a promising but little tried option is preferred to a proven one."""

OPEN: Final = 2.0
"""How many options are open from the start; more are opened as a situation is visited."""

WIDEN: Final = 1.2
"""How quickly more options are opened."""

UNTRIED: Final = 0.15
"""How much worse than its siblings an untried option is held to be."""

NARROWEST: Final = 0.02
"""Results that lie closer together than this are not told apart further."""


# Edges and nodes hold each other in chains as deep as games are long. So they are not marked as acyclic,
# though they are: the interpreter takes deep chains down bit by bit, and can put off only what its collector
# may visit.


@final
class Edge:
    """An option that was open in some situation, and what came of it; most are never tried and stay small."""

    def __init__(self, seat: Seat, prior: float) -> None:
        self.seat: Final = seat
        """Whose option it is, or CHANCE."""
        self.prior: Final = prior
        self.visits: i64 = 0
        self.totals: list[float] = NOTHING
        """What it was worth to each seat, all visits together."""
        self.values: list[float] = NOTHING
        """Each seat's estimated final score, all visits together; kept at the root only."""
        self.follow: dict[int, Node] = NOWHERE

    def mean(self, seat: Seat) -> float:
        """Return how it went for a seat on average, from 0 to 1."""
        return self.totals[seat] / float(self.visits) if self.visits > 0 else 0.0

    def promise(self, values: list[float]) -> None:
        """Count what one more visit promised as final scores."""
        if not self.values:
            self.values = [0.0 for _value in values]
        for seat in range(len(values)):
            self.values[seat] += values[seat]

    def add(self, worths: list[float]) -> None:
        """Count one more result."""
        if self.visits == 0:
            self.totals = worths[:]
        else:
            for seat in range(len(worths)):
                self.totals[seat] += worths[seat]
        self.visits += 1


@final
class Node:
    """A situation as the searching seat knows it: the answers that led here, as far as it saw them."""

    def __init__(self) -> None:
        self.edges: Final[dict[int, Edge]] = {}
        self.veiled: dict[int, Node] = NOWHERE
        """What follows answers that the searching seat could not see: for it, all are one."""
        self.asked: Row = NO_OPTIONS
        """The options that were asked for last, and their edges: mostly the same ones are asked for again."""
        self.found: list[Edge] = NO_EDGES

    def size(self) -> i64:
        """Return how many situations there are from here on."""
        count: i64 = 0
        waiting: list[Node] = [self]
        while waiting:
            node = waiting.pop()
            count += 1
            waiting.extend(node.veiled.values())
            for edge in node.edges.values():
                waiting.extend(edge.follow.values())
        return count

    def open(self, choice: Choice) -> list[Edge] | None:
        """Return the edges of a choice's options, or None if one is new here."""
        if alike(self.asked, choice.options):
            return self.found
        found: list[Edge] = []
        for option in choice.options:
            edge = self.edges.get(option)
            if edge is None:
                return None
            found.append(edge)
        self.asked, self.found = choice.options, found
        return found

    def grow(self, choice: Choice, priors: list[float]) -> list[Edge]:
        """Add the options that are new here; return the edges of all."""
        found: list[Edge] = []
        for i in range(len(choice.options)):
            edge = self.edges.get(choice.options[i])
            if edge is None:
                edge = Edge(choice.seat, priors[i])
                self.edges[choice.options[i]] = edge
            found.append(edge)
        self.asked, self.found = choice.options, found
        return found


NOTHING: Final[list[float]] = []
NOWHERE: Final[dict[int, Node]] = {}
NO_EDGES: Final[list[Edge]] = []
NO_OPTIONS: Final = vec[i64]()
"""What edges and nodes begin with, shared by all, so that a tree of untried options costs little."""


def alike(one: Row, two: Row) -> bool:
    """Whether two rows hold the same numbers in the same order, and at least one."""
    count: i64 = len(one)
    return count > 0 and count == len(two) and all(one[i] == two[i] for i in range(count))


@final
@mypyc_attr(acyclic=True)
class Scale:
    """The range of results met so far, so that small differences count where all results are alike."""

    def __init__(self) -> None:
        self.low = 1.0
        self.high = 0.0

    def add(self, mean: float) -> None:
        """Take note of a result."""
        self.low = min(self.low, mean)
        self.high = max(self.high, mean)

    def of(self, mean: float) -> float:
        """Return where a result lies in the range, from 0 to 1."""
        return (mean - self.low) / max(NARROWEST, self.high - self.low)


# long: one pass over the edges with sums that all the lines share
def select(edges: list[Edge], scale: Scale, explore: float = EXPLORE) -> i64:
    """Return the index of the edge to try next: proven, or promising and little tried."""
    seat = edges[0].seat
    visits: i64 = 0
    tried: i64 = 0
    prior = 0.0
    total = 0.0
    for edge in edges:
        prior += edge.prior
        if edge.visits > 0:
            visits += edge.visits
            tried += 1
            total += edge.totals[seat]
    fresh = best_untried(edges) if float(tried) < OPEN + WIDEN * sqrt(float(visits)) else -1
    if visits == 0:
        return fresh
    hope = max(0.0, scale.of(total / float(visits)) - UNTRIED)
    reach = explore * sqrt(float(visits)) / prior
    best: i64 = -1
    record = -1.0  # below any score: means lie within their scale
    for i in range(len(edges)):
        edge = edges[i]
        if edge.visits == 0:
            if i != fresh:
                continue
            score = hope + reach * edge.prior
        else:
            score = scale.of(edge.totals[seat] / float(edge.visits))
            score += reach * edge.prior / float(1 + edge.visits)
        if score > record:
            best, record = i, score
    return best


def best_untried(edges: list[Edge]) -> i64:
    """Return the index of the most promising edge that was never tried, or -1."""
    best: i64 = -1
    prior = -1.0
    for i in range(len(edges)):
        if edges[i].visits == 0 and edges[i].prior > prior:
            best, prior = i, edges[i].prior
    return best


@final
class Tree:
    """What a search has learnt so far."""

    def __init__(self, root: Node, prompts: dict[str, int], scales: list[Scale]) -> None:
        self.root: Final = root
        self.prompts: Final = prompts
        """A number for every question met, as part of a situation's key."""
        self.scales: Final = scales
        """The range of every seat's results."""
        self.size: i64 = root.size()

    def key(self, choice: Choice) -> int:
        """Return what tells the question apart from others that may follow the same answer."""
        number = self.prompts.get(choice.prompt)
        if number is None:
            number = len(self.prompts)
            self.prompts[choice.prompt] = number
        return number * KEYS + choice.seat + 1

    def after_edge(self, edge: Edge, choice: Choice) -> Node | None:
        """Return the situation that follows an answer all could see; None if the tree may not grow."""
        if edge.follow is NOWHERE:
            edge.follow = {}
        return self.next(edge.follow, choice)

    def after_any(self, node: Node, choice: Choice) -> Node | None:
        """Return the one situation that follows every answer the searching seat could not see."""
        if node.veiled is NOWHERE:
            node.veiled = {}
        return self.next(node.veiled, choice)

    def next(self, follow: dict[int, Node], choice: Choice) -> Node | None:
        """Return the situation that follows, a new one if need be; None if the tree may not grow."""
        key = self.key(choice)
        node = follow.get(key)
        if node is None and self.size < NODES:
            node = Node()
            follow[key] = node
            self.size += 1
        return node

    def after(self, option: Option, choice: Choice) -> Tree | None:
        """Return what is known of the question that follows an answer at the root, if anything."""
        edge = self.root.edges.get(option)
        node = None if edge is None else edge.follow.get(self.key(choice))
        return None if node is None else Tree(node, self.prompts, self.scales)


def seedling(seats: i64) -> Tree:
    """Return a tree that knows nothing yet."""
    return Tree(Node(), {}, [Scale() for _seat in range(seats)])
