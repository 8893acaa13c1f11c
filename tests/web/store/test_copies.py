"""Backups at regular times."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from herna.web.store.backup import restore
from herna.web.store.copies import copies
from herna.web.store.models import Visitor
from herna.web.store.store import Store
from web.guests import apart


class Enough(Exception):  # noqa: N818
    """Ends a loop that would go on for ever."""


async def made(db: str, path: Path, times: int) -> list[float]:
    """Make so many backups, and return how long was waited after each."""
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == times:
            raise Enough

    with pytest.raises(Enough):
        await copies(db, path, 24, 2, wait)
    return waits


def test_the_latest_backups_are_kept_and_can_be_restored(tmp_path: Path) -> None:
    async def kept() -> Visitor | None:
        db = f"sqlite:///{tmp_path / 'herna.db'}"
        store = Store(db)
        await store.open()
        await store.add_visitor(Visitor("a" * 32, "Jana"), "token")
        await store.close()
        assert await made(db, tmp_path / "herna.backup", 4) == [86_400.0] * 4
        again = f"sqlite:///{tmp_path / 'again.db'}"
        await restore(again, max(tmp_path.glob("herna.backup.*")))
        restored = Store(again)
        found = await restored.visitor("token")
        await restored.close()
        return found

    assert apart(kept()) == Visitor("a" * 32, "Jana")
    assert len(list(tmp_path.glob("herna.backup.*"))) == 2


def test_a_backup_that_fails_is_reported_and_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        apart(made(f"sqlite:///{tmp_path / 'herna.db'}", tmp_path / "nowhere" / "herna.backup", 2))
    assert caplog.text.count("no backup was made") == 2
