"""Wizards, card by card."""

from __future__ import annotations

from games.smashup.table import A, B, C, table
from herna.games.smashup.components import ANY_ACTION
from herna.kernel.pile import PUBLIC
from marks import card, rule

WN = "wizards ninjas"
DP = "dinosaurs pirates"


@card("archmage")
@rule("A13")
def test_archmage_lends_an_action_each_turn() -> None:
    t = table(WN, DP)
    t.hold(A, "archmage", "summon", "mystic-studies", "scry")
    t.play("archmage", "library")
    assert t.state.credits[ANY_ACTION] == 2
    t.begin(A).ask()
    assert t.state.credits[ANY_ACTION] == 2
    t.begin(B).ask()
    assert t.state.credits[ANY_ACTION] == 1
    u = table("wizards aliens", DP)
    u.hold(A, "archmage", "beam-up", "probe")
    u.play("archmage", "library")
    u.choose("play.beam-up")
    assert "play.probe" in u.options  # kept this turn though the Archmage has gone


@card("archmage", "abduction")
def test_an_archmage_played_again_lends_again() -> None:
    t = table("wizards aliens", DP)
    t.hold(A, "archmage", "abduction")
    t.play("archmage", "library")
    t.choose("play.abduction")
    t.play("archmage", "opal")
    assert t.state.credits[ANY_ACTION] == 2


@card("chronomage", "archmage", "hidden-ninja", "mystic-studies")
@rule("T57", "U5.4", "U5.9", "A31")
def test_chronomage_and_archmage_during_a_scoring() -> None:
    t = table(DP, WN, bases="oasis library opal")
    t.fill(A, "oasis", 12)
    t.hold(B, "hidden-ninja", "chronomage", "mystic-studies")
    t.choose("pass", "use.hidden-ninja")
    assert (t.prompt, t.options) == ("extra-action", ["play.mystic-studies", "pass"])
    t.choose("play.mystic-studies", "pass")
    assert len(t.hand(B)) == 2
    assert t.state.active == B
    assert t.state.credits[ANY_ACTION] == 1
    u = table(DP, WN, bases="oasis library opal")
    u.fill(A, "oasis", 12)
    u.hold(B, "hidden-ninja", "archmage", "mystic-studies")
    u.choose("pass", "use.hidden-ninja", "pass")
    assert u.prompt == "turn"
    assert u.hand(B) == ["mystic-studies"]


@card("chronomage")
def test_chronomage_gives_an_extra_action() -> None:
    t = table(WN, DP)
    t.hold(A, "chronomage", "summon", "summon")
    t.play("chronomage", "library")
    t.choose("play.summon", "play.summon")
    assert t.options == ["pass"]


@card("enchantress")
@rule("U10.1")
def test_enchantress_draws_a_card() -> None:
    t = table(WN, DP)
    t.hold(A, "enchantress")
    t.top(A, "scry", "portal")
    t.play("enchantress", "library")
    assert t.hand(A) == ["scry"]


@card("neophyte")
@rule("U10.8", "U5.3")
def test_neophyte_takes_plays_or_puts_back() -> None:
    for answer, where in (
        ("take.mystic-studies", "hand"),
        ("play.mystic-studies", "discard"),
        ("pass", "deck"),
    ):
        t = table(WN, DP)
        t.hold(A, "neophyte")
        studies = t.top(A, "mystic-studies")[0]
        t.play("neophyte", "library")
        assert t.at(studies) == "aside"
        t.choose(answer)
        assert t.at(studies) == where
        assert len(t.hand(A)) == {"hand": 1, "discard": 2, "deck": 0}[where]
        assert t.state.credits[ANY_ACTION] == 1  # the free action is untouched


@card("neophyte", "hidden-ninja", "smoke-bomb")
def test_neophyte_with_a_minion_an_attachment_and_a_special() -> None:
    t = table(WN, DP)
    t.hold(A, "neophyte")
    shinobi = t.top(A, "shinobi")[0]
    t.play("neophyte", "library")
    assert t.prompt == "turn"
    assert t.state.decks[A].top() == shinobi
    u = table(WN, DP)
    neophyte = u.hold(A, "neophyte")[0]
    bomb = u.top(A, "smoke-bomb")[0]
    u.play("neophyte", "library", "play.smoke-bomb")
    assert u.state.host[bomb] == neophyte
    v = table(WN, DP)
    v.hold(A, "neophyte", "shinobi")
    ninja = v.top(A, "hidden-ninja")[0]
    v.play("neophyte", "library", "play.hidden-ninja")
    assert v.at(ninja) == "discard"
    assert v.hand(A) == ["shinobi"]


@card("mass-enchantment", "smoke-bomb", "grave-robbing", "hidden-ninja")
@rule("T34", "U4.6", "U11.8")
def test_mass_enchantment_plays_somebody_elses_action() -> None:
    t = table("wizards zombies", "ninjas robots", DP)
    mine = t.put(A, "library", "enchantress")
    t.put(B, "library", "shinobi")
    bomb = t.top(B, "smoke-bomb")[0]
    rex = t.top(C, "king-rex")[0]
    t.hold(A, "mass-enchantment")
    t.choose("play.mass-enchantment")
    assert t.state.host[bomb] == mine
    assert t.state.controller[bomb] == A
    assert t.state.decks[C].top() == rex
    assert t.state.decks[C].known(rex) == PUBLIC
    t.begin(A).ask()
    assert "smoke-bomb" in t.discard(B)
    u = table("wizards zombies", "ninjas robots", DP)
    u.top(B, "hidden-ninja")
    u.top(C, "king-rex")
    u.hold(A, "mass-enchantment", "enchantress")
    u.choose("play.mass-enchantment")
    assert u.discard(B) == ["hidden-ninja"]
    v = table("wizards ninjas", "zombies robots", DP)
    v.bin(A, "scry")
    v.top(B, "grave-robbing")
    v.top(C, "king-rex")
    v.hold(A, "mass-enchantment")
    v.choose("play.mass-enchantment")
    assert v.hand(A) == ["scry"]
    assert v.discard(B) == ["grave-robbing"]


@card("mass-enchantment", "smoke-bomb")
@rule("T34")
def test_a_stolen_smoke_bomb_without_a_minion_is_discarded() -> None:
    t = table("wizards zombies", "ninjas robots")
    t.put(B, "library", "shinobi")
    t.top(B, "smoke-bomb")
    t.hold(A, "mass-enchantment")
    t.choose("play.mass-enchantment")
    assert t.discard(B) == ["smoke-bomb"]


@card("mass-enchantment", "seeing-stars", "brownie", "gremlin", "leprechaun")
@rule("T35", "U10.8", "U12.7")
def test_revealed_cards_are_set_aside_while_somebody_draws() -> None:
    t = table("wizards zombies", "ninjas robots", "tricksters aliens")
    t.put(C, "library", "gremlin")
    t.top(B, "seeing-stars")
    brownie = t.top(C, "brownie", "leprechaun")[0]
    t.hold(A, "mass-enchantment", "scry")
    t.hold(B, "zapbot")
    t.choose("play.mass-enchantment")
    assert t.hand(C) == ["leprechaun"]
    assert t.hand(A) == t.hand(B) == []
    assert t.state.decks[C].top() == brownie


@card("mass-enchantment", "upgrade")
@rule("T17", "U0.5")
def test_a_borrowed_upgrade_is_yours_until_it_leaves() -> None:
    t = table("wizards ninjas", "dinosaurs pirates")
    mage = t.put(A, "library", "archmage")
    upgrade = t.top(B, "upgrade")[0]
    t.hold(A, "mass-enchantment", "way-of-deception", "sacrifice")
    t.state.credits[ANY_ACTION] = 3
    t.choose("play.mass-enchantment")
    assert t.state.controller[upgrade] == A
    assert t.power(mage) == 6
    t.choose("play.sacrifice")
    assert "upgrade" in t.discard(B)


@card("mass-enchantment")
def test_mass_enchantment_without_an_action_or_with_a_choice() -> None:
    t = table("wizards ninjas", "dinosaurs pirates", "aliens robots")
    t.top(B, "king-rex")
    t.top(C, "scout")
    t.hold(A, "mass-enchantment")
    t.choose("play.mass-enchantment")
    assert t.discard(A) == ["mass-enchantment"]
    assert t.deck(B)[-1] == "king-rex"
    u = table("wizards ninjas", "dinosaurs pirates", "aliens robots")
    u.top(B, "howl")
    u.top(C, "tech-center")
    u.hold(A, "mass-enchantment")
    u.choose("play.mass-enchantment")
    assert u.options == ["play.howl", "play.tech-center"]
    u.choose("play.howl")
    assert u.deck(C)[-1] == "tech-center"
    assert u.discard(B) == ["howl"]


@card("mystic-studies")
def test_mystic_studies_draw_two() -> None:
    t = table(WN, DP)
    t.hold(A, "mystic-studies")
    t.top(A, "scry", "portal", "summon")
    t.choose("play.mystic-studies")
    assert t.hand(A) == ["scry", "portal"]


@card("portal")
@rule("T51", "U10.4", "U10.8", "U4.5", "U14.4")
def test_portal_through_a_reshuffle() -> None:
    t = table(WN, DP)
    t.hold(A, "portal")
    t.bin(A, "shinobi", "scry", "summon", "poison")
    t.only(A, "enchantress", "neophyte", "disguise")
    t.choose("play.portal")
    shown = t.names(t.state.asides[A])
    assert shown[:3] == ["enchantress", "neophyte", "disguise"]
    assert len(shown) == 5
    assert "portal" not in shown
    assert t.state.decks[A].size() == 2
    t.choose("card.enchantress", "pass")
    assert t.prompt == "put-back"
    while t.prompt == "put-back":
        last = t.options[-1]
        t.choose(t.options[0])
    assert t.hand(A) == ["enchantress"]
    assert t.state.decks[A].size() == 6
    assert t.deck(A)[-1] == last.removeprefix("card.")
    top = t.state.decks[A].top()
    assert t.state.decks[A].known(top) == 1
    assert "portal" in t.discard(A)


@card("sacrifice", "buccaneer", "tooth-and-claw")
@rule("T27", "U12.9")
def test_sacrifice_of_those_who_survive() -> None:
    t = table("wizards pirates", "dinosaurs ninjas")
    buccaneer = t.put(A, "library", "buccaneer")
    t.hold(A, "sacrifice")
    t.choose("play.sacrifice", "at.opal")
    assert len(t.hand(A)) == 4
    assert t.at(buccaneer) == "the-grey-opal"
    u = table("wizards pirates", "dinosaurs ninjas")
    buccaneer = u.put(A, "library", "buccaneer")
    claw = u.attach(B, "tooth-and-claw", buccaneer)
    u.hold(A, "sacrifice")
    u.choose("play.sacrifice")
    assert len(u.hand(A)) == 4
    assert u.at(buccaneer) == "the-great-library"
    assert u.at(claw) == "discard"
    assert u.discard(B) == ["tooth-and-claw"]


@card("sacrifice", "poison")
def test_sacrifice_of_the_powerless_and_of_nobody() -> None:
    t = table(WN, DP)
    mage = t.put(A, "library", "enchantress")
    t.attach(A, "poison", mage)
    t.hold(A, "sacrifice")
    t.choose("play.sacrifice")
    assert t.hand(A) == []
    assert t.at(mage) == "discard"
    u = table(WN, DP)
    u.put(B, "library", "king-rex")
    u.hold(A, "sacrifice")
    u.choose("play.sacrifice")
    assert u.hand(A) == []


@card("sacrifice")
@rule("U4.5")
def test_neither_sacrifice_nor_its_victim_can_be_drawn_by_it() -> None:
    t = table(WN, DP)
    mage = t.put(A, "library", "chronomage")
    sacrifice = t.hold(A, "sacrifice")[0]
    t.bin(A, "scry")
    t.only(A)
    t.choose("play.sacrifice")
    assert t.hand(A) == ["scry"]
    assert t.at(mage) == t.at(sacrifice) == "discard"


@card("scry")
@rule("U10.5", "U10.9", "T78")
def test_scry_searches_for_an_action() -> None:
    t = table(WN, DP)
    t.hold(A, "scry")
    t.only(A, "shinobi", "poison", "portal", "summon", "summon")
    t.choose("play.scry")
    assert sorted(t.options) == ["card.poison", "card.portal", "card.summon"]
    t.choose("card.portal")
    portal = t.state.hands[A].cards()[0]
    assert t.state.hands[A].known(portal) == PUBLIC
    assert all(t.state.decks[A].known(each) == 0 for each in t.state.decks[A].cards())
    u = table(WN, DP)
    u.hold(A, "scry")
    u.bin(A, "disguise")
    u.only(A)
    u.choose("play.scry")
    assert u.hand(A) == ["disguise"]
    v = table(WN, DP)
    v.hold(A, "scry")
    v.only(A, "shinobi")
    v.choose("play.scry")
    assert v.hand(A) == []


@card("summon")
@rule("U5.3")
def test_summon_gives_a_minion_to_keep_for_later() -> None:
    t = table(WN, DP)
    t.hold(A, "summon", "shinobi", "shinobi", "shinobi")
    t.choose("play.summon")
    t.play("shinobi", "library")
    t.play("shinobi", "opal")
    assert t.options == ["pass"]


@card("time-loop", "grave-robbing")
@rule("T78", "U4.5")
def test_time_loop_and_grave_robbing() -> None:
    t = table("wizards zombies", DP)
    robbing = t.hold(A, "time-loop", "grave-robbing", "scry")[1]
    t.choose("play.time-loop")
    assert t.state.credits[ANY_ACTION] == 2
    t.choose("play.grave-robbing")
    assert t.hand(A) == ["scry", "time-loop"]
    assert t.at(robbing) == "discard"
    t.choose("play.time-loop")
    assert t.state.credits[ANY_ACTION] == 2


@card("winds-of-change")
@rule("T52", "U10.4", "U4.5")
def test_winds_of_change_through_a_reshuffle() -> None:
    t = table(WN, DP)
    t.hold(A, "winds-of-change", "shinobi", "scry")
    t.bin(A, "summon", "summon", "portal", "poison", "disguise", "sacrifice")
    t.only(A, "archmage")
    t.choose("play.winds-of-change")
    assert len(t.hand(A)) == 5
    assert set(t.hand(A)) >= {"archmage", "shinobi", "scry"}
    assert t.state.decks[A].size() == 4
    assert t.state.credits[ANY_ACTION] == 1
    assert t.discard(A) == ["winds-of-change"]


@card("winds-of-change")
def test_winds_of_change_with_an_empty_hand() -> None:
    t = table(WN, DP)
    t.hold(A, "winds-of-change")
    t.choose("play.winds-of-change")
    assert len(t.hand(A)) == 5


@card("portal")
@rule("U14.4")
def test_the_only_card_that_a_portal_puts_back_is_known_to_all() -> None:
    t = table("wizards robots", "aliens pirates")
    t.hold(A, "portal")
    cards = t.top(A, "zapbot", "zapbot", "hoverbot", "neophyte", "summon")
    t.play("portal")
    t.choose("card.zapbot", "card.zapbot", "card.hoverbot", "card.neophyte")
    assert t.deck(A)[-1] == "summon"
    assert t.state.decks[A].known(cards[-1]) == PUBLIC
    u = table("wizards robots", "aliens pirates")
    u.hold(A, "portal")
    cards = u.top(A, "zapbot", "summon", "hoverbot", "neophyte", "summon")
    u.play("portal")
    u.choose("card.zapbot", "card.hoverbot", "card.neophyte", f"card.{cards[1]}")
    assert [int(u.state.decks[A].known(each)) for each in (cards[1], cards[4])] == [1 << A, 1 << A]
