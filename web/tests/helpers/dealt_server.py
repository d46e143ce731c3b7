"""The server as the browser tests start it: every run deals the same cards and rolls the same dice, game by game."""

from __future__ import annotations

import itertools
import secrets

from vexilla.cli.main import main
from vexilla.kernel.chance import SEED_BYTES, seed_from
from vexilla.server.http import workshop

_usual = secrets.token_bytes
#: Games of own set-ups and records are made in processes beside the server, whichever is free: all are dealt alike.
_games = itertools.count(1) if __name__ == "__main__" else itertools.repeat(1)


def _dealt(size: int | None = None) -> bytes:
    """Seeds of games come in a fixed order; everything else that must be secret stays so."""
    return seed_from(next(_games)) if size == SEED_BYTES else _usual(size)


secrets.token_bytes = _dealt
if __name__ == "__main__":
    workshop._PROGRAM = f"import dealt_server; {workshop._PROGRAM}"
    main()
