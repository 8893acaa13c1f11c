"""Tables of the real games at any point, for windows to look at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from herna.bench.pages import random_game
from herna.games import game
from herna.kernel.match import Match
from herna.kernel.record import Record
from herna.web.guard.tokens import new_token
from herna.web.store.models import PERSON, Options, SeatRow, Visitor
from herna.web.store.store import Store
from herna.web.table.plan import usual_seats
from herna.web.table.seating import Seating
from herna.web.table.tables import Tables

NAMES = ("Jana", "Petr", "Eva", "Karel", "Alena")


@dataclass(frozen=True)
class Laid:
    """A game at several tables, each as far as asked for, and the token of whoever sits at all of them."""

    token: str
    tables: tuple[str, ...]


async def laid(db: str, key: str, shares: tuple[float, ...], seed: int = 2) -> Laid:
    """Lay out a random game, each time up to a share of its answers, until the first seat is asked."""
    old = random_game(key, usual_seats(game(key)), seed)
    turns = [int(mark.seat) for mark in old.marks]
    stops = []
    for share in shares:
        at = int(len(turns) * share)
        while at < len(turns) and turns[at] != 0:
            at += 1
        stops.append(at)
    return await put(db, old.record, stops)


async def laid_where(db: str, key: str, right: Callable[[Any], bool], seed: int = 2) -> Laid:
    """Lay out a random game at the first question to the first seat in a position that is right."""
    old = random_game(key, usual_seats(game(key)), seed).record
    again = Match(game(key), Record(key, old.setup, old.seed, [], old.salt, old.rules))
    for at, answer in enumerate(old.answers):
        if again.choice is not None and again.choice.seat == 0 and right(again.state):
            return await put(db, old, [at])
        again.answer(answer)
    raise AssertionError("there is no such position in this game")


async def laid_when_asked(db: str, key: str, prompt: str, piece: str, seed: int = 2) -> Laid:
    """Lay out a random game until the first seat is first asked this, and may press such a piece."""
    old = random_game(key, usual_seats(game(key)), seed).record
    again = Match(game(key), Record(key, old.setup, old.seed, [], old.salt, old.rules))
    for at, answer in enumerate(old.answers):
        choice = again.choice
        assert choice is not None
        anchors = [again.game.verbs.anchor(option) for option in choice.options]
        if choice.seat == 0 and choice.prompt == prompt and any(each.startswith(piece) for each in anchors):
            return await put(db, old, [at])
        again.answer(answer)
    raise AssertionError(f"nobody was asked {prompt!r} with {piece!r} in this game")


async def put(db: str, old: Record, stops: list[int]) -> Laid:
    """Put a game on a table for every stop, a visitor on its first seat."""
    store = Store(db)
    await store.open()
    seating = Seating(Tables(store, lambda _live: None), b"", lambda _live, _what: None)
    me, token = Visitor(f"{old.game} {new_token()}"[:32], NAMES[0]), new_token()
    await store.add_visitor(me, token)
    tables = []
    for at in stops:
        upto = Record(old.game, old.setup, old.seed, old.answers[:at], old.salt, old.rules)
        people = [
            SeatRow(i, PERSON, me.id if i == 0 else "other", NAMES[i]) for i in range(int(old.setup.seats))
        ]
        tables.append(await seating.put(me, upto, people, "", Options()))
    await store.close()
    return Laid(token, tuple(tables))
