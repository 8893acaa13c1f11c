"""Wizards: cards, cards, and more actions to play them."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.actions.play_action import grant_actions, play_action
from herna.games.smashup.actions.play_minion import grant_minion
from herna.games.smashup.card import MINION, STANDARD, Card
from herna.games.smashup.changes import draw, put_back, refill, reveal, to_hand
from herna.games.smashup.components import (
    ANY_ACTION,
    ASIDE,
    CARD,
    EXTRA_MINION,
    NOTHING,
    PORTAL,
)
from herna.games.smashup.destruction import Destroy
from herna.games.smashup.power import power
from herna.games.smashup.printing import Deck
from herna.games.smashup.queries import is_action, is_minion, may_act, minions_of, my_phase
from herna.games.smashup.questions import a_minion, one_of_each
from herna.games.smashup.several_cards import gather
from herna.games.smashup.state import SmashUp
from herna.games.smashup.texts import Decide, GoOn
from herna.games.smashup.verbs import CARD_, PLAY, TAKE
from herna.kernel.choice import PASS, Option, Seat, or_pass
from herna.kernel.pile import PUBLIC, only
from herna.kernel.rows import Row, append, i64, remove, room, vec
from herna.kernel.step import Pick, Script


@final
class Archmage(Card):
    """You may play an extra action in each of your turns."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Start with this turn, if it is yours and cards are being played (A31)."""
        if my_phase(state, you):
            grant_actions(state, you, 1, CARD.ref(card))

    def at_play_phase(self, state: SmashUp, card: i64) -> None:
        """Give the extra action, which stays even if the Archmage does not (A13)."""
        state.permit(ANY_ACTION)


@final
class Chronomage(Card):
    """You may play an extra action this turn."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Permit one more action this turn."""
        grant_actions(state, you, 1, CARD.ref(card))


@final
class Enchantress(Card):
    """Draw a card."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Draw the card at once, as part of playing her."""
        draw(state, you, 1)


@final
class Neophyte(Card):
    """Reveal your top card; if it is an action, you may take it or play it as an extra action."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Reveal the top card, and ask what becomes of an action; anything else goes back."""
        if reveal(state, you) != NOTHING:
            state.do(Decide(you, card, "take-or-play"))

    def offers(self, state: SmashUp, you: Seat, card: i64) -> Row:
        """An action may be played at once or taken."""
        top = state.asides[you].top()
        options = room(3)
        if is_action(state, top):
            if may_act(state, you):
                options = append(options, PLAY.of(top))
            options = append(options, TAKE.of(top))
        return or_pass(options)

    def decide(self, state: SmashUp, you: Seat, card: i64, option: Option) -> None:
        """Take it, play it, or put it back."""
        top = state.asides[you].top()
        if option == PASS:
            put_back(state, you, top)
        elif TAKE.owns(option):
            to_hand(state, top, ASIDE)
        else:
            play_action(state, top, you, ASIDE)


@final
class MassEnchantment(Card):
    """Reveal every other player's top card; play one action among them as an extra action."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Set the top cards aside, let one action be played, and put the others back."""
        shown: list[int] = []
        for i in range(1, state.seats):
            top = reveal(state, (you + i) % state.seats)
            if top != NOTHING:
                shown.append(top)
        state.do(Borrow(you, card, tuple(shown)), PutBack(you, tuple(shown)))


@final
class Borrow(Script[SmashUp]):
    """One of the revealed actions must be played."""

    def __init__(
        self, seat: Seat, card: i64, shown: tuple[int, ...], answers: tuple[Option, ...] = ()
    ) -> None:
        super().__init__(seat, answers, CARD.ref(card))
        self.card: Final = card
        self.shown: Final = shown

    def perform(self, state: SmashUp, pick: Pick) -> None:
        """Choose it and play it."""
        actions = vec[i64]([each for each in self.shown if is_action(state, each)])
        if may_act(state, self.seat):
            borrowed = PLAY.target(pick.one("borrow", PLAY.each(actions)))
            play_action(state, borrowed, self.seat, ASIDE)

    def again(self, answers: tuple[Option, ...]) -> Borrow:
        """Return this with other answers."""
        return Borrow(self.seat, self.card, self.shown, answers)


@final
class PutBack(Script[SmashUp]):
    """The revealed cards that were not played go back on top of their decks."""

    def __init__(self, seat: Seat, shown: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.shown: Final = shown

    def perform(self, state: SmashUp, pick: Pick) -> None:
        """Put each card that is still aside on top of its owner's deck."""
        for card in self.shown:
            if state.asides[state.owner[card]].holds(card):
                put_back(state, state.owner[card], card)

    def again(self, answers: tuple[Option, ...]) -> PutBack:
        """Return this; it asks nothing."""
        return PutBack(self.seat, self.shown)


@final
class MysticStudies(Card):
    """Draw two cards."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Draw both cards at once, as part of playing it."""
        draw(state, you, 2)


@final
class Portal(Card):
    """Reveal your top five cards; take any minions among them, put the rest back in any order."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Set up to five cards aside for all to see, and ask which minions among them are taken."""
        for _time in range(PORTAL):
            reveal(state, you)
        shown = state.asides[you].cards()
        minions = vec[i64]([each for each in shown if is_minion(state, each)])
        gather(state, you, card, "take-which", minions, vec[i64]())

    def gathered(self, state: SmashUp, you: Seat, card: i64, chosen: Row) -> None:
        """Take the minions, then go on to the order of the rest."""
        for each in chosen:
            to_hand(state, each, ASIDE)
        state.do(GoOn(card, you))

    def go_on(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose the order: what is put back first will be drawn last."""
        left, order = state.asides[you].cards(), room(PORTAL)
        while len(left) > 0:
            following = CARD_.target(pick.one("put-back", CARD_.each(left)))
            left = remove(left, following)
            order = append(order, following)
        known = PUBLIC if len(order) == 1 else only(you)  # one card alone has no order to hide
        for each in order:
            state.asides[you].take(each)
            state.decks[you].put(each, known)


@final
class Sacrifice(Card):
    """Choose one of your minions; draw as many cards as its power, then destroy it."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Ask for the minion and draw by its power as it is now; only then it is destroyed."""
        minion = a_minion(state, pick, "sacrifice", minions_of(state, you))
        draw(state, you, power(state, minion))
        state.do(Destroy((minion,), card, you))


@final
class Scry(Card):
    """Search your deck for an action, show it and take it; shuffle the deck."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Look through the deck."""
        if refill(state, you):
            state.decks[you].show_all(only(you))
            state.do(GoOn(card, you))

    def go_on(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Take an action if there is one; shuffle in any case (U10.9)."""
        deck = state.decks[you]
        actions = one_of_each(state, vec[i64]([each for each in deck.cards() if is_action(state, each)]))
        if len(actions) > 0:
            found = CARD_.target(pick.one("take-which", CARD_.each(actions)))
            deck.take(found)
            state.hands[you].put(found, PUBLIC)
            state.tell("took", you, CARD.ref(found))
        deck.shuffle(state.rng)


@final
class Summon(Card):
    """Play an extra minion."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Permit one more minion this turn."""
        grant_minion(state, you, EXTRA_MINION, CARD.ref(card))


@final
class TimeLoop(Card):
    """Play two extra actions."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Allow two actions more, to be played later in the turn if you like."""
        grant_actions(state, you, 2, CARD.ref(card))


@final
class WindsOfChange(Card):
    """Shuffle your hand into your deck and draw five; you may play an extra action."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Shuffle the hand into the deck, draw five cards, and allow one action more."""
        hand, deck = state.hands[you], state.decks[you]
        if hand.size() > 0:
            for each in hand.cards():
                deck.put(each)
            hand.clear()
            deck.shuffle(state.rng)
        draw(state, you, 5)
        grant_actions(state, you, 1, CARD.ref(card))


DECK: Final[Deck] = (
    (1, Archmage("archmage", MINION, 4)),
    (2, Chronomage("chronomage", MINION, 3)),
    (3, Enchantress("enchantress", MINION, 2)),
    (4, Neophyte("neophyte", MINION, 2)),
    (1, MassEnchantment("mass-enchantment", STANDARD)),
    (2, MysticStudies("mystic-studies", STANDARD)),
    (1, Portal("portal", STANDARD)),
    (1, Sacrifice("sacrifice", STANDARD)),
    (1, Scry("scry", STANDARD)),
    (2, Summon("summon", STANDARD)),
    (1, TimeLoop("time-loop", STANDARD)),
    (1, WindsOfChange("winds-of-change", STANDARD)),
)
"""How many of each card the faction has."""
