"""What the companion of a first game says: a word on each question, and where the rulebook speaks of it.

The words are in the games' catalogs: ``companion-<prompt>`` on a question, ``companion-part-<part>`` on why
a part of how well somebody stands matters. ``companions/<game>.toml`` gives each question the number of the
paragraph that it is about; the rulebook for people cites it, and so does the link to its chapter.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from herna.i18n.speak import Speaker
from herna.learn.book import RULEBOOK, explained, headings

COMPANIONS: Final = Path(__file__).parent / "companions"


@dataclass(frozen=True)
class Word:
    """What is said about a question, and the chapter of the rulebook to read on in."""

    words: str
    chapter: str
    """The chapter's heading; "" if there is no rulebook."""
    address: str


@cache
def paragraphs(game: str) -> dict[str, str]:
    """Return the number of the paragraph that each question of a game is about."""
    path = COMPANIONS / f"{game}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def word(speaker: Speaker, prompt: str) -> Word | None:
    """Return what the companion says about a question; None if it has nothing to say."""
    entry = f"companion-{prompt}"
    if not speaker.has(entry):
        return None
    place = explained(speaker.key).get(paragraphs(speaker.key).get(prompt, ""), "")
    if not place:
        return Word(speaker.say(entry), "", "")
    chapter = headings(speaker.key, speaker.language)[place]
    return Word(speaker.say(entry), chapter, f"/rules/{speaker.key}/{RULEBOOK}#{place}")


def use_of(speaker: Speaker, part: str) -> str:
    """Return why a part of how well somebody stands matters; "" if there is nothing to say."""
    entry = f"companion-part-{part}"
    return speaker.say(entry) if speaker.has(entry) else ""
