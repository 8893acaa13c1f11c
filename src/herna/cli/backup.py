"""``backup`` and ``restore``: all tables of a house in one file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from herna.cli.output import OUT
from herna.web.config import usual_db
from herna.web.store.backup import backup, restore
from herna.web.store.copies import copies
from herna.web.store.database import step_back

Db = Annotated[
    str, typer.Option(help="the database's address; otherwise SQLite in your data folder", metavar="URL")
]


def backup_command(
    file: Annotated[Path, typer.Argument(help="the file to write, such as herna.backup")],
    db: Db = "",
    every: Annotated[float, typer.Option(help="go on, with a new file every so many hours", min=0)] = 0,
    keep: Annotated[int, typer.Option(help="how many files to keep, with --every", min=1)] = 14,
) -> None:
    """Write all tables to one file, also while the server runs."""
    if every:
        asyncio.run(copies(db or usual_db(), file, every, keep))
    rows = asyncio.run(backup(db or usual_db(), file))
    OUT.print(f"{file} has all {rows} rows", markup=False, highlight=False)


def restore_command(
    file: Annotated[Path, typer.Argument(help="a file that backup wrote")], db: Db = ""
) -> None:
    """Fill an empty database from a backup; it may be of another kind than the one backed up."""
    rows = asyncio.run(restore(db or usual_db(), file))
    OUT.print(f"{rows} rows are restored", markup=False, highlight=False)


def step_back_command(
    shape: Annotated[str, typer.Argument(help="the shape that the older Herna knows, such as 0003")],
    db: Db = "",
) -> None:
    """Bring the database back to an older shape, with all tables, before an older Herna is started again."""
    asyncio.run(step_back(db or usual_db(), shape))
    OUT.print(f"the database has the shape {shape}", markup=False, highlight=False)
