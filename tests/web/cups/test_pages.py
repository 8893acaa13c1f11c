"""Tournaments on their pages and for programs: opened by a form, entered, played, watched, called off."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from herna.web.cups.office import MOST_CUPS
from web.guests import Guest, Inn, until

FORM = {
    "game-harbours": "1",
    "kind": "swiss",
    "size": "2",
    "rounds": "1",
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


def own_table(guest: Guest, cup: str) -> str:
    """Return the table to which a tournament's page leads somebody in this round; "" if to none."""
    found = re.search(r'class="resume" href="/t/(\w+)"', guest.get(cup).text)
    return found[1] if found else ""


def play(guests: list[Guest], cup: str) -> None:
    """Play one's tables of a round to the end."""
    tables = [(each, own_table(each, cup)) for each in guests]
    while tables:
        for each in list(tables):
            guest, table = each
            if codes := guest.options(table):
                guest.answer(table, codes[-1])
            elif 'data-over="yes"' in guest.get(f"/t/{table}").text:
                tables.remove(each)


def test_an_evening_of_two_people(inn: Inn) -> None:
    host, friend, stranger = inn.guest(), inn.guest("cs"), inn.guest()
    cup = opened(host, name="Jana", mine="1", listed="1", title="Čtvrteční klub")
    assert "Čtvrteční klub" in stranger.get("/cups").text
    page = friend.post(f"{cup}/enter", {"name": "Petr"}).text
    assert "2 účastníci" in page and "Vzdát turnaj" in page and f"{cup}/start" not in page
    assert friend.post(f"{cup}/enter").status_code == 409 and friend.post(f"{cup}/start").status_code == 403
    assert host.post(f"{cup}/start").status_code == 200
    until(lambda: own_table(host, cup) and own_table(friend, cup))
    play([host, friend], cup)
    until(lambda: "Over" in host.get(cup).text)
    page = stranger.get(cup).text
    assert page.count('/replay"') == 1 and "Standings" in page and "Round 1" in page
    assert page.count('</td><th scope="row">') == 2 and "Jana" in page and "Petr" in page
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
    two.post(f"/cups/{cup}/enter", {"name": "Deep"}, 409)
    assert two.post(f"/cups/{cup}/leave")["entrants"] == []
    one.post(f"/cups/{cup}/bots", {"count": 3, "level": "random"})
    two.post(f"/cups/{cup}/start", status=403)
    one.post(f"/cups/{cup}/remove", {"number": 3})
    one.post(f"/cups/{cup}/bots", {"count": 1, "level": "random"})
    one.post(f"/cups/{cup}/start")
    until(lambda: two.client.get(f"/cups/{cup}").json()["stage"] == "over")
    seen = two.client.get(f"/cups/{cup}").json()
    assert sum(sum(each["points"]) for each in seen["pairings"]) == 2
    assert sorted(each["entrant"] for each in seen["standings"]) == sorted(
        each["number"] for each in seen["entrants"]
    )
    one.post(f"/cups/{cup}/cancel", status=409)


def test_a_tournament_may_keep_programs_out(inn: Inn) -> None:
    one, marked = Program(inn), inn.guest()
    made = one.post("/cups", {"games": ["harbours"], "programs": False, "name": "People only"}, 201)
    cup = made["cup"]
    assert not made["programs"]
    listed = {each["cup"]: each["programs"] for each in one.client.get("/cups").json()}
    assert listed[cup] is False
    marked.post("/manners", {"name": "Robot"})
    marked.post("/me/programs/mark", {"program": "1"})
    assert f"/cups/{cup}/enter" not in marked.get(f"/cups/{cup}").text
    assert marked.post(f"/cups/{cup}/enter").status_code == 403, "who says so of itself"
    one.post(f"/cups/{cup}/enter", {}, 403)
    eva = inn.guest()
    assert "without programs" in eva.get("/cups").text and "may not enter" in eva.get(f"/cups/{cup}").text
    assert eva.post(f"/cups/{cup}/enter", {"name": "Eva"}).status_code == 200


def test_nobody_opens_tournaments_without_end(inn: Inn) -> None:
    one = Program(inn)
    for _cup in range(MOST_CUPS):
        one.post("/cups", {"games": ["harbours"], "listed": False}, 201)
    one.post("/cups", {"games": ["harbours"], "listed": False}, 429)


def test_bots_of_a_tournament_count_as_tables(tmp_path: Path) -> None:
    small = Inn(f"sqlite:///{tmp_path / 'herna.db'}", tables_per_hour=4).open()
    one = Program(small)
    cup = one.post("/cups", {"games": ["harbours"]}, 201)["cup"]
    one.post(f"/cups/{cup}/bots", {"count": 8, "level": "random"}, 429)
    assert len(one.post(f"/cups/{cup}/bots", {"count": 6, "level": "random"})["entrants"]) == 6
    one.post("/cups", {"games": ["harbours"]}, 429)
    small.close()
