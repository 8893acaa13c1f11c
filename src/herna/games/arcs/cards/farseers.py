"""Farseers, and other looks at action cards that are not yours."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.components import ACTION_CARD, SEAT
from herna.games.arcs.hands import gather_discards, lay_face_down, take_action_card
from herna.games.arcs.queries import has_cards
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import HAND_PICK, WHOM
from herna.kernel.choice import PASS, TABLE, Choice, Option, Seat, or_pass
from herna.kernel.pile import only
from herna.kernel.rows import i64, vec
from herna.kernel.step import Ask


@final
class LookAtHand(Ask[Arcs]):
    """When you declare, look at a Rival's whole hand."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for a Rival."""
        found = vec[i64]([other for other in range(state.seats) if other != self.seat])
        return Choice(self.seat, "farseers", WHOM.each(found), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Look; then cards may be swapped."""
        rival = WHOM.target(option)
        state.hands[rival].show_all(only(self.seat))
        state.tell("looked", self.seat, SEAT.ref(rival))
        if has_cards(state, self.seat) and has_cards(state, rival):
            state.do(SwapGive(self.seat, rival, self.source))


@final
class SwapGive(Ask[Arcs]):
    """You may give a card from your hand to take one of theirs."""

    def __init__(self, seat: Seat, rival: Seat, source: str) -> None:
        super().__init__(seat)
        self.rival: Final = rival
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask which card to give."""
        options = HAND_PICK.each(state.hands[self.seat].cards())
        return Choice(self.seat, "swap-give", or_pass(options), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Go on to the card to take."""
        if option != PASS:
            state.do(SwapTake(self.seat, self.rival, HAND_PICK.target(option)))


@final
class SwapTake(Ask[Arcs]):
    """Choose the card to take, and swap."""

    def __init__(self, seat: Seat, rival: Seat, given: i64) -> None:
        super().__init__(seat)
        self.rival: Final = rival
        self.given: Final = given

    def choice(self, state: Arcs) -> Choice:
        """Ask which card of theirs."""
        return Choice(self.seat, "swap-take", HAND_PICK.each(state.hands[self.rival].cards()))

    def take(self, state: Arcs, option: Option) -> None:
        """Swap; both know both cards, and nobody else can tell any more who has what."""
        taken = HAND_PICK.target(option)
        for hand in (state.hands[self.seat], state.hands[self.rival]):
            hand.doubt(only(self.seat) | only(self.rival))
        given = state.hands[self.seat].take(self.given)
        known = state.hands[self.rival].take(taken)
        take_action_card(state, self.rival, self.given, given)
        take_action_card(state, self.seat, taken, known)
        state.tell("swapped", self.seat, SEAT.ref(self.rival))

    def redacted(self, viewer: Seat) -> SwapTake:
        """Hide the card from those who do not know it yet."""
        return self if viewer in (self.seat, TABLE) else SwapTake(self.seat, self.rival, 0)


@final
class Refresh(Ask[Arcs]):
    """Discard any number of hand cards, then draw one more than that from the underside of the discards."""

    def __init__(self, seat: Seat, count: i64, source: str) -> None:
        super().__init__(seat)
        self.count: Final = count
        """Cards discarded so far."""
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for the next card to discard."""
        options = HAND_PICK.each(state.hands[self.seat].cards())
        return Choice(self.seat, "farseers-discard", or_pass(options), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Discard it, or shuffle what was discarded and draw."""
        if option != PASS:
            card = HAND_PICK.target(option)
            lay_face_down(state, self.seat, card, state.discard)
            state.do(Refresh(self.seat, self.count + 1, self.source))
            return
        if self.count > 1:
            state.discard.shuffle_top(self.count, state.rng)
        join_discards(state, self.count + 1)
        for _each in range(self.count + 1):
            draw_underside(state, self.seat)
        state.tell("refreshed", self.seat, n=self.count)


def join_discards(state: Arcs, wanted: i64) -> None:
    """With split piles, shuffle both together if the closed one has too few cards (A22.2)."""
    pile = state.discard
    if pile.size() < wanted and state.open_discard.size() > 0:
        gather_discards(state)
        pile.shuffle(state.rng)


def draw_underside(state: Arcs, seat: Seat) -> None:
    """Take the lowest card of the action discard pile into a hand, if there is one."""
    pile = state.discard
    if pile.size() > 0:
        card = pile.cards()[0]
        take_action_card(state, seat, card, pile.take(card))
        state.tell("took-discard", seat, ACTION_CARD.ref(card), to=seat)
