"""Programs with an account: tokens that may only so much, taken back; players that are bots and say so."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from herna.web.app import create_app
from herna.web.config import Config
from herna.web.guard.scopes import ANYBODY, EVERYDAY, NEEDS, Right, Scope
from web.club.test_leaving import rows_with
from web.guests import Guest, Inn, until

EXAMPLE = Path(__file__).parents[3] / "examples" / "club_bot.py"
PAIR = {"seat1": "open", "seat2": "none", "seat3": "none", "listed": "1"}
TOKEN = re.compile(r'id="the-token">([^<]+)<')
WITHOUT_TOKEN = {
    "/api/games",
    "/api/honours/{game:str}",
    "/api/tables/{table:str}/record",
    "/api/device",
    "/api/passkey",
    "/api/passkey/begin",
}
"""What is the same for everybody, and a way in for whoever has no token yet."""
HERE = "/me/programs"


@pytest.fixture
def watch() -> list[float]:
    """A clock that the test moves."""
    return [1_800_000_000.0]


@pytest.fixture
def house(tmp_path: Path, watch: list[float]) -> Iterator[Inn]:
    """A house of one's own."""
    found = Inn(f"sqlite:///{tmp_path / 'herna.db'}", now=lambda: watch[0]).open()
    yield found
    found.close()


def made(guest: Guest, *rights: str, where: str = "", days: int = 0) -> str:
    """Let a guest make a token on the page."""
    fields = {**dict.fromkeys(rights, "1"), "where": where, "days": str(days), "label": "Robot"}
    answer = guest.post(HERE, fields)
    assert answer.status_code == 200, answer.text
    found = TOKEN.search(answer.text)
    assert found is not None
    return found[1]


def program(house: Inn, token: str) -> httpx.Client:
    """Return a program with a token."""
    found = httpx.Client(
        base_url=f"{house.url}/api", headers={"Authorization": f"Bearer {token}"}, timeout=60
    )
    house.clients.append(found)
    return found


def named(house: Inn, name: str) -> Guest:
    """Return somebody with a name."""
    found = house.guest()
    found.post("/manners", {"name": name})
    return found


def test_every_address_says_what_a_token_must_be_for() -> None:
    app = create_app(Config("sqlite:///:memory:"))
    needed: dict[str, list[str]] = {}
    for route in app.routes:
        if route.path.startswith("/api/"):
            for each in getattr(route, "route_handlers", ()):
                if each.opt.get(NEEDS) is not None or "OPTIONS" not in each.http_methods:
                    needed.setdefault(route.path_format, []).append(each.opt.get(NEEDS, ""))
    silent = {path.replace("}", ":str}") for path, said in needed.items() if "" in said}
    assert silent == WITHOUT_TOKEN
    assert {each for said in needed.values() for each in said} - {""} == {*Right, ANYBODY}


@pytest.mark.parametrize(
    "scope",
    [
        Scope(),
        Scope(frozenset({Right.LOOK})),
        Scope(frozenset({Right.LOOK, Right.PLAY}), "ahoy", "", 1_900_000_000.0),
        Scope(frozenset({Right.TALK}), "", "abcdefghjkmn"),
    ],
)
def test_bounds_are_written_and_read_and_fit_into_the_database(scope: Scope) -> None:
    assert Scope.read(scope.text()) == scope
    assert 0 < len(scope.text()) <= 200 and Scope.read("") == Scope()


def test_a_token_may_do_what_was_ticked_and_nothing_else(house: Inn) -> None:
    jana = named(house, "Jana")
    table = jana.new_table(**PAIR)
    looks = program(house, made(jana, "look"))
    assert looks.get("/me").json()["rights"] == ["look"]
    assert looks.get(f"/tables/{table}").json()["name"] == "" and looks.get("/history").status_code == 200
    refused = [
        looks.post("/quick", json={}),
        looks.post("/tables", json={"game": "harbours", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        looks.post(f"/tables/{table}/offer", json={"listed": False}),
        looks.post(f"/tables/{table}/remarks", json={"text": "Hello"}),
        looks.post("/me", json={"name": "Eva"}),
        looks.post("/me/tokens", json={"rights": ["account"]}),
        looks.get("/me/export"),
        looks.post("/me/leave", json={"name": "Jana"}),
    ]
    assert [each.status_code for each in refused] == [403] * len(refused)
    assert all("lacks the right to" in each.text for each in refused)
    talks = program(house, made(jana, "talk"))
    assert talks.get(f"/tables/{table}").status_code == 403
    assert jana.get(f"/t/{table}").status_code == 200 and "Jana" in jana.get("/me").text
    browser = httpx.get(f"{house.url}/me", cookies={"herna": made(jana, "look", "account")})
    assert "Jana" not in browser.text, "a program's token is no browser's"


def test_a_token_for_one_game_or_one_table_stays_there(house: Inn) -> None:
    jana, eva = named(house, "Jana"), named(house, "Eva")
    mine, other = jana.new_table(**PAIR), jana.new_table(**PAIR)
    theirs = eva.new_table(**{**PAIR, "game": "ahoy"})
    here = program(house, made(jana, "look", "play", "talk", "host", where=f"table:{mine}"))
    assert here.get(f"/tables/{mine}").status_code == 200
    assert here.post(f"/tables/{mine}/offer", json={"listed": True}).status_code == 200
    away = [here.get(f"/tables/{other}"), here.post("/quick", json={}), here.get("/history")]
    away.append(here.post(f"/tables/{theirs}/sit", json={}))
    assert [each.status_code for each in away] == [403] * 4
    harbours = program(house, made(jana, "look", "play", "host", where="game:harbours"))
    assert harbours.get(f"/tables/{other}").status_code == harbours.get("/open").status_code == 200
    ahoy = {"game": "ahoy", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    out = [
        harbours.get(f"/tables/{theirs}"),
        harbours.post(f"/tables/{theirs}/sit", json={}),
        harbours.post("/quick", json={"game": "ahoy"}),
        harbours.post("/quick", json={}),
        harbours.post("/tables", json=ahoy),
        harbours.post("/cups", json={"games": ["harbours"]}),
    ]
    link = re.search(r"/join/([\w-]+)", eva.get(f"/t/{theirs}").text)
    assert link is not None
    out.append(harbours.post("/join", json={"invitation": link[1]}))
    assert [each.status_code for each in out] == [403] * 7
    assert harbours.post("/quick", json={"game": "harbours"}).status_code == 201
    both = jana.post(HERE, {"look": "1", "account": "1", "where": f"table:{mine}"})
    assert both.status_code == 400 and jana.post(HERE, {}).status_code == 400
    assert jana.post(HERE, {"look": "1", "where": "game:chess"}).status_code == 404


def test_a_token_ends_by_itself_or_is_taken_back(house: Inn, watch: list[float], tmp_path: Path) -> None:
    jana, eva = named(house, "Jana"), named(house, "Eva")
    short, long = made(jana, "look", days=1), made(jana, "look", "account")
    assert program(house, short).get("/me").json()["until"] == watch[0] + 86_400
    watch[0] += 86_399
    assert program(house, short).get("/me").status_code == 200
    watch[0] += 1
    late = program(house, short).get("/me")
    assert late.status_code == 403 and "time of this token is over" in late.text
    (ended, kept) = sorted(program(house, long).get("/me/tokens").json(), key=lambda each: -each["until"])
    assert ended["rights"] == ["look"] and kept["label"] == "Robot" and "over" in jana.get(HERE).text
    eva.post(f"{HERE}/{kept['id']}/end")
    assert program(house, long).get("/me").status_code == 200, "only its owner takes it back"
    jana.post(f"{HERE}/{kept['id']}/end")
    assert program(house, long).get("/me").status_code == 403
    assert not rows_with(tmp_path / "herna.db", long), "the token itself is kept nowhere"


def test_a_token_makes_no_stronger_one(house: Inn) -> None:
    jana = named(house, "Jana")
    account = program(house, made(jana, "account"))
    assert account.post("/me/tokens", json={"rights": ["play"]}).status_code == 403
    everything = program(house, made(jana, *EVERYDAY))
    child = everything.post("/me/tokens", json={"rights": ["look"], "game": "harbours", "days": 7}).json()
    assert program(house, child["token"]).get("/me").json()["game"] == "harbours"
    short = program(house, made(jana, *EVERYDAY, days=1))
    assert short.post("/me/tokens", json={"rights": ["look"]}).status_code == 403
    wrong: list[dict[str, Any]] = [{"rights": []}, {"rights": ["fly"]}, {"rights": ["look"], "days": -1}]
    assert [everything.post("/me/tokens", json=each).status_code for each in wrong] == [400] * 3


def test_a_program_does_all_that_its_player_can_on_pages(house: Inn) -> None:
    jana, eva = named(house, "Jana"), named(house, "Eva")
    api = program(house, made(jana, *EVERYDAY))
    table = api.post("/quick", json={"game": "harbours", "seats": 2}).json()["table"]
    eva.post(f"/t/{table}/sit")
    eva.post(f"/t/{table}/say", {"text": "Hello"})
    said = api.post(f"/tables/{table}/remarks", json={"text": "Good luck"}).json()
    assert [(each["seat"], each["text"]) for each in said] == [(1, "Hello"), (0, "Good luck")]
    muted = api.post(f"/tables/{table}/seats/1/about", json={"what": "mute"}).json()
    assert [each["text"] for each in muted] == ["Good luck"]
    assert len(api.post(f"/tables/{table}/seats/1/about", json={"what": "unmute"}).json()) == 2
    assert api.post(f"/tables/{table}/seats/0/about", json={"what": "mute"}).status_code == 409
    assert api.post(f"/tables/{table}/seats/1/about", json={"what": "report"}).status_code == 409
    told = api.post(f"/tables/{table}/seats/1/about", json={"what": "report", "text": "loud"})
    assert told.status_code == 200
    seats = api.post(f"/tables/{table}/seats/0/leave").json()["seats"]
    assert seats[0]["kind"] == "stand-in"
    assert api.post(f"/tables/{table}/seats/0/back").json()["seats"][0]["kind"] == "person"
    wished = {"wanted": ["turn.hook"], "quiet": [22, 7], "zone": "Europe/Prague", "pause": 6}
    assert api.post("/me/messages", json=wished).json()["quiet"] == [22, 7]
    assert api.post("/me/messages", json={"wanted": ["rain.hook"]}).status_code == 400
    hooked = api.post("/me/hooks", json={"url": "https://hooks.example/x", "form": "ntfy"})
    assert [each["form"] for each in hooked.json()["hooks"]] == ["ntfy"]
    assert api.post("/me/hooks", json={"url": "http://127.0.0.1/x"}).status_code == 400
    assert api.post(f"/me/hooks/{hooked.json()['hooks'][0]['id']}/end").json()["hooks"] == []
    assert api.post("/me", json={"name": "Janička"}).json()["name"] == "Janička"
    assert api.get("/me/export").json()["player"][0]["name"] == "Janička"
    assert api.post("/me/leave", json={"name": "Jana"}).status_code == 409
    assert api.post("/me/leave", json={"name": "Janička"}).status_code == 201
    assert api.get("/me").status_code == 403


def test_a_program_hosts_as_openly_as_people_do(house: Inn) -> None:
    jana, eva, noname = named(house, "Jana"), named(house, "Eva"), named(house, "Noname")
    api, other = program(house, made(jana, *EVERYDAY)), program(house, made(eva, *EVERYDAY))
    stranger = program(house, made(noname, *EVERYDAY))
    body = {"game": "harbours", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "listed": True}
    opened = api.post("/tables", json=body).json()
    table, old = opened["table"], opened["invitations"][0]["token"]
    new = api.post(f"/tables/{table}/seats/1/link").json()["token"]
    assert new != old and other.post("/join", json={"invitation": old}).status_code == 403
    assert stranger.post(f"/tables/{table}/seats/2/bot", json={}).status_code == 403
    assert api.post(f"/tables/{table}/seats/9/bot", json={}).status_code == 409
    assert api.post(f"/tables/{table}/seats/2/bot", json={"level": "random"}).status_code == 200
    assert other.post("/join", json={"invitation": new}).json()["seats"] == [1]
    called = other.post(f"/tables/{table}/seats/0/call").json()["seats"][0]
    assert called["called"] is not None
    assert [each["seat"] for each in other.get(f"/tables/{table}/remarks").json()] == [-1], "all are told"
    assert stranger.post(f"/tables/{table}/seats/0/call").status_code in (403, 409)
    assert api.get(f"/tables/{table}").json()["seats"][0]["called"] is None, "a look is a sign of life"
    assert api.post(f"/tables/{table}/rematch").status_code == 409
    assert api.post(f"/tables/{table}/keep").status_code == 200
    assert stranger.post(f"/tables/{table}/keep").status_code == 403
    while (view := api.get(f"/tables/{table}").json())["stage"] != "over":
        for each in (api, other):
            seen = each.get(f"/tables/{table}").json()
            if seen["choice"] and seen["choice"]["options"]:
                code = seen["choice"]["options"][-1]["code"]
                each.post(f"/tables/{table}/answers", json={"version": seen["version"], "code": code})
    assert view["winners"]
    again = [each.post(f"/tables/{table}/rematch").json()["table"] for each in (api, other)]
    assert len(set(again)) == 1 and again[0] != table
    assert api.get(f"/tables/{again[0]}").json()["stage"] == "playing"


def test_a_bot_with_an_account_sits_at_an_open_table_and_everybody_sees_it(house: Inn) -> None:
    maker, eva = named(house, "Robot"), named(house, "Eva")
    token = made(maker, "look", "play", where="game:harbours")
    run = [sys.executable, str(EXAMPLE), house.url, "harbours"]
    env = {**os.environ, "HERNA_TOKEN": token}
    silent = subprocess.run(run, capture_output=True, text=True, check=False, env=env, timeout=60)
    assert silent.returncode == 1 and "say on" in silent.stderr
    maker.post(f"{HERE}/mark", {"program": "1"})
    table = eva.new_table(**PAIR)
    with subprocess.Popen(run, stdout=subprocess.PIPE, text=True, env=env) as bot:
        assert bot.stdout is not None and table in bot.stdout.readline()
        page = eva.get(f"/t/{table}").text
        people = page[page.index('id="part-people"') :]
        assert re.search(r"Robot</b>.{0,200}</svg>program</span>", people, re.DOTALL)
        seats = httpx.get(f"{house.url}/api/tables/{table}").json()["seats"]
        assert [(each["name"], each["program"]) for each in seats] == [("Eva", False), ("Robot", True)]
        (line,) = httpx.get(f"{house.url}/api/open", params={"way": "watch"}).json()
        assert line["programs"] == ["Robot"] and "program" in house.guest().get("/tables").text
        assert maker.post(f"{HERE}/mark").status_code == 409, "it stays one while others play against it"
        while codes := eva.wait(table):
            eva.answer(table, codes[-1])
        assert "winners:" in bot.stdout.read() and bot.wait(30) == 0
    until(lambda: "Robot" in eva.get("/history").text)
    board = httpx.get(f"{house.url}/api/honours/harbours", params={"pool": "people"}).json()
    assert board == [], "a person and a program are rated apart"
    assert maker.post(f"{HERE}/mark").status_code == 200


def test_a_token_never_lives_longer_than_was_said() -> None:
    """The database keeps whole seconds: a part of one is not rounded up."""
    kept = Scope.read(Scope(until=100.9).text())
    assert kept.over(100.9) and not kept.over(99.9)
