"""Aliens, minion by minion."""

from __future__ import annotations

from games.smashup.table import A, B, table
from herna.games.smashup.components import ANY_ACTION
from marks import card, rule

AD = "aliens dinosaurs"
NP = "ninjas pirates"


@card("supreme-overlord")
@rule("A15", "U12.19")
def test_supreme_overlord_may_return_anybody_even_itself() -> None:
    t = table(AD, NP, bases="homeworld library opal")
    rex = t.put(A, "library", "king-rex")
    king = t.put(B, "library", "pirate-king")
    t.attach(A, "upgrade", king)
    overlord = t.hold(A, "supreme-overlord")[0]
    t.play("supreme-overlord", "homeworld")
    assert sorted(t.options) == ["pass", "target.king-rex", "target.pirate-king", "target.supreme-overlord"]
    t.choose("target.pirate-king")
    assert t.at(king) == "hand"
    assert t.discard(A) == ["upgrade"]
    assert t.at(rex) == "the-great-library"
    u = table(AD, NP, bases="homeworld library opal")
    u.attach(B, "assassination", u.put(A, "library", "king-rex"))
    overlord = u.hold(A, "supreme-overlord", "war-raptor")[0]
    u.play("supreme-overlord", "homeworld", "target.supreme-overlord")
    assert u.at(overlord) == "hand"
    assert "play.war-raptor" in u.options  # The Homeworld has answered all the same


@card("supreme-overlord")
@rule("U12.2")
def test_supreme_overlord_may_be_content() -> None:
    t = table(AD, NP)
    rex = t.put(A, "library", "king-rex")
    t.hold(A, "supreme-overlord")
    t.play("supreme-overlord", "opal", "pass")
    assert t.at(rex) == "the-great-library"


@card("invader")
@rule("U9.1", "U11.1")
def test_invader_gains_a_point_each_time_it_is_played() -> None:
    t = table(AD, NP)
    invader = t.hold(A, "invader", "abduction", "invasion")[0]
    t.play("invader", "library")
    assert t.vp == [1, 0]
    t.choose("play.abduction")
    assert t.at(invader) == "hand"
    t.play("invader", "opal")
    assert t.vp == [2, 0]
    t.state.credits[ANY_ACTION] = 1
    t.play("invasion", "tortuga")
    assert t.at(invader) == "tortuga"
    assert t.vp == [2, 0]


@card("invader")
@rule("U9.1", "U9.2")
def test_fifteen_points_do_not_stop_the_turn() -> None:
    t = table(AD, NP)
    t.hold(A, "invader", "howl")
    t.state.vp[A] = 14
    t.play("invader", "library")
    assert t.vp[A] == 15
    assert t.options == ["play.howl", "pass"]
    t.choose("pass")
    assert t.state.outcome is not None
    assert t.state.outcome.winners == (A,)


@card("scout")
@rule("U8.6.3", "U8.6.2")
def test_scout_may_be_taken_up_after_scoring() -> None:
    t = table(AD, NP, bases="oasis library opal")
    scout = t.put(A, "oasis", "scout")
    upgrade = t.attach(A, "upgrade", scout)
    t.fill(A, "oasis", 12)
    t.choose("pass")
    assert t.options == ["use.scout", "pass"]
    t.choose("use.scout")
    assert t.at(scout) == "hand"
    assert t.at(upgrade) == "discard"
    u = table(AD, NP, bases="oasis library opal")
    scout = u.put(A, "oasis", "scout")
    u.fill(A, "oasis", 12)
    u.choose("pass", "pass")
    assert u.at(scout) == "discard"


@card("scout")
@rule("U11.5", "U11.7")
def test_placing_is_no_affecting_unless_that_is_agreed() -> None:
    for variant, where in (("core", "hand"), ("extended", "discard")):
        t = table(AD, NP, bases="oasis library opal", affect=variant)
        scout = t.put(A, "oasis", "scout")
        t.attach(A, "tooth-and-claw", scout)
        t.fill(A, "oasis", 12)
        t.choose("pass", "use.scout")
        assert t.at(scout) == where


@card("scout")
def test_a_scout_buried_by_the_temple_is_gone() -> None:
    t = table(AD, NP, bases="goju library opal")
    scout = t.put(A, "goju", "scout")
    t.fill(B, "goju", 15)
    t.choose("pass")
    assert t.at(scout) == "deck"
    assert t.prompt == "turn"


@card("collector")
@rule("U7.2")
def test_collector_takes_a_weak_minion_here() -> None:
    t = table(AD, NP)
    weak = t.put(B, "library", "shinobi")
    strong = t.put(B, "library", "buccaneer")
    away = t.put(B, "opal", "shinobi")
    t.hold(A, "collector")
    t.play("collector", "library")
    assert sorted(t.options) == ["pass", "target.collector", "target.shinobi"]
    t.choose(f"target.{weak}")
    assert t.at(weak) == "hand"
    assert t.at(strong) == t.at(t.state.minions[0]) == "the-great-library"
    assert t.at(away) == "the-grey-opal"


@card("collector")
@rule("U5.5", "U7.2")
def test_collector_looks_at_current_power_and_counts_as_played() -> None:
    t = table(AD, NP)
    boosted = t.put(B, "library", "first-mate")
    t.attach(A, "upgrade", boosted)
    poisoned = t.put(B, "library", "pirate-king")
    t.attach(B, "poison", poisoned)
    t.hold(A, "collector")
    t.play("collector", "library")
    assert sorted(t.options) == ["pass", "target.collector", "target.pirate-king"]
    t.choose("target.collector")
    assert t.hand(A) == ["collector"]
    assert t.state.played[A] == 1
    assert t.options == ["pass"]
