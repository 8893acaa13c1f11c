"""Options as numbers with a fixed meaning."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from herna.kernel.choice import PASS
from herna.kernel.errors import IllegalAnswer
from herna.kernel.kind import Kind
from herna.kernel.rows import i64, vec
from herna.kernel.verb import Verbs

CITY = Kind("city", 4)
VERBS = Verbs()
TAX = VERBS.add("tax", CITY)
DIAL = VERBS.add("dial", least=-2, most=3)
MOVE = VERBS.add("move", CITY, least=1, most=5)
REST = VERBS.add("rest")


def test_numbers_follow_the_order_of_the_verbs() -> None:
    """Pass is 0, then each verb's options without a gap."""
    assert TAX.of(0) == PASS + 1
    assert TAX.of(3) == 4
    assert DIAL.of(value=-2) == 5
    assert DIAL.of(value=3) == 10
    assert MOVE.of(0, 1) == 11
    assert MOVE.of(3, 5) == 30
    assert REST.of() == 31
    assert VERBS.size == 32


def test_every_option_reads_back() -> None:
    """A number has one code, one verb, one target and one value."""
    codes = [VERBS.code(option) for option in range(VERBS.size)]
    assert len(set(codes)) == len(codes)
    assert [VERBS.parse(code) for code in codes] == list(range(VERBS.size))
    assert codes[0] == "pass"
    assert VERBS.code(TAX.of(2)) == "tax.2"
    assert VERBS.code(DIAL.of(value=3)) == "dial.x3"
    assert VERBS.code(DIAL.of(value=-2)) == "dial.x-2"
    assert VERBS.code(MOVE.of(1, 4)) == "move.1.x4"
    option = MOVE.of(2, 3)
    assert (MOVE.target(option), MOVE.value(option)) == (2, 3)
    assert MOVE.owns(option)
    assert not TAX.owns(option)
    assert not REST.owns(option)


def test_a_code_of_older_records_means_the_same_option() -> None:
    """Records are kept longer than spellings; what is offered has the new one."""
    verbs = Verbs()
    old = verbs.add("next", least=0, most=2)
    new = verbs.add("first", CITY)
    verbs.respell("next.x2", new.of(1))
    assert verbs.parse("next.x2") == verbs.parse("first.1") == new.of(1)
    assert verbs.parse("next.x1") == old.of(0, 1)
    assert verbs.code(new.of(1)) == "first.1"


def test_anchors_are_the_components_pointed_at() -> None:
    """A verb without a kind is a plain button."""
    assert VERBS.anchor(MOVE.of(2, 3)) == "city-2"
    assert VERBS.anchor(DIAL.of(value=0)) == ""


def test_rows_of_options() -> None:
    """Each target, or each amount up to the most."""
    assert list(TAX.each(vec[i64]([1, 3]))) == [2, 4]
    assert list(TAX.onto(vec[i64]([PASS]), vec[i64]([0]))) == [PASS, 1]
    assert [DIAL.value(option) for option in DIAL.up_to(1)] == [-2, -1, 0, 1]
    assert [MOVE.value(option) for option in MOVE.up_to(2, 3)] == [1, 2]
    assert [MOVE.target(option) for option in MOVE.up_to(2, 3)] == [3, 3]
    assert list(MOVE.up_to(0, 1)) == []


@pytest.mark.parametrize(("target", "value"), [(4, 1), (-1, 1), (0, 6), (0, 0), (3, 7)])
def test_options_outside_their_verb_are_refused(target: int, value: int) -> None:
    """A wrong amount must never become another component's option."""
    with pytest.raises(ValueError, match="has no option"):
        MOVE.of(target, value)


@pytest.mark.parametrize(
    "code",
    ["", "tax", "tax.4", "tax.-1", "tax.01", "tax.1.1", "tax.x1", "dial.x4", "dial.x-3", "dial.x--2",
     "dial.x-02",
     "dial.3", "move.1", "move.1.x6", "move.x2.1", "nothing", "pass.0", "tax.1.x0", "TAX.1",
     "tax.\u0661", "tax.1 ",
     "tax.9999999999999999999999"],
)  # fmt: skip
def test_misspelled_codes_are_refused(code: str) -> None:
    """Exactly one spelling of each option is accepted."""
    with pytest.raises(IllegalAnswer):
        VERBS.parse(code)


@given(st.text(max_size=30))
def test_any_text_is_a_code_or_refused(text: str) -> None:
    """Nothing but the exact code of an option is read."""
    try:
        option = VERBS.parse(text)
    except IllegalAnswer:
        return
    assert VERBS.code(option) == text


@pytest.mark.parametrize("option", [-1, 32])
def test_numbers_without_a_meaning_are_refused(option: int) -> None:
    """Beyond the last verb, and below pass."""
    with pytest.raises(IllegalAnswer, match="no answer has the number"):
        VERBS.verb(option)


def test_options_take_the_place_of_a_row_of_components() -> None:
    """They are those that ``each`` makes."""
    cities = vec[i64]([0, 2])
    assert list(TAX.over(cities[:])) == list(TAX.each(cities))
    assert list(cities) == [0, 2]


def test_a_table_has_a_number_for_every_option() -> None:
    numbers = VERBS.table(((VERBS.verbs[0], 0.5), (MOVE, 3.0)), usual=2.0)
    assert len(numbers) == VERBS.size
    assert numbers[PASS] == 0.5
    assert {numbers[option] for option in range(MOVE.first, MOVE.end)} == {3.0}
    assert {numbers[TAX.of(3)], numbers[DIAL.of(value=3)], numbers[REST.of()]} == {2.0}
