"""What the hard tests share: a PostgreSQL, started once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from hard.postgres import Postgres
from web.inns import guest, inn

__all__ = ["guest", "inn"]


@pytest.fixture(autouse=True)
def _own_loop() -> Iterator[None]:
    """Set aside the loop that a browser of other tests keeps running in this thread: these run their own."""
    kept = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(kept)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    found = Postgres()
    found.start()
    yield found
    found.remove()
