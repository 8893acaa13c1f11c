"""Who is let in: newcomers, players and addresses; every request passes here.

What owners decide is kept in mind, so that no request asks the database for it; other servers hear it soon.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from herna.web.guard.problems import BadNumber, Closed, NotYours, Silenced, Unwelcome
from herna.web.guard.tokens import new_token
from herna.web.store.chore import Chore
from herna.web.store.claims import Claims
from herna.web.store.ledger import Ledger
from herna.web.store.models import Visitor
from herna.web.store.order import ADDRESS, PLAYER, SPEECH, Ban, Order
from herna.web.store.settings import PLAIN, HouseRules, Settings
from herna.web.store.store import Store
from herna.web.store.words import Words

EVERY: Final = 15.0
"""Seconds until a server hears what was decided at another one."""

OPEN_TO_ALL: Final = ("/static/", "/type/", "/terms", "/contact", "/health", "/metrics", "/manners")
"""What nobody is kept from."""

ONES_OWN: Final = ("/me", "/api/me")
"""What a player may always do: take one's data along, and go."""

MOST_KNOWN: Final = 10_000
WIDEST: Final = {4: 16, 6: 32}
"""How wide a net of addresses may be banned at most, so that a slip does not lock everybody out."""


def under(path: str, roots: tuple[str, ...]) -> bool:
    """Whether a path is one of those or below it."""
    return any(path == root or path.startswith(root.rstrip("/") + "/") for root in roots)


def net(text: str) -> str:
    """Return an address, or a net of them, as it is kept."""
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadNumber(f"an address looks like 192.0.2.7 or 192.0.2.0/24, not {text[:40]!r}") from None
    if found.prefixlen < WIDEST[found.version]:
        raise BadNumber(f"{found} are too many addresses at once")
    return str(found)


class Gate:
    """The door of a house, and who stands at it."""

    def __init__(self, store: Store, claims: Claims, now: Callable[[], float], every: float = EVERY) -> None:
        self.store: Final = store
        self.claims: Final = claims
        self.settings: Final = Settings(store)
        self.order: Final = Order(store, now)
        self.ledger: Final = Ledger(store)
        self.now: Final = now
        self.rules: HouseRules = PLAIN
        self.bans: dict[tuple[str, str], Ban] = {}
        self.nets: list[IPv4Network | IPv6Network] = []
        self.owners: set[str] = set()
        self.programs: set[str] = set()
        """Players that are programs, as they say of themselves; everybody sees it."""
        self.known: Final[OrderedDict[str, str]] = OrderedDict()
        """From where players came last; never written down."""
        self.chore: Final = Chore("hear what was decided", every, self.hear)

    async def hear(self) -> int:
        """Look at what was decided at other servers."""
        await self.refresh()
        return 0

    async def refresh(self) -> None:
        """Keep in mind what was decided."""
        rules = await self.settings.read()
        if rules.words != self.rules.words:
            self.store.words = Words(rules.words)
        self.rules = rules
        self.bans = {(ban.kind, ban.about): ban for ban in await self.order.bans()}
        self.nets = [ip_network(about) for kind, about in self.bans if kind == ADDRESS]
        self.owners = set(await self.order.owners())
        self.programs = await self.ledger.all_programs()

    def ban(self, kind: str, about: str) -> Ban | None:
        """Return a ban that counts now."""
        found = self.bans.get((kind, about))
        return found if found and (found.until is None or found.until > self.now()) else None

    def pass_address(self, address: str, path: str) -> None:
        """Refuse an address that is not welcome."""
        if not self.nets or under(path, OPEN_TO_ALL):
            return
        try:
            here = ip_address(address)
        except ValueError:
            return
        mapped = getattr(here, "ipv4_mapped", None) or here
        for each in self.nets:
            found = self.ban(ADDRESS, str(each)) if mapped in each else None
            if found is not None:
                raise Unwelcome(found.reason)

    def pass_player(self, visitor: Visitor, address: str, path: str) -> None:
        """Refuse a player who is not welcome, except what concerns only themselves."""
        found = self.ban(PLAYER, visitor.id)
        if found is not None and not under(path, (*OPEN_TO_ALL, *ONES_OWN)):
            raise Unwelcome(found.reason)
        self.known[visitor.id] = address
        self.known.move_to_end(visitor.id)
        if len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)

    def may_speak(self, visitor: str | None) -> None:
        """Refuse words of somebody who may not speak."""
        found = self.ban(SPEECH, visitor or "")
        if found is not None:
            raise Silenced(found.reason)

    def check_owner(self, visitor: Visitor | None) -> Visitor:
        """Return an owner, or refuse."""
        if visitor is None or visitor.id not in self.owners:
            raise NotYours("only the owners of this house can do that")
        return visitor

    async def admit(
        self, name: str, usual: str, label: str = "", invited: bool = False
    ) -> tuple[Visitor, str]:
        """Let a newcomer in and return their token; a closed house lets in only those it has invited."""
        if self.rules.closed and not invited:
            raise Closed("this house lets in only people whom its owners have invited")
        await self.claims.check([name], None)
        visitor, token = Visitor(secrets.token_hex(16), name or usual), new_token()
        await self.store.add_visitor(visitor, token, label)
        return visitor, token
