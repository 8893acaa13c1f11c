"""What nobody comes back to is announced, kept by a word, and leaves its record when it goes."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from herna.kernel.record import read
from web.club.test_leaving import appointed, inside, rows_with
from web.guests import Guest, Inn, apart, until
from web.people.test_passkeys import device

DAY = 86_400.0
ALONE = {"seat1": "bot", "level1": "random", "seat2": "none", "seat3": "none"}
PAIR = {"seat1": "open", "seat2": "none", "seat3": "none", "listed": "1"}
RULES = {"idle_days": "30", "done_days": "60", "guest_days": "900", "notice_days": "14"}


class Old(Inn):
    """A house in which days go by as the test says."""

    def __init__(self, db: str) -> None:
        self.ahead = 0.0
        super().__init__(db, now=lambda: time.time() + self.ahead)

    def days(self, count: float) -> None:
        """Let days go by, and clear away until nothing is left to do."""
        self.ahead += count * DAY
        task = self.house.sweeper.chore.task
        assert task is not None
        while asyncio.run_coroutine_threadsafe(self.house.sweeper.round(), task.get_loop()).result(60):
            continue


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Old]:
    """A house of one's own."""
    found = Old(f"sqlite:///{tmp_path / 'herna.db'}")
    found.open()
    yield found
    found.close()


@pytest.fixture
def owner(house: Old) -> Guest:
    """Whoever decides what is kept for how long."""
    found = house.guest()
    found.post("/manners", {"name": "Olga"})
    apart(appointed(house, inside(house, "Olga")))
    house.house.gate.owners.add(inside(house, "Olga"))
    return found


def named(house: Inn, name: str) -> Guest:
    """Return somebody with a name."""
    found = house.guest()
    found.post("/manners", {"name": name})
    return found


def pair(house: Inn, one: Guest, two: Guest) -> str:
    """Let two sit down at a table, and the first one who is asked answer."""
    table = one.new_table(**PAIR)
    two.post(f"/t/{table}/sit")
    mover = one if one.options(table) else two
    mover.answer(table, mover.options(table)[0])
    return table


def test_nothing_goes_unless_the_owners_want_it(house: Old) -> None:
    jana, eva = named(house, "Jana"), named(house, "Eva")
    table = pair(house, jana, eva)
    house.days(3000)
    assert jana.get(f"/t/{table}").status_code == 200 and "Jana" in jana.get("/me").text


def test_a_table_is_announced_and_goes_and_leaves_its_record(house: Old, owner: Guest) -> None:
    jana, eva = named(house, "Jana"), named(house, "Eva")
    going, done = pair(house, jana, eva), jana.new_table(**ALONE)
    jana.play_out(done)
    waiting = jana.new_table(**PAIR)
    until(lambda: "Harbours" in jana.get("/history").text)
    assert owner.post("/owner/rules", RULES).status_code == 200
    house.days(29)
    assert "cleared away" not in jana.get(f"/t/{going}").text
    house.days(2)
    page = jana.get(f"/t/{going}").text
    day = re.search(r"cleared away on (\d{4}-\d\d-\d\d)", page)
    assert day is not None and f"goes on {day[1]}" in jana.get("/").text
    assert "uklidí" in house.guest("cs").get(f"/t/{going}").text
    house.days(13)
    assert jana.get(f"/t/{going}").status_code == jana.get(f"/t/{waiting}").status_code == 200
    house.days(1.1)
    gone = jana.get(f"/t/{going}")
    assert gone.status_code == 410 and f"/t/{going}/record" in gone.text and "Harbours" in gone.text
    left = read(eva.get(f"/t/{going}/record").text)
    assert left.game == "harbours" and len(left.answers) == 1
    assert httpx.get(f"{house.url}/api/tables/{going}/record").json() == json.loads(
        eva.get(f"/t/{going}/record").text
    )
    assert jana.get(f"/t/{waiting}").status_code == 404, "nothing was played there"
    assert jana.get(f"/t/{done}/replay").status_code == 200
    house.days(31)
    house.days(14.1)
    assert jana.get(f"/t/{done}").status_code == 410
    assert read(jana.get(f"/t/{done}/record").text).result is not None
    assert "Harbours" in jana.get("/history").text, "what was won stays won"
    journal = owner.get("/owner/journal").text
    assert "Cleared away" in journal and "2 / 0" in journal and "1 / 0" in journal
    with sqlite3.connect(house.house.store.url.database or "") as connection:
        for name in ("tables", "seats", "entries", "remarks"):
            assert connection.execute(f"select count(*) from {name}").fetchone() == (0,), name


def test_an_answer_or_a_word_keeps_a_table(house: Old, owner: Guest) -> None:
    jana, eva, stranger = named(house, "Jana"), named(house, "Eva"), named(house, "Noname")
    table = pair(house, jana, eva)
    owner.post("/owner/rules", RULES)
    house.days(31)
    assert stranger.post(f"/t/{table}/keep").status_code == 403
    assert "Keep it" in eva.get("/").text
    assert eva.post(f"/t/{table}/keep?next=/").status_code == 200
    assert "Keep it" not in eva.get("/").text and "Eva keeps this table" in jana.get(f"/t/{table}").text
    house.days(29)
    assert jana.get(f"/t/{table}").status_code == 200
    house.days(2)
    assert "Keep it" in jana.get("/").text
    with sqlite3.connect(house.house.store.url.database or "", timeout=10) as connection:
        connection.execute("update tables set updated = ?", [time.time() + house.ahead + 1])
    assert "Keep it" not in jana.get("/").text
    house.days(20)
    assert jana.get(f"/t/{table}").status_code == 200


def test_guests_without_anything_are_forgotten_and_nobody_else(
    house: Old, owner: Guest, tmp_path: Path
) -> None:
    passing, seated, claimed, keyed = (named(house, name) for name in ("Zdislava", "Seat", "Claim", "Keyed"))
    seated.new_table(**PAIR)
    claimed.post("/me/name", {"name": "Claim"})
    keyed.client.base_url = f"http://localhost:{house.port}"
    device(house, keyed, "Keyed")
    owner.post("/owner/rules", {"guest_days": "90"})
    house.days(89)
    assert "Zdislava" in passing.get("/me").text
    house.days(2)
    assert not rows_with(tmp_path / "herna.db", "Zdislava") and "Zdislava" not in passing.get("/me").text
    for guest, name in ((seated, "Seat"), (claimed, "Claim"), (keyed, "Keyed"), (owner, "Olga")):
        assert name in guest.get("/me").text


def test_days_are_days(owner: Guest) -> None:
    for wrong in ("-1", "many", "3651", "1e3"):
        assert owner.post("/owner/rules", {"idle_days": wrong}).status_code == 400
    page = owner.get("/owner/rules").text
    assert 'name="idle_days"' in page and 'name="notice_days"' in page and 'value="14"' in page
