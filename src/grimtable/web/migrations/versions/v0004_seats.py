"""Seats that change hands, dice that stay the same after a rewind, and who thinks for a table."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

TABLES = (
    sa.Column("seed", sa.String(64), nullable=False, server_default=""),
    sa.Column("thinker", sa.String(32), nullable=False, server_default=""),
    sa.Column("thinks_until", sa.Float, nullable=False, server_default="0"),
)


def upgrade() -> None:
    """Tables of before have no seed: their dice are new ones at every start, as they were."""
    for column in TABLES:
        op.add_column("tables", column)
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("seats", "seen")
    for column in reversed(TABLES):
        op.drop_column("tables", column.name)
