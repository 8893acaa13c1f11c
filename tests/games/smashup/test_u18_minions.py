"""The card texts of 2025 (U18): minions, each difference beside the first print."""

from __future__ import annotations

from games.smashup.editions import both, modern
from games.smashup.table import A, B, C, base, table
from herna.games.smashup.components import ANY_ACTION, EXTRA_MINION
from herna.games.smashup.ui.names import name
from marks import card, rule

PR = "pirates robots"
TD = "tricksters dinosaurs"
AD = "aliens dinosaurs"
NZ = "ninjas zombies"


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


@card("buccaneer", "ninja-master")
@rule("U18.8")
def test_a_buccaneer_may_escape_once_a_turn() -> None:
    t = modern("ninjas aliens", PR)
    sailor = t.put(B, "library", "buccaneer")
    t.hold(A, "ninja-master", "seeing-stars", "seeing-stars")
    t.state.bonus[sailor] = -1
    t.state.credits[ANY_ACTION] = 3
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
    t.choose("play.ninja-master", "at.opal", "target.buccaneer", "at.the-great-library")
    assert t.at(second) == "the-great-library"


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
        t.state.credits[EXTRA_MINION] = 3
        t.choose("play.zapbot", "at.the-great-library")
        assert t.count(A, "library") == 0
        t.choose("play.enchantress", "at.the-great-library", "credit.x0")
        assert t.count(A, "library") == (1 if once else 0)
        t.begin(A).choose("play.hoverbot", "at.the-great-library")
        while t.prompt != "turn":
            t.choose("pass")
        assert t.count(A, "library") == (1 if once else 0)  # a new turn, a new pounce


@card("leprechaun")
@rule("U18.10")
def test_a_stronger_minion_does_not_use_the_leprechaun_up() -> None:
    t = modern("dinosaurs wizards", "tricksters pirates")
    t.put(B, "library", "leprechaun")
    t.hold(A, "king-rex", "enchantress")
    t.state.credits[EXTRA_MINION] = 1
    t.choose("play.king-rex", "at.the-great-library", "play.enchantress", "at.the-great-library")
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
    t.state.credits[EXTRA_MINION] = 1
    before = len(t.hand(B))
    t.choose("play.scout", "at.the-great-library")
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


@card("archmage", "sacrifice")
@rule("U18.17", "A13")
def test_archmage_is_a_talent() -> None:
    t = modern("wizards robots", AD)
    archmage = t.hold(A, "archmage", "sacrifice", "mystic-studies")[0]
    t.play("archmage", "library")
    assert int(t.state.credits[ANY_ACTION]) == 1
    t.choose("use.archmage")
    assert int(t.state.credits[ANY_ACTION]) == 2
    t.choose("play.sacrifice", "play.mystic-studies")
    assert t.at(archmage) == "discard"
    u = modern("wizards robots", AD)
    u.put(A, "library", "archmage")
    u.begin(A).ask()
    assert int(u.state.credits[ANY_ACTION]) == 1  # nothing by itself
    assert u.options == ["use.archmage", "pass"]
