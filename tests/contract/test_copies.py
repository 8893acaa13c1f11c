"""A copy is the same position, and a life of its own."""

from __future__ import annotations

import pytest
from hypothesis import given

from contract.tables import SEEDS, SHARES, TABLES, Table, luck, match, position, tried
from herna.sim.checks import bad_components, bad_copy, bad_record, bad_undo


@pytest.mark.parametrize("table", TABLES, ids=str)
@tried(6)
@given(seed=SEEDS, share=SHARES)
def test_copies_are_equal_and_independent(table: Table, seed: int, share: float) -> None:
    assert bad_copy(position(table, seed, share), luck(seed)) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
@tried(2)
@given(seed=SEEDS, share=SHARES)
def test_records_lead_to_the_same_position(table: Table, seed: int, share: float) -> None:
    assert bad_record(match(table, seed, share)) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
@tried(2)
@given(seed=SEEDS, share=SHARES)
def test_what_is_taken_back_leaves_no_trace(table: Table, seed: int, share: float) -> None:
    played, rng = match(table, seed, share / 2), luck(seed + 3)
    for _answer in range(8):
        choice = played.choice
        if choice is None:
            break
        code = table.game.verbs.code(choice.options[rng.below(len(choice.options))])
        assert bad_undo(played, code) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
@tried(1)
@given(seed=SEEDS, share=SHARES)
def test_a_game_can_be_continued_otherwise_from_any_point(table: Table, seed: int, share: float) -> None:
    played = match(table, seed, share)
    at = len(played.record.answers) // 2
    other = played.branched(at)
    assert other.record.answers == played.record.answers[:at]
    assert [branch.at for branch in other.record.branches] == [at]
    assert bad_record(other) == []
    assert other.choice is not None
    assert bad_components(table.game, other.state) == []
