"""The log of a battle: every event says who stands elsewhere than the log has told so far.

So whoever shows a battle event by event needs no rule to know where everybody is meanwhile, however they were moved:
by a leg, a line that forms, a flight, or who made room for them. Only what stands on the table for everybody to see is
told of.
"""

from __future__ import annotations

from ...kernel.event import Event
from ...kernel.match import Match
from ...kernel.refusal import Argument
from .geometry.bases import NOWHERE, Base
from .position import GrandBattle


def tell(match: Match[GrandBattle], event: Event) -> None:
    """Log an event, with all who have moved or gone since the last one."""
    found = moves(match.position)
    assert not any(key in event.arguments for key in found), "an event has other names for what it tells itself"
    event.arguments.update(found)
    match.log.append(event)


def tell_shift(match: Match[GrandBattle], clause: str) -> None:
    """Log that some are shifted or turned by a clause of which nothing else is told; nothing if nobody is."""
    if match.logging:
        about = moves(match.position)
        if "moved" in about:
            match.log.append(Event("grb-shifted", (clause,), {**about, "units": about["moved"]}))


def note_bases(position: GrandBattle) -> None:
    """Where everybody stands now is known without an event."""
    position.told = [_shown(position, unit) for unit in range(len(position.bases))]


def _shown(position: GrandBattle, unit: int) -> Base:
    return position.bases[unit] if position.is_on_table(unit) else NOWHERE


def moves(position: GrandBattle) -> dict[str, Argument]:
    """Who moved, where he starts and where he ends, five numbers each: the middle of the front, heading, width, depth.

    Whoever was not on the table before came from a base without a width; who is ``gone`` left it.
    """
    moved: list[str] = []
    before: list[int] = []
    after: list[int] = []
    gone: list[str] = []
    for unit, told in enumerate(position.told):
        base = _shown(position, unit)
        if base is told or base == told:
            continue
        position.told[unit] = base
        if base is NOWHERE:
            gone.append(position.roster.ids[unit])
            continue
        moved.append(position.roster.ids[unit])
        before += [told.x, told.y, told.heading, told.width, told.depth]
        after += [base.x, base.y, base.heading, base.width, base.depth]
    found: dict[str, Argument] = {}
    if moved:
        found = {"moved": moved, "starts": before, "ends": after}
    if gone:
        found["gone"] = gone
    return found
