"""What Smugglers probably hide: whom they pledged their cards to."""

from __future__ import annotations

from math import exp
from typing import Final

from herna.games.ahoy.queries import grid_of, smuggler
from herna.games.ahoy.scoring import holders, pledge_score
from herna.games.ahoy.state import Ahoy
from herna.kernel.cover import HIDDEN
from herna.kernel.rng import Rng

TRUST: Final = 0.5
"""How much a point that pledges would bring speaks for the way that brings it."""


def infer(world: Ahoy, seen: Ahoy, rng: Rng) -> None:
    """Let pledges lie the way that pays: a Smuggler pledges suits to those who hold their Islands."""
    if world.seats == 2:
        return
    held = holders(world)
    for seat in range(world.seats):
        pair = grid_of(world, seat)
        if smuggler(world, seat) and seen.sides.at(pair) == HIDDEN:
            world.sides.values[pair] = 0
            one = pledge_score(world, seat, held)
            world.sides.values[pair] = 1
            two = pledge_score(world, seat, held)
            likely = 1.0 / (1.0 + exp(TRUST * float(one - two)))
            if float(rng.bits()) >= likely * 4294967296.0:
                world.sides.values[pair] = 0
