"""What is easily got wrong: whose protection, which base, which object, which moment."""

from __future__ import annotations

from games.smashup.helpers import A, B, C, Table, base, table
from herna.games.smashup.card import PRINTED
from herna.games.smashup.components import BOX, PHASE_START
from herna.games.smashup.queries import EXPIRED, is_minion
from marks import card, rule

AD = "aliens dinosaurs"
NP = "ninjas pirates"
RT = "robots tricksters"
WZ = "wizards zombies"


@card("wildlife-preserve", "hideout", "beam-up")
def test_protections_cover_only_their_own_players_minions() -> None:
    t = table("aliens robots", "dinosaurs tricksters", NP)
    shinobi = t.put(C, "library", "shinobi")
    t.attach(B, "wildlife-preserve", "library")
    hideout = t.attach(B, "hideout", "library")
    t.hold(A, "beam-up")
    t.choose("play.beam-up")
    assert t.at(shinobi) == "hand"
    assert t.at(hideout) == "the-great-library"


@card("hideout", "beam-up", "crop-circles")
@rule("A27")
def test_a_hideout_elsewhere_is_not_used_up() -> None:
    t = table("aliens robots", "dinosaurs tricksters")
    gremlin = t.put(B, "opal", "gremlin")
    hideout = t.attach(B, "hideout", "library")
    t.hold(A, "beam-up")
    t.choose("play.beam-up")
    assert t.at(gremlin) == "hand"
    assert t.at(hideout) == "the-great-library"


@card("hideout", "powderkeg")
@rule("U12.10")
def test_a_hideout_saves_its_own_and_nobody_else() -> None:
    t = table("pirates robots", "dinosaurs tricksters", "ninjas aliens")
    t.put(A, "library", "pirate-king")
    saved = t.put(B, "library", "gremlin")
    lost = t.put(C, "library", "shinobi")
    t.attach(B, "hideout", "library")
    t.hold(A, "powderkeg")
    t.choose("play.powderkeg")
    assert t.at(saved) == "the-great-library"
    assert t.at(lost) == "discard"


@card("hideout", "tiger-assassin", "mushroom-kingdom", "ninja-dojo")
@rule("U12.18")
def test_minions_and_bases_are_no_actions() -> None:
    t = table(NP, RT, bases="dojo library opal")
    gremlin = t.put(B, "library", "gremlin")
    hideout = t.attach(B, "hideout", "library")
    t.hold(A, "tiger-assassin")
    t.play("tiger-assassin", "library", "target.gremlin")
    assert t.at(gremlin) == "discard"
    zapbot = t.put(B, "library", "zapbot")
    t.fill(A, "dojo", 18)
    t.choose("pass", "use-base.ninja-dojo", "target.zapbot")
    assert t.at(zapbot) == "discard"
    assert t.at(hideout) == "the-great-library"


@card("poison", "smoke-bomb")
def test_a_stopped_action_goes_to_its_owners_discard_pile() -> None:
    t = table(NP, "dinosaurs robots")
    rex = t.put(B, "library", "king-rex")
    t.attach(B, "wildlife-preserve", "library")
    poison = t.hold(A, "poison")[0]
    t.choose("play.poison")
    assert t.at(poison) == "discard"
    assert t.power(rex) == 7


@card("dinghy", "tooth-and-claw", "full-sail")
@rule("U12.10")
def test_of_several_movers_a_shielded_one_stays() -> None:
    t = table("pirates dinosaurs", "ninjas robots")
    one, two = t.put(A, "library", "first-mate"), t.put(A, "library", "king-rex")
    claw = t.attach(A, "tooth-and-claw", one)
    t.hold(A, "dinghy")
    t.choose("play.dinghy", f"target.{one}", "at.opal", f"target.{two}", "at.tortuga")
    assert [t.at(one), t.at(two), t.at(claw)] == ["the-great-library", "tortuga", "discard"]


@card("sea-dogs", "hideout", "tooth-and-claw")
@rule("U12.21")
def test_picking_a_shield_leaves_the_others_their_journeys() -> None:
    t = table("pirates robots", "dinosaurs tricksters", "ninjas aliens")
    one, two = t.put(B, "library", "gremlin"), t.put(B, "library", "brownie")
    t.attach(B, "tooth-and-claw", one)
    t.attach(B, "hideout", "library")
    t.hold(A, "sea-dogs", "cannon")
    t.choose("play.sea-dogs", "name.tricksters", "at.library", "at.opal", "shield.tooth-and-claw")
    assert t.at(one) == t.at(two) == "the-great-library"
    assert len(t.state.actions) == 0
    assert t.hand(A) == ["cannon"]


@card("hidden-ninja", "the-homeworld")
def test_hidden_ninja_at_the_homeworld() -> None:
    t = table(AD, NP, bases="homeworld library opal")
    t.fill(A, "homeworld", 23)
    t.hold(B, "hidden-ninja", "shinobi", "buccaneer")
    t.choose("pass", "use.hidden-ninja", "play.buccaneer")
    assert t.state.places[B] == 0
    assert t.count(B, "homeworld") == 1


@card("theyre-coming-to-get-you", "shinobi", "the-homeworld")
@rule("U5.10")
def test_the_discard_pile_supplies_nothing_during_a_scoring() -> None:
    t = table("zombies ninjas", AD, bases="homeworld library opal")
    t.attach(A, "theyre-coming-to-get-you", "homeworld")
    t.attach(A, "infiltrate", "library")
    t.fill(A, "homeworld", 23)
    t.bin(A, "walker")
    t.hold(A, "shinobi", "ninja-acolyte")
    t.choose("pass", "use.shinobi")
    assert t.prompt == "extra-minion"
    assert t.options == ["play.ninja-acolyte", "pass"]


@card("mark-of-sleep", "full-sail")
def test_only_the_sleeper_sleeps() -> None:
    t = table(NP, "robots tricksters", bases="oasis library opal")
    t.state.marked[B] = 1
    t.hold(A, "full-sail")
    t.hold(B, "disenchant")
    t.fill(B, "oasis", 12)
    t.begin(B)
    assert "play.disenchant" not in t.options
    t.choose("pass")
    assert (t.asked, t.options) == (A, ["use.full-sail", "pass"])


@card("jammed-signal", "the-central-brain", "infiltrate")
def test_signals_and_infiltrations_work_only_at_their_base() -> None:
    t = table("aliens ninjas", "dinosaurs robots", bases="brain goju library")
    rex = t.put(B, "brain", "king-rex")
    t.attach(A, "jammed-signal", "library")
    assert t.power(rex) == 8
    mine = t.put(A, "goju", "scout")
    t.attach(A, "infiltrate", "brain", note=2)
    t.attach(B, "wildlife-preserve", "goju")
    t.fill(B, "goju", 15)
    assert t.power(rex) == 8
    t.choose("pass")
    assert t.at(mine) == "deck"  # no question: the Infiltrate is elsewhere


@card("infiltrate", "temple-of-goju")
@rule("A5")
def test_an_expired_or_foreign_infiltrate_is_no_help() -> None:
    t = table("aliens ninjas", "dinosaurs robots", bases="goju library opal")
    mine = t.put(A, "goju", "scout")
    rex = t.put(B, "goju", "king-rex")
    t.attach(A, "infiltrate", "goju", note=EXPIRED)
    t.fill(A, "goju", 8)
    t.state.bonus[mine] += 6
    t.choose("pass")
    assert t.at(mine) == t.at(rex) == "deck"
    u = table("aliens ninjas", "dinosaurs robots", bases="goju library opal")
    rex = u.put(B, "goju", "king-rex")
    u.attach(A, "infiltrate", "goju")
    u.fill(A, "goju", 11)
    u.choose("pass")
    assert u.asked == A
    u.choose("ignore.temple-of-goju")
    assert u.at(rex) == "deck"


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
    t.state.credits[5] = 2
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
    t.state.credits[5] = 2
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
    t.choose("play.mass-enchantment", "base.oasis", "at.library")
    assert t.at(one) == t.at(two) == "hand"
    assert "archmage" in t.hand(A)
    assert t.count(A, "oasis") == 1


def crowd(t: Table, seat: int, where: str) -> None:
    """Send every minion a seat has to a base."""
    for each in list(t.state.decks[seat].cards()):
        if is_minion(each):
            t.put(seat, where, PRINTED[each].key)


@card("beam-up", "invasion", "upgrade")
def test_too_many_minions_are_narrowed_down_first() -> None:
    t = table("aliens robots", "robots dinosaurs", "robots ninjas", bases="library opal tortuga mothership")
    for seat in (A, B, C):
        crowd(t, seat, "library")
    rex = next(each for each in t.state.minions if PRINTED[each].key == "king-rex")
    assert len(t.state.minions) == 84
    t.hold(A, "beam-up", "invasion")
    t.state.credits[5] = 2
    t.choose("play.beam-up")
    assert (t.prompt, t.options) == ("whose-minion", ["whom.0", "whom.1", "whom.2"])
    t.choose("whom.1")
    assert (t.prompt, len(t.options)) == ("return-which", 28)
    t.choose(f"target.{rex}")
    assert t.at(rex) == "hand"
    t.choose("play.invasion", "whom.2")
    assert len(t.options) == 28
    t.choose("target.ninja-master", "at.opal")
    assert t.count(C, "opal") == 1


@card("beam-up", "shanghai")
def test_too_many_minions_at_several_bases_are_asked_by_base() -> None:
    t = table("aliens robots", "robots dinosaurs", "robots ninjas", bases="library opal tortuga mothership")
    for seat, where in ((A, "library"), (B, "opal"), (C, "opal")):
        crowd(t, seat, where)
    t.hold(A, "beam-up", "invasion")
    t.state.credits[5] = 2
    t.choose("play.beam-up")
    assert (t.prompt, t.options) == ("at-which-base", ["at.the-great-library", "at.the-grey-opal"])
    t.choose("at.library")
    assert len(t.options) == 28
    t.choose("target.scout")
    t.choose("play.invasion")
    assert t.options == ["at.the-great-library", "at.the-grey-opal"]
    t.choose("at.opal", "target.king-rex", "at.tortuga")
    assert t.count(B, "tortuga") == 1


@card("supreme-overlord", "full-sail")
def test_optional_picks_are_narrowed_down_too() -> None:
    t = table("aliens robots", "robots dinosaurs", "robots ninjas", bases="library opal tortuga mothership")
    for seat in (B, C):
        crowd(t, seat, "library")
    t.hold(A, "supreme-overlord")
    for key in ("warbot", "warbot", "hoverbot", "zapbot", "zapbot"):
        t.put(A, "opal", key)
    t.play("supreme-overlord", "tortuga")
    assert t.prompt == "at-which-base"
    t.choose("at.opal")
    assert t.options[-1] == "pass"
    t.choose("pass")
    assert t.count(A, "opal") == 5


@card("cave-of-shinies", "gremlin", "microbot-archive", "powderkeg")
@rule("U12.17")
def test_points_that_need_no_order_come_first() -> None:
    t = table("pirates robots", "tricksters ninjas", bases="shinies library opal")
    t.put(A, "shinies", "pirate-king")
    t.put(A, "shinies", "microbot-archive")
    t.put(B, "shinies", "gremlin")
    t.hold(A, "powderkeg")
    t.choose("play.powderkeg", "target.pirate-king")
    assert t.prompt == "order"
    assert sorted(t.options) == ["resolve.gremlin", "resolve.microbot-archive"]
    assert t.vp == [2, 1]


@card("abduction", "brownie", "mass-enchantment", "hidden-ninja")
@rule("U4.10", "U12.7")
def test_triggers_wait_while_a_card_is_played_inside_the_text() -> None:
    t = table("wizards ninjas", "aliens pirates", "tricksters zombies", bases="oasis library opal tortuga")
    t.fill(A, "oasis", 12)
    brownie = t.put(C, "library", "brownie")
    t.hold(A, "hidden-ninja", "chronomage", "mass-enchantment", "enchantress", "scry", "portal", "poison")
    t.top(B, "abduction")
    t.top(C, "gremlin")
    t.choose("pass", "use.hidden-ninja", "play.chronomage", "play.mass-enchantment", f"target.{brownie}")
    assert t.prompt == "extra-minion"
    assert len(t.hand(A)) == 4
    t.choose("play.enchantress", "at.library")
    assert len(t.hand(A)) == 4 - 1 + 1 - 2 + 2  # played, drew, lost two at random, drew two at the end
    assert t.count(A, "library") == 1


@rule("U12.8", "U8.6.3")
@card("scout", "first-mate")
def test_after_scoring_each_ability_is_used_once() -> None:
    t = table("pirates dinosaurs", "aliens robots", bases="oasis library opal")
    mate = t.put(A, "oasis", "first-mate")
    claw = t.attach(A, "tooth-and-claw", mate)
    t.put(B, "oasis", "scout")
    t.fill(A, "oasis", 9)
    t.choose("pass", "use.first-mate", "at.library")
    assert t.at(claw) == "discard"
    assert t.at(mate) == "jungle-oasis"
    assert (t.asked, t.options) == (B, ["use.scout", "pass"])
    t.choose("pass")
    assert t.at(mate) == "discard"  # its ability was used, though it was stopped


@rule("U3.1", "U5.5", "U13.3")
@card("ninja-acolyte", "mushroom-kingdom")
def test_a_new_turn_starts_afresh() -> None:
    t = table(NP, "robots tricksters", bases="mushroom library opal")
    t.put(A, "library", "ninja-acolyte")
    t.put(B, "library", "zapbot")
    t.hold(A, "shinobi")
    t.play("shinobi", "library")
    assert "use.ninja-acolyte" not in t.options
    t.state.scorings = 20
    t.begin(A)
    assert t.prompt == "move-which"
    assert t.state.phase == PHASE_START
    t.choose("pass")
    assert "use.ninja-acolyte" in t.options
    assert list(t.state.plays) == [0, 0]
    assert t.state.scorings == 0


@card("block-the-path", "archmage")
def test_the_start_of_a_turn_ends_only_what_says_so() -> None:
    t = table("tricksters wizards", NP)
    block = t.attach(A, "block-the-path", "library", note=3)
    t.put(A, "library", "archmage")
    t.put(A, "library", "enchantress")
    t.begin(A).ask()
    assert t.state.note[block] == 3
    assert t.state.credits[5] == 2


@card("jammed-signal", "mushroom-kingdom", "temple-of-goju", "the-mothership", "ninja-dojo")
@rule("U11.10")
def test_jammed_bases_do_nothing_at_all() -> None:
    t = table(AD, NP, bases="mushroom library opal")
    t.put(B, "library", "shinobi")
    t.attach(A, "jammed-signal", "mushroom")
    assert t.begin(A).prompt == "turn"
    for key in ("goju", "mothership", "dojo"):
        u = table(AD, NP, bases=f"{key} library opal")
        u.attach(A, "jammed-signal", key)
        stego = u.put(A, key, "armor-stego")
        u.fill(A, key, 20)
        u.choose("pass")
        assert u.prompt == "turn"
        assert u.at(stego) == "discard"


@rule("U3.4", "U10.3")
def test_ten_cards_are_not_too_many() -> None:
    t = table("dinosaurs pirates", "ninjas robots")
    t.hold(A, *["war-raptor"] * 4, *["first-mate"] * 4)
    t.choose("pass")
    assert t.state.active == B
    assert len(t.hand(A)) == 10


@card("hidden-ninja", "shinobi")
@rule("U8.12", "U8.3")
def test_every_scoring_has_its_own_window() -> None:
    t = table(NP, "robots dinosaurs", bases="oasis opal library")
    t.fill(B, "oasis", 12)
    t.fill(B, "opal", 17)
    t.hold(A, "hidden-ninja", "shinobi", "shinobi")
    t.choose("pass", "score.jungle-oasis", "use.shinobi", "pass")
    assert t.state.scorings == 2
    assert t.state.awarded == 0
    t.choose("use.hidden-ninja")
    assert t.hand(A)[:1] != ["hidden-ninja"]
    assert t.discard(A).count("shinobi") + t.count(A, "opal") == 2


@card("pirate-king", "shinobi")
@rule("U8.3", "T2", "T64")
def test_windows_go_clockwise_and_close_after_one_round_of_passes() -> None:
    t = table("pirates robots", "ninjas dinosaurs", "ninjas aliens", bases="oasis library opal tortuga")
    t.fill(A, "oasis", 12)
    t.put(A, "library", "pirate-king")
    t.hold(B, "shinobi")
    t.hold(C, "shinobi")
    t.choose("pass")
    asked = []
    while t.prompt == "before-scoring":
        asked.append(t.asked)
        t.choose("pass")
    assert asked == [A, B, C]
    u = table("pirates robots", "ninjas dinosaurs", "ninjas aliens", bases="oasis library opal tortuga")
    u.fill(A, "oasis", 12)
    u.hold(A)
    u.hold(B, "shinobi")
    u.put(A, "library", "pirate-king")
    u.hold(C, "shinobi")
    u.choose("pass", "pass", "use.shinobi")
    asked = []
    while u.prompt == "before-scoring":
        asked.append(u.asked)
        u.choose("pass")
    assert asked == [C, A]  # B has nothing left; then all have passed in succession


@card("scout", "first-mate")
@rule("U8.6.3")
def test_after_scoring_goes_clockwise_too() -> None:
    t = table("aliens robots", "pirates dinosaurs", "aliens ninjas", bases="oasis library opal tortuga")
    t.put(A, "oasis", "scout")
    t.put(B, "oasis", "first-mate")
    t.put(C, "oasis", "scout")
    t.fill(C, "oasis", 9)
    t.choose("pass")
    assert t.state.awarded == 1
    asked = []
    while t.prompt == "after-scoring":
        asked.append(t.asked)
        t.choose("pass")
    assert asked == [A, B, C]


@card("terraforming", "evans-city-cemetery")
@rule("U8.10")
def test_a_base_swapped_out_of_its_scoring_does_nothing_more() -> None:
    t = table(AD, "ninjas wizards", bases="evans library opal")
    t.fill(A, "evans", 20)
    t.hold(A, "howl")
    t.hold(B, "hidden-ninja", "chronomage", "mass-enchantment")
    t.top(A, "terraforming")
    t.choose("pass", "use.hidden-ninja", "play.mass-enchantment", "base.rhodes", "at.evans")
    assert t.vp == [0, 0]
    assert "howl" in t.hand(A)
    assert t.row[0] == "rhodes-plaza-mall"
