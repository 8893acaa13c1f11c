"""Pirates, card by card."""

from __future__ import annotations

from games.smashup.helpers import A, B, C, table
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
    u.choose("pass", "use.pirate-king", "use.full-sail", "target.pirate-king", "at.library")
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
    t.choose(f"use.{mates[0]}", "at.library")
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
    t.state.credits[5] = 2
    assert [t.power(each) for each in (guard, fixer, far)] == [3, 3, 3]
    t.choose("play.broadside", "whom.1")
    assert t.count(B, "library") == 2
    u = table(PD, NR, "aliens zombies")
    u.put(A, "library", "first-mate")
    guard = u.put(B, "library", "microbot-guard")
    fixer = u.put(B, "library", "microbot-fixer")
    walker = u.put(C, "library", "walker")
    u.hold(A, "broadside", "broadside")
    u.state.credits[5] = 2
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
    t.choose("use.full-sail", f"target.{one}", "at.library")
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
    u.choose("play.full-sail", "target.king-rex", "at.opal", "target.first-mate", "at.library")
    assert [u.at(rex), u.at(mate)] == ["the-grey-opal", "the-great-library"]
    assert u.state.credits[5] == 0


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
    t.choose("name.wizards", "at.library", "at.opal")
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
    t.choose("play.sea-dogs", "name.ninjas", "at.library", "at.opal")
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
    t.play("sea-dogs", "", "name.pirates", "at.library", "at.opal")
    assert (t.at(mine), t.at(other)) == ("the-great-library", "the-grey-opal")
