"""What the documentation's site does with a page before it is drawn."""

from __future__ import annotations

from typing import Any

from herna.games import CATALOGUE
from herna.i18n.catalog import catalog
from herna.i18n.inserted import inserted


def on_page_markdown(markdown: str, page: Any, **_more: object) -> str:
    """Put the names of cards and options into the rules, as the pages of the server do."""
    folder, _, name = page.file.src_uri.partition("/")
    game, _, language = name.removesuffix(".md").partition(".")
    if folder != "rules" or game not in CATALOGUE:
        return markdown
    return inserted(markdown, catalog(language or "en", game))
