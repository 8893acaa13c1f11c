"""Cannons: loading them, also at a Harbor (H8.3, H12.2)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.ahoy.actions.speaking import Waiting, hear, let_speak
from herna.games.ahoy.boards import ACCEPTS, CANNON_SLOTS, FIRST_DIE, accepts
from herna.games.ahoy.card import AFTER_LOADING, CREW, listeners
from herna.games.ahoy.changes import clear_slot, pay_gold
from herna.games.ahoy.components import DIE, SLOT
from herna.games.ahoy.slots import price, within_reach
from herna.games.ahoy.state import FREE, Ahoy
from herna.games.ahoy.verbs import CHANGE, PLACE, SHIFT
from herna.kernel.bits import bit, places
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask


def load(state: Ahoy, seat: Seat) -> None:
    """A die has been put on the Cannons; Crew may answer (H24.15)."""
    state.tell("loaded", seat)
    if listeners(state, seat, AFTER_LOADING) != 0:
        waiting: Waiting = []
        for card in places(listeners(state, seat, AFTER_LOADING)):
            hear(waiting, seat, card, CREW[card].after_loading(state, seat))
        let_speak(state, waiting)


def free_cannons(state: Ahoy, seat: Seat) -> i64:
    """Return the die values that a seat's empty Cannons take, as a mask."""
    mask: i64 = 0
    for slot in CANNON_SLOTS[state.boards[seat]]:
        if state.slots[slot] == FREE:
            mask |= ACCEPTS[slot]
    return mask


def affordable(state: Ahoy, seat: Seat, die: i64, taken: i64) -> i64:
    """Return which of the values in a mask a die may be given, gold included, as a mask."""
    return taken & within_reach(state, seat, state.dice[die])


def shiftable(state: Ahoy, seat: Seat) -> Row:
    """Return the placed dice that a Harbor lets a seat move to its Cannons."""
    board = state.boards[seat]
    taken = free_cannons(state, seat)
    found = room(5)
    if taken != 0:
        for die in range(FIRST_DIE[board], FIRST_DIE[board + 1]):
            if state.die_at[die] >= 0 and affordable(state, seat, die, taken) != 0:
                found = append(found, die)
    return found


@final
@mypyc_attr(free_list_len=1)
class ShiftDie(Ask[Ahoy]):
    """Choose a placed die to move to the Cannons (H12.10)."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask for the die."""
        return Choice(self.seat, "shift", SHIFT.each(shiftable(state, self.seat)))

    def take(self, state: Ahoy, option: Option) -> None:
        """Go on to the slot."""
        die = SHIFT.target(option)
        state.do(Reload(self.seat, die, state.dice[die]))


@final
class Reload(Ask[Ahoy]):
    """Choose the Cannons slot for a die, or first its value."""

    def __init__(self, seat: Seat, die: i64, value: i64) -> None:
        super().__init__(seat)
        self.die: Final = die
        self.value: Final = value

    def choice(self, state: Ahoy) -> Choice:
        """Ask for an empty Cannons slot that takes the value, or for another value."""
        slots = vec[i64](
            [
                slot
                for slot in CANNON_SLOTS[state.boards[self.seat]]
                if state.slots[slot] == FREE and accepts(slot, self.value)
            ]
        )
        options = PLACE.each(slots)
        if self.value == state.dice[self.die]:
            reach = affordable(state, self.seat, self.die, free_cannons(state, self.seat))
            for value in places(reach & ~bit(self.value)):
                options = append(options, CHANGE.of(0, value))
        return Choice(self.seat, "place", options, DIE.ref(self.die))

    def take(self, state: Ahoy, option: Option) -> None:
        """Move the die; the slot it leaves is empty again."""
        if CHANGE.owns(option):
            state.do(Reload(self.seat, self.die, CHANGE.value(option)))
            return
        slot = PLACE.target(option)
        pay_gold(state, self.seat, price(state, self.seat, self.value - state.dice[self.die]))
        clear_slot(state, state.die_at[self.die])
        put_die(state, self.die, slot, self.value)
        state.tell("shifted", self.seat, DIE.ref(self.die), SLOT.ref(slot), n=self.value)
        load(state, self.seat)


def put_die(state: Ahoy, die: i64, slot: i64, value: i64) -> None:
    """Lay a die on a slot, showing this value."""
    state.dice[die] = value
    state.die_at[die] = slot
    state.slots[slot] = die
