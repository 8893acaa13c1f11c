"""Every game ends, offers sensible answers, and loses no component."""

from __future__ import annotations

import pytest
from hypothesis import given

from contract.tables import SEEDS, SHARES, TABLES, USUAL, Table, codes, luck, match, position, tried
from herna.games import CATALOGUE, game
from herna.kernel.dump import dump
from herna.kernel.engine import playout, settle, take
from herna.kernel.errors import BadSetup, IllegalAnswer
from herna.kernel.game import Setup
from herna.sim.checks import bad_components, bad_numbers, bad_options, bad_steps


@pytest.mark.parametrize("table", TABLES, ids=str)
@tried(4)
@given(seed=SEEDS)
def test_every_game_ends_within_its_bound(table: Table, seed: int) -> None:
    state = table.new(seed)
    playout(state, luck(seed), table.game.limit(table.seats))
    assert state.outcome is not None
    assert len(state.outcome.scores) == table.seats
    assert state.outcome.winners
    assert all(0 <= seat < table.seats for seat in state.outcome.winners)
    assert list(state.outcome.scores) == list(table.game.standings(state))
    assert bad_components(table.game, state) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
@tried(2)
@given(seed=SEEDS)
def test_at_every_decision_options_are_few_and_distinct_and_components_conserved(
    table: Table, seed: int
) -> None:
    state, rng = table.new(seed), luck(seed)
    choice = settle(state)
    while choice is not None:
        assert bad_options(table.game, choice) == []
        assert bad_components(table.game, state) == []
        take(state, rng.below(len(choice.options)))
        choice = settle(state)


@pytest.mark.parametrize("table", TABLES, ids=str)
@tried(3)
@given(seed=SEEDS, share=SHARES)
def test_no_step_changes_anything_before_it_asks(table: Table, seed: int, share: float) -> None:
    state, rng = position(table, seed, share), luck(seed + 7)
    for _answer in range(25):
        choice = state.pending
        if choice is None:
            break
        take(state, rng.below(len(choice.options)))
        assert bad_steps(state) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
@tried(5)
@given(seed=SEEDS, share=SHARES)
def test_scores_estimates_and_encodings_have_their_shape(table: Table, seed: int, share: float) -> None:
    assert bad_numbers(table.game, position(table, seed, share)) == []


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_an_illegal_answer_changes_nothing(table: Table) -> None:
    played = match(table, 3, 0.4)
    before = dump(played.state)
    choice = played.choice
    assert choice is not None
    offered = {table.game.verbs.code(option) for option in choice.options}
    for code in (
        "",
        "nonsense",
        "pass.1",
        "x" * 10_000,
        *[verb.key + ".99999" for verb in table.game.verbs.verbs],
    ):
        if code not in offered:
            with pytest.raises(IllegalAnswer):
                played.answer(code)
    for index in (-1, len(choice.options)):
        with pytest.raises(IllegalAnswer):
            take(played.state, index)
    assert dump(played.state) == before
    assert codes(table, 3, 0.4) == played.record.answers


@pytest.mark.parametrize("key", CATALOGUE)
def test_bad_setups_are_refused(key: str) -> None:
    table = game(key)
    for setup in (
        Setup(0, {}),
        Setup(max(table.seats) + 1, {}),
        Setup(table.seats[0], {"nonsense": "1"}),
        *[Setup(table.seats[0], {name: "nonsense"}) for name in table.variants],
    ):
        with pytest.raises(BadSetup):
            table.check(setup)


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_option_number_has_one_spelling(key: str) -> None:
    verbs = game(key).verbs
    assert verbs.verbs[0].key == "pass"
    spelled = {}
    for option in range(verbs.size):
        code = verbs.code(option)
        assert verbs.parse(code) == verbs.former.get(code, option)
        spelled[code] = option
    assert len(spelled) == verbs.size
