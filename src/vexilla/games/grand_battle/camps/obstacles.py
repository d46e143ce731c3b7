"""Obstacles and camps after a combat: no way out, barricades destroyed, the winner goes over (GRB-12-036 to 044)."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import name_of_side
from ....kernel.step import Choice, Step
from ..actions import CROSS, DECLINE
from ..combat.footing import section_before
from ..disorder import disorder, tag_rough
from ..geometry.bases import Base
from ..geometry.gaps import overlaps, touches
from ..geometry.numbers import FINE, HALF_TURN, HEADINGS, rounded, within
from ..geometry.shapes import is_on_table
from ..ground import closed_under, is_defended, section_ground, share_of
from ..position import FLEEING, ROUTED, GrandBattle, Section
from ..refusals import refuse
from ..removal import disperse
from ..roster import NONE
from ..setup.sighting import discover
from ..tables.disorder import RETREAT_IN_CAMP
from ..tables.terrain import FULL, NO, SECTION
from ..telling import tell
from ..touch import renew_contacts
from .spoils import settle_spoils


class NoWayOut(Step[GrandBattle]):
    """Inside a camp nobody gives way: he fights on in more disorder (GRB-12-043), or is dispersed (GRB-12-044)."""

    def __init__(self, unit: int, enemy: int, is_flight: bool, is_melee: bool) -> None:
        super().__init__()
        self.unit: Final = unit
        self.enemy: Final = enemy
        self.is_flight: Final = is_flight
        self.is_melee: Final = is_melee

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        if position.is_on_table(self.unit):
            if self.is_flight or position.vitality_of(self.unit) <= 0:
                disperse(match, self.unit, "GRB-12-044")
            else:
                disorder(match, self.unit, RETREAT_IN_CAMP)
        if self.is_melee and not position.is_on_table(self.unit):
            destroy_barricade(match, self.unit, self.enemy)

    def label(self) -> str:
        return f"NoWayOut({self.unit} {self.enemy} {self.is_flight} {self.is_melee})"


def destroy_barricade(match: Match[GrandBattle], unit: int, enemy: int) -> None:
    """A barricade over which melee was fought goes with who defended it; works stay (GRB-12-036, GRB-12-037)."""
    position = match.position
    section = section_before(position, unit, enemy)
    if section is not None and not section.is_works:
        position.sections = [each for each in position.sections if each is not section]
        if match.logging:
            tell(match, Event("grb-barricade-destroyed", ("GRB-12-036",), {"section": section.id}))


# -- over the obstacle -----------------------------------------------------------------------------


def way_over(position: GrandBattle, winner: int, loser: int, section: Section) -> WayOver:
    """The winner may have the way open over a section, which may be gone by then."""
    line = section.line
    return WayOver(winner, loser, line.x, line.y, line.heading, section.is_works, section.camp)


class WayOver(Step[GrandBattle]):
    """An assailant who has destroyed his opponent may stand behind the obstacle in the same turn (GRB-12-039)."""

    def __init__(self, winner: int, loser: int, x: int, y: int, heading: int, is_works: bool, camp: int) -> None:
        super().__init__()
        self.winner: Final = winner
        self.loser: Final = loser
        self.line: Final = Base(x, y, heading, SECTION, 0)
        self.is_works: Final = is_works
        self.camp: Final = camp

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        is_gone = not position.is_on_table(self.loser) or position.marks[self.loser] & ROUTED
        section = Section("", self.line, self.is_works, NONE, self.camp)
        if is_gone and forbids_way_over(position, self.winner, section) is None:
            side = position.side_of(self.winner)
            match.then(go_over(side, self.winner, section, is_won=True))

    def label(self) -> str:
        line = self.line
        place = f"{line.x} {line.y} {line.heading} {self.is_works} {self.camp}"
        return f"WayOver({self.winner} {self.loser} {place})"


def behind(position: GrandBattle, unit: int, line: Base) -> Base:
    """Where a unit stands that has gone straight over a section: its rear on the inner side (GRB-12-039)."""
    base = position.bases[unit]
    x, y = line.at(-base.depth, rounded(line.local(base.front())[0], FINE))
    return Base(x, y, (line.heading + HALF_TURN) % HEADINGS, base.width, base.depth)


def forbids_way_over(position: GrandBattle, unit: int, section: Section) -> Refusal | None:
    """Why a unit cannot go over a section that it has just won."""
    ids = position.roster.ids
    name = ids[unit]
    if not position.is_on_table(unit) or position.marks[unit] & FLEEING or position.contacts_of(unit):
        return refuse("GRB-12-039", unit=name, other="none")
    base = position.bases[unit]
    side = position.side_of(unit)
    is_outside = section.line.local(base.centre())[1] > 0 and touches(base, section.line)
    if not is_outside or share_of(position, unit, section_ground(section, side)) == NO:
        return refuse("GRB-12-039", unit=name, other="none")
    if is_defended(position, section, side):
        return refuse("GRB-12-034", units=[name], section=section.id)
    there = behind(position, unit, section.line)
    landscape = position.landscape
    is_open = is_on_table(there.corners(), landscape.width, landscape.depth)
    if not is_open or closed_under(position, unit, there) is not None:
        return refuse("GRB-12-039", unit=name, other="none")
    for other in range(len(position.places)):
        if other != unit and position.is_on_table(other) and overlaps(there, position.bases[other]):
            return refuse("GRB-12-039", unit=name, other=ids[other])
    return None


def go_over(side: int, unit: int, section: Section, is_won: bool) -> GoOver:
    """The question whether a unit goes over a section."""
    line = section.line
    return GoOver(side, unit, line.x, line.y, line.heading, section.is_works, section.camp, is_won)


class GoOver(Choice[GrandBattle]):
    """To cross the obstacle that nobody defends any more, or to stay before it."""

    def __init__(
        self, side: int, unit: int, x: int, y: int, heading: int, is_works: bool, camp: int, is_won: bool
    ) -> None:
        super().__init__(side)
        self.unit: Final = unit
        #: Whether it was fought for: the rush has disordered who has to be; else the crossing does (GRB-12-048).
        self.is_won: Final = is_won
        self.section: Final = Section("", Base(x, y, heading, SECTION, 0), is_works, NONE, camp)

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [CROSS, DECLINE]

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        if action in (CROSS, DECLINE):
            return None
        return refuse("GRB-12-039", unit=match.position.roster.ids[self.unit], other="none")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        """It costs nothing of the move; a camp may be captured by it."""
        if action != CROSS:
            return
        position = match.position
        position.bases[self.unit] = behind(position, self.unit, self.section.line)
        if match.logging:
            tell(match, Event("grb-crossed", ("GRB-12-039",), {"unit": position.roster.ids[self.unit]}))
        renew_contacts(position)
        discover(match)
        if not self.is_won:
            tag_rough(match, self.unit, section_ground(self.section, self.side))
        settle_spoils(match)

    def question(self) -> str:
        return "grb-ask-cross"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        return {"unit": match.position.roster.ids[self.unit]}

    def label(self) -> str:
        line = self.section.line
        place = f"{line.x} {line.y} {line.heading} {self.section.is_works} {self.section.camp}"
        return f"GoOver({name_of_side(self.side)} {self.unit} {place} {self.is_won})"


# -- who has evaded from it ------------------------------------------------------------------------


def note_reach(position: GrandBattle, unit: int) -> None:
    """An attack has ended at an obstacle: note whether the move that it leaves sufficed to come to it (GRB-12-048)."""
    for section in position.sections:
        if touches(position.bases[unit], section.line) and section.line.local(position.bases[unit].centre())[1] > 0:
            share = share_of(position, unit, section_ground(section, position.side_of(unit)))
            allowance = position.profile_of(unit).move * min(share, position.shares[unit]) // FULL
            if within(position.spent[unit], allowance) and unit not in position.may_cross:
                position.may_cross.append(unit)
                return


class OverDeserted(Step[GrandBattle]):
    """Attackers whose enemies have evaded from an obstacle may cross it in the same turn (GRB-12-048, GRB-12-059)."""

    def run(self, match: Match[GrandBattle]) -> None:
        """They come to stand directly behind it, as after a victory (GRB-12-039)."""
        position = match.position
        for unit in position.may_cross:
            for section in position.sections:
                if forbids_way_over(position, unit, section) is None:
                    match.then(go_over(position.side_of(unit), unit, section, is_won=False))
                    break
        position.may_cross = []


OVER_DESERTED: Final = OverDeserted()
