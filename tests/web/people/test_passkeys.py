"""Ways in without a password: passkeys made, shown on another browser, removed; made-up ones are refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from herna.web.club.passkeys import Site
from web.desk import Desk, create
from web.guests import Guest, Inn
from web.people.authenticator import PRESENT, Authenticator, packed

MAKE, SHOW = "Make a passkey", "Go on with a passkey"


@pytest.fixture
def at_home(chromium: Browser, inn: Inn) -> Iterator[Desk]:
    """Windows that come by a name, as passkeys want it."""
    found = Desk(chromium, f"http://localhost:{inn.port}")
    yield found
    found.leave()


def holding(context: BrowserContext, page: Page) -> tuple[CDPSession, str]:
    """Give a browser a device that makes passkeys, and whose owner always agrees."""
    devices = context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    agreed = {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}
    made = devices.send("WebAuthn.addVirtualAuthenticator", {"options": {**options, **agreed}})
    return devices, str(made["authenticatorId"])


def press(page: Page, name: str) -> None:
    """Press a button that a script shows."""
    page.get_by_role("button", name=name).click()


def test_a_guest_makes_a_passkey_and_another_browser_goes_on_with_it(at_home: Desk) -> None:
    first = at_home.context()
    page = first.new_page()
    table = create(page, name0="Jana")
    devices, authenticator = holding(first, page)
    page.goto("/me")
    press(page, MAKE)
    page.wait_for_selector("form[action$='/remove']")
    (kept,) = devices.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]
    assert kept["isResidentCredential"] and kept["rpId"] == "localhost"
    second = at_home.context(phone=True)
    phone = second.new_page()
    others, held = holding(second, phone)
    others.send("WebAuthn.addCredential", {"authenticatorId": held, "credential": kept})
    phone.goto("/device")
    press(phone, SHOW)
    phone.wait_for_url(f"{at_home.url}/")
    assert phone.locator(f"a[href='/t/{table}']").count()
    own = create(phone, name0="Jana")
    # whoever has tables of their own is asked before leaving them
    phone.context.clear_cookies(name="herna")
    left = create(phone, name0="Guest")
    phone.goto("/device")
    press(phone, SHOW)
    phone.wait_for_selector("text=Continue as Jana")
    assert "with 1 table" in phone.content()
    press(phone, "Continue as Jana")
    phone.wait_for_url(f"{at_home.url}/")
    assert phone.locator(f"a[href='/t/{own}']").count() and not phone.locator(f"a[href='/t/{left}']").count()
    # a passkey that was removed opens nothing
    page.reload()
    press(page, "Remove")
    page.wait_for_selector("form[action$='/remove']", state="detached")
    phone.goto("/device")
    press(phone, SHOW)
    phone.wait_for_selector("text=This passkey is not known here.")


def asked(guest: Guest, path: str) -> dict[str, Any]:
    """Ask for a challenge."""
    answer = guest.post(path)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.fixture
def named(inn: Inn) -> Iterator[Guest]:
    """Somebody who comes by a name."""
    found = inn.guest()
    found.client.base_url = f"http://localhost:{inn.port}"
    yield found


def test_nothing_is_told_of_who_there_is(named: Guest) -> None:
    first, second = asked(named, "/passkey/begin"), asked(named, "/passkey/begin")
    assert first.pop("challenge") != second.pop("challenge")
    assert first == second and first.get("allowCredentials", []) == []


@pytest.mark.parametrize("reply", ["", "{}", "[]", "null", '{"id": 1}', "x" * 50_000])
@pytest.mark.parametrize("path", ["/passkey", "/me/passkeys"])
def test_nonsense_is_refused(named: Guest, path: str, reply: str) -> None:
    named.post("/manners", {"name": "Jana"})
    assert named.post(path, {"passkey": reply}).status_code == 403


def device(inn: Inn, guest: Guest, name: str = "Jana") -> Authenticator:
    """Let somebody make a passkey, and return the device that holds it."""
    guest.post("/manners", {"name": name})
    found = Authenticator(f"http://localhost:{inn.port}")
    answer = guest.post("/me/passkeys", {"passkey": found.made(asked(guest, "/me/passkeys/begin"))})
    assert answer.status_code == 200, answer.text
    return found


def go_on(guest: Guest, held: Authenticator) -> int:
    """Show a passkey, and return with what status it is answered."""
    return guest.post("/passkey", {"passkey": held.shown(asked(guest, "/passkey/begin"))}).status_code


def test_a_challenge_works_once(named: Guest, inn: Inn) -> None:
    held = device(inn, named)
    reply = held.shown(asked(named, "/passkey/begin"))
    assert named.post("/passkey", {"passkey": reply}).status_code == 200
    again = named.post("/passkey", {"passkey": reply})
    assert again.status_code == 403 and "was used" in again.text


@pytest.mark.parametrize(
    "lie",
    [
        {"origin": "http://localhost.example"},
        {"name": "herna.example"},
        {"flags": PRESENT},
        {"count": 0},
        {"key": Authenticator("").key},
        {"id": b"another"},
    ],
    ids=lambda lie: str(*lie),
)
def test_a_page_elsewhere_a_copy_and_a_made_up_key_get_nobody_in(
    named: Guest, inn: Inn, lie: dict[str, Any]
) -> None:
    held = device(inn, named)
    assert go_on(named, held) == 200
    named.client.cookies.delete("herna")
    for what, told in lie.items():
        setattr(held, what, told)
    assert go_on(named, held) == 403
    assert "Jana" not in named.get("/me").text


@pytest.mark.parametrize("lie", [{"origin": "http://evil.example"}, {"name": "evil.example"}, {"flags": 1}])
def test_a_passkey_of_another_address_is_not_kept(named: Guest, inn: Inn, lie: dict[str, Any]) -> None:
    named.post("/manners", {"name": "Jana"})
    held = Authenticator(f"http://localhost:{inn.port}")
    for what, told in lie.items():
        setattr(held, what, told)
    reply = held.made(asked(named, "/me/passkeys/begin"))
    assert named.post("/me/passkeys", {"passkey": reply}).status_code == 403
    assert "/remove" not in named.get("/me").text


def test_nobody_adds_a_passkey_of_their_own_to_another_player(named: Guest, inn: Inn) -> None:
    named.post("/manners", {"name": "Jana"})
    thief = inn.guest()
    thief.client.base_url = named.client.base_url
    thief.post("/manners", {"name": "Thief"})
    held = Authenticator(f"http://localhost:{inn.port}")
    reply = held.made(asked(thief, "/me/passkeys/begin"))
    assert named.post("/me/passkeys", {"passkey": reply}).status_code == 403
    mine = device(inn, named)
    thief.post(f"/me/passkeys/{packed(mine.id)}/remove")
    assert packed(mine.id) in named.get("/me").text
    assert (
        thief.post("/me/passkeys", {"passkey": mine.made(asked(thief, "/me/passkeys/begin"))}).status_code
        == 409
    )


def test_a_challenge_for_one_thing_does_not_serve_another(named: Guest, inn: Inn) -> None:
    named.post("/manners", {"name": "Jana"})
    reply = Authenticator(f"http://localhost:{inn.port}").made(asked(named, "/passkey/begin"))
    assert "was used" in named.post("/me/passkeys", {"passkey": reply}).text


def test_passkeys_belong_to_the_address_they_were_made_at() -> None:
    assert Site.at("https://herna.example/") == Site("https://herna.example", "herna.example")
    assert Site.at("https://herna.example").fit and Site.at("http://localhost:8080").fit
    assert not Site.at("http://herna.example").fit
    assert not Site.at("https://192.0.2.7").fit and not Site.at("http://127.0.0.1:8080").fit


def test_where_no_browser_makes_passkeys_the_page_says_so(guest: Guest) -> None:
    assert "reached by a name and https" in guest.get("/me").text
    assert guest.post("/passkey/begin").status_code == 409
