"""Setting up a pick-up battle: the defender first, then the attacker, who sees him (GRB-02-015 to GRB-02-030)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.chance import Generator
from ....kernel.deed import Deed, Field, Form, Json
from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.open_choice import OpenChoice
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import SIDE_NAMES, only
from ....kernel.step import Step
from ..actions import DONE
from ..geometry.bases import Base
from ..geometry.numbers import STEP, Spot
from ..hidden import segments_for
from ..landscape import Landscape
from ..position import ON_TABLE, UNPLACED, GrandBattle
from ..refusals import refuse
from ..roster import NONE
from ..tables.camps import CAMPS_BY_KEY
from ..tables.generation import SEGMENT_COLUMNS, SEGMENT_ROWS
from ..tables.reserves import ARRIVALS, ROLE_KEYS
from ..tables.terrain import SECTION as SECTION_LENGTH
from ..telling import tell
from ..written.words import heading_text, length_text
from .ambush import ambush_refusal, false_refusal, false_to_spare, hide, lay_marker, lift_marker, marker_named
from .forms import (
    AMBUSH,
    CAMP,
    DEPLOYING,
    FALSE_AMBUSH,
    LIFT,
    LINE,
    PLACE,
    RESERVE,
    RESERVE_IN,
    SECTION,
)
from .mustering import has_reserve, is_of_army, role_of, ways_of
from .placing import (
    base_refusal,
    bases_in_line,
    camp_refusal,
    edge_gap,
    heading_of_side,
    section_refusal,
    set_up_camp,
    set_up_section,
)
from .questions import DEPLOYMENT_QUESTIONS, ROOM, preview_deployment, room

#: How far apart spots are where room is looked for.
_GRID: Final = 4 * STEP


class DeployDefender(Step[GrandBattle]):
    """The defender sets up his whole army first (GRB-02-015)."""

    def run(self, match: Match[GrandBattle]) -> None:
        match.then(Deployment(1 - match.position.setting.attacker))


class DeployAttacker(Step[GrandBattle]):
    """Then the attacker does, seeing where the defender stands."""

    def run(self, match: Match[GrandBattle]) -> None:
        match.then(Deployment(match.position.setting.attacker))


DEPLOY_DEFENDER: Final = DeployDefender()
DEPLOY_ATTACKER: Final = DeployAttacker()


class Deployment(OpenChoice[GrandBattle]):
    """A side sets up unit by unit or line by line until it is ``done``; whoever is placed again stands elsewhere."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [DONE] if self.forbids(match, DONE) is None else []

    def forms(self) -> tuple[Form, ...]:
        return DEPLOYING

    def drawn(self, match: Match[GrandBattle]) -> list[Form]:
        """Only what is still to be done, so that whoever draws at random comes to an end."""
        position = match.position
        forms: list[Form] = []
        if to_place(position, self.side):
            forms += [PLACE, LINE, AMBUSH]
        if false_to_spare(position, self.side) > 0:
            forms.append(FALSE_AMBUSH)
        if self._lacks_camp(position):
            forms.append(CAMP)
        if position.barricades[self.side] or position.works[self.side]:
            forms.append(SECTION)
        if self._lacks_way(position):
            forms += [RESERVE, RESERVE_IN]
        return forms

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        """Whoever is not placed yet; markers that lie already."""
        position = match.position
        if form is LIFT:
            return sorted([marker.id for marker in position.markers if marker.side == self.side])
        return sorted([position.roster.ids[unit] for unit in to_place(position, self.side)])

    def choices(self, match: Match[GrandBattle]) -> list[Deed]:
        """Also every segment in which the reserve may come."""
        ways: list[Deed] = []
        for row in ways_of(match.position.setting, self.side):
            way = ARRIVALS[row].key
            ways += [Deed(RESERVE_IN, (way, number + 1)) for number in range(SEGMENT_COLUMNS * SEGMENT_ROWS)]
        return [*super().choices(match), *[deed for deed in ways if self.forbids_deed(match, deed) is None]]

    # -- what may be done ------------------------------------------------------------------------

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        """He is done when everybody stands, the camp lies, and it is said how the reserve comes."""
        position = match.position
        if action != DONE:
            return refuse("GRB-02-015", units=["none"], why="now")
        left = to_place(position, self.side)
        if left:
            return refuse("GRB-02-015", units=[position.roster.ids[unit] for unit in left], why="left")
        if self._lacks_camp(position):
            return refuse("GRB-02-022", why="missing")
        if false_to_spare(position, self.side) < 0:
            return refuse("GRB-02-030")
        if self._lacks_way(position):
            return refuse("GRB-02-046", why="missing")
        return None

    def _lacks_camp(self, position: GrandBattle) -> bool:
        kind = CAMPS_BY_KEY[position.setting.camps[self.side]]
        return kind.width > 0 and position.camp_of(self.side).width == 0

    def _lacks_way(self, position: GrandBattle) -> bool:
        """Whether it is still to be said how the reserve comes."""
        return has_reserve(position, self.side) and position.arrivals[self.side] == NONE

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        position = match.position
        form = deed.form
        if form in (PLACE, AMBUSH, LINE):
            return self._forbids_units(position, deed)
        if form is FALSE_AMBUSH:
            return false_refusal(position, self.side, deed.point("at"))
        if form is LIFT:
            found = marker_named(position, self.side, deed.word("marker"))
            return refuse("GRB-02-029") if found is None else None
        if form is CAMP:
            return self._forbids_camp(position, deed)
        if form is SECTION:
            return section_refusal(position, self.side, deed.word("kind") == "works", section_in(deed))
        return self._forbids_reserve(position, deed)

    def _forbids_units(self, position: GrandBattle, deed: Deed) -> Refusal | None:
        """Everybody must be his, and allowed where he is put; those of a line are judged beside each other."""
        names = deed.ids("units") if deed.form is LINE else [deed.word("unit")]
        units = [position.roster.numbers.get(name, NONE) for name in names]
        for number, unit in enumerate(units):
            if unit == NONE or not _is_to_be_set_up(position, self.side, unit):
                return refuse("GRB-02-015", units=[names[number]], why="stranger")
        trial = position.clone()
        for unit in units:
            take_back(trial, unit)
        bases = bases_in_line(trial, units, deed.point("at"), deed.number("heading"))
        for number, unit in enumerate(units):
            refusal = base_refusal(trial, unit, bases[number])
            if refusal is None and deed.form is AMBUSH:
                refusal = ambush_refusal(trial, self.side, bases[number])
            if refusal is not None:
                return refusal
        return None

    def _forbids_camp(self, position: GrandBattle, deed: Deed) -> Refusal | None:
        kind = CAMPS_BY_KEY[position.setting.camps[self.side]]
        if not kind.width:
            return refuse("GRB-02-027")
        return camp_refusal(position, self.side, camp_in(position, self.side, deed.point("at")))

    def _forbids_reserve(self, position: GrandBattle, deed: Deed) -> Refusal | None:
        """A reserve comes in one of the ways of its role, with a segment where one is written down."""
        if not has_reserve(position, self.side):
            return refuse("GRB-02-061")
        row = row_in(position, self.side, deed)
        if row == NONE:
            return refuse("GRB-02-041")
        if ARRIVALS[row].secret != (deed.form is RESERVE_IN):
            return refuse("GRB-02-046", why="written" if ARRIVALS[row].secret else "not-written")
        if deed.form is RESERVE_IN:
            known = segments_for(role_of(position.setting, self.side), row)
            if deed.number("segment") - 1 not in known:
                numbers = [str(each + 1) for each in known]
                return refuse("GRB-02-046", why="segment", segments=numbers)
        return None

    # -- what it does ----------------------------------------------------------------------------

    def take(self, match: Match[GrandBattle], action: int) -> None:
        """Everybody stands."""
        if match.logging:
            about: dict[str, Argument] = {"side": SIDE_NAMES[self.side]}
            tell(match, Event("grb-deployed", ("GRB-02-015",), about))

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        position = match.position
        form = deed.form
        if form in (PLACE, AMBUSH, LINE):
            self._place(match, deed)
        elif form is FALSE_AMBUSH:
            lay_marker(match.log if match.logging else None, position, self.side, NONE, deed.point("at"))
        elif form is LIFT:
            marker = marker_named(position, self.side, deed.word("marker"))
            assert marker is not None
            lift_marker(position, marker)
        elif form is CAMP:
            set_up_camp(position, self.side, camp_in(position, self.side, deed.point("at")))
        elif form is SECTION:
            set_up_section(position, self.side, deed.word("kind") == "works", section_in(deed))
        else:
            self._write_down(match, deed)
        match.then(Deployment(self.side))

    def _place(self, match: Match[GrandBattle], deed: Deed) -> None:
        position = match.position
        names = deed.ids("units") if deed.form is LINE else [deed.word("unit")]
        units = [position.roster.numbers[name] for name in names]
        for unit in units:
            take_back(position, unit)
        bases = bases_in_line(position, units, deed.point("at"), deed.number("heading"))
        for number, unit in enumerate(units):
            if deed.form is AMBUSH:
                hide(position, unit, bases[number])
                lay_marker(match.log if match.logging else None, position, self.side, unit, bases[number].front())
            else:
                position.places[unit] = ON_TABLE
                position.bases[unit] = bases[number]
        if match.logging and deed.form is not AMBUSH:
            about: dict[str, Argument] = {"units": names}
            tell(match, Event("grb-placed", ("GRB-02-016",), about))

    def _write_down(self, match: Match[GrandBattle], deed: Deed) -> None:
        """How the reserve comes, and where: nobody else knows before it is there (GRB-02-046)."""
        position = match.position
        row = row_in(position, self.side, deed)
        position.arrivals[self.side] = row
        position.segments[self.side] = deed.number("segment") - 1 if deed.form is RESERVE_IN else NONE
        if match.logging:
            about: dict[str, Argument] = {"side": SIDE_NAMES[self.side]}
            note: dict[str, Argument] = {"mode": ARRIVALS[row].key, "segment": position.segments[self.side] + 1}
            tell(match, Event("grb-reserve-noted", ("GRB-02-046",), about, note, only(self.side), only(self.side)))

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        """Where somebody may stand is drawn in whole steps, looking at the enemy more often than not."""
        deed = super().propose(match, form, generator)
        if "heading" not in [field.name for field in form.fields] or generator.below(4) == 0:
            return deed
        land = match.position.landscape
        spot = (generator.below(land.width // STEP + 1) * STEP, generator.below(land.depth // STEP + 1) * STEP)
        heading = heading_of_side(match.position.setting, self.side)
        values = [
            spot if field.name == "at" else heading if field.name == "heading" else deed.values[number]
            for number, field in enumerate(form.fields)
        ]
        return Deed(form, tuple(values))

    def makeshift(self, match: Match[GrandBattle], generator: Generator) -> Action | None:
        """Room for the camp or for one who stands nowhere; if there is none, somebody else moves out of the way."""
        position = match.position
        left = to_place(position, self.side)
        standing = [unit for unit in position.units_of(self.side) if _is_to_be_set_up(position, self.side, unit)]
        movers = left[:1]
        if standing:
            movers.append(standing[generator.below(len(standing))])
        spots = _spots(position.landscape, generator)
        deeds = [CAMP.deed(spot) for spot in spots] if self._lacks_camp(position) else []
        heading = heading_of_side(position.setting, self.side)
        for unit in movers:
            deeds += [PLACE.deed(position.roster.ids[unit], spot, heading) for spot in spots]
        for deed in deeds:
            if self.forbids_deed(match, deed) is None:
                return deed
        return None

    def question(self) -> str:
        return "grb-ask-deploy"

    def questions(self) -> tuple[Form, ...]:
        return DEPLOYMENT_QUESTIONS

    def answer(self, match: Match[GrandBattle], question: Deed) -> Json:
        """Where something would stand, or may."""
        if question.form is ROOM:
            return room(match.position, self.side, question.word("unit"))
        deed = question.deed("deed")
        return preview_deployment(match.position, self.side, deed, self.forbids_deed(match, deed))

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        """How many are left, the corners between which they stand, and where the enemy is."""
        setting = match.position.setting
        land = setting.landscape
        gap = edge_gap(setting, is_skirmisher=False)
        is_attacker = self.side == setting.attacker
        low = gap if is_attacker else land.depth // 2
        return {
            "count": len(to_place(match.position, self.side)),
            "role": ROLE_KEYS[role_of(setting, self.side)],
            "low": f"{length_text(gap)}:{length_text(low)}",
            "high": f"{length_text(land.width - gap)}:{length_text(land.depth - gap)}",
            "heading": heading_text(heading_of_side(setting, self.side)),
        }


# -- helpers ---------------------------------------------------------------------------------------


def _spots(land: Landscape, generator: Generator) -> list[Spot]:
    """The spots of a grid, one row after the other, from any of them on."""
    found: list[Spot] = []
    for y in range(0, land.depth, _GRID):
        found += [(x, y) for x in range(0, land.width, _GRID)]
    first = generator.below(len(found))
    return found[first:] + found[:first]


def _is_to_be_set_up(position: GrandBattle, side: int, unit: int) -> bool:
    entry = position.roster.units[unit]
    return entry.side == side and is_of_army(position, unit) and not entry.in_reserve


def to_place(position: GrandBattle, side: int) -> list[int]:
    """The units of a side that stand nowhere yet."""
    places = position.places
    return [unit for unit in range(len(places)) if places[unit] == UNPLACED and _is_to_be_set_up(position, side, unit)]


def take_back(position: GrandBattle, unit: int) -> None:
    """A unit that stands or hides somewhere stands nowhere, so that it can be placed again."""
    for marker in position.markers:
        if marker.unit == unit:
            lift_marker(position, marker)
            break
    position.places[unit] = UNPLACED


def camp_in(position: GrandBattle, side: int, spot: Spot) -> Base:
    """A side's camp with the middle of its front at a spot, looking at the enemy."""
    kind = CAMPS_BY_KEY[position.setting.camps[side]]
    return Base(spot[0], spot[1], heading_of_side(position.setting, side), kind.width, kind.depth)


def section_in(deed: Deed) -> Base:
    """The section that a deed means."""
    x, y = deed.point("at")
    return Base(x, y, deed.number("heading"), SECTION_LENGTH, 0)


def row_in(position: GrandBattle, side: int, deed: Deed) -> int:
    """The row of ARRIVALS that a deed means; NONE if the side has no such way."""
    for row in ways_of(position.setting, side):
        if ARRIVALS[row].key == deed.word("mode"):
            return row
    return NONE
