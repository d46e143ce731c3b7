"""Answers that were given: a message that comes again gets the same one, and nothing is done twice."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from ...kernel.sides import SIDE_NAMES
from ..store import Entry, Store
from .messages import done, encode
from .state import ORDERS, TableState

#: Answers that are kept in memory; older ones are found in the journal.
_KEPT: Final = 32


class Answers:
    """The last answers given at a table."""

    __slots__ = ("_answers",)

    def __init__(self) -> None:
        self._answers: Final[OrderedDict[tuple[int, str], bytes]] = OrderedDict()

    def find(self, side: int, message: str) -> bytes | None:
        """What a side was answered to a message, if that was lately."""
        return self._answers.get((side, message))

    def keep(self, side: int, message: str, answer: bytes) -> None:
        """Keep an answer."""
        self._answers[side, message] = answer
        if len(self._answers) > _KEPT:
            self._answers.popitem(last=False)


async def given_before(store: Store, state: TableState, side: int, message: str, version: int | None) -> bytes | None:
    """The answer to a message that was obeyed before, perhaps by another process or before a restart.

    ``version`` is what its sender had been told; None where the message does not say.
    """
    if version is None:
        told = state.kept.get((SIDE_NAMES[side], message))
        return None if told is None else done(message, told)
    if version >= state.told:
        return None  # whatever was done with this version would have raised it
    told = state.told
    for entry in reversed(await store.entries(state.id, version)):
        if entry.message == message and entry.side == SIDE_NAMES[side]:
            return answer_of(message, entry, told)
        told -= entry.kind != ORDERS
    return None


def answer_of(message: str, entry: Entry, told: int) -> bytes:
    """The answer to the message that an entry came from."""
    stopped: dict[str, Any] | None = entry.detail.get("stopped")
    return done(message, told) if stopped is None else encode({"id": message, **stopped})
