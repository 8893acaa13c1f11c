"""News by mail: one letter for all that has come together, and a way to get no more of them."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from herna.i18n.speak import Speaker
from herna.web.guard.problems import BadCode
from herna.web.guard.tokens import keyed
from herna.web.post.mail import Letter
from herna.web.post.words import Words
from herna.web.store.addressees import Addressee
from herna.web.store.outbox import Message

SEAL: Final = 32
"""Letters of the seal of a link that stops mail."""


def stopping(secret: bytes, visitor: str, address: str) -> str:
    """Return what a link holds by which mail to an address is stopped, and nothing else can be done."""
    return f"{visitor}.{keyed(secret, f'stop:{visitor}:{address}')[:SEAL]}"


def stopped_by(secret: bytes, token: str, address: str) -> str:
    """Return whose mail a link stops; links of an earlier address stop nothing."""
    visitor, _dot, _seal = token.partition(".")
    if not address or token != stopping(secret, visitor, address):
        raise BadCode("this link stops no mail any more")
    return visitor


def once(parcel: Sequence[Message]) -> str:
    """Return the name of a letter: the same for the same messages, so that programs notice a repetition."""
    return hashlib.sha256(" ".join(sorted(each.id for each in parcel)).encode()).hexdigest()[:SEAL]


def letter(whose: Addressee, parcel: Sequence[Message], said: Sequence[Words], url: str, stop: str) -> Letter:
    """Return all news as one letter."""
    speaker = Speaker(said[0].language)
    lines = [line for each in said for line in (each.title, each.text, each.link, "")]
    repeated = any(each.repeated for each in parcel)
    head = [speaker.say("mail-repeated"), ""] if repeated else []
    tail = ["-- ", speaker.say("mail-change", link=f"{url}/me/messages"), speaker.say("mail-stop", link=stop)]
    subject = said[0].title if len(said) == 1 else speaker.say("mail-news", n=len(said))
    headers = {
        "List-Unsubscribe": f"<{stop}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        **({"X-Herna-Repeated": "1"} if repeated else {}),
    }
    return Letter(whose.address or "", subject, "\n".join([*head, *lines, *tail]), once(parcel), headers)
