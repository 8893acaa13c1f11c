"""The load test measures what it says."""

from __future__ import annotations

import json

import pytest

from herna.bench.load import Load, load
from herna.cli.bench import bench_load
from web.guests import command


def test_tables_play_and_streams_hear_of_it() -> None:
    found = load(2, 6, 3.0, 0.01, games=["harbours"])
    assert (found.tables, found.streams, found.refused) == (2, 6, 0)
    assert found.answers_per_s > 0 and found.p99_ms >= found.p50_ms > 0
    assert found.events > 0 and found.memory_mb > 1


def test_bots_have_seats_if_asked_to() -> None:
    found = load(3, 3, 2.0, 0.01, games=["harbours"], bots=True)
    assert (found.tables, found.refused) == (3, 0)
    assert found.answers_per_s > 0


def test_the_command_says_what_was_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[object] = []

    def instead(*given: object, bots: bool) -> Load:
        asked.append((*given, bots))
        return Load(3, 4, 1.0, 5.0, 6.0, 7.0, 8, 0, 9.0, 10.0, 11.0, 12.0)

    monkeypatch.setattr("herna.cli.bench.load", instead)
    bench_load(tables=3, streams=4, seconds=1.0, think=2.0, db="", bots=True, json=True)
    assert asked == [(3, 4, 1.0, 2.0, "", True)]
    assert json.loads(capsys.readouterr().out)["p99_ms"] == 7.0
    line = ["bench", "load", "--tables", "5", "--streams", "6", "--seconds", "2", "--with-bots", "--json"]
    assert command(*line).exit_code == 0
    assert asked[-1] == (5, 6, 2.0, 0.0, "", True)
