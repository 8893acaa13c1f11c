"""What a finished game means: places, ratings, figures; all of it can be counted again."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from herna.web.honours.counting import BOTS, PEOPLE, count, rate, results_of, season_of
from herna.web.honours.sides import side_names
from herna.web.honours.statistics import history, named
from herna.web.store.ledger import ALL_TIME, PROGRAM, Key, Known, Result
from herna.web.store.models import BOT, OVER, PERSON, STAND_IN, Options, SeatRow, TableRow

JULY = 1_783_000_000.0


def table(scores: list[int], winners: list[int], **more: object) -> TableRow:
    """Return a finished table."""
    row = TableRow("t", "harbours", "", "me", 0, JULY, {}, "0", "", 1, [], Options(), OVER, 9, None)
    row.result = (winners, scores)
    for key, value in more.items():
        setattr(row, key, value)
    return row


def person(seat: int, who: str, kind: str = PERSON) -> SeatRow:
    """Return somebody's seat."""
    return SeatRow(seat, kind, who, who.title())


def bot(seat: int, level: str) -> SeatRow:
    """Return a bot's seat."""
    return SeatRow(seat, BOT, None, "Ada", level)


def played(number: int, *players: str, seats: int = 0, sides: tuple[str, ...] = ()) -> list[Result]:
    """Return a game that ended in this order; bots are called ``bot:<level>``."""
    found = []
    for seat, player in enumerate(players):
        level = player.removeprefix("bot:") if player.startswith("bot:") else ""
        won, place = float(seat == 0), seat + 1.0
        who, side = (None if level else player), (sides[seat] if sides else "")
        more = (len(players), place, won, 10 - seat, JULY, "2026-3", 1)
        found.append(Result(f"t{number}", seat, number, "harbours", who, level, player, side, *more))
    return found


def test_places_and_shares_of_the_victory() -> None:
    seats = [person(0, "jana"), bot(1, "easy"), person(2, "petr", STAND_IN)]
    found = results_of(table([5, 9, 9], [1, 2]), seats, [["red"], [], ["blue", "big"]], set())
    assert [each.place for each in found] == [3.0, 1.5, 1.5]
    assert [each.won for each in found] == [0.0, 0.5, 0.5]
    assert [each.player for each in found] == ["jana", "easy", "petr"]
    assert [each.sides for each in found] == ["red", "", "blue big"]
    assert all(each.counted and each.season == "2026-3" for each in found)
    programs = results_of(table([5, 9, 9], [1, 2]), seats, [], {"petr"})
    assert [each.level for each in programs] == ["", "easy", PROGRAM]


def test_games_that_ratings_do_not_follow_from() -> None:
    alone = [person(0, "jana"), person(1, "jana")]
    assert not any(each.counted for each in results_of(table([1, 2], [1]), alone, [], set()))
    two = [person(0, "jana"), person(1, "petr")]
    again = table([1, 2], [1], branches=[object()])
    assert not any(each.counted for each in results_of(again, two, [], set()))


def test_people_and_bots_are_rated_apart() -> None:
    ratings = count([played(1, "jana", "bot:easy", "petr", "bot:hard")])
    pools = {(key.pool, key.player) for key in ratings}
    assert pools == {(PEOPLE, "jana"), (PEOPLE, "petr"), (BOTS, "easy"), (BOTS, "hard")}
    assert count([played(1, "jana", "bot:easy", "bot:easy")]) == {}
    for season in (ALL_TIME, "2026-3"):
        best = ratings[Key("harbours", season, BOTS, "easy")]
        assert best.mu > 25 and best.sigma < 25 / 3 and (best.games, best.wins) == (1, 1.0)


def test_a_season_is_a_quarter() -> None:
    assert [season_of(time) for time in (0.0, JULY, 1_767_225_599.0, 1_767_225_600.0)] == [
        "1970-1",
        "2026-3",
        "2025-4",
        "2026-1",
    ]


PLAYERS = st.lists(
    st.sampled_from(["a", "b", "c", "bot:easy", "bot:hard"]), min_size=2, max_size=4, unique=True
)


@given(st.lists(PLAYERS, max_size=12))
def test_one_game_after_the_other_gives_what_all_of_them_give(orders: list[list[str]]) -> None:
    games = [played(number, *order) for number, order in enumerate(orders, 1)]
    known: Known = {}
    for game in games:
        known.update(rate({key: each for key, each in known.items() if key.player in "abc easy hard"}, game))
    assert known == count(games)
    assert sum(each.wins for key, each in known.items() if key.season == ALL_TIME) <= 2 * len(games)


def test_a_history_in_figures() -> None:
    games = [
        played(1, "jana", "petr", sides=("red", "blue")),
        played(2, "jana", "bot:easy", "petr", sides=("red", "blue", "white")),
        played(3, "petr", "jana", sides=("blue", "red")),
        played(4, "jana", "bot:easy", sides=("blue", "red")),
    ]
    found = history("jana", games)
    assert (found.all.played, found.all.won, found.all.place) == (4, 3.0, 1.25)
    assert found.by_seats[2].played == 3 and found.by_seats[3].share == 1.0
    assert found.by_side["harbours", "red"].played == 3
    assert found.favourites == {"harbours": ["red", "blue"]}
    assert (found.streaks.now, found.streaks.longest) == (1, 2)
    petr, easy = found.rivals
    assert (petr.player, petr.played, petr.ahead, petr.behind, petr.bot) == ("petr", 3, 2, 1, False)
    assert (easy.name, easy.played, easy.ahead, easy.bot) == ("easy", 2, 2, True)
    hidden = named(found.rivals, lambda _player: False, "somebody")
    assert [each.name for each in hidden] == ["somebody", "easy"]


def test_factions_have_names_in_both_languages() -> None:
    assert side_names("en", "scythe", "crimea industrial") == ["Crimean Khanate", "Industrial"]
    assert side_names("cs", "ahoy", "squadron") != side_names("en", "ahoy", "squadron")
    assert side_names("en", "arcs", "elder") == ["Elder"]
    assert side_names("en", "harbours", "unheard-of") == ["unheard-of"]
