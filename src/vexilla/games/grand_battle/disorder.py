"""Points of disorder: what gives them, what takes them away (chapter 8, GRB-10-012 to GRB-10-014)."""

from __future__ import annotations

from typing import Final

from ...kernel.event import Event
from ...kernel.match import Match
from .geometry.shapes import stands_in
from .position import GrandBattle
from .removal import disperse
from .tables.disorder import CHARIOT_RETREAT, FLED, RETREATED, SWEPT_FLIGHT, TERRAIN, TERROR_FLIGHT, Cause
from .tables.terrain import GROUNDS, GROUNDS_BY_KEY, NO, Ground
from .tables.traits import TRAINED
from .tables.troops import FOOT_SKIRMISHERS, OTHER_FOOT
from .telling import tell

#: With these a unit that has nothing left is routed, and flees first (GRB-08-021).
_IN_FLIGHT: Final = (RETREATED.key, CHARIOT_RETREAT.key, FLED.key, SWEPT_FLIGHT.key, TERROR_FLIGHT.key)
#: Kinds of ground that count as one type: all slopes are hill, and gates are crossed as a barricade (GRB-12-026).
_ALSO: Final = {"hill-steep": "hill-gentle", "own-gates": "barricade"}
#: A point that has no tag of ground.
UNTAGGED: Final = -1


def tag_of(ground: Ground) -> int:
    """The number in GROUNDS of the type whose tag a kind of ground sets (GRB-10-014)."""
    return GROUNDS.index(GROUNDS_BY_KEY[_ALSO.get(ground.key, ground.key)])


def is_disordered_by(position: GrandBattle, unit: int, cause: Cause) -> bool:
    """Whether a cause counts for a unit: skirmishers and trained units are exempt where the list says so."""
    profile = position.profile_of(unit)
    if profile.kind.is_skirmisher and not cause.skirmishers:
        return False
    return cause.trained or not profile.has(TRAINED)


def disorder(match: Match[GrandBattle], unit: int, cause: Cause) -> bool:
    """Give a unit the points of a cause, if it counts for it; whether it did. It may be dispersed (GRB-08-021)."""
    position = match.position
    if not is_disordered_by(position, unit, cause):
        return False
    position.disorder[unit] += cause.points
    _tell(match, unit, cause, cause.points, "")
    if cause.key not in _IN_FLIGHT:
        disperse_if_nothing_is_left(match, unit)
    return True


def columns_of(position: GrandBattle, unit: int) -> list[int]:
    """Its classes of movers: who dismounts at will is what suits him, mounted or on foot (GRB-05-055)."""
    profile = position.profile_of(unit)
    if not profile.dismounts_at_will:
        return [profile.kind.mover]
    return [profile.kind.mover, FOOT_SKIRMISHERS if profile.kind.is_skirmisher else OTHER_FOOT]


def _points_of(position: GrandBattle, unit: int, ground: Ground) -> int:
    open_to = [column for column in columns_of(position, unit) if ground.shares[column] != NO]
    return min([ground.disorder[column] for column in open_to], default=0)


def takes_tag(position: GrandBattle, unit: int, ground: Ground) -> bool:
    """Whether moving over a kind of ground gives a unit a point that it does not hold already (GRB-10-014)."""
    if _points_of(position, unit, ground) == 0:
        return False
    return not position.rough[unit] >> tag_of(ground) & 1


def tag_rush(match: Match[GrandBattle], unit: int, ground: Ground) -> bool:
    """A unit has made the final rush over rough ground or an obstacle (GRB-10-013, GRB-12-035).

    Its base stays where it is: whom rough ground disorders is disordered even by what he could not cross.
    """
    position = match.position
    points = min([ground.disorder[column] for column in columns_of(position, unit)])
    return points > 0 and _tag(match, unit, ground)


def tag_rough(match: Match[GrandBattle], unit: int, ground: Ground) -> bool:
    """A unit has moved over rough ground: a point for each type, which does not add up (GRB-10-012, GRB-10-014)."""
    return takes_tag(match.position, unit, ground) and _tag(match, unit, ground)


def _tag(match: Match[GrandBattle], unit: int, ground: Ground) -> bool:
    position = match.position
    if position.rough[unit] >> tag_of(ground) & 1:
        return False
    position.rough[unit] |= 1 << tag_of(ground)
    _tell(match, unit, TERRAIN, 1, ground.key)
    disperse_if_nothing_is_left(match, unit)
    return True


def recover(match: Match[GrandBattle], unit: int, which: int) -> None:
    """Take a point away: UNTAGGED, or that of a type of ground by its number in GROUNDS."""
    position = match.position
    if which == UNTAGGED:
        assert position.disorder[unit] > 0
        position.disorder[unit] -= 1
    else:
        assert position.rough[unit] >> which & 1
        position.rough[unit] &= ~(1 << which)
    if match.logging:
        left = position.disorder_of(unit)
        about = {"unit": position.roster.ids[unit], "ground": "none" if which == UNTAGGED else GROUNDS[which].key}
        tell(match, Event("grb-recovered", ("GRB-08-032",), {**about, "left": left}))


def first_to_recover(position: GrandBattle, unit: int) -> int:
    """The point that goes if the owner names none: without a tag, of ground it has left, of ground it is in."""
    if position.disorder[unit] > 0:
        return UNTAGGED
    tags = [number for number in range(len(GROUNDS)) if position.rough[unit] >> number & 1]
    assert tags, "nothing to recover from"
    base = position.bases[unit]
    here = [tag_of(piece.kind) for piece in position.landscape.pieces if stands_in(base, piece.shapes)]
    return min([tag for tag in tags if tag not in here] or tags)


def disperse_if_nothing_is_left(match: Match[GrandBattle], unit: int) -> None:
    """Disorder alone has brought its strength to nothing (GRB-08-021)."""
    if match.position.vitality_of(unit) <= 0:
        disperse(match, unit, "GRB-08-021")


def _tell(match: Match[GrandBattle], unit: int, cause: Cause, points: int, ground: str) -> None:
    if match.logging:
        about = {"unit": match.position.roster.ids[unit], "cause": cause.key, "ground": ground}
        tell(match, Event("grb-disordered", cause.clauses[:1], {**about, "points": points}))
