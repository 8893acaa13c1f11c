"""How much of its thinking time each seat has used."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Give every table a clock; those of old tables do not run."""
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Take the clocks away."""
    op.drop_column("tables", "clock")
