"""Dinosaurs: sheer power, and fangs with lasers."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.aim import DESTROY, STRENGTHEN, may, must
from herna.games.smashup.card import (
    CHANGING,
    FACES,
    MINION,
    ON_BASE,
    ON_MINION,
    PROTECTS,
    SHIELDS,
    STANDARD,
    TALENT,
    TEXT,
    Card,
)
from herna.games.smashup.choose import a_minion
from herna.games.smashup.components import BASE, CARD, SMALL
from herna.games.smashup.destruction import Destroy
from herna.games.smashup.effects import Boost
from herna.games.smashup.limits import note_use, used
from herna.games.smashup.power import extremes, power
from herna.games.smashup.queries import minions_at, minions_of
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.rows import changed, i64, vec
from herna.kernel.step import Pick


@final
class Laseratops(Card):
    """Destroy a minion of power 2 or less here (2025: you may, and its printed power counts)."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Destroy one, your own if there is no other."""
        here = minions_at(state, state.where[card])
        if state.profile.modern:
            may(state, DESTROY, card, you, vec[i64]([each for each in here if FACES.powers[each] <= SMALL]))
        else:
            must(state, DESTROY, card, you, vec[i64]([each for each in here if power(state, each) <= SMALL]))


@final
class ArmorStego(Card):
    """Has 2 more power during other players' turns (2025: if its talent was used in your last turn)."""

    def strength(self, state: SmashUp, card: i64) -> i64:
        """Raise the plates when somebody else is at it."""
        if state.controller[card] == state.active:
            return 0
        return 2 if not state.profile.modern or used(state, card) else 0

    def use(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Make ready for the others' turns."""
        note_use(state, card)


@final
class WarRaptor(Card):
    """Has 1 more power for each War Raptor here, itself included."""

    def strength(self, state: SmashUp, card: i64) -> i64:
        """Count the pack."""
        names, where = FACES.names, state.where
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
        """Choose anybody's minion."""
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
        """Fix the reduction now."""
        minion = a_minion(state, pick, "rampage-with", minions_of(state, you))
        base, strength = state.where[minion], power(state, minion)
        state.lowered = changed(state.lowered, base, state.lowered[base] + strength)
        state.tell("lowered", you, BASE.ref(base), CARD.ref(minion), n=strength)


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

    def protects(self, state: SmashUp, card: i64, minion: i64) -> bool:
        """Cover everybody at its base."""
        return state.where[card] == state.where[minion]


DECK: Final[tuple[tuple[int, Card], ...]] = (
    (1, Card("king-rex", MINION, 7)),
    (2, Laseratops("laseratops", MINION, 4, TEXT)),
    (3, ArmorStego("armor-stego", MINION, 3, CHANGING | TALENT)),
    (4, WarRaptor("war-raptor", MINION, 2, CHANGING)),
    (2, Augmentation("augmentation", STANDARD, traits=TEXT)),
    (2, Howl("howl", STANDARD, traits=TEXT)),
    (1, NaturalSelection("natural-selection", STANDARD, traits=TEXT)),
    (1, Rampage("rampage", STANDARD, traits=TEXT)),
    (1, SurvivalOfTheFittest("survival-of-the-fittest", STANDARD, traits=TEXT)),
    (1, Card("tooth-and-claw", ON_MINION, traits=SHIELDS)),
    (1, Card("upgrade", ON_MINION, gives=2)),
    (1, WildlifePreserve("wildlife-preserve", ON_BASE, traits=PROTECTS)),
)
"""How many of each card the faction has; Tooth and Claw stops one ability, Upgrade gives 2 power."""
