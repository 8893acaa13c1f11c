"""What the database holds of people beside their names: ways in, ways out, and what waits to be told."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text

from herna.web.guard.tokens import digest
from herna.web.store.schema import METADATA


def owned() -> Column[str]:
    """Return the column that says whose a row is; it goes when its owner does."""
    whose = ForeignKey("visitors.id", ondelete="CASCADE")
    return Column("visitor", String(32), whose, nullable=False, index=True)


SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("id", String(16), nullable=False, unique=True),
    owned(),
    Column("label", String(80), nullable=False),
    Column("scopes", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
"""Devices and programs that act for somebody; one without ``scopes`` may do everything."""

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),
    owned(),
    Column("public_key", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("label", String(80), nullable=False),
    Column("created", Float, nullable=False),
)

CODES: Final = Table(
    "codes",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("visitor", String(32), nullable=True, index=True),
    Column("said", Text, nullable=False),
    Column("until", Float, nullable=False),
)
"""What is valid once, for minutes: codes for another device, links in mails, challenges of passkeys."""

PUSHES: Final = Table(
    "pushes",
    METADATA,
    Column("id", String(32), primary_key=True),
    owned(),
    Column("session", String(16), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("public_key", String(120), nullable=False),
    Column("secret", String(60), nullable=False),
    Column("created", Float, nullable=False),
)
"""Browsers that take messages while no page is open; they end with their session."""

WEBHOOKS: Final = Table(
    "webhooks",
    METADATA,
    Column("id", String(32), primary_key=True),
    owned(),
    Column("url", Text, nullable=False),
    Column("form", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("wrong", String(200), nullable=False, server_default=""),
)

MESSAGES: Final = Table(
    "messages",
    METADATA,
    Column("id", String(32), primary_key=True),
    owned(),
    Column("once", String(160), nullable=False, unique=True),
    Column("event", String(12), nullable=False),
    Column("table_id", String(16), nullable=True),
    Column("said", Text, nullable=False),
    Column("way", String(8), nullable=False),
    Column("target", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=True),
    Column("tries", Integer, nullable=False),
    Column("holder", String(32), nullable=False, server_default=""),
    Column("until", Float, nullable=False, server_default="0"),
    Column("doubt", Integer, nullable=False, server_default="0"),
    Index("messages_by_due", "due"),
    Index("messages_by_table", "table_id"),
)
"""The outbox. No two have the same ``once``: nothing is told twice. Without ``due`` it is done with.
``holder`` sends it now, ``until`` then if nothing more is heard of it; ``doubt`` counts attempts whose end is
not known, so that whoever tries after a crash says that it may be a repetition."""


def session_row(visitor: str, token: str, label: str, scopes: str = "") -> dict[str, Any]:
    """Return what is kept of a device or program that acts for somebody."""
    known, now = digest(token), time.time()
    kept = {"token_hash": known, "id": known[:16], "visitor": visitor, "label": label, "scopes": scopes}
    return {**kept, "created": now, "seen": now}
