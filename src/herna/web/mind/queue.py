"""A fair queue: everybody's questions take turns, and those who are in no hurry wait for all others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

Lines: TypeAlias = OrderedDict[str, deque[asyncio.Future[None]]]


class FairQueue:
    """Lets so many work at once; the others wait in lines, one for each owner, which are served in turn."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.hurried: Final[Lines] = OrderedDict()
        self.patient: Final[Lines] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many wait who are in a hurry."""
        return sum(len(line) for line in self.hurried.values())

    @asynccontextmanager
    async def place(self, owner: str, patient: bool = False) -> AsyncIterator[None]:
        """Wait for a place, and give it back."""
        await self.enter(owner, self.patient if patient else self.hurried)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, owner: str, lines: Lines) -> None:
        """Wait for one's turn."""
        if self.free > 0:
            self.free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        lines.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        """Let the next one in: of the owner who has waited longest since being served."""
        for lines in (self.hurried, self.patient):
            while lines:
                owner, line = next(iter(lines.items()))
                turn = line.popleft()
                lines.move_to_end(owner)
                if not line:
                    del lines[owner]
                if not turn.done():
                    turn.set_result(None)
                    return
        self.free += 1
