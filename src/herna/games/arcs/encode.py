"""A seen state as numbers for learners: the seat itself first, then the others clockwise."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.atlas import SITE_SYSTEM
from herna.games.arcs.components import (
    ACTION_CARD,
    AMBITIONS,
    COURT,
    GUILD_CARDS,
    LEADERS,
    LORE_CARDS,
    MARKERS,
    NONE,
    PIECES,
    RESOURCES,
    SLOTS,
    SYSTEM,
)
from herna.games.arcs.fight import die_of
from herna.games.arcs.pieces import (
    agents_on,
    bundled,
    captive,
    fleet,
    is_damaged,
    is_starport,
    outrage_of,
    owner,
    slot_of,
    trophy,
)
from herna.games.arcs.queries import first_place, has_conceded, lead_number
from herna.games.arcs.state import DISCARDED, IN_ROW, Arcs
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, append, filled, i64, room

PER_SEAT: Final = (
    11 + 2 * RESOURCES + SLOTS + GUILD_CARDS + LEADERS + LORE_CARDS + 4 + 4 * PIECES + 6 * SYSTEM.count
)
"""Numbers about one seat."""
SHARED: Final = (
    12
    + MARKERS * (AMBITIONS + 1)
    + RESOURCES * 2
    + 4 * 4
    + 2 * COURT.count
    + 3 * ACTION_CARD.count
    + SYSTEM.count
    + 13
)
"""Numbers about the table."""


def width(seats: i64) -> i64:
    """Return how many numbers a view has."""
    return seats * PER_SEAT + SHARED


def encode(seen: Arcs, seat: Seat) -> Row:
    """Return what a seat sees as a row of numbers."""
    found = room(width(seen.seats))
    for step in range(seen.seats):
        found = add_seat(seen, (seat + step) % seen.seats, seat, found)
    return add_table(seen, seat, found)


def add_seat(seen: Arcs, who: Seat, seat: Seat, found: Row) -> Row:
    """Add the numbers about one seat."""
    for number in (
        seen.power[who],
        seen.ships[who],
        bundled(seen.aloft, who),
        seen.starports[who],
        seen.cities[who],
        seen.agents[who],
        seen.hands[who].size(),
        seen.mode[who],
        1 if seen.initiative == who else 0,
        1 if seen.active == who else 0,
        1 if has_conceded(seen, who) else 0,
    ):
        found = append(found, number)
    return add_map(seen, who, add_cards(seen, who, seat, add_resources(seen, who, found)))


def add_resources(seen: Arcs, who: Seat, found: Row) -> Row:
    """Add a seat's Outrage slots, and its tokens by slot and by type."""
    for kind in range(RESOURCES):
        found = append(found, seen.outrage[outrage_of(who, kind)])
    held = filled(RESOURCES)
    for slot in range(SLOTS):
        token = seen.slots[slot_of(who, slot)]
        found = append(found, token + 1)
        if token >= 0:
            held[token] += 1
    for kind in range(RESOURCES):
        found = append(found, held[kind])
    return found


def add_cards(seen: Arcs, who: Seat, seat: Seat, found: Row) -> Row:
    """Add a seat's cards, Captives and Trophies."""
    for card in range(GUILD_CARDS):
        found = append(found, 1 if seen.where[card] == who else 0)
    for leader in range(LEADERS):
        found = append(found, 1 if seen.leader[who] == leader else 0)
    for lore in range(LORE_CARDS):
        found = append(found, 1 if seen.lore_of[lore] == who else 0)
    for step in range(4):
        other = (seat + step) % seen.seats if step < seen.seats else step
        found = append(found, seen.captives[captive(who, other)])
        for piece in range(PIECES):
            found = append(found, seen.trophies[trophy(who, other, piece)])
    return found


def add_map(seen: Arcs, who: Seat, found: Row) -> Row:
    """Add a seat's ships and buildings, system by system."""
    standing = filled(SYSTEM.count * 4)
    for site in range(seen.profile.sites):
        building = seen.buildings[site]
        if owner(building) == who:
            standing[4 * SITE_SYSTEM[site] + looks(building)] += 1
    for system in range(SYSTEM.count):
        found = append(found, seen.fresh[fleet(system, who)])
        found = append(found, seen.damaged[fleet(system, who)])
        for i in range(4):
            found = append(found, standing[4 * system + i])
    return found


def looks(building: i64) -> i64:
    """Return 0 for a city, 1 if it is damaged, 2 for a starport, 3 if it is damaged."""
    place: i64 = 2 if is_starport(building) else 0
    return place + 1 if is_damaged(building) else place


def add_table(seen: Arcs, seat: Seat, found: Row) -> Row:
    """Add the round, the turn, ambitions, supplies, the Court and action cards."""
    for number in (
        seen.chapter,
        seen.setup,
        seen.passes,
        1 if seen.seized else 0,
        1 if seen.declared else 0,
        lead_number(seen) if seen.lead_card != NONE else 0,
        seen.best,
        seen.pips,
        seen.listed,
        1 if seen.prelude else 0,
        1 if seen.begun else 0,
        len(seen.used),
    ):
        found = append(found, number)
    for marker in range(MARKERS):
        found = append(found, first_place(seen, marker))
        for ambition in range(AMBITIONS):
            found = append(found, 1 if seen.markers[marker] == ambition else 0)
    for kind in range(RESOURCES):
        found = append(found, seen.supply[kind])
        found = append(found, seen.third[kind])
    return add_fight(seen, seat, add_action_cards(seen, seat, add_court(seen, seat, found)))


def add_court(seen: Arcs, seat: Seat, found: Row) -> Row:
    """Add the Court row with agents on it, and the Court discard pile."""
    for at in range(4):
        for step in range(4):
            who = (seat + step) % seen.seats if step < seen.seats else step
            found = append(found, seen.influence[agents_on(at, who)])
    for card in range(COURT.count):
        place = seen.where[card]
        found = append(found, place - IN_ROW + 1 if place >= IN_ROW else 0)
        found = append(found, 1 if place == DISCARDED else 0)
    return found


def add_action_cards(seen: Arcs, seat: Seat, found: Row) -> Row:
    """Add where each action card is known to be: in the own hand, in another, played."""
    known = filled(3 * ACTION_CARD.count)
    for who in range(seen.seats):
        for card in seen.hands[who].cards():
            if card >= 0:
                known[3 * card + (0 if who == seat else 1)] = 1
    for card in seen.played.cards():
        if card >= 0:
            known[3 * card + 2] = 1
    for number in known:
        found = append(found, number)
    return found


def add_fight(seen: Arcs, seat: Seat, found: Row) -> Row:
    """Add the types of planets and the battle in progress."""
    for system in range(SYSTEM.count):
        found = append(found, seen.types[system] + 1)
    fight = seen.fight
    numbers = filled(13)
    if fight is not None:
        numbers[0] = 1
        numbers[1] = fight.system
        numbers[2] = (fight.attacker - seat) % seen.seats
        numbers[3] = (fight.defender - seat) % seen.seats
        for die in range(3):
            numbers[4 + die] = fight.dice[die]
        for face in fight.rolled:
            numbers[7 + die_of(face)] += 1
        numbers[10] = fight.keys
        numbers[11] = len(fight.razed)
        numbers[12] = fight.taken
    for number in numbers:
        found = append(found, number)
    return found
