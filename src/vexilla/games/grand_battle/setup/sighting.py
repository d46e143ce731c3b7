"""When an ambush is discovered (GRB-02-031 to GRB-02-033), and how it is laid open."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.sides import EVERYONE, SIDE_NAMES, SIDES, only
from ....kernel.step import Step
from ..geometry.bases import FRONT, Base
from ..geometry.gaps import near, nearest_spots, overlaps
from ..geometry.numbers import HALF_TURN, STEP
from ..geometry.shapes import stands_in
from ..geometry.sight import crosses, line
from ..geometry.zones import zone_areas
from ..position import AMBUSH, ON_TABLE, GrandBattle, Marker
from ..roster import NONE
from ..tables.terrain import FOREST_SIGHT
from ..tables.troops import BASE_WIDTH
from ..telling import tell

#: How far an ambush is seen from (GRB-02-032).
CLEAR_SIGHT: Final = 20 * STEP
#: A false marker is seen as if the smallest of bases lay under it, so that it is not told from a true one.
_FALSE_DEPTH: Final = 2 * STEP


def _is_in_wood(position: GrandBattle, base: Base) -> bool:
    for piece in position.landscape.pieces:
        if piece.kind.is_wood and stands_in(base, piece.shapes):
            return True
    return False


def is_seen(position: GrandBattle, base: Base, is_all_round: bool, hidden: Base) -> bool:
    """Whether a base sees another: near enough, before its front, and nothing between them (GRB-10-041)."""
    reach = FOREST_SIGHT if _is_in_wood(position, base) or _is_in_wood(position, hidden) else CLEAR_SIGHT
    if not near(base, hidden, reach):
        return False
    if overlaps(base, hidden):
        return True
    if not is_all_round and zone_areas(base, hidden)[FRONT] == 0:
        return False
    start, end = nearest_spots(base, hidden)
    if start == end:
        return True
    sight = line(start, end)
    for piece in position.landscape.pieces:
        if not piece.kind.is_wood or stands_in(base, piece.shapes) or stands_in(hidden, piece.shapes):
            continue
        if any(crosses(shape, sight) for shape in piece.shapes):
            return False
    for hill in position.landscape.hills:
        if stands_in(base, hill.shapes) or stands_in(hidden, hill.shapes):
            continue
        if any(crosses(shape, sight) for shape in hill.shapes):
            return False
    return True


def hidden_base(position: GrandBattle, marker: Marker) -> Base:
    """Where what a marker stands for lies."""
    if marker.unit == NONE:
        ahead = 0 if marker.side == position.setting.attacker else HALF_TURN
        return Base(marker.spot[0], marker.spot[1], ahead, BASE_WIDTH, _FALSE_DEPTH)
    return position.bases[marker.unit]


def markers_seen(position: GrandBattle, units: list[int], bases: list[Base]) -> list[Marker]:
    """The enemy's markers that units would see if they stood so."""
    side = position.side_of(units[0])
    found: list[Marker] = []
    for marker in position.markers:
        if marker.side == side:
            continue
        there = hidden_base(position, marker)
        for number, unit in enumerate(units):
            if is_seen(position, bases[number], position.has_front_all_round(unit), there):
                found.append(marker)
                break
    return found


def hidden_enemies(position: GrandBattle, side: int) -> list[int]:
    """Enemies in ambush, whom the side does not know."""
    places = position.places
    return [unit for unit in range(len(places)) if places[unit] == AMBUSH and position.side_of(unit) != side]


def reveal(match: Match[GrandBattle], marker: Marker) -> None:
    """A marker is turned over, and who was hidden under it stands on the table."""
    position = match.position
    position.markers = [each for each in position.markers if each is not marker]
    name = "none"
    if marker.unit != NONE:
        position.places[marker.unit] = ON_TABLE
        name = position.roster.ids[marker.unit]
    if match.logging:
        about = {"marker": marker.id, "side": SIDE_NAMES[marker.side]}
        tell(match, Event("grb-ambush", ("GRB-02-031",), {**about}, {"unit": name}, EVERYONE, only(marker.side)))


def discover(match: Match[GrandBattle]) -> None:
    """Turn over every marker that an enemy of its side sees as he stands now; asked after every movement."""
    position = match.position
    if not position.markers:
        return
    for side in SIDES:
        units = position.units_of(side)
        if units:
            for marker in markers_seen(position, units, [position.bases[unit] for unit in units]):
                reveal(match, marker)


def discover_along(match: Match[GrandBattle], unit: int, base: Base, heading: int, length: int) -> None:
    """Turn over every marker that a unit sees on its straight way, step by step (GRB-02-031)."""
    position = match.position
    done = 0
    while position.markers and done < length:
        done = min(done + STEP, length)
        for marker in markers_seen(position, [unit], [base.shifted(heading, done)]):
            reveal(match, marker)


class Discovery(Step[GrandBattle]):
    """The same as a line of a phase."""

    def run(self, match: Match[GrandBattle]) -> None:
        discover(match)


DISCOVERY: Final = Discovery()
