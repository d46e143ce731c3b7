"""The end of looting: a test in the phase of command, then the unit is faced and led out (GRB-12-053, GRB-12-054)."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Generator
from ....kernel.deed import Deed, Field, Form, below
from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.open_choice import OpenChoice
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import SIDE_NAMES, SIDES
from ....kernel.step import Step
from ..actions import LEAD_OUT, PASS, STOP_LOOTING
from ..geometry.bases import Base, from_centre
from ..geometry.gaps import overlaps
from ..geometry.numbers import HEADINGS
from ..geometry.shapes import is_on_table
from ..ground import closed_under
from ..orders.discipline import LOOTING as OCCASION
from ..orders.discipline import DisciplineTest
from ..position import LOOTING, TESTED_LOOTING, GrandBattle
from ..refusals import refuse
from ..roster import NONE
from ..setup.sighting import discover
from ..telling import tell, tell_shift
from ..touch import renew_contacts


def looters(position: GrandBattle, side: int) -> list[int]:
    """The units of a side that loot and have not been tested in this turn."""
    marks = position.marks
    return [unit for unit in position.units_of(side) if marks[unit] & LOOTING and not marks[unit] & TESTED_LOOTING]


class EndLooting(Step[GrandBattle]):
    """The active player is asked as long as he has a unit that loots and is not tested."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        if looters(position, position.active):
            match.then(CALL_OFF[position.active])


class CallOff(OpenChoice[GrandBattle]):
    """A unit shall stop looting, if it passes a test of discipline; or they may all go on (GRB-12-053)."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [PASS]

    def passes(self) -> int:
        return PASS

    def forms(self) -> tuple[Form, ...]:
        return (STOP_LOOTING,)

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        return sorted([match.position.roster.ids[unit] for unit in looters(match.position, self.side)])

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        unit = match.position.roster.numbers.get(deed.word("unit"), NONE)
        return None if unit in looters(match.position, self.side) else refuse("GRB-12-053", unit=deed.word("unit"))

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return None if action == PASS else refuse("GRB-12-053", unit="none")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        """They go on looting."""

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        position = match.position
        unit = position.roster.numbers[deed.word("unit")]
        position.marks[unit] |= TESTED_LOOTING
        match.then(DisciplineTest(OCCASION, unit), CalledOff(unit), END_LOOTING)

    def question(self) -> str:
        return "grb-ask-looting"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        ids = match.position.roster.ids
        return {"units": [ids[unit] for unit in looters(match.position, self.side)]}


class CalledOff(Step[GrandBattle]):
    """Who has passed loots no more, and may be faced in any direction (GRB-12-054)."""

    def __init__(self, unit: int) -> None:
        super().__init__()
        self.unit: Final = unit

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        if not position.passed:
            return
        position.marks[self.unit] &= ~LOOTING
        if match.logging:
            tell(match, Event("grb-looting-ended", ("GRB-12-053",), {"unit": position.roster.ids[self.unit]}))
        match.then(FaceAbout(position.side_of(self.unit), self.unit))

    def label(self) -> str:
        return f"CalledOff({self.unit})"


def faced(position: GrandBattle, unit: int, heading: int) -> Base:
    """A unit turned about its centre to a heading."""
    base = position.bases[unit]
    return from_centre(base.centre(), heading, base.width, base.depth)


class FaceAbout(OpenChoice[GrandBattle]):
    """The owner faces who has stopped looting as he likes, where there is room."""

    def __init__(self, side: int, unit: int) -> None:
        super().__init__(side)
        self.unit: Final = unit

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [PASS]

    def forms(self) -> tuple[Form, ...]:
        return (LEAD_OUT,)

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        return [match.position.roster.ids[self.unit]]

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        position = match.position
        name = position.roster.ids[self.unit]
        if deed.word("unit") != name:
            return refuse("GRB-12-054", unit=deed.word("unit"), other="none")
        there = faced(position, self.unit, deed.number("heading"))
        landscape = position.landscape
        if not is_on_table(there.corners(), landscape.width, landscape.depth):
            return refuse("GRB-05-063", after="none", units=[name])
        if closed_under(position, self.unit, there) is not None:
            return refuse("GRB-12-054", unit=name, other="none")
        for other in range(len(position.places)):
            if other != self.unit and position.is_on_table(other) and overlaps(there, position.bases[other]):
                return refuse("GRB-12-054", unit=name, other=position.roster.ids[other])
        return None

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        if action == PASS:
            return None
        return refuse("GRB-12-054", unit=match.position.roster.ids[self.unit], other="none")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        """It stays as it is."""

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        return LEAD_OUT.deed(match.position.roster.ids[self.unit], below(generator, HEADINGS))

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        position = match.position
        position.bases[self.unit] = faced(position, self.unit, deed.number("heading"))
        tell_shift(match, "GRB-12-054")
        renew_contacts(position)
        discover(match)

    def question(self) -> str:
        return "grb-ask-face-about"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        return {"unit": match.position.roster.ids[self.unit]}

    def label(self) -> str:
        return f"FaceAbout({SIDE_NAMES[self.side]} {self.unit})"


END_LOOTING: Final = EndLooting()
CALL_OFF: Final = [CallOff(side) for side in SIDES]
