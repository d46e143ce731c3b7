"""The log of events of one game, kept small: what is old lies compressed, each event once for all who may see it.

A long battle has thousands of events; as Python objects they would take megabytes. Here an event is the
JSON that goes over the wire, with a second one for those who may not know its secrets.
"""

from __future__ import annotations

import zlib
from typing import Final, TypeAlias

import msgspec

from ...kernel.event import Event
from ...kernel.sides import EVERYONE, SIDES, SPECTATOR

#: So many events make a block.
BLOCK: Final = 64
#: So many events at the end are never in a block, so that undo need not open one.
_OPEN: Final = 16
_VIEWERS: Final = (*SIDES, SPECTATOR)

#: An event alike for everyone; or who sees its secrets, how they see it, how the others see it.
Item: TypeAlias = "bytes | tuple[int, bytes, bytes]"

_encode: Final = msgspec.json.Encoder().encode
_pack: Final = msgspec.msgpack.Encoder().encode
_unpack: Final = msgspec.msgpack.Decoder(list[bytes | tuple[int, bytes, bytes]]).decode


def item_of(event: Event) -> Item:
    """An event as it is kept."""
    audience = event.audience & EVERYONE
    if not event.secrets or audience == EVERYONE:
        return _encode(event.seen_by(SPECTATOR))
    knows = [side for side in _VIEWERS if audience >> side & 1]
    others = next(side for side in _VIEWERS if not audience >> side & 1)
    hidden = _encode(event.seen_by(others))
    return (audience, _encode(event.seen_by(knows[0])), hidden) if knows else hidden


class EventLog:
    """Everything that happened and still stands, to be cut for each viewer when it is sent."""

    __slots__ = ("_blocks", "_tail")

    def __init__(self) -> None:
        self._blocks: list[bytes] = []
        self._tail: list[Item] = []

    def __len__(self) -> int:
        return len(self._blocks) * BLOCK + len(self._tail)

    def extend(self, items: list[Item]) -> None:
        """Add events."""
        self._tail += items
        while len(self._tail) >= BLOCK + _OPEN:
            self._blocks.append(zlib.compress(_pack(self._tail[:BLOCK])))
            del self._tail[:BLOCK]

    def cut(self, length: int) -> None:
        """Forget everything after the first ``length`` events."""
        while self._blocks and length < len(self._blocks) * BLOCK:
            self._tail = self._open(len(self._blocks) - 1)
            self._blocks.pop()
        del self._tail[length - len(self._blocks) * BLOCK :]

    def items(self, start: int = 0) -> list[Item]:
        """The events from a number on, as they are kept."""
        first, skip = divmod(start, BLOCK)
        if first >= len(self._blocks):
            return self._tail[start - len(self._blocks) * BLOCK :]
        found: list[Item] = []
        for number in range(first, len(self._blocks)):
            found += self._open(number)
        found += self._tail
        return found[skip:]

    def seen_by(self, side: int, start: int = 0) -> msgspec.Raw:
        """The events from a number on as a viewer may see them: a JSON array."""
        return seen(self.items(start), side)

    def _open(self, number: int) -> list[Item]:
        return _unpack(zlib.decompress(self._blocks[number]))


def seen(items: list[Item], side: int) -> msgspec.Raw:
    """Events as a viewer may see them: a JSON array."""
    shown = [item if isinstance(item, bytes) else item[1] if item[0] >> side & 1 else item[2] for item in items]
    return msgspec.Raw(b"[" + b",".join(shown) + b"]")


def common_start(ours: list[Item], theirs: list[Item]) -> int:
    """How many events two logs have in common from the beginning."""
    length = 0
    for one, other in zip(ours, theirs, strict=False):
        if one != other:
            break
        length += 1
    return length
