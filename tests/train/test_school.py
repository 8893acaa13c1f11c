"""A school: games, a lesson, an examination; whoever stops goes on where it was."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from bots.table import start
from harbours.game import GAME
from herna.bots.nets import from_file
from herna.cli.main import main
from herna.games import CATALOGUE, game
from herna.kernel.rng import seeded
from herna.train import school
from herna.train.gate import Trial, Verdict, judge, meet
from herna.train.selfplay import KEPT, Memory, Teacher, play


def test_a_game_gives_positions_and_who_won_as_the_seat_that_looks_counts() -> None:
    lot = play(Teacher("harbours", 3), 4)
    assert 3 < len(lot.lines) <= 3 * KEPT
    assert lot.lines.shape[1] == GAME.width(3)
    assert np.allclose(lot.worths.sum(axis=1), 1.0) and np.allclose(lot.guesses.sum(axis=1), 1.0)
    assert (lot.games == 4).all()
    again = play(Teacher("harbours", 3), 4)
    assert np.array_equal(lot.lines, again.lines) and np.array_equal(lot.worths, again.worths)


def test_every_seat_looks_at_each_position_that_is_kept() -> None:
    lot = play(Teacher("harbours", 3), 4)
    for numbers in (lot.worths, lot.guesses):
        for first in range(0, len(numbers), 3):
            one, two, three = numbers[first : first + 3]
            assert list(two) == [*one[1:], one[0]] and list(three) == [*one[2:], *one[:2]]
    assert all(
        len({line.tobytes() for line in lot.lines[at : at + 3]}) > 1 for at in range(0, len(lot.lines), 3)
    )


def test_a_game_of_searches_teaches_what_the_search_thought_too() -> None:
    lot = play(Teacher("harbours", 2, rounds=4), 4)
    assert np.allclose(lot.worths.sum(axis=1), 1.0)
    assert len({float(each) for each in lot.worths[:, 0]}) > 2


def test_every_position_is_as_likely_to_be_kept() -> None:
    places = [Memory(seeded(seed)) for seed in range(200)]
    late = 0
    for memory in places:
        for number in range(2 * KEPT):
            found = memory.place()
            late += found >= 0 and number >= KEPT
            if 0 <= found == len(memory.kept):
                memory.kept.append(None)  # type: ignore[arg-type]  # only how many are kept counts here
    assert 9.0 < late / len(places) < 13.0  # sixteen times the sum of 1/17 to 1/32


def test_the_gate_opens_only_for_what_is_sure() -> None:
    assert Verdict(65, 100, 2).sure and not Verdict(55, 100, 2).sure
    assert Verdict(40, 100, 4).sure and not Verdict(30, 100, 4).sure
    assert Verdict(30, 100, 2).hopeless and not Verdict(45, 100, 2).hopeless
    assert Verdict(50, 100, 2).plain()["share"] == 0.5


def test_a_trial_seats_the_new_net_everywhere_and_ends_early_only_when_it_is_hopeless(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    trial = Trial("harbours", 2, "", "", 2, 5)
    assert meet(trial, 0) + meet(trial, 1) == 1.0  # the same bots on the same setup, from both seats
    monkeypatch.setattr("herna.train.gate.meet", lambda trial, number: 0.0)
    assert judge(trial, 400).games == 40
    monkeypatch.setattr("herna.train.gate.meet", lambda trial, number: 1.0)
    assert judge(trial, 100).games == 100


def test_a_school_goes_on_where_it_was_and_keeps_what_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(school, "ROUNDS", 2)
    monkeypatch.setattr(school, "MOST_LESSONS", 2)
    monkeypatch.setattr(school, "judge", lambda trial, most, by: Verdict(most, most, 2))
    command = ["herna", "train", "harbours", "--games", "12", "--years", "1", "--folder", str(tmp_path)]
    found = [json.loads(said(monkeypatch, capsys, [*command, "--json"])) for _time in range(2)]
    home, table = tmp_path / "harbours-2", game("harbours")
    assert [each["year"] for each in found] == [0, 1] and found[1]["games"] > found[0]["games"]
    assert found[0]["kept"] and found[0]["surprise"]["chance"] == pytest.approx(0.6931)
    assert len((home / "curve.jsonl").read_text().splitlines()) == 2
    assert from_file(home / "best.net", table, 2).chances(table.encode(start(table, 2, 1), 0), 0)
    told = said(monkeypatch, capsys, command)
    assert "year 2:" in told and "95 % interval" in told and "search:20/net=" in told


def said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: list[str]) -> str:
    """Run a command; return what it prints."""
    monkeypatch.setattr("sys.argv", command)
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code in (0, None)
    return capsys.readouterr().out


def test_what_cannot_be_learnt_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "harbours" in CATALOGUE
    for wrong in (["train", "chess"], ["train", "harbours", "--seats", "9"]):
        monkeypatch.setattr("sys.argv", ["herna", *wrong])
        with pytest.raises(SystemExit) as left:
            main()
        assert left.value.code == 2
