"""Aliens, action by action."""

from __future__ import annotations

from games.smashup.table import A, B, C, base, table
from herna.games.smashup.components import ANY_ACTION, AT_BASE, FREE_MINION
from marks import card, rule

AD = "aliens dinosaurs"
NP = "ninjas pirates"
RT = "robots tricksters"


@card("abduction")
@rule("T79", "U12.6")
def test_abduction_gives_the_extra_minion_in_any_case() -> None:
    t = table(AD, NP)
    invader = t.hold(A, "abduction", "king-rex")[0]
    t.choose("play.abduction")
    assert t.discard(A) == ["abduction"]
    t.play("king-rex", "library")
    assert t.state.credits[FREE_MINION] == 1  # the free minion play is still there
    u = table(AD, NP)
    invader = u.put(A, "library", "invader")
    u.hold(A, "abduction")
    u.choose("play.abduction")
    assert u.at(invader) == "hand"
    u.play("invader", "library")
    assert u.vp == [1, 0]
    assert u.state.credits[FREE_MINION] == 1


@card("abduction", "hidden-ninja", "chronomage")
@rule("U5.4", "U5.9")
def test_abduction_outside_your_phase_is_now_or_never() -> None:
    t = table("wizards ninjas", "aliens dinosaurs", bases="oasis library opal")
    t.fill(A, "oasis", 12)
    t.hold(A, "hidden-ninja", "chronomage", "mass-enchantment", "neophyte")
    t.top(A, "summon")
    t.top(B, "abduction")
    t.choose("pass", "use.hidden-ninja", "play.chronomage", "play.mass-enchantment", "target.enchantress")
    assert t.prompt == "extra-minion"
    assert sorted(t.options) == ["pass", "play.enchantress", "play.neophyte"]
    t.choose("play.neophyte", "at.oasis", "pass", "pass")
    assert t.count(A, "oasis") == 0  # all went with the base; the other minion stays in hand
    assert "enchantress" in t.hand(A)
    assert t.prompt == "turn"
    assert t.state.active == B


@card("beam-up")
@rule("U12.2")
def test_beam_up_must_return_somebody() -> None:
    t = table(AD, NP)
    mine = t.put(A, "library", "war-raptor")
    t.hold(A, "beam-up")
    t.choose("play.beam-up")
    assert t.at(mine) == "hand"
    assert t.discard(A) == ["beam-up"]


@card("crop-circles")
@rule("U12.4", "T69", "U10.3")
def test_crop_circles_empties_a_base() -> None:
    t = table(AD, NP)
    mine = t.put(A, "library", "king-rex")
    theirs = t.put(B, "library", "shinobi")
    other = t.put(B, "opal", "buccaneer")
    upgrade = t.attach(A, "upgrade", theirs)
    t.attach(B, "infiltrate", "library")
    t.hold(B, *["seeing-stars"] * 2, *["shinobi"] * 2, *["ninja-acolyte"] * 4, *["dinghy"] * 2)
    t.hold(A, "crop-circles")
    t.choose("play.crop-circles", "at.the-great-library")
    assert t.at(mine) == t.at(theirs) == "hand"
    assert len(t.hand(B)) == 11
    assert t.at(other) == "the-grey-opal"
    assert t.at(upgrade) == "discard"
    assert [t.at(action) for action in t.state.actions] == ["the-great-library"]
    u = table(AD, NP)
    u.hold(A, "crop-circles")
    u.choose("play.crop-circles", "at.tortuga")
    assert u.discard(A) == ["crop-circles"]


@card("crop-circles")
@rule("T13", "U12.10")
def test_crop_circles_leaves_protected_minions() -> None:
    t = table(AD, NP)
    safe = t.put(B, "library", "shinobi")
    neighbour = t.put(B, "library", "buccaneer")
    t.attach(B, "smoke-bomb", safe)
    t.hold(A, "crop-circles")
    t.choose("play.crop-circles", "at.the-great-library")
    assert t.at(safe) == "the-great-library"
    assert t.at(neighbour) == "hand"


@card("crop-circles", "brownie")
@rule("T49", "U12.8", "U10.2")
def test_crop_circles_and_two_brownies() -> None:
    t = table(AD, NP, RT)
    brownies = [t.put(C, "library", "brownie") for _ in range(2)]
    t.hold(A, "crop-circles", "howl", "howl", "rampage")
    t.choose("play.crop-circles", "at.the-great-library")
    assert [t.at(each) for each in brownies] == ["hand", "hand"]
    assert t.hand(A) == []
    assert sorted(t.discard(A)) == ["crop-circles", "howl", "howl", "rampage"]


@card("disintegrator")
@rule("T53", "A1", "U11.5")
def test_disintegrator_gets_past_protections() -> None:
    for variant, where in (("core", "deck"), ("extended", "the-great-library")):
        t = table(AD, NP, affect=variant)
        shinobi = t.put(B, "library", "shinobi")
        bomb = t.attach(B, "smoke-bomb", shinobi)
        t.hold(A, "disintegrator")
        t.choose("play.disintegrator")
        assert t.at(shinobi) == where
        if variant == "core":
            assert t.state.decks[B].cards()[0] == shinobi
            assert t.at(bomb) == "discard"


@card("disintegrator", "gremlin")
@rule("T53", "U7.2")
def test_disintegrator_destroys_nobody() -> None:
    t = table(AD, RT, bases="shinies library opal")
    gremlin = t.put(B, "shinies", "gremlin")
    strong = t.put(B, "library", "zapbot")
    t.attach(A, "upgrade", strong)
    t.hold(A, "disintegrator", "howl")
    t.choose("play.disintegrator")
    assert t.at(gremlin) == "deck"
    assert t.vp == [0, 0]
    assert len(t.hand(A)) == 1
    assert t.at(strong) == "the-great-library"


@card("invasion")
@rule("U11.1", "U11.13")
def test_invasion_moves_a_minion_with_its_actions() -> None:
    t = table(AD, NP)
    minion = t.put(B, "library", "shinobi")
    upgrade = t.attach(A, "upgrade", minion)
    t.hold(A, "invasion")
    t.choose("play.invasion")
    assert t.options == ["at.the-grey-opal", "at.tortuga"]
    t.choose("at.opal")
    assert t.at(minion) == "the-grey-opal"
    assert t.state.host[upgrade] == minion
    assert t.power(minion) == 5
    u = table(AD, NP, bases="library")
    minion = u.put(B, "library", "shinobi")
    u.hold(A, "invasion")
    u.choose("play.invasion")
    assert u.at(minion) == "the-great-library"
    assert u.discard(A) == ["invasion"]


@card("jammed-signal", "rhodes-plaza-mall")
@rule("T24", "U11.10")
def test_jammed_signal_silences_a_base() -> None:
    t = table(AD, NP, bases="rhodes library opal")
    t.attach(A, "jammed-signal", "rhodes")
    t.fill(A, "rhodes", 20)
    t.fill(B, "rhodes", 4)
    t.choose("pass")
    assert t.vp == [0, 0]


@card("jammed-signal", "the-central-brain")
def test_jammed_signal_on_the_central_brain_takes_effect_at_once() -> None:
    t = table(AD, RT, bases="brain library opal")
    rex = t.put(A, "brain", "king-rex")
    assert t.power(rex) == 8
    t.hold(A, "jammed-signal")
    t.choose("play.jammed-signal", "at.brain")
    assert t.power(rex) == 7
    t.begin(B)
    t.hold(B, "disenchant")
    t.choose("play.disenchant")
    assert t.power(rex) == 8


@card("jammed-signal")
def test_jammed_signal_leaves_breakpoint_points_and_granted_plays() -> None:
    t = table(AD, NP, bases="homeworld library opal")
    t.hold(A, "war-raptor", "jammed-signal", "collector")
    t.play("war-raptor", "homeworld")
    t.choose("play.jammed-signal", "at.homeworld")
    assert "play.collector" in t.options
    t.fill(A, "homeworld", 20)
    t.choose("pass")
    assert t.vp == [4, 0]


@card("probe")
@rule("T89", "U11.4", "U14.4", "U10.5")
def test_probe_looks_and_takes_a_minion() -> None:
    t = table(AD, RT, NP)
    t.hold(A, "probe")
    gremlin, center, disenchant = t.hold(B, "gremlin", "tech-center", "disenchant")
    t.choose("play.probe", "whom.1")
    assert t.at(gremlin) == "discard"
    assert t.state.hands[B].known(center) == t.state.hands[B].known(disenchant) == 0b11
    assert t.vp == [0, 0, 0]
    assert t.hand(C) == []


@card("probe")
def test_probe_chooses_among_minions_or_finds_none() -> None:
    t = table(AD, RT, NP)
    t.hold(A, "probe")
    t.hold(B, "gremlin", "tech-center", "nukebot")
    t.choose("play.probe", "whom.1")
    assert t.asked == A
    assert t.options == ["card.gremlin", "card.nukebot"]
    t.choose("card.nukebot")
    assert t.discard(B) == ["nukebot"]
    u = table(AD, RT, NP)
    u.hold(A, "probe")
    u.choose("play.probe", "whom.2")
    assert u.discard(C) == []
    assert u.discard(A) == ["probe"]
    v = table(AD, RT)
    v.hold(A, "probe")
    v.hold(B, "disenchant")
    v.choose("play.probe")
    assert v.hand(B) == ["disenchant"]
    assert v.state.memo[v.state.discards[A].cards()[0]] == 0


@card("terraforming", "tar-pits")
@rule("T50", "U11.5", "U5.8")
def test_terraforming_swaps_a_base_under_the_minions() -> None:
    t = table(AD, RT, bases="homeworld library opal")
    t.fill(A, "homeworld", 9)
    theirs = t.fill(B, "homeworld", 6)
    upgrade = t.attach(A, "upgrade", theirs)
    signal = t.attach(A, "jammed-signal", "homeworld")
    t.hold(A, "terraforming", "scout", "invader")
    t.choose("play.terraforming", "base.tar-pits", "at.homeworld")
    assert t.row == ["tar-pits", "the-great-library", "the-grey-opal"]
    assert t.at(signal) == "discard"
    assert t.state.host[upgrade] == theirs
    assert t.at(theirs) == "tar-pits"
    assert t.state.base_deck.holds(base("homeworld"))
    t.play("scout", "tar-pits", "credit.x4")
    t.play("invader", "library")
    t.choose("pass", "pass")
    assert t.vp == [1 + 4, 3]


@card("terraforming")
@rule("U8.16", "U5.8")
def test_terraforming_needs_a_base_in_the_deck() -> None:
    t = table(AD, NP)
    t.bases_left()
    t.hold(A, "terraforming", "scout", "scout")
    t.choose("play.terraforming")
    assert t.row == ["the-great-library", "the-grey-opal", "tortuga"]
    t.play("scout", "library")
    assert t.options == ["pass"]
    u = table(AD, NP, empty_base_deck="reshuffle")
    u.bases_left()
    u.hold(A, "terraforming")
    u.choose("play.terraforming", "base.oasis", "at.the-great-library")
    assert u.row[0] == "jungle-oasis"
    assert u.state.base_discard.size() == 0


@card("terraforming")
@rule("U5.8")
def test_the_play_for_a_terraformed_base_is_lost_with_it() -> None:
    t = table("aliens wizards", NP)
    t.hold(A, "terraforming", "time-loop", "scout", "scout")
    t.state.credits[ANY_ACTION] = 2
    t.choose("play.terraforming", "base.oasis", "at.the-great-library")
    assert t.state.credits[AT_BASE + base("oasis")] == 1
    again = t.state.discards[A].draw()
    t.state.hands[A].put(again, 1)
    t.choose("play.terraforming", "base.homeworld", "at.oasis")
    assert t.state.credits[AT_BASE + base("oasis")] == 0
    assert t.state.credits[AT_BASE + base("homeworld")] == 1


@card("terraforming", "rampage")
def test_a_lowered_breakpoint_does_not_go_over_to_the_new_base() -> None:
    t = table(AD, NP, bases="library opal tortuga")
    t.put(A, "library", "king-rex")
    t.state.credits[ANY_ACTION] = 2
    t.hold(A, "rampage", "terraforming")
    t.choose("play.rampage")
    assert t.state.lowered[base("library")] == 7
    t.choose("play.terraforming", "base.homeworld", "at.the-great-library")
    assert t.state.lowered[base("homeworld")] == 0
