"""Set a table in a line, and answer in codes."""

from __future__ import annotations

from harbours import GAME
from harbours.state import Harbours
from herna.kernel.engine import advance, take
from herna.kernel.game import Setup
from herna.kernel.pile import PUBLIC, only
from herna.kernel.rng import seeded
from herna.kernel.state import no_steps

STORM, WINDFALL, DIVER, GOSSIP = 0, 6, 12, 18


def table(seats: int = 2, gold: int = 3) -> Harbours:
    """Set a table with empty hands, nothing to do yet."""
    state = GAME.new(Setup(seats, {}), seeded(1))
    state.stack = no_steps()
    for hand in state.hands:
        while hand.size():
            state.deck.put(hand.draw())
    for seat in range(seats):
        state.gold[seat] = gold
    return state


def deal(state: Harbours, seat: int, *cards: int) -> None:
    """Give a seat these cards."""
    for each in cards:
        state.deck.take(each)
        state.hands[seat].put(each, only(seat))


def hire(state: Harbours, seat: int, *cards: int) -> None:
    """Give a seat these cards as crew."""
    for each in cards:
        state.deck.take(each)
        state.table.put(each, PUBLIC)
        state.keeper[each] = seat


def ships(state: Harbours, area: int, *counts: int) -> None:
    """Put ships of each seat into a harbour, from their supplies."""
    for seat, count in enumerate(counts):
        state.supply[seat] += state.ships.at(area, seat) - count
        state.ships.put(area, seat, count)


def codes(state: Harbours) -> list[str]:
    """Return what may be answered now."""
    choice = advance(state)
    return [] if choice is None else [GAME.verbs.code(option) for option in choice.options]


def choose(state: Harbours, *answers: str) -> None:
    """Give these answers, chance's included."""
    for code in answers:
        offered = codes(state)
        assert code in offered, f"{code} is not among {offered}"
        take(state, offered.index(code))
    if state.stack:
        advance(state)
