"""The database: games and their journals, chat, push subscriptions, news between processes."""

from .errors import BadStore, DamagedGame, NotStorable, StoreUnavailable, UnknownGame
from .shapes import (
    EVERYTHING,
    NOBODY_SITS,
    Absence,
    Changes,
    ChatLine,
    Entry,
    News,
    Process,
    Seat,
    Sitting,
    StoredGame,
)
from .store import Store, open_store

__all__ = [
    "EVERYTHING",
    "NOBODY_SITS",
    "Absence",
    "BadStore",
    "Changes",
    "ChatLine",
    "DamagedGame",
    "Entry",
    "News",
    "NotStorable",
    "Process",
    "Seat",
    "Sitting",
    "Store",
    "StoreUnavailable",
    "StoredGame",
    "UnknownGame",
    "open_store",
]
