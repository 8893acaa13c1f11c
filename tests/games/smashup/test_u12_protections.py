"""Whose protection, against what, and when it is used up."""

from __future__ import annotations

import pytest

from games.smashup.table import A, B, C, table
from herna.games.smashup.cards.first.ninjas import EXPIRED
from marks import card, rule

AD = "aliens dinosaurs"
NP = "ninjas pirates"
RT = "robots tricksters"
TD = "tricksters dinosaurs"


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
    t.choose("play.sea-dogs", "name.tricksters", "at.the-great-library", "at.opal", "shield.tooth-and-claw")
    assert t.at(one) == t.at(two) == "the-great-library"
    assert len(t.state.actions) == 0
    assert t.hand(A) == ["cannon"]


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
    assert (t.asked, t.options) == (A, ["use.full-sail", "pass", "pass-on"])


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


@card("assassination", "supreme-overlord")
def test_nobody_is_safe_from_assassination() -> None:
    t = table(AD, NP)
    overlord = t.put(A, "library", "supreme-overlord")
    t.attach(B, "assassination", overlord)
    t.choose("pass")
    assert t.at(overlord) == "discard"


@pytest.mark.parametrize("first", ["plain", "shielded"])
@pytest.mark.parametrize("used", ["hideout", "tooth-and-claw"])
@rule("U12.9", "U12.21")
@card("hideout", "tooth-and-claw", "crop-circles")
def test_the_current_player_picks_a_shield_whichever_minion_came_first(first: str, used: str) -> None:
    t = table("aliens pirates", TD, bases="oasis library opal")
    minions = [t.put(B, "library", key) for key in ("king-rex", "gremlin")]
    plain, shielded = minions if first == "plain" else minions[::-1]
    hideout = t.attach(B, "hideout", "library")
    claw = t.attach(B, "tooth-and-claw", shielded)
    t.hold(A, "crop-circles")
    t.choose("play.crop-circles", "at.the-great-library")
    assert (t.asked, t.prompt) == (A, "shield")
    assert sorted(t.options) == ["shield.hideout", "shield.tooth-and-claw"]
    t.choose(f"shield.{used}")
    assert (t.at(plain), t.at(shielded)) == ("the-great-library", "the-great-library")
    assert t.at(hideout) == "discard"
    assert t.at(claw) == ("host" if used == "hideout" else "discard")
