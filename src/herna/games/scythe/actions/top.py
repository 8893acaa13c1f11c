"""Top actions (S8): one half is taken, then come the bonuses of abilities."""

from __future__ import annotations

from herna.games.scythe.actions.bolster import bolster
from herna.games.scythe.actions.combat import Fights
from herna.games.scythe.actions.gains import Gain
from herna.games.scythe.actions.move import MoveWho, begin_move, units_per_move
from herna.games.scythe.actions.produce import produce
from herna.games.scythe.actions.trade import trade
from herna.games.scythe.actions.visit import Visit
from herna.games.scythe.components import Cube, Half, Top, Track
from herna.games.scythe.mat import AFTER_TOP, listeners
from herna.games.scythe.queries import top_with, upgraded
from herna.games.scythe.state import Scythe
from herna.kernel.choice import Seat
from herna.kernel.rows import i64


def take_half(state: Scythe, seat: Seat, half: i64) -> None:
    """Do one half of a top action."""
    top = top_with(half)
    if half == Half.MOVE:
        begin_move(state, seat, units_per_move(state, seat))
        state.do(MoveWho(seat), Fights(seat), Visit(seat))
    elif half == Half.COINS:
        state.do(Gain(seat, Track.COINS, 2 if upgraded(state, seat, Cube.COIN) else 1))
    elif top == Top.BOLSTER:
        bolster(state, seat, half)
    elif top == Top.TRADE:
        trade(state, seat, half)
    else:
        produce(state, seat)


def add_bonuses(state: Scythe, seat: Seat, top: i64) -> None:
    """Add what abilities give for a top action."""
    for ability in listeners(state, seat, AFTER_TOP):
        step = ability.after_top(seat, top)
        if step is not None:
            state.then(step)
