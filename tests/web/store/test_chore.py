"""What a house does by itself ends when the house does, whatever comes in just then."""

from __future__ import annotations

import asyncio

import pytest

from herna.web.store.chore import Chore
from web.guests import apart

LONG = 3600.0


@pytest.mark.parametrize("moments", range(6))
def test_a_chore_ends_although_news_comes_in_the_moment_before(moments: int) -> None:
    done: list[int] = []

    async def work() -> int:
        done.append(1)
        return 0

    async def day() -> None:
        chore = Chore("sweep", LONG, work)
        chore.start()
        await asyncio.sleep(0.01)
        chore.wake()
        for _moment in range(moments):
            await asyncio.sleep(0)
        async with asyncio.timeout(10):
            await chore.stop()
        assert chore.task is not None and chore.task.done()

    apart(day())
    assert done
