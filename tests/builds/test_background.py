"""The build that is made while people already play."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

import pytest

from herna.build import background
from herna.build import compile as compiling


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Lay out a tiny checkout with nothing built, on a machine that could."""
    source = tmp_path / "src"
    (source / "herna" / "kernel").mkdir(parents=True)
    (source / "herna" / "games").mkdir()
    (source / "herna" / "kernel" / "engine.py").write_text("a = 1")
    (tmp_path / "pyproject.toml").write_text("")
    for module in (compiling, background):
        monkeypatch.setattr(module, "SOURCE", source)
        monkeypatch.setattr(module, "CHECKOUT", tmp_path)
    monkeypatch.setattr(compiling, "STAGE", tmp_path / "stage")
    monkeypatch.setattr(compiling, "EXAMPLE", tmp_path / "nowhere")
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.delenv(background.SWITCH, raising=False)
    return tmp_path


def finish(checkout: Path, name: str = "o3") -> Path:
    """Make a stage look finished."""
    folder = checkout / "stage" / name
    (folder / "herna" / "kernel").mkdir(parents=True)
    (folder / "herna" / "games").mkdir()
    (folder / "herna" / "kernel" / "engine.py").write_text("a = 1")
    (folder / compiling.STAMP).write_text(compiling.digest(folder))
    return folder


def test_a_finished_build_is_used_while_its_sources_stand(checkout: Path) -> None:
    """A changed rule makes it useless until it is built again."""
    assert background.ready() is None
    folder = finish(checkout)
    assert background.ready() == folder
    (checkout / "src" / "herna" / "kernel" / "engine.py").write_text("a = 2")
    assert background.ready() is None


def test_a_trained_build_is_used_before_another(checkout: Path) -> None:
    """Whoever made one wants its speed; when it is of other sources, the plain one is good enough."""
    plain, trained = finish(checkout), finish(checkout, "o2-trained")
    assert background.ready() == trained
    (trained / "herna" / "kernel" / "engine.py").write_text("a = 0")
    assert background.ready() == plain


def test_nothing_is_built_twice_or_where_it_cannot_be(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a compiler, outside a checkout, beside modules that are compiled already."""
    assert background.can_build()
    monkeypatch.setenv(background.SWITCH, "off")
    assert not background.can_build()
    monkeypatch.delenv(background.SWITCH)
    (checkout / "src" / compiling.STAMP).write_text("x")
    assert not background.can_build()
    (checkout / "src" / compiling.STAMP).unlink()
    (checkout / "pyproject.toml").unlink()
    assert not background.can_build()
    (checkout / "pyproject.toml").write_text("")
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert not background.can_build()
    assert background.build_in_background() is None
    monkeypatch.setattr("shutil.which", lambda name: name)
    finish(checkout)
    assert background.build_in_background() is None


@pytest.mark.parametrize(
    ("code", "errors", "line"),
    [(0, "", "the compiled build is ready"), (1, "a\nno cc1\n", "failed, so bots think more slowly: no cc1")],
)
@pytest.mark.usefixtures("checkout")
def test_the_end_of_a_build_is_one_line(
    code: int, errors: str, line: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whether it went well or not."""
    commands: list[list[str]] = []

    def run(command: list[str], **_options: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        return subprocess.CompletedProcess(command, code, "", errors)

    monkeypatch.setattr(subprocess, "run", run)
    caplog.set_level(logging.INFO, "herna")
    thread = background.build_in_background()
    assert thread is not None
    thread.join()
    assert commands[0][:3] == ["nice", "-n", "19"]
    assert commands[0][-1] == "--stage"
    assert [record.message for record in caplog.records if line in record.message]
    assert len(caplog.records) == 1


@pytest.mark.usefixtures("checkout")
def test_a_build_that_cannot_start_is_one_line(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And the server goes on."""

    def run(*_command: object, **_options: object) -> None:
        raise PermissionError("not here")

    monkeypatch.setattr(subprocess, "run", run)
    background.build_quietly()
    assert [record.message for record in caplog.records] == ["the compiled build could not start: not here"]


def test_a_process_imports_from_the_build_it_is_given(tmp_path: Path) -> None:
    """Everything of Herna anew, from there."""
    (tmp_path / "herna").mkdir()
    (tmp_path / "herna" / "__init__.py").write_text("marker = 'fast'")
    code = (
        "import herna.kernel.engine\nfrom herna.build.background import use\n"
        f"use('')\nimport herna\nassert not hasattr(herna, 'marker')\nuse({str(tmp_path)!r})\n"
        "import herna\nprint(herna.marker)"
    )
    source = str(Path(background.__file__).parents[2])
    done = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": source}, capture_output=True, text=True, check=True
    )
    assert done.stdout == "fast\n"
