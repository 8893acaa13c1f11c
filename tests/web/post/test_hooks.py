"""Messages to other sites: what each takes, and names that neither format nor call anybody."""

from __future__ import annotations

import json
from typing import Any

import pytest

from herna.web.post.hooks import FORMS, addressed
from herna.web.post.words import Words
from herna.web.store.outbox import Message, News

LOUD = Words("A message from @everyone <!channel> *Eva*", "<b>", "https://herna.example/t/x")
NEWS = News("news-chat", "/t/x", {"who": "@everyone"})
TOLD = Message("id1", "v", "chat:x", "chat", "x", NEWS, "hook", "h", 0.0, 1, 1)


def made(form: str) -> dict[str, Any]:
    """Return a message in a form, as it is sent."""
    found: dict[str, Any] = json.loads(json.dumps(FORMS[form](TOLD, LOUD)))
    return found


def test_nobody_is_called_and_nothing_formatted_by_a_name() -> None:
    discord = made("discord")
    assert discord["allowed_mentions"] == {"parse": []} and "\\*Eva\\*" in discord["content"]
    assert "\\@everyone" in discord["content"] and "\\<!channel\\>" in discord["content"]
    slack = made("slack")
    assert (
        "<!channel>" not in slack["text"] and "&lt;!channel&gt;" in slack["text"] and slack["mrkdwn"] is False
    )


@pytest.mark.parametrize(
    ("form", "keys"),
    [
        ("json", {"id", "repeated", "event", "table", "title", "text", "link", "language"}),
        ("discord", {"content", "allowed_mentions"}),
        ("slack", {"text", "mrkdwn"}),
        ("matrix", {"username", "text"}),
        ("ntfy", {"title", "message", "tags", "click"}),
    ],
)
def test_each_site_gets_what_it_takes(form: str, keys: set[str]) -> None:
    assert set(made(form)) == keys and set(FORMS) == {"json", "discord", "slack", "matrix", "ntfy"}
    assert LOUD.link in json.dumps(made(form))


def test_ntfy_finds_its_topic_at_the_end_of_the_address() -> None:
    url, said = addressed("https://ntfy.example/up/my-topic", "ntfy", {"title": "x"})
    assert (url, said) == ("https://ntfy.example/up/", {"topic": "my-topic", "title": "x"})
    assert addressed("https://x.example/y", "json", {"a": 1}) == ("https://x.example/y", {"a": 1})
