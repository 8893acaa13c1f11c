"""A quick estimate of each seat's final Power, and of how promising an option looks, for bots."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.components import (
    AMBITIONS,
    ANY_AMBITION,
    CHAPTERS,
    EMPATH,
    EMPTY,
    FUEL,
    KEEPER,
    MATERIAL,
    NONE,
    PSIONIC,
    RELIC,
    SLOTS,
    TYCOON,
    TYRANT,
    WARLORD,
    WIN_POWER,
)
from herna.games.arcs.listeners import DECK
from herna.games.arcs.mind.holdings import hand, pieces
from herna.games.arcs.mind.weights import DECLARED, HOLDING, LEADING, TEMPO, WEIGHTS
from herna.games.arcs.pieces import number_of
from herna.games.arcs.queries import (
    best_marker,
    captive_count,
    first_place,
    guild_cards,
    marked,
    on_cartel,
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
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import Row, filled, i64

BESIDE: Final = 5
"""Seats beside each other in a tally, the third player of a two-player game included."""


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


def values(state: Arcs) -> list[float]:
    """Estimate each seat's final Power."""
    found = [float(power) for power in state.power]
    if state.outcome is not None:
        for seat in state.outcome.winners:
            found[seat] += 3.0
        return found
    ambitions(state, found)
    scale = urgency(state)
    for seat in range(state.seats):
        found[seat] += scale * pieces(state, seat) + hand(state, seat)
    return found


def urgency(state: Arcs) -> float:
    """Return how much pieces count: the more chapters are to come, the more; less near the end."""
    later = float(CHAPTERS - state.chapter)
    scale = 1.0 + WEIGHTS.values[TEMPO] * later / float(CHAPTERS)
    if max([int(power) for power in state.power]) * 3 > 2 * WIN_POWER[state.seats]:
        scale *= 0.7
    return scale


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
