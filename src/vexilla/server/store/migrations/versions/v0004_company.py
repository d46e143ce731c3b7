"""Who sits where at which process, and which process answers for those who are not at the table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "sittings",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("bottom", sa.Integer, nullable=False),
        sa.Column("top", sa.Integer, nullable=False),
        sa.Column("spectators", sa.Integer, nullable=False),
        sa.Column("bottom_sees", sa.Integer, nullable=False),
        sa.Column("top_sees", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "process", name="pk_sittings"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_sittings_process", "sittings", ["process"])
    op.create_table(
        "duties",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_duties"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_duties_game", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
