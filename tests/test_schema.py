"""The published schema of records says what the kernel reads and writes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from herna.kernel.errors import BadRecord
from herna.kernel.game import Setup
from herna.kernel.record import (
    MAX_ANSWERS,
    MAX_BRANCHES,
    MAX_SEATS,
    MAX_TEXT,
    MAX_WHOLE,
    VERSION,
    Branch,
    Record,
    fresh,
    read,
    write,
)

SCHEMA: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "docs" / "study" / "record.schema.json").read_text(encoding="utf-8")
)
TEXT = st.text(max_size=20).filter(str.isprintable)
SEEDS = st.integers(0, 2**128 - 1)
NUMBERS = st.lists(st.integers(-999, 999), max_size=MAX_SEATS)


def is_valid(plain: object) -> bool:
    """Whether the schema allows it."""
    return bool(jsonschema.Draft202012Validator(SCHEMA).is_valid(plain))


def example() -> dict[str, Any]:
    """Return a record as plain data."""
    found: dict[str, Any] = json.loads(write(fresh("harbours", Setup(2, {"wind": "strong"}))))
    return found


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert is_valid(example())


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    game=TEXT,
    seats=st.integers(0, 9),
    variants=st.dictionaries(TEXT, TEXT, max_size=3),
    seed=SEEDS,
    answers=st.lists(TEXT, max_size=5),
    branches=st.lists(st.builds(Branch, st.integers(0, 99), SEEDS), max_size=3),
    result=st.none() | st.tuples(NUMBERS, NUMBERS),
)
def test_whatever_is_written_is_valid_and_reads_back(
    game: str,
    seats: int,
    variants: dict[str, str],
    seed: int,
    answers: list[str],
    branches: list[Branch],
    result: tuple[list[int], list[int]] | None,
) -> None:
    text = write(Record(game, Setup(seats, variants), seed, answers, "ab", 3, branches, result))
    assert is_valid(json.loads(text))
    assert write(read(text)) == text


BROKEN: dict[str, Any] = {
    "format": "other",
    "version": VERSION + 1,
    "game": 7,
    "rules": -1,
    "setup": [],
    "seed": "XYZ",
    "salt": "s" * (MAX_TEXT + 1),
    "answers": [1],
    "branches": [{"at": 1}],
    "result": {"winners": [True], "scores": []},
}


@pytest.mark.parametrize("field", BROKEN)
def test_schema_and_kernel_refuse_the_same(field: str) -> None:
    plain = example() | {field: BROKEN[field]}
    assert not is_valid(plain)
    with pytest.raises(BadRecord):
        read(json.dumps(plain))


@pytest.mark.parametrize("field", [field for field in BROKEN if field not in ("branches", "result")])
def test_what_is_required_is_required_by_both(field: str) -> None:
    plain = example()
    del plain[field]
    assert not is_valid(plain)
    with pytest.raises(BadRecord):
        read(json.dumps(plain))


def test_limits_are_the_kernels() -> None:
    fields = SCHEMA["properties"]
    assert fields["answers"]["maxItems"] == MAX_ANSWERS
    assert fields["answers"]["items"]["maxLength"] == MAX_TEXT
    assert fields["branches"]["maxItems"] == MAX_BRANCHES
    assert fields["rules"]["exclusiveMaximum"] == MAX_WHOLE
    assert SCHEMA["$defs"]["numbers"]["maxItems"] == MAX_SEATS
