"""The one judge of legs: who may make them, and everything they do. Legality, execution and previews all ask here."""

from __future__ import annotations

from typing import Final

from ....kernel.deed import Deed, Form
from ....kernel.refusal import Refusal
from ..geometry.dressing import groups
from ..position import ALL_ROUND as IN_ALL_ROUND
from ..position import ARRIVED, DISABLED, FIRED, LOOTING, MOVED, RECOVERING, GrandBattle
from ..refusals import refuse
from ..roster import NONE, SERVANTS
from ..tables.traits import TRAINED
from .drills import (
    work_out_all_round,
    work_out_build,
    work_out_dismantle,
    work_out_dismount,
    work_out_form,
    work_out_join,
    work_out_mount,
    work_out_split,
    work_out_turn,
)
from .forms import (
    ADVANCE,
    ALL_ROUND,
    BACK,
    BUILD,
    DISMANTLE,
    DISMOUNT,
    FORM,
    JOIN,
    MOUNT,
    SIDEWAYS,
    SLIP,
    SPLIT,
    TURN,
    WHEEL,
)
from .leg import Leg, names_of
from .straight import moves_freely, work_out_slip, work_out_straight
from .wheeling import work_out_wheel

#: Legs that units make together, as one body.
_OF_A_BODY: Final = (ADVANCE.word, BACK.word, SIDEWAYS.word, WHEEL.word)
#: Legs of trained units, and of skirmishers, that are possible in combat (GRB-05-042, GRB-05-054).
_OF_TRAINED: Final = (TURN.word, ALL_ROUND.word, FORM.word)
_OF_SKIRMISHERS: Final = (DISMOUNT.word, MOUNT.word)
#: States in which nobody carries out a Manoeuvre or an Attack, with their clauses.
BOUND: Final[tuple[tuple[int, str], ...]] = (
    (MOVED, "GRB-04-046"),
    (ARRIVED, "GRB-02-049"),
    (FIRED, "GRB-13-028"),
    (LOOTING, "GRB-12-052"),
    (DISABLED, "GRB-13-021"),
    (RECOVERING, "GRB-08-026"),
)


def leads_away(form: Form) -> bool:
    """Whether units make a leg of this form as one body, or go off by themselves."""
    return form.word in _OF_A_BODY or form is SLIP


def named_in(deed: Deed) -> list[str]:
    """The ids of those who are to make a leg."""
    names = [field.name for field in deed.form.fields]
    return deed.ids("units") if "units" in names else [deed.word("unit")]


def work_out(position: GrandBattle, deed: Deed) -> Leg:
    """A leg with all it does, or the clause against it; by what its side may know."""
    numbers = position.roster.numbers
    names = named_in(deed)
    leg = Leg(position, deed, [numbers[name] for name in names if name in numbers])
    leg.refusal = _strangers(position, names, deed) or _hindered(position, leg) or _not_one_body(position, leg)
    if leg.refusal is None:
        _work_out(position, leg)
    return leg


def _work_out(position: GrandBattle, leg: Leg) -> None:
    form = leg.deed.form
    if form is SLIP:
        work_out_slip(position, leg)
    elif form is WHEEL:
        work_out_wheel(position, leg)
    elif form is TURN:
        work_out_turn(position, leg)
    elif form is ALL_ROUND:
        work_out_all_round(position, leg)
    elif form is FORM:
        work_out_form(position, leg)
    elif form is DISMOUNT:
        work_out_dismount(position, leg)
    elif form is MOUNT:
        work_out_mount(position, leg)
    elif form is BUILD:
        work_out_build(position, leg)
    elif form is DISMANTLE:
        work_out_dismantle(position, leg)
    elif form is SPLIT:
        work_out_split(position, leg)
    elif form is JOIN:
        work_out_join(position, leg)
    else:
        work_out_straight(position, leg)


def _strangers(position: GrandBattle, names: list[str], deed: Deed) -> Refusal | None:
    """Only those under the order move; a half is joined by the other one wherever that has its order from."""
    under = [position.roster.ids[unit] for unit in position.manoeuvre]
    for name in names:
        number = position.roster.numbers.get(name, NONE)
        is_there = number != NONE and position.is_on_table(number)
        is_joined = deed.form is JOIN and any(each in under for each in names)
        if not is_there or (name not in under and not is_joined):
            return refuse("GRB-04-044", units=[name], why="stranger")
    return None


def _hindered(position: GrandBattle, leg: Leg) -> Refusal | None:
    """States in which a unit cannot make this leg."""
    word = leg.deed.form.word
    for unit in leg.units:
        names = names_of(position, [unit])
        profile = position.profile_of(unit)
        for mark, clause in BOUND:
            if position.marks[unit] & mark:
                return refuse(clause, units=names, why="now")
        if profile.move == 0:
            return refuse("GRB-12-005" if profile is SERVANTS else "GRB-13-029", units=names)
        if position.marks[unit] & IN_ALL_ROUND and word != FORM.word:
            return refuse("GRB-05-039", units=names)
        if position.duels[unit] != NONE:
            is_drilled = profile.has(TRAINED) and word in _OF_TRAINED
            is_nimble = profile.kind.is_skirmisher and word in _OF_SKIRMISHERS
            if not is_drilled and not is_nimble:
                return refuse("GRB-05-065", units=names)
        if word == SLIP.word and not moves_freely(position, unit):
            return refuse("GRB-05-018", units=names)
    return None


def _not_one_body(position: GrandBattle, leg: Leg) -> Refusal | None:
    """Who moves together must hang together, look the same way, and have done so since the order began."""
    if not leads_away(leg.deed.form):
        return None
    names = names_of(position, leg.units)
    if position.movers and sorted(position.movers) != sorted(leg.units):
        return refuse("GRB-04-044", units=names_of(position, position.movers), why="others")
    bases = [position.bases[unit] for unit in leg.units]
    for base in bases:
        if base.heading != bases[0].heading:
            return refuse("GRB-05-028", units=names)
    if len(groups(bases)) > 1:
        return refuse("GRB-03-044", units=names)
    wholes = [position.roster.units[unit].whole for unit in leg.units]
    if any(whole != NONE and wholes.count(whole) > 1 for whole in wholes):
        # One order moves one half (GRB-03-080); both of them side by side would be two.
        return refuse("GRB-03-080", units=names, why="halves")
    return None
