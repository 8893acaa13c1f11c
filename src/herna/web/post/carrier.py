"""Carries what is in the outbox to whoever should hear it: at the right time, once, and again if it fails."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final

from herna.web.post.occasions import stands
from herna.web.post.outside import Outcome
from herna.web.store.addressees import Addressee, Addressees
from herna.web.store.chore import Chore
from herna.web.store.outbox import Message, Outbox
from herna.web.store.wishes import MAIL

LOG: Final = logging.getLogger("herna.web")
EVERY: Final = 5.0
"""Seconds between looks into the outbox."""
HELD: Final = 90.0
"""Seconds after which another server may send what this one has in hand; longer than any attempt."""
AT_ONCE: Final = 32
"""How many parcels are on their way at once."""
PATIENCE: Final = 30.0
"""Seconds to wait while a page is open."""
MOMENT: Final = 2.0
TRIES: Final = (60.0, 300.0, 900.0, 3600.0, 4 * 3600.0, 12 * 3600.0, 24 * 3600.0)
"""Seconds between one attempt and the next; after the last one it is given up."""
LONGEST_WAIT: Final = 24 * 3600.0
HOUR: Final = 3600.0
HOURLY: Final = 720
"""Rounds after which what was told long ago is forgotten."""

Send = Callable[[Addressee, Sequence[Message]], Awaitable[Outcome]]
"""Sends one parcel to somebody: several messages by mail, else one."""


class Carrier:
    """One task that looks into the outbox, and one for each parcel on its way."""

    def __init__(
        self,
        outbox: Outbox,
        people: Addressees,
        send: Send,
        absent: float,
        every: float = EVERY,
    ) -> None:
        self.outbox: Final = outbox
        self.people: Final = people
        self.send: Final = send
        self.absent: Final = absent
        """Seconds without a sign of an open page after which somebody counts as away."""
        self.chore: Final = Chore("look into the outbox", every, self.round)
        self.rounds = 0
        self.going: Final[set[asyncio.Task[None]]] = set()
        self.sent: Final[Counter[str]] = Counter()
        """How many parcels went, and how many attempts failed."""

    def start(self) -> None:
        """Begin to look into the outbox, again and again until it is stopped."""
        self.chore.start()

    async def stop(self) -> None:
        """End; what does not arrive in a moment is sent again later, and says so."""
        await self.chore.stop()
        if self.going:
            await asyncio.wait(self.going, timeout=MOMENT)
        for task in list(self.going):
            task.cancel()
        await asyncio.gather(*self.going, return_exceptions=True)

    async def round(self) -> int:
        """Take what can be sent now, as far as there is room; nothing is left to do at once."""
        if self.rounds % HOURLY == 0:
            await self.outbox.tidy()
        self.rounds += 1
        for parcel in self.parcels(await self.outbox.due(AT_ONCE * 4)):
            if len(self.going) < AT_ONCE:
                await self.begin(parcel)
        return 0

    def parcels(self, due: Iterable[Message]) -> list[list[Message]]:
        """Return what goes together: by mail all that somebody hears."""
        found: dict[tuple[str, str], list[Message]] = {}
        for each in due:
            found.setdefault((each.visitor, each.way if each.way == MAIL else each.id), []).append(each)
        return list(found.values())

    async def begin(self, parcel: list[Message]) -> None:
        """Let a parcel go if it is time, and no other server was first."""
        whose = await self.people.get(parcel[0].visitor)
        ready = [] if whose is None else await self.ready(whose, parcel)
        if whose is None or not ready:
            return
        if ready[0].way == MAIL and not await self.people.begin_mail(whose, self.outbox.now()):
            return
        taken = await self.outbox.take([each.id for each in ready], HELD)
        if taken:
            task = asyncio.create_task(self.carry(whose, taken))
            self.going.add(task)
            task.add_done_callback(self.going.discard)

    async def ready(self, whose: Addressee, parcel: list[Message]) -> list[Message]:
        """Return what of a parcel should go now; what should not waits, or is dropped."""
        async with self.outbox.store.engine.connect() as connection:
            wanted = [
                each
                for each in parcel
                if each.way in whose.wishes.ways(each.event) and await stands(connection, each, whose.seen)
            ]
        dropped = [each.id for each in parcel if each not in wanted]
        if dropped:
            await self.outbox.delay(dropped, None)
        unheard = [each for each in wanted if each.doubt]  # they go again as they went, by themselves
        later = self.not_before(whose, parcel[0].way, bool(unheard))
        if wanted and later is not None:
            await self.outbox.delay([each.id for each in wanted], later)
            return []
        return unheard or wanted

    def not_before(self, whose: Addressee, way: str, again: bool) -> float | None:
        """Return until when somebody is to be left in peace; None if now is fine."""
        now = self.outbox.now()
        quiet = whose.wishes.quiet_until(now)
        if quiet is not None:
            return quiet
        if now - whose.seen < self.absent:
            return now + min(PATIENCE, self.absent)
        next_mail = whose.mailed + whose.wishes.pause * HOUR
        return next_mail if way == MAIL and now < next_mail and not again else None

    async def carry(self, whose: Addressee, taken: list[Message]) -> None:
        """Send a parcel, and note how it went."""
        ids, way = [each.id for each in taken], taken[0].way
        try:
            found = await self.send(whose, taken)
        except Exception:
            LOG.exception("a message could not be made")
            found = Outcome(False, "a mistake of the house")
        now = self.outbox.now()
        self.sent[f"{way}_{'sent' if found.done else 'failed'}"] += 1
        if way == MAIL and not found.done:
            await self.people.put(whose.id, mailed=whose.mailed)
        tries = max(each.tries for each in taken)
        if found.done or not found.again or tries > len(TRIES):
            await self.outbox.settle(ids, None)
        else:
            pause = max(TRIES[tries - 1], min(found.wait, LONGEST_WAIT))
            await self.outbox.settle(ids, now + pause, found.sure)
