"""What the factions do differently; each faction's file overrides what is on its board."""

from __future__ import annotations

from typing import Any, Final

from herna.games.ahoy.card import Win
from herna.games.ahoy.components import MAX_SEATS
from herna.games.ahoy.state import Ahoy
from herna.kernel.choice import Option, Seat
from herna.kernel.rows import Row, i64
from herna.kernel.step import Step


class Faction:
    """A board. One object serves both Smugglers, so it has no state."""

    def start(self, seat: Seat) -> Step[Any]:
        """Return how the faction sets up (H3)."""
        raise NotImplementedError

    def act(self, state: Ahoy, seat: Seat, action: i64, value: i64) -> None:
        """Resolve a die on one of the slots that only this board has."""
        raise NotImplementedError

    def free_actions(self, state: Ahoy, seat: Seat, options: Row) -> Row:
        """Add the actions without a die that only this faction has."""
        return options

    def take_free(self, state: Ahoy, seat: Seat, option: Option) -> None:
        """Take one of them."""
        raise NotImplementedError

    def anchor_bonus(self, state: Ahoy, seat: Seat, manner: i64, options: Row) -> Row:
        """Add what the Flagship may do when it anchors at the end of a Sail or Tailwind action."""
        return options

    def take_bonus(self, state: Ahoy, seat: Seat, option: Option) -> None:
        """Do one of these things."""
        raise NotImplementedError

    def after_victory(self, state: Ahoy, win: Win) -> Step[Any]:
        """Return the question which of the board's victory options is resolved (H11.8)."""
        raise NotImplementedError

    def at_turn_end(self, seat: Seat) -> Step[Any] | None:
        """Return what the board adds to the end of a turn."""
        return None


FACTION: Final[list[Faction]] = [Faction() for _board in range(MAX_SEATS)]
"""The rules of each board; ``registry`` puts the factions in their places."""


def faction(state: Ahoy, seat: Seat) -> Faction:
    """Return the rules of a seat's board."""
    return FACTION[state.boards[seat]]
