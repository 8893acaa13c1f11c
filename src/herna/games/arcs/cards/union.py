"""Unions: they bring an action card back to your hand at the end of the round."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.card import Card
from herna.games.arcs.changes import discard_guild, let_go
from herna.games.arcs.components import (
    ACTION_CARD,
    ADMIN_UNION,
    ARMS_UNION,
    CONSTRUCTION_UNION,
    COURT,
    NOBODY,
    NONE,
    SPACING_UNION,
)
from herna.games.arcs.hands import take_action_card
from herna.games.arcs.state import BESIDE, Arcs
from herna.games.arcs.verbs import HAND_PICK
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.pile import PUBLIC
from herna.kernel.rows import Row, append, changed, i64, pop, room, vec
from herna.kernel.step import Ask, Step

UNIONS: Final = vec[i64]([ADMIN_UNION, CONSTRUCTION_UNION, SPACING_UNION, ARMS_UNION])
"""The Unions, in the order of the rows about them."""


@final
class Union(Card):
    """In the Prelude, lay it beside a face-up card of its suit; that card comes to your hand (A10.2)."""

    def __init__(self, card: i64, suit: i64) -> None:
        super().__init__(card)
        self.suit: Final = suit

    def usable(self, state: Arcs, you: Seat) -> bool:
        """With such a card on the table; it is no "discard this to" card (R-36)."""
        return len(union_cards(state, self.suit)) > 0

    def prelude(self, state: Arcs, you: Seat) -> None:
        """Lay it there."""
        state.begun = True
        state.do(LayUnion(you, self.card, self.suit))


def union_index(card: i64) -> i64:
    """Return the place of a Union in the rows about Unions."""
    for i in range(len(UNIONS)):
        if UNIONS[i] == card:
            return i
    raise ValueError(f"Court card {card} is no Union")


def union_cards(state: Arcs, suit: i64) -> Row:
    """List the face-up cards of this round, of one suit, without a Union beside them."""
    found = room(4)
    played = state.played.cards()
    for i in range(len(played)):
        if state.played_by[i] < 8 and played[i] // 7 == suit and not claimed(state, played[i]):
            found = append(found, played[i])
    return found


def claimed(state: Arcs, card: i64) -> bool:
    """Whether a Union lies beside an action card."""
    return any(other == card for other in state.union_card)


@final
class LayUnion(Ask[Arcs]):
    """Lay a Union beside a face-up card played this round."""

    def __init__(self, seat: Seat, card: i64, suit: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.suit: Final = suit

    def choice(self, state: Arcs) -> Choice:
        """Ask for the card."""
        return Choice(self.seat, "union", HAND_PICK.each(union_cards(state, self.suit)), COURT.ref(self.card))

    def take(self, state: Arcs, option: Option) -> None:
        """Lay it there; it is no longer in the play area."""
        at = union_index(self.card)
        let_go(state, self.card)
        state.where[self.card] = BESIDE
        state.union_card = changed(state.union_card, at, HAND_PICK.target(option))
        state.union_seat = changed(state.union_seat, at, self.seat)


@final
class TakeBack(Step[Arcs]):
    """At the end of the round each Union brings its card to the hand of who laid it (A10.2)."""

    def run(self, state: Arcs) -> None:
        """Take the cards, and discard the Unions."""
        for at in range(len(UNIONS)):
            card = state.union_card[at]
            if card == NONE:
                continue
            seat: Seat = state.union_seat[at]
            state.union_card = changed(state.union_card, at, NONE)
            state.union_seat = changed(state.union_seat, at, NOBODY)
            played = state.played.cards()
            for i in range(len(played)):
                if played[i] == card:
                    state.played_by, _seat = pop(state.played_by, i)
            state.played.take(card)
            take_action_card(state, seat, card, PUBLIC)
            discard_guild(state, UNIONS[at])
            state.tell("took-back", seat, ACTION_CARD.ref(card))


TAKE_BACK: Final = TakeBack()
