"""Scoring a base (U8) and winning (U9)."""

from __future__ import annotations

import pytest

from games.smashup.table import A, B, C, base, table
from marks import card, rule

AD = "aliens dinosaurs"
NP = "ninjas pirates"
RT = "robots tricksters"
WZ = "wizards zombies"


@rule("U8.2")
def test_scoring_is_compulsory_and_the_current_player_chooses_which() -> None:
    t = table(AD, NP, bases="oasis opal library")
    t.fill(B, "oasis", 12)
    t.fill(B, "opal", 17)
    t.choose("pass")
    assert (t.asked, t.prompt) == (A, "score")
    assert t.options == ["score.jungle-oasis", "score.the-grey-opal"]
    t.choose("score.the-grey-opal")
    assert t.vp == [0, 5]


@rule("T64", "U8.3", "U14.5")
@card("full-sail", "hidden-ninja")
def test_the_window_closes_when_all_pass_in_succession() -> None:
    t = table("ninjas robots", "dinosaurs tricksters", "pirates aliens", bases="oasis library opal tortuga")
    t.fill(A, "oasis", 12)
    t.put(B, "oasis", "king-rex")
    t.hold(A, "hidden-ninja", "shinobi", "zapbot")
    t.hold(C, "full-sail")
    t.put(C, "library", "pirate-king")
    t.choose("pass")
    asked = []
    for answer in ("pass", "use.full-sail", "pass", "use.hidden-ninja"):
        asked.append((t.asked, t.prompt))
        t.choose(answer)
    # B has nothing and is passed over; C's Full Sail asks once whom to move
    assert asked == [
        (A, "before-scoring"),
        (C, "before-scoring"),
        (C, "move-which"),
        (A, "before-scoring"),
    ]
    t.choose("play.zapbot")
    assert (t.asked, t.options) == (C, ["use.pirate-king", "pass"])
    t.choose("pass")
    assert (t.asked, t.options) == (A, ["use.shinobi", "pass", "pass-on"])
    t.choose("pass")
    assert t.vp[A] == 2


@rule("T66", "U8.5", "U8.5.2", "U8.5.3")
@pytest.mark.parametrize(
    ("powers", "points"),
    [
        ((10, 10, 5, 0), [5, 5, 2, 0]),
        ((10, 5, 5, 2), [5, 3, 3, 0]),
        ((10, 8, 5, 2), [5, 3, 2, 0]),
        ((7, 7, 7, 7), [5, 5, 5, 5]),
        ((20, 0, 0, 0), [5, 0, 0, 0]),
    ],
)
def test_places_and_ties(powers: tuple[int, ...], points: list[int]) -> None:
    t = table(AD, NP, RT, WZ, bases="evans library opal tortuga oasis")
    for seat, strength in enumerate(powers):
        if strength:
            t.fill(seat, "evans", strength)
    t.choose("pass")
    assert t.vp == points


@rule("U8.5.6", "U8.6.1")
@card("ninja-dojo", "first-mate")
def test_places_stay_fixed() -> None:
    t = table(NP, AD, bases="dojo library opal")
    t.put(A, "dojo", "first-mate")
    t.fill(A, "dojo", 10)
    t.fill(B, "dojo", 9)
    t.choose("pass", "use.first-mate", "at.the-great-library")
    assert (t.asked, t.options) == (A, ["use-base.ninja-dojo", "pass"])
    t.choose("pass")
    assert t.vp == [2, 3]


@rule("U8.7", "U11.4", "U10.7")
@card("flame-trap", "gremlin", "cave-of-shinies")
def test_everything_there_is_discarded_to_its_owner() -> None:
    t = table(AD, RT, bases="shinies library opal")
    rex = t.put(A, "shinies", "king-rex")
    gremlin = t.put(B, "shinies", "gremlin")
    upgrade = t.attach(A, "upgrade", gremlin)
    trap = t.attach(B, "flame-trap", "shinies")
    t.fill(A, "shinies", 15)
    t.choose("pass")
    assert [t.at(each) for each in (rex, gremlin, upgrade, trap)] == ["discard"] * 4
    assert "upgrade" in t.discard(A)
    assert "flame-trap" in t.discard(B)
    assert t.vp == [4, 2]  # no destruction, no consolation
    assert t.state.base_discard.holds(base("shinies"))


@rule("U8.8")
def test_the_top_base_takes_the_slot() -> None:
    t = table(AD, NP, bases="library oasis opal")
    t.bases_left("goju", "brain")
    t.fill(A, "oasis", 12)
    t.choose("pass")
    assert t.row == ["the-great-library", "temple-of-goju", "the-grey-opal"]
    u = table(AD, NP, bases="library oasis opal")
    u.bases_left()
    u.fill(A, "oasis", 12)
    u.choose("pass")
    assert u.row == ["the-great-library", "the-grey-opal"]
    v = table(AD, NP, bases="library oasis opal", empty_base_deck="reshuffle")
    v.bases_left()
    v.fill(A, "oasis", 12)
    v.choose("pass")
    assert len(v.row) == 3
    assert v.state.base_deck.size() == 16 - 3


@rule("U8.10", "U8.15")
@card("terraforming", "hidden-ninja", "neophyte")
def test_a_base_that_leaves_play_is_not_scored() -> None:
    t = table(AD, "ninjas wizards", bases="oasis library opal")
    t.fill(A, "oasis", 12)
    t.hold(B, "hidden-ninja", "chronomage", "mass-enchantment", "enchantress")
    t.top(A, "terraforming")
    t.choose("pass", "use.hidden-ninja", "play.chronomage", "play.mass-enchantment")
    t.choose("base.tar-pits", "at.oasis")
    assert t.prompt == "extra-minion"  # at once or never, on the new base
    t.choose("play.enchantress", "pass")
    assert t.vp == [4, 3]  # 12 + 3 + 2 = 17: the Tar Pits were ready themselves
    assert "jungle-oasis" not in t.row
    assert t.state.base_deck.holds(base("oasis"))
    u = table(AD, "ninjas wizards", bases="oasis library opal")
    u.fill(A, "oasis", 12)
    u.hold(B, "hidden-ninja", "chronomage", "mass-enchantment")
    u.top(A, "terraforming")
    u.choose("pass", "use.hidden-ninja", "play.mass-enchantment", "base.rhodes", "at.oasis")
    assert u.vp == [0, 0]
    assert u.state.active == B
    assert u.count(A, "rhodes") == 1


@rule("U8.13", "A18")
@card("rampage")
def test_a_base_without_minions_may_score() -> None:
    t = table(AD, NP, bases="opal library tortuga")
    t.state.lowered[base("opal")] = 17
    t.choose("pass")
    assert t.vp == [0, 0]
    assert "the-grey-opal" not in t.row
    assert t.state.active == B


@rule("T25", "U9.3", "U9.4", "U9.2")
def test_a_tie_at_fifteen_goes_on() -> None:
    t = table(AD, NP)
    t.state.vp[A] = t.state.vp[B] = 16
    t.choose("pass")
    assert t.state.outcome is None
    t.hold(B, "shinobi")
    t.state.vp[B] += 1
    t.choose("pass")
    assert t.state.outcome is not None
    assert t.state.outcome.winners == (B,)
    assert t.state.outcome.scores == (16, 17)


@rule("U9.2", "U9.7")
def test_the_leader_wins_even_in_anothers_turn_and_points_are_not_lost() -> None:
    t = table(AD, NP)
    t.state.vp[B] = 15
    t.state.vp[A] = 14
    t.choose("pass")
    assert t.state.outcome is not None
    assert t.state.outcome.winners == (B,)
    assert t.vp == [14, 15]
    u = table(AD, NP)
    u.state.vp[A] = 14
    u.choose("pass")
    assert u.state.outcome is None


@rule("T56", "U8.8", "U9.5", "A22")
def test_the_last_base_ends_the_game() -> None:
    for points, winners in (((10, 9), (A,)), ((10, 12), (A, B))):
        t = table(AD, NP, bases="oasis")
        t.bases_left()
        t.state.vp[A], t.state.vp[B] = points
        t.fill(A, "oasis", 12)
        t.choose("pass")
        assert t.state.outcome is not None
        assert t.state.outcome.winners == winners
        assert t.state.outcome.scores == (12, points[1])


@rule("U9.6", "A23", "U13.5")
def test_the_game_ends_after_five_hundred_rounds() -> None:
    t = table(AD, NP)
    t.state.turn = 999
    t.begin(B).choose("pass")
    assert t.state.outcome is not None
    assert t.state.outcome.winners == (A, B)
    u = table(AD, NP)
    u.state.turn = 998
    u.begin(A).choose("pass")
    assert u.state.outcome is None
    v = table(AD, NP, endless_game="none")
    v.state.turn = 5000
    v.begin(B).choose("pass")
    assert v.state.outcome is None


@rule("U13.3")
def test_at_most_twenty_bases_are_scored_in_a_turn() -> None:
    t = table(AD, NP, bases="oasis library opal", empty_base_deck="reshuffle")
    t.state.scorings = 20
    t.fill(A, "oasis", 12)
    t.choose("pass")
    assert t.vp == [0, 0]
    assert t.state.active == B
