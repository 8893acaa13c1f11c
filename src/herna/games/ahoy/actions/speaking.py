"""Cards that speak: one after the other, and only while they are still there (H11.22, H23.3)."""

from __future__ import annotations

from typing import Any, Final, TypeAlias, final

from herna.games.ahoy.queries import aboard
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.verbs import FIRST_CARD
from herna.kernel.choice import Option, Seat
from herna.kernel.order import AnyOrder
from herna.kernel.rows import i64
from herna.kernel.step import Step

Waiting: TypeAlias = "list[tuple[Option, Step[Any]]]"
"""What happens at the same moment, each under the option that lets it come first."""


def hear(waiting: Waiting, seat: Seat, card: i64, step: Step[Any] | None) -> None:
    """Add what a Crew card has to say, if anything."""
    if step is not None:
        waiting.append((FIRST_CARD.of(card), StillAboard(seat, card, step)))


def let_speak(state: Ahoy, waiting: Waiting) -> None:
    """Let all this happen next; of several things the active seat chooses the order."""
    if len(waiting) == 1:
        state.then(waiting[0][1])
    elif len(waiting) > 1:
        state.then(AnyOrder(state.active, tuple(waiting)))


@final
class StillAboard(Step[Ahoy]):
    """What a Crew card adds, unless the card has left its Crew while this waited."""

    def __init__(self, seat: Seat, card: i64, step: Step[Any]) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.step: Final = step

    def run(self, state: Ahoy) -> None:
        """Let the card speak, if it is still there."""
        if aboard(state, self.seat, self.card):
            state.do(self.step)
