"""A trained build learns from a trial run, and plays the same games."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from builds.test_both import games_in, plain_tree
from herna.bench import rules as bench
from herna.build import background, training
from herna.build import compile as compiling


def compiler(folder: Path, *macros: str) -> str:
    """Return a C compiler that only says what it is."""
    path = folder / "cc"
    path.write_text("#!/bin/sh\n" + "".join(f"echo '#define {macro} 1'\n" for macro in macros))
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize(
    ("macros", "fits"),
    [(("__GNUC__",), True), (("__GNUC__", "__clang__"), False), ((), False)],
    ids=["gcc", "clang", "another"],
)
def test_only_gcc_is_taught_this_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, macros: tuple[str, ...], fits: bool
) -> None:
    monkeypatch.setenv("CC", compiler(tmp_path, *macros))
    assert background.can_train() is fits


def test_without_a_compiler_nothing_is_taught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", str(tmp_path / "nothing"))
    assert not background.can_train()


def test_what_counts_does_not_count_any_more_once_it_knows() -> None:
    made = [SimpleNamespace(extra_compile_args=["-O3"], extra_link_args=["-s"])]
    training.counting(made)
    assert made[0].extra_compile_args == ["-O3", *training.COUNTING]
    assert made[0].extra_link_args == ["-s", *training.COUNTING]
    training.knowing(made)
    assert made[0].extra_compile_args == ["-O3", *training.KNOWING]
    assert made[0].extra_link_args == ["-s"]


def test_every_game_is_rehearsed_at_its_smallest_and_largest_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """And thought about, where bots are compiled; the kernel has no table of its own."""
    asked: list[tuple[str, int, str]] = []

    def note(_folder: Path, key: str, seats: int, _seconds: float, what: str) -> None:
        asked.append((key, seats, what))

    monkeypatch.setattr(training, "measure_in", note)
    training.rehearse(Path(), ["kernel", "harbours", "scythe"])
    expected = [("harbours", 2), ("harbours", 4), ("scythe", 2), ("scythe", 5)]
    assert asked == [(key, seats, bench.SPEED) for key, seats in expected]
    asked.clear()
    training.rehearse(Path(), ["kernel", "scythe", "bots"])
    assert asked == [("scythe", seats, what) for seats in (2, 5) for what in (bench.SPEED, bench.THINKING)]


def test_a_trained_build_was_counted_counts_no_more_and_plays_the_same_games(tmp_path: Path) -> None:
    """The example game alone, with little effort: the compiler's part is the same for all."""
    folder = compiling.build("0", ["harbours"], trained=True)
    assert folder != compiling.stage_of("0")
    counted = {path.stem for path in folder.rglob(training.COUNTS)}
    assert {"__native_herna_kernel", "__native_herna_harbours"} <= counted
    training.forget(folder)
    assert not list(folder.rglob(training.COUNTS))
    trained, plain = games_in(folder, "harbours"), games_in(plain_tree(tmp_path / "plain"), "harbours")
    assert (trained["builds"], plain["builds"]) == (["compiled"], ["interpreted"])
    assert trained["games"] == plain["games"]
    assert not list(folder.rglob(training.COUNTS)), "the finished build goes on counting"
