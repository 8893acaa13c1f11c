"""Czech names of people in their cases: *Viola* gives *Viole* something, *Bohouš* gives it *Bohoušovi*.

Names are told apart by how they end, which is right for most; for what has no Czech ending there is no form,
and the sentence says *hráči X3* instead.
"""

from __future__ import annotations

import re
from typing import Final

CASES: Final = ("gen", "dat", "acc", "voc", "loc", "ins")
"""The order in which a declension lists its endings."""

SOFT: Final = "šžčřcjďťňxsz"
VELAR: Final = "kgh"

HE_IN_A: Final = re.compile(
    "ferda|franta|honza|ilja|jarda|jára|jenda|jirka|jožka|kuba|láďa|luka|milda|mirda|míra|olda|ota|pepa|péťa"
    "|ruda|sáva|standa|tonda|venca|vojta|zdenda"
)
"""Men's names that end as most women's do."""
SHE_WITHOUT_ENDING: Final = re.compile(
    "carmen|dagmar|doris|edith|elen|ester|ingrid|iris|judith|karin|miriam|nikol|ruth|sarah"
)
"""Women's names that do not end as such and stay as they are."""
DROPPED_E: Final = re.compile("..+ek|havel|karel|pavel")
"""Names that lose their last vowel: Pavel, Pavla."""

SOFTENED: Final = {"k": "ce", "h": "ze", "g": "ze", "r": "ře", "ch": "še"}
"""What the end of a stem becomes before the ending of the dative: Klárka, Klárce."""
WITH_HOOK: Final = {"ď": "d", "ť": "t", "ň": "n"}
"""Letters that lose their hook before an e that has one: Káťa, Kátě."""
HOOKED: Final = "dtnbpvmf"
"""Letters that soften the e: Anna, Anně."""


REGULAR: Final = {
    ("á",): ("é", "é", "ou", "á", "é", "ou"),
    ("ia", "ie", "ice", "uše", "áše"): ("e", "i", "i", "e", "i", "í"),
    ("o",): ("a", "ovi", "a", "o", "ovi", "em"),
}
"""What the last letter of a name becomes in its six cases, by how it ends."""


def inflected(name: str, case: str) -> str | None:
    """Return a name in a case, word by word, or ``None`` for what is no Czech word."""
    words = [declined(word, case) for word in name.split()]
    return None if not words or None in words else " ".join(word for word in words if word)


def declined(word: str, case: str) -> str | None:
    """Return one word of a name in a case."""
    low = word.lower()
    if case not in CASES or not word.isalpha() or len(word) < 2:
        return None
    if SHE_WITHOUT_ENDING.fullmatch(low):
        return word
    stem, endings = pattern(word, low) or ("", ())
    return stem + endings[CASES.index(case)] if endings else None


def pattern(word: str, low: str) -> tuple[str, tuple[str, ...]] | None:
    """Return what of a name stays, and the endings of its six cases."""
    for ends, endings in REGULAR.items():
        if low.endswith(ends):
            return word[:-1], endings
    if low.endswith(("í", "ý")):
        return word, ("ho", "mu", "ho", "", "m", "m")
    if low.endswith("a"):
        return he_in_a(word) if HE_IN_A.fullmatch(low) else she_in_a(word, low)
    return None if low[-1] in "eiyuéóúůě" else he(word, low)


def genitive(last: str) -> str:
    """Return the end of a stem and the genitive ending of a name that drops its last -a: Káťa, Káti."""
    return WITH_HOOK.get(last, last) + ("i" if last.lower() in "šžčřcjďťň" else "y")


def he_in_a(word: str) -> tuple[str, tuple[str, ...]]:
    """Decline a man's name in -a, such as Honza: Honzy, Honzovi, Honzu."""
    last = word[-2]
    return word[:-2], (genitive(last), *[last + tail for tail in ("ovi", "u", "o", "ovi", "ou")])


def she_in_a(word: str, low: str) -> tuple[str, tuple[str, ...]]:
    """Decline Anna: what her name ends with may soften before the dative."""
    end = low[-3:-1] if low.endswith("cha") else low[-2]
    stem, last = word[: -len(end) - 1], word[-len(end) - 1 : -1]
    soft = SOFTENED.get(end, f"{WITH_HOOK.get(end, last)}{'ě' if end in HOOKED or end in WITH_HOOK else 'e'}")
    return stem, (genitive(last), soft, *[last + tail for tail in "uo"], soft, f"{last}ou")


def he(word: str, low: str) -> tuple[str, tuple[str, ...]]:
    """Decline Bohouš, Marek, or Jan."""
    stem = word
    if low.endswith("ěk"):
        stem = word[:-3] + {"d": "ď", "t": "ť", "n": "ň"}.get(low[-3], word[-3]) + word[-1]
    elif DROPPED_E.fullmatch(low):
        stem = word[:-2] + word[-1]
    if low[-1] in SOFT:
        return stem, ("e", "ovi", "e", "i", "ovi", "em")
    if low[-1] in VELAR or low.endswith("ch"):
        return stem, ("a", "ovi", "a", "u", "ovi", "em")
    if low[-1] == "r" and len(low) > 1 and low[-2] not in "aeiouyáéíóúůý":
        return stem[:-1], ("ra", "rovi", "ra", "ře", "rovi", "rem")
    return stem, ("a", "ovi", "a", "e", "ovi", "em")
