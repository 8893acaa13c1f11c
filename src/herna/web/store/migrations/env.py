"""Alembic's entry: bring the database of the connection it is handed up to date."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from herna.web.store.society import CUPS

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
context.configure(connection=connection, target_metadata=CUPS.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
