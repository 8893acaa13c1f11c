"""What runs in a bot's process: rebuild the table, look at it as the seat may, and choose."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from herna.bots import Guard, bot
from herna.bots.advice import Advice, hint
from herna.bots.analysis import ANALYSIS, Moment, moment
from herna.games import game
from herna.kernel.match import Match
from herna.kernel.record import Record, read
from herna.kernel.rng import seeded

KEPT: Final = 32
"""How many tables and bots one process remembers."""

MATCHES: Final[OrderedDict[str, Match[Any]]] = OrderedDict()
BOTS: Final[OrderedDict[tuple[str, int, str], Guard]] = OrderedDict()


def think(table: str, record: str, seat: int, level: str, luck: int) -> str:
    """Return the code of the answer a bot gives; it sees what its seat sees, and nothing else."""
    match = rebuilt(table, read(record))
    seen = match.view(seat)
    choice = seen.pending
    assert choice is not None and choice.seat == seat
    index = seated(table, match, seat, level).choose(seen, choice, seeded(luck))
    return match.game.verbs.code(choice.options[index])


def glance(record: str, seat: int) -> str:
    """Return the answer that looks best at first sight, without a search; for when no bot can be had."""
    written = read(record)
    match = Match(game(written.game), written)
    seen = match.view(seat)
    choice = seen.pending
    assert choice is not None
    hopes = match.game.prior(seen, choice)
    return match.game.verbs.code(choice.options[hopes.index(max(hopes))])


def rebuilt(table: str, record: Record) -> Match[Any]:
    """Return the match at a table, going on from the last time where possible."""
    match = MATCHES.pop(table, None)
    known = 0 if match is None else len(match.record.answers)
    if match is None or match.record.answers != record.answers[:known] or match.record.seed != record.seed:
        match = Match(game(record.game), record)
    else:
        for code in record.answers[known:]:
            match.answer(code)
    MATCHES[table] = match
    while len(MATCHES) > KEPT:
        MATCHES.popitem(last=False)
    return match


def seated(table: str, match: Match[Any], seat: int, level: str) -> Guard:
    """Return the bot at a seat, the same one as before if it still sits there."""
    key = (table, seat, level)
    found = BOTS.pop(key, None) or bot(level, match.game)
    BOTS[key] = found
    while len(BOTS) > KEPT:
        BOTS.popitem(last=False)[1].close()
    return found


def advise(table: str, record: str, seat: int, luck: int) -> list[Advice]:
    """Return the best answers for a person at a seat, best first, with what may be expected of each."""
    match = rebuilt(table, read(record))
    seen = match.view(seat)
    choice = seen.pending
    assert choice is not None and choice.seat == seat
    return hint(match.game, seen, choice, seeded(luck))


def study(table: str, record: str, at: int, count: int) -> list[Moment]:
    """Look at some decisions of a finished game again, from answer ``at`` on."""
    whole = read(record)
    upto = Record(
        whole.game, whole.setup, whole.seed, whole.answers[:at], whole.salt, whole.rules, whole.branches
    )
    match = rebuilt(f"study {table}", upto)
    found: list[Moment] = []
    for number in range(at, min(at + count, len(whole.answers))):
        choice, code = match.choice, whole.answers[number]
        assert choice is not None
        seen, taken = match.view(choice.seat), match.option(code)
        found.append(moment(match.game, seen, choice, taken, number, ANALYSIS, seeded(number)))
        match.answer(code)
    return found
