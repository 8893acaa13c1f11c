"""Backups at regular times: each is restored for a trial before older ones are let go."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from herna.kernel.errors import HernaError
from herna.web.store.backup import BadBackup, backup, restore

LOG: Final = logging.getLogger("herna.web")
HOUR: Final = 3600.0
NOWHERE: Final = "sqlite:///:memory:"
"""Where a backup is restored for a trial."""


async def copy(db: str, path: Path, kept: int) -> Path:
    """Write one more backup beside the others, try it, and let the oldest go."""
    made = path.with_name(f"{path.name}.{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")
    rows = await backup(db, made)
    if await restore(NOWHERE, made) != rows:
        raise BadBackup(f"{made} does not hold what was written")
    older = sorted(each for each in path.parent.glob(f"{path.name}.*") if each.suffix != ".part")
    for each in older[:-kept]:
        each.unlink(missing_ok=True)
    return made


async def copies(
    db: str, path: Path, hours: float, kept: int, wait: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> None:
    """Write a backup every so many hours until ended; one that fails is reported, and the next is tried."""
    while True:
        try:
            await copy(db, path, kept)
        except HernaError as wrong:
            LOG.error("no backup was made: %s", wrong)
        await wait(hours * HOUR)
