"""Messages to other sites, in the forms that they take: Discord, Slack, Matrix, ntfy, or plain JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from herna.web.post.outside import Outcome, posted
from herna.web.post.words import Words
from herna.web.store.outbox import Message

SIGNS: Final = re.compile(r"([\\*_~`|>\[\]()#@<:-])")
"""What Discord takes for more than a letter."""


def plain(message: Message, words: Words) -> dict[str, Any]:
    """Return a message with everything that is known of it, for programs."""
    return {
        "id": message.id,
        "repeated": message.repeated,
        "event": message.event,
        "table": message.table,
        "title": words.title,
        "text": words.text,
        "link": words.link,
        "language": words.language,
    }


def discord(_message: Message, words: Words) -> dict[str, Any]:
    """Return it as Discord takes it; a name of somebody formats nothing and calls nobody."""
    title, text = (SIGNS.sub(r"\\\1", each) for each in (words.title, words.text))
    return {"content": f"**{title}**\n{text}\n{words.link}", "allowed_mentions": {"parse": []}}


def slack(_message: Message, words: Words) -> dict[str, Any]:
    """Return it as Slack takes it."""
    title, text = (
        each.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        for each in (words.title, words.text)
    )
    return {"text": f"{title}\n{text}\n{words.link}", "mrkdwn": False}


def matrix(_message: Message, words: Words) -> dict[str, Any]:
    """Return it as bridges to Matrix take it."""
    return {"username": "Herna", "text": f"{words.title}\n{words.text}\n{words.link}"}


def ntfy(message: Message, words: Words) -> dict[str, Any]:
    """Return it as ntfy takes it; its topic is the end of the address and is added when it is sent."""
    found = {"title": words.title, "message": words.text, "tags": [f"herna-{message.event}"]}
    return {**found, "click": words.link} if words.link.startswith("http") else found


FORMS: Final[dict[str, Callable[[Message, Words], dict[str, Any]]]] = {
    "json": plain,
    "discord": discord,
    "slack": slack,
    "matrix": matrix,
    "ntfy": ntfy,
}


def addressed(url: str, form: str, said: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Return where to send it, and what: ntfy takes such messages at its root, with the topic inside."""
    if form != "ntfy":
        return url, said
    parts = urlsplit(url)
    before, _slash, topic = parts.path.rstrip("/").rpartition("/")
    return parts._replace(path=f"{before}/", query="").geturl(), {"topic": topic, **said}


async def hooked(url: str, form: str, message: Message, words: Words, local: bool) -> Outcome:
    """Send a message to an address of the web; what may be a repetition says so."""
    where, said = addressed(url, form, FORMS.get(form, plain)(message, words))
    headers = {"Content-Type": "application/json", "Idempotency-Key": message.id}
    if message.repeated:
        headers["Herna-Repeated"] = "1"
    return await posted(where, json.dumps(said, ensure_ascii=False).encode(), headers, local)
