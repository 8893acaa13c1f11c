"""Robots: many small minions that help each other."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.actions.play_minion import ChooseBase, grant_minion
from herna.games.smashup.card import MINION, STANDARD, UNITES, Card
from herna.games.smashup.changes import draw, put_back, reveal, shuffle_in
from herna.games.smashup.components import ASIDE, CARD, EXTRA_MINION, NOTHING, SMALL_MINION
from herna.games.smashup.destruction import Destroy
from herna.games.smashup.drawing import DrawCards
from herna.games.smashup.frames import ALIKE, Trigger
from herna.games.smashup.one_minion import DESTROY, must
from herna.games.smashup.power import power
from herna.games.smashup.printing import Deck
from herna.games.smashup.queries import count_at, is_minion, listeners, may_play, minions_at, open_bases
from herna.games.smashup.questions import a_base
from herna.games.smashup.several_cards import gather
from herna.games.smashup.state import SmashUp
from herna.games.smashup.texts import Decide, GoOn
from herna.games.smashup.verbs import PLAY, RESOLVE
from herna.kernel.choice import PASS, Option, Seat
from herna.kernel.rows import Row, i64, vec
from herna.kernel.step import Pick, Step

ARCHIVE: Final = ALIKE + 100


@final
class Nukebot(Card):
    """After it is destroyed, destroy all other players' minions here."""

    def after_dying(self, state: SmashUp, card: i64) -> Trigger | None:
        """Let it blow up where it stood, for whoever controlled it."""
        return Trigger(RESOLVE.of(card), Blast(card, state.where[card], state.controller[card]))


@final
class Blast(Step[SmashUp]):
    """A Nukebot destroys the minions of everybody else that are there now (U12.22)."""

    def __init__(self, card: i64, base: i64, you: Seat) -> None:
        self.card: Final = card
        self.base: Final = base
        self.you: Final = you

    def run(self, state: SmashUp) -> None:
        """Destroy them all at once, so that their own texts come afterwards."""
        here = minions_at(state, self.base)
        prey = [minion for minion in here if state.controller[minion] != self.you]
        state.do(Destroy(tuple(prey), self.card, self.you))


@final
class Warbot(Card):
    """It cannot be destroyed."""

    def is_indestructible(self, state: SmashUp, card: i64) -> bool:
        """Survive whatever would destroy it; it can still be moved or returned."""
        return True


@final
class Hoverbot(Card):
    """Reveal your top card; if it is a minion, you may play it as an extra minion."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Reveal the top card and ask whether a minion is played; anything else goes back."""
        if reveal(state, you) != NOTHING:
            state.do(Decide(you, card, "play-revealed"))

    def offers(self, state: SmashUp, you: Seat, card: i64) -> Row:
        """A minion may be played at once, if there is a base for it."""
        top = state.asides[you].top()
        possible = is_minion(state, top) and may_play(state, you) and len(open_bases(state, you, top)) > 0
        return vec[i64]([PLAY.of(top), PASS]) if possible else vec[i64]([PASS])

    def decide(self, state: SmashUp, you: Seat, card: i64, option: Option) -> None:
        """Play it, or put it back."""
        top = state.asides[you].top()
        if option == PASS:
            put_back(state, you, top)
        else:
            state.do(ChooseBase(you, top, ASIDE))


@final
class Zapbot(Card):
    """You may play an extra minion of power 2 or less."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Give the extra minion."""
        grant_minion(state, you, SMALL_MINION, CARD.ref(card))


class Microbot(Card):
    """A minion with Microbot in its name."""


def is_named_microbot(state: SmashUp, card: i64) -> bool:
    """Whether a card, wherever it is, has Microbot in its name."""
    return isinstance(state.printed.cards[card], Microbot)


def is_microbot(state: SmashUp, minion: i64) -> bool:
    """Whether a minion in play counts as a Microbot: by its name, or because of an Alpha."""
    return is_named_microbot(state, minion) or any(
        state.printed.cards[card].unites(state, card, minion) for card in listeners(state, UNITES)
    )


@final
class MicrobotAlpha(Microbot):
    """Has 1 more power for each other Microbot of yours; all your minions are Microbots."""

    def strength(self, state: SmashUp, card: i64) -> i64:
        """Count your other minions: they are all Microbots."""
        controller = state.controller
        who = controller[card]
        count: i64 = -1
        for minion in state.minions:
            if controller[minion] == who:
                count += 1
        return count

    def unites(self, state: SmashUp, card: i64, minion: i64) -> bool:
        """Make Microbots of all minions of its controller."""
        return state.controller[card] == state.controller[minion]


@final
class MicrobotArchive(Microbot):
    """After one of your Microbots is destroyed, draw a card."""

    def after_death(self, state: SmashUp, card: i64, victim: i64) -> Trigger | None:
        """Draw for each Microbot of yours that is destroyed, this one included."""
        you = state.controller[card]
        if state.controller[victim] != you or not is_microbot(state, victim):
            return None
        return Trigger(RESOLVE.of(card), DrawCards(you, 1), ARCHIVE + you)


@final
class MicrobotFixer(Microbot):
    """As your first minion this turn: play an extra minion. Your Microbots have 1 more power."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Give the extra minion."""
        if state.played[you] == 1:
            grant_minion(state, you, EXTRA_MINION, CARD.ref(card))

    def lends(self, state: SmashUp, card: i64, minion: i64) -> i64:
        """Repair your Microbots, itself included."""
        return 1 if state.controller[card] == state.controller[minion] and is_microbot(state, minion) else 0


@final
class MicrobotGuard(Microbot):
    """Destroy a minion here with less power than you have minions here."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Destroy one, itself if there is no other."""
        base = state.where[card]
        count = count_at(state, you, base)
        prey = vec[i64]([minion for minion in minions_at(state, base) if power(state, minion) < count])
        must(state, DESTROY, card, you, prey)


@final
class MicrobotReclaimer(Microbot):
    """Your first minion this turn: play an extra one. Shuffle Microbots from the discards into your deck."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Give the extra minion, then go on to the discard pile."""
        if state.played[you] == 1:
            grant_minion(state, you, EXTRA_MINION, CARD.ref(card))
        state.then(GoOn(card, you))

    def go_on(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose any number of Microbots."""
        pile = state.discards[you].cards()
        bots = vec[i64]([each for each in pile if is_named_microbot(state, each)])
        gather(state, you, card, "shuffle-which", bots, vec[i64]())

    def gathered(self, state: SmashUp, you: Seat, card: i64, chosen: Row) -> None:
        """Shuffle the Microbots chosen into the deck; with none chosen it is not shuffled."""
        shuffle_in(state, you, chosen)


@final
class TechCenter(Card):
    """Choose a base; draw a card for each minion you have there."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Ask for a base, count your minions there, and draw as many cards."""
        base = a_base(pick, "which-base", state.row)
        draw(state, you, count_at(state, you, base))


DECK: Final[Deck] = (
    (1, Nukebot("nukebot", MINION, 5)),
    (2, Warbot("warbot", MINION, 4)),
    (3, Hoverbot("hoverbot", MINION, 3)),
    (4, Zapbot("zapbot", MINION, 2)),
    (1, MicrobotAlpha("microbot-alpha", MINION, 1)),
    (1, MicrobotArchive("microbot-archive", MINION, 1)),
    (2, MicrobotFixer("microbot-fixer", MINION, 1)),
    (2, MicrobotGuard("microbot-guard", MINION, 1)),
    (2, MicrobotReclaimer("microbot-reclaimer", MINION, 1)),
    (2, TechCenter("tech-center", STANDARD)),
)
"""How many of each card the faction has."""
