"""The way out: a message to an address of the web, never to the machines behind the house.

Where a name leads is looked up once, and what was found is what is connected to; redirects are not followed.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from herna import __version__
from herna.web.guard.problems import BadAddress

PATIENCE: Final = 15.0
"""Seconds that a message may take in all."""
LONGEST_URL: Final = 1000
LONGEST_HEAD: Final = 16_384
PRINTED: Final = re.compile(r"[!-~]+")
FIRST_FREE_PORT: Final = 1024
"""Below are services that understand something else; of those only the web is spoken to."""
MAPPED: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("::/96"))
"""Addresses that stand for older ones."""
STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9])")
LATER: Final = re.compile(rb"\r\nretry-after: *([0-9]{1,6})\r\n", re.IGNORECASE)


@dataclass(frozen=True)
class Outcome:
    """How an attempt went."""

    done: bool
    why: str = ""
    again: bool = False
    """Whether another attempt may help."""
    sure: bool = True
    """Whether it is known that nothing arrived."""
    wait: float = 0.0
    """Seconds that the other side asked for."""
    gone: bool = False
    """Whether nobody lives there any more."""


SENT: Final = Outcome(True)


def public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is one of the public web, also inside of another address."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if inner is None and any(address in each for each in MAPPED):
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return public(inner)
    return address.is_global and not address.is_multicast and not address.is_reserved


def web_address(url: str, local: bool = False) -> SplitResult:
    """Return the parts of an address that messages may go to, or refuse it."""
    try:
        parts = urlsplit(url)
        port = parts.port or 443
        fine = bool(PRINTED.fullmatch(url)) and len(url) <= LONGEST_URL
    except ValueError:
        raise BadAddress("this is no address of the web; one looks like https://example.org/…") from None
    fine = fine and bool(parts.hostname) and parts.username is None and parts.password is None
    if not fine or parts.scheme not in (("https", "http") if local else ("https",)):
        raise BadAddress("messages go to addresses that begin with https:// and hold no password")
    if not local and port != 443 and port < FIRST_FREE_PORT:
        raise BadAddress(f"messages do not go to port {port}: something else than the web listens there")
    return parts


async def looked_up(host: str, port: int, local: bool) -> list[str]:
    """Return where a name leads; refuse all of it if one part leads inside."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]).partition("%")[0] for each in found]
    if not local and not all(public(ip_address(each)) for each in addresses):
        raise BadAddress(f"{host[:60]} is an address of this house's own network: nothing is sent there")
    return list(dict.fromkeys(addresses))


async def connected(parts: SplitResult, local: bool) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect to one of the very addresses that were looked up."""
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    wrong: OSError = OSError("it leads nowhere")
    for address in await looked_up(host, port, local):
        try:
            return await asyncio.open_connection(
                address,
                port,
                limit=LONGEST_HEAD,
                ssl=ssl.create_default_context() if secure else None,
                server_hostname=host if secure else None,
            )
        except OSError as failed:
            wrong = failed
    raise wrong


def request(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    """Return a message as it is written."""
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = {
        "Host": parts.netloc,
        "User-Agent": f"Herna/{__version__}",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body


def outcome(head: bytes) -> Outcome:
    """Return what the beginning of an answer means."""
    found = STATUS.match(head)
    if found is None:
        return Outcome(False, "the answer was not understood", again=True, sure=False)
    status, later = int(found[1]), LATER.search(head)
    if 200 <= status < 300:
        return SENT
    again = status in (408, 425, 429) or status >= 500
    why = "redirects are not followed" if 300 <= status < 400 else f"the answer was {status}"
    return Outcome(False, why, again, wait=float(later[1]) if later else 0.0, gone=status in (404, 410))


async def posted(url: str, body: bytes, headers: Mapping[str, str], local: bool = False) -> Outcome:
    """Send a message to an address of the web, and say how it went."""
    writer, sent = None, False
    try:
        async with asyncio.timeout(PATIENCE):
            parts = web_address(url, local)
            reader, writer = await connected(parts, local)
            sent = True
            writer.write(request(parts, body, headers))
            return outcome(await reader.readuntil(b"\r\n\r\n"))
    except BadAddress as wrong:
        return Outcome(False, str(wrong))
    except (OSError, TimeoutError, EOFError, asyncio.LimitOverrunError, UnicodeError) as wrong:
        return Outcome(False, type(wrong).__name__, again=True, sure=not sent)
    finally:
        if writer is not None:
            writer.transport.abort()
