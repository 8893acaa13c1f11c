"""What is agreed on before a tournament: games, form, tables, pace, deadlines, who may enter, what counts."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field
from typing import Final

from herna.cups.rounds import MOST_ROUNDS, Form, Kind
from herna.cups.sizes import least_size
from herna.games import game
from herna.kernel.errors import BadSetup
from herna.web.store.clock import BANKS, DAY, HOUR, MINUTE, QUICK, SLOW, agreed
from herna.web.store.models import ALL, NONE, Options

KINDS: Final = tuple(str(kind) for kind in Kind)
MOST_SIZE: Final = 5
LEAST_ENTRANTS: Final = 2
MOST_ENTRANTS: Final = 64
CUP_PACES: Final = (QUICK, SLOW)
"""In one evening, or over days: there is always a clock, so that nobody waits for ever."""

LENGTHS: Final = {
    QUICK: (30 * MINUTE, HOUR, 90 * MINUTE, 2 * HOUR, 3 * HOUR),
    SLOW: (3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY),
}
"""How long a round may be, as the form offers it."""
USUAL_LENGTH: Final = {QUICK: 90 * MINUTE, SLOW: 14 * DAY}
LEAST_LENGTH: Final = 5 * MINUTE
MOST_LENGTH: Final = 60 * DAY
ENTRIES: Final = (0, 15 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY)
"""For how long one may enter, as the form offers it; 0 is until its host begins."""
MOST_ENTRY: Final = 60 * DAY

PLAYED: Final = "played"
LAST: Final = "last"
COUNTS: Final = (PLAYED, LAST)
"""How a game counts that a bot ended for somebody who forgot it: as the bot played, or as the last place."""


@dataclass(frozen=True)
class Plan:
    """What is agreed on before a tournament."""

    games: tuple[str, ...]
    """One game, or several that take turns from round to round."""
    kind: str = Kind.SWISS
    size: int = 2
    rounds: int = 0
    """How many there are; 0 is as many as it takes."""
    most: int = 0
    """How many places there are, and once all are taken it begins; 0 is as many as the house has room for."""
    begins: float = 0.0
    """When it begins by itself; 0 is when its host says."""
    pace: str = QUICK
    bank: int = 0
    more: int = 0
    allowance: int = 0
    length: int = 0
    """Seconds after which a round should be over."""
    forgotten: str = PLAYED
    listed: bool = True
    """Whether everybody finds it and may enter; else only those who have its address."""
    programs: bool = True
    """Whether programs may enter."""
    watch: bool = True
    undo: bool = False
    luck: str = field(default_factory=lambda: secrets.token_hex(8))
    """What decides who meets whom between equals."""

    def text(self) -> str:
        """Write it for the database."""
        return json.dumps(self.__dict__)

    @staticmethod
    def read(text: str) -> Plan:
        """Read what :meth:`text` wrote; what is missing takes its usual value."""
        plain = json.loads(text)
        return Plan(**{**plain, "games": tuple(plain["games"])})

    @property
    def places(self) -> int:
        """How many may take part."""
        return self.most or MOST_ENTRANTS

    @property
    def form(self) -> Form:
        """Who meets whom, and how often."""
        smallest = max(least_size(self.size, game(key).seats) for key in self.games)
        return Form(Kind(self.kind), self.size, smallest, self.rounds)

    def game_of(self, number: int) -> str:
        """Return the game of a round, from 1."""
        return self.games[(number - 1) % len(self.games)]

    def options(self, bots_only: bool) -> Options:
        """Return what is agreed on at each table; bots among themselves need no pause."""
        return Options(
            pace=self.pace,
            undo=self.undo,
            hints=False,
            watch=self.watch,
            programs_sit=ALL if self.programs else NONE,
            speed="at-once" if bots_only else "brisk",
            bank=self.bank,
            more=self.more,
            allowance=self.allowance,
        )


def sensible(plan: Plan) -> Plan:
    """Return a plan with its usual clock filled in, or refuse what makes no sense."""
    if not plan.games or len(set(plan.games)) != len(plan.games):
        raise BadSetup("a tournament is played in one game or several different ones")
    if not all(plan.size in game(key).seats for key in plan.games) or not 2 <= plan.size <= MOST_SIZE:
        raise BadSetup(f"not every game chosen can be played by {plan.size}")
    if plan.kind not in KINDS or plan.forgotten not in COUNTS or plan.pace not in CUP_PACES:
        raise BadSetup(
            f"a form is {', '.join(KINDS)}, a pace {', '.join(CUP_PACES)}, what counts {', '.join(COUNTS)}"
        )
    inside(plan.rounds, 0, MOST_ROUNDS, "rounds")
    inside(plan.most or LEAST_ENTRANTS, LEAST_ENTRANTS, MOST_ENTRANTS, "places")
    length = plan.length or USUAL_LENGTH[plan.pace]
    inside(length, LEAST_LENGTH, MOST_LENGTH, "seconds for a round")
    slow = plan.pace == SLOW
    bank, more = (0, 0) if slow else (plan.bank, plan.more) if plan.bank else BANKS[1]
    terms = agreed(plan.pace, bank, more, (plan.allowance or DAY) if slow else 0)
    return Plan(**{**plan.__dict__, **terms.__dict__, "length": length})


def inside(number: int, least: int, most: int, what: str) -> None:
    """Refuse a number that is too small or too large."""
    if not least <= number <= most:
        raise BadSetup(f"there may be {least} to {most} {what}, not {number}")
