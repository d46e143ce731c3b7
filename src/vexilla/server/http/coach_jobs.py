"""What the coach does in the processes of the :mod:`.workshop`."""

from __future__ import annotations

import msgspec

from ...advice import advice_for
from ...advice import coach as coaching
from ...games import GAMES
from ...kernel.record import Replay, parse_record


def hint(record: str, side: int, seconds: float) -> bytes:
    """A hint for the decision that a side has to take at the end of a record."""
    parsed, lines = parse_record(record, GAMES)
    match = Replay(parsed, lines, GAMES, logging=False).run()
    return msgspec.json.encode({"hint": coaching.hint(advice_for(parsed.game), match, side, seconds)})


def review(record: str, steps: list[int], deep: bool, seconds: float, tried: str | None = None) -> bytes:
    """What some decisions of a record have cost, or something else that is tried at one of them would."""
    parsed, _ = parse_record(record, GAMES)
    found = coaching.review(advice_for(parsed.game), record, frozenset(steps), deep=deep, seconds=seconds, tried=tried)
    return msgspec.json.encode({"steps": found})
