"""What a table itself says to all: who was called, who left, who sits where; kept among the remarks."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

NOTICE: Final = -1
"""The seat of a remark that nobody made."""

KEYS: Final = (
    "notice-called",
    "notice-here",
    "notice-bot",
    "notice-left",
    "notice-gone",
    "notice-back",
    "notice-link",
    "notice-sat",
    "notice-upload",
    "notice-late",
    "notice-round-over",
    "notice-clearing",
    "notice-kept",
)


def notice(key: str, **said: str) -> str:
    """Return a notice as the table keeps it, to be said in the language of whoever reads it."""
    return json.dumps({"key": key, **said}, ensure_ascii=False)


def in_words(say: Callable[..., str], text: str) -> str:
    """Return a notice in words."""
    plain = json.loads(text)
    key = plain.pop("key")
    said = {word: value or say("somebody") for word, value in plain.items()}
    return say(key, **said) if key in KEYS else ""
