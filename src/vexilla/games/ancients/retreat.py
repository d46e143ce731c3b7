"""Flags: how many are ignored, and the retreat for the others (chapter 12)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Argument, Refusal
from ...kernel.sides import SIDES
from ...kernel.step import Choice, Step
from ..commands_colors.battle import NONE
from ..commands_colors.flight import is_open_to_unit, next_hexes
from . import events, marsh
from .actions import BOARD, HEXES, IGNORE, MOST_FLAGS, RETREAT
from .dice import flags_ignorable, hexes_per_flag
from .legality import refuse, refuse_moment
from .losses import harm
from .position import FIRE, Ancients
from .rampage import BEGIN_RAMPAGE, is_trampling, trample
from .units import ELEPHANT


def ignorable(position: Ancients) -> int:
    """How many of the rolled flags the struck unit may ignore."""
    struck = position.struck()
    is_full = position.attacker_was_full if struck == position.attacker else position.defender_was_full
    allowed = flags_ignorable(position, struck, is_full, position.striker(), position.strike != FIRE)
    return min(allowed, position.flags)


class Morale(Step[Ancients]):
    """Flags against a unit that still stands: ignore some, retreat for the rest (ANC-12-002)."""

    def run(self, match: Match[Ancients]) -> None:
        """Ask how many flags to ignore."""
        position = match.position
        struck = position.struck()
        if struck < 0 or not position.flags or position.unit_hex[struck] < 0 or position.is_evading:
            return
        match.agenda.append(IGNORE_FLAGS[position.side_of[struck]])


class IgnoreFlags(Choice[Ancients]):
    """The owner ignores all, some or none of the flags he may ignore (ANC-12-030)."""

    def options(self, match: Match[Ancients]) -> list[int]:
        """From none to all that may be ignored."""
        return [IGNORE + flags for flags in range(ignorable(match.position) + 1)]

    def forbids(self, match: Match[Ancients], action: int) -> Refusal | None:
        """Whether more flags would be ignored than the unit may."""
        if not IGNORE <= action <= IGNORE + MOST_FLAGS:
            return refuse_moment(self)
        position = match.position
        if action - IGNORE <= ignorable(position):
            return None
        return refuse("ANC-12-019", flags=position.flags, allowed=ignorable(position))

    def take(self, match: Match[Ancients], action: int) -> None:
        """Retreat for the flags that are left."""
        position = match.position
        struck = position.struck()
        ignored = action - IGNORE
        if match.logging:
            match.log.append(events.flags_ignored(position, struck, ignored, position.flags))
        accepted = position.flags - ignored
        position.flags = 0
        if accepted == 0:
            return
        position.retreater = struck
        position.retreat_left = accepted * hexes_per_flag(position)
        match.agenda.append(RETREAT_ON)
        if position.kinds[struck].traits & ELEPHANT:
            match.agenda.append(BEGIN_RAMPAGE)

    def question(self) -> str:
        """The message that asks how many flags to ignore."""
        return "cc-ask-ignore"

    def asks(self, match: Match[Ancients]) -> bool:
        """Only when something can be ignored."""
        return False


class RetreatOn(Step[Ancients]):
    """The retreat, hex by hex, until it is made or blocked."""

    def run(self, match: Match[Ancients]) -> None:
        """Go on, or lose blocks for the hexes that cannot be made (ANC-12-016)."""
        position = match.position
        unit = position.retreater
        if position.unit_hex[unit] < 0 or position.retreat_left == 0:
            position.retreater = NONE
            return
        if next_hexes(position, unit, position.retreat_left):
            match.agenda.append(RETREATS[position.side_of[unit]])
            return
        missing = position.retreat_left
        position.retreat_left = 0
        position.retreater = NONE
        if position.kinds[unit].traits & ELEPHANT and is_trampling(position, unit):
            if match.logging:
                match.log.append(events.blocked(position, unit, missing, "ANC-12-048"))
            trample(match, unit, missing)
            return
        if match.logging:
            match.log.append(events.blocked(position, unit, missing, "ANC-12-015"))
        harm(match, unit, min(missing, position.blocks[unit]), "ANC-12-016")


class Retreats(Choice[Ancients]):
    """The owner chooses the path, towards his own side and as far as it goes (ANC-12-006, ANC-12-017)."""

    def options(self, match: Match[Ancients]) -> list[int]:
        """The open hexes from which the retreat gets furthest."""
        position = match.position
        return [RETREAT + there for there in next_hexes(position, position.retreater, position.retreat_left)]

    def forbids(self, match: Match[Ancients], action: int) -> Refusal | None:
        """Why the unit may not retreat there."""
        if not RETREAT <= action < RETREAT + HEXES:
            return refuse_moment(self)
        position = match.position
        unit = position.retreater
        there = action - RETREAT
        if there in next_hexes(position, unit, position.retreat_left):
            return None
        return refuse(forbids_retreat(position, unit, there), hex=BOARD.labels[there])

    def take(self, match: Match[Ancients], action: int) -> None:
        """Fall back one hex; a lone leader found there ends it (ANC-12-012, ANC-12-013)."""
        position = match.position
        unit = position.retreater
        there = action - RETREAT
        here = position.unit_hex[unit]
        leader = position.leader_at[there]
        position.shift_unit(unit, there)
        position.retreat_left = 0 if leader >= 0 else position.retreat_left - 1
        if match.logging:
            match.log.append(events.retreated(position, unit, here, there))
            if leader >= 0:
                match.log.append(events.joined(position, unit, leader, "ANC-12-012"))
        match.agenda.append(RETREAT_ON)
        marsh.enter(match, unit)

    def question(self) -> str:
        """The message that asks for the next hex."""
        return "cc-ask-retreat"

    def about(self) -> dict[str, Argument]:
        """Nothing beyond the position."""
        return {}


def forbids_retreat(position: Ancients, unit: int, there: int) -> str:
    """The clause that closes a hex to a retreating unit."""
    side = position.side_of[unit]
    if there not in BOARD.rear[side][position.unit_hex[unit]]:
        return "ANC-12-007"
    if is_open_to_unit(position, unit, there):
        return "ANC-12-017"
    if position.unit_at[there] >= 0:
        return "ANC-12-010"
    if position.leader_at[there] >= 0:
        return "ANC-12-014" if position.side_of_leader[position.leader_at[there]] == side else "ANC-12-015"
    return "ANC-12-009"


MORALE: Final = Morale()
IGNORE_FLAGS: Final = [IgnoreFlags(side) for side in SIDES]
RETREAT_ON: Final = RetreatOn()
RETREATS: Final = [Retreats(side) for side in SIDES]
