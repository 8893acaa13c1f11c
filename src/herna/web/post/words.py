"""What a message says, in the language of whoever gets it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.games import CATALOGUE
from herna.i18n.catalog import LANGUAGES
from herna.i18n.speak import Speaker
from herna.web.store.outbox import News

USUAL: Final = "en"


@dataclass(frozen=True)
class Words:
    """A message in words."""

    title: str
    text: str
    link: str
    """Where it leads; only a path where the house does not know its own address."""
    language: str = USUAL


def in_words(news: News, language: str, url: str) -> Words:
    """Put a message into title, text and link, in the language of its reader if it is one of ours."""
    spoken = language if language in LANGUAGES else USUAL
    game = news.args.get("game", "")
    speaker = Speaker(spoken, game if game in CATALOGUE else "")
    args = {"game": "", "table": "", **news.args}
    if speaker.has("game-title"):
        args["game"] = speaker.say("game-title")
    args["where"] = " · ".join(each for each in (args["game"], args["table"]) if each)
    link = url.rstrip("/") + news.path
    return Words(speaker.say(news.key, **args), speaker.say(f"{news.key}.more", **args), link, spoken)
