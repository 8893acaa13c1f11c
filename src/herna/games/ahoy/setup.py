"""From the box to the table (H2, H3)."""

from __future__ import annotations

from typing import Final

from herna.games.ahoy.boards import BLACK, CENTRE, FIRST_DIE
from herna.games.ahoy.changes import draw_tile, lay_tile, refill
from herna.games.ahoy.chart import EMPTY_SEA
from herna.games.ahoy.components import (
    ADMIRAL,
    ASHORE,
    CARD,
    COMRADES,
    DIE,
    FACTIONS,
    FIGURES,
    GOLD,
    MARKET_SIZE,
    MAX_SEATS,
    PLAN,
    PLEDGE,
    SLOT,
    START_GOLD,
    START_READY,
    SUITS,
    TILE,
    cell,
)
from herna.games.ahoy.duel import PEACE
from herna.games.ahoy.faction import faction
from herna.games.ahoy.market import OF_A_SUIT
from herna.games.ahoy.profile import STANDARD, profile_of
from herna.games.ahoy.queries import grid_of, smuggler
from herna.games.ahoy.state import BOXED, FREE, NO_CARD, NO_TILE, SOURCES, UNPLACED, Ahoy
from herna.games.ahoy.turn import RollDice, Round
from herna.kernel.cover import covers
from herna.kernel.pile import PUBLIC, Pile
from herna.kernel.rng import Rng
from herna.kernel.rows import filled, i64, vec

LAYOUTS: Final = {
    "standard": ((cell(1, 0), 1), (cell(0, 2), 3)),
    "mirror": ((cell(0, 0), 2), (cell(1, 2), 0)),
}
"""The starting map: where each of the two tiles lies and how it is turned (H2.4)."""


def set_up(seats: int, variants: dict[str, str], rng: Rng) -> Ahoy:
    """Lay out the map and the Market, give everybody their pieces, and let the factions set up."""
    state = bare(seats, rng)
    state.profile = profile_of(variants)
    shuffled(state.tiles, TILE.count, rng)
    state.spare.put(state.tiles.draw())
    for block, turn in LAYOUTS[state.profile.layout]:
        draw_tile(state)
        lay_tile(state, block, turn)
    stock_market(state, rng)
    shuffled(state.plans, PLAN.count, rng)
    for seat in range(seats - 1, -1, -1):  # chance meets the last seat first: records would change
        if smuggler(state, seat):
            state.sides.put(grid_of(state, seat), rng.below(2), seat)
    state.do(RollDice())
    for seat in range(seats):
        state.then(faction(state, seat).start(seat))
    state.then(Round())
    return state


def bare(seats: int, rng: Rng) -> Ahoy:
    """Return a table with an empty sea, nothing drawn, and all figures in their supplies."""
    state = Ahoy(seats, rng)
    state.profile = STANDARD
    state.boards = FACTIONS[seats]
    state.union = 1 if seats == 2 else 2
    state.round = 0
    state.first = ADMIRAL
    state.active = ADMIRAL
    state.due = 0
    state.free = 0
    state.used = 0
    state.moves = 0
    bare_sea(state)
    state.slots = filled(SLOT.count, FREE)
    state.dice = filled(DIE.count, 1)
    state.die_at = filled(DIE.count, BOXED)
    for board in state.boards:
        for die in range(FIRST_DIE[board], FIRST_DIE[board + 1]):
            state.die_at[die] = UNPLACED
    state.gold = vec[i64]([START_GOLD if seat < seats else 0 for seat in range(MAX_SEATS)])
    state.bank = GOLD - START_GOLD * seats
    bare_cards(state)
    return state


def bare_sea(state: Ahoy) -> None:
    """Give a table its empty sea, with every figure and Comrade beside it."""
    state.drawn = NO_TILE
    state.chart = EMPTY_SEA
    state.wealth = filled(TILE.count)
    state.comrades = filled(TILE.count)
    state.ready = START_READY
    state.muster = COMRADES - START_READY
    state.where = filled(FIGURES, ASHORE)
    state.course = filled(FIGURES)


def bare_cards(state: Ahoy) -> None:
    """Give a table its empty piles, holds, grids and score."""
    state.fame = filled(SOURCES * MAX_SEATS)
    state.market = filled(MARKET_SIZE, NO_CARD)
    state.crew = filled(MAX_SEATS)
    state.cargo = filled(MAX_SEATS)
    state.pledges = filled(PLEDGE.count)
    state.markers = filled(2 * BLACK, CENTRE)
    state.sides = covers(2)
    state.duel = PEACE
    state.deck = Pile(vec[i64]())
    state.open = Pile(vec[i64]())
    state.tiles = Pile(vec[i64]())
    state.spare = Pile(vec[i64]())
    state.charted = Pile(vec[i64]())
    state.plans = Pile(vec[i64]())
    state.hand = Pile(vec[i64]())
    state.spent = Pile(vec[i64]())


def shuffled(pile: Pile, count: i64, rng: Rng) -> None:
    """Put all the cards of a kind on a pile, in an order that nobody knows."""
    for card in range(count):
        pile.put(card)
    pile.shuffle(rng)


def stock_market(state: Ahoy, rng: Rng) -> None:
    """Shuffle the market deck, with one card of each suit less for two or three, and deal (H2.7, H2.8)."""
    boxed: list[int] = []
    if state.seats < MAX_SEATS:
        boxed = [suit * OF_A_SUIT + rng.below(OF_A_SUIT) for suit in range(SUITS)]
    for card in range(CARD.count):
        if card in boxed:
            state.open.put(card, PUBLIC)
        else:
            state.deck.put(card)
    state.deck.shuffle(rng)
    refill(state)
