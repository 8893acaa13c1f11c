"""Plays the record of a finding again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from herna.games import game
from herna.kernel.engine import settle, take
from herna.kernel.errors import BadRecord
from herna.kernel.game import Game
from herna.kernel.record import Record, read
from herna.kernel.rng import seeded
from herna.kernel.state import State
from herna.sim.checks import bad_components
from herna.sim.fuzz import NEAR_END
from herna.sim.tries import bring_near


def again(path: Path) -> list[str]:
    """Play a kept finding once more; return what is wrong with its components at the end, or raise."""
    try:
        text = path.read_text(encoding="utf-8")
        at = json.loads(text).get(NEAR_END)
    except (OSError, ValueError, AttributeError):
        raise BadRecord(f"{path} is not a record that `herna fuzz` has kept") from None
    record = read(text)
    table: Game[Any] = game(record.game)
    state: State = table.new(table.check(record.setup), seeded(record.seed))
    for number in range(len(record.answers) + 1):
        if number == at and settle(state) is not None and not bring_near(table, record, state, number):
            raise BadRecord(f"{path.name}: after {at} answers the game can no longer be brought to its end")
        settle(state)
        if number < len(record.answers):
            answer(table, record, state, number)
    return bad_components(table, state)


def answer(table: Game[Any], record: Record, state: State, number: int) -> None:
    """Give one answer of a record."""
    choice, code = state.pending, record.answers[number]
    codes = [table.verbs.code(option) for option in choice.options] if choice is not None else []
    if code not in codes:
        raise BadRecord(f"answer {number + 1} of the record, {code!r}, is not possible: {codes}")
    take(state, codes.index(code))
