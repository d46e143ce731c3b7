"""Elephants that must retreat: the rampage, and trampling what blocks their way (ANC-12-036 to ANC-12-061)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import NOBODY, SIDES
from ...kernel.step import Choice, Step
from ..commands_colors.events import blocked, marked, rolled_for
from ..commands_colors.faces import HIT
from ..commands_colors.leaders import (
    BeginFlight,
    LeaderCheck,
    kill_leader,
    remove_leader,
)
from ..commands_colors.losses import harm, take_blocks
from ..commands_colors.rolls import Roll
from ..commands_colors.rules import refuse, refuse_moment
from ..commands_colors.victory import count_banner, settle_both
from . import events
from .actions import BOARD, HEXES, RAMPAGE
from .position import Ancients
from .units import ELEPHANT, HELMET

#: Dice for each adjacent hex (ANC-12-039).
RAMPAGE_DICE: Final = 2


def begin_rampage(match: Match[Ancients], unit: int) -> None:
    """Before elephants retreat, everyone beside them is in danger (ANC-12-037, ANC-12-038)."""
    position = match.position
    if not position.kinds[unit].traits & ELEPHANT:
        return
    if match.logging:
        match.log.append(events.rampages(position, unit))
    around = BOARD.neighbours[position.unit_hex[unit]]
    position.rampage = [there for there in around if position.holder(there) != NOBODY]
    match.then(RAMPAGE_ON)


class RampageOn(Step[Ancients]):
    """One adjacent hex after another."""

    def run(self, match: Match[Ancients]) -> None:
        """The player who caused the rampage chooses the next hex (ANC-12-058)."""
        position = match.position
        position.rampage = [there for there in position.rampage if position.holder(there) != NOBODY]
        if position.rampage:
            match.then(CHOOSE_RAMPAGE[position.side_of[position.striker()]])


class ChooseRampage(Choice[Ancients]):
    """In which order the adjacent hexes are rolled for (ANC-12-058)."""

    def options(self, match: Match[Ancients]) -> list[int]:
        """The hexes that are left."""
        return [RAMPAGE + hex_ for hex_ in match.position.rampage]

    def forbids(self, match: Match[Ancients], action: int) -> Refusal | None:
        """Whether the hex is not one of them."""
        if not RAMPAGE <= action < RAMPAGE + HEXES:
            return refuse_moment(match, self)
        hex_ = action - RAMPAGE
        return None if hex_ in match.position.rampage else refuse("ANC-12-038", hex=BOARD.labels[hex_])

    def take(self, match: Match[Ancients], action: int) -> None:
        """Roll for it."""
        hex_ = action - RAMPAGE
        match.position.rampage.remove(hex_)
        match.then(RampageRoll(hex_), RAMPAGE_ON)

    def question(self) -> str:
        return "cc-ask-rampage"


class RampageRoll(Roll[Ancients]):
    """Two dice: the symbol of the unit's class hits it, a helmet kills a lone leader (ANC-12-041, ANC-12-042)."""

    def __init__(self, hex_: int) -> None:
        super().__init__(RAMPAGE_DICE)
        self.hex: Final = hex_

    def happened(self, match: Match[Ancients], faces: list[int]) -> None:
        """Hit whoever stands there."""
        position = match.position
        unit = position.unit_at[self.hex]
        if match.logging:
            roller = 1 - position.holder(self.hex)
            counted = marked(faces, (position.kinds[unit].class_ if unit >= 0 else HELMET,), HIT)
            match.log.append(rolled_for(position, "rampage", roller, self.hex, faces, "ANC-12-039", counted))
        if unit >= 0:
            hits = faces.count(position.kinds[unit].class_)
            harm(match, unit, min(hits, position.blocks[unit]), "ANC-12-041")
            return
        leader = position.leader_at[self.hex]
        if HELMET in faces:
            kill_leader(match, leader, self.hex, "ANC-12-042")
        else:
            match.then(BeginFlight(leader))

    def label(self) -> str:
        return f"RampageRoll({BOARD.labels[self.hex]})"

    @classmethod
    def from_words(cls, words: list[str]) -> RampageRoll:
        """A hex."""
        (label,) = words
        return RampageRoll(BOARD.hex_named(label))


# -- a blocked way -------------------------------------------------------------------------------


def blockers(position: Ancients, unit: int) -> list[int]:
    """The hexes behind elephants that are taken up by units or by a lone leader (ANC-12-048).

    A friendly leader blocks only elephants that have a leader of their own (ANC-12-053); this is
    asked when no hex is open, so any leader found here is one who blocks.
    """
    rear = BOARD.rear[position.side_of[unit]][position.unit_hex[unit]]
    return [there for there in rear if position.holder(there) != NOBODY]


def is_trampling(position: Ancients, unit: int) -> bool:
    """Whether blocked elephants harm what blocks them instead of themselves."""
    return position.kinds[unit].traits & ELEPHANT != 0 and len(blockers(position, unit)) > 0


def tramples_on_the_way(position: Ancients, unit: int, made: int) -> bool:
    """Whether units are what stops elephants that have made so many hexes of their retreat, on whichever way."""
    if not position.kinds[unit].traits & ELEPHANT:
        return False
    if made == 0:
        return is_trampling(position, unit)
    # The hexes on the way are open, so whatever closes it further back is found from the last hex made.
    here = position.unit_hex[unit]
    for there in BOARD.rear[position.side_of[unit]][here]:
        if position.unit_at[there] < 0:
            position.shift_unit(unit, there)
            is_stopped = tramples_on_the_way(position, unit, made - 1)
            position.shift_unit(unit, here)
            if is_stopped:
                return True
    return False


def trample_if_blocked(match: Match[Ancients], unit: int, missing: int) -> bool:
    """Elephants that cannot retreat trample what blocks them, if it is units or leaders (ANC-12-048)."""
    if not is_trampling(match.position, unit):
        return False
    if match.logging:
        match.log.append(blocked(match.position, unit, missing, "ANC-12-048"))
    trample(match, unit, missing)
    return True


def trample(match: Match[Ancients], unit: int, missing: int) -> None:
    """Everyone who blocks the way loses a block for each missing hex, all at the same time (ANC-12-049, ANC-12-060).

    Their leaders are checked as well before anyone has won.
    """
    position = match.position
    flights: list[Step[Ancients]] = []
    for there in blockers(position, unit):
        blocker, leader = position.unit_at[there], position.leader_at[there]
        if blocker < 0:
            remove_leader(match, leader, there, "ANC-12-049")
            count_banner(match, 1 - position.side_of_leader[leader], "ANC-12-060")
            continue
        is_destroyed = take_blocks(match, blocker, min(missing, position.blocks[blocker]), "ANC-12-049")
        if is_destroyed:
            count_banner(match, 1 - position.side_of[blocker], "ANC-12-060")
        if leader >= 0:
            match.then(CheckTogether(position.rules.check_dice(position, is_destroyed), leader))
            if is_destroyed:
                flights.append(BeginFlight(leader))
    match.then(SETTLE, *flights)


class CheckTogether(LeaderCheck[Ancients]):
    """The casualty check of a leader whose unit was trampled: the banner for him decides nothing yet."""

    def kill(self, match: Match[Ancients], hex_: int, clause: str) -> None:
        """He is killed."""
        remove_leader(match, self.leader, hex_, clause)
        count_banner(match, 1 - match.position.side_of_leader[self.leader], "ANC-12-060")

    def label(self) -> str:
        return f"CheckTogether({self.dice} {self.leader})"


class Settle(Step[Ancients]):
    """All that was trampled is known: now banners and lost leaders decide (ANC-12-061)."""

    def run(self, match: Match[Ancients]) -> None:
        """See who has won."""
        settle_both(match)


SETTLE: Final = Settle()
RAMPAGE_ON: Final = RampageOn()
CHOOSE_RAMPAGE: Final = [ChooseRampage(side) for side in SIDES]
