"""Whether a battle file keeps the rules of deployment, everybody tried where he stands (GRB-02-015 to GRB-02-030)."""

from __future__ import annotations

from typing import Final

from ....kernel.sides import SIDE_NAMES, SIDES
from ..hidden import segments_for
from ..position import AMBUSH, UNPLACED, GrandBattle
from ..roster import NONE
from ..setup.ambush import ambush_refusal, false_to_spare
from ..setup.mustering import has_reserve, is_of_army, role_of
from ..setup.placing import base_refusal, camp_refusal, section_place_refusal
from ..setup.sighting import hidden_base
from ..tables.camps import CAMPS_BY_KEY
from ..tables.reserves import ARRIVALS
from ..written.words import length_text
from .reader import BattleReader

#: What a clause has against somebody, in English.
_SAID: Final[dict[str, str]] = {
    "GRB-01-018": "stands on something else",
    "GRB-02-016": "is not in the defender's own half of the table",
    "GRB-02-017": "is nearer than 20 steps to the enemy",
    "GRB-02-020": "is too near to an edge of the table",
    "GRB-02-022": "is not in the army's own half of the table",
    "GRB-02-023": "is nearer than 20 steps to an edge of the table",
    "GRB-02-026": "is more than 40 steps before the camp",
    "GRB-02-028": "can be seen where it is hidden",
    "GRB-05-063": "is not on the table",
    "GRB-10-020": "is on a steep slope, which is closed to it",
    "GRB-10-022": "is in a forest, which is closed to it",
    "GRB-10-027": "is in a deep river",
    "GRB-10-032": "is in a stream, which is closed to it",
    "GRB-10-034": "is in a ravine, which is closed to it",
    "GRB-10-039": "is in a ditch, which is closed to it",
    "GRB-10-040": "is on ground that is closed to it",
}


def check(reader: BattleReader, position: GrandBattle) -> None:
    """Note everything that the rules have against a deployment."""
    for side in SIDES:
        _check_camp(reader, position, side)
        _check_markers(reader, position, side)
        _check_reserve(reader, position, side)
        _check_sections(reader, position, side)
    for unit, place in enumerate(position.places):
        if not is_of_army(position, unit):
            continue
        entry = position.roster.units[unit]
        if place == UNPLACED:
            path = (SIDE_NAMES[entry.side], "lines")
            reader.tell(path, f"{entry.id} is not placed: the whole army is set up", "GRB-02-015")
        elif unit in reader.said:
            base = position.bases[unit]
            refusal = base_refusal(position, unit, base)
            if refusal is None and place == AMBUSH:
                refusal = ambush_refusal(position, entry.side, base)
            if refusal is not None:
                path, word = reader.said[unit]
                where = f"{length_text(base.x)}:{length_text(base.y)}"
                _tell(reader, path, f"{entry.id} {where}", refusal.clause, word)


def _tell(reader: BattleReader, path: tuple[str, str], thing: str, clause: str, token: str = "") -> None:
    """A fault about where something is."""
    what = f"{thing}: {_SAID.get(clause, 'may not be there')} ({clause})"
    reader.fault(path, what, token, reason="battle-placing", thing=thing, clause=clause)


def _check_camp(reader: BattleReader, position: GrandBattle, side: int) -> None:
    path = (SIDE_NAMES[side], "camp")
    camp = position.camp_of(side)
    kind = CAMPS_BY_KEY[position.setting.camps[side]]
    if camp.width:
        refusal = camp_refusal(position, side, camp)
        if refusal is not None:
            _tell(reader, path, "camp", refusal.clause)
    elif kind.width:
        reader.tell(path, f'the army has a {kind.key} camp: say where it is, such as camp = "75:36"', "GRB-02-022")


def _check_markers(reader: BattleReader, position: GrandBattle, side: int) -> None:
    own = [marker for marker in position.markers if marker.side == side]
    path = (SIDE_NAMES[side], "ambush")
    false = [marker for marker in own if marker.unit == NONE]
    if false_to_spare(position, side) < 0:
        what = f"there are {len(false)} false markers: at most one more than true ones"
        reader.tell(path, what, "GRB-02-030", "false")
    for marker in false:
        refusal = ambush_refusal(position, side, hidden_base(position, marker))
        if refusal is not None:
            reader.tell(path, "a false marker lies where nobody could hide", "GRB-02-030", "false")


def _check_sections(reader: BattleReader, position: GrandBattle, side: int) -> None:
    """Sections in the field stand where units of their side might (GRB-12-011, GRB-12-016)."""
    for section in position.sections:
        if section.side == side and section.camp == NONE:
            name = "works" if section.is_works else "barricade"
            refusal = section_place_refusal(position, side, name, section.line)
            if refusal is not None:
                where = f"{length_text(section.line.x)}:{length_text(section.line.y)}"
                _tell(reader, (SIDE_NAMES[side], "sections"), f"{name} {where}", refusal.clause, name)


def _check_reserve(reader: BattleReader, position: GrandBattle, side: int) -> None:
    row = position.arrivals[side]
    path = (SIDE_NAMES[side], "reserve")
    if row == NONE:
        if has_reserve(position, side):
            reader.tell(path, "say how the reserve comes", "GRB-02-041")
        return
    known = segments_for(role_of(position.setting, side), row)
    if ARRIVALS[row].secret and position.segments[side] not in known:
        numbers = ", ".join([str(each + 1) for each in known])
        reader.tell(path, f"the reserve comes in one of the segments {numbers}", "GRB-02-046", "segment")
