"""Devices and names by the interface: one more let in by a code, listed, ended; a name of one's own."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from web.club.test_programs import made, named, program
from web.guests import Inn


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A house of its own: tries of codes and passkeys are counted for an hour."""
    found = Inn(f"sqlite:///{tmp_path_factory.mktemp('devices') / 'herna.db'}").open()
    yield found
    found.close()


def test_a_code_lets_one_more_device_in_once(inn: Inn) -> None:
    jana = named(inn, "Jana")
    here = program(inn, jana.client.cookies["herna"])
    code = here.post("/me/code").json()
    assert code["minutes"] == 10 and len(code["code"]) == 8
    typed = f"{code['code'][:4]}-{code['code'][4:]}".upper()
    entered = httpx.post(f"{inn.url}/api/device", json={"code": typed, "label": "Phone"}, timeout=60)
    assert entered.status_code == 201 and entered.json()["name"] == "Jana"
    phone = program(inn, entered.json()["token"])
    assert phone.get("/me").json()["player"] == here.get("/me").json()["player"]
    again = httpx.post(f"{inn.url}/api/device", json={"code": typed}, timeout=60)
    assert again.status_code == 403, "it was used"
    listed = {each["label"]: each for each in phone.get("/me/devices").json()}
    assert listed["Phone"]["mine"] and len(listed) == 2
    (browser,) = [each for each in listed.values() if not each["mine"]]
    assert len(phone.post(f"/me/devices/{browser['id']}/end").json()) == 1
    assert here.get("/me").status_code == 403 and "Jana" not in jana.get("/me").text


def test_no_token_for_a_program_lets_a_device_in(inn: Inn) -> None:
    jana = named(inn, "Jana")
    bound = program(inn, made(jana, "look", "play", "host", "talk", "account"))
    refused = bound.post("/me/code")
    assert refused.status_code == 403 and "outlive" in refused.json()["detail"]
    (browser,) = bound.get("/me/devices").json()
    assert not browser["mine"], "tokens for programs are no devices"
    eva = program(inn, named(inn, "Eva").client.cookies["herna"])
    eva.post(f"/me/devices/{browser['id']}/end")
    assert len(bound.get("/me/devices").json()) == 1, "only its owner ends a device"
    assert program(inn, made(jana, "look")).get("/me/devices").status_code == 403


def test_a_name_is_kept_for_oneself_and_given_back(inn: Inn) -> None:
    mine, other = (program(inn, named(inn, each).client.cookies["herna"]) for each in ("Bohdana", "Someone"))
    assert mine.post("/me/name", json={"own": True}).json() == {"name": "Bohdana", "own": True}
    taken = other.post("/me", json={"name": "BOHDÁNA"})
    assert taken.status_code == 409
    assert taken.headers["content-type"].startswith("application/problem+json")
    assert mine.post("/me/name", json={"own": False}).json()["own"] is False
    assert other.post("/me", json={"name": "Bohdana"}).status_code == 200
