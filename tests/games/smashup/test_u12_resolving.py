"""Decks and discard piles (U10), keywords (U11), resolving effects (U12)."""

from __future__ import annotations

from games.smashup.table import A, B, C, base, table
from herna.games.smashup.actions.play_minion import AfterPlay, MustPlayAt
from herna.games.smashup.base_row import arrive
from herna.games.smashup.components import ANY_ACTION, EXTRA_MINION, SMALL_MINION
from herna.games.smashup.frames import open_frame
from herna.kernel.choice import EVERYONE
from herna.kernel.pile import PUBLIC
from herna.kernel.rows import i64, vec
from herna.kernel.view import redact
from marks import card, rule

AD = "aliens dinosaurs"
NP = "ninjas pirates"
RT = "robots tricksters"


@rule("U10.4")
def test_without_any_cards_the_rest_is_skipped() -> None:
    t = table("wizards pirates", AD)
    t.hold(A, "mystic-studies")
    t.only(A, "summon")
    t.choose("play.mystic-studies")
    assert t.hand(A) == ["summon"]


@rule("U10.6", "U14.2")
def test_what_everybody_sees() -> None:
    t = table("wizards pirates", AD)
    t.bin(A, "summon")
    t.hold(A, "scry", "portal")
    rex = t.put(B, "library", "king-rex")
    seen = redact(t.state, EVERYONE)
    assert list(seen.discards[A].cards()) == list(t.state.discards[A].cards())
    assert list(seen.hands[A].cards()) == [-1, -1]
    assert seen.decks[A].size() == t.state.decks[A].size()
    assert set(seen.decks[A].cards()) == {-1}
    assert list(seen.minions) == [rex]
    assert list(seen.credits) == list(t.state.credits)
    assert list(seen.vp) == [0, 0]


@rule("U11.2", "U11.3", "U11.9")
@card("upgrade", "beam-up")
def test_returning_and_destroying_discard_attached_actions() -> None:
    t = table(AD, NP)
    shinobi = t.put(B, "library", "shinobi")
    upgrade = t.attach(A, "upgrade", shinobi)
    t.state.bonus[shinobi] += 0
    t.hold(A, "beam-up", "howl")
    t.choose("play.beam-up")
    assert t.at(shinobi) == "hand"
    assert t.at(upgrade) == "discard"
    assert t.state.hands[B].known(shinobi) == PUBLIC
    assert t.state.bonus[shinobi] == 0
    assert t.state.memo[shinobi] == 0


@rule("U11.9", "U7.5")
@card("augmentation", "abduction")
def test_a_minion_that_comes_again_has_forgotten_its_bonus() -> None:
    t = table(AD, NP)
    rex = t.put(A, "library", "king-rex")
    t.hold(A, "augmentation", "abduction")
    t.state.credits[ANY_ACTION] = 2
    t.choose("play.augmentation", "play.abduction")
    t.play("king-rex", "library")
    assert t.power(rex) == 7
    assert len(t.state.boosts) == 0
    t.choose("pass")
    assert t.power(rex) == 7


@rule("U11.8", "U12.14", "U12.18")
@card("mass-enchantment", "flame-trap", "cave-of-shinies")
def test_the_controller_of_a_borrowed_trap_orders_it() -> None:
    t = table("wizards ninjas", "tricksters pirates")
    trap = t.top(B, "flame-trap")[0]
    t.hold(A, "mass-enchantment")
    t.choose("play.mass-enchantment", "at.the-great-library")
    assert t.state.controller[trap] == A
    wench = t.hold(B, "saucy-wench")[0]
    t.begin(B).play("saucy-wench", "library")
    assert t.at(wench) == "discard"
    assert "flame-trap" in t.discard(B)


@rule("U11.10")
@card("infiltrate", "cave-of-shinies")
def test_ignoring_concerns_only_oneself() -> None:
    t = table(NP, RT, bases="shinies library opal")
    t.attach(A, "infiltrate", "shinies")
    zapbot = t.put(B, "shinies", "zapbot")
    t.hold(A, "cannon")
    t.choose("play.cannon", "target.zapbot")
    assert t.at(zapbot) == "discard"
    assert t.vp == [0, 1]


@rule("U12.1", "U12.3")
@card("warbot", "seeing-stars")
def test_card_text_beats_the_rules() -> None:
    t = table(NP, RT)
    warbot = t.put(B, "library", "warbot")
    t.state.bonus[warbot] = -1
    t.hold(A, "seeing-stars")
    t.choose("play.seeing-stars")
    assert t.at(warbot) == "the-great-library"


@rule("U12.5")
@card("beam-up", "smoke-bomb")
def test_an_immune_minion_is_a_legal_choice() -> None:
    t = table(AD, NP)
    shinobi = t.put(B, "library", "shinobi")
    t.attach(B, "smoke-bomb", shinobi)
    t.hold(A, "beam-up")
    t.choose("play.beam-up")
    assert t.at(shinobi) == "the-great-library"
    assert t.discard(A) == ["beam-up"]


@rule("U12.6")
@card("sacrifice", "abduction")
def test_independent_sentences() -> None:
    t = table("aliens wizards", NP)
    shinobi = t.put(B, "library", "shinobi")
    t.attach(B, "smoke-bomb", shinobi)
    t.hold(A, "abduction")
    t.choose("play.abduction")
    assert t.at(shinobi) == "the-great-library"
    assert t.state.credits[EXTRA_MINION] == 1


@rule("U12.8", "U12.17")
@card("gremlin", "microbot-archive", "powderkeg")
def test_new_triggers_come_before_the_next_of_the_old_ones() -> None:
    t = table("robots pirates", "tricksters aliens", "robots zombies")
    t.put(A, "library", "nukebot")
    t.put(A, "library", "microbot-archive")
    one, two = t.put(B, "library", "gremlin"), t.put(B, "opal", "gremlin")
    far = t.put(C, "library", "nukebot")
    mine = t.put(A, "opal", "zapbot")
    t.hold(A, "powderkeg", "cannon", "dinghy", "shanghai", "sea-dogs")
    t.choose("play.powderkeg", "target.nukebot")
    assert t.at(one) == t.at(far) == "discard"
    assert t.at(two) == t.at(mine) == "the-grey-opal"
    assert sorted(t.options) == [
        "resolve.gremlin",
        "resolve.microbot-archive",
        "resolve.nukebot",
        "resolve.nukebot",
    ]
    before = len(t.hand(A))
    t.choose("resolve.gremlin")
    assert len(t.hand(A)) == before - 1


@rule("U12.16")
@card("gremlin", "cannon")
def test_two_gremlins_of_one_player_need_no_order() -> None:
    t = table(NP, RT)
    t.put(B, "library", "gremlin")
    t.put(B, "opal", "gremlin")
    t.hold(A, "cannon", "shinobi", "shinobi")
    t.choose("play.cannon", "target.gremlin", "target.gremlin")
    assert t.hand(A) == []
    assert len(t.hand(B)) == 2
    assert t.prompt == "turn"


@rule("A24", "U10.8")
@card("hoverbot", "microbot-archive")
def test_a_revealed_card_is_in_no_zone_while_others_draw() -> None:
    t = table("robots pirates", "ninjas aliens")
    t.put(A, "library", "microbot-archive")
    t.put(A, "library", "warbot")
    t.hold(A, "hoverbot")
    guard, nukebot = t.top(A, "microbot-guard", "nukebot")
    t.play("hoverbot", "library", "play.microbot-guard", "at.the-great-library", "target.microbot-guard")
    assert t.at(guard) == "discard"
    assert t.at(nukebot) == "hand"


@rule("U12.20")
@card("buccaneer", "powderkeg")
def test_arrivals_are_not_hit() -> None:
    t = table("pirates robots", "pirates ninjas")
    t.put(A, "library", "warbot")
    one = t.put(B, "library", "buccaneer")
    two = t.put(A, "library", "buccaneer")
    t.hold(A, "powderkeg")
    t.choose("play.powderkeg", "target.warbot")
    assert t.asked == A
    t.choose("at.opal")
    assert t.asked == B
    t.choose("at.opal")
    assert t.at(one) == t.at(two) == "the-grey-opal"
    assert base("opal") in t.state.row


@rule("U11.5")
@card("howl", "tooth-and-claw")
def test_changes_of_power_affect_if_that_is_agreed() -> None:
    t = table(AD, NP, affect="extended")
    rex = t.put(A, "library", "king-rex")
    claw = t.attach(A, "tooth-and-claw", rex)
    stego = t.put(A, "library", "armor-stego")
    t.hold(A, "howl")
    t.choose("play.howl")
    assert t.power(rex) == 7
    assert t.power(stego) == 4
    assert t.at(claw) == "discard"


@rule("U11.5")
@card("temple-of-goju", "tooth-and-claw")
def test_the_temple_and_a_shield_if_placing_affects() -> None:
    for variant, where in (("core", "deck"), ("extended", "discard")):
        t = table(AD, NP, bases="goju library opal", affect=variant)
        rex = t.put(A, "goju", "king-rex")
        t.attach(A, "tooth-and-claw", rex)
        t.fill(B, "goju", 11)
        t.choose("pass")
        assert t.at(rex) == where


@card("the-homeworld", "hidden-ninja")
@rule("U12.23", "U8.15")
def test_a_base_that_left_and_came_again_is_another_one() -> None:
    t = table("ninjas zombies", "aliens pirates", bases="homeworld library opal")
    walker = t.put(A, "homeworld", "walker")
    home = base("homeworld")
    before = int(t.state.tenure[home])
    arrive(t.state, home)
    t.state.base_table.take(home)
    open_frame(t.state, A)
    t.state.do(AfterPlay(walker, home, before, vec[i64]()))
    t.ask()
    assert int(t.state.credits[SMALL_MINION]) == 0
    open_frame(t.state, A)
    t.state.do(AfterPlay(walker, home, int(t.state.tenure[home]), vec[i64]()))
    t.ask()
    assert int(t.state.credits[SMALL_MINION]) == 1
    t.hold(A, "walker", "tenacious-z")
    t.state.do(MustPlayAt(A, home, before))
    assert t.prompt == "turn"
    t.state.do(MustPlayAt(A, home, int(t.state.tenure[home])))
    assert (t.prompt, t.options) == ("must-play", ["play.walker", "play.tenacious-z"])
