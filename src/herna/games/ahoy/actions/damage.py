"""Damage to Flagships, figures and ships (H14)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.ahoy.actions.speaking import Waiting, hear, let_speak
from herna.games.ahoy.card import AFTER_DAMAGE, CREW, MAY_IGNORE_WRECKAGE, listeners
from herna.games.ahoy.changes import clear_slot, damage_slot, take_figure
from herna.games.ahoy.components import ASHORE, CUTTER, FIGURE, PATROLS, SLOT
from herna.games.ahoy.queries import figures_in_region, owner
from herna.games.ahoy.slots import hull, slots_of_ship
from herna.games.ahoy.state import DAMAGED, Ahoy
from herna.games.ahoy.verbs import DAMAGE, IGNORE, STRIKE, SUFFER
from herna.kernel.bits import places
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import append, i64, vec
from herna.kernel.step import Ask, Step


@final
@mypyc_attr(free_list_len=1)
class Damage(Step[Ahoy]):
    """One damage to a figure: dealt by an enemy, who picks the slot, or taken by its owner (H14.2)."""

    def __init__(self, seat: Seat, figure: i64) -> None:
        self.seat: Final = seat
        self.figure: Final = figure

    def run(self, state: Ahoy) -> None:
        """Send Patrols and Strongholds home; ask for a slot of a Flagship or ship; forget who is gone."""
        if state.where[self.figure] == ASHORE:
            return
        if PATROLS <= self.figure < CUTTER:
            take_figure(state, owner(state, self.figure), self.figure)
        else:
            state.do(DamageSlot(self.seat, self.figure))


@final
@mypyc_attr(free_list_len=1)
class DamageSlot(Ask[Ahoy]):
    """Choose where the token goes, if a slot is left that can take it (H14.4)."""

    def __init__(self, seat: Seat, figure: i64) -> None:
        super().__init__(seat)
        self.figure: Final = figure

    def choice(self, state: Ahoy) -> Choice:
        """Ask whoever deals or takes the damage for a slot that can be damaged."""
        return Choice(self.seat, "damage", DAMAGE.each(hull(state, self.figure)), FIGURE.ref(self.figure))

    def take(self, state: Ahoy, option: Option) -> None:
        """Put the token there; a ship with no slot left sinks, and the dealer's Crew may react."""
        slot = DAMAGE.target(option)
        damage_slot(state, slot)
        mine = owner(state, self.figure)
        state.tell("damaged", mine, FIGURE.ref(self.figure), SLOT.ref(slot))
        if self.figure >= CUTTER and sunk(state, self.figure):
            sink_ship(state, self.figure)
        elif self.seat != mine and listeners(state, self.seat, AFTER_DAMAGE) != 0:
            waiting: Waiting = []
            for card in places(listeners(state, self.seat, AFTER_DAMAGE)):
                hear(waiting, self.seat, card, CREW[card].after_damage(state, self.seat, self.figure))
            let_speak(state, waiting)


def sunk(state: Ahoy, ship: i64) -> bool:
    """Whether all slots on a ship's plan are damaged (H17.9)."""
    return all(state.slots[slot] == DAMAGED for slot in slots_of_ship(ship))


def sink_ship(state: Ahoy, ship: i64) -> None:
    """Discard a ship's plan for good, and remove its figure (H17.21)."""
    take_figure(state, state.union, ship)
    for slot in slots_of_ship(ship):
        clear_slot(state, slot)


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
        """Deal the damage, unless it was optional and declined."""
        if option != PASS:
            state.do(Damage(self.seat, STRIKE.target(option)))


@final
@mypyc_attr(free_list_len=1)
class Wreck(Ask[Ahoy]):
    """A figure that moved into Wreckage takes one damage, unless Crew lets it stay whole (H12.6)."""

    def __init__(self, seat: Seat, figure: i64) -> None:
        super().__init__(seat)
        self.figure: Final = figure

    def choice(self, state: Ahoy) -> Choice:
        """Ask whoever has such Crew."""
        options = vec[i64]([SUFFER.of()])
        if self.figure < PATROLS and may_ignore_wreckage(state, self.figure):
            options = append(options, IGNORE.of())
        return Choice(self.seat, "wreckage", options, FIGURE.ref(self.figure))

    def take(self, state: Ahoy, option: Option) -> None:
        """Damage the figure, unless its owner ignores the Wreckage."""
        if SUFFER.owns(option):
            state.do(Damage(self.seat, self.figure))


def may_ignore_wreckage(state: Ahoy, seat: Seat) -> bool:
    """Whether a seat's Crew lets its Flagship stay whole in Wreckage."""
    if listeners(state, seat, MAY_IGNORE_WRECKAGE) != 0:
        for card in places(listeners(state, seat, MAY_IGNORE_WRECKAGE)):
            if CREW[card].may_ignore_wreckage(state, seat):
                return True
    return False
