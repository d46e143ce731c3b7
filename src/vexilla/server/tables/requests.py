"""What each message of a client does. Everything but a question is done while the table's lock is held."""

from __future__ import annotations

import unicodedata
from collections.abc import Awaitable, Callable
from typing import Any, Final

from ...advice import advice_for
from ...kernel.sides import SIDE_NAMES, SIDES
from ...kernel.table import CannotUndo
from ..store import Entry
from . import messages as m
from .entries import all_lines, must_have_decided, reply_to_offer, take_actions
from .live import LiveTable
from .messages import Trouble, answer
from .offers import DRAW, TAKEBACK
from .questions import ask
from .state import ACT, OFFER, ORDERS, RESIGN, UNDO, WITHDRAW, TableState
from .watchers import Watcher

#: Letters that leave nothing but room: fillers of Hangul, and a pattern of Braille without a dot.
_BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")
#: Marks that may stand on one letter; whoever piles up more writes over the lines above.
_MARKS: Final = 4
#: So many entries of a journal and lines of chat a game may have; beyond that there are only decisions.
_LONGEST: Final = 20_000


async def obey(live: LiveTable, watcher: Watcher, message: m.AnyMessage) -> None:
    """Do what a message says and answer it; Trouble or Refused say why not."""
    if isinstance(message, m.Visible):
        watcher.visible = message.visible
        live.note_company()
        watcher.send(answer(message.id))
        return
    if watcher.side not in SIDES and not isinstance(message, m.Study):
        raise Trouble("not-yours", "a spectator only watches")
    if isinstance(message, m.PlayNow):
        live.attendant.cut()
        watcher.send(answer(message.id))
        return
    if isinstance(message, m.Question):
        await ask(live, watcher, message)
        return
    async with live.lock:
        await _DO[type(message)](live, watcher, message)


# -- deciding ------------------------------------------------------------------------------------


async def _act(live: LiveTable, watcher: Watcher, message: m.Act) -> None:
    side = watcher.side

    def make(state: TableState) -> Entry:
        _must_go_on(state)
        _must_have_begun(state)
        if state.table.match.decider != side:
            raise Trouble("not-your-decision", "it is the other side that decides now")
        _, stopped = take_actions(state, side, message.actions)
        entry = state.write(ACT, SIDE_NAMES[side], live.tables.now(), message.id)
        if stopped is not None:
            entry.detail["stopped"] = stopped
        return entry

    await live.change(watcher, message.id, message.version, make)


async def _undo(live: LiveTable, watcher: Watcher, message: m.Undo) -> None:
    side = watcher.side

    def make(state: TableState) -> Entry:
        _must_be_short(state)
        try:
            if message.action is None:
                state.table.undo(side)
            else:
                state.table.withdraw(side, message.action)
        except CannotUndo as problem:
            raise Trouble(problem.reason, str(problem)) from None
        return state.write(UNDO, SIDE_NAMES[side], live.tables.now(), message.id)

    await live.change(watcher, message.id, message.version, make)


async def _resign(live: LiveTable, watcher: Watcher, message: m.Resign) -> None:
    def make(state: TableState) -> Entry:
        _must_go_on(state)
        state.table.end("resigned", watcher.side)
        return state.write(RESIGN, SIDE_NAMES[watcher.side], live.tables.now(), message.id)

    await live.change(watcher, message.id, None, make)


# -- offers --------------------------------------------------------------------------------------


async def _offer(live: LiveTable, watcher: Watcher, message: m.Offer) -> None:
    side, what = watcher.side, message.what
    lines = await all_lines(live.tables.store, live.id) if what == TAKEBACK else []

    def make(state: TableState) -> Entry:
        _must_go_on(state)
        _must_have_begun(state)
        _must_be_short(state)
        if what == TAKEBACK:
            must_have_decided(side, lines)
        elif state.has_computer:
            raise Trouble("draw-with-computer", "a computer agrees to no draw")
        if state.offers.of(what) is not None:
            mine = state.offers.of(what) == side
            raise Trouble("offered-already" if mine else "offered-to-you", "this is offered already", what=what)
        return state.write(OFFER, SIDE_NAMES[side], live.tables.now(), message.id, what=what)

    await live.change(watcher, message.id, None, make)


async def _withdraw(live: LiveTable, watcher: Watcher, message: m.Withdraw) -> None:
    side, what = watcher.side, message.what

    def make(state: TableState) -> Entry:
        if state.offers.of(what) != side:
            raise Trouble("no-offer", "you do not offer this", what=what)
        return state.write(WITHDRAW, SIDE_NAMES[side], live.tables.now(), message.id, what=what)

    await live.change(watcher, message.id, None, make)


async def _reply(live: LiveTable, watcher: Watcher, message: m.Reply) -> None:
    side = watcher.side
    takes_back = message.accept and message.what != DRAW
    version = (await live.state()).version
    lines = await all_lines(live.tables.store, live.id, -1, version) if takes_back else []

    def make(state: TableState) -> Entry:
        if takes_back and state.version != version:
            raise Trouble("not-saved", "the table has changed since its record was read")
        return reply_to_offer(state, side, message.what, message.accept, lines, live.tables.now(), message.id)

    # Taking back plays the whole game anew.
    await live.change(watcher, message.id, None, make, is_long=takes_back)


# -- orders and chat -----------------------------------------------------------------------------


async def _orders(live: LiveTable, watcher: Watcher, message: m.Orders) -> None:
    def make(state: TableState) -> Entry:
        _must_go_on(state)
        _must_be_short(state)
        reason = advice_for(state.ruleset).check_orders(message.orders)
        if reason is not None:
            raise Trouble("bad-orders", f"these are no orders: {reason}", wrong=reason)
        return state.write(ORDERS, SIDE_NAMES[watcher.side], live.tables.now(), message.id, orders=message.orders)

    await live.change(watcher, message.id, None, make)


async def _chat(live: LiveTable, watcher: Watcher, message: m.Chat) -> None:
    state = await live.state()
    if state.has_computer:
        raise Trouble("chat-with-computer", "there is nobody to talk to: a computer sits opposite")
    if not state.chat:
        raise Trouble("no-chat", "there is no chat at this table")
    text = cleaned(message.text)
    if not text:
        raise Trouble("empty-chat", "there is nothing to say")
    if state.version + await live.said() >= _LONGEST:
        raise Trouble("too-long", "so much was said here that nothing more is taken")
    await live.say(watcher.side, text, message.id)
    watcher.send(m.done(message.id, state.told))


def cleaned(text: str) -> str:
    """A text without what cannot be seen, on one line, with no more marks on a letter than a language puts there."""
    seen: list[str] = []
    marks = 0
    for letter in text:
        is_mark = unicodedata.category(letter) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        if marks > _MARKS or (is_mark and (not seen or seen[-1] == " ")):
            continue
        seen.append(letter if letter.isprintable() and letter not in _BLANKS else " ")
    return " ".join("".join(seen).split())


def _must_be_short(state: TableState) -> None:
    """Whatever brings a game no nearer to its end could go on for ever, and fill the disk and the memory."""
    if state.version >= _LONGEST:
        raise Trouble("too-long", "so much has happened here that only decisions are taken")


def _must_go_on(state: TableState) -> None:
    if state.table.over:
        raise Trouble("over", "the game is over")


def _must_have_begun(state: TableState) -> None:
    if not state.is_begun:
        raise Trouble("not-begun", "the rematch begins when both have sat down")


_DO: Final[dict[type, Callable[[LiveTable, Watcher, Any], Awaitable[None]]]] = {
    m.Act: _act,
    m.Undo: _undo,
    m.Resign: _resign,
    m.Offer: _offer,
    m.Withdraw: _withdraw,
    m.Reply: _reply,
    m.Chat: _chat,
    m.Orders: _orders,
}
