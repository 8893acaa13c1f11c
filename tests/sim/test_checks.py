"""The checks themselves: each notices the fault it is there for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from harbours import GAME, changes, turn
from harbours.card import Play
from harbours.cards import PRINTED
from harbours.components import CARD
from harbours.game import HarboursGame
from harbours.state import Harbours
from harbours.turn import Bid, Round
from harbours.verbs import BID, PLAY, WHERE
from herna.kernel.choice import EVERYONE, Choice, Option, Seat, or_pass
from herna.kernel.engine import playout
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.observe import QUESTION_WIDTH
from herna.kernel.pile import PUBLIC, only
from herna.kernel.record import Record
from herna.kernel.rng import seeded
from herna.kernel.rows import i64, vec
from herna.kernel.state import no_steps
from herna.kernel.step import Ask, Step
from herna.kernel.verb import Verbs
from herna.sim import checks, worlds
from herna.sim.checks import (
    bad_components,
    bad_copy,
    bad_numbers,
    bad_options,
    bad_record,
    bad_steps,
    bad_undo,
    bad_view,
)
from herna.sim.worlds import is_half_told, leaks, open_bids, secret_acts

Patch = pytest.MonkeyPatch


def at(decisions: int, seats: int = 3, seed: int = 2) -> Harbours:
    """Return a position of a random game."""
    state = GAME.new(Setup(seats, {}), seeded(seed))
    playout(state, seeded(seed), decisions)
    return state


def found_in(check: Callable[[Harbours], list[str]]) -> list[str]:
    """Return what a check finds in some positions of some games."""
    found: list[str] = []
    for seed in range(4):
        for decisions in range(0, 60, 5):
            state = at(decisions, seed=seed)
            if state.pending is not None:
                found += check(state)
    return found


def test_a_sound_game_passes_every_check() -> None:
    def everything(state: Harbours) -> list[str]:
        assert state.pending is not None
        wrong = bad_options(GAME, state.pending) + bad_components(GAME, state) + bad_numbers(GAME, state)
        wrong += bad_copy(state, seeded(1))
        for viewer in checks.viewers(state):
            wrong += bad_view(GAME, state, viewer, seeded(3)) + leaks(GAME, state, viewer, seeded(4))
            wrong += open_bids(GAME, state, viewer) + secret_acts(GAME, state, viewer)
        return wrong

    assert found_in(everything) == []


def test_options_that_are_too_many_doubled_or_misspelled() -> None:
    verbs = Verbs()
    many = verbs.add("many", most=80)
    verbs.add("many")
    game = type("Odd", (), {"verbs": verbs})()
    assert bad_options(game, Choice(0, "x", many.up_to(64))) == ["'x' has 65 options; 64 are the most"]
    assert bad_options(game, Choice(0, "x", vec[i64]([3, 3]))) == ["'x' offers the same answer twice"]
    last = vec[i64]([verbs.size - 1])
    game.verbs.verbs[1], game.verbs.verbs[2] = game.verbs.verbs[2], game.verbs.verbs[1]
    assert bad_options(game, Choice(0, "x", last)) != []


def test_cards_that_are_lost_or_doubled() -> None:
    state = at(10)
    card = state.deck.draw()
    assert bad_components(GAME, state) == [f"card: not in exactly one pile: [{card}]"]
    state.deck.put(card)
    state.table.put(card, PUBLIC)
    assert bad_components(GAME, state) == [f"card: not in exactly one pile: [{card}]"]


def test_a_field_forgotten_in_a_copy(monkeypatch: Patch) -> None:
    whole = Harbours.copy

    def forgetful(self: Harbours) -> Harbours:
        twin = whole(self)
        twin.round = 0
        return twin

    monkeypatch.setattr(Harbours, "copy", forgetful)
    assert bad_copy(at(20), seeded(1)) == ["a copy differs from its original in: round"]


def test_a_row_shared_by_a_copy(monkeypatch: Patch) -> None:
    whole = Harbours.copy

    def sharing(self: Harbours) -> Harbours:
        twin = whole(self)
        twin.gold = self.gold
        return twin

    monkeypatch.setattr(Harbours, "copy", sharing)
    assert bad_copy(at(20), seeded(1)) == ["playing on a copy changed its original in: gold"]


def test_a_secret_that_is_guessed_but_not_hidden(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Harbours, "guess", lambda self, rng: self.gold.__setitem__(0, 99))
    assert any("looks otherwise to it in: gold" in wrong for wrong in bad_view(GAME, at(9), 1, seeded(1)))


def test_a_world_that_cannot_be(monkeypatch: Patch) -> None:
    monkeypatch.setattr(HarboursGame, "complaints", lambda self, state: ["odd"] * (state.viewer == -3))
    assert bad_view(GAME, at(9), EVERYONE, seeded(1)) == ["in a world sampled for -2: odd"]


def test_options_that_depend_on_what_the_seat_cannot_know(monkeypatch: Patch) -> None:
    plain = Bid.choice

    def peeking(self: Bid, state: Harbours) -> Choice:
        choice = plain(self, state)
        return Choice(choice.seat, "bid", choice.options[: 1 + state.deck.top() % 3 + 1])

    monkeypatch.setattr(Bid, "choice", peeking)
    assert any(
        "other options" in wrong for wrong in found_in(lambda s: bad_view(GAME, s, asked(s), seeded(6)))
    )


def asked(state: Harbours) -> Seat:
    """Return who must answer."""
    assert state.pending is not None
    return state.pending.seat


def telling(self: HarboursGame, state: Harbours, seat: Seat, line: Any, at: int) -> int:
    """Tell learners what comes next from the deck."""
    line[at] = state.deck.top()
    return at + self.width(3) - int(QUESTION_WIDTH)


def test_scores_and_estimates_of_the_wrong_shape(monkeypatch: Patch) -> None:
    monkeypatch.setattr(HarboursGame, "breakdown", lambda self, state: [("gold", [1, 2, 3])])
    monkeypatch.setattr(HarboursGame, "values", lambda self, state: [1.0])
    monkeypatch.setattr(HarboursGame, "prior", lambda self, state, choice: [0.0 for _ in choice.options])
    monkeypatch.setattr(HarboursGame, "write", telling)
    found = " ".join(bad_numbers(GAME, at(20)))
    for words in ("not the sum", "not one for each seat", "above zero for each option", "does not see"):
        assert words in found


def test_a_script_that_acts_before_it_asks(monkeypatch: Patch) -> None:
    honest = Play.perform

    def hasty(self: Play, state: Harbours, pick: Any) -> None:
        state.gold[self.seat] += 1
        honest(self, state, pick)

    monkeypatch.setattr(Play, "perform", hasty)
    state = at(0)
    state.ships.put(0, 1, 1)
    state.stack = no_steps()
    state.pending = None
    state.do(Play(PRINTED[0], 0, 0))
    state.ships.put(1, 0, 1)
    state.ships.put(1, 1, 1)
    assert bad_steps(state) == ["Play asked 'storm' after it had changed: gold"]


def test_steps_that_run_in_circles(monkeypatch: Patch) -> None:
    state = at(0)
    monkeypatch.setattr(Round, "run", lambda self, state: state.do(self))
    state.stack = no_steps()
    state.do(Round())
    assert bad_steps(state) == ["the rules run in circles"]


def test_a_card_that_is_drawn_in_the_open_by_mistake(monkeypatch: Patch) -> None:
    """The rule keeps the last card drawn in a field that everybody sees."""

    def careless(state: Harbours, seat: Seat) -> None:
        if state.deck.size() > 0:
            card = state.deck.draw()
            state.hands[seat].put(card, only(seat))
            state.rolls[0] = card

    monkeypatch.setattr(turn, "draw", careless)
    monkeypatch.setattr(changes, "draw", careless)
    found = found_in(lambda state: leaks(GAME, state, EVERYONE, seeded(1), steps=40))
    assert "what -2 cannot know shows in: rolls" in found


def test_a_card_that_the_story_betrays(monkeypatch: Patch) -> None:
    plain = Harbours.tell

    def chatty(self: Harbours, key: str, seat: Seat, *refs: str, n: i64 = 0, to: Seat = EVERYONE) -> None:
        plain(self, key, seat, *refs, n=n)

    monkeypatch.setattr(Harbours, "tell", chatty)
    found = found_in(lambda state: leaks(GAME, state, EVERYONE, seeded(1), steps=40))
    assert "what -2 cannot know shows in: story" in found


def test_answers_that_only_their_seat_knows_yet_are_no_leak() -> None:
    state = at(0)
    state.ships.put(1, 0, 1)
    state.ships.put(1, 1, 1)
    state.ships.put(0, 1, 1)
    state.pending = None
    state.do(Play(PRINTED[0], 0, 0, (WHERE.of(1),)))
    assert is_half_told(state, 1)
    assert not is_half_told(state, 0)
    assert leaks(GAME, state, 1, seeded(1)) == []
    state.next_step()
    state.do(Play(PRINTED[0], 0, 0))
    assert not is_half_told(state, 1)


@pytest.mark.parametrize("shown", [True, False])
def test_a_card_shown_and_shuffled_away_at_once_is_no_leak(shown: bool, monkeypatch: Patch) -> None:
    def fleeting(state: Harbours, seat: Seat) -> None:
        if shown:
            state.deck.show(state.deck.top())
        state.tell("drew", seat, CARD.ref(state.deck.top()))
        state.do(Shuffle())

    monkeypatch.setattr(turn, "draw", fleeting)
    found = found_in(lambda state: leaks(GAME, state, EVERYONE, seeded(1), steps=40))
    assert bool(found) is not shown


class Shuffle(Step[Harbours]):
    """The deck is shuffled."""

    def run(self, state: Harbours) -> None:
        """Shuffle."""
        state.deck.shuffle(state.rng)


def test_a_bid_that_is_not_covered(monkeypatch: Patch) -> None:
    def loud(self: Bid, state: Harbours, option: Option) -> None:
        state.bids.put(self.seat, BID.value(option), self.seat)
        state.actions = BID.value(option)

    monkeypatch.setattr(Bid, "take", loud)
    found = found_in(lambda state: open_bids(GAME, state, EVERYONE))
    assert "what is set face down at 'bid' shows in: actions" in found


def test_a_question_that_only_some_hands_are_asked(monkeypatch: Patch) -> None:
    """Who holds a card with an even number is asked once more: silence says that there is none."""

    class Sure(Ask[Harbours]):
        """Ask about even cards."""

        def choice(self, state: Harbours) -> Choice:
            """Ask, if there are any."""
            even = vec[i64]([PLAY.of(card) for card in state.hands[self.seat].cards() if card % 2 == 0])
            return Choice(self.seat, "sure", or_pass(even) if fair or len(even) > 0 else even, always=True)

        def take(self, state: Harbours, option: Option) -> None:
            """Change nothing."""

    plain = turn.Turn.run

    def asking(self: turn.Turn, state: Harbours) -> None:
        plain(self, state)
        state.do(Sure(self.seat))

    monkeypatch.setattr(turn.Turn, "run", asking)
    fair = False
    found = found_in(lambda state: leaks(GAME, state, EVERYONE, seeded(1), steps=40))
    assert any("pending" in wrong for wrong in found)
    fair = True
    assert found_in(lambda state: leaks(GAME, state, EVERYONE, seeded(1), steps=40)) == []


def test_a_secret_that_takes_more_answers_the_higher_it_is(monkeypatch: Patch) -> None:
    def counting(self: Bid, state: Harbours, option: Option) -> None:
        state.bids.put(self.seat, state.bids.at(self.seat) + BID.value(option), self.seat)
        if BID.value(option) > 0 and state.bids.at(self.seat) < state.gold[self.seat]:
            state.do(Bid(self.seat))

    assert found_in(lambda state: secret_acts(GAME, state, EVERYONE)) == []
    monkeypatch.setattr(Bid, "take", counting)
    found = found_in(lambda state: secret_acts(GAME, state, EVERYONE))
    assert any(wrong.startswith("what is done in secret at 'bid' shows -2 otherwise") for wrong in found)
    assert any("pending" in wrong for wrong in found)


def test_a_way_back_that_depends_on_what_the_next_one_holds(monkeypatch: Patch) -> None:
    def peeking(state: Harbours, seat: Seat, _verbs: Verbs) -> bool:
        return (
            state.pending is not None
            and int(state.hands[1].cells[-1] if state.hands[1].size() else 0) % 512 > 255
        )

    monkeypatch.setattr(worlds, "betrays", peeking)
    found = found_in(lambda state: leaks(GAME, state, 0, seeded(1), steps=40))
    assert "what 0 cannot know shows in: what may be taken back before 'turn'" in found


def test_undo_that_leaves_a_trace(monkeypatch: Patch) -> None:
    match = Match(GAME, Record("harbours", Setup(2, {}), 5, []))
    for code in ("bid.x0", "bid.x0"):
        match.answer(code)
    assert bad_undo(match, "trade.0") == []
    answered = len(match.record.answers)
    assert answered == 3
    monkeypatch.setattr(Match, "undo", lambda self: self.undone.append("trade.0"))
    assert "does not restore every view" in bad_undo(match, "trade.0")[0]


def test_a_record_that_leads_elsewhere() -> None:
    match = Match(GAME, Record("harbours", Setup(2, {}), 5, []))
    match.answer("bid.x0")
    assert bad_record(match) == []
    match.state.gold[0] += 1
    assert bad_record(match) == ["a record does not lead to the position it was made at"]
