"""Guests of a house under test: each has cookies of its own, and presses the buttons of the pages."""

from __future__ import annotations

import asyncio
import html
import re
import socket
import threading
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

import httpx
import uvicorn
from typer.testing import CliRunner, Result  # noqa: TID251

from herna.cli.main import APP
from herna.web.app import create_app
from herna.web.config import Config
from herna.web.guard.readers import Reader
from herna.web.house import House

T = TypeVar("T")
HIDDEN = re.compile(r'<input type="hidden" name="([^"]+)" value="([^"]*)"')
OPTION = re.compile(r'<button class="option[^"]*" name="code" value="([^"]+)"')


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Inn:
    """A house open in a thread of the test's own process."""

    def __init__(self, db: str, secret: bytes = b"s" * 32, posts: int = 100_000, **more: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        usual: dict[str, Any] = {"tables_per_hour": 100_000, "processes": 1, "noting": 1e6}
        self.app = create_app(Config(db, secret, posts_per_minute=posts, **{**usual, **more}))
        self.house: House = self.app.state.house
        config = uvicorn.Config(
            self.app,
            port=self.port,
            log_level="error",
            access_log=False,
            timeout_graceful_shutdown=1,
            http=Reader,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.clients: list[httpx.Client] = []

    def open(self) -> Inn:
        """Open, and wait until somebody answers."""
        self.thread.start()
        until(lambda: self.server.started)
        return self

    def close(self) -> None:
        """Send everybody home, and close in order."""
        for client in self.clients:
            client.close()
        self.server.should_exit = True
        self.thread.join(20)

    def guest(self, language: str = "en") -> Guest:
        """Return a newcomer."""
        headers = {"Accept-Language": language}
        client = httpx.Client(base_url=self.url, headers=headers, timeout=120, follow_redirects=True)
        self.clients.append(client)
        return Guest(client)


@dataclass
class Guest:
    """Somebody with a browser that runs no script."""

    client: httpx.Client

    def get(self, path: str) -> httpx.Response:
        """Look at a page."""
        return self.client.get(path)

    def token(self, page: str = "/settings") -> str:
        """Return the token that forms of this guest carry."""
        found = re.search(r'name="_csrf_token" value="([^"]*)"', self.get(page).text)
        assert found is not None
        return found[1]

    def post(self, path: str, fields: dict[str, str] | None = None) -> httpx.Response:
        """Send a form."""
        return self.client.post(path, data={"_csrf_token": self.token(), **(fields or {})})

    def new_table(self, **fields: str) -> str:
        """Create a table and return its address."""
        usual = {
            "game": "harbours",
            "seat0": "me",
            "undo": "1",
            "hints": "1",
            "watch": "1",
            "speed": "at-once",
        }
        answer = self.post("/new", {**usual, **fields})
        assert answer.status_code == 200, answer.text
        return str(answer.url.path).removeprefix("/t/")

    def options(self, table: str, seat: str = "") -> list[str]:
        """Return the codes of the buttons at a table."""
        page = self.get(f"/t/{table}" + (f"?as={seat}" if seat else ""))
        return [html.unescape(code) for code in OPTION.findall(page.text)]

    def fields(self, table: str, seat: str = "") -> dict[str, str]:
        """Return the hidden fields of the form with the answers."""
        page = self.get(f"/t/{table}" + (f"?as={seat}" if seat else "")).text
        start = page.index('id="answers"')
        return {key: html.unescape(value) for key, value in HIDDEN.findall(page[start:])}

    def answer(self, table: str, code: str, seat: str = "") -> httpx.Response:
        """Press a button."""
        return self.client.post(f"/t/{table}/answer", data={**self.fields(table, seat), "code": code})

    def parts(self, table: str, seat: str = "") -> dict[str, Any]:
        """Return what the page's script would fetch."""
        path = f"/t/{table}/parts" + (f"?as={seat}" if seat else "")
        found: dict[str, Any] = self.client.get(path, headers={"Accept": "application/json"}).json()
        return found

    def wait(self, table: str, seat: str = "") -> list[str]:
        """Wait until this guest is asked, or the game is over; return the codes."""
        found: list[str] = []

        def asked() -> bool:
            nonlocal found
            found = self.options(table, seat)
            return bool(found) or 'data-over="yes"' in self.get(f"/t/{table}").text

        until(asked)
        return found

    def play_out(self, table: str) -> None:
        """Answer with the last button until the game is over."""
        while codes := self.wait(table):
            assert self.answer(table, codes[-1]).status_code == 200

    def finished(self) -> str:
        """Play a whole game against a bot, quickly."""
        table = self.new_table(seat1="bot", level1="random", seat2="none", seat3="none", name0="Jana")
        self.play_out(table)
        return table


def apart(work: Coroutine[Any, Any, T]) -> T:
    """Run something asynchronous in a thread of its own, beside whatever loop a browser keeps running."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()  # noqa: TID251


def command(*line: str, env: dict[str, str] | None = None) -> Result:
    """Give a command, as a shell would: in a thread of its own, since most of them do asynchronous work."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(CliRunner().invoke, APP, line, env=env).result()


def until(true: Any, seconds: float = 60) -> None:
    """Wait until something is true; a test that waits in vain fails."""
    last = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < last, "waited in vain"
        time.sleep(0.02)
