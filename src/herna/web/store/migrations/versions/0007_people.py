"""People with several devices: sessions, passkeys, claimed names, ways to be told, and what waits."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

NEW = ("messages", "webhooks", "pushes", "codes", "passkeys", "sessions")


def owned() -> sa.Column[str]:
    """Return the column that says whose a row is; it goes when its owner does."""
    whose = sa.ForeignKey("visitors.id", ondelete="CASCADE")
    return sa.Column("visitor", sa.String(32), whose, nullable=False, index=True)


def upgrade() -> None:
    """Give every visitor a session in place of their one token, and room for all that is wished."""
    op.rename_table("visitors", "visitors_before")
    create_visitors()
    op.execute("insert into visitors (id, name, created) select id, name, created from visitors_before")
    create_ways_in()
    create_ways_out()
    op.execute(
        "insert into sessions (token_hash, id, visitor, label, scopes, created, seen) "
        "select token_hash, substr(token_hash, 1, 16), id, '', '', created, created from visitors_before"
    )
    op.drop_table("visitors_before")


def create_visitors() -> None:
    """Create the table of people, without tokens."""
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("claimed", sa.String(80), nullable=True, unique=True),
        sa.Column("language", sa.String(8), nullable=False, server_default=""),
        sa.Column("address", sa.String(254), nullable=True, unique=True),
        sa.Column("mailed", sa.Float, nullable=False, server_default="0"),
        sa.Column("wishes", sa.Text, nullable=False, server_default=""),
    )


# long: a line for each column
def create_ways_in() -> None:
    """Create what lets somebody in: sessions, passkeys, and codes that are valid for minutes."""
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        owned(),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("scopes", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        owned(),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("visitor", sa.String(32), nullable=True, index=True),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


# long: a line for each column
def create_ways_out() -> None:
    """Create what tells somebody something: where to, and what waits."""
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(32), primary_key=True),
        owned(),
        sa.Column("session", sa.String(16), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("public_key", sa.String(120), nullable=False),
        sa.Column("secret", sa.String(60), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "webhooks",
        sa.Column("id", sa.String(32), primary_key=True),
        owned(),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("form", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("wrong", sa.String(200), nullable=False, server_default=""),
    )
    op.create_table(
        "messages",
        sa.Column("id", sa.String(32), primary_key=True),
        owned(),
        sa.Column("once", sa.String(160), nullable=False, unique=True),
        sa.Column("event", sa.String(12), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=True),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("target", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("messages_by_due", "messages", ["due"])
    op.create_index("messages_by_table", "messages", ["table_id"])


def downgrade() -> None:
    """Leave every visitor the token that was used last; whoever has none left keeps only the name."""
    op.rename_table("visitors", "visitors_after")
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.execute(
        "insert into visitors (id, token_hash, name, created) select id, coalesce((select token_hash from "
        "sessions where visitor = visitors_after.id and scopes = '' order by seen desc limit 1), id), "
        "name, created from visitors_after"
    )
    for name in (*NEW, "visitors_after"):
        op.drop_table(name)
