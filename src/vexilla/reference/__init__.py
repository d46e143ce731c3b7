"""What there is in a game, from the tables of its rules: units, ground, cards; a folder a game, found by its key."""

from collections.abc import Callable

from ..games.register import layer_of
from ..kernel.game import AnyGame
from .figures import Figure
from .tables import Table

__all__ = ["Figure", "Table", "figures_of", "tables_of"]


def tables_of(game: AnyGame) -> list[Table]:
    """The tables of a game, ``tables`` of its folder; none where it has no folder."""
    folder = layer_of(game, "reference")
    if folder is None:
        return []
    tables: Callable[[], list[Table]] = folder.tables
    return tables()


def figures_of(game: AnyGame) -> list[Figure]:
    """The figures to the rules of a game, ``figures`` of its folder; none where it has no such function."""
    figures: Callable[[], list[Figure]] | None = getattr(layer_of(game, "reference"), "figures", None)
    return figures() if figures is not None else []
