"""A guard beside every bot: whatever the bot does, the table gets a legal answer."""

from __future__ import annotations

import logging
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, final

from herna.bots.bot import Bot
from herna.kernel.choice import Choice
from herna.kernel.rng import Rng
from herna.kernel.state import State

LOG: Final = logging.getLogger("herna.bots")

KEPT: Final = 100
"""How many faults of a bot are remembered in words; further ones are only counted."""


@final
class Guard(Bot):
    """Sits with a bot that may crash, say nothing or answer nonsense, and then answers at random."""

    def __init__(self, bot: Bot, name: str, patience: float = 0.0) -> None:
        super().__init__(bot.game)
        self.bot: Final = bot
        self.name: Final = name
        self.patience: Final = patience
        """Seconds until a bot that says nothing is given up; 0 waits for ever."""
        self.lost = False
        """Whether it was given up: it is not asked again in this game."""
        self.faults: Final[list[str]] = []
        """What went wrong, in sentences."""
        self.count = 0
        """How often something went wrong."""

    def choose(self, seen: State, choice: Choice, rng: Rng) -> int:
        """Return the bot's answer if it is legal, or else a random legal one."""
        spare = rng.copy()
        try:
            answer = self.ask(seen, choice, rng)
        except Exception as wrong:
            return self.instead(f"failed: {type(wrong).__name__}: {wrong}", choice, spare)
        if isinstance(answer, bool) or not isinstance(answer, int) or not 0 <= answer < len(choice.options):
            return self.instead(
                f"answered {answer!r}, which is not from 0 to {len(choice.options) - 1}", choice, spare
            )
        return answer

    def ask(self, seen: State, choice: Choice, rng: Rng) -> object:
        """Return whatever the bot answers; wait no longer than patience lasts."""
        if self.patience <= 0.0:
            return self.bot.choose(seen, choice, rng)
        if self.lost:
            raise TimeoutError("it has not come back since it was given up")
        said: SimpleQueue[tuple[object, Exception | None]] = SimpleQueue()
        Thread(target=answering, args=(self.bot, (seen, choice, rng), said), daemon=True).start()
        try:
            answer, wrong = said.get(timeout=self.patience)
        except Empty:
            self.lost = True
            raise TimeoutError(f"it said nothing within {self.patience:g} seconds") from None
        if wrong is not None:
            raise wrong
        return answer

    def instead(self, what: str, choice: Choice, rng: Rng) -> int:
        """Report a fault and pick a legal answer."""
        self.count += 1
        sentence = f"the bot {self.name} {what} (asked {choice.prompt!r}); a random answer was given for it"
        if len(self.faults) < KEPT:
            self.faults.append(sentence)
        LOG.warning("%s", sentence)
        return int(rng.below(len(choice.options)))

    def close(self) -> None:
        """Send the bot home; a bot that fails at that is only reported."""
        try:
            self.bot.close()
        except Exception as wrong:
            LOG.warning("the bot %s failed to leave: %s", self.name, wrong)


def answering(
    bot: Bot, asked: tuple[State, Choice, Rng], said: SimpleQueue[tuple[object, Exception | None]]
) -> None:
    """Ask a bot from a thread of its own, and pass on what it answers or how it failed."""
    try:
        said.put((bot.choose(*asked), None))
    except Exception as wrong:
        said.put((None, wrong))
