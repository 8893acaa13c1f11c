"""Tuning: what wins is kept, what loses is not, and the check uses fresh setups."""

from __future__ import annotations

import json
from typing import Any

import pytest

from harbours.game import GAME
from harbours.mind.weights import GOLD, WEIGHTS
from herna.cli.main import main
from herna.kernel.errors import BadSetup
from herna.kernel.game import Game
from herna.kernel.rng import seeded
from herna.kernel.weights import Weights
from herna.sim.tune import CHECK, PATIENCE, Tuning, changed, check, climb, duel, meet, normal, tuning

GOOD = tuple(WEIGHTS.values)
BAD = tuple(-weight for weight in GOOD)
WANTED = tuning("harbours", "greedy", 3, 80)


def test_better_weights_win_and_worse_ones_are_given_up_early() -> None:
    wins, played = duel(WANTED, BAD, GOOD, 0)
    assert played == PATIENCE
    assert wins < 0.2 * played
    short = tuning("harbours", "greedy", 1, 10)
    wins, played = duel(short, GOOD, BAD, 0)
    assert played == 10
    assert wins >= 8


def test_a_game_leaves_the_weights_as_they_were() -> None:
    meet(WANTED, BAD, GOOD, 5)
    assert tuple(WEIGHTS.values) == GOOD


def test_every_setup_is_played_from_both_seats() -> None:
    both = [meet(WANTED, GOOD, GOOD, number) for number in (6, 7)]
    assert sum(both) == pytest.approx(1.0)


def test_a_change_is_small_and_touches_something() -> None:
    rng = seeded(4)
    for _try in range(50):
        new = changed(GOOD, 0.1, rng)
        assert new != GOOD
        assert all(0.5 < one / other < 2.0 for one, other in zip(new, GOOD, strict=True))


def test_the_bell_curve_has_its_mean_and_width() -> None:
    rng = seeded(4)
    drawn = [normal(rng) for _draw in range(4000)]
    assert abs(sum(drawn) / 4000) < 0.05
    assert abs(sum(each * each for each in drawn) / 4000 - 1.0) < 0.1


def test_only_what_surely_wins_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    results = iter([(41.0, 80), (60.0, 80), (30.0, 80)])
    met: list[tuple[tuple[float, ...], int]] = []

    def fixed(wanted: Tuning, new: Any, old: tuple[float, ...], first: int, by: Any) -> tuple[float, int]:
        met.append((old, first))
        return next(results)

    monkeypatch.setattr("herna.sim.tune.duel", fixed)
    steps = list(climb(WANTED))
    assert [step.kept for step in steps] == [False, True, False]
    assert [old for old, _first in met] == [GOOD, GOOD, steps[1].weights]
    assert [first for _old, first in met] == [0, 80, 160]


def test_the_check_plays_setups_never_used_before(monkeypatch: pytest.MonkeyPatch) -> None:
    firsts: list[int] = []

    def fixed(wanted: Tuning, new: Any, old: Any, first: int, by: Any) -> tuple[float, int]:
        firsts.append(first)
        return 50.0, 80

    monkeypatch.setattr("herna.sim.tune.duel", fixed)
    found = check(WANTED, BAD)
    assert firsts == [CHECK]
    assert found["win_rate"] == 0.625
    assert found["low"] < 0.625 < found["high"]
    assert found["weights"]["gold"] == -GOOD[GOLD]
    assert found["before"]["gold"] == GOOD[GOLD]


def test_a_game_without_weights_cannot_be_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    class Plain(Game[Any]):
        """A game whose heuristic has no numbers."""

    monkeypatch.setattr("herna.sim.tune.game", lambda key: Plain(key, GAME.verbs, (2,), {}))
    with pytest.raises(BadSetup, match="no weights to tune"):
        tuning("harbours", "greedy", 1, 2)
    assert Weights().values == []


def test_the_command_prints_the_weights_and_the_check(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["herna", "tune", "harbours", "--steps", "1", "--games", "4", "--json"]
    monkeypatch.setattr("sys.argv", words)
    with pytest.raises(SystemExit):
        main()
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert set(found["weights"]) == set(WEIGHTS.names)
    assert found["games"] == 4
    assert err.startswith("1: ")
    monkeypatch.setattr("sys.argv", words[:-1])
    with pytest.raises(SystemExit):
        main()
    assert "fresh games won" in capsys.readouterr().out
