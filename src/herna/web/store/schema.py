"""What the database holds of tables: visitors, tables, seats, the entries of a table's log, remarks."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

VISITORS: Final = Table(
    "visitors",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("claimed", String(80), nullable=True, unique=True),
    Column("language", String(8), nullable=False, server_default=""),
    Column("address", String(254), nullable=True, unique=True),
    Column("mailed", Float, nullable=False, server_default="0"),
    Column("wishes", Text, nullable=False, server_default=""),
)
"""Everybody who ever came. ``claimed`` is a name that is theirs alone, ``address`` a confirmed one for mail,
``mailed`` when the last digest went, ``wishes`` what to tell them of; without wishes nothing is."""

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("host", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("variants", Text, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("salt", String(200), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("branches", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("stage", String(10), nullable=False),
    Column("version", Integer, nullable=False),
    Column("turn", Integer, nullable=True),
    Column("result", Text, nullable=True),
    Column("origin", String(16), nullable=True),
    Column("following", String(16), nullable=True),
    Column("clock", Text, nullable=False, server_default=""),
    Column("language", String(8), nullable=False, server_default=""),
    Index("tables_by_stage", "stage", "updated"),
    Index("tables_by_host", "host"),
)
"""``version`` counts the entries, and changes in the same transaction as they do; ``language`` is what is
spoken at an open table, if it matters."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("visitor", String(32), nullable=True),
    Column("name", String(40), nullable=False),
    Column("level", String(40), nullable=False),
    Column("serial", Integer, nullable=False),
    Column("invite_hash", String(64), nullable=True),
    Column("called", Float, nullable=False, server_default="0"),
    Index("seats_by_visitor", "visitor"),
    Index("seats_by_invite", "invite_hash"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("code", String(200), nullable=False),
    Column("at", Float, nullable=False),
)
"""Only ever added to: taking an answer back is an entry too."""

REMARKS: Final = Table(
    "remarks",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(400), nullable=False),
    Column("at", Float, nullable=False),
    Column("visitor", String(32), nullable=True),
    Column("name", String(40), nullable=False, server_default=""),
    Index("remarks_by_table", "table_id", "id"),
)
"""``visitor`` and ``name`` say who spoke without a seat."""

LEASES: Final = Table(
    "leases",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("until", Float, nullable=False),
    Index("leases_by_holder", "holder"),
)
"""Which server thinks for the bots of a table, and until when if it is not heard of again."""
