"""The recorded games: enough of them, with every faction and every player mat."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from herna.games.scythe.components import Faction, Mat
from herna.games.scythe.game import GAME
from herna.kernel.match import Match
from herna.kernel.record import Record, read

FOLDER = Path(__file__).parents[2] / "replays" / "scythe"

OPENING: Final = 10
"""By this many answers all mats are chosen."""


def test_two_dozen_games_with_every_faction_and_mat() -> None:
    paths = sorted(FOLDER.glob("*.json"))
    assert len(paths) >= 24
    pairs: set[tuple[int, int]] = set()
    for path in paths:
        record = read(path.read_text(encoding="utf-8"))
        assert record.result is not None
        opening = Record(record.game, record.setup, record.seed, record.answers[:OPENING])
        state = Match(GAME, opening).state
        pairs |= {(int(state.faction[seat]), int(state.mat[seat])) for seat in range(state.seats)}
    assert {faction for faction, _mat in pairs} == set(Faction)
    assert {mat for _faction, mat in pairs} == set(Mat)
