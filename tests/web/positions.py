"""Tables of the real games at any point, for windows to look at."""

from __future__ import annotations

from dataclasses import dataclass

from herna.games import game
from herna.kernel.record import Record
from herna.web.bench import random_game
from herna.web.identity import new_token
from herna.web.rows import PERSON, Options, SeatRow, Visitor
from herna.web.seating import Seating
from herna.web.store import Store
from herna.web.tables import Tables
from herna.web.wishes import usual_seats

NAMES = ("Jana", "Petr", "Eva", "Karel", "Alena")


@dataclass(frozen=True)
class Laid:
    """A game at several tables, each as far as asked for, and the token of whoever sits at all of them."""

    token: str
    tables: tuple[str, ...]


async def laid(db: str, key: str, shares: tuple[float, ...], seed: int = 2) -> Laid:
    """Lay out a random game, each time up to a share of its answers, until the first seat is asked."""
    store = Store(db)
    await store.open()
    seating = Seating(Tables(store, lambda _live: None), b"", lambda _live, _what: None)
    me, token, seats = Visitor(f"{key} {new_token()}"[:32], NAMES[0]), new_token(), usual_seats(game(key))
    await store.add_visitor(me, token)
    old = random_game(key, seats, seed)
    turns = [int(mark.seat) for mark in old.marks]
    tables = []
    for share in shares:
        at = int(len(turns) * share)
        while at < len(turns) and turns[at] != 0:
            at += 1
        record = old.record
        upto = Record(key, record.setup, record.seed, record.answers[:at], record.salt, record.rules)
        people = [SeatRow(i, PERSON, me.id if i == 0 else "other", NAMES[i]) for i in range(seats)]
        tables.append(await seating.put(me, upto, people, "", Options()))
    await store.close()
    return Laid(token, tuple(tables))
