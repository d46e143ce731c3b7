"""What a leg does to the table: bases, funds, disorder, contacts, and the ambush that cuts it short."""

from __future__ import annotations

from typing import Final

from ....kernel.deed import Deed, Marked, Value
from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.refusal import Argument
from ..camps.spoils import settle_spoils
from ..contacts import Contact
from ..disorder import disorder, disperse_if_nothing_is_left, tag_rough
from ..geometry.bases import FRONT_LEFT, FRONT_RIGHT, Base
from ..geometry.bodies import body_of
from ..geometry.numbers import DEGREE, STEP, distance, heading_of
from ..geometry.wheels import wheel_limit
from ..geometry.zones import zone_of
from ..position import ALL_ROUND as IN_ALL_ROUND
from ..position import BEYOND_HORSE, DISMOUNTED, JOINED, MOVED, OF_A_TURN, ON_TABLE, GrandBattle, Marker
from ..roster import NONE
from ..setup.sighting import hidden_enemies, markers_seen, reveal
from ..states import PASSED_THROUGH
from ..tables.disorder import SKIRMISHER_PASSAGE, Cause
from ..tables.movement import MANOEUVRE_GAP
from ..tables.terrain import FULL, NO, Ground
from ..telling import tell, tell_shift
from ..touch import renew_contacts
from .dressing_up import dressed_bodies
from .drills import halves_of_split, new_section, section_named
from .forms import (
    ALL_ROUND,
    BUILD,
    DISMANTLE,
    DISMOUNT,
    EDGE_WORDS,
    FORM,
    JOIN,
    MOUNT,
    SLIP,
    SPLIT,
    TURN,
    WHEEL,
)
from .funds import march
from .judge import leads_away, work_out
from .leg import Leg, names_of, settle
from .passage import Foe
from .straight import course_of, moves_freely, off_wall

#: An ambush is looked for so often along a wheel.
_LOOK_TURN: Final = 2 * DEGREE


def begin_manoeuvre(match: Match[GrandBattle], units: list[int]) -> None:
    """An order begins; who was hidden shows himself before he moves (GRB-02-034)."""
    position = match.position
    position.manoeuvre = sorted(units)
    position.movers = []
    for unit in units:
        position.spent[unit] = 0
        position.shares[unit] = FULL
    for marker in position.markers[:]:
        if marker.unit in units:
            reveal(match, marker)


def end_manoeuvre(match: Match[GrandBattle]) -> None:
    """The order is carried out; nobody under it moves again this turn (GRB-04-046)."""
    position = match.position
    for unit in position.manoeuvre:
        position.marks[unit] |= MOVED
        position.spent[unit] = 0
        position.shares[unit] = FULL
    position.manoeuvre = []
    position.movers = []


def carry_out(match: Match[GrandBattle], deed: Deed) -> None:
    """Make a legal leg, or as much of it as an ambush allows (GRB-05-013)."""
    position = match.position
    leg = work_out(position, deed)
    assert leg.refusal is None
    if leads_away(deed.form):
        cut, met = _until_ambush(position, leg)
        if cut is None:
            _lay_open(match, met)
            return
        leg = cut
    else:
        met = markers_seen(position, leg.units, leg.bases)
    _pay(position, leg)
    _put(position, leg)
    if leads_away(deed.form):
        position.movers = leg.units
        _dress(position, leg)
        _put(position, leg)
    position.displaced = leg.displaced
    _tell(match, leg)
    _change(position, leg)
    tell_shift(match, "GRB-03-021")
    _renew_contacts(position, leg)
    suffer(match, leg.units, leg.causes, leg.grounds, leg.disordered)
    if deed.form is SPLIT:
        entry = position.roster.units[leg.units[0]]
        for half in (entry.melee_half, entry.shooter_half):
            disperse_if_nothing_is_left(match, half)
    _lay_open(match, met)
    settle_spoils(match)
    position.manoeuvre = [unit for unit in position.manoeuvre if position.is_on_table(unit)]
    position.movers = [unit for unit in position.movers if position.is_on_table(unit)]


def _put(position: GrandBattle, leg: Leg) -> None:
    for number, unit in enumerate(leg.units):
        position.bases[unit] = leg.bases[number]
    for neighbour, base in leg.slid:
        position.bases[neighbour] = base


def _tell(match: Match[GrandBattle], leg: Leg) -> None:
    if match.logging:
        deed = leg.deed
        about: dict[str, Argument] = {"leg": deed.text(), "verb": deed.form.word}
        # How far, to which side, where to: each by the name of its field.
        for number, field in enumerate(deed.form.fields):
            plain = field.field if isinstance(field, Marked) else field
            about[field.name] = plain.text(deed.values[number])
        about["units"] = names_of(match.position, leg.units)
        tell(match, Event("grb-leg", ("GRB-05-064",), about))


def _pay(position: GrandBattle, leg: Leg) -> None:
    for number, unit in enumerate(leg.units):
        position.spent[unit] += leg.costs[number]
        position.shares[unit] = leg.shares[number]
        whole = position.roster.units[unit].whole
        if whole != NONE and leg.deed.form is not JOIN:
            # One order moves one half; the other one stands (GRB-03-080).
            entry = position.roster.units[whole]
            other = entry.melee_half if unit == entry.shooter_half else entry.shooter_half
            position.manoeuvre = [each for each in position.manoeuvre if each != other]
    for bridge, load in leg.loads:
        position.bridge_loads[bridge] += load


def suffer(
    match: Match[GrandBattle],
    units: list[int],
    causes: list[Cause],
    grounds: list[list[Ground]],
    disordered: list[int],
) -> None:
    """Points for a move and for the ground it went over; who entered ground closed to horse is marked."""
    position = match.position
    for number, unit in enumerate(units):
        # Who moves in any direction does not lose order by it (GRB-05-045, GRB-11-016).
        for cause in causes if not moves_freely(position, unit) else []:
            if position.is_on_table(unit):
                disorder(match, unit, cause)
        for ground in grounds[number]:
            if position.is_on_table(unit):
                tag_rough(match, unit, ground)
            mounted = position.roster.units[unit].profile.kind.mover
            if position.marks[unit] & DISMOUNTED and ground.shares[mounted] == NO:
                position.marks[unit] |= BEYOND_HORSE
    for unit in disordered:
        # Once a turn (GRB-05-049).
        if position.is_on_table(unit) and not position.marks[unit] & PASSED_THROUGH:
            position.marks[unit] |= PASSED_THROUGH
            disorder(match, unit, SKIRMISHER_PASSAGE)


def _renew_contacts(position: GrandBattle, leg: Leg) -> None:
    """Contacts that a leg has broken end; in others a unit that has turned shows another side (GRB-05-042)."""
    renew_contacts(position)
    if leg.deed.form is TURN or leg.deed.form is FORM:
        for number, each in enumerate(position.contacts):
            for unit in leg.units:
                if unit in (each.one, each.other):
                    position.contacts[number] = _faced(position, each, unit)


def _faced(position: GrandBattle, contact: Contact, unit: int) -> Contact:
    if position.has_front_all_round(unit):
        return contact
    return contact.faced(unit, zone_of(position.bases[unit], position.bases[contact.opponent(unit)]))


# -- drills ----------------------------------------------------------------------------------------


def _change(position: GrandBattle, leg: Leg) -> None:
    """What a leg changes beside places."""
    form = leg.deed.form
    unit = leg.units[0]
    if form is ALL_ROUND:
        for each in leg.units:
            position.marks[each] |= IN_ALL_ROUND
    elif form is FORM:
        for each in leg.units:
            position.marks[each] &= ~IN_ALL_ROUND
    elif form is DISMOUNT or form is MOUNT:
        _change_horses(position, unit, form is DISMOUNT)
    elif form is BUILD:
        position.sections.append(new_section(position, unit, EDGE_WORDS.index(leg.deed.word("edge"))))
        position.barricades[position.side_of(unit)] -= 1
    elif form is DISMANTLE:
        gone = section_named(position, leg.deed.word("section"))
        position.sections = [section for section in position.sections if section is not gone]
    elif form is SPLIT:
        _split(position, unit, leg.deed.word("front"))
    elif form is JOIN:
        _join(position, leg.units)


def _change_horses(position: GrandBattle, unit: int, is_dismounting: bool) -> None:
    """On foot the rest of the move is that of foot: what is spent stays the same part of it."""
    before = march(position, unit)
    if is_dismounting:
        position.marks[unit] |= DISMOUNTED
        position.dismounted_at[unit] = position.bases[unit]
    else:
        position.marks[unit] &= ~(DISMOUNTED | BEYOND_HORSE)
    position.spent[unit] = position.spent[unit] * march(position, unit) // max(1, before)


def _split(position: GrandBattle, unit: int, front: str) -> None:
    """Each half has its own figures; points of disorder are copied to both (GRB-03-021)."""
    entry = position.roster.units[unit]
    halves = (entry.melee_half, entry.shooter_half)
    bases = halves_of_split(position, unit, front)
    losses = (position.losses[unit], position.shooter_losses[unit])
    for number, half in enumerate(halves):
        position.places[half] = ON_TABLE
        position.bases[half] = bases[number]
        position.losses[half] = losses[number]
        position.marks[half] = position.marks[unit]
        position.disorder[half] = position.disorder[unit]
        position.rough[half] = position.rough[unit]
        position.spent[half] = position.spent[unit] * march(position, half) // march(position, unit)
        position.shares[half] = position.shares[unit]
    position.places[unit] = JOINED
    position.manoeuvre = [each for each in position.manoeuvre if each != unit] + list(halves)
    position.movers = []


def _join(position: GrandBattle, units: list[int]) -> None:
    """Losses stay where they were; the unit has the points of the half that has more (GRB-03-021)."""
    whole = position.roster.units[units[0]].whole
    entry = position.roster.units[whole]
    worse = max(units, key=position.disorder_of)
    one, other = [position.bases[unit] for unit in units]
    front = one if one.local(other.front())[1] < 0 else other
    ordered = next(unit for unit in units if unit in position.manoeuvre)
    position.places[whole] = ON_TABLE
    position.bases[whole] = Base(front.x, front.y, front.heading, front.width, one.depth + other.depth)
    position.losses[whole] = position.losses[entry.melee_half]
    position.shooter_losses[whole] = position.losses[entry.shooter_half]
    position.disorder[whole] = position.disorder[worse]
    position.rough[whole] = position.rough[worse]
    position.marks[whole] = (position.marks[units[0]] | position.marks[units[1]]) & OF_A_TURN
    position.spent[whole] = position.spent[ordered] * march(position, whole) // march(position, ordered)
    position.shares[whole] = position.shares[ordered]
    for unit in units:
        position.places[unit] = JOINED
        position.spent[unit] = 0
        position.shares[unit] = FULL
    position.manoeuvre = [each for each in position.manoeuvre if each not in units] + [whole]
    position.movers = []


# -- dressing (GRB-01-050) -------------------------------------------------------------------------


def _dress(position: GrandBattle, leg: Leg) -> None:
    """A body that ends within a hair of a friend's edge is put flush on it."""
    others = [unit for unit in position.units_of(position.side_of(leg.units[0])) if unit not in leg.units]
    before = leg.bases
    for bases in dressed_bodies(before, [position.bases[other] for other in others]):
        leg.bases = bases
        if settle(position, leg) is None:
            return
    leg.bases = before
    settle(position, leg)


# -- ambushes (GRB-02-031, GRB-05-013) -------------------------------------------------------------


def _lay_open(match: Match[GrandBattle], met: list[Marker]) -> None:
    for marker in met:
        reveal(match, marker)


def _until_ambush(position: GrandBattle, leg: Leg) -> tuple[Leg | None, list[Marker]]:
    """The leg as far as it goes until an ambush is discovered, or met unseen; None if it does not begin at all."""
    side = position.side_of(leg.units[0])
    if all(marker.side == side for marker in position.markers):
        return leg, []
    whole = _size(position, leg)
    look = _LOOK_TURN if leg.deed.form is WHEEL else STEP
    bumped, hidden = _bump(position, leg, whole)
    done = 0
    while done < min(whole, bumped):
        done = min(done + look, whole, bumped)
        part = _part(position, leg, done, whole)
        seen = markers_seen(position, part.units, part.bases)
        if seen or done == bumped < whole:
            met = seen or [marker for marker in position.markers if marker.unit == hidden]
            while part.refusal is not None and done > 0:
                done = max(0, done - look)
                part = _part(position, leg, done, whole) if done else part
            return (part if done else None), met
    if whole and not min(whole, bumped):
        return None, [marker for marker in position.markers if marker.unit == hidden]
    return leg, markers_seen(position, leg.units, leg.bases)


def _size(position: GrandBattle, leg: Leg) -> int:
    if leg.deed.form is WHEEL:
        return leg.deed.number("angle")
    if leg.deed.form is SLIP:
        return distance(position.bases[leg.units[0]].centre(), leg.bases[0].centre())
    return leg.deed.number("length")


def _part(position: GrandBattle, leg: Leg, done: int, whole: int) -> Leg:
    """A leg cut short."""
    if done >= whole:
        return leg
    form = leg.deed.form
    values: list[Value] = list(leg.deed.values)
    if form is SLIP:
        base = position.bases[leg.units[0]]
        there = base.shifted(_slip_heading(position, leg), done)
        values[1] = (there.x, there.y)
        values[2] = base.heading
    else:
        values[form.place("angle" if form is WHEEL else "length")] = done
    return work_out(position, Deed(form, tuple(values)))


def _slip_heading(position: GrandBattle, leg: Leg) -> int:
    start, end = position.bases[leg.units[0]].centre(), leg.bases[0].centre()
    return heading_of(end[0] - start[0], end[1] - start[1])


def _bump(position: GrandBattle, leg: Leg, whole: int) -> tuple[int, int]:
    """How far a leg goes until it is too near to an enemy whom nobody sees, and who that is."""
    hidden = hidden_enemies(position, position.side_of(leg.units[0]))
    if not hidden or not whole:
        return whole, NONE
    bases = [position.bases[unit] for unit in leg.units]
    nearest, who = whole, NONE
    for enemy in hidden:
        if leg.deed.form is WHEEL:
            is_left = leg.deed.word("pivot") == "left"
            foes = [position.bases[enemy]]
            pivot = FRONT_LEFT if is_left else FRONT_RIGHT
            after = abs(wheel_limit(body_of(bases), pivot, -whole if is_left else whole, [], foes, MANOEUVRE_GAP))
        else:
            is_slip = leg.deed.form is SLIP
            way = _slip_heading(position, leg) if is_slip else course_of(position, leg.units, leg.deed, 0).heading
            wall = off_wall(bases, way, whole, [Foe(position.bases[enemy], "")], MANOEUVRE_GAP)
            after = whole if wall is None else wall.after
        if after < nearest:
            nearest, who = after, enemy
    return nearest, who
