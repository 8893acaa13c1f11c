"""What learners are told: all that a seat sees, nothing that it does not, and every number explained."""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from contract.tables import SEEDS, SHARES, TABLES, USUAL, Table, luck, position, tried
from herna.games import CATALOGUE
from herna.i18n.catalog import catalog
from herna.kernel.dump import dump
from herna.kernel.engine import settle, take
from herna.kernel.observe import checksum
from herna.kernel.pile import SHIFT
from herna.kernel.rng import seeded
from herna.kernel.state import State
from herna.kernel.step import Step
from herna.kernel.view import redact, sample

UNTOLD = ("rng", "story", "floor", "viewer", "stack", "pending")
"""What is no part of a position, or told by the question's own numbers."""


@pytest.mark.parametrize("table", TABLES, ids=str)
@tried(3)
@given(seed=SEEDS, share=SHARES)
def test_numbers_come_from_what_the_seat_sees_alone(table: Table, seed: int, share: float) -> None:
    state = position(table, seed, share)
    for seat in range(table.seats):
        written = list(table.game.encode(state, seat))
        seen = redact(state, seat)
        assert list(table.game.encode(seen, seat)) == written
        assert list(table.game.encode(sample(seen, seeded(seed)), seat)) == written


@pytest.mark.parametrize("table", TABLES, ids=str)
@tried(2)
@given(seed=SEEDS, share=SHARES)
def test_every_number_is_explained_and_small(table: Table, seed: int, share: float) -> None:
    state = position(table, seed, share)
    passages = table.game.passages(table.seats)
    assert all(passage.about and passage.says and passage.count > 0 for passage in passages)
    assert len({passage.about for passage in passages}) == len(passages)
    for seat in range(table.seats):
        line = table.game.encode(state, seat)
        assert len(line) == table.game.width(table.seats)
        assert all(-(2**15) <= number < 2**15 for number in line)


def visible(state: State, seat: int) -> Any:
    """Return what a seat sees of a position, as plain data."""
    plain = dump(redact(state, seat))
    assert isinstance(plain, dict)
    return {name: as_seen(value) for name, value in plain.items() if name not in UNTOLD}


def as_seen(value: Any) -> Any:
    """Return plain data with the cards of a pile sorted, and without who else knows them."""
    if isinstance(value, list):
        return [as_seen(item) for item in value]
    if not isinstance(value, dict):
        return value
    if value.get("is") == "Pile":
        return sorted(cell >> SHIFT for cell in value["cells"])
    if value.get("is") == "Cover":
        return value["values"]
    return {name: as_seen(item) for name, item in value.items()}


@pytest.mark.parametrize("table", USUAL, ids=str)
@tried(2)
@given(seed=SEEDS, share=SHARES)
def test_positions_that_look_different_have_different_numbers(table: Table, seed: int, share: float) -> None:
    """Whatever a seat sees change from one answer to the next changes a number, too."""
    state, draws = position(table, seed, share), luck(seed)
    for _answer in range(20):
        before = [(visible(state, seat), list(table.game.encode(state, seat))) for seat in range(table.seats)]
        asked = state.pending
        if asked is None:
            return
        take(state, draws.below(len(asked.options)))
        settle(state)
        for seat, (looks, numbers) in enumerate(before):
            now = visible(state, seat)
            if now != looks:
                changed = sorted(name for name in now if now[name] != looks[name])
                assert list(table.game.encode(state, seat)) != numbers, changed


def steps_of(key: str) -> set[str]:
    """Return the names of all steps of a game."""
    folder = Path(str(import_module(CATALOGUE[key]).__file__)).parent
    found = set[str]()
    for path in folder.rglob("*.py"):
        parts = path.relative_to(folder).with_suffix("").parts
        if "ui" not in parts and path.name != "__init__.py":
            module = import_module(".".join([CATALOGUE[key], *parts]))
            kinds = (each for _name, each in inspect.getmembers(module, inspect.isclass))
            found |= {kind.__name__ for kind in kinds if issubclass(kind, Step)}
    return found


@pytest.mark.parametrize("key", CATALOGUE)
def test_words_of_a_game_are_told_apart(key: str) -> None:
    prompts = {
        entry for entry in catalog("en", key).wants if entry.startswith("prompt-") and "." not in entry
    }
    prompts = {entry.removeprefix("prompt-") for entry in prompts}
    assert prompts
    for words in (prompts, steps_of(key)):
        assert len({int(checksum(word)) for word in words}) == len(words)
