"""The card texts of 2025 (U18): actions, each difference beside the first print."""

from __future__ import annotations

from games.smashup.editions import both, modern
from games.smashup.table import A, B, C, base
from herna.games.smashup.components import ANY_ACTION, NO_ACTIONS, NO_MOVES, SMALL_MINION
from herna.games.smashup.power import breakpoint_of
from marks import card, rule

PR = "pirates robots"
TD = "tricksters dinosaurs"
AD = "aliens dinosaurs"
NZ = "ninjas zombies"


@card("terraforming")
@rule("U18.1")
def test_terraforming_leaves_the_actions() -> None:
    for t, stays in zip(both(AD, PR, bases="library opal tortuga"), (True, False), strict=True):
        preserve = t.attach(A, "wildlife-preserve", "opal")
        t.hold(A, "terraforming")
        t.play("terraforming", "", "base.tar-pits", "at.opal")
        assert t.at(preserve) == ("tar-pits" if stays else "discard")


@card("tooth-and-claw")
@rule("U18.4")
def test_tooth_and_claw_lasts_against_other_players_cards() -> None:
    t = modern("dinosaurs aliens", "ninjas pirates")
    rex = t.put(A, "library", "king-rex")
    guns = t.attach(A, "tooth-and-claw", rex)
    t.begin(B)
    t.hold(B, "shanghai", "ninja-master")
    t.play("shanghai", "", "at.opal").play("ninja-master", "library", "target.king-rex")
    assert (t.at(rex), t.at(guns)) == ("the-great-library", "host")
    t.begin(A)
    t.hold(A, "beam-up")
    t.play("beam-up", "", "target.king-rex")
    assert (t.at(rex), t.at(guns)) == ("hand", "discard")


@card("tooth-and-claw", "poison")
@rule("U18.4")
def test_tooth_and_claw_throws_off_what_others_attached() -> None:
    t = modern("dinosaurs aliens", "ninjas pirates")
    rex = t.put(A, "library", "king-rex")
    poison, upgrade = t.attach(B, "poison", rex), t.attach(A, "upgrade", rex)
    t.hold(A, "tooth-and-claw")
    t.play("tooth-and-claw")
    assert (t.at(poison), t.at(upgrade), t.power(rex)) == ("discard", "host", 9)


@card("tooth-and-claw", "temple-of-goju")
@rule("U18.4")
def test_tooth_and_claw_is_no_help_against_a_base() -> None:
    t = modern("dinosaurs aliens", "ninjas pirates", bases="mushroom library opal")
    rex = t.put(A, "library", "king-rex")
    t.attach(A, "tooth-and-claw", rex)
    t.begin(B).choose("target.king-rex")
    assert t.at(rex) == "mushroom-kingdom"


@card("infiltrate", "pay-the-piper")
@rule("U18.6")
def test_infiltrate_may_destroy_and_is_given_up_to_silence_a_base() -> None:
    t = modern("ninjas zombies", TD, bases="homeworld library opal")
    piper = t.attach(B, "pay-the-piper", "homeworld")
    infiltrate = t.hold(A, "infiltrate", "walker", "tenacious-z", "walker")[0]
    t.play("infiltrate", "homeworld")
    assert t.options == ["card.pay-the-piper", "pass"]
    t.choose("pass")
    assert t.at(piper) == "the-homeworld"
    t.choose("use.infiltrate")
    assert t.at(infiltrate) == "discard"
    t.choose("play.walker", "at.homeworld", "pass", "discard.walker")
    assert t.options == ["pass"]  # no extra minion from The Homeworld
    t.choose("pass")
    t.hold(B, "gremlin", "gnome", "leprechaun")
    t.choose("play.gnome", "at.homeworld")
    assert t.options == ["pass"]  # cancelled for everybody
    t.choose("pass")
    assert t.asked == A
    t.hold(A, "walker")
    t.choose("play.walker", "at.homeworld", "pass", "discard.tenacious-z")
    assert t.prompt == "turn"
    assert int(t.state.credits[SMALL_MINION]) == 1  # the base speaks again


@card("infiltrate", "the-central-brain")
@rule("U18.6")
def test_infiltrate_of_2025_waits_and_lets_nobody_ignore_anything() -> None:
    t = modern("ninjas zombies", PR, bases="brain library opal")
    mine, other = t.put(A, "brain", "walker"), t.put(B, "brain", "zapbot")
    infiltrate = t.hold(A, "infiltrate")[0]
    t.play("infiltrate", "brain")
    assert t.prompt == "turn"  # nothing else to destroy, nothing to do without
    assert (t.power(mine), t.power(other)) == (3, 3)
    t.choose("pass", "pass")
    assert t.at(infiltrate) == "the-central-brain"
    t.choose("use.infiltrate")
    assert (t.power(mine), t.power(other)) == (2, 2)


@card("infiltrate", "terraforming")
@rule("U18.6", "U11.9")
def test_a_base_that_comes_again_is_not_silent() -> None:
    t = modern("ninjas aliens", PR, bases="brain library opal")
    mine = t.put(A, "brain", "ninja-acolyte")
    t.attach(A, "infiltrate", "brain")
    terraforming = t.hold(A, "terraforming")[0]
    t.bases_left("tar-pits")
    t.begin(A).choose("use.infiltrate")
    assert t.power(mine) == 2
    t.choose("play.terraforming", "at.brain")
    t.state.discards[A].take(terraforming)
    t.state.hands[A].put(terraforming)
    t.state.credits[ANY_ACTION] = 1
    t.choose("play.terraforming", "at.tar-pits")
    assert (t.at(mine), t.power(mine)) == ("the-central-brain", 3)


@card("smoke-bomb")
@rule("U18.7")
def test_a_smoke_bomb_stays() -> None:
    for t, stays in zip(both(NZ, PR), (True, False), strict=True):
        bomb = t.attach(A, "smoke-bomb", t.put(A, "library", "walker"))
        t.begin(A).ask()
        assert t.at(bomb) == ("host" if stays else "discard")


@card("powderkeg", "buccaneer")
@rule("U18.8", "U12.20")
def test_each_of_several_buccaneers_chooses() -> None:
    t = modern(PR, AD)
    first, second = t.put(A, "library", "buccaneer"), t.put(A, "library", "buccaneer")
    t.hold(A, "powderkeg")
    t.play("powderkeg", "", f"target.{first}", "pass", "at.opal")
    assert (t.at(first), t.at(second)) == ("discard", "the-grey-opal")


@card("block-the-path")
@rule("U18.14")
def test_block_the_path_names_a_faction_of_everybody_else() -> None:
    t = modern(TD, "robots aliens", "ninjas wizards")
    t.hold(A, "block-the-path")
    t.play("block-the-path", "library")
    assert sorted(t.options) == ["name.aliens", "name.robots"]
    t.choose("name.robots")
    assert sorted(t.options) == ["name.ninjas", "name.wizards"]
    t.choose("name.wizards")
    t.begin(B).hold(B, "zapbot", "scout")
    t.choose("play.zapbot")
    assert "at.the-great-library" not in t.options
    t.choose("at.opal", "pass")
    t.begin(B).choose("play.scout")
    assert "at.the-great-library" in t.options
    t.choose("at.the-great-library", "pass")
    t.begin(C).hold(C, "enchantress", "shinobi")
    t.choose("play.enchantress")
    assert "at.the-great-library" not in t.options


@card("block-the-path")
@rule("U18.14")
def test_block_the_path_binds_only_those_it_was_named_for() -> None:
    t = modern(TD, "robots aliens", "robots wizards")
    t.hold(A, "block-the-path")
    t.play("block-the-path", "library", "name.robots", "name.wizards")
    t.begin(C).hold(C, "zapbot")
    t.choose("play.zapbot")
    assert "at.the-great-library" in t.options


@card("flame-trap")
@rule("U18.15", "U12.15")
def test_flame_trap_smoulders_at_the_start_of_the_turn() -> None:
    t = modern(TD, PR)
    trap = t.attach(A, "flame-trap", "library")
    t.begin(A)
    assert (t.prompt, t.options) == ("smoulder", ["use.flame-trap", "pass"])
    t.choose("use.flame-trap")
    assert int(breakpoint_of(t.state, base("library"))) == 18
    t.choose("pass")
    assert int(breakpoint_of(t.state, base("library"))) == 22
    assert (t.asked, t.prompt) == (B, "turn")  # only in its controller's turn
    t.hold(B, "zapbot")
    t.choose("play.zapbot", "at.the-great-library")
    assert (t.at(trap), t.count(B, "library")) == ("discard", 0)
    u = modern(TD, PR)
    u.attach(A, "flame-trap", "library")
    u.begin(A).choose("pass")
    assert int(breakpoint_of(u.state, base("library"))) == 22


@card("enshrouding-mist", "disenchant")
@rule("U18.16", "U6.4")
def test_enshrouding_mist_is_a_talent() -> None:
    t = modern("tricksters robots", AD)
    mist = t.attach(A, "enshrouding-mist", "library")
    t.hold(A, "disenchant", "gremlin", "zapbot")
    t.begin(A).choose("play.gremlin", "at.opal")
    assert "play.zapbot" not in t.options
    t.choose("use.enshrouding-mist")
    assert "use.enshrouding-mist" not in t.options
    t.choose("play.disenchant")
    assert t.at(mist) == "discard"
    t.choose("play.zapbot")  # the credit stays, for that base alone
    assert t.count(A, "library") == 1


@card("mark-of-sleep", "full-sail")
@rule("U18.18")
def test_mark_of_sleep_forbids_each_player_something() -> None:
    t = modern(TD, PR, "ninjas aliens")
    t.hold(A, "mark-of-sleep")
    t.play("mark-of-sleep")
    assert (t.prompt, t.options) == ("sleep-how", [f"sleep.{B}.x{NO_ACTIONS}", f"sleep.{B}.x{NO_MOVES}"])
    t.choose(f"sleep.{B}.x{NO_MOVES}", f"sleep.{C}.x{NO_ACTIONS}", "pass")
    mate = t.put(B, "library", "first-mate")
    t.hold(B, "full-sail")
    t.choose("play.full-sail", "target.first-mate", "at.opal")
    assert t.at(mate) == "the-great-library"
    t.choose("pass")
    t.hold(C, "invasion")
    assert (t.asked, t.options) == (C, ["pass"])
    t.choose("pass", "pass")
    t.hold(B, "dinghy")
    t.choose("play.dinghy", "target.first-mate", "at.opal")
    assert t.at(mate) == "the-grey-opal"  # only the next turn


@card("mark-of-sleep", "buccaneer")
@rule("U18.18")
def test_who_may_not_move_does_not_escape_in_that_turn() -> None:
    t = modern("tricksters ninjas", PR)
    t.state.marked = t.state.marked[:]
    t.state.marked[B] = NO_MOVES
    sailor = t.put(B, "library", "buccaneer")
    t.hold(B, "powderkeg")
    t.begin(B).choose("play.powderkeg")
    assert t.at(sailor) == "discard"
    u = modern("tricksters ninjas", PR)
    u.state.marked[B] = NO_MOVES
    other = u.put(B, "library", "buccaneer")
    u.hold(A, "ninja-master")
    u.play("ninja-master", "library", "target.buccaneer", "at.opal")
    assert u.at(other) == "the-grey-opal"  # in others' turns it may


@card("theyre-coming-to-get-you")
@rule("U18.19")
def test_they_come_to_get_you_once_a_turn() -> None:
    for t, once in zip(both("zombies robots", AD), (True, False), strict=True):
        t.attach(A, "theyre-coming-to-get-you", "library")
        t.bin(A, "zapbot", "walker", "zapbot")
        t.begin(A).choose("play.zapbot")
        assert ("play.walker" in t.options) is not once
        t.hold(A, "microbot-guard")
        assert "play.microbot-guard" in t.options
        t.begin(A).ask()
        assert "play.walker" in t.options


@card("theyre-coming-to-get-you", "ninja-acolyte")
@rule("U18.19", "U5.10")
def test_the_gate_is_used_up_by_an_acolyte_too() -> None:
    t = modern(NZ, AD)
    t.attach(A, "theyre-coming-to-get-you", "library")
    t.put(A, "library", "ninja-acolyte")
    t.bin(A, "walker", "grave-digger")
    t.begin(A).choose("use.ninja-acolyte", "play.walker", "pass")
    assert t.count(A, "library") == 1
    assert "play.grave-digger" not in t.options


@card("theyre-coming-to-get-you", "they-keep-coming")
@rule("U18.19")
def test_other_ways_from_the_discard_pile_leave_the_gate_alone() -> None:
    t = modern("zombies robots", AD)
    t.attach(A, "theyre-coming-to-get-you", "library")
    t.bin(A, "grave-digger", "walker")
    t.hold(A, "they-keep-coming")
    t.begin(A).choose(
        "play.they-keep-coming", "play.grave-digger", "at.the-great-library", "credit.x2", "pass"
    )
    assert "play.walker" in t.options
