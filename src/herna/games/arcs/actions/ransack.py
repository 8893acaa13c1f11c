"""Ransacking the Court after a city was destroyed (A14.4)."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.secure import Taken
from herna.games.arcs.components import COURT, NONE, SEAT
from herna.games.arcs.court import agents_off
from herna.games.arcs.pieces import agents_on
from herna.games.arcs.queries import position
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import COURT_PICK
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import append, room
from herna.kernel.step import Ask


@final
class Ransack(Ask[Arcs]):
    """Take one Court card with an agent of the city's owner; Rival agents on it are Trophies (A14.4)."""

    def __init__(self, seat: Seat, owner: Seat) -> None:
        super().__init__(seat)
        self.owner: Final = owner

    def choice(self, state: Arcs) -> Choice:
        """Ask for a card; without one there is no Ransack."""
        options = room(4)
        for at in range(len(state.court)):
            if state.court[at] != NONE and state.influence[agents_on(at, self.owner)] > 0:
                options = append(options, COURT_PICK.of(state.court[at]))
        return Choice(self.seat, "ransack", options, SEAT.ref(self.owner))

    def take(self, state: Arcs, option: Option) -> None:
        """Take the card, and the agents on it."""
        card = COURT_PICK.target(option)
        state.tell("ransacked", self.seat, COURT.ref(card))
        agents_off(state, position(state, card), self.seat, True)
        state.do(Taken(self.seat, card))
