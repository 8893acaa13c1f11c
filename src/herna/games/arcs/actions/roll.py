"""Rolling battle dice: every die is a question to chance."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.components import ASSAULT, DICE, FACES_OF_A_DIE, RAID, SKIRMISH
from herna.games.arcs.fight import Fight, face_of
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import FACE
from herna.kernel.choice import CHANCE, Choice, Option
from herna.kernel.rows import append, i64, vec
from herna.kernel.step import Ask

ROLLS: Final = tuple(
    [
        Choice(CHANCE, "roll", vec[i64]([FACE.of(die, face + 1) for face in range(FACES_OF_A_DIE)]))
        for die in range(DICE)
    ]
)
"""A roll of each die, always the same question."""

ROLLED_ORDER: Final = vec[i64]([RAID, SKIRMISH, ASSAULT])
"""In which order the dice of a roll are asked for."""


def fight_of(state: Arcs) -> Fight:
    """Return the battle in progress."""
    fight = state.fight
    assert fight is not None, "no battle is in progress"
    return fight


def roll_dice(state: Arcs) -> None:
    """Let chance roll everything that was collected, raid dice first."""
    fight = fight_of(state)
    for die in ROLLED_ORDER:
        for _each in range(fight.dice[die]):
            state.then(Roll(die))


@final
@mypyc_attr(free_list_len=1)
class Roll(Ask[Arcs]):
    """Chance rolls a die."""

    def __init__(self, die: i64) -> None:
        super().__init__(CHANCE)
        self.die: Final = die

    def choice(self, state: Arcs) -> Choice:
        """Leave it to chance which face this die shows."""
        return ROLLS[self.die]

    def take(self, state: Arcs, option: Option) -> None:
        """Lay the face on the table."""
        fight = fight_of(state)
        fight.rolled = append(fight.rolled, face_of(self.die, FACE.value(option)))
