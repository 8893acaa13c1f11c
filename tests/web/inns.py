"""What tests of a running house ask for: one house for all, and newcomers to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

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
