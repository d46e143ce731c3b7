"""Where drags, typed moves and attacks lead: of units under the order that is carried out, or as if they had one."""

from __future__ import annotations

from ....kernel.deed import Deed, Json
from ....kernel.match import Match
from ....kernel.refusal import Refusal
from ..attacks.forms import ATTACKS
from ..attacks.judge import bodies as attacking_bodies
from ..attacks.judge import work_out_attack
from ..attacks.questions import aim, preview_attack, reachable
from ..moves.judge import named_in
from ..moves.questions import handles, preview, reach, reach_and_face, reach_by_wheel, reasons, told
from ..position import GrandBattle
from ..refusals import refuse
from .arcs import add_arcs
from .forms import AIM, HANDLES, PREVIEW, REACH, REACH_AND_FACE, REACH_BY_WHEEL, REASONS, TARGETS
from .known import is_measured, not_measured, numbers_of, strangers, supposed


def answer_drag(match: Match[GrandBattle], position: GrandBattle, side: int, question: Deed) -> Json:
    """The answer to a question about a move or an attack; nothing is committed by it."""
    names = _names(question)
    is_attack = question.form in (TARGETS, AIM) or (question.form is PREVIEW and question.deed("deed").form in ATTACKS)
    under = position.attack if is_attack else position.manoeuvre
    is_ordered = bool(names) and all(unit in under for unit in numbers_of(position, names))
    is_ordered = is_ordered and len(numbers_of(position, names)) == len(names)
    # A Manoeuvre is declared by its order; an attack only when it is made (GRB-01-044).
    if not is_measured(position) and (is_attack or not is_ordered):
        shown = {**_empty(question, is_attack), **not_measured()}
        if is_ordered and question.form is PREVIEW:
            # Whether an attack may be made is no distance.
            shown["refusal"] = told(work_out_attack(position, question.deed("deed")).refusal)
        return shown
    refusal = None if is_ordered else strangers(position, side, names)
    if refusal is not None:
        return {**_empty(question, is_attack), **_refused(refusal)}
    there = position if is_ordered else supposed(position, numbers_of(position, names))
    shown = _answer(match, there, question)
    if is_measured(position):
        add_arcs(there, side, shown)
    shown["measured"] = True
    shown["supposed"] = not is_ordered
    return shown


def _names(question: Deed) -> list[str]:
    if question.form is PREVIEW:
        deed = question.deed("deed")
        return deed.ids("units") if deed.form in ATTACKS else named_in(deed)
    return [question.word("unit")] if question.form is REACH_AND_FACE else question.ids("units")


def _answer(match: Match[GrandBattle], there: GrandBattle, question: Deed) -> Json:
    form = question.form
    if form is PREVIEW:
        deed = question.deed("deed")
        return preview_attack(match, there, deed) if deed.form in ATTACKS else preview(there, deed)
    if form is REACH:
        return reach(there, question.ids("units"), question.point("to"))
    if form is REACH_BY_WHEEL:
        return reach_by_wheel(there, question.ids("units"), question.word("pivot"), question.point("to"))
    if form is REACH_AND_FACE:
        return reach_and_face(there, question.word("unit"), question.point("to"), question.number("heading"))
    if form is HANDLES:
        return handles(there, question.ids("units"))
    if form is REASONS:
        return reasons(there, question.ids("units"))
    names = question.ids("units")
    if form is AIM:
        return aim(match, there, names, question.word("pivot"), question.point("to"))
    if not attacking_bodies(there):
        return {"targets": [], "refusal": told(_nobody(there, names))}
    return {"targets": reachable(match, there, names), "refusal": None}


def _nobody(there: GrandBattle, names: list[str]) -> Refusal:
    """None of them can carry out an Attack."""
    return refuse("GRB-04-044", units=names, why="stranger")


def _refused(refusal: Refusal) -> Json:
    return {"measured": True, "supposed": True, "refusal": told(refusal)}


def _empty(question: Deed, is_attack: bool) -> Json:
    """What an answer has in any case, so that a page need not ask whether it is there."""
    if question.form is TARGETS:
        return {"targets": []}
    if question.form is HANDLES or question.form is REASONS:
        return {}
    if question.form is AIM:
        return {"attack": None, "ghost": [], "contacts": [], "disorder": {}}
    if question.form is PREVIEW and is_attack:
        return {"attack": question.deed("deed").text(), "ghost": [], "contacts": [], "disorder": {}}
    if question.form is PREVIEW:
        return {"leg": question.deed("deed").text(), "ghost": [], "stop": None}
    return {"leg": None, "ghost": [], "stop": None, "snapped": None}
