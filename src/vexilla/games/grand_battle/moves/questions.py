"""What may be asked while a leg is thought out: how it would end, how far a drag leads, what is against each leg."""

from __future__ import annotations

from ....kernel.deed import Deed, Form, Json, Value, decimal_text
from ....kernel.refusal import Refusal
from ..geometry.bases import Base
from ..geometry.numbers import FINE, STEP, Spot, rounded
from ..position import GrandBattle
from .forms import ADVANCE, ALL_ROUND, BACK, FARTHEST, LENGTH_PLACES, SIDEWAYS, SLIP, TURN, WHEEL
from .judge import work_out
from .leg import Leg
from .straight import course_of, moves_freely


def told(refusal: Refusal | None) -> Json | None:
    """A refusal as JSON."""
    if refusal is None:
        return None
    return {"clause": refusal.clause, "reason": refusal.reason, "arguments": refusal.arguments}


def _ghost(position: GrandBattle, leg: Leg) -> list[Json]:
    """The bases where they would end, as a page draws them."""
    found: list[Json] = []
    for number, base in enumerate(leg.bases):
        corners = [list(spot) for spot in base.corners()]
        found.append({"id": position.roster.ids[leg.units[number]], "heading": base.heading, "outline": corners})
    return found


def preview(position: GrandBattle, deed: Deed) -> Json:
    """Where a leg would end, what it would cost and bring, and what is against it."""
    leg = work_out(position, deed)
    return {
        "leg": deed.text(),
        "ghost": _ghost(position, leg),
        "cost": [decimal_text(cost, LENGTH_PLACES) for cost in leg.costs],
        "disorder": [cause.key for cause in leg.causes],
        "ground": [[ground.key for ground in grounds] for grounds in leg.grounds],
        "passed": [position.roster.ids[unit] for unit in leg.disordered],
        "displaced": [position.roster.ids[unit] for unit in leg.displaced],
        "refusal": told(leg.refusal),
    }


def reach(position: GrandBattle, names: list[str], to: Spot) -> Json:
    """The leg that brings a dragged body nearest to where it is dragged to, and what stops it on the way."""
    units = [position.roster.numbers[name] for name in names if name in position.roster.numbers]
    if not units:
        return {"leg": None, "stop": None}
    base = position.bases[units[0]]
    if len(units) == 1 and moves_freely(position, units[0]):
        return {**preview(position, SLIP.deed(names[0], to, base.heading)), "stop": None}
    form, said, length = _dragged(base, tuple(names), to)
    if length == 0:
        return {"leg": None, "stop": None}
    leg = work_out(position, form.deed(*said, length))
    stop = leg.stop or leg.refusal
    if leg.refusal is not None and leg.furthest:
        length = min(length, leg.furthest)
        leg = work_out(position, form.deed(*said, length))
        # Whoever may be passed but not stood on is stopped before.
        for before in _before_friends(position, leg, length):
            if leg.refusal is not None:
                leg = work_out(position, form.deed(*said, before))
    if leg.refusal is not None:
        return {"leg": None, "stop": told(stop)}
    return {**preview(position, leg.deed), "stop": told(stop)}


def _before_friends(position: GrandBattle, leg: Leg, length: int) -> list[int]:
    """The lengths after which a body stands right before someone it may pass, the longest first."""
    met = course_of(position, leg.units, leg.deed, length).met
    return sorted({each.stretch[0] for each in met if each.stretch[0] > 0}, reverse=True)


def _dragged(base: Base, names: tuple[str, ...], to: Spot) -> tuple[Form, tuple[Value, ...], int]:
    """The straight leg that a drag means most nearly, what is said of it, and its length."""
    right, forward = base.local(to)
    if abs(right) > abs(forward):
        return SIDEWAYS, (names, "right" if right > 0 else "left"), min(FARTHEST, rounded(abs(right), FINE))
    return (ADVANCE if forward >= 0 else BACK), (names,), min(FARTHEST, rounded(abs(forward), FINE))


def reasons(position: GrandBattle, names: list[str]) -> Json:
    """What is against the smallest leg of each kind."""
    group = tuple(names)
    tries = [ADVANCE.deed(group, STEP), BACK.deed(group, STEP)]
    tries += [SIDEWAYS.deed(group, hand, STEP) for hand in ("left", "right")]
    tries += [WHEEL.deed(group, hand, 100) for hand in ("left", "right")]
    tries += [TURN.deed(group, "about"), TURN.deed(group, "right90"), TURN.deed(group, "left90"), ALL_ROUND.deed(group)]
    return {"reasons": {deed.text(): told(work_out(position, deed).refusal) for deed in tries}}
