"""Fuzzing finds faults and keeps a game that shows each."""

from __future__ import annotations

from pathlib import Path

import pytest

from harbours.game import HarboursGame
from herna.kernel.errors import BadSetup, HernaError, RulesError
from herna.kernel.match import Match
from herna.kernel.record import read
from herna.sim import checks
from herna.sim import fuzz as module
from herna.sim.fuzz import Fuzzing, fuzz


def test_a_sound_game_has_no_findings(tmp_path: Path) -> None:
    done = fuzz(Fuzzing("harbours", 3000, seed=1), tmp_path / "out")
    assert done.findings == []
    assert done.decisions >= 3000
    assert done.games > 10
    assert not (tmp_path / "out").exists()


def test_lost_components_are_found_with_a_record_that_replays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        HarboursGame, "complaints", lambda self, state: ["a ship too many"] * (state.round > 2)
    )
    done = fuzz(Fuzzing("harbours", 2000, seats=3), tmp_path)
    assert [(finding.kind, finding.message) for finding in done.findings] == [
        ("components", "a ship too many")
    ]
    record = read(Path(done.findings[0].record).read_text(encoding="utf-8"))
    match = Match(HarboursGame(), record)
    assert match.state.round > 2
    assert done.plain()["findings"] == [
        {"kind": "components", "message": "a ship too many", "record": done.findings[0].record}
    ]


def test_endless_games_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HarboursGame, "limit", lambda self, seats: 10)
    monkeypatch.setattr(module, "DEEP_EVERY", 10**9)
    done = fuzz(Fuzzing("harbours", 5000, seats=2), tmp_path)
    assert ("runaway", "not over after 10 decisions with 2 seats") in [
        (finding.kind, finding.message) for finding in done.findings
    ]


@pytest.mark.parametrize(
    ("wrong", "kind"), [(RulesError("a dead end"), "dead end"), (ValueError("odd"), "crash")]
)
def test_crashes_and_dead_ends_are_found(
    wrong: Exception, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(state: object) -> None:
        raise wrong

    monkeypatch.setattr(module, "settle", fail)
    monkeypatch.setattr(module, "DEEP_EVERY", 10**9)
    monkeypatch.setattr(module, "KEPT", 1)
    done = fuzz(Fuzzing("harbours", 500), tmp_path)
    assert [finding.kind for finding in done.findings] == [kind, kind][: len(done.findings)]
    assert done.findings


def test_too_many_options_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "MOST_OPTIONS", 5)
    done = fuzz(Fuzzing("harbours", 500), tmp_path)
    assert done.findings[0].kind == "options"


def test_bad_setups_and_folders_are_sentences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadSetup):
        fuzz(Fuzzing("harbours", 10, seats=9), tmp_path)
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setattr(checks, "MOST_OPTIONS", 1)
    with pytest.raises(HernaError, match="cannot be kept in"):
        fuzz(Fuzzing("harbours", 10), tmp_path / "file" / "below")
