"""Units beyond the end of the enemy's front: they turn onto his flank, or hold the line (GRB-06-052 to GRB-06-056)."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import name_of_side
from ....kernel.step import Choice, Step
from ..actions import HOLD, SWING
from ..geometry.bases import FRONT_LEFT, FRONT_RIGHT, LEFT, RIGHT, Base
from ..geometry.bodies import body_of
from ..geometry.dressing import aligned
from ..geometry.numbers import HALF_TURN, HEADINGS, QUARTER_TURN, difference, distance, within
from ..geometry.shapes import is_on_table, shape_of
from ..geometry.wheels import wheel_limit
from ..geometry.zones import zone_of
from ..naming import NameUnit
from ..position import GrandBattle
from ..refusals import refuse
from ..tables.traits import FANATICS
from ..telling import tell
from ..touch import may_fight
from .group_line import FRONTAL, SHIFT
from .line import is_tied, lay, meet
from .line_places import blocks_for, closed_shapes, has_room, may_be_laid


def swing_place(position: GrandBattle, unit: int, enemy: int, start: Base) -> Base | None:
    """Where a unit comes to stand that wheels by 90 degrees from the end of an enemy's front onto his flank; or None.

    It must have begun in the zone of that flank, be free, and sweep over free ground (GRB-06-052).
    """
    if position.has_front_all_round(enemy) or not may_fight(position, enemy) or is_tied(position, unit):
        return None
    base, other = position.bases[unit], position.bases[enemy]
    if abs(difference(base.heading, (other.heading + HALF_TURN) % HEADINGS)) > FRONTAL:
        return None
    # Whoever stands before the enemy has his left before the other's left, beyond it; from before his front he would
    # wheel into him.
    for corner, edge, angle in ((FRONT_LEFT, LEFT, -QUARTER_TURN), (FRONT_RIGHT, RIGHT, QUARTER_TURN)):
        is_next_to = within(distance(base.corner(corner), other.corner(corner)), SHIFT)
        if is_next_to and zone_of(other, start) == edge:
            there = aligned(base.wheeled(corner, angle), other, edge)
            return there if _is_free(position, unit, there, corner, angle) else None
    return None


def _is_free(position: GrandBattle, unit: int, there: Base, corner: int, angle: int) -> bool:
    land = position.landscape
    blocks = blocks_for(position, [unit])
    if not is_on_table(there.corners(), land.width, land.depth) or not may_be_laid(position, unit, there, blocks):
        return False
    if not has_room(position, [unit], [there]):
        return False
    shapes = [shape_of(block) for block in blocks] + closed_shapes(position, unit)
    return wheel_limit(body_of([position.bases[unit]]), corner, angle, shapes, []) == angle


def flanks_for(position: GrandBattle, unit: int) -> list[int]:
    """The enemies onto whose flank a unit of the attack may turn: in a gap between two fronts there can be two.

    A lone unit has been asked already along which edge it forms up with an enemy who is free (GRB-06-057).
    """
    start = position.starts[unit]
    enemies = position.units_of(1 - position.side_of(unit))
    if len(position.attack) == 1:
        enemies = [enemy for enemy in enemies if is_tied(position, enemy)]
    return [enemy for enemy in enemies if swing_place(position, unit, enemy, start) is not None]


def swing(match: Match[GrandBattle], unit: int, enemy: int) -> None:
    """A unit turns onto the flank of an enemy, free of charge (GRB-06-052)."""
    position = match.position
    there = swing_place(position, unit, enemy, position.starts[unit])
    assert there is not None
    position.contacts = [each for each in position.contacts if unit not in (each.one, each.other)]
    lay(match, [unit], [there])
    if match.logging:
        ids = position.roster.ids
        about: dict[str, Argument] = {"unit": ids[unit], "target": ids[enemy]}
        tell(match, Event("grb-swung", ("GRB-06-052",), about))
    meet(match, unit)


class Overlaps(Step[GrandBattle]):
    """All have met whom they meet: those beyond the end of the enemy's front are asked one after the other."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        if not position.reached:
            return
        for unit in position.attack:
            match.then(OfferSwing(unit))


class OfferSwing(Step[GrandBattle]):
    """A unit that may turn onto a flank is asked; fanatics who attack of themselves must (GRB-06-054)."""

    def __init__(self, unit: int) -> None:
        super().__init__()
        self.unit: Final = unit

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        unit = self.unit
        if not position.is_on_table(unit):
            return
        if not flanks_for(position, unit):
            return
        if position.spontaneous and position.profile_of(unit).has(FANATICS):
            swing_onto_one(match, unit)
        else:
            match.then(Swing(position.side_of(unit), unit))

    def label(self) -> str:
        return f"OfferSwing({self.unit})"


def swing_onto_one(match: Match[GrandBattle], unit: int) -> None:
    """A unit turns onto a flank; if there are two, its owner says whose."""
    enemies = flanks_for(match.position, unit)
    if len(enemies) == 1:
        swing(match, unit, enemies[0])
    else:
        match.then(ChooseFlank(match.position.side_of(unit), unit))


class Swing(Choice[GrandBattle]):
    """A unit beyond the end of the enemy's front turns onto his flank, or holds the line (GRB-06-052, GRB-06-053)."""

    def __init__(self, side: int, unit: int) -> None:
        super().__init__(side)
        self.unit: Final = unit

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [SWING, HOLD]

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        name = match.position.roster.ids[self.unit]
        return None if action in (SWING, HOLD) else refuse("GRB-06-052", units=[name])

    def take(self, match: Match[GrandBattle], action: int) -> None:
        if action == SWING:
            swing_onto_one(match, self.unit)

    def question(self) -> str:
        return "grb-ask-swing"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        ids = match.position.roster.ids
        enemies = flanks_for(match.position, self.unit)
        return {"unit": ids[self.unit], "target": [ids[enemy] for enemy in enemies]}

    def label(self) -> str:
        return f"Swing({name_of_side(self.side)} {self.unit})"


class ChooseFlank(NameUnit):
    """A unit in the gap between two fronts turns onto one of the two flanks (GRB-06-052)."""

    def __init__(self, side: int, unit: int) -> None:
        super().__init__(side)
        self.unit: Final = unit

    def candidates(self, position: GrandBattle) -> list[int]:
        return flanks_for(position, self.unit)

    def refused(self, position: GrandBattle, name: str) -> Refusal:
        return refuse("GRB-06-052", units=[position.roster.ids[self.unit]])

    def name(self, match: Match[GrandBattle], unit: int) -> None:
        swing(match, self.unit, unit)

    def question(self) -> str:
        return "grb-ask-flank"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        return {"unit": match.position.roster.ids[self.unit], **super().about(match)}

    def label(self) -> str:
        return f"ChooseFlank({name_of_side(self.side)} {self.unit})"


OVERLAPS: Final = Overlaps()
