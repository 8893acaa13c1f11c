"""Ninjas, minion by minion."""

from __future__ import annotations

from games.smashup.table import A, B, C, table
from herna.games.smashup.components import EXTRA_MINION, FREE_MINION
from marks import card, rule

ND = "ninjas dinosaurs"
PR = "pirates robots"


@card("ninja-master")
def test_ninja_master_may_destroy_anybody_here() -> None:
    t = table(ND, PR)
    king = t.put(B, "library", "pirate-king")
    t.put(B, "opal", "nukebot")
    t.hold(A, "ninja-master")
    t.play("ninja-master", "library")
    assert sorted(t.options) == ["pass", "target.ninja-master", "target.pirate-king"]
    t.choose("target.pirate-king")
    assert t.at(king) == "discard"


@card("tiger-assassin")
def test_tiger_assassin_may_destroy_a_weak_minion_here() -> None:
    t = table(ND, PR)
    weak = t.put(B, "library", "saucy-wench")
    t.put(B, "library", "pirate-king")
    t.put(B, "opal", "saucy-wench")
    t.hold(A, "tiger-assassin")
    t.play("tiger-assassin", "library")
    assert t.options == ["target.saucy-wench", "pass"]
    t.choose("target.saucy-wench")
    assert t.at(weak) == "discard"
    u = table(ND, PR)
    weak = u.put(B, "library", "saucy-wench")
    u.hold(A, "tiger-assassin")
    u.play("tiger-assassin", "library", "pass")
    assert u.at(weak) == "the-great-library"


@card("shinobi")
@rule("T2", "U8.3", "U6.3")
def test_shinobi_comes_before_a_base_scores_and_the_others_may_answer() -> None:
    t = table(PR, ND, bases="oasis library opal")
    t.fill(A, "oasis", 12)
    king = t.put(A, "library", "pirate-king")
    t.hold(B, "shinobi")
    t.choose("pass")
    assert (t.asked, t.prompt) == (A, "before-scoring")
    t.choose("pass")
    assert t.asked == B
    t.choose("use.shinobi")
    assert t.count(B, "oasis") == 1
    assert t.asked == A  # may act again
    t.choose("use.pirate-king")
    assert t.at(king) == "discard"
    assert t.vp == [2, 0]


@card("shinobi", "hidden-ninja")
@rule("T3", "T36", "U8.12")
def test_one_shinobi_for_each_scoring() -> None:
    t = table(PR, ND, bases="oasis opal library")
    t.fill(A, "oasis", 12)
    t.fill(A, "opal", 17)
    t.hold(B, "shinobi", "shinobi", "hidden-ninja")
    t.choose("pass", "score.jungle-oasis", "use.shinobi")
    assert t.options == ["use.hidden-ninja", "pass", "pass-on"]
    t.choose("pass")
    assert t.vp == [2, 0]
    t.choose("use.shinobi")  # the other one, at the next base
    assert t.count(B, "opal") == 1
    u = table(PR, ND, bases="oasis opal library")
    u.fill(A, "oasis", 12)
    u.hold(B, "shinobi", "shinobi", "hidden-ninja")
    u.choose("pass", "use.shinobi", "use.hidden-ninja")
    assert [u.discard(B).count(key) for key in ("shinobi", "hidden-ninja")] == [2, 1]


@card("shinobi", "hidden-ninja", "overrun", "pirate-king")
@rule("T73", "U12.3", "U5.6")
def test_a_prohibition_stops_shinobi_but_not_moving() -> None:
    t = table("wizards robots", "zombies tricksters", "ninjas pirates", bases="oasis library opal tortuga")
    t.fill(A, "oasis", 12)
    t.attach(B, "overrun", "oasis")
    king = t.put(C, "library", "pirate-king")
    ninja = t.hold(C, "shinobi", "shinobi", "hidden-ninja")[2]
    t.choose("pass")
    assert t.asked == C
    assert sorted(t.options) == ["pass", "pass-on", "use.hidden-ninja", "use.pirate-king"]
    t.choose("use.hidden-ninja")
    assert t.at(ninja) == "discard"
    assert t.count(C, "oasis") == 0
    t.choose("use.pirate-king", "pass")
    assert t.at(king) == "discard"


@card("shinobi")
def test_shinobi_is_also_a_normal_minion_and_stays_home_in_play() -> None:
    t = table(ND, PR, bases="oasis library opal")
    t.hold(A, "shinobi")
    t.play("shinobi", "library")
    t.fill(A, "oasis", 12)
    t.choose("pass")
    assert t.state.active == B
    assert t.count(A, "library") == 1


@card("ninja-acolyte")
@rule("T21", "U3.6", "U5.5")
def test_ninja_acolyte_returns_and_plays_itself_again() -> None:
    t = table(ND, PR)
    t.put(A, "library", "ninja-acolyte")
    t.put(A, "opal", "ninja-acolyte")
    t.hold(A, "king-rex")
    assert t.options.count("use.ninja-acolyte") == 2
    t.choose("use.ninja-acolyte")
    assert sorted(t.options) == ["play.king-rex", "play.ninja-acolyte"]
    t.choose("play.ninja-acolyte")
    assert t.count(A, "library") == 1
    assert t.options == ["play.king-rex", "pass"]
    assert t.state.credits[FREE_MINION] == 1


@card("ninja-acolyte", "tooth-and-claw")
@rule("T58", "A26")
def test_a_shielded_acolyte_stays_and_gives_nothing() -> None:
    t = table(PR, ND)
    acolyte = t.put(B, "library", "ninja-acolyte")
    other = t.put(B, "opal", "ninja-acolyte")
    claw = t.attach(B, "tooth-and-claw", acolyte)
    t.hold(B, "king-rex")
    t.begin(B)
    t.choose(f"use.{acolyte}")
    assert t.at(claw) == "discard"
    assert t.at(acolyte) == "the-great-library"
    assert t.state.played[B] == 0
    assert t.options.count("use.ninja-acolyte") == 2
    assert t.at(other) == "the-grey-opal"


@card("ninja-acolyte", "theyre-coming-to-get-you", "microbot-fixer", "tenacious-z")
@rule("A32", "U5.5", "U5.10")
def test_the_discard_pile_may_supply_the_acolytes_minion() -> None:
    t = table("ninjas zombies", PR)
    t.put(A, "library", "ninja-acolyte")
    t.attach(A, "theyre-coming-to-get-you", "library")
    t.bin(A, "grave-digger")
    t.choose("use.ninja-acolyte")
    assert sorted(t.options) == ["play.grave-digger", "play.ninja-acolyte"]
    u = table("ninjas robots", "pirates zombies")
    u.put(A, "library", "ninja-acolyte")
    u.hold(A, "microbot-fixer", "warbot")
    u.choose("use.ninja-acolyte", "play.microbot-fixer")
    assert u.state.credits[EXTRA_MINION] == 1  # it was the first minion of the turn
    v = table("ninjas zombies", PR)
    v.put(A, "library", "ninja-acolyte")
    v.bin(A, "tenacious-z")
    v.choose("use.tenacious-z", "at.opal")
    assert "use.ninja-acolyte" not in v.options


@card("ninja-acolyte", "overrun")
def test_an_acolyte_is_not_offered_where_nobody_may_be_played() -> None:
    t = table("ninjas wizards", "zombies pirates")
    t.put(A, "library", "ninja-acolyte")
    t.attach(B, "overrun", "library")
    t.hold(A, "shinobi")
    assert t.options == ["play.shinobi", "pass"]
