"""A fingerprint of a position, quick enough to be taken after every answer; the same in either build."""

from __future__ import annotations

import zlib
from array import array
from functools import cache
from hashlib import blake2b
from typing import Final

from herna.kernel.dump import fields
from herna.kernel.rows import i64, vec
from herna.kernel.state import no_steps

ROW: Final = type(vec[i64]())
STACK: Final = type(no_steps())
BYTES: Final = 8
NOTHING: Final = -7_000_000_001
"""Stands for None; no game has such a number."""

LIST: Final = -7_000_000_002
"""Stands before the length of a list."""


@cache
def word(text: str) -> int:
    """Return a number that stands for a word in every process."""
    return zlib.crc32(text.encode())


def numbers(value: object, found: list[int]) -> None:
    """Add everything below a value as numbers; names after ``_`` do not count."""
    if value is None:
        found.append(NOTHING)
    elif isinstance(value, int):
        found.append(int(value))
    elif isinstance(value, str):
        found.append(word(value))
    elif isinstance(value, (list, tuple, ROW, STACK)):
        found.extend((LIST, len(value)))
        if isinstance(value, ROW) and all(type(each) is int for each in value):
            found.extend(value)
        else:
            for each in value:
                numbers(each, found)
    elif isinstance(value, dict):
        for key, each in value.items():
            numbers(str(key), found)
            numbers(each, found)
    else:
        found.append(word(type(value).__name__))
        for name in names(value):
            numbers(getattr(value, name), found)


def names(value: object) -> list[str]:
    """Return the attributes that count, in an order that both builds share."""
    if hasattr(value, "__dict__"):
        return sorted(name for name in vars(value) if name[0] != "_")
    return fields(type(value))


def digest(value: object) -> bytes:
    """Return a few bytes that differ where two positions do."""
    found: list[int] = []
    numbers(value, found)
    try:
        packed = array("q", found).tobytes()
    except OverflowError:
        packed = repr(found).encode()  # such a number is another one in the compiled build
    return blake2b(packed, digest_size=BYTES).digest()
