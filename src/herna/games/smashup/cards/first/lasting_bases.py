"""Bases that do something while they are in play, or while they score."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.actions.play_minion import grant_minion
from herna.games.smashup.base import Base
from herna.games.smashup.changes import gain
from herna.games.smashup.components import BASE, CARD, NOTHING, SMALL_MINION
from herna.games.smashup.effects import Move
from herna.games.smashup.frames import ANY_TIME, Trigger
from herna.games.smashup.one_minion import PickMinion
from herna.games.smashup.queries import ignorable
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import BURY, IGNORE, RESOLVE_BASE
from herna.kernel.choice import PASS, Choice, Option, Seat
from herna.kernel.pile import PUBLIC
from herna.kernel.rows import Row, i64, vec
from herna.kernel.step import Ask, Step


@final
@mypyc_attr(free_list_len=1)
class Concerns(Ask[SmashUp]):
    """A base is about to do something to a seat's cards; who has infiltrated it may ignore it (U11.10)."""

    def __init__(self, seat: Seat, base: i64, step: Step[SmashUp]) -> None:
        super().__init__(seat)
        self.base: Final = base
        self.step: Final = step

    def choice(self, state: SmashUp) -> Choice:
        """Ask whether to ignore it, if that is possible."""
        options = vec[i64]([PASS])
        if ignorable(state, self.base, self.seat):
            options = vec[i64]([IGNORE.of(self.base), PASS])
        return Choice(self.seat, "ignore-base", options, BASE.ref(self.base))

    def take(self, state: SmashUp, option: Option) -> None:
        """Do it, unless it is ignored."""
        if option == PASS:
            state.do(self.step)
        else:
            state.tell("ignored", self.seat, BASE.ref(self.base))


class TheHomeworld(Base):
    """After a minion is played here, its owner may play an extra minion of power 2 or less."""

    def after_play(self, state: SmashUp, base: i64, owner: Seat) -> None:
        """Let the owner of the new minion play a small one."""
        grant_minion(state, owner, SMALL_MINION, BASE.ref(base))


@final
class TarPits(Base):
    """After a minion is destroyed here, put it under its owner's deck."""

    def after_death(self, state: SmashUp, base: i64, victim: i64) -> Trigger | None:
        """Let the victim go under the deck, unless its controller ignores the base."""
        step = Concerns(state.controller[victim], base, Sink(victim))
        return Trigger(BURY.of(victim), step)


@final
class Sink(Step[SmashUp]):
    """A destroyed minion goes from the discard pile under the deck, if it is still there."""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def run(self, state: SmashUp) -> None:
        """Take it out of the discard pile and put it under its owner's deck, open to all."""
        owner = state.owner[self.card]
        if state.discards[owner].holds(self.card):
            state.discards[owner].take(self.card)
            state.decks[owner].tuck(self.card, PUBLIC)
            state.tell("buried", owner, CARD.ref(self.card))


class CaveOfShinies(Base):
    """After a minion is destroyed here, its owner gains a victory point."""

    def after_death(self, state: SmashUp, base: i64, victim: i64) -> Trigger | None:
        """Give the owner of the victim a point, whoever destroyed it."""
        return Trigger(RESOLVE_BASE.of(base), Console(state.owner[victim]), ANY_TIME)


@final
class Console(Step[SmashUp]):
    """A seat gains a victory point."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: SmashUp) -> None:
        """Gain the victory point."""
        gain(state, self.seat, 1)


@final
class MushroomKingdom(Base):
    """At the start of each turn, the current player may move another player's minion here."""

    def at_start(self, state: SmashUp, base: i64) -> Trigger | None:
        """Offer it, if there is somebody to move."""
        if len(strangers(state, base)) == 0:
            return None
        return Trigger(RESOLVE_BASE.of(base), Lure(state.active, base))


def strangers(state: SmashUp, base: i64) -> Row:
    """Other players' minions at other bases."""
    minions, controller, where, active = state.minions, state.controller, state.where, state.active
    return vec[i64](
        [minion for minion in minions if controller[minion] != active and where[minion] != base],
        capacity=len(minions),
    )


@final
@mypyc_attr(free_list_len=1)
class Lure(Step[SmashUp]):
    """The current player may bring somebody else's minion to the Mushroom Kingdom."""

    def __init__(self, seat: Seat, base: i64) -> None:
        self.seat: Final = seat
        self.base: Final = base

    def run(self, state: SmashUp) -> None:
        """Ask for one, if there is still somebody."""
        among = strangers(state, self.base)
        if len(among) > 0:
            state.do(LureWho(self.seat, self.base, among))


@final
@mypyc_attr(free_list_len=1)
class LureWho(PickMinion):
    """Which minion is lured; whoever has infiltrated the Kingdom may ignore that."""

    def __init__(self, seat: Seat, base: i64, among: Row) -> None:
        super().__init__(seat, "move-which", BASE.ref(base), among, True)
        self.base: Final = base

    def fewer(self, among: Row) -> LureWho:
        """Return this question among fewer minions."""
        return LureWho(self.seat, self.base, among)

    def chosen(self, state: SmashUp, minion: i64) -> None:
        """Move it to the Kingdom, unless its controller ignores the base."""
        move = Move((minion,), (self.base,), NOTHING, self.seat)
        state.do(Concerns(state.controller[minion], self.base, move))


@final
class TheCentralBrain(Base):
    """Each minion here has 1 more power."""

    def lends(self, state: SmashUp, base: i64, minion: i64) -> i64:
        """Lend each minion here one power, whoever controls it."""
        return 1


@final
class Factory(Base):
    """When this base scores, the winner gains a victory point for every 5 power he has here."""

    def pays(self, state: SmashUp, seat: Seat, place: i64, minions: i64, power: i64) -> i64:
        """Pay one point for each full 5 power, and only to those in first place."""
        return power // 5 if place == 1 else 0


@final
class RhodesPlazaMall(Base):
    """When this base scores, each player gains a victory point for each minion here."""

    def pays(self, state: SmashUp, seat: Seat, place: i64, minions: i64, power: i64) -> i64:
        """Pay one point for each minion of the seat, whatever its place."""
        return minions
