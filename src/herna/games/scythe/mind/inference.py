"""What rivals probably hide: objectives they would have revealed, and what they commit to a combat."""

from __future__ import annotations

from typing import Final

from herna.games.scythe.cards.objectives import CARDS
from herna.games.scythe.components import MAX_DIAL, VALUE
from herna.games.scythe.fight import Fight, cards_place, dial_place
from herna.games.scythe.mind.habits import dial
from herna.games.scythe.state import Scythe
from herna.kernel.choice import Seat
from herna.kernel.cover import HIDDEN
from herna.kernel.rng import Rng
from herna.kernel.rows import i64

SECOND_THOUGHTS: Final = 3
"""How often an objective is dealt anew that would have been revealed."""

RELUCTANT: Final = 8
"""One rival in so many keeps an objective that it could reveal."""

STEP: Final = 1000
"""Habits are rolled for in thousandths."""


def infer(world: Scythe, seen: Scythe, rng: Rng) -> None:
    """Make a possible world a likely one."""
    if world.turns >= world.seats:
        for seat in range(world.seats):
            if seat not in (seen.viewer, world.active):
                doubt_objectives(world, seen, seat, rng)
    if world.fight is not None and seen.fight is not None:
        for side in range(2):
            guess_combat(world, world.fight, seen.fight, side, rng)


def doubt_objectives(world: Scythe, seen: Scythe, seat: Seat, rng: Rng) -> None:
    """Deal other objectives to a rival whose turn is over and who could have revealed those dealt to it."""
    hidden = seen.objective_pile.unseen()
    if len(hidden) == 0:
        return
    for at in seen.objectives[seat].unseen():
        for _thought in range(SECOND_THOUGHTS):
            card = world.objectives[seat].cards()[at]
            if not CARDS[card].met(world, seat) or rng.below(RELUCTANT) == 0:
                break
            there = hidden[rng.below(len(hidden))]
            world.objectives[seat].exchange(at, world.objective_pile, there)


def guess_combat(world: Scythe, fight: Fight, shown: Fight, side: i64, rng: Rng) -> None:
    """Let a rival commit what players usually do: all of its power with its best cards, or little."""
    if shown.secrets.at(dial_place(side)) != HIDDEN:
        return
    seat = fight.seat(side)
    most = min(MAX_DIAL, world.power[seat])
    weights: list[int] = [int(STEP * dial(world, seat, value)) for value in range(most + 1)]
    power = rng.weighted(weights)
    fight.secrets.values[dial_place(side)] = power
    if power == most:
        fight.secrets.values[cards_place(side)] = best_cards(world, seat, fight.limit(side))


def best_cards(world: Scythe, seat: Seat, most: i64) -> i64:
    """Return a seat's highest combat cards, up to so many, as a set."""
    chosen: i64 = 0
    for _card in range(most):
        best: i64 = -1
        for card in world.hands[seat].cards():
            if chosen >> card & 1 == 0 and (best < 0 or VALUE[card] > VALUE[best]):
                best = card
        if best >= 0:
            chosen |= 1 << best
    return chosen
