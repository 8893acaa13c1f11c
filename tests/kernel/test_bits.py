"""Sets of places as the bits of one number."""

from __future__ import annotations

import pytest

from herna.kernel import bits
from herna.kernel.bits import bit, first, has, mask_of, onto, places, size
from herna.kernel.kind import Kind
from herna.kernel.rows import i64, vec
from herna.kernel.verb import Verbs


def test_every_place_up_to_57_is_found_by_its_bit() -> None:
    for place in range(58):
        assert first(bit(place)) == place
        assert list(places(bit(place))) == [place]


def test_a_set_lists_its_places_in_order_and_counts_them() -> None:
    mask = mask_of(vec[i64]([53, 0, 7]))
    assert list(places(mask)) == [0, 7, 53]
    assert first(mask) == 0
    assert size(mask) == 3
    assert size(0) == 0
    assert list(places(0)) == []
    assert has(mask, 7) and not has(mask, 8)


def test_a_verb_is_offered_for_each_place_of_a_set() -> None:
    verbs = Verbs()
    pour = verbs.add("pour", Kind("vat", 9), most=3)
    options = onto(pour, vec[i64]([0]), mask_of(vec[i64]([2, 5])))
    assert [verbs.code(option) for option in options] == ["pass", "pour.2.x0", "pour.5.x0"]


@pytest.mark.parametrize("place", [-1, -64, 58, 63, 64])
def test_a_place_that_no_set_has_is_an_error(place: int) -> None:
    """Interpreted runs say so at once; compiled, such a shift would be some other place."""
    with pytest.raises(IndexError, match=f"no place {place}"):
        bits.check(place)
    if not bits.__file__.endswith(".py"):
        return
    for use in (bit, lambda which: has(1, which), lambda which: mask_of(vec[i64]([0, which]))):
        with pytest.raises(IndexError, match=f"no place {place}"):
            use(place)


def test_an_empty_set_has_no_first_place() -> None:
    if not bits.__file__.endswith(".py"):
        assert first(0) == 0
        return
    with pytest.raises(IndexError, match="empty set"):
        first(0)
