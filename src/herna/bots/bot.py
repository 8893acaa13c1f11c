"""A bot: somebody who answers choices, knowing no more than the seat it sits in."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from herna.kernel.choice import Choice
from herna.kernel.game import Game
from herna.kernel.rng import Rng
from herna.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player of one game that is given a seat's view and some luck, and nothing else."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game

    def choose(self, seen: State, choice: Choice, rng: Rng) -> int:
        """Return the index of the option to take; ``seen`` is the answering seat's redacted state."""
        raise NotImplementedError

    def close(self) -> None:
        """Leave the table: end whatever was started to think with."""
