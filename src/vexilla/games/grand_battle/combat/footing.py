"""What the ground does for two opponents: who stands higher, in a wood, behind a section (chapters 10 and 12)."""

from __future__ import annotations

from typing import Final

from ..geometry.areas import spots_of
from ..geometry.bases import Base, outline
from ..geometry.gaps import touches
from ..geometry.numbers import FINE, TOLERANCE, distance, rounded
from ..geometry.shapes import stands_in
from ..landscape import Hill
from ..position import GrandBattle, Section
from ..roster import NONE
from ..tables.troops import CAVALRY, CHARIOTS

#: Heights that differ by less are level (GRB-10-016).
LEVEL: Final = 500
_RAVINE: Final = "ravine"


def is_in_wood(position: GrandBattle, unit: int) -> bool:
    """Whether any part of a unit is in forest (GRB-10-024, GRB-10-025)."""
    base = position.bases[unit]
    for piece in position.landscape.pieces:
        if piece.kind.is_wood and stands_in(base, piece.shapes):
            return True
    return False


def is_higher(position: GrandBattle, unit: int, enemy: int) -> bool:
    """Whether a unit stands higher than an enemy: on a hill, or above one in a ravine (GRB-10-017, GRB-10-038)."""
    base, other = position.bases[unit], position.bases[enemy]
    if _is_in_ravine(position, other) and not _is_in_ravine(position, base):
        return True
    return _is_up(position, base, other) and not _is_up(position, other, base)


def _is_in_ravine(position: GrandBattle, base: Base) -> bool:
    for piece in position.landscape.pieces:
        if piece.kind.key == _RAVINE and stands_in(base, piece.shapes):
            return True
    return False


def _is_up(position: GrandBattle, base: Base, other: Base) -> bool:
    """Whether some hill has a base nearer to its summit than another (GRB-10-016)."""
    for hill in position.landscape.hills:
        if stands_in(base, hill.shapes) and (not stands_in(other, hill.shapes) or _is_nearer(hill, base, other)):
            return True
    return False


def _is_nearer(hill: Hill, base: Base, other: Base) -> bool:
    return distance(hill.summit, base.centre()) + LEVEL <= distance(hill.summit, other.centre())


def section_before(position: GrandBattle, unit: int, enemy: int) -> Section | None:
    """The section behind which a unit stands against an enemy on its other side, works before a barricade (GRB-12-010).

    A section is defended from the side that it does not look to.
    """
    found: Section | None = None
    for section in position.sections:
        if not mans(section, position.bases[unit]) or (found is not None and not section.is_works):
            continue
        if section.line.local(position.bases[enemy].centre())[1] > 0:
            found = section
    return found


def mans(section: Section, base: Base) -> bool:
    """Whether a base stands against the inner side of a section (GRB-12-020); of a camp along half of it (12-060)."""
    line = section.line
    if not touches(line, base) or line.local(base.centre())[1] >= 0:
        return False
    return section.camp == NONE or length_along(line, base) >= line.half - TOLERANCE


def length_along(line: Base, base: Base) -> int:
    """How much of a line an edge of a base lies on."""
    spots = spots_of(outline(line, base))
    most = 0
    for number, (x, y) in enumerate(spots):
        before_x, before_y = spots[number - 1]
        if max(abs(y), abs(before_y)) <= TOLERANCE * FINE:
            most = max(most, min(max(x, before_x), line.half * FINE) - max(min(x, before_x), -line.half * FINE))
    return rounded(most, FINE)


def can_use(position: GrandBattle, unit: int, section: Section) -> bool:
    """Whether a section helps a unit behind it: riders and chariots do not defend works (GRB-12-033)."""
    return not section.is_works or not keeps_from_works(position, unit)


def keeps_from_works(position: GrandBattle, unit: int) -> bool:
    """Whether a unit can neither attack nor defend works: riders and chariots, unless on foot at will (GRB-12-033)."""
    profile = position.profile_of(unit)
    return profile.kind.category in (CAVALRY, CHARIOTS) and profile.is_met_mounted()


def section_between(position: GrandBattle, unit: int, enemy: int) -> Section | None:
    """The section that lies between two opponents, whoever of them defends it."""
    found = section_before(position, unit, enemy)
    return found if found is not None else section_before(position, enemy, unit)
