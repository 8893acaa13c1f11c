"""E-mail: handed over to a relay, one address each, and no header that somebody slipped in."""

from __future__ import annotations

import pytest

from herna.web.guard.problems import BadAddress, Busy
from herna.web.post.mail import BadRelay, Letter, Mail, mail_address, relay
from web.guests import apart
from web.post.postman import letterbox

SENDER = "herna@club.example"


def test_a_letter_arrives() -> None:
    with letterbox() as (box, url):
        apart(
            Mail(url, SENDER).send(
                Letter("jana@example.org", "Ahoj, Jano", "Jsi na tahu.\nhttps://x.example/")
            )
        )
        (letter,) = box.letters
        assert box.to == ["jana@example.org"] and letter["From"] == "Herna <herna@club.example>"
        assert letter["Subject"] == "Ahoj, Jano" and "Jsi na tahu." in letter.get_content()
        assert letter["Auto-Submitted"] == "auto-generated"


def test_a_name_begins_no_header_and_nobody_else_gets_the_letter() -> None:
    evil = "Jana\r\nBcc: eva@example.org\r\n\r\nBuy this"
    with letterbox() as (box, url):
        apart(Mail(url, SENDER).send(Letter("jana@example.org", f"{evil} invites you", evil)))
        (letter,) = box.letters
        assert box.to == ["jana@example.org"] and letter["Bcc"] is None
        assert letter["Subject"] == "Jana Bcc: eva@example.org Buy this invites you"
        with pytest.raises(BadAddress):
            apart(Mail(url, SENDER).send(Letter("a@b.c", "x", "y", headers={"X-Table": evil})))


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "jana",
        "@example.org",
        "jana@",
        "jana@example.org, eva@example.org",
        "jana@example.org\r\nBcc: eva@example.org",
        "Jana <jana@example.org>",
        '"jana eva"@example.org',
        "jana@exam ple.org",
        "jana@[127.0.0.1]",
        "jana@-x.org",
        "jana..eva@example.org",
        f"{'j' * 250}@example.org",
    ],
)
def test_what_is_no_address_is_refused(wrong: str) -> None:
    with pytest.raises(BadAddress):
        mail_address(wrong)


def test_addresses_are_kept_in_one_spelling() -> None:
    assert mail_address(" Jana.Nova+club@Example.ORG ") == "Jana.Nova+club@example.org"
    assert mail_address("jana@müller.de") == "jana@xn--mller-kva.de"


def test_a_relay_that_refuses_or_is_away_is_said_in_a_sentence() -> None:
    with letterbox() as (box, url):
        box.refusal = "451 later"
        with pytest.raises(Busy, match="451"):
            apart(Mail(url, SENDER).send(Letter("jana@example.org", "x", "y")))
    with pytest.raises(Busy, match="could not be handed over"):
        apart(Mail(url, SENDER).send(Letter("jana@example.org", "x", "y")))
    with pytest.raises(Busy, match="sends no mail"):
        apart(Mail().send(Letter("jana@example.org", "x", "y")))


@pytest.mark.parametrize("wrong", ["mail.example", "https://mail.example", "smtp://", "smtp://x:port"])
def test_an_address_that_names_no_relay_is_refused(wrong: str) -> None:
    with pytest.raises(BadRelay):
        relay(wrong, SENDER)


def test_a_relay_is_read_from_its_address_and_its_password_not_shown() -> None:
    found = relay("smtps://herna:s%40fe@mail.example", SENDER)
    assert (found.host, found.port, found.user, found.password) == ("mail.example", 465, "herna", "s@fe")
    assert "s@fe" not in repr(found)
    with pytest.raises(BadRelay, match="--mail-from"):
        relay("smtp://mail.example", "")
