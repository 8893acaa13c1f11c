"""What the hard tests share: a PostgreSQL, started once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hard.postgres import Postgres
from web.guests import Guest, Inn


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
