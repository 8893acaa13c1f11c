"""Tables by who opened them: every page asks for its visitor's, also when there are thousands."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Find a visitor's tables without looking at all others."""
    op.create_index("tables_by_host", "tables", ["host"])


def downgrade() -> None:
    """Look at all tables again."""
    op.drop_index("tables_by_host", "tables")
