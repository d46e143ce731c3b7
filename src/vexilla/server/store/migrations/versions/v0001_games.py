"""Games, where they stand, their journals, chat, push subscriptions, the server's keys."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("ruleset", sa.Text, nullable=False),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("chat", sa.Boolean, nullable=False),
        sa.Column("watch", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_table(
        "standings",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("decider", sa.Text, nullable=False),
        sa.Column("winner", sa.Text, nullable=False),
        sa.Column("ending", sa.Text, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("deadline", sa.Double),
        sa.Column("rematch", sa.Text, nullable=False),
        sa.Column("chats", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_standings"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_standings_game", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_standings_changed", "standings", ["changed"])
    waiting = sa.text("deadline IS NOT NULL")
    op.create_index("ix_standings_deadline", "standings", ["deadline"], sqlite_where=waiting, postgresql_where=waiting)
    op.create_table(
        "entries",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("side", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game", "version", name="pk_entries"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_entries_game", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chats",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("side", sa.Text, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_chats"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_chats_game", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    named = sa.text("message <> ''")
    for table in ("entries", "chats"):
        op.create_index(
            f"ix_{table}_message",
            table,
            ["game", "side", "message"],
            unique=True,
            sqlite_where=named,
            postgresql_where=named,
        )
    op.create_table(
        "subscriptions",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("side", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("subscription", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "side", "endpoint", name="pk_subscriptions"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_subscriptions_game", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_subscriptions_endpoint", "subscriptions", ["endpoint"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
