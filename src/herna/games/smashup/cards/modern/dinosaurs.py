"""Dinosaurs as printed in 2025: Laseratops, Armor Stego, and Tooth and Claw differ."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.card import MINION, ON_MINION, Card
from herna.games.smashup.cards.first import dinosaurs as first
from herna.games.smashup.components import SMALL
from herna.games.smashup.limits import talent_used
from herna.games.smashup.one_minion import DESTROY, may
from herna.games.smashup.printing import Deck, reprinted
from herna.games.smashup.queries import minions_at
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.rows import i64, vec
from herna.kernel.step import Pick


@final
class Laseratops(Card):
    """You may destroy a minion of printed power 2 or less here."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose one, or none."""
        here, powers = minions_at(state, state.where[card]), state.printed.powers
        may(state, DESTROY, card, you, vec[i64]([each for each in here if powers[each] <= SMALL]))


@final
class ArmorStego(Card):
    """Talent: it has 2 more power during other players' turns, until your next turn."""

    def talent(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Make ready for the others' turns: that it was used says it all."""

    def strength(self, state: SmashUp, card: i64) -> i64:
        """Raise the plates when somebody else is at it."""
        ready = state.controller[card] != state.active and talent_used(state, card)
        return 2 if ready else 0


@final
class ToothAndClaw(Card):
    """Other players' cards do not affect the minion it is on."""

    def protects(self, state: SmashUp, card: i64, minion: i64, you: Seat, by_action: bool) -> bool:
        """Cover its host, whoever controls this card (U18.4)."""
        return state.host[card] == minion and state.controller[minion] != you


DECK: Final[Deck] = reprinted(
    first.DECK,
    Laseratops("laseratops", MINION, 4, entry="laseratops-2025"),
    ArmorStego("armor-stego", MINION, 3, entry="armor-stego-2025"),
    ToothAndClaw("tooth-and-claw", ON_MINION, entry="tooth-and-claw-2025"),
)
"""How many of each card the faction has."""
