"""Told wherever one is: from an answer at a table to a browser, a mailbox and an address of the web."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from herna.web.post.sealing import new_key, public
from herna.web.store.outbox import BREATH
from herna.web.store.wishes import MAIL
from web.guests import Guest, Inn, until
from web.post.postman import Letterbox, letterbox
from web.post.service import Service, opened, service

SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
QUICK: dict[str, Any] = {
    "noting": 0.2,
    "carrying": 0.1,
    "local_hooks": True,
    "mail_from": "herna@club.example",
}
TWO = {"seat1": "open", "seat2": "none", "seat3": "none"}
HERE = "/me/messages"


class Club:
    """A house that sends, and where it sends to."""

    def __init__(self, inn: Inn, there: Service, box: Letterbox) -> None:
        self.inn = inn
        self.there = there
        self.box = box
        self.path = inn.house.store.url.database or ""

    def invite(self, host: Guest, **more: str) -> tuple[str, str]:
        """Open a table for two; return its address and the invitation."""
        table = host.new_table(**TWO, **more)
        found = re.search(r"/join/[\w-]+", host.get(f"/t/{table}").text)
        assert found is not None
        return table, found[0]

    def table(self, jana: Guest, eva: Guest) -> str:
        """Let both sit down at a table, with everybody's page closed."""
        table, join = self.invite(jana, title="Friday", name0="Jana")
        assert eva.post(join, {"name": "Eva"}).status_code == 200
        return table

    def sql(self, text: str) -> list[tuple[object, ...]]:
        """Ask the database."""
        with sqlite3.connect(self.path, timeout=10) as connection:
            return connection.execute(text).fetchall()


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    """A house of one's own, with a relay and a service on this machine."""
    monkeypatch.setitem(BREATH, MAIL, 0.2)
    with ExitStack() as stack:
        there, (box, relay) = stack.enter_context(service()), stack.enter_context(letterbox())
        inn = Inn(f"sqlite:///{tmp_path / 'herna.db'}", **QUICK, mail=relay, url="https://herna.example")
        inn.open()
        stack.callback(inn.close)
        yield Club(inn, there, box)


def hook(guest: Guest, club: Club, kind: str = "json", path: str = "/hook") -> None:
    """Let a guest hear of everything at an address of the web."""
    assert guest.post(f"{HERE}/hook", {"url": f"{club.there.url}{path}", "form": kind}).status_code == 200


def play_to(club: Club, table: str, other: Guest, mover: Guest) -> None:
    """Let a guest answer until the other one is asked."""
    while mover.options(table):
        mover.answer(table, mover.options(table)[0])
    assert other.options(table)


def test_your_turn_reaches_a_web_address_once_a_browser_sealed_and_a_mailbox(club: Club) -> None:
    jana, eva = club.inn.guest("cs"), club.inn.guest()
    table = club.table(jana, eva)
    first, second = (jana, eva) if jana.options(table) else (eva, jana)
    key = new_key()
    hook(second, club)
    fields = {"endpoint": f"{club.there.url}/browser", "key": public(key), "secret": SECRET}
    assert second.post(f"{HERE}/browser", fields).status_code == 200
    second.post(f"{HERE}/address", {"address": "jana@example.org"})
    until(lambda: club.box.letters)
    link = re.search(r"https://herna.example(/me/messages/address/\S+)", club.box.letters[0].get_content())
    assert link is not None and second.post(link[1]).status_code == 200
    play_to(club, table, second, first)
    until(lambda: len(club.there.taken) == 2 and len(club.box.letters) == 2)
    by_path = {each.path: each for each in club.there.taken}
    said = by_path["/hook"].json()
    assert (said["event"], said["table"], said["repeated"]) == ("turn", table, False)
    assert said["link"] == f"https://herna.example/t/{table}" and "Friday" in said["text"]
    pushed = json.loads(opened(by_path["/browser"].body, key, SECRET))
    assert pushed["path"] == f"/t/{table}" and pushed["title"] == said["title"]
    assert by_path["/browser"].headers["Authorization"].startswith("vapid t=")
    letter = club.box.letters[1]
    assert letter["Subject"] == said["title"] and said["link"] in letter.get_content()
    until(lambda: club.sql("select count(*) from messages where due is not null") == [(0,)])
