"""Turns, windows around a scoring, and bases that do nothing."""

from __future__ import annotations

from games.smashup.table import A, B, C, table
from herna.games.smashup import GAME
from herna.games.smashup.components import ANY_ACTION, PHASE_START
from marks import card, rule

AD = "aliens dinosaurs"
NP = "ninjas pirates"


@card("hidden-ninja", "the-homeworld")
def test_hidden_ninja_at_the_homeworld() -> None:
    t = table(AD, NP, bases="homeworld library opal")
    t.fill(A, "homeworld", 23)
    t.hold(B, "hidden-ninja", "shinobi", "buccaneer")
    t.choose("pass", "use.hidden-ninja", "play.buccaneer")
    assert t.state.places[B] == 0
    assert t.count(B, "homeworld") == 1


@card("theyre-coming-to-get-you", "shinobi", "the-homeworld")
@rule("U5.10")
def test_the_discard_pile_supplies_nothing_during_a_scoring() -> None:
    t = table("zombies ninjas", AD, bases="homeworld library opal")
    t.attach(A, "theyre-coming-to-get-you", "homeworld")
    t.attach(A, "infiltrate", "library")
    t.fill(A, "homeworld", 23)
    t.bin(A, "walker")
    t.hold(A, "shinobi", "ninja-acolyte")
    t.choose("pass", "use.shinobi")
    assert t.prompt == "extra-minion"
    assert t.options == ["play.ninja-acolyte", "pass"]


@card("cave-of-shinies", "gremlin", "microbot-archive", "powderkeg")
@rule("U12.17")
def test_points_that_need_no_order_come_first() -> None:
    t = table("pirates robots", "tricksters ninjas", bases="shinies library opal")
    t.put(A, "shinies", "pirate-king")
    t.put(A, "shinies", "microbot-archive")
    t.put(B, "shinies", "gremlin")
    t.hold(A, "powderkeg")
    t.choose("play.powderkeg", "target.pirate-king")
    assert t.prompt == "order"
    assert sorted(t.options) == ["resolve.gremlin", "resolve.microbot-archive"]
    assert t.vp == [2, 1]


@card("abduction", "brownie", "mass-enchantment", "hidden-ninja")
@rule("U4.10", "U12.7")
def test_triggers_wait_while_a_card_is_played_inside_the_text() -> None:
    t = table("wizards ninjas", "aliens pirates", "tricksters zombies", bases="oasis library opal tortuga")
    t.fill(A, "oasis", 12)
    brownie = t.put(C, "library", "brownie")
    t.hold(A, "hidden-ninja", "chronomage", "mass-enchantment", "enchantress", "scry", "portal", "poison")
    t.top(B, "abduction")
    t.top(C, "gremlin")
    t.choose("pass", "use.hidden-ninja", "play.chronomage", "play.mass-enchantment", f"target.{brownie}")
    assert t.prompt == "extra-minion"
    assert len(t.hand(A)) == 4
    t.choose("play.enchantress", "at.the-great-library", "pass")
    assert len(t.hand(A)) == 4 - 1 + 1 - 2 + 2  # played, drew, lost two at random, drew two at the end
    assert t.count(A, "library") == 1


@rule("U12.8", "U8.6.3")
@card("scout", "first-mate")
def test_after_scoring_each_ability_is_used_once() -> None:
    t = table("pirates dinosaurs", "aliens robots", bases="oasis library opal")
    mate = t.put(A, "oasis", "first-mate")
    claw = t.attach(A, "tooth-and-claw", mate)
    t.put(B, "oasis", "scout")
    t.fill(A, "oasis", 9)
    t.choose("pass", "use.first-mate", "at.the-great-library")
    assert t.at(claw) == "discard"
    assert t.at(mate) == "jungle-oasis"
    assert (t.asked, t.options) == (B, ["use.scout", "pass"])
    t.choose("pass")
    assert t.at(mate) == "discard"  # its ability was used, though it was stopped


@rule("U3.1", "U5.5", "U13.3")
@card("ninja-acolyte", "mushroom-kingdom")
def test_a_new_turn_starts_afresh() -> None:
    t = table(NP, "robots tricksters", bases="mushroom library opal")
    t.put(A, "library", "ninja-acolyte")
    t.put(B, "library", "zapbot")
    t.hold(A, "shinobi")
    t.play("shinobi", "library")
    assert "use.ninja-acolyte" not in t.options
    t.state.scorings = 20
    t.begin(A)
    assert t.prompt == "move-which"
    assert t.state.phase == PHASE_START
    t.choose("pass")
    assert "use.ninja-acolyte" in t.options
    assert list(t.state.plays) == [0, 0]
    assert t.state.scorings == 0


@card("block-the-path", "archmage")
def test_the_start_of_a_turn_ends_only_what_says_so() -> None:
    t = table("tricksters wizards", NP)
    block = t.attach(A, "block-the-path", "library", note=3)
    t.put(A, "library", "archmage")
    t.put(A, "library", "enchantress")
    t.begin(A).ask()
    assert t.state.memo[block] == 3
    assert t.state.credits[ANY_ACTION] == 2


@card("hidden-ninja", "shinobi")
@rule("U8.12", "U8.3")
def test_every_scoring_has_its_own_window() -> None:
    t = table(NP, "robots dinosaurs", bases="oasis opal library")
    t.fill(B, "oasis", 12)
    t.fill(B, "opal", 17)
    t.hold(A, "hidden-ninja", "shinobi", "shinobi")
    t.choose("pass", "score.jungle-oasis", "use.shinobi", "pass")
    assert t.state.scorings == 2
    assert t.state.awarded == 0
    t.choose("use.hidden-ninja")
    assert t.hand(A)[:1] != ["hidden-ninja"]
    assert t.discard(A).count("shinobi") + t.count(A, "opal") == 2


@card("pirate-king", "shinobi")
@rule("U8.3", "T2", "T64")
def test_windows_go_clockwise_and_close_after_one_round_of_passes() -> None:
    t = table("pirates robots", "ninjas dinosaurs", "ninjas aliens", bases="oasis library opal tortuga")
    t.fill(A, "oasis", 12)
    t.put(A, "library", "pirate-king")
    t.hold(B, "shinobi")
    t.hold(C, "shinobi")
    t.choose("pass")
    asked = []
    while t.prompt == "before-scoring":
        asked.append(t.asked)
        t.choose("pass")
    assert asked == [A, B, C]
    u = table("pirates robots", "ninjas dinosaurs", "ninjas aliens", bases="oasis library opal tortuga")
    u.fill(A, "oasis", 12)
    u.hold(A)
    u.hold(B, "shinobi")
    u.put(A, "library", "pirate-king")
    u.hold(C, "shinobi")
    u.choose("pass", "pass", "use.shinobi")
    asked = []
    while u.prompt == "before-scoring":
        asked.append(u.asked)
        u.choose("pass")
    assert asked == [C, A]  # B has nothing left; then all have passed in succession


@card("scout", "first-mate")
@rule("U8.6.3")
def test_after_scoring_goes_clockwise_too() -> None:
    t = table("aliens robots", "pirates dinosaurs", "aliens ninjas", bases="oasis library opal tortuga")
    t.put(A, "oasis", "scout")
    t.put(B, "oasis", "first-mate")
    t.put(C, "oasis", "scout")
    t.fill(C, "oasis", 9)
    t.choose("pass")
    assert t.state.awarded == 1
    asked = []
    while t.prompt == "after-scoring":
        asked.append(t.asked)
        t.choose("pass")
    assert asked == [A, B, C]


@card("terraforming", "evans-city-cemetery")
@rule("U8.10")
def test_a_base_swapped_out_of_its_scoring_does_nothing_more() -> None:
    t = table(AD, "ninjas wizards", bases="evans library opal")
    t.fill(A, "evans", 20)
    t.hold(A, "howl")
    t.hold(B, "hidden-ninja", "chronomage", "mass-enchantment")
    t.top(A, "terraforming")
    t.choose("pass", "use.hidden-ninja", "play.mass-enchantment", "base.rhodes", "at.evans")
    assert t.vp == [0, 0]
    assert "howl" in t.hand(A)
    assert t.row[0] == "rhodes-plaza-mall"


@card("terraforming", "hidden-ninja", "mass-enchantment")
@rule("U8.4")
def test_swapping_another_base_does_not_stop_the_scoring() -> None:
    t = table(AD, "ninjas wizards", bases="oasis library opal")
    t.fill(A, "oasis", 12)
    t.hold(B, "hidden-ninja", "chronomage", "mass-enchantment")
    t.top(A, "terraforming")
    t.choose("pass", "use.hidden-ninja", "play.mass-enchantment", "base.rhodes", "at.the-great-library")
    assert t.vp == [2, 0]
    assert "rhodes-plaza-mall" in t.row


@card("shinobi")
@rule("U13.3")
def test_the_limit_holds_for_specials_too() -> None:
    t = table(NP, AD, bases="oasis library opal")
    t.fill(A, "oasis", 12)
    t.hold(A, "shinobi", "hidden-ninja")
    t.choose("pass")
    assert t.options == ["use.shinobi", "use.hidden-ninja", "pass", "pass-on"]
    t.state.plays[A] = 200
    t.ask()
    assert t.state.active == B  # nothing is offered any more


@card("hidden-ninja", "scout")
@rule("U8.3", "U6.3")
def test_after_the_award_the_window_before_is_closed() -> None:
    t = table("aliens dinosaurs", "ninjas pirates", bases="oasis library opal")
    t.put(A, "oasis", "scout")
    t.fill(A, "oasis", 12)
    ninja = t.hold(B, "hidden-ninja")[0]
    t.begin(A).choose("pass")
    assert t.prompt == "before-scoring"
    assert f"card-{ninja}" not in [one.about for one in GAME.refusals(t.state, B)]
    t.choose("pass")
    assert t.prompt == "after-scoring"
    assert [one.key for one in GAME.refusals(t.state, B) if one.about == f"card-{ninja}"] == ["not-your-turn"]


@card("scout", "first-mate")
@rule("U8.6.3")
def test_the_window_after_a_scoring_goes_on_until_all_pass_in_succession() -> None:
    """Who has nothing to use is not asked; who has passed is asked again once somebody has used something."""
    t = table("aliens robots", "wizards zombies", "pirates dinosaurs", bases="oasis library opal tortuga")
    t.fill(A, "oasis", 9)
    t.put(A, "oasis", "scout")
    t.fill(B, "oasis", 1)
    mates = [t.put(C, "oasis", "first-mate") for _ in range(2)]
    t.choose("pass")
    assert (t.prompt, t.asked, t.options) == ("after-scoring", A, ["use.scout", "pass"])
    t.choose("pass")
    assert (t.asked, len(t.options)) == (C, 3)
    t.choose(f"use.{mates[0]}", "at.the-great-library")
    assert (t.asked, t.options) == (A, ["use.scout", "pass"])
    t.choose("pass")
    assert (t.asked, t.options) == (C, ["use.first-mate", "pass"])
    t.choose("pass")
    assert "jungle-oasis" not in t.row
    assert (t.count(C, "library"), t.prompt) == (1, "turn")


@card("pirate-king", "shinobi")
@rule("U8.3")
def test_who_has_nothing_to_use_before_a_scoring_has_passed_too() -> None:
    t = table("pirates robots", "wizards zombies", "ninjas aliens", bases="oasis library opal tortuga")
    t.fill(A, "oasis", 12)
    t.put(A, "library", "pirate-king")
    t.hold(C, "shinobi")
    t.choose("pass")
    asked = []
    while t.prompt == "before-scoring":
        asked.append(t.asked)
        t.choose("pass")
    assert asked == [A, C]
