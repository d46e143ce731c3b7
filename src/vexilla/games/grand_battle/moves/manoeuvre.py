"""Carrying out a Manoeuvre order leg by leg (GRB-05-064); the field ``manoeuvre`` names the units under it."""

from __future__ import annotations

from ....kernel.chance import Generator
from ....kernel.deed import Deed, Field, Form, Value, below, decimal_text
from ....kernel.match import Match
from ....kernel.open_choice import OpenChoice
from ....kernel.refusal import Argument, Refusal
from ..actions import HALT
from ..geometry.dressing import abut
from ..position import ALL_ROUND, GrandBattle
from ..refusals import refuse
from ..roster import NONE
from .carrying_out import carry_out, end_manoeuvre
from .forms import (
    ADVANCE,
    BACK,
    BUILD,
    DISMANTLE,
    DISMOUNT,
    FORM,
    JOIN,
    LEGS,
    LENGTH_PLACES,
    MOUNT,
    SIDEWAYS,
    SLIP,
    SPLIT,
    WHEEL,
)
from .funds import march, march_funds
from .judge import leads_away, work_out
from .making_room import ASK_FOR_ROOM
from .straight import moves_freely
from .wheeling import widest_wheel


class Manoeuvre(OpenChoice[GrandBattle]):
    """One leg after another until the side halts."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [HALT]

    def forms(self) -> tuple[Form, ...]:
        return LEGS

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return None if action == HALT else refuse("GRB-04-054")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        end_manoeuvre(match)

    def question(self) -> str:
        return "grb-ask-manoeuvre"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        position = match.position
        units = [unit for unit in position.manoeuvre if position.is_on_table(unit)]
        left = march_funds(position, units).left([position.shares[unit] for unit in units]) if units else 0
        return {"units": [position.roster.ids[unit] for unit in units], "left": decimal_text(left, LENGTH_PLACES)}

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        position = match.position
        if field.name == "section":
            return sorted([section.id for section in position.sections])
        if field.kind not in ("id", "ids"):
            return []
        units = [unit for unit in position.manoeuvre if position.is_on_table(unit)]
        if form is JOIN:
            wholes = [position.roster.units[unit].whole for unit in units]
            entries = [position.roster.units[whole] for whole in wholes if whole != NONE]
            units = sorted({half for entry in entries for half in (entry.melee_half, entry.shooter_half)})
        else:
            units = [unit for unit in units if _may_ever(position, unit, form)]
        return sorted([position.roster.ids[unit] for unit in units])

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        return work_out(match.position, deed).refusal

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        carry_out(match, deed)
        match.then(ASK_FOR_ROOM, self)

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        """Bodies are grown from one unit by those who touch it, and go no further than they can pay for."""
        position = match.position
        deed = super().propose(match, form, generator)
        units = self._body(position, form, generator)
        if not units:
            return deed
        values: list[Value] = list(deed.values)
        fields = [field.name for field in form.fields]
        ids = [position.roster.ids[unit] for unit in units]
        if "units" in fields and leads_away(form):
            values[0] = tuple(sorted(ids))
        left = max(1, march_funds(position, units).left([position.shares[unit] for unit in units]))
        if form in (ADVANCE, BACK, SIDEWAYS):
            values[form.place("length")] = 1 + below(generator, left)
        elif form is WHEEL:
            values[form.place("angle")] = 1 + below(generator, widest_wheel(position, units, left))
        elif form is SLIP:
            base = position.bases[units[0]]
            reach = march(position, units[0])
            x = base.x - reach + below(generator, 2 * reach + 1)
            y = base.y - reach + below(generator, 2 * reach + 1)
            values[0] = ids[0]
            values[1] = (max(0, x), max(0, y))
        return Deed(form, tuple(values))

    def drawn(self, match: Match[GrandBattle]) -> list[Form]:
        """Drills are for few, and most of them for nobody who is under the order.

        What costs nothing is not drawn to and fro without end: units split and skirmishers dismount before any move,
        and join and mount after one.
        """
        position = match.position
        has_moved = any(position.spent[unit] > 0 for unit in position.manoeuvre)
        found = [form for form in LEGS if any(_may_ever(position, unit, form) for unit in position.manoeuvre)]
        return [form for form in found if not _is_undone(position, form, has_moved)]

    def _body(self, position: GrandBattle, form: Form, generator: Generator) -> list[int]:
        if position.movers and form is not SLIP:
            return position.movers
        free = [unit for unit in position.manoeuvre if position.is_on_table(unit)]
        if not free:
            return []
        body = [free[generator.below(len(free))]]
        if form is not SLIP:
            for unit in body:
                near = [each for each in free if abut(position.bases[unit], position.bases[each])]
                body += [each for each in near if each not in body and generator.below(4) > 0]
        return body


def _is_undone(position: GrandBattle, form: Form, has_moved: bool) -> bool:
    """Whether a leg that costs nothing could only undo another one."""
    if form is SPLIT:
        return has_moved
    if form is JOIN:
        wholes = [position.roster.units[unit].whole for unit in position.manoeuvre]
        return not has_moved and any(whole != NONE and wholes.count(whole) > 1 for whole in wholes)
    is_free = any(position.profile_of(unit).kind.is_skirmisher for unit in position.manoeuvre)
    if form is DISMOUNT:
        return is_free and has_moved
    return form is MOUNT and is_free and not has_moved


def _may_ever(position: GrandBattle, unit: int, form: Form) -> bool:
    """Whether a unit is of those who can make a leg of a form at all."""
    entry = position.roster.units[unit]
    if form is BUILD:
        return position.barricades[entry.side] > 0
    if form is DISMANTLE:
        return len(position.sections) > 0
    if form is SLIP:
        return moves_freely(position, unit)
    if form is FORM:
        return position.marks[unit] & ALL_ROUND != 0
    if form is DISMOUNT or form is MOUNT:
        return entry.on_foot is not None
    if form is SPLIT:
        return entry.melee_half != NONE
    return form is not JOIN or entry.whole != NONE
