"""What learners get is measured, on one core and on several, beside other environments."""

from __future__ import annotations

import pytest

from herna.bench import envs, others, peers
from herna.bench.envs import stepping
from herna.bench.others import classics, openspiel, other_environments
from herna.envs import aec


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure a few steps, not seconds of them."""
    for name, value in (("STRETCH", 2), ("WARMING", 2), ("TABLES", 2), ("TABLES_EACH", 2)):
        monkeypatch.setattr(envs, name, value)


def test_steps_are_counted_on_one_core() -> None:
    found = stepping("harbours", 2, 0.0)
    assert (found.name, found.seats) == ("harbours", 2)
    assert found.width > 0
    assert found.options > 1
    assert found.steps_per_s > 0
    assert found.together_per_s == found.alone_per_s == 0


def test_steps_of_several_processes_stand_beside_those_of_one() -> None:
    found = stepping("harbours", 2, 0.0, processes=2)
    assert found.alone_per_s > 0
    assert found.together_per_s > 0


def test_openspiel_is_measured_with_what_each_game_shows() -> None:
    """Hearts has no observation tensor; what its player knows is taken instead."""
    found = {peer.game: peer for peer in openspiel(0)}
    assert set(found) == set(others.OPENSPIEL_GAMES)
    assert all(peer.decisions_per_s > peer.games_per_s for peer in found.values())


def test_classic_games_are_played_through_pettingzoo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ours stands for one of theirs, which need more than is declared."""
    monkeypatch.setattr(peers, "made", lambda name: aec.env("harbours") if name == "hanabi_v5" else None)
    (peer,) = classics(0)
    assert (peer.engine, peer.game) == ("PettingZoo", "hanabi_v5")
    assert peer.decisions_per_s > peer.games_per_s


def test_what_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(others, "installed", lambda _module: None)
    monkeypatch.setattr(peers, "made", lambda _name: None)
    assert list(other_environments(0)) == []
