"""E-mail: handed over to a relay, one address each, and no header that somebody slipped in."""

from __future__ import annotations

import asyncio
import sys

import pytest

from herna.cli.main import main
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


def herna(monkeypatch: pytest.MonkeyPatch, *words: str) -> object:
    """Run the command, and return its exit code."""
    monkeypatch.setattr(sys, "argv", ["herna", *words])
    with pytest.raises(SystemExit) as left:
        apart(in_thread())
    return left.value.code


async def in_thread() -> None:
    """Run the command where no browser of another test keeps a loop."""
    await asyncio.get_running_loop().run_in_executor(None, main)


def test_a_letter_for_a_trial(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with letterbox() as (box, url):
        words = ["mail", "jana@example.org", "--mail-from", SENDER]
        assert herna(monkeypatch, *words, "--mail", url) in (0, None)
        assert [letter["To"] for letter in box.letters] == ["jana@example.org"]
    monkeypatch.setenv("HERNA_MAIL", url)
    assert herna(monkeypatch, *words) == 2
    assert "could not be handed over" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--mail", "smtp://mail.example", "--mail-from", SENDER], "--mail needs --url"),
        (
            ["--mail", "mail.example", "--mail-from", SENDER, "--url", "https://x.example"],
            "must look like smtp",
        ),
        (["--mail", "smtp://mail.example", "--url", "https://x.example"], "--mail-from"),
        (["--url", "x.example/herna"], "--url must look like"),
    ],
)
def test_a_server_that_could_not_send_says_so_at_its_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert herna(monkeypatch, "serve", "--db", "sqlite://", "--no-browser", *words) == 2
    assert said in capsys.readouterr().err


def test_mail_without_what_it_needs_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "aiosmtplib", None)
    assert not Mail().ready
    with pytest.raises(BadRelay, match=r"herna\[notify\]"):
        Mail("smtp://127.0.0.1", SENDER)
