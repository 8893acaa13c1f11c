"""From the box to the table (A5, A20)."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.atlas import HOMES, OUT_OF_PLAY, PLANET_TYPE, systems_of
from herna.games.arcs.chapter import Deal
from herna.games.arcs.components import (
    A_CITY,
    A_STARPORT,
    ACTION_CARD,
    AGENTS,
    BASE_LORE,
    CITIES,
    COURT,
    COURT_ROW,
    EMPTY,
    LEADERS,
    LORE,
    LORE_CARDS,
    MARKERS,
    MAX_SEATS,
    NOBODY,
    NONE,
    NOTHING,
    PIECES,
    RESOURCES,
    SHIPS,
    SITE,
    SLOTS,
    STARPORTS,
    SYSTEM,
    TOKENS,
)
from herna.games.arcs.court import refill
from herna.games.arcs.draft import DraftTurn, LeaderSetup, put_home, take_start
from herna.games.arcs.profile import RANDOM, Profile
from herna.games.arcs.rounds import Round
from herna.games.arcs.state import IN_DECK, ON_OFFER, TWO_TO_THREE, Arcs
from herna.kernel.choice import Seat
from herna.kernel.game import Setup
from herna.kernel.pile import PUBLIC, Pile
from herna.kernel.rng import Rng
from herna.kernel.rows import changed, filled, i64, room

FEWEST: Final = 2
"""Seats of the smallest table."""
SETUPS: Final = 4
"""Setup cards for each number of seats."""


def set_up(setup: Setup, rng: Rng) -> Arcs:
    """Lay out the table, for the draft or for the first round."""
    state = Arcs(setup.seats, rng)
    empty_rounds(state)
    empty_turn(state)
    empty_boards(state)
    state.initiative = rng.below(state.seats)
    state.profile = Profile(setup.variants)
    chosen = state.profile.setup
    state.setup = SETUPS * (state.seats - FEWEST) + (rng.below(SETUPS) if chosen == RANDOM else chosen)
    lay_out_cards(state)
    third_player(state)
    if state.profile.leaders:
        lay_out_draft(state)
        last = (state.initiative - 1) % state.seats
        state.do(DraftTurn(last), LeaderSetup(), Deal(), Round())
    else:
        for step in range(state.seats):
            place_standard(state, (state.initiative + step) % state.seats, step)
        state.do(Deal(), Round())
    return state


def empty_rounds(state: Arcs) -> None:
    """Set everything about chapters and rounds to its start."""
    seats = state.seats
    state.conceded = 0
    state.chapter = 1
    state.power = filled(seats)
    state.markers = filled(MARKERS, NONE)
    state.flipped = 0
    state.seized = False
    state.passes = 0
    state.declared = False
    state.lead_seat = NOBODY
    state.lead_card = NONE
    state.zeroed = False
    state.mode = filled(seats)
    state.best = 0
    state.best_seat = NOBODY
    state.declined = 0
    state.union_card = filled(4, NONE)
    state.union_seat = filled(4, NOBODY)


def empty_turn(state: Arcs) -> None:
    """Set everything about turns to its start."""
    state.active = NOBODY
    state.pips = 0
    state.listed = 0
    state.prelude = False
    state.begun = False
    state.spent = 0
    state.taxed = 0
    state.launched = 0
    state.secured = 0
    state.used = room(0)
    state.moved = filled(SYSTEM.count)
    state.fight = None


def empty_boards(state: Arcs) -> None:
    """Put all pieces into supplies and on boards."""
    seats = state.seats
    state.fresh = filled(SYSTEM.count * MAX_SEATS)
    state.damaged = filled(SYSTEM.count * MAX_SEATS)
    state.ruler = filled(SYSTEM.count, NOBODY)
    state.deployed = filled(seats)
    state.wounds = filled(seats)
    state.buildings = filled(SITE.count, EMPTY)
    state.types = PLANET_TYPE[:]
    state.shaped = 0
    state.ships = filled(seats, SHIPS)
    state.aloft = 0
    state.starports = filled(seats, STARPORTS)
    state.cities = filled(seats, CITIES)
    state.agents = filled(seats, AGENTS)
    state.captives = filled(MAX_SEATS * MAX_SEATS)
    state.trophies = filled(MAX_SEATS * MAX_SEATS * PIECES)
    state.outrage = filled(seats * RESOURCES)
    state.slots = filled(seats * SLOTS, EMPTY)
    state.supply = filled(RESOURCES, TOKENS)
    state.loose = 0
    state.third = filled(RESOURCES)


# long: a line for each field
def lay_out_cards(state: Arcs) -> None:
    """Shuffle the Court and fill its row; put the action cards of this number of players on one pile."""
    state.court = filled(COURT_ROW[state.seats], NONE)
    state.influence = filled(MAX_SEATS * 4)
    state.where = filled(COURT.count, IN_DECK)
    state.held = filled(state.seats)
    state.court_deck = Pile(room(COURT.count))
    state.court_open = Pile(room(COURT.count))
    for card in range(COURT.count):
        state.court_deck.put(card)
    state.court_deck.shuffle(state.rng)
    refill(state)
    state.leader = filled(state.seats, NONE)
    state.leader_of = filled(LEADERS, NOBODY)
    state.lore_of = filled(LORE_CARDS, NOBODY)
    state.mats = filled(state.seats)
    state.moments = filled(state.seats)
    state.lore_box = Pile(room(1))
    state.lore_open = Pile(room(1))
    state.hands = [Pile(room(8)) for seat in range(state.seats)]
    state.played = Pile(room(8))
    state.played_by = room(8)
    state.discard = Pile(room(ACTION_CARD.count))
    state.open_discard = Pile(room(8))
    for card in ACTION_CARD.numbers if state.seats == MAX_SEATS else TWO_TO_THREE:
        state.discard.put(card)


def third_player(state: Arcs) -> None:
    """With two players, lay a token for each planet out of play on an ambition (A5.6)."""
    if state.seats == 2:
        for cluster in OUT_OF_PLAY[state.setup]:
            for planet in systems_of(cluster)[1:]:
                kind = PLANET_TYPE[planet]
                state.third = changed(state.third, kind, state.third[kind] + 1)
                state.supply[kind] -= 1


def place_standard(state: Arcs, seat: Seat, place: i64) -> None:
    """Place a seat's starting pieces and resources without a leader (A5.8, A5.9)."""
    home = HOMES[state.setup][place]
    put_home(state, seat, home[0], 3, A_CITY)
    put_home(state, seat, home[1], 3, A_STARPORT)
    for gate in home[2:]:
        put_home(state, seat, gate, 2, NOTHING)
    for slot in range(2):
        take_start(state, seat, slot, PLANET_TYPE[home[slot]])


def lay_out_draft(state: Arcs) -> None:
    """Lay out one leader and one lore more than players; with two lore each, one more per player (A20.1)."""
    leaders, lore = state.profile.leaders_used(), state.profile.lore_used()
    for card in LORE.numbers:
        if not state.profile.used(card, BASE_LORE):
            state.lore_open.put(card, PUBLIC)
    state.rng.shuffle(leaders)
    state.rng.shuffle(lore)
    shown = 2 * state.seats + 1 if state.profile.two_lore else state.seats + 1
    for card in lore[:shown]:
        state.lore_of = changed(state.lore_of, card, ON_OFFER)
        state.lore_open.put(card, PUBLIC)
    for card in lore[shown:]:
        state.lore_box.put(card)
    for leader in leaders[: state.seats + 1]:
        state.leader_of = changed(state.leader_of, leader, ON_OFFER)
