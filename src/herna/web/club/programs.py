"""Programs that act for somebody: tokens with bounds, and players that are programs and say so."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from herna.games import game as found_game
from herna.web.club.gate import Gate
from herna.web.guard.problems import BadNumber, NotNow, NotYours
from herna.web.guard.scopes import Right, Scope, wanted
from herna.web.store.models import NONE, OVER, Visitor
from herna.web.store.sessions import LONGEST_LABEL, Session, Sessions
from herna.web.store.store import Store

DAY: Final = 86_400.0
LONGEST_LIFE: Final = 3650
"""Days after which a token ends at the latest, unless it never does."""


class Programs:
    """Makes tokens, and remembers who is a program."""

    def __init__(self, store: Store, sessions: Sessions, gate: Gate, now: Callable[[], float]) -> None:
        self.store: Final = store
        self.sessions: Final = sessions
        self.gate: Final = gate
        self.now: Final = now

    async def make(
        self, visitor: Visitor, label: str, rights: Iterable[str], game: str, table: str, days: int
    ) -> str:
        """Return a new token for a program; it is shown only now. A token with bounds makes no others."""
        mine = Scope.read(visitor.scopes)
        if mine.bound:
            raise NotYours("a token with bounds makes no others: use a browser, or a token without bounds")
        if not 0 <= days <= LONGEST_LIFE:
            raise BadNumber(f"a token lasts 1 to {LONGEST_LIFE} days, or for ever with 0")
        if table:
            known = (await self.store.table(table))[0].game
            if game not in ("", known):
                raise BadNumber(f"{known} is played at table {table}, not {game[:40]!r}")
            game = ""
        elif game:
            found_game(game)
        scope = wanted(rights, game, table, self.now() + days * DAY if days else 0.0)
        if (game or table) and scope.rights & {Right.ACCOUNT, Right.ORDER}:
            raise BadNumber("a token for one game or table has nothing to do with the account or the house")
        keeps = visitor.id in self.gate.owners and Right.ORDER in mine.rights
        if Right.ORDER in scope.rights and not keeps:
            raise NotYours("only owners of this house let a program keep order in it")
        return await self.sessions.begin(visitor.id, label.strip()[:LONGEST_LABEL], scope.text())

    async def of(self, visitor: str) -> list[tuple[Session, Scope, bool]]:
        """Return somebody's programs, what each may do, and whether its time is over."""
        found = [each for each in await self.sessions.of(visitor) if each.scopes]
        scopes = [Scope.read(each.scopes) for each in found]
        return [(each, scope, scope.over(self.now())) for each, scope in zip(found, scopes, strict=True)]

    async def mark(self, visitor: str, program: bool) -> None:
        """Say that a player is a program, or no longer; not while others play against it as what it was."""
        mine = [each.table for each in await self.store.tables_of(visitor) if each.table.stage != OVER]
        if not program and visitor in self.gate.programs and mine:
            raise NotNow("others play against you as a program: finish or leave your tables first")
        if program and any(table.options.programs_sit == NONE for table in mine):
            raise NotNow("you sit at a table at which only people play: finish or leave it first")
        await self.gate.ledger.choose(visitor, program=int(program))
        await self.gate.refresh()
