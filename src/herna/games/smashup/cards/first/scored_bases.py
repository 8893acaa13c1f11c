"""Bases that do something after they have scored."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.base import Base
from herna.games.smashup.cards.first.lasting_bases import Concerns
from herna.games.smashup.changes import discard_from, draw
from herna.games.smashup.components import BASE, HAND, NOTHING
from herna.games.smashup.destruction import Destroy
from herna.games.smashup.effects import Bury, Move, Return
from herna.games.smashup.power import extremes, power
from herna.games.smashup.queries import (
    clockwise,
    has_minion_at,
    minions_at,
    minions_of,
    minions_of_at,
)
from herna.games.smashup.questions import a_minion, away, maybe_minion
from herna.games.smashup.scoring import at_place
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import DRAW
from herna.kernel.choice import PASS, Choice, Option, Seat
from herna.kernel.rows import Row, i64, vec
from herna.kernel.step import Ask, Pick, Script, Step


@final
class TheMothership(Base):
    """After this base scores, the winner may return a minion of power 3 or less from here to his hand."""

    def usable_after(self, state: SmashUp, seat: Seat, base: i64) -> bool:
        """For a winner with such a minion."""
        return state.places[seat] == 1 and len(crew(state, seat, base)) > 0

    def use_after(self, state: SmashUp, seat: Seat, base: i64) -> Step[SmashUp]:
        """Let the winner choose a small minion, or none."""
        return TakeAboard(seat, base)


def crew(state: SmashUp, seat: Seat, base: i64) -> Row:
    """A seat's minions of power 3 or less at a base."""
    mine = minions_of_at(state, seat, base)
    return vec[i64]([minion for minion in mine if power(state, minion) <= 3])


@final
@mypyc_attr(free_list_len=1)
class TakeAboard(Script[SmashUp]):
    """The winner of The Mothership takes a minion back."""

    def __init__(self, seat: Seat, base: i64, answers: tuple[Option, ...] = ()) -> None:
        super().__init__(seat, answers, BASE.ref(base))
        self.base: Final = base

    def perform(self, state: SmashUp, pick: Pick) -> None:
        """Ask for a minion of power 3 or less that the winner has there, and return it."""
        minion = a_minion(state, pick, "return-which", crew(state, self.seat, self.base))
        state.do(Return((minion,), NOTHING, self.seat))

    def again(self, answers: tuple[Option, ...]) -> TakeAboard:
        """Return this with other answers."""
        return TakeAboard(self.seat, self.base, answers)


@final
class NinjaDojo(Base):
    """After this base scores, the winner may destroy any one minion."""

    def usable_after(self, state: SmashUp, seat: Seat, base: i64) -> bool:
        """For a winner, while there are minions."""
        return state.places[seat] == 1 and len(state.minions) > 0

    def use_after(self, state: SmashUp, seat: Seat, base: i64) -> Step[SmashUp]:
        """Let the winner choose a victim, or none."""
        return Ambush(seat, base)


@final
@mypyc_attr(free_list_len=1)
class Ambush(Script[SmashUp]):
    """The winner of the Ninja Dojo destroys a minion."""

    def __init__(self, seat: Seat, base: i64, answers: tuple[Option, ...] = ()) -> None:
        super().__init__(seat, answers, BASE.ref(base))
        self.base: Final = base

    def perform(self, state: SmashUp, pick: Pick) -> None:
        """Choose it; whoever has infiltrated the Dojo may ignore that."""
        minion = a_minion(state, pick, "destroy-which", state.minions)
        step = Destroy((minion,), NOTHING, self.seat)
        state.do(Concerns(state.controller[minion], self.base, step))

    def again(self, answers: tuple[Option, ...]) -> Ambush:
        """Return this with other answers."""
        return Ambush(self.seat, self.base, answers)


@final
class TempleOfGoju(Base):
    """After this base scores, each player's strongest minion here goes under its owner's deck."""

    def after_scoring(self, state: SmashUp, base: i64) -> None:
        """Find the strongest of everybody first, then bury them clockwise (A3)."""
        for seat in clockwise(state):
            mine = minions_of_at(state, seat, base)
            powers = vec[i64]([power(state, minion) for minion in mine])
            _least, most = extremes(powers)
            tops = [int(mine[i]) for i in range(len(mine)) if powers[i] == most]
            if tops:
                state.then(Concerns(seat, base, Offer(seat, base, tuple(tops))))


@final
@mypyc_attr(free_list_len=1)
class Offer(Script[SmashUp]):
    """A seat's strongest minions go under the deck, in an order of its choice (U10.10)."""

    def __init__(
        self, seat: Seat, base: i64, minions: tuple[int, ...], answers: tuple[Option, ...] = ()
    ) -> None:
        super().__init__(seat, answers, BASE.ref(base))
        self.base: Final = base
        self.minions: Final = minions

    def perform(self, state: SmashUp, pick: Pick) -> None:
        """Ask for the order, or for the one if that is agreed."""
        left: list[int] = list(self.minions)
        order: list[int] = []
        while left:
            minion = int(a_minion(state, pick, "bury-which", vec[i64](left)))
            left.remove(minion)
            order.append(minion)
            if state.profile.picks_tied:
                break
        state.do(Bury(tuple(order), NOTHING, self.seat))

    def again(self, answers: tuple[Option, ...]) -> Offer:
        """Return this with other answers."""
        return Offer(self.seat, self.base, self.minions, answers)


@final
class TheGreyOpal(Base):
    """After this base scores, each player but the winner may move a minion from here to another base."""

    def after_scoring(self, state: SmashUp, base: i64) -> None:
        """Ask everybody else, clockwise."""
        for seat in clockwise(state):
            if state.places[seat] != 1 and len(state.row) > 1:
                state.then(Rescue(seat, base))


@final
@mypyc_attr(free_list_len=1)
class Rescue(Script[SmashUp]):
    """A seat may rescue a minion: its own (A2), or anybody's if that is agreed."""

    def __init__(self, seat: Seat, base: i64, answers: tuple[Option, ...] = ()) -> None:
        super().__init__(seat, answers, BASE.ref(base))
        self.base: Final = base

    def perform(self, state: SmashUp, pick: Pick) -> None:
        """Choose which, and where to."""
        among = minions_of_at(state, self.seat, self.base)
        if state.profile.any_rescue:
            among = minions_at(state, self.base)
        minion = maybe_minion(state, pick, "rescue-which", among)
        if minion >= 0:
            move = Move((minion,), (away(state, pick, minion),), NOTHING, self.seat)
            state.do(Concerns(state.controller[minion], self.base, move))

    def again(self, answers: tuple[Option, ...]) -> Rescue:
        """Return this with other answers."""
        return Rescue(self.seat, self.base, answers)


@final
class Tortuga(Base):
    """After this base is replaced, the runner-up may move a minion from another base to the new one."""

    def after_replacement(self, state: SmashUp, new: i64) -> None:
        """Ask everybody in second place."""
        for seat in at_place(state, 2):
            state.then(Landing(seat, new))


@final
@mypyc_attr(free_list_len=1)
class Landing(Script[SmashUp]):
    """A runner-up of Tortuga may move a minion to the new base."""

    def __init__(self, seat: Seat, base: i64, answers: tuple[Option, ...] = ()) -> None:
        super().__init__(seat, answers, BASE.ref(base))
        self.base: Final = base

    def perform(self, state: SmashUp, pick: Pick) -> None:
        """Choose one of the minions that stayed, or none."""
        minion = maybe_minion(state, pick, "move-which", minions_of(state, self.seat))
        if minion >= 0:
            state.do(Move((minion,), (self.base,), NOTHING, self.seat))

    def again(self, answers: tuple[Option, ...]) -> Landing:
        """Return this with other answers."""
        return Landing(self.seat, self.base, answers)


@final
class TheGreatLibrary(Base):
    """After this base scores, each player with a minion here may draw a card."""

    def after_scoring(self, state: SmashUp, base: i64) -> None:
        """Ask everybody there, clockwise."""
        for seat in clockwise(state):
            if has_minion_at(state, seat, base):
                state.then(Read(seat, base))


@final
@mypyc_attr(free_list_len=1)
class Read(Ask[SmashUp]):
    """A seat may draw a card."""

    def __init__(self, seat: Seat, base: i64) -> None:
        super().__init__(seat)
        self.base: Final = base

    def choice(self, state: SmashUp) -> Choice:
        """Ask whether the card is wanted."""
        return Choice(self.seat, "may-draw", vec[i64]([DRAW.of(), PASS]), BASE.ref(self.base))

    def take(self, state: SmashUp, option: Option) -> None:
        """Draw the card, unless it was declined."""
        if option != PASS:
            draw(state, self.seat, 1)


@final
class EvansCityCemetery(Base):
    """After this base scores, the winner discards his hand and draws five cards."""

    def after_scoring(self, state: SmashUp, base: i64) -> None:
        """Let every player in first place do it, clockwise from the current player."""
        for seat in at_place(state, 1):
            state.then(Concerns(seat, base, Funeral(seat)))


@final
class Funeral(Step[SmashUp]):
    """A seat discards its hand and draws five cards."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: SmashUp) -> None:
        """Discard the whole hand first, then draw five."""
        for card in state.hands[self.seat].cards():
            discard_from(state, card, HAND)
        draw(state, self.seat, 5)
