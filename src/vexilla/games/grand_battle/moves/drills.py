"""Legs that do not lead anywhere: turns, all-round defence, dismounting, barricades, splitting and joining."""

from __future__ import annotations

from typing import Final

from ....kernel.refusal import Refusal
from ..armies.profile import MIXED
from ..geometry.bases import FRONT, REAR, Base
from ..geometry.contact import contact
from ..geometry.gaps import overlaps, touches
from ..geometry.numbers import QUARTER_TURN, TOLERANCE
from ..geometry.shapes import is_on_table, stands_in
from ..geometry.wheels import farthest_corner
from ..ground import closing_clause, grounds_under, is_defended
from ..position import ALL_ROUND, BEYOND_HORSE, DISMOUNTED, GrandBattle, Section
from ..refusals import refuse
from ..roster import NONE
from ..tables.disorder import DISMOUNT as DISMOUNT_CAUSE
from ..tables.disorder import TURN as TURN_CAUSE
from ..tables.terrain import NO, SECTION
from ..tables.traits import TRAINED
from ..tables.troops import INFANTRY
from .forms import EDGE_WORDS, TURN_ANGLES, TURN_WORDS
from .funds import march, march_funds
from .leg import Leg, bases_after, names_of, settle
from .straight import moves_freely, not_enough
from .turning import slide_neighbours, turn_each

_HALF: Final = 2


def _pay_half(position: GrandBattle, leg: Leg) -> None:
    """Half of each one's whole allowance; skirmishers pay what their corners move."""
    leg.costs = [march(position, unit) // _HALF for unit in leg.units]


def _afford(position: GrandBattle, leg: Leg) -> Refusal | None:
    for number, unit in enumerate(leg.units):
        if not march_funds(position, [unit]).suffices(leg.costs[number], [leg.shares[number]]):
            return not_enough(position, leg)
    return None


def is_in_combat(position: GrandBattle, unit: int) -> bool:
    """Whether it is in combat contact, directly or in support."""
    return bool(position.contacts_of(unit))


def _is_infantry(position: GrandBattle, unit: int) -> bool:
    return position.profile_of(unit).kind.category == INFANTRY


# -- turns (GRB-05-024 to GRB-05-027, GRB-05-033) -------------------------------------------------------


def work_out_turn(position: GrandBattle, leg: Leg) -> None:
    """Each turns by itself about its centre."""
    angle = TURN_ANGLES[TURN_WORDS.index(leg.deed.word("turn"))]
    before = list(leg.bases)
    turn_each(position, leg, angle)
    _pay_half(position, leg)
    for number, unit in enumerate(leg.units):
        if moves_freely(position, unit):
            leg.costs[number] = farthest_corner(before[number], leg.bases[number])
    leg.causes = [TURN_CAUSE]
    leg.grounds = [grounds_under(position, base) for base in leg.bases]
    leg.refusal = _afford(position, leg) or _settle_turn(position, leg, angle)


def _settle_turn(position: GrandBattle, leg: Leg, angle: int) -> Refusal | None:
    """What is against the end of a turn; a neighbour of the group is none that can be slid aside (GRB-05-033)."""
    refusal = settle(position, leg)
    there = slide_neighbours(position, leg, angle) if refusal is not None else None
    return refusal if there is None or settle(there, leg) is not None else None


# -- all-round defence (GRB-05-037 to GRB-05-042) -------------------------------------------------------


def work_out_all_round(position: GrandBattle, leg: Leg) -> None:
    """Foot takes up all-round defence; in combat only trained units do (GRB-05-042)."""
    _pay_half(position, leg)
    for unit in leg.units:
        profile = position.profile_of(unit)
        is_free = profile.has(TRAINED) or not is_in_combat(position, unit)
        if not _is_infantry(position, unit) or profile.kind.is_skirmisher or not is_free:
            leg.refusal = refuse("GRB-05-037", units=names_of(position, [unit]))
            return
    leg.refusal = _afford(position, leg)


def work_out_form(position: GrandBattle, leg: Leg) -> None:
    """All-round defence is given up, and the unit faces where it likes (GRB-05-041)."""
    for unit in leg.units:
        if not position.marks[unit] & ALL_ROUND:
            leg.refusal = refuse("GRB-05-041", units=names_of(position, [unit]))
            return
    angle = EDGE_WORDS.index(leg.deed.word("front")) * QUARTER_TURN
    turn_each(position, leg, angle)
    _pay_half(position, leg)
    leg.refusal = _afford(position, leg) or _settle_turn(position, leg, angle)


# -- horses (GRB-05-051 to GRB-05-059) ------------------------------------------------------------------


def work_out_dismount(position: GrandBattle, leg: Leg) -> None:
    """Riders become foot."""
    unit = leg.units[0]
    if position.roster.units[unit].on_foot is None or position.marks[unit] & DISMOUNTED:
        leg.refusal = refuse("GRB-05-051", units=names_of(position, [unit]))
        return
    _change_horses(position, leg)


def work_out_mount(position: GrandBattle, leg: Leg) -> None:
    """Foot that was mounted mounts again, where horses can be; after crossing other ground where they were left."""
    unit = leg.units[0]
    base = position.bases[unit]
    if not position.marks[unit] & DISMOUNTED:
        leg.refusal = refuse("GRB-05-051", units=names_of(position, [unit]))
        return
    if position.marks[unit] & BEYOND_HORSE and not overlaps(base, position.dismounted_at[unit]):
        leg.refusal = refuse("GRB-05-059", units=names_of(position, [unit]))
        return
    mover = position.roster.units[unit].profile.kind.mover
    for piece in position.landscape.pieces:
        if piece.kind.shares[mover] == NO and stands_in(base, piece.shapes):
            leg.refusal = refuse(
                closing_clause(piece.kind), after="none", by=piece.id, units=names_of(position, [unit])
            )
            return
    _change_horses(position, leg)


def _change_horses(position: GrandBattle, leg: Leg) -> None:
    unit = leg.units[0]
    if position.profile_of(unit).kind.is_skirmisher:
        return
    if is_in_combat(position, unit):
        leg.refusal = refuse("GRB-05-053", units=names_of(position, [unit]))
        return
    _pay_half(position, leg)
    leg.causes = [DISMOUNT_CAUSE]
    leg.refusal = _afford(position, leg)


# -- barricades (GRB-12-012) ----------------------------------------------------------------------------


def new_section(position: GrandBattle, unit: int, edge: int) -> Section:
    """The section that a unit sets up against one of its edges."""
    base = position.bases[unit]
    x, y = base.edge_middle(edge)
    line = Base(x, y, base.edge_heading(edge), SECTION, 0)
    taken = [section.id for section in position.sections]
    number = 1
    while f"section-{number}" in taken:
        number += 1
    return Section(f"section-{number}", line, False, position.side_of(unit), NONE)


def work_out_build(position: GrandBattle, leg: Leg) -> None:
    """Foot sets up a section that was paid for."""
    unit = leg.units[0]
    names = names_of(position, [unit])
    landscape = position.landscape
    line = new_section(position, unit, EDGE_WORDS.index(leg.deed.word("edge"))).line
    is_free = not any(overlaps(line, base) for base in bases_after(position, leg, []))
    if not _may_work(position, unit) or not is_free or position.barricades[position.side_of(unit)] == 0:
        leg.refusal = refuse("GRB-12-012", units=names, section="none", why="build")
    elif not is_on_table(line.corners(), landscape.width, landscape.depth):
        leg.refusal = refuse("GRB-05-063", after="none", units=names)
    else:
        _pay_half(position, leg)
        leg.refusal = _afford(position, leg)


def section_named(position: GrandBattle, name: str) -> Section | None:
    """The section with an id."""
    for section in position.sections:
        if section.id == name:
            return section
    return None


def work_out_dismantle(position: GrandBattle, leg: Leg) -> None:
    """Foot takes down a barricade that it touches; works stay (GRB-12-016)."""
    unit = leg.units[0]
    name = leg.deed.word("section")
    section = section_named(position, name)
    if section is None or section.is_works or not touches(position.bases[unit], section.line):
        leg.refusal = refuse("GRB-12-012", units=names_of(position, [unit]), section=name, why="dismantle")
    elif is_defended(position, section, position.side_of(unit)):
        leg.refusal = refuse("GRB-12-034", units=names_of(position, [unit]), section=name)
    elif not _may_work(position, unit):
        leg.refusal = refuse("GRB-12-012", units=names_of(position, [unit]), section=name, why="dismantle")
    else:
        _pay_half(position, leg)
        leg.refusal = _afford(position, leg)


def _may_work(position: GrandBattle, unit: int) -> bool:
    return _is_infantry(position, unit) and not is_in_combat(position, unit)


# -- splitting and joining (GRB-03-021, GRB-03-080) -----------------------------------------------------


def halves_of_split(position: GrandBattle, unit: int, front: str) -> tuple[Base, Base]:
    """Where melee troops and shooters lie when a mixed unit has split, with one of them in front."""
    profile = position.profile_of(unit)
    assert profile.main is not None
    assert profile.support is not None
    base = position.bases[unit]
    is_melee_first = front == "melee"
    ahead = profile.main.depth if is_melee_first else profile.support.depth
    first = Base(base.x, base.y, base.heading, base.width, ahead)
    x, y = base.at(-ahead, 0)
    second = Base(x, y, base.heading, base.width, base.depth - ahead)
    return (first, second) if is_melee_first else (second, first)


def work_out_split(position: GrandBattle, leg: Leg) -> None:
    """A mixed unit becomes two where it stands."""
    unit = leg.units[0]
    names = names_of(position, [unit])
    if position.profile_of(unit).formation != MIXED:
        leg.refusal = refuse("GRB-03-020", units=names)
    elif is_in_combat(position, unit):
        leg.refusal = refuse("GRB-04-047", units=names)
    elif not position.figures_of(unit) or not position.shooters_of(unit):
        leg.refusal = refuse("GRB-03-021", units=names)


def work_out_join(position: GrandBattle, leg: Leg) -> None:
    """Two halves that stand flush one behind the other become one unit again."""
    entries = [position.roster.units[unit] for unit in leg.units]
    one, other = [position.bases[unit] for unit in leg.units]
    are_halves = entries[0].whole != NONE and entries[0].whole == entries[1].whole
    touch = contact(one, other)
    is_flush = touch is not None and touch.edge + touch.other_edge == FRONT + REAR and touch.edge in (FRONT, REAR)
    is_whole = is_flush and touch is not None and touch.stretch >= one.width - TOLERANCE
    if not are_halves or one.heading != other.heading or not is_whole:
        leg.refusal = refuse("GRB-03-080", units=names_of(position, leg.units), why="apart")
    elif any(is_in_combat(position, unit) for unit in leg.units):
        leg.refusal = refuse("GRB-04-047", units=names_of(position, leg.units))
