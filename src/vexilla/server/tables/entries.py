"""Changes of a table that both people and computers make, before they are written to the journal."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.record import can_take_back
from ...kernel.refusal import IllegalAction, NothingToDecide, UnknownAction
from ...kernel.sides import SIDE_NAMES
from ...kernel.table import CannotUndo
from ..store import Entry, Store
from .messages import Trouble, not_understood, refusal_parts
from .offers import DRAW
from .state import REPLY, TableState


class Refused(Exception):
    """A rule forbids the first action of a message; nothing was changed."""

    def __init__(self, parts: dict[str, Any]) -> None:
        super().__init__(parts["reason"])
        self.parts: Final = parts


def take_actions(state: TableState, side: int, texts: list[str]) -> tuple[int, dict[str, Any] | None]:
    """Take actions in order until one cannot be taken: how many were, and what stopped them.

    Refused or Trouble is raised when already the first one cannot, and nothing has changed.
    """
    table = state.table
    taken = 0
    for text in texts:
        try:
            table.act(side, table.match.read(text))
        except IllegalAction as problem:
            parts = refusal_parts(text, problem.refusal, taken)
            if not taken:
                raise Refused(parts) from None
            return taken, {"is": "refused", **parts}
        except UnknownAction as problem:
            trouble = not_understood("unknown-action", problem, action=text, taken=taken)
            if not taken:
                raise trouble from None
            return taken, stopping(trouble)
        except NothingToDecide:
            trouble = Trouble("not-your-decision", "nothing is left for you to decide now", taken=taken)
            if not taken:
                raise trouble from None
            return taken, stopping(trouble)
        taken += 1
    return taken, None


def stopping(trouble: Trouble) -> dict[str, Any]:
    """What stopped a gesture in the middle, as the journal keeps it."""
    return {"is": "error", "reason": trouble.reason, "message": str(trouble), "arguments": trouble.arguments}


def reply_to_offer(
    state: TableState, side: int, what: str, accept: bool, lines: list[str], now: float, message: str = ""
) -> Entry:
    """Answer the other side's offer; to take something back, all lines of the record are needed."""
    if state.offers.of(what) != 1 - side:
        raise Trouble("no-offer", "this is not offered", what=what)
    table = state.table
    known = 0
    if accept and what == DRAW:
        table.end("agreed", side)
    elif accept:
        table.record.lines[:] = lines
        known = len(lines)
        try:
            table.takeback(1 - side)
        except CannotUndo as problem:
            table.record.lines.clear()
            raise Trouble(problem.reason, str(problem)) from None
    return state.write(REPLY, SIDE_NAMES[side], now, message, known, what=what, accept=accept)


def must_have_decided(side: int, lines: list[str]) -> None:
    """Trouble if a side has nothing to take back, by all lines of the record."""
    if not can_take_back(lines, side):
        raise Trouble("undo-nothing", "there is nothing to take back")


async def all_lines(store: Store, game: str, after: int = -1, version: int | None = None) -> list[str]:
    """The lines of a game's record after a version, up to and with another; after -1: from the beginning."""
    lines: list[str] = []
    if after < 0:
        stored = await store.find(game)
        lines += stored.lines if stored is not None else []
    for entry in await store.entries(game, max(after, 0)):
        if version is None or entry.version <= version:
            lines += entry.lines
    return lines
