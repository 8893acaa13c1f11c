"""Tournaments on their pages and for programs: opened by a form, entered, played, watched, called off."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from herna.web.store.ledger import Ledger
from herna.web.store.store import Store
from web.guests import Guest, Inn, apart, until

FORM = {
    "game-harbours": "1",
    "kind": "swiss",
    "size": "2",
    "rounds": "0",
    "most": "0",
    "entry": "0",
    "pace": "quick",
    "bank": "1200+15",
    "length-quick": "5400",
    "forgotten": "played",
    "watch": "1",
    "level": "random",
}


def opened(host: Guest, **more: str) -> str:
    """Open a tournament by the form, and return its address."""
    answer = host.post("/cups/new", {**FORM, **more})
    assert answer.status_code == 200, answer.text
    return str(answer.url.path)


def play_on(guest: Guest, cup: str) -> bool:
    """Answer at one's own table of a tournament, if one is asked there; say whether there is such a table."""
    found = re.search(r'class="resume" href="/t/(\w+)"', guest.get(cup).text)
    if found is None:
        return False
    codes = guest.options(found[1])
    if codes:
        guest.answer(found[1], codes[-1])
    return True


def test_an_evening_of_two_people_and_two_bots(inn: Inn) -> None:
    host, friend, stranger = inn.guest(), inn.guest("cs"), inn.guest()
    cup = opened(host, name="Jana", mine="1", listed="1", bots="2", title="Čtvrteční klub")
    assert "Čtvrteční klub" in stranger.get("/cups").text
    page = friend.post(f"{cup}/enter", {"name": "Petr"}).text
    assert "4 účastníci" in page and "Vzdát turnaj" in page and f"{cup}/start" not in page
    assert friend.post(f"{cup}/enter").status_code == 409 and friend.post(f"{cup}/start").status_code == 403
    assert host.post(f"{cup}/start").status_code == 200

    def over() -> bool:
        return not (play_on(host, cup) | play_on(friend, cup)) and "Over" in host.get(cup).text

    until(over)
    page = stranger.get(cup).text
    assert page.count('/replay"') == 4 and "Standings" in page and "Round 2" in page
    assert [page.count(f">{rank}</td><th") for rank in (1, 5)] == [1, 0] and "Jana" in page
    table = re.findall(r"/t/(\w+)/replay", page)[0]
    assert f'href="{cup}"' in stranger.get(f"/t/{table}/end").text and "Tournament" in page
    assert f'href="{cup}"' in stranger.get(f"/t/{table}").text
    assert friend.post(f"{cup}/leave").status_code == 409, "it is over"


def test_a_private_tournament_is_found_by_its_address_and_its_host_keeps_order(inn: Inn) -> None:
    host, friend = inn.guest(), inn.guest()
    cup = opened(host, name="Jana", title="Only us", bots="1")
    assert "Only us" not in friend.get("/cups").text and "Only us" in host.get("/cups").text
    assert "Only us" in friend.post(f"{cup}/enter", {"name": "Cheat"}).text
    assert "Only us" in friend.get("/cups").text, "one finds what one takes part in"
    page = host.get(cup).text
    found = re.search(
        r'name="number" value="(\d+)"><button class="tool"><svg[^>]*><use[^>]*></svg><span>Send Cheat', page
    )
    assert found is not None
    assert friend.post(f"{cup}/remove", {"number": "1"}).status_code == 403
    assert "Cheat" not in host.post(f"{cup}/remove", {"number": found[1]}).text
    assert friend.post(f"{cup}/enter").status_code == 409, "sent away is sent away"
    assert host.post(f"{cup}/start").status_code == 409, "one bot alone has nobody to play with"
    assert host.post(f"{cup}/bots", {"count": "64", "level": "random"}).status_code == 409
    assert friend.post(f"{cup}/cancel").status_code == 403
    assert "Called off" in host.post(f"{cup}/cancel").text
    assert (
        friend.get("/cups/nowhere").status_code == 404 and friend.get("/cups/no%00where").status_code == 404
    )


@pytest.mark.parametrize("wrong", [{"game-harbours": ""}, {"size": "5"}, {"bots": "65"}, {"kind": "cat"}])
def test_a_form_filled_in_wrongly_opens_nothing(inn: Inn, wrong: dict[str, str]) -> None:
    host = inn.guest()
    fields = {**FORM, **wrong, "title": "Wrong", "listed": "1"}
    if "game-harbours" in wrong:
        del fields["game-harbours"]
    assert host.post("/cups/new", fields).status_code == 400
    assert "Wrong" not in host.get("/cups").text


class Program:
    """A program with a token."""

    def __init__(self, inn: Inn) -> None:
        self.client = httpx.Client(base_url=f"{inn.url}/api", timeout=60)
        inn.clients.append(self.client)

    def post(self, path: str, body: object = None, status: int = 200) -> dict[str, Any]:
        """Send something, and keep the token that comes back."""
        answer = self.client.post(path, json=body)
        assert answer.status_code == status, answer.text
        found: dict[str, Any] = answer.json()
        if found.get("token"):
            self.client.headers["Authorization"] = f"Bearer {found['token']}"
        return found


def test_programs_open_enter_begin_and_follow_a_tournament(inn: Inn) -> None:
    one, two = Program(inn), Program(inn)
    made = one.post("/cups", {"games": ["harbours"], "rounds": 1, "name": "By programs"}, 201)
    cup = made["cup"]
    assert made["host"] and made["entrants"] == [] and made["bank"] == 1200
    assert cup in {each["cup"] for each in two.client.get("/cups").json()}
    two.post(f"/cups/{cup}/enter", {"name": "Deep"})
    one.post(f"/cups/{cup}/bots", {"count": 2, "level": "random"})
    two.post(f"/cups/{cup}/start", status=403)
    one.post(f"/cups/{cup}/remove", {"number": 3})
    one.post(f"/cups/{cup}/bots", {"count": 1, "level": "random"})
    one.post(f"/cups/{cup}/start")
    until(lambda: len(two.client.get(f"/cups/{cup}").json()["pairings"]) == 2)
    seen = two.client.get(f"/cups/{cup}").json()
    me = next(each["number"] for each in seen["entrants"] if each["me"])
    left = two.post(f"/cups/{cup}/leave")
    assert [each["gone"] for each in left["entrants"] if each["me"]] == [1]
    until(lambda: two.client.get(f"/cups/{cup}").json()["stage"] == "over")
    seen = two.client.get(f"/cups/{cup}").json()
    assert sum(sum(each["points"]) for each in seen["pairings"]) == 2
    assert sorted(each["entrant"] for each in seen["standings"]) == sorted(
        each["number"] for each in seen["entrants"]
    )
    assert me in {each["entrant"] for each in seen["standings"]}
    one.post(f"/cups/{cup}/cancel", status=409)


def test_a_tournament_may_keep_programs_out(inn: Inn) -> None:
    one, two = Program(inn), Program(inn)
    cup = one.post("/cups", {"games": ["harbours"], "programs": False}, 201)["cup"]
    visitor = two.post("/cups", {"games": ["harbours"]}, 201)
    assert visitor["host"]
    who = two.client.get("/history").json()["player"]

    async def mark() -> None:
        store = Store(str(inn.house.store.url))
        await Ledger(store).choose(who, program=1)
        await store.close()

    apart(mark())
    two.post(f"/cups/{cup}/enter", {}, 409)
    one.post(f"/cups/{cup}/enter", {})
