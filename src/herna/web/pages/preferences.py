"""How somebody likes the pages: language, theme, motion, size, warnings; kept in a cookie."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import parse_qsl, urlencode

from herna.i18n.catalog import LANGUAGES

COOKIE: Final = "herna_manners"
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "lang": ("", *LANGUAGES),
    "theme": ("dark", "light"),
    "motion": ("auto", "off"),
    "size": ("normal", "large"),
    "names": ("own", "both"),
    "confirm": ("valuable", "always", "never"),
    "ending": ("button", "at-once"),
    "sound": ("off", "on"),
    "notify": ("off", "on"),
}
"""What may be chosen; the first is the usual one."""

WEIGHTED: Final = re.compile(r"^\s*([A-Za-z]{1,8})(?:-[A-Za-z0-9-]*)?\s*(?:;\s*q=([0-9.]{1,5}))?\s*$")
LONGEST_HEADER: Final = 500


@dataclass(frozen=True)
class Preferences:
    """What somebody has chosen."""

    lang: str = ""
    theme: str = "dark"
    motion: str = "auto"
    size: str = "normal"
    names: str = "own"
    confirm: str = "valuable"
    ending: str = "button"
    sound: str = "off"
    notify: str = "off"

    def text(self) -> str:
        """Write them for the cookie."""
        return urlencode(self.__dict__)

    def changed(self, wishes: dict[str, str]) -> Preferences:
        """Return them with whatever of the wishes makes sense."""
        fitting = {key: value for key, value in wishes.items() if value in CHOICES.get(key, ())}
        return replace(self, **fitting)


def read(text: str) -> Preferences:
    """Read the cookie; what makes no sense takes its usual value."""
    return Preferences().changed(dict(parse_qsl(text[:LONGEST_HEADER])))


def preferred(header: str) -> str:
    """Return the language of ours that a browser likes best."""
    best, found = 0.0, LANGUAGES[0]
    for part in header[:LONGEST_HEADER].split(","):
        match = WEIGHTED.match(part)
        if match is None:
            continue
        try:
            weight = float(match[2] or 1)
        except ValueError:
            continue
        if match[1].lower() in LANGUAGES and weight > best:
            best, found = weight, match[1].lower()
    return found
