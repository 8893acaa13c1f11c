"""What names and words have in common that are taken for the same."""

from __future__ import annotations

import unicodedata
from typing import Final

LOOKALIKES: Final = str.maketrans(
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0456\u0458\u0455\u0501\u04bb"
    "\u03b1\u03b2\u03b5\u03b7\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c70135$@|",
    "abekmhopctyxijsdhabehikvoptuxolessal",
)
"""Letters of other alphabets, digits and signs that pass for Latin letters."""


def alike(text: str) -> str:
    """Return what looks the same for all that look the same: accents, case and signs do not count."""
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text).casefold())
    letters = "".join(each for each in plain if not unicodedata.combining(each)).translate(LOOKALIKES)
    return "".join(each for each in letters if each.isalnum()) or "".join(plain.split())
