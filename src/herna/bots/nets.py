"""Files of nets: written by ``herna train``, shipped with the package, and read when a bot sits down.

A file is a line of JSON that says what the net is for and where it comes from, and compressed numbers: which
values of each number a seat is told have a row of weights, the rows as bytes, the rest as half floats. A net
fits only the numbers it was trained on; :func:`fingerprint` tells them apart.
"""

from __future__ import annotations

import json
import logging
import struct
import zlib
from functools import cache
from pathlib import Path
from typing import Any, Final

from herna.bots.net import Columns, Layers, Net, Reals, packed, reals
from herna.kernel.errors import HernaError
from herna.kernel.game import Game
from herna.kernel.observe import QUESTION
from herna.kernel.rows import Row, extend, room

LOG: Final = logging.getLogger("herna.bots")
FORMAT: Final = "herna net 1"
SHIPPED: Final = Path(__file__).with_name("nets")
"""Where the nets lie that come with the package."""


class NetError(HernaError):
    """A file holds no net, or one for other numbers than this version of Herna tells."""


def fingerprint(game: Game[Any], seats: int) -> str:
    """Return what changes with the meaning of the numbers that a seat is told."""
    told = [(each.about, each.count, each.says) for each in [*QUESTION, *game.passages(seats)]]
    return f"{zlib.crc32(repr(told).encode()):08x}"


def shipped(key: str, seats: int) -> Path:
    """Return where the net of a game for so many seats lies, if one is shipped."""
    return SHIPPED / f"{key}-{seats}.net"


def learnt_tables(game: Game[Any]) -> list[int]:
    """Return the numbers of seats for which a net of this game is shipped."""
    return [seats for seats in game.seats if shipped(game.key, seats).exists()]


def described(data: bytes) -> dict[str, Any]:
    """Return what a file says about its net."""
    head, found, _body = data.partition(b"\n")
    try:
        told = json.loads(head)
    except ValueError:
        told = None
    if not found or not isinstance(told, dict) or told.get("format") != FORMAT:
        raise NetError(f"this file holds no net: it should begin with a line of JSON, format {FORMAT!r}")
    return told


def read(data: bytes, game: Game[Any], seats: int) -> Net:
    """Return the net in a file; say so if it does not fit."""
    told = described(data)
    if (told["game"], told["seats"]) != (game.key, seats):
        raise NetError(f"a net for {told['game']} with {told['seats']} is none for {game.key} with {seats}")
    if told["fingerprint"] != fingerprint(game, seats):
        raise NetError(
            f"this net for {game.key} was trained on other numbers than seats are told now; "
            f"train it again: herna train {game.key} --seats {seats}"
        )
    try:
        return unpacked(told, zlib.decompress(data.partition(b"\n")[2]))
    except (zlib.error, struct.error) as wrong:
        raise NetError(f"the file of a net is damaged: {wrong}") from None


def unpacked(told: dict[str, Any], body: bytes) -> Net:
    """Return the net of these numbers."""
    width, units, inner, seats = told["width"], told["units"], told["inner"], told["seats"]
    low, body = taken(body, width, "h")
    shift, body = taken(body, width, "B")
    last, body = taken(body, width, "B")
    columns = Columns(low, shift, last)
    rows, body = taken(body, columns.rows * units, "b")
    bias, body = taken(body, units, "h")
    layers: list[Reals] = []
    for count in (units, units * inner, inner, inner * seats, seats):
        numbers, body = taken(body, count, "e")
        layers.append(reals(numbers))
    table: Row = room(columns.rows * units // 4)
    for at in range(0, len(rows), units):
        table = extend(table, packed(rows[at : at + units]))
    return Net(columns, table, packed(bias), Layers(*layers))


def taken(body: bytes, count: int, kind: str) -> tuple[list[Any], bytes]:
    """Return the next so many numbers, and what follows them."""
    layout = struct.Struct(f"<{count}{kind}")
    return list(layout.unpack_from(body)), body[layout.size :]


@cache
def from_file(path: Path, game: Game[Any], seats: int) -> Net:
    """Return the net in a file, read once."""
    try:
        data = path.read_bytes()
    except OSError as wrong:
        raise NetError(f"the net {path} cannot be read: {wrong.strerror}") from None
    return read(data, game, seats)


def learnt(game: Game[Any], seats: int) -> Net | None:
    """Return the shipped net for a table, or None if there is none that fits: then bots think without."""
    path = shipped(game.key, seats)
    if not path.exists():
        return None
    try:
        return from_file(path, game, seats)
    except NetError as wrong:
        LOG.warning("bots think without what was learnt: %s", wrong)
        return None
