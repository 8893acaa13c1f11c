"""Longer texts that leave names to the catalog: a card is called the same in the rules and on the table.

``[[card-shinobi]]`` stands for that entry, and an option in backticks, such as ``preset=faq``, for its words
in the settings of a new table.
"""

from __future__ import annotations

import re
from typing import Final

from herna.i18n.catalog import Catalog

ENTRY: Final = re.compile(r"\[\[([a-z0-9.-]+)\]\]")
OPTION: Final = re.compile(r"`([a-z][a-z-]*)(?:=([a-z0-9-]+))?`")


def inserted(text: str, words: Catalog) -> str:
    """Return a Markdown text with every name and option said in the catalog's language."""

    def option(match: re.Match[str]) -> str:
        name, value = match[1], match[2]
        if not words.has(f"variant-{name}"):
            return match[0]
        said = words.say(f"variant-{name}")
        if value:
            said = f"{said}: {words.say(f'variant-{name}-{value}')}"
        return words.say("quoted", {"words": said})

    return OPTION.sub(option, ENTRY.sub(lambda match: f"*{words.say(match[1])}*", text))
