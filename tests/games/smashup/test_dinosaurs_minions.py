"""Dinosaurs, minion by minion."""

from __future__ import annotations

from games.smashup.table import A, B, table
from marks import card, rule

DP = "dinosaurs pirates"
NR = "ninjas robots"
TW = "tricksters wizards"


@card("king-rex")
def test_king_rex_is_strong_and_silent() -> None:
    t = table(DP, NR)
    t.put(B, "library", "shinobi")
    rex = t.hold(A, "king-rex")[0]
    t.play("king-rex", "library")
    assert t.power(rex) == 7
    assert t.prompt == "turn"
    assert t.count(B, "library") == 1


@card("laseratops")
@rule("T12", "U12.2")
def test_laseratops_must_destroy_even_your_own() -> None:
    t = table("dinosaurs zombies", NR)
    walker = t.put(A, "library", "walker")
    t.put(B, "library", "shinobi")
    t.put(B, "opal", "ninja-acolyte")
    t.hold(A, "laseratops")
    t.play("laseratops", "library")
    assert t.at(walker) == "discard"
    assert t.count(B, "library") == t.count(B, "opal") == 1


@card("laseratops", "war-raptor", "poison")
@rule("U7.2", "U12.5")
def test_laseratops_looks_at_current_power() -> None:
    t = table(DP, NR)
    t.put(A, "library", "war-raptor")
    t.attach(B, "poison", t.put(A, "library", "king-rex"))
    tiger = t.put(B, "library", "tiger-assassin")
    t.state.bonus[tiger] = -4
    warbot = t.put(B, "library", "warbot")
    t.state.bonus[warbot] = -2
    t.hold(A, "laseratops")
    t.play("laseratops", "library")
    assert t.options == ["target.tiger-assassin", "target.warbot"]
    t.choose("target.warbot")  # a legal, fruitless pick
    assert t.at(warbot) == t.at(tiger) == "the-great-library"


@card("armor-stego")
@rule("T23")
def test_armor_stego_is_stronger_in_others_turns() -> None:
    t = table(DP, NR)
    stego = t.put(A, "library", "armor-stego")
    assert t.power(stego) == 3
    t.choose("pass")
    assert t.state.active == B
    assert t.power(stego) == 5


@card("armor-stego", "the-mothership")
@rule("T39")
def test_armor_stego_on_the_mothership() -> None:
    for active, offered in ((A, True), (B, False)):
        t = table(DP, NR, bases="mothership library opal")
        t.put(A, "mothership", "armor-stego")
        t.fill(A, "mothership", 20)
        t.begin(active)
        t.choose("pass")
        assert (t.prompt == "after-scoring") == offered
        if offered:
            t.choose("use-base.the-mothership")
            assert "armor-stego" in t.hand(A)


@card("war-raptor", "leprechaun")
@rule("T11", "U0.6")
def test_war_raptors_hunt_in_packs() -> None:
    t = table(DP, NR)
    one, two = t.put(A, "library", "war-raptor"), t.put(A, "library", "war-raptor")
    lone = t.put(A, "opal", "war-raptor")
    assert [t.power(each) for each in (one, two, lone)] == [4, 4, 3]
    u = table(DP, TW)
    leprechaun = u.put(B, "library", "leprechaun")
    raptor = u.hold(A, "war-raptor")[0]
    u.play("war-raptor", "library")
    assert u.at(raptor) == "discard"
    assert u.at(leprechaun) == "the-great-library"


@card("war-raptor")
def test_a_war_raptor_fits_plays_for_power_two() -> None:
    t = table("dinosaurs robots", NR.replace("robots", "pirates"))
    t.hold(A, "zapbot", "war-raptor", "armor-stego")
    t.play("zapbot", "library")
    assert "play.war-raptor" in t.options
    assert "play.armor-stego" not in t.options
