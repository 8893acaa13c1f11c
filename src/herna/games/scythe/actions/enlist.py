"""Enlist: a recruit gives one bonus now and another from the next turn on (S10.19)."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.actions.gains import GainBonus
from herna.games.scythe.components import ALL_FOUR, BONUS, ONE_TIME, RECRUIT, RECRUITS
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import BONUS_VERB, ENLIST
from herna.kernel.bits import onto, places
from herna.kernel.choice import Choice, Option, Seat, or_pass
from herna.kernel.rows import append, changed, i64, room, vec
from herna.kernel.step import Ask


@final
class Enlist(Ask[Scythe]):
    """Choose the recruit, or refuse."""

    def choice(self, state: Scythe) -> Choice:
        """Ask for a recruit that is still on the mat."""
        left = ALL_FOUR & ~state.recruits[self.seat]
        if left == 0:
            return Choice(self.seat, "enlist", vec[i64]())
        options = room(5)
        for bottom in places(left):
            options = append(options, ENLIST.of(self.seat * RECRUITS + bottom))
        return Choice(self.seat, "enlist", or_pass(options))

    def take(self, state: Scythe, option: Option) -> None:
        """Go on to the bonus."""
        if ENLIST.owns(option):
            state.do(OneTimeBonus(self.seat, ENLIST.target(option) % RECRUITS))


@final
class OneTimeBonus(Ask[Scythe]):
    """Choose a free one-time bonus of the faction mat."""

    def __init__(self, seat: Seat, bottom: i64) -> None:
        super().__init__(seat)
        self.bottom: Final = bottom

    def choice(self, state: Scythe) -> Choice:
        """List the bonuses that are still covered."""
        free = ALL_FOUR & ~state.bonuses[self.seat]
        source = RECRUIT.ref(self.seat * RECRUITS + self.bottom)
        return Choice(self.seat, "bonus", onto(BONUS_VERB, room(4), free), source)

    def take(self, state: Scythe, option: Option) -> None:
        """Put the recruit there, and take the bonus."""
        seat, bonus = self.seat, BONUS_VERB.target(option)
        state.recruits = changed(state.recruits, seat, state.recruits[seat] | 1 << self.bottom)
        state.bonuses = changed(state.bonuses, seat, state.bonuses[seat] | 1 << bonus)
        state.turn.fresh_recruits |= 1 << self.bottom
        state.tell("enlisted", seat, RECRUIT.ref(seat * RECRUITS + self.bottom), BONUS.ref(bonus))
        state.do(GainBonus(seat, bonus, ONE_TIME))
