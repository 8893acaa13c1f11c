"""Tells whoever looks after the house what is wrong: in the log, in the numbers, and by a command."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Final

LOG: Final = logging.getLogger("herna.web")
AGAIN: Final = 3600.0
"""Seconds before the command is run again for the same kind of trouble."""

PATIENCE: Final = 30.0
"""Seconds that the command may take."""

DISK: Final = "disk"
"""Little room is left."""
WRITES: Final = "writes"
"""Something could not be read or written."""
DAMAGE: Final = "damage"
"""What was written is not what is read."""
KINDS: Final = (DISK, WRITES, DAMAGE)


class Alarm:
    """Rings for each kind of trouble; the command hears of each at most once an hour."""

    def __init__(self, command: str = "") -> None:
        self.command: Final = command
        """Run by the system's shell, with what is wrong on its input; such as one that sends a mail."""
        self.rung: Final[Counter[str]] = Counter(dict.fromkeys(KINDS, 0))
        self.told: Final[dict[str, float]] = {}
        self.telling: Final[set[asyncio.Task[None]]] = set()

    def ring(self, kind: str, said: str) -> None:
        """Write down what is wrong, count it, and tell whoever wants to be told."""
        LOG.error("%s", said)
        self.rung[kind] += 1
        now = time.monotonic()
        if not self.command or now - self.told.get(kind, -AGAIN) < AGAIN:
            return
        self.told[kind] = now
        task = asyncio.create_task(self.tell(said))
        self.telling.add(task)
        task.add_done_callback(self.telling.discard)

    async def tell(self, said: str) -> None:
        """Run the alert command with what is wrong on its input; one that hangs is killed."""
        running = await asyncio.create_subprocess_shell(self.command, stdin=asyncio.subprocess.PIPE)
        try:
            async with asyncio.timeout(PATIENCE):
                await running.communicate(f"Herna: {said}\n".encode())
        except TimeoutError:
            running.kill()
            await running.wait()
        if running.returncode:
            LOG.error("the alert command ended with exit code %s", running.returncode)

    async def stop(self) -> None:
        """Wait until everything is told."""
        await asyncio.gather(*self.telling, return_exceptions=True)
