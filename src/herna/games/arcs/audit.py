"""Whether all components are where they can be: nothing lost, doubled or out of bounds (A3)."""

from __future__ import annotations

from herna.games.arcs.components import (
    AGENT,
    AGENTS,
    CITIES,
    CITY,
    EMPTY,
    GUILD_CARDS,
    LORE_CARDS,
    MAX_SEATS,
    NOBODY,
    NONE,
    OUTRAGED,
    RESOURCES,
    SHIP,
    SHIPS,
    SLOTS,
    STARPORT,
    STARPORTS,
    SYSTEM,
    TOKENS,
)
from herna.games.arcs.listeners import DECK, MOMENTS, REMOVES, leader_bit, listeners, lore_bit
from herna.games.arcs.pieces import (
    agents_on,
    bundled,
    captive,
    fleet,
    is_city,
    is_damaged,
    is_starport,
    outrage_of,
    owner,
    slot_of,
    trophy,
)
from herna.games.arcs.queries import ships_at
from herna.games.arcs.state import IN_ROW, Arcs
from herna.kernel.bits import has, places
from herna.kernel.choice import Seat
from herna.kernel.rows import i64


def trophies_of(state: Arcs, whose: Seat, piece: i64) -> i64:
    """Return how many pieces of a kind and owner are Trophies."""
    total: i64 = 0
    for captor in range(state.seats):
        total += state.trophies[trophy(captor, whose, piece)]
    return total


def aloft(state: Arcs, seat: Seat) -> i64:
    """Return how many ships of a seat are on their way during a Move."""
    return bundled(state.aloft, seat)


def ships_of(state: Arcs, seat: Seat) -> i64:
    """Count all ships of a seat."""
    total = state.ships[seat] + aloft(state, seat) + trophies_of(state, seat, SHIP)
    for system in range(SYSTEM.count):
        total += ships_at(state, system, seat)
    return total


def wounds_of(state: Arcs, seat: Seat) -> i64:
    """Count the damaged ships and buildings of a seat."""
    total: i64 = 0
    for system in range(SYSTEM.count):
        total += state.damaged[fleet(system, seat)]
    for building in state.buildings:
        if owner(building) == seat and is_damaged(building):
            total += 1
    return total


def agents_of(state: Arcs, seat: Seat) -> i64:
    """Count all agents of a seat: in supply, in the Court, captive, Trophies, on Outrage slots."""
    total = state.agents[seat] + trophies_of(state, seat, AGENT)
    for position in range(len(state.court)):
        total += state.influence[agents_on(position, seat)]
    for captor in range(MAX_SEATS):
        total += state.captives[captive(captor, seat)]
    for kind in range(RESOURCES):
        if state.outrage[outrage_of(seat, kind)] == OUTRAGED:
            total += 1
    return total


def removed(state: Arcs, seat: Seat, piece: i64) -> i64:
    """Return how many pieces of a kind a seat's cards remove from the game during setup."""
    return sum([int(card.removes(piece)) for card in listeners(state, seat, REMOVES)])


def whole(found: i64, printed: i64, gone: i64) -> bool:
    """Whether all pieces are there, or all but those that a leader removes during setup."""
    return found in (printed, printed - gone)


def piece_complaints(state: Arcs, seat: Seat) -> list[str]:
    """Return which of a seat's pieces are not all there; a leader may have removed some from the game."""
    cities = state.cities[seat] + trophies_of(state, seat, CITY)
    starports = state.starports[seat] + trophies_of(state, seat, STARPORT)
    for building in state.buildings:
        if owner(building) == seat and is_city(building):
            cities += 1
        elif owner(building) == seat and is_starport(building):
            starports += 1
    found: list[str] = []
    on_map = ships_of(state, seat) - state.ships[seat] - aloft(state, seat) - trophies_of(state, seat, SHIP)
    if on_map != state.deployed[seat] or wounds_of(state, seat) != state.wounds[seat]:
        found.append(f"the ships or wounds of seat {seat} are counted wrong")
    if not whole(cities, CITIES, removed(state, seat, CITY)):
        found.append(f"seat {seat} has {cities} cities")
    if starports != STARPORTS:
        found.append(f"seat {seat} has {starports} starports")
    if not whole(ships_of(state, seat), SHIPS, removed(state, seat, SHIP)):
        found.append(f"seat {seat} has {ships_of(state, seat)} ships")
    if not whole(agents_of(state, seat), AGENTS, removed(state, seat, AGENT)):
        found.append(f"seat {seat} has {agents_of(state, seat)} agents")
    return found


def token_complaints(state: Arcs) -> list[str]:
    """Return which resource tokens are not all there."""
    found: list[str] = []
    for kind in range(RESOURCES):
        total = state.supply[kind] + state.third[kind]
        total += bundled(state.spent, kind) + bundled(state.loose, kind)
        for token in state.slots:
            if token == kind:
                total += 1
        for system in range(SYSTEM.count):
            if has(state.shaped, system) and state.types[system] == kind:
                total += 1
        if total != TOKENS or state.supply[kind] < 0:
            found.append(f"there are {total} tokens of type {kind}")
    return found


def card_complaints(state: Arcs) -> list[str]:
    """Return what is wrong with the Court and with hands."""
    found: list[str] = []
    for at in range(len(state.court)):
        card = state.court[at]
        if card != NONE and state.where[card] != IN_ROW + at:
            found.append(f"Court card {card} is not where the Court says")
    for seat in range(state.seats):
        held = [card for card in range(GUILD_CARDS) if state.where[card] == seat]
        if held != list(places(state.held[seat])):
            found.append(f"seat {seat} holds the Guild cards {held}, not {list(places(state.held[seat]))}")
        if state.mats[seat] != mats_of(state, seat):
            found.append(f"seat {seat} has other leaders or lore in front of it than it took")
        if state.moments[seat] != moments_of(state, seat):
            found.append(f"the cards of seat {seat} speak at other moments than it says")
    if state.played.size() != len(state.played_by):
        found.append("the played cards and who played them do not match")
    if state.court_deck.size() + state.court_open.size() != len(state.where):
        found.append("Court cards are missing")
    return found


def mats_of(state: Arcs, seat: Seat) -> i64:
    """Return the set of the leader and the lore that a seat took."""
    found: i64 = leader_bit(state.leader[seat]) if state.leader[seat] != NONE else 0
    for lore in range(LORE_CARDS):
        if state.lore_of[lore] == seat:
            found |= lore_bit(lore)
    return found


def moments_of(state: Arcs, seat: Seat) -> i64:
    """Return the set of the moments at which the cards in front of a seat speak."""
    found: i64 = 0
    for card in places(state.held[seat]):
        found |= MOMENTS.of(DECK.court[card])
    for place in places(state.mats[seat]):
        found |= MOMENTS.of(DECK.mats[place])
    return found


def control_complaints(state: Arcs) -> list[str]:
    """Return the systems whose control does not follow from the ships there (A2.4)."""
    found: list[str] = []
    for system in range(SYSTEM.count):
        fresh = [int(state.fresh[fleet(system, seat)]) for seat in range(state.seats)]
        best = max(fresh)
        ruler = fresh.index(best) if best > 0 and fresh.count(best) == 1 else NOBODY
        if state.ruler[system] != ruler or min(fresh) < 0:
            found.append(f"system {system} is not controlled by whom its ships say")
    return found


def complaints(state: Arcs) -> list[str]:
    """Return everything that is wrong with the components."""
    found = token_complaints(state) + card_complaints(state) + control_complaints(state)
    for seat in range(state.seats):
        found += piece_complaints(state, seat)
        if min([int(state.ships[seat]), int(state.agents[seat]), int(state.cities[seat])]) < 0:
            found.append(f"seat {seat} has fewer than no pieces")
        if len([1 for slot in range(SLOTS) if state.slots[slot_of(seat, slot)] != EMPTY]) > SLOTS:
            found.append(f"seat {seat} has too many tokens")
    return found
