"""Tournaments: balanced line-ups, known statistics, and the shape of the report."""

from __future__ import annotations

import json
from collections import Counter
from xml.etree import ElementTree

import pytest

from harbours.game import GAME
from herna.kernel.errors import BadSetup, UnknownBot, UnknownGame
from herna.sim.arena import Contest, Report, Seated, contest, games_of, play
from herna.sim.engines import POOL, Engine
from herna.sim.lineups import Lineup, lineups, tables
from herna.sim.play import ALONE
from herna.sim.plot import picture
from herna.sim.ratings import Ratings, interval, mean_interval, places


def run(wanted: Contest, by: Engine = ALONE) -> Report:
    """Play a whole contest."""
    report = Report(wanted)
    for seated in games_of(wanted, by):
        report.add(seated)
    return report


@pytest.mark.parametrize(
    ("bots", "seats", "games"),
    [
        ("ab", 2, 2),
        ("abc", 2, 6),
        ("abcd", 4, 4),
        ("abcde", 4, 20),
        ("ab", 4, 2),
        ("arrr", 4, 4),
        ("abc", 4, 3),
    ],
)
def test_every_bot_sits_equally_often_in_every_seat(bots: str, seats: int, games: int) -> None:
    found = tables(list(bots), seats)
    assert len(found) == games
    shares = Counter(bots)
    for seat in range(seats):
        count = Counter(table[seat] for table in found)
        assert all(count[name] * len(bots) == games * shares[name] for name in shares)


def test_two_bots_meet_in_both_seats_of_every_setup() -> None:
    assert lineups(["a", "b"], 2, 4) == [
        Lineup(0, ("a", "b")),
        Lineup(0, ("b", "a")),
        Lineup(1, ("a", "b")),
        Lineup(1, ("b", "a")),
    ]


def test_a_contest_needs_bots_that_exist_and_a_table_of_the_rules() -> None:
    with pytest.raises(BadSetup, match="at least one bot"):
        contest("harbours", [], 2, 2)
    with pytest.raises(UnknownBot):
        contest("harbours", ["greedy", "clever"], 2, 2)
    with pytest.raises(BadSetup):
        contest("harbours", ["greedy", "random"], 9, 2)
    with pytest.raises(UnknownGame):
        contest("hopscotch", ["greedy", "random"], 2, 2)
    assert contest("harbours", ["random"], 0, 2).seats == min(GAME.seats)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0.0, 10, 0.0, 0.2775), (5.0, 10, 0.2366, 0.7634), (90.0, 100, 0.8256, 0.9448), (10.0, 10, 0.7225, 1.0)],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_without_games_nothing_is_known() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    assert mean_interval(0.0, 0.0, 0) == (0.0, 0.0)


def test_the_interval_of_a_mean() -> None:
    assert mean_interval(10.0, 30.0, 4) == pytest.approx(
        (2.5 - 1.96 * 0.645497, 2.5 + 1.96 * 0.645497), abs=1e-3
    )


def test_places_follow_winners_then_scores_and_ties_share() -> None:
    assert places((1,), (9, 5, 7)) == [2.0, 1.0, 3.0]
    assert places((0, 2), (7, 1, 7)) == [1.5, 3.0, 1.5]
    assert places((0,), (9, 4, 4, 4)) == [1.0, 3.0, 3.0, 3.0]


def test_the_winner_of_most_games_is_rated_highest_and_surely() -> None:
    ratings = Ratings(["a", "b"])
    first = ratings.of("a")
    for _game in range(30):
        ratings.add(["a", "b"], [1.0, 2.0])
    assert ratings.of("a")[1] > ratings.of("b")[2]
    assert ratings.of("a")[2] - ratings.of("a")[1] < first[2] - first[1]


def test_a_bot_alone_or_against_itself_gains_nothing() -> None:
    ratings = Ratings(["a"])
    before = ratings.of("a")
    ratings.add(["a", "a"], [1.0, 2.0])
    assert ratings.of("a") == before


def test_a_bot_in_several_seats_learns_the_mean_of_them() -> None:
    ratings = Ratings(["a", "b"])
    ratings.add(["a", "b", "b"], [2.0, 1.0, 3.0])
    assert ratings.of("b")[0] == pytest.approx(25.0, abs=1.0)


def seated(bot: str, place: float, won: float, **more: float) -> Seated:
    """Return how a seat did."""
    return Seated(bot, place, won, 10, more.get("seconds", 0.5), 0.2, int(more.get("faults", 0)), ("oh",))


def test_a_report_counts_wins_times_and_faults() -> None:
    report = Report(Contest("harbours", ("a", "b"), 2, 4))
    report.add([seated("a", 1.0, 1.0), seated("b", 2.0, 0.0, faults=2)])
    report.add([seated("b", 1.5, 0.5), seated("a", 1.5, 0.5, seconds=1.5)])
    a, b = report.row("a"), report.row("b")
    assert (a["win_rate"], b["win_rate"]) == (0.75, 0.25)
    assert (a["low"], a["high"]) == tuple(round(each, 4) for each in interval(1.5, 2))
    assert (a["ms_per_decision"], b["ms_per_decision"], a["slowest_ms"]) == (100.0, 50.0, 200.0)
    assert (a["place"], b["place"]) == (1.25, 1.75)
    assert (a["faults"], b["faults"]) == (0, 2)
    assert a["rating"] > b["rating"]


def test_a_contest_is_the_same_whoever_plays_it() -> None:
    wanted = contest("harbours", ["greedy", "random"], 2, 6, seed=3)
    alone, together = run(wanted).plain(), run(wanted, Engine(POOL, 2)).plain()
    for row in [*alone["bots"].values(), *together["bots"].values()]:
        del row["ms_per_decision"], row["slowest_ms"]
    assert alone == together


def test_the_report_has_the_agreed_shape() -> None:
    plain = json.loads(json.dumps(run(contest("harbours", ["greedy", "random"], 3, 4)).plain()))
    assert {"game", "seats", "games", "bots"} <= set(plain)
    assert (plain["game"], plain["seats"], plain["games"]) == ("harbours", 3, 4)
    for name in ("greedy", "random"):
        row = plain["bots"][name]
        assert {"win_rate", "low", "high", "rating", "ms_per_decision"} <= set(row)
        assert 0 <= row["low"] <= row["win_rate"] <= row["high"] <= 1
        assert row["rating_low"] < row["rating"] < row["rating_high"]
    assert plain["bots"]["greedy"]["win_rate"] > plain["bots"]["random"]["win_rate"]


def test_one_setup_is_dealt_alike_whoever_sits_there() -> None:
    wanted = contest("harbours", ["random"], 2, 2)
    assert (
        play(wanted, Lineup(4, ("random", "random")))[0].place
        == play(wanted, Lineup(4, ("random", "random")))[0].place
    )
    other = contest("harbours", ["random"], 2, 2, seed=1)
    results = [
        [play(each, Lineup(number, ("random", "random")))[0].decisions for number in range(6)]
        for each in (wanted, other)
    ]
    assert results[0] != results[1]


def test_a_failing_bot_is_reported_and_the_contest_goes_on() -> None:
    report = run(contest("harbours", ["random", "process:no-such-program"], 2, 2))
    assert report.games == 2
    row = report.row("process:no-such-program")
    assert row["faults"] == row["decisions"] > 0
    assert "cannot be started" in row["fault_words"][0]
    assert report.row("random")["faults"] == 0


def test_the_picture_shows_every_bot_best_first_and_its_range() -> None:
    report = Report(Contest("harbours", ("a<b", "c"), 2, 4))
    report.add([seated("a<b", 2.0, 0.0), seated("c", 1.0, 1.0)])
    root = ElementTree.fromstring(picture(report.plain()))
    texts = ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts.index("c") < texts.index("a<b")
    assert "100.0 %" in texts
    bars = [float(bar.attrib["width"]) for bar in root.iter("{http://www.w3.org/2000/svg}rect")]
    assert bars == [420.0, 0.0]
