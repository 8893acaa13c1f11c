"""Direct moves: Tailwind, and whatever else jumps across the map (H8.2, H9.6)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.ahoy.actions.course import begin
from herna.games.ahoy.actions.voyage import arrive
from herna.games.ahoy.components import FIGURE, SPACE
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.tiles import WIND
from herna.games.ahoy.verbs import JUMP
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, i64, vec
from herna.kernel.step import Ask

ANY_WIND: Final = 0
ANYWHERE: Final = -1


def destinations(state: Ahoy, figure: i64, wind: i64) -> Row:
    """Return the spaces with this Tailwind die, with any, or all of the map, but never where it is (H9.7)."""
    here = state.where[figure]
    if wind == ANYWHERE:
        return vec[i64](
            [space for space in range(SPACE.count) if state.chart.cells[space] >= 0 and space != here]
        )
    return vec[i64](
        [space for space in state.chart.winds if space != here and wind in (ANY_WIND, WIND[space])]
    )


@final
@mypyc_attr(free_list_len=1)
class Jump(Ask[Ahoy]):
    """Move a figure directly to a space with the right Tailwind die."""

    def __init__(self, seat: Seat, figure: i64, wind: i64, manner: i64, optional: bool) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.wind: Final = wind
        self.manner: Final = manner
        self.optional: Final = optional

    def choice(self, state: Ahoy) -> Choice:
        """Ask for a space to which the die, or the card that moves it, lets it go."""
        options = JUMP.each(destinations(state, self.figure, self.wind))
        return Choice(
            self.seat, "jump", or_pass(options) if self.optional else options, FIGURE.ref(self.figure)
        )

    def take(self, state: Ahoy, option: Option) -> None:
        """Jump, and arrive there without any movement left."""
        if option != PASS:
            jump(state, self.seat, self.figure, JUMP.target(option), self.manner)


def jump(state: Ahoy, seat: Seat, figure: i64, space: i64, manner: i64) -> None:
    """Move a figure directly to a space."""
    arrive(state, begin(state, seat, figure, 0, manner), space)
