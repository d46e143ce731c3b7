"""Whoever decides without a person at the screen: computer players, and the standing orders of people.

At most one task a game. Its answers go the same way as a person's. So that nobody can tell from the time an answer
takes what a hand holds, none comes sooner than the pace after the question, whether or not anyone is there: when
something happened can be seen later, too. Two computers play only while somebody watches.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final

from ...advice import advice_for
from ...kernel.chance import generator_from
from ...kernel.refusal import VexillaError
from ...kernel.sides import SIDE_NAMES, SIDES
from ...players.player import Sight
from ..store import StoreUnavailable
from .entries import Refused, all_lines, reply_to_offer, take_actions
from .messages import Trouble, thinking
from .offers import DRAW, TAKEBACK
from .state import ACT, TableState

if TYPE_CHECKING:
    from .live import LiveTable

_log: Final = logging.getLogger("vexilla.tables")

#: After so many failures in a row of the computer itself its action is drawn at random.
_PATIENCE: Final = 2
#: After so many failures in a row the table is left alone until something happens there.
_GIVE_UP: Final = 10
#: Seconds between two attempts.
_PAUSE: Final = 0.5


class Attendant:
    """Answers for those who are not at the table."""

    def __init__(self, live: LiveTable) -> None:
        self._live: Final = live
        self._task: asyncio.Task[None] | None = None
        #: As of which version the orders of the side that decides had no answer.
        self._nothing_at = -1
        self._failures = 0
        #: Those of them that were no fault of the database: asked again, a computer would fail again.
        self._mistakes = 0

    @property
    def is_busy(self) -> bool:
        """Whether someone is thinking."""
        return self._task is not None

    def wake(self, state: TableState) -> None:
        """Begin to answer, if there is anything to answer, nobody does yet, and it is for this process to do."""
        if self._task is not None or self._live.tables.is_closing:
            return
        duties = self._live.tables.duties
        if not duties.has(self._live):
            if self._may_have_duty(state):
                duties.want(self._live)
        elif self._has_duty(state):
            self._task = self._live.tables.spawn(self._attend())
            self._task.add_done_callback(self._ended)
        elif not self._live.is_watched:
            duties.leave(self._live)

    def cut(self) -> None:
        """Have the computer that thinks, if one does here, play the best it has found so far."""
        if self._task is not None:
            self._live.tables.computers.cut(self._live.id)

    def close(self) -> None:
        """Stop thinking."""
        if self._task is not None:
            self._task.cancel()
        self._live.tables.duties.leave(self._live)

    def rest(self) -> None:
        """The last watcher has gone: unless there is something to answer, whoever has the next one may do it."""
        state = self._live.known
        if self._task is None and (state is None or not self._has_duty(state)):
            self._live.tables.duties.leave(self._live)

    def _ended(self, task: asyncio.Task[None]) -> None:
        if self._task is task:
            self._task = None
        if not self._live.is_watched:
            self._live.tables.duties.leave(self._live)

    def _may_have_duty(self, state: TableState) -> bool:
        """Whether there may be something to answer later: what a process may die of must be claimed before."""
        if state.decider is None:
            return False
        if not self._live.is_watched:
            return self._has_duty(state)
        return any(state.is_computer(side) or state.orders[side] for side in SIDES)

    def _has_duty(self, state: TableState) -> bool:
        decider = state.decider
        if decider is None or not state.is_begun:
            return False
        if state.has_no_people and not self._live.is_watched:
            return False
        if state.is_computer(decider):
            return True
        if state.orders[decider] and self._nothing_at != state.version:
            return True
        return self._offered(state) is not None

    @staticmethod
    def _offered(state: TableState) -> tuple[int, str] | None:
        """The computer that has been offered something, and what."""
        for what in (DRAW, TAKEBACK):
            side = state.offers.of(what)
            if side is not None and state.is_computer(1 - side):
                return 1 - side, what
        return None

    async def _attend(self) -> None:
        """Answer as long as there is something to answer."""
        live = self._live
        self._failures = self._mistakes = 0
        while self._failures < _GIVE_UP and not live.tables.is_closing:
            try:
                if not await self._attend_once():
                    return
                self._failures = self._mistakes = 0
            except VexillaError as problem:
                _log.warning("game %s could not go on by itself: %s", live.id, problem)
                # A computer whose answer could not be stored is asked again, and answers the same.
                self._mistakes += not isinstance(problem.__cause__ or problem, StoreUnavailable)
                await self._fail()
            except Exception:
                _log.exception("game %s could not go on by itself", live.id)
                live.drop()
                self._mistakes += 1
                await self._fail()

    async def _fail(self) -> None:
        self._failures += 1
        await asyncio.sleep(_PAUSE if self._failures > 1 else 0)

    async def _attend_once(self) -> bool:
        live = self._live
        async with live.lock:
            state = await live.state()
            if not (live.tables.duties.has(live) and self._has_duty(state)):
                # Under the lock, so that whoever changes the table next wakes a new one.
                self._task = None
                return False
            offered = self._offered(state)
            if offered is not None:
                await self._reply(state, *offered)
                return True
            decider = state.decider
            assert decider is not None, "there is a duty only while someone decides"
            moved = state.moved
            version = state.version
        if state.is_computer(decider):
            await self._computer(state, decider, version, moved)
        else:
            await self._orders(decider, moved)
        return True

    # -- computers ---------------------------------------------------------------------------

    async def _computer(self, state: TableState, side: int, version: int, moved: int) -> None:
        live = self._live
        if self._mistakes >= _PATIENCE:
            actions = [self._any_action(state)]
        else:
            seat = state.seat(side)
            report = partial(self._report, side, moved)
            actions = await live.tables.computers.decide(
                live.id,
                state.header,
                self._lines,
                version,
                side,
                seat.level,
                state.table.match,
                seat.seconds,
                report,
            )
        await self._wait()
        async with live.lock:
            await self._take(side, moved, actions, "computer")

    def _report(self, side: int, moved: int, percent: int) -> None:
        """Tell whoever watches here how far a thought has come, unless the game has gone on."""
        state = self._live.known
        if state is not None and state.moved == moved:
            self._live.watchers.send(thinking(SIDE_NAMES[side], percent))

    def _any_action(self, state: TableState) -> str:
        match = state.table.match
        return match.text(Sight(match, match.decider).sample(generator_from(state.version + self._failures)))

    async def _lines(self, after: int, version: int) -> list[str]:
        return await all_lines(self._live.tables.store, self._live.id, after, version)

    async def _take(self, side: int, moved: int, actions: list[str], by: str) -> None:
        """Take actions that were chosen at a position, if it still stands. The caller holds the lock."""
        live = self._live
        state = await live.state()
        state = await live.end_if_out_of_time(state)
        if state.moved != moved or state.decider != side:
            return
        try:
            take_actions(state, side, actions)
        except Refused as problem:
            # Logged as it is: what was wanted may be a secret.
            raise Trouble("refused", f"{by} wanted something that is not allowed: {problem}") from None
        await live.record(state, state.write(ACT, SIDE_NAMES[side], live.tables.now(), by=by))

    # -- standing orders ---------------------------------------------------------------------

    async def _orders(self, side: int, moved: int) -> None:
        live = self._live
        await self._wait()
        async with live.lock:
            state = await live.state()
            if state.moved != moved or state.decider != side:
                return
            # An order may leave the answer to a computer player, who thinks for a while.
            match, orders = state.table.match.clone(), state.orders[side]
            action = await live.tables.beside(advice_for(state.ruleset).obey, match, side, orders)
            if action is None:
                self._nothing_at = state.version
                return
            await self._take(side, moved, [action], "orders")

    async def _wait(self) -> None:
        """Wait until the pace has passed since the question came up."""
        live = self._live
        rest = live.opened + live.tables.pace - live.tables.time()
        if rest > 0:
            await asyncio.sleep(rest)

    # -- offers ------------------------------------------------------------------------------

    async def _reply(self, state: TableState, side: int, what: str) -> None:
        """A computer lets people take back; a draw, which older servers let it be offered, it declines.

        The caller holds the lock.
        """
        live = self._live
        now = live.tables.now()
        if what == DRAW:
            await live.record(state, reply_to_offer(state, side, what, False, [], now))
            return
        lines = await self._lines(-1, state.version)
        try:
            entry = await live.make_beside(state, lambda it: reply_to_offer(it, side, what, True, lines, now))
        except Trouble:
            # There is nothing to take back.
            entry = reply_to_offer(state, side, what, False, [], now)
        await live.record(state, entry)
