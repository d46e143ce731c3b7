"""The server as the browser tests start it: every run deals the same cards and rolls the same dice, game by game."""

from __future__ import annotations

import itertools
import secrets

from vexilla.cli.main import main
from vexilla.kernel.chance import SEED_BYTES, seed_from

_usual = secrets.token_bytes
_games = itertools.count(1)


def _dealt(size: int | None = None) -> bytes:
    """Seeds of games come in a fixed order; everything else that must be secret stays so."""
    return seed_from(next(_games)) if size == SEED_BYTES else _usual(size)


secrets.token_bytes = _dealt
main()
