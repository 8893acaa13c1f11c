"""The spread that foretells winners best."""

from __future__ import annotations

import json

import pytest

from herna.bots.lookahead import shares
from herna.cli.main import main
from herna.kernel.rng import seeded
from herna.sim.calibrate import Sight, best_spread, sights, surprise


def made(spread: float) -> list[Sight]:
    """Return positions whose winners fall as a known spread says."""
    rng = seeded(2)
    found = []
    for _sight in range(1500):
        lead = rng.below(21) - 10
        first = shares([float(lead), 0.0], spread)[0]
        winner = 0 if int(rng.below(1_000_000)) < 1_000_000 * first else 1
        found.append(Sight((float(lead), 0.0), (winner,)))
    return found


@pytest.mark.parametrize("spread", [2.0, 6.0])
def test_a_known_spread_is_found_again(spread: float) -> None:
    assert best_spread(made(spread)) == pytest.approx(spread, rel=0.25)


def test_a_winner_that_was_far_behind_surprises_more() -> None:
    behind, ahead = Sight((0.0, 5.0), (0,)), Sight((5.0, 0.0), (0,))
    assert surprise([behind], 3.0) > surprise([ahead], 3.0)
    assert surprise([Sight((1.0, 1.0), (0, 1))], 3.0) == pytest.approx(0.693147, abs=1e-5)


def test_positions_come_from_games_that_were_played_out() -> None:
    met = sights("harbours", 2, 2, name="random")
    assert len(met) > 10
    assert {sight.winners for sight in met} <= {(0,), (1,), (0, 1)}
    assert all(len(sight.values) == 2 for sight in met)


def test_the_command_prints_the_spread_of_the_smallest_and_the_largest_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["herna", "tune", "harbours", "--spread", "--bot", "random", "--games", "3", "--json"]
    monkeypatch.setattr("sys.argv", words)
    with pytest.raises(SystemExit):
        main()
    plain = json.loads(capsys.readouterr().out)
    assert set(plain["spread"]) == {"2", "4"}
    assert plain["now"] == 3.0
    monkeypatch.setattr("sys.argv", words[:-1])
    with pytest.raises(SystemExit):
        main()
    assert "2 seats:" in capsys.readouterr().out
