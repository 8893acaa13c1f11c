"""Who may change who sits where: call somebody, seat bots, make links, sit down, send away, open a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herna.web.guard.problems import NoPrograms, NotNow, NotYours
from herna.web.store.models import (
    ALL,
    INVITED,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    STAND_IN,
    WAITING,
    Options,
)
from herna.web.table.absence import unheard

if TYPE_CHECKING:
    from herna.web.table.rights import Refusal, Wanted


def admits(options: Options, program: bool, invited: bool) -> Refusal:
    """Refuse a program where the host wants none, or only those they have invited."""
    welcome = (ALL, INVITED) if invited else (ALL,)
    if not program or options.programs_sit in welcome:
        return None
    if options.programs_sit == INVITED:
        return NoPrograms("programs sit down at this table only by an invitation of its host")
    return NoPrograms('only people play at this table; look for one that says "programs_sit": "yes"')


def claim(wanted: Wanted) -> Refusal:
    """Accept an invitation: whoever has it, programs only where they may be invited."""
    return admits(wanted.live.table.options, wanted.program, invited=True)


def come_back(wanted: Wanted) -> Refusal:
    """Take a seat back from a bot: whose seat it is, and nobody for them."""
    row = wanted.row
    if not wanted.mine:
        return NotYours("only whose seat it is can take it back")
    return None if row.kind == STAND_IN else NotNow("no bot plays for this seat")


def relieve(wanted: Wanted) -> Refusal:
    """Let a bot play for somebody whose time is up: another player."""
    row = wanted.row
    if not wanted.plays or wanted.mine:
        return NotYours("only another player can do that")
    late = row.kind == PERSON and wanted.live.out_of_time(row.seat)
    return None if late else NotNow("this player still has time to think")


def call(wanted: Wanted) -> Refusal:
    """Ask for a sign of life: another player or the host, of a person, while the game goes on."""
    row = wanted.row
    if not (wanted.plays or wanted.host) or wanted.mine:
        return NotYours("only another player or the host can do that")
    fitting = wanted.stage == PLAYING and row.kind in (PERSON, STAND_IN) and not row.called
    return None if fitting else NotNow("nobody can be called there now")


def replace(wanted: Wanted) -> Refusal:
    """Seat a bot: the host on a free seat, a player on their own, others once a call went unheard."""
    row = wanted.row
    if not (wanted.plays or wanted.host) or (row.kind == OPEN and not wanted.host):
        return NotYours("only the host of the table can do that")
    if wanted.stage == OVER or row.kind not in (PERSON, OPEN):
        return NotNow("a bot sits there already, or the game is over")
    if row.kind == OPEN or wanted.mine or unheard(wanted.live, row.seat):
        return None
    return NotNow("call this player first; after a time without a sign of life a bot may play")


def link(wanted: Wanted) -> Refusal:
    """Make a link: for one's own seat, or as the host for a free one or once a call went unheard."""
    row = wanted.row
    if not wanted.host and not wanted.mine:
        return NotYours("only the host of the table can do that")
    if wanted.stage == OVER or row.kind not in (PERSON, OPEN, STAND_IN):
        return NotNow("a bot needs no link, nor does a game that is over")
    if row.kind == OPEN or wanted.mine or wanted.stage == WAITING or unheard(wanted.live, row.seat):
        return None
    return NotNow("call this player first; after a time without a sign of life there may be a new link")


def see_link(wanted: Wanted) -> Refusal:
    """See a link that was made: whose seat it opens, or the host if nobody else made it."""
    row = wanted.row
    if row.invite_hash is None:
        return NotNow("there is no link for this seat")
    hosts = wanted.host and (row.kind == OPEN or row.called > 0)
    return None if wanted.mine or hosts else NotYours("this link is not yours")


def sit(wanted: Wanted) -> Refusal:
    """Take a free seat: where a rematch keeps one, and at tables open to everybody."""
    live, me = wanted.live, wanted.visitor
    kept = live.kept(me)
    if not live.table.options.listed and not kept:
        return NotYours("this table is by invitation only")
    free = [seat for seat in live.seats if seat.kind == OPEN and seat.visitor in (None, me)]
    if barred := admits(live.table.options, wanted.program, invited=bool(kept)):
        return barred
    return NotNow("no seat is free for you at this table") if wanted.plays or not free else None


def remove(wanted: Wanted) -> Refusal:
    """Send somebody away: the host, before the game."""
    if not wanted.host or wanted.mine:
        return NotYours("only the host of the table can do that, to others")
    sits = wanted.stage == WAITING and wanted.row.kind == PERSON
    return None if sits else NotNow("before the game, a host can send away whoever sits there")


def offer(wanted: Wanted) -> Refusal:
    """Open a table to everybody, or close it again: the host, before the game."""
    if not wanted.host:
        return NotYours("only the host of the table can do that")
    return None if wanted.stage == WAITING else NotNow("the game has begun")
