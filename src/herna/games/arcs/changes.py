"""What several rules do to pieces, tokens, leaders and lore, with the story it makes."""

from __future__ import annotations

from herna.games.arcs.atlas import SITE_SYSTEM
from herna.games.arcs.components import (
    AGENT,
    CALM,
    CITY,
    EMPTY,
    NOBODY,
    OUTRAGED,
    PLACEHOLDER,
    RESOURCES,
    SEAT,
    SHIP,
    STARPORT,
    SYSTEM,
)
from herna.games.arcs.listeners import find_moments, leader_bit, lore_bit
from herna.games.arcs.pieces import (
    captive,
    fleet,
    hurt,
    is_city,
    is_damaged,
    mended,
    outrage_of,
    owner,
    trophy,
    trophy_captor,
    trophy_owner,
    trophy_piece,
)
from herna.games.arcs.state import Arcs
from herna.kernel.choice import Option, Seat
from herna.kernel.rows import append, changed, i64


def recount(state: Arcs, system: i64) -> None:
    """Find who controls a system now: strictly more fresh ships than each Rival (A2.4)."""
    best: i64 = 0
    ruler: Seat = NOBODY
    for seat in range(state.seats):
        count = state.fresh[fleet(system, seat)]
        if count > best:
            best, ruler = count, seat
        elif count == best:
            ruler = NOBODY
    state.ruler[system] = ruler


def add_ships(state: Arcs, system: i64, seat: Seat, fresh: i64, damaged: i64) -> None:
    """Put ships in a system, or take them away with negative numbers."""
    state.fresh[fleet(system, seat)] += fresh
    state.damaged[fleet(system, seat)] += damaged
    state.deployed[seat] += fresh + damaged
    state.wounds[seat] += damaged
    if fresh != 0:
        recount(state, system)


def place_ships(state: Arcs, system: i64, seat: Seat, count: i64) -> i64:
    """Place fresh ships from a seat's supply, as many as there are; return how many."""
    count = min(count, state.ships[seat])
    if count > 0:
        state.ships[seat] -= count
        add_ships(state, system, seat, count, 0)
        state.tell("placed", seat, SYSTEM.ref(system), n=count)
    return count


def put_building(state: Arcs, site: i64, building: i64) -> None:
    """Put a building on a site, or EMPTY; it has not been used this turn (A12.20)."""
    wound(state, site, -1)
    state.buildings[site] = building
    wound(state, site, 1)
    state.taxed &= ~(1 << site)
    state.launched &= ~(1 << site)


def wound(state: Arcs, site: i64, count: i64) -> None:
    """Count a building among its owner's damaged pieces, or no longer, if it is damaged."""
    building = state.buildings[site]
    if is_damaged(building):
        state.wounds[owner(building)] += count


def mend_building(state: Arcs, site: i64) -> None:
    """Make a damaged building fresh."""
    wound(state, site, -1)
    state.buildings[site] = mended(state.buildings[site])


def return_building(state: Arcs, site: i64) -> None:
    """Take a building off the map, back to its owner; no Trophy."""
    building = state.buildings[site]
    put_building(state, site, EMPTY)
    if is_city(building):
        state.cities[owner(building)] += 1
    else:
        state.starports[owner(building)] += 1


def add_trophy(state: Arcs, captor: Seat, whose: Seat, piece: i64, count: i64 = 1) -> None:
    """Put pieces of a Rival into a Trophies box, or take them out with a negative number."""
    at = trophy(captor, whose, piece)
    state.trophies = changed(state.trophies, at, state.trophies[at] + count)


def add_captives(state: Arcs, captor: Seat, whose: Seat, count: i64) -> None:
    """Put agents of a Rival into a Captives box, or take them out with a negative number."""
    at = captive(captor, whose)
    state.captives = changed(state.captives, at, state.captives[at] + count)


def destroy_ship(state: Arcs, system: i64, whose: Seat, by: Seat, damaged: bool) -> None:
    """Take a ship off the map as somebody's Trophy."""
    add_ships(state, system, whose, 0 if damaged else -1, -1 if damaged else 0)
    add_trophy(state, by, whose, SHIP)
    state.tell("ship-destroyed", whose, SYSTEM.ref(system), SEAT.ref(by))


def hit_ship(state: Arcs, system: i64, whose: Seat, by: Seat, damaged: bool) -> bool:
    """Hit a ship: a fresh one is damaged, a damaged one destroyed; return whether it was destroyed (A2.3)."""
    if damaged:
        destroy_ship(state, system, whose, by, True)
        return True
    add_ships(state, system, whose, -1, 1)
    state.tell("ship-hit", whose, SYSTEM.ref(system))
    return False


def raze(state: Arcs, site: i64, by: Seat) -> None:
    """Destroy a building: a Rival's is a Trophy, your own returns."""
    building = state.buildings[site]
    if owner(building) == by:
        return_building(state, site)
    else:
        put_building(state, site, EMPTY)
        add_trophy(state, by, owner(building), CITY if is_city(building) else STARPORT)
    state.tell("building-destroyed", owner(building), SYSTEM.ref(SITE_SYSTEM[site]), SEAT.ref(by))


def hit_building(state: Arcs, site: i64, by: Seat) -> bool:
    """Hit a building: a fresh one is damaged, a damaged one destroyed; return whether it was (A2.3)."""
    building = state.buildings[site]
    if is_damaged(building):
        raze(state, site, by)
        return True
    state.buildings[site] = hurt(building)
    wound(state, site, 1)
    state.tell("building-hit", owner(building), SYSTEM.ref(SITE_SYSTEM[site]))
    return False


def return_piece(state: Arcs, whose: Seat, piece: i64, count: i64 = 1) -> None:
    """Give pieces back to their owner's supply or board."""
    if piece == SHIP:
        state.ships[whose] += count
    elif piece == STARPORT:
        state.starports[whose] += count
    elif piece == CITY:
        state.cities[whose] += count
    elif piece == AGENT:
        return_agents(state, whose, count)


def return_agents(state: Arcs, whose: Seat, count: i64) -> None:
    """Put agents into their owner's supply; the first replace placeholders (A3.3)."""
    for kind in range(RESOURCES):
        at = outrage_of(whose, kind)
        if count > 0 and state.outrage[at] == PLACEHOLDER:
            state.outrage = changed(state.outrage, at, OUTRAGED)
            count -= 1
    state.agents[whose] += count


def return_trophy(state: Arcs, at: i64) -> None:
    """Give one Trophy back to its owner."""
    add_trophy(state, trophy_captor(at), trophy_owner(at), trophy_piece(at), -1)
    return_piece(state, trophy_owner(at), trophy_piece(at))


def return_captive(state: Arcs, captor: Seat, whose: Seat) -> None:
    """Give one Captive back to its owner."""
    add_captives(state, captor, whose, -1)
    return_agents(state, whose, 1)


def capture(state: Arcs, captor: Seat, whose: Seat) -> None:
    """Move an agent from a Rival's supply to a seat's Captives, if there is one."""
    if state.agents[whose] > 0:
        state.agents[whose] -= 1
        add_captives(state, captor, whose, 1)
        state.tell("captured", captor, SEAT.ref(whose))


def cover_outrage(state: Arcs, seat: Seat, kind: i64) -> None:
    """Cover an Outrage slot with an agent, or a placeholder if there is none (A14.2)."""
    at = outrage_of(seat, kind)
    if state.outrage[at] != CALM:
        return
    state.outrage = changed(state.outrage, at, OUTRAGED if state.agents[seat] > 0 else PLACEHOLDER)
    if state.agents[seat] > 0:
        state.agents[seat] -= 1


def free_outrage(state: Arcs, seat: Seat, kind: i64) -> None:
    """Uncover an Outrage slot; an agent on it returns."""
    at = outrage_of(seat, kind)
    agent = state.outrage[at] == OUTRAGED
    state.outrage = changed(state.outrage, at, CALM)
    if agent:
        return_agents(state, seat, 1)


def take_leader(state: Arcs, seat: Seat, leader: i64) -> None:
    """Let a seat play a leader."""
    state.leader = changed(state.leader, seat, leader)
    state.leader_of = changed(state.leader_of, leader, seat)
    state.mats = changed(state.mats, seat, state.mats[seat] | leader_bit(leader))
    find_moments(state, seat)


def take_lore(state: Arcs, seat: Seat, lore: i64) -> None:
    """Put a lore card in front of a seat."""
    state.lore_of = changed(state.lore_of, lore, seat)
    state.mats = changed(state.mats, seat, state.mats[seat] | lore_bit(lore))
    find_moments(state, seat)


def scrap_lore(state: Arcs, seat: Seat, lore: i64) -> None:
    """Discard a seat's lore card out of the game."""
    state.lore_of = changed(state.lore_of, lore, NOBODY)
    state.mats = changed(state.mats, seat, state.mats[seat] & ~lore_bit(lore))
    find_moments(state, seat)


def use_up(state: Arcs, use: Option) -> None:
    """Remember that an ability that works once a turn was used."""
    state.used = append(state.used[:], use)
