"""Addresses to pass on: where they can be opened, and a picture of them for telephones."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import segno

from herna.web.pages.frame import Frame

HERE: Final = "localhost"
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address nobody has, kept for examples: asking the way to it sends nothing."""


@dataclass(frozen=True)
class Invitation:
    """An address to pass on."""

    address: str
    here: bool = False
    """Whether it opens on this computer only."""
    near: bool = False
    """Whether it opens in the local network only, as far as we know."""

    @property
    def picture(self) -> str:
        """The address as a picture that telephones read."""
        return qr(self.address)


def qr(text: str) -> str:
    """Return an address as a picture that telephones read."""
    return str(segno.make(text, error="m", micro=False).svg_inline(border=2, omitsize=True, svgclass="qr"))


def only_here(host: str) -> bool:
    """Whether a name or number of a host leads nobody but this computer to itself."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host in ("", HERE)


def neighbours() -> str:
    """Return by what number this computer is known in its network; "" if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ELSEWHERE)
        except OSError:
            return ""
        found = str(way.getsockname()[0])
    return "" if only_here(found) else found


def inviting(frame: Frame, path: str) -> Invitation:
    """Return the address of a path that others can open, or a warning that they cannot."""
    address = frame.address(path)
    parts = urlsplit(address)
    if not only_here(parts.hostname or ""):
        return Invitation(address)
    near = "" if only_here(frame.house.config.host) else neighbours()
    if not near:
        return Invitation(address, here=True)
    host = near if parts.port is None else f"{near}:{parts.port}"
    return Invitation(parts._replace(netloc=host).geturl(), near=True)
