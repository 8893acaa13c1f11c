"""Lines of the story."""

from __future__ import annotations

import pytest

from herna.kernel.choice import EVERYONE, TABLE
from herna.kernel.event import Event


@pytest.mark.parametrize("viewer", [0, 1, EVERYONE, TABLE])
def test_public_lines_are_read_by_all(viewer: int) -> None:
    """As they are."""
    line = Event("drew", 0, ("card-3",), 2, EVERYONE)
    assert line.redacted(viewer) is line


@pytest.mark.parametrize("viewer", [1, TABLE])
def test_a_private_line_is_read_by_its_seat(viewer: int) -> None:
    """And by the table."""
    line = Event("drew", 0, ("card-3",), 2, 1)
    assert line.redacted(viewer) is line


@pytest.mark.parametrize("viewer", [0, 2, EVERYONE])
def test_others_read_the_hidden_entry(viewer: int) -> None:
    """Without the components, but with how many."""
    line = Event("drew", 0, ("card-3",), 2, 1).redacted(viewer)
    assert (line.key, line.seat, line.refs, line.n, line.to) == ("drew-hidden", 0, (), 2, EVERYONE)
