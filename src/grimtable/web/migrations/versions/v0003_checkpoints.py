"""Checkpoints, so that a table goes on when its rules change, and where it went on."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Tables of before have no checkpoint and began at their first row."""
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("shape", sa.Integer, nullable=False),
        sa.Column("mark", sa.JSON, nullable=False),
        sa.Column("rest", sa.JSON, nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    )
    op.add_column("tables", sa.Column("shape", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("base", sa.JSON, nullable=True))


def downgrade() -> None:
    """Forget them; a table that went on can't be played any more."""
    op.drop_column("tables", "base")
    op.drop_column("tables", "since")
    op.drop_column("tables", "shape")
    op.drop_table("checkpoints")
