"""What an answer and a first visit cost is measured at a table that takes every answer."""

from __future__ import annotations

import pytest

from herna.bench import pages
from herna.bench.pages import bench_web


@pytest.mark.parametrize("key", ["ahoy", "smashup"])
def test_answers_are_given_and_a_first_visit_is_weighed(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    monkeypatch.setattr(pages, "MOST", 20)
    (row,) = bench_web(key)
    assert (row.game, row.answers) == (key, 20)
    assert set(row.first) == {"page", "styles", "scripts", "type"}
    assert min(row.first.values()) > 10_000 and row.largest_kb > 1
