"""The way out: to the public web only, checked where it is connected to, and no further than asked."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from typing import Any

import pytest

from herna.web.guard.problems import BadAddress
from herna.web.post.outside import Outcome, outcome, posted, public, web_address
from web.guests import apart
from web.post.service import service

INSIDE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "192.0.2.1",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
    "2002:7f00:1::",
    "2002:c0a8:101::1",
]


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_of_the_house_itself_are_inside_in_every_disguise(address: str) -> None:
    assert not public(ip_address(address))


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1::1", "64:ff9b::5db8:d822"])
def test_addresses_of_the_public_web_are_outside(address: str) -> None:
    assert public(ip_address(address))


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "example.org",
        "ftp://example.org/",
        "http://example.org/",
        "https:///x",
        "https://jana:secret@example.org/",
        "https://example.org:25/",
        "https://example.org/a b",
        "https://example.org/\r\nX: y",
        "https://example.org:port/",
        "https://[::1",
        f"https://example.org/{'x' * 1000}",
    ],
)
def test_what_is_no_address_of_the_web_is_refused(wrong: str) -> None:
    with pytest.raises(BadAddress):
        web_address(wrong)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "127.1", "[::1]"])
def test_nothing_reaches_the_machine_itself_under_any_name(host: str) -> None:
    with service() as there:
        port = there.url.rpartition(":")[2]
        found = apart(posted(f"https://{host}:{port}/", b"x", {}))
        assert not found.done and not found.again and there.taken == []
        assert "own network" in found.why


def test_a_name_that_leads_inside_only_the_second_time_is_not_asked_a_second_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    leads = ["93.184.216.34", "127.0.0.1"]

    async def lookup(_loop: Any, host: str, port: int, **_more: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (leads[min(len(asked), 2) - 1], port))]

    connected: list[str] = []

    async def connect(host: str, _port: int, **_more: Any) -> Any:
        connected.append(host)
        raise OSError("nobody there")

    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", lookup)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    found = apart(posted("https://changing.example/", b"x", {}))
    assert asked == ["changing.example"] and connected == ["93.184.216.34"]
    assert found == Outcome(False, "OSError", again=True, sure=True)
    assert "own network" in apart(posted("https://changing.example/", b"x", {})).why


def test_a_redirect_is_not_followed() -> None:
    with service() as there:
        there.answers = [302]
        found = apart(posted(f"{there.url}/first", b"x", {}, local=True))
        assert [each.path for each in there.taken] == ["/first"]
        assert (found.done, found.again, found.why) == (False, False, "redirects are not followed")


@pytest.mark.parametrize(
    ("head", "done", "again", "gone", "wait"),
    [
        (b"HTTP/1.1 201 Created\r\n\r\n", True, False, False, 0),
        (b"HTTP/1.1 410 Gone\r\n\r\n", False, False, True, 0),
        (b"HTTP/1.1 429 Slow\r\nRetry-After: 120\r\n\r\n", False, True, False, 120),
        (b"HTTP/1.1 503 Away\r\nretry-after: never\r\n\r\n", False, True, False, 0),
        (b"HTTP/1.1 400 What\r\n\r\n", False, False, False, 0),
        (b"SSH-2.0-OpenSSH\r\n\r\n", False, True, False, 0),
    ],
)
def test_an_answer_says_whether_to_try_again(
    head: bytes, done: bool, again: bool, gone: bool, wait: float
) -> None:
    found = outcome(head)
    assert (found.done, found.again, found.gone, found.wait) == (done, again, gone, wait)


def test_whoever_hangs_up_may_have_taken_it() -> None:
    with service() as there:
        there.answers = [0]
        found = apart(posted(there.url, b"x", {}, local=True))
        assert not found.done and found.again and not found.sure
    gone = apart(posted(there.url, b"x", {}, local=True))
    assert not gone.done and gone.again and gone.sure
