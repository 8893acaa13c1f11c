"""Records: exact round trips, and clear refusals."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from herna.kernel.errors import BadRecord, HernaError
from herna.kernel.game import Setup
from herna.kernel.record import MAX_BYTES, Branch, Record, commit, fresh, read, write

WORDS = st.text(max_size=20).filter(str.isprintable)
"""Texts in records are printable."""


def record(**changes: Any) -> str:
    """Return a small record as JSON, with some fields changed; None stands for a missing one."""
    whole = Record(
        "toy", Setup(2, {"die": "yes"}), 255, ["add.x1", "pass"], "ab", 3, [Branch(1, 16)], ([0], [5, -2])
    )
    plain = json.loads(write(whole))
    for key, value in changes.items():
        plain[key] = value
    return json.dumps(plain)


def test_a_record_is_plain_json() -> None:
    """With a format and a version first."""
    assert json.loads(record()) == {
        "format": "herna-record",
        "version": 1,
        "game": "toy",
        "rules": 3,
        "setup": {"seats": 2, "variants": {"die": "yes"}},
        "seed": "000000000000000000000000000000ff",
        "salt": "ab",
        "answers": ["add.x1", "pass"],
        "branches": [{"at": 1, "seed": "00000000000000000000000000000010"}],
        "result": {"winners": [0], "scores": [5, -2]},
    }


def test_reading_gives_back_what_was_written() -> None:
    """Every field."""
    text = record()
    again = read(text)
    assert write(again) == write(read(write(again)))
    assert (again.game, again.seed, again.salt, again.rules) == ("toy", 255, "ab", 3)
    assert (again.setup.seats, again.setup.variants) == (2, {"die": "yes"})
    assert again.answers == ["add.x1", "pass"]
    assert [(branch.at, branch.seed) for branch in again.branches] == [(1, 16)]
    assert again.result == ([0], [5, -2])
    assert read(record(result=None)).result is None


@given(
    st.integers(0, 2**128 - 1),
    st.lists(WORDS, max_size=8),
    st.dictionaries(WORDS, WORDS, max_size=3),
)
def test_any_record_survives_the_round_trip(seed: int, answers: list[str], variants: dict[str, str]) -> None:
    """Whatever the words in it."""
    written = write(Record("toy", Setup(4, variants), seed, answers))
    assert write(read(written)) == written


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "not JSON"),
        (record()[:-20], "not JSON; it may be cut short"),
        ("[" * 100_000, "not JSON"),
        ("[]", "not a record of Herna"),
        ("{}", "not a record of Herna"),
        (record(format="other"), "not a record of Herna"),
        (record(version=2), "has version 2; this Herna reads version 1"),
        (record(game=None), "'game' must be a text"),
        (record(game="x" * 300), "'game' must be a text of at most 200"),
        (record(setup=[]), "'setup' must be an object"),
        (record(setup={"seats": True, "variants": {}}), "'seats' must be a whole number"),
        (record(setup={"seats": -1, "variants": {}}), "'seats' must be a whole number"),
        (record(setup={"seats": 10**9, "variants": {}}), "'seats' must be a whole number"),
        (record(setup={"seats": 2}), "'variants' must be an object"),
        (record(setup={"seats": 2, "variants": {"a": 1}}), "'a' must be a text"),
        (record(seed="xyz"), "'seed' must be up to 32 lower-case hexadecimal"),
        (record(seed=""), "'seed' must be up to 32 lower-case hexadecimal"),
        (record(seed="0" * 33), "'seed' must be up to 32 lower-case hexadecimal"),
        (record(seed=7), "'seed' must be a text"),
        (record(answers="pass"), "'answers' must be a list"),
        (record(answers=[1]), "'answers' holds something that is not a short text"),
        (record(answers=["x" * 201]), "'answers' holds something that is not a short text"),
        (record(answers=["pass"] * 100_001), "'answers' must be a list of at most 100000"),
        (record(rules="1"), "'rules' must be a whole number"),
        (record(branches=3), "'branches' must be a list"),
        (record(branches=[3]), "'branches' holds something that is not an object"),
        (record(branches=[{"at": 1}] * 101), "'branches' must be a list of at most 100"),
        (record(branches=[{"at": 1, "seed": "g"}]), "'seed' must be up to 32"),
        (record(result=[]), "'result' must be an object"),
        (record(result={"winners": [0], "scores": "1"}), "'scores' must be a list"),
        (record(result={"winners": [0.5], "scores": [1]}), "'winners' holds something that is not a number"),
        (record(result={"winners": [True], "scores": [1]}), "'winners' holds something that is not a number"),
        (record(result={"winners": [0] * 9, "scores": [1]}), "'winners' must be a list of at most 8"),
        (
            record(result={"winners": [0], "scores": [10**12]}),
            "'scores' holds something that is not a number",
        ),
    ],
    ids=lambda value: value[:40] if isinstance(value, str) else None,
)
def test_damaged_and_foreign_records_are_refused_with_a_sentence(text: str, sentence: str) -> None:
    """Never with a traceback of ours."""
    with pytest.raises(BadRecord, match=sentence):
        read(text)


def test_oversized_records_are_refused_unread() -> None:
    """Before they are parsed."""
    with pytest.raises(BadRecord, match=f"larger than {MAX_BYTES} bytes"):
        read(" " * (MAX_BYTES + 1))
    with pytest.raises(BadRecord, match="not JSON"):
        read(" " * MAX_BYTES)


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    """With an error of ours and no other."""
    with pytest.raises(HernaError):
        read(text)


def test_the_commitment_binds_the_seed() -> None:
    """It is the fingerprint of salt and seed, as anybody can compute it."""
    expected = hashlib.sha256(b"ab:000000000000000000000000000000ff").hexdigest()
    assert commit("ab", 255) == expected
    assert read(record()).commitment() == expected
    assert commit("ab", 254) != expected
    assert commit("ac", 255) != expected


def test_fresh_records_have_secure_seeds_of_their_own() -> None:
    """And salts, so that equal seeds cannot be found out."""
    records = [fresh("toy", Setup(2, {}), 4) for _ in range(20)]
    assert len({each.seed for each in records}) == 20
    assert len({each.salt for each in records}) == 20
    assert all(each.seed < 2**128 and len(each.salt) == 32 for each in records)
    assert max(each.seed for each in records) >= 2**120
    assert {each.rules for each in records} == {4}
    assert records[0].answers == []
    assert records[0].branches == []
