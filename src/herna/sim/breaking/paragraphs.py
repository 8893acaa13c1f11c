"""Which numbered rules are shown: a test that names one fails when a line it runs is broken."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from herna.sim.breaking.breaks import Break
from herna.sim.breaking.noticing import NOTICED
from herna.sim.breaking.study import Ground, every, lines, study
from herna.sim.breaking.tracks import Tracks

ROUNDS: Final = 12
"""So many lines are broken for a paragraph before it counts as not shown."""


def tracks_of(ground: Ground) -> Tracks:
    """Return which tests run which line, finding it out if need be."""
    for _line in lines(ground, [], 1, {}):
        pass
    return Tracks(**json.loads(ground.kept.read_text(encoding="utf-8")))


def candidates(ground: Ground, tracks: Tracks) -> dict[str, list[tuple[Path, Break]]]:
    """Return for every paragraph the breaks its tests could notice, those that fewest tests run first."""
    found: dict[str, list[tuple[int, Path, Break]]] = {mark: [] for marks in tracks.marks for mark in marks}
    for path, each in every(ground):
        tests = tracks.covering(str(path), each.first, each.last)
        if each.where:
            for mark in {mark for test in tests for mark in tracks.marks[test]}:
                found[mark].append((len(tests), path, each))
    return {
        mark: [(path, each) for _tests, path, each in sorted(rows, key=lambda row: row[0])]
        for mark, rows in found.items()
    }


def shown(ground: Ground, jobs: int, rounds: int = ROUNDS) -> Iterator[tuple[str, str]]:
    """Give each paragraph whose tests notice a broken line, with that line; then each other one, with ""."""
    left = candidates(ground, tracks_of(ground))
    only: dict[str, list[str]] = {}
    picked: dict[str, tuple[Path, Break]] = {}
    for turn in range(rounds):
        for mark, rows in left.items():
            if turn < len(rows):
                name = f"{rows[turn][0]}:{rows[turn][1].number}"
                picked[name] = rows[turn]
                only.setdefault(name, []).append(mark)
    for broke in study(ground, list(picked.values()), jobs, only):
        for mark in broke.rules if broke.came == NOTICED else ():
            if left.pop(mark, None) is not None:
                yield mark, broke.told()
    for mark in left:
        yield mark, ""
