"""What stands before the pages: headers, tokens, limits, and sentences instead of traces."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from herna.web.config import BadSecret, house_secret
from herna.web.guard.tokens import digest, invitation, new_table_id, new_token
from herna.web.pages.preferences import preferred, read
from herna.web.serve import PortTaken, address, free_port
from herna.web.store.schema import VISITORS
from herna.web.store.store import Store
from herna.web.table.plan import tidy
from web.guests import Guest, Inn, apart


def test_every_page_has_a_strict_policy_and_nothing_inline(guest: Guest) -> None:
    table = guest.new_table(seat1="bot", level1="random", seat2="none", seat3="none")
    for path in (
        "/",
        "/new",
        "/settings",
        "/me",
        "/device",
        "/rules",
        "/replays",
        f"/t/{table}",
        f"/t/{table}/replay",
        "/nowhere",
    ):
        page = guest.get(path)
        policy = page.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert page.headers["x-content-type-options"] == "nosniff"
        assert not re.search(r"<style|\sstyle=|<script(?![^>]* src=)|\son\w+=|javascript:", page.text), path
        assert not re.search(r'(?:src|href)="(?:https?:)?//', page.text), path


def test_cookies_are_for_this_site_and_for_no_script(inn: Inn) -> None:
    guest = inn.guest()
    guest.new_table(seat1="bot", seat2="none", seat3="none")
    jar = guest.client.cookies.jar
    assert {cookie.name for cookie in jar} >= {"herna", "csrftoken"}
    for cookie in jar:
        assert cookie.has_nonstandard_attr("HttpOnly")
        assert (cookie.get_nonstandard_attr("SameSite") or "").lower() == "lax"


def test_a_form_from_elsewhere_is_refused(guest: Guest) -> None:
    guest.get("/")
    assert guest.client.post("/play/harbours").status_code == 403
    assert guest.client.post("/play/harbours", data={"_csrf_token": "forged"}).status_code == 403


def test_tokens_are_not_kept(inn: Inn) -> None:
    guest = inn.guest()
    table = guest.new_table(seat1="open", seat2="none", seat3="none")
    link = re.search(r"/join/([\w-]+)", guest.get(f"/t/{table}").text)
    assert link is not None

    async def stored() -> str:
        store = Store(str(inn.house.store.url))
        async with store.engine.connect() as connection:
            found = ""
            for table in VISITORS.metadata.sorted_tables:
                found += str((await connection.execute(select(table))).all())
        await store.close()
        return found

    kept = apart(stored())
    assert link[1] not in kept and digest(link[1]) in kept
    mine = guest.client.cookies.get("herna") or ""
    assert mine and mine not in kept and digest(mine) in kept


def test_tokens_are_long_and_different() -> None:
    assert len({new_token() for _token in range(100)}) == 100
    assert len(new_token()) * 6 >= 128
    assert len(new_table_id()) == 12
    one = invitation(b"secret", "table", 0, 0)
    others = [
        invitation(b"other", "table", 0, 0),
        invitation(b"secret", "elsewhere", 0, 0),
        invitation(b"secret", "table", 1, 0),
        invitation(b"secret", "table", 0, 1),
    ]
    assert len(one) * 6 >= 128
    assert one not in others
    assert one == invitation(b"secret", "table", 0, 0)


def test_the_secret_of_the_house_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HERNA_SECRET", raising=False)
    db = f"sqlite:///{tmp_path / 'data' / 'herna.db'}"
    first = house_secret(db)
    assert len(first) >= 32 and house_secret(db) == first
    path = tmp_path / "data" / "herna.secret"
    assert path.stat().st_mode & 0o077 == 0
    path.write_bytes(b"short")
    with pytest.raises(BadSecret, match="damaged"):
        house_secret(db)
    monkeypatch.setenv("HERNA_SECRET", "x" * 40)
    assert house_secret(db) == b"x" * 40
    monkeypatch.setenv("HERNA_SECRET", "short")
    with pytest.raises(BadSecret, match="at least 32"):
        house_secret(db)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/t/nowhere", 404),
        ("/t/nowhere/parts", 404),
        ("/t/nowhere/replay", 404),
        ("/nowhere", 404),
        ("/new?game=chess", 404),
        ("/join/guess", 403),
        ("/games/chess/style.css", 404),
        ("/static/../app.py", 404),
        ("/rules/..%2f..%2fetc", 404),
    ],
)
def test_wrong_addresses_get_a_readable_page(guest: Guest, path: str, status: int) -> None:
    page = guest.get(path)
    assert page.status_code == status
    assert "Traceback" not in page.text
    if "static" not in path:
        assert "<h1>" in page.text and "Herna" in page.text


def test_bad_forms_get_a_readable_page(guest: Guest) -> None:
    table = guest.new_table(seat1="here", seat2="none", seat3="none")
    seat = "0" if guest.options(table, "0") else "1"
    cases = [
        ("answer", {"version": "0", "code": "bid.x9", "as": seat}, 422),
        ("answer", {"version": "0", "code": "x" * 5000, "as": seat}, 422),
        ("answer", {"version": "99", "code": "bid.x0", "as": seat}, 409),
        ("answer", {"version": "-1", "code": "bid.x0", "as": seat}, 400),
        ("answer", {"version": "9" * 50, "code": "bid.x0", "as": seat}, 400),
        ("answer", {"code": "bid.x0", "as": seat}, 400),
        ("answer", {"version": "0", "code": "bid.x0", "as": "7"}, 403),
        ("answer", {"version": "0", "code": "bid.x0"}, 403),
        ("dance", {"version": "0", "as": seat}, 409),
        ("seats/9/bot", {}, 409),
        ("seats/0/dance", {}, 409),
    ]
    for act, fields, status in cases:
        answer = guest.post(f"/t/{table}/{act}", fields)
        assert answer.status_code == status, (act, fields, answer.text[-500:])
        assert "Traceback" not in answer.text and "<h1>" in answer.text
    assert guest.parts(table, seat)["version"] == 0
    assert guest.client.post("/upload", data={"_csrf_token": guest.token()}).status_code == 409


def test_a_body_without_end_is_refused(inn: Inn) -> None:
    answer = httpx.post(f"{inn.url}/api/tables", content=b"x" * 3_000_000, timeout=120)
    assert answer.status_code == 413


def test_names_are_tidied() -> None:
    assert tidy("  Jana \n\t Nov\u00e1  ", 40) == "Jana Nov\u00e1"
    assert tidy("x" * 100, 40) == "x" * 40
    assert tidy("a\u0000b\u202ec", 40) == "a b c"


def test_manners_take_only_what_makes_sense() -> None:
    assert (
        read("theme=light&lang=cs&motion=wild&confirm=never")
        .text()
        .startswith("lang=cs&theme=light&motion=auto")
    )
    assert read("\x00=;;;&theme=<script>").theme == "dark"
    assert preferred("cs;q=0.3, en;q=0.8") == "en"
    assert preferred("fr, cs-CZ;q=0.9, en;q=0.1") == "cs"
    assert preferred("nonsense;q=x,,;") == "en"


def test_a_taken_port_is_said(inn: Inn) -> None:
    with pytest.raises(PortTaken, match="--port"):
        free_port("127.0.0.1", inn.port)
    assert free_port("127.0.0.1", None) >= 8080
    assert address("0.0.0.0", 80) == "http://localhost:80/"
    assert address("::1", 80) == "http://[::1]:80/"
