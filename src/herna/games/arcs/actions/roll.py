"""Rolling battle dice: every die is a question to chance."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.fight import Fight
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import FACE
from herna.kernel.choice import CHANCE, Choice, Option
from herna.kernel.rows import append, i64, vec
from herna.kernel.step import Ask

ROLLS: Final = tuple(
    [Choice(CHANCE, "roll", vec[i64]([FACE.of(die, face) for face in range(1, 7)])) for die in range(3)]
)
"""A roll of each die, always the same question."""


def fight_of(state: Arcs) -> Fight:
    """Return the battle in progress."""
    fight = state.fight
    assert fight is not None, "no battle is in progress"
    return fight


@final
@mypyc_attr(free_list_len=1)
class Roll(Ask[Arcs]):
    """Chance rolls a die."""

    def __init__(self, die: i64) -> None:
        super().__init__(CHANCE)
        self.die: Final = die

    def choice(self, state: Arcs) -> Choice:
        """Ask chance."""
        return ROLLS[self.die]

    def take(self, state: Arcs, option: Option) -> None:
        """Lay the face on the table."""
        fight = fight_of(state)
        fight.rolled = append(fight.rolled, 6 * self.die + FACE.value(option) - 1)
