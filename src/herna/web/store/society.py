"""What the database holds of a whole house: who watches, who keeps order, what was won, tournaments.

Nothing here refers to a table or a visitor by a key of the database: results outlive a table that is pruned.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, Index, Integer, String, Table, Text

from herna.web.store.schema import METADATA

WATCHERS: Final = Table(
    "watchers",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("visitor", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("until", Float, nullable=False),
)
"""Who looks on at a table, until when if nothing more is heard of them."""

SENT_AWAY: Final = Table(
    "sent_away",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("visitor", String(32), primary_key=True),
)
"""Whom the host of an open table does not want at it."""

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("cleared", Float, nullable=False),
    Column("text", Text, nullable=False),
)
"""What is left of tables that nobody came back to."""

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the owner of the house has decided."""

OWNERS: Final = Table(
    "owners",
    METADATA,
    Column("visitor", String(32), primary_key=True),
    Column("since", Float, nullable=False),
)

BANS: Final = Table(
    "bans",
    METADATA,
    Column("kind", String(10), primary_key=True),
    Column("about", String(64), primary_key=True),
    Column("reason", String(200), nullable=False),
    Column("by", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=True),
)
"""Players and addresses that are not welcome, and players who may not speak; for ever without ``until``."""

ADMISSIONS: Final = Table(
    "admissions",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("note", String(60), nullable=False),
    Column("uses", Integer, nullable=False),
    Column("until", Float, nullable=False),
)
"""Invitations to the house itself, and how many newcomers each still lets in."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(32), nullable=False),
    Column("about", String(32), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("text", String(400), nullable=False),
    Column("done", Float, nullable=False, server_default="0"),
)

DEEDS: Final = Table(
    "deeds",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(32), nullable=False),
    Column("what", String(30), nullable=False),
    Column("detail", String(300), nullable=False),
)
"""What owners have done, the removals above all."""

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("visitor", String(32), primary_key=True),
    Column("muted", String(32), primary_key=True),
)
"""Whose words somebody does not want to read."""

PROFILES: Final = Table(
    "profiles",
    METADATA,
    Column("visitor", String(32), primary_key=True),
    Column("shared", Integer, nullable=False),
    Column("program", Integer, nullable=False),
)
"""Whether others may see somebody's history, and whether it is a program that plays."""

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("visitor", String(32), nullable=True),
    Column("level", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("sides", String(200), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Float, nullable=False),
    Column("won", Float, nullable=False),
    Column("score", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("season", String(8), nullable=False),
    Column("counted", Integer, nullable=False),
    Index("results_by_visitor", "visitor", "number"),
    Index("results_by_number", "number"),
)
"""How each seat of each finished game did; ``number`` is the order in which games were counted."""

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("season", String(8), primary_key=True),
    Column("pool", String(10), primary_key=True),
    Column("player", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Float, nullable=False),
)
"""How strong players are, people and bots apart; the season "" is all time."""

CUPS: Final = Table(
    "cups",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("host", String(32), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("plan", Text, nullable=False),
    Column("stage", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("cups_by_stage", "stage", "updated"),
)
"""Tournaments and leagues."""

ENTRANTS: Final = Table(
    "entrants",
    METADATA,
    Column("cup_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("visitor", String(32), nullable=True),
    Column("level", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("gone", Integer, nullable=False),
)
"""Who takes part in a tournament; ``gone`` is the round in which somebody gave up, 0 if nobody did."""

PAIRINGS: Final = Table(
    "pairings",
    METADATA,
    Column("cup_id", String(16), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("players", Text, nullable=False),
    Column("result", Text, nullable=True),
    Column("due", Float, nullable=False),
)
"""A table of a tournament: who sits at which seat, how it ended, and until when it must be played."""
