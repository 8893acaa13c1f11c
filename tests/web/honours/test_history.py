"""Histories and boards on their pages: counted once, private unless shared, the same when counted again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import httpx
import pytest

from herna.web.honours.counting import count
from herna.web.store.ledger import Ledger, Result
from herna.web.store.store import Store
from web.guests import Guest, Inn, apart, command, until
from web.store.test_clock import two


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A house in which a few games were finished."""
    found = Inn(f"sqlite:///{tmp_path_factory.mktemp('honours') / 'herna.db'}").open()
    yield found
    found.close()


@pytest.fixture(scope="module")
def pair(house: Inn) -> tuple[Guest, Guest, str]:
    """Two who have played with each other, and where."""
    host, friend, table = two(house)
    while 'data-over="yes"' not in host.get(f"/t/{table}").text:
        for each in (host, friend):
            codes = each.options(table)
            if codes:
                each.answer(table, codes[-1])
    until(lambda: f"/t/{table}/picture.svg" in host.get("/history").text)
    return host, friend, table


def ledger(house: Inn, work: str, *given: object) -> list[list[Result]]:
    """Ask the house's own database something."""

    async def ask() -> list[list[Result]]:
        store = Store(str(house.house.store.url))
        found: list[list[Result]] = await getattr(Ledger(store), work)(*given)
        await store.close()
        return found

    return apart(ask())


def player(guest: Guest) -> str:
    """Share a guest's history, and return its address."""
    page = guest.post("/history/share", {"shared": "1"}).text
    found = re.search(r"/players/\w+", page)
    assert found is not None
    return found[0]


def test_a_finished_game_is_counted_once(house: Inn, pair: tuple[Guest, Guest, str]) -> None:
    host, _friend, table = pair
    games = [game for game in ledger(house, "everything") if game[0].table_id == table]
    assert len(games) == 1 and len(games[0]) == 2 and all(each.counted for each in games[0])
    page = host.get("/history").text
    assert "Petr" in page and "Head to head" in page and "Only you see this page" in page
    assert house.guest().get("/history").status_code == 200, "a newcomer has no history yet"


def test_a_history_is_private_unless_shared(house: Inn, pair: tuple[Guest, Guest, str]) -> None:
    host, friend, table = pair
    address, stranger = player(host), house.guest()
    seen = stranger.get(address).text
    assert "Head to head" in seen and "Petr" not in seen and f"/t/{table}" not in seen
    assert "Only you see" not in seen and "history/share" not in seen
    assert "Petr" not in stranger.get("/honours?game=harbours").text
    other = player(friend)
    assert "Petr" in stranger.get(address).text and f"/t/{table}/replay" in stranger.get(address).text
    assert other in stranger.get("/honours?game=harbours").text
    host.post("/history/share")
    friend.post("/history/share")
    for each in (address, other, "/players/nobody"):
        assert stranger.get(each).status_code == 404
    assert "Jana" in host.get("/honours?game=harbours").text, "one always sees oneself"
    assert stranger.get("/honours?game=harbours&season=1999-1&pool=cats").status_code == 200


def test_a_picture_of_a_finished_game(house: Inn, pair: tuple[Guest, Guest, str]) -> None:
    host, friend, table = pair
    drawn = host.get(f"/t/{table}/picture.svg")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    text = "".join(ElementTree.fromstring(drawn.text).itertext())
    assert "Jana" in text and "Petr" in text and "Harbours" in text
    going = friend.new_table(seat1="open", seat2="none", seat3="none")
    assert friend.get(f"/t/{going}/picture.svg").status_code == 409


def test_counting_again_gives_what_is_stored(house: Inn, pair: tuple[Guest, Guest, str]) -> None:
    url = str(house.house.store.url)
    assert pair[2]
    solo = house.guest()
    table = solo.new_table(seat1="bot", seat2="bot", seat3="none", level1="random", level2="greedy")
    while codes := solo.wait(table):
        solo.answer(table, codes[-1])
    until(lambda: len(ledger(house, "everything")) >= 2)
    said = command("ratings", "--db", url)
    assert said.exit_code == 0 and "0 of them stored differently" in said.output

    async def spoil() -> bool:
        store = Store(url)
        book = Ledger(store)
        before = await book.ratings()
        assert before == count(await book.everything())
        await book.recount(lambda games: dict(list(count(games).items())[1:]))
        broken = await book.ratings()
        await store.close()
        return broken != before

    assert apart(spoil())
    assert command("ratings", "--db", url).exit_code == 1
    assert command("ratings", "--db", url, "--recount").exit_code == 0
    assert command("ratings", "--db", url).exit_code == 0


def test_programs_read_histories_and_boards(house: Inn, pair: tuple[Guest, Guest, str]) -> None:
    host = pair[0]
    api = httpx.Client(base_url=f"{house.url}/api")
    house.clients.append(api)
    mine = api.get("/history", headers={"Authorization": f"Bearer {host.client.cookies['herna']}"}).json()
    assert mine["all"]["played"] == 1 and mine["rivals"][0]["name"] == "Petr" and not mine["shared"]
    assert {each["season"] for each in mine["ratings"]} >= {""}
    assert api.get(f"/players/{mine['player']}").status_code == 409
    assert api.get("/history").status_code == 403
    token = {"Authorization": f"Bearer {host.client.cookies['herna']}"}
    assert api.post("/history", json={"shared": True}, headers=token).json()["shared"]
    seen = api.get(f"/players/{mine['player']}").json()
    assert seen["rivals"][0]["name"] == "" and seen["all"] == mine["all"]
    board = api.get("/honours/harbours").json()
    assert [line["rank"] for line in board] == list(range(1, len(board) + 1))
    assert "Jana" in {line["name"] for line in board} and "Petr" not in {line["name"] for line in board}
    assert api.get("/honours/chess").status_code == 404


def test_whoever_goes_leaves_the_games_and_takes_the_name(house: Inn) -> None:
    host, friend, table = two(house)
    while 'data-over="yes"' not in host.get(f"/t/{table}").text:
        for each in (host, friend):
            if codes := each.options(table):
                each.answer(table, codes[-1])
    until(lambda: f"/t/{table}/picture.svg" in host.get("/history").text)
    mine = api_player(house, host)
    ledger(house, "forget", mine)
    games = [game for game in ledger(house, "everything") if game[0].table_id == table]
    (gone,) = [each for each in games[0] if each.name == ""]
    assert gone.visitor not in (None, mine)
    said = command("ratings", "--db", str(house.house.store.url))
    assert said.exit_code == 0, "ratings are still what the games give"


def api_player(house: Inn, guest: Guest) -> str:
    """Return who a guest is."""
    token = {"Authorization": f"Bearer {guest.client.cookies['herna']}"}
    return str(httpx.get(f"{house.url}/api/history", headers=token).json()["player"])
