"""One player on several devices: codes that work once, sessions that end, names of one's own."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from herna.web.guard.problems import BadCode, NameTaken
from herna.web.store.claims import claim_key
from herna.web.store.codes import DEVICE, Codes
from herna.web.store.models import Visitor
from herna.web.store.store import Store
from web.desk import Desk, create
from web.guests import Guest, Inn, apart

ALONE = {"seat1": "bot", "level1": "random", "seat2": "none", "seat3": "none"}


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Inn]:
    """A house of one's own."""
    found = Inn(f"sqlite:///{tmp_path / 'herna.db'}").open()
    yield found
    found.close()


def code_of(guest: Guest) -> str:
    """Let a guest make a code."""
    found = re.search(r'id="the-code">([A-Z0-9-]+)<', guest.post("/me/code").text)
    assert found is not None
    return found[1]


def test_another_browser_goes_on_with_a_code_and_has_the_seats(inn: Inn) -> None:
    desktop, phone, thief = inn.guest(), inn.guest(), inn.guest()
    table = desktop.new_table(**ALONE, name0="Jana")
    code = code_of(desktop)
    shown = phone.post("/device", {"code": code.lower().replace("-", " ")})
    assert "Continue as" in shown.text and shown.url.path.startswith("/device/")
    assert phone.get(f"/t/{table}").text.count('name="code"') == 0
    assert phone.post("/device", {"code": code, "sure": "yes"}).status_code == 200
    assert phone.wait(table)
    assert thief.post("/device", {"code": code, "sure": "yes"}).status_code == 403
    assert thief.get(f"/device/{code}").status_code == 403


def test_a_newer_code_makes_the_older_one_void(inn: Inn) -> None:
    guest = inn.guest()
    first, second = code_of(guest), code_of(guest)
    assert inn.guest().get(f"/device/{first}").status_code == 403
    assert inn.guest().get(f"/device/{second}").status_code == 200


def test_whoever_has_tables_is_told_what_would_be_left(inn: Inn) -> None:
    desktop, other = inn.guest(), inn.guest()
    desktop.new_table(**ALONE)
    other.new_table(**ALONE)
    page = other.get(f"/device/{code_of(desktop)}").text
    assert "with 1 table" in page and "if somebody sent it to you" in page


@pytest.mark.parametrize("minutes", [11, 10])
def test_a_code_is_valid_for_minutes_and_kept_as_a_digest_only(tmp_path: Path, minutes: int) -> None:
    now = [1000.0]

    async def test() -> str:
        store = Store(f"sqlite:///{tmp_path / 'herna.db'}")
        await store.open()
        await store.add_visitor(Visitor("jana", "Jana"), "token")
        codes = Codes(store, b"s" * 32, lambda: now[0])
        code = await codes.short("jana")
        assert (await codes.look(DEVICE, code)).visitor == "jana"
        now[0] += 60 * minutes
        with pytest.raises(BadCode):
            await codes.use(DEVICE, code)
        await store.close()
        return code

    assert apart(test()).encode() not in (tmp_path / "herna.db").read_bytes()


def test_guessing_codes_is_refused_after_some_tries(tmp_path: Path) -> None:
    inn = Inn(f"sqlite:///{tmp_path / 'herna.db'}", guesses_per_hour=5).open()
    try:
        guest = inn.guest()
        found = [guest.get(f"/device/aaaaaaa{letter}").status_code for letter in "bcdefgh"]
        assert found == [403] * 5 + [429] * 2
        assert guest.post("/device", {"code": "aaaa", "sure": "yes"}).status_code == 429
    finally:
        inn.close()


def test_a_code_says_nothing_of_who_there_is(inn: Inn) -> None:
    code = code_of(inn.guest())
    asked = inn.guest()
    texts = {
        re.sub(r'value="[^"]*"|/device/\w+', "", asked.get(f"/device/{each}").text)
        for each in ("zzzzzzzz", code[:4], "x" * 90)
    }
    assert len(texts) == 1


def test_devices_are_listed_and_ended(own: Inn) -> None:
    desktop, phone = own.guest(), own.guest()
    desktop.client.headers["User-Agent"] = (
        "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    )
    phone.client.headers["User-Agent"] = "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36"
    code = code_of(desktop)
    phone.post("/device", {"code": code, "sure": "yes"})
    page = desktop.get("/me").text
    assert "Firefox · Linux" in page and "Chrome · Android" in page
    (other,) = set(re.findall(r"/me/sessions/(\w{16})/end", page))
    assert desktop.post(f"/me/sessions/{other}/end").status_code == 200
    assert "Chrome · Android" not in desktop.get("/me").text
    assert phone.post("/me/sessions/others/end").status_code == 403


def test_nobody_ends_the_devices_of_others(inn: Inn) -> None:
    jana, eva = inn.guest(), inn.guest()
    code = code_of(jana)
    phone = inn.guest()
    phone.post("/device", {"code": code, "sure": "yes"})
    (session,) = set(re.findall(r"/me/sessions/(\w{16})/end", jana.get("/me").text))
    eva.post("/manners", {"name": "Eva Cizí"})
    eva.post(f"/me/sessions/{session}/end")
    assert session in jana.get("/me").text


@pytest.mark.parametrize(
    "other", ["Jána", " jana ", "JANA", "J\u0430n\u0430", "J@na", "\uff2aana", "J.a.n.a"]
)
def test_a_claimed_name_cannot_be_had_by_others_in_any_spelling(own: Inn, other: str) -> None:
    jana, thief = own.guest(), own.guest()
    assert "yours alone" in jana.post("/me/name", {"name": "Jana"}).text
    assert claim_key(other) == claim_key("Jana")
    assert thief.post("/manners", {"name": other}).status_code == 409
    assert (
        thief.client.post(
            "/api/tables",
            json={"game": "harbours", "name": other, "seats": [{"kind": "me"}, {"kind": "bot"}]},
        ).status_code
        == 409
    )
    seats = {"game": "harbours", "seat0": "me", "seat1": "here", "seat2": "none", "seat3": "none"}
    assert thief.post("/new", {**seats, "name1": other}).status_code == 409
    jana.post("/me/name", {"free": "1"})
    assert thief.post("/manners", {"name": other}).status_code == 200


@pytest.mark.parametrize("other", ["Jan", "Jana 2", "Hana", "🦊", "Ян"])
def test_names_that_look_different_are_free(other: str) -> None:
    assert claim_key(other) and claim_key(other) != claim_key("Jana")


def test_two_who_claim_one_name_at_once_do_not_both_get_it(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(f"sqlite:///{tmp_path / 'herna.db'}")
        await store.open()
        from herna.web.store.claims import Claims

        for who in ("a", "b"):
            await store.add_visitor(Visitor(who, "Jana"), who)
        await Claims(store).claim("a", "Jana")
        with pytest.raises(NameTaken):
            await Claims(store).claim("b", "JANA")
        await store.close()

    apart(test())


def test_a_page_that_is_open_counts_as_being_here(own: Inn) -> None:
    guest = own.guest()
    table = guest.new_table(**ALONE)
    path = own.house.store.url.database or ""
    with sqlite3.connect(path) as connection:
        connection.execute("update sessions set seen = 1")
    with guest.client.stream("GET", f"/t/{table}/events") as stream:
        lines = stream.iter_lines()
        assert next(lines)
        assert sum(own.house.streams.people.values()) == 1
        own.house.sessions.heard.clear()
        apart(note(own))
    with sqlite3.connect(path) as connection:
        assert connection.execute("select min(seen) from sessions").fetchone()[0] > 1


async def note(inn: Inn) -> None:
    """Write down who was heard of, with a store of this loop."""
    store = Store(str(inn.house.store.url))
    from herna.web.store.sessions import Sessions

    await Sessions(store, lambda: list(inn.house.streams.people), 1e6).note()
    await store.close()


def test_from_desk_to_phone_by_code(desk: Desk) -> None:
    at_desk = desk.window()
    table = create(at_desk)
    at_desk.goto("/me")
    at_desk.get_by_role("button", name="Continue on another device").click()
    code = at_desk.locator("#the-code").inner_text()
    assert at_desk.locator(".qr").bounding_box() is not None
    phone = desk.window(phone=True)
    phone.goto("/device")
    phone.locator("[name=code]").fill(code)
    phone.get_by_role("button", name="Go on").click()
    phone.get_by_role("button", name="Continue as").click()
    phone.wait_for_url(f"{desk.url}/")
    phone.locator(f"a[href='/t/{table}']").first.click()
    phone.wait_for_selector("#answers")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
