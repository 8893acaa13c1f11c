"""Declaring an ambition (A7)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.cards.farseers import LookAtHand
from herna.games.arcs.cards.leaders import Ambitious, Bold, Connected
from herna.games.arcs.changes import give_guild
from herna.games.arcs.components import (
    AMBITION,
    AMBITIONS,
    ANY_AMBITION,
    COURT,
    DEMAGOGUE,
    EMPATH,
    FARSEERS,
    FEASTBRINGER,
    KEEPER,
    LEADER,
    NOBLE,
    NOBODY,
    NONE,
    SEAT,
    SECRET_ORDER,
    UPSTART,
)
from herna.games.arcs.queries import best_marker, guild_cards, holds, led_by, marked, turn_order
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import COURT_PICK, DECLARE, USE_COURT, USE_LEADER
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.order import AnyOrder
from herna.kernel.rows import Row, append, changed, i64, room
from herna.kernel.step import Ask, Step


def can_declare(state: Arcs, seat: Seat) -> bool:
    """Whether a marker is available, and Feastbringer has a Guild card to give."""
    return best_marker(state) != NONE and (state.held[seat] > 0 or not led_by(state, seat, FEASTBRINGER))


def declarations(state: Arcs, seat: Seat, card: i64) -> Row:
    """List the ambitions that a seat may declare with an action card, by its number (A7.2)."""
    number = card % 7 + 1
    found = room(AMBITIONS)
    if number == 1 or not can_declare(state, seat):
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
        """Declare it."""
        if option != PASS:
            state.do(Declare(self.seat, DECLARE.target(option), True))


@final
@mypyc_attr(free_list_len=1)
class Declare(Ask[Arcs]):
    """An ambition is declared: its price, the marker, the zero marker, then what it triggers (R-41)."""

    def __init__(self, seat: Seat, ambition: i64, zero: bool) -> None:
        super().__init__(seat)
        self.ambition: Final = ambition
        self.zero: Final = zero
        """Whether the zero marker goes on the lead card."""

    def ask(self, state: Arcs) -> Choice | None:
        """Ask Feastbringer for the card to give away; others just declare."""
        if led_by(state, self.seat, FEASTBRINGER):
            options = COURT_PICK.each(guild_cards(state, self.seat))
            return Choice(self.seat, "generous", options, LEADER.ref(FEASTBRINGER))
        self.proclaim(state)
        return None

    def take(self, state: Arcs, option: Option) -> None:
        """Give the card to the Rival with the least Power (R-18), and declare."""
        poorest: Seat = NOBODY
        for seat in turn_order(state):
            if seat != self.seat and (poorest == NOBODY or state.power[seat] < state.power[poorest]):
                poorest = seat
        card = COURT_PICK.target(option)
        give_guild(state, card, poorest)
        state.tell("gave", self.seat, COURT.ref(card), SEAT.ref(poorest))
        self.proclaim(state)

    def proclaim(self, state: Arcs) -> None:
        """Place the highest marker, and the zero marker unless a Secret Order keeps it off."""
        first = not marked(state, self.ambition)
        state.markers = changed(state.markers, best_marker(state), self.ambition)
        state.declared = True
        state.tell("declared", self.seat, AMBITION.ref(self.ambition))
        secret = self.ambition in (KEEPER, EMPATH) and holds(state, self.seat, SECRET_ORDER)
        if self.zero and not secret:
            state.zeroed = True
        waiting = triggers(state, self.seat, first)
        if waiting:
            state.do(AnyOrder(self.seat, waiting))


def triggers(state: Arcs, seat: Seat, first: bool) -> tuple[tuple[Option, Step[Any]], ...]:
    """Collect what happens when this seat declares (A7.6)."""
    found: list[tuple[Option, Step[Any]]] = []
    if holds(state, seat, FARSEERS):
        found.append((USE_COURT.of(FARSEERS), LookAtHand(seat)))
    if led_by(state, seat, UPSTART):
        found.append((USE_LEADER.of(UPSTART), Ambitious(seat)))
    if led_by(state, seat, DEMAGOGUE):
        found.append((USE_LEADER.of(DEMAGOGUE), Bold(seat, 0)))
    if led_by(state, seat, NOBLE) and first:
        found.append((USE_LEADER.of(NOBLE), Connected(seat)))
    return tuple(found)
