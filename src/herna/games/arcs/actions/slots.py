"""Resource slots: taking tokens, placing them, rearranging, discarding (A16)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.components import (
    EMPTY,
    HOLDINGS_SLOT,
    OPEN_SLOTS,
    RAID_COST,
    RESOURCE,
    RESOURCES,
    SLOT,
    SLOTS,
)
from herna.games.arcs.pieces import bundle_of, bundled, slot_number, slot_of, slot_owner, unbundled
from herna.games.arcs.queries import empty_slots, slot_open, tokens_of
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import DISCARD_TOKEN, REARRANGE, RESOURCE_PICK, SLOT_PICK
from herna.kernel.bits import bit, has, size
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import append, i64, room, vec
from herna.kernel.step import Ask, Step


def gain(state: Arcs, seat: Seat, kind: i64) -> None:
    """Take a token from the supply, if there is one, and place it next (A2.6)."""
    if state.supply[kind] > 0:
        state.supply[kind] -= 1
        state.tell("gained", seat, RESOURCE.ref(kind))
        hand_over(state, seat, kind)


def hand_over(state: Arcs, seat: Seat, kind: i64) -> None:
    """Let a seat place a token that has left where it was."""
    state.loose += bundle_of(kind)
    state.then(Place(seat, kind))


def drop(state: Arcs, seat: Seat, kind: i64) -> None:
    """Discard a token in the air to the supply (A16.4)."""
    state.loose -= bundle_of(kind)
    state.supply[kind] += 1
    state.tell("token-discarded", seat, RESOURCE.ref(kind))


def discard_slot(state: Arcs, at: i64) -> None:
    """Discard the token of a slot to the supply, at once (R-13)."""
    kind = state.slots[at]
    state.slots[at] = EMPTY
    state.supply[kind] += 1
    state.tell("token-discarded", slot_owner(at), RESOURCE.ref(kind))


def spend_slot(state: Arcs, at: i64) -> i64:
    """Spend the token of a slot: in the Prelude it waits, later it returns at once (A11.4, A11.8)."""
    kind = state.slots[at]
    state.slots[at] = EMPTY
    if state.prelude:
        state.spent += bundle_of(kind)
    else:
        state.supply[kind] += 1
    state.tell("spent", slot_owner(at), RESOURCE.ref(kind))
    return kind


def discard_type(state: Arcs, seat: Seat, kind: i64) -> None:
    """Discard every token of a type that a seat has in slots."""
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.slots[at] == kind:
            discard_slot(state, at)


@final
@mypyc_attr(free_list_len=1)
class Gain(Step[Arcs]):
    """A seat takes a token from the supply."""

    def __init__(self, seat: Seat, kind: i64) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def run(self, state: Arcs) -> None:
        """Take it, and place it."""
        gain(state, self.seat, self.kind)


@final
@mypyc_attr(free_list_len=1)
class Place(Ask[Arcs]):
    """Put a token into a slot; what lay there is placed next, and what does not fit is discarded (A16.2)."""

    def __init__(self, seat: Seat, kind: i64, locked: i64 = 0) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.locked: Final = locked
        """Slots already chosen in this rearrangement, as bits."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a slot; of slots that cost and hold the same, the first."""
        seat = self.seat
        options = room(SLOTS + 2)
        seen: i64 = 0
        full = True
        for slot in range(SLOTS):
            token = state.slots[slot_of(seat, slot)]
            if has(self.locked, slot) or not slot_open(state, seat, slot):
                continue
            if token == EMPTY:
                full = False
            alike = bit(RAID_COST[slot] * (RESOURCES + 1) + token + 1)
            if token != self.kind and seen & alike == 0:
                seen |= alike
                options = append(options, SLOT_PICK.of(slot_of(seat, slot)))
        if full:
            options = append(options, DISCARD_TOKEN.of(self.kind))
        if self.locked == 0 and worth_lifting(state, seat):
            options = append(options, REARRANGE.of())
        return Choice(seat, "place", options, RESOURCE.ref(self.kind))

    def take(self, state: Arcs, option: Option) -> None:
        """Put it there and place what lay there next, or discard it, or lift all tokens to rearrange them."""
        if DISCARD_TOKEN.owns(option):
            drop(state, self.seat, self.kind)
        elif REARRANGE.owns(option):
            state.do(Arrange(self.seat, lift(state, self.seat) + bundle_of(self.kind), 0))
        else:
            at = SLOT_PICK.target(option)
            token = state.slots[at]
            state.slots[at] = self.kind
            state.loose -= bundle_of(self.kind)
            if token != EMPTY:
                state.loose += bundle_of(token)
                state.do(Place(self.seat, token, self.locked | bit(slot_number(at))))


def worth_lifting(state: Arcs, seat: Seat) -> bool:
    """Whether laying all tokens anew reaches more than one token that pushes others on (A16.2).

    A token that is pushed on leaves its place to the one that came: with two empty slots it could also
    go into one of them while the new token takes the other.
    """
    empty = empty_slots(state, seat)
    return mixed(state, seat) or (empty > 1 and empty < open_count(state, seat))


def mixed(state: Arcs, seat: Seat) -> bool:
    """Whether a seat has different tokens in slots of different cost, so that swapping them matters."""
    kinds: i64 = 0
    costs: i64 = 0
    for at in tokens_of(state, seat):
        kinds |= bit(state.slots[at])
        costs |= bit(RAID_COST[slot_number(at)])
    return size(kinds) > 1 and size(costs) > 1


def lift(state: Arcs, seat: Seat) -> i64:
    """Take all tokens of a seat off their slots; return them as a bundle."""
    bundle: i64 = 0
    for at in tokens_of(state, seat):
        bundle += bundle_of(state.slots[at])
        state.slots[at] = EMPTY
    state.loose += bundle
    return bundle


@final
class Arrange(Ask[Arcs]):
    """Fill the open slots one after the other from tokens in the air; what is left over is discarded."""

    def __init__(self, seat: Seat, bundle: i64, slot: i64) -> None:
        super().__init__(seat)
        self.bundle: Final = bundle
        self.slot: Final = slot

    def room_after(self, state: Arcs) -> i64:
        """Return how many open slots follow this one."""
        count: i64 = 0
        for slot in range(self.slot + 1, SLOTS):
            if slot_open(state, self.seat, slot):
                count += 1
        return count

    def choice(self, state: Arcs) -> Choice:
        """Ask for the type of token that goes into this slot; it may stay empty if the rest fits."""
        source = SLOT.ref(slot_of(self.seat, min(self.slot, SLOTS - 1)))
        options = room(RESOURCES + 1)
        left = len(unbundled(self.bundle))
        if self.slot < SLOTS and slot_open(state, self.seat, self.slot):
            for kind in range(RESOURCES):
                if bundled(self.bundle, kind) > 0:
                    options = append(options, RESOURCE_PICK.of(kind))
        if len(options) == 0 or left <= self.room_after(state):
            options = or_pass(options)
        return Choice(self.seat, "arrange", options, source)

    def take(self, state: Arcs, option: Option) -> None:
        """Fill it, and go on."""
        bundle = self.bundle
        if option != PASS:
            kind = RESOURCE_PICK.target(option)
            state.slots[slot_of(self.seat, self.slot)] = kind
            state.loose -= bundle_of(kind)
            bundle -= bundle_of(kind)
        if self.slot + 1 < SLOTS and bundle != 0:
            state.do(Arrange(self.seat, bundle, self.slot + 1))
            return
        for kind in unbundled(bundle):
            drop(state, self.seat, kind)


@final
class CoverSlots(Ask[Arcs]):
    """A returning city has covered slots: rearrange, and discard what no longer fits (A16.3)."""

    def choice(self, state: Arcs) -> Choice:
        """Ask only if nothing has to go and the tokens could lie otherwise."""
        options = vec[i64]([REARRANGE.of()])
        if not covered(state, self.seat):
            options = or_pass(options) if movable(state, self.seat) else vec[i64]([PASS])
        return Choice(self.seat, "cover", options)

    def take(self, state: Arcs, option: Option) -> None:
        """Lift what is covered, or everything."""
        if option != PASS:
            state.do(Arrange(self.seat, lift(state, self.seat), 0))


def covered(state: Arcs, seat: Seat) -> bool:
    """Whether a token of a seat lies in a slot that is no longer open."""
    for slot in range(HOLDINGS_SLOT):
        if state.slots[slot_of(seat, slot)] != EMPTY and not slot_open(state, seat, slot):
            return True
    return False


def movable(state: Arcs, seat: Seat) -> bool:
    """Whether a seat has tokens that could lie in slots of another cost."""
    some = empty_slots(state, seat) < open_count(state, seat)
    return some and (empty_slots(state, seat) > 0 or mixed(state, seat))


def open_count(state: Arcs, seat: Seat) -> i64:
    """Return how many slots of a seat are open, those on cards included."""
    count: i64 = 0
    for slot in range(SLOTS):
        if slot_open(state, seat, slot):
            count += 1
    return count


def city_returned(state: Arcs, seat: Seat, before: i64) -> None:
    """Let a seat rearrange if its board had ``before`` cities and slots were covered since (A16.3)."""
    if OPEN_SLOTS[before] != OPEN_SLOTS[state.cities[seat]]:
        state.then(CoverSlots(seat))
