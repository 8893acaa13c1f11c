"""Whether anything of the box is lost, doubled or where it cannot be."""

from __future__ import annotations

from herna.games.scythe.board import HEX, LAKES, LAND_TERRITORIES, TERRITORIES
from herna.games.scythe.components import (
    BOXES,
    FIRST_WORKER,
    MAX_POPULARITY,
    MAX_POWER,
    MAX_STARS,
    NOBODY,
    NOWHERE,
    STRUCTURES,
    UNITS,
    WORKERS,
)
from herna.games.scythe.queries import mechs_at, stars_placed
from herna.games.scythe.state import Scythe
from herna.kernel.bits import has, places, size
from herna.kernel.choice import Seat
from herna.kernel.rows import i64


def complaints(state: Scythe) -> list[str]:
    """Return what is wrong with the components, in words for whoever mends it."""
    found: list[str] = []
    for seat in range(state.seats):
        found.extend(about_tracks(state, seat))
        if state.faction[seat] != NOBODY and state.mat[seat] != NOBODY:
            found.extend(about_pieces(state, seat))
            found.extend(about_places(state, seat))
    found.extend(about_goods(state))
    found.extend(about_cards(state))
    return found


def about_tracks(state: Scythe, seat: Seat) -> list[str]:
    """Power, popularity, coins and stars within their bounds."""
    found: list[str] = []
    if not 0 <= state.power[seat] <= MAX_POWER:
        found.append(f"seat {seat} has {state.power[seat]} power")
    if not 0 <= state.popularity[seat] <= MAX_POPULARITY:
        found.append(f"seat {seat} has {state.popularity[seat]} popularity")
    if state.coins[seat] < 0:
        found.append(f"seat {seat} owes {-state.coins[seat]} coins")
    if stars_placed(state, seat) > MAX_STARS:
        found.append(f"seat {seat} has placed {stars_placed(state, seat)} stars")
    return found


def about_pieces(state: Scythe, seat: Seat) -> list[str]:
    """Workers, mechs, cubes and recruits each in one place."""
    found: list[str] = []
    out: i64 = 0
    for unit in range(seat * UNITS + FIRST_WORKER, seat * UNITS + UNITS):
        if state.at[unit] != NOWHERE:
            out += 1
    if out + state.idle[seat] != WORKERS:
        found.append(f"seat {seat} has {out} workers out and {state.idle[seat]} on the mat")
    for slot in range(4):
        if has(state.mechs[seat], slot) != (state.at[seat * UNITS + 1 + slot] != NOWHERE):
            found.append(f"mech {slot} of seat {seat} is on the mat and on the board")
    if state.lowered.total(seat) != size(state.cubes[seat]):
        found.append(f"seat {seat} has moved {size(state.cubes[seat])} cubes, not all are below")
    for bottom in range(4):
        if state.lowered.at(seat, bottom) > BOXES[state.mat[seat] * 4 + bottom]:
            found.append(f"bottom action {bottom} of seat {seat} has too many cubes")
    if size(state.recruits[seat]) != size(state.bonuses[seat]):
        found.append(f"seat {seat} has {size(state.recruits[seat])} recruits on other bonuses")
    return found


def about_places(state: Scythe, seat: Seat) -> list[str]:
    """The sets of spaces agree with the pieces; nothing stands where it may not."""
    found: list[str] = []
    fighting: i64 = 0
    working: i64 = 0
    built: i64 = 0
    for unit in range(UNITS):
        where = state.at[seat * UNITS + unit]
        if where != NOWHERE and unit < FIRST_WORKER:
            fighting |= 1 << where
        elif where != NOWHERE:
            working |= 1 << where
    for piece in range(seat * STRUCTURES, seat * STRUCTURES + STRUCTURES):
        if state.structures[piece] != NOWHERE:
            built |= 1 << state.structures[piece]
    if (fighting, working, built) != (state.fighting[seat], state.working[seat], state.built[seat]):
        found.append(f"the pieces of seat {seat} are not where they are noted")
    if built & ~LAND_TERRITORIES:
        found.append(f"seat {seat} has built on water or on a home base")
    if any(mechs_at(state, seat, lake) == 0 for lake in places(working & LAKES)):
        found.append(f"seat {seat} has workers on a lake without a mech")
    return found


def about_goods(state: Scythe) -> list[str]:
    """Resources where they can lie, none on a lake without a combat unit, none owed."""
    found: list[str] = []
    fighters: i64 = 0
    for seat in range(state.seats):
        fighters |= state.fighting[seat]
    for where in range(HEX.count):
        total = state.goods.total(where)
        if min([state.goods.at(where, resource) for resource in range(4)]) < 0:
            found.append(f"hex {where} owes resources")
        if (total > 0) != has(state.stocked, where):
            found.append(f"hex {where} has {total} resources, which is not noted")
        if total > 0 and has(LAKES & ~fighters, where):
            found.append(f"resources float on lake {where}")
    if state.tokens & ~TERRITORIES:
        found.append("an encounter token is off the map")
    return found


def about_cards(state: Scythe) -> list[str]:
    """Every card of each back in exactly one pile."""
    found: list[str] = []
    for backs in state.backs():
        cards = [card for pile in backs.piles for card in pile.cards()]
        if sorted(cards) != list(range(backs.kind.count)):
            found.append(f"the {backs.kind.key} cards are not each in one place")
    return found
