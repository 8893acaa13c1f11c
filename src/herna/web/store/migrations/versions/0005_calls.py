"""When a player was called; links that open a seat somebody sits on are void from now on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Remember calls, and close the links with which a host could take a seat in play."""
    op.add_column("seats", sa.Column("called", sa.Float, nullable=False, server_default="0"))
    op.execute("update seats set invite_hash = null where kind in ('person', 'stand-in')")


def downgrade() -> None:
    """Forget calls; the links stay closed."""
    op.drop_column("seats", "called")
