"""``ratings``: whether the ratings of a house are what its games give; counted again if asked."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from herna.cli.output import OUT
from herna.web.config import usual_db
from herna.web.honours.counting import count
from herna.web.store.ledger import Known, Ledger
from herna.web.store.store import Store

Db = Annotated[
    str, typer.Option(help="the database's address; otherwise SQLite in your data folder", metavar="URL")
]


async def compared(url: str, again: bool) -> tuple[int, Known, Known]:
    """Return how many games there are, the ratings as they are stored, and what all games give."""
    store = Store(url)
    await store.open()
    try:
        ledger = Ledger(store)
        games, stored = await ledger.everything(), await ledger.ratings()
        given = await ledger.recount(count) if again else count(games)
        return len(games), stored, given
    finally:
        await store.close()


def ratings_command(
    db: Db = "",
    recount: Annotated[bool, typer.Option("--recount", help="keep what all games give")] = False,
) -> None:
    """Count all finished games again, and say whether the stored ratings are what they give."""
    games, stored, given = asyncio.run(compared(db or usual_db(), recount))
    wrong = sum(stored.get(key) != rating for key, rating in given.items()) + len(
        stored.keys() - given.keys()
    )
    OUT.print(f"{games} games, {len(given)} ratings, {wrong} of them stored differently", markup=False)
    if wrong and not recount:
        raise typer.Exit(1)
