"""Kinds of component and their names."""

from __future__ import annotations

from herna.kernel.kind import Kind


def test_a_component_has_a_name_everywhere() -> None:
    """The ref is the kind's key and the index."""
    city = Kind("city", 3)
    assert [city.ref(index) for index in range(3)] == ["city-0", "city-1", "city-2"]
    assert (city.key, city.count, list(city.numbers)) == ("city", 3, [0, 1, 2])
