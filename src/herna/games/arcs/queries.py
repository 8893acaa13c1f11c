"""Questions about the state; nothing here changes it."""

from __future__ import annotations

from herna.games.arcs.atlas import GATE, GATES, SITE_SYSTEM, SITES_OF
from herna.games.arcs.components import (
    ANCIENT_HOLDINGS,
    FIRST_PLACE,
    FUEL,
    FUEL_CARTEL,
    GUILD_SUIT,
    HOLDINGS_SLOT,
    MARKERS,
    MATERIAL,
    MATERIAL_CARTEL,
    NOBODY,
    NONE,
    NUMBERS,
    OPEN_SLOTS,
    PIECES,
    RESOURCES,
    SECOND_PLACE,
    SLOTS,
    WEAPON,
)
from herna.games.arcs.state import AVAILABLE, EMPTY, IN_ROW, Arcs
from herna.kernel.bits import first, places
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, append, i64, room


def holds(state: Arcs, seat: Seat, card: i64) -> bool:
    """Whether a Guild card is in a seat's play area."""
    return state.where[card] == seat


def knows_lore(state: Arcs, seat: Seat, lore: i64) -> bool:
    """Whether a seat has a lore card."""
    return state.lore_of[lore] == seat


def led_by(state: Arcs, seat: Seat, leader: i64) -> bool:
    """Whether a seat plays a leader."""
    return state.leader[seat] == leader


def owner(building: i64) -> Seat:
    """Return whose a building is."""
    return building >> 2


def is_city(building: i64) -> bool:
    """Whether it is a city of anybody."""
    return building >= 0 and building & 2 == 0


def is_starport(building: i64) -> bool:
    """Whether it is a starport of anybody."""
    return building >= 0 and building & 2 != 0


def is_damaged(building: i64) -> bool:
    """Whether a building is damaged."""
    return building & 1 != 0


def ships_at(state: Arcs, system: i64, seat: Seat) -> i64:
    """Return how many ships of a seat are in a system, fresh or damaged."""
    return state.fresh[4 * system + seat] + state.damaged[4 * system + seat]


def builds_at(state: Arcs, system: i64, seat: Seat) -> bool:
    """Whether a seat has a building in a system."""
    buildings = state.buildings
    return any(buildings[site] >> 2 == seat for site in SITES_OF[system])


def present(state: Arcs, system: i64, seat: Seat) -> bool:
    """Whether a seat has any piece in a system."""
    return ships_at(state, system, seat) > 0 or builds_at(state, system, seat)


def rivals_at(state: Arcs, system: i64, seat: Seat) -> bool:
    """Whether any Rival of a seat has a piece in a system."""
    return any(other != seat and present(state, system, other) for other in range(state.seats))


def starport_at(state: Arcs, system: i64, seat: Seat) -> bool:
    """Whether a seat has a starport in a system."""
    buildings = state.buildings
    for site in SITES_OF[system]:
        building = buildings[site]
        if building >> 2 == seat and building & 2 != 0:
            return True
    return False


def buildings_of(state: Arcs, seat: Seat, system: i64) -> Row:
    """List the sites in a system where a seat has a building."""
    found = room(4)
    for site in SITES_OF[system]:
        if state.buildings[site] >> 2 == seat:
            found = append(found, site)
    return found


def has_building(state: Arcs, seat: Seat) -> bool:
    """Whether a seat has a building anywhere on the map."""
    buildings = state.buildings
    return any(buildings[site] >> 2 == seat for site in range(state.sites))


def controlled_elsewhere(state: Arcs, system: i64, seat: Seat) -> bool:
    """Whether somebody else controls a system."""
    ruler = state.ruler[system]
    return ruler not in (NOBODY, seat)


def types_at(state: Arcs, site: i64) -> i64:
    """Return the types a city on this site has, as bits; a gate city has those of its cluster's cities."""
    system = SITE_SYSTEM[site]
    if system % 4 != GATE:
        return 1 << state.types[system]
    found: i64 = 0
    for planet in range(system + 1, system + 4):
        for other in SITES_OF[planet]:
            if is_city(state.buildings[other]):
                found |= 1 << state.types[planet]
    return found


def gates(state: Arcs) -> Row:
    """List the gates in play."""
    return GATES[state.setup]


def marked(state: Arcs, ambition: i64) -> bool:
    """Whether at least one marker lies on an ambition."""
    markers = state.markers
    return markers[0] == ambition or markers[1] == ambition or markers[2] == ambition


def first_place(state: Arcs, marker: i64) -> i64:
    """Return a marker's Power for the first place, by the side that is up."""
    return FIRST_PLACE[marker + MARKERS if marker < state.flipped else marker]


def second_place(state: Arcs, marker: i64) -> i64:
    """Return a marker's Power for the second place."""
    return SECOND_PLACE[marker + MARKERS if marker < state.flipped else marker]


def best_marker(state: Arcs) -> i64:
    """Return the available marker with the highest number, or NONE (A7.3)."""
    found: i64 = NONE
    for marker in range(MARKERS):
        if state.markers[marker] == AVAILABLE and (
            found == NONE or first_place(state, marker) > first_place(state, found)
        ):
            found = marker
    return found


def open_slots(state: Arcs, seat: Seat) -> i64:
    """Return how many board slots a seat's cities leave open (A16.1)."""
    return OPEN_SLOTS[state.cities[seat]]


def slot_open(state: Arcs, seat: Seat, slot: i64) -> bool:
    """Whether a seat may keep a token in a slot: on the board, or on Ancient Holdings."""
    if slot == HOLDINGS_SLOT:
        return state.lore_of[ANCIENT_HOLDINGS] == seat
    return slot < OPEN_SLOTS[state.cities[seat]]


def empty_slots(state: Arcs, seat: Seat) -> i64:
    """Return how many open slots of a seat are empty, those on cards included."""
    count: i64 = 0
    for slot in range(SLOTS):
        if state.slots[SLOTS * seat + slot] == EMPTY and slot_open(state, seat, slot):
            count += 1
    return count


def tokens(state: Arcs, seat: Seat, kind: i64) -> i64:
    """Return how many tokens of a type a seat has in its slots."""
    count: i64 = 0
    slots = state.slots
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if slots[at] == kind:
            count += 1
    return count


def has_type(state: Arcs, seat: Seat, kind: i64) -> bool:
    """Whether a seat has a resource of a type, the supply on its Cartel included (A16.5)."""
    return tokens(state, seat, kind) > 0 or on_cartel(state, seat, kind) > 0


def on_cartel(state: Arcs, seat: Seat, kind: i64) -> i64:
    """Return how many tokens of a type lie on a Cartel of a seat."""
    if kind == MATERIAL and state.where[MATERIAL_CARTEL] == seat:
        return state.supply[MATERIAL]
    if kind == FUEL and state.where[FUEL_CARTEL] == seat:
        return state.supply[FUEL]
    return 0


def distinct_types(state: Arcs, seat: Seat) -> i64:
    """Return how many different resources a seat has."""
    count: i64 = 0
    for kind in range(RESOURCES):
        if has_type(state, seat, kind):
            count += 1
    return count


def guild_icons(state: Arcs, seat: Seat, suit: i64) -> i64:
    """Return how many Guild cards of a suit are in a seat's play area (A17.1)."""
    count: i64 = 0
    left = state.held[seat]
    while left != 0:
        if GUILD_SUIT[first(left)] == suit:
            count += 1
        left &= left - 1
    return count


def weapon_icons(state: Arcs, seat: Seat) -> i64:
    """Return a seat's Weapon tokens and Weapon cards (A2.12)."""
    return tokens(state, seat, WEAPON) + guild_icons(state, seat, WEAPON)


def guild_cards(state: Arcs, seat: Seat) -> Row:
    """List the Guild cards in a seat's play area."""
    return places(state.held[seat])


def captive_count(state: Arcs, seat: Seat) -> i64:
    """Return how many Captives a seat has."""
    captives = state.captives
    return captives[4 * seat] + captives[4 * seat + 1] + captives[4 * seat + 2] + captives[4 * seat + 3]


def trophy_count(state: Arcs, seat: Seat) -> i64:
    """Return how many Trophies a seat has."""
    count: i64 = 0
    for at in range(4 * PIECES * seat, 4 * PIECES * (seat + 1)):
        count += state.trophies[at]
    return count


def position(state: Arcs, card: i64) -> i64:
    """Return the Court position of a card that lies in the row."""
    return state.where[card] - IN_ROW


def lead_number(state: Arcs) -> i64:
    """Return the current number of the lead card: 0 under the zero marker (A7.5)."""
    return 0 if state.zeroed else state.lead_card % 7 + 1


def passed_over(state: Arcs, seat: Seat, suit: i64) -> i64:
    """Return the lowest number of a suit led since the deal that a seat did not Surpass, or 7."""
    return NUMBERS - (state.declined >> 3 * (4 * seat + suit) & 7)


def has_cards(state: Arcs, seat: Seat) -> bool:
    """Whether a seat has action cards in hand."""
    return state.hands[seat].size() > 0


def turn_order(state: Arcs) -> Row:
    """List the seats from the holder of the initiative, clockwise (A2.10)."""
    found = room(state.seats)
    for step in range(state.seats):
        found = append(found, (state.initiative + step) % state.seats)
    return found
