"""What can go wrong with a store, said so that the reader knows what to do."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import VexillaError


class StoreUnavailable(VexillaError):
    """The database could not be reached or could not write.

    Whether what was to be written is there is not known if the connection was lost at the very end:
    read the game again before going on with it.
    """


class BadStore(VexillaError):
    """A database that cannot be used: wrong address, unwritable folder, made by a newer version."""


class UnknownGame(VexillaError):
    """Something was to be written about a game that does not exist."""

    def __init__(self, game: str) -> None:
        super().__init__(f"there is no game {game!r}", "unknown-game", game=game)


class DamagedGame(VexillaError):
    """A stored game whose rows cannot be read, or whose journal has gaps: nobody goes on from what is left of it."""

    def __init__(self, game: str, wrong: str) -> None:
        super().__init__(f"the game {game!r} is damaged in the database: {wrong}", "damaged", wrong=wrong)
        self.game: Final = game


class NotStorable(VexillaError):
    """A value that the database does not take, for example a text with a NUL character."""
