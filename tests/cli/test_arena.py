"""``herna arena`` and ``herna analyse``, as a person and as a program use them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from herna.cli.main import main
from herna.kernel.record import write
from herna.sim.play import record_of
from herna.sim.play import study as a_study


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Give a function that runs a command and returns its exit code, output and errors."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")

    def command(*arguments: object) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["herna", *map(str, arguments)])
        code: object = 0
        try:
            main()
        except SystemExit as left:
            code = left.code or 0
        out, err = capsys.readouterr()
        assert isinstance(code, int)
        return code, out, err

    return command


def test_the_arena_prints_one_object_of_the_agreed_shape(run: Any) -> None:
    code, out, _err = run("arena", "harbours", "--bots", "greedy,random", "--games", 4, "--json")
    assert code == 0
    plain = json.loads(out)
    assert (plain["game"], plain["seats"], plain["games"]) == ("harbours", 2, 4)
    assert set(plain["bots"]) == {"greedy", "random"}
    for row in plain["bots"].values():
        assert {"win_rate", "low", "high", "rating", "ms_per_decision"} <= set(row)


def test_the_arena_prints_a_table_best_first_and_draws_a_picture(run: Any, tmp_path: Path) -> None:
    picture = tmp_path / "arena.svg"
    code, out, err = run(
        "arena", "harbours", "--bots", "random,greedy", "--games", 5, "--seats", 2, "--plot", picture
    )
    assert code == 0
    assert out.index("greedy") < out.index("random")
    assert "5 games" in out
    assert "5 is not a multiple of 2" in err
    assert picture.read_text().startswith("<svg")


def test_the_arena_reports_faults_in_words(run: Any) -> None:
    code, out, _err = run("arena", "harbours", "--bots", "random,process:no-such-program", "--games", 2)
    assert code == 0
    assert "cannot be started" in out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("hopscotch",), "no game 'hopscotch'"),
        (("harbours", "--bots", "clever,random"), "no bot 'clever'"),
        (("harbours", "--bots", ","), "at least one bot"),
        (("harbours", "--seats", "7"), "7"),
        (("harbours", "--variant", "wind=high"), "wind"),
    ],
)
def test_what_cannot_be_played_is_refused(run: Any, arguments: tuple[str, ...], why: str) -> None:
    code, out, err = run("arena", *arguments)
    assert code == 2
    assert out == ""
    assert why in err


def test_a_finished_game_is_analysed(run: Any, tmp_path: Path) -> None:
    record = record_of(a_study("harbours", 2, 1, seed=1, bots=["greedy", "random"]), 0)
    path = tmp_path / "game.json"
    path.write_text(write(record))
    picture = tmp_path / "curve.svg"
    code, out, _err = run("analyse", path, "--rounds", 30, "--plot", picture)
    assert code == 0
    assert "gave away" in out
    assert picture.read_text().count("<polyline") == 2
    code, out, _err = run("analyse", path, "--rounds", 30, "--most", 2, "--json")
    plain = json.loads(out)
    assert len(plain["chances"]) == len(record.answers) + 1
    assert plain["chances"][-1] == [1.0, 0.0]
    assert len(plain["turns"]) == 2
    assert {"at", "seat", "taken", "best", "loss", "swing"} == set(plain["mistakes"][0])


def test_a_game_that_is_not_over_is_not_analysed(run: Any, tmp_path: Path) -> None:
    record = record_of(a_study("harbours", 2, 1, seed=1), 0)
    record.result = None
    path = tmp_path / "game.json"
    path.write_text(write(record))
    code, _out, err = run("analyse", path)
    assert code == 2
    assert "only a finished game" in err
