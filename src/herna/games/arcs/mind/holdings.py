"""What a seat's pieces, resources and cards are worth to it, for the estimate of its final Power."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.atlas import SITE_SYSTEM
from herna.games.arcs.components import (
    CALM,
    CITIES,
    CITY_BONUS,
    EMPTY,
    RAID_COST,
    RESOURCES,
    SLOTS,
    STARPORTS,
    SYSTEM,
)
from herna.games.arcs.listeners import DECK
from herna.games.arcs.mind.weights import (
    AGENT,
    BONUS,
    CITY,
    CONTROL,
    DAMAGE,
    EXPOSED,
    GUILD,
    HAND,
    INITIATIVE,
    OUTRAGED,
    SHIP,
    STARPORT,
    STRENGTH,
    TOKEN,
    WEIGHTS,
)
from herna.games.arcs.pieces import agents_on, number_of, outrage_of, owner, slot_of
from herna.games.arcs.queries import guild_cards, ships_at
from herna.games.arcs.state import Arcs
from herna.kernel.bits import size
from herna.kernel.choice import Seat
from herna.kernel.rows import i64

CHEAP: Final = 2
"""Keys that a raid usually has to spare."""

AVERAGE: Final = 4
"""The number of an action card that nobody has seen."""


def pieces(state: Arcs, seat: Seat) -> float:
    """Return what a seat's pieces, resources and cards are worth."""
    own = buildings(state, seat) + fleet(state, seat) + stores(state, seat)
    return own + court(state, seat) + safety(state, seat)


def buildings(state: Arcs, seat: Seat) -> float:
    """Return what cities, starports and the bonuses that cities uncover are worth."""
    weights = WEIGHTS.values
    total = weights[CITY] * float(CITIES - state.cities[seat])
    total += weights[STARPORT] * float(STARPORTS - state.starports[seat])
    return total + weights[BONUS] * float(CITY_BONUS[state.cities[seat]])


def fleet(state: Arcs, seat: Seat) -> float:
    """Return what ships and the systems that they control are worth."""
    weights = WEIGHTS.values
    total = weights[SHIP] * float(state.deployed[seat]) + weights[DAMAGE] * float(state.wounds[seat])
    ruled: i64 = 0
    for system in range(SYSTEM.count):
        if state.ruler[system] == seat:
            ruled += 1
    return total + weights[CONTROL] * float(ruled)


def stores(state: Arcs, seat: Seat) -> float:
    """Return what resources are worth, and what Outrage takes away from them."""
    weights = WEIGHTS.values
    total = 0.0
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.slots[at] != EMPTY:
            total += weights[TOKEN]
    for kind in range(RESOURCES):
        if state.outrage[outrage_of(seat, kind)] != CALM:
            total += weights[OUTRAGED]
    return total


def court(state: Arcs, seat: Seat) -> float:
    """Return what Guild cards and agents in the Court are worth."""
    weights = WEIGHTS.values
    return weights[GUILD] * float(size(state.held[seat])) + weights[AGENT] * float(court_leads(state, seat))


def safety(state: Arcs, seat: Seat) -> float:
    """Return what a Rival's raid threatens to take away; never above zero."""
    exposed = loot(state, seat)
    if exposed > 0 and besieged(state, seat):
        return WEIGHTS.values[EXPOSED] * float(exposed)
    return 0.0


def besieged(state: Arcs, seat: Seat) -> bool:
    """Whether a Rival has more ships than a seat where that seat has a building, and so could raid it."""
    for site in range(state.profile.sites):
        if owner(state.buildings[site]) == seat:
            system = SITE_SYSTEM[site]
            own = ships_at(state, system, seat)
            for other in range(state.seats):
                if other != seat and ships_at(state, system, other) > own + 1:
                    return True
    return False


def loot(state: Arcs, seat: Seat) -> i64:
    """Return how many tokens and Guild cards of a seat a raider gets for two keys or less each."""
    total: i64 = 0
    for slot in range(SLOTS):
        if state.slots[slot_of(seat, slot)] != EMPTY and RAID_COST[slot] <= CHEAP:
            total += 1
    for card in guild_cards(state, seat):
        if DECK.court[card].cost <= CHEAP:
            total += 1
    return total


def court_leads(state: Arcs, seat: Seat) -> i64:
    """Return how many agents a seat has on Court cards where nobody has more."""
    total: i64 = 0
    for at in range(len(state.court)):
        mine = state.influence[agents_on(at, seat)]
        most: i64 = 0
        for other in range(state.seats):
            if other != seat:
                most = max(most, state.influence[agents_on(at, other)])
        if mine >= most:
            total += mine
    return total


def hand(state: Arcs, seat: Seat) -> float:
    """Return what a seat's cards in hand are worth; unseen ones count as average."""
    weights = WEIGHTS.values
    total = weights[INITIATIVE] if state.initiative == seat else 0.0
    for card in state.hands[seat].cards():
        number: i64 = number_of(card) if card >= 0 else AVERAGE
        total += weights[HAND] + weights[STRENGTH] * float(number)
    return total
