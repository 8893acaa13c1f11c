"""The upper rungs of the ladder: bots that search, and keep what they learnt while nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias, final

from herna.bots.bot import Bot
from herna.bots.lookahead import certain
from herna.bots.mcts import AHEAD, DEPTH, Limits, Search
from herna.bots.net import Net
from herna.bots.nets import from_file, learnt
from herna.bots.tree import EXPLORE, Tree, seedling
from herna.kernel.choice import Choice
from herna.kernel.dump import Plain, dump
from herna.kernel.engine import advance, take
from herna.kernel.errors import UnknownBot
from herna.kernel.game import Game
from herna.kernel.rng import Rng, seeded
from herna.kernel.state import State
from herna.kernel.view import redact, sample

Nets: TypeAlias = Callable[[int], Net | None]
"""What finds the net for a number of seats, if there is one."""

MOST_ROUNDS: Final = 10_000_000
MOST_DEPTH: Final = 10_000
LONGEST: Final = 3600.0
FRESH: Final = 4
"""A kept tree is still given at least this fraction of the rounds: one in four."""


@final
class Kept:
    """A tree, the view it was grown from, and the answer that was given there."""

    def __init__(self, tree: Tree, seen: State, choice: Choice, index: int) -> None:
        self.tree: Final = tree
        self.seen: Final = seen
        self.choice: Final = choice
        self.index: Final = index

    def grown(self, seen: State, choice: Choice) -> Tree | None:
        """Return the part of the tree that begins here, if nothing was learnt since but what it foresaw.

        The view must be exactly what the old view and the answer lead to: no other seat has answered,
        no die was rolled, no card was drawn. Then what the tree holds is about this very situation.
        """
        if seen.viewer != self.seen.viewer or seen.seats != self.seen.seats:
            return None
        world = sample(self.seen, seeded(0))
        take(world, self.index)
        foreseen = advance(world)
        if foreseen is None or foreseen.seat != choice.seat or foreseen.prompt != choice.prompt:
            return None
        if plain(redact(world, seen.viewer)) != plain(seen):
            return None
        return self.tree.after(self.choice.options[self.index], choice)


def plain(seen: State) -> Plain:
    """Return a view as plain data, without its story."""
    found = dump(seen)
    assert isinstance(found, dict)
    found.pop("story", None)
    return found


def nobody(seats: int) -> Net | None:
    """Return no net, however many sit at the table."""
    return None


@final
class Thinker(Bot):
    """Searches many possible worlds before it answers."""

    def __init__(self, game: Game[Any], limits: Limits, nets: Nets = nobody) -> None:
        super().__init__(game)
        self.limits: Final = limits
        self.nets: Final = nets
        self.kept: Kept | None = None

    def choose(self, seen: State, choice: Choice, rng: Rng) -> int:
        """Search, and return the option that stood the test best; one answer alone needs no thought."""
        sure = certain(self.game, seen, choice)
        if sure >= 0:
            return sure
        tree = None if self.kept is None else self.kept.grown(seen, choice)
        rounds = self.limits.rounds
        if tree is None:
            tree = seedling(seen.seats)
        search = Search(self.game, seen, choice, rng, tree, self.nets(int(seen.seats)))
        known = sum(edge.visits for edge in search.edges)
        own = self.limits
        search.run(Limits(max(rounds // FRESH, rounds - known), own.seconds, own.depth, own.explore))
        index = int(search.best())
        self.kept = Kept(tree, seen, choice, index)
        return index


def easy(game: Game[Any]) -> Thinker:
    """Return a bot that thinks for a moment."""
    return Thinker(game, Limits(game.rounds()[0], 0.5))


def medium(game: Game[Any]) -> Thinker:
    """Return a bot that thinks for a while, and plays on beyond the moves it plans."""
    return Thinker(game, Limits(game.rounds()[1], 1.2, AHEAD))


def hard(game: Game[Any]) -> Thinker:
    """Return a bot that thinks as long as people like to wait."""
    return Thinker(game, Limits(game.rounds()[2], 2.5, AHEAD))


def expert(game: Game[Any]) -> Thinker:
    """Return a bot that thinks as long as ``hard``, and judges by what was learnt from play as well."""
    return Thinker(game, Limits(game.rounds()[2], 2.5, AHEAD), shipped_nets(game))


def shipped_nets(game: Game[Any]) -> Nets:
    """Return what finds the nets that come with the package."""
    return lambda seats: learnt(game, seats)


def searcher(game: Game[Any], text: str) -> Thinker:
    """Return a bot with limits of its own, ``500/d8/e1.4``; with the shipped ``/net``, or ``/net=FILE``."""
    budget, named, path = text.partition("/net=")
    if named:
        return Thinker(game, limits(budget), lambda seats: from_file(Path(path), game, seats))
    if text.endswith("/net"):
        return Thinker(game, limits(text.removesuffix("/net")), shipped_nets(game))
    return Thinker(game, limits(text))


def limits(text: str) -> Limits:
    """Return the limits a text sets: ``500`` rounds or ``2.5s``, a depth ``/d8``, a curiosity ``/e1.4``."""
    budget, *rest = text.split("/")
    try:
        depth, explore = DEPTH, EXPLORE
        for part in rest:
            if part.startswith("d"):
                depth = whole(part[1:], 0, MOST_DEPTH)
            else:
                explore = real(part.removeprefix("e"), 10.0)
        if budget.endswith("s"):
            return Limits(MOST_ROUNDS, real(budget[:-1], LONGEST), depth, explore)
        return Limits(whole(budget, 1, MOST_ROUNDS), 0.0, depth, explore)
    except ValueError:
        pass
    raise UnknownBot(f"a search lasts a number of rounds (500) or of seconds (2.5s), not {text[:20]!r}")


def whole(text: str, least: int, most: int) -> int:
    """Return a whole number within bounds; raise ValueError for anything else."""
    if not (text.isascii() and text.isdecimal() and least <= int(text) <= most):
        raise ValueError(text)
    return int(text)


def real(text: str, most: float) -> float:
    """Return a number above zero and within bounds; raise ValueError for anything else."""
    if not 0.0 < float(text) <= most:
        raise ValueError(text)
    return float(text)
