"""How commands speak: tables for people, one JSON object for programs."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer
from rich.console import Console

from herna.i18n.catalog import LANGUAGES
from herna.kernel.errors import BadRecord, BadSetup
from herna.kernel.record import MAX_BYTES, Record, read

OUT: Final = Console(width=None if sys.stdout.isatty() else 120)
ERRORS: Final = Console(stderr=True)

GameKey: TypeAlias = Annotated[str, typer.Argument(help="a game; `herna games` lists them", metavar="GAME")]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="one JSON object on stdout, and nothing else")]
Seats: TypeAlias = Annotated[int, typer.Option(help="how many seats; 0 takes the game's smallest table")]
Seed: TypeAlias = Annotated[int, typer.Option(help="the same seed plays the same games")]
Variants: TypeAlias = Annotated[
    list[str] | None, typer.Option("--variant", help="a variant as name=value; may be repeated")
]
Language: TypeAlias = Annotated[
    str,
    typer.Option(help=f"{' or '.join(LANGUAGES)}; otherwise what the system speaks", metavar="LANGUAGE"),
]


def put(plain: object) -> None:
    """Print one JSON object."""
    sys.stdout.write(json.dumps(plain, ensure_ascii=False) + "\n")


def variants(given: list[str] | None) -> dict[str, str]:
    """Read variants as they are given on the command line, ``name=value``."""
    found: dict[str, str] = {}
    for pair in given or []:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadSetup(f"a variant is given as name=value, not as {pair!r}")
        found[name] = value
    return found


def spoken(language: str) -> str:
    """Return the language to speak: the one asked for, or the system's, or English."""
    if language:
        return language
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return system[:2] if system[:2] in LANGUAGES else LANGUAGES[0]


def load(path: Path) -> Record:
    """Read a record from a file, however odd the file is."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as wrong:
        raise BadRecord(f"{path} cannot be read: {wrong.strerror}") from None
    if len(data) > MAX_BYTES:
        raise BadRecord(f"{path} is larger than {MAX_BYTES} bytes, too large for a record")
    try:
        return read(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not text in UTF-8, so it is not a record") from None
