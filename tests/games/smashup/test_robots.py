"""Robots, card by card."""

from __future__ import annotations

from games.smashup.table import A, B, C, table
from herna.games.smashup.components import ANY_ACTION, EXTRA_MINION, FREE_MINION, SMALL_MINION
from marks import card, rule

RZ = "robots zombies"
PN = "pirates ninjas"
TA = "tricksters aliens"


@card("nukebot", "gremlin", "sacrifice")
@rule("T26", "U4.8", "U12.8", "U12.10", "U12.22")
def test_a_chain_of_nukebots() -> None:
    t = table("robots wizards", "robots pirates", "tricksters aliens", bases="oasis library opal tortuga")
    t.put(A, "oasis", "nukebot")
    zapbot = t.put(A, "oasis", "zapbot")
    theirs = t.put(B, "oasis", "nukebot")
    t.put(B, "oasis", "hoverbot")
    gremlin = t.put(C, "oasis", "gremlin")
    t.hold(A, "sacrifice")
    t.hold(B, "cannon")
    t.choose("play.sacrifice", "target.nukebot")
    assert t.at(theirs) == t.at(gremlin) == "discard"
    assert t.at(zapbot) == "jungle-oasis"
    assert t.prompt == "order"
    assert len(t.hand(A)) == 5
    t.choose(f"resolve.{theirs}")
    assert t.at(zapbot) == "discard"
    assert len(t.hand(A)) == 4
    assert t.hand(B) == []
    assert len(t.hand(C)) == 1
    t.choose("pass")
    assert "jungle-oasis" in t.row


@card("nukebot", "cave-of-shinies", "warbot", "buccaneer")
@rule("T6", "U2.2")
def test_nukebot_on_cave_of_shinies() -> None:
    t = table("robots ninjas", "robots pirates", "tricksters aliens", bases="shinies library opal tortuga")
    nukebot = t.put(A, "shinies", "nukebot")
    warbot = t.put(B, "shinies", "warbot")
    buccaneer = t.put(B, "shinies", "buccaneer")
    gremlin = t.put(C, "shinies", "gremlin")
    t.put(A, "shinies", "ninja-acolyte")
    t.hold(C, "beam-up")
    t.hold(A, "ninja-master")
    t.hold(B, "broadside")
    t.play("ninja-master", "shinies", "target.nukebot", "at.opal")
    assert t.at(nukebot) == t.at(gremlin) == "discard"
    assert t.at(buccaneer) == "the-grey-opal"
    assert t.at(warbot) == "cave-of-shinies"
    assert t.vp == [1, 0, 1]
    assert t.count(A, "shinies") == 2
    assert len(t.hand(C)) == 2
    assert t.hand(B) == []


@card("nukebot", "beam-up")
def test_a_returned_or_scored_nukebot_does_not_explode() -> None:
    t = table(RZ, TA, bases="oasis library opal")
    nukebot = t.put(A, "oasis", "nukebot")
    gremlin = t.put(B, "oasis", "gremlin")
    t.hold(B, "beam-up")
    t.begin(B).choose("play.beam-up", "target.nukebot")
    assert t.at(nukebot) == "hand"
    assert t.at(gremlin) == "jungle-oasis"
    u = table(RZ, TA, bases="oasis library opal")
    u.put(A, "oasis", "nukebot")
    u.fill(A, "oasis", 7)
    u.fill(B, "oasis", 1)
    u.choose("pass")
    assert u.vp == [2, 0]
    assert u.prompt == "turn"


@card("warbot", "sacrifice", "flame-trap", "leprechaun")
def test_a_warbot_cannot_be_destroyed() -> None:
    t = table("robots wizards", TA)
    warbot = t.put(A, "library", "warbot")
    t.hold(A, "sacrifice")
    t.choose("play.sacrifice")
    assert t.at(warbot) == "the-great-library"
    assert len(t.hand(A)) == 4
    u = table("robots wizards", TA)
    u.put(B, "library", "leprechaun")
    trap = u.attach(B, "flame-trap", "library")
    warbot = u.hold(A, "warbot")[0]
    u.play("warbot", "library")
    u.choose("resolve.leprechaun")
    assert u.at(warbot) == "the-great-library"
    assert u.at(trap) == "discard"


@card("hoverbot")
@rule("U10.8", "U12.7", "U5.3")
def test_hoverbot_plays_a_revealed_minion_or_puts_it_back() -> None:
    t = table(RZ, PN)
    t.hold(A, "hoverbot")
    walker = t.top(A, "walker")[0]
    t.play("hoverbot", "library")
    assert t.at(walker) == "aside"
    assert t.options == ["play.walker", "pass"]
    t.choose("pass")
    assert t.state.decks[A].top() == walker
    assert t.state.decks[A].known(walker) == 255
    u = table(RZ, PN)
    u.hold(A, "hoverbot")
    u.top(A, "nukebot")
    u.play("hoverbot", "library", "play.nukebot", "at.opal")
    assert u.count(A, "opal") == 1
    assert u.state.credits[FREE_MINION] == 0
    v = table(RZ, PN)
    v.hold(A, "hoverbot")
    action = v.top(A, "tech-center")[0]
    v.play("hoverbot", "library")
    assert v.state.decks[A].top() == action


@card("hoverbot", "overrun")
@rule("U10.4", "U4.7")
def test_hoverbot_reshuffles_and_respects_prohibitions() -> None:
    t = table("robots wizards", "zombies pirates")
    t.hold(A, "hoverbot")
    zapbot = t.bin(A, "zapbot")[0]
    t.only(A)
    t.play("hoverbot", "library")
    assert t.options == ["play.zapbot", "pass"]
    assert t.at(zapbot) == "aside"
    assert t.discard(A) == []
    u = table("robots wizards", "zombies pirates", bases="library")
    u.hold(A, "hoverbot")
    zapbot = u.top(A, "zapbot")[0]
    u.choose("play.hoverbot")
    assert u.prompt == "play-revealed"
    u.choose("pass")
    u.attach(B, "overrun", "library")
    u.hold(A, "hoverbot")
    assert "play.hoverbot" not in u.begin(A).options


@card("zapbot")
@rule("U5.2")
def test_zapbots_chain() -> None:
    t = table(RZ, PN)
    t.hold(A, "zapbot", "zapbot", "hoverbot")
    t.play("zapbot", "library")
    assert t.options == ["play.zapbot", "pass"]
    t.play("zapbot", "opal")
    assert t.state.credits[SMALL_MINION] == 1
    assert t.options == ["pass"]


@card("microbot-alpha", "microbot-fixer", "zapbot")
@rule("T9", "U7.7")
def test_alpha_with_two_fixers_and_a_zapbot() -> None:
    t = table(RZ, PN)
    alpha = t.put(A, "library", "microbot-alpha")
    fixers = [t.put(A, "library", "microbot-fixer"), t.put(A, "opal", "microbot-fixer")]
    zapbot = t.put(A, "tortuga", "zapbot")
    enemy = t.put(B, "library", "first-mate")
    assert t.power(zapbot) == 4
    assert [t.power(fixer) for fixer in fixers] == [3, 3]
    assert t.power(alpha) == 6
    assert t.power(enemy) == 2


@card("microbot-fixer")
def test_two_fixers_without_alpha() -> None:
    t = table(RZ, PN)
    fixers = [t.put(A, "library", "microbot-fixer"), t.put(A, "opal", "microbot-fixer")]
    zapbot = t.put(A, "tortuga", "zapbot")
    assert [t.power(fixer) for fixer in fixers] == [3, 3]
    assert t.power(zapbot) == 2


@card("microbot-archive", "microbot-alpha", "powderkeg")
@rule("T10", "U12.11", "U12.17")
def test_alpha_archive_and_two_zapbots_destroyed_together() -> None:
    t = table("robots pirates", "ninjas aliens")
    for key in ("microbot-alpha", "microbot-archive", "zapbot", "zapbot"):
        t.put(A, "library", key)
    t.hold(A, "powderkeg")
    t.choose("play.powderkeg", "target.microbot-alpha")
    assert len(t.state.minions) == 0
    assert len(t.hand(A)) == 4
    assert t.prompt == "turn"  # three draws of one ability need no order


@card("microbot-guard", "microbot-archive", "walker")
@rule("T60", "U12.11")
def test_microbot_guard_with_an_archive() -> None:
    for victim, drawn in (("microbot-archive", 1), ("microbot-guard", 1), ("zapbot", 0), ("walker", 0)):
        t = table("robots pirates", "zombies ninjas")
        t.put(A, "library", "microbot-archive")
        t.put(A, "library", "zapbot")
        t.put(B, "library", "walker")
        t.hold(A, "microbot-guard")
        t.play("microbot-guard", "library")
        assert len(t.options) == 4
        t.choose(f"target.{victim}")
        assert len(t.hand(A)) == drawn
    u = table("robots pirates", "zombies ninjas")
    u.put(A, "library", "microbot-archive")
    u.put(A, "opal", "microbot-alpha")
    u.put(A, "library", "zapbot")
    u.hold(A, "microbot-guard")
    u.play("microbot-guard", "library", "target.zapbot")
    assert len(u.hand(A)) == 1


@card("microbot-guard")
@rule("T8", "U12.2")
def test_microbot_guard_may_have_to_destroy_itself() -> None:
    t = table("robots pirates", "ninjas aliens")
    zapbot = t.put(A, "library", "zapbot")
    master = t.put(B, "library", "ninja-master")
    guard = t.hold(A, "microbot-guard")[0]
    t.play("microbot-guard", "library")
    assert t.at(guard) == "discard"
    assert t.at(zapbot) == t.at(master) == "the-great-library"


@card("microbot-guard", "the-central-brain")
@rule("T29", "U4.8")
def test_microbot_guard_on_the_central_brain() -> None:
    t = table("robots pirates", "zombies aliens", bases="brain library opal")
    t.put(A, "brain", "zapbot")
    t.put(B, "brain", "walker")
    guard = t.hold(A, "microbot-guard")[0]
    t.play("microbot-guard", "brain")
    assert t.power(guard) == 2
    assert len(t.state.minions) == 3


@card("microbot-guard", "poison")
def test_a_lone_guard_destroys_only_the_powerless() -> None:
    t = table("robots pirates", "ninjas aliens")
    collector = t.put(B, "library", "collector")
    t.put(B, "library", "ninja-acolyte")
    t.attach(B, "poison", collector)
    t.hold(A, "microbot-guard")
    t.play("microbot-guard", "library")
    assert t.at(collector) == "discard"
    assert len(t.state.minions) == 2


@card("microbot-fixer", "microbot-reclaimer")
@rule("U5.5")
def test_fixer_and_reclaimer_help_only_as_the_first_minion() -> None:
    t = table("robots pirates", PN.replace("pirates", "aliens"))
    t.hold(A, "microbot-fixer", "microbot-reclaimer", "warbot")
    t.play("microbot-fixer", "library")
    assert t.state.credits[EXTRA_MINION] == 1
    t.play("microbot-reclaimer", "opal")
    assert t.state.credits[EXTRA_MINION] == 0
    assert t.options == ["pass"]


@card("microbot-reclaimer")
@rule("A34", "U10.9")
def test_reclaimer_shuffles_microbots_into_the_deck() -> None:
    t = table("robots pirates", "ninjas aliens")
    t.bin(A, "microbot-guard", "microbot-alpha", "zapbot", "nukebot")
    t.hold(A, "microbot-reclaimer")
    size = t.state.decks[A].size()
    t.play("microbot-reclaimer", "library")
    assert sorted(t.options) == ["card.microbot-alpha", "card.microbot-guard", "pass"]
    t.choose("card.microbot-guard", "card.microbot-alpha")
    assert t.discard(A) == ["zapbot", "nukebot"]
    assert t.state.decks[A].size() == size + 2
    u = table("robots pirates", "ninjas aliens")
    u.bin(A, "microbot-guard")
    u.hold(A, "microbot-reclaimer")
    before = u.deck(A)
    u.play("microbot-reclaimer", "library", "pass")
    assert u.deck(A) == before


@card("microbot-reclaimer", "microbot-fixer", "hidden-ninja")
def test_a_fixer_in_somebody_elses_turn_helps_at_once() -> None:
    t = table("pirates aliens", "robots ninjas", bases="oasis library opal")
    t.fill(A, "oasis", 12)
    t.hold(B, "hidden-ninja", "microbot-fixer", "warbot")
    t.choose("pass", "use.hidden-ninja", "play.microbot-fixer")
    assert (t.prompt, t.options) == ("extra-minion", ["play.warbot", "pass"])
    t.choose("play.warbot", "at.the-great-library")
    assert t.count(B, "library") == 1


@card("microbot-archive")
@rule("U10.4")
def test_the_archive_may_draw_the_card_that_was_just_destroyed() -> None:
    t = table("robots pirates", "ninjas aliens")
    t.put(A, "library", "microbot-archive")
    guard = t.put(A, "library", "microbot-guard")
    t.hold(A, "cannon")
    t.only(A)
    t.choose("play.cannon", "target.microbot-guard", "pass")
    assert t.at(guard) == "hand"


@card("tech-center")
def test_tech_center_draws_for_each_minion_there() -> None:
    t = table(RZ, PN)
    for key in ("walker", "zapbot"):
        t.put(A, "library", key)
    t.put(A, "opal", "warbot")
    t.put(B, "library", "first-mate")
    t.hold(A, "tech-center", "tech-center")
    t.state.credits[ANY_ACTION] = 2
    t.choose("play.tech-center", "at.the-great-library")
    assert len(t.hand(A)) == 1 + 2
    t.choose("play.tech-center", "at.tortuga")
    assert len(t.hand(A)) == 2


@card("microbot-archive", "microbot-alpha")
def test_an_archive_counts_only_its_controllers_microbots() -> None:
    t = table("robots ninjas", "robots pirates")
    t.put(A, "library", "microbot-archive")
    t.put(A, "library", "microbot-alpha")
    t.put(B, "opal", "microbot-guard")
    t.put(B, "opal", "first-mate")
    t.hold(A, "seeing-stars", "seeing-stars")
    t.state.credits[ANY_ACTION] = 2
    t.choose("play.seeing-stars", "target.microbot-guard")
    assert t.hand(A) == ["seeing-stars"]
    t.choose("play.seeing-stars", "target.first-mate")
    assert t.hand(A) == []
