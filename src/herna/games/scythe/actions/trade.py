"""Trade: a coin for two resources or popularity; the Armory adds power (S8.4, S8.5)."""

from __future__ import annotations

from typing import Final

from herna.games.scythe.actions.gains import Gain, GainResources
from herna.games.scythe.components import NOWHERE, TRADE_SPLIT, Cube, Half, Structure, Track
from herna.games.scythe.queries import has_cube, works
from herna.games.scythe.state import Scythe
from herna.kernel.choice import Seat
from herna.kernel.rows import i64

TRADED: Final = 2


def trade(state: Scythe, seat: Seat, half: i64) -> None:
    """Take one half of it."""
    if works(state, seat, Structure.ARMORY):
        state.do(Gain(seat, Track.POWER, 1))
    if half == Half.RESOURCES:
        state.do(GainResources(seat, TRADED, NOWHERE, state.switches & TRADE_SPLIT != 0))
    else:
        state.do(Gain(seat, Track.POPULARITY, 1 if has_cube(state, seat, Cube.POPULARITY) else 2))
