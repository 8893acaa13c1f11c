"""Told wherever one is: from an answer at a table to a browser, a mailbox and an address of the web."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack
from email.message import EmailMessage
from pathlib import Path

import pytest

from herna.web.post.sealing import new_key, public
from herna.web.store.outbox import BREATH
from herna.web.store.wishes import MAIL
from web.guests import Guest, Inn, until
from web.post.dying import QUICK
from web.post.postman import Letterbox, letterbox
from web.post.service import Service, opened, service

SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
TWO = {"seat1": "open", "seat2": "none", "seat3": "none"}
HERE = "/me/messages"
DAY = 86_400.0
AHEAD = {"now": 0.0}
"""How many seconds the clock of the house is ahead."""


class Club:
    """A house that sends, and where it sends to."""

    def __init__(self, inn: Inn, there: Service, box: Letterbox) -> None:
        self.inn = inn
        self.there = there
        self.box = box

    @property
    def path(self) -> str:
        """Where the database is."""
        return self.inn.house.store.url.database or ""

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
    monkeypatch.setitem(AHEAD, "now", 0.0)
    with ExitStack() as stack:
        there, (box, relay) = stack.enter_context(service()), stack.enter_context(letterbox())
        inn = Inn(
            f"sqlite:///{tmp_path / 'herna.db'}", **QUICK, mail=relay, now=lambda: time.time() + AHEAD["now"]
        )
        inn.open()
        stack.callback(inn.close)
        yield Club(inn, there, box)


def hook(guest: Guest, club: Club, kind: str = "json", path: str = "/hook") -> None:
    """Let a guest hear of everything at an address of the web."""
    assert guest.post(f"{HERE}/hook", {"url": f"{club.there.url}{path}", "form": kind}).status_code == 200


def linked(letter: EmailMessage, path: str) -> str:
    """Return the path of a link in a letter."""
    found = re.search(rf"https://herna.example({path}\S+)", letter.get_content())
    assert found is not None
    return found[1]


def confirmed(club: Club, guest: Guest, address: str = "jana@example.org") -> None:
    """Let a guest give an address, and answer the letter to it."""
    before = len(club.box.letters)
    assert guest.post(f"{HERE}/address", {"address": address}).status_code == 200
    until(lambda: len(club.box.letters) > before)
    assert guest.post(linked(club.box.letters[-1], "/me/messages/address/")).status_code == 200


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
    confirmed(club, second)
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


def heard(club: Club, event: str) -> list[dict[str, object]]:
    """Return what an address of the web was told of one kind."""
    said = [each.json() for each in club.there.taken]
    return [each for each in said if each["event"] == event]


def later(club: Club, seconds: float) -> None:
    """Let time pass, and the house look at all tables."""
    AHEAD["now"] += seconds
    task = club.inn.house.herald.chore.task
    assert task is not None
    asyncio.run_coroutine_threadsafe(club.inn.house.herald.look(), task.get_loop()).result(20)


def settled(club: Club) -> None:
    """Wait until nothing is left to send."""
    until(lambda: club.sql("select count(*) from messages where due is not null") == [(0,)])


def two(club: Club, **more: str) -> tuple[str, Guest, Guest]:
    """Let two sit down; return the table, who is asked, and who hears of everything."""
    jana, eva = club.inn.guest(), club.inn.guest()
    table, join = club.invite(jana, name0="Jana", **more)
    assert eva.post(join, {"name": "Eva"}).status_code == 200
    first, second = (jana, eva) if jana.options(table) else (eva, jana)
    hook(second, club)
    return table, first, second


def test_a_reminder_comes_once_before_the_time_is_over(club: Club) -> None:
    table, first, second = two(club, pace="slow", allowance=str(int(DAY)))
    play_to(club, table, second, first)
    until(lambda: heard(club, "turn"))
    later(club, 0.7 * DAY)
    settled(club)
    assert heard(club, "reminder") == []
    later(club, 0.1 * DAY)
    until(lambda: heard(club, "reminder"))
    later(club, 0.1 * DAY)
    settled(club)
    assert len(heard(club, "reminder")) == len(heard(club, "turn")) == 1


def play_out(club: Club, table: str, first: Guest, second: Guest) -> tuple[Guest, Guest]:
    """Let whoever is asked answer, the other looking at nothing; return who did so last, and the other."""
    whose = f"select turn from tables where id = '{table}' and stage = 'playing'"
    ((begins,),) = club.sql(whose)
    here, away = first, second
    while found := club.sql(whose):
        here, away = (first, second) if found == [(begins,)] else (second, first)
        here.answer(table, here.options(table)[-1])
    return here, away


def test_the_end_and_a_seat_that_is_kept_are_told(club: Club) -> None:
    table, first, second = two(club)
    hook(first, club, path="/first")
    here, away = play_out(club, table, first, second)
    path = "/hook" if away is second else "/first"

    def told(event: str) -> list[dict[str, object]]:
        said = [each.json() for each in club.there.taken if each.path == path]
        return [each for each in said if each["event"] == event]

    until(lambda: told("over"))
    again = str(here.post(f"/t/{table}/rematch").url.path)
    until(lambda: told("invited"))
    settled(club)
    assert [each["link"] for each in told("invited")] == [f"https://herna.example{again}"]
    assert len(told("over")) == 1


def test_talk_is_told_once_until_somebody_comes_back(club: Club) -> None:
    table, first, second = two(club)
    time.sleep(0.7)  # so that the page of whoever hears of it counts as closed
    for word in ("secret one", "secret two", "secret three"):
        first.post(f"/t/{table}/say", {"text": word})
    until(lambda: heard(club, "chat"))
    settled(club)
    (said,) = heard(club, "chat")
    assert "secret" not in json.dumps(said), "what was said stays in the house"
    second.get(f"/t/{table}")
    time.sleep(0.7)
    first.post(f"/t/{table}/say", {"text": "and again"})
    until(lambda: len(heard(club, "chat")) == 2)


def test_nothing_comes_while_a_page_is_open_and_one_message_for_a_turn(club: Club) -> None:
    table, first, second = two(club)
    with second.client.stream("GET", f"/t/{table}/events") as page:
        assert page.status_code == 200
        play_to(club, table, second, first)
        until(lambda: club.sql("select count(*) from messages where event = 'turn'") == [(1,)])
        time.sleep(1.5)  # several rounds of the carrier, and of the notes of who was heard of
        assert heard(club, "turn") == []
    until(lambda: heard(club, "turn"))
    settled(club)
    assert len(heard(club, "turn")) == 1


def test_one_click_stops_the_mail_and_an_old_link_stops_nothing(club: Club) -> None:
    table, first, second = two(club)
    confirmed(club, second)
    play_to(club, table, second, first)
    until(lambda: len(club.box.letters) == 2)
    letter = club.box.letters[1]
    stop = re.fullmatch(r"<https://herna.example(/stop/\S+)>", letter["List-Unsubscribe"])
    assert stop is not None and letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    nobody = club.inn.guest().client
    assert nobody.get(stop[1]).status_code == 200, "looking stops nothing"
    assert 'name="turn.mail" value="1" checked' in second.get(HERE).text
    forged = stop[1][:-4] + "beef"
    assert nobody.post(forged, data={"List-Unsubscribe": "One-Click"}).status_code == 403
    assert nobody.post(stop[1], data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert 'name="turn.mail" value="1" checked' not in second.get(HERE).text
    assert 'name="turn.hook" value="1" checked' in second.get(HERE).text
    confirmed(club, second, "eva@example.org")
    assert nobody.post(stop[1]).status_code == 403, "it was for an earlier address"


def test_a_letter_lets_another_browser_go_on_once(club: Club) -> None:
    eva, phone, thief = club.inn.guest("cs"), club.inn.guest(), club.inn.guest()
    table = eva.new_table(**TWO, name0="Eva")
    confirmed(club, eva, "eva@example.org")
    assert "/device/mail" in phone.get("/device").text
    sent = phone.post("/device/mail", {"address": "eva@example.org"})
    until(lambda: len(club.box.letters) == 2)
    letter = club.box.letters[1]
    assert letter["To"] == "eva@example.org" and "Eva" in letter.get_content()
    assert "platí jednou" in letter.get_content(), "in the language of whoever reads it"
    path = linked(letter, "/device/")
    unknown = phone.post("/device/mail", {"address": "eve@example.org"})
    assert unknown.text.replace("eve@", "eva@") == sent.text, "nobody learns who plays here"
    assert [each.status_code for each in (phone.get(path), thief.get(path))] == [200, 200]
    code = path.removeprefix("/device/")
    assert phone.post("/device", {"code": code, "sure": "yes"}).status_code == 200
    assert f"/t/{table}" in phone.get("/").text
    assert thief.post("/device", {"code": code, "sure": "yes"}).status_code == 403
    time.sleep(0.5)
    assert len(club.box.letters) == 2


def test_a_letter_is_valid_for_minutes_and_few_are_sent(club: Club) -> None:
    eva, phone = club.inn.guest(), club.inn.guest()
    confirmed(club, eva, "eva@example.org")
    assert phone.post("/device/mail", {"address": "eva@example.org"}).status_code == 200
    until(lambda: len(club.box.letters) == 2)
    AHEAD["now"] += 20 * 60
    assert phone.get(linked(club.box.letters[1], "/device/")).status_code == 403
    assert phone.post("/device/mail", {"address": "eva@example.org"}).status_code == 200
    assert phone.post("/device/mail", {"address": "eva@example.org"}).status_code == 429
    assert phone.post("/device/mail", {"address": "eva@x.example\nBcc: all@x.example"}).status_code == 400


def test_an_owner_tries_the_mail(club: Club) -> None:
    olga = club.inn.guest()
    confirmed(club, olga, "olga@example.org")
    assert olga.post("/owner/mail").status_code == 403
    club.inn.house.gate.owners.add(str(club.sql("select id from visitors")[0][0]))
    assert "/owner/mail" in olga.get("/owner").text
    assert "The message is out" in olga.post("/owner/mail").text
    until(lambda: len(club.box.letters) == 2)
    club.box.refusal = "451 later"
    assert "It did not work" in olga.post("/owner/mail").text and "451" in olga.post("/owner/mail").text
