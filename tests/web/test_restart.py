"""Servers that end without a word, and come back."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser

from web.desk import Desk, asked, create, press
from web.guests import free_port, until


class Server:
    """A house in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.db = f"sqlite:///{folder / 'herna.db'}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Start it, and wait until it answers."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "web.house", str(self.port), self.db],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdout=subprocess.DEVNULL,
        )
        until(self.answers)

    def answers(self) -> bool:
        """Whether somebody is there."""
        try:
            return httpx.get(f"{self.url}/health").status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """End it at once."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A house that may be killed."""
    found = Server(tmp_path)
    found.open()
    yield found
    found.kill()


def test_a_game_goes_on_after_the_server_was_killed(server: Server, chromium: Browser) -> None:
    desk = Desk(chromium, server.url)
    page = desk.window()
    create(page, seat1="bot", seat2="bot", level2="random")
    for _answer in range(3):
        assert asked(page)
        press(page, 0)
    version = int(page.locator("#main").get_attribute("data-version") or "0")
    server.kill()
    page.wait_for_function("() => document.getElementById('toast').textContent.includes('Connection lost')")
    server.open()
    page.wait_for_function("() => document.getElementById('toast').textContent === ''")
    for _answer in range(3):
        assert asked(page)
        press(page, 0)
    assert int(page.locator("#main").get_attribute("data-version") or "0") >= version + 3
    desk.leave()


def test_bots_go_on_thinking_by_themselves(server: Server) -> None:
    seats = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    made = httpx.post(f"{server.url}/api/tables", json={"game": "harbours", "seats": seats, "speed": "brisk"})
    table = made.json()["table"]

    def version() -> int:
        return int(httpx.get(f"{server.url}/api/tables/{table}").json()["version"])

    until(lambda: version() >= 2)
    server.kill()
    server.open()
    before = version()
    assert before >= 2
    until(lambda: version() > before)
