"""Programs at a table: all, those that its host invites, or none; and they are told so before they try."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from web.guests import Guest, Inn

SEATS = {"seat1": "open", "seat2": "open", "seat3": "none"}
BODY = {"game": "harbours", "seats": [{"kind": "open"}, {"kind": "open"}], "listed": True}


def program(inn: Inn, token: str = "") -> httpx.Client:
    """Return a program, with a token if it has one."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    found = httpx.Client(base_url=f"{inn.url}/api", headers=headers, timeout=60)
    inn.clients.append(found)
    return found


def opened(inn: Inn, let: str) -> tuple[str, str]:
    """Open a table to which programs are let in so, and return it with an invitation."""
    made = program(inn).post("/tables", json={**BODY, "programs_sit": let}).json()
    return made["table"], made["invitations"][0]["token"]


def joinable(inn: Inn, way: str = "join") -> dict[str, str]:
    """Return the tables that programs find, and which programs may sit down there."""
    found: list[dict[str, Any]] = program(inn).get("/open", params={"way": way}).json()
    return {each["table"]: each["programs_sit"] for each in found}


@pytest.mark.parametrize(
    ("let", "sits", "joins"), [("yes", 201, 201), ("invited", 403, 201), ("no", 403, 403)]
)
def test_a_program_sits_down_only_where_the_host_lets_it(inn: Inn, let: str, sits: int, joins: int) -> None:
    table, invitation = opened(inn, let)
    assert program(inn).get(f"/tables/{table}").json()["programs_sit"] == let
    assert (table in joinable(inn)) == (sits == 201) and joinable(inn, "")[table] == let
    join = program(inn).post("/join", json={"invitation": invitation, "name": "Invited"})
    sit = program(inn).post(f"/tables/{table}/sit", json={"name": "Robot"})
    assert (join.status_code, sit.status_code) == (joins, sits)
    for each in (join, sit):
        if each.status_code == 403:
            assert each.headers["content-type"].startswith("application/problem+json")
            assert "programs" in each.json()["title"] and each.json()["detail"]
    seats = program(inn).get(f"/tables/{table}").json()["seats"]
    assert sum(each["kind"] == "open" for each in seats) == 2 - (join.is_success + sit.is_success)
    person = inn.guest()
    if not sit.is_success:
        assert person.post(f"/t/{table}/sit", {"name": "Eva"}).status_code == 200


def test_a_quick_seat_leads_no_program_to_a_table_without_them(inn: Inn) -> None:
    table, _invitation = opened(inn, "no")
    wish = {"game": "harbours", "seats": 2}
    assert program(inn).post("/quick", json=wish).json()["table"] != table
    person = inn.guest()
    for _seat in range(10):
        if table in str(person.post("/quick", {"game": "harbours", "seats": "2"}).url):
            return
    raise AssertionError("people are led to it")


def marked(inn: Inn, name: str) -> Guest:
    """Return a player with a browser who has said that a program plays."""
    found = inn.guest()
    found.post("/manners", {"name": name})
    assert found.post("/me/programs/mark", {"program": "1"}).status_code == 200
    return found


def test_whoever_says_so_of_itself_is_a_program_in_a_browser_too(inn: Inn) -> None:
    robot = marked(inn, "Robot")
    table, invitation = opened(inn, "no")
    page = robot.get(f"/t/{table}").text
    assert "Only people play at this table" in page and f"/t/{table}/sit" not in page
    assert robot.post(f"/t/{table}/sit").status_code == 403
    refused = robot.post(f"/join/{invitation}", {"name": "Robot"})
    assert refused.status_code == 403 and "The host wants no programs here." in refused.text


def test_nobody_answers_by_a_program_where_only_people_play(inn: Inn) -> None:
    host, eva = inn.guest(), inn.guest()
    table = host.new_table(seat1="open", seat2="none", seat3="none", listed="1", programs="no", name0="Jana")
    assert "without programs" in inn.guest().get("/tables").text
    assert "bez programů" in inn.guest("cs").get("/tables").text
    eva.post(f"/t/{table}/sit", {"name": "Eva"})
    assert eva.post("/me/programs/mark", {"program": "1"}).status_code == 409, "others take her for a person"
    apis = [program(inn, each.client.cookies["herna"]) for each in (host, eva)]
    seen = [each.get(f"/tables/{table}").json() for each in apis]
    ((asked, api, view),) = [
        each for each in zip((host, eva), apis, seen, strict=True) if each[2]["choice"]["options"]
    ]
    body = {"version": view["version"], "code": view["choice"]["options"][0]["code"]}
    refused = api.post(f"/tables/{table}/answers", json=body)
    assert refused.status_code == 403 and "only people play" in refused.json()["detail"]
    assert asked.answer(table, body["code"]).status_code == 200
    assert api.get(f"/tables/{table}").json()["version"] > view["version"]


def test_a_program_does_not_play_at_a_table_of_its_own_without_programs(inn: Inn) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "harbours", "seats": seats, "programs_sit": "no"}
    refused = program(inn).post("/tables", json=body)
    assert refused.status_code == 403
    assert program(inn).post("/tables", json={**body, "programs_sit": "some"}).status_code == 400


def test_a_rematch_keeps_what_was_agreed(inn: Inn) -> None:
    host = inn.guest()
    table = host.new_table(
        seat1="bot", level1="random", seat2="none", seat3="none", programs="no", name0="Jana"
    )
    host.play_out(table)
    again = str(host.post(f"/t/{table}/rematch").url.path).removeprefix("/t/")
    assert again != table
    assert program(inn).get(f"/tables/{again}").json()["programs_sit"] == "no"
