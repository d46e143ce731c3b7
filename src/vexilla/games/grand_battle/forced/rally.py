"""The recovery phase for those who fled or left the table: they stop, disperse, or come back (GRB-07-008, 025 to 028).

Their lines of the phase are STOP_FLEEING, RETURN_TO_TABLE and REMOVE_ROUTED, in the order of GRB-02-059.
"""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Generator
from ....kernel.deed import Deed, Field, Form
from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.open_choice import OpenChoice
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import SIDES, name_of_side
from ....kernel.step import Step
from ..actions import RETURN
from ..geometry.bases import FRONT, LEFT, REAR, Base
from ..geometry.gaps import gap, overlaps
from ..geometry.numbers import HALF_TURN, QUARTER_TURN, SLACK, STEP
from ..geometry.shapes import is_on_table
from ..ground import closed_under
from ..moves.passage import foes_of, friends_of
from ..naming import NameUnit
from ..orders.discipline import RETURN as TO_RETURN
from ..orders.discipline import STOP, DisciplineTest
from ..position import EVADED, FLEEING, FOUGHT, OFF_TABLE, ON_TABLE, ROUTED, GrandBattle
from ..refusals import refuse
from ..removal import disperse
from ..roster import NONE
from ..setup.sighting import discover
from ..states import EDGE_KEYS
from ..tables.movement import RETURN_GAP
from ..telling import tell
from ..touch import renew_contacts


class StopFleeing(Step[GrandBattle]):
    """All who flee are tested whether they stop, the active side's first; who is routed is not (GRB-07-028)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        for side in (position.active, 1 - position.active):
            for unit in position.units_of(side):
                if position.marks[unit] & FLEEING and not position.marks[unit] & ROUTED:
                    match.then(DisciplineTest(STOP, unit), Stopped(unit))


class Stopped(Step[GrandBattle]):
    """Who has passed halts and turns round, as disordered as he is; who has not disperses (GRB-07-025 to 027)."""

    def __init__(self, unit: int) -> None:
        super().__init__()
        self.unit: Final = unit

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        unit = self.unit
        if not position.passed:
            disperse(match, unit, "GRB-07-027")
            return
        position.marks[unit] &= ~FLEEING
        position.bases[unit] = position.bases[unit].turned(HALF_TURN)
        renew_contacts(position)
        discover(match)
        if match.logging:
            tell(match, Event("grb-stopped", ("GRB-07-025",), {"unit": position.roster.ids[unit]}))

    def label(self) -> str:
        return f"Stopped({self.unit})"


class RemoveRouted(Step[GrandBattle]):
    """Routed units that have finished their flight are dispersed without a test (GRB-07-005, GRB-07-028)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        for unit, marks in enumerate(position.marks):
            if marks & ROUTED and position.is_on_table(unit):
                disperse(match, unit, "GRB-07-028")


# -- back to the table -----------------------------------------------------------------------------


class ReturnToTable(Step[GrandBattle]):
    """Units of the active side that left the table in an earlier turn are tested whether they return (GRB-07-008).

    They are tested first, and then placed one after the other, as their owner likes.
    """

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        position.returning = []
        for unit, place in enumerate(position.places):
            is_own = place == OFF_TABLE and position.side_of(unit) == position.active
            # Who has left the table in this very turn has evaded or fought in it.
            if is_own and not position.marks[unit] & (EVADED | FOUGHT):
                match.then(DisciplineTest(TO_RETURN, unit), Returning(unit))
        match.then(NEXT_TO_RETURN)


class Returning(Step[GrandBattle]):
    """Who has passed comes back."""

    def __init__(self, unit: int) -> None:
        super().__init__()
        self.unit: Final = unit

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        if position.passed:
            position.returning.append(self.unit)

    def label(self) -> str:
        return f"Returning({self.unit})"


class NextToReturn(Step[GrandBattle]):
    """The next of those who come back is placed; who finds no place stays off the table (GRB-07-010)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        position.returning = [unit for unit in position.returning if free_places(position, unit)]
        if len(position.returning) > 1:
            match.then(CHOOSE_RETURNING[position.active])
        elif position.returning:
            _return(match, position.returning[0])


def _return(match: Match[GrandBattle], unit: int) -> None:
    position = match.position
    position.returning.remove(unit)
    match.then(ChooseReturn(position.side_of(unit), unit), NEXT_TO_RETURN)


class ChooseReturning(NameUnit):
    """Several come back: their owner says who is placed first, which may leave another no place (GRB-07-009)."""

    def candidates(self, position: GrandBattle) -> list[int]:
        return position.returning

    def refused(self, position: GrandBattle, name: str) -> Refusal:
        return refuse("GRB-07-008", units=[name], why="first" if name == "none" else "other")

    def name(self, match: Match[GrandBattle], unit: int) -> None:
        _return(match, unit)

    def question(self) -> str:
        return "grb-ask-returning"


def returned_base(position: GrandBattle, unit: int, place: int) -> Base:
    """A base that touches the edge it left by with its rear and looks in, its middle so far along the edge."""
    land = position.landscape
    base = position.bases[unit]
    edge = position.left_by[unit]
    heading = (edge * QUARTER_TURN + HALF_TURN) % (2 * HALF_TURN)
    if edge in (FRONT, REAR):
        return Base(place, land.depth - base.depth if edge == FRONT else base.depth, heading, base.width, base.depth)
    return Base(base.depth if edge == LEFT else land.width - base.depth, place, heading, base.width, base.depth)


def forbids_return(position: GrandBattle, unit: int, place: int) -> Refusal | None:
    """Why a unit cannot come back at a place: off the table, on somebody, in closed ground, too near to an enemy."""
    name = position.roster.ids[unit]
    base = returned_base(position, unit, place)
    land = position.landscape
    if not is_on_table(base.corners(), land.width, land.depth):
        return refuse("GRB-07-009", unit=name, by="none")
    for foe in foes_of(position, position.side_of(unit)):
        if gap(base, foe.base) < RETURN_GAP - SLACK:
            return refuse("GRB-07-009", unit=name, by=foe.name)
    for friend in friends_of(position, [unit]):
        if overlaps(base, position.bases[friend]):
            return refuse("GRB-01-018", units=[name], by=position.roster.ids[friend])
    wall = closed_under(position, unit, base)
    return None if wall is None else refuse(wall.clause, after="none", by=wall.by, units=[name])


def free_places(position: GrandBattle, unit: int) -> list[int]:
    """Places along its edge where a unit can come back, looked for every step."""
    land = position.landscape
    length = land.width if position.left_by[unit] in (FRONT, REAR) else land.depth
    half = position.bases[unit].half
    places = [*range(half, length - half, STEP), length - half]
    return [place for place in places if forbids_return(position, unit, place) is None]


class ChooseReturn(OpenChoice[GrandBattle]):
    """The owner places a unit that returns (GRB-07-009)."""

    def __init__(self, side: int, unit: int) -> None:
        super().__init__(side)
        self.unit: Final = unit

    def forms(self) -> tuple[Form, ...]:
        return (RETURN,)

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        return [match.position.roster.ids[self.unit]] if field.kind == "id" else []

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        places = free_places(match.position, self.unit)
        near = places[generator.below(len(places))] + generator.below(2 * STEP) - STEP
        is_free = near >= 0 and forbids_return(match.position, self.unit, near) is None
        return RETURN.deed(match.position.roster.ids[self.unit], near if is_free else places[0])

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        position = match.position
        if position.roster.numbers.get(deed.word("unit"), NONE) != self.unit:
            return refuse("GRB-07-008", units=[deed.word("unit")], why="other")
        return forbids_return(position, self.unit, deed.number("place"))

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return refuse("GRB-07-008", units=[match.position.roster.ids[self.unit]], why="place")

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        """It keeps its losses and its disorder, and may move in its next turn."""
        position = match.position
        unit = self.unit
        position.bases[unit] = returned_base(position, unit, deed.number("place"))
        position.places[unit] = ON_TABLE
        position.left_by[unit] = NONE
        discover(match)
        if match.logging:
            tell(match, Event("grb-returned", ("GRB-07-009",), {"unit": position.roster.ids[unit]}))

    def question(self) -> str:
        return "grb-ask-return"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        position = match.position
        return {"unit": position.roster.ids[self.unit], "edge": EDGE_KEYS[position.left_by[self.unit]]}

    def label(self) -> str:
        return f"ChooseReturn({name_of_side(self.side)} {self.unit})"


STOP_FLEEING: Final = StopFleeing()
REMOVE_ROUTED: Final = RemoveRouted()
RETURN_TO_TABLE: Final = ReturnToTable()
NEXT_TO_RETURN: Final = NextToReturn()
CHOOSE_RETURNING: Final = [ChooseReturning(side) for side in SIDES]
