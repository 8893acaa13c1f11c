"""What a seat knows, as numbers for learners: the table, the map, figures, dice, seats, cards, the battle."""

from __future__ import annotations

from typing import Final

from herna.games.ahoy.components import CARD, DIE, FIGURES, MARKET_SIZE, MAX_SEATS, PLAN, SEA, SLOT, TILE
from herna.games.ahoy.duel import Side
from herna.games.ahoy.slots import unplaced
from herna.games.ahoy.state import SOURCES, Ahoy
from herna.kernel.choice import Seat
from herna.kernel.observe import Passage, from_seat, write_bits, write_row
from herna.kernel.rows import Line, i16, i64

MARKERS: Final = 4
PILES: Final = 4
BOXED: Final = 1
FOR_SALE: Final = 2
IN_CREW: Final = 3
IN_HOLD: Final = 7
PLEDGED: Final = 11
HELD: Final = 1
SPENT: Final = 2
ON_ITS_WAY: Final = 1
PUSHED: Final = -1

ROUND: Final = [
    Passage("rules", 1, "whether Strongholds keep Enlist from their Islands"),
    Passage("round", 4, "rounds begun; who is first, who is active, where the Union sits (1 this seat, ...)"),
    Passage("turn", 2, "dice the active seat must still place, actions without a die taken"),
    Passage("used", CARD.count, "which Crew has done what works once per turn"),
    Passage("supplies", 3, "ready Comrades, Comrades in the supply, gold in the supply"),
    Passage("face down", 4, "tiles, market cards and plans to come, plans in the Union's hand"),
    Passage("drawn", 1, "the tile about to be laid, from 1; 0 for none"),
]
MAP: Final = Passage("", 5, "row, column, quarter turns, wealth, Comrades; zeros while it is not on the map")
SEAT: Final = [
    Passage("board", 1, "the faction"),
    Passage("gold", 1, "its gold"),
    Passage("fame", SOURCES, "Fame by regions, deliveries, rewards, pledges"),
    Passage("dice", 1, "dice not yet placed"),
]
SIDE: Final = Passage("", 5 + PLAN.count, "figure, dice, what they showed, Cannons, all else; plans played")
CARD_PLACES: Final = (
    "0 to come, 1 in the box, 2 for sale, from 3 in a Crew, from 7 in a hold, from 11 under a pledge marker"
)


def passages(seats: int) -> list[Passage]:
    """Return what the numbers mean, in their order."""
    found = list(ROUND)
    found += [Passage(f"tile {tile}", MAP.count, MAP.says) for tile in range(TILE.count)]
    found += [
        Passage("figures", FIGURES, "the space of each, from 1; 0 for none"),
        Passage("moving", FIGURES, "1 for a figure on its way, -1 for one that was pushed last"),
        Passage("dice", DIE.count, "what each action die shows"),
        Passage("die slots", DIE.count, "the slot of each die, -1 not placed, -2 set aside, -3 not in play"),
        Passage("slots", SLOT.count, "the die on each slot, -1 free, -2 damaged"),
    ]
    for away in range(seats):
        found += [Passage(f"seat {away}: {each.about}", each.count, each.says) for each in SEAT]
    return [
        *found,
        Passage("market", MARKET_SIZE, "the cards for sale, from 1; 0 for none"),
        Passage("cards", CARD.count, CARD_PLACES),
        Passage("plans", PLAN.count, "1 in the Union's hand, 2 played, 0 unknown"),
        Passage("rewards", MARKERS, "markers on the Smugglers' grids"),
        Passage("pledges", 2, "which pile of each Smuggler is the Squadron's; -9 if it lies face down"),
        Passage("attacker", SIDE.count, SIDE.says),
        Passage("defender", SIDE.count, SIDE.says),
    ]


def write(state: Ahoy, seat: Seat, line: Line, at: i64) -> i64:
    """Write the numbers; return where the next one goes."""
    at = write_tiles(state, line, write_round(state, seat, line, at))
    at = write_pieces(state, line, at)
    for away in range(state.seats):
        at = write_seat(state, (seat + away) % state.seats, line, at)
    for card in state.market:
        line[at] = i16(card + 1)
        at += 1
    at = write_cards(state, seat, line, at)
    state.hand.mark(line, at, HELD, seat)
    state.spent.mark(line, at, SPENT, seat)
    at = write_row(line, at + PLAN.count, state.markers, 0, MARKERS)
    for smuggler in range(2):
        line[at + smuggler] = i16(state.sides.seen(smuggler, seat))
    return write_side(state.duel.defender, line, write_side(state.duel.attacker, line, at + 2))


def write_round(state: Ahoy, seat: Seat, line: Line, at: i64) -> i64:
    """Write the round, the turn, the supplies and the sizes of what lies face down."""
    line[at] = 1 if state.profile.wide_enlist else 0
    line[at + 1] = i16(state.round)
    line[at + 2] = i16(from_seat(state.first, seat, state.seats))
    line[at + 3] = i16(from_seat(state.active, seat, state.seats))
    line[at + 4] = i16(from_seat(state.union, seat, state.seats))
    line[at + 5] = i16(state.due)
    line[at + 6] = i16(state.free)
    at = write_bits(line, at + 7, state.used, CARD.count)
    line[at] = i16(state.ready)
    line[at + 1] = i16(state.muster)
    line[at + 2] = i16(state.bank)
    line[at + 3] = i16(state.tiles.size())
    line[at + 4] = i16(state.deck.size())
    line[at + 5] = i16(state.plans.size())
    line[at + 6] = i16(state.hand.size())
    line[at + 7] = i16(state.drawn + 1)
    return at + 8


def write_tiles(state: Ahoy, line: Line, at: i64) -> i64:
    """Write where each tile lies, how it is turned, its wealth and its Comrades."""
    chart = state.chart
    for tile in range(TILE.count):
        corner = chart.corners[tile]
        if corner >= 0:
            line[at] = i16(corner // SEA)
            line[at + 1] = i16(corner % SEA)
        line[at + 2] = i16(chart.turns[tile])
        line[at + 3] = i16(state.wealth[tile])
        line[at + 4] = i16(state.comrades[tile])
        at += MAP.count
    return at


def write_pieces(state: Ahoy, line: Line, at: i64) -> i64:
    """Write where figures and dice are."""
    for figure in range(FIGURES):
        line[at + figure] = i16(state.where[figure] + 1)
        course = state.course[figure]
        if state.moves > 0 and course == state.moves:
            line[at + FIGURES + figure] = ON_ITS_WAY
        elif course < 0:
            line[at + FIGURES + figure] = PUSHED
    at = write_row(line, at + 2 * FIGURES, state.dice, 0, DIE.count)
    at = write_row(line, at, state.die_at, 0, DIE.count)
    return write_row(line, at, state.slots, 0, SLOT.count)


def write_seat(state: Ahoy, who: Seat, line: Line, at: i64) -> i64:
    """Write what a seat has."""
    line[at] = i16(state.boards[who])
    line[at + 1] = i16(state.gold[who])
    at += 2
    for source in range(SOURCES):
        line[at + source] = i16(state.fame[source * MAX_SEATS + who])
    at += SOURCES
    line[at] = i16(unplaced(state, who))
    return at + 1


def write_cards(state: Ahoy, seat: Seat, line: Line, at: i64) -> i64:
    """Write where each market card is; those of seats are counted from ``seat`` on."""
    state.open.mark(line, at, BOXED, seat)
    for card in state.market:
        if card >= 0:
            line[at + card] = FOR_SALE
    for away in range(state.seats):
        who = (seat + away) % state.seats
        write_each(state.crew[who], IN_CREW + away, line, at)
        write_each(state.cargo[who], IN_HOLD + away, line, at)
    for pile in range(PILES):
        write_each(state.pledges[pile], PLEDGED + pile, line, at)
    return at + CARD.count


def write_each(cards: i64, place: i64, line: Line, at: i64) -> None:
    """Write the place of every card of a mask."""
    if cards != 0:
        for card in range(CARD.count):
            if cards >> card & 1 != 0:
                line[at + card] = i16(place)


def write_side(side: Side, line: Line, at: i64) -> i64:
    """Write one side of the battle."""
    line[at] = i16(side.fighter)
    line[at + 1] = i16(side.dice)
    line[at + 2] = i16(side.roll)
    line[at + 3] = i16(side.shot)
    line[at + 4] = i16(side.bonus)
    return write_bits(line, at + 5, side.plans, PLAN.count)
