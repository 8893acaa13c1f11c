"""What the Ninjas' cards do later: the second half of a swap, a strike in the night, a way out."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.actions.play_minion import MustPlayAt
from herna.games.smashup.components import NOWHERE
from herna.games.smashup.destruction import Destroy
from herna.games.smashup.effects import Return
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.rows import i64
from herna.kernel.step import Step


@final
class AcolyteSwap(Step[SmashUp]):
    """The second half of a Ninja Acolyte's ability, if the first half has happened (A26)."""

    def __init__(self, seat: Seat, card: i64, base: i64, tenure: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.base: Final = base
        self.tenure: Final = tenure

    def run(self, state: SmashUp) -> None:
        """Make the player play a minion there."""
        if state.where[self.card] == NOWHERE:
            state.do(MustPlayAt(self.seat, self.base, self.tenure))


@final
class Strike(Step[SmashUp]):
    """An Assassination destroys its host."""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def run(self, state: SmashUp) -> None:
        """Destroy it, if both are still there."""
        host = state.host[self.card]
        if host >= 0:
            state.do(Destroy((host,), self.card, state.controller[self.card]))


@final
class SlipAway(Step[SmashUp]):
    """The minions picked for a Disguise return, wherever they are, unless they have left play meanwhile."""

    def __init__(self, card: i64, you: Seat, picked: tuple[int, ...], arrivals: tuple[int, ...]) -> None:
        self.card: Final = card
        self.you: Final = you
        self.picked: Final = picked
        self.arrivals: Final = arrivals

    def run(self, state: SmashUp) -> None:
        """Return those who are still the same (U11.9)."""
        count, arrived = len(self.picked), state.arrived
        same = [self.picked[i] for i in range(count) if arrived[self.picked[i]] == self.arrivals[i]]
        state.do(Return(tuple(same), self.card, self.you))
