"""Speeds to hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from herna.bench.baseline import compare, control, save
from herna.bench.rules import Row
from herna.kernel.errors import HernaError


def row(name: str, speed: float, build: str = "compiled") -> Row:
    """Return a measurement with this speed."""
    return Row(name, 2, build, speed, 1.0, 1.0, 1.0, 1.0, 1.0)


def test_the_same_speed_on_a_slower_machine_is_no_loss(tmp_path: Path) -> None:
    """Both the game and the control loop run at half speed."""
    path = tmp_path / "baseline.json"
    save(path, [row("arcs", 1000)], 200)
    [drift] = compare(path, [row("arcs", 500)], 100)
    assert drift.slower == pytest.approx(1)
    assert not drift.broken


@pytest.mark.parametrize(("speed", "broken"), [(800, False), (760, True), (2000, False)])
def test_more_than_a_third_slower_is_a_fault(tmp_path: Path, speed: float, broken: bool) -> None:
    """Against the same control loop."""
    path = tmp_path / "baseline.json"
    save(path, [row("arcs", 1000), row("arcs", 50, "interpreted")], 100)
    drifts = compare(path, [row("arcs", speed), row("arcs", 50, "interpreted"), row("new", 1)], 100)
    assert [(drift.build, drift.broken) for drift in drifts] == [("compiled", broken), ("interpreted", False)]


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"rows": [{}], "control_per_s": 1}'])
def test_a_file_that_is_no_baseline_is_refused(tmp_path: Path, text: str) -> None:
    """With how to make one."""
    path = tmp_path / "baseline.json"
    path.write_text(text)
    with pytest.raises(HernaError, match="is not a baseline; make one with"):
        compare(path, [row("arcs", 1)], 1)
    with pytest.raises(HernaError, match="is not a baseline"):
        compare(tmp_path / "missing.json", [], 1)


def test_the_control_loop_runs() -> None:
    """At some speed."""
    assert control() > 0
