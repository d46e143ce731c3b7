"""What the processes of a server count together: how often an address did something, and the numbers of each."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "allowances",
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("left", sa.Double, nullable=False),
        sa.Column("filled", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("who", name="pk_allowances"),
    )
    op.create_table(
        "numbers",
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("process", name="pk_numbers"),
    )
