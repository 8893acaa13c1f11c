"""Damage to Flagships, figures and ships (H14)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.ahoy.boards import CUTTER_SLOT, GUNSHIP_SLOT, GUNSHIP_SLOT_TOO
from herna.games.ahoy.card import CREW
from herna.games.ahoy.changes import take_figure
from herna.games.ahoy.components import CUTTER, FIGURE, PATROLS, SLOT
from herna.games.ahoy.market import BATTERING_BEAKHEAD, PILOT
from herna.games.ahoy.queries import aboard, figures_in_region, hull, owner
from herna.games.ahoy.state import DAMAGED, FREE, Ahoy
from herna.games.ahoy.verbs import DAMAGE, IGNORE, STRIKE, SUFFER
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import append, i64, vec
from herna.kernel.step import Ask


@final
@mypyc_attr(free_list_len=1)
class Damage(Ask[Ahoy]):
    """One damage to a figure: dealt by an enemy, who picks the slot, or taken by its owner (H14.2)."""

    def __init__(self, seat: Seat, figure: i64) -> None:
        super().__init__(seat)
        self.figure: Final = figure

    def ask(self, state: Ahoy) -> Choice | None:
        """Send Patrols and Strongholds home; ask for a slot of a Flagship or ship, if one is left."""
        if state.where[self.figure] < 0:
            return None
        if PATROLS <= self.figure < CUTTER:
            take_figure(state, owner(state, self.figure), self.figure)
            return None
        return Choice(self.seat, "damage", DAMAGE.each(hull(state, self.figure)), FIGURE.ref(self.figure))

    def take(self, state: Ahoy, option: Option) -> None:
        """Put the token there."""
        slot = DAMAGE.target(option)
        state.slots[slot] = DAMAGED
        mine = owner(state, self.figure)
        state.tell("damaged", mine, FIGURE.ref(self.figure), SLOT.ref(slot))
        if self.figure >= CUTTER and sunk(state, self.figure):
            sink_ship(state, self.figure)
        elif self.seat != mine and aboard(state, self.seat, BATTERING_BEAKHEAD):
            state.do(CREW[BATTERING_BEAKHEAD].after_damage(state, self.seat, self.figure))


def sunk(state: Ahoy, ship: i64) -> bool:
    """Whether all slots on a ship's plan are damaged (H17.9)."""
    slots = state.slots
    if ship == CUTTER:
        return slots[CUTTER_SLOT] == DAMAGED
    return slots[GUNSHIP_SLOT] == DAMAGED and slots[GUNSHIP_SLOT_TOO] == DAMAGED


def sink_ship(state: Ahoy, ship: i64) -> None:
    """Discard a ship's plan for good, and remove its figure (H17.21)."""
    take_figure(state, state.union, ship)
    if ship == CUTTER:
        state.slots[CUTTER_SLOT] = FREE
    else:
        state.slots[GUNSHIP_SLOT] = FREE
        state.slots[GUNSHIP_SLOT_TOO] = FREE


@final
class Strike(Ask[Ahoy]):
    """Deal one damage to any figure in your Flagship's region (H24.11, H24.14)."""

    def __init__(self, seat: Seat, optional: bool) -> None:
        super().__init__(seat)
        self.optional: Final = optional

    def choice(self, state: Ahoy) -> Choice:
        """Ask for the figure."""
        options = STRIKE.each(figures_in_region(state, self.seat))
        return Choice(self.seat, "strike", or_pass(options) if self.optional else options)

    def take(self, state: Ahoy, option: Option) -> None:
        """Hit it."""
        if option != PASS:
            state.do(Damage(self.seat, STRIKE.target(option)))


@final
@mypyc_attr(free_list_len=1)
class Wreck(Ask[Ahoy]):
    """A figure that moved into Wreckage takes one damage, unless its Pilot steers clear (H12.6, H24.26)."""

    def __init__(self, seat: Seat, figure: i64) -> None:
        super().__init__(seat)
        self.figure: Final = figure

    def choice(self, state: Ahoy) -> Choice:
        """Ask the Pilot, if there is one."""
        options = vec[i64]([SUFFER.of()])
        if self.figure < PATROLS and aboard(state, self.figure, PILOT):
            options = append(options, IGNORE.of())
        return Choice(self.seat, "wreckage", options, FIGURE.ref(self.figure))

    def take(self, state: Ahoy, option: Option) -> None:
        """Take the damage."""
        if SUFFER.owns(option):
            state.do(Damage(self.seat, self.figure))
