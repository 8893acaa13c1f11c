"""Exploring: draw a tile, shift it, turn it (H10)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.ahoy.changes import lay_tile
from herna.games.ahoy.components import CELL, NOWHERE, TILE
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.verbs import LAY, TURN
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import i64, vec
from herna.kernel.step import Ask


@final
@mypyc_attr(free_list_len=1)
class LayTile(Ask[Ahoy]):
    """Choose where the drawn tile is laid: over a cell, or anywhere along the map."""

    def __init__(self, seat: Seat, place: i64 = NOWHERE) -> None:
        super().__init__(seat)
        self.place: Final = place

    def choice(self, state: Ahoy) -> Choice:
        """Ask for the block, by its top left cell."""
        chart = state.chart
        blocks = chart.shores() if self.place == NOWHERE else chart.blocks(self.place)
        return Choice(self.seat, "lay", LAY.each(blocks), TILE.ref(state.drawn))

    def take(self, state: Ahoy, option: Option) -> None:
        """Go on to the rotation."""
        state.do(TurnTile(self.seat, LAY.target(option)))


@final
class TurnTile(Ask[Ahoy]):
    """Choose how the tile is turned: its Island must not touch another (H10.4)."""

    def __init__(self, seat: Seat, block: i64) -> None:
        super().__init__(seat)
        self.block: Final = block

    def choice(self, state: Ahoy) -> Choice:
        """Ask for the number of clockwise quarter turns."""
        turns = vec[i64]([TURN.of(self.block, turn) for turn in state.chart.allowed_turns(self.block)])
        return Choice(self.seat, "rotate", turns, TILE.ref(state.drawn))

    def take(self, state: Ahoy, option: Option) -> None:
        """Lay it, with a wealth die of one."""
        state.tell("charted", self.seat, TILE.ref(state.drawn), CELL.ref(self.block))
        lay_tile(state, self.block, TURN.value(option))
