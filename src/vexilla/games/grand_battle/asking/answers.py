"""All questions of the table, each answered from what the side may know."""

from __future__ import annotations

from ....kernel.deed import Deed, Json
from ....kernel.match import Match
from ..position import GrandBattle
from .commanding import command, in_zones
from .dragging import answer_drag
from .forms import COMMAND, DRAGGING, FIRE, GAP, IN_ZONE, ODDS, ODDS_OF_ATTACK, RULER, SIGHT, THREAT, ZONES
from .known import is_measured, known, not_measured
from .odds import odds_between, odds_of_attack
from .threats import threat
from .tools import between, fire, ruler, sight, zones


def answer(match: Match[GrandBattle], side: int, question: Deed) -> Json:
    """The answer to a question of a side."""
    position = known(match.position, side)
    form = question.form
    if form in DRAGGING:
        return answer_drag(match, position, side, question)
    # Who looks where, and who hides whom, is seen without a ruler.
    if form is ZONES:
        return zones(position, question.word("unit"))
    if form is SIGHT:
        return sight(position, question.word("unit"))
    return _measured(match, position, side, question) if is_measured(position) else not_measured()


def _measured(match: Match[GrandBattle], position: GrandBattle, side: int, question: Deed) -> Json:
    form = question.form
    if form is RULER:
        return ruler(position, question.point("from"), question.point("to"))
    if form is GAP:
        return between(position, question.word("unit"), question.word("other"))
    if form is COMMAND:
        return command(position)
    if form is IN_ZONE:
        return in_zones(position, side, question.ids("units"))
    if form is FIRE:
        return fire(position, question.word("unit"))
    if form is ODDS:
        return odds_between(position, question.word("unit"), question.word("other"))
    if form is ODDS_OF_ATTACK:
        return odds_of_attack(match, position, side, question.deed("attack"))
    assert form is THREAT
    return threat(match, position, question.word("unit"))
