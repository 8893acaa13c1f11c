"""Declaring an ambition: which may be declared, the marker, the zero marker, and what follows (A7)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.components import AMBITION, AMBITIONS, ANY_AMBITION, NONE
from herna.games.arcs.listeners import DECLARING_PRICE, KEEPS_NUMBER, MAY_DECLARE, WHEN_DECLARED, listeners
from herna.games.arcs.pieces import number_of
from herna.games.arcs.queries import best_marker, marked
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import DECLARE
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.order import AnyOrder
from herna.kernel.rows import Row, append, changed, i64, room
from herna.kernel.step import Ask, Step

NO_AMBITION: Final = 1
"""The number whose card declares nothing."""


def can_declare(state: Arcs, seat: Seat) -> bool:
    """Whether a marker is available, and the seat's cards let it declare."""
    able = all(card.may_declare(state, seat) for card in listeners(state, seat, MAY_DECLARE))
    return able and best_marker(state) != NONE


def declarations(state: Arcs, seat: Seat, card: i64) -> Row:
    """List the ambitions that a seat may declare with an action card, by its number (A7.2)."""
    number = number_of(card)
    found = room(AMBITIONS)
    if number == NO_AMBITION or not can_declare(state, seat):
        return found
    if number == ANY_AMBITION:
        for ambition in range(AMBITIONS):
            found = append(found, ambition)
        return found
    return append(found, number - 2)


@final
@mypyc_attr(free_list_len=1)
class MayDeclare(Ask[Arcs]):
    """The leader may declare the ambition of the lead card."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for an ambition."""
        options = DECLARE.each(declarations(state, self.seat, state.lead_card))
        return Choice(self.seat, "declare", or_pass(options))

    def take(self, state: Arcs, option: Option) -> None:
        """Declare the ambition chosen, with the zero marker on the lead card; or lead without declaring."""
        if option != PASS:
            state.do(Declare(self.seat, DECLARE.target(option), True))


@final
@mypyc_attr(free_list_len=1)
class Declare(Step[Arcs]):
    """An ambition is declared: its price, the marker, the zero marker, then what it triggers (R-41)."""

    def __init__(self, seat: Seat, ambition: i64, zero: bool) -> None:
        self.seat: Final = seat
        self.ambition: Final = ambition
        self.zero: Final = zero
        """Whether the zero marker goes on the lead card."""

    def run(self, state: Arcs) -> None:
        """Pay what the seat's cards ask for it, and declare."""
        for card in listeners(state, self.seat, DECLARING_PRICE):
            price = card.declaring_price(state, self.seat)
            if price is not None:
                state.then(price)
        state.then(Proclaim(self.seat, self.ambition, self.zero))


@final
@mypyc_attr(free_list_len=1)
class Proclaim(Step[Arcs]):
    """The marker and the zero marker are placed, then what a declaration triggers."""

    def __init__(self, seat: Seat, ambition: i64, zero: bool) -> None:
        self.seat: Final = seat
        self.ambition: Final = ambition
        self.zero: Final = zero

    def run(self, state: Arcs) -> None:
        """Place the highest marker, and the zero marker unless a card keeps it off."""
        seat, ambition = self.seat, self.ambition
        first = not marked(state, ambition)
        state.markers = changed(state.markers, best_marker(state), ambition)
        state.declared = True
        state.tell("declared", seat, AMBITION.ref(ambition))
        kept = any(card.keeps_number(state, seat, ambition) for card in listeners(state, seat, KEEPS_NUMBER))
        if self.zero and not kept:
            state.zeroed = True
        waiting = triggers(state, seat, first)
        if waiting:
            state.do(AnyOrder(seat, waiting))


def triggers(state: Arcs, seat: Seat, first: bool) -> tuple[tuple[Option, Step[Any]], ...]:
    """Collect what happens when this seat declares (A7.6)."""
    found: list[tuple[Option, Step[Any]]] = []
    for card in listeners(state, seat, WHEN_DECLARED):
        step = card.when_declared(state, seat, first)
        if step is not None:
            found.append((card.use, step))
    return tuple(found)
