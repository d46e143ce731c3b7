"""The order sheet: a side writes all orders of its command phase before any distance is measured (GRB-04-039).

In the recovery phase there is a second one, of recovery orders alone (GRB-02-058).
"""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.chance import Generator
from ....kernel.deed import Deed, Field, Form, Json, Value
from ....kernel.match import Match
from ....kernel.open_choice import OpenChoice
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import SIDES
from ....kernel.step import Step
from ..actions import DONE
from ..geometry.dressing import abut
from ..hidden import is_hidden
from ..moves.questions import told
from ..position import ON_TABLE, GrandBattle
from ..refusals import refuse
from ..tables.traits import FANATICS
from .command import commanders_of, is_at_hand, left_in
from .forms import (
    COST,
    COST_OF,
    MOST_LINES,
    ORDER,
    RECOVERY_SHEET,
    REORDER,
    SHEET,
    STRIKE,
    UNITS,
    order_of,
)
from .order import (
    ARMY,
    ARMY_WORD,
    ATTACK,
    HOLD,
    KIND_KEYS,
    MANOEUVRE,
    OF_MOVEMENT,
    RECOVER,
    STATE_KEYS,
    WRITTEN,
    Order,
    order_text,
)
from .rules import forbids_order, out_of_reach, written_for
from .settlement import SETTLE_SHEET, Settled, settle_line

#: Measuring that answers before orders are given (GRB-01-044).
FREE: Final = "free"
#: What only changes lines that are written.
_CHANGES: Final = (STRIKE, REORDER)
#: One in so many draws may end the sheet while another order is possible; so often one is looked for.
_HANDED_IN: Final = 6
_TRIES: Final = 12


class OrderSheet(OpenChoice[GrandBattle]):
    """One line after the other until the sheet is handed in."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [DONE]

    def forms(self) -> tuple[Form, ...]:
        return SHEET

    def drawn(self, match: Match[GrandBattle]) -> list[Form]:
        """Nobody who is in good order recovers by standing, or loses a point that is named."""
        position = match.position
        is_any = any(position.disorder_of(unit) > 0 for unit in _own(position, self.side))
        return [form for form in self.forms() if form is ORDER or (is_any and form not in _CHANGES)]

    def question(self) -> str:
        return "grb-ask-orders"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        return {"points": match.position.army_points}

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return None if action == DONE else refuse("GRB-02-053")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        match.then(SETTLE_SHEET)

    def forbids_form(self, match: Match[GrandBattle], deed: Deed) -> Refusal:
        """First the orders, then what comes of them."""
        return refuse("GRB-02-053")

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        position = match.position
        if deed.form in _CHANGES:
            for field in deed.form.fields:
                line = deed.number(field.name)
                if line > len(position.orders) or position.orders[line - 1].state != WRITTEN:
                    return refuse("GRB-04-039", line=line)
            return None
        order = order_of(position.roster, deed)
        if order is None:
            unknown = [name for name in deed.ids("units") if name not in position.roster.numbers]
            why = "unknown" if unknown else "purse"
            return refuse("GRB-04-008", units=unknown or [deed.word("purse")], why=why)
        if len(position.orders) >= MOST_LINES:
            return refuse("GRB-04-008", units=deed.ids("units"), why="full")
        return forbids_order(position, self.side, order)

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        position = match.position
        if deed.form is STRIKE:
            del position.orders[deed.number("line") - 1]
        elif deed.form is REORDER:
            moved = position.orders.pop(deed.number("line") - 1)
            position.orders.insert(deed.number("place") - 1, moved)
        else:
            order = order_of(position.roster, deed)
            assert order is not None
            position.orders.append(order)
        match.then(self)

    # -- what is worth naming ----------------------------------------------------------------------

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        position = match.position
        if field.name == "units":
            return sorted([position.roster.ids[unit] for unit in _own(position, self.side)])
        if field.name == "purse":
            return _purses(position, self.side)
        return []

    def sample(self, match: Match[GrandBattle], generator: Generator) -> Action:
        """Mostly one more order: who would hand in his sheet as soon as write on it never leads his army anywhere."""
        if generator.below(_HANDED_IN) > 0:
            for _ in range(_TRIES):
                deed = self.propose(match, ORDER, generator)
                if self.forbids_deed(match, deed) is None:
                    return deed
        return super().sample(match, generator)

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        """Bodies are grown from one unit by those who touch it; a line is one of those on the sheet."""
        position = match.position
        if form is STRIKE:
            return STRIKE.deed(1 + generator.below(max(1, len(position.orders))))
        if form is REORDER:
            lines = max(1, len(position.orders))
            return REORDER.deed(1 + generator.below(lines), 1 + generator.below(lines))
        own = _own(position, self.side)
        if not own:
            return super().propose(match, form, generator)
        values: list[Value] = [
            () if field is UNITS else field.draw(generator, self.offered(match, form, field)) for field in form.fields
        ]
        units = [unit for unit in own if out_of_reach(position, self.side, unit) is None]
        if form is ORDER:
            kind = RECOVER if self.forms() is RECOVERY_SHEET else _kind_for(position, units, generator)
            values[form.place("kind")] = KIND_KEYS[kind]
            if kind in OF_MOVEMENT:
                units = [unit for unit in units if not written_for(position, unit, OF_MOVEMENT)]
            seeds = [unit for unit in units if kind != RECOVER or position.disorder_of(unit)]
        else:
            seeds = [unit for unit in units if position.disorder_of(unit)]
        body = _grown(position, seeds, units, generator) if seeds else own[:1]
        values[form.place("units")] = tuple(sorted([position.roster.ids[unit] for unit in body]))
        return Deed(form, tuple(values))

    # -- questions -----------------------------------------------------------------------------------

    def questions(self) -> tuple[Form, ...]:
        return (COST, COST_OF)

    def answer(self, match: Match[GrandBattle], question: Deed) -> Json:
        """What the sheet, or one more line, would cost and leave; nothing where measuring is strict (GRB-01-044)."""
        position = match.position
        refusal: Refusal | None = None
        imagined = position.clone()
        if question.form is COST_OF:
            deed = question.deed("order")
            refusal = self.forbids_deed(match, deed)
            asked = order_of(position.roster, deed)
            imagined.orders = [*imagined.orders, asked] if asked is not None else []
        if position.setting.measuring != FREE:
            strict = refusal or refuse("GRB-01-044")
            return {"measured": False, "lines": [], "purses": _left(position, None, self.side), "refusal": told(strict)}
        lines = [number for number, order in enumerate(imagined.orders) if order.state == WRITTEN]
        shown = [_told(imagined, number, settle_line(imagined, number)) for number in lines]
        return {
            "measured": True,
            "lines": shown[-1:] if question.form is COST_OF else shown,
            "purses": _left(position, imagined, self.side),
            "refusal": told(refusal),
        }


class RecoverySheet(OrderSheet):
    """Recovery orders with the points that are left (GRB-02-058)."""

    def forms(self) -> tuple[Form, ...]:
        return RECOVERY_SHEET

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        return [KIND_KEYS[RECOVER]] if field.name == "kind" else super().offered(match, form, field)

    def forbids_form(self, match: Match[GrandBattle], deed: Deed) -> Refusal:
        """Nothing but recovery is ordered in the last phase."""
        return refuse("GRB-02-058")

    def question(self) -> str:
        return "grb-ask-recovery"

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return None if action == DONE else refuse("GRB-02-058")


def _own(position: GrandBattle, side: int) -> list[int]:
    """The units of a side that can be ordered, those in ambush among them (GRB-02-034)."""
    places = range(len(position.places))
    there = [unit for unit in places if position.places[unit] == ON_TABLE or _is_in_ambush(position, unit)]
    return [unit for unit in there if position.side_of(unit) == side]


def _is_in_ambush(position: GrandBattle, unit: int) -> bool:
    return is_hidden(position, unit) and any(marker.unit == unit for marker in position.markers)


def _purses(position: GrandBattle, side: int) -> list[str]:
    commanders = position.roster.commanders
    at_hand = [number for number in commanders_of(position, side) if is_at_hand(position, number)]
    return sorted([ARMY_WORD, *[commanders[number].id for number in at_hand]])


def _kind_for(position: GrandBattle, units: list[int], generator: Generator) -> int:
    """A kind of order that somebody can be given: only fanatics are held, and only the disordered recover."""
    kinds = [ATTACK, MANOEUVRE]
    if any(position.profile_of(unit).has(FANATICS) for unit in units):
        kinds.append(HOLD)
    if any(position.disorder_of(unit) > 0 for unit in units):
        kinds.append(RECOVER)
    return kinds[generator.below(len(kinds))]


def _grown(position: GrandBattle, seeds: list[int], units: list[int], generator: Generator) -> list[int]:
    """A body of units that touch, about one of some."""
    body = [seeds[generator.below(len(seeds))]]
    for unit in body:
        free = [each for each in units if each not in body]
        near = [each for each in free if abut(position.bases[unit], position.bases[each])]
        body += [each for each in near if generator.below(2) > 0]
    return body


def _told(position: GrandBattle, number: int, settled: Settled) -> Json:
    """A line with what it costs, for whoever asks."""
    order = settled.order
    purse = ARMY_WORD if settled.purse == ARMY else position.roster.commanders[settled.purse].id
    return {
        "line": number + 1,
        "order": order_text(position.roster, order),
        "state": STATE_KEYS[order.state],
        "purse": purse,
        "points": settled.points,
        "torn": [position.roster.ids[unit] for unit in settled.torn],
    }


def _left(position: GrandBattle, after: GrandBattle | None, side: int) -> list[Json]:
    """What each purse holds, and where it is measured what the sheet leaves of it."""
    purses = [ARMY, *[each for each in commanders_of(position, side) if is_at_hand(position, each)]]
    found: list[Json] = []
    for purse in purses:
        name = ARMY_WORD if purse == ARMY else position.roster.commanders[purse].id
        shown: Json = {"id": name, "has": left_in(position, purse)}
        if after is not None:
            shown["left"] = left_in(after, purse)
        found.append(shown)
    return found


# -- when it is asked for --------------------------------------------------------------------------


class AskForOrders(Step[GrandBattle]):
    """The active side writes its sheet."""

    def run(self, match: Match[GrandBattle]) -> None:
        match.then(ORDER_SHEETS[match.position.active])


class AskForRecovery(Step[GrandBattle]):
    """The active side is asked if any recovery order is possible at all."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        if can_recover_any(position, position.active):
            match.then(RECOVERY_SHEETS[position.active])


def can_recover_any(position: GrandBattle, side: int) -> bool:
    """Whether a side can write any recovery order."""
    purses = [ARMY, *commanders_of(position, side)]
    for unit in _own(position, side):
        if position.disorder_of(unit) == 0:
            continue
        if any(forbids_order(position, side, Order(RECOVER, (unit,), purse)) is None for purse in purses):
            return True
    return False


ORDER_SHEETS: Final = [OrderSheet(side) for side in SIDES]
RECOVERY_SHEETS: Final = [RecoverySheet(side) for side in SIDES]
ASK_FOR_ORDERS: Final = AskForOrders()
ASK_FOR_RECOVERY: Final = AskForRecovery()
