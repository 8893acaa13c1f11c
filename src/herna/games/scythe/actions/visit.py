"""What the character finds where it stands once all combats are over: people, or the Factory (S15, S16)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.scythe.actions.encounter import meet
from herna.games.scythe.actions.factory import KeepCard
from herna.games.scythe.board import FACTORY_HEX
from herna.games.scythe.components import CHARACTER, NOBODY, UNITS
from herna.games.scythe.state import Scythe
from herna.kernel.bits import has
from herna.kernel.choice import Seat
from herna.kernel.pile import only
from herna.kernel.step import Step


@final
@mypyc_attr(free_list_len=1)
class Visit(Step[Scythe]):
    """An encounter token, or the Factory for the first time."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Scythe) -> None:
        """Draw the encounter, or look at the Factory cards and keep one; on other spaces nothing happens."""
        seat = self.seat
        where = state.at[seat * UNITS + CHARACTER]
        if has(state.tokens, where):
            meet(state, seat, where)
        elif where == FACTORY_HEX and state.factory_card[seat] == NOBODY:
            state.factory.show_all(only(seat))
            state.do(KeepCard(seat))
