"""Tricksters, minion by minion."""

from __future__ import annotations

from games.smashup.table import A, B, C, table
from herna.games.smashup.components import ANY_ACTION
from herna.kernel.pile import PUBLIC
from marks import card, rule

TD = "tricksters dinosaurs"
PR = "pirates robots"


@card("leprechaun")
@rule("U12.12", "U12.13", "U12.22")
def test_leprechaun_pounces_on_the_weaker() -> None:
    t = table(PR, TD)
    t.put(B, "library", "leprechaun")
    wench = t.hold(A, "saucy-wench")[0]
    t.play("saucy-wench", "library")
    assert t.at(wench) == "discard"
    u = table("ninjas pirates", TD)
    u.put(B, "library", "leprechaun")
    king = u.hold(A, "pirate-king")[0]
    u.play("pirate-king", "library")
    assert u.at(king) == "the-great-library"  # equal power is safe


@card("leprechaun")
@rule("U12.23", "A37")
def test_a_leprechaun_removed_by_the_text_does_not_pounce() -> None:
    t = table("ninjas pirates", TD)
    leprechaun = t.put(B, "library", "leprechaun")
    t.state.bonus[leprechaun] = -2
    tiger = t.hold(A, "tiger-assassin")[0]
    t.play("tiger-assassin", "library", "target.leprechaun")
    assert t.at(leprechaun) == "discard"
    assert t.at(tiger) == "the-great-library"


@card("leprechaun")
def test_leprechaun_spares_its_own_and_those_who_move() -> None:
    t = table("tricksters zombies", "aliens pirates")
    t.put(A, "library", "leprechaun")
    gremlin = t.hold(A, "gremlin")[0]
    t.play("gremlin", "library")
    assert t.at(gremlin) == "the-great-library"
    t.begin(B)
    mate = t.put(B, "opal", "first-mate")
    t.hold(B, "dinghy")
    t.choose("play.dinghy", "target.first-mate", "at.the-great-library")
    assert t.at(mate) == "the-great-library"


@card("brownie", "beam-up", "hideout")
@rule("T15")
def test_brownie_takes_revenge_unless_a_hideout_helps() -> None:
    t = table("aliens pirates", TD)
    brownie = t.put(B, "library", "brownie")
    t.hold(A, "beam-up", "dinghy", "cannon", "scout")
    t.choose("play.beam-up")
    assert t.at(brownie) == "hand"
    assert len(t.hand(A)) == 1
    u = table("aliens pirates", TD)
    brownie = u.put(B, "library", "brownie")
    hideout = u.attach(B, "hideout", "library")
    u.hold(A, "beam-up", "dinghy", "cannon", "scout")
    u.choose("play.beam-up")
    assert u.at(brownie) == "the-great-library"
    assert u.at(hideout) == "discard"
    assert len(u.hand(A)) == 3


@card("brownie", "upgrade", "augmentation", "disintegrator")
@rule("U11.5")
def test_what_affects_a_brownie() -> None:
    for variant, key, left in (
        ("core", "upgrade", 1),
        ("core", "augmentation", 3),
        ("extended", "augmentation", 1),
    ):
        t = table("dinosaurs aliens", "tricksters ninjas", affect=variant)
        t.put(B, "library", "brownie")
        t.hold(A, key, "scout", "invader", "howl")
        t.choose(f"play.{key}")
        assert len(t.hand(A)) == left, (variant, key)
    u = table("dinosaurs aliens", "tricksters ninjas")
    brownie = u.put(B, "library", "brownie")
    u.state.bonus[brownie] = -1
    u.hold(A, "disintegrator", "scout", "howl")
    u.choose("play.disintegrator")
    assert len(u.hand(A)) == 2


@card("brownie", "nukebot", "assassination", "tiger-assassin")
@rule("A9")
def test_brownie_minds_only_the_card_being_played() -> None:
    t = table("robots ninjas", TD)
    nukebot = t.put(A, "library", "nukebot")
    brownie = t.put(B, "library", "brownie")
    t.attach(A, "assassination", nukebot)
    t.hold(A, "shinobi", "zapbot")
    t.choose("pass")
    assert t.at(nukebot) == t.at(brownie) == "discard"
    assert len(t.hand(A)) == 4
    u = table("robots ninjas", TD)
    brownie = u.put(B, "library", "brownie")
    u.state.bonus[brownie] = -1
    u.hold(A, "tiger-assassin", "zapbot", "shinobi", "poison")
    u.play("tiger-assassin", "library", "target.brownie")
    assert len(u.hand(A)) == 1  # a minion's on-play text counts


@card("brownie", "mass-enchantment")
def test_brownie_blames_whoever_plays_the_card() -> None:
    t = table("wizards ninjas", "aliens pirates", "tricksters zombies")
    t.put(C, "library", "brownie")
    t.top(B, "beam-up")
    t.top(C, "gremlin")
    t.hold(A, "mass-enchantment", "summon", "summon")
    t.hold(B, "scout", "scout")
    t.choose("play.mass-enchantment")
    assert t.hand(A) == []
    assert len(t.hand(B)) == 2


@card("gnome")
def test_gnome_counts_its_friends() -> None:
    t = table(TD, PR)
    t.put(A, "library", "king-rex")
    zapbot = t.put(B, "library", "microbot-guard")
    t.put(B, "library", "first-mate")
    t.hold(A, "gnome")
    t.play("gnome", "library")
    assert t.options == ["target.microbot-guard", "pass"]
    t.choose("target.microbot-guard")
    assert t.at(zapbot) == "discard"


@card("gnome")
def test_gnome_may_pick_itself() -> None:
    t = table(TD, PR)
    for key in ("king-rex", "leprechaun", "brownie"):
        t.put(A, "library", key)
    gnome = t.hold(A, "gnome")[0]
    t.play("gnome", "library", "target.gnome")
    assert t.at(gnome) == "discard"


@card("gremlin", "tenacious-z", "they-keep-coming")
@rule("T30", "U5.1", "U6.3", "U11.9")
def test_gremlin_tenacious_z_and_they_keep_coming() -> None:
    t = table("tricksters zombies", PR)
    gremlin = t.put(A, "library", "gremlin")
    t.put(A, "library", "walker")
    t.bin(A, "tenacious-z", "tenacious-z")
    t.hold(A, "gnome", "they-keep-coming")
    t.hold(B, "cannon", "dinghy")
    t.play("gnome", "library", "target.gremlin")
    assert len(t.hand(A)) == 2
    assert len(t.hand(B)) == 1
    t.choose("play.they-keep-coming")
    t.play("gremlin", "opal")
    assert t.at(gremlin) == "the-grey-opal"
    t.choose("use.tenacious-z", "at.tortuga")
    assert t.count(A, "tortuga") == 1
    assert "use.tenacious-z" not in t.options


@card("gremlin", "beam-up")
@rule("U14.3")
def test_gremlin_only_when_destroyed_and_chance_takes_the_card() -> None:
    t = table("aliens pirates", TD, "ninjas wizards")
    gremlin = t.put(B, "library", "gremlin")
    t.hold(A, "beam-up", "cannon", "scout", "invader")
    t.hold(C, "summon")
    t.state.credits[ANY_ACTION] = 2
    t.choose("play.beam-up")
    assert len(t.hand(A)) == 3
    t.state.hands[B].take(gremlin)
    t.state.decks[B].put(gremlin)
    gremlin = t.put(B, "library", "gremlin")
    t.load()
    t.choose("play.cannon", "target.gremlin")
    assert t.prompt == "random-discard"
    assert sorted(t.options) == ["discard.invader", "discard.scout"]
    t.choose("discard.scout")
    assert t.hand(A) == ["invader"]
    assert t.discard(A) == ["beam-up", "scout", "cannon"]
    assert all(t.state.discards[A].known(each) == PUBLIC for each in t.state.discards[A].cards())


@card("brownie", "beam-up")
@rule("U12.8")
def test_a_brownie_does_not_mind_its_own_controller() -> None:
    t = table("tricksters aliens", PR)
    t.put(A, "library", "brownie")
    t.hold(A, "beam-up", "gremlin", "gnome")
    t.play("beam-up")
    assert sorted(t.hand(A)) == ["brownie", "gnome", "gremlin"]
