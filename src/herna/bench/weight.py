"""How much a browser transfers when it first comes to a page: the page and all that it loads, as sent."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from typing import Any, Final

Ask = Callable[[str], tuple[Any, bytes]]
"""Asks for a path; returns the answer with its headers, and the body as it came."""

STYLES: Final = re.compile(r'<link rel="stylesheet" href="([^"]+)"')
SCRIPTS: Final = re.compile(r'<script type="module" src="([^"]+)"')
TYPE: Final = re.compile(r'url\("(/type/[^"]+)"\) format\("woff2"\);}')
"""Typefaces for all letters; those for some only are loaded where somebody writes with rare ones."""


def weight(ask: Ask, path: str) -> dict[str, int]:
    """Return the bytes of a page's bodies by kind; of typefaces those that it may use for usual letters."""
    page, size = read(ask, path)
    found = {"page": size, "styles": 0, "scripts": 0, "type": 0}
    for kind, links in (("styles", STYLES), ("scripts", SCRIPTS)):
        for each in links.findall(page):
            text, size = read(ask, each)
            found[kind] += size
            found["type"] += sum(len(ask(face)[1]) for face in TYPE.findall(text))
    return found


def read(ask: Ask, path: str) -> tuple[str, int]:
    """Return what is at an address, and how many bytes were sent for it."""
    answer, body = ask(path)
    packed = answer.getheader("Content-Encoding") == "gzip"
    return (gzip.decompress(body) if packed else body).decode(), len(body)
