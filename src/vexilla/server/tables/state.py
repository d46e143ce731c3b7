"""Where a game stands: everything a table in memory knows, folded from the journal.

The same :meth:`TableState.note` reads an entry that was just written and one that is loaded again, so that a table
in memory and one made anew from the store cannot differ.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

import msgspec
from msgspec import UNSET

from ...advice import advice_for
from ...games import GAMES
from ...kernel.sides import NOBODY, SIDE_NAMES, SIDES, name_of_side
from ...kernel.table import Table, resume_table
from ..store import Changes, DamagedGame, Entry, Seat, StoredGame
from .clocks import Clock, ClockSetting
from .event_log import EventLog, common_start, item_of
from .offers import Offers
from .seats import COMPUTER
from .timekeeping import Timekeeper

#: Kinds of entries.
ACT: Final = "act"
UNDO: Final = "undo"
OFFER: Final = "offer"
WITHDRAW: Final = "withdraw"
REPLY: Final = "reply"
RESIGN: Final = "resign"
TIME: Final = "time"
#: A person has come for the first time to a table that waits for that: one with a clock, or that of a rematch.
COME: Final = "come"
#: Time was given back: the server was away, or the time of day was set.
PAUSE: Final = "pause"
#: A person has taken the seat that an invitation was for.
SIT: Final = "sit"
#: All keys of a seat but one have ended.
KEYS: Final = "keys"
ORDERS: Final = "orders"
#: Who wrote an entry that no side did.
SERVER: Final = "server"

PLAYING: Final = "playing"
OVER: Final = "over"

_PLAYERS: Final = tuple(SIDE_NAMES[side] for side in SIDES)
_DECIDED: Final = tuple(f"{name} " for name in _PLAYERS)


class TableState:
    """One game as of the last entry of its journal."""

    def __init__(self, stored: StoredGame, entries: list[Entry]) -> None:
        self.id: Final = stored.id
        self.ruleset: Final = stored.ruleset
        self.header: Final = stored.header
        self.seats: Final[dict[str, Seat]] = dict(stored.seats)
        self.chat = has_chat(stored)
        self.watch: Final = stored.watch
        self.rematch = stored.rematch
        #: The number of the last entry of the journal.
        self.version = 0
        #: The number of the last entry without those that only one side may know of: what is told to everyone.
        self.told = 0
        #: What was told when the position last changed.
        self.moved = 0
        self.log: Final = EventLog()
        #: For each number told from 1 on: how many events of before still stood after it.
        self._starts = array("I")
        self.offers: Final = Offers()
        #: How often keys of seats have ended: whoever is at the table with one of them must go.
        self.ended = 0
        self.orders: Final[list[list[dict[str, Any]]]] = [self._first_orders(side, stored.clock) for side in SIDES]
        #: What was told after a message that carries no version.
        self.kept: Final[dict[tuple[str, str], int]] = {}
        lines = [*stored.lines, *(line for entry in entries for line in entry.lines)]
        self.table = resume_table(stored.header + "".join(f"{line}\n" for line in lines), GAMES)
        self._gather()
        # Two computers play only while somebody watches; no time runs out on them.
        is_timed = stored.clock is not None and not self.has_no_people
        computers = sum(self.is_computer(side) << side for side in SIDES)
        self.clock = Clock(msgspec.convert(stored.clock, ClockSetting), computers) if is_timed else None
        if self.clock is not None:
            self.clock.begin(self.decider, stored.created)
        for entry in entries:
            self.note(entry)

    # -- who and what ------------------------------------------------------------------------

    def _first_orders(self, side: int, clock: Any) -> list[dict[str, Any]]:
        """The standing orders of a side that has given none: some in games by correspondence, else nothing."""
        if clock is None or self.is_computer(side):
            return []
        setting = msgspec.convert(clock, ClockSetting)
        return advice_for(self.ruleset).defaults() if setting.is_correspondence else []

    @property
    def decider(self) -> int | None:
        """The side that decides; None when the game is over."""
        return None if self.table.over else self.table.match.decider

    def seat(self, side: int) -> Seat:
        """Who sits on a side."""
        return self.seats[SIDE_NAMES[side]]

    def is_computer(self, side: int) -> bool:
        """Whether a computer decides for a side."""
        return self.seat(side).kind == COMPUTER

    @property
    def has_computer(self) -> bool:
        """Whether a computer sits at the table."""
        return any(self.is_computer(side) for side in SIDES)

    @property
    def has_no_people(self) -> bool:
        """Whether computers play among themselves."""
        return all(self.is_computer(side) for side in SIDES)

    @property
    def is_begun(self) -> bool:
        """Whether all have sat down for whom a rematch waits."""
        return not any(seat.coming for seat in self.seats.values())

    def awaits(self, side: int) -> bool:
        """Whether a clock or a rematch waits for a person who has not been at the table yet."""
        if side not in SIDES or self.table.over:
            return False
        return self.seat(side).coming or (self.clock is not None and not self.clock.has_come(side))

    def low_water(self, have: int | None) -> int:
        """How many events of its log a client that has everything up to a version can keep."""
        if have is None or have > self.told:
            return 0
        return min(self._starts[have:], default=len(self.log))

    # -- what is written and what follows from it --------------------------------------------------

    def write(self, kind: str, side: str, now: float, message: str = "", known: int = 0, **detail: Any) -> Entry:
        """The next entry of the journal, after the table has changed; of the record's lines ``known`` are not new."""
        lines = self.table.record.lines[known:]
        if kind != ORDERS:
            detail["log"] = self._gather()
        if lines and self.clock is not None:
            detail["clock"] = self.clock.after(self.decider, now)
        entry = Entry(self.version + 1, side, kind, message, lines, detail, now)
        self.note(entry)
        return entry

    def uncounted(self, keeper: Timekeeper) -> float:
        """What of the time that runs counts for nobody."""
        return 0.0 if self.clock is None or self.table.over else self.clock.uncounted(keeper, keeper.now())

    def pause(self, now: float, lost: float) -> Entry:
        """The entry that gives time back."""
        assert self.clock is not None
        return self.write(PAUSE, SERVER, now, clock=self.clock.paused(now, lost))

    def changes(self, entry: Entry) -> Changes:
        """How the game stands after an entry, for lists of games; of orders only their owner may know."""
        if entry.kind == ORDERS:
            return Changes()
        table = self.table
        return Changes(
            updated=entry.at if entry.kind != PAUSE else UNSET,
            state=OVER if table.over else PLAYING,
            decider="" if table.over else name_of_side(table.match.decider),
            winner=name_of_side(table.winner) if table.over else "",
            ending=table.ending,
            turn=turn_of(table),
            deadline=self.deadline(),
        )

    def deadline(self) -> float | None:
        """When the side that decides is out of time."""
        return None if self.clock is None or self.table.over else self.clock.deadline()

    def note(self, entry: Entry) -> None:
        """Keep in mind what an entry says beside the lines of the record."""
        self.version = entry.version
        side = SIDE_NAMES.index(entry.side) if entry.side in SIDE_NAMES else NOBODY
        self.told += entry.kind != ORDERS
        if entry.message and entry.kind not in (ACT, UNDO):
            self.kept[entry.side, entry.message] = self.told
        if entry.kind == ORDERS:
            self.orders[side] = entry.detail["orders"]
            return
        # Who takes a seat changes nothing that was told.
        self._starts.append(entry.detail.get("log", len(self.log)))
        if entry.lines:
            self.moved = self.told
        self._note_offers(entry, side)
        if entry.kind == SIT:
            seat = self.seats[entry.side]
            self.seats[entry.side] = msgspec.structs.replace(seat, name=entry.detail["name"], awaited=False)
        elif entry.kind == COME:
            self.seats[entry.side] = msgspec.structs.replace(self.seats[entry.side], coming=False)
        self.ended += entry.kind == KEYS
        if self.clock is not None:
            if entry.kind == COME:
                self.clock.come(side, entry.at)
            elif "clock" in entry.detail:
                self.clock.note(entry.detail["clock"], self.decider, entry.at)

    def _note_offers(self, entry: Entry, side: int) -> None:
        if entry.kind == OFFER:
            self.offers.put(entry.detail["what"], side)
        elif entry.kind in (WITHDRAW, REPLY):
            self.offers.put(entry.detail["what"], None)
        elif entry.lines:
            self.offers.acted(side)
        if self.table.over:
            self.offers.clear()

    def _gather(self) -> int:
        """Move what happened from the table to the log; how many events of before still stand."""
        table = self.table
        items = [item_of(event) for event in table.story]
        start = table.story_start
        if start < len(self.log):
            start += common_start(self.log.items(start), items)
            self.log.cut(start)
        self.log.extend(items[start - table.story_start :])
        table.forget()
        return start

    # -- what other processes wrote ----------------------------------------------------------------

    def catch_up(self, entries: list[Entry]) -> bool:
        """Follow entries that another process wrote; False when the game has to be loaded anew."""
        for entry in entries:
            if entry.version != self.version + 1:
                return False
            if entry.lines:
                if not self.table.follow(entry.lines):
                    return False
                self._gather()
            self.note(entry)
        return True


def fold(stored: StoredGame, entries: list[Entry]) -> TableState:
    """A stored game as of the last entry of its journal.

    DamagedGame when the journal has gaps or says what nobody wrote; BadRecord, OtherRules and OtherSetup when its
    record does not hold by the rules and set-ups of this program.
    """
    if [entry.version for entry in entries] != list(range(1, len(entries) + 1)):
        raise DamagedGame(stored.id, "entries of its journal are missing")
    if len(entries) < stored.version:
        raise DamagedGame(stored.id, f"its journal ends at {len(entries)}, but it was at {stored.version}")
    try:
        return TableState(stored, entries)
    except (LookupError, ValueError, TypeError, msgspec.DecodeError) as problem:
        raise DamagedGame(stored.id, f"its journal cannot be followed: {problem!r}") from problem


def has_chat(stored: StoredGame) -> bool:
    """Whether people may talk at a table: computers neither read nor write."""
    return stored.chat and all(seat.kind != COMPUTER for seat in stored.seats.values())


def turn_of(table: Table) -> int:
    """The number of the turn, in games that count them."""
    return int(getattr(table.match.position, "turn", 0))
