"""Pirates, minion by minion."""

from __future__ import annotations

from games.smashup.table import A, B, C, table
from marks import card, rule

PD = "pirates dinosaurs"
NR = "ninjas robots"
AT = "aliens tricksters"


@card("pirate-king")
@rule("U8.3", "U8.12")
def test_pirate_king_sails_to_a_base_about_to_score() -> None:
    t = table(PD, NR, bases="oasis library opal")
    king = t.put(B, "library", "shinobi")
    king = t.put(A, "library", "pirate-king")
    t.fill(B, "oasis", 12)
    t.begin(B).choose("pass")
    assert (t.asked, t.options) == (A, ["use.pirate-king", "pass"])
    t.choose("use.pirate-king")
    assert t.at(king) == "discard"
    assert t.vp == [0, 2]


@card("pirate-king")
def test_pirate_king_is_not_offered_where_it_is_and_only_once() -> None:
    t = table(PD, NR, bases="oasis library opal")
    t.put(A, "oasis", "pirate-king")
    t.fill(A, "oasis", 7)
    t.choose("pass")
    assert t.state.active == B
    u = table(PD, NR, bases="oasis library opal")
    king = u.put(A, "library", "pirate-king")
    u.fill(B, "oasis", 12)
    u.hold(A, "full-sail")
    u.choose("pass", "use.pirate-king", "use.full-sail", "target.pirate-king", "at.the-great-library")
    assert u.at(king) == "the-great-library"
    assert u.state.active == B


@card("pirate-king")
@rule("U8.12")
def test_pirate_king_may_leave_a_base_that_waits() -> None:
    t = table(PD, NR, bases="oasis opal library")
    t.fill(A, "oasis", 12)
    king = t.put(A, "opal", "pirate-king")
    t.fill(B, "opal", 12)
    t.choose("pass", "score.jungle-oasis", "use.pirate-king")
    assert t.at(king) == "discard"
    assert t.vp == [2, 0]
    assert "the-grey-opal" in t.row


@card("buccaneer", "seeing-stars")
@rule("U12.9")
def test_buccaneer_moves_instead_of_dying() -> None:
    t = table(PD, NR, bases="shinies library opal")
    buccaneer = t.put(A, "shinies", "buccaneer")
    t.state.bonus[buccaneer] = -1
    t.hold(B, "seeing-stars")
    t.begin(B).choose("play.seeing-stars")
    assert (t.asked, t.options) == (A, ["at.the-great-library", "at.the-grey-opal"])
    t.choose("at.opal")
    assert t.at(buccaneer) == "the-grey-opal"
    assert t.vp == [0, 0]


@card("buccaneer")
@rule("U11.13")
def test_buccaneer_without_another_base_is_destroyed() -> None:
    t = table(PD, NR, bases="shinies")
    buccaneer = t.put(A, "shinies", "buccaneer")
    t.state.bonus[buccaneer] = -1
    t.hold(B, "seeing-stars")
    t.begin(B).choose("play.seeing-stars")
    assert t.at(buccaneer) == "discard"
    assert t.vp == [1, 0]


@card("buccaneer", "leprechaun", "beam-up")
def test_buccaneer_escapes_a_leprechaun_and_can_be_returned() -> None:
    t = table(PD, AT)
    t.put(B, "library", "leprechaun")
    buccaneer = t.hold(A, "buccaneer")[0]
    t.play("buccaneer", "library", "at.opal")
    assert t.at(buccaneer) == "the-grey-opal"
    t.hold(B, "beam-up")
    t.begin(B).choose("play.beam-up", "target.buccaneer")
    assert t.at(buccaneer) == "hand"


@card("buccaneer", "nukebot", "sacrifice")
@rule("U12.20")
def test_several_buccaneers_choose_before_anything_happens() -> None:
    t = table("robots wizards", PD, "ninjas zombies", bases="library opal tortuga mothership")
    t.put(A, "library", "nukebot")
    one, two = t.put(B, "library", "buccaneer"), t.put(B, "library", "buccaneer")
    shinobi = t.put(C, "library", "shinobi")
    t.hold(A, "sacrifice")
    t.choose("play.sacrifice")
    assert t.asked == B
    t.choose("at.opal")
    assert t.at(one) == t.at(shinobi) == "the-great-library"
    t.choose("at.tortuga")
    assert [t.at(one), t.at(two), t.at(shinobi)] == ["the-grey-opal", "tortuga", "discard"]


@card("saucy-wench")
def test_saucy_wench_may_destroy_a_small_minion_here() -> None:
    t = table(PD, NR)
    small = t.put(B, "library", "ninja-acolyte")
    t.put(B, "library", "shinobi")
    t.put(B, "opal", "ninja-acolyte")
    t.hold(A, "saucy-wench", "saucy-wench")
    t.play("saucy-wench", "library")
    assert t.options == ["target.ninja-acolyte", "pass"]
    t.choose("target.ninja-acolyte")
    assert t.at(small) == "discard"


@card("first-mate")
@rule("T54", "U7.5", "U8.9")
def test_first_mates_sail_from_base_to_base() -> None:
    t = table(PD, NR, bases="oasis opal library")
    mates = [t.put(A, "oasis", "first-mate") for _ in range(4)]
    t.fill(B, "opal", 5)
    t.hold(A, "howl")
    t.choose("play.howl")
    assert [t.power(mate) for mate in mates] == [3, 3, 3, 3]
    t.choose("pass")
    for mate in mates:
        t.choose(f"use.{mate}", "at.opal")
    assert t.vp[A] == 2 + 3
    assert t.vp[B] == 1
    t.choose("pass")  # nobody is rescued by the base
    t.choose(f"use.{mates[0]}", "at.the-great-library")
    assert t.at(mates[0]) == "the-great-library"


@card("first-mate")
@rule("U11.13")
def test_first_mate_needs_another_base() -> None:
    t = table(PD, NR, bases="oasis")
    mate = t.put(A, "oasis", "first-mate")
    t.fill(A, "oasis", 10)
    t.choose("pass")
    assert t.at(mate) == "discard"


@card("first-mate")
@rule("U8.6.2")
def test_first_mate_cannot_go_to_the_replacement() -> None:
    t = table(PD, NR, bases="oasis library")
    mate = t.put(A, "oasis", "first-mate")
    t.put(A, "library", "king-rex")
    t.fill(A, "oasis", 10)
    t.choose("pass", "use.first-mate")
    assert t.at(mate) == "the-great-library"
