"""Throw-away cards: Crew and plans that are printed for one test, in the place of others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from herna.games.ahoy.card import CREW, PLANS, Crew, Plan, read_cards
from herna.games.ahoy.changes import gain_gold
from herna.games.ahoy.market import CARD_KEYS
from herna.games.ahoy.state import Ahoy
from herna.kernel.choice import Seat
from herna.kernel.step import Step

PLACE: Final = CARD_KEYS.index("pilot")
"""The market card in whose place throw-away Crew is printed; it stays the Pilot in the words of tests."""
PLAN_PLACE: Final = 0
"""The plan in whose place a throw-away plan is printed: Evacuation."""
GIFT: Final = 3


class Gift(Step[Ahoy]):
    """Something that can be seen: gold."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Ahoy) -> None:
        """Give it."""
        gain_gold(state, self.seat, GIFT)


def says(answer: Any) -> Any:
    """Return a method that gives this answer, whatever it is asked."""
    return lambda *asked: answer


def gives(place: int) -> Any:
    """Return a method that gives gold at once to the seat at this place among what it is asked."""
    return lambda *asked: gain_gold(asked[1], asked[place], GIFT)


@contextmanager
def crew(**methods: Any) -> Iterator[None]:
    """Let a market card have only these methods while this lasts."""
    before = CREW[PLACE]
    try:
        CREW[PLACE] = type("ThrowAway", (Crew,), methods)(PLACE)
        read_cards()
        yield
    finally:
        CREW[PLACE] = before
        read_cards()


@contextmanager
def plan(**methods: Any) -> Iterator[None]:
    """Let a plan have only these methods while this lasts."""
    before = PLANS[PLAN_PLACE]
    try:
        PLANS[PLAN_PLACE] = type("ThrowAway", (Plan,), methods)(PLAN_PLACE)
        read_cards()
        yield
    finally:
        PLANS[PLAN_PLACE] = before
        read_cards()
