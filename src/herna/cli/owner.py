"""``owner``: a link that lets whoever opens it keep order in a house."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import typer

from herna.cli.output import OUT
from herna.web.config import house_secret, usual_db
from herna.web.guard.tokens import new_token
from herna.web.store.codes import OWNER, Codes
from herna.web.store.store import Store

MINUTES: Final = 60


async def made(db: str) -> str:
    """Make a code, and return the path of the page that asks for it."""
    store, token = Store(db), new_token()
    await store.open()
    try:
        await Codes(store, house_secret(db)).put(OWNER, token, None, minutes=MINUTES)
    finally:
        await store.close()
    return f"/owner/enter/{token}"


def owner_command(
    db: Annotated[
        str, typer.Option(help="the database's address; otherwise SQLite in your data folder", metavar="URL")
    ] = "",
    url: Annotated[str, typer.Option(help="where people find the house")] = "http://localhost:8080",
) -> None:
    """Print a link that works once, for an hour: whoever opens it keeps order in this house."""
    path = asyncio.run(made(db or usual_db()))
    OUT.print(url.rstrip("/") + path, markup=False, highlight=False, soft_wrap=True)
