"""The typefaces of the pages, cut down to the letters that are written in them.

They come from packages that are installed with Herna, so pages look the same on every machine. Each is cut
once into two files: the letters that English and Czech are written with, and all other Latin ones, which a
browser loads only where a name or a talk has some. What is cut is kept in the user's cache; where nothing
can be kept, it is cut again by each start. Cut typefaces must not bear the names of the whole ones, so they
have names of their own.
"""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Final

from fontTools import subset
from platformdirs import user_cache_path

EDITION: Final = 2
"""Stands in the addresses, which browsers keep for a year: raised whenever the cut letters change."""

SIGNS: Final = (0xA0, 0xB1, 0xD7, 0x2212, 0x2248, *map(ord, "§«»·€←↑→↓"), *range(0x2010, 0x203B))
USUAL: Final = (*range(0x20, 0x7F), *map(ord, "áčďéěíňóřšťúůüýžÁČĎÉĚÍŇÓŘŠŤÚŮÜÝŽ"), *SIGNS)
RARE: Final = tuple(sorted({*range(0xA0, 0x180)} - {*USUAL}))
"""The letters of the two files of each typeface; a browser turns to the second for what the first lacks."""

FEATURES: Final = ("kern", "liga", "locl", "mark", "ccmp", "tnum")
FAMILY_NAMES: Final = (1, 4, 6, 16)
LICENCE_NAMES: Final = (0, 13, 14)
"""Who made the typeface and under which licence: these notes stay in what is cut."""


@dataclass(frozen=True)
class Face:
    """Some letters of one weight of a typeface: its name in the style sheet, and where the whole of it is."""

    family: str
    package: str
    file: str
    letters: tuple[int, ...] = USUAL


FACES: Final = {
    f"{name}{part}.{EDITION}.woff2": replace(face, letters=letters)
    for part, letters in (("", USUAL), ("-rare", RARE))
    for name, face in {
        "sans-400": Face("Herna Sans", "font_source_sans_pro", "SourceSansPro-Regular.ttf"),
        "sans-600": Face("Herna Sans", "font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
        "sans-700": Face("Herna Sans", "font_source_sans_pro", "SourceSansPro-Bold.ttf"),
        "serif-600": Face("Herna Serif", "font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
        "serif-italic": Face("Herna Serif", "font_source_serif_pro", "SourceSerifPro-It.ttf"),
    }.items()
}
"""What is served, by the last part of its address."""


@cache
def typeface(name: str) -> bytes:
    """Return a typeface, cut now or before."""
    path = user_cache_path("herna") / "typefaces" / name
    try:
        return path.read_bytes()
    except OSError:
        data = cut(FACES[name])
    keep(path, data)
    return data


def cut(face: Face) -> bytes:
    """Return the letters of a typeface that pages need, made small for the way."""
    wanted = subset.Options(
        flavor="woff2",
        hinting=False,
        layout_features=list(FEATURES),
        name_IDs=[*FAMILY_NAMES, *LICENCE_NAMES],
        notdef_outline=True,
    )
    font = subset.load_font(BytesIO((files(face.package) / "files" / face.file).read_bytes()), wanted)
    knife = subset.Subsetter(wanted)
    knife.populate(unicodes=face.letters)
    knife.subset(font)
    for entry in font["name"].names:
        if entry.nameID in FAMILY_NAMES:
            entry.string = face.family
    out = BytesIO()
    subset.save_font(font, out, wanted)
    return out.getvalue()


def keep(path: Path, data: bytes) -> None:
    """Keep a typeface for the next start, if there is a place where one may write."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, spare = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(spare).replace(path)
    except OSError:
        return
