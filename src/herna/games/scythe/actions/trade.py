"""Trade: a coin for two resources or popularity (S8.4, S8.5)."""

from __future__ import annotations

from typing import Final

from herna.games.scythe.actions.gains import Gain, GainResources
from herna.games.scythe.components import NOWHERE, Cube, Half, Track
from herna.games.scythe.queries import upgraded
from herna.games.scythe.state import Scythe
from herna.kernel.choice import Seat
from herna.kernel.rows import i64

TRADED: Final = 2


def trade(state: Scythe, seat: Seat, half: i64) -> None:
    """Take one half of it."""
    if half == Half.RESOURCES:
        state.do(GainResources(seat, TRADED, NOWHERE, state.profile.splits_resources))
    else:
        state.do(Gain(seat, Track.POPULARITY, 2 if upgraded(state, seat, Cube.POPULARITY) else 1))
