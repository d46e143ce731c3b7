"""Which server processes live, and when none did."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("beat", sa.Double, nullable=False),
        sa.Column("beats", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "absences",
        sa.Column("gone", sa.Double, nullable=False),
        sa.Column("back", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("gone", name="pk_absences"),
    )
