"""Numbers set face down."""

from __future__ import annotations

from herna.kernel.choice import EVERYONE, TABLE
from herna.kernel.cover import HIDDEN, covers
from herna.kernel.pile import PUBLIC, only


def test_a_number_is_known_to_whoever_set_it() -> None:
    """Until it is shown."""
    bids = covers(3, -1)
    bids.put(1, 4, 1)
    assert bids.at(1) == 4
    assert list(bids.known) == [PUBLIC, only(1), PUBLIC]
    seen = {viewer: bids.copy() for viewer in (0, 1, EVERYONE, TABLE)}
    for viewer, view in seen.items():
        view.redact(viewer)
        assert view.at(0) == -1
        assert view.at(1) == (4 if viewer in (1, TABLE) else HIDDEN)
    assert bids.show(1) == 4
    assert bids.known[1] == PUBLIC


def test_a_number_laid_open_is_known_to_all() -> None:
    """And copies do not share their numbers."""
    bids = covers(2)
    twin = bids.copy()
    bids.put(0, 3, EVERYONE)
    assert bids.known[0] == PUBLIC
    assert (bids.at(0), twin.at(0)) == (3, 0)
    bids.put(0, 1, 1)
    assert twin.known[0] == PUBLIC
