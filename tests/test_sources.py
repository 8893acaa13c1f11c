"""Which build the tests test."""

from __future__ import annotations

from pathlib import Path

from sources import Sources


def test_compiled_modules_are_looked_past(tmp_path: Path) -> None:
    (tmp_path / "engine.py").write_text("")
    (tmp_path / "engine.cpython-311-x86_64-linux-gnu.so").write_text("")
    found = Sources().find_spec("herna.engine", [str(tmp_path)])
    assert found is not None
    assert found.origin == str(tmp_path / "engine.py")


def test_other_modules_are_left_to_others(tmp_path: Path) -> None:
    (tmp_path / "engine.py").write_text("")
    assert Sources().find_spec("other.engine", [str(tmp_path)]) is None
    assert Sources().find_spec("herna", None) is None
    assert Sources().find_spec("herna.nothing", [str(tmp_path)]) is None
