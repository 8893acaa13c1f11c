"""Tricksters as printed in 2025: all differ but Disenchant, Hideout, Pay the Piper, Take the Shinies."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.card import MINION, ON_BASE, STANDARD, Card
from herna.games.smashup.cards.first import tricksters as first
from herna.games.smashup.cards.trickster_steps import LastLaugh, Pounce, Smoulder
from herna.games.smashup.changes import draw
from herna.games.smashup.components import AT_BASE, FACTION, NO_ACTIONS, NO_MOVES, SEAT, faction_of
from herna.games.smashup.drawing import DrawCards
from herna.games.smashup.frames import ALIKE, Framed, Trigger
from herna.games.smashup.limits import spend
from herna.games.smashup.one_minion import DESTROY, Aim
from herna.games.smashup.printing import Deck, reprinted
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import NAME, RESOLVE, SLEEP
from herna.kernel.choice import Seat
from herna.kernel.rows import changed, i64, vec
from herna.kernel.step import Pick

BROWNIE: Final = ALIKE + 400

NAME_BITS: Final = 4
NAME_MASK: Final = 15
"""A Block the Path notes a faction for each seat in one number."""


@final
class Leprechaun(Card):
    """After another player plays a weaker minion here, destroy it; the first one each turn."""

    def after_play(self, state: SmashUp, card: i64, minion: i64) -> Trigger | None:
        """Look at it once its text is finished."""
        return Trigger(RESOLVE.of(card), Pounce(card, minion, state.where[card], once=True))


@final
class Brownie(Card):
    """After another player plays a minion at another base, draw a card."""

    def after_play_elsewhere(self, state: SmashUp, card: i64, minion: i64) -> Trigger | None:
        """Help yourself while they are busy (U18.12)."""
        you = state.controller[card]
        return Trigger(RESOLVE.of(card), DrawCards(you, 1), BROWNIE + you)


@final
class Gnome(Card):
    """Before this base scores, you may destroy a minion here with less power than you have minions here."""

    def usable_before(self, state: SmashUp, seat: Seat, card: i64) -> bool:
        """Once before its base scores, if there is a victim."""
        if state.where[card] != state.scoring or card in state.spent:
            return False
        return len(first.outnumbered(state, seat, state.scoring)) > 0

    def use_before(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Ask for a victim at the base being scored, or for none; once before it scores."""
        spend(state, card)
        prey = first.outnumbered(state, seat, state.scoring)
        state.do(Framed(Aim(DESTROY, card, seat, prey, False)))


@final
class Gremlin(Card):
    """After it goes to the discard pile from play, draw a card."""

    def after_dying(self, state: SmashUp, card: i64) -> Trigger | None:
        """Laugh last, unless the Tar Pits keep it from the discard pile."""
        you = state.controller[card]
        return Trigger(RESOLVE.of(card), LastLaugh(you, card), first.GREMLIN + you)

    def after_clearing(self, state: SmashUp, you: Seat) -> None:
        """Laugh when the base is gone, too."""
        draw(state, you, 1)


@final
class BlockThePath(Card):
    """Name one faction of each other player, who cannot play minions of it here."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Name them for all to hear."""
        others = [(you + i) % state.seats for i in range(1, state.seats)]
        named = [one_faction_of(state, pick, other) for other in others]
        noted = state.memo[card]
        for i in range(len(others)):
            noted += (named[i] + 1) << NAME_BITS * others[i]
            state.tell("named", you, FACTION.ref(named[i]))
        state.memorise(card, noted)

    def blocks(self, state: SmashUp, card: i64, seat: Seat, minion: i64) -> bool:
        """Forbid it to those for whom it was named."""
        return state.memo[card] >> NAME_BITS * seat & NAME_MASK == faction_of(minion) + 1


def one_faction_of(state: SmashUp, pick: Pick, seat: Seat) -> i64:
    """Ask for one of a player's two factions."""
    both = vec[i64]([state.factions[2 * seat], state.factions[2 * seat + 1]])
    return NAME.target(pick.one("name-faction", NAME.each(both)))


@final
class EnshroudingMist(Card):
    """Talent: play an extra minion here."""

    def talent(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Give the permission, which stays even if the Mist does not (U18.16)."""
        state.permit(AT_BASE + state.where[card])


@final
class FlameTrap(first.FlameTrap):
    """You may also lower the breakpoint here by 4 at the start of your turn."""

    def at_start(self, state: SmashUp, card: i64) -> Trigger | None:
        """Ask its controller, in whose turn it is, whether the breakpoint is lowered."""
        if state.controller[card] != state.active:
            return None
        return Trigger(RESOLVE.of(card), Smoulder(state.active, card))


@final
class MarkOfSleep(Card):
    """Choose for each other player: no actions, or no moving of minions in the next turn."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose for one after the other; the other players' marks of before stay."""
        others = [(you + i) % state.seats for i in range(1, state.seats)]
        kinds = [SLEEP.value(pick.one("sleep-how", SLEEP.up_to(NO_MOVES, target=seat))) for seat in others]
        for i in range(len(others)):
            state.marked = changed(state.marked, others[i], kinds[i])
            state.tell("marked" if kinds[i] == NO_ACTIONS else "marked-still", you, SEAT.ref(others[i]))


DECK: Final[Deck] = reprinted(
    first.DECK,
    Leprechaun("leprechaun", MINION, 5, entry="leprechaun-2025"),
    Brownie("brownie", MINION, 4, entry="brownie-2025"),
    Gnome("gnome", MINION, 3, entry="gnome-2025"),
    Gremlin("gremlin", MINION, 2, entry="gremlin-2025"),
    BlockThePath("block-the-path", ON_BASE, entry="block-the-path-2025"),
    EnshroudingMist("enshrouding-mist", ON_BASE, entry="enshrouding-mist-2025"),
    FlameTrap("flame-trap", ON_BASE, entry="flame-trap-2025"),
    MarkOfSleep("mark-of-sleep", STANDARD, entry="mark-of-sleep-2025"),
)
"""How many of each card the faction has."""
