"""Every command, as a person and as a program uses it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from herna.bench.bots import Thinking
from herna.bench.envs import Stepping
from herna.bench.peers import Peer
from herna.bench.rules import Row
from herna.build import compile as compiler
from herna.cli import bench, project
from herna.cli.main import main
from herna.kernel.record import MAX_BYTES, Record, commit, read, write
from herna.rulebook import Coverage
from herna.sim.play import record_of
from herna.sim.play import study as a_study


class Shell:
    """Runs commands in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.out = ""
        self.err = ""

    def run(self, *arguments: object) -> int:
        """Run a command and return its exit code."""
        self.monkeypatch.setattr("sys.argv", ["herna", *map(str, arguments)])
        try:
            main()
            code: object = 0
        except SystemExit as left:
            code = left.code
        self.out, self.err = self.capsys.readouterr()
        assert "Traceback" not in self.err
        return code if isinstance(code, int) else 0

    def json(self, *arguments: object) -> Any:
        """Run a command with --json and return the one object it prints."""
        assert self.run(*arguments, "--json") == 0, self.err
        return json.loads(self.out)


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """Give a shell."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    return Shell(monkeypatch, capsys)


@pytest.fixture
def finished() -> Record:
    """Give the record of a finished game."""
    record = record_of(a_study("harbours", 2, 1, seed=5), 0)
    return Record(record.game, record.setup, record.seed, record.answers, "aa" * 16, 1, [], record.result)


def saved(record: Record, folder: Path) -> Path:
    """Write a record to a file."""
    path = folder / "game.json"
    path.write_text(write(record), encoding="utf-8")
    return path


def test_games_lists_the_catalogue(shell: Shell) -> None:
    found = shell.json("games")["games"]
    harbours = next(row for row in found if row["game"] == "harbours")
    assert harbours["title"] == "Harbours"
    assert harbours["seats"] == [2, 3, 4]
    assert shell.run("games", "--language", "cs") == 0
    assert "Přístavy" in shell.out


def test_simulate_counts_games(shell: Shell) -> None:
    found = shell.json("simulate", "harbours", "--seats", 3, "--games", 5, "--seed", 2)
    wanted = {"game": "harbours", "seats": 3, "games": 5, "finished": 5}
    assert wanted.items() <= found.items()
    assert found["build"] in ("compiled", "interpreted")
    assert found["decisions"] > 100
    assert sum(found["wins"]) == pytest.approx(5)
    again = shell.json("simulate", "harbours", "--seats", 3, "--games", 5, "--seed", 2)
    assert {**again, "decisions_per_s": 0, "games_per_s": 0} == {
        **found,
        "decisions_per_s": 0,
        "games_per_s": 0,
    }
    assert shell.run("simulate", "harbours", "--games", 2) == 0
    assert "2 of 2 games finished" in shell.out


def test_fuzz_reports_findings(shell: Shell, tmp_path: Path) -> None:
    found = shell.json("fuzz", "harbours", "--decisions", 200, "--out", tmp_path)
    assert found["game"] == "harbours"
    assert found["decisions"] >= 200
    assert found["findings"] == []
    shell.monkeypatch.setattr("herna.sim.checks.MOST_OPTIONS", 3)
    assert shell.run("fuzz", "harbours", "--decisions", 50, "--out", tmp_path) == 1
    assert "options; 3 are the most" in shell.out


def test_replay_tells_the_story_or_only_checks(shell: Shell, finished: Record, tmp_path: Path) -> None:
    path = saved(finished, tmp_path)
    assert shell.run("replay", path) == 0
    assert "Seat 1 takes 1 gold" in shell.out
    assert shell.run("replay", path, "--language", "cs") == 0
    assert "Místo 1 bere zlaťák" in shell.out
    assert shell.run("replay", path, "--check") == 0
    assert "all of them legal" in shell.out
    assert shell.json("replay", path)["finished"] is True


def test_verify_checks_seal_and_result(shell: Shell, finished: Record, tmp_path: Path) -> None:
    path = saved(finished, tmp_path)
    sealed = commit(finished.salt, finished.seed)
    assert shell.json("verify", path, "--commitment", sealed)["commitment"] == sealed
    assert shell.run("verify", path) == 0
    assert sealed in shell.out
    assert shell.run("verify", path, "--commitment", "00") == 2
    assert "the seed is not the one sealed" in shell.err
    unfinished = Record(finished.game, finished.setup, finished.seed, finished.answers[:5])
    assert shell.run("verify", saved(unfinished, tmp_path)) == 2
    assert "unfinished" in shell.err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_record_that_lies_about_its_end_is_refused(
    command: str, shell: Shell, finished: Record, tmp_path: Path
) -> None:
    assert finished.result is not None
    finished.result = (finished.result[0], [99, 0])
    assert shell.run(command, saved(finished, tmp_path)) == 2
    assert "ends otherwise than it says" in shell.err


HOSTILE: dict[str, tuple[bytes, str]] = {
    "truncated": (b'{"format": "herna-record", "vers', "not JSON"),
    "foreign": (b'{"hello": 1}', "not a record"),
    "newer": (b'{"format": "herna-record", "version": 99}', "version 99"),
    "oversized": (b" " * (MAX_BYTES + 1), "too large"),
    "binary": (b"\xff\xfe\x00", "not text"),
    "deep": (b"[" * 100_000, "not JSON"),
    "number": (b"7", "not a record"),
    "game": (
        b'{"format":"herna-record","version":1,"game":"chess","rules":1,"setup":{"seats":2,"variants":{}},'
        b'"seed":"1","salt":"","answers":[],"branches":[],"result":{"winners":[0],"scores":[1,0]}}',
        "no game 'chess'",
    ),
    "answer": (
        b'{"format":"herna-record","version":1,"game":"harbours","rules":1,"setup":{"seats":2,"variants":{}},'
        b'"seed":"1","salt":"","answers":["explode.7"],"result":{"winners":[0],"scores":[1,0]}}',
        "answer 1 of the record",
    ),
    "seats": (
        b'{"format":"herna-record","version":1,"game":"harbours","rules":1,"setup":{"seats":9,"variants":{}},'
        b'"seed":"1","salt":"","answers":[],"result":{"winners":[0],"scores":[1,0]}}',
        "not by 9",
    ),
}


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_records_get_one_sentence_and_exit_code_2(
    command: str, kind: str, shell: Shell, tmp_path: Path
) -> None:
    data, sentence = HOSTILE[kind]
    path = tmp_path / "bad.json"
    path.write_bytes(data)
    assert shell.run(command, path) == 2
    assert sentence in shell.err
    assert shell.err.count("\n") == 1
    assert shell.out == ""


def test_files_that_cannot_be_read_are_named(shell: Shell, tmp_path: Path) -> None:
    assert shell.run("replay", tmp_path / "nowhere.json") == 2
    assert "cannot be read: No such file" in shell.err
    assert shell.run("replay", tmp_path) == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "chess"),
        ("simulate", "harbours", "--seats", 9),
        ("simulate", "harbours", "--bot", "nobody"),
        ("simulate", "harbours", "--variant", "wind"),
        ("simulate", "harbours", "--variant", "wind=strong"),
        ("fuzz", "chess"),
        ("coverage", "chess"),
        ("bench", "chess"),
        ("play", "chess"),
        ("play", "harbours", "--seat", 5),
        ("play", "harbours", "--language", "de"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_exit_code_2(
    arguments: tuple[object, ...], shell: Shell
) -> None:
    assert shell.run(*arguments) == 2
    assert shell.err.startswith("herna: ")
    assert shell.err.count("\n") == 1


def test_unknown_commands_and_options_exit_with_2(shell: Shell) -> None:
    assert shell.run("dance") == 2
    assert shell.run("games", "--loud") == 2
    assert shell.run("simulate") == 2


def test_version_and_help(shell: Shell) -> None:
    assert shell.run("--version") == 0
    assert shell.out.startswith("herna 0")
    assert shell.run("--help") == 0
    assert "simulate" in shell.out


def test_coverage_speaks_numbers_or_names(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "harbours.md").write_text("## B9 Goal\n- **B9.9** Win.\n", encoding="utf-8")
    monkeypatch.setattr("herna.rulebook.RULES", tmp_path)
    assert shell.run("coverage", "harbours", "--json") == 1
    found = json.loads(shell.out)["harbours"]
    assert found["paragraphs"] == {"total": 1, "named": 0, "exempt": 0, "missing": ["B9.9"]}
    assert shell.run("coverage", "harbours") == 1
    assert "paragraphs that no test names: B9.9" in shell.out
    assert shell.run("coverage", "harbours", "--brief") == 1
    assert shell.out.count("\n") == 1


def test_coverage_fails_only_where_something_is_not_tested(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert shell.run("coverage") == 0
    assert shell.run("coverage", "harbours", "--json") == 0
    monkeypatch.setattr("herna.cli.project.coverage", lambda key: Coverage(1, (), (), 2, ("storm",), ()))
    assert shell.run("coverage", "harbours") == 1
    assert "cards that no test names: storm" in shell.out


def test_bench_prints_rows(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    row = Row("harbours", 4, "compiled", 2e6, 9e3, 7.5, 0.5, 2.0, 2.5)
    monkeypatch.setattr(bench, "bench", lambda keys, seconds, quick: [row])
    found = shell.json("bench", "kernel")["rows"][0]
    assert {"name", "build", "decisions_per_s", "games_per_s", "copy_us"} <= found.keys()
    assert shell.run("bench", "kernel", "--quick") == 0
    assert "2,000,000" in shell.out


@pytest.mark.parametrize("asked", [("envs", "kernel", "--peers"), ("kernel", "--envs", "--peers")])
def test_bench_prints_what_learners_get(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, asked: tuple[str, ...]
) -> None:
    """Beside other environments, however it is asked for."""
    row = Stepping("harbours", 2, 150, 4.5, 400_000, 300_000, 990_000)
    monkeypatch.setattr(bench, "bench_envs", lambda keys, seconds, quick, processes: [row])
    monkeypatch.setattr(bench, "other_environments", lambda seconds: [Peer("OpenSpiel", "hearts", 4, 1)])
    found = shell.json("bench", *asked)
    assert found["envs"][0]["steps_per_s"] == 400_000
    assert found["peers"][0]["game"] == "hearts"
    assert shell.run("bench", *asked, "--processes", "4") == 0
    assert "3.3" in shell.out


def test_bench_prints_how_fast_bots_think(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    row = Thinking("harbours", 4, 7e3, 21e3, 9e3)
    monkeypatch.setattr(bench, "bench_thinking", lambda keys, seconds, quick: [row])
    found = shell.json("bench", "bots", "kernel")["bots"][0]
    assert (found["name"], found["seats"]) == ("harbours", 4)
    assert (found["greedy_per_s"], found["rounds_per_s"], found["ahead_per_s"]) == (7e3, 21e3, 9e3)
    assert shell.run("bench", "kernel", "--bots") == 0
    assert "7,000" in shell.out
    assert "21,000" in shell.out
    assert "9,000" in shell.out


def test_compile_hands_over(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []
    monkeypatch.setattr(compiler, "main", called.append)
    monkeypatch.setattr(project, "can_train", lambda: True)
    assert shell.json("compile", "--opt", 1, "--only", "arcs") == {"build": "compiled"}
    assert shell.run("compile", "--trained") == 0
    assert shell.run("compile", "--clean") == 0
    assert called == [["--opt", "1", "--only", "arcs"], ["--trained"], ["--clean"]]
    assert "interpreted" in shell.out


def test_a_trained_build_is_refused_where_the_compiler_cannot_learn(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(project, "can_train", lambda: False)
    monkeypatch.setattr(compiler, "main", lambda _arguments: pytest.fail("something was built"))
    assert shell.run("compile", "--trained") == 2
    assert "a trained build needs GCC; without --trained any C compiler will do" in shell.err


def test_a_person_plays_in_the_terminal(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed = iter(["?", "u", "p", "w", "99", "1", "u", "r", "1", "q"])
    monkeypatch.setattr("builtins.input", lambda *prompt: next(typed))
    path = tmp_path / "mine.json"
    assert shell.run("play", "harbours", "--save", path, "--seats", 2) == 0
    assert "How much do you bid to start?" in shell.out
    assert "Standings" in shell.out
    assert "the last answer cannot be taken back" in shell.out
    assert "Type the number of an answer" in shell.out
    kept = read(path.read_text(encoding="utf-8"))
    assert len(kept.answers) >= 2
    assert "bid.x0" in kept.answers
    typed = iter(["q"])
    assert shell.run("play", "harbours", "--save", path) == 0


def test_a_game_is_played_to_its_end(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda *prompt: "1")
    assert shell.run("play", "harbours", "--language", "cs") == 0
    assert "Hra skončila" in shell.out
    assert "Vítěz" in shell.out
    watched = shell.json("play", "harbours", "--seat", 0)
    assert len(watched["result"][1]) == 2


def test_play_alone_offers_a_menu(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    from herna.games import CATALOGUE

    number = list(CATALOGUE).index("harbours") + 1
    typed = iter(["x", "0", str(number), "3", "q"])
    monkeypatch.setattr("builtins.input", lambda *prompt: next(typed))
    assert shell.run("play") == 0
    assert "Harbours" in shell.out
    assert "How much do you bid to start?" in shell.out


def test_leaving_is_no_accident(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def leave(*prompt: object) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", leave)
    assert shell.run("play", "harbours") in (1, 130)
    assert shell.err.strip() in ("", "Aborted.")


def test_record_keeps_games_that_replay(shell: Shell, tmp_path: Path) -> None:
    found = shell.json("record", "harbours", tmp_path / "kept", "--seats", 3, "--games", 2, "--seed", 4)
    assert len(found["records"]) == 2
    assert shell.run("verify", found["records"][1]) == 0
    assert shell.run("record", "harbours", tmp_path / "kept", "--bot", "greedy,random") == 0
    assert "harbours-2-greedy-random-0-0.json" in shell.out
    assert shell.run("record", "harbours", tmp_path / "kept", "--bot", "search:2/d1") == 0
    assert (tmp_path / "kept" / "harbours-2-search-2-d1-0-0.json").exists()
