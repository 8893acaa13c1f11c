"""A house kept by programs: who may, what they see and decide, and what no token for a program may do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from herna.web.app import create_app
from herna.web.config import Config, house_secret
from herna.web.guard.scopes import EVERYDAY
from web.club.test_order import ALONE, entered, entrance, newcomer, owned
from web.club.test_programs import made, program
from web.guests import Guest, Inn, until

WITHOUT_BOUNDS = {"/owner/players/{player}/appoint", "/owner/players/{player}/dismiss"}
"""What would outlive a token that is taken back."""

BODIES: dict[str, dict[str, Any]] = {
    "/owner/rules": {},
    "/owner/admissions": {"uses": 0},
    "/owner/bans": {"kind": "player", "about": "nobody"},
    "/owner/pardon": {"kind": "player", "about": "nobody"},
    "/owner/players/{player}/remove": {"sure": False},
    "/owner/tables/{table}/remove": {"sure": False},
}
"""What fits and does no harm."""


def addresses() -> list[tuple[str, str]]:
    """Return all that is for owners, as the OpenAPI document lists it."""
    paths: dict[str, Any] = create_app(Config("sqlite:///:memory:")).openapi_schema.to_schema()["paths"]
    return sorted(
        (path.removeprefix("/api"), method)
        for path, item in paths.items()
        if path.startswith("/api/owner")
        for method in item
    )


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A house with an owner."""
    yield from owned(tmp_path_factory.mktemp("kept"))


@pytest.fixture(scope="module")
def owner(house: Inn) -> Guest:
    """Whoever opened the link for owners."""
    return entered(house)


def whole(house: Inn, guest: Guest) -> httpx.Client:
    """Return a client with the token of somebody's browser, which has no bounds."""
    return program(house, guest.client.cookies["herna"])


def who(house: Inn, guest: Guest) -> str:
    """Return what the house calls somebody inside."""
    return str(whole(house, guest).get("/me").json()["player"])


@pytest.fixture(scope="module")
def callers(house: Inn, owner: Guest) -> dict[str, httpx.Client]:
    """Everybody who may ask for what is for owners."""
    player, former = newcomer(house, "Plain"), newcomer(house, "Former")
    owner.post(f"/owner/players/{who(house, former)}/appoint")
    left = program(house, made(former, "order"))
    owner.post(f"/owner/players/{who(house, former)}/dismiss")
    return {
        "nobody": program(house, "no-such-token"),
        "a player": whole(house, player),
        "a player's program": program(house, made(player, *EVERYDAY)),
        "a former owner's program": left,
        **{f"an owner's program that may {each}": program(house, made(owner, each)) for each in EVERYDAY},
        "an owner's program that may all but that": program(house, made(owner, *EVERYDAY)),
        "an owner's program": program(house, made(owner, "order")),
        "an owner": whole(house, owner),
    }


@pytest.fixture(scope="module")
def standing(owner: Guest) -> str:
    """A table that there is."""
    return owner.new_table(**ALONE)


@pytest.mark.parametrize(("path", "method"), addresses())
def test_only_owners_and_programs_they_have_let_keep_order(
    house: Inn, callers: dict[str, httpx.Client], standing: str, path: str, method: str
) -> None:
    found = path.format(player="nobody", table=standing, report="none", admission="none")
    body: dict[str, Any] = {"json": BODIES.get(path, {})} if method == "post" else {}
    answers = {name: each.request(method, found, **body) for name, each in callers.items()}
    let_in = {name for name, each in answers.items() if each.status_code != 403}
    assert let_in == {"an owner"} | (set() if path in WITHOUT_BOUNDS else {"an owner's program"})
    for each in answers.values():
        assert each.status_code < 500
        if not each.is_success:
            assert each.headers["content-type"].startswith("application/problem+json"), each.text
    assert httpx.request(method, f"{house.url}/api{found}", timeout=30, **body).status_code == 403


def test_the_table_knows_every_address() -> None:
    assert {path for path, _method in addresses()} >= WITHOUT_BOUNDS | set(BODIES)
    assert len(addresses()) == 19


def test_only_an_owner_gives_a_program_the_right(house: Inn, owner: Guest) -> None:
    player = newcomer(house, "Curious")
    assert player.post("/me/programs", {"order": "1"}).status_code == 403
    assert 'name="order"' not in player.get("/me/programs").text
    assert 'name="order"' in owner.get("/me/programs").text
    weaker = program(house, made(owner, *EVERYDAY))
    assert weaker.post("/me/tokens", json={"rights": ["look"]}).status_code == 201
    stronger = weaker.post("/me/tokens", json={"rights": ["order"]})
    assert stronger.status_code == 403 and "only owners" in stronger.json()["detail"]
    placed = whole(house, owner).post("/me/tokens", json={"rights": ["order"], "game": "ahoy"})
    assert placed.status_code == 400


def test_a_program_decides_invites_and_writes_into_the_journal(house: Inn, owner: Guest) -> None:
    api = program(house, made(owner, "order"))
    before = api.get("/owner/rules").json()
    decided = api.post("/owner/rules", json={"note": "Thursday at eight", "idle_days": 90}).json()
    assert (decided["note"], decided["idle_days"]) == ("Thursday at eight", 90)
    assert {**decided, "note": before["note"], "idle_days": before["idle_days"]} == before
    assert "Thursday at eight" in house.guest().get("/").text
    assert api.post("/owner/rules", json={"idle_days": 4000}).status_code == 400
    assert api.post("/owner/rules", json={"closed": True}).json()["closed"] is True
    try:
        link = api.post("/owner/admissions", json={"uses": 1, "days": 2, "note": "for Petr"}).json()["link"]
        petr = house.guest()
        assert petr.post("/play/harbours").status_code == 403
        assert petr.post(link.removeprefix(house.url), {"name": "Petr"}).status_code == 200
        open_ones = api.post("/owner/admissions", json={}).json()["decided"]["admissions"]
        assert [each["uses"] for each in open_ones] == [1], "Petr has used the other one up"
        withdrawn = api.post(f"/owner/admissions/{open_ones[0]['id']}/withdraw").json()
        assert withdrawn["admissions"] == []
    finally:
        api.post("/owner/rules", json={"closed": False, "note": "", "idle_days": 0})
    deeds = [each["what"] for each in api.get("/owner/journal").json()]
    assert deeds[:2] == ["decide", "withdraw"] and "invite" in deeds


def test_a_program_bans_and_pardons_as_its_owner_would(house: Inn, owner: Guest) -> None:
    api, rude = program(house, made(owner, "order")), newcomer(house, "Rude")
    (found,) = api.get("/owner/players", params={"named": "rud"}).json()
    about = found["player"]
    table = rude.new_table(**ALONE, name0="Rude", title="Shouting")
    (listed,) = api.get("/owner/tables", params={"named": "shout"}).json()
    assert (listed["table"], listed["host"], listed["players"]) == (table, about, {about: "Rude"})
    body = {"kind": "player", "about": about, "reason": "shouted", "days": 2}
    bans = api.post("/owner/bans", json=body).json()["bans"]
    assert [(each["about"], each["reason"]) for each in bans] == [(about, "shouted")]
    refused = rude.get("/")
    assert refused.status_code == 403 and "shouted" in refused.text
    shown = api.get(f"/owner/players/{about}").json()
    assert [each["kind"] for each in shown["bans"]] == ["player"] and shown["tables"] == [table]
    assert shown["address"] == "127.0.0.1"
    assert api.post("/owner/pardon", json={"kind": "player", "about": about}).json()["bans"] == []
    assert rude.get("/").status_code == 200
    wide = api.post("/owner/bans", json={"kind": "address", "about": "10.0.0.0/8"})
    assert wide.status_code == 400
    me = who(house, owner)
    assert api.post("/owner/bans", json={"kind": "player", "about": me}).status_code == 409
    assert api.post(f"/owner/players/{me}/remove", json={"sure": True}).status_code == 409
    assert api.post(f"/owner/tables/{table}/remove", json={"sure": True, "reason": "spam"}).is_success
    assert api.get("/owner/tables", params={"named": "shout"}).json() == []
    assert api.post(f"/owner/players/{about}/end").is_success
    assert "Rude" not in rude.get("/me").text, "no browser of theirs is known any more"
    assert api.post(f"/owner/players/{about}/remove", json={"sure": True}).is_success
    assert api.get(f"/owner/players/{about}").status_code == 409
    journal = [each["what"] for each in api.get("/owner/journal").json()[:5]]
    assert journal == ["remove-player", "end", "remove-table", "pardon", "ban"]


def test_reports_wait_for_a_program_and_are_dealt_with(house: Inn, owner: Guest) -> None:
    api, jana, petr = program(house, made(owner, "order")), newcomer(house, "Jana"), newcomer(house, "Loud")
    table = jana.new_table(seat1="open", seat2="none", seat3="none", listed="1", name0="Jana")
    petr.post(f"/t/{table}/sit")
    told = {"what": "report", "text": "He insults everybody"}
    assert whole(house, jana).post(f"/tables/{table}/seats/1/about", json=told).status_code == 200
    (report,) = api.get("/owner").json()["reports"]
    assert (report["text"], report["by"]) == ("He insults everybody", who(house, jana))
    assert report["about"] == who(house, petr)
    left = api.post(f"/owner/reports/{report['id']}/done").json()
    assert left["reports"] == [] and left["sizes"]["people"] >= 3 and left["room"] > 0


def test_owners_are_made_by_no_program(house: Inn, owner: Guest) -> None:
    friend = newcomer(house, "Friend")
    about = who(house, friend)
    refused = program(house, made(owner, *EVERYDAY, "order")).post(f"/owner/players/{about}/appoint")
    assert refused.status_code == 403 and "outlive" in refused.json()["detail"]
    assert whole(house, owner).post(f"/owner/players/{about}/appoint").json()["owner"] is True
    assert whole(house, friend).get("/owner").status_code == 200
    helper = program(house, made(friend, "order"))
    assert helper.get("/owner").status_code == 200
    assert whole(house, owner).post(f"/owner/players/{about}/dismiss").json()["owner"] is False
    assert helper.get("/owner").status_code == 403, "the right goes with its owner"
    alone = whole(house, owner).post(f"/owner/players/{who(house, owner)}/dismiss")
    assert alone.status_code == 409


def test_the_mail_is_tried_only_where_there_is_an_address(house: Inn, owner: Guest) -> None:
    assert program(house, made(owner, "order")).post("/owner/mail").status_code == 409


def test_a_program_on_another_server_keeps_the_same_order(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'herna.db'}"
    first, second = Inn(db, house_secret(db)).open(), Inn(db, house_secret(db))
    second.house.gate.chore.every = 0.05  # type: ignore[misc]  # quicker than people are
    second.open()
    try:
        owner = first.guest()
        owner.post(entrance(first), {"name": "Olga"})
        token = made(owner, "order")
        until(lambda: program(second, token).get("/owner").status_code == 200)
        program(first, token).post("/owner/rules", json={"contact": "olga at herna"})
        until(lambda: program(second, token).get("/owner/rules").json()["contact"] == "olga at herna")
    finally:
        first.close()
        second.close()
