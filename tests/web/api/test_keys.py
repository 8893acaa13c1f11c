"""Passkeys by the interface: made, shown, removed; no token for a program makes one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from web.club.test_programs import made
from web.guests import Guest, Inn
from web.people.authenticator import Authenticator, packed


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A house of its own: tries of codes and passkeys are counted for an hour."""
    found = Inn(f"sqlite:///{tmp_path_factory.mktemp('keys') / 'herna.db'}").open()
    yield found
    found.close()


@pytest.fixture
def named(inn: Inn) -> Guest:
    """Somebody who comes by a name, as passkeys want it."""
    found = inn.guest()
    found.client.base_url = f"http://localhost:{inn.port}"
    found.post("/manners", {"name": "Jana"})
    return found


def at(inn: Inn, token: str = "") -> httpx.Client:
    """Return a client at the same name."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    found = httpx.Client(base_url=f"http://localhost:{inn.port}/api", headers=headers, timeout=60)
    inn.clients.append(found)
    return found


def device(inn: Inn) -> Authenticator:
    """Return a device."""
    return Authenticator(f"http://localhost:{inn.port}")


def kept(client: httpx.Client, held: Authenticator) -> httpx.Response:
    """Make a passkey."""
    asked = client.post("/me/passkeys/begin").json()
    return client.post("/me/passkeys", json={"passkey": json.loads(held.made(asked)), "label": "Key"})


def shown(client: httpx.Client, held: Authenticator) -> dict[str, Any]:
    """Sign what the house asks, as a client sends it."""
    return {"passkey": json.loads(held.shown(client.post("/passkey/begin").json()))}


def test_a_passkey_is_made_shown_and_removed(inn: Inn, named: Guest) -> None:
    api, held = at(inn, named.client.cookies["herna"]), device(inn)
    (key,) = kept(api, held).json()
    assert key["id"] == packed(held.id) and key["label"] == "Key"
    assert "/remove" in named.get("/me").text, "the page shows it, too"
    stranger = at(inn)
    entered = stranger.post("/passkey", json=shown(stranger, held))
    assert entered.status_code == 201 and entered.json()["name"] == "Jana"
    elsewhere = at(inn, entered.json()["token"])
    me = elsewhere.get("/me").json()
    assert me["player"] == api.get("/me").json()["player"] == entered.json()["player"]
    assert set(me["rights"]) >= {"look", "play", "host", "talk", "account"}
    assert elsewhere.post(f"/me/passkeys/{key['id']}/remove").json() == api.get("/me/passkeys").json() == []
    gone = stranger.post("/passkey", json=shown(stranger, held))
    assert gone.status_code == 403 and gone.json()["title"] == "This passkey is not known here."


def test_a_challenge_works_once_and_for_one_player(inn: Inn, named: Guest) -> None:
    api, held = at(inn, named.client.cookies["herna"]), device(inn)
    kept(api, held)
    stranger = at(inn)
    body = shown(stranger, held)
    assert stranger.post("/passkey", json=body).status_code == 201
    assert stranger.post("/passkey", json=body).status_code == 403
    other = inn.guest()
    other.post("/manners", {"name": "Thief"})
    begun = at(inn, other.client.cookies["herna"]).post("/me/passkeys/begin").json()
    swapped = api.post("/me/passkeys", json={"passkey": json.loads(device(inn).made(begun))})
    assert swapped.status_code == 403


def test_no_token_for_a_program_makes_a_passkey_that_would_outlive_it(inn: Inn, named: Guest) -> None:
    whole = at(inn, named.client.cookies["herna"])
    token = made(named, "look", "play", "host", "talk", "account")
    bound = at(inn, token)
    refused = bound.post("/me/passkeys/begin")
    assert refused.status_code == 403 and "outlive" in refused.json()["detail"]
    asked = whole.post("/me/passkeys/begin").json()
    reply = {"passkey": json.loads(device(inn).made(asked))}
    assert bound.post("/me/passkeys", json=reply).status_code == 403
    assert bound.get("/me/passkeys").json() == []
    assert at(inn, made(named, "look")).get("/me/passkeys").status_code == 403


@pytest.mark.parametrize("reply", [{}, {"id": 1}, {"response": []}, {"id": "x" * 50_000}])
def test_nonsense_is_refused(inn: Inn, named: Guest, reply: dict[str, Any]) -> None:
    for client, path in ((at(inn), "/passkey"), (at(inn, named.client.cookies["herna"]), "/me/passkeys")):
        answer = client.post(path, json={"passkey": reply})
        assert answer.status_code == 403
        assert answer.headers["content-type"].startswith("application/problem+json")


def test_where_no_browser_makes_passkeys_programs_are_told_so(inn: Inn) -> None:
    assert httpx.post(f"{inn.url}/api/passkey/begin", timeout=30).status_code == 409
