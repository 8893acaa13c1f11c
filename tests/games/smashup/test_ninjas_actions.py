"""Ninjas, action by action."""

from __future__ import annotations

from games.smashup.table import A, B, C, base, table
from herna.games.smashup.cards.first.ninjas import EXPIRED
from herna.games.smashup.components import ANY_ACTION, FREE_MINION
from marks import card, rule

ND = "ninjas dinosaurs"
PR = "pirates robots"
TW = "tricksters wizards"


@card("assassination", "cave-of-shinies")
@rule("T16", "U3.5", "U9.2")
def test_assassination_strikes_before_the_verdict() -> None:
    t = table(ND, PR, bases="shinies library opal")
    king = t.put(B, "shinies", "pirate-king")
    t.state.vp[B] = 14
    t.hold(A, "assassination")
    t.choose("play.assassination", "pass")
    assert t.at(king) == "discard"
    assert t.vp[B] == 15
    assert t.state.outcome is not None
    assert t.state.outcome.winners == (B,)


@card("assassination", "buccaneer")
@rule("A10")
def test_assassination_strikes_a_buccaneer_again_and_again() -> None:
    t = table(ND, PR)
    buccaneer = t.put(B, "library", "buccaneer")
    t.hold(A, "assassination")
    t.choose("play.assassination", "pass", "at.opal")
    assert t.at(buccaneer) == "the-grey-opal"
    t.choose("pass", "at.tortuga")
    assert t.at(buccaneer) == "tortuga"


@card("assassination", "hideout", "broadside")
@rule("T59", "U12.9", "U12.10")
def test_a_hideout_stops_assassination_and_broadside() -> None:
    t = table("tricksters wizards", "ninjas pirates")
    t.put(A, "library", "gremlin")
    t.put(A, "library", "gnome")
    hideout = t.attach(A, "hideout", "library")
    knife = t.hold(B, "assassination")[0]
    t.begin(B).choose("play.assassination", "target.gremlin")
    assert t.at(hideout) == t.at(knife) == "discard"
    u = table("tricksters wizards", "ninjas pirates")
    u.put(A, "library", "gremlin")
    u.put(A, "library", "gremlin")
    u.put(B, "library", "shinobi")
    hideout = u.attach(A, "hideout", "library")
    u.hold(B, "broadside")
    u.begin(B).choose("play.broadside", "whom.0")
    assert u.at(hideout) == "discard"
    assert u.count(A, "library") == 2


@card("assassination", "hideout")
def test_a_hideout_that_came_later_stops_the_strike() -> None:
    t = table("tricksters wizards", "ninjas pirates")
    gremlin = t.put(A, "library", "gremlin")
    knife = t.attach(B, "assassination", gremlin)
    hideout = t.attach(A, "hideout", "library")
    assert t.state.host[knife] == gremlin  # what was there before stays
    t.choose("pass")
    assert t.at(hideout) == "discard"
    assert t.at(gremlin) == "the-great-library"


@card("disguise", "tiger-assassin", "gnome")
@rule("T81", "U5.3", "A16")
def test_disguise_swaps_two_minions() -> None:
    t = table("ninjas tricksters", PR)
    acolyte = t.put(A, "library", "ninja-acolyte")
    shinobi = t.put(A, "library", "shinobi")
    wench = t.put(B, "library", "saucy-wench")
    t.put(A, "opal", "leprechaun")
    t.hold(A, "disguise", "tiger-assassin", "gnome")
    t.choose("play.disguise", "target.ninja-acolyte")
    assert t.options == ["target.shinobi", "pass"]  # the two must share a base
    t.choose("target.shinobi", "play.tiger-assassin")
    t.choose("target.saucy-wench")
    assert t.at(wench) == "discard"
    assert t.prompt == "destroy-which"
    assert "target.shinobi" in t.options  # four minions there: power 3 is below
    t.choose("pass")
    assert t.at(acolyte) == t.at(shinobi) == "hand"
    assert t.count(A, "library") == 2
    assert t.state.credits[FREE_MINION] == 1


@card("disguise")
@rule("A16")
def test_disguise_with_too_few_minions_in_hand() -> None:
    t = table(ND, PR)
    t.put(A, "library", "ninja-acolyte")
    t.put(A, "library", "shinobi")
    t.hold(A, "disguise", "king-rex")
    t.choose("play.disguise", "target.shinobi")
    assert t.count(A, "library") == 2
    assert t.hand(A) == ["shinobi"]
    u = table(ND, PR)
    u.put(A, "library", "shinobi")
    u.hold(A, "disguise")
    u.choose("play.disguise")
    assert u.count(A, "library") == 1


@card("disguise", "tooth-and-claw", "theyre-coming-to-get-you")
def test_disguise_with_a_shield_and_with_the_discard_pile() -> None:
    t = table(ND, PR)
    shinobi = t.put(A, "library", "shinobi")
    claw = t.attach(A, "tooth-and-claw", shinobi)
    t.hold(A, "disguise", "king-rex")
    t.choose("play.disguise")
    assert t.at(shinobi) == "the-great-library"
    assert t.at(claw) == "discard"
    u = table("ninjas zombies", PR)
    u.put(A, "library", "shinobi")
    u.attach(A, "theyre-coming-to-get-you", "library")
    u.bin(A, "grave-digger")
    u.hold(A, "disguise")
    u.choose("play.disguise")
    assert u.hand(A) == ["shinobi"]
    assert u.count(A, "library") == 1


@card("hidden-ninja", "hoverbot")
@rule("A17", "U4.6")
def test_hidden_ninja_works_only_in_its_window() -> None:
    t = table(ND, PR)
    t.hold(A, "hidden-ninja", "king-rex")
    t.choose("play.hidden-ninja")
    assert t.discard(A) == ["hidden-ninja"]
    assert t.hand(A) == ["king-rex"]
    u = table(PR, "ninjas dinosaurs", bases="oasis library opal")
    u.fill(A, "oasis", 12)
    u.hold(B, "hidden-ninja", "laseratops", "war-raptor")
    u.choose("pass", "use.hidden-ninja")
    assert u.options == ["play.laseratops", "play.war-raptor"]  # compulsory once used
    u.choose("play.war-raptor", "pass")
    assert u.discard(B) == ["hidden-ninja", "war-raptor"]


@card("infiltrate")
@rule("A6", "A5")
def test_infiltrate_destroys_another_action_there() -> None:
    t = table(ND, TW, infiltrate_expiry="stays-inert")
    trap = t.attach(B, "flame-trap", "library")
    on_minion = t.attach(A, "upgrade", t.put(A, "library", "king-rex"))
    mine = t.hold(A, "infiltrate")[0]
    t.choose("play.infiltrate", "at.the-great-library")
    assert t.at(trap) == "discard"
    assert t.at(mine) == "the-great-library"
    assert t.state.host[on_minion] >= 0
    t.choose("pass", "pass")
    assert t.state.active == A
    assert t.at(mine) == "the-great-library"
    assert t.state.memo[mine] == EXPIRED
    u = table(ND, TW, infiltrate_expiry="destroyed")
    mine = u.hold(A, "infiltrate")[0]
    u.choose("play.infiltrate", "at.the-great-library", "pass", "pass")
    assert u.at(mine) == "discard"


@card("infiltrate", "temple-of-goju")
@rule("T40", "U11.10", "U8.11")
def test_infiltrate_ignores_the_temple() -> None:
    t = table("dinosaurs aliens", "ninjas robots", "pirates zombies", bases="goju library opal tortuga")
    t.attach(B, "infiltrate", "goju")
    rex = t.put(A, "goju", "king-rex")
    tigers = [t.put(B, "goju", "tiger-assassin") for _ in range(2)]
    t.fill(C, "goju", 3)
    t.choose("pass")
    assert (t.asked, t.options) == (B, ["ignore.temple-of-goju", "pass"])
    t.choose("ignore.temple-of-goju")
    assert [t.at(tiger) for tiger in tigers] == ["discard", "discard"]
    assert t.at(rex) == "deck"


@card("infiltrate", "tar-pits", "evans-city-cemetery")
@rule("U11.10")
def test_infiltrate_keeps_a_victim_out_of_the_tar_and_a_hand_out_of_the_grave() -> None:
    t = table("ninjas pirates", "robots dinosaurs", bases="tar-pits evans library")
    t.attach(A, "infiltrate", "tar-pits")
    acolyte = t.put(A, "tar-pits", "ninja-acolyte")
    other = t.put(B, "tar-pits", "zapbot")
    t.hold(A, "cannon")
    t.choose("play.cannon", "target.ninja-acolyte", "target.zapbot", "bury.ninja-acolyte", "ignore.tar-pits")
    assert t.at(acolyte) == "discard"
    assert t.at(other) == "deck"
    u = table("ninjas pirates", "robots dinosaurs", bases="evans library opal")
    u.attach(A, "infiltrate", "evans")
    u.fill(A, "evans", 20)
    u.hold(A, "cannon")
    u.choose("pass", "pass", "ignore.evans-city-cemetery")
    assert "cannon" in u.hand(A)


@card("infiltrate", "the-central-brain")
@rule("A30")
def test_infiltrate_on_the_central_brain_is_decided_once() -> None:
    t = table(ND, PR, bases="brain library opal")
    rex = t.put(A, "brain", "king-rex")
    theirs = t.put(B, "brain", "pirate-king")
    t.hold(A, "infiltrate", "infiltrate")
    t.state.credits[ANY_ACTION] = 2
    t.choose("play.infiltrate", "at.brain", "pass")
    assert t.power(rex) == 8
    t.choose("play.infiltrate", "at.brain", "ignore.the-central-brain")
    assert t.power(rex) == 7
    assert t.power(theirs) == 6


@card("infiltrate", "overrun")
def test_infiltrate_ignores_no_actions() -> None:
    t = table(ND, "zombies robots")
    t.attach(A, "infiltrate", "library")
    t.attach(B, "overrun", "library")
    t.hold(A, "king-rex")
    t.choose("play.king-rex")
    assert t.options == ["at.the-grey-opal", "at.tortuga"]


@card("infiltrate", "mushroom-kingdom", "school-of-wizardry")
def test_infiltrate_at_the_mushroom_kingdom_and_the_school() -> None:
    t = table(ND, PR, bases="mushroom library opal")
    rex = t.put(A, "library", "king-rex")
    t.attach(A, "infiltrate", "mushroom")
    t.begin(B).choose("target.king-rex")
    assert t.asked == A
    t.choose("ignore.mushroom-kingdom")
    assert t.at(rex) == "the-great-library"
    u = table(ND, PR, bases="school library opal")
    u.attach(A, "infiltrate", "school")
    u.fill(A, "school", 20)
    following = u.state.base_deck.top()
    u.choose("pass", "ignore.school-of-wizardry")
    assert u.state.row[0] == following


@card("poison", "upgrade")
@rule("U7.1", "U7.3", "U8.5.1", "T44")
def test_poison_weakens_down_to_nothing() -> None:
    t = table(ND, PR)
    shinobi = t.put(A, "library", "shinobi")
    t.attach(A, "upgrade", shinobi)
    claw = t.attach(A, "assassination", shinobi)
    t.hold(A, "poison")
    t.choose("play.poison")
    assert sorted(t.options) == ["card.assassination", "card.upgrade", "pass"]
    t.choose("card.assassination", "pass")
    assert t.at(claw) == "discard"
    assert t.power(shinobi) == 1  # 3 - 4 + 2
    u = table(ND, PR)
    king = u.put(B, "library", "first-mate")
    u.attach(A, "poison", king)
    assert u.power(king) == 0
    assert u.at(king) == "the-great-library"


@card("seeing-stars", "gremlin")
@rule("T68", "U4.6")
def test_seeing_stars_destroys_a_weak_minion_or_nothing() -> None:
    t = table(ND, TW)
    gremlin = t.put(B, "opal", "gremlin")
    t.put(B, "opal", "brownie")
    t.hold(A, "seeing-stars")
    t.choose("play.seeing-stars")
    assert t.at(gremlin) == "discard"
    u = table(ND, TW)
    u.hold(A, "seeing-stars")
    u.choose("play.seeing-stars")
    assert u.discard(A) == ["seeing-stars"]


@card("smoke-bomb")
@rule("U3.1")
def test_smoke_bomb_covers_one_of_yours_until_your_turn() -> None:
    t = table(ND, "pirates aliens")
    rex = t.put(A, "library", "king-rex")
    knife = t.attach(A, "upgrade", rex)
    theirs = t.put(B, "library", "pirate-king")
    bomb = t.hold(A, "smoke-bomb")[0]
    t.choose("play.smoke-bomb")
    assert t.state.host[bomb] == rex
    assert t.state.host[knife] == rex
    t.hold(B, "beam-up", "shanghai")
    t.begin(B)
    t.choose("play.beam-up", "target.king-rex")
    assert t.at(rex) == "the-great-library"
    assert t.at(theirs) == "the-great-library"
    t.begin(A).ask()
    assert t.at(bomb) == "discard"


@card("smoke-bomb", "assassination")
def test_smoke_bomb_sheds_what_others_attached_and_needs_your_minion() -> None:
    t = table(ND, "ninjas aliens")
    rex = t.put(A, "library", "king-rex")
    knife = t.attach(B, "assassination", rex)
    t.hold(A, "smoke-bomb")
    t.choose("play.smoke-bomb")
    assert t.at(knife) == "discard"
    u = table(ND, PR)
    u.put(B, "library", "pirate-king")
    bomb = u.hold(A, "smoke-bomb")[0]
    u.choose("play.smoke-bomb")
    assert u.at(bomb) == "discard"


@card("way-of-deception")
def test_way_of_deception_moves_one_of_yours() -> None:
    t = table(ND, PR)
    rex = t.put(A, "library", "king-rex")
    t.put(B, "library", "pirate-king")
    t.hold(A, "way-of-deception")
    t.choose("play.way-of-deception")
    assert t.options == ["at.the-grey-opal", "at.tortuga"]
    t.choose("at.tortuga")
    assert t.at(rex) == "tortuga"
    assert t.state.where[rex] == base("tortuga")


@card("hideout", "tooth-and-claw")
@rule("U12.21", "U12.9")
def test_between_hideout_and_tooth_and_claw_the_current_player_picks() -> None:
    for picked in ("hideout", "tooth-and-claw"):
        t = table("tricksters dinosaurs", "aliens ninjas")
        one, two = t.put(A, "library", "gremlin"), t.put(A, "library", "gnome")
        claw = t.attach(A, "tooth-and-claw", one)
        hideout = t.attach(A, "hideout", "library")
        t.hold(B, "crop-circles")
        t.begin(B).choose("play.crop-circles", "at.the-great-library")
        assert (t.asked, sorted(t.options)) == (B, ["shield.hideout", "shield.tooth-and-claw"])
        t.choose(f"shield.{picked}")
        assert t.at(one) == t.at(two) == "the-great-library"
        assert t.at(hideout) == "discard"
        assert t.at(claw) == ("host" if picked == "hideout" else "discard")


@card("disguise", "collector", "ninja-acolyte")
@rule("U11.9")
def test_a_minion_played_again_meanwhile_does_not_slip_away() -> None:
    t = table("ninjas aliens", "pirates robots")
    acolyte, shinobi = t.put(A, "library", "ninja-acolyte"), t.put(A, "library", "shinobi")
    collector, spare = t.hold(A, "disguise", "collector", "invader")[1:]
    t.choose("play.disguise", f"target.{acolyte}", f"target.{shinobi}")
    t.choose(f"play.{collector}", f"target.{acolyte}", f"play.{acolyte}")
    assert t.at(acolyte) == "the-great-library"  # a new object
    assert t.at(shinobi) == "hand"
    assert t.at(spare) == "hand"
