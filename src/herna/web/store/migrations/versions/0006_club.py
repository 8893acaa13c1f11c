"""Who watches, who keeps order, what was won, and tournaments; watchers talk among themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

WATCHERS = -2
"""The seat of what those who watch say."""

NEW = (
    "watchers",
    "settings",
    "owners",
    "bans",
    "admissions",
    "reports",
    "deeds",
    "mutes",
    "profiles",
    "results",
    "ratings",
    "cups",
    "entrants",
    "pairings",
)


def watched() -> None:
    """Remember who watches, and what watchers say."""
    op.add_column("remarks", sa.Column("visitor", sa.String(32), nullable=True))
    op.add_column("remarks", sa.Column("name", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


# long: a line for each column
def order() -> None:
    """Keep what owners decide."""
    op.create_table(
        "settings",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("about", sa.String(64), primary_key=True),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=True),
    )
    op.create_table(
        "admissions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("note", sa.String(60), nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("done", sa.Float, nullable=False, server_default="0"),
    )
    op.create_table(
        "deeds",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("what", sa.String(30), nullable=False),
        sa.Column("detail", sa.String(300), nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("muted", sa.String(32), primary_key=True),
    )


# long: a line for each column
def history() -> None:
    """Keep results and ratings; the house counts the games of old tables by itself."""
    op.create_table(
        "profiles",
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("shared", sa.Integer, nullable=False),
        sa.Column("program", sa.Integer, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("visitor", sa.String(32), nullable=True),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("sides", sa.String(200), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Float, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("season", sa.String(8), nullable=False),
        sa.Column("counted", sa.Integer, nullable=False),
    )
    op.create_index("results_by_visitor", "results", ["visitor", "number"])
    op.create_index("results_by_number", "results", ["number"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("season", sa.String(8), primary_key=True),
        sa.Column("pool", sa.String(10), primary_key=True),
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Float, nullable=False),
    )


# long: a line for each column
def cups() -> None:
    """Keep tournaments, who entered them, and the tables they are played at."""
    op.create_table(
        "cups",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("cups_by_stage", "cups", ["stage", "updated"])
    op.create_table(
        "entrants",
        sa.Column("cup_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=True),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("gone", sa.Integer, nullable=False),
    )
    op.create_table(
        "pairings",
        sa.Column("cup_id", sa.String(16), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=True),
        sa.Column("due", sa.Float, nullable=False),
    )


def upgrade() -> None:
    """Make room for a club."""
    watched()
    order()
    history()
    cups()


def downgrade() -> None:
    """Forget all that; games stay, and what watchers said goes with them who could read it."""
    for name in NEW:
        op.drop_table(name)
    op.execute(f"delete from remarks where seat = {WATCHERS}")
    op.drop_column("remarks", "name")
    op.drop_column("remarks", "visitor")
