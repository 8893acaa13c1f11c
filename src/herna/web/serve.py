"""Opens the house: the server, and a browser to look at it."""

from __future__ import annotations

import asyncio
import gc
import socket
import threading
import time
import webbrowser
from typing import Final
from urllib.parse import urlsplit

import uvicorn

from herna.build.background import build_in_background
from herna.kernel.errors import HernaError
from herna.web.app import create_app
from herna.web.config import Config, house_secret, usual_db
from herna.web.guard.logs import FORMATS, write_logs
from herna.web.guard.readers import Reader, many_files
from herna.web.store.database import address as database_address
from herna.web.store.database import shown
from herna.web.store.store import Store

USUAL_HOST: Final = "127.0.0.1"
USUAL_PORT: Final = 8080
TRIES: Final = 20
"""How many further ports are tried when the usual one is taken."""

RARELY: Final = (50_000, 20, 1000)
"""After how many new objects Python looks for garbage, and how often it looks at the old ones: a look at all
of them would let everybody wait."""

PATIENCE: Final = 2
"""Seconds that open streams get to end when the server is stopped."""


class BadUrl(HernaError):  # noqa: N818
    """The address of the house is none, or is missing."""


class PortTaken(HernaError):  # noqa: N818
    """Somebody else listens there."""


def free_port(host: str, port: int | None) -> int:
    """Return the port asked for, or the first free one from the usual one on."""
    wanted = range(USUAL_PORT, USUAL_PORT + TRIES) if port is None else (port,)
    for number in wanted:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, number))
            except OSError:
                continue
            return number
    raise PortTaken(f"port {wanted[0]} of {host} is in use or not allowed; choose another with --port")


def address(host: str, port: int) -> str:
    """Return the address to open in a browser."""
    shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def browse(url: str, server: uvicorn.Server) -> None:
    """Open a browser once the server answers."""
    while not server.started:
        time.sleep(0.05)
    webbrowser.open(url)


def settle() -> None:
    """Leave out of the search for garbage what stays for as long as the server runs."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


def reachable(url: str, needed: bool) -> str:
    """Return the address under which people find the house; mails cannot do without it."""
    try:
        parts = urlsplit(url)
        fine = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
    except ValueError:
        fine = False
    if url and not fine:
        raise BadUrl("--url must look like https://herna.club.example, as people type it")
    if needed and not url:
        raise BadUrl("--mail needs --url, the address under which people find this house, for links in mails")
    return url.rstrip("/")


async def checked(db: str) -> None:
    """Bring the database up to date before anybody is let in, or say why that cannot be."""
    store = Store(db)
    try:
        await store.open()
    finally:
        await store.close()


# long: its parameters are the command's options, a line each
def serve(
    host: str = USUAL_HOST,
    port: int | None = None,
    db: str | None = None,
    browser: bool = True,
    secure: bool = False,
    build: bool = True,
    log: str = FORMATS[0],
    alert: str = "",
    url: str = "",
    mail: str = "",
    mail_from: str = "",
    local_hooks: bool = False,
) -> None:
    """Serve until interrupted; ``build`` lets bots think faster once their code is compiled."""
    write_logs(log)
    many_files()
    where = db or usual_db()
    number = free_port(host, port)
    asyncio.run(checked(where))
    config = Config(
        where,
        house_secret(where),
        secure,
        host=host,
        alert=alert,
        url=reachable(url, bool(mail)),
        mail=mail,
        mail_from=mail_from,
        local_hooks=local_hooks,
        building=build_in_background() if build else None,
    )
    server = uvicorn.Server(
        uvicorn.Config(
            create_app(config),
            host=host,
            port=number,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=PATIENCE,
            proxy_headers=True,
            http=Reader,
        )
    )
    url = address(host, number)
    print(
        f"Herna is open at {url} (tables are kept in {shown(database_address(where))}); stop it with Ctrl+C",
        flush=True,
    )
    settle()
    if browser:
        threading.Thread(target=browse, args=(url, server), daemon=True).start()
    server.run()
