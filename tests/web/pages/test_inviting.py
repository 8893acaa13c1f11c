"""Addresses to pass on: what opens on this computer only says so, or gives way to one others can open."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from herna.web.pages import inviting
from herna.web.pages.inviting import only_here
from web.guests import Guest, Inn

WARNING = "opens on this computer only"
LINK = re.compile(r'<div class="invite">.*?<code>([^<]+)</code>', re.DOTALL)


def room(guest: Guest) -> str:
    """Return the waiting room of a new table with a free seat."""
    table = guest.new_table(seat1="open", seat2="none", seat3="none", name0="Jana")
    return guest.get(f"/t/{table}").text


@pytest.fixture
def lan(tmp_path: Path) -> Iterator[Inn]:
    """A house that listens to its network."""
    found = Inn(f"sqlite:///{tmp_path / 'herna.db'}", host="0.0.0.0").open()
    yield found
    found.close()


def test_a_link_of_this_computer_alone_is_handed_out_with_a_warning(guest: Guest) -> None:
    page = room(guest)
    link = LINK.search(page)
    assert link is not None and link[1].startswith("http://127.0.0.1:")
    assert WARNING in page and 'class="qr"' in page


def test_a_house_that_listens_to_its_network_offers_its_number_there(
    lan: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inviting, "neighbours", lambda: "192.168.7.5")
    page = room(lan.guest())
    link = LINK.search(page)
    assert link is not None and link[1].startswith(f"http://192.168.7.5:{lan.port}/join/")
    assert WARNING not in page and "everybody in your network" in page


def test_without_a_network_the_warning_stays(lan: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inviting, "neighbours", lambda: "")
    assert WARNING in room(lan.guest())


def test_a_house_with_an_address_of_its_own_needs_no_warning(tmp_path: Path) -> None:
    inn = Inn(f"sqlite:///{tmp_path / 'herna.db'}", url="https://herna.example").open()
    page = room(inn.guest())
    inn.close()
    link = LINK.search(page)
    assert link is not None and link[1].startswith("https://herna.example/join/")
    assert WARNING not in page and "everybody in your network" not in page


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("127.0.0.1", True),
        ("127.3.2.1", True),
        ("localhost", True),
        ("::1", True),
        ("", True),
        ("192.168.1.2", False),
        ("0.0.0.0", False),
        ("herna.example", False),
    ],
)
def test_which_hosts_lead_to_this_computer_alone(host: str, here: bool) -> None:
    assert only_here(host) == here


def test_asking_for_the_number_in_the_network_gives_one_or_none() -> None:
    found = inviting.neighbours()
    assert found == "" or not only_here(found)
