"""No game goes on for ever (U13)."""

from __future__ import annotations

import pytest

from games.smashup.table import A, Table, base, table
from herna.games.smashup import GAME
from herna.games.smashup.state import SmashUp
from herna.kernel.engine import advance
from herna.kernel.errors import RulesError
from herna.kernel.step import Step
from marks import card, rule


def collector_loop(t: Table) -> int:
    """Play the Collector at The Homeworld and return it until that is no longer offered."""
    for times in range(1, 200):
        if "play.collector" not in t.options:
            return times
        t.choose("play.collector", "at.homeworld")
        if t.prompt == "credit":
            t.choose("credit.x1")
        t.choose("target.collector")
    raise AssertionError("the loop was not stopped")


def codes(t: Table) -> list[str]:
    """Return the possible answers by number, so that copies of a card differ."""
    asked = t.ask()
    assert asked is not None
    return [GAME.verbs.code(option) for option in asked.options]


@card("collector", "the-homeworld")
@rule("T55", "U13.1", "A15")
def test_a_collector_going_round_is_stopped() -> None:
    t = table("aliens robots", "ninjas pirates", bases="homeworld library opal")
    t.hold(A, "collector", "probe")
    t.put(A, "library", "warbot")
    assert collector_loop(t) == 33  # after thirty plays the third time in the same position
    assert t.options == ["play.probe", "pass"]
    t.choose("play.probe")
    assert "play.collector" in t.options  # another position


@card("collector", "the-homeworld")
@rule("U13.1")
def test_two_collectors_returning_each_other_are_stopped() -> None:
    t = table("aliens robots", "ninjas pirates", bases="homeworld library opal")
    first, second = t.hold(A, "collector", "collector")
    t.choose(f"play.{first}", "at.homeworld", "pass")
    out, at_home, times = second, first, 1
    while f"play.{out}" in codes(t):
        times += 1
        t.choose(f"play.{out}", "at.homeworld")
        if t.prompt == "credit":
            t.choose("credit.x1")
        t.choose(f"target.{at_home}")
        out, at_home = at_home, out
    assert times == 34  # who came when does not tell positions apart


@rule("U13.1")
def test_before_thirty_plays_nothing_is_remembered() -> None:
    t = table("aliens robots", "ninjas pirates", bases="homeworld library opal")
    t.hold(A, "collector")
    for _ in range(10):
        t.choose("play.collector", "at.homeworld")
        if t.prompt == "credit":
            t.choose("credit.x1")
        t.choose("target.collector")
    assert len(t.state.memory) == 0
    t.state.plays[A] = 30
    t.choose("play.collector")
    assert len(t.state.memory) == 2


@rule("U13.1")
def test_the_memory_ends_with_the_turn() -> None:
    t = table("aliens robots", "ninjas pirates", bases="homeworld library opal")
    t.hold(A, "collector")
    collector_loop(t)
    t.choose("pass", "pass")
    assert len(t.state.memory) == 0
    assert "play.collector" in t.options


@card("microbot-guard", "the-homeworld", "theyre-coming-to-get-you", "microbot-archive")
@rule("U13.3", "U13.4", "A36", "U13.5")
def test_growing_loops_end_at_two_hundred_plays() -> None:
    t = table("robots zombies", "ninjas pirates", bases="homeworld library opal")
    t.attach(A, "theyre-coming-to-get-you", "homeworld")
    t.put(A, "homeworld", "microbot-archive")
    t.hold(A, "microbot-guard")
    t.play("microbot-guard", "homeworld", "target.microbot-guard")
    assert len(t.hand(A)) == 1  # the Archive draws each time, so no position comes back
    t.state.plays[A] = 199
    t.choose("play.microbot-guard")
    while t.prompt != "turn":
        t.choose(t.options[0])
    assert t.state.plays[A] == 200
    assert t.options == ["pass"]


@card("hidden-ninja", "zapbot")
@rule("U13.3")
def test_compulsory_plays_are_skipped_at_the_limit() -> None:
    t = table("ninjas robots", "aliens pirates", bases="oasis library opal")
    t.fill(A, "oasis", 12)
    t.hold(A, "hidden-ninja", "zapbot", "warbot")
    t.choose("pass")
    t.state.plays[A] = 199
    t.choose("use.hidden-ninja")
    assert t.discard(A).count("hidden-ninja") == 1
    assert "zapbot" in t.hand(A)
    assert base("oasis") not in t.state.row


@card("collector", "the-homeworld", "shinobi")
@rule("U13.1")
def test_extra_plays_during_a_scoring_are_guarded_too() -> None:
    t = table("aliens ninjas", "robots pirates", bases="homeworld library opal")
    t.fill(A, "homeworld", 23)
    t.hold(A, "shinobi", "collector")
    t.choose("pass", "use.shinobi")
    t.state.plays[A] = 30
    for _time in range(3):  # the first time nobody else knew the Collector yet
        assert (t.prompt, t.options) == ("extra-minion", ["play.collector", "pass"])
        t.choose("play.collector", "at.homeworld", "target.collector")
    t.choose("pass")  # no longer offered, so the window went on
    assert t.vp == [4, 0]


class Again(Step[SmashUp]):
    """Something that makes itself happen again."""

    def run(self, state: SmashUp) -> None:
        """Go round."""
        state.do(self)


@rule("U13.2")
def test_compulsory_loops_are_an_error_that_says_so() -> None:
    t = table("aliens robots", "ninjas pirates")
    t.state.do(Again())
    with pytest.raises(RulesError, match="without a choice"):
        advance(t.state)
