"""Results on disk, and studies that go on after an interruption."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from herna.kernel.errors import HernaError
from herna.sim import output
from herna.sim.output import sheet
from herna.sim.play import Played, Study, play_many, study


def small(games: int = 12) -> Study:
    """Return a study of a few games."""
    return study("harbours", 2, games, seed=4)


def resumed(path: Path, wanted: Study) -> list[Played]:
    """Play what is missing, as ``simulate --out`` does."""
    file = sheet(path)
    done = file.done(wanted)
    return [*done, *file.write(wanted, play_many(wanted, first=len(done)))]


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
def test_a_study_goes_on_where_it_stopped(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played before is not played again, and the whole is the same."""
    monkeypatch.setattr(output, "PART", 4)
    whole = list(play_many(small()))
    assert resumed(tmp_path / name, small(8)) == whole[:8]
    assert sheet(tmp_path / name).done(small()) == whole[:8]
    assert resumed(tmp_path / name, small()) == whole
    assert sheet(tmp_path / name).done(small()) == whole


def test_parquet_loses_at_most_an_unfinished_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An interrupted run leaves whole parts only."""
    monkeypatch.setattr(output, "PART", 5)
    path = tmp_path / "games.parquet"
    games = sheet(path).write(small(), play_many(small()))
    for _ in range(8):
        next(games)
    del games
    assert [part.name for part in output.Parts(path).parts()] == ["part-000000.parquet"]
    assert resumed(path, small()) == list(play_many(small()))


def test_a_line_cut_short_is_dropped(tmp_path: Path) -> None:
    """As a crash in the middle of writing leaves it."""
    path = tmp_path / "games.jsonl"
    resumed(path, small(6))
    text = path.read_text()
    path.write_text(text[:-9])
    assert len(sheet(path).done(small())) == 5
    assert resumed(path, small(6)) == list(play_many(small(6)))


def test_every_line_is_a_game(tmp_path: Path) -> None:
    """After one that says what was played."""
    path = tmp_path / "games.jsonl"
    resumed(path, small(3))
    first, *games = [json.loads(line) for line in path.read_text().splitlines()]
    assert (first["game"], first["seats"], first["seed"]) == ("harbours", 2, 4)
    assert [line["index"] for line in games] == [0, 1, 2]
    assert all(line["finished"] and len(line["scores"]) == 2 for line in games)


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
def test_another_studys_file_is_left_alone(name: str, tmp_path: Path) -> None:
    """A wrong name must not mix results."""
    resumed(tmp_path / name, small(3))
    with pytest.raises(HernaError, match="holds another study"):
        sheet(tmp_path / name).done(study("harbours", 3, 3))
