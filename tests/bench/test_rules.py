"""The measuring loop itself; how fast it is, is not tested."""

from __future__ import annotations

from pathlib import Path

import pytest

from herna.bench import rules as bench
from herna.bench.bots import EVERY, game_of_greedy
from herna.bench.rules import build_of, interpreted, measure, measure_in
from herna.build import background
from herna.build import compile as compiler
from herna.kernel.choice import Choice
from herna.kernel.errors import HernaError
from herna.kernel.state import State


def test_a_measurement_has_every_figure() -> None:
    row = measure("harbours", 2, 0.001)
    assert (row.name, row.seats, row.build) == ("harbours", 2, build_of("harbours"))
    assert row.options > 1
    assert min(row.decisions_per_s, row.games_per_s, row.copy_us, row.redact_us, row.sample_us) > 0


def test_the_interpreted_build_is_measured_in_a_folder_without_compiled_modules() -> None:
    with interpreted() as folder:
        assert not list(folder.rglob("*.so"))
        row = measure_in(folder, "harbours", 3, 0.001)
    assert (row["build"], row["seats"]) == ("interpreted", 3)


def test_a_measurement_that_fails_says_why(tmp_path: Path) -> None:
    (tmp_path / "herna").mkdir()
    (tmp_path / "herna" / "__init__.py").write_text("", encoding="utf-8")
    with pytest.raises(HernaError, match=r"harbours could not be measured: .*No module named"):
        measure_in(tmp_path, "harbours", 2, 0.001)


def test_without_a_compiler_the_interpreted_rows_remain(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(opt: str, trained: bool) -> Path:
        raise HernaError("no C compiler")

    monkeypatch.setattr(compiler, "build", fail)
    rows = list(bench.bench(["kernel"], 0.001))
    assert [row.build for row in rows] == ["interpreted"]
    assert "no C compiler" in capsys.readouterr().err


@pytest.mark.parametrize("quick", [True, False])
def test_the_fastest_build_is_measured_and_in_a_hurry_one_that_is_there(
    monkeypatch: pytest.MonkeyPatch, quick: bool
) -> None:
    asked: list[tuple[str, bool]] = []

    def build(opt: str, trained: bool) -> Path:
        asked.append((opt, trained))
        return Path("built")

    monkeypatch.setattr(compiler, "build", build)
    monkeypatch.setattr(background, "can_train", lambda: True)
    monkeypatch.setattr(background, "ready", lambda: None)
    with bench.compiled(quick) as folder:
        assert folder == Path("built")
    assert asked == [("3", False) if quick else ("2", True)]
    monkeypatch.setattr(background, "ready", lambda: Path("there"))
    with bench.compiled(quick) as folder:
        assert folder == Path("there" if quick else "built")


def test_growth_is_measured_along_a_game_and_by_seats() -> None:
    with interpreted() as folder:
        line = measure_in(folder, "harbours", 2, 0.01, bench.GROWTH)
    assert (line["name"], line["seats"]) == ("harbours", 2)
    assert min(line["first_tenth"], line["last_tenth"], line["decisions_per_s"]) > 0
    assert line["state_bytes"] > 100


def test_the_speed_of_thought_is_measured_for_greedy_and_for_searches() -> None:
    with interpreted() as folder:
        line = measure_in(folder, "harbours", 2, 0.01, bench.THINKING)
    assert (line["name"], line["seats"]) == ("harbours", 2)
    assert min(line["greedy_per_s"], line["rounds_per_s"], line["ahead_per_s"]) > 0


def test_positions_to_search_from_are_kept_along_a_game_of_greedy_bots() -> None:
    kept: list[tuple[State, Choice]] = []
    spent, decisions = game_of_greedy("harbours", 3, 1, kept)
    assert spent >= 0.0
    assert len(kept) == -(-decisions // EVERY) > 2
    assert all(seen.viewer == choice.seat for seen, choice in kept)
