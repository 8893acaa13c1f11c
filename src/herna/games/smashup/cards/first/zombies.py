"""Zombies: the discard pile is where they feel at home."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.actions.play_minion import ChooseBase, UseNow, grant_minion, play_minion
from herna.games.smashup.card import MINION, ON_BASE, STANDARD, Card
from herna.games.smashup.changes import discard_from, put_back, refill, reveal, shuffle_in, to_hand
from herna.games.smashup.components import (
    ASIDE,
    CARD,
    DISCARD,
    FROM_DISCARD,
    NOTHING,
    ON_EMPTY,
    SMALL,
)
from herna.games.smashup.destruction import Disperse
from herna.games.smashup.frames import ALIKE, Trigger
from herna.games.smashup.printing import Deck
from herna.games.smashup.queries import has_minion_at, is_minion, may_play, open_to
from herna.games.smashup.questions import a_card, maybe_card, one_of_each, same_name
from herna.games.smashup.reasons import BLOCKED, DUG_ALREADY
from herna.games.smashup.several_cards import gather
from herna.games.smashup.state import SmashUp
from herna.games.smashup.texts import Decide, GoOn
from herna.games.smashup.verbs import AT, COUNT, DISCARD_, PLAY, RESOLVE
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.pile import PUBLIC, only
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask, Pick
from herna.kernel.why import Reason


@final
class ZombieLord(Card):
    """Play an extra minion of power 2 or less from your discard pile at each base where you have none."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Note the bases now; all are served at once."""
        bases = [int(base) for base in state.row if not has_minion_at(state, you, base)]
        state.do(Rise(you, card, tuple(bases), tuple([int(state.tenure[base]) for base in bases])))


@final
class Rise(Ask[SmashUp]):
    """Choose the next base that Zombie Lord serves, or no more."""

    def __init__(self, seat: Seat, card: i64, bases: tuple[int, ...], tenures: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.bases: Final = bases
        self.tenures: Final = tenures

    def choice(self, state: SmashUp) -> Choice:
        """Ask for a base that is still in play and for which there is a minion (A38)."""
        options = room(6)
        for i in range(len(self.bases)):
            base = self.bases[i]
            here = base in state.row and state.tenure[base] == self.tenures[i]
            if here and len(corpses(state, self.seat, base)) > 0:
                options = append(options, AT.of(base))
        return Choice(self.seat, "rise-where", or_pass(options), CARD.ref(self.card))

    def take(self, state: SmashUp, option: Option) -> None:
        """Go on to the minion, then to the other bases."""
        if option == PASS:
            return
        base = AT.target(option)
        rest = [i for i in range(len(self.bases)) if self.bases[i] != base]
        bases = tuple([self.bases[i] for i in rest])
        tenures = tuple([self.tenures[i] for i in rest])
        state.do(RiseWho(self.seat, self.card, base), Rise(self.seat, self.card, bases, tenures))


def corpses(state: SmashUp, seat: Seat, base: i64) -> Row:
    """Minions of power 2 or less in a seat's discard pile that may be played at a base."""
    if not may_play(state, seat):
        return vec[i64]()
    return vec[i64](
        [
            card
            for card in state.discards[seat].cards()
            if is_minion(state, card)
            and state.printed.powers[card] <= SMALL
            and open_to(state, seat, card, base)
        ]
    )


@final
class RiseWho(Ask[SmashUp]):
    """Choose the minion that rises at a base."""

    def __init__(self, seat: Seat, card: i64, base: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.base: Final = base

    def choice(self, state: SmashUp) -> Choice:
        """Ask for one in the discard pile."""
        options = PLAY.each(corpses(state, self.seat, self.base))
        return Choice(self.seat, "rise-who", options, CARD.ref(self.card))

    def take(self, state: SmashUp, option: Option) -> None:
        """Let the chosen minion rise from the discard pile."""
        play_minion(state, PLAY.target(option), self.seat, self.base, DISCARD)


@final
class GraveDigger(Card):
    """You may take a minion from your discard pile into your hand."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Ask for a minion in your discard pile, or for none, and take it into your hand."""
        pile = state.discards[you].cards()
        found = maybe_card(pick, "take-which", vec[i64]([each for each in pile if is_minion(state, each)]))
        if found >= 0:
            to_hand(state, found, DISCARD)


@final
class TenaciousZ(Card):
    """In your turn you may play it from your discard pile as an extra minion; one of them each turn."""

    def rises(self, state: SmashUp, seat: Seat, card: i64) -> bool:
        """When none has risen this turn, and there is a base for it."""
        return state.dug == 0 and any(open_to(state, seat, card, base) for base in state.row)

    def use(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Ask for a base, and play it there from the discard pile; the others stay there this turn."""
        state.dug = 1
        state.do(ChooseBase(seat, card, DISCARD))

    def excuse(self, state: SmashUp, seat: Seat, card: i64) -> Reason:
        """Say that one has risen already, or that there is no base for it."""
        return DUG_ALREADY if state.dug == 1 else BLOCKED


@final
class Walker(Card):
    """Look at your top card; discard it or put it back."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Look at the top card alone, then ask whether it is discarded."""
        if reveal(state, you, only(you)) != NOTHING:
            state.do(Decide(you, card, "discard-top"))

    def offers(self, state: SmashUp, you: Seat, card: i64) -> Row:
        """Offer to discard the card looked at, or to leave it on top."""
        return vec[i64]([DISCARD_.of(state.asides[you].top()), PASS])

    def decide(self, state: SmashUp, you: Seat, card: i64, option: Option) -> None:
        """Discard it, or put it back."""
        top = state.asides[you].top()
        if option == PASS:
            put_back(state, you, top)
        else:
            discard_from(state, top, ASIDE)


@final
class GraveRobbing(Card):
    """Take a card from your discard pile into your hand."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Ask for any card in your discard pile, and take it into your hand."""
        to_hand(state, a_card(pick, "take-which", state.discards[you].cards()), DISCARD)


@final
class LendAHand(Card):
    """Shuffle any number of cards from your discard pile into your deck."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose the cards, and shuffle them into the deck."""
        gather(state, you, card, "shuffle-which", state.discards[you].cards(), vec[i64]())

    def gathered(self, state: SmashUp, you: Seat, card: i64, chosen: Row) -> None:
        """Shuffle the cards chosen into the deck; with none chosen it is not shuffled."""
        shuffle_in(state, you, chosen)


@final
class MallCrawl(Card):
    """Search your deck for any number of cards with the same name and discard them; shuffle the deck."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Look through the deck."""
        if refill(state, you):
            state.decks[you].show_all(only(you))
            state.do(GoOn(card, you))

    def go_on(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose a name and how many; shuffle in any case."""
        deck = state.decks[you]
        for each in namesakes(state, pick, "discard-which", deck.cards()):
            deck.take(each)
            state.discards[you].put(each, PUBLIC)
            state.tell("discarded", you, CARD.ref(each))
        deck.shuffle(state.rng)


def namesakes(state: SmashUp, pick: Pick, prompt: str, cards: Row) -> list[i64]:
    """Ask for a name, or none, and for how many cards with it."""
    like = maybe_card(pick, prompt, one_of_each(state, cards))
    if like < 0:
        return []
    group = same_name(state, cards, like)
    count = COUNT.value(pick.one("how-many", COUNT.up_to(len(group))))
    return group[:count]


@final
class NotEnoughBullets(Card):
    """Take any number of minions with the same name from your discard pile into your hand."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose a name and how many."""
        pile = state.discards[you].cards()
        minions = vec[i64]([each for each in pile if is_minion(state, each)])
        for each in namesakes(state, pick, "take-which", minions):
            to_hand(state, each, DISCARD)


@final
class Outbreak(Card):
    """Play an extra minion at a base where you have none."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Permit one more minion, at such a base."""
        grant_minion(state, you, ON_EMPTY, CARD.ref(card))


@final
class Overrun(Card):
    """Only you can play minions here. It goes at the start of your turn."""

    def blocks(self, state: SmashUp, card: i64, seat: Seat, minion: i64) -> bool:
        """Forbid it to everybody else."""
        return state.controller[card] != seat

    def at_start(self, state: SmashUp, card: i64) -> Trigger | None:
        """Go at the start of its controller's turn."""
        if state.controller[card] != state.active:
            return None
        return Trigger(RESOLVE.of(card), Disperse(card), ALIKE)


@final
class TheyKeepComing(Card):
    """Play an extra minion from your discard pile."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Give it, to keep for later unless it is agreed otherwise (A14)."""
        if state.profile.digs_at_once:
            state.do(UseNow(you, FROM_DISCARD, CARD.ref(card)))
        else:
            grant_minion(state, you, FROM_DISCARD, CARD.ref(card))


class TheyreComingToGetYou(Card):
    """In your turn you may play minions here from your discard pile instead of your hand."""

    def opens(self, state: SmashUp, card: i64, seat: Seat) -> bool:
        """Let its controller's minions come."""
        return state.controller[card] == seat


DECK: Final[Deck] = (
    (1, ZombieLord("zombie-lord", MINION, 5)),
    (2, GraveDigger("grave-digger", MINION, 4)),
    (3, TenaciousZ("tenacious-z", MINION, 2)),
    (4, Walker("walker", MINION, 2)),
    (2, GraveRobbing("grave-robbing", STANDARD)),
    (1, LendAHand("lend-a-hand", STANDARD)),
    (1, MallCrawl("mall-crawl", STANDARD)),
    (1, NotEnoughBullets("not-enough-bullets", STANDARD)),
    (1, Outbreak("outbreak", STANDARD)),
    (1, Overrun("overrun", ON_BASE)),
    (2, TheyKeepComing("they-keep-coming", STANDARD)),
    (1, TheyreComingToGetYou("theyre-coming-to-get-you", ON_BASE)),
)
"""How many of each card the faction has."""
