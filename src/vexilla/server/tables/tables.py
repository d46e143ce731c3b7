"""All tables of this process: new ones made, those in use kept in memory, news of other processes passed on."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, Final, ParamSpec, Protocol, TypeVar

from ...kernel.refusal import VexillaError
from ...kernel.sides import SIDE_NAMES
from ..metrics import Metrics
from ..store import NOBODY_SITS, Store, StoredGame, StoreUnavailable, UnknownGame
from .closed import closed_by
from .company import Companies
from .duties import Duties
from .live import LiveTable
from .messages import Trouble
from .new_games import Draft, Made, NewGame, SeatPlan, new_game, return_game
from .seats import Seated
from .timekeeping import PARTED, Timekeeper

if TYPE_CHECKING:
    from ..computers import Computers
    from .socket import Connection
    from .state import TableState

_log: Final = logging.getLogger("vexilla.tables")

#: Seconds between two looks at clocks that ran out and tables that nobody needs.
_SWEEP: Final = 2.0
#: Seconds between two looks at the time of day.
_LOOK: Final = 0.5
#: A table just opened is kept at least so long (seconds), so that whoever opened it can sit down.
_GRACE: Final = 15.0
#: Threads for what would hold up the others: few, as they share the interpreter with the event loop.
_BESIDE: Final = 2
#: After so many beats a process knows who sits at the others.
_KNOWN: Final = 3
#: So many games that cannot be opened are remembered.
_MOST_CLOSED: Final = 10_000
#: A version that no game reaches: whatever there is, is news.
_EVERYTHING: Final = 2**31

P = ParamSpec("P")
R = TypeVar("R")

__all__ = ["Made", "NewGame", "Push", "SeatPlan", "Tables"]


class Push(Protocol):
    """Whoever can tell a person away from the table that it is his turn."""

    async def your_turn(self, game: StoredGame, side: str) -> None:
        """Tell the browsers of a seat."""


class Tables:
    """The tables in memory, by the id of their game."""

    def __init__(
        self,
        store: Store,
        computers: Computers,
        push: Push | None = None,
        *,
        pace: float = 0.6,
        idle: float = 300.0,
        most: int = 5000,
        rate: float = 20.0,
        burst: int = 60,
        metrics: Metrics | None = None,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.store: Final = store
        self.computers: Final = computers
        self.push: Final = push
        self.metrics: Final = metrics if metrics is not None else Metrics()
        #: Seconds between a question and the answer of a computer or an order, if anyone watches.
        self.pace: Final = pace
        #: Messages a second that a socket may send, and how many at once.
        self.rate: Final = rate
        self.burst: Final = burst
        self.seated: Final = Seated()
        self.is_closing = False
        self.connections: Final[set[Connection]] = set()
        #: Games that could not be opened, and why.
        self.closed: Final[dict[str, Trouble]] = {}
        self._idle: Final = idle
        self._most: Final = most
        self._live: Final[dict[str, LiveTable]] = {}
        self.companies: Final = Companies(self)
        self.duties: Final = Duties(self)
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._watching: list[asyncio.Task[None]] = []
        self.keeper: Final = Timekeeper(lambda: wall() + store.heart.skew)
        self._beside: Final = ThreadPoolExecutor(_BESIDE, "vexilla-beside")

    def __len__(self) -> int:
        return len(self._live)

    def now(self) -> float:
        """The time that is written into journals."""
        return self.keeper.now()

    @staticmethod
    def time() -> float:
        """A time that never jumps, for waiting."""
        return time.monotonic()

    # -- life --------------------------------------------------------------------------------

    async def start(self) -> None:
        """Live among the other processes, listen for news, look after clocks."""
        await self.store.heart.start()
        self.keeper.set_out()
        self.keeper.learn(await self.store.absences(0))
        companies, duties = self.companies, self.duties
        work = (
            self._listen(),
            self._sweep(),
            self._keep_time(),
            companies.run(),
            companies.watch(),
            duties.run(),
            duties.watch(),
        )
        self._watching = [asyncio.create_task(each) for each in work]

    async def close(self) -> None:
        """Let what is being written be written, send everyone away to come back later."""
        self.is_closing = True
        for task in self._watching:
            task.cancel()
        await self.duties.close()
        for live in self._live.values():
            live.attendant.close()
        await asyncio.gather(*[connection.dismiss() for connection in list(self.connections)])
        for live in list(self._live.values()):
            # Whoever holds the lock is writing.
            async with live.lock:
                live.close()
        self._live.clear()
        tasks = [*self._watching, *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._beside.shutdown(wait=False, cancel_futures=True)

    async def beside(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Have something done that takes longer than the others should wait; it must change nothing that they use."""
        return await asyncio.get_running_loop().run_in_executor(self._beside, partial(work, *args, **kwargs))

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Have something done beside; it is kept alive until it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- tables ------------------------------------------------------------------------------

    def find(self, game: str) -> LiveTable | None:
        """The table of a game, if it is in memory."""
        return self._live.get(game)

    async def open(self, game: str) -> LiveTable:
        """The table of a game, taken into memory; UnknownGame if there is none."""
        live = self._live.get(game)
        if live is None:
            stored = await self.store.find(game)
            if stored is None:
                raise UnknownGame(game)
            # Someone else may have opened it meanwhile.
            live = self._live.get(game)
            if live is None:
                live = self._live[game] = LiveTable(stored, self)
        live.touched = self.time()
        return live

    def watched(self) -> list[str]:
        """The games that somebody watches here."""
        return [game for game, live in self._live.items() if live.is_watched]

    async def create(self, new: NewGame) -> Made:
        """Make a game; BadSetup, BadRecord or OtherRules say what is wrong with it."""
        return await self.keep(new_game(new, self.now()))

    async def keep(self, draft: Draft) -> Made:
        """Keep a game that was made here or elsewhere."""
        await self.store.create(draft.stored, draft.keys)
        return draft.made

    async def look_at(self, game: str) -> None:
        """Tell a table, if it is in memory, of what was written beside it."""
        live = self._live.get(game)
        if live is not None:
            await live.hear_news(_EVERYTHING, 0)

    async def rematch(self, game: str) -> str:
        """The game that follows one: same people, sides swapped, the same tokens; asked again, the same game."""
        old = await self.store.find(game)
        if old is None:
            raise UnknownGame(game)
        if old.rematch:
            return old.rematch
        stands = await self.store.create_rematch(game, return_game(old, self.now()))
        live = self._live.get(game)
        if live is not None:
            async with live.lock:
                live.note_rematch(stands)
        return stands

    def call(self, state: TableState, side: int) -> None:
        """Tell a person who does not look that it is his turn."""
        if self.push is not None and not self.is_closing:
            self.spawn(self._call(self.push, state.id, SIDE_NAMES[side]))

    async def _call(self, push: Push, game: str, side: str) -> None:
        try:
            if await self._is_seen_elsewhere(game, side):
                return
            stored = await self.store.find(game)
            if stored is not None and stored.decider == side:
                await push.your_turn(stored, side)
        except Exception:
            _log.exception("nobody could be told that it is his turn in game %s", game)

    async def _is_seen_elsewhere(self, game: str, side: str) -> bool:
        """Whether a seat looks at its table at another process; called where it does not at this one."""
        if not self.store.heart.others:
            return False
        # A process that has just come has been told by the others after two beats.
        while self.store.heart.beats < _KNOWN:
            await self.store.heart.next_beat()
        there = (await self.store.seated([game])).get(game, NOBODY_SITS)
        return (there.bottom_sees if side == SIDE_NAMES[0] else there.top_sees) > 0

    async def close_for_good(self, game: str, problem: VexillaError) -> Trouble:
        """Note that a game cannot be opened, for lists of games; how that is told to people."""
        try:
            stored = await self.store.find(game)
        except VexillaError:
            stored = None
        closed = closed_by(problem, stored.ruleset if stored is not None else "")
        if len(self.closed) < _MOST_CLOSED:
            self.closed[game] = closed
        return closed

    # -- what other processes and the clock do -----------------------------------------------------

    async def _listen(self) -> None:
        async for news in self.store.news():
            if news.company:
                self.companies.hear(news.id)
            elif news.id:
                live = self._live.get(news.id)
                if live is not None:
                    self.spawn(live.hear_news(news.version, news.chat))
            else:
                self.companies.hear_all()
                for live in list(self._live.values()):
                    self.spawn(live.hear_news(_EVERYTHING, _EVERYTHING))

    async def _keep_time(self) -> None:
        """Follow the time of day when it jumps, and give back to everyone what it jumped over."""
        while True:
            await asyncio.sleep(_LOOK)
            if abs(self.keeper.parted()) <= PARTED:
                continue
            # If only this computer's time was set, the next beat knows how far it is from the database's.
            await self.store.heart.next_beat()
            if abs(self.keeper.parted()) <= PARTED:
                continue
            gap = self.keeper.follow()
            _log.warning("the time of day has jumped: clocks go on where they were")
            for live in list(self._live.values()):
                self.spawn(live.keep_time())
            if gap is not None:
                try:
                    await self.store.note_absence(gap)
                except StoreUnavailable as problem:
                    _log.warning("a jump of the time of day could not be noted: %s", problem)

    async def _sweep(self) -> None:
        hopeless: set[str] = set()
        while True:
            await asyncio.sleep(_SWEEP)
            self._drop_idle()
            try:
                overdue = await self.store.overdue(self.now())
            except StoreUnavailable as problem:
                _log.warning("clocks could not be looked after: %s", problem)
                continue
            for game in overdue:
                if game in hopeless:
                    continue
                try:
                    await (await self.open(game)).look_at_clock()
                except (StoreUnavailable, Trouble) as problem:
                    _log.warning("the clock of game %s could not be looked after: %s", game, problem)
                except VexillaError as problem:
                    # By the rules of another version, for example: it will not get better.
                    hopeless.add(game)
                    _log.error("game %s is out of time but cannot be loaded: %s", game, problem)

    def _drop_idle(self) -> None:
        """Forget tables that nobody needs: those idle for long, and of too many the longest idle."""
        now = self.time()
        idle = [live for live in self._live.values() if live.is_idle and now - live.touched > _GRACE]
        idle.sort(key=_touched)
        surplus = len(self._live) - self._most
        for number, live in enumerate(idle):
            if number < surplus or now - live.touched > self._idle:
                live.close()
                del self._live[live.id]


def _touched(live: LiveTable) -> float:
    return live.touched
