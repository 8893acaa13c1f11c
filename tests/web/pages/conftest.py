"""A game that is over, for tests that look back at it."""

from __future__ import annotations

import pytest

from web.guests import Guest, Inn


@pytest.fixture(scope="module")
def done(inn: Inn) -> tuple[Guest, str]:
    """A finished game and who played it."""
    guest = inn.guest()
    return guest, guest.finished()
