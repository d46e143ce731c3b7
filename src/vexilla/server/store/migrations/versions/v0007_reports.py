"""What players report to whoever runs the server, what was done about it, and which addresses are kept out."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("side", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("addresses", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_reports_game", ondelete="CASCADE"),
    )
    op.create_index("ix_reports_game", "reports", ["game"])
    op.create_index("ix_reports_state_at", "reports", ["state", "at"])
    op.create_table(
        "blocks",
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("address", name="pk_blocks"),
    )
    op.create_table(
        "corrections",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_corrections"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_corrections_game", ondelete="CASCADE"),
    )
    op.create_index("ix_corrections_game", "corrections", ["game"])
