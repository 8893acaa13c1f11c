"""Bottom actions (S10): the price, the main effect, the coins, and the bonuses of recruits."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.actions.build import Build
from herna.games.scythe.actions.deploy import Deploy
from herna.games.scythe.actions.enlist import Enlist
from herna.games.scythe.actions.gains import Gain, GainBonus
from herna.games.scythe.actions.pay import Pay
from herna.games.scythe.actions.upgrade import Upgrade
from herna.games.scythe.components import BOTTOM, ONGOING, PAID_IN, Bottom, Track
from herna.games.scythe.queries import pays, price
from herna.games.scythe.scoring import STARS
from herna.games.scythe.state import Scythe
from herna.kernel.bits import has
from herna.kernel.choice import Seat
from herna.kernel.rows import i64
from herna.kernel.step import Step


def work(state: Scythe, seat: Seat, bottom: i64) -> None:
    """Pay; coins and main effect; ongoing bonuses; stars (S10.21)."""
    cost = price(state, seat, bottom)
    state.tell("bottom", seat, BOTTOM.ref(bottom), n=cost)
    state.do(
        Pay(seat, PAID_IN[bottom], cost),
        main_effect(seat, bottom),
        Gain(seat, Track.COINS, pays(state, seat, bottom), unbidden=True),
        Ongoing(seat, bottom),
        STARS,
    )


def main_effect(seat: Seat, bottom: i64) -> Step[Scythe]:
    """Return the step of a bottom action's main effect."""
    if bottom == Bottom.UPGRADE:
        return Upgrade(seat)
    if bottom == Bottom.DEPLOY:
        return Deploy(seat)
    if bottom == Bottom.BUILD:
        return Build(seat)
    return Enlist(seat)


@final
class Ongoing(Step[Scythe]):
    """Recruits of this action give their bonuses: one's own, the left and the right neighbour's."""

    def __init__(self, seat: Seat, bottom: i64) -> None:
        self.seat: Final = seat
        self.bottom: Final = bottom

    def run(self, state: Scythe) -> None:
        """Give each of them one."""
        seat, bonus = self.seat, ONGOING[self.bottom]
        left, right = state.left[seat], state.right[seat]
        if has(state.recruits[seat] & ~state.turn.fresh_recruits, self.bottom):
            state.then(GainBonus(seat, bonus, 1, unbidden=True))
        if has(state.recruits[left], self.bottom):
            state.then(GainBonus(left, bonus, 1, unbidden=True))
        if right != left and has(state.recruits[right], self.bottom):
            state.then(GainBonus(right, bonus, 1, unbidden=True))
