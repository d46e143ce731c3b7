"""Games name the hash of their set-up; those of before, whose records pin none, name nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column."""
    op.add_column("games", sa.Column("setup", sa.Text, nullable=False, server_default=""))
