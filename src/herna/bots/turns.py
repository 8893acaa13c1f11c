"""What somebody's turn was good for, as another player sees it: nothing here tells of what is hidden."""

from __future__ import annotations

from typing import Any

from herna.bots.reasons import Change, changes, noticed
from herna.kernel.choice import Seat
from herna.kernel.game import Game
from herna.kernel.state import State
from herna.kernel.view import redact


def brought(game: Game[Any], before: State, after: State, seat: Seat, viewer: Seat) -> tuple[Change, ...]:
    """Return what a seat has more of after its turn, of all that a viewer could see before and after."""
    then, now = (game.parts(redact(state, viewer)) for state in (before, after))
    gains, _losses = noticed(changes(then, now, seat), game.spread())
    return gains
