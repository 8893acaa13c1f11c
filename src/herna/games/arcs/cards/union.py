"""Unions: they bring an action card back to your hand at the end of the round."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.card import Court
from herna.games.arcs.components import ACTION_CARD, NOBODY, NONE
from herna.games.arcs.court import discard_guild, let_go
from herna.games.arcs.hands import take_action_card
from herna.games.arcs.pieces import suit_of
from herna.games.arcs.reasons import NO_FACE_UP
from herna.games.arcs.state import BESIDE, FACE_DOWN, Arcs
from herna.games.arcs.verbs import HAND_PICK
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.pile import PUBLIC
from herna.kernel.rows import Row, append, changed, i64, pop, room
from herna.kernel.step import Ask
from herna.kernel.why import Refusal


@final
class Union(Court):
    """In the Prelude, lay it beside a face-up card of its suit; that card comes to your hand (A10.2)."""

    def __init__(self, number: i64, key: str, suit: i64, cost: i64, action_suit: i64) -> None:
        super().__init__(number, key, suit, cost)
        self.action_suit: Final = action_suit
        """The suit of the action cards it lies beside."""

    def usable(self, state: Arcs, you: Seat) -> bool:
        """With such a card on the table; it is no "discard this to" card (R-36)."""
        return len(union_cards(state, self.action_suit)) > 0

    def prelude(self, state: Arcs, you: Seat) -> None:
        """Ask which action card it is laid beside."""
        state.begun = True
        state.do(LayUnion(you, self.number, self.action_suit, self.ref))

    def at_round_end(self, state: Arcs) -> None:
        """Bring the card to the hand of whoever laid it there, and leave."""
        card = state.union_card[self.action_suit]
        if card == NONE:
            return
        seat: Seat = state.union_seat[self.action_suit]
        state.union_card = changed(state.union_card, self.action_suit, NONE)
        state.union_seat = changed(state.union_seat, self.action_suit, NOBODY)
        played = state.played.cards()
        for i in range(len(played)):
            if played[i] == card:
                state.played_by, _seat = pop(state.played_by, i)
        state.played.take(card)
        take_action_card(state, seat, card, PUBLIC)
        discard_guild(state, self.number)
        state.tell("took-back", seat, ACTION_CARD.ref(card))

    def why_not(self, seen: Arcs, you: Seat) -> Refusal:
        """Say that no such card lies face up."""
        return Refusal(self.ref, NO_FACE_UP)


def union_cards(state: Arcs, suit: i64) -> Row:
    """List the face-up cards of this round, of one suit, without a Union beside them."""
    found = room(4)
    played = state.played.cards()
    for i in range(len(played)):
        if state.played_by[i] < FACE_DOWN and suit_of(played[i]) == suit and not claimed(state, played[i]):
            found = append(found, played[i])
    return found


def claimed(state: Arcs, card: i64) -> bool:
    """Whether a Union lies beside an action card."""
    return any(other == card for other in state.union_card)


@final
class LayUnion(Ask[Arcs]):
    """Lay a Union beside a face-up card played this round."""

    def __init__(self, seat: Seat, card: i64, suit: i64, source: str) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.suit: Final = suit
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for the card."""
        return Choice(self.seat, "union", HAND_PICK.each(union_cards(state, self.suit)), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Lay it there; it is no longer in the play area."""
        let_go(state, self.card)
        state.where[self.card] = BESIDE
        state.union_card = changed(state.union_card, self.suit, HAND_PICK.target(option))
        state.union_seat = changed(state.union_seat, self.suit, self.seat)
