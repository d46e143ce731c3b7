"""The database: games and their journals, chat, push subscriptions, news between processes."""

from .counting import Bucket
from .errors import BadStore, DamagedGame, NotStorable, StoreUnavailable, UnknownGame
from .key_writes import Claim
from .shapes import (
    CODE,
    EVERYTHING,
    INVITATION,
    NOBODY_SITS,
    SEAT,
    USED,
    Absence,
    Changes,
    ChatLine,
    Claimed,
    Entry,
    News,
    Process,
    Seat,
    SeatKey,
    Sitting,
    StoredGame,
)
from .store import Store, open_store

__all__ = [
    "CODE",
    "EVERYTHING",
    "INVITATION",
    "NOBODY_SITS",
    "SEAT",
    "USED",
    "Absence",
    "BadStore",
    "Bucket",
    "Changes",
    "ChatLine",
    "Claim",
    "Claimed",
    "DamagedGame",
    "Entry",
    "News",
    "NotStorable",
    "Process",
    "Seat",
    "SeatKey",
    "Sitting",
    "Store",
    "StoreUnavailable",
    "StoredGame",
    "UnknownGame",
    "open_store",
]
