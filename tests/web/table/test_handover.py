"""A seat in play changes hands with its owner's consent, or after a call that everybody hears."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from herna.games import game
from herna.web.store.models import Entry, TableRow
from herna.web.store.store import Store
from herna.web.table.absence import SOON
from web.guests import Guest, Inn, apart
from web.store.test_clock import Watch, two

ANYBODY = re.compile(r"/join/[\w-]+")


@pytest.fixture
def watch() -> Watch:
    """The clock of the house."""
    return Watch()


@pytest.fixture
def house(tmp_path: Path, watch: Watch) -> Iterator[Inn]:
    """A house whose clock stands still unless the test turns it."""
    found = Inn(f"sqlite:///{tmp_path / 'herna.db'}", now=watch).open()
    yield found
    found.close()


def links(guest: Guest, table: str) -> list[str]:
    """Return the invitations that a page shows, each once: a link, and its picture for phones."""
    return list(dict.fromkeys(ANYBODY.findall(guest.get(f"/t/{table}").text)))


def test_a_host_cannot_take_a_seat_and_read_its_hand(house: Inn) -> None:
    host, friend, table = two(house)
    for change in ("link", "bot", "relieve", "back"):
        assert host.post(f"/t/{table}/seats/1/{change}").status_code in (403, 409)
    assert links(host, table) == []
    assert 'id="remark"' in friend.get(f"/t/{table}").text


def test_a_call_is_told_to_all_and_a_sign_of_life_ends_it(house: Inn, watch: Watch) -> None:
    host, friend, table = two(house)
    assert friend.post(f"/t/{table}/seats/1/call").status_code == 403
    assert host.post(f"/t/{table}/seats/1/call").status_code == 200
    onlooker = house.guest().get(f"/t/{table}").text
    assert "Jana asks whether Petr is still here" in onlooker and f'data-left="{SOON}"' in onlooker
    watch.time += SOON - 1
    assert host.post(f"/t/{table}/seats/1/link").status_code == 409
    assert "Petr is here and keeps the seat" in friend.get(f"/t/{table}").text
    watch.time += SOON
    assert host.post(f"/t/{table}/seats/1/link").status_code == 409
    assert host.post(f"/t/{table}/seats/1/bot").status_code == 409


def test_after_a_call_unheard_the_seat_may_be_given_away_openly(house: Inn, watch: Watch) -> None:
    host, friend, table = two(house)
    host.post(f"/t/{table}/seats/1/call")
    watch.time += SOON
    assert host.post(f"/t/{table}/seats/1/link").status_code == 200
    (link,) = links(host, table)
    newcomer = house.guest()
    assert newcomer.post(link, {"name": "Ota"}).status_code == 200
    said = house.guest().get(f"/t/{table}").text
    assert "Jana made a link to the seat of Petr" in said and "Ota took the seat of Petr" in said
    assert 'id="remark"' not in friend.get(f"/t/{table}").text


def test_a_link_is_void_once_its_owner_shows_up(house: Inn, watch: Watch) -> None:
    host, friend, table = two(house)
    host.post(f"/t/{table}/seats/1/call")
    watch.time += SOON
    host.post(f"/t/{table}/seats/1/link")
    (link,) = links(host, table)
    friend.get(f"/t/{table}")
    assert house.guest().post(link, {"name": "Ota"}).status_code == 403
    assert links(host, table) == []


def test_any_player_may_let_a_bot_play_for_a_host_who_is_gone(house: Inn, watch: Watch) -> None:
    host, friend, table = two(house)
    friend.post(f"/t/{table}/seats/0/call")
    watch.time += SOON
    assert friend.post(f"/t/{table}/seats/0/bot", {"level": "random"}).status_code == 200
    assert friend.post(f"/t/{table}/seats/0/link").status_code == 403
    assert host.post(f"/t/{table}/seats/0/back").status_code == 200


def test_a_link_made_in_the_waiting_room_frees_the_seat(house: Inn) -> None:
    host, friend = house.guest(), house.guest()
    table = host.new_table(seat1="open", seat2="open", seat3="none")
    friend.post(links(host, table)[0], {"name": "Petr"})
    host.post(f"/t/{table}/seats/1/link")
    assert len({*links(host, table)}) == 2
    assert "Petr" not in host.get(f"/t/{table}").text


def finished(inn: Inn, guest: Guest, table: str) -> None:
    """Leave a game to bots that end it."""
    while codes := guest.wait(table):
        guest.answer(table, codes[-1])


def test_a_rematch_waits_until_the_others_sit_down(house: Inn) -> None:
    host, friend, table = two(house)
    while 'data-over="yes"' not in host.get(f"/t/{table}").text:
        for each in (host, friend):
            codes = each.options(table)
            if codes:
                each.answer(table, codes[-1])
    new = str(host.post(f"/t/{table}/rematch").url.path).removeprefix("/t/")
    assert "part-board" not in host.get(f"/t/{new}").text
    assert friend.post(f"/t/{table}/rematch").url.path == f"/t/{new}"
    assert "part-board" in host.get(f"/t/{new}").text and "part-board" in friend.get(f"/t/{new}").text


def upload(guest: Guest, record: dict[str, Any]) -> Any:
    """Send a record."""
    sent = {"record": ("record.json", json.dumps(record), "application/json")}
    return guest.client.post("/upload", data={"_csrf_token": guest.token()}, files=sent)


def stored(inn: Inn, table: str) -> tuple[TableRow, list[Entry]]:
    """Return a table as the database has it."""

    async def read() -> tuple[TableRow, list[Entry]]:
        store = Store(str(inn.house.store.url))
        row, _seats = await store.table(table)
        entries = await store.entries(table)
        await store.close()
        return row, entries

    return apart(read())


@pytest.mark.parametrize("count", [0, 5])
def test_an_upload_goes_on_with_fresh_luck_and_says_so(house: Inn, count: int) -> None:
    guest = house.guest()
    table = guest.new_table(seat1="bot", level1="random", seat2="none", seat3="none")
    finished(house, guest, table)
    record = json.loads(guest.get(f"/t/{table}/record").text)
    chosen = {**record, "answers": record["answers"][:count], "result": None, "seed": "0" * 31 + "7"}
    if count:
        chosen["seed"] = record["seed"]
    answer = upload(guest, chosen)
    assert answer.status_code == 200
    name = str(answer.url.path).removeprefix("/t/")
    row, entries = stored(house, name)
    assert len(entries) == count
    assert row.branches[-1].at == count if count else int(row.seed, 16) != 7
    guest.post(f"/t/{name}/seats/1/link")
    shown = "".join(guest.get(f"/t/{name}?as={seat}").text for seat in (0, 1))
    (link,) = {*ANYBODY.findall(shown)}
    assert "continues an uploaded record" in house.guest().get(link).text
    seen = house.guest()
    assert f"uploaded record of {count} answers" in seen.get(f"/t/{name}").text
    assert seen.get(f"/api/tables/{name}").json()["uploaded"] is True


def test_an_upload_is_no_longer_than_its_game_can_be(house: Inn) -> None:
    guest = house.guest()
    table = guest.new_table(seat1="bot", level1="random", seat2="none", seat3="none")
    finished(house, guest, table)
    record = json.loads(guest.get(f"/t/{table}/record").text)
    record["answers"] = record["answers"][:1] * (game("harbours").limit(2) + 1)
    assert upload(guest, record).status_code == 413
