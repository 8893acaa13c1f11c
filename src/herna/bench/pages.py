"""How long an answer takes until its page is there, and how much is sent, late in a game."""

from __future__ import annotations

import asyncio
import gzip
import http.client
import json
import random
import re
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final
from urllib.parse import urlencode

import uvicorn

from herna.bench.weight import weight
from herna.games import game
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.record import Record
from herna.ui.drawable import drawable_games
from herna.web.app import create_app
from herna.web.config import Config
from herna.web.guard.tokens import new_token
from herna.web.pages import preferences
from herna.web.pages.preferences import Preferences
from herna.web.serve import USUAL_HOST, free_port
from herna.web.store.models import PERSON, Options, SeatRow, Visitor
from herna.web.store.store import Store
from herna.web.table.seating import Seating
from herna.web.table.tables import Tables

LATE: Final = 0.7
"""The part of a game that is over when the measuring begins."""

MOST: Final = 60
"""How many answers are measured in each game."""

FIELD: Final = re.compile(r'name="_csrf_token" value="([^"]*)"')


@dataclass(frozen=True)
class Served:
    """What was measured for one game."""

    game: str
    seats: int
    answers: int
    median_ms: float
    p95_ms: float
    largest_kb: float
    """The parts of the page after an answer, compressed."""
    first: dict[str, int]
    """What a first visit transfers, in bytes by kind: page, styles, scripts, typefaces."""


class Caller:
    """A visitor without a browser, whose turns end with their last answer."""

    def __init__(self, port: int, token: str) -> None:
        self.wire = http.client.HTTPConnection(USUAL_HOST, port, timeout=60)
        manners = f"{preferences.COOKIE}={Preferences(ending='at-once').text()}"
        self.headers = {"Cookie": f"herna={token}; {manners}", "Accept-Encoding": "gzip"}
        answer, body = self.ask("GET", "/settings")
        cookie = (answer.getheader("Set-Cookie") or "").partition(";")[0]
        self.headers["Cookie"] += f"; {cookie}"
        found = FIELD.search(gzip.decompress(body).decode())
        self.csrf = found[1] if found else ""

    def ask(self, method: str, path: str, fields: dict[str, str] | None = None) -> tuple[Any, bytes]:
        """Send a request and read the whole answer."""
        headers = dict(self.headers)
        if fields is not None:
            headers |= {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"}
        self.wire.request(method, path, urlencode(fields) if fields else None, headers)
        answer = self.wire.getresponse()
        return answer, answer.read()


@dataclass(frozen=True)
class Late:
    """A table late in its game: who sits there, and the answers that follow."""

    game: str
    table: str
    tokens: list[str]
    rest: list[tuple[int, str]]
    """Whose answer, and which."""


def random_game(key: str, seats: int, seed: int) -> Match[Any]:
    """Play a game at random; the seed decides the luck of the cards and every answer."""
    found = game(key)
    match = Match(found, Record(key, found.check(Setup(seats, {})), seed, [], rules=found.rules))
    rng = random.Random(seed)
    while (choice := match.choice) is not None:
        match.answer(match.game.verbs.code(rng.choice(list(choice.options))))
    return match


async def prepare(db: str, keys: list[str], seed: int) -> list[Late]:
    """Put a late position of each game into a database."""
    store = Store(db)
    await store.open()
    seating = Seating(Tables(store, lambda _live: None), b"", lambda _live, _what: None)
    found: list[Late] = []
    for key in keys:
        seats = max(count for count in game(key).seats if count <= 4)
        match = random_game(key, seats, seed)
        old, cut = match.record, int(len(match.record.answers) * LATE)
        people = [Visitor(f"{key}{seat}", f"Seat {seat + 1}") for seat in range(seats)]
        tokens = [new_token() for _seat in people]
        for person, token in zip(people, tokens, strict=True):
            await store.add_visitor(person, token)
        rows = [SeatRow(seat, PERSON, each.id, each.name) for seat, each in enumerate(people)]
        record = Record(key, old.setup, old.seed, old.answers[:cut], old.salt, old.rules)
        table = await seating.put(people[0], record, rows, "", Options())
        marks = [int(mark.seat) for mark in match.marks]
        rest = list(zip(marks[cut:], old.answers[cut:], strict=True))[:MOST]
        found.append(Late(key, table, tokens, rest))
    await store.close()
    return found


def served(port: int, late: Late) -> Served:
    """Give the answers over HTTP, and measure each until its page is there."""
    callers = [Caller(port, token) for token in late.tokens]
    first = weight(lambda path: callers[0].ask("GET", path), f"/t/{late.table}")
    _answer, body = callers[0].ask("GET", f"/api/tables/{late.table}")
    version = int(json.loads(gzip.decompress(body))["version"])
    spent, sizes = list[float](), list[int]()
    for number, (seat, code) in enumerate(late.rest):
        fields = {"version": str(version + number), "code": code, "_csrf_token": callers[seat].csrf}
        start = time.perf_counter()
        answer, body = callers[seat].ask("POST", f"/t/{late.table}/answer", fields)
        spent.append(1000 * (time.perf_counter() - start))
        sizes.append(len(body))
        if answer.status != http.HTTPStatus.OK:
            raise RuntimeError(f"{late.game}: an answer was refused with status {answer.status}")
    for caller in callers:
        caller.wire.close()
    largest = max(sizes) / 1000
    return Served(
        late.game, len(callers), len(spent), median(spent), quantiles(spent, n=20)[-1], largest, first
    )


def bench_web(key: str = "", seed: int = 1) -> list[Served]:
    """Open a house of our own and measure a game, or every game."""
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{Path(folder) / 'herna.db'}"
        tables = asyncio.run(prepare(db, [key] if key else drawable_games(), seed))
        port = free_port(USUAL_HOST, None)
        app = create_app(Config(db, posts_per_minute=1_000_000))
        patient = uvicorn.Config(app, USUAL_HOST, port, log_level="error", timeout_keep_alive=600)
        server = uvicorn.Server(patient)
        thread = threading.Thread(target=server.run, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        try:
            return [served(port, each) for each in tables]
        finally:
            server.should_exit = True
            thread.join()
