"""Raid: both roll, the lower side loses a ship, and its crew reacts."""

from __future__ import annotations

from typing import Any, Final, final

from harbours.cards import AFTER_SINKING, PRINTED, listeners
from harbours.components import AREA
from harbours.queries import contested, rivals
from harbours.state import Harbours
from harbours.verbs import FACE, RESOLVE, WHERE, WHOM
from herna.kernel.choice import CHANCE, Choice, Option, Seat
from herna.kernel.order import AnyOrder
from herna.kernel.rows import i64
from herna.kernel.step import Ask, Step

DIE: Final = Choice(CHANCE, "die", FACE.up_to(6))


@final
class Raid(Ask[Harbours]):
    """Choose where to raid."""

    def choice(self, state: Harbours) -> Choice:
        """Ask for an area with rivals."""
        return Choice(self.seat, "raid", WHERE.each(contested(state, self.seat)))

    def take(self, state: Harbours, option: Option) -> None:
        """Go on to the rival."""
        state.do(RaidWhom(self.seat, WHERE.target(option)))


@final
class RaidWhom(Ask[Harbours]):
    """Choose whom to raid."""

    def __init__(self, seat: Seat, area: i64) -> None:
        super().__init__(seat)
        self.area: Final = area

    def choice(self, state: Harbours) -> Choice:
        """Ask for a rival."""
        return Choice(self.seat, "raid-whom", WHOM.each(rivals(state, self.area, self.seat)))

    def take(self, state: Harbours, option: Option) -> None:
        """Fight it out."""
        rival = WHOM.target(option)
        state.tell("raid", self.seat, AREA.ref(self.area))
        state.do(Roll(self.seat, 0), Roll(rival, 1), Compare(self.area, self.seat, rival))


@final
class Roll(Ask[Harbours]):
    """Roll a die for one side."""

    def __init__(self, fighter: Seat, side: i64) -> None:
        super().__init__(CHANCE)
        self.fighter: Final = fighter
        self.side: Final = side

    def choice(self, state: Harbours) -> Choice:
        """Ask chance."""
        return DIE

    def take(self, state: Harbours, option: Option) -> None:
        """Keep the face."""
        state.rolls[self.side] = FACE.value(option)
        state.tell("rolled", self.fighter, n=FACE.value(option))


@final
class Compare(Step[Harbours]):
    """Each side adds its ships to its die; the defender wins ties."""

    def __init__(self, area: i64, attacker: Seat, defender: Seat) -> None:
        self.area: Final = area
        self.attacker: Final = attacker
        self.defender: Final = defender

    def run(self, state: Harbours) -> None:
        """Find the loser."""
        attack = state.rolls[0] + state.ships.at(self.area, self.attacker)
        defence = state.rolls[1] + state.ships.at(self.area, self.defender)
        state.do(Sink(self.area, self.defender if attack > defence else self.attacker))


@final
class Sink(Step[Harbours]):
    """A ship goes back to its seat's supply; then its crew reacts."""

    def __init__(self, area: i64, seat: Seat) -> None:
        self.area: Final = area
        self.seat: Final = seat

    def run(self, state: Harbours) -> None:
        """Sink it."""
        state.ships.add(self.area, self.seat, -1)
        state.supply[self.seat] += 1
        state.tell("sunk", self.seat, AREA.ref(self.area))
        waiting = reactions(state, self.seat, self.area)
        if waiting:
            state.do(AnyOrder(self.seat, waiting))


def reactions(state: Harbours, seat: Seat, area: i64) -> tuple[tuple[Option, Step[Any]], ...]:
    """Collect what a seat's crew does after one of its ships has sunk."""
    found: list[tuple[Option, Step[Any]]] = []
    for card in listeners(state, seat, AFTER_SINKING):
        step = PRINTED[card].after_sinking(state, seat, area)
        if step is not None:
            found.append((RESOLVE.of(card), step))
    return tuple(found)
