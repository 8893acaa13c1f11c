"""A copy of a game shares nothing with it that ever changes."""

from __future__ import annotations

import pytest

from games.ahoy.table import RED, START_MAP, Table
from herna.games.ahoy.state import Ahoy
from herna.kernel.cover import Cover
from herna.kernel.dump import ROWS, dump, fields
from herna.kernel.pile import PUBLIC, Pile

IMMUTABLE = {"boards", "chart", "duel", "profile"}
"""What the rules never change in place; where it changes, there is a new one."""
KERNELS = {"seats", "viewer", "rng", "stack", "pending", "outcome", "story"}
"""What the kernel copies, and tests."""


def changed(value: int) -> int:
    """Return another number, or the opposite of a yes."""
    return not value if isinstance(value, bool) else value + 1


@pytest.mark.parametrize("name", sorted(set(fields(Ahoy)) - IMMUTABLE - KERNELS))
def test_a_change_to_a_copy_leaves_the_game_as_it_was(name: str) -> None:
    state = Table(*START_MAP).put(RED, 1, 2).state
    if isinstance(getattr(state, name), int):
        setattr(state, name, changed(getattr(state, name)))
    before = dump(state)
    twin = state.copy()
    assert dump(twin) == before
    value = getattr(twin, name)
    if isinstance(value, Pile):
        value.put(3, PUBLIC)
    elif isinstance(value, Cover):
        value.put(0, 1, RED)
    elif isinstance(value, ROWS[0]):
        for place in range(len(value)):
            value[place] += 1
    else:
        setattr(twin, name, changed(value))
    assert dump(twin) != before
    assert dump(state) == before
