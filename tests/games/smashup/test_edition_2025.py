"""The card texts of 2025 (U18), as far as they are known: each difference, beside the first print."""

from __future__ import annotations

from games.smashup.helpers import A, B, C, Table, base, table
from herna.games.smashup import GAME
from herna.games.smashup.components import NO_ACTIONS, NO_MOVES
from herna.games.smashup.power import breakpoint_of, reward
from herna.games.smashup.ui.names import name
from marks import card, rule

PR = "pirates robots"
TD = "tricksters dinosaurs"
AD = "aliens dinosaurs"
NZ = "ninjas zombies"


def modern(*pairs: str, bases: str = "") -> Table:
    """Set a table at which the texts of 2025 are played."""
    return table(*pairs, bases=bases, card_texts="aeg-2025")


def both(*pairs: str, bases: str = "") -> tuple[Table, Table]:
    """Set two tables alike: the texts of 2025, and the first print."""
    return modern(*pairs, bases=bases), table(*pairs, bases=bases)


@rule("U18.24")
def test_the_first_print_is_usual() -> None:
    assert GAME.variants["card-texts"] == ("first-print", "aeg-2025")
    t, u = both(TD, AD.replace("dinosaurs", "zombies"))
    assert t.state.profile.modern
    assert not u.state.profile.modern
    assert len([one for one in t.deck(A) if one == "disenchant"]) == 2  # what replaces it is not known


@card("terraforming")
@rule("U18.1")
def test_terraforming_leaves_the_actions() -> None:
    for t, stays in zip(both(AD, PR, bases="library opal tortuga"), (True, False), strict=True):
        preserve = t.attach(A, "wildlife-preserve", "opal")
        t.hold(A, "terraforming")
        t.play("terraforming", "", "base.tar-pits", "at.opal")
        assert t.at(preserve) == ("tar-pits" if stays else "discard")


@card("laseratops")
@rule("U18.2")
def test_laseratops_reads_the_printed_power_and_may_decline() -> None:
    for t, new in zip(both(TD, PR), (True, False), strict=True):
        raised = t.put(B, "library", "zapbot")
        t.state.bonus[raised] = 3
        weak = t.put(B, "library", "warbot")
        t.state.bonus[weak] = -3
        t.hold(A, "laseratops")
        t.play("laseratops", "library")
        if new:
            assert t.options == ["target.zapbot", "pass"]
            t.choose("pass")
            assert t.at(raised) == "the-great-library"
        else:
            assert t.prompt == "turn"  # the Warbot, the only one, cannot be destroyed


@card("armor-stego")
@rule("U18.3", "U6.4")
def test_armor_stego_has_to_be_made_ready() -> None:
    t = modern(TD, PR, NZ)
    ready, idle = t.put(A, "library", "armor-stego"), t.put(A, "opal", "armor-stego")
    t.begin(A)
    assert t.options.count("use.armor-stego") == 2
    t.choose(f"use.{ready}")
    assert t.options == ["use.armor-stego", "pass"]  # once in each turn
    assert t.power(ready) == 3
    t.choose("pass")
    for _other in (B, C):
        assert (t.power(ready), t.power(idle)) == (5, 3)
        t.choose("pass")
    assert (t.asked, t.power(ready)) == (A, 3)
    t.choose("pass")
    assert t.power(ready) == 3  # the talent was for one round


@card("armor-stego")
@rule("U18.3", "U11.9")
def test_a_stego_played_again_has_forgotten_its_talent() -> None:
    t = modern(AD, PR)
    stego = t.put(A, "library", "armor-stego")
    t.hold(A, "beam-up")
    t.begin(A).choose("use.armor-stego", "play.beam-up", "play.armor-stego", "at.opal")
    assert t.options == ["use.armor-stego", "pass"]
    t.choose("pass")
    assert t.power(stego) == 3


@rule("U6.4", "U18.3")
def test_a_talent_tells_why_it_rests() -> None:
    t = modern(TD, PR)
    t.put(A, "library", "armor-stego")
    t.begin(A).choose("use.armor-stego")
    assert [(one.key, one.rule) for one in GAME.refusals(t.state, A)] == [("talent-used", "U6.4")]
    stego = [one.about for one in GAME.refusals(t.state, A)]
    t.choose("pass")
    later = {one.about: one.key for one in GAME.refusals(t.state, A)}
    assert [later[one] for one in stego] == ["only-in-your-phase"]
    assert not set(stego) & {one.about for one in GAME.refusals(t.state, B)}


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


@card("ninja-acolyte", "scout", "jammed-signal", "collector", "tortuga")
@rule("U18.5", "U18.24")
def test_a_talent_that_leaves_play_is_as_it_was() -> None:
    t = modern(NZ, PR)
    acolyte = t.put(A, "library", "ninja-acolyte")
    t.hold(A, "walker")
    t.begin(A).choose("use.ninja-acolyte", "play.ninja-acolyte")
    assert t.at(acolyte) == "the-great-library"
    assert t.options == ["play.walker", "pass"]  # a minion was played, the free one is left
    assert len(t.state.used) == 0


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
    assert int(t.state.credits[2]) == 1  # the base speaks again


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
    t.state.credits[5] = 1
    t.choose("play.terraforming", "at.tar-pits")
    assert (t.at(mine), t.power(mine)) == ("the-central-brain", 3)


@card("smoke-bomb")
@rule("U18.7")
def test_a_smoke_bomb_stays() -> None:
    for t, stays in zip(both(NZ, PR), (True, False), strict=True):
        bomb = t.attach(A, "smoke-bomb", t.put(A, "library", "walker"))
        t.begin(A).ask()
        assert t.at(bomb) == ("host" if stays else "discard")


@card("buccaneer", "ninja-master")
@rule("U18.8")
def test_a_buccaneer_may_escape_once_a_turn() -> None:
    t = modern("ninjas aliens", PR)
    sailor = t.put(B, "library", "buccaneer")
    t.hold(A, "ninja-master", "seeing-stars", "seeing-stars")
    t.state.bonus[sailor] = -1
    t.state.credits[5] = 3
    t.choose("play.seeing-stars")
    assert (t.asked, t.options[-1]) == (B, "pass")
    t.choose("at.opal")
    assert t.at(sailor) == "the-grey-opal"
    t.choose("play.seeing-stars")
    assert t.at(sailor) == "discard"


@card("buccaneer", "seeing-stars")
@rule("U18.8")
def test_a_buccaneer_may_stay_and_may_escape_next_turn() -> None:
    t = modern("ninjas aliens", PR)
    first, second = t.put(B, "library", "buccaneer"), t.put(B, "library", "buccaneer")
    for one in (first, second):
        t.state.bonus[one] = -1
    t.hold(A, "seeing-stars", "seeing-stars")
    t.choose("play.seeing-stars", f"target.{first}", "pass")
    assert t.at(first) == "discard"
    t.begin(A).choose("play.seeing-stars", "at.opal")
    assert t.at(second) == "the-grey-opal"
    t.begin(A).hold(A, "ninja-master")
    t.choose("play.ninja-master", "at.opal", "target.buccaneer", "at.library")
    assert t.at(second) == "the-great-library"


@card("powderkeg", "buccaneer")
@rule("U18.8", "U12.20")
def test_each_of_several_buccaneers_chooses() -> None:
    t = modern(PR, AD)
    first, second = t.put(A, "library", "buccaneer"), t.put(A, "library", "buccaneer")
    t.hold(A, "powderkeg")
    t.play("powderkeg", "", f"target.{first}", "pass", "at.opal")
    assert (t.at(first), t.at(second)) == ("discard", "the-grey-opal")


@card("saucy-wench")
@rule("U18.9")
def test_the_wench_has_another_name() -> None:
    t, u = both(PR, AD)
    wench = t.hold(A, "saucy-wench")[0]
    assert name(t.state, f"card-{wench}")[0] == "card-saucy-wench-2025"
    assert name(u.state, f"card-{wench}")[0] == "card-saucy-wench"
    assert name(t.state, f"card-{t.find(A, 'cannon')}")[0] == "card-cannon"
    assert name(t.state, f"base-{base('tar-pits')}")[0] == "base-tar-pits-2025"


@card("leprechaun")
@rule("U18.10")
def test_leprechaun_pounces_once_a_turn() -> None:
    for t, once in zip(both("robots wizards", TD), (True, False), strict=True):
        t.put(B, "library", "leprechaun")
        t.hold(A, "warbot", "zapbot", "hoverbot", "enchantress")
        t.state.credits[1] = 3
        t.choose("play.zapbot", "at.library")
        assert t.count(A, "library") == 0
        t.choose("play.enchantress", "at.library", "credit.x0")
        assert t.count(A, "library") == (1 if once else 0)
        t.begin(A).choose("play.hoverbot", "at.library")
        while t.prompt != "turn":
            t.choose("pass")
        assert t.count(A, "library") == (1 if once else 0)  # a new turn, a new pounce


@card("leprechaun")
@rule("U18.10")
def test_a_stronger_minion_does_not_use_the_leprechaun_up() -> None:
    t = modern("dinosaurs wizards", "tricksters pirates")
    t.put(B, "library", "leprechaun")
    t.hold(A, "king-rex", "enchantress")
    t.state.credits[1] = 1
    t.choose("play.king-rex", "at.library", "play.enchantress", "at.library")
    assert t.count(A, "library") == 1


@card("gnome")
@rule("U18.11")
def test_gnome_waits_for_the_scoring() -> None:
    t = modern(TD, PR, bases="oasis library opal")
    t.put(A, "oasis", "king-rex")
    t.put(A, "oasis", "gremlin")
    zapbot = t.put(B, "oasis", "zapbot")
    gnome = t.hold(A, "gnome")[0]
    t.play("gnome", "oasis")
    assert t.prompt == "turn"
    t.choose("pass")
    assert (t.prompt, t.options) == ("before-scoring", ["use.gnome", "pass"])
    t.choose("use.gnome")
    assert sorted(t.options) == ["target.gremlin", "target.zapbot"]
    t.choose("target.zapbot")
    assert t.at(zapbot) == "discard"
    assert t.at(gnome) == "discard"  # scored, and used only once


@card("gnome")
@rule("U18.11")
def test_gnomes_elsewhere_or_without_a_victim_have_nothing_to_do() -> None:
    t = modern(TD, PR)
    t.put(A, "opal", "gnome")
    t.put(B, "opal", "zapbot")
    t.put(A, "library", "gnome")
    t.fill(B, "library", 25)
    t.begin(A).choose("pass")
    assert t.vp == [2, 4]  # no question in between


@card("brownie")
@rule("U18.12")
def test_brownie_draws_while_others_are_busy_elsewhere() -> None:
    t = modern("aliens wizards", TD, "pirates robots")
    t.put(B, "library", "brownie")
    t.hold(A, "scout", "scout", "beam-up", "portal")
    t.state.credits[1] = 1
    before = len(t.hand(B))
    t.choose("play.scout", "at.library")
    assert len(t.hand(B)) == before
    t.choose("play.scout", "at.opal")
    assert len(t.hand(B)) == before + 1
    t.choose("play.beam-up", "target.brownie")
    assert t.hand(A) == ["portal"]  # nobody discards for it
    t.put(B, "library", "brownie")
    t.begin(B).hold(B, "gremlin")
    count = len(t.hand(B))
    t.choose("play.gremlin", "at.opal")
    assert len(t.hand(B)) == count - 1  # one's own minions do not count


@card("brownie", "leprechaun")
@rule("U18.12")
def test_two_brownies_draw_two_and_one_that_has_gone_none() -> None:
    t = modern("ninjas aliens", TD)
    t.put(B, "opal", "brownie")
    t.put(B, "opal", "brownie")
    t.hold(A, "scout")
    t.play("scout", "library")
    assert len(t.hand(B)) == 2
    t.begin(A).hold(A, "supreme-overlord")
    t.play("supreme-overlord", "library", "target.brownie")
    assert sorted(t.hand(B)).count("brownie") == 1
    assert len(t.hand(B)) == 4  # the other one drew


@card("gremlin")
@rule("U18.13")
def test_gremlin_draws_whenever_it_goes_to_the_discard_pile() -> None:
    t = modern(TD, "ninjas pirates")
    t.put(A, "library", "gremlin")
    t.hold(B, "seeing-stars", "dinghy")
    t.begin(B).choose("play.seeing-stars")
    assert (len(t.hand(A)), t.hand(B)) == (1, ["dinghy"])  # nobody loses a card
    u = modern(TD, "ninjas pirates", bases="oasis library opal")
    u.put(A, "oasis", "gremlin")
    u.fill(B, "oasis", 25)
    u.begin(B).choose("pass")
    assert u.discard(A) == ["gremlin"]
    assert len(u.hand(A)) == 1
    v = table(TD, "ninjas pirates", bases="oasis library opal")
    v.put(A, "oasis", "gremlin")
    v.fill(B, "oasis", 25)
    v.begin(B).choose("pass")
    assert v.hand(A) == []


@card("gremlin", "tar-pits")
@rule("U18.13", "U18.21")
def test_the_tar_pits_keep_a_gremlin_from_the_discard_pile() -> None:
    t = modern(TD, "ninjas pirates", bases="tar-pits library opal")
    first, second = t.put(A, "tar-pits", "gremlin"), t.put(A, "tar-pits", "gremlin")
    t.hold(B, "cannon")
    t.begin(B).choose("play.cannon", f"target.{first}", f"target.{second}")
    assert (t.at(first), t.at(second)) == ("deck", "discard")
    assert int(t.state.decks[A].cards()[0]) == first
    assert len(t.hand(A)) == 1  # for the second one
    t.begin(B)
    third = t.put(A, "tar-pits", "gremlin")
    t.hold(B, "seeing-stars")
    t.choose("play.seeing-stars")
    assert t.at(third) == "deck"  # another turn


@card("tar-pits", "jammed-signal")
@rule("U18.21")
def test_jammed_tar_pits_take_nobody() -> None:
    t = modern("tricksters aliens", "ninjas pirates", bases="tar-pits library opal")
    gremlin = t.put(A, "tar-pits", "gremlin")
    t.attach(A, "jammed-signal", "tar-pits")
    t.hold(B, "seeing-stars")
    t.begin(B).choose("play.seeing-stars")
    assert t.at(gremlin) == "discard"


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
    t.choose("at.library", "pass")
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
    t.choose("play.zapbot", "at.library")
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


@card("archmage", "sacrifice")
@rule("U18.17", "A13")
def test_archmage_is_a_talent() -> None:
    t = modern("wizards robots", AD)
    archmage = t.hold(A, "archmage", "sacrifice", "mystic-studies")[0]
    t.play("archmage", "library")
    assert int(t.state.credits[5]) == 1
    t.choose("use.archmage")
    assert int(t.state.credits[5]) == 2
    t.choose("play.sacrifice", "play.mystic-studies")
    assert t.at(archmage) == "discard"
    u = modern("wizards robots", AD)
    u.put(A, "library", "archmage")
    u.begin(A).ask()
    assert int(u.state.credits[5]) == 1  # nothing by itself
    assert u.options == ["use.archmage", "pass"]


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
    t.begin(A).choose("play.they-keep-coming", "play.grave-digger", "at.library", "credit.x2", "pass")
    assert "play.walker" in t.options


@card("the-homeworld")
@rule("U18.20")
def test_the_homeworld_answers_once_a_turn() -> None:
    for t, once in zip(both("aliens robots", TD, bases="homeworld library opal"), (True, False), strict=True):
        t.hold(A, "scout", "zapbot", "collector")
        t.play("scout", "homeworld").play("zapbot", "homeworld")
        assert int(t.state.credits[2]) == (1 if once else 2)  # from the Zapbot, and from the base
        t.begin(A).choose("play.collector", "at.homeworld", "pass")
        assert int(t.state.credits[2]) == 1


@card("cave-of-shinies")
@rule("U18.22")
def test_the_cave_pays_once_a_turn() -> None:
    for t, once in zip(both(PR, TD, bases="cave library opal"), (True, False), strict=True):
        t.put(B, "cave", "gremlin")
        t.put(B, "cave", "gremlin")
        t.hold(A, "cannon")
        t.choose("play.cannon", "target.gremlin", "target.gremlin")
        assert t.vp == [0, 1 if once else 2]
        t.put(B, "cave", "gremlin")
        t.begin(A).hold(A, "broadside", "saucy-wench")
        t.choose("play.saucy-wench", "at.cave", "target.gremlin")
        assert t.vp == [0, 2 if once else 3]


@card("mushroom-kingdom")
@rule("U18.23")
def test_the_mushroom_kingdom_is_smaller() -> None:
    for t, new in zip(both(PR, TD, bases="mushroom library opal"), (True, False), strict=True):
        kingdom = base("mushroom")
        assert int(breakpoint_of(t.state, kingdom)) == (19 if new else 20)
        assert [int(reward(t.state, kingdom, place)) for place in (1, 2, 3, 4)] == [4 if new else 5, 3, 2, 0]
        t.fill(A, "mushroom", 19)
        t.begin(A).choose("pass")
        assert t.vp == [4 if new else 0, 0]
