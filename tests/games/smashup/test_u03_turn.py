"""The five phases of a turn (U3), playing cards (U4), extra plays (U5), abilities (U6)."""

from __future__ import annotations

from games.smashup.table import A, B, C, base, table
from herna.games.smashup.components import (
    ANY_ACTION,
    EXTRA_MINION,
    FREE_MINION,
    PHASE_DRAW,
    PHASE_END,
    PHASE_PLAY,
    PHASE_SCORE,
    SMALL_MINION,
)
from herna.games.smashup.power import base_totals, strengths
from marks import card, rule

DP = "dinosaurs pirates"
NR = "ninjas robots"
WZ = "wizards zombies"
TA = "tricksters aliens"


@rule("U3.1")
@card("smoke-bomb", "overrun", "mushroom-kingdom")
def test_the_start_of_the_turn_in_any_order() -> None:
    t = table("ninjas zombies", DP, bases="mushroom library opal")
    shinobi = t.put(A, "library", "shinobi")
    rex = t.put(B, "library", "king-rex")
    t.attach(A, "smoke-bomb", shinobi)
    t.attach(A, "overrun", "library")
    t.begin(A)
    assert (t.asked, t.prompt) == (A, "order")
    assert "resolve-base.mushroom-kingdom" in t.options  # optional and compulsory mixed
    t.choose("resolve-base.mushroom-kingdom", "target.king-rex")
    assert t.at(rex) == "mushroom-kingdom"
    assert len(t.state.actions) == 0
    assert t.state.phase == PHASE_PLAY


@rule("U3.2", "U4.1", "U5.11")
def test_one_minion_and_one_action_for_free() -> None:
    t = table(DP, NR)
    t.hold(A, "king-rex", "war-raptor", "howl", "rampage")
    assert t.options == ["play.king-rex", "play.war-raptor", "play.howl", "play.rampage", "pass"]
    t.choose("play.howl")
    assert t.options == ["play.king-rex", "play.war-raptor", "pass"]
    t.play("king-rex", "library")
    assert t.options == ["pass"]
    t.hold(B, "shinobi", "poison")
    t.choose("pass")
    assert (t.state.active, t.state.phase) == (B, PHASE_PLAY)
    assert [t.state.credits[FREE_MINION], t.state.credits[ANY_ACTION]] == [1, 1]


@rule("U3.2")
def test_unused_plays_are_lost() -> None:
    t = table(WZ, NR)
    t.hold(A, "summon", "time-loop")
    t.choose("play.time-loop", "play.summon", "pass")
    t.begin(A).ask()
    assert list(t.state.credits)[:6] == [1, 0, 0, 0, 0, 1]


@rule("U3.3")
def test_a_base_waits_for_the_third_phase() -> None:
    t = table(DP, NR, bases="oasis library opal")
    t.hold(A, "king-rex")
    t.fill(A, "oasis", 12)
    t.play("king-rex", "oasis")
    assert t.vp == [0, 0]
    t.hold(B, "shinobi", "shinobi")
    t.choose("pass")
    assert t.state.phase == PHASE_SCORE
    t.choose("pass")
    assert t.vp == [2, 0]


@rule("T72", "U3.4", "U10.4", "U10.3")
def test_drawing_through_a_reshuffle_and_the_hand_limit() -> None:
    t = table(DP, NR)
    held = ["war-raptor"] * 4 + ["first-mate"] * 4 + ["howl"]
    t.hold(A, *held)
    t.bin(A, "king-rex", "rampage", "cannon", "dinghy", "shanghai", "powderkeg", "broadside")
    t.only(A, "armor-stego")
    t.choose("pass")
    assert (t.prompt, t.asked) == ("hand-limit", A)
    assert t.state.phase == PHASE_DRAW
    assert len(t.hand(A)) == 11
    t.choose("discard.howl")
    assert len(t.hand(A)) == 10
    assert t.state.decks[A].size() == 6
    assert t.discard(A) == ["howl"]
    assert t.state.active == B


@rule("U3.4")
def test_several_cards_too_many() -> None:
    t = table(DP, NR)
    t.hold(A, *["war-raptor"] * 4, *["first-mate"] * 4, "howl", "howl", "rampage")
    t.choose("pass", "discard.howl", "discard.howl", "discard.rampage")
    assert len(t.hand(A)) == 10


@rule("U3.5", "U12.15", "U12.16")
@card("assassination", "howl")
def test_the_end_of_the_turn() -> None:
    t = table("dinosaurs ninjas", "ninjas pirates")
    rex = t.put(A, "library", "king-rex")
    t.put(A, "library", "armor-stego")
    first = t.attach(B, "assassination", rex)
    second = t.attach(A, "assassination", t.put(B, "library", "buccaneer"))
    t.hold(A, "howl")
    t.choose("play.howl", "pass")
    assert (t.asked, t.prompt) == (A, "order")
    assert t.state.phase == PHASE_END
    assert t.power(rex) == 8  # bonuses expire afterwards
    t.choose(f"resolve.{second}")
    assert t.asked == B
    t.choose("at.opal")
    assert t.at(rex) == "discard"
    assert t.at(first) == "discard"
    assert all(t.state.bonus[minion] == 0 for minion in t.state.minions)


@rule("U4.2", "U4.3", "U4.11")
def test_where_cards_go() -> None:
    t = table(DP, NR)
    rex, howl, upgrade = t.hold(A, "king-rex", "howl", "upgrade")
    t.state.credits[ANY_ACTION] = 2
    t.choose("play.king-rex")
    assert t.options == ["at.the-great-library", "at.the-grey-opal", "at.tortuga"]
    t.choose("at.opal")
    assert (t.at(rex), t.state.controller[rex]) == ("the-grey-opal", A)
    t.choose("play.howl", "play.upgrade")
    assert t.at(howl) == "discard"
    assert t.state.host[upgrade] == rex


@rule("U4.4", "U4.6", "U4.11")
@card("upgrade", "infiltrate")
def test_hosts_and_missing_hosts() -> None:
    t = table("dinosaurs ninjas", DP)
    rex = t.put(A, "library", "king-rex")
    t.attach(A, "upgrade", rex)
    t.attach(B, "upgrade", rex)
    assert t.power(rex) == 11  # identical ones add up
    u = table("dinosaurs ninjas", "robots pirates")
    u.hold(A, "upgrade")
    u.choose("play.upgrade")
    assert u.discard(A) == ["upgrade"]
    v = table("dinosaurs ninjas", "robots pirates", bases="library")
    v.hold(A, "infiltrate", "king-rex")
    v.state.row = v.state.row[:0]
    assert v.options == ["play.infiltrate", "pass"]  # no base, no minion
    v.choose("play.infiltrate")
    assert v.discard(A) == ["infiltrate"]


@rule("U4.7")
@card("overrun", "block-the-path")
def test_a_minion_forbidden_everywhere_cannot_be_played() -> None:
    t = table("tricksters dinosaurs", "zombies ninjas", bases="library opal")
    t.attach(B, "overrun", "library")
    t.attach(A, "block-the-path", "opal", note=1)
    t.hold(A, "king-rex", "gremlin")
    assert t.options == ["play.gremlin", "pass"]
    t.choose("play.gremlin")
    assert t.count(A, "opal") == 1


@rule("U4.9", "U4.10")
@card("zombie-lord", "leprechaun", "gremlin")
def test_a_text_is_finished_before_its_triggers() -> None:
    t = table("robots pirates", "tricksters aliens")
    gremlin = t.put(B, "library", "gremlin")
    t.put(A, "library", "zapbot")
    t.put(A, "library", "warbot")
    t.hold(A, "microbot-guard", "cannon")
    t.play("microbot-guard", "library", "target.gremlin")
    assert t.at(gremlin) == "discard"
    assert t.hand(A) == []  # the Gremlin's mischief came after the Guard's text
    u = table("zombies pirates", "tricksters aliens")
    u.put(B, "library", "leprechaun")
    u.bin(A, "walker")
    lord = u.hold(A, "zombie-lord")[0]
    u.state.bonus[lord] = -1
    u.play("zombie-lord", "library")
    assert u.prompt == "rise-where"
    assert u.at(lord) == "the-great-library"
    u.choose("at.opal", "pass")
    assert u.at(lord) == "discard"
    assert u.count(A, "opal") == 1


@rule("U5.2", "U5.7")
@card("zapbot", "summon")
def test_the_free_play_comes_last() -> None:
    t = table("robots wizards", DP)
    t.hold(A, "summon", "zapbot", "warbot", "enchantress")
    t.choose("play.summon")
    t.play("warbot", "library")
    assert [t.state.credits[FREE_MINION], t.state.credits[EXTRA_MINION]] == [1, 0]
    t.play("zapbot", "library")
    t.play("enchantress", "opal")
    assert list(t.state.credits)[:3] == [0, 0, 0]


@rule("U5.2")
def test_a_permission_says_what_it_allows() -> None:
    t = table("robots wizards", DP)
    t.hold(A, "enchantress", "chronomage")
    t.top(A, "summon")
    t.state.credits[SMALL_MINION] = 1
    t.state.credits[ANY_ACTION] = 0
    t.choose("play.enchantress", "at.the-great-library")
    assert t.options == ["credit.x1", "credit.x0"]
    t.choose("credit.x0")
    assert t.options == ["pass"]  # power 2 or less is left, the Chronomage has 3


@rule("U6.1", "U11.1", "T75")
@card("enchantress", "beam-up")
def test_on_play_texts_happen_only_when_played() -> None:
    t = table("wizards aliens", "pirates ninjas")
    enchantress = t.put(A, "library", "enchantress")
    t.hold(A, "invasion", "beam-up")
    t.state.credits[ANY_ACTION] = 2
    t.choose("play.invasion", "at.opal", "play.beam-up")
    assert t.at(enchantress) == "hand"
    assert t.hand(A) == ["enchantress"]
    t.play("enchantress", "library")
    assert len(t.hand(A)) == 1
    assert "enchantress" not in t.hand(A)


@rule("U6.2", "U6.5")
@card("microbot-fixer", "the-central-brain")
def test_ongoing_abilities_end_with_their_card() -> None:
    t = table("robots pirates", "aliens ninjas", bases="brain library opal")
    fixer = t.put(A, "library", "microbot-fixer")
    guard = t.put(A, "brain", "microbot-guard")
    assert t.power(guard) == 3
    t.hold(B, "beam-up")
    t.begin(B).choose("play.beam-up", "target.microbot-fixer")
    assert t.at(fixer) == "hand"
    assert t.power(guard) == 2


@rule("U6.6")
@card("infiltrate", "microbot-fixer")
def test_a_card_may_have_an_on_play_text_and_an_ongoing_one() -> None:
    t = table("robots pirates", "aliens ninjas")
    fixer = t.hold(A, "microbot-fixer", "zapbot")[0]
    t.play("microbot-fixer", "library")
    assert t.state.credits[EXTRA_MINION] == 1
    assert t.power(fixer) == 2


@rule("U6.7")
@card("tenacious-z", "ninja-acolyte")
def test_on_your_turn_means_your_second_phase() -> None:
    t = table("zombies ninjas", DP, bases="oasis library opal")
    t.fill(A, "oasis", 12)
    t.put(A, "library", "ninja-acolyte")
    t.bin(A, "tenacious-z")
    t.hold(B, "full-sail")
    t.hold(A, "shinobi")
    t.choose("pass")
    assert (t.asked, t.prompt) == (A, "before-scoring")
    assert t.options == ["use.shinobi", "pass", "pass-on"]
    assert base("oasis") in t.state.row


@rule("U7.6")
def test_totals_are_by_controller() -> None:
    t = table(DP, NR, TA)
    t.fill(A, "library", 5)
    t.fill(A, "library", 3)
    t.fill(B, "library", 2)
    t.fill(C, "opal", 9)
    assert list(strengths(t.state, base("library"))) == [8, 2, 0]
    assert base_totals(t.state)[base("library")] == 10
