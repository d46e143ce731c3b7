"""The database: games and their journals, chat, push subscriptions, news between processes."""

from .errors import BadStore, NotStorable, StoreUnavailable, UnknownGame
from .shapes import EVERYTHING, Absence, Changes, ChatLine, Entry, News, Process, Seat, StoredGame
from .store import Store, open_store

__all__ = [
    "EVERYTHING",
    "Absence",
    "BadStore",
    "Changes",
    "ChatLine",
    "Entry",
    "News",
    "NotStorable",
    "Process",
    "Seat",
    "Store",
    "StoreUnavailable",
    "StoredGame",
    "UnknownGame",
    "open_store",
]
