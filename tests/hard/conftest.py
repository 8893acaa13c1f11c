"""What the hard tests share: a PostgreSQL, started once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hard.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    found = Postgres()
    found.start()
    yield found
    found.remove()
