"""Who is sending a message now, until when if nothing more is heard, and whether an attempt ended unheard."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let several servers share the outbox."""
    op.add_column("messages", sa.Column("holder", sa.String(32), nullable=False, server_default=""))
    op.add_column("messages", sa.Column("until", sa.Float, nullable=False, server_default="0"))
    op.add_column("messages", sa.Column("doubt", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget which server sends a message, so that one server alone has the outbox again."""
    for name in ("doubt", "until", "holder"):
        op.drop_column("messages", name)
