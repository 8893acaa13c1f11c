"""Rules broken on purpose: every kind of break is made, and what no test notices is listed."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from types import SimpleNamespace

import pytest

from cli.test_commands import Shell, shell
from herna import rulebook
from herna.games import CATALOGUE
from herna.kernel.errors import HernaError
from herna.sim.breaking.breaks import breaks, broken
from herna.sim.breaking.noticing import sooner
from herna.sim.breaking.study import Ground, chosen, every, ground_of, stale, study
from herna.sim.breaking.tracks import Tracks

__all__ = ["shell"]

RULES = '''"""Tolls (T1.1)."""

FEE = 3


def toll(carts: int, empty: bool) -> int:
    """Return what carts pay; empty ones go free (T1.2)."""
    if empty:
        return 0
    return carts * FEE


def next_to(seat: int, seats: int) -> int:
    """Return whose toll is next (T1.3)."""
    return (seat + 1) % seats


def pay(purse: list[int], fee: int) -> None:
    """Put the fee into the purse (T1.4)."""
    while fee > 0:
        purse.append(1)
        fee -= 1


def unused(carts: int) -> int:
    """Nobody asks for this."""
    return carts + 1
'''
TESTS = """import pytest
from tiny.rules import next_to, pay, toll


@pytest.mark.rule("T1.2")
def test_empty_carts_go_free():
    assert toll(2, True) == 0


@pytest.mark.rule("T1.1")
def test_carts_pay():
    assert toll(2, False) == 6


@pytest.mark.rule("T1.3")
def test_next():
    next_to(0, 2)


@pytest.mark.rule("T1.4")
def test_pay():
    purse = []
    pay(purse, 2)
    assert purse == [1, 1]
"""


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    """Lay out a project with one module of rules and its tests."""
    project = tmp_path_factory.mktemp("project")
    (project / "src" / "tiny").mkdir(parents=True)
    (project / "tests").mkdir()
    (project / "src" / "tiny" / "__init__.py").touch()
    rules, tests = project / "src" / "tiny" / "rules.py", project / "tests" / "test_tiny.py"
    rules.write_text(RULES)
    tests.write_text(TESTS)
    (project / "pytest.ini").write_text("[pytest]\nmarkers = rule: what a test proves\n")
    equal = project / "equivalent.toml"
    return Ground("tiny", (rules.resolve(),), (tests,), (), project, equal, project / "tracks.json")


def test_each_kind_of_break_is_made() -> None:
    source = (
        "def turn(state: Game, seat: Seat) -> None:\n"
        "    if state.active == seat and not state.over:\n"
        "        gain(state, seat, 2)\n"
        "    state.left -= 1\n"
        "    state.tell('turn', 1)\n"
        "    assert state.left > 0\n"
    )
    made = {each.kind: each.change for each in breaks(source)}
    assert made == {
        "comparison": "state.active == seat -> state.active != seat",
        "branch": "not state.over -> state.over",
        "seat": "seat -> (seat + 1) % state.seats",
        "dropped call": "state.left -= 1 -> pass",
        "constant": "1 -> 2",
        "sign": "state.left -= 1 -> state.left += 1",
    }
    assert all(each.where == "turn" for each in breaks(source))
    assert [each.kind for each in breaks(source) if " or " in each.change] == ["branch"]


def test_what_only_tells_or_makes_room_is_left_alone() -> None:
    source = "def f(state: Game, seat: Seat) -> Row:\n    state.tell('x', 2)\n    return room(8)\n"
    assert list(breaks(source)) == []


def test_bits_are_compared_with_nothing_but_0() -> None:
    made = [each.change for each in breaks("def f(flags: int) -> bool:\n    return flags & 4 != 0\n")]
    assert made == ["flags & 4 != 0 -> flags & 4 == 0", "flags & 4 -> flags | 4", "4 -> 5"]


def test_every_break_is_another_program() -> None:
    found = breaks(RULES)
    codes = [broken(RULES, "rules.py", each.number) for each in found]
    assert len({code.co_consts for code in codes} | {compile(RULES, "rules.py", "exec").co_consts}) > 10
    with pytest.raises(ValueError, match=f"has {len(found)} breaks"):
        broken(RULES, "rules.py", len(found))


def test_what_changes_nothing_is_spared_while_it_can_be_broken(ground: Ground) -> None:
    before = len(every(ground))
    entry = '[[equivalent]]\nmodule = "tiny/rules.py"\nwhere = "{}"\nchange = "1 -> 2"\nreason = "nobody"\n'
    ground.equal.write_text(entry.format("unused"))
    assert len(every(ground)) == before - 1
    assert stale(ground) == []
    ground.equal.write_text(entry.format("gone"))
    assert [one.where for one in stale(ground)] == ["gone"]
    ground.equal.write_text('[[equivalent]]\nmodule = "tiny/rules.py"\n')
    with pytest.raises(HernaError, match=r"lacks change, reason"):
        every(ground)
    ground.equal.unlink()


def test_the_same_seed_breaks_the_same_lines(ground: Ground) -> None:
    assert chosen(ground, 5, 1) == chosen(ground, 5, 1)
    assert len(chosen(ground, 5, 1)) == 5
    assert chosen(ground, 10**6, 1) == every(ground)


def test_a_test_that_fails_unbroken_is_said(tmp_path: Path, ground: Ground) -> None:
    wrong = tmp_path / "test_wrong.py"
    wrong.write_text("def test_wrong():\n    assert False\n")
    bad = Ground("tiny", ground.files, (wrong,), (), ground.project, ground.equal, tmp_path / "tracks.json")
    with pytest.raises(HernaError, match=r"a test fails before anything is broken: .*test_wrong"):
        list(study(bad, every(bad)[:1], 1))


def test_tests_of_a_broken_module_come_first_when_all_are_started_anew(tmp_path: Path) -> None:
    lines = {"rules.py": {"1": [2, 3], "2": [3]}, "other.py": {"1": [0, 1]}}
    tracks = Tracks("", ["slow", "quick", "near", "nearest"], [[]] * 4, [9.0, 1.0, 5.0, 5.0], lines)
    kept = tmp_path / "tracks.json"
    kept.write_text(json.dumps(asdict(tracks)))
    items = [SimpleNamespace(nodeid=name) for name in ("slow", "new", "quick", "near", "nearest")]
    sooner(items, "rules.py", kept)
    assert [item.nodeid for item in items] == ["nearest", "near", "new", "quick", "slow"]


@pytest.mark.parametrize("key", [key for key in CATALOGUE if key != "harbours"])
def test_what_is_spared_in_a_game_can_still_be_broken(key: str) -> None:
    assert stale(ground_of(key)) == []


def test_the_command_says_what_survives(
    shell: Shell, ground: Ground, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("herna.cli.breaking.ground_of", lambda _key: ground)
    out = tmp_path / "broken.json"
    assert shell.run("mutate", "harbours", "--count", 1000, "--jobs", 2, "--out", out) == 1
    assert "11 of 16 broken lines noticed (68.8 %), 0 of them only by the promises" in shell.out
    assert "unseen: src/tiny/rules.py:27 unused: 1 -> 2" in shell.out
    survivors = [(each["where"], each["change"]) for each in json.loads(out.read_text())["survivors"]]
    assert sorted(survivors) == [
        ("next_to", "(seat + 1) % seats -> (seat + 1) // seats"),
        ("next_to", "1 -> 2"),
        ("next_to", "seat + 1 -> seat - 1"),
        ("unused", "1 -> 2"),
        ("unused", "carts + 1 -> carts - 1"),
    ]


def test_the_command_says_which_paragraphs_are_shown(
    shell: Shell, ground: Ground, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("herna.cli.breaking.ground_of", lambda _key: ground)
    out = tmp_path / "shown.json"
    assert shell.run("mutate", "harbours", "--paragraphs", "--out", out) == 0
    assert "3 of 4 named paragraphs" in shell.out
    assert "not shown: T1.3" in shell.out
    found = json.loads(out.read_text())
    assert found["not_shown"] == ["T1.3"]
    assert found["shown"]["T1.2"] == "src/tiny/rules.py:9 toll: 0 -> 1", "no other test runs that line"


def test_coverage_counts_what_broken_lines_show(shell: Shell, tmp_path: Path) -> None:
    out = tmp_path / "shown.json"
    out.write_text(json.dumps({"game": "harbours", "shown": {"B3.5": "a line"}}))
    plain = shell.json("coverage", "harbours", "--mutants", out)["harbours"]
    assert "B3.5" not in plain["not_shown"]
    assert len(plain["not_shown"]) == plain["paragraphs"]["named"] - 1
    assert shell.run("coverage", "harbours", "--mutants", out) == 0
    assert f"shown by a broken line: 1 of {plain['paragraphs']['named']}" in shell.out
    assert shell.run("coverage", "ahoy", "--mutants", out) == 2
    assert "is about harbours, not about ahoy" in shell.err
    assert shell.run("coverage", "--mutants", out) == 2
    assert shell.run("coverage", "harbours", "--mutants", tmp_path / "nowhere") == 2


def test_what_only_replays_defend_is_written_down_and_counted(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "harbours.md").write_text((rulebook.RULES / "harbours.md").read_text(), encoding="utf-8")
    monkeypatch.setattr(rulebook, "RULES", tmp_path)
    out = tmp_path / "shown.json"
    out.write_text(json.dumps({"game": "harbours", "shown": {"B3.5": "a line"}}))
    assert shell.json("coverage", "harbours")["harbours"]["only_replays"] == []
    assert shell.run("coverage", "harbours", "--note") == 2
    bare = shell.json("coverage", "harbours", "--mutants", out, "--note")["harbours"]["not_shown"]
    assert "B3.5" not in bare
    assert rulebook.only_replays("harbours") == bare
    assert shell.run("coverage", "harbours", "--brief") == 0
    assert f"{len(bare)} of them are defended by replays alone" in shell.out
