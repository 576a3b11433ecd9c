"""${message}"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = ${repr(up_revision)}
down_revision: str | None = ${repr(down_revision)}
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Change the database."""
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    """Change it back."""
    ${downgrades if downgrades else "pass"}
