"""``backup`` and ``restore``: all tables of a house in one file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from herna.cli.tell import OUT
from herna.web.backup import backup, restore
from herna.web.config import usual_db

Db = Annotated[
    str, typer.Option(help="the database's address; otherwise SQLite in your data folder", metavar="URL")
]


def backup_command(
    file: Annotated[Path, typer.Argument(help="the file to write, such as herna.backup")], db: Db = ""
) -> None:
    """Write all tables to one file, also while the server runs."""
    rows = asyncio.run(backup(db or usual_db(), file))
    OUT.print(f"{file} has all {rows} rows", markup=False, highlight=False)


def restore_command(
    file: Annotated[Path, typer.Argument(help="a file that backup wrote")], db: Db = ""
) -> None:
    """Fill an empty database from a backup; it may be of another kind than the one backed up."""
    rows = asyncio.run(restore(db or usual_db(), file))
    OUT.print(f"{rows} rows are restored", markup=False, highlight=False)
