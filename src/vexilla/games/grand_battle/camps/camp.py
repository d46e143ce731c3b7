"""Camps: who is inside, when they fall and who loots them (GRB-12-004 to GRB-12-007, GRB-12-049 to GRB-12-063)."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.refusal import Refusal
from ....kernel.sides import SIDE_NAMES, SIDES, name_of_side
from ....kernel.step import Step
from ..disorder import disorder
from ..geometry.bases import Base, from_centre
from ..geometry.gaps import gap, overlaps, touches
from ..geometry.numbers import FINE, SLACK, Spot
from ..naming import NameUnit
from ..position import DISABLED, FLEEING, GONE, IN_CAMP, LOOTING, ON_TABLE, ROUTED, UNPLACED, GrandBattle
from ..refusals import refuse
from ..roster import BAGGAGE, NONE, SERVANTS
from ..tables.camps import CAMPS_BY_KEY
from ..tables.disorder import LOOTING as LOOTING_CAUSE
from ..telling import tell

_AWAY: Final = FLEEING | ROUTED | DISABLED


# -- setting it up ---------------------------------------------------------------------------------


def servants_in(position: GrandBattle, side: int, camp: Base) -> Base | None:
    """Where the servants of a camp stand that lies somewhere; None while they only man its sections."""
    kind = CAMPS_BY_KEY[position.setting.camps[side]]
    if kind.key == BAGGAGE.key:
        return camp
    if kind.sections or not camp.width:
        return None
    return from_centre(camp.centre(), camp.heading, SERVANTS.kind.width, SERVANTS.depth)


def pitch(position: GrandBattle, side: int, base: Base) -> None:
    """Put the camp of a side somewhere, its servants with it: in the middle, behind an obstacle or as the train."""
    servants = position.roster.servants[side]
    kind = CAMPS_BY_KEY[position.setting.camps[side]]
    if kind.key == BAGGAGE.key:
        position.bases[servants] = base
        position.places[servants] = ON_TABLE if base.width else UNPLACED
        if position.camp_lost[side]:
            position.marks[servants] |= DISABLED
        return
    position.camps[side] = base
    if position.camp_lost[side]:
        position.places[servants] = GONE
    elif kind.sections:
        position.places[servants] = IN_CAMP
    else:
        middle = servants_in(position, side, base)
        if middle is not None:
            position.bases[servants] = middle
            position.places[servants] = ON_TABLE


def has_servants(position: GrandBattle, side: int) -> bool:
    """Whether the servants of a side's camp are still there."""
    servants = position.roster.servants[side]
    if servants == NONE or position.places[servants] not in (ON_TABLE, IN_CAMP):
        return False
    return not position.marks[servants] & DISABLED


def are_servants(position: GrandBattle, unit: int) -> bool:
    """Whether a unit is the servants of a camp, or of a train."""
    return unit in position.roster.servants


# -- who is inside ---------------------------------------------------------------------------------


def _holds(camp: Base, spot: Spot) -> bool:
    right, forward = camp.local(spot)
    return abs(right) <= (camp.half + SLACK) * FINE and -(camp.depth + SLACK) * FINE <= forward <= SLACK * FINE


def is_garrison(position: GrandBattle, unit: int, side: int) -> bool:
    """Whether a unit stands wholly inside the camp of a side (GRB-12-060)."""
    camp = position.camp_of(side)
    if camp.width == 0 or not position.is_on_table(unit) or position.setting.camps[side] == BAGGAGE.key:
        return False
    return lies_in(camp, position.bases[unit])


def lies_in(camp: Base, base: Base) -> bool:
    """Whether a base lies wholly inside a camp (GRB-12-060)."""
    return all(_holds(camp, corner) for corner in base.corners())


def has_entered(position: GrandBattle, unit: int, side: int) -> bool:
    """Whether any part of a unit is inside the camp of a side (GRB-12-063); of a train, whether it touches it."""
    camp = position.camp_of(side)
    if camp.width == 0 or not position.is_on_table(unit):
        return False
    if position.setting.camps[side] == BAGGAGE.key:
        return unit != position.roster.servants[side] and touches(position.bases[unit], camp)
    return overlaps(position.bases[unit], camp)


def _present(position: GrandBattle, owner: int, side: int) -> list[int]:
    """The units of an owner in the camp of a side that neither flee nor are servants."""
    units = [unit for unit in position.units_of(owner) if not position.marks[unit] & _AWAY]
    return [unit for unit in units if not are_servants(position, unit) and has_entered(position, unit, side)]


def is_cornered(position: GrandBattle, unit: int, enemy: int) -> bool:
    """Whether a unit has an insurmountable obstacle behind it: it stands in a camp (GRB-12-042), or is a train.

    Who fights the servants of an open camp in its middle is inside it as they are (GRB-12-061).
    """
    if are_servants(position, unit):
        return True
    for side in SIDES:
        camp = position.camp_of(side)
        if camp.width == 0 or position.setting.camps[side] == BAGGAGE.key:
            continue
        is_at_servants = enemy == position.roster.servants[side] and position.setting.camps[side] == "ordinary"
        if is_at_servants or _holds(camp, position.bases[unit].centre()):
            return True
    return False


def assailants_inside(position: GrandBattle, unit: int) -> list[int]:
    """The enemies inside its camp from whom a unit of the garrison may not run; nobody if it is none (GRB-12-045)."""
    side = position.side_of(unit)
    return _present(position, 1 - side, side) if is_garrison(position, unit, side) else []


def runs_from_assailants(position: GrandBattle, unit: int, base: Base) -> bool:
    """Whether a garrison would leave its camp, or the nearest enemy inside it, by moving to a base (GRB-12-045)."""
    enemies = assailants_inside(position, unit)
    if not enemies:
        return False
    if not lies_in(position.camp_of(position.side_of(unit)), base):
        return True
    before = min([gap(position.bases[unit], position.bases[enemy]) for enemy in enemies])
    after = min([gap(base, position.bases[enemy]) for enemy in enemies])
    return after > before + SLACK


# -- capture and looting ---------------------------------------------------------------------------


def settle_camps(match: Match[GrandBattle]) -> None:
    """Camps without a garrison are lost, looted by who is there first, and taken back by their owners.

    It is asked after everything that moves or destroys units (GRB-12-049 to GRB-12-051, GRB-12-055, GRB-12-063).
    """
    for side in SIDES:
        if has_camp(match.position, side):
            _settle(match, side)


def has_camp(position: GrandBattle, side: int) -> bool:
    """Whether a side has a camp on the table, lost or not."""
    return position.setting.camps[side] != "none" and position.camp_of(side).width > 0


def _settle(match: Match[GrandBattle], side: int) -> None:
    position = match.position
    is_train = position.setting.camps[side] == BAGGAGE.key
    own = [unit for unit in _present(position, side, side) if is_train or is_garrison(position, unit, side)]
    enemies = _present(position, 1 - side, side)
    if not position.camp_lost[side]:
        # A train is its servants; a camp is held by whoever is left of its garrison (GRB-12-007, GRB-12-062).
        if has_servants(position, side) or (own and not (is_train and enemies)):
            return
        position.camp_lost[side] = True
        position.looted[side] = False
        _tell(match, "grb-camp-lost", "GRB-12-049", side, NONE)
    if enemies:
        if not position.looted[side]:
            captors = captors_of(position, side)
            if len(captors) == 1:
                _loot(match, side, captors[0])
            else:
                match.then(WhoLoots(side))
    elif own:
        position.camp_lost[side] = False
        position.looted[side] = False
        _tell(match, "grb-camp-retaken", "GRB-12-055", side, own[0])


def captors_of(position: GrandBattle, side: int) -> list[int]:
    """The units one of which has captured a camp: who has just fought for it, else all who are there."""
    enemies = _present(position, 1 - side, side)
    fought = [unit for unit in position.fighters if unit in enemies]
    return fought or enemies


class WhoLoots(Step[GrandBattle]):
    """Several have come into a camp at once: their owner says who loots it, if that is still to be said."""

    def __init__(self, camp: int) -> None:
        super().__init__()
        self.camp: Final = camp

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        if not position.camp_lost[self.camp] or position.looted[self.camp]:
            return
        captors = captors_of(position, self.camp)
        if len(captors) > 1:
            match.then(CHOOSE_LOOTER[1 - self.camp])
        elif captors:
            _loot(match, self.camp, captors[0])

    def label(self) -> str:
        return f"WhoLoots({name_of_side(self.camp)})"


class ChooseLooter(NameUnit):
    """The player who has captured the enemy's camp says which of the units inside loots it (GRB-12-051)."""

    def candidates(self, position: GrandBattle) -> list[int]:
        return captors_of(position, 1 - self.side)

    def refused(self, position: GrandBattle, name: str) -> Refusal:
        return refuse("GRB-12-051", unit=name)

    def name(self, match: Match[GrandBattle], unit: int) -> None:
        _loot(match, 1 - self.side, unit)

    def question(self) -> str:
        return "grb-ask-looter"


def _loot(match: Match[GrandBattle], side: int, unit: int) -> None:
    """The captor loots, and is disordered by it (GRB-12-051)."""
    position = match.position
    position.looted[side] = True
    position.marks[unit] |= LOOTING
    _tell(match, "grb-loots", "GRB-12-051", side, unit)
    disorder(match, unit, LOOTING_CAUSE)


def _tell(match: Match[GrandBattle], name: str, clause: str, side: int, unit: int) -> None:
    if match.logging:
        who = match.position.roster.ids[unit] if unit != NONE else ""
        tell(match, Event(name, (clause,), {"side": SIDE_NAMES[side], "unit": who}, sort="loss"))


CHOOSE_LOOTER: Final = [ChooseLooter(side) for side in SIDES]
