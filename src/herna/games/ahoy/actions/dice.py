"""Action dice: picking one up, altering it for gold, placing it on a slot (H5.6, H6)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.ahoy.actions.cannons import affordable, load, put_die
from herna.games.ahoy.actions.course import SAILING, WINDED
from herna.games.ahoy.actions.recruit import for_a_die, recruit
from herna.games.ahoy.actions.repair import Repair
from herna.games.ahoy.actions.tailwind import Jump
from herna.games.ahoy.actions.voyage import set_sail
from herna.games.ahoy.boards import (
    ACCEPTS,
    ACTION,
    ANY,
    CANNONS,
    CREW_ACTION,
    CREW_SLOTS,
    FIRST_DIE,
    RECRUIT_COST,
    REPAIR,
    SAIL,
    TAILWIND,
    accepts,
)
from herna.games.ahoy.card import CREW
from herna.games.ahoy.changes import pay_gold
from herna.games.ahoy.components import DIE, SLOT
from herna.games.ahoy.faction import faction
from herna.games.ahoy.queries import aboard
from herna.games.ahoy.slots import own_slots, price, within_reach
from herna.games.ahoy.state import ASIDE, FREE, UNPLACED, Ahoy
from herna.games.ahoy.verbs import CHANGE, PICK_UP, PLACE, SET_ASIDE
from herna.kernel.bits import bit, has, places
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import Row, append, i64, room
from herna.kernel.step import Ask

SAIL_RANGE: Final = 2
REPAIRED: Final = 2


def taken_values(state: Ahoy, seat: Seat) -> i64:
    """Return the die values that some empty slot of a seat takes, as a mask (H5.6)."""
    mask: i64 = 0
    for slot in own_slots(state, seat, FREE):
        mask |= ACCEPTS[slot]
    return mask


def die_options(state: Ahoy, seat: Seat, options: Row) -> Row:
    """Add each die that can be placed; if none fits any slot as it is, each may be set aside (H5.6)."""
    own = taken_values(state, seat)
    taken: i64 = ANY if len(for_a_die(state, seat)) > 0 else own
    board = state.boards[seat]
    fits = False
    for die in range(FIRST_DIE[board], FIRST_DIE[board + 1]):
        if state.die_at[die] == UNPLACED:
            value = state.dice[die]
            if has(own, value):
                fits = True
            if taken & within_reach(state, seat, value):
                options = append(options, PICK_UP.of(die))
    if not fits:
        for die in range(FIRST_DIE[board], FIRST_DIE[board + 1]):
            if state.die_at[die] == UNPLACED:
                options = append(options, SET_ASIDE.of(die))
    return options


def set_aside(state: Ahoy, seat: Seat, die: i64) -> None:
    """Give a die up for this round; it counts as placed."""
    state.die_at[die] = ASIDE
    state.due -= 1
    state.tell("set-aside", seat, DIE.ref(die))


@final
@mypyc_attr(free_list_len=1)
class PlaceDie(Ask[Ahoy]):
    """Choose a slot for a die, or first pay to alter it (H6.3)."""

    def __init__(self, seat: Seat, die: i64, value: i64) -> None:
        super().__init__(seat)
        self.die: Final = die
        self.value: Final = value

    def choice(self, state: Ahoy) -> Choice:
        """Ask for an empty slot that takes the value, a card in the Market that costs a die, or a value."""
        seat = self.seat
        slots = own_slots(state, seat, FREE)
        cards = for_a_die(state, seat)
        taken: i64 = ANY if len(cards) > 0 else 0
        options = room(24)
        for card in cards:
            options = append(options, PLACE.of(CREW_SLOTS + card))
        for slot in slots:
            taken |= ACCEPTS[slot]
            if accepts(slot, self.value):
                options = append(options, PLACE.of(slot))
        if self.value == state.dice[self.die] and state.gold[seat] > 0:
            reach = affordable(state, seat, self.die, taken)
            for value in places(reach & ~bit(self.value)):
                options = append(options, CHANGE.of(0, value))
        return Choice(seat, "place", options, DIE.ref(self.die))

    def take(self, state: Ahoy, option: Option) -> None:
        """Place it, and do what the slot says."""
        if CHANGE.owns(option):
            state.do(PlaceDie(self.seat, self.die, CHANGE.value(option)))
            return
        slot = PLACE.target(option)
        pay_gold(state, self.seat, price(state, self.seat, self.value - state.dice[self.die]))
        put_die(state, self.die, slot, self.value)
        state.due -= 1
        if state.story is not None:  # spares most moves of a search the making of words
            state.tell("placed-die", self.seat, DIE.ref(self.die), SLOT.ref(slot), n=self.value)
        activate(state, self.seat, slot, self.value)


def activate(state: Ahoy, seat: Seat, slot: i64, value: i64) -> None:
    """Resolve the action of a slot that a die was placed on."""
    action = ACTION[slot]
    if action == SAIL:
        set_sail(state, seat, seat, SAIL_RANGE, SAILING)
    elif action == TAILWIND:
        state.do(Jump(seat, seat, value, WINDED, optional=True))
    elif action == CANNONS:
        load(state, seat)
    elif action == REPAIR:
        state.do(Repair(seat, REPAIRED))
    elif action in (CREW_ACTION, RECRUIT_COST):
        on_a_card(state, seat, slot - CREW_SLOTS)
    else:
        faction(state, seat).act(state, seat, action, value)


def on_a_card(state: Ahoy, seat: Seat, card: i64) -> None:
    """Resolve a die on a card: the action of one's Crew, or the price of a card in the Market (H15.2)."""
    if not aboard(state, seat, card):
        recruit(state, seat, card)
        return
    action = CREW[card].die_action(state, seat)
    if action is not None:
        state.do(action)
