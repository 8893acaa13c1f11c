"""Alembic's entry: bring the database of the connection it is handed up to date."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from herna.web.store import people
from herna.web.store.society import CUPS

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
assert people.SESSIONS.metadata is CUPS.metadata  # each module adds its tables to the one shape
context.configure(connection=connection, target_metadata=CUPS.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
