"""Tricks: played once, then out of the game."""

from __future__ import annotations

from typing import Final, final

from harbours.card import Card
from harbours.changes import gain, move
from harbours.components import AREA, NEIGHBOURS
from harbours.queries import contested, rivals
from harbours.state import Harbours
from harbours.verbs import WHERE
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, i64
from herna.kernel.step import Pick


def an_area(pick: Pick, prompt: str, among: Row) -> i64:
    """Ask for one of these areas."""
    return WHERE.target(pick.one(prompt, WHERE.each(among)))


@final
class Storm(Card):
    """Choose an area you share, and one beside it; it drives a ship of every rival there."""

    def play(self, state: Harbours, you: Seat, card: i64, pick: Pick) -> None:
        """Ask from where and where to, then blow."""
        area = an_area(pick, "storm", contested(state, you))
        to = an_area(pick, "storm-to", NEIGHBOURS[area])
        for rival in rivals(state, area, you):
            move(state, rival, area, to, 1)
        state.tell("storm", you, AREA.ref(area), AREA.ref(to))


@final
class Windfall(Card):
    """Take three gold."""

    def play(self, state: Harbours, you: Seat, card: i64, pick: Pick) -> None:
        """Take it."""
        gain(state, you, 3)


DECK: Final = ((6, Storm("storm")), (6, Windfall("windfall")))
"""How many of each trick there are."""
