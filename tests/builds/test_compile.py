"""Which modules are compiled, and when a compiled build is out of date."""

from __future__ import annotations

from pathlib import Path

import pytest

from herna.build import compile as compiling
from herna.build.compile import chosen_units, digest, modules, units
from herna.build.generated import QUIET, improve, quietened

ROOT = Path(__file__).parents[2]


def tree(root: Path, **files: str) -> Path:
    """Lay out a small package: names with __ for folders."""
    for name, text in files.items():
        path = root / (name.replace("__", "/") + ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root


def small(root: Path) -> Path:
    """Lay out a kernel, two games and an example."""
    return tree(
        root,
        herna__kernel__engine="a = 1",
        herna__kernel__dump="b = 1",
        herna__games__chess__game="c = 1",
        herna__games__chess__ui__draw="d = 1",
        herna__games__chess__cards__kings="e = 1",
        herna__games__empty__notes="f = 1",
        harbours__game="g = 1",
    )


def test_every_game_is_a_unit_beside_the_kernel(tmp_path: Path) -> None:
    """A folder without a game is none."""
    found = units(small(tmp_path))
    assert sorted(found) == ["herna_chess", "herna_harbours", "herna_kernel"]
    assert [path.name for path in found["herna_kernel"]] == ["engine.py"]


def test_drawings_are_not_compiled(tmp_path: Path) -> None:
    """Nor are packages that only gather, except decks of cards."""
    small(tmp_path)
    chess = tmp_path / "herna" / "games" / "chess"
    for name in ("__init__.py", "ui/__init__.py", "cards/__init__.py"):
        (chess / name).write_text("")
    assert sorted(str(path.relative_to(chess)) for path in modules(chess)) == [
        "cards/__init__.py",
        "cards/kings.py",
        "game.py",
    ]


def test_one_game_can_be_compiled_alone(tmp_path: Path) -> None:
    """With the kernel it stands on."""
    assert sorted(chosen_units(small(tmp_path), ["chess"])) == ["herna_chess", "herna_kernel"]


def test_the_fingerprint_changes_with_what_is_compiled_only(tmp_path: Path) -> None:
    """A changed rule makes the build stale, a changed drawing does not."""
    small(tmp_path)
    before = digest(tmp_path)
    (tmp_path / "herna/games/chess/ui/draw.py").write_text("d = 2")
    assert digest(tmp_path) == before
    (tmp_path / "herna/games/chess/game.py").write_text("c = 2")
    assert digest(tmp_path) != before


def test_a_stale_build_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled modules of other sources would play by old rules."""
    monkeypatch.setattr(compiling, "SOURCE", small(tmp_path))
    monkeypatch.setattr(compiling, "CHECKOUT", tmp_path)
    monkeypatch.setattr(compiling, "EXAMPLE", tmp_path / "harbours")
    engine = tmp_path / "herna/kernel/engine.so"
    engine.write_text("")
    stamp = tmp_path / compiling.STAMP
    stamp.write_text(digest(tmp_path))
    compiling.drop_stale()
    assert engine.exists()
    stamp.write_text("made from something else")
    compiling.drop_stale()
    assert engine.exists(), "what is not a checkout is left alone"
    (tmp_path / "pyproject.toml").write_text("")
    compiling.drop_stale()
    assert not engine.exists()
    assert not stamp.exists()


def test_the_real_units_hold_kernel_and_example() -> None:
    """Whatever games there are."""
    found = units(ROOT / "src", ROOT / "tests" / "harbours")
    assert {"herna_kernel", "herna_harbours"} <= set(found)
    assert not any("shim.py" in str(path) for path in found["herna_kernel"])


def test_shifts_are_of_64_bits_and_unchanged_files_keep_their_time(tmp_path: Path) -> None:
    """The generated C says 1 << x, which would lose everything from bit 31 on."""
    source = tmp_path / "native.c"
    source.write_text("    cpy_r_r0 = 1 << cpy_r_place;\n    a = b << 1;\n")
    improve(source)
    assert source.read_text() == "    cpy_r_r0 = (int64_t)1 << cpy_r_place;\n    a = b << 1;\n"
    before = source.stat().st_mtime_ns
    source.write_text("    cpy_r_r0 = 1 << cpy_r_place;\n    a = b << 1;\n")
    improve(source)
    assert source.stat().st_mtime_ns == before
    source.write_text("    cpy_r_r0 = 2 << cpy_r_place;\n")
    improve(source)
    assert source.read_text() == "    cpy_r_r0 = (int64_t)2 << cpy_r_place;\n"
    assert source.stat().st_mtime_ns > before


def test_a_question_leaves_no_traceback() -> None:
    """Every place that would add to one looks first what was raised; twice is as good as once."""
    text = '#include <exc_ops.c>\nstatic int a;\n    CPy_AddTraceback("a.py", "f", 1, globals);\n'
    once = quietened(text)
    assert once.startswith(f"#include <exc_ops.c>\n{QUIET}\nstatic int a;")
    assert once.endswith('    trace_fault("a.py", "f", 1, globals);\n')
    assert quietened(once) == once
    assert quietened("static int a;\n") == "static int a;\n"


def test_a_stage_is_built_of_the_named_games_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that measuring one game does not wait for all of them; trained only if asked."""
    asked: list[tuple[str, list[str], bool]] = []
    monkeypatch.setattr(
        compiling, "build", lambda opt, only, trained: asked.append((opt, list(only), trained))
    )
    compiling.main(["--stage", "--only", "ahoy", "--opt", "1"])
    compiling.main(["--stage"])
    compiling.main(["--stage", "--trained"])
    compiling.main(["--stage", "--trained", "--opt", "3"])
    assert asked == [("1", ["ahoy"], False), ("3", [], False), ("2", [], True), ("3", [], True)]


def test_what_is_built_already_is_not_built_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until a rule changes; a build of some games alone is never taken for a whole one."""
    monkeypatch.setattr(compiling, "PACKAGE", small(tmp_path / "src") / "herna")
    monkeypatch.setattr(compiling, "EXAMPLE", tmp_path / "nowhere")
    monkeypatch.setattr(compiling, "STAGE", tmp_path / "stage")
    built: list[tuple[str, bool]] = []
    monkeypatch.setattr(
        compiling,
        "build_alone",
        lambda folder, _opt, _only, trained: built.append((folder.name, trained)),
    )
    compiling.build("3", ["chess"])
    assert compiling.build("3") == tmp_path / "stage" / "o3"
    compiling.build("3")
    assert built == [("o3", False)] * 2
    compiling.build("3", trained=True)
    compiling.build("3", trained=True)
    assert built[2:] == [("o3-trained", True)]
    (tmp_path / "src/herna/games/chess/game.py").write_text("c = 2")
    compiling.build("3")
    assert built[3:] == [("o3", False)]
