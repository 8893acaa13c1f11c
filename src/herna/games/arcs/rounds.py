"""Rounds: leading, passing, following, seizing, and the end of a round (A6-A10)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.actions.declare import Declare, MayDeclare, declarations
from herna.games.arcs.chapter import EndChapter
from herna.games.arcs.components import (
    ACTION_CARD,
    ANY_AMBITION,
    COPY,
    LEAD,
    MAX_SEATS,
    NOBODY,
    NONE,
    NOT_PLAYED,
    PIPS,
    PIVOT,
    SUIT_ACTIONS,
    SURPASS,
)
from herna.games.arcs.hands import decline, lay_face_down, may_seize, seize
from herna.games.arcs.listeners import DECK, DECLARES_FOLLOWING, listeners
from herna.games.arcs.pieces import number_of, suit_of
from herna.games.arcs.queries import has_cards, has_conceded, lead_number
from herna.games.arcs.state import FACE_DOWN, Arcs
from herna.games.arcs.turn import ACT
from herna.games.arcs.verbs import (
    CONCEDE,
    COPY_WITH,
    DECLARE,
    LEAD_WITH,
    PIVOT_WITH,
    SEIZE_WITH,
    SURPASS_WITH,
)
from herna.kernel.bits import bit
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.pile import PUBLIC
from herna.kernel.rows import append, i64, room, vec
from herna.kernel.state import Outcome
from herna.kernel.step import Ask, Step


@final
class Round(Step[Arcs]):
    """A round begins: the holder of the initiative leads or passes."""

    def run(self, state: Arcs) -> None:
        """Clear what concerned the last round."""
        state.seized = False
        state.declared = False
        state.zeroed = False
        state.lead_card = NONE
        state.lead_seat = NOBODY
        state.best = 0
        state.best_seat = NOBODY
        for seat in range(state.seats):
            state.mode[seat] = NOT_PLAYED
        state.do(LEAD_BY[state.initiative])


@final
class Lead(Ask[Arcs]):
    """Lead with a card, or pass; without cards pass (A6.2, A6.5)."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a card to lead with, or for a pass, which costs the initiative."""
        options = LEAD_WITH.each(state.hands[self.seat].cards())
        if state.profile.may_concede and len(options) > 0:
            options = append(options, CONCEDE.of())
        return Choice(self.seat, "lead", or_pass(options))

    def take(self, state: Arcs, option: Option) -> None:
        """Lead, or pass the initiative on."""
        seat = self.seat
        if CONCEDE.owns(option):
            concede(state, seat)
            state.do(self)
        elif option == PASS:
            pass_on(state, seat)
        else:
            card = LEAD_WITH.target(option)
            state.passes = 0
            state.lead_card = card
            state.lead_seat = seat
            play(state, seat, card, LEAD)
            state.do(MayDeclare(seat), ACT[seat])
            for step in range(1, state.seats):
                state.then(FOLLOW_BY[(seat + step) % state.seats])
            state.then(END_ROUND)


def pass_on(state: Arcs, seat: Seat) -> None:
    """Hand the initiative to the next seat with cards; the round ends at once (A6.5, A6.6)."""
    holders: i64 = 0
    for other in range(state.seats):
        if has_cards(state, other):
            holders += 1
    if has_cards(state, seat):
        state.passes += 1
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if has_cards(state, other):
            state.initiative = other
            break
    state.tell("passed", seat)
    if holders == 0 or state.passes >= holders:
        state.do(EndChapter(), ROUND)
    else:
        state.do(ROUND)


def concede(state: Arcs, seat: Seat) -> None:
    """A seat gives up: its hand is discarded, its pieces stay, it cannot win (A21.6)."""
    state.conceded |= bit(seat)
    state.tell("conceded", seat)
    hand = state.hands[seat]
    for card in hand.cards():
        state.discard.put(card, hand.take(card))
    left = [other for other in range(state.seats) if not has_conceded(state, other)]
    if len(left) == 1:
        state.finish(Outcome((left[0],), tuple([int(power) for power in state.power])))


def play(state: Arcs, seat: Seat, card: i64, mode: i64) -> None:
    """Play an action card and open the turn: its pips, its actions, its Prelude."""
    hidden = mode == COPY
    if hidden:
        lay_face_down(state, seat, card, state.played)
    else:
        state.hands[seat].take(card)
        state.played.put(card, PUBLIC)
    state.played_by = append(state.played_by, seat + FACE_DOWN if hidden else seat)
    state.mode[seat] = mode
    state.active = seat
    state.pips = PIPS[card] if mode in (LEAD, SURPASS) else 1
    state.listed = SUIT_ACTIONS[suit_of(state.lead_card if hidden else card)]
    state.prelude = True
    state.begun = False
    state.taxed = 0
    state.launched = 0
    state.secured = 0
    state.used = vec[i64]()
    if hidden:
        state.tell("copied", seat)
    else:
        state.tell(MODE_EVENTS[mode], seat, ACTION_CARD.ref(card))


MODE_EVENTS: Final = ("", "led", "surpassed", "copied", "pivoted")


@final
class Follow(Ask[Arcs]):
    """Surpass, Copy or Pivot with a card; without cards there is no turn (A8)."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a card and how it is played."""
        cards = state.hands[self.seat].cards()
        suit, number = suit_of(state.lead_card), lead_number(state)
        options = room(16)
        for card in cards:
            if suit_of(card) != suit:
                options = append(options, PIVOT_WITH.of(card))
            elif number_of(card) > number:
                options = append(options, SURPASS_WITH.of(card))
        options = COPY_WITH.onto(options, cards)
        if state.profile.may_concede and len(options) > 0:
            options = append(options, CONCEDE.of())
        return Choice(self.seat, "follow", options, ACTION_CARD.ref(state.lead_card), always=True)

    def take(self, state: Arcs, option: Option) -> None:
        """Play it; then seize or declare, then act."""
        seat = self.seat
        if CONCEDE.owns(option):
            concede(state, seat)
            return
        if SURPASS_WITH.owns(option):
            card = SURPASS_WITH.target(option)
            number = number_of(card)
            play(state, seat, card, SURPASS)
            if number > state.best:
                state.best, state.best_seat = number, seat
            if number == ANY_AMBITION and may_seize(state, seat):
                seize(state, seat)
            state.do(Besides(seat, card), ACT[seat])
        elif PIVOT_WITH.owns(option):
            decline(state, seat)
            play(state, seat, PIVOT_WITH.target(option), PIVOT)
            state.do(Besides(seat, PIVOT_WITH.target(option)), ACT[seat])
        else:
            decline(state, seat)
            play(state, seat, COPY_WITH.target(option), COPY)
            state.do(Besides(seat, NONE), ACT[seat])


@final
@mypyc_attr(free_list_len=1)
class Besides(Ask[Arcs]):
    """With the card: seize with a second one, declare if a card allows it, in either order (A6.8, A9.1)."""

    def __init__(self, seat: Seat, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        """The card that was played face up, or NONE."""

    def ask(self, state: Arcs) -> Choice | None:
        """Ask, unless neither is possible."""
        if may_seize(state, self.seat) or self.may_declare(state):
            return self.choice(state)
        return None

    def may_declare(self, state: Arcs) -> bool:
        """Whether the seat may declare with the card it played."""
        if self.card == NONE or state.declared:
            return False
        return any(card.declares_following() for card in listeners(state, self.seat, DECLARES_FOLLOWING))

    def choice(self, state: Arcs) -> Choice:
        """Offer what the card still allows, and going on."""
        seat = self.seat
        options = room(8)
        if may_seize(state, seat):
            options = SEIZE_WITH.onto(options, state.hands[seat].cards())
        if self.may_declare(state):
            options = DECLARE.onto(options, declarations(state, seat, self.card))
        return Choice(seat, "besides", or_pass(options))

    def take(self, state: Arcs, option: Option) -> None:
        """Do it, and ask for the other."""
        seat = self.seat
        if DECLARE.owns(option):
            state.do(Declare(seat, DECLARE.target(option), False), self)
        elif option != PASS:
            card = SEIZE_WITH.target(option)
            lay_face_down(state, seat, card, state.played)
            state.played_by = append(state.played_by, seat + FACE_DOWN)
            seize(state, seat)
            state.do(self)


@final
class EndRound(Step[Arcs]):
    """Cards speak, the initiative is checked, action cards are discarded (A10)."""

    def run(self, state: Arcs) -> None:
        """Let Court cards do what they do now, wherever they lie; then go on."""
        for card in DECK.at_round_end:
            card.at_round_end(state)
        state.do(CHECK_INITIATIVE)


@final
class CheckInitiative(Step[Arcs]):
    """Without a seizure the highest Surpass wins the marker; then a new round, or the chapter ends."""

    def run(self, state: Arcs) -> None:
        """Move the marker, and clear the table."""
        if not state.seized and state.best_seat != NOBODY:
            state.initiative = state.best_seat
            state.tell("initiative", state.best_seat)
        sweep(state)
        for seat in range(state.seats):
            if has_cards(state, seat):
                state.do(ROUND)
                return
        state.do(EndChapter(), ROUND)


def sweep(state: Arcs) -> None:
    """Put the played cards on the discard pile in order of play, the open ones apart if piles are split."""
    if state.profile.split:
        for i, card in enumerate(state.played.cards()):
            pile = state.open_discard if state.played_by[i] < FACE_DOWN else state.discard
            pile.put(card, state.played.known(card))
        state.played.clear()
    else:
        state.played.pour_into(state.discard)
    state.played_by = room(8)
    state.zeroed = False


ROUND: Final = Round()
LEAD_BY: Final = [Lead(seat) for seat in range(MAX_SEATS)]
FOLLOW_BY: Final = [Follow(seat) for seat in range(MAX_SEATS)]
END_ROUND: Final = EndRound()
CHECK_INITIATIVE: Final = CheckInitiative()
