"""The JSON interface: what programs can do, and how they are refused."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from herna.kernel.record import read
from web.guests import Inn, until
from web.store.test_clock import Watch

EXAMPLE = Path(__file__).parents[3] / "examples" / "web_bot.py"
TWO = [{"kind": "me", "name": "One"}, {"kind": "open"}]


class Program:
    """A program at a table."""

    def __init__(self, url: str) -> None:
        self.client = httpx.Client(base_url=f"{url}/api", timeout=120)
        self.table = ""

    def post(self, path: str, body: object) -> httpx.Response:
        """Send something."""
        return self.client.post(path, json=body)

    def sit(self, answer: httpx.Response) -> dict[str, Any]:
        """Remember where this program sits."""
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        self.table = found["table"]
        self.client.headers["Authorization"] = f"Bearer {found['token']}"
        return found

    def look(self) -> dict[str, Any]:
        """Look at the table."""
        found: dict[str, Any] = self.client.get(f"/tables/{self.table}").json()
        return found

    def answer(self, version: int, code: str) -> httpx.Response:
        """Answer."""
        return self.post(f"/tables/{self.table}/answers", {"version": version, "code": code})


@pytest.fixture
def pair(inn: Inn) -> tuple[Program, Program]:
    """Two programs at one table."""
    one, two = Program(inn.url), Program(inn.url)
    made = one.sit(one.post("/tables", {"game": "harbours", "seats": TWO}))
    two.sit(two.post("/join", {"invitation": made["invitations"][0]["token"], "name": "Two"}))
    inn.clients += [one.client, two.client]
    return one, two


def test_the_games_of_the_house_are_listed(inn: Inn) -> None:
    games = {each["key"]: each for each in httpx.get(f"{inn.url}/api/games").json()}
    assert games["harbours"]["seats"] == [2, 3, 4]
    assert "random" in games["harbours"]["bots"]


def test_two_programs_play_to_the_end(pair: tuple[Program, Program]) -> None:
    views = [program.look() for program in pair]
    assert [view["viewer"] for view in views] == [0, 1]
    while True:
        view = pair[0].look()
        if view["stage"] == "over":
            break
        program = pair[view["choice"]["seat"]]
        mine = program.look()
        options = mine["choice"]["options"]
        assert len(options) > 1 and options[0]["text"]
        assert program.answer(mine["version"], options[-1]["code"]).status_code == 200
    assert view["winners"] and len(view["standings"]) == 2
    record = pair[0].client.get(f"/tables/{pair[0].table}/record").json()
    assert record["result"]["scores"] == view["standings"]
    assert read(pair[0].client.get(f"/tables/{pair[0].table}/record").text).commitment() == view["commitment"]


def test_only_the_seat_that_is_asked_sees_the_options(pair: tuple[Program, Program], inn: Inn) -> None:
    seen = [program.look()["choice"] for program in pair]
    turn = seen[0]["seat"]
    assert seen[turn]["options"] and seen[turn]["text"]
    assert seen[1 - turn]["options"] == [] and seen[1 - turn]["text"] == ""
    spectator = httpx.get(f"{inn.url}/api/tables/{pair[0].table}").json()
    assert spectator["viewer"] < 0 and spectator["choice"]["options"] == []


def test_what_is_wrong_is_said_and_changes_nothing(pair: tuple[Program, Program], inn: Inn) -> None:
    turn = pair[0].look()["choice"]["seat"]
    asked, other = pair[turn], pair[1 - turn]
    stranger = Program(inn.url)
    inn.clients.append(stranger.client)
    stranger.table = asked.table
    cases = [
        (asked.answer(1, "bid.x0"), 409),
        (asked.answer(-1, "bid.x0"), 409),
        (asked.answer(0, "bid.x9"), 422),
        (asked.answer(0, "x" * 100_000), 422),
        (asked.answer(0, "bid.x0\u0000"), 422),
        (other.answer(0, "bid.x0"), 409),
        (stranger.answer(0, "bid.x0"), 403),
        (asked.post(f"/tables/{asked.table}/answers", {"version": "zero", "code": 1}), 400),
        (asked.post(f"/tables/{asked.table}/answers", []), 400),
        (asked.post(f"/tables/{asked.table}/undo", {"version": 0}), 409),
        (asked.post("/tables/nowhere/answers", {"version": 0, "code": "bid.x0"}), 404),
        (asked.client.get("/tables/nowhere"), 404),
        (asked.client.get(f"/tables/{asked.table}?lang=xx"), 400),
        (asked.client.get(f"/tables/{asked.table}?seat={1 - turn}"), 403),
        (asked.client.get(f"/tables/{asked.table}/record"), 409),
        (asked.post("/join", {"invitation": "guess"}), 403),
        (asked.post("/tables", {"game": "chess", "seats": TWO}), 404),
        (asked.post("/tables", {"game": "harbours", "seats": [{"kind": "me"}] * 9}), 413),
        (asked.post("/tables", {"game": "harbours", "seats": [{"kind": "me"}]}), 400),
        (asked.post("/tables", {"game": "harbours", "seats": [{"kind": "me"}, {"kind": "cat"}]}), 400),
        (asked.post("/tables", {"game": "harbours", "seats": TWO, "variants": {"a": "b"}}), 400),
        (asked.client.get("/nowhere"), 404),
    ]
    for answer, status in cases:
        assert answer.status_code == status, answer.text
        assert answer.headers["content-type"].startswith("application/problem+json")
        problem = answer.json()
        assert problem["status"] == status and problem["title"]
        assert len(answer.text) < 1500
    foreign = httpx.get(f"{inn.url}/api/tables/{asked.table}", headers={"Authorization": "Bearer nonsense"})
    assert foreign.status_code == 403
    assert asked.look()["version"] == 0


def test_an_answer_can_be_taken_back(pair: tuple[Program, Program]) -> None:
    turn = pair[0].look()["choice"]["seat"]
    asked = pair[turn]
    assert asked.answer(0, "bid.x1").status_code == 200
    assert asked.client.get(f"/tables/{asked.table}?seat={turn}").json()["can_undo"]
    back = asked.post(f"/tables/{asked.table}/undo", {"version": 1})
    assert back.status_code == 200
    assert back.json()["version"] == 2
    assert asked.look()["choice"]["seat"] == turn


def test_nothing_is_taken_back_while_a_bot_plays_for_the_seat(tmp_path: Path) -> None:
    watch = Watch()
    inn = Inn(f"sqlite:///{tmp_path / 'herna.db'}", now=watch).open()
    one, two = Program(inn.url), Program(inn.url)
    inn.clients += [one.client, two.client]
    try:
        made = one.sit(
            one.post("/tables", {"game": "harbours", "seats": TWO, "pace": "quick", "bank": 60, "more": 0})
        )
        two.sit(two.post("/join", {"invitation": made["invitations"][0]["token"], "name": "Two"}))
        turn = one.look()["choice"]["seat"]
        slow, other = (one, two) if turn == 0 else (two, one)
        watch.time += 61
        relieved = other.post(f"/tables/{other.table}/seats/{turn}/relieve", {})
        assert relieved.status_code == 200, relieved.text
        until(lambda: other.look()["choice"]["seat"] != turn)
        seen = slow.client.get(f"/tables/{slow.table}?seat={turn}").json()
        assert seen["can_undo"] is False
        back = slow.post(f"/tables/{slow.table}/undo", {"version": seen["version"], "seat": turn})
        assert back.status_code == 409
        assert "a bot plays for you" in back.text
        assert other.look()["version"] == seen["version"]
    finally:
        inn.close()


def test_the_interface_describes_itself(inn: Inn) -> None:
    document = httpx.get(f"{inn.url}/schema/openapi.json").json()
    assert document["openapi"].startswith("3.")
    assert set(document["paths"]) == {
        "/api/games",
        "/api/tables",
        "/api/join",
        "/api/tables/{table}",
        "/api/tables/{table}/answers",
        "/api/tables/{table}/undo",
        "/api/tables/{table}/seats/{seat}/relieve",
        "/api/tables/{table}/seats/{seat}/back",
        "/api/tables/{table}/events",
        "/api/tables/{table}/record",
        "/api/open",
        "/api/quick",
        "/api/tables/{table}/sit",
        "/api/tables/{table}/seats/{seat}/remove",
        "/api/tables/{table}/offer",
        "/api/tables/{table}/watchers",
        "/api/tables/{table}/murmurs",
        "/api/history",
        "/api/players/{player}",
        "/api/honours/{game}",
        "/api/cups",
        "/api/cups/{cup}",
        "/api/cups/{cup}/enter",
        "/api/cups/{cup}/leave",
        "/api/cups/{cup}/bots",
        "/api/cups/{cup}/remove",
        "/api/cups/{cup}/start",
        "/api/cups/{cup}/cancel",
        "/api/me",
        "/api/me/tokens",
        "/api/me/tokens/{token}/end",
        "/api/me/messages",
        "/api/me/hooks",
        "/api/me/hooks/{hook}/end",
        "/api/me/export",
        "/api/me/leave",
        "/api/tables/{table}/remarks",
        "/api/tables/{table}/seats/{seat}/about",
        "/api/tables/{table}/seats/{seat}/leave",
        "/api/tables/{table}/seats/{seat}/bot",
        "/api/tables/{table}/seats/{seat}/call",
        "/api/tables/{table}/seats/{seat}/link",
        "/api/tables/{table}/rematch",
        "/api/tables/{table}/keep",
        "/api/me/browsers",
        "/api/me/browsers/{browser}/end",
        "/api/me/messages/try",
        "/api/me/passkeys",
        "/api/me/passkeys/begin",
        "/api/me/passkeys/{key}/remove",
        "/api/owner",
        "/api/owner/admissions",
        "/api/owner/admissions/{admission}/withdraw",
        "/api/owner/bans",
        "/api/owner/compact",
        "/api/owner/journal",
        "/api/owner/mail",
        "/api/owner/pardon",
        "/api/owner/players",
        "/api/owner/players/{player}",
        "/api/owner/players/{player}/appoint",
        "/api/owner/players/{player}/dismiss",
        "/api/owner/players/{player}/end",
        "/api/owner/players/{player}/remove",
        "/api/owner/reports/{report}/done",
        "/api/owner/rules",
        "/api/owner/tables",
        "/api/owner/tables/{table}/remove",
        "/api/passkey",
        "/api/passkey/begin",
        "/api/device",
        "/api/me/code",
        "/api/me/devices",
        "/api/me/devices/{device}/end",
        "/api/me/name",
    }
    for path in document["paths"].values():
        for operation in path.values():
            assert operation["summary"] and operation["description"]


def test_programs_follow_a_table(pair: tuple[Program, Program]) -> None:
    turn = pair[0].look()["choice"]["seat"]
    with pair[1 - turn].client.stream("GET", f"/tables/{pair[0].table}/events") as stream:
        lines = stream.iter_lines()
        assert '{"version":0}' in next(line for line in lines if line.startswith("data"))
        pair[turn].answer(0, "bid.x0")
        assert '{"version":1}' in next(line for line in lines if line.startswith("data"))


def test_the_example_bot_plays_a_whole_game_in_twenty_lines(inn: Inn) -> None:
    ran = subprocess.run(
        [sys.executable, EXAMPLE, inn.url, "harbours"],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert re.match(r"winners: \[\d.*\] standings: \[\d+, \d+\]", ran.stdout)
    body = EXAMPLE.read_text(encoding="utf-8").partition("HOUSE, GAME")[2]
    code = [line for line in body.splitlines() if line.strip() and '"""' not in line]
    assert len(code) <= 20


def test_requests_without_end_are_slowed_down(tmp_path: Path) -> None:
    strict = Inn(f"sqlite:///{tmp_path / 'h.db'}", posts=5).open()
    try:
        answers = [httpx.post(f"{strict.url}/api/join", json={"invitation": "x"}) for _try in range(8)]
        assert [answer.status_code for answer in answers] == [403] * 5 + [429] * 3
        until(lambda: httpx.get(f"{strict.url}/api/games").status_code == 200)
    finally:
        strict.close()
