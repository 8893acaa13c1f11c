"""Bots by name: the ladder, other packages' bots, and programs that speak JSON lines."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, TypeAlias, final

from herna.bots.bot import Bot
from herna.bots.characters import CHARACTERS, Characterful
from herna.bots.process import PATIENCE, ProcessBot
from herna.bots.safeguard import Guard
from herna.bots.simple import GreedyBot, RandomBot
from herna.bots.thinker import easy, expert, hard, medium, searcher
from herna.kernel.choice import Choice
from herna.kernel.errors import HernaError, UnknownBot
from herna.kernel.game import Game
from herna.kernel.rng import Rng
from herna.kernel.state import State

Maker: TypeAlias = Callable[[Game[Any]], Bot]
"""What makes a bot for a game: a class derived from Bot, or a function."""

GROUP: Final = "herna.bots"
"""The entry points under which other packages offer bots."""

THINKER: Final = "search:"
"""Before a budget of one's own: ``search:500`` thinks for 500 rounds, ``search:2s`` for two seconds."""

PROCESS: Final = "process:"
"""Before the command that starts a program: ``process:python my_bot.py``."""

LADDER: Final[dict[str, Maker]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "easy": easy,
    "medium": medium,
    "hard": hard,
    "expert": expert,
}
"""Our own bots, from the weakest to the strongest."""

THINKING: Final = ("greedy", "easy", "medium", "hard", "expert")
"""Those of ours that may have a character: ``medium:raider``."""


def plugins() -> dict[str, EntryPoint]:
    """Return the bots that installed packages offer; none may take the name of one of ours."""
    return {each.name: each for each in entry_points(group=GROUP) if each.name not in LADDER}


def names() -> list[str]:
    """Return every bot's name, ours first, from the weakest to the strongest."""
    return [*LADDER, *sorted(plugins())]


def is_offered(name: str) -> bool:
    """Whether a bot of this name may be seated by anybody: one of the names, maybe with a character."""
    level, _, character = name.rpartition(":")
    return name in names() or (level in THINKING and character in CHARACTERS)


def with_character(level: str, character: str) -> str:
    """Return the name of a bot of some level with a character; those that do not judge have none."""
    return f"{level}:{character}" if character and level in THINKING else level


def bot(name: str, game: Game[Any], outside: bool = False) -> Guard:
    """Seat the bot of this name at a game, with a guard beside it.

    ``outside`` allows ``process:COMMAND``, which starts a program: say yes only to whoever owns the machine.
    """
    if name.startswith(PROCESS):
        if not outside:
            raise UnknownBot("a bot in another process can only be seated from the command line")
        return Guard(ProcessBot(game, name.removeprefix(PROCESS)), name)
    ours = name.startswith(THINKER) or name.partition(":")[0] in LADDER
    patience = 0.0 if ours else PATIENCE
    return Guard(unguarded(name, game), name, patience)


def unguarded(name: str, game: Game[Any]) -> Bot:
    """Return the bot of this name for a game, as it is."""
    level, _, character = name.rpartition(":")
    if level in THINKING or (level.startswith(THINKER) and character in CHARACTERS):
        return Characterful(unguarded(level, game), character)
    if name.startswith(THINKER):
        return searcher(game, name.removeprefix(THINKER))
    maker = LADDER.get(name)
    if maker is not None:
        return maker(game)
    offered = plugins().get(name)
    if offered is None:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(names())}")
    return plugged(offered, game)


def plugged(offered: EntryPoint, game: Game[Any]) -> Bot:
    """Return another package's bot; one that cannot even be made fails at every question instead."""
    try:
        found = offered.load()(game)
        return found if isinstance(found, Bot) else Wrapped(game, found)
    except Exception as wrong:
        return Absent(game, f"{type(wrong).__name__}: {wrong}")


@final
class Wrapped(Bot):
    """A bot that does not derive from ours, but has a ``choose``."""

    def __init__(self, game: Game[Any], inner: Any) -> None:
        super().__init__(game)
        self.inner: Final = inner

    def choose(self, seen: State, choice: Choice, rng: Rng) -> int:
        """Let the bot behind this name choose."""
        answer: int = self.inner.choose(seen, choice, rng)
        return answer


@final
class Absent(Bot):
    """Stands for a bot that could not be made."""

    def __init__(self, game: Game[Any], why: str) -> None:
        super().__init__(game)
        self.why: Final = why

    def choose(self, seen: State, choice: Choice, rng: Rng) -> int:
        """Say why there is no answer."""
        raise HernaError(f"it could not be made: {self.why}")
