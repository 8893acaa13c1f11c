"""The examples for researchers do what they say."""

from __future__ import annotations

import json
import sys
from importlib import util
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Load one of the examples."""
    found = util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = util.module_from_spec(found)
    monkeypatch.setitem(sys.modules, name, module)
    found.loader.exec_module(module)
    return module


def test_training_makes_what_won_likelier(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two answers, one of which always wins: after a few updates it is taken nearly always."""
    train = example("train", monkeypatch)
    rng = np.random.default_rng(1)
    net = train.network(3, 4, rng)
    seen, legal = np.ones(3, np.float32), np.array([1, 2])
    lists = train.Lists(np.array([0, 2]), legal)
    for _ in range(40):
        _scaled, hidden = net.hidden(seen[None, :])
        chances, worth = net.chances(hidden, lists), float(net.worth(hidden)[0])
        found = []
        for place, paid in ((0, 1.0), (1, -1.0)):
            decision = train.Decision(seen, legal, place, float(chances[place]), worth, 0)
            found += 32 * train.lessons([decision], paid)
        train.update(net, found, rng)
    assert chances[0] > 0.95
    assert chances.sum() == pytest.approx(1)
    drawn = [train.pick(chances, lists, rng)[0] for _time in range(100)]
    assert drawn.count(0) > 85


def test_answers_are_drawn_as_often_as_they_are_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of each table among its own."""
    train = example("train", monkeypatch)
    rng, lists = np.random.default_rng(2), train.Lists(np.array([0, 3, 4, 6]), np.arange(6))
    chances = np.array([0.5, 0.5, 0, 1, 0.2, 0.8], np.float32)
    assert train.likeliest(chances, lists).tolist() == [0, 0, 1]
    drawn = np.array([train.pick(chances, lists, rng) for _time in range(2000)])
    assert (drawn[:, 0] < 2).all()
    assert (drawn[:, 1] == 0).all()
    assert drawn[:, 0].mean() == pytest.approx(0.5, abs=0.05)
    assert drawn[:, 2].mean() == pytest.approx(0.8, abs=0.05)


def test_surprises_count_for_what_came_before_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it if nothing is trusted less with time, else less and less."""
    train = example("train", monkeypatch)
    seen, options = np.zeros(1), np.array([1])
    decisions = [train.Decision(seen, options, 0, 1.0, worth, 0) for worth in (0.0, 0.5, 0.25)]
    for trust, expected in ((1.0, [1.0, 0.5, 0.75]), (0.0, [0.5, -0.25, 0.75])):
        monkeypatch.setattr(train, "TRUST", trust)
        found = {each.decision.expected: each.better for each in train.lessons(decisions, 1.0)}
        assert [found[worth] for worth in (0.0, 0.5, 0.25)] == expected


def test_training_is_repeatable_and_draws_its_curve(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed gives the same agent; the curve begins and ends with a trial."""
    train = example("train", monkeypatch)
    for name, small in [("TABLES", 4), ("STEPS", 60), ("TRIAL_GAMES", 4), ("LAST_GAMES", 6)]:
        monkeypatch.setattr(train, name, small)
    first, curve = train.train("harbours", 2, 1.0, 3, most=2)
    again, _curve = train.train("harbours", 2, 1.0, 3, most=2)
    other, _curve = train.train("harbours", 2, 1.0, 4, most=2)
    assert [np.array_equal(a, b) for a, b in zip(first.weights, again.weights, strict=True)] == [True] * 6
    assert not np.array_equal(first.weights[0], other.weights[0])
    assert [point[0] for point in curve] == [0, 2]
    assert all(0 <= point[2] <= 1 for point in curve)
    drawn = ElementTree.fromstring(train.picture(curve, "harbours"))
    assert len(drawn.findall(".//{*}polyline")) == 1


def test_the_study_counts_every_table_and_draws_seats_sides_and_pairs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Run twice, the second time it only reads what the first one wrote."""
    balance = example("balance", monkeypatch)
    arguments = ["balance.py", "--games", "3", "--only", "scythe", "--out", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", arguments)
    balance.main()
    rows = json.loads((tmp_path / "scythe.json").read_text())
    assert [(row["seats"], row["games"], sum(row["wins"])) for row in rows] == [
        (2, 3, 3),
        (3, 3, 3),
        (4, 3, 3),
        (5, 3, 3),
    ]
    drawn = "".join(ElementTree.fromstring((tmp_path / "scythe.svg").read_text()).itertext())
    for words in ("2 seats", "5 seats", "seat 5", "nordic", "agricultural", "two together"):
        assert words in drawn
    lines = (tmp_path / "scythe-2-seats.jsonl").read_text()
    balance.main()
    assert (tmp_path / "scythe-2-seats.jsonl").read_text() == lines
    assert json.loads((tmp_path / "scythe.json").read_text()) == rows


def test_a_side_is_held_against_an_even_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of the games at two seats and a quarter at four are even: 1."""
    balance = example("balance", monkeypatch)
    side = balance.Side()
    side.add(100, 50, 2)
    assert side.share == 1
    side.add(100, 25, 4)
    assert side.share == 1
    side.add(200, 100, 4)
    assert side.share == 1.4
    low, high = side.between
    assert low < 1.4 < high
    assert balance.colour(1) == "#ffffff"
    assert balance.colour(5) == "#27784b"
    assert balance.colour(0) != balance.colour(0.5)
