"""Finished games looked at again by a bot: the chances to win over time, and what changed them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from herna.bots.analysis import Analysis, Moment, final
from herna.kernel.record import write
from herna.web.mind import worker
from herna.web.mind.thinkers import Thinkers
from herna.web.table.tables import Live

KEPT: Final = 32
"""How many analyses are kept; another look makes them anew."""

AT_ONCE: Final = 1
"""How many decisions are looked at in one go; between them, bots that have to answer come first."""


@dataclass
class Study:
    """An analysis that is being made, or is done."""

    total: int
    final: tuple[float, ...]
    moments: list[Moment] = field(default_factory=list)
    failed: bool = False

    @property
    def done(self) -> bool:
        """Whether every decision was looked at."""
        return self.failed or len(self.moments) >= self.total

    @property
    def percent(self) -> int:
        """How far it is."""
        return 100 if not self.total else 100 * len(self.moments) // self.total

    def analysis(self) -> Analysis:
        """Return what is known so far."""
        return Analysis(tuple(self.moments), self.final)


class Analyses:
    """The analyses of this house, each made once, in the bots' processes."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers: Final = thinkers
        self.studies: Final[OrderedDict[str, Study]] = OrderedDict()
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    def get(self, table: str) -> Study | None:
        """Return the analysis of a table's game, if somebody asked for it."""
        return self.studies.get(table)

    def begin(self, live: Live) -> Study:
        """Look at a finished game, unless that is done or being done."""
        table = live.table.id
        if table not in self.studies:
            record = live.playing().record
            study = Study(len(record.answers), final(record))
            self.studies[table] = study
            while len(self.studies) > KEPT:
                self.studies.popitem(last=False)
            task = asyncio.create_task(self.work(table, write(record), study))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        return self.studies[table]

    async def work(self, table: str, record: str, study: Study) -> None:
        """Look at one decision after the other."""
        while not study.done and self.studies.get(table) is study:
            given = (table, record, len(study.moments), AT_ONCE)
            found = await self.thinkers.work(worker.study, *given, owner=table, patient=True)
            study.failed = not found
            study.moments += found or []

    async def stop(self) -> None:
        """Give up what is being made."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
