"""Rules that a broken line once slipped through: shields, what lasts how long, and who is asked."""

from __future__ import annotations

import pytest

from games.smashup.helpers import A, B, Table, base, spelled, table
from herna.bots import bot
from herna.games.smashup import GAME
from herna.games.smashup.actions.play_minion import MustPlayAt, UseNow
from herna.games.smashup.components import ANY_ACTION, EXTRA_MINION
from herna.games.smashup.power import breakpoint_of
from herna.games.smashup.queries import is_minion
from herna.kernel.engine import settle, take
from herna.kernel.game import Setup
from herna.kernel.pile import UNKNOWN
from herna.kernel.rng import seeded
from herna.kernel.rows import changed
from herna.kernel.view import redact
from marks import card, rule

TD = "tricksters dinosaurs"


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


@rule("U7.4", "U18.1")
@card("terraforming", "mass-enchantment")
def test_a_base_comes_back_with_its_printed_breakpoint() -> None:
    t = table("aliens wizards", "aliens robots", bases="library oasis opal")
    library = base("library")
    t.state.lowered = changed(t.state.lowered, library, 5)
    assert breakpoint_of(t.state, library) == 22 - 5
    t.state.credits[ANY_ACTION] = 2
    t.hold(A, "terraforming", "mass-enchantment")
    t.top(B, "terraforming")
    t.choose("play.terraforming", "base.rhodes", "at.the-great-library")
    t.choose("play.mass-enchantment", "base.the-great-library", "at.rhodes")
    assert "the-great-library" in t.row
    assert breakpoint_of(t.state, library) == 22


@rule("U12.15", "U5.9")
@card("swashbuckling", "mass-enchantment")
def test_swashbuckling_ends_with_the_turn_in_which_it_was_played() -> None:
    t = table("pirates dinosaurs", "ninjas wizards", bases="oasis library opal")
    t.fill(A, "oasis", 12)
    mine = t.put(B, "library", "ninja-master")
    t.hold(B, "hidden-ninja", "chronomage", "mass-enchantment")
    t.top(A, "swashbuckling")
    t.choose("pass", "use.hidden-ninja", "play.mass-enchantment")
    while t.state.active == A:
        assert t.power(mine) == 6
        t.choose("pass")
    assert t.power(mine) == 5  # the turn it was played in is over
    assert t.discard(A).count("swashbuckling") == 1


@rule("U12.15")
@card("swashbuckling")
def test_swashbuckling_strengthens_until_the_end_of_the_turn() -> None:
    t = table("pirates dinosaurs", "ninjas wizards", bases="oasis library opal")
    mine = t.put(A, "library", "king-rex")
    t.hold(A, "swashbuckling")
    t.play("swashbuckling")
    assert t.power(mine) == 8
    t.choose("pass")
    assert (t.state.active, t.power(mine)) == (B, 7)


@rule("U10.5", "U14.1")
@card("mall-crawl")
def test_mall_crawl_shows_the_deck_to_its_searcher_alone() -> None:
    t = table("zombies dinosaurs", "ninjas wizards")
    t.hold(A, "mall-crawl")
    t.play("mall-crawl")
    assert t.prompt == "discard-which"
    assert UNKNOWN not in redact(t.state, A).decks[A].cards()
    assert set(redact(t.state, B).decks[A].cards()) == {UNKNOWN}


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


@rule("U2.7", "U14.5")
def test_everybody_is_asked_about_an_optional_new_hand() -> None:
    variants = {"factions": "random", "opening-redraw": "optional-shuffle-back"}
    for seed in range(1, 9):
        state = GAME.new(GAME.check(Setup(2, variants)), seeded(seed))
        for seat in (state.first, 1 - state.first):
            choice = settle(state)
            assert choice is not None
            assert (choice.prompt, choice.seat) == ("redraw", seat)
            assert (len(choice.options) == 1) == any(is_minion(each) for each in state.hands[seat].cards())
            take(state, len(choice.options) - 1)


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
