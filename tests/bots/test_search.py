"""Search over worlds: the same answer for the same view, however the hidden cards lie."""

from __future__ import annotations

from typing import Any

import pytest

from bots.table import after, answer, asked, play, wins
from harbours.game import GAME
from harbours.verbs import BID
from herna.bots import bot
from herna.bots.advice import HINT
from herna.bots.lookahead import draw, worth
from herna.bots.mcts import AHEAD, CARRY, DEPTH, SHARP, Limits, Search, hidden, trusted
from herna.bots.registry import unguarded
from herna.bots.simple import RandomBot
from herna.bots.thinker import Thinker, easy, expert, hard, limits, medium
from herna.bots.tree import EXPLORE, NODES, Edge, Node, Scale, best_untried, seedling, select
from herna.kernel.choice import Choice
from herna.kernel.dump import dump
from herna.kernel.engine import settle, take
from herna.kernel.errors import UnknownBot
from herna.kernel.game import Game
from herna.kernel.rng import seeded
from herna.kernel.rows import i64, vec
from herna.kernel.state import State
from herna.kernel.view import redact, sample


def thinker(rounds: int = 60) -> Thinker:
    """Return a bot that thinks for some rounds."""
    return Thinker(GAME, Limits(rounds))


def searched(state: State, rounds: int, thorough: bool = True) -> Search:
    """Search from the view of the seat that is asked."""
    choice = asked(state)
    search = Search(GAME, redact(state, choice.seat), choice, seeded(8), seedling(state.seats))
    search.run(Limits(rounds), thorough)
    return search


@pytest.mark.parametrize("answers", [2, 11, 30])
@pytest.mark.parametrize("name", ["greedy", "search:60"])
def test_the_same_view_and_luck_give_the_same_answer(name: str, answers: int) -> None:
    state = after(GAME, 3, 6, answers)
    assert answer(unguarded(name, GAME), state, seeded(5)) == answer(unguarded(name, GAME), state, seeded(5))


@pytest.mark.parametrize("name", ["greedy", "search:60"])
def test_a_question_with_one_answer_needs_no_thought(name: str) -> None:
    state = after(GAME, 3, 6, 5)
    choice, luck = asked(state), seeded(5)
    only = Choice(choice.seat, choice.prompt, choice.options[:1], always=True)
    assert unguarded(name, GAME).choose(redact(state, choice.seat), only, luck) == 0
    assert luck.bits() == seeded(5).bits()


@pytest.mark.parametrize("answers", [1, 2, 11, 30])
@pytest.mark.parametrize("name", ["random", "greedy", "search:60"])
def test_the_answer_does_not_depend_on_what_the_seat_cannot_know(name: str, answers: int) -> None:
    state = after(GAME, 3, 6, answers)
    seat = asked(state).seat
    others = [sample(redact(state, seat), seeded(number)) for number in range(4)]
    assert any(dump(other.backs()) != dump(state.backs()) for other in others)
    expected = answer(unguarded(name, GAME), state, seeded(5))
    for other in others:
        assert answer(unguarded(name, GAME), other, seeded(5)) == expected


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_search_leaves_the_view_as_it_was_and_answers_legally(seats: int) -> None:
    for answers in range(0, 24, 4):
        state = after(GAME, seats, answers, answers)
        choice = asked(state)
        seen = redact(state, choice.seat)
        before = dump(seen)
        assert 0 <= thinker().choose(seen, choice, seeded(2)) < len(choice.options)
        assert dump(seen) == before


def test_a_budget_of_rounds_is_kept_to_the_round() -> None:
    search = searched(after(GAME, 2, 3, 2), 150)
    assert sum(edge.visits for edge in search.edges) == 150
    for edge in search.edges:
        assert sum(edge.totals) == pytest.approx(edge.visits)


def test_a_plain_answer_is_given_early_and_is_the_same() -> None:
    state = after(GAME, 2, 3, 2)
    full, short = searched(state, 900), searched(state, 900, thorough=False)
    spent = sum(edge.visits for edge in short.edges)
    assert spent < 900
    assert short.best() == full.best()


def test_a_search_by_the_clock_ends() -> None:
    state = after(GAME, 2, 3, 2)
    assert 0 <= answer(unguarded("search:0.05s", GAME), state, seeded(1)) < len(asked(state).options)


def test_the_tree_stops_growing() -> None:
    tree = seedling(2)
    tree.size = NODES - 1
    root: dict[int, Node] = {}
    grown = tree.next(root, Choice(0, "a", vec[i64]()))
    assert grown is not None
    assert tree.size == NODES
    assert tree.next(root, Choice(1, "a", vec[i64]())) is None
    assert len(root) == 1
    assert tree.next(root, Choice(0, "a", vec[i64]())) is grown


def test_a_tree_as_deep_as_a_long_game_is_taken_down_in_peace() -> None:
    """Compiled, objects that the collector cannot visit would not survive being put off."""
    tree = seedling(2)
    node = tree.root
    for number in range(2000):
        edge = node.grow(Choice(0, "a", vec[i64]([number])), [1.0])[0]
        edge.add([0.5, 0.5])
        following = tree.after_edge(edge, Choice(1, "b", vec[i64]()))
        assert following is not None
        node = following
    assert tree.size == tree.root.size() == 2001
    del tree, node, edge, following
    again = seedling(2)
    assert again.root.size() == 1


def test_a_new_situation_is_looked_at_option_by_option() -> None:
    """The round goes on from the option that looks best to the seat that is asked, its move carried on."""
    state = after(GAME, 2, 3, 2)
    choice = asked(state)
    search = Search(GAME, redact(state, choice.seat), choice, seeded(8), seedling(2))
    node = Node()
    best = search.expand(node, choice, state, search.move)
    game: Game[Any] = GAME
    worths = []
    for index in range(len(choice.options)):
        twin = state.copy()
        take(twin, index)
        search.move.go_on(twin, CARRY)
        worths.append(worth(game.values(twin), game.spread(), twin.outcome)[choice.seat])
    assert worth(game.values(best), game.spread(), best.outcome)[choice.seat] == max(worths)
    priors = [node.edges[option].prior for option in choice.options]
    assert priors == trusted(game.prior(state, choice), worths)


def test_habit_and_a_glance_are_trusted_together() -> None:
    found = trusted([1.0, 1.0, 2.0], [0.5, 0.6, 0.6])
    assert found[2] > found[1] > found[0] > 0.0
    assert found[1] / found[0] == pytest.approx(2.718281828**SHARP)
    alike = trusted([1.0, 1.0], [0.5, 0.501])
    assert alike[1] / alike[0] == pytest.approx(2.718281828 ** (SHARP / 20))


def test_situations_are_told_apart_by_the_question_and_its_seat() -> None:
    tree = seedling(2)
    keys = {tree.key(Choice(seat, prompt, vec[i64]())) for seat in (-1, 0, 1) for prompt in ("a", "b")}
    assert len(keys) == 6


def test_secret_answers_of_others_lead_to_one_situation() -> None:
    """Three bid in secret, the last seat first: what the third bid, the second cannot plan with."""
    state = after(GAME, 3, 6, 0)
    assert (asked(state).prompt, asked(state).seat) == ("bid", 2)
    search = searched(state, 400)
    for edge in search.edges:
        for node in edge.follow.values():
            tried = [below for below in node.edges.values() if below.visits > 0]
            assert len(tried) > 1
            assert not any(below.follow for below in tried)
            assert len(node.veiled) == 1


def test_a_covered_number_counts_as_hidden_for_the_others_only() -> None:
    state = after(GAME, 3, 6, 1)
    assert asked(state).prompt == "bid"
    assert [hidden(state, seat) for seat in range(3)] == [1, 1, 0]


def test_open_answers_of_others_lead_to_situations_of_their_own() -> None:
    state = after(GAME, 2, 6, 1)
    assert asked(state).prompt == "bid"
    search = searched(state, 500)
    turn = [node for edge in search.edges for node in edge.follow.values()]
    assert turn
    assert all(not node.veiled for node in turn)


def test_a_move_of_several_answers_is_thought_through_once() -> None:
    state = after(GAME, 2, 3, 2)
    codes = [GAME.verbs.code(option) for option in asked(state).options]
    mind = thinker(400)
    answer(mind, state, seeded(1))
    assert mind.kept is not None
    mind.kept = type(mind.kept)(mind.kept.tree, mind.kept.seen, mind.kept.choice, codes.index("sail"))
    take(state, codes.index("sail"))
    settle(state)
    choice = asked(state)
    assert choice.prompt in ("sail-from", "sail-to")
    grown = mind.kept.grown(redact(state, choice.seat), choice)
    assert grown is not None
    assert sum(edge.visits for edge in grown.root.edges.values()) > 0
    assert grown.size == grown.root.size()


def test_what_was_learnt_is_dropped_when_anything_else_happened() -> None:
    state = after(GAME, 2, 3, 2)
    mind = thinker(100)
    answer(mind, state, seeded(1))
    assert mind.kept is not None
    other = after(GAME, 2, 4, 2)
    assert mind.kept.grown(redact(other, asked(other).seat), asked(other)) is None
    three = after(GAME, 3, 4, 2)
    assert mind.kept.grown(redact(three, asked(three).seat), asked(three)) is None


def test_a_whole_game_of_thinkers_ends() -> None:
    assert play(GAME, [thinker(12), bot("greedy", GAME), thinker(12)], 4).outcome is not None


def test_a_round_plays_on_as_far_as_it_is_told() -> None:
    state = after(GAME, 3, 6, 5)
    search = searched(state, 1)
    by_hand = state.copy()
    luck = search.rng.copy()
    for _answer in range(4):
        take(by_hand, draw(search.game.prior(by_hand, asked(by_hand)), luck))
        settle(by_hand)
    search.play_on(state, 4)
    assert dump(state) == dump(by_hand)
    search.play_on(state, 10_000)
    assert state.outcome is not None


def test_the_upper_levels_and_hints_look_further_than_a_move() -> None:
    assert [mind(GAME).limits.depth for mind in (easy, medium, hard, expert)] == [DEPTH, AHEAD, AHEAD, AHEAD]
    assert HINT.depth == AHEAD > DEPTH


def test_thinking_beats_chance() -> None:
    """How much more it beats is measured in the arena, game by game: docs/study/bots.md."""
    assert wins(GAME, thinker(40), RandomBot(GAME), 10) >= 0.8


@pytest.mark.parametrize(
    "text", ["", "0", "-5", "1.5", "s", "0s", "nans", "99999s", "x", "²", "5/dx", "5/e0", "5/", "5/7x"]
)
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(UnknownBot, match="a search lasts"):
        limits(text)


def test_budgets_are_read() -> None:
    assert (limits("500").rounds, limits("500").seconds) == (500, 0.0)
    assert limits("2.5s").seconds == 2.5
    assert (limits("9/d3/e0.5").depth, limits("9/d3/e0.5").explore) == (3, 0.5)
    assert (limits("9").depth, limits("9").explore) == (DEPTH, EXPLORE)
    levels = [easy(GAME), medium(GAME), hard(GAME)]
    assert tuple(mind.limits.rounds for mind in levels) == GAME.rounds() == (20, 250, 3000)
    assert hard(GAME).limits.seconds < 3.0
    assert expert(GAME).limits.seconds == hard(GAME).limits.seconds


def edges(*results: tuple[float, int, float]) -> list[Edge]:
    """Return edges of seat 0 by prior, visits and mean."""
    found = []
    for prior, visits, mean in results:
        edge = Edge(0, prior)
        for _visit in range(visits):
            edge.add([mean, 1.0 - mean])
        found.append(edge)
    return found


def scale() -> Scale:
    """Return the scale of results from 0.2 to 0.7."""
    found = Scale()
    found.add(0.2)
    found.add(0.7)
    return found


def test_the_first_try_goes_to_the_most_promising() -> None:
    assert select(edges((1.0, 0, 0), (3.0, 0, 0), (2.0, 0, 0)), scale()) == 1


def test_wide_choices_are_opened_bit_by_bit() -> None:
    tried = [(1.0, 1, 0.2)] * 4
    assert select(edges(*tried, (1.0, 0, 0), (9.0, 0, 0)), scale()) == 5
    many = [(1.0, 1, 0.2)] * 6
    assert select(edges(*many, (9.0, 0, 0)), scale()) != 6


def test_of_equally_tried_options_the_better_is_tried_again() -> None:
    assert select(edges((1.0, 9, 0.3), (1.0, 9, 0.6)), scale()) == 1


def test_of_equally_good_options_the_less_tried_is_tried_again() -> None:
    assert select(edges((1.0, 9, 0.5), (1.0, 3, 0.5)), scale()) == 1


def test_nothing_is_untried_when_all_were() -> None:
    assert best_untried(edges((1.0, 1, 0.5))) == -1


def test_the_scale_spreads_what_lies_close_together() -> None:
    found = scale()
    assert [found.of(0.2), found.of(0.7)] == pytest.approx([0.0, 1.0])
    narrow = Scale()
    narrow.add(0.5)
    assert narrow.of(0.505) == pytest.approx(0.25)


def test_bids_are_searched_too() -> None:
    state = after(GAME, 2, 3, 0)
    assert BID.owns(asked(state).options[answer(thinker(200), state, seeded(3))])
