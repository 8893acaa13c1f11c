"""Bolster: a coin for power or combat cards; the Monument adds popularity (S8.3)."""

from __future__ import annotations

from herna.games.scythe.actions.gains import Gain, GainBonus
from herna.games.scythe.components import Bonus, Cube, Half, Structure, Track
from herna.games.scythe.queries import has_cube, works
from herna.games.scythe.state import Scythe
from herna.kernel.choice import Seat
from herna.kernel.rows import i64


def bolster(state: Scythe, seat: Seat, half: i64) -> None:
    """Take one half of it."""
    if works(state, seat, Structure.MONUMENT):
        state.do(Gain(seat, Track.POPULARITY, 1))
    if half == Half.POWER:
        state.do(Gain(seat, Track.POWER, 2 if has_cube(state, seat, Cube.POWER) else 3))
    else:
        state.do(GainBonus(seat, Bonus.CARDS, 1 if has_cube(state, seat, Cube.CARD) else 2))
