"""What is spoken at open tables, and whom their hosts do not want there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Remember languages and who was sent away."""
    op.add_column("tables", sa.Column("language", sa.String(8), nullable=False, server_default=""))
    op.create_table(
        "sent_away",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("visitor", sa.String(32), primary_key=True),
    )


def downgrade() -> None:
    """Forget the languages of tables, and who was sent away from which."""
    op.drop_table("sent_away")
    op.drop_column("tables", "language")
