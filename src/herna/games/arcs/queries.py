"""Questions about the state; nothing here changes it."""

from __future__ import annotations

from herna.games.arcs.atlas import GATES, SITE_SYSTEM, SITES_OF, is_gate
from herna.games.arcs.components import (
    EMPTY,
    FIRST_PLACE,
    HOLDINGS_SLOT,
    MARKERS,
    MAX_SEATS,
    NOBODY,
    NONE,
    OPEN_SLOTS,
    PIECES,
    RESOURCES,
    SECOND_PLACE,
    SLOTS,
    WEAPON,
)
from herna.games.arcs.listeners import DECK, MOVE_LIMIT, OPENS_SLOT, SHARES, SPENDS_AS, STORES, listeners
from herna.games.arcs.pieces import fleet, is_city, is_starport, number_of, owner
from herna.games.arcs.state import IN_ROW, Arcs
from herna.kernel.bits import first, has, places
from herna.kernel.choice import Option, Seat
from herna.kernel.rows import Row, append, i64, room


def ships_at(state: Arcs, system: i64, seat: Seat) -> i64:
    """Return how many ships of a seat are in a system, fresh or damaged."""
    return state.fresh[fleet(system, seat)] + state.damaged[fleet(system, seat)]


def builds_at(state: Arcs, system: i64, seat: Seat) -> bool:
    """Whether a seat has a building in a system."""
    buildings = state.buildings
    return any(owner(buildings[site]) == seat for site in SITES_OF[system])


def present(state: Arcs, system: i64, seat: Seat) -> bool:
    """Whether a seat has any piece in a system."""
    return ships_at(state, system, seat) > 0 or builds_at(state, system, seat)


def rivals_at(state: Arcs, system: i64, seat: Seat) -> bool:
    """Whether any Rival of a seat has a piece in a system."""
    return any(other != seat and present(state, system, other) for other in range(state.seats))


def starport_at(state: Arcs, system: i64, seat: Seat) -> bool:
    """Whether a seat has a starport in a system."""
    buildings = state.buildings
    return any(owner(buildings[site]) == seat and is_starport(buildings[site]) for site in SITES_OF[system])


def buildings_of(state: Arcs, seat: Seat, system: i64) -> Row:
    """List the sites in a system where a seat has a building."""
    found = room(4)
    for site in SITES_OF[system]:
        if owner(state.buildings[site]) == seat:
            found = append(found, site)
    return found


def has_building(state: Arcs, seat: Seat) -> bool:
    """Whether a seat has a building anywhere on the map."""
    buildings = state.buildings
    return any(owner(buildings[site]) == seat for site in range(state.profile.sites))


def has_conceded(state: Arcs, seat: Seat) -> bool:
    """Whether a seat has given up (A21.6)."""
    return has(state.conceded, seat)


def controlled_elsewhere(state: Arcs, system: i64, seat: Seat) -> bool:
    """Whether somebody else controls a system."""
    ruler = state.ruler[system]
    return ruler not in (NOBODY, seat)


def types_at(state: Arcs, site: i64) -> i64:
    """Return the types a city on this site has, as bits; a gate city has those of its cluster's cities."""
    system = SITE_SYSTEM[site]
    if not is_gate(system):
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
        if state.markers[marker] == NONE and (
            found == NONE or first_place(state, marker) > first_place(state, found)
        ):
            found = marker
    return found


def open_slots(state: Arcs, seat: Seat) -> i64:
    """Return how many board slots a seat's cities leave open (A16.1)."""
    return OPEN_SLOTS[state.cities[seat]]


def slot_open(state: Arcs, seat: Seat, slot: i64) -> bool:
    """Whether a seat may keep a token in a slot: on the board, or on a card."""
    if slot == HOLDINGS_SLOT:
        return any(card.opens_slot(slot) for card in listeners(state, seat, OPENS_SLOT))
    return slot < open_slots(state, seat)


def tokens_of(state: Arcs, seat: Seat) -> Row:
    """List a seat's slots that hold a token."""
    found = room(SLOTS)
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.slots[at] != EMPTY:
            found = append(found, at)
    return found


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


def in_supply(state: Arcs) -> Row:
    """List the types of resources of which the supply has a token."""
    kinds = room(RESOURCES)
    for kind in range(RESOURCES):
        if state.supply[kind] > 0:
            kinds = append(kinds, kind)
    return kinds


def has_type(state: Arcs, seat: Seat, kind: i64) -> bool:
    """Whether a seat has a resource of a type, the supply on its cards included (A16.5)."""
    return tokens(state, seat, kind) > 0 or on_cartel(state, seat, kind) > 0


def on_cartel(state: Arcs, seat: Seat, kind: i64) -> i64:
    """Return how many tokens of a type lie on a card of a seat: the whole supply, or none."""
    for card in listeners(state, seat, STORES):
        if card.stores(kind):
            return state.supply[kind]
    return 0


def spends_as(state: Arcs, seat: Seat, kind: i64) -> bool:
    """Whether a seat may spend any token as one of this type (R-17)."""
    return any(card.spends_as(kind) for card in listeners(state, seat, SPENDS_AS))


def shares(state: Arcs, seat: Seat) -> bool:
    """Whether a seat may use Rivals' buildings like its own now (A2.14)."""
    return any(card.shares(state, seat) for card in listeners(state, seat, SHARES))


def move_limit(state: Arcs, seat: Seat, most: i64) -> i64:
    """Return how many of these ships a seat may move at once."""
    for card in listeners(state, seat, MOVE_LIMIT):
        most = card.move_limit(state, seat, most)
    return most


def is_used(state: Arcs, use: Option) -> bool:
    """Whether an ability that works once a turn has been used."""
    return any(other == use for other in state.used)


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
        if DECK.court[first(left)].suit == suit:
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
    count: i64 = 0
    for at in range(MAX_SEATS * seat, MAX_SEATS * (seat + 1)):
        count += state.captives[at]
    return count


def trophy_count(state: Arcs, seat: Seat) -> i64:
    """Return how many Trophies a seat has."""
    count: i64 = 0
    for at in range(MAX_SEATS * PIECES * seat, MAX_SEATS * PIECES * (seat + 1)):
        count += state.trophies[at]
    return count


def position(state: Arcs, card: i64) -> i64:
    """Return the Court position of a card that lies in the row."""
    return state.where[card] - IN_ROW


def lead_number(state: Arcs) -> i64:
    """Return the current number of the lead card: 0 under the zero marker (A7.5)."""
    if state.zeroed:
        return 0
    return number_of(state.lead_card)


def has_cards(state: Arcs, seat: Seat) -> bool:
    """Whether a seat has action cards in hand."""
    return state.hands[seat].size() > 0


def turn_order(state: Arcs) -> Row:
    """List the seats from the holder of the initiative, clockwise (A2.10)."""
    found = room(state.seats)
    for step in range(state.seats):
        found = append(found, (state.initiative + step) % state.seats)
    return found
