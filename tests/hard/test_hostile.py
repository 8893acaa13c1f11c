"""What hostile guests send: markup in names and chat, stolen links, addresses elsewhere, floods."""

from __future__ import annotations

import inspect
import logging
import re
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from herna.web import serve as serving
from herna.web.guard.problems import TooMuch
from herna.web.news.stream import Streams
from herna.web.pages.frame import local
from web.guests import Guest, Inn

HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' autofocus onfocus=alert(1) x='",
    "{{ 7 * 7 }}${7*7}",
    "</title><svg onload=alert(1)>",
    "\u202egnp.exe\u0000",
    "javascript:alert(1)",
]
TABLE = {"seat1": "here", "seat2": "none", "seat3": "none"}


class Scripts(HTMLParser):
    """Finds what would run in a browser."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Look at an element."""
        given = dict(attrs)
        if tag == "script" and "src" not in given:
            self.found.append("script")
        self.found += [key for key in given if key.startswith("on")]
        followed = [given.get(key) or "" for key in ("href", "src", "action", "formaction", "xlink:href")]
        self.found += [value for value in followed if value.startswith("javascript:")]
        self.found += ["x"] if given.get("src") == "x" else []


def runs(page: str) -> list[str]:
    """Return what would run."""
    return Scripts(page).found


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_and_remarks_are_only_text(inn: Inn, name: str) -> None:
    guest = inn.guest()
    table = guest.new_table(**TABLE, name0=name, name1=name, title=name, listed="1")
    guest.post(f"/t/{table}/say", {"text": name, "as": "0"})
    stranger = inn.guest()
    pages = [guest.get(f"/t/{table}?as=0"), guest.get("/"), stranger.get("/"), stranger.get(f"/t/{table}")]
    pages.append(guest.get(f"/t/{table}/replay?as=0"))
    for page in pages:
        assert page.status_code in (200, 403)
        assert runs(page.text) == [], page.url
        assert "\u202e" not in page.text and "49$" not in page.text
    parts = guest.parts(table, "0")
    assert runs("".join(str(part) for part in parts.get("parts", {}).values())) == []


def test_the_look_for_scripts_finds_them() -> None:
    for markup in ("<script>x</script>", "<b onclick=x>", "<img src=x>", "<a href='javascript:alert(2)'>"):
        assert runs(markup)


def test_a_reissued_link_makes_the_older_one_void(inn: Inn) -> None:
    host = inn.guest()
    table = host.new_table(seat1="open", seat2="none", seat3="none")

    def link() -> str:
        found = re.search(r"/join/([\w-]+)", host.get(f"/t/{table}").text)
        assert found is not None
        return found[1]

    first = link()
    host.post(f"/t/{table}/seats/1/link")
    second = link()
    assert first != second
    thief, friend = inn.guest(), inn.guest()
    assert thief.get(f"/join/{first}").status_code == 403
    assert friend.post(f"/join/{second}", {"name": "Eva"}).status_code == 200
    assert inn.guest().get(f"/join/{second}").status_code == 403


def test_redirects_stay_on_this_site(guest: Guest) -> None:
    for path in ("//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", "\n/x"):
        assert local(path) == "/"
        sent = guest.client.post(
            "/manners", data={"_csrf_token": guest.token(), "next": path}, follow_redirects=False
        )
        assert sent.headers["location"] == "/"
    assert local("/t/abc?as=1") == "/t/abc?as=1"


def test_too_many_changes_are_refused_in_time(tmp_path: Path) -> None:
    inn = Inn(f"sqlite:///{tmp_path / 'herna.db'}", posts=5).open()
    try:
        body = {"game": "harbours", "seats": [{"kind": "me"}, {"kind": "me"}]}
        codes = [httpx.post(f"{inn.url}/api/tables", json=body, timeout=30).status_code for _try in range(8)]
        assert codes == [201] * 5 + [429] * 3
        assert httpx.get(f"{inn.url}/api/games", timeout=30).status_code == 200
    finally:
        inn.close()


def test_streams_are_bounded_for_each_client(inn: Inn) -> None:
    streams = Streams(inn.house.streams.backend, 60)
    streams.open["c me"] = 59
    streams.check("table", "me")
    streams.open["c me"] += 1
    with pytest.raises(TooMuch):
        streams.check("table", "me")
    streams.check("table", "another")


def test_an_invitation_is_in_no_log(inn: Inn, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "herna"):
        inn.guest().get("/join/secret-token-of-a-seat")
        inn.guest().get("/t/nowhere?as=secret-token-of-a-seat")
    assert "secret-token" not in caplog.text


def test_a_server_listens_to_this_machine_unless_told() -> None:
    assert inspect.signature(serving.serve).parameters["host"].default == "127.0.0.1"


def test_nothing_is_unpickled() -> None:
    sources = (Path(serving.__file__).parents[1]).rglob("*.py")
    guilty = [
        path.name for path in sources if re.search(r"pickle\.loads?\(|\beval\(|\bexec\(", path.read_text())
    ]
    assert guilty == []
