"""Reserves: when they come, whether they find their way, and where they step onto the table (GRB-02-039 to GRB-02-050).

What a reserve may consist of is a matter of armies (GRB-02-061); how it comes is written down at deployment.
"""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Generator
from ....kernel.deed import Deed, Field, Form, Json
from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.open_choice import OpenChoice
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import SIDE_NAMES, SIDES
from ....kernel.step import Step
from ..actions import ARRIVAL
from ..asking.outlines import shown
from ..dice import Die
from ..geometry.bases import FRONT, LEFT, REAR, RIGHT, Base
from ..geometry.gaps import overlaps
from ..geometry.numbers import HALF_TURN, QUARTER_TURN, SLACK, STEP, TOLERANCE, Spot
from ..moves.questions import told
from ..position import ARRIVED, GONE, ON_TABLE, GrandBattle
from ..refusals import refuse
from ..roster import NONE
from ..tables.camps import COMMAND_STEADFASTNESS
from ..tables.generation import SEGMENT_COLUMNS, SEGMENT_ROWS
from ..tables.reserves import ARRIVALS, ENEMY_EDGE, LOST_ROLL
from ..telling import tell
from .forms import ARRIVE
from .mustering import reserve_of
from .placing import is_near_enemy, room_refusal
from .questions import NEAREST, PREVIEW_ARRIVAL, ROOM, preview_deployment
from .sighting import discover

#: Where room is looked for along an edge, and which way a unit looks that steps in over each of them.
_SEARCH: Final = STEP // 2
_INWARD: Final[tuple[int, ...]] = (HALF_TURN, 3 * QUARTER_TURN, 0, QUARTER_TURN)


# -- where -----------------------------------------------------------------------------------------


class Stretch:
    """Part of an edge of the table: over which edge (FRONT is the defender's), and from where to where along it."""

    def __init__(self, edge: int, start: int, end: int) -> None:
        self.edge: Final = edge
        self.start: Final = start
        self.end: Final = end


def stretches_of(position: GrandBattle, side: int) -> list[Stretch]:
    """Where a reserve may come: the outer edges of its segment, the attacker's those of his half (GRB-02-040)."""
    row = ARRIVALS[position.arrivals[side]]
    land = position.landscape
    middle = land.depth // 2
    if not row.secret:
        return [Stretch(REAR, 0, land.width), Stretch(LEFT, 0, middle), Stretch(RIGHT, 0, middle)]
    down, across = divmod(position.segments[side], SEGMENT_COLUMNS)
    found = [
        Stretch(
            FRONT if down else REAR,
            land.width * across // SEGMENT_COLUMNS,
            land.width * (across + 1) // SEGMENT_COLUMNS,
        )
    ]
    # Into the enemy's rear one comes over his own edge alone (GRB-02-045).
    if row.edge != ENEMY_EDGE and across in (0, SEGMENT_COLUMNS - 1):
        start = land.depth * down // SEGMENT_ROWS
        found.append(Stretch(RIGHT if across else LEFT, start, start + middle))
    return found


def _is_at(position: GrandBattle, base: Base, stretch: Stretch) -> bool:
    """Whether a base touches a stretch of the edge, and does not reach past its ends (GRB-02-047)."""
    land = position.landscape
    corners = base.corners()
    along = [y if stretch.edge in (LEFT, RIGHT) else x for x, y in corners]
    if min(along) < stretch.start - SLACK or max(along) > stretch.end + SLACK:
        return False
    if stretch.edge == REAR:
        off = min([y for _, y in corners])
    elif stretch.edge == FRONT:
        off = land.depth - max([y for _, y in corners])
    elif stretch.edge == LEFT:
        off = min([x for x, _ in corners])
    else:
        off = land.width - max([x for x, _ in corners])
    return off <= TOLERANCE


def arrival_refusal(position: GrandBattle, unit: int, base: Base) -> Refusal | None:
    """What is against a unit of the reserve that steps onto the table here."""
    names = [position.roster.ids[unit]]
    side = position.roster.units[unit].side
    if not any(_is_at(position, base, stretch) for stretch in stretches_of(position, side)):
        return refuse("GRB-02-046", units=names, why="place")
    if is_near_enemy(position, side, base):
        return refuse("GRB-02-047", units=names, why="enemy")
    for owner in SIDES:
        camp = position.camp_of(owner)
        if camp.width and overlaps(base, camp):
            return refuse("GRB-02-047", units=names, why="camp")
    return room_refusal(position, unit, base)


def has_room(position: GrandBattle, unit: int) -> bool:
    """Whether a unit of the reserve can be placed anywhere, looking straight in."""
    return room_for(position, unit) is not None


def room_for(position: GrandBattle, unit: int) -> Base | None:
    """The first place along its edges where a unit of the reserve may be."""
    half = position.profile_of(unit).kind.width // 2
    for stretch in stretches_of(position, position.roster.units[unit].side):
        for along in range(stretch.start + half, stretch.end - half + 1, _SEARCH):
            base = _entering(position, unit, stretch.edge, along)
            if arrival_refusal(position, unit, base) is None:
                return base
    return None


def _entering(position: GrandBattle, unit: int, edge: int, along: int) -> Base:
    """A unit whose rear is on an edge of the table, and that looks straight in."""
    profile = position.profile_of(unit)
    land = position.landscape
    if edge == REAR:
        x, y = along, profile.depth
    elif edge == FRONT:
        x, y = along, land.depth - profile.depth
    elif edge == LEFT:
        x, y = profile.depth, along
    else:
        x, y = land.width - profile.depth, along
    return Base(x, y, _INWARD[edge], profile.kind.width, profile.depth)


def nearest_entry(position: GrandBattle, unit: int, spot: Spot) -> Base | None:
    """Where a unit that looks straight in touches one of its edges, as near to a spot as can be, whoever is there."""
    half = position.profile_of(unit).kind.width // 2
    found: Base | None = None
    least = 0
    for stretch in stretches_of(position, position.roster.units[unit].side):
        start, end = stretch.start + half, stretch.end - half
        if start > end:
            continue
        wanted = spot[1] if stretch.edge in (LEFT, RIGHT) else spot[0]
        base = _entering(position, unit, stretch.edge, min(max(wanted, start), end))
        away = (base.x - spot[0]) ** 2 + (base.y - spot[1]) ** 2
        if found is None or away < least:
            found, least = base, away
    return found


def entry_strips(position: GrandBattle, unit: int) -> list[list[Spot]]:
    """What a unit of the reserve can cover of the table where it steps onto it, looking straight in."""
    land = position.landscape
    depth = position.profile_of(unit).depth
    found: list[list[Spot]] = []
    for stretch in stretches_of(position, position.roster.units[unit].side):
        left, right, low, high = stretch.start, stretch.end, 0, depth
        if stretch.edge == FRONT:
            low, high = land.depth - depth, land.depth
        elif stretch.edge == LEFT:
            left, right, low, high = 0, depth, stretch.start, stretch.end
        elif stretch.edge == RIGHT:
            left, right, low, high = land.width - depth, land.width, stretch.start, stretch.end
        found.append([(left, low), (left, high), (right, high), (right, low)])
    return found


# -- when ------------------------------------------------------------------------------------------


class ReserveComes(Step[GrandBattle]):
    """The active player's turn begins: his reserve is there if it is time for it."""

    def run(self, match: Match[GrandBattle]) -> None:
        """Forces that march round the enemy are rolled for once (GRB-02-042, GRB-02-045)."""
        position = match.position
        side = position.active
        row = position.arrivals[side]
        if row == NONE or not reserve_of(position, side) or position.game_turn() < ARRIVALS[row].turn:
            return
        if not position.at_hand[side]:
            if ARRIVALS[row].rolls:
                match.then(FindsItsWay(side), PLACE_RESERVE)
                return
            position.at_hand[side] = True
        match.then(PLACE_RESERVE)


class FindsItsWay(Die):
    """With a six it has lost its way, and never comes."""

    def __init__(self, owner: int) -> None:
        super().__init__(ARRIVAL)
        self.owner: Final = owner

    def shows(self, match: Match[GrandBattle], pips: int) -> None:
        position = match.position
        is_lost = pips == LOST_ROLL
        position.at_hand[self.owner] = not is_lost
        if is_lost:
            for unit in reserve_of(position, self.owner):
                position.places[unit] = GONE
                for commander in position.roster.commanders_of[unit]:
                    position.fallen |= 1 << commander
        if match.logging:
            about: dict[str, Argument] = {"side": SIDE_NAMES[self.owner], "pips": pips, "lost": int(is_lost)}
            clause = ARRIVALS[position.arrivals[self.owner]].clauses[0]
            tell(match, Event("grb-reserve-marches", (clause, "GRB-02-042"), about, sort="dice"))

    def label(self) -> str:
        return f"FindsItsWay({SIDE_NAMES[self.owner]})"


class PlaceReserve(Step[GrandBattle]):
    """Whoever of the reserve has room is placed now, others in the first later turn that has (GRB-02-048)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        side = position.active
        if not position.at_hand[side]:
            return
        if any(has_room(position, unit) for unit in reserve_of(position, side)):
            match.then(Arriving(side))


class Arriving(OpenChoice[GrandBattle]):
    """``arrive lh-javelin-4 at 20:4 heading 0``: a unit of the reserve steps onto the table."""

    def forms(self) -> tuple[Form, ...]:
        return (ARRIVE,)

    def options(self, match: Match[GrandBattle]) -> list[int]:
        """Nobody who has room stays away."""
        return []

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        position = match.position
        return sorted([position.roster.ids[unit] for unit in reserve_of(position, self.side)])

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return refuse("GRB-02-048")

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        position = match.position
        unit = position.roster.numbers.get(deed.word("unit"), NONE)
        if unit == NONE or unit not in reserve_of(position, self.side):
            return refuse("GRB-02-047", units=[deed.word("unit")], why="stranger")
        return arrival_refusal(position, unit, base_in(position, unit, deed))

    def take(self, match: Match[GrandBattle], action: int) -> None:
        raise AssertionError("nothing is counted here")

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        """It stands, does not move this turn (GRB-02-049), and counts from now on (GRB-02-050)."""
        position = match.position
        unit = position.roster.numbers[deed.word("unit")]
        position.places[unit] = ON_TABLE
        position.bases[unit] = base_in(position, unit, deed)
        position.marks[unit] |= ARRIVED
        worth = position.profile_of(unit).steadfastness
        for number in position.roster.commanders_of[unit]:
            worth += COMMAND_STEADFASTNESS * position.roster.commanders[number].command
        position.first_steadfastness[self.side] += worth
        position.last_steadfastness[self.side] += worth
        if match.logging:
            about: dict[str, Argument] = {"unit": deed.word("unit"), "segment": position.segments[self.side] + 1}
            tell(match, Event("grb-reserve-arrives", ("GRB-02-046", "GRB-02-050"), about))
        discover(match)
        match.then(PLACE_RESERVE)

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        """Along its edges, looking straight in, more often than anyhow."""
        deed = super().propose(match, form, generator)
        position = match.position
        unit = position.roster.numbers.get(deed.word("unit"), NONE)
        if unit == NONE or generator.below(4) == 0:
            return deed
        base = room_for(position, unit)
        if base is None or generator.below(4) == 0:
            return deed
        return Deed(form, (deed.word("unit"), base.front(), base.heading))

    def question(self) -> str:
        return "grb-ask-arrive"

    def questions(self) -> tuple[Form, ...]:
        return (PREVIEW_ARRIVAL, NEAREST, ROOM)

    def answer(self, match: Match[GrandBattle], question: Deed) -> Json:
        """Where it would step onto the table: as it was said, or as near to a spot as can be; and along which edges."""
        position = match.position
        if question.form is PREVIEW_ARRIVAL:
            deed = question.deed("deed")
            return preview_deployment(position, self.side, deed, self.forbids_deed(match, deed))
        unit = position.roster.numbers.get(question.word("unit"), NONE)
        if unit == NONE or unit not in reserve_of(position, self.side):
            stranger = refuse("GRB-02-047", units=[question.word("unit")], why="stranger")
            return {"refusal": told(stranger), "areas": []}
        if question.form is ROOM:
            return {"refusal": None, "areas": [shown(strip) for strip in entry_strips(position, unit)], "closed": []}
        base = nearest_entry(position, unit, question.point("to"))
        if base is None:
            return {"refusal": told(refuse("GRB-02-046", units=[question.word("unit")], why="place"))}
        deed = Deed(ARRIVE, (question.word("unit"), base.front(), base.heading))
        return preview_deployment(position, self.side, deed, self.forbids_deed(match, deed))


def base_in(position: GrandBattle, unit: int, deed: Deed) -> Base:
    """The base that a deed means."""
    x, y = deed.point("at")
    profile = position.profile_of(unit)
    return Base(x, y, deed.number("heading"), profile.kind.width, profile.depth)


RESERVE_COMES: Final = ReserveComes()
PLACE_RESERVE: Final = PlaceReserve()
