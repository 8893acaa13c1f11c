"""The lowest rungs: random and greedy."""

from __future__ import annotations

from typing import Any

import pytest

from bots.table import after, answer, asked, play, wins
from harbours.game import GAME
from herna.bots import bot
from herna.bots.lookahead import Move, draw, likeliest, share, shares, weigh, worth
from herna.bots.simple import WORLDS, GreedyBot, RandomBot, highest
from herna.kernel.engine import settle, take
from herna.kernel.game import Game
from herna.kernel.rng import Rng, seeded
from herna.kernel.state import Outcome, State
from herna.kernel.view import redact


def chances(game: Game[Any], state: State) -> list[float]:
    """Return what a position is worth to each seat."""
    return worth(game.values(state), game.spread(), state.outcome)


def test_random_takes_every_option_sooner_or_later() -> None:
    state = after(GAME, 3, 5, 9)
    rng = seeded(1)
    answers = {answer(RandomBot(GAME), state, rng) for _ in range(300)}
    assert answers == set(range(len(asked(state).options)))


def test_greedy_takes_the_gold_when_nothing_else_counts() -> None:
    state = after(GAME, 2, 3, 2)
    choice = asked(state)
    assert choice.prompt == "turn"
    index = answer(GreedyBot(GAME), state, seeded(1))
    gains: list[float] = []
    game: Game[Any] = GAME
    for option in range(len(choice.options)):
        twin = state.copy()
        take(twin, option)
        asks = settle(twin)
        done = asks is None or asks.prompt == "turn"
        gains.append(game.values(twin)[choice.seat] - game.values(twin)[1 - choice.seat] if done else -99.0)
    assert gains[index] in (max(gains), -99.0)


def test_greedy_looks_through_a_move_of_several_answers() -> None:
    """To sail is worth what the best place to sail to is worth, not what an unfinished move is."""
    state = after(GAME, 2, 3, 2)
    choice = asked(state)
    codes = [GAME.verbs.code(option) for option in choice.options]
    weights = GreedyBot(GAME).weights(redact(state, choice.seat), choice, seeded(1))
    now = chances(GAME, state)[choice.seat]
    assert weights[codes.index("sail")] / WORLDS > now


def test_all_options_meet_the_same_luck_which_differs_from_time_to_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    met: list[tuple[int, ...]] = []

    def outcome(_move: Move, _state: State, _leaves: int, luck: Rng) -> float:
        met.append(tuple(luck.below(6) for _roll in range(4)))
        return 0.5

    monkeypatch.setattr(Move, "outcome", outcome)
    state = after(GAME, 3, 5, 9)
    move = Move(GAME, state, asked(state))
    rng = seeded(1)
    for time in range(60):
        weigh(move, state, 4, rng)
        assert len(met) == (time + 1) * len(asked(state).options)
        assert len(set(met[time * len(asked(state).options) :])) == 1
    assert [{rolls[place] for rolls in met} for place in range(4)] == [set(range(6))] * 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_finish_games_of_any_number(seats: int) -> None:
    state = play(GAME, [bot("greedy", GAME) if seat % 2 else bot("random", GAME) for seat in range(seats)], 4)
    assert state.outcome is not None


def test_greedy_beats_random_at_least_85_times_in_100() -> None:
    assert wins(GAME, GreedyBot(GAME), RandomBot(GAME), 60) >= 0.85


def test_a_bot_refuses_a_view_that_is_not_its_own() -> None:
    state = after(GAME, 2, 3, 2)
    choice = asked(state)
    with pytest.raises(ValueError, match="show each its own"):
        GreedyBot(GAME).choose(redact(state, 1 - choice.seat), choice, seeded(1))


def test_chances_add_up_and_follow_the_lead() -> None:
    even = shares([4.0, 4.0, 4.0], 3.0)
    assert even == pytest.approx([1 / 3, 1 / 3, 1 / 3])
    ahead = shares([10.0, 4.0], 3.0)
    assert sum(ahead) == pytest.approx(1.0)
    assert ahead[0] == pytest.approx(1 / (1 + 2.718281828**-2))


def test_a_game_won_is_worth_nearly_everything_and_a_shared_one_half() -> None:
    state = after(GAME, 2, 3, 2)
    game: Game[Any] = GAME
    even = game.values(state)
    state.outcome = Outcome((1,), (0, 0))
    won = chances(GAME, state)
    assert won[1] == pytest.approx(0.9 + 0.1 * shares(even, 3.0)[1])
    assert sum(won) == pytest.approx(1.0)
    state.outcome = Outcome((0, 1), (0, 0))
    assert chances(GAME, state)[0] == pytest.approx(0.45 + 0.1 * shares(even, 3.0)[0])


def test_the_worth_to_one_seat_is_its_part_of_the_whole() -> None:
    values = [3.0, 5.5, 1.0]
    for outcome in (None, Outcome((1,), (0, 0, 0)), Outcome((0, 2), (0, 0, 0))):
        whole = worth(values, 3.0, outcome)
        assert [share(values, 3.0, outcome, seat) for seat in range(3)] == pytest.approx(whole)


def test_a_move_goes_on_by_habit_until_it_is_over() -> None:
    """To sail is answered to its end, and the next question is another turn's."""
    state = after(GAME, 2, 3, 2)
    choice = asked(state)
    move = Move(GAME, state, choice)
    take(state, [GAME.verbs.code(option) for option in choice.options].index("sail"))
    once = state.copy()
    move.go_on(once, 0)
    assert asked(once).prompt in ("sail-from", "sail-to")
    move.go_on(state, 9)
    assert asked(state).prompt == "turn"
    assert not move.lasts(state, asked(state))


def test_the_likeliest_is_the_first_of_the_largest() -> None:
    assert [likeliest([1.0]), likeliest([1.0, 3.0, 3.0]), likeliest([2.0, 1.0])] == [0, 1, 0]


def test_weighted_draws_follow_the_weights() -> None:
    rng = seeded(9)
    counts = [0, 0, 0]
    for _ in range(4000):
        counts[draw([1.0, 0.0, 3.0], rng)] += 1
    assert counts[1] == 0
    assert 900 < counts[0] < 1100


def test_of_equal_weights_each_is_taken_sometimes() -> None:
    rng = seeded(3)
    assert {highest([0.5, 0.9, 0.9], rng) for _ in range(40)} == {1, 2}
