"""What a rival probably has not: a minion, when it let its turn pass without playing one."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.components import PHASE_SCORE
from herna.games.smashup.queries import is_minion
from herna.games.smashup.state import SmashUp
from herna.kernel.rng import Rng

KEPT: Final = 6
"""One rival in so many keeps back a minion that it could have played."""

SECOND_THOUGHTS: Final = 4
"""How often such a card is dealt anew."""


def infer(world: SmashUp, seen: SmashUp, rng: Rng) -> None:
    """While bases are scored, let the current player hold few minions if it has played none this turn.

    Cards that were shown to all stay where they are; so does what the viewer knows.
    """
    seat = world.active
    if world.phase != PHASE_SCORE or seat == seen.viewer or world.played[seat] > 0:
        return
    below = seen.decks[seat].unseen()
    if len(below) == 0:
        return
    for at in seen.hands[seat].unseen():
        for _thought in range(SECOND_THOUGHTS):
            if not is_minion(world, world.hands[seat].at(at)) or rng.below(KEPT) == 0:
                break
            world.hands[seat].exchange(at, world.decks[seat], below[rng.below(len(below))])
