"""Tricksters: traps for those who come too close."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.card import MINION, ON_BASE, STANDARD, Card
from herna.games.smashup.cards.trickster_steps import (
    Mischief,
    Pay,
    Pounce,
    Spring,
    everybody_else_loses,
)
from herna.games.smashup.changes import destroy_action
from herna.games.smashup.components import (
    FACTION,
    NO_ACTIONS,
    SEAT,
    faction_of,
)
from herna.games.smashup.drawing import RandomDiscard
from herna.games.smashup.frames import ALIKE, Trigger
from herna.games.smashup.limits import use_this_turn, used_this_turn
from herna.games.smashup.one_minion import DESTROY, may
from herna.games.smashup.power import power
from herna.games.smashup.printing import Deck
from herna.games.smashup.queries import count_at, minions_at
from herna.games.smashup.questions import a_card, a_faction, a_seat
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import RESOLVE
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, changed, i64, vec
from herna.kernel.step import Pick

GREMLIN: Final = ALIKE + 200
PIPER: Final = ALIKE + 300


@final
class Leprechaun(Card):
    """After another player plays a weaker minion here, destroy it."""

    def after_play(self, state: SmashUp, card: i64, minion: i64) -> Trigger | None:
        """Look at it once its text is finished."""
        return Trigger(RESOLVE.of(card), Pounce(card, minion, state.where[card]))


@final
class Brownie(Card):
    """Whoever plays a card that affects it discards two at random."""

    def when_affected(self, state: SmashUp, card: i64, player: Seat) -> Trigger | None:
        """Let chance take them once the card's text is finished."""
        return Trigger(RESOLVE.of(card), RandomDiscard(player, 2), ALIKE + player)


@final
class Gnome(Card):
    """You may destroy a minion here with less power than you have minions here."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Do it when it is played."""
        may(state, DESTROY, card, you, outnumbered(state, you, state.where[card]))


def outnumbered(state: SmashUp, you: Seat, base: i64) -> Row:
    """Minions at a base with less power than you have minions there."""
    count = count_at(state, you, base)
    return vec[i64]([minion for minion in minions_at(state, base) if power(state, minion) < count])


@final
class Gremlin(Card):
    """After it is destroyed, draw a card; each other player discards one at random."""

    def after_dying(self, state: SmashUp, card: i64) -> Trigger | None:
        """Draw, and let the others lose a card; of several Gremlins of one player the order is not asked."""
        you = state.controller[card]
        return Trigger(RESOLVE.of(card), Mischief(you), GREMLIN + you)


@final
class BlockThePath(Card):
    """Name a faction; minions of that faction cannot be played here."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Name it for all to hear."""
        named = a_faction(pick)
        state.memorise(card, named)
        state.tell("named", you, FACTION.ref(named))

    def blocks(self, state: SmashUp, card: i64, seat: Seat, minion: i64) -> bool:
        """Forbid it to everybody."""
        return state.memo[card] == faction_of(minion)


@final
class EnshroudingMist(Card):
    """You may play an extra minion here in each of your turns."""

    def admits(self, state: SmashUp, card: i64, seat: Seat) -> bool:
        """Let one come in each turn."""
        return state.controller[card] == seat and not used_this_turn(state, card)

    def has_admitted(self, state: SmashUp, card: i64) -> None:
        """That was it for this turn."""
        use_this_turn(state, card)


@final
class Disenchant(Card):
    """Destroy an action on a base or on a minion."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose any, your own if it is the only one."""
        destroy_action(state, a_card(pick, "destroy-action", state.actions))


class FlameTrap(Card):
    """After another player plays a minion here, destroy it and this card."""

    def after_play(self, state: SmashUp, card: i64, minion: i64) -> Trigger | None:
        """React once the minion's own text is finished."""
        return Trigger(RESOLVE.of(card), Spring(card, minion, state.where[card]))


@final
class Hideout(Card):
    """If another player's action would affect your minions here, destroy this card instead."""

    def saves(self, state: SmashUp, card: i64, minion: i64, you: Seat, by_action: bool) -> bool:
        """Save all its controller's minions at its base together (A27)."""
        who = state.controller[card]
        mine = you != who == state.controller[minion]
        return by_action and mine and state.where[card] == state.where[minion]


@final
class MarkOfSleep(Card):
    """Choose a player, who cannot play actions in the next turn."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Mark somebody, perhaps yourself."""
        seat = a_seat(pick, "mark-whom", vec[i64](range(state.seats)))
        state.marked = changed(state.marked, seat, NO_ACTIONS)
        state.tell("marked", you, SEAT.ref(seat))


@final
class PayThePiper(Card):
    """After another player plays a minion here, that player discards a card."""

    def after_play(self, state: SmashUp, card: i64, minion: i64) -> Trigger | None:
        """Ask the owner of the new minion for a card, once that minion's text is finished."""
        payer = state.owner[minion]
        return Trigger(RESOLVE.of(card), Pay(payer, card), PIPER + payer)


@final
class TakeTheShinies(Card):
    """Each other player discards two cards at random."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Take them, clockwise from the current player."""
        everybody_else_loses(state, you, 2)


DECK: Final[Deck] = (
    (1, Leprechaun("leprechaun", MINION, 5)),
    (2, Brownie("brownie", MINION, 4)),
    (3, Gnome("gnome", MINION, 3)),
    (4, Gremlin("gremlin", MINION, 2)),
    (1, BlockThePath("block-the-path", ON_BASE)),
    (2, Disenchant("disenchant", STANDARD)),
    (2, EnshroudingMist("enshrouding-mist", ON_BASE)),
    (1, FlameTrap("flame-trap", ON_BASE)),
    (1, Hideout("hideout", ON_BASE)),
    (1, MarkOfSleep("mark-of-sleep", STANDARD)),
    (1, PayThePiper("pay-the-piper", ON_BASE)),
    (1, TakeTheShinies("take-the-shinies", STANDARD)),
)
"""How many of each card the faction has."""
