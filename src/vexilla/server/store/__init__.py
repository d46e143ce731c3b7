"""The database: games and their journals, chat, push subscriptions, news between processes."""

from .errors import BadStore, NotStorable, StoreUnavailable, UnknownGame
from .shapes import EVERYTHING, Changes, ChatLine, Entry, News, Seat, StoredGame
from .store import Store, open_store

__all__ = [
    "EVERYTHING",
    "BadStore",
    "Changes",
    "ChatLine",
    "Entry",
    "News",
    "NotStorable",
    "Seat",
    "Store",
    "StoreUnavailable",
    "StoredGame",
    "UnknownGame",
    "open_store",
]
