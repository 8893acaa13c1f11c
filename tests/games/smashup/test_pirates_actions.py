"""The Pirates' actions, card by card."""

from __future__ import annotations

from games.smashup.table import A, B, C, table
from herna.games.smashup.components import ANY_ACTION
from marks import card, rule

PD = "pirates dinosaurs"
NR = "ninjas robots"
AT = "aliens tricksters"


@card("broadside", "microbot-fixer", "microbot-guard")
@rule("T28", "U7.2", "U12.10", "A20")
def test_broadside_hits_one_player_and_fixes_its_victims_first() -> None:
    t = table(PD, NR, "aliens zombies")
    t.put(A, "library", "first-mate")
    guard = t.put(B, "library", "microbot-guard")
    fixer = t.put(B, "library", "microbot-fixer")
    far = t.put(B, "opal", "microbot-fixer")
    walker = t.put(C, "library", "walker")
    t.hold(A, "broadside", "broadside")
    t.state.credits[ANY_ACTION] = 2
    assert [t.power(each) for each in (guard, fixer, far)] == [3, 3, 3]
    t.choose("play.broadside", "whom.1")
    assert t.count(B, "library") == 2
    u = table(PD, NR, "aliens zombies")
    u.put(A, "library", "first-mate")
    guard = u.put(B, "library", "microbot-guard")
    fixer = u.put(B, "library", "microbot-fixer")
    walker = u.put(C, "library", "walker")
    u.hold(A, "broadside", "broadside")
    u.state.credits[ANY_ACTION] = 2
    u.choose("play.broadside", "whom.1")
    assert u.at(guard) == u.at(fixer) == "discard"
    assert u.at(walker) == "the-great-library"
    u.choose("play.broadside", "whom.0")
    assert u.count(A, "library") == 0


@card("broadside")
def test_broadside_needs_a_minion_of_yours() -> None:
    t = table(PD, NR)
    walker = t.put(B, "library", "ninja-acolyte")
    t.hold(A, "broadside")
    t.choose("play.broadside")
    assert t.at(walker) == "the-great-library"
    assert t.discard(A) == ["broadside"]


@card("cannon", "hideout")
@rule("T14", "U12.10")
def test_cannon_and_a_hideout() -> None:
    t = table(PD, "tricksters robots")
    here = t.put(B, "library", "gremlin")
    there = t.put(B, "opal", "zapbot")
    hideout = t.attach(B, "hideout", "library")
    t.hold(A, "cannon")
    t.choose("play.cannon", "target.gremlin", "target.zapbot")
    assert t.at(hideout) == t.at(there) == "discard"
    assert t.at(here) == "the-great-library"


@card("cannon")
@rule("T70", "U12.2")
def test_cannon_hits_none_one_or_two() -> None:
    for shots in (0, 1, 2):
        t = table(PD, "robots zombies")
        for key in ("microbot-guard", "zapbot", "walker"):
            t.put(B, "library", key)
        t.put(B, "library", "hoverbot")
        t.hold(A, "cannon")
        t.choose("play.cannon")
        assert len(t.options) == 4
        for _ in range(shots):
            t.choose(t.options[0])
        if shots < 2:
            t.choose("pass")
        assert t.count(B, "library") == 4 - shots


@card("dinghy")
def test_dinghy_moves_two_different_minions() -> None:
    t = table(PD, NR)
    rex = t.put(A, "library", "king-rex")
    mate = t.put(A, "library", "first-mate")
    t.put(A, "library", "buccaneer")
    t.hold(A, "dinghy")
    t.choose("play.dinghy", "target.king-rex", "at.opal")
    assert "target.king-rex" not in t.options
    t.choose("target.first-mate", "at.tortuga")
    assert [t.at(rex), t.at(mate)] == ["the-grey-opal", "tortuga"]
    assert t.prompt == "turn"


@card("full-sail")
@rule("T1", "T65", "U8.4", "U8.5.1")
def test_full_sail_leaves_a_scoring_base() -> None:
    t = table(NR, PD, bases="oasis library opal")
    t.fill(A, "oasis", 8)
    one = t.fill(B, "oasis", 5)
    t.hold(B, "full-sail")
    t.choose("pass")
    assert (t.asked, t.prompt) == (B, "before-scoring")
    t.choose("use.full-sail", f"target.{one}", "at.the-great-library")
    assert t.vp == [2, 0]
    assert t.state.places[B] == 0
    assert t.at(one) == "the-great-library"


@card("full-sail")
@rule("T69", "U12.2")
def test_full_sail_may_move_nobody_and_be_a_normal_action() -> None:
    t = table(PD, NR)
    rex = t.put(A, "library", "king-rex")
    mate = t.put(A, "opal", "first-mate")
    t.hold(A, "full-sail")
    t.choose("play.full-sail", "pass")
    assert t.at(rex) == "the-great-library"
    u = table(PD, NR)
    rex = u.put(A, "library", "king-rex")
    mate = u.put(A, "opal", "first-mate")
    u.hold(A, "full-sail")
    u.choose("play.full-sail", "target.king-rex", "at.opal", "target.first-mate", "at.the-great-library")
    assert [u.at(rex), u.at(mate)] == ["the-grey-opal", "the-great-library"]
    assert u.state.credits[ANY_ACTION] == 0


@card("full-sail")
@rule("T76", "U8.4", "U8.9", "U8.12")
def test_full_sail_makes_another_base_ready() -> None:
    t = table(NR, PD, "aliens zombies", bases="mothership tar-pits library opal")
    t.fill(A, "mothership", 12)
    sailors = [t.fill(B, "mothership", 4) for _ in range(2)]
    t.fill(C, "tar-pits", 9)
    t.hold(B, "full-sail")
    t.hold(A, "shinobi")
    t.choose("pass", "pass", "use.full-sail")
    for sailor in sailors:
        t.choose(f"target.{sailor}", "at.tar-pits")
    t.choose("pass")  # A keeps the Shinobi at the first base
    assert t.vp[:2] == [4, 0]
    assert t.prompt == "before-scoring"
    t.choose("use.shinobi")
    assert t.vp == [4 + 2, 3, 4]


@card("powderkeg", "nukebot", "microbot-archive", "brownie", "leprechaun")
@rule("T80", "U12.8", "U12.10", "U12.16")
def test_powderkeg_blows_everything_up() -> None:
    t = table("pirates robots", "tricksters ninjas")
    t.put(A, "library", "nukebot")
    t.put(A, "library", "microbot-archive")
    t.put(B, "library", "leprechaun")
    t.put(B, "library", "brownie")
    t.hold(A, "powderkeg", "cannon", "dinghy", "shanghai")
    t.choose("play.powderkeg", "target.nukebot")
    assert len(t.state.minions) == 0
    assert t.prompt == "order"
    assert sorted(t.options) == ["resolve.brownie", "resolve.microbot-archive", "resolve.nukebot"]
    t.choose("resolve.nukebot", "resolve.microbot-archive")
    assert len(t.hand(A)) == 3 + 1 - 2
    assert t.prompt == "turn"


@card("powderkeg", "warbot")
@rule("T7")
def test_powderkeg_naming_a_warbot() -> None:
    t = table("pirates robots", "ninjas tricksters")
    warbot = t.put(A, "library", "warbot")
    mine = t.put(A, "library", "zapbot")
    tiger = t.put(B, "library", "tiger-assassin")
    leprechaun = t.put(B, "library", "leprechaun")
    t.hold(A, "powderkeg")
    t.choose("play.powderkeg", "target.warbot")
    assert t.at(warbot) == t.at(leprechaun) == "the-great-library"
    assert t.at(mine) == t.at(tiger) == "discard"


@card("powderkeg", "buccaneer")
def test_powderkeg_naming_a_buccaneer_or_nobody() -> None:
    t = table(PD, NR)
    buccaneer = t.put(A, "library", "buccaneer")
    shinobi = t.put(B, "library", "shinobi")
    t.hold(A, "powderkeg")
    t.choose("play.powderkeg", "at.opal")
    assert t.at(buccaneer) == "the-grey-opal"
    assert t.at(shinobi) == "discard"
    u = table(PD, NR)
    u.put(B, "library", "shinobi")
    u.hold(A, "powderkeg")
    u.choose("play.powderkeg")
    assert u.count(B, "library") == 1


@card("sea-dogs")
@rule("T75", "U11.12", "A33", "U11.6")
def test_sea_dogs_move_a_faction() -> None:
    t = table("pirates aliens", NR, "wizards zombies")
    mine = t.put(A, "library", "invader")
    neophyte = t.put(C, "library", "neophyte")
    enchantress = t.put(C, "library", "enchantress")
    archmage = t.put(C, "library", "archmage")
    walker = t.put(C, "library", "walker")
    t.hold(A, "sea-dogs")
    t.choose("play.sea-dogs")
    assert len(t.options) == 8
    t.choose("name.wizards", "at.the-great-library", "at.opal")
    assert {t.at(each) for each in (neophyte, enchantress, archmage)} == {"the-grey-opal"}
    assert t.at(mine) == t.at(walker) == "the-great-library"
    assert t.hand(C) == []  # no text happens
    assert t.prompt == "turn"


@card("sea-dogs")
@rule("U12.4")
def test_sea_dogs_spare_your_own_and_the_protected() -> None:
    t = table("pirates aliens", "ninjas robots")
    mine = t.put(A, "library", "first-mate")
    safe = t.put(B, "library", "shinobi")
    t.attach(B, "smoke-bomb", safe)
    t.hold(A, "sea-dogs")
    t.choose("play.sea-dogs", "name.ninjas", "at.the-great-library", "at.opal")
    assert t.at(safe) == t.at(mine) == "the-great-library"


@card("shanghai")
def test_shanghai_moves_somebody_elses_minion() -> None:
    t = table(PD, NR)
    t.put(A, "library", "king-rex")
    theirs = t.put(B, "library", "shinobi")
    t.hold(A, "shanghai")
    t.choose("play.shanghai", "at.tortuga")
    assert t.at(theirs) == "tortuga"


@card("swashbuckling", "howl")
def test_swashbuckling_ends_with_the_current_turn() -> None:
    t = table("wizards ninjas", PD, bases="oasis library opal")
    t.fill(A, "oasis", 12)
    mate = t.put(B, "library", "first-mate")
    t.hold(A, "mass-enchantment")
    t.top(B, "swashbuckling")
    mine = t.put(A, "library", "archmage")
    t.choose("play.mass-enchantment")
    assert t.power(mine) == 5
    assert t.power(mate) == 2
    t.choose("pass")
    assert t.power(mine) == 4


@card("sea-dogs")
@rule("U11.12")
def test_sea_dogs_leave_ones_own_minions_where_they_are() -> None:
    t = table("pirates robots", "pirates aliens")
    mine, other = t.put(A, "library", "first-mate"), t.put(B, "library", "first-mate")
    t.hold(A, "sea-dogs")
    t.play("sea-dogs", "", "name.pirates", "at.the-great-library", "at.opal")
    assert (t.at(mine), t.at(other)) == ("the-great-library", "the-grey-opal")


@rule("U12.15", "U5.9")
@card("swashbuckling", "mass-enchantment")
def test_swashbuckling_ends_with_the_turn_in_which_it_was_played() -> None:
    t = table("pirates dinosaurs", "ninjas wizards", bases="oasis library opal")
    t.fill(A, "oasis", 12)
    mine = t.put(B, "library", "ninja-master")
    t.hold(B, "hidden-ninja", "chronomage", "mass-enchantment")
    t.top(A, "swashbuckling")
    t.choose("pass", "use.hidden-ninja", "play.mass-enchantment")
    while t.state.active == A:
        assert t.power(mine) == 6
        t.choose("pass")
    assert t.power(mine) == 5  # the turn it was played in is over
    assert t.discard(A).count("swashbuckling") == 1


@rule("U12.15")
@card("swashbuckling")
def test_swashbuckling_strengthens_until_the_end_of_the_turn() -> None:
    t = table("pirates dinosaurs", "ninjas wizards", bases="oasis library opal")
    mine = t.put(A, "library", "king-rex")
    t.hold(A, "swashbuckling")
    t.play("swashbuckling")
    assert t.power(mine) == 8
    t.choose("pass")
    assert (t.state.active, t.power(mine)) == (B, 7)
