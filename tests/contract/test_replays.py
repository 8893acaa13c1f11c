"""Finished games that must stay legal and end with the same scores."""

from __future__ import annotations

from pathlib import Path

import pytest

from herna.games import CATALOGUE, game
from herna.kernel.match import Match
from herna.kernel.record import read, write

FOLDER = Path(__file__).parents[1] / "replays"
RECORDS = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read(text)
    told = record.result
    assert told is not None
    assert record.game == path.parent.name
    match = Match(game(record.game), record)
    assert match.record.result == told
    assert write(match.record) == text.strip()


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_game_has_recorded_games_for_every_number_of_seats(key: str) -> None:
    seats = {
        read(path.read_text(encoding="utf-8")).setup.seats for path in RECORDS if path.parent.name == key
    }
    assert seats == set(game(key).seats)
