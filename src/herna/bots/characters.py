"""Characters: the same bot, but it values some things more than usual, so that not all play alike."""

from __future__ import annotations

from typing import Any, Final, final

from herna.bots.bot import Bot
from herna.kernel.choice import Choice
from herna.kernel.errors import UnknownBot
from herna.kernel.game import Game
from herna.kernel.rng import Rng
from herna.kernel.state import State

CHARACTERS: Final = ("builder", "raider", "gambler")
"""What every game of ours has; each says in ``mind/characters.py`` what that means there."""


@final
class Characterful(Bot):
    """A bot that judges with other numbers while it thinks; nobody else at the table does."""

    def __init__(self, bot: Bot, character: str) -> None:
        super().__init__(bot.game)
        self.bot: Final = bot
        self.values: Final = numbers(bot.game, character)

    def choose(self, seen: State, choice: Choice, rng: Rng) -> int:
        """Let the bot answer as this character would."""
        weights = self.game.weights()
        before = weights.values[:]
        weights.set(self.values)
        try:
            return self.bot.choose(seen, choice, rng)
        finally:
            weights.set(before)

    def close(self) -> None:
        """Let go of what the bot behind it holds, such as a process of its own."""
        self.bot.close()


def numbers(game: Game[Any], character: str) -> list[float]:
    """Return the numbers of a game's heuristic as a character sees them."""
    times = game.characters().get(character)
    if times is None:
        known = ", ".join(game.characters()) or "none"
        raise UnknownBot(f"{game.key} has no character {character[:20]!r}; it has: {known}")
    weights = game.weights()
    return [value * times.get(name, 1.0) for name, value in zip(weights.names, weights.values, strict=True)]
