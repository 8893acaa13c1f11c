"""Open tables: found, joined, opened in a hurry; watched and talked about; strangers sent away."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from herna.web.store.models import Visitor
from herna.web.store.store import Store
from herna.web.store.watchers import STAYS, Watchers
from web.guests import Guest, Inn, apart

LINE = re.compile(r'<a class="go" href="/t/(\w+)')
OPEN = {"seat1": "open", "seat2": "none", "seat3": "none", "listed": "1"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inn]:
    """A house of which nobody knows yet."""
    found = Inn(f"sqlite:///{tmp_path / 'herna.db'}").open()
    yield found
    found.close()


def found(guest: Guest, query: str = "") -> list[str]:
    """Return the open tables that a page lists."""
    return LINE.findall(guest.get(f"/tables{query}").text)


def seated(guest: Guest, fields: dict[str, str]) -> str:
    """Take a quick seat, and return where."""
    answer = guest.post("/quick", fields)
    assert answer.status_code == 200, answer.text
    return str(answer.url.path).removeprefix("/t/")


def test_open_tables_are_found_by_what_they_are(house: Inn) -> None:
    host, guest = house.guest(), house.guest("cs")
    three = {**OPEN, "seat2": "open"}
    small = host.new_table(**OPEN, language="en")
    slow = host.new_table(**three, pace="slow", language="cs")
    private = host.new_table(seat1="open", seat2="none", seat3="none")
    assert set(found(guest)) >= {small, slow} and private not in found(guest)
    cases = {
        "?seats=2": small,
        "?seats=3": slow,
        "?pace=slow": slow,
        "?pace=live&way=join": small,
        "?language=cs": slow,
        "?language=en": small,
    }
    for query, table in cases.items():
        assert found(guest, query) == [table], query
    assert found(guest, "?game=ahoy") == found(guest, "?way=watch&seats=3") == []
    assert found(guest, "?seats=many&pace=never") == found(guest)


def test_a_quick_seat_joins_who_waits_and_opens_a_table_where_nobody_does(house: Inn) -> None:
    wish = {"game": "harbours", "seats": "2"}
    jana, petr, eva = house.guest(), house.guest(), house.guest()
    first = seated(jana, {**wish, "name": "Jana"})
    assert seated(jana, wish) != first, "nobody plays against oneself"
    slow = seated(eva, {**wish, "pace": "slow"})
    assert slow != first
    assert seated(petr, {**wish, "pace": "live", "name": "Petr"}) == first
    page = petr.get(f"/t/{first}").text
    assert "part-board" in page and "Jana" in page
    assert "part-board" not in eva.get(f"/t/{slow}").text
    assert jana.post("/quick", {**wish, "seats": "9"}).status_code == 200, (
        "what cannot be chosen is no matter"
    )


def test_a_host_gives_the_seat_of_a_stranger_to_others(house: Inn) -> None:
    host, stranger, friend = house.guest(), house.guest(), house.guest()
    table = host.new_table(**{**OPEN, "seat2": "open"}, name0="Jana")
    stranger.post(f"/t/{table}/sit", {"name": "Loud"})
    assert friend.post(f"/t/{table}/seats/1/remove").status_code == 403
    assert "/seats/1/remove" in host.get(f"/t/{table}").text
    assert host.post(f"/t/{table}/seats/1/remove").status_code == 200
    assert host.post(f"/t/{table}/seats/0/remove").status_code == 403
    assert "Loud" not in host.get(f"/t/{table}").text
    assert stranger.post(f"/t/{table}/sit").status_code == 409
    assert table in found(friend) and table not in found(stranger)
    for guest in (friend, house.guest()):
        assert guest.post(f"/t/{table}/sit").status_code == 200
    assert "part-board" in host.get(f"/t/{table}").text
    assert host.post(f"/t/{table}/seats/1/remove").status_code == 409, "the game has begun"


def test_a_table_is_private_until_its_host_opens_it(house: Inn) -> None:
    host, guest = house.guest(), house.guest()
    table = host.new_table(seat1="open", seat2="none", seat3="none")
    assert table not in found(guest)
    assert guest.post(f"/t/{table}/offer", {"open": "1"}).status_code == 403
    assert guest.post(f"/t/{table}/sit").status_code == 403
    host.post(f"/t/{table}/offer", {"open": "1"})
    assert found(guest) == [table]
    host.post(f"/t/{table}/offer")
    assert found(guest) == []
    host.post(f"/t/{table}/offer", {"open": "1"})
    assert guest.post(f"/t/{table}/sit").status_code == 200
    assert host.post(f"/t/{table}/offer").status_code == 409


def test_those_who_watch_talk_and_players_hear_it_after_the_game(house: Inn) -> None:
    host, fan, other = house.guest(), house.guest(), house.guest()
    table = host.new_table(seat1="bot", level1="random", seat2="none", seat3="none", name0="Jana")
    assert fan.post(f"/t/{table}/murmur", {"text": "She should bid <b>2</b>."}).status_code == 200
    assert host.post(f"/t/{table}/murmur", {"text": "I know"}).status_code == 403
    assert fan.post(f"/t/{table}/murmur", {"text": "x" * 301}).status_code == 413
    fan.post("/manners", {"name": "Fan", "next": f"/t/{table}"})
    heard = other.get(f"/t/{table}").text
    assert "She should bid &lt;b&gt;2&lt;/b&gt;." in heard and "Watching now" in heard
    silent = host.get(f"/t/{table}").text
    assert "She should" not in silent and "once the game is over" in silent and "Watching now" in silent
    while codes := host.wait(table):
        host.answer(table, codes[-1])
    assert "She should" in host.get(f"/t/{table}").text


def test_who_is_not_heard_of_no_longer_watches(tmp_path: Path) -> None:
    async def test() -> None:
        store, time = Store(f"sqlite:///{tmp_path / 'herna.db'}"), [1000.0]
        await store.open()
        watchers = Watchers(store, lambda: time[0])
        fan, other = Visitor("a", "Fan"), Visitor("b", "Other")
        assert await watchers.look("t", fan) and not await watchers.look("t", fan)
        time[0] += STAYS * 0.75
        assert not await watchers.look("t", fan) and await watchers.look("t", other)
        assert await watchers.names("t") == ["Fan", "Other"]
        time[0] += STAYS * 0.75
        assert await watchers.names("t") == ["Fan", "Other"]
        time[0] += STAYS * 0.5
        assert await watchers.names("t") == [] and await watchers.look("t", fan)
        await store.close()

    apart(test())


def test_programs_find_join_and_watch_open_tables(house: Inn) -> None:
    api = httpx.Client(base_url=f"{house.url}/api")
    house.clients.append(api)
    wish = {"game": "harbours", "seats": 2, "name": "One"}
    made = api.post("/quick", json=wish).json()
    (line,) = api.get("/open", params={"game": "harbours", "way": "join"}).json()
    assert (line["table"], line["free"], line["players"]) == (made["table"], 1, ["One"])
    assert api.get("/open", params={"pace": "slow"}).json() == []
    host = {"Authorization": f"Bearer {made['token']}"}
    assert api.post(f"/tables/{made['table']}/offer", json={"listed": False}, headers=host).status_code == 200
    assert api.post(f"/tables/{made['table']}/sit", json={"name": "Two"}).status_code == 403
    assert api.post(f"/tables/{made['table']}/offer", json={"listed": True}, headers=host).status_code == 200
    loud = api.post(f"/tables/{made['table']}/sit", json={"name": "Loud"}).json()
    assert loud["seats"] == [1]
    removed = api.post(f"/tables/{made['table']}/seats/1/remove", headers=host)
    assert removed.status_code == 409, "with the last seat taken, the game has begun"
    fan = {"Authorization": f"Bearer {api.post('/quick', json={**wish, 'pace': 'slow'}).json()['token']}"}
    said = api.post(f"/tables/{made['table']}/murmurs", json={"text": "Hm."}, headers=fan).json()
    assert [each["text"] for each in said["said"]] == ["Hm."]
    assert api.get(f"/tables/{made['table']}/watchers", headers=host).status_code == 403
    assert json.loads(api.get(f"/tables/{made['table']}/watchers").text)["said"][0]["text"] == "Hm."
