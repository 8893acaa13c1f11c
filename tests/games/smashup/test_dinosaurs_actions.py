"""Dinosaurs, action by action."""

from __future__ import annotations

from games.smashup.table import A, B, C, base, table
from herna.games.smashup.components import ANY_ACTION
from marks import card, rule

DP = "dinosaurs pirates"
NR = "ninjas robots"
TW = "tricksters wizards"


@card("augmentation")
@rule("U7.5")
def test_augmentation_lasts_until_the_end_of_your_turn() -> None:
    t = table(DP, NR)
    theirs = t.put(B, "library", "shinobi")
    t.put(B, "library", "warbot")
    t.hold(A, "augmentation")
    t.choose("play.augmentation", "target.shinobi")
    assert t.power(theirs) == 7
    t.state.where[theirs] = base("opal")
    assert t.power(theirs) == 7
    t.choose("pass")
    assert t.power(theirs) == 3


@card("augmentation", "mass-enchantment", "hidden-ninja", "chronomage")
@rule("T87", "U0.5", "U5.9")
def test_augmentation_in_somebody_elses_turn_lasts_through_your_own() -> None:
    t = table("pirates zombies", "wizards ninjas", "dinosaurs aliens", bases="oasis library opal tortuga")
    t.fill(A, "oasis", 12)
    shinobi = t.put(B, "library", "shinobi")
    t.hold(B, "hidden-ninja", "chronomage", "mass-enchantment")
    aug = t.top(C, "augmentation")[0]
    t.top(A, "walker")
    t.choose("pass", "use.hidden-ninja", "play.mass-enchantment", "target.shinobi")
    assert t.at(aug) == "discard"
    assert t.power(shinobi) == 7
    assert t.state.active == B
    t.choose("pass")
    assert t.power(shinobi) == 3


@card("howl")
@rule("A7", "U7.5")
def test_howl_reaches_those_who_are_there() -> None:
    t = table(DP, NR)
    rex = t.put(A, "library", "king-rex")
    raptor = t.put(A, "opal", "war-raptor")
    theirs = t.put(B, "opal", "shinobi")
    late = t.hold(A, "howl", "armor-stego")[1]
    t.choose("play.howl")
    t.play("armor-stego", "library")
    assert [t.power(each) for each in (rex, raptor, theirs, late)] == [8, 4, 3, 3]
    t.choose("pass")
    assert t.power(rex) == 7


@card("natural-selection")
def test_natural_selection_hunts_the_weaker() -> None:
    t = table(DP, NR)
    hunter = t.put(A, "library", "armor-stego")
    weak = t.put(B, "library", "ninja-acolyte")
    t.put(B, "library", "shinobi")
    t.put(B, "opal", "ninja-acolyte")
    t.put(A, "opal", "first-mate")
    t.hold(A, "natural-selection")
    t.choose("play.natural-selection", "target.armor-stego")
    assert t.at(weak) == "discard"
    assert t.at(hunter) == "the-great-library"


@card("natural-selection")
def test_natural_selection_may_find_no_prey_or_your_own() -> None:
    t = table(DP, NR)
    t.put(A, "library", "king-rex")
    mine = t.put(A, "library", "war-raptor")
    t.put(A, "opal", "first-mate")
    t.hold(A, "natural-selection")
    t.choose("play.natural-selection", "target.king-rex")
    assert t.at(mine) == "discard"
    u = table(DP, NR)
    u.put(A, "library", "war-raptor")
    u.put(A, "opal", "king-rex")
    u.put(B, "library", "shinobi")
    u.hold(A, "natural-selection")
    u.choose("play.natural-selection", "target.war-raptor")
    assert u.count(B, "library") == u.count(A, "library") == 1


@card("rampage")
@rule("T22", "U7.4")
def test_rampage_lowers_the_breakpoint_for_the_turn() -> None:
    t = table(DP, NR, bases="mothership library opal")
    rex = t.put(A, "mothership", "king-rex")
    t.fill(B, "mothership", 6)
    t.hold(A, "rampage", "broadside")
    t.choose("play.rampage")
    assert t.state.lowered[base("mothership")] == 7
    t.choose("pass", "pass")
    assert t.vp == [4, 2]
    u = table(DP, NR, bases="mothership library opal")
    rex = u.put(A, "mothership", "king-rex")
    u.fill(B, "mothership", 13)
    u.hold(A, "rampage", "powderkeg")
    u.state.credits[ANY_ACTION] = 2
    u.choose("play.rampage", "play.powderkeg")
    assert u.at(rex) == "discard"
    u.choose("pass")
    assert u.vp == [0, 4]


@card("rampage")
@rule("U7.4")
def test_reductions_add_up_and_end_with_the_turn() -> None:
    t = table(DP, NR, bases="library opal tortuga")
    t.put(A, "opal", "king-rex")
    t.hold(A, "rampage")
    t.state.lowered[base("opal")] = 5
    t.choose("play.rampage")
    assert t.state.lowered[base("opal")] == 12
    t.state.lowered[base("tortuga")] = 30
    t.choose("pass", "score.the-grey-opal")
    assert t.vp[A] == 3  # 17 - 12 = 5 is less than 7
    assert list(t.state.lowered) == [0] * 16
    assert "tortuga" not in t.row  # a breakpoint of 0 is reached without minions (A18)


@card("survival-of-the-fittest", "buccaneer")
@rule("T83", "A19", "U12.20", "U12.10")
def test_survival_of_the_fittest() -> None:
    t = table("dinosaurs robots", "pirates ninjas", "zombies wizards")
    t.put(A, "library", "king-rex")
    buccaneer = t.put(B, "library", "buccaneer")
    t.put(A, "opal", "war-raptor")
    walker = t.put(C, "opal", "walker")
    t.put(B, "tortuga", "shinobi")
    t.put(C, "tortuga", "chronomage")
    t.hold(A, "survival-of-the-fittest")
    t.choose("play.survival-of-the-fittest")
    assert t.asked == B
    t.choose("at.opal")
    assert t.at(buccaneer) == "the-grey-opal"
    assert t.at(walker) == "discard"
    assert t.count(B, "tortuga") == t.count(C, "tortuga") == 1
    assert t.count(A, "opal") == 1


@card("survival-of-the-fittest", "warbot")
def test_survival_asks_among_the_weakest_and_spares_the_sturdy() -> None:
    t = table("dinosaurs aliens", "robots ninjas")
    t.put(A, "library", "king-rex")
    t.put(B, "library", "warbot")
    t.put(B, "library", "tiger-assassin")
    t.put(B, "opal", "warbot")
    t.hold(A, "survival-of-the-fittest")
    t.choose("play.survival-of-the-fittest")
    assert t.options == ["target.warbot", "target.tiger-assassin"]
    t.choose("target.warbot")
    assert t.count(B, "library") == 2
    assert t.count(B, "opal") == 1


@card("tooth-and-claw", "upgrade", "poison", "howl")
@rule("T48", "U11.5", "U12.9", "A8")
def test_tooth_and_claw_stops_the_next_action_whoever_plays_it() -> None:
    t = table(DP, NR)
    rex = t.put(A, "library", "king-rex")
    claw = t.attach(A, "tooth-and-claw", rex)
    upgrade, _howl = t.hold(A, "upgrade", "howl")
    t.state.credits[ANY_ACTION] = 2
    t.choose("play.howl")
    assert t.power(rex) == 8
    assert t.state.host[claw] == rex
    t.choose("play.upgrade")
    assert t.at(claw) == t.at(upgrade) == "discard"
    assert t.power(rex) == 8
    u = table(DP, NR)
    rex = u.put(A, "library", "king-rex")
    claw = u.attach(A, "tooth-and-claw", rex)
    poison = u.hold(B, "poison")[0]
    u.begin(B).choose("play.poison")
    assert u.at(claw) == u.at(poison) == "discard"
    assert u.at(poison) == "discard"
    assert u.power(rex) == 7


@card("tooth-and-claw", "pirate-king")
@rule("A26")
def test_tooth_and_claw_stops_its_own_minion() -> None:
    t = table(DP, NR, bases="oasis library opal")
    king = t.put(A, "library", "pirate-king")
    claw = t.attach(A, "tooth-and-claw", king)
    t.fill(B, "oasis", 12)
    t.choose("pass", "use.pirate-king")
    assert t.at(king) == "the-great-library"
    assert t.at(claw) == "discard"


@card("tooth-and-claw", "assassination")
@rule("A10")
def test_assassination_is_stopped_once_and_strikes_again() -> None:
    t = table(DP, NR)
    rex = t.put(A, "library", "king-rex")
    knife = t.attach(B, "assassination", rex)
    claw = t.attach(A, "tooth-and-claw", rex)
    t.choose("pass")
    assert t.at(rex) == "the-great-library"
    assert t.at(claw) == "discard"
    assert t.state.host[knife] == rex
    t.choose("pass")
    assert t.at(rex) == "discard"


@card("tooth-and-claw", "warbot")
@rule("U12.9")
def test_a_warbot_keeps_its_shield() -> None:
    t = table("dinosaurs pirates", "robots ninjas")
    warbot = t.put(B, "library", "warbot")
    claw = t.attach(A, "tooth-and-claw", warbot)
    rex = t.put(A, "library", "king-rex")
    t.hold(A, "powderkeg")
    t.choose("play.powderkeg")
    assert t.at(rex) == "discard"
    assert t.state.host[claw] == warbot


@card("tooth-and-claw", "powderkeg")
def test_powderkeg_naming_a_shielded_minion_destroys_the_others() -> None:
    t = table(DP, NR)
    rex = t.put(A, "library", "king-rex")
    claw = t.attach(A, "tooth-and-claw", rex)
    other = t.put(B, "library", "shinobi")
    t.hold(A, "powderkeg")
    t.choose("play.powderkeg")
    assert t.at(rex) == "the-great-library"
    assert t.at(other) == t.at(claw) == "discard"


@card("tooth-and-claw")
def test_the_discard_after_scoring_is_no_ability() -> None:
    t = table(DP, NR, bases="oasis library opal")
    rex = t.put(A, "oasis", "king-rex")
    t.attach(A, "tooth-and-claw", rex)
    t.fill(A, "oasis", 5)
    t.choose("pass")
    assert t.at(rex) == "discard"


@card("upgrade")
@rule("T74", "U10.7", "U4.4")
def test_upgrade_stays_yours_on_anybodys_minion() -> None:
    t = table(DP, NR)
    theirs = t.put(B, "library", "shinobi")
    t.put(B, "library", "warbot")
    upgrade = t.hold(A, "upgrade")[0]
    t.choose("play.upgrade", "target.shinobi")
    assert t.power(theirs) == 5
    assert t.state.controller[upgrade] == A
    t.hold(B, "seeing-stars", "way-of-deception", "nukebot")
    t.begin(B)
    t.choose("play.way-of-deception", "target.shinobi", "at.opal")
    assert t.state.host[upgrade] == theirs
    t.begin(A)
    t.put(A, "opal", "king-rex")
    t.hold(A, "natural-selection")
    t.choose("play.natural-selection")
    assert t.at(theirs) == "discard"
    assert "upgrade" in t.discard(A)


@card("wildlife-preserve")
@rule("U12.18", "A28")
def test_wildlife_preserve_keeps_actions_of_others_away() -> None:
    t = table(DP, NR, TW)
    rex = t.put(A, "library", "war-raptor")
    t.attach(A, "wildlife-preserve", "library")
    outside = t.put(A, "opal", "first-mate")
    stars, poison = t.hold(B, "seeing-stars", "poison")
    t.begin(B).ask()
    t.state.credits[ANY_ACTION] = 2
    t.choose("play.seeing-stars", "target.war-raptor")
    assert t.at(rex) == "the-great-library"
    t.choose("play.poison", "target.war-raptor")
    assert t.at(poison) == t.at(stars) == "discard"
    assert t.power(rex) == 3
    t.begin(A)
    t.hold(A, "upgrade")
    t.choose("play.upgrade", "target.war-raptor")
    assert t.power(rex) == 5
    assert t.at(outside) == "the-grey-opal"


@card("wildlife-preserve", "tiger-assassin")
def test_wildlife_preserve_does_not_help_against_minions() -> None:
    t = table(DP, NR)
    t.attach(A, "wildlife-preserve", "library")
    raptor = t.put(A, "library", "war-raptor")
    t.hold(B, "tiger-assassin")
    t.begin(B).play("tiger-assassin", "library", "target.war-raptor")
    assert t.at(raptor) == "discard"


@card("wildlife-preserve", "assassination")
def test_wildlife_preserve_sheds_what_others_have_attached() -> None:
    t = table(DP, NR)
    rex = t.put(A, "library", "king-rex")
    knife = t.attach(B, "assassination", rex)
    mine = t.attach(A, "upgrade", rex)
    t.hold(A, "wildlife-preserve")
    t.choose("play.wildlife-preserve", "at.the-great-library")
    assert t.at(knife) == "discard"
    assert t.state.host[mine] == rex
    u = table(DP, NR)
    mover = u.put(A, "opal", "first-mate")
    knife = u.attach(B, "assassination", mover)
    u.attach(A, "wildlife-preserve", "library")
    u.hold(A, "dinghy")
    u.choose("play.dinghy", "target.first-mate", "at.the-great-library")
    assert u.at(knife) == "discard"


@card("wildlife-preserve", "flame-trap", "leprechaun")
@rule("T47", "U12.18")
def test_wildlife_preserve_against_a_flame_trap_and_a_leprechaun() -> None:
    t = table(DP, TW)
    t.attach(A, "wildlife-preserve", "library")
    trap = t.attach(B, "flame-trap", "library")
    raptor = t.hold(A, "war-raptor")[0]
    t.play("war-raptor", "library")
    assert t.at(raptor) == "the-great-library"
    assert t.at(trap) == "discard"
    u = table(DP, TW)
    u.attach(A, "wildlife-preserve", "library")
    u.put(B, "library", "leprechaun")
    raptor = u.hold(A, "war-raptor")[0]
    u.play("war-raptor", "library")
    assert u.at(raptor) == "discard"
