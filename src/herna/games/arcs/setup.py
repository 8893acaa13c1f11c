"""From the box to the table (A5, A20)."""

from __future__ import annotations

from herna.games.arcs.atlas import HOMES, OUT_OF_PLAY, PLANET_TYPE, PRINTED_SITES
from herna.games.arcs.changes import refill
from herna.games.arcs.chapter import Deal
from herna.games.arcs.components import (
    ACTION_CARD,
    AGENTS,
    BASE_LEADERS,
    BASE_LORE,
    CITIES,
    COURT,
    COURT_ROW,
    LEADERS,
    LORE_CARDS,
    MAX_SEATS,
    NOBODY,
    NONE,
    PIECES,
    RESOURCES,
    SHIPS,
    SITE,
    SLOTS,
    STARPORTS,
    SYSTEM,
    TOKENS,
)
from herna.games.arcs.draft import DraftTurn, LeaderSetup, put_home, take_start
from herna.games.arcs.rounds import Round
from herna.games.arcs.state import AVAILABLE, EMPTY, IN_DECK, ON_OFFER, Arcs
from herna.kernel.choice import Seat
from herna.kernel.game import Setup
from herna.kernel.pile import PUBLIC, Pile
from herna.kernel.rng import Rng
from herna.kernel.rows import append, changed, filled, i64, room


def set_up(setup: Setup, rng: Rng) -> Arcs:
    """Lay out the table, for the draft or for the first round."""
    state = Arcs(setup.seats, rng)
    empty_rounds(state)
    empty_boards(state)
    state.initiative = rng.below(state.seats)
    chosen = setup.variants["setup"]
    state.setup = 4 * (state.seats - 2) + (rng.below(4) if chosen == "random" else int(chosen) - 1)
    state.split = setup.variants["discard"] == "split"
    state.may_concede = setup.variants["concede"] == "on"
    sets = setup.variants["leaders"]
    state.leaders = sets != "none"
    state.sites = SITE.count if state.leaders else PRINTED_SITES
    lay_out_cards(state)
    third_player(state)
    if state.leaders:
        lay_out_draft(state, sets, setup.variants["lore"] == "two")
        last = (state.initiative - 1) % state.seats
        state.do(DraftTurn(last), LeaderSetup(), Deal(), Round())
    else:
        for step in range(state.seats):
            place_standard(state, (state.initiative + step) % state.seats, step)
        state.do(Deal(), Round())
    return state


def empty_rounds(state: Arcs) -> None:
    """Set everything about chapters, rounds and turns to its start."""
    seats = state.seats
    state.conceded = 0
    state.chapter = 1
    state.power = filled(seats)
    state.markers = filled(3, AVAILABLE)
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
    state.active = NOBODY
    state.pips = 0
    state.listed = 0
    state.prelude = False
    state.begun = False
    state.spent = 0
    state.taxed = 0
    state.launched = 0
    state.secured = 0
    state.used = 0
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
    state.lore_box = Pile(room(1))
    state.lore_open = Pile(room(1))
    state.hands = [Pile(room(8)) for seat in range(state.seats)]
    state.played = Pile(room(8))
    state.played_by = room(8)
    state.discard = Pile(room(ACTION_CARD.count))
    state.open_discard = Pile(room(8))
    for card in range(ACTION_CARD.count):
        if state.seats == 4 or 0 < card % 7 < 6:
            state.discard.put(card)


def third_player(state: Arcs) -> None:
    """With two players, lay a token for each planet out of play on an ambition (A5.6)."""
    if state.seats == 2:
        for cluster in OUT_OF_PLAY[state.setup]:
            for planet in range(4 * cluster + 1, 4 * cluster + 4):
                kind = PLANET_TYPE[planet]
                state.third = changed(state.third, kind, state.third[kind] + 1)
                state.supply[kind] -= 1


def place_standard(state: Arcs, seat: Seat, place: i64) -> None:
    """Place a seat's starting pieces and resources without a leader (A5.8, A5.9)."""
    home = HOMES[state.setup][place]
    put_home(state, seat, home[0], 3, 1)
    put_home(state, seat, home[1], 3, 2)
    for i in range(2, len(home)):
        put_home(state, seat, home[i], 2, 0)
    for slot in range(2):
        take_start(state, seat, slot, PLANET_TYPE[home[slot]])


def lay_out_draft(state: Arcs, sets: str, two: bool) -> None:
    """Lay out one leader and one lore more than players; with two lore each, one more per player (A20.1)."""
    leaders, lore = room(LEADERS), room(LORE_CARDS)
    for leader in range(LEADERS):
        if sets == "both" or (leader < BASE_LEADERS) == (sets == "base"):
            leaders = append(leaders, leader)
    for card in range(LORE_CARDS):
        if sets == "both" or (card < BASE_LORE) == (sets == "base"):
            lore = append(lore, card)
        else:
            state.lore_open.put(card, PUBLIC)
    state.rng.shuffle(leaders)
    state.rng.shuffle(lore)
    shown = 2 * state.seats + 1 if two else state.seats + 1
    for i in range(len(lore)):
        if i < shown:
            state.lore_of = changed(state.lore_of, lore[i], ON_OFFER)
            state.lore_open.put(lore[i], PUBLIC)
        else:
            state.lore_box.put(lore[i])
    for i in range(state.seats + 1):
        state.leader_of = changed(state.leader_of, leaders[i], ON_OFFER)
