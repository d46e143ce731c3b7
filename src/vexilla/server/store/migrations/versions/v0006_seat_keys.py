"""What opens seats has a table of its own: a seat may have several keys, and invitations are exchanged for one."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

#: How many games are read at once.
_MANY = 500


def upgrade() -> None:
    """Make the table, and move the hashes of tokens there that were kept with the seats."""
    op.create_table(
        "seat_keys",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("side", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("expires", sa.Double),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("game", "hash", name="pk_seat_keys"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_seat_keys_game", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    connection = op.get_bind()
    after = ""
    query = sa.text("SELECT id, seats, created FROM games WHERE id > :after ORDER BY id LIMIT :many")
    while games := connection.execute(query, {"after": after, "many": _MANY}).all():
        for game, text, created in games:
            _move(connection, game, json.loads(text), created)
        after = games[-1][0]


def _move(connection: sa.Connection, game: str, seats: dict[str, dict[str, str]], created: float) -> None:
    hashes = {side: seat.pop("token_hash", "") for side, seat in seats.items()}
    keep = sa.text("INSERT INTO seat_keys (game, hash, side, kind, made) VALUES (:game, :hash, :side, 'seat', :made)")
    # Hashes that are the same open nothing: tokens are drawn at random.
    for hash_, side in {hash_: side for side, hash_ in hashes.items() if hash_}.items():
        connection.execute(keep, {"game": game, "hash": hash_, "side": side, "made": created})
    update = sa.text("UPDATE games SET seats = :seats WHERE id = :game")
    connection.execute(update, {"game": game, "seats": json.dumps(seats, ensure_ascii=False)})
