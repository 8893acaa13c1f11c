"""The card texts of 2025 (U18): bases, talents, and what is not known."""

from __future__ import annotations

from games.smashup.editions import both, modern
from games.smashup.table import A, B, base
from herna.games.smashup import GAME
from herna.games.smashup.components import SMALL_MINION
from herna.games.smashup.power import breakpoint_of, reward
from marks import card, rule

PR = "pirates robots"
TD = "tricksters dinosaurs"
AD = "aliens dinosaurs"


@rule("U18.24")
def test_the_first_print_is_usual() -> None:
    assert GAME.variants["card-texts"] == ("first-print", "aeg-2025")
    t, u = both(TD, AD.replace("dinosaurs", "zombies"))
    assert (t.state.printed.key, u.state.printed.key) == ("aeg-2025", "first-print")
    assert len([one for one in t.deck(A) if one == "disenchant"]) == 2  # what replaces it is not known


@rule("U6.4", "U18.3")
def test_a_talent_tells_why_it_rests() -> None:
    t = modern(TD, PR)
    t.put(A, "library", "armor-stego")
    t.begin(A).choose("use.armor-stego")
    assert [(one.key, one.rule) for one in GAME.refusals(t.state, A)] == [("talent-used", "U6.4")]
    stego = [one.about for one in GAME.refusals(t.state, A)]
    t.choose("pass")
    later = {one.about: one.key for one in GAME.refusals(t.state, A)}
    assert [later[one] for one in stego] == ["only-in-your-phase"]
    assert not set(stego) & {one.about for one in GAME.refusals(t.state, B)}


@card("tar-pits", "jammed-signal")
@rule("U18.21")
def test_jammed_tar_pits_take_nobody() -> None:
    t = modern("tricksters aliens", "ninjas pirates", bases="tar-pits library opal")
    gremlin = t.put(A, "tar-pits", "gremlin")
    t.attach(A, "jammed-signal", "tar-pits")
    t.hold(B, "seeing-stars")
    t.begin(B).choose("play.seeing-stars")
    assert t.at(gremlin) == "discard"


@card("the-homeworld")
@rule("U18.20")
def test_the_homeworld_answers_once_a_turn() -> None:
    for t, once in zip(both("aliens robots", TD, bases="homeworld library opal"), (True, False), strict=True):
        t.hold(A, "scout", "zapbot", "collector")
        t.play("scout", "homeworld").play("zapbot", "homeworld")
        assert int(t.state.credits[SMALL_MINION]) == (1 if once else 2)  # from the Zapbot, and from the base
        t.begin(A).choose("play.collector", "at.homeworld", "pass")
        assert int(t.state.credits[SMALL_MINION]) == 1


@card("cave-of-shinies")
@rule("U18.22")
def test_the_cave_pays_once_a_turn() -> None:
    for t, once in zip(both(PR, TD, bases="cave library opal"), (True, False), strict=True):
        t.put(B, "cave", "gremlin")
        t.put(B, "cave", "gremlin")
        t.hold(A, "cannon")
        t.choose("play.cannon", "target.gremlin", "target.gremlin")
        assert t.vp == [0, 1 if once else 2]
        t.put(B, "cave", "gremlin")
        t.begin(A).hold(A, "broadside", "saucy-wench")
        t.choose("play.saucy-wench", "at.cave", "target.gremlin")
        assert t.vp == [0, 2 if once else 3]


@card("mushroom-kingdom")
@rule("U18.23")
def test_the_mushroom_kingdom_is_smaller() -> None:
    for t, new in zip(both(PR, TD, bases="mushroom library opal"), (True, False), strict=True):
        kingdom = base("mushroom")
        assert int(breakpoint_of(t.state, kingdom)) == (19 if new else 20)
        assert [int(reward(t.state, kingdom, place)) for place in (1, 2, 3, 4)] == [4 if new else 5, 3, 2, 0]
        t.fill(A, "mushroom", 19)
        t.begin(A).choose("pass")
        assert t.vp == [4 if new else 0, 0]
