"""Bolster: a coin for power or combat cards (S8.3)."""

from __future__ import annotations

from herna.games.scythe.actions.gains import Gain, GainBonus
from herna.games.scythe.components import Bonus, Cube, Half, Track
from herna.games.scythe.queries import upgraded
from herna.games.scythe.state import Scythe
from herna.kernel.choice import Seat
from herna.kernel.rows import i64


def bolster(state: Scythe, seat: Seat, half: i64) -> None:
    """Take one half of it."""
    if half == Half.POWER:
        state.do(Gain(seat, Track.POWER, 3 if upgraded(state, seat, Cube.POWER) else 2))
    else:
        state.do(GainBonus(seat, Bonus.CARDS, 2 if upgraded(state, seat, Cube.CARD) else 1))
