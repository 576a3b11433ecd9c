"""How many are connected to each server, for all servers to count together."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0006"
down_revision: str | None = "0005"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Nobody is there yet."""
    op.create_table(
        "crowds",
        sa.Column("server", sa.String(32), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("crowds")
