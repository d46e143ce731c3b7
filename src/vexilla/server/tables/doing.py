"""What each message of a client does. Every function here runs while the table's lock is held."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from ...advice import advice_for
from ...kernel.refusal import UnknownAction
from ...kernel.sides import SIDE_NAMES, SIDES
from ...kernel.table import CannotUndo
from ..store import Entry
from . import messages as m
from .changing import all_lines, reply_to_offer, take_actions
from .live import LiveTable, Watcher
from .messages import Trouble, answer
from .offers import DRAW
from .standing import ACT, OFFER, ORDERS, RESIGN, UNDO, WITHDRAW, Standing


async def obey(live: LiveTable, watcher: Watcher, message: m.AnyMessage) -> None:
    """Do what a message says and answer it; Trouble or Refused say why not."""
    if isinstance(message, m.Visible):
        watcher.visible = message.visible
        watcher.send(answer(message.id))
        return
    if watcher.side not in SIDES:
        raise Trouble("not-yours", "a spectator only watches")
    async with live.lock:
        await _DO[type(message)](live, watcher, message)


# -- deciding ------------------------------------------------------------------------------------


async def _act(live: LiveTable, watcher: Watcher, message: m.Act) -> None:
    side = watcher.side

    def make(standing: Standing) -> Entry:
        _must_go_on(standing)
        if standing.table.match.decider != side:
            raise Trouble("not-your-decision", "it is the other side that decides now")
        _, stopped = take_actions(standing, side, message.actions)
        entry = standing.write(ACT, SIDE_NAMES[side], live.tables.now(), message.id)
        if stopped is not None:
            entry.detail["stopped"] = stopped
        return entry

    await live.change(watcher, message.id, message.version, make)


async def _undo(live: LiveTable, watcher: Watcher, message: m.Undo) -> None:
    side = watcher.side

    def make(standing: Standing) -> Entry:
        try:
            standing.table.undo(side)
        except CannotUndo as problem:
            raise Trouble(problem.reason, str(problem)) from None
        return standing.write(UNDO, SIDE_NAMES[side], live.tables.now(), message.id)

    await live.change(watcher, message.id, message.version, make)


async def _resign(live: LiveTable, watcher: Watcher, message: m.Resign) -> None:
    def make(standing: Standing) -> Entry:
        _must_go_on(standing)
        standing.table.end("resigned", watcher.side)
        return standing.write(RESIGN, SIDE_NAMES[watcher.side], live.tables.now(), message.id)

    await live.change(watcher, message.id, None, make)


# -- offers --------------------------------------------------------------------------------------


async def _offer(live: LiveTable, watcher: Watcher, message: m.Offer) -> None:
    side, what = watcher.side, message.what

    def make(standing: Standing) -> Entry:
        _must_go_on(standing)
        if standing.offers.of(what) is not None:
            mine = standing.offers.of(what) == side
            raise Trouble("offered-already" if mine else "offered-to-you", "this is offered already", what=what)
        return standing.write(OFFER, SIDE_NAMES[side], live.tables.now(), message.id, what=what)

    await live.change(watcher, message.id, None, make)


async def _withdraw(live: LiveTable, watcher: Watcher, message: m.Withdraw) -> None:
    side, what = watcher.side, message.what

    def make(standing: Standing) -> Entry:
        if standing.offers.of(what) != side:
            raise Trouble("no-offer", "you do not offer this", what=what)
        return standing.write(WITHDRAW, SIDE_NAMES[side], live.tables.now(), message.id, what=what)

    await live.change(watcher, message.id, None, make)


async def _reply(live: LiveTable, watcher: Watcher, message: m.Reply) -> None:
    side = watcher.side
    needs_lines = message.accept and message.what != DRAW
    lines = await all_lines(live.tables.store, live.id) if needs_lines else []

    def make(standing: Standing) -> Entry:
        return reply_to_offer(standing, side, message.what, message.accept, lines, live.tables.now(), message.id)

    await live.change(watcher, message.id, None, make)


# -- orders and chat -----------------------------------------------------------------------------


async def _orders(live: LiveTable, watcher: Watcher, message: m.Orders) -> None:
    def make(standing: Standing) -> Entry:
        _must_go_on(standing)
        reason = advice_for(standing.ruleset).check_orders(message.orders)
        if reason is not None:
            raise Trouble("bad-orders", f"these are no orders: {reason}", wrong=reason)
        return standing.write(ORDERS, SIDE_NAMES[watcher.side], live.tables.now(), message.id, orders=message.orders)

    await live.change(watcher, message.id, None, make)


async def _chat(live: LiveTable, watcher: Watcher, message: m.Chat) -> None:
    standing = await live.standing()
    if not standing.chat:
        raise Trouble("no-chat", "there is no chat at this table")
    text = cleaned(message.text)
    if not text:
        raise Trouble("empty-chat", "there is nothing to say")
    await live.say(watcher.side, text, message.id)
    watcher.send(m.done(message.id, standing.told))


def cleaned(text: str) -> str:
    """A text without what cannot be seen, on one line."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


# -- questions -----------------------------------------------------------------------------------


async def _why(live: LiveTable, watcher: Watcher, message: m.Why) -> None:
    standing = await live.standing()
    match = standing.table.match
    if standing.decider != watcher.side:
        raise Trouble("not-your-decision", "you have nothing to decide now")
    try:
        refusal = match.refusal(match.game.vocabulary.action(message.action))
    except UnknownAction as problem:
        raise Trouble("unknown-action", str(problem), action=message.action, wrong=problem.wrong) from None
    if refusal is None:
        watcher.send(answer(message.id, allowed=True))
        return
    parts = {"clause": refusal.clause, "reason": refusal.reason, "arguments": refusal.arguments}
    watcher.send(answer(message.id, allowed=False, **parts))


async def _odds(live: LiveTable, watcher: Watcher, message: m.Odds) -> None:
    standing = await live.standing()
    odds = None
    if not standing.table.over:
        odds = advice_for(standing.ruleset).odds(standing.table.match, watcher.side, message.action)
    watcher.send(answer(message.id, odds=odds))


async def _preview(live: LiveTable, watcher: Watcher, message: m.Preview) -> None:
    standing = await live.standing()
    shown = None
    if not standing.table.over:
        shown = advice_for(standing.ruleset).preview(standing.table.match, watcher.side, message.action)
    watcher.send(answer(message.id, **(shown or {"decision": None, "view": None})))


async def _marks(live: LiveTable, watcher: Watcher, message: m.Marks) -> None:
    standing = await live.standing()
    marks = {}
    if standing.decider == watcher.side:
        marks = advice_for(standing.ruleset).marks(standing.table.match, watcher.side)
    watcher.send(answer(message.id, marks=marks))


def _must_go_on(standing: Standing) -> None:
    if standing.table.over:
        raise Trouble("over", "the game is over")


_DO: Final[dict[type, Callable[[LiveTable, Watcher, Any], Awaitable[None]]]] = {
    m.Act: _act,
    m.Undo: _undo,
    m.Resign: _resign,
    m.Offer: _offer,
    m.Withdraw: _withdraw,
    m.Reply: _reply,
    m.Chat: _chat,
    m.Orders: _orders,
    m.Why: _why,
    m.Odds: _odds,
    m.Preview: _preview,
    m.Marks: _marks,
}
