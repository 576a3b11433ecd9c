"""Who made a table, so that one address can't fill the hall."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Remember the maker's address, hashed; nobody for the tables of before."""
    maker = sa.Column("maker", sa.String(64), nullable=False, server_default="")
    op.add_column("tables", maker)
    op.create_index("tables_by_maker", "tables", ["maker", "made"])


def downgrade() -> None:
    """Forget it."""
    op.drop_index("tables_by_maker", "tables")
    op.drop_column("tables", "maker")
