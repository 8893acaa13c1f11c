"""What a hand must not betray (U14): who is asked before a scoring, and what a bot does then."""

from __future__ import annotations

import pytest

from games.smashup.table import A, B, Table, base, spelled, table
from herna.bots import bot
from herna.games.smashup import GAME
from herna.games.smashup.actions.play_minion import MustPlayAt, UseNow
from herna.games.smashup.components import EXTRA_MINION
from herna.kernel.engine import settle, take
from herna.kernel.rng import seeded
from herna.kernel.view import redact
from marks import card, rule

TD = "tricksters dinosaurs"


@rule("U14.5")
@card("shinobi", "full-sail")
@pytest.mark.parametrize("held", ["shinobi", "seeing-stars"])
def test_being_asked_before_a_scoring_says_nothing_about_a_hand(held: str) -> None:
    t = table("aliens dinosaurs", "ninjas robots", bases="oasis library opal")
    t.fill(A, "oasis", 12)
    t.hold(B, held)
    t.choose("pass")
    assert (t.asked, t.prompt) == (B, "before-scoring")
    assert t.options[-2:] == ["pass", "pass-on"]
    assert ("use.shinobi" in t.options) == (held == "shinobi")


@rule("U14.5")
@card("shinobi", "hidden-ninja")
def test_who_can_hold_no_special_is_not_asked() -> None:
    t = table("aliens dinosaurs", "ninjas robots", bases="oasis library opal")
    t.fill(A, "oasis", 12)
    t.hold(A, "invader")
    t.hold(B, "seeing-stars")
    t.bin(B, "shinobi", "shinobi", "shinobi", "hidden-ninja")
    t.choose("pass")
    assert t.state.active == B


@rule("U14.5")
@card("shinobi")
def test_a_pass_may_hold_until_ones_next_turn() -> None:
    t = table("ninjas aliens", "robots dinosaurs", bases="oasis opal library")
    t.fill(B, "oasis", 12)
    t.fill(B, "opal", 17)
    t.hold(A, "shinobi")
    t.begin(B).choose("pass", "score.jungle-oasis")
    assert (t.asked, t.prompt) == (A, "before-scoring")
    t.choose("pass-on")
    assert (t.state.active, t.vp[B] > 2) == (A, True)  # The Grey Opal was scored without a question
    t.fill(B, "library", 22)
    t.begin(A).choose("pass")
    assert (t.asked, t.prompt) == (A, "before-scoring")


def question(t: Table) -> tuple[int, str, list[str]]:
    """Return what the table asks next, with single answers too."""
    t.state.pending = None
    choice = settle(t.state)
    assert choice is not None
    return int(choice.seat), choice.prompt, [spelled(option) for option in choice.options]


@rule("U14.6", "U3.2")
@pytest.mark.parametrize("held", ["invader", "crop-circles"])
def test_the_end_of_a_phase_says_nothing_about_a_hand(held: str) -> None:
    t = table("aliens dinosaurs", "ninjas robots", bases="oasis library opal")
    t.hold(A, "war-raptor", held)
    t.choose("play.war-raptor", "at.jungle-oasis")
    seat, prompt, options = question(t)
    assert (seat, prompt, options[-1]) == (A, "turn", "pass")
    assert (len(options) == 1) == (held == "invader")


@rule("U14.6")
def test_who_cannot_play_any_more_by_what_all_see_is_not_asked() -> None:
    t = table("aliens dinosaurs", "ninjas robots", bases="oasis library opal")
    t.hold(A, "war-raptor")
    t.choose("play.war-raptor", "at.jungle-oasis")
    turn = t.state.turn
    question(t)
    assert t.state.turn > turn


@rule("U14.6", "U5.9")
@pytest.mark.parametrize("held", ["seeing-stars", "ninja-acolyte"])
def test_an_extra_minion_is_offered_whether_or_not_one_is_held(held: str) -> None:
    t = table("ninjas robots", "aliens dinosaurs")
    t.hold(A, held)
    t.state.do(UseNow(A, EXTRA_MINION, "card-0"))
    seat, prompt, options = question(t)
    assert (seat, prompt, options[-1]) == (A, "extra-minion", "pass")
    assert (len(options) == 1) == (held == "seeing-stars")


@rule("U14.6", "U12.23")
@pytest.mark.parametrize("held", ["seeing-stars", "shinobi"])
def test_whoever_must_play_a_minion_says_so_when_there_is_none(held: str) -> None:
    t = table("ninjas robots", "aliens dinosaurs", bases="homeworld library opal")
    t.hold(A, held)
    home = base("homeworld")
    t.state.do(MustPlayAt(A, home, int(t.state.tenure[home])))
    assert question(t) == (A, "must-play", ["pass" if held == "seeing-stars" else "play.shinobi"])
    take(t.state, 0)
    assert t.count(A, "homeworld") == (held == "shinobi")


@rule("U12.23")
def test_who_holds_no_card_need_not_say_that_there_is_no_minion() -> None:
    t = table("ninjas robots", "aliens dinosaurs", bases="homeworld library opal")
    assert t.hand(A) == []
    home = base("homeworld")
    t.state.do(MustPlayAt(A, home, int(t.state.tenure[home])))
    assert question(t)[1] != "must-play"


@rule("U14.5")
@card("shinobi")
@pytest.mark.parametrize("rung", ["greedy", "easy"])
def test_a_bot_without_a_special_passes_without_a_thought_and_tells_nothing(rung: str) -> None:
    t = table("aliens dinosaurs", "ninjas robots", bases="oasis library opal")
    t.fill(A, "oasis", 12)
    t.hold(B, "seeing-stars")
    t.choose("pass")
    choice = settle(t.state)
    assert choice is not None
    rng = seeded(3)
    before = rng.copy()
    answer = bot(rung, GAME).choose(redact(t.state, B), choice, rng)
    assert spelled(choice.options[answer]) == "pass"
    assert rng.below(1 << 30) == before.below(1 << 30)  # no world was imagined
