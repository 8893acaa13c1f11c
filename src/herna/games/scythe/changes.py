"""What several rules do to the state, with the story it makes."""

from __future__ import annotations

from typing import Final

from herna.games.scythe.board import HEX, base_of
from herna.games.scythe.components import (
    ABILITY,
    COMBAT_CARD,
    FIRST_MECH,
    FIRST_WORKER,
    MAX_POPULARITY,
    MAX_POWER,
    NOWHERE,
    RESOURCE,
    STRUCTURE,
    STRUCTURES,
    UNITS,
    WORKERS,
    Track,
)
from herna.games.scythe.mat import ability_number
from herna.games.scythe.queries import workers_at
from herna.games.scythe.state import Scythe
from herna.kernel.choice import Seat
from herna.kernel.pile import PUBLIC, Pile, only
from herna.kernel.rows import Row, changed, i64, vec

GAINED: Final = ("gained-coins", "gained-power", "gained-popularity")
"""How the story speaks of each track."""


def put_unit(state: Scythe, seat: Seat, unit: i64, where: i64) -> None:
    """Stand a unit on a space, wherever it was."""
    state.at[seat * UNITS + unit] = where
    note_places(state, seat, unit)


def note_places(state: Scythe, seat: Seat, unit: i64) -> None:
    """Note where a seat's combat units are or, if this unit is one, its workers; some have moved."""
    start = seat * UNITS
    if unit < FIRST_WORKER:
        state.fighting[seat] = spaces(state.at, start, start + FIRST_WORKER)
    else:
        state.working[seat] = spaces(state.at, start + FIRST_WORKER, start + UNITS)


def spaces(at: Row, start: i64, end: i64) -> i64:
    """Return the spaces on which these units are, as a set."""
    found: i64 = 0
    for unit in range(start, end):
        if at[unit] != NOWHERE:
            found |= 1 << at[unit]
    return found


def home(state: Scythe, seat: Seat) -> i64:
    """Return a seat's home base."""
    return base_of(state.faction[seat])


def send_workers_home(state: Scythe, seat: Seat, where: i64) -> i64:
    """Let all of a seat's workers retreat from a space; return how many there were."""
    count = workers_at(state, seat, where)
    base = home(state, seat)
    start = seat * UNITS
    for unit in range(start + FIRST_WORKER, start + UNITS):
        if state.at[unit] == where:
            state.at[unit] = base
    note_places(state, seat, FIRST_WORKER)
    return count


def new_worker(state: Scythe, seat: Seat, where: i64) -> None:
    """Take the leftmost worker off the Produce row; whoever asks has made sure that there is one."""
    put_unit(state, seat, FIRST_WORKER + WORKERS - state.idle[seat], where)
    state.idle = changed(state.idle, seat, state.idle[seat] - 1)
    state.tell("worker", seat, HEX.ref(where))


def deploy_mech(state: Scythe, seat: Seat, slot: i64, where: i64) -> None:
    """Stand a mech on a territory; its ability works from now on."""
    state.mechs = changed(state.mechs, seat, state.mechs[seat] | 1 << slot)
    put_unit(state, seat, FIRST_MECH + slot, where)
    state.tell("deployed", seat, ABILITY.ref(ability_number(state.faction[seat], slot)), HEX.ref(where))


def build(state: Scythe, seat: Seat, structure: i64, where: i64) -> None:
    """Stand a structure of the active seat on a territory; its bonus works from the next turn on."""
    state.structures = changed(state.structures, seat * STRUCTURES + structure, where)
    state.built = changed(state.built, seat, state.built[seat] | 1 << where)
    state.turn.fresh_structures |= 1 << structure
    state.tell("built", seat, STRUCTURE.ref(seat * STRUCTURES + structure), HEX.ref(where))


def add_goods(state: Scythe, where: i64, resource: i64, count: i64) -> None:
    """Put resource tokens on a space, or take some away."""
    state.goods.add(where, resource, count)
    if state.goods.total(where) > 0:
        state.stocked |= 1 << where
    else:
        state.stocked &= ~(1 << where)


def give_goods(state: Scythe, seat: Seat, where: i64, resource: i64, count: i64) -> None:
    """Let a seat gain resources on a space."""
    add_goods(state, where, resource, count)
    state.tell("resources", seat, RESOURCE.ref(resource), HEX.ref(where), n=count)


def raise_track(state: Scythe, seat: Seat, track: i64, count: i64) -> None:
    """Let a seat gain coins, power or popularity; what is beyond the maximum is lost."""
    if track == Track.POWER:
        count = min(count, MAX_POWER - state.power[seat])
        state.power[seat] += count
    elif track == Track.POPULARITY:
        count = min(count, MAX_POPULARITY - state.popularity[seat])
        state.popularity[seat] += count
    else:
        state.coins[seat] += count
    if count > 0:
        state.tell(GAINED[track], seat, n=count)


def lose_popularity(state: Scythe, seat: Seat, count: i64) -> None:
    """Let a seat lose popularity, as far as it has any."""
    lost = min(count, state.popularity[seat])
    if lost > 0:
        state.popularity[seat] -= lost
        state.tell("unpopular", seat, n=lost)


def lose_power(state: Scythe, seat: Seat, count: i64) -> None:
    """Let a seat lose power, as far as it has any."""
    lost = min(count, state.power[seat])
    if lost > 0:
        state.power[seat] -= lost
        state.tell("weakened", seat, n=lost)


def draw(state: Scythe, seat: Seat, count: i64) -> None:
    """Draw combat cards, as many as there are; an empty deck is made of the discards (S8.9)."""
    for _drawn in range(count):
        if state.deck.size() == 0:
            reshuffle(state)
        if state.deck.size() == 0:
            return
        card = state.deck.draw()
        state.hands[seat].put(card, only(seat))
        state.tell("drew", seat, COMBAT_CARD.ref(card), to=seat)


def reshuffle(state: Scythe) -> None:
    """Make a new deck of the discarded combat cards."""
    if state.discard.size() > 0:
        state.deck = state.discard
        state.discard = empty_pile()
        state.deck.shuffle(state.rng)
        state.tell("reshuffled", state.active)


def empty_pile() -> Pile:
    """Return a pile without cards."""
    return Pile(vec[i64]())


def discard_card(state: Scythe, seat: Seat, card: i64) -> None:
    """Put a combat card from the hand on the discards, face up."""
    state.hands[seat].take(card)
    state.discard.put(card, PUBLIC)
