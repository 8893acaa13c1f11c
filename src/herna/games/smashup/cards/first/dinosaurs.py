"""Dinosaurs: sheer power, and fangs with lasers."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.card import MINION, ON_BASE, ON_MINION, STANDARD, Card
from herna.games.smashup.changes import lower
from herna.games.smashup.components import SMALL
from herna.games.smashup.destruction import Destroy
from herna.games.smashup.effects import Boost
from herna.games.smashup.one_minion import DESTROY, STRENGTHEN, must
from herna.games.smashup.power import extremes, power
from herna.games.smashup.printing import Deck
from herna.games.smashup.queries import minions_at, minions_of
from herna.games.smashup.questions import a_minion
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.rows import i64, vec
from herna.kernel.step import Pick


@final
class Laseratops(Card):
    """Destroy a minion of power 2 or less here."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Destroy one, your own if there is no other."""
        here = minions_at(state, state.where[card])
        must(state, DESTROY, card, you, vec[i64]([each for each in here if power(state, each) <= SMALL]))


@final
class ArmorStego(Card):
    """Has 2 more power during other players' turns."""

    def strength(self, state: SmashUp, card: i64) -> i64:
        """Raise the plates when somebody else is at it."""
        return 0 if state.controller[card] == state.active else 2


@final
class WarRaptor(Card):
    """Has 1 more power for each War Raptor here, itself included."""

    def strength(self, state: SmashUp, card: i64) -> i64:
        """Count the War Raptors at its base, whoever controls them."""
        names, where = state.printed.names, state.where
        name, base = names[card], where[card]
        count: i64 = 0
        for minion in state.minions:
            if names[minion] == name and where[minion] == base:
                count += 1
        return count


@final
class Augmentation(Card):
    """A minion gains 4 power until the end of your turn."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Ask for any minion in play, another player's as well, and strengthen it."""
        must(state, STRENGTHEN, card, you, state.minions[:])


@final
class Howl(Card):
    """Each of your minions gains 1 power until the end of your turn."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Howl; who comes later has not heard it (A7)."""
        state.do(Boost(tuple(minions_of(state, you)), 1, you, card, you))


@final
class NaturalSelection(Card):
    """Choose one of your minions; destroy a weaker one at its base."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose the hunter, then the prey."""
        hunter = a_minion(state, pick, "hunter", minions_of(state, you))
        strength = power(state, hunter)
        here = minions_at(state, state.where[hunter])
        must(state, DESTROY, card, you, vec[i64]([each for each in here if power(state, each) < strength]))


@final
class Rampage(Card):
    """Lower a base's breakpoint by the power of one of your minions there, until the end of the turn."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Lower the breakpoint by the minion's power as it is now; what it gains later does not count."""
        minion = a_minion(state, pick, "rampage-with", minions_of(state, you))
        base, strength = state.where[minion], power(state, minion)
        lower(state, you, base, strength, minion)


@final
class SurvivalOfTheFittest(Card):
    """Destroy a weakest minion at each base where one is stronger than another."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose all victims, then destroy them together (A19)."""
        victims: list[int] = []
        for base in state.row:
            here = minions_at(state, base)
            powers = vec[i64]([power(state, minion) for minion in here])
            lowest, highest = extremes(powers)
            if lowest < highest:
                weakest = vec[i64]([here[i] for i in range(len(here)) if powers[i] == lowest])
                victims.append(a_minion(state, pick, "destroy-which", weakest))
        state.do(Destroy(tuple(victims), card, you))


@final
class WildlifePreserve(Card):
    """Other players' actions do not affect your minions here."""

    def protects(self, state: SmashUp, card: i64, minion: i64, you: Seat, by_action: bool) -> bool:
        """Cover its controller's minions at its base."""
        who = state.controller[card]
        return (
            by_action and you != who == state.controller[minion] and state.where[card] == state.where[minion]
        )


@final
class ToothAndClaw(Card):
    """If an ability would affect the minion it is on, destroy this card instead."""

    def saves(self, state: SmashUp, card: i64, minion: i64, you: Seat, by_action: bool) -> bool:
        """Save its host, whoever does whatever to it."""
        return state.host[card] == minion


DECK: Final[Deck] = (
    (1, Card("king-rex", MINION, 7)),
    (2, Laseratops("laseratops", MINION, 4)),
    (3, ArmorStego("armor-stego", MINION, 3)),
    (4, WarRaptor("war-raptor", MINION, 2)),
    (2, Augmentation("augmentation", STANDARD)),
    (2, Howl("howl", STANDARD)),
    (1, NaturalSelection("natural-selection", STANDARD)),
    (1, Rampage("rampage", STANDARD)),
    (1, SurvivalOfTheFittest("survival-of-the-fittest", STANDARD)),
    (1, ToothAndClaw("tooth-and-claw", ON_MINION)),
    (1, Card("upgrade", ON_MINION, gives=2)),
    (1, WildlifePreserve("wildlife-preserve", ON_BASE)),
)
"""How many of each card the faction has; Upgrade gives 2 power."""
