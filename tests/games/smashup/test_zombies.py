"""Zombies, card by card."""

from __future__ import annotations

from games.smashup.table import A, B, base, table
from herna.games.smashup.components import EXTRA_MINION, FREE_MINION, FROM_DISCARD
from herna.kernel.pile import PUBLIC, UNKNOWN
from herna.kernel.view import redact
from marks import card, rule

ZT = "zombies tricksters"
ZR = "zombies robots"
NP = "ninjas pirates"


@card("zombie-lord", "walker", "gremlin", "tenacious-z")
@rule("T32", "U5.3", "U12.7")
def test_zombie_lord_raises_a_minion_at_each_empty_base() -> None:
    t = table(ZT, NP)
    t.put(A, "library", "gremlin")
    t.bin(A, "walker", "tenacious-z", "gnome")
    t.top(A, "gremlin")
    t.hold(A, "zombie-lord")
    t.play("zombie-lord", "library")
    assert t.options == ["at.the-grey-opal", "at.tortuga", "pass"]
    t.choose("at.opal")
    assert sorted(t.options) == ["play.tenacious-z", "play.walker"]
    t.choose("play.walker", "discard.gremlin")
    assert t.options == ["at.tortuga", "pass"]
    t.choose("at.tortuga", "play.gremlin")
    assert t.count(A, "opal") == t.count(A, "tortuga") == 1
    assert t.prompt == "turn"
    assert "use.tenacious-z" in t.options


@card("zombie-lord", "overrun")
@rule("U4.9")
def test_zombie_lord_may_stop_and_respects_prohibitions() -> None:
    t = table(ZT, "zombies pirates")
    t.attach(B, "overrun", "opal")
    walker = t.bin(A, "walker")[0]
    t.hold(A, "zombie-lord")
    t.play("zombie-lord", "library")
    assert t.options == ["at.tortuga", "pass"]
    t.choose("pass")
    assert t.at(walker) == "discard"


@card("zombie-lord", "terraforming", "neophyte")
@rule("A38")
def test_a_listed_base_that_leaves_is_dropped() -> None:
    t = table(ZT, NP)
    t.bin(A, "walker", "walker")
    t.hold(A, "zombie-lord")
    t.play("zombie-lord", "library")
    t.state.tenure[base("opal")] += 5
    assert t.options == ["at.tortuga", "pass"]


@card("grave-digger")
def test_grave_digger_may_take_a_minion() -> None:
    t = table(ZR, NP)
    t.bin(A, "walker", "tech-center")
    t.hold(A, "grave-digger")
    t.play("grave-digger", "library")
    assert t.options == ["card.walker", "pass"]
    t.choose("card.walker")
    assert t.hand(A) == ["walker"]
    assert t.state.hands[A].known(t.state.hands[A].cards()[0]) == PUBLIC


@card("tenacious-z", "tar-pits")
@rule("U6.3")
def test_tenacious_z_comes_back_once_a_turn() -> None:
    t = table(ZR, NP)
    t.bin(A, "tenacious-z", "tenacious-z")
    t.hold(A, "tenacious-z", "nukebot")
    t.choose("use.tenacious-z", "at.opal")
    assert "use.tenacious-z" not in t.options
    t.play("tenacious-z", "library")
    assert t.state.played[A] == 2
    t.begin(A)
    assert "use.tenacious-z" in t.options
    t.begin(B)
    assert "use.tenacious-z" not in t.options


@card("walker")
@rule("U10.5", "U14.1", "U14.4")
def test_walker_looks_in_secret() -> None:
    t = table(ZR, NP)
    t.hold(A, "walker", "walker")
    nukebot = t.top(A, "nukebot")[0]
    t.play("walker", "library")
    assert t.state.asides[A].known(nukebot) == 1
    assert t.options == ["discard.nukebot", "pass"]
    t.choose("pass")
    assert t.state.decks[A].known(nukebot) == 1
    t.state.credits[EXTRA_MINION] = 1
    t.play("walker", "opal", "discard.nukebot")
    assert t.discard(A) == ["nukebot"]


@card("walker")
@rule("U10.4")
def test_walker_reshuffles_an_empty_deck() -> None:
    t = table(ZR, NP)
    t.hold(A, "walker")
    t.bin(A, "nukebot")
    t.only(A)
    t.play("walker", "library")
    assert t.options == ["discard.nukebot", "pass"]


@card("grave-robbing")
def test_grave_robbing_takes_any_card_but_itself() -> None:
    t = table(ZR, NP)
    t.bin(A, "walker", "tech-center")
    t.hold(A, "grave-robbing")
    t.choose("play.grave-robbing")
    assert t.options == ["card.walker", "card.tech-center"]
    t.choose("card.tech-center")
    assert t.hand(A) == ["tech-center"]
    u = table(ZR, NP)
    u.hold(A, "grave-robbing")
    u.choose("play.grave-robbing")
    assert u.hand(A) == []
    assert u.discard(A) == ["grave-robbing"]


@card("lend-a-hand")
@rule("A34", "U10.9")
def test_lend_a_hand_shuffles_cards_back() -> None:
    t = table(ZR, NP)
    t.bin(A, "walker", "tech-center", "nukebot")
    t.hold(A, "lend-a-hand")
    size = t.state.decks[A].size()
    t.choose("play.lend-a-hand")
    assert "card.lend-a-hand" not in t.options
    t.choose("card.walker", "card.nukebot", "pass")
    assert t.discard(A) == ["tech-center", "lend-a-hand"]
    assert t.state.decks[A].size() == size + 2
    u = table(ZR, NP)
    u.bin(A, "walker")
    u.hold(A, "lend-a-hand")
    before = u.deck(A)
    u.choose("play.lend-a-hand", "pass")
    assert u.deck(A) == before


@card("mall-crawl")
@rule("U11.11", "U10.9")
def test_mall_crawl_discards_cards_of_one_name() -> None:
    t = table(ZR, NP)
    t.hold(A, "mall-crawl")
    t.only(A, "walker", "walker", "nukebot", "walker", "microbot-guard", "microbot-fixer")
    t.choose("play.mall-crawl")
    assert sorted(t.options) == [
        "card.microbot-fixer",
        "card.microbot-guard",
        "card.nukebot",
        "card.walker",
        "pass",
    ]
    t.choose("card.walker", "count.x2")
    assert sorted(t.deck(A)) == ["microbot-fixer", "microbot-guard", "nukebot", "walker"]
    assert t.discard(A) == ["walker", "walker", "mall-crawl"]
    assert all(t.state.decks[A].known(each) == 0 for each in t.state.decks[A].cards())


@card("mall-crawl")
@rule("U10.4", "U10.9")
def test_mall_crawl_with_an_empty_deck_or_taking_nothing() -> None:
    t = table(ZR, NP)
    t.hold(A, "mall-crawl")
    t.bin(A, "walker", "nukebot")
    t.only(A)
    t.choose("play.mall-crawl", "card.walker")
    assert t.deck(A) == ["nukebot"]
    assert t.discard(A) == ["walker", "mall-crawl"]
    u = table(ZR, NP)
    u.hold(A, "mall-crawl")
    before = u.deck(A)
    u.choose("play.mall-crawl", "pass")
    assert sorted(u.deck(A)) == sorted(before)
    assert u.deck(A) != before  # shuffled all the same


@card("not-enough-bullets")
@rule("U11.11")
def test_not_enough_bullets_takes_minions_of_one_name() -> None:
    t = table(ZR, NP)
    t.bin(A, "walker", "walker", "walker", "tenacious-z", "tech-center")
    t.hold(A, "not-enough-bullets")
    t.choose("play.not-enough-bullets")
    assert sorted(t.options) == ["card.tenacious-z", "card.walker", "pass"]
    t.choose("card.walker", "count.x3")
    assert t.hand(A) == ["walker"] * 3
    u = table(ZR, NP)
    u.bin(A, "walker")
    u.hold(A, "not-enough-bullets")
    u.choose("play.not-enough-bullets", "pass")
    assert u.hand(A) == []


@card("outbreak")
@rule("T31", "U5.2", "U5.7")
def test_outbreak_and_the_choice_of_the_play_used() -> None:
    t = table(ZR, NP)
    t.put(A, "library", "warbot")
    t.put(A, "opal", "warbot")
    t.hold(A, "outbreak", "nukebot", "zapbot")
    t.choose("play.outbreak")
    t.play("nukebot", "tortuga")
    assert t.options == ["credit.x3", "credit.x0"]  # the most restricted first
    t.choose("credit.x0")
    assert t.options == ["pass"]
    u = table(ZR, NP)
    u.put(A, "library", "warbot")
    u.put(A, "opal", "warbot")
    u.hold(A, "outbreak", "nukebot", "zapbot")
    u.choose("play.outbreak")
    u.play("nukebot", "tortuga", "credit.x3")
    u.choose("play.zapbot")
    assert len(u.options) == 3


@card("outbreak", "theyre-coming-to-get-you")
@rule("U5.10")
def test_outbreak_from_the_discard_pile() -> None:
    t = table(ZR, NP)
    t.attach(A, "theyre-coming-to-get-you", "library")
    t.bin(A, "nukebot")
    t.hold(A, "outbreak")
    t.state.credits[FREE_MINION] = 0
    t.choose("play.outbreak")
    assert t.options == ["play.nukebot", "pass"]
    t.choose("play.nukebot")
    assert t.at(t.state.minions[0]) == "the-great-library"


@card("overrun")
@rule("U3.1", "U12.3")
def test_overrun_keeps_others_out_until_your_turn() -> None:
    t = table(ZR, NP)
    overrun = t.hold(A, "overrun", "nukebot")[0]
    t.choose("play.overrun", "at.the-great-library")
    t.play("nukebot", "library")
    assert t.count(A, "library") == 1
    t.hold(B, "shinobi", "dinghy")
    mate = t.put(B, "opal", "first-mate")
    t.begin(B)
    t.choose("play.shinobi")
    assert t.options == ["at.the-grey-opal", "at.tortuga"]
    t.choose("at.opal")
    t.choose("play.dinghy", f"target.{mate}", "at.the-great-library", "pass")
    assert t.at(mate) == "the-great-library"
    t.begin(A).ask()
    assert t.at(overrun) == "discard"


@card("overrun", "mass-enchantment")
def test_a_borrowed_overrun_counts_your_turns() -> None:
    t = table("wizards ninjas", ZR)
    overrun = t.top(B, "overrun")[0]
    t.hold(A, "mass-enchantment")
    t.choose("play.mass-enchantment", "at.the-great-library")
    t.hold(B, "walker")
    t.begin(B)
    t.choose("play.walker")
    assert "at.the-great-library" not in t.options
    t.begin(A).ask()
    assert t.at(overrun) == "discard"
    assert "overrun" in t.discard(B)


@card("they-keep-coming")
@rule("A14", "U5.3")
def test_they_keep_coming_later_or_at_once() -> None:
    t = table(ZT, NP)
    t.hold(A, "they-keep-coming", "gnome")
    t.choose("play.they-keep-coming")
    assert t.state.credits[FROM_DISCARD] == 1
    t.bin(A, "zombie-lord")
    assert "play.zombie-lord" in t.options  # it came to the discard pile later
    t.play("zombie-lord", "library")
    assert t.count(A, "library") == 1
    assert t.state.credits[FREE_MINION] == 1
    u = table(ZT, NP, extra_from_discard="immediate")
    u.bin(A, "zombie-lord")
    u.hold(A, "they-keep-coming")
    u.choose("play.they-keep-coming")
    assert (u.prompt, u.options) == ("extra-minion", ["play.zombie-lord", "pass"])
    u.choose("pass")
    assert u.state.credits[FROM_DISCARD] == 0


@card("theyre-coming-to-get-you", "zapbot", "hoverbot")
@rule("T33", "U5.2", "U5.10")
def test_theyre_coming_to_get_you_with_a_zapbot() -> None:
    t = table(ZR, NP)
    t.attach(A, "theyre-coming-to-get-you", "library")
    t.bin(A, "zapbot", "walker", "hoverbot")
    t.top(A, "nukebot")
    t.play("zapbot")
    assert t.at(t.state.minions[0]) == "the-great-library"
    assert t.options == ["play.walker", "pass"]
    t.hold(A, "zapbot", "grave-digger")
    assert "play.grave-digger" not in t.options
    t.choose("play.zapbot")
    assert len(t.options) == 3
    t.choose("at.opal")
    t.choose("play.walker", "pass")
    assert t.count(A, "library") == 2


@card("theyre-coming-to-get-you")
def test_theyre_coming_to_get_you_is_yours_and_in_your_turn() -> None:
    t = table(ZR, "zombies pirates")
    t.attach(A, "theyre-coming-to-get-you", "library")
    t.bin(A, "nukebot")
    t.bin(B, "walker")
    t.begin(B)
    assert t.options == ["pass"]
    t.begin(A)
    assert t.options == ["play.nukebot", "pass"]


@card("tenacious-z", "overrun")
@rule("U4.7")
def test_tenacious_z_needs_an_open_base() -> None:
    t = table(ZR, "zombies pirates", bases="library")
    t.bin(A, "tenacious-z")
    t.put(A, "library", "tenacious-z")
    assert t.options == ["use.tenacious-z", "pass"]
    t.attach(B, "overrun", "library")
    assert t.options == ["pass"]


@card("outbreak")
@rule("U5.2")
def test_an_outbreak_is_no_choice_where_one_has_a_minion() -> None:
    t = table("zombies pirates", "aliens robots")
    t.put(A, "library", "buccaneer")
    t.hold(A, "outbreak", "grave-digger", "first-mate")
    t.play("outbreak")
    t.choose("play.grave-digger", "at.the-great-library")
    assert t.prompt == "turn"  # not asked which play was used: only the free one fits
    t.choose("play.first-mate")
    assert "at.the-great-library" not in t.options
    assert len(t.options) == 2


@rule("U10.5", "U14.1")
@card("mall-crawl")
def test_mall_crawl_shows_the_deck_to_its_searcher_alone() -> None:
    t = table("zombies dinosaurs", "ninjas wizards")
    t.hold(A, "mall-crawl")
    t.play("mall-crawl")
    assert t.prompt == "discard-which"
    assert UNKNOWN not in redact(t.state, A).decks[A].cards()
    assert set(redact(t.state, B).decks[A].cards()) == {UNKNOWN}
