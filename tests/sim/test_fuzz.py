"""Fuzzing finds faults and keeps a game that shows each."""

from __future__ import annotations

from pathlib import Path

import pytest

from harbours.game import HarboursGame
from herna.bots.simple import GreedyBot
from herna.games import CATALOGUE, game
from herna.kernel.engine import playout
from herna.kernel.errors import BadRecord, BadSetup, HernaError, RulesError
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.record import Record, read
from herna.kernel.rng import Rng, seeded
from herna.sim import checks, tries
from herna.sim import fuzz as module
from herna.sim.again import again
from herna.sim.builds import compared
from herna.sim.digest import digest
from herna.sim.fuzz import Fuzzing, fuzz
from herna.sim.tries import Tried


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
    monkeypatch.setattr(tries, "DEEP_EVERY", 10**9)
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

    monkeypatch.setattr(tries, "settle", fail)
    monkeypatch.setattr(tries, "DEEP_EVERY", 10**9)
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


@pytest.mark.parametrize("key", [key for key in CATALOGUE if key != "harbours"])
def test_positions_close_to_the_end_are_tried_and_sound(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tries, "deep", lambda play: None)
    monkeypatch.setattr(tries, "NEAR_EVERY", 1)
    done = fuzz(Fuzzing(key, 1500, seed=7, seats=2), tmp_path)
    assert done.findings == []
    assert done.near_end > 0


@pytest.mark.parametrize("key", [key for key in CATALOGUE if key != "harbours"])
def test_close_to_the_end_means_that_fewer_decisions_are_left(key: str) -> None:
    table = game(key)
    usual = near = 0
    for seed in range(3):
        state = table.new(table.check(Setup(2, {})), seeded(seed))
        playout(state, seeded(seed), 40)
        while not table.near_end(twin := state.copy(), seeded(seed)):
            state.pending = None
            playout(state, seeded(seed), 1)
        twin.pending = None
        near += int(playout(twin, seeded(seed), table.limit(2)))
        usual += int(playout(state, seeded(seed), table.limit(2)))
    assert near < usual


def near(self: HarboursGame, state: object, rng: Rng) -> bool:
    """Say that a game has been brought close to its end."""
    return True


def test_a_finding_close_to_the_end_can_be_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HarboursGame, "near_end", near)
    odd = ["a ship too many"]
    monkeypatch.setattr(HarboursGame, "complaints", lambda self, state: odd * (state.round > 2))
    monkeypatch.setattr(tries, "deep", lambda play: None)
    monkeypatch.setattr(tries, "NEAR_EVERY", 1)
    monkeypatch.setattr(tries, "NEAR_WITHIN", 1)
    done = fuzz(Fuzzing("harbours", 400, seed=3), tmp_path)
    found = [Path(finding.record) for finding in done.findings]
    found = [path for path in found if "near_end" in path.read_text(encoding="utf-8")]
    assert again(found[0]) == ["a ship too many"]
    monkeypatch.setattr(HarboursGame, "near_end", lambda self, state, rng: False)
    with pytest.raises(BadRecord, match="no longer be brought"):
        again(found[0])
    (tmp_path / "other").write_text("[]", encoding="utf-8")
    with pytest.raises(BadRecord, match="not a record that `herna fuzz` has kept"):
        again(tmp_path / "other")


def test_a_bot_that_fails_is_a_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert fuzz(Fuzzing("harbours", 200, bot="greedy"), tmp_path).findings == []
    monkeypatch.setattr(GreedyBot, "choose", lambda self, seen, choice, rng: 1 // 0)
    done = fuzz(Fuzzing("harbours", 200, bot="greedy"), tmp_path)
    assert {finding.kind for finding in done.findings} == {"bot"}
    assert "the bot greedy failed: ZeroDivisionError" in done.findings[0].message


def test_a_fingerprint_tells_two_positions_apart() -> None:
    table = game("harbours")
    state = table.new(Setup(2, {}), seeded(1))
    same = table.new(Setup(2, {}), seeded(1))
    assert digest(state) == digest(same)
    playout(same, seeded(1), 1)
    assert digest(state) != digest(same)
    assert digest([-1]) != digest([-2])
    assert digest([1, [2]]) != digest([[1], 2])
    assert digest([2**70]) != digest([2**71])


def tried(prints: bytes, kind: str = "", message: str = "") -> Tried:
    """Return a game of three answers with these fingerprints."""
    record = Record("harbours", Setup(2, {}), 1, ["pass", "bid.x1", "bid.x2"])
    return Tried(record, None, prints, kind, message, 3)


def test_the_first_answer_after_which_builds_differ_is_found() -> None:
    one = tried(b"aaaaaaaabbbbbbbbcccccccc")
    assert compared(one, tried(one.prints or b"")) is one
    found = compared(one, tried(b"aaaaaaaabbbbbbbXcccccccc"))
    assert (found.kind, found.message) == ("builds", "the builds differ at answer 2: the positions differ")
    assert found.record.answers == ["pass", "bid.x1"]
    found = compared(one, tried(b"aaaaaaaabbbbbbbb", "crash", "ValueError: odd"))
    assert found.message == (
        "the builds differ at answer 3: compiled: no fault ; interpreted: crash ValueError: odd"
    )
    assert compared(tried(b"", "crash", "x"), tried(b"", "crash", "x")).kind == "crash"
