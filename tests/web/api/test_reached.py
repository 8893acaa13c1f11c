"""Browsers by the interface: a client subscribes, hears, and is left alone again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from herna.web.post.sealing import new_key, public
from web.club.test_programs import made, named, program
from web.guests import Inn
from web.post.service import Service, opened, service

SECRET = "BTBZMqHH6r4Tts7J_aSIgg"


@pytest.fixture
def there() -> Iterator[Service]:
    """A push service on this machine."""
    with service() as found:
        yield found


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inn]:
    """A house that may send to this machine."""
    found = Inn(f"sqlite:///{tmp_path / 'herna.db'}", local_hooks=True).open()
    yield found
    found.close()


def test_a_client_subscribes_a_browser_and_a_message_arrives(house: Inn, there: Service) -> None:
    jana, key = named(house, "Jana"), new_key()
    token = made(jana, "account")
    api, other = program(house, token), program(house, made(named(house, "Eva"), "account"))
    offered = api.get("/me/browsers").json()
    assert offered["browsers"] == [] and len(offered["key"]) > 80
    body = {"endpoint": f"{there.url}/browser", "key": public(key), "secret": SECRET}
    added = api.post("/me/browsers", json=body)
    (browser,) = added.json()["browsers"]
    assert added.status_code == 201 and browser["mine"] and browser["label"] == "Robot"
    assert api.get("/me/messages").json()["browsers"] == 1
    tried = api.post("/me/messages/try", json={"way": "push", "target": browser["id"]}).json()
    assert tried == {"done": True, "why": ""}
    (taken,) = there.taken
    assert json.loads(opened(taken.body, key, SECRET))["path"] == "/me/messages"
    other.post(f"/me/browsers/{browser['id']}/end")
    strange = other.post("/me/messages/try", json={"way": "push", "target": browser["id"]}).json()
    assert not strange["done"] and len(there.taken) == 1, "nobody sends by another's way"
    assert len(api.get("/me/browsers").json()["browsers"]) == 1, "nor ends it"
    assert api.post("/me/browsers", json={**body, "endpoint": f"{there.url}/new"}).status_code == 201
    (second,) = api.get("/me/browsers").json()["browsers"]
    assert second["id"] != browser["id"], "each token has one"
    assert api.post(f"/me/browsers/{second['id']}/end").json()["browsers"] == []


def test_a_browser_ends_with_the_token_that_put_it_there(house: Inn, there: Service) -> None:
    jana = named(house, "Jana")
    api = program(house, made(jana, "account"))
    body = {"endpoint": f"{there.url}/browser", "key": public(new_key()), "secret": SECRET}
    assert api.post("/me/browsers", json=body).status_code == 201
    keeps = program(house, made(jana, "account"))
    (mine,) = [each for each in keeps.get("/me/browsers").json()["browsers"] if not each["mine"]]
    assert mine["label"] == "Robot"
    (old, _new) = sorted(keeps.get("/me/tokens").json(), key=lambda each: each["created"])
    keeps.post(f"/me/tokens/{old['id']}/end")
    assert keeps.get("/me/browsers").json()["browsers"] == []


def test_what_is_no_browser_is_refused(house: Inn) -> None:
    api = program(house, made(named(house, "Jana"), "account"))
    good = {"endpoint": "https://push.example/x", "key": public(new_key()), "secret": SECRET}
    for wrong in ({"endpoint": "ftp://push.example/x"}, {"key": "abc"}, {"secret": ""}):
        answer = api.post("/me/browsers", json={**good, **wrong})
        assert answer.status_code == 400, wrong
        assert answer.headers["content-type"].startswith("application/problem+json")
    assert program(house, made(named(house, "Eva"), "look")).get("/me/browsers").status_code == 403
    assert api.post("/me/messages/try", json={"way": "pigeon"}).status_code == 400
