"""Gaining: a benefit may be taken in part (S7.4, S15.4); asked only where refusing changes something.

Coins, power, popularity and cards hardly ever harm; resources lie where a rival may come for them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.scythe.board import HEX
from herna.games.scythe.changes import draw, give_goods, new_worker, raise_track
from herna.games.scythe.components import (
    MAX_DIAL,
    MAX_POPULARITY,
    MAX_POWER,
    NOWHERE,
    Benefit,
    Bonus,
    Goal,
    Track,
)
from herna.games.scythe.queries import supply_spots
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import GAIN, GET, ONTO, WELCOME
from herna.kernel.bits import onto
from herna.kernel.choice import Choice, Option, Seat, or_pass
from herna.kernel.rows import append, i64, room, vec
from herna.kernel.step import Ask, Step

POOR: Final = 2
"""An objective asks for no more coins than this."""
SPENT: Final = 6
"""The most coins that the prices of one turn take: a Factory card's two and an encounter's four."""


def refusable(state: Scythe, seat: Seat, track: i64, count: i64, unbidden: bool = False) -> bool:
    """Whether taking less could matter: for a star, or for an objective with an upper limit.

    Whoever chose to gain something is asked only if it passes a limit at once; what comes unbidden may be
    one too many later, too: what a turn spends could lead back below the limit.
    """
    secret = state.objectives[seat].size() > 0
    if track == Track.COINS:
        have = state.coins[seat]
        return secret and (have <= POOR < have + count or (unbidden and have <= POOR + SPENT))
    if track == Track.POWER:
        have = state.power[seat]
        star = have < MAX_POWER <= have + count and state.stars.at(seat, Goal.POWER) == 0
        return star or (secret and (have == 0 or (unbidden and have <= MAX_DIAL)))
    have = state.popularity[seat]
    return have < MAX_POPULARITY <= have + count and state.stars.at(seat, Goal.POPULARITY) == 0


@final
@mypyc_attr(free_list_len=1)
class Gain(Step[Scythe]):
    """Coins, power or popularity for a seat: all of it, or as much as the seat likes."""

    def __init__(self, seat: Seat, track: i64, count: i64, unbidden: bool = False) -> None:
        self.seat: Final = seat
        self.track: Final = track
        self.count: Final = count
        self.unbidden: Final = unbidden
        """Whether it comes along with something else that was chosen."""

    def ask(self, state: Scythe) -> Choice | None:
        """Ask how much, if it makes a difference; else take it."""
        if self.count > 0 and refusable(state, self.seat, self.track, self.count, self.unbidden):
            return Choice(self.seat, "gain", GAIN.up_to(self.count, self.track))
        raise_track(state, self.seat, self.track, self.count)
        return None

    def take(self, state: Scythe, option: Option) -> None:
        """Raise the track by what the seat wants of it, which may be nothing."""
        raise_track(state, self.seat, self.track, GAIN.value(option))


@final
@mypyc_attr(free_list_len=1)
class GainBonus(Step[Scythe]):
    """What a recruit gives, once or again and again."""

    def __init__(self, seat: Seat, bonus: i64, count: i64, unbidden: bool = False) -> None:
        self.seat: Final = seat
        self.bonus: Final = bonus
        self.count: Final = count
        self.unbidden: Final = unbidden
        """Whether it comes along with something else that was chosen."""

    def run(self, state: Scythe) -> None:
        """Draw cards, or go up a track."""
        if self.bonus == Bonus.CARDS:
            draw(state, self.seat, self.count)
        elif self.bonus == Bonus.POWER:
            state.do(Gain(self.seat, Track.POWER, self.count, self.unbidden))
        elif self.bonus == Bonus.COINS:
            state.do(Gain(self.seat, Track.COINS, self.count, self.unbidden))
        else:
            state.do(Gain(self.seat, Track.POPULARITY, self.count, self.unbidden))


@final
@mypyc_attr(free_list_len=1)
class GainWorker(Ask[Scythe]):
    """A worker from the Produce row, if the seat wants one."""

    def __init__(self, seat: Seat, where: i64) -> None:
        super().__init__(seat)
        self.where: Final = where

    def choice(self, state: Scythe) -> Choice:
        """Ask whether it may come."""
        if state.idle[self.seat] == 0:
            return Choice(self.seat, "welcome", vec[i64]())
        options = vec[i64]([WELCOME.of(Benefit.WORKER)])
        return Choice(self.seat, "welcome", or_pass(options), HEX.ref(self.where))

    def take(self, state: Scythe, option: Option) -> None:
        """Put the leftmost worker of the Produce row on the village, unless it was declined."""
        if WELCOME.owns(option):
            new_worker(state, self.seat, self.where)


@final
@mypyc_attr(free_list_len=1)
class GainGoods(Ask[Scythe]):
    """Resources of one kind on a space: all of them, fewer or none."""

    def __init__(self, seat: Seat, resource: i64, count: i64, where: i64) -> None:
        super().__init__(seat)
        self.resource: Final = resource
        self.count: Final = count
        self.where: Final = where

    def choice(self, state: Scythe) -> Choice:
        """Ask how many of these resources are taken, all of them first, down to none."""
        options = room(self.count + 1)
        for count in range(self.count, 0, -1):
            options = append(options, GET.of(self.resource, count))
        return Choice(self.seat, "get", or_pass(options), HEX.ref(self.where))

    def take(self, state: Scythe, option: Option) -> None:
        """Put so many resources on the space, unless they were declined."""
        if GET.owns(option):
            give_goods(state, self.seat, self.where, self.resource, GET.value(option))


@final
@mypyc_attr(free_list_len=1)
class GainResources(Step[Scythe]):
    """Resources of any kinds, on one territory or, with the switch, on several; fewer will do."""

    def __init__(self, seat: Seat, count: i64, where: i64 = NOWHERE, split: bool = False) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.where: Final = where
        self.split: Final = split

    def ask(self, state: Scythe) -> Choice | None:
        """Ask for a territory with an own worker, then for the kinds."""
        if self.where == NOWHERE:
            return Choice(self.seat, "onto", onto(ONTO, room(8), supply_spots(state, self.seat)))
        options = room(4 * self.count + 1)
        for resource in range(4):
            for count in range(1, self.count + 1):
                options = append(options, GET.of(resource, count))
        return Choice(self.seat, "get", or_pass(options), HEX.ref(self.where))

    def take(self, state: Scythe, option: Option) -> None:
        """Put them there, and go on with the rest."""
        if ONTO.owns(option):
            state.do(GainResources(self.seat, self.count, ONTO.target(option), self.split))
        elif GET.owns(option):
            give_goods(state, self.seat, self.where, GET.target(option), GET.value(option))
            rest = self.count - GET.value(option)
            if rest > 0:
                where = NOWHERE if self.split else self.where
                state.do(GainResources(self.seat, rest, where, self.split))
