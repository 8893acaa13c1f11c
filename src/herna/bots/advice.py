"""Hints: what a search would do in a person's place, and what may be expected of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from herna.bots.mcts import AHEAD, Limits, Search
from herna.bots.reasons import Why, reasons
from herna.bots.tree import Edge, Node, seedling
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.game import Game
from herna.kernel.rng import Rng
from herna.kernel.state import State

HINTS: Final = 3
"""How many options a hint names."""

HINT: Final = Limits(1500, 2.0, AHEAD)
SURE: Final = 12
"""An option must have been tried in so many worlds before its result is told."""

EQUAL: Final = 0.01
"""Options whose chances to win differ by less are as good as each other."""

CLEAR: Final = 0.05
"""A lead in the chance to win by which an option is clearly best."""


@dataclass(frozen=True)
class Advice:
    """One option as a search judges it."""

    index: int
    option: Option
    chance: float
    """How likely the seat is to win after it, from 0 to 1."""
    chances: tuple[float, ...]
    """The same for every seat."""
    points: float
    """The final score the seat may expect."""
    loss: float
    """How much of the chance to win is given away compared with the best option."""
    lead: float
    """For the best option: how much the next best would give away."""
    worlds: int
    """In how many possible worlds it was tried."""
    plan: tuple[Option, ...]
    """The seat's own next answers, if this move goes on."""
    why: Why | None = None
    """What speaks for it beside the other options that were looked at."""

    @property
    def key(self) -> str:
        """The catalog entry that says it."""
        if self.loss > EQUAL:
            return "hint-worse"
        if self.lead >= CLEAR:
            return "hint-best-clear"
        return "hint-best-close" if self.lead > 0.0 else "hint-equal"


def hint(
    game: Game[Any], seen: State, choice: Choice, rng: Rng, limits: Limits = HINT, most: int = HINTS
) -> list[Advice]:
    """Return the best options of a choice, best first, with what may be expected of each."""
    search = Search(game, seen, choice, rng, seedling(seen.seats))
    search.run(limits, thorough=True)
    ranked = sorted(range(len(search.edges)), key=lambda index: -search.edges[index].visits)
    for index in ranked[:most]:
        search.insist(index, max(0, SURE - search.edges[index].visits), limits)
    order = sorted(ranked[:most], key=lambda index: -search.edges[index].mean(search.seat))
    means = [search.edges[index].mean(search.seat) for index in order]
    lead = means[0] - means[1] if len(means) > 1 else 0.0
    found = [
        advice(search, index, means[0] - mean, lead if place == 0 else 0.0)
        for place, (index, mean) in enumerate(zip(order, means, strict=True))
    ]
    whys = reasons(game, seen, choice, [(each.option, *each.plan) for each in found], rng)
    return [replace(each, why=why) for each, why in zip(found, whys, strict=True)]


def advice(search: Search, index: int, loss: float, lead: float = 0.0) -> Advice:
    """Return what a search found out about one option."""
    edge = search.edges[index]
    visits = float(max(1, edge.visits))
    return Advice(
        index,
        search.choice.options[index],
        edge.mean(search.seat),
        tuple(total / visits for total in edge.totals),
        edge.values[search.seat] / visits if edge.values else 0.0,
        loss,
        lead,
        int(edge.visits),
        plan(edge, search.seat),
    )


def plan(edge: Edge, seat: Seat) -> tuple[Option, ...]:
    """Return the answers of the same seat that the search expects to follow at once."""
    found: list[Option] = []
    node: Node | None = only(edge)
    while node is not None:
        tried = max(node.edges.items(), key=lambda item: item[1].visits, default=None)
        if tried is None or tried[1].seat != seat or tried[1].visits < SURE:
            break
        found.append(tried[0])
        node = only(tried[1])
    return tuple(found)


def only(edge: Edge) -> Node | None:
    """Return the one situation that follows an option, if there is only one."""
    return next(iter(edge.follow.values())) if len(edge.follow) == 1 else None
