"""Bases that do something while they are in play, or while they score."""

from __future__ import annotations

from games.smashup.table import A, B, C, D, table
from herna.games.smashup.components import ANY_ACTION, SMALL_MINION
from marks import card, rule

AD = "aliens dinosaurs"
NP = "ninjas pirates"
RT = "robots tricksters"
WZ = "wizards zombies"


@card("the-homeworld", "war-raptor")
@rule("U12.16")
def test_the_homeworld_gives_a_small_minion() -> None:
    t = table(AD, NP, bases="homeworld library opal")
    t.hold(A, "king-rex", "war-raptor", "war-raptor", "armor-stego")
    t.play("king-rex", "homeworld")
    assert t.options == ["play.war-raptor", "play.war-raptor", "pass"]
    t.play("war-raptor", "homeworld")
    assert t.state.credits[SMALL_MINION] == 1
    t.play("war-raptor", "library")
    assert t.state.credits[SMALL_MINION] == 0
    assert t.options == ["pass"]


@card("the-homeworld", "shinobi")
@rule("T20", "U5.4")
def test_the_homeworld_during_a_scoring() -> None:
    t = table(RT, NP, bases="homeworld library opal")
    t.fill(A, "homeworld", 23)
    t.hold(B, "shinobi", "first-mate", "ninja-acolyte", "saucy-wench")
    t.choose("pass", "use.shinobi")
    assert (t.prompt, t.asked) == ("extra-minion", B)
    assert t.options == ["play.first-mate", "play.ninja-acolyte", "pass"]
    t.choose("play.first-mate", "at.homeworld")
    assert t.options == ["play.ninja-acolyte", "pass"]
    t.choose("pass", "pass")
    assert t.prompt == "after-scoring"


@card("the-homeworld", "neophyte", "terraforming", "mass-enchantment")
@rule("U12.23", "U8.10", "U8.15")
def test_no_credit_from_a_homeworld_swapped_out_meanwhile() -> None:
    t = table("wizards aliens", NP, bases="homeworld library opal")
    t.hold(A, "neophyte", "enchantress")
    t.top(A, "terraforming")
    t.play("neophyte", "homeworld", "play.terraforming", "base.oasis", "at.homeworld")
    assert t.state.credits[SMALL_MINION] == 0
    u = table("wizards aliens", NP, bases="library opal tortuga")
    u.hold(A, "neophyte", "enchantress")
    u.top(A, "terraforming")
    u.play("neophyte", "library", "play.terraforming", "base.homeworld", "at.the-great-library")
    assert u.state.credits[SMALL_MINION] == 0


@card("jungle-oasis")
@rule("T71", "U8.1")
def test_jungle_oasis_at_exactly_twelve() -> None:
    t = table(AD, NP, bases="oasis library opal")
    t.fill(A, "oasis", 7)
    t.fill(B, "oasis", 5)
    t.choose("pass")
    assert t.vp == [2, 0]
    assert "jungle-oasis" not in t.row
    u = table(AD, NP, bases="oasis library opal")
    u.fill(A, "oasis", 7)
    u.fill(B, "oasis", 4)
    u.choose("pass")
    assert u.vp == [0, 0]
    assert "jungle-oasis" in u.row


@card("tar-pits", "gremlin")
@rule("T5", "U12.11")
def test_tar_pits_and_a_gremlin() -> None:
    t = table(NP, RT, bases="tar-pits library opal")
    gremlin = t.put(B, "tar-pits", "gremlin")
    t.hold(A, "cannon", "shinobi")
    t.choose("play.cannon", "target.gremlin")
    assert (t.asked, sorted(t.options)) == (A, ["bury.gremlin", "resolve.gremlin"])
    t.choose("bury.gremlin")
    assert t.state.decks[B].cards()[0] == gremlin
    assert t.state.decks[B].known(gremlin) == 255
    assert len(t.hand(B)) == 1
    assert t.hand(A) == []


@card("tar-pits")
@rule("A35", "U10.10", "U10.4")
def test_tar_pits_in_the_order_of_the_triggers_and_after_a_reshuffle() -> None:
    t = table(NP, WZ, bases="tar-pits library opal")
    walker, zed = t.put(B, "tar-pits", "walker"), t.put(B, "tar-pits", "tenacious-z")
    t.hold(A, "cannon")
    t.choose("play.cannon", "target.walker", "target.tenacious-z", "bury.tenacious-z")
    assert list(t.state.decks[B].cards())[:2] == [walker, zed]
    u = table(NP, RT, bases="tar-pits library opal")
    gremlin = u.put(B, "tar-pits", "gremlin")
    u.only(B)
    u.hold(A, "cannon", "shinobi")
    u.choose("play.cannon", "target.gremlin", "resolve.gremlin")
    assert u.at(gremlin) == "hand"  # drawn before the tar could take it


@card("factory-436-1337")
@rule("T45", "U8.5.5", "U8.5.4")
def test_the_factory_pays_for_power() -> None:
    for powers, points in (((13, 12), [4, 2]), ((15, 15), [5, 5]), ((21, 4), [2 + 4, 2])):
        t = table(AD, NP, bases="factory library opal")
        t.fill(A, "factory", powers[0])
        t.fill(B, "factory", powers[1])
        t.choose("pass")
        assert t.vp == points


@card("the-central-brain")
@rule("U4.8")
def test_the_central_brain_strengthens_everybody() -> None:
    t = table(AD, NP, bases="brain library opal")
    rex = t.put(A, "brain", "king-rex")
    shinobi = t.put(B, "brain", "shinobi")
    elsewhere = t.put(B, "library", "shinobi")
    assert [t.power(each) for each in (rex, shinobi, elsewhere)] == [8, 4, 3]


@card("cave-of-shinies")
def test_cave_of_shinies_consoles_owners() -> None:
    t = table(NP, RT, bases="shinies library opal")
    t.put(B, "shinies", "zapbot")
    t.put(A, "shinies", "first-mate")
    t.put(B, "library", "zapbot")
    t.hold(A, "broadside", "cannon")
    t.state.credits[ANY_ACTION] = 2
    t.choose("play.broadside", "whom.0")
    assert t.vp == [1, 0]
    t.choose("play.cannon", "target.zapbot", "target.zapbot")
    assert t.vp == [1, 1]


@card("mushroom-kingdom", "wildlife-preserve", "tooth-and-claw")
@rule("T86", "U3.1", "U12.18")
def test_the_mushroom_kingdom_lures_minions() -> None:
    t = table(RT, AD, bases="mushroom library opal")
    mine = t.put(A, "library", "warbot")
    rex = t.put(B, "library", "king-rex")
    t.attach(B, "wildlife-preserve", "library")
    t.begin(A)
    assert (t.prompt, t.options) == ("move-which", ["target.king-rex", "pass"])
    t.choose("target.king-rex")
    assert t.at(rex) == "mushroom-kingdom"
    assert t.at(mine) == "the-great-library"
    u = table(RT, AD, bases="mushroom library opal")
    rex = u.put(B, "library", "king-rex")
    claw = u.attach(B, "tooth-and-claw", rex)
    u.begin(A).choose("target.king-rex")
    assert u.at(rex) == "the-great-library"
    assert u.at(claw) == "discard"
    assert u.prompt == "turn"


@card("rhodes-plaza-mall", "walker", "poison")
@rule("T44", "U8.1", "U8.5.5")
def test_rhodes_plaza_mall() -> None:
    t = table(AD, NP, "zombies wizards", RT, bases="rhodes library opal tortuga mothership")
    for strength in (4, 4, 4):
        t.fill(A, "rhodes", strength)
    t.fill(B, "rhodes", 5)
    t.fill(B, "rhodes", 4)
    walker = t.put(C, "rhodes", "walker")
    t.attach(B, "poison", walker)
    t.fill(D, "rhodes", 3)
    t.choose("pass")
    assert t.vp == [3, 2, 1, 1]


@card("mushroom-kingdom")
def test_the_mushroom_kingdom_lures_only_from_elsewhere() -> None:
    t = table(RT, AD, bases="mushroom library opal")
    t.put(B, "mushroom", "king-rex")
    assert t.begin(A).prompt == "turn"
    t.put(B, "library", "scout")
    assert t.begin(A).options == ["target.scout", "pass"]


@card("jammed-signal", "tar-pits", "cave-of-shinies")
@rule("U6.5")
def test_a_jammed_base_does_nothing_for_the_dead() -> None:
    t = table("aliens pirates", "tricksters robots", bases="tar-pits cave library")
    sunk, paid = t.put(B, "tar-pits", "gremlin"), t.put(B, "cave", "gremlin")
    for where in ("tar-pits", "cave"):
        u = table("aliens pirates", "tricksters robots", bases="tar-pits cave library")
        u.put(B, where, "gremlin")
        u.attach(A, "jammed-signal", where)
        u.hold(A, "cannon")
        u.choose("play.cannon", "target.gremlin")
        assert u.discard(B) == ["gremlin"]
        assert u.vp == [0, 0]
    t.hold(A, "cannon")
    t.choose("play.cannon", f"target.{sunk}", f"target.{paid}")
    while t.prompt != "turn":
        t.choose(t.options[0])
    assert (t.at(sunk), t.at(paid), t.vp) == ("deck", "discard", [0, 1])
