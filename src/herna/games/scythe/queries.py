"""Questions about the state; nothing here changes it."""

from __future__ import annotations

from herna.games.scythe.board import HOME_BASES, LAKES, LAND_TERRITORIES, TERRAIN, TERRITORIES, Terrain
from herna.games.scythe.components import (
    BOXES,
    COST,
    FIRST_MECH,
    FIRST_WORKER,
    MECHS,
    PAYS,
    TOP_OF,
    UNITS,
    WORKERS,
    Cube,
)
from herna.games.scythe.state import Scythe
from herna.kernel.bits import first, has, places, size
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, append, filled, i64, room


def enemy_fighters(state: Scythe, seat: Seat) -> i64:
    """Spaces with combat units of others."""
    mask: i64 = 0
    fighting = state.fighting
    for other in range(state.seats):
        if other != seat:
            mask |= fighting[other]
    return mask


def enemy_units(state: Scythe, seat: Seat) -> i64:
    """Spaces with any units of others."""
    mask: i64 = 0
    fighting, working = state.fighting, state.working
    for other in range(state.seats):
        if other != seat:
            mask |= fighting[other] | working[other]
    return mask


def controlled(state: Scythe, seat: Seat) -> i64:
    """Territories a seat controls: by a unit, or by a structure where no other player has a unit.

    Whoever was there first keeps control until a combat is settled, and only the active seat comes second.
    """
    units = state.fighting[seat] | state.working[seat]
    if seat == state.active:
        units &= ~enemy_fighters(state, seat)
    return (units | state.built[seat] & ~enemy_units(state, seat)) & TERRITORIES


def controller(state: Scythe, where: i64) -> Seat:
    """Return who controls a territory, or -1."""
    for seat in range(state.seats):
        if has(controlled(state, seat), where):
            return seat
    return -1


def fighters_at(state: Scythe, seat: Seat, where: i64) -> i64:
    """How many combat units a seat has on a space."""
    count: i64 = 0
    start = seat * UNITS
    for unit in range(start, start + FIRST_WORKER):
        if state.at[unit] == where:
            count += 1
    return count


def mechs_at(state: Scythe, seat: Seat, where: i64) -> i64:
    """How many mechs a seat has on a space."""
    count: i64 = 0
    start = seat * UNITS + FIRST_MECH
    for unit in range(start, start + MECHS):
        if state.at[unit] == where:
            count += 1
    return count


def workers_at(state: Scythe, seat: Seat, where: i64) -> i64:
    """How many workers a seat has on a space."""
    count: i64 = 0
    start = seat * UNITS + FIRST_WORKER
    for unit in range(start, start + WORKERS):
        if state.at[unit] == where:
            count += 1
    return count


def worker_set(state: Scythe, seat: Seat, where: i64) -> i64:
    """Return the workers a seat has on a space, as a set of its units."""
    found: i64 = 0
    start = seat * UNITS
    for unit in range(FIRST_WORKER, UNITS):
        if state.at[start + unit] == where:
            found |= 1 << unit
    return found


def structures_built(state: Scythe, seat: Seat) -> i64:
    """How many structures a seat has built."""
    return size(state.built[seat])


def all_structures(state: Scythe) -> i64:
    """Territories with anybody's structure."""
    mask: i64 = 0
    for other in range(state.seats):
        mask |= state.built[other]
    return mask


def workers_out(state: Scythe, seat: Seat) -> i64:
    """How many workers have left a seat's mat."""
    return WORKERS - state.idle[seat]


def stars_placed(state: Scythe, seat: Seat) -> i64:
    """How many stars a seat has placed."""
    return state.stars.total(seat)


def stock(state: Scythe, seat: Seat, resource: i64) -> Row:
    """Return the territories a seat controls that hold a resource."""
    found = room(8)
    for where in places(controlled(state, seat) & state.stocked):
        if state.goods.at(where, resource) > 0:
            found = append(found, where)
    return found


def lying(state: Scythe, where: i64) -> Row:
    """Return the resources on a space, whoever controls it."""
    return state.goods.line(where)


def amount(state: Scythe, seat: Seat, resource: i64) -> i64:
    """How many tokens of a resource a seat can spend."""
    found: i64 = 0
    held = state.stocked
    if held != 0:
        held &= controlled(state, seat)
    while held != 0:
        found += state.goods.at(first(held), resource)
        held &= held - 1
    return found


def holdings(state: Scythe, seat: Seat) -> Row:
    """How many tokens of each resource lie on the territories a seat controls."""
    found = filled(4)
    held = state.stocked
    if held != 0:
        held &= controlled(state, seat)
    while held != 0:
        where = first(held)
        held &= held - 1
        for resource in range(4):
            found[resource] += state.goods.at(where, resource)
    return found


def resources(state: Scythe, seat: Seat) -> i64:
    """How many tokens lie on the territories a seat controls."""
    have = holdings(state, seat)
    return have[0] + have[1] + have[2] + have[3]


def top_of(state: Scythe, seat: Seat, section: i64) -> i64:
    """Return the top action of a section of a seat's mat."""
    return TOP_OF[state.mat[seat] * 4 + section]


def top_with(half: i64) -> i64:
    """Return the top action that a half belongs to."""
    return half // 2


def price(state: Scythe, seat: Seat, bottom: i64) -> i64:
    """How many resources a bottom action costs a seat now."""
    return COST[state.mat[seat] * 4 + bottom] - state.lowered.at(seat, bottom)


def pays(state: Scythe, seat: Seat, bottom: i64) -> i64:
    """How many coins a bottom action gives a seat."""
    return PAYS[state.mat[seat] * 4 + bottom]


def free_boxes(state: Scythe, seat: Seat) -> i64:
    """Return the bottom actions of a seat's mat that can take another cube, as a set."""
    found: i64 = 0
    for bottom in range(4):
        if state.lowered.at(seat, bottom) < BOXES[state.mat[seat] * 4 + bottom]:
            found |= 1 << bottom
    return found


def supply_spots(state: Scythe, seat: Seat) -> i64:
    """Territories where a seat may put traded resources or deploy: with an own worker, no lakes.

    Nobody else has units there: combats are settled before anything is put on the board.
    """
    return state.working[seat] & LAND_TERRITORIES


def building_ground(state: Scythe, seat: Seat) -> i64:
    """Territories where a seat may build: with an own worker, no lakes, no structure yet."""
    return supply_spots(state, seat) & ~all_structures(state)


def on_base(where: i64) -> bool:
    """Whether a space is a home base."""
    return has(HOME_BASES, where)


def on_lake(where: i64) -> bool:
    """Whether a space is a lake."""
    return has(LAKES, where)


def yields(where: i64) -> bool:
    """Whether a territory produces anything."""
    return TERRAIN[where] <= Terrain.VILLAGE


def upgraded(state: Scythe, seat: Seat, cube: Cube) -> bool:
    """Whether a cube has left its green box, so that the box gives more."""
    return has(state.cubes[seat], cube)
