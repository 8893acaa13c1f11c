"""Many games: the same results on one process or several, and faithful records."""

from __future__ import annotations

import pytest

from herna.games import game
from herna.games.arcs.printed import LEADER_KEYS
from herna.games.smashup.components import FACTIONS
from herna.kernel.engine import settle
from herna.kernel.errors import BadSetup, UnknownBot, UnknownGame
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.rng import seeded
from herna.sim.engines import engine
from herna.sim.play import CHUNK, Played, Tally, game_seed, play_many, record_of, study

MATS = ("industrial", "engineering", "patriotic", "mechanical", "agricultural")


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    wanted = study("harbours", 2, CHUNK * 5 + 3, seed=7)
    alone = list(play_many(wanted))
    assert [played.index for played in alone] == list(range(CHUNK * 5 + 3))
    assert list(play_many(wanted, engine("pool", 2))) == alone
    assert alone != list(play_many(study("harbours", 2, CHUNK * 5 + 3, seed=8)))


def test_a_longer_study_begins_like_a_shorter_one() -> None:
    short = list(play_many(study("harbours", 3, 4, seed=1)))
    assert list(play_many(study("harbours", 3, 9, seed=1)))[:4] == short


def test_every_game_has_a_seed_of_its_own() -> None:
    assert len({game_seed(seed, index) for seed in range(20) for index in range(20)}) == 400
    assert max(game_seed(0, index) for index in range(20)) >> 120


@pytest.mark.parametrize("bots", [("random",), ("greedy", "random")])
def test_a_game_of_a_study_can_be_had_as_a_record(bots: tuple[str, ...]) -> None:
    wanted = study("harbours", 2, 2, seed=3, bots=bots)
    for played in play_many(wanted):
        record = record_of(wanted, played.index)
        assert record.result == (list(played.winners), list(played.scores))
        assert len(record.answers) == played.decisions
        result = record.result
        assert Match(game("harbours"), record).record.result == result


def test_a_game_over_its_bound_is_not_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game("harbours")), "limit", lambda self, seats: 5)
    played = next(play_many(study("harbours", 2, 1)))
    assert played == Played(0, False, 5, (), (), ((), ()))
    assert record_of(study("harbours", 2, 1), 0).result is None


def test_a_table_that_cannot_be_is_refused_at_once() -> None:
    with pytest.raises(BadSetup, match="not by 7"):
        study("harbours", 7, 1)
    with pytest.raises(UnknownGame):
        study("chess", 2, 1)
    with pytest.raises(UnknownBot):
        study("harbours", 2, 1, bots=["deep thought"])
    with pytest.raises(BadSetup, match="no variant 'wind'"):
        study("harbours", 2, 1, variants={"wind": "strong"})


def test_a_tally_counts_wins_scores_and_lengths() -> None:
    tally = Tally(study("harbours", 2, 3))
    tally.add(Played(0, True, 10, (0,), (4, 2)))
    tally.add(Played(1, True, 20, (0, 1), (3, 3)))
    tally.add(Played(2, False, 90, (), ()))
    plain = tally.plain()
    assert plain["finished"] == 2
    assert plain["games"] == 3
    assert plain["decisions"] == 120
    assert plain["wins"] == [1.5, 0.5]
    assert plain["mean_scores"] == [3.5, 2.5]
    assert plain["length"] == {"mean": 40.0, "shortest": 10, "longest": 90}


def test_a_tally_counts_what_was_played_with() -> None:
    """A faction alone and two together; a shared victory counts in parts."""
    tally = Tally(study("harbours", 2, 3))
    tally.add(Played(0, True, 10, (0,), (4, 2), (("fox", "blue"), ("owl", "red"))))
    tally.add(Played(1, True, 20, (0, 1), (3, 3), (("owl", "blue"), ("fox",))))
    assert tally.plain()["sides"] == {
        "blue": {"played": 2, "won": 1.5},
        "fox": {"played": 2, "won": 1.5},
        "fox + blue": {"played": 1, "won": 1.0},
        "owl": {"played": 2, "won": 0.5},
        "owl + blue": {"played": 1, "won": 0.5},
        "owl + red": {"played": 1, "won": 0.0},
        "red": {"played": 1, "won": 0.0},
    }


@pytest.mark.parametrize(
    ("key", "variants", "each", "among"),
    [
        ("ahoy", {}, 1, {"squadron", "union", "smuggler-red", "smuggler-white"}),
        ("scythe", {}, 2, {"nordic", "rusviet", "crimea", "saxony", "polania", *MATS}),
        ("scythe", {"mats": "chosen"}, 2, {"nordic", "rusviet", "crimea", "saxony", "polania", *MATS}),
        ("smashup", {}, 2, set(FACTIONS)),
        ("arcs", {"leaders": "base"}, 1, set(LEADER_KEYS)),
        ("arcs", {}, 0, set()),
        ("harbours", {}, 0, set()),
    ],
)
def test_every_game_says_what_each_seat_plays_with(
    key: str, variants: dict[str, str], each: int, among: set[str]
) -> None:
    """The same, seat by seat, as the end of the game shows; nobody has what another has."""
    played = next(play_many(study(key, 2, 1, seed=5, variants=variants)))
    assert [len(sides) for sides in played.sides] == [each, each]
    met = [side for sides in played.sides for side in sides]
    assert set(met) <= among
    assert len(set(met)) == len(met)


def test_before_a_choice_nothing_is_played_with() -> None:
    """Smash Up's factions, Scythe's chosen mats and Arcs' leaders come with the first answers."""
    for key, variants in [("smashup", {}), ("scythe", {"mats": "chosen"}), ("arcs", {"leaders": "both"})]:
        table = game(key)
        state = table.new(table.check(Setup(2, variants)), seeded(1))
        settle(state)
        assert table.sides(state) == [[], []]
