"""A table in memory: a cache of the journal, the sockets around it, and the one way in which it changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from ...kernel.refusal import VexillaError
from ...kernel.sides import SIDE_NAMES, SIDES, SPECTATOR
from ..store import NOBODY_SITS, ChatLine, Entry, Sitting, StoredGame, StoreUnavailable, UnknownGame
from .attendant import Attendant
from .chat import Talk
from .company import note_failure
from .messages import Trouble, chat, unavailable
from .questions import KeptOdds, Thoughts
from .seats import hash_of, side_of
from .sent_answers import Answers, answer_of, given_before
from .state import COME, ORDERS, SERVER, TIME, TableState, fold
from .table_message import Company, table_message
from .watchers import Watcher, Watchers

if TYPE_CHECKING:
    from .tables import Tables

_log: Final = logging.getLogger("vexilla.tables")

#: How often something is tried again because another process was first.
_ATTEMPTS: Final = 8
#: Less time than this (seconds) is not given back.
_LEAST: Final = 0.001
#: A game with more lines than this is replayed beside the event loop.
_LONG: Final = 200
#: Seconds until a table is looked at again after the store did not answer.
_RECOVERY: Final = 1.0

#: Changes the table and gives the entry for the journal; Trouble or Refused when nothing was changed.
Change = Callable[[TableState], Entry]


class LiveTable:
    """One game in memory. Whatever reads or changes it holds its lock."""

    def __init__(self, stored: StoredGame, tables: Tables) -> None:
        self.id: Final = stored.id
        self.tables: Final = tables
        self.lock: Final = asyncio.Lock()
        self.watchers: Final = Watchers()
        self.attendant: Final = Attendant(self)
        #: When the pending decision came up, in the loop's time.
        self.opened = 0.0
        #: When it was last of use to someone, in the loop's time.
        self.touched = tables.time()
        self._state: TableState | None = None
        #: The game as it was found in the store, until it is loaded.
        self._stored: StoredGame | None = stored
        #: What was last told to all watchers.
        self._shown = 0
        #: How often keys had ended when it was last looked who may stay.
        self._ended = 0
        self._decider: int | None = None
        self._answers: Final = Answers()
        self.odds: Final = KeptOdds()
        self.thoughts: Final = Thoughts()
        self._talk: Final = Talk(stored.id, tables.store)
        self._timer: asyncio.TimerHandle | None = None
        self._recovery: asyncio.TimerHandle | None = None

    # -- loading -----------------------------------------------------------------------------

    async def state(self) -> TableState:
        """Where the game stands; loaded from the store if need be. The caller holds the lock."""
        for _ in range(_ATTEMPTS):
            state = await self._loaded()
            lost = state.uncounted(self.tables.keeper)
            if abs(lost) < _LEAST or await self.record(state, state.pause(self.tables.now(), lost)):
                return state
        raise Trouble("not-saved", "other processes were always first")

    async def _loaded(self) -> TableState:
        self.touched = self.tables.time()
        if self._state is not None:
            return self._state
        try:
            stored = self._stored or await self.tables.store.find(self.id)
            entries = await self.tables.store.entries(self.id)
        except StoreUnavailable as problem:
            self._recover_later()
            raise unavailable(problem) from problem
        self._stored = None
        if stored is None:
            raise Trouble("unknown-game", "there is no such game", game=self.id)
        # A long game takes a while to replay; the others need not wait for it.
        is_long = len(entries) + len(stored.lines) > _LONG
        state = await self.tables.beside(fold, stored, entries) if is_long else fold(stored, entries)
        self._state = state
        # When the question came up is not known any more: an answer must not come sooner because of that.
        self.opened = self.tables.time()
        await self._turn_out(state)
        self._settle(state)
        return state

    @property
    def known(self) -> TableState | None:
        """Where the game stands, if that is in memory."""
        return self._state

    def drop(self) -> None:
        """Forget how the game stands: the store knows better."""
        self._state = None

    def _settle(self, state: TableState) -> None:
        """After loading: whoever watches is told what he does not know yet."""
        if state.told != self._shown and self.is_watched:
            self.tell(state, state.low_water(self._shown))
        self._go_on(state)

    def _recover_later(self) -> None:
        if self._recovery is None:
            loop = asyncio.get_running_loop()
            self._recovery = loop.call_later(_RECOVERY, self._recover)

    def _recover(self) -> None:
        self._recovery = None
        if self.is_watched and self._state is None:
            self.tables.spawn(self._look_again())

    async def _look_again(self) -> None:
        async with self.lock:
            try:
                await self.state()
            except VexillaError as problem:
                _log.warning("game %s cannot be loaded: %s", self.id, problem)

    # -- watchers ----------------------------------------------------------------------------

    @property
    def is_watched(self) -> bool:
        """Whether any socket is there."""
        return bool(self.watchers)

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs the table in memory."""
        return not (self.is_watched or self.lock.locked() or self.attendant.is_busy)

    def note_company(self) -> None:
        """Somebody came or went or looks elsewhere: the other processes shall know."""
        self.tables.companies.sit(self.id, self.watchers.sitting())

    async def hear_company(self, elsewhere: Sitting) -> None:
        """Others came to this table at another process, or went."""
        async with self.lock:
            before = self.watchers.company()
            self.watchers.elsewhere = elsewhere
            if self._state is not None:
                self.watchers.tell_company(self._state, before, self.tables.now())

    async def join(self, watcher: Watcher, token: str | None, have: int | None) -> None:
        """A socket comes to the table with what opens a seat, or without, and is told what it does not have."""
        async with self.lock:
            state = await self.state()
            # Under the lock: whoever ends the keys of a seat then finds the socket here, or its key is gone before.
            await self._seat(watcher, token, state)
            state = await self._come(state, watcher.side)
            lines = await self._talk.lines() if state.chat else ()
            before = self.watchers.company()
            self.watchers.add(watcher)
            try:
                self._welcome(state, watcher, have, lines, before)
            except BaseException:
                # It was never here: nobody would take it away from the table again.
                self.watchers.remove(watcher)
                raise
            self.note_company()

    async def _seat(self, watcher: Watcher, token: str | None, state: TableState) -> None:
        side = await side_of(self.tables.store, self.id, token)
        if side is None:
            raise Trouble("no-such-seat", "this opens no seat at the table")
        if side == SPECTATOR and not state.watch:
            raise Trouble("not-watched", "this game may not be watched")
        watcher.sit(self.id, side, "" if token is None else hash_of(token))

    async def _turn_out(self, state: TableState) -> None:
        """Send those away whose keys have ended since this was last looked at. The caller holds the lock."""
        if state.ended == self._ended:
            return
        for side in SIDES:
            watchers = self.watchers.of(side)
            keys = await self.tables.store.keys(self.id, SIDE_NAMES[side]) if watchers else ()
            for watcher in watchers:
                if watcher.key not in keys:
                    watcher.turn_out(Trouble("seat-ended", "this seat is held elsewhere now"))
        self._ended = state.ended

    async def turn_all_out(self, trouble: Trouble) -> None:
        """Send everybody away for good, whatever they hold."""
        async with self.lock:
            for side in (*SIDES, SPECTATOR):
                for watcher in self.watchers.of(side):
                    watcher.turn_out(trouble)
            self.drop()

    def _welcome(
        self, state: TableState, watcher: Watcher, have: int | None, lines: Iterable[ChatLine], before: Company
    ) -> None:
        """Tell a socket what it does not have, and the others that it came."""
        self._shown = state.told
        now = self.tables.now()
        watcher.send(table_message(state, watcher.side, state.low_water(have), self.watchers.company(), now))
        for line in lines:
            watcher.send(_chat_message(line))
        self.watchers.tell_company(state, before, now, watcher)
        self._go_on(state)

    async def _come(self, state: TableState, side: int) -> TableState:
        """Note that someone sits down for the first time, where a clock waits for that; how the game stands then."""
        for _ in range(_ATTEMPTS):
            if not state.awaits(side):
                return state
            if await self.record(state, state.write(COME, SIDE_NAMES[side], self.tables.now())):
                return state
            state = await self.state()
        raise Trouble("not-saved", "other processes were always first")

    async def leave(self, watcher: Watcher) -> None:
        """A socket is gone."""
        async with self.lock:
            before = self.watchers.company()
            self.watchers.remove(watcher)
            self.note_company()
            if not self.is_watched:
                self.watchers.elsewhere = NOBODY_SITS
                self.attendant.rest()
            elif self._state is not None:
                self.watchers.tell_company(self._state, before, self.tables.now())

    def tell(self, state: TableState, start: int, only: int | None = None) -> None:
        """Send the table to all watchers (or to those of one side) with the events from ``start`` on."""
        self.watchers.tell(state, start, self.tables.now(), only)
        self._shown = state.told

    # -- changing ----------------------------------------------------------------------------

    async def change(
        self, watcher: Watcher, message: str, version: int | None, make: Change, is_long: bool = False
    ) -> None:
        """Change the table by a message of a watcher, answer it, tell everyone. The caller holds the lock.

        Nothing is answered or told before it is committed. If another process was first, the game is
        loaded anew and tried again, as long as what the player saw still stands.
        """
        side = watcher.side
        given = self._answers.find(side, message)
        if given is not None:
            watcher.send(given)
            return
        for attempt in range(_ATTEMPTS):
            state = await self.state()
            state = await self.end_if_out_of_time(state)
            # The store also refuses an id that was used before, whatever for.
            since = 0 if attempt else version
            given = await given_before(self.tables.store, state, side, message, since)
            if given is not None:
                watcher.send(given)
                return
            if version is not None and not state.moved <= version <= state.told:
                raise Trouble("stale", "the table has changed since", version=version, now=state.told)
            entry = await self.make_beside(state, make) if is_long else make(state)
            if await self._commit(state, entry):
                answer = answer_of(message, entry, state.told)
                self._answers.keep(side, message, answer)
                watcher.send(answer)
                self._tell_entry(state, entry)
                return
        raise Trouble("not-saved", "other processes were always first")

    async def make_beside(self, state: TableState, make: Change) -> Entry:
        """Make a change that takes long beside the event loop; the caller holds the lock all the while."""
        try:
            return await self.tables.beside(make, state)
        except asyncio.CancelledError:
            # It may still be changing what nobody waits for any more.
            self.drop()
            raise

    async def record(self, state: TableState, entry: Entry) -> bool:
        """Write what a computer, an order or the clock did, and tell it. The caller holds the lock."""
        if not await self._commit(state, entry):
            return False
        self._tell_entry(state, entry)
        return True

    async def _commit(self, state: TableState, entry: Entry) -> bool:
        """Write an entry; False when another process was first and all must be read again."""
        saved = False
        try:
            saved = await self.tables.store.append(self.id, [entry], state.changes(entry))
        except StoreUnavailable as problem:
            self._recover_later()
            raise Trouble("not-saved", "the database did not take it") from problem
        except UnknownGame:
            # Whoever keeps the server has removed it meanwhile.
            raise Trouble("unknown-game", "there is no such game any more", game=self.id) from None
        finally:
            if not saved:
                self.drop()
        if entry.lines and saved:
            self.tables.metrics.actions.add()
            self.opened = self.tables.time()
        return saved

    def _tell_entry(self, state: TableState, entry: Entry) -> None:
        if entry.kind == ORDERS:
            # Nobody else may know that there are orders now.
            self.tell(state, len(state.log), SIDE_NAMES.index(entry.side))
        else:
            self.tell(state, entry.detail["log"])
        before = self._decider
        self._go_on(state)
        decider = self._decider
        if decider not in (None, before) and not state.is_computer(decider) and not self.watchers.sees(decider):
            self.tables.call(state, decider)

    def _go_on(self, state: TableState) -> None:
        """What follows from how the game stands: a clock runs, a computer thinks."""
        self._set_timer(state)
        self.attendant.wake(state)
        self._decider = state.decider

    async def attend(self) -> None:
        """It is for this process to answer for those who are not at the table."""
        async with self.lock:
            try:
                self.attendant.wake(await self.state())
            except Exception as problem:
                note_failure(f"game {self.id} cannot be attended", problem)

    # -- time --------------------------------------------------------------------------------

    def _set_timer(self, state: TableState) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = state.deadline()
        if deadline is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, deadline - self.tables.now()), self._time_is_up)

    def _time_is_up(self) -> None:
        self._timer = None
        self.tables.spawn(self.keep_time())

    async def keep_time(self) -> None:
        """See to the clock, unless that cannot be now."""
        try:
            await self.look_at_clock()
        except VexillaError as problem:
            _log.warning("the clock of game %s: %s", self.id, problem)

    async def look_at_clock(self) -> None:
        """End the game if the side that decides is out of time."""
        async with self.lock:
            await self.end_if_out_of_time(await self.state())

    async def end_if_out_of_time(self, state: TableState) -> TableState:
        """The same, when the caller holds the lock; how the game stands then."""
        deadline = state.deadline()
        if deadline is None:
            return state
        if self.tables.now() < deadline:
            if self._timer is None:
                self._set_timer(state)
            return state
        decider = state.decider
        assert decider is not None, "a clock runs only while someone decides"
        state.table.end(TIME, decider)
        await self.record(state, state.write(TIME, SERVER, self.tables.now()))
        return await self.state()

    def close(self) -> None:
        """Let go of everything that would wake it up."""
        for timer in (self._timer, self._recovery):
            if timer is not None:
                timer.cancel()
        self._timer = self._recovery = None
        self.attendant.close()

    # -- chat and news -----------------------------------------------------------------------

    async def said(self) -> int:
        """How many lines the chat has. The caller holds the lock."""
        lines = await self._talk.lines()
        return lines[-1].number if lines else 0

    async def say(self, side: int, text: str, message: str) -> None:
        """Add a line to the chat and tell it to everyone. The caller holds the lock."""
        self._tell_chat(await self._talk.add(SIDE_NAMES[side], text, message, self.tables.now()))

    def _tell_chat(self, lines: list[ChatLine]) -> None:
        for line in lines:
            self.watchers.send(_chat_message(line))

    async def hear_news(self, version: int, said: int) -> None:
        """Another process has changed the game or said something."""
        async with self.lock:
            try:
                await self._hear_changes(version)
                self._tell_chat(await self._talk.news(said))
            except VexillaError as problem:
                self.drop()
                _log.warning("news of game %s: %s", self.id, problem)
                self._recover_later()

    async def correct(self) -> None:
        """Whoever runs the server has removed something: take it away from everyone's eyes."""
        async with self.lock:
            self._tell_chat(await self._talk.corrected())
            stored = await self.tables.store.find(self.id)
            state = self._state
            if stored is not None and state is not None:
                state.chat = stored.chat
                for side, seat in stored.seats.items():
                    state.seats[side].name = seat.name
                self.tell(state, len(state.log))

    async def _hear_changes(self, version: int) -> None:
        state = self._state
        if state is None:
            if self.is_watched:
                await self.state()
            return
        if version > state.version:
            entries = await self.tables.store.entries(self.id, state.version)
            if not entries:
                return
            before = state.told
            if not state.catch_up(entries):
                self.drop()
                await self.state()
                return
            if state.told == before:
                # Nothing but orders: only their owner may know.
                for side in {entry.side for entry in entries}:
                    self.tell(state, len(state.log), SIDE_NAMES.index(side))
                return
            self.opened = self.tables.time()
            await self._turn_out(state)
            self.tell(state, state.low_water(before))
            self._go_on(state)
        elif state.table.over and not state.rematch:
            stored = await self.tables.store.find(self.id)
            if stored is not None and stored.rematch:
                self.note_rematch(stored.rematch)

    def note_rematch(self, game: str) -> None:
        """There is a game that follows this one. The caller holds the lock."""
        if self._state is not None:
            self._state.rematch = game
            self.tell(self._state, len(self._state.log))


def _chat_message(line: ChatLine) -> bytes:
    return chat(line.number, line.side, line.text, line.at)
