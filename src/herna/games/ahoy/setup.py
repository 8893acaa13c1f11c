"""From the box to the table (H2, H3)."""

from __future__ import annotations

from typing import Final, final

from herna.games.ahoy.boards import CENTRE, FIRST_DIE
from herna.games.ahoy.changes import draw_plans, draw_tile, lay_tile, put_figure, refill
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
    PATROLS,
    PLAN,
    SLOT,
    SPACE,
    START_COMRADES,
    START_GOLD,
    START_READY,
    SUITS,
    TILE,
    cell,
)
from herna.games.ahoy.market import OF_A_SUIT
from herna.games.ahoy.queries import smuggler
from herna.games.ahoy.state import BOXED, DUEL_WIDTH, FREE, NO_CARD, NO_TILE, UNPLACED, Ahoy
from herna.games.ahoy.turn import RollDice, Round
from herna.games.ahoy.verbs import START
from herna.kernel.choice import Choice, Option
from herna.kernel.cover import covers
from herna.kernel.pile import PUBLIC, Pile
from herna.kernel.rng import Rng
from herna.kernel.rows import append, filled, i64, room, vec
from herna.kernel.step import Ask, Step

LAYOUTS: Final = {
    "standard": ((cell(1, 0), 1), (cell(0, 2), 3)),
    "mirror": ((cell(0, 0), 2), (cell(1, 2), 0)),
}
"""The starting map: where each of the two tiles lies and how it is turned (H2.4)."""


def set_up(seats: int, variants: dict[str, str], rng: Rng) -> Ahoy:
    """Lay out the map and the Market, give everybody their pieces, and let the factions set up."""
    state = bare(seats, rng)
    state.wide_enlist = variants["enlist"] == "wide"
    shuffled(state.tiles, TILE.count, rng)
    state.spare.put(state.tiles.draw())
    for block, turn in LAYOUTS[variants["map"]]:
        draw_tile(state)
        lay_tile(state, block, turn)
    stock_market(state, rng)
    shuffled(state.plans, PLAN.count, rng)
    state.do(Round())
    for seat in range(seats - 1, ADMIRAL, -1):
        if smuggler(state, seat):
            state.sides.put(seat // 2, rng.below(2), seat)
            state.do(StartSmuggler(seat))
        else:
            state.do(StartUnion())
    state.do(RollDice(), StartSquadron(ADMIRAL))
    return state


def bare(seats: int, rng: Rng) -> Ahoy:
    """Return a table with an empty sea, nothing drawn, and all figures in their supplies."""
    state = Ahoy(seats, rng)
    state.wide_enlist = False
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
    state.fame = filled(4 * MAX_SEATS)
    state.market = filled(MARKET_SIZE, NO_CARD)
    state.crew = filled(MAX_SEATS)
    state.cargo = filled(MAX_SEATS)
    state.pledges = filled(4)
    state.markers = filled(4, CENTRE)
    state.sides = covers(2)
    state.duel = filled(2 * DUEL_WIDTH, ASHORE)
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


@final
class StartSquadron(Ask[Ahoy]):
    """The Squadron chooses its Island, for the Flagship and a Patrol (H3.2)."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask for one of the two."""
        islands = vec[i64]([4 * tile + 3 for tile in state.chart.tiles])
        return Choice(self.seat, "start-island", START.each(islands))

    def take(self, state: Ahoy, option: Option) -> None:
        """Place them."""
        put_figure(state, self.seat, ADMIRAL, START.target(option))
        put_figure(state, self.seat, PATROLS, START.target(option))


@final
class StartSmuggler(Ask[Ahoy]):
    """A Smuggler starts on any space that is not an Island (H3.3)."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask for it."""
        options = room(8)
        for tile in state.chart.tiles:
            for corner in range(3):
                options = append(options, START.of(4 * tile + corner))
        return Choice(self.seat, "start-space", options)

    def take(self, state: Ahoy, option: Option) -> None:
        """Place the Flagship."""
        put_figure(state, self.seat, self.seat, START.target(option))


@final
class StartUnion(Step[Ahoy]):
    """The Union gets the other Island, with two Comrades, and draws two plans (H3.4)."""

    def run(self, state: Ahoy) -> None:
        """Place the Flagship and the Comrades."""
        for tile in state.chart.tiles:
            island = 4 * tile + 3
            if island != state.where[ADMIRAL]:
                put_figure(state, state.union, state.union, island)
                state.comrades[tile] = START_COMRADES
                state.muster -= START_COMRADES
                state.tell("landed", state.union, SPACE.ref(island), n=START_COMRADES)
        draw_plans(state)
