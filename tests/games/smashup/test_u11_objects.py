"""Cards that come again, bases that go, bonuses, decks and permissions."""

from __future__ import annotations

from games.smashup.table import A, B, base, table
from herna.games.smashup.cards import FIRST
from herna.games.smashup.components import ANY_ACTION, BOX
from marks import card, rule

AD = "aliens dinosaurs"
NP = "ninjas pirates"


@card("microbot-alpha", "microbot-fixer")
def test_an_enemys_alpha_makes_none_of_yours_a_microbot() -> None:
    t = table("robots wizards", "robots ninjas")
    t.put(B, "library", "microbot-alpha")
    t.put(A, "library", "microbot-fixer")
    zapbot = t.put(A, "library", "zapbot")
    assert t.power(zapbot) == 2
    theirs = t.put(B, "library", "zapbot")
    assert t.power(theirs) == 2


@card("microbot-fixer", "abduction")
def test_a_fixer_played_again_counts_once() -> None:
    t = table("robots aliens", NP)
    fixer = t.put(A, "library", "microbot-fixer")
    guard = t.put(A, "opal", "microbot-archive")
    t.hold(A, "abduction")
    t.choose("play.abduction", "target.microbot-fixer")
    assert t.power(guard) == 1
    t.play("microbot-fixer", "library")
    assert [t.power(guard), t.power(fixer)] == [2, 2]


@rule("U10.4", "U14.4")
def test_a_new_deck_is_shuffled_and_nobody_knows_it() -> None:
    t = table("wizards pirates", AD)
    t.hold(A, "mystic-studies")
    cards = t.bin(
        A, "summon", "summon", "scry", "portal", "cannon", "dinghy", "dinghy", "shanghai", "neophyte"
    )
    t.only(A)
    t.choose("play.mystic-studies")
    deck = t.state.decks[A]
    assert all(deck.known(each) == 0 for each in deck.cards())
    drawn = list(t.state.hands[A].cards())
    assert sorted([*drawn, *deck.cards()]) == sorted(cards)
    assert [*reversed(drawn), *reversed(list(deck.cards()))] != cards


@rule("U8.16", "U8.8")
def test_a_new_base_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(4):
        t = table(AD, NP, bases="oasis library opal", empty_base_deck="reshuffle", seed=seed)
        for number in range(16):
            if t.state.base_deck.holds(number):
                t.state.base_deck.take(number)
                t.state.base_discard.put(number, 255)
        t.fill(A, "oasis", 12)
        t.choose("pass")
        orders.add(tuple(t.state.base_deck.cards()))
    assert len(orders) > 1


@card("lend-a-hand", "microbot-reclaimer")
@rule("U10.9")
def test_cards_shuffled_in_are_anywhere() -> None:
    t = table("zombies robots", AD)
    walker = t.bin(A, "walker")[0]
    t.hold(A, "lend-a-hand")
    t.choose("play.lend-a-hand", "card.walker")
    deck = t.state.decks[A]
    assert deck.known(walker) == 0
    assert deck.top() != walker


@card("disguise", "zombie-lord", "tiger-assassin", "walker")
@rule("U11.9")
def test_a_picked_minion_that_came_again_is_another_one() -> None:
    t = table("ninjas zombies", "pirates robots")
    walker, acolyte = t.put(A, "library", "walker"), t.put(A, "library", "ninja-acolyte")
    t.top(A, "overrun")
    t.hold(A, "disguise", "tiger-assassin", "zombie-lord")
    t.choose("play.disguise", "target.walker", "target.ninja-acolyte", "play.tiger-assassin", "target.walker")
    assert t.at(walker) == "discard"
    t.choose("at.opal", "pass")
    assert t.at(walker) == "the-grey-opal"
    assert t.at(acolyte) == "hand"


@card("zombie-lord", "neophyte", "mass-enchantment", "terraforming")
@rule("A38")
def test_a_base_swapped_out_is_no_longer_listed_by_zombie_lord() -> None:
    t = table("zombies wizards", AD, bases="library opal tortuga")
    t.bin(A, "neophyte", "walker")
    t.hold(A, "zombie-lord")
    t.top(A, "mass-enchantment")
    t.top(B, "terraforming")
    t.play("zombie-lord", "library", "at.opal", "play.neophyte", "play.mass-enchantment")
    t.choose("base.oasis", "at.tortuga")
    assert t.row == ["the-great-library", "the-grey-opal", "jungle-oasis"]
    assert t.prompt == "turn"  # neither Tortuga nor the Oasis is served


@card("terraforming", "hidden-ninja", "mass-enchantment")
@rule("U5.8")
def test_a_minion_for_a_base_that_has_left_is_not_played() -> None:
    t = table(AD, "ninjas wizards", bases="oasis library opal")
    t.fill(A, "oasis", 12)
    t.hold(B, "hidden-ninja", "chronomage", "mass-enchantment", "shinobi")
    t.top(A, "terraforming")
    t.choose("pass", "use.hidden-ninja", "play.chronomage", "play.mass-enchantment")
    t.choose("base.rhodes", "at.oasis", "pass")
    assert t.state.active == B
    assert "shinobi" in t.hand(B)


@card("augmentation", "swashbuckling")
@rule("U7.5")
def test_bonuses_end_one_by_one() -> None:
    t = table("dinosaurs pirates", NP.replace("pirates", "robots"))
    rex, mate = t.put(A, "library", "king-rex"), t.put(A, "opal", "first-mate")
    t.hold(A, "augmentation", "swashbuckling")
    t.state.credits[ANY_ACTION] = 2
    t.choose("play.augmentation", "target.king-rex", "play.swashbuckling")
    assert [t.power(rex), t.power(mate)] == [12, 3]
    t.choose("pass", "pass")
    assert [t.power(rex), t.power(mate)] == [7, 2]
    assert len(t.state.boosts) == 0


@card("augmentation", "seeing-stars")
def test_anothers_bonus_stays_when_a_minion_leaves() -> None:
    t = table("dinosaurs ninjas", "pirates robots")
    rex, shinobi = t.put(A, "library", "king-rex"), t.put(A, "library", "shinobi")
    t.hold(A, "howl", "disguise", "armor-stego")
    t.state.credits[ANY_ACTION] = 2
    t.choose("play.howl", "play.disguise", "target.shinobi")
    assert t.at(shinobi) == "hand"
    assert t.power(rex) == 8
    assert len(t.state.boosts) == 1


@rule("U2.2")
@card("war-raptor", "augmentation")
def test_cards_of_a_second_copy_work_like_the_first() -> None:
    t = table("dinosaurs ninjas", "dinosaurs robots")
    mine, theirs = t.put(A, "library", "war-raptor"), t.put(B, "library", "war-raptor")
    assert (mine // BOX, theirs // BOX) == (0, 1)
    assert [t.power(mine), t.power(theirs)] == [4, 4]
    t.hold(B, "augmentation")
    t.begin(B).choose("play.augmentation", f"target.{theirs}")
    assert t.power(theirs) == 8
    t.choose("pass")
    assert t.power(theirs) == 4
    assert base("library") in t.state.row


@card("terraforming")
@rule("U5.8")
def test_the_play_for_one_base_is_for_that_base_only() -> None:
    t = table(AD, NP)
    t.hold(A, "terraforming", "scout", "invader", "king-rex")
    t.play("scout", "library")
    t.choose("play.terraforming", "base.oasis", "at.opal")
    t.choose("play.king-rex")
    assert t.count(A, "oasis") == 1
    assert t.options == ["pass"]


@card("they-keep-coming")
@rule("U5.2")
def test_a_play_from_the_discard_pile_allows_none_from_hand() -> None:
    t = table("zombies robots", NP)
    t.hold(A, "they-keep-coming", "warbot", "nukebot")
    t.bin(A, "walker")
    t.play("warbot", "library")
    t.choose("play.they-keep-coming")
    assert t.options == ["play.walker", "pass"]


@card("enshrouding-mist")
def test_anothers_mist_does_not_help() -> None:
    t = table("pirates robots", "tricksters ninjas")
    t.attach(B, "enshrouding-mist", "library")
    t.hold(A, "buccaneer", "warbot")
    t.play("buccaneer", "library")
    assert t.options == ["pass"]


@card("disguise", "neophyte", "mass-enchantment", "terraforming")
@rule("U4.9")
def test_a_disguise_whose_base_is_swapped_out() -> None:
    t = table("ninjas wizards", AD)
    one, two = t.put(A, "library", "shinobi"), t.put(A, "library", "ninja-acolyte")
    t.hold(A, "disguise", "neophyte", "archmage")
    t.top(A, "mass-enchantment")
    t.top(B, "terraforming")
    t.choose("play.disguise", "target.shinobi", "target.ninja-acolyte", "play.neophyte")
    t.choose("play.mass-enchantment", "base.oasis", "at.the-great-library")
    assert t.at(one) == t.at(two) == "hand"
    assert "archmage" in t.hand(A)
    assert t.count(A, "oasis") == 1


@card("ninja-acolyte", "block-the-path")
def test_whose_acolyte_where_and_for_whom() -> None:
    t = table("ninjas zombies", "ninjas pirates")
    t.bin(A, "ninja-acolyte")
    t.put(B, "library", "ninja-acolyte")
    t.hold(A, "shinobi")
    assert t.options == ["play.shinobi", "pass"]
    u = table("ninjas zombies", "tricksters pirates")
    u.put(A, "library", "ninja-acolyte")
    u.attach(B, "block-the-path", "library", note=2)
    u.hold(A, "shinobi")
    assert "use.ninja-acolyte" not in u.options
    u.hold(A, "walker")
    u.choose("use.ninja-acolyte")
    assert [FIRST.cards[each].key for each in u.state.minions] == ["walker"]


@card("supreme-overlord", "grave-digger", "mall-crawl", "not-enough-bullets")
def test_the_very_first_card_is_a_card_like_any_other() -> None:
    t = table("aliens zombies", NP)
    overlord = t.bin(A, "supreme-overlord")[0]
    t.hold(A, "grave-digger", "not-enough-bullets", "mall-crawl")
    t.play("grave-digger", "library", "card.supreme-overlord")
    assert (overlord, t.at(overlord)) == (0, "hand")
    u = table("aliens zombies", NP)
    u.hold(A, "mall-crawl")
    u.choose("play.mall-crawl", "card.supreme-overlord")
    assert u.at(overlord) == "discard"


@card("supreme-overlord", "full-sail", "the-grey-opal", "tortuga", "mushroom-kingdom")
def test_the_very_first_minion_sails_and_is_rescued() -> None:
    t = table("aliens pirates", "robots dinosaurs")
    overlord = t.put(A, "library", "supreme-overlord")
    t.hold(A, "full-sail")
    t.choose("play.full-sail", "target.supreme-overlord", "at.opal")
    assert t.at(overlord) == "the-grey-opal"
    t.fill(B, "opal", 12)
    t.choose("pass", "target.supreme-overlord", "at.the-great-library")
    assert t.at(overlord) == "the-great-library"
    u = table("aliens pirates", "robots dinosaurs", bases="tortuga library opal")
    overlord = u.put(A, "library", "supreme-overlord")
    u.fill(B, "tortuga", 20)
    u.fill(A, "tortuga", 1)
    u.choose("pass", "target.supreme-overlord")
    assert u.at(overlord) == u.row[0]


@card("upgrade", "poison", "disenchant")
@rule("U7.1", "U11.5")
def test_power_comes_back_when_an_action_is_destroyed() -> None:
    t = table("tricksters dinosaurs", "ninjas pirates")
    king = t.put(B, "library", "pirate-king")
    t.attach(B, "poison", king)
    t.attach(A, "upgrade", king)
    assert t.power(king) == 3
    t.hold(A, "disenchant", "disenchant")
    t.state.credits[ANY_ACTION] = 2
    t.choose("play.disenchant", "card.poison")
    assert t.power(king) == 7
    t.choose("play.disenchant")
    assert t.power(king) == 5
