"""A quick estimate of each seat's final Power, and of how promising an option looks, for bots."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.atlas import SITE_SYSTEM
from herna.games.arcs.components import (
    AMBITIONS,
    ANY_AMBITION,
    CALM,
    CHAPTERS,
    CITIES,
    CITY_BONUS,
    EMPATH,
    EMPTY,
    FUEL,
    KEEPER,
    MATERIAL,
    NONE,
    PSIONIC,
    RAID_COST,
    RELIC,
    RESOURCES,
    SLOTS,
    STARPORTS,
    SYSTEM,
    TYCOON,
    TYRANT,
    WARLORD,
    WIN_POWER,
)
from herna.games.arcs.listeners import DECK
from herna.games.arcs.pieces import agents_on, number_of, outrage_of, owner, slot_of
from herna.games.arcs.queries import (
    best_marker,
    captive_count,
    first_place,
    guild_cards,
    marked,
    on_cartel,
    ships_at,
    trophy_count,
)
from herna.games.arcs.scoring import counts, gains, third_count
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import (
    ARM,
    BATTLE,
    CITY_BUILD,
    CONCEDE,
    COPY_WITH,
    DECLARE,
    INFLUENCE,
    MOVE,
    REPAIR,
    SECURE,
    SEIZE_WITH,
    SHIP_BUILD,
    SPEND,
    STARPORT_BUILD,
    SURPASS_WITH,
    TAX,
    VERBS,
)
from herna.kernel.bits import size
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import Row, filled, i64
from herna.kernel.weights import Weights

CHEAP: Final = 2
"""Keys that a raid usually has to spare."""

AVERAGE: Final = 4
"""The number of an action card that nobody has seen."""

BESIDE: Final = 5
"""Seats beside each other in a tally, the third player of a two-player game included."""

WEIGHTS: Final = Weights()
DECLARED: Final = WEIGHTS.add("declared", 0.8)
"""How much of what a declared ambition would bring now is counted."""
LEADING: Final = WEIGHTS.add("leading", 0.12)
"""Each thing ahead of the best Rival in an ambition, by the Power at stake."""
HOLDING: Final = WEIGHTS.add("holding", 0.25)
"""Each thing that some ambition counts."""
CITY: Final = WEIGHTS.add("city", 1.0)
STARPORT: Final = WEIGHTS.add("starport", 0.6)
SHIP: Final = WEIGHTS.add("ship", 0.15)
DAMAGE: Final = WEIGHTS.add("damage", -0.07)
CONTROL: Final = WEIGHTS.add("control", 0.2)
TOKEN: Final = WEIGHTS.add("token", 0.2)
GUILD: Final = WEIGHTS.add("guild", 0.5)
AGENT: Final = WEIGHTS.add("agent", 0.15)
"""An agent in the Court where nobody has more."""
OUTRAGED: Final = WEIGHTS.add("outrage", -0.4)
INITIATIVE: Final = WEIGHTS.add("initiative", 0.5)
HAND: Final = WEIGHTS.add("hand", 0.15)
"""A card in hand: a turn still to come."""
STRENGTH: Final = WEIGHTS.add("strength", 0.03)
"""The number of a card in hand, which wins the initiative back."""
BONUS: Final = WEIGHTS.add("bonus", 0.4)
"""Uncovered city bonuses, by their Power."""
EXPOSED: Final = WEIGHTS.add("exposed", -0.12)
"""A token or Guild card that a Rival could raid cheaply, because its fleet outnumbers yours at a building."""
TEMPO: Final = WEIGHTS.add("tempo", 0.6)
"""How much what is gathered early is worth, for each chapter still to come."""


def ahead(have: Row, seat: Seat) -> i64:
    """Return by how much a seat leads the best of the others, within three."""
    best: i64 = 0
    for other in range(len(have)):
        if other != seat and have[other] > best:
            best = have[other]
    return max(-3, min(3, have[seat] - best))


def ambitions(state: Arcs, found: list[float]) -> None:
    """Add what declared ambitions bring and what undeclared ones promise."""
    weights = WEIGHTS.values
    marker = best_marker(state)
    stake = float(first_place(state, marker)) if marker != NONE else 0.0
    gathered = tally(state)
    for ambition in range(AMBITIONS):
        have = gathered[ambition * BESIDE : ambition * BESIDE + state.seats + 1]
        if marked(state, ambition):
            won = gains(state, ambition)
            for seat in range(state.seats):
                found[seat] += weights[HOLDING] * float(have[seat])
                found[seat] += weights[DECLARED] * float(won[seat]) + float(ahead(have, seat)) * 0.5
        else:
            for seat in range(state.seats):
                chances = min(1.0, float(state.hands[seat].size()) / 3.0)
                found[seat] += weights[HOLDING] * float(have[seat])
                found[seat] += weights[LEADING] * stake * float(ahead(have, seat)) * chances


def tally(state: Arcs) -> Row:
    """Return what every seat, and after them the third player, has for each ambition: all counts at once."""
    found = filled(AMBITIONS * BESIDE)
    for seat in range(state.seats):
        for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
            if state.slots[at] != EMPTY:
                count_icon(found, seat, state.slots[at], 1)
        if state.held[seat] > 0:
            for card in guild_cards(state, seat):
                count_icon(found, seat, DECK.court[card].suit, 1)
            count_icon(found, seat, MATERIAL, on_cartel(state, seat, MATERIAL))
            count_icon(found, seat, FUEL, on_cartel(state, seat, FUEL))
        found[TYRANT * BESIDE + seat] = captive_count(state, seat)
        found[WARLORD * BESIDE + seat] = trophy_count(state, seat)
    for ambition in range(AMBITIONS):
        found[ambition * BESIDE + state.seats] = third_count(state, ambition)
    return found


def count_icon(found: Row, seat: Seat, kind: i64, number: i64) -> None:
    """Count so many icons of a resource for the ambition that wants them, if any does."""
    if kind in (MATERIAL, FUEL):
        found[TYCOON * BESIDE + seat] += number
    elif kind == RELIC:
        found[KEEPER * BESIDE + seat] += number
    elif kind == PSIONIC:
        found[EMPATH * BESIDE + seat] += number


def pieces(state: Arcs, seat: Seat) -> float:
    """Return what a seat's pieces, resources and cards are worth."""
    weights = WEIGHTS.values
    total = weights[CITY] * float(CITIES - state.cities[seat])
    total += weights[STARPORT] * float(STARPORTS - state.starports[seat])
    total += weights[GUILD] * float(size(state.held[seat]))
    total += weights[BONUS] * float(CITY_BONUS[state.cities[seat]])
    total += weights[SHIP] * float(state.deployed[seat]) + weights[DAMAGE] * float(state.wounds[seat])
    ruled: i64 = 0
    for system in range(SYSTEM.count):
        if state.ruler[system] == seat:
            ruled += 1
    total += weights[CONTROL] * float(ruled)
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.slots[at] != EMPTY:
            total += weights[TOKEN]
    for kind in range(RESOURCES):
        if state.outrage[outrage_of(seat, kind)] != CALM:
            total += weights[OUTRAGED]
    exposed = loot(state, seat)
    if exposed > 0 and besieged(state, seat):
        total += weights[EXPOSED] * float(exposed)
    return total + weights[AGENT] * float(court_leads(state, seat))


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


def values(state: Arcs) -> list[float]:
    """Estimate each seat's final Power."""
    found = [float(power) for power in state.power]
    if state.outcome is not None:
        for seat in state.outcome.winners:
            found[seat] += 3.0
        return found
    ambitions(state, found)
    later = float(CHAPTERS - state.chapter)
    scale = 1.0 + WEIGHTS.values[TEMPO] * later / float(CHAPTERS)
    if max([int(power) for power in state.power]) * 3 > 2 * WIN_POWER[state.seats]:
        scale *= 0.7
    for seat in range(state.seats):
        found[seat] += scale * pieces(state, seat) + hand(state, seat)
    return found


HABITS: Final = VERBS.table(
    (
        (VERBS.verbs[0], 0.4),
        (CONCEDE, 0.01),
        (SEIZE_WITH, 0.15),
        (SURPASS_WITH, 3.0),
        (SECURE, 3.0),
        (TAX, 3.0),
        (CITY_BUILD, 3.0),
        (SHIP_BUILD, 2.0),
        (BATTLE, 2.0),
        (INFLUENCE, 2.0),
        (SPEND, 0.6),
        (MOVE, 1.2),
        (REPAIR, 1.2),
        (ARM, 1.2),
    )
)
"""What each kind of option is worth at first sight; the others 1."""


def glance(state: Arcs, seat: Seat, option: Option) -> float:
    """Return how promising an option looks at first sight."""
    if DECLARE.owns(option):
        return 1.0 + max(0.0, float(ahead(counts(state, DECLARE.target(option)), seat)) * 2.0)
    if COPY_WITH.owns(option):
        return 0.3 if number_of(COPY_WITH.target(option)) == ANY_AMBITION else 0.6
    spare = (
        (CITY_BUILD.owns(option) and state.cities[seat] == 0)
        or (STARPORT_BUILD.owns(option) and state.starports[seat] == 0)
        or (SHIP_BUILD.owns(option) and state.ships[seat] == 0)
    )
    if spare:
        return 0.1
    return HABITS[option]


def prior(state: Arcs, choice: Choice) -> list[float]:
    """Return how promising each option looks at first sight."""
    return [glance(state, choice.seat, option) for option in choice.options]
