"""Bots by name: the ladder, other packages' bots, and programs that speak JSON lines."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, TypeAlias

from herna.bots.bot import Bot
from herna.bots.guard import Guard
from herna.bots.simple import GreedyBot, RandomBot
from herna.bots.thinker import Thinker, easy, hard, limits, medium
from herna.kernel.errors import UnknownBot
from herna.kernel.game import Game

Maker: TypeAlias = Callable[[Game[Any]], Bot]
"""What makes a bot for a game: a class derived from Bot, or a function."""

GROUP: Final = "herna.bots"
"""The entry points under which other packages offer bots."""

THINKER: Final = "search:"
"""Before a budget of one's own: ``search:500`` thinks for 500 rounds, ``search:2s`` for two seconds."""

LADDER: Final[dict[str, Maker]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "easy": easy,
    "medium": medium,
    "hard": hard,
}
"""Our own bots, from the weakest to the strongest."""


def plugins() -> dict[str, EntryPoint]:
    """Return the bots that installed packages offer; none may take the name of one of ours."""
    return {each.name: each for each in entry_points(group=GROUP) if each.name not in LADDER}


def names() -> list[str]:
    """Return every bot's name, ours first, from the weakest to the strongest."""
    return [*LADDER, *sorted(plugins())]


def bot(name: str, game: Game[Any]) -> Guard:
    """Seat the bot of this name at a game, with a guard beside it."""
    return Guard(unguarded(name, game), name)


def unguarded(name: str, game: Game[Any]) -> Bot:
    """Return the bot of this name for a game, as it is."""
    if name.startswith(THINKER):
        return Thinker(game, limits(name.removeprefix(THINKER)))
    maker = LADDER.get(name)
    if maker is None:
        offered = plugins().get(name)
        if offered is None:
            raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(names())}")
        maker = offered.load()
    return maker(game)
