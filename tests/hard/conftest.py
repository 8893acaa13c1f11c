"""What the hard tests share: a PostgreSQL, started once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from hard.postgres import Postgres
from web.guests import Guest, Inn


@pytest.fixture(autouse=True)
def _own_loop() -> Iterator[None]:
    """Set aside the loop that a browser of other tests keeps running in this thread: these run their own."""
    kept = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(kept)


@pytest.fixture(scope="session")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A house that stays open for all tests."""
    found = Inn(f"sqlite:///{tmp_path_factory.mktemp('inn') / 'herna.db'}").open()
    yield found
    found.close()


@pytest.fixture
def guest(inn: Inn) -> Guest:
    """A newcomer."""
    return inn.guest()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    found = Postgres()
    found.start()
    yield found
    found.remove()
