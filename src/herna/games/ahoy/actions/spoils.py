"""Parts of victory options that several boards share (H11.8, H11.9, H11.19)."""

from __future__ import annotations

from typing import Final, final

from herna.games.ahoy.card import Win
from herna.games.ahoy.changes import give_gold, land_comrades, remove_comrades
from herna.games.ahoy.components import SEAT
from herna.games.ahoy.queries import island_of
from herna.games.ahoy.state import Ahoy
from herna.kernel.step import Step


@final
class Plunder(Step[Ahoy]):
    """Steal one gold from the loser, if there is any."""

    def __init__(self, win: Win) -> None:
        self.win: Final = win

    def run(self, state: Ahoy) -> None:
        """Take it."""
        if state.gold[self.win.loser] > 0:
            give_gold(state, self.win.loser, self.win.winner)
            state.tell("stole", self.win.winner, SEAT.ref(self.win.loser))


@final
class DriveOut(Step[Ahoy]):
    """Remove one Comrade from the Island of the region of battle (H11.18)."""

    def __init__(self, win: Win) -> None:
        self.win: Final = win

    def run(self, state: Ahoy) -> None:
        """Remove it."""
        remove_comrades(state, self.win.winner, island_of(self.win.space), 1)


@final
class PutAshore(Step[Ahoy]):
    """Place one Ready Comrade on the Island of the region of battle."""

    def __init__(self, win: Win) -> None:
        self.win: Final = win

    def run(self, state: Ahoy) -> None:
        """Place it."""
        land_comrades(state, island_of(self.win.space), 1)
