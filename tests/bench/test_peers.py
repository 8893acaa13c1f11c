"""Other engines are measured where they are installed."""

from __future__ import annotations

import pytest

from herna.bench import peers as peers_module
from herna.bench.peers import measured, openspiel, peers


def test_decisions_are_counted_over_whole_games() -> None:
    """The first game warms up and does not count."""
    lengths = iter([1000, 7, 8, 9])
    peer = measured("engine", "game", lambda: next(lengths), 0)
    assert (peer.engine, peer.game) == ("engine", "game")
    assert peer.decisions_per_s / peer.games_per_s == pytest.approx(7, rel=0.01)


def test_openspiel_is_measured_by_its_card_games() -> None:
    """It is part of the test environment."""
    found = {peer.game: peer for peer in openspiel(0)}
    assert len(found) == len(peers_module.OPENSPIEL_GAMES)
    assert found["hearts"].decisions_per_s > found["hearts"].games_per_s


def test_what_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a word."""
    monkeypatch.setattr(peers_module, "installed", lambda module: None)
    assert list(peers(0)) == []
    monkeypatch.undo()
    assert peers_module.installed("a_module_that_nobody_has") is None
