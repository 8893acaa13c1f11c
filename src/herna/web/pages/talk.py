"""What is said around a table, as far as one viewer may hear it."""

from __future__ import annotations

from dataclasses import dataclass

from herna.web.pages.frame import Frame
from herna.web.store.models import PLAYING, Remark
from herna.web.store.watchers import Murmur
from herna.web.table.rights import Act, may
from herna.web.table.tables import Live


@dataclass(frozen=True)
class Talk:
    """What players say, who watches, and what those who watch say among themselves."""

    remarks: list[Remark]
    watchers: list[str]
    murmurs: list[Murmur] | None
    """None for those who play: it is not for them before the game is over."""


async def heard(frame: Frame, live: Live) -> Talk:
    """Return what the viewer hears; whoever only looks on is noted as such."""
    house, table = frame.house, live.table.id
    watches = live.table.stage == PLAYING and may(live, frame.me, Act.MURMUR)
    if frame.visitor is not None and watches and await house.watchers.look(table, frame.visitor):
        house.streams.nudge(live, "watchers")
    remarks = await house.heard(live, frame.me)
    murmurs = None
    if may(live, frame.me, Act.OVERHEAR):
        muted = await house.reports.muted(frame.me)
        murmurs = [each for each in await house.watchers.said(table) if each.visitor not in muted]
    return Talk(remarks, await house.watchers.names(table), murmurs)
