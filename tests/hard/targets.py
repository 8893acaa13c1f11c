"""What nonsense is thrown at: each takes any bytes, and fails unless they are taken or clearly refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Final

from litestar.testing import TestClient

from herna.games import CATALOGUE, game
from herna.kernel.errors import HernaError, IllegalAnswer
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.record import Record, read, write
from herna.web.app import create_app
from herna.web.config import Config

Target = Callable[[bytes], None]
BEGUN: Final = 8
"""How many answers the games have that seeds are made of."""

TABLE: Final = {"game": "harbours", "seats": [{"kind": "me"}, {"kind": "me"}]}


@cache
def begun(key: str) -> Match[Any]:
    """Return a game that has begun, always the same."""
    found = game(key)
    match = Match(found, Record(key, found.check(Setup(found.seats[0], {})), 7, [], "ab", found.rules))
    for _answer in range(BEGUN):
        assert match.choice is not None
        match.answer(found.verbs.code(match.choice.options[-1]))
    return match


def games() -> list[str]:
    """Return every game, in one order."""
    return sorted(CATALOGUE)


def record(data: bytes) -> None:
    """An uploaded record is played, or refused in a sentence; what was read is written the same."""
    try:
        found = read(text(data))
        match = Match(game(found.game), found)
    except HernaError as wrong:
        assert str(wrong) and "\n" not in str(wrong), wrong
        return
    once = write(match.record)
    assert write(read(once)) == once


def code(data: bytes) -> None:
    """An answer's code, after a byte that picks the game, is one of the options, or refused in a sentence."""
    key = games()[data[0] % len(games())] if data else games()[0]
    match, given = begun(key), text(data[1:])
    assert match.choice is not None
    known = [match.game.verbs.code(option) for option in match.choice.options]
    try:
        option = match.option(given)
    except IllegalAnswer as wrong:
        assert given not in known and str(wrong)
    else:
        assert given in known and match.game.verbs.code(option) == given


def text(data: bytes) -> str:
    """Read bytes as an upload is read."""
    return data.decode("utf-8", "replace")


@contextmanager
def bodies() -> Iterator[Target]:
    """Open a house to which bodies are sent: after a byte that picks the address."""
    config = Config("sqlite:///:memory:", posts_per_minute=10**9, tables_per_hour=10**9)
    with TestClient(create_app(config), raise_server_exceptions=False) as client:
        made = client.post("/api/tables", json=TABLE).json()
        known = f"/api/tables/{made['table']}"
        paths = ["/api/tables", "/api/join", f"{known}/answers", f"{known}/undo"]
        headers = {"Authorization": f"Bearer {made['token']}", "Content-Type": "application/json"}

        def body(data: bytes) -> None:
            path = paths[data[0] % len(paths)] if data else paths[0]
            sent = client.post(path, content=data[1:], headers=headers if data[:1] < b"\x80" else {})
            assert sent.status_code < 500, sent.text
            if sent.status_code >= 400:
                assert sent.json()["status"] == sent.status_code

        yield body


def seeds(name: str) -> list[bytes]:
    """Return what is fine, from which a fuzzer goes on."""
    if name == "record":
        return [write(begun(key).record).encode() for key in games()]
    if name == "code":
        return [
            bytes([number]) + begun(key).game.verbs.code(option).encode()
            for number, key in enumerate(games())
            for option in begun(key).choice.options[:4]  # type: ignore[union-attr]  # a game that began asks
        ]
    answer = {"version": 0, "code": "bid.x1", "seat": 0}
    full = {
        **TABLE,
        "name": "Jana",
        "variants": {},
        "pace": "live",
        "speed": "calm",
        "undo": True,
        "watch": False,
    }
    shapes: list[dict[str, Any]] = [
        full,
        {"invitation": "x", "name": "Eva"},
        answer,
        {"version": 1, "seat": 1},
    ]
    return [bytes([number]) + json.dumps(shape).encode() for number, shape in enumerate(shapes)]
