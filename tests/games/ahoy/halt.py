"""Where a scene stops."""

from __future__ import annotations

from herna.games.ahoy.state import Ahoy
from herna.kernel.choice import CHANCE, PASS, Choice, Option
from herna.kernel.rows import i64, vec
from herna.kernel.step import Ask


class Halt(Ask[Ahoy]):
    """Stops a scene: a question that means nothing."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask it."""
        return Choice(CHANCE, "halt", vec[i64]([PASS, 1]))

    def take(self, state: Ahoy, option: Option) -> None:
        """Nobody answers."""
        raise AssertionError("the scene is over")
