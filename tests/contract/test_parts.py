"""What the heuristic says is told part by part, and every part has words."""

from __future__ import annotations

import pytest
from hypothesis import given

from contract.tables import SEEDS, SHARES, USUAL, Table, position, tried
from herna.i18n.catalog import LANGUAGES, catalog
from herna.kernel.engine import playout
from herna.kernel.rng import seeded
from herna.kernel.view import redact


@pytest.mark.parametrize("table", USUAL, ids=str)
@tried(2)
@given(seed=SEEDS, share=SHARES)
def test_the_parts_add_up_to_what_bots_go_by(table: Table, seed: int, share: float) -> None:
    state = position(table, seed, share)
    for seen in (state, redact(state, 0)):
        found = table.game.parts(seen)
        sums = [sum(amounts[seat] for _key, amounts in found) for seat in range(table.seats)]
        assert sums == pytest.approx(table.game.values(seen))
        assert len(found) > 1


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_the_parts_of_a_finished_game_add_up_too(table: Table) -> None:
    state = table.new(5)
    playout(state, seeded(6), table.game.limit(table.seats))
    found = table.game.parts(state)
    sums = [sum(amounts[seat] for _key, amounts in found) for seat in range(table.seats)]
    assert sums == pytest.approx(table.game.values(state))


@pytest.mark.parametrize("table", USUAL, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_can_be_said(table: Table, language: str) -> None:
    words = catalog(language, table.key)
    for key, _amounts in table.game.parts(table.new(1)):
        for way in ("more", "less"):
            assert words.has(f"part-{key}.{way}")
