"""Scripts and style sheets as they are sent: with all that they import, without comments, packed.

They are written in small files for those who read them; a browser gets them as one, made when it is first
asked for. A script may import functions by their names from scripts beside it, a sheet sheets beside it, and
none may import one that imports it. Two scripts of one page share nothing, even if both import a third.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import brotli

WAYS: Final[dict[str, Callable[[bytes], bytes]]] = {
    "br": lambda data: bytes(brotli.compress(data, quality=11)),
    "gzip": lambda data: gzip.compress(data, 9, mtime=0),
}
"""How files are packed, the smaller first; browsers say which of these they understand."""

IMPORT: Final = re.compile(r'^import \{(?P<names>[^}]+)\} from "\./(?P<module>\w+)\.js";\n', re.M)
EXPORT: Final = re.compile(r"^export (?=(?:async )?function (?P<name>\w+))", re.M)
MARGIN: Final = re.compile(r"^[ \t]*(?://.*)?\n|^[ \t]+", re.M)
"""What a script does without: lines with nothing or a comment alone, and indentation."""

SHEET: Final = re.compile(r'^@import "(?P<file>[\w-]+\.css)";\n', re.M)
AIR: Final = re.compile(r'(?P<kept>"[^"]*")|\s*/\*.*?\*/\s*|\s*(?P<mark>[{};,])\s*|\s+', re.S)
"""What a sheet does without: comments and most spaces, but for those in quoted words."""


@cache
def whole(path: Path) -> bytes:
    """Return a file of those that pages load, as browsers get it."""
    if path.suffix == ".js":
        return MARGIN.sub("", script(path)).encode()
    if path.suffix == ".css":
        return AIR.sub(lambda found: found["kept"] or found["mark"] or " ", sheet(path)).strip().encode()
    return path.read_bytes()


def script(path: Path) -> str:
    """Return a script below all that it imports, each script once and in a scope of its own."""
    scopes: dict[str, str] = {}
    own = linked(path, scopes)
    return "".join(scopes.values()) + own


def linked(path: Path, scopes: dict[str, str]) -> str:
    """Return a script that takes what it imports from scopes, which are added where they are missing."""

    def taken(found: re.Match[str]) -> str:
        module = found["module"]
        if module not in scopes:
            text = linked(path.with_name(f"{module}.js"), scopes)
            given = ", ".join(each["name"] for each in EXPORT.finditer(text))
            scopes[module] = (
                f"const ${module} = (() => {{\n{EXPORT.sub('', text)}return {{ {given} }};\n}})();\n"
            )
        return f"const {{{found['names']}}} = ${module};\n"

    return IMPORT.sub(taken, path.read_text(encoding="utf-8"))


def sheet(path: Path) -> str:
    """Return a style sheet with those that it imports in their places."""
    return SHEET.sub(lambda found: sheet(path.with_name(found["file"])), path.read_text(encoding="utf-8"))


@lru_cache(maxsize=256)
def packed(data: bytes, way: str) -> bytes:
    """Return data as small as it can be made in one of the ways."""
    return WAYS[way](data)


def understood(accepted: str) -> str:
    """Return the way that suits a browser best, by what it says it accepts; "" if none does."""
    said = {each.partition(";")[0].strip() for each in accepted.split(",")}
    return next((way for way in WAYS if way in said), "")
