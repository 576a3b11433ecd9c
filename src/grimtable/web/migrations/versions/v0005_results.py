"""How tables ended, and which one follows another in a campaign."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0005"
down_revision: str | None = "0004"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Of tables of before nobody knows it until they are looked at again."""
    op.add_column("checkpoints", sa.Column("ended", sa.JSON, nullable=True))
    op.create_table(
        "chapters",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("previous", sa.String(32), nullable=False, unique=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("chapters")
    op.drop_column("checkpoints", "ended")
