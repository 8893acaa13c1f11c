"""Positions of random games, and how they are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from herna.games.ahoy import GAME
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.ui import LOOK
from herna.games.ahoy.ui.scene import Scene
from herna.i18n.speak import Speaker
from herna.kernel.choice import Seat
from herna.kernel.engine import settle, take
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.view import redact

NAMES = ["Ada", "Bob", "Cyril", "Dana"]
SEATS = (2, 3, 4)


@cache
def positions(seats: int) -> tuple[Ahoy, ...]:
    """Return positions of a random game, from its first question to its end."""
    state = GAME.new(GAME.check(Setup(seats, {})), seeded(40 + seats))
    rng = seeded(seats)
    choice = settle(state)
    found, answers = [state.copy()], 0
    while choice is not None:
        take(state, rng.below(len(choice.options)))
        choice = settle(state)
        answers += 1
        if answers % 53 == 0:
            found.append(state.copy())
    return (*found, state)


def asking(*prompts: str) -> Iterator[Ahoy]:
    """Find positions of random games for four in which one of these questions is asked."""
    for seed in range(12):
        state = GAME.new(GAME.check(Setup(4, {})), seeded(seed))
        rng = seeded(seed)
        choice = settle(state)
        while choice is not None:
            if choice.prompt in prompts and len(choice.options) > 1:
                yield state
                break
            take(state, rng.below(len(choice.options)))
            choice = settle(state)


def pages(state: Ahoy, viewer: Seat, language: str = "en") -> dict[str, str]:
    """Draw the table for a viewer."""
    seen = redact(state, viewer)
    return LOOK.render_all(seen, viewer, Speaker(language, "ahoy", seen, NAMES))


def scene(state: Ahoy, viewer: Seat) -> Scene:
    """Return the scene of a viewer."""
    return LOOK.scene(redact(state, viewer), viewer)
