"""What owners of a house do in it, by pages and programs; each deed is in the journal and counts at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import func

from herna.web.club.farewell import Farewell
from herna.web.club.gate import Gate, net
from herna.web.guard.problems import BadNumber, NotNow
from herna.web.store.models import Standing
from herna.web.store.order import ADDRESS, BAN_KINDS, PLAYER
from herna.web.store.removal import compact
from herna.web.store.reports import Reports
from herna.web.store.schema import TABLES
from herna.web.store.sessions import Sessions
from herna.web.store.settings import MOST_DAYS, decided, text

LONGEST_INVITATION: Final = 365
MOST_USES: Final = 1000


class Keeping:
    """Keeps order; ``by`` is always the owner who does something."""

    def __init__(
        self,
        gate: Gate,
        farewell: Farewell,
        sessions: Sessions,
        reports: Reports,
        decided_anew: Callable[[], None],
    ) -> None:
        self.gate: Final = gate
        self.farewell: Final = farewell
        self.sessions: Final = sessions
        self.reports: Final = reports
        self.decided_anew: Final = decided_anew
        """Called when there may be something else to clear away."""

    async def done(self, by: str, what: str, detail: str = "") -> None:
        """Write down what an owner has done, and let it count at once."""
        await self.gate.order.note(by, what, detail)
        await self.gate.refresh()

    # the house

    async def compact(self, by: str) -> None:
        """Give room that is not needed back to the disk."""
        await compact(self.gate.store)
        await self.done(by, "compact")

    async def decide(self, by: str, given: dict[str, str]) -> None:
        """Decide anew; what is not given stays."""
        before = self.gate.rules.__dict__
        rules = decided({key: given.get(key, text(value)) for key, value in before.items()})
        changed = [key for key, value in rules.__dict__.items() if value != before[key]]
        if changed:
            await self.gate.settings.write(rules)
            await self.done(by, "decide", ", ".join(changed))
            self.decided_anew()

    async def invite(self, by: str, note: str, uses: int, days: int) -> str:
        """Make an invitation to the house, and return its token, which is shown only now."""
        if not (1 <= uses <= MOST_USES and 1 <= days <= LONGEST_INVITATION):
            raise BadNumber(
                f"an invitation lets in 1 to {MOST_USES} people, for 1 to {LONGEST_INVITATION} days"
            )
        token = await self.gate.order.invite(note.strip(), uses, days)
        await self.done(by, "invite", f"{uses} / {days}")
        return token

    async def withdraw(self, by: str, admission: str) -> None:
        """Let an invitation let in nobody any more."""
        await self.gate.order.withdraw(admission)
        await self.done(by, "withdraw")

    # who is not welcome

    async def ban(self, by: str, kind: str, about: str, reason: str, days: int) -> None:
        """Let a player or an address in no more, or hear a player no more; for days, or for ever with 0."""
        if kind not in BAN_KINDS:
            raise NotNow(f"a ban is about {', '.join(BAN_KINDS)}")
        if not 0 <= days <= MOST_DAYS:
            raise BadNumber(f"a ban lasts 1 to {MOST_DAYS} days, or for ever with 0")
        if kind == ADDRESS:
            about = net(about)
        else:
            await self.somebody(about)
            self.no_owner(about)
        reason = reason.strip()
        await self.gate.order.ban(kind, about, reason, by, days)
        if kind == PLAYER:
            await self.farewell.rise(about)
        await self.done(by, "ban", " ".join([about, *([kind] if kind != ADDRESS else []), reason]))

    async def ban_address_of(self, by: str, player: str, reason: str, days: int) -> None:
        """Let in nobody from where a player came last; the journal names the player."""
        self.no_owner(player)
        about = net(self.gate.known.get(player, ""))
        await self.gate.order.ban(ADDRESS, about, reason.strip(), by, days)
        await self.done(by, "ban", f"{player} {ADDRESS} {reason.strip()}")

    async def pardon(self, by: str, kind: str, about: str) -> None:
        """End a ban."""
        if await self.gate.order.pardon(kind, about):
            await self.done(by, "pardon", f"{kind} {about}")

    # people

    async def somebody(self, player: str) -> str:
        """Return what a player is called, or refuse somebody who is nobody any more."""
        known = (await self.gate.ledger.names({player})).get(player)
        if known is None:
            raise NotNow("this player has gone")
        return known

    def no_owner(self, player: str) -> None:
        """Refuse what is not done to owners."""
        if player in self.gate.owners:
            raise NotNow("whoever keeps order here must be dismissed first")

    async def appoint(self, by: str, player: str) -> None:
        """Let a player keep order, too."""
        await self.somebody(player)
        await self.gate.order.appoint(player)
        await self.done(by, "appoint", player)

    async def dismiss(self, by: str, player: str) -> None:
        """Let a player keep order no longer; somebody must."""
        if player not in self.gate.owners:
            raise NotNow("this player does not keep order here")
        if len(self.gate.owners) < 2:
            raise NotNow("somebody must keep order here: let somebody else do it first")
        await self.gate.order.dismiss(player)
        await self.done(by, "dismiss", player)

    async def end(self, by: str, player: str) -> None:
        """End all sessions of a player, programs too."""
        self.no_owner(player)
        for each in await self.sessions.of(player):
            await self.sessions.end(player, each.id)
        await self.done(by, "end", player)

    async def remove(self, by: str, player: str) -> None:
        """Forget a player; their games stay without the name."""
        self.no_owner(player)
        await self.somebody(player)
        await self.farewell.forget(player)
        await self.done(by, "remove-player", player)

    # tables and reports

    async def tables(self, query: str = "") -> list[Standing]:
        """Return the tables of the house, the latest first; by a part of their name, or by their address."""
        named = func.lower(TABLES.c.name).contains(query.lower(), autoescape=True) | (TABLES.c.id == query)
        return await self.gate.store.standings(named if query else TABLES.c.id != "")

    async def remove_table(self, by: str, table: str, reason: str) -> None:
        """Take a table out of the house, with all that was said at it."""
        row, _seats = await self.gate.store.table(table)
        await self.farewell.clear(table)
        await self.done(by, "remove-table", f"{table} {row.game} {reason.strip()}")

    async def deal(self, by: str, report: str) -> None:
        """Put a report aside as dealt with."""
        found = await self.reports.deal(report)
        if found is not None:
            await self.done(by, "deal", found.about)
