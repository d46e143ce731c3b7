"""What is answered while a leg is thought out: how it would end, how far a drag leads, what is against each leg."""

from __future__ import annotations

from typing import Final

from ....kernel.deed import Deed, Form, Json, Value, decimal_text
from ....kernel.refusal import Refusal
from ..geometry.bases import FRONT_LEFT, FRONT_RIGHT, Base
from ..geometry.bodies import body_of
from ..geometry.gaps import gap, near, touches
from ..geometry.numbers import FINE, STEP, Spot, difference, distance, heading_of, rounded
from ..geometry.zones import zone_of
from ..position import GrandBattle
from ..tables.movement import WHEEL_MOST
from ..written.lines import ZONE_KEYS
from .forms import ADVANCE, ALL_ROUND, BACK, FARTHEST, HEADING_PLACES, LENGTH_PLACES, SIDEWAYS, SLIP, TURN, WHEEL
from .funds import march_funds
from .judge import work_out
from .leg import Leg
from .passage import foes_of, friends_of
from .snapping import flush_length, level_length
from .straight import course_of, moves_freely
from .wheeling import widest_wheel

#: So often a length or an angle that cannot be paid is halved towards one that can.
_HALVINGS: Final = 12
#: Fronts to which a drag snaps, and friends on whose flank it does.
LEVEL: Final = "level"
CONTACT: Final = "contact"
_HANDS: Final[tuple[str, ...]] = ("left", "right")


def told(refusal: Refusal | None) -> Json | None:
    """A refusal as JSON."""
    if refusal is None:
        return None
    return {"clause": refusal.clause, "reason": refusal.reason, "arguments": refusal.arguments}


def ghost(name: str, base: Base) -> Json:
    """A base where it would be, as a page draws it."""
    corners = [list(spot) for spot in base.corners()]
    return {"id": name, "heading": base.heading, "outline": corners, "at": list(base.front())}


# -- how a leg would end ---------------------------------------------------------------------------


def preview(position: GrandBattle, deed: Deed) -> Json:
    """Where a leg would end, what it would cost and bring, who is about there, and what is against it."""
    return _shown(position, work_out(position, deed))


def _shown(position: GrandBattle, leg: Leg) -> Json:
    ids = position.roster.ids
    shown: Json = {
        "leg": leg.deed.text(),
        "ghost": [ghost(ids[unit], leg.bases[number]) for number, unit in enumerate(leg.units)],
        "cost": [decimal_text(cost, LENGTH_PLACES) for cost in leg.costs],
        "left": _left_after(position, leg),
        "disorder": [cause.key for cause in leg.causes],
        "ground": [[ground.key for ground in grounds] for grounds in leg.grounds],
        "passed": [ids[unit] for unit in leg.disordered],
        "displaced": [ids[unit] for unit in leg.displaced],
        "refusal": told(leg.refusal),
    }
    shown["touches"] = touched(position, leg.units, leg.bases)
    shown["near"] = _nearest_foes(position, leg)
    return shown


def _left_after(position: GrandBattle, leg: Leg) -> str | None:
    """What the body could still spend afterwards."""
    if not leg.units:
        return None
    left = march_funds(position, leg.units).left(leg.shares) - max(leg.costs)
    return decimal_text(max(0, left), LENGTH_PLACES)


def touched(position: GrandBattle, units: list[int], bases: list[Base]) -> list[Json]:
    """Whom units would touch if they stood so."""
    ids = position.roster.ids
    found: list[Json] = []
    others = [unit for unit in range(len(position.places)) if position.is_on_table(unit) and unit not in units]
    for number, unit in enumerate(units):
        for other in others:
            if touches(bases[number], position.bases[other]):
                is_enemy = position.side_of(other) != position.side_of(unit)
                found.append({"unit": ids[unit], "other": ids[other], "enemy": is_enemy})
    return found


def _nearest_foes(position: GrandBattle, leg: Leg) -> list[Json]:
    """Of each unit the nearest enemy within its move, and on which side each of the two has the other."""
    found: list[Json] = []
    for number, unit in enumerate(leg.units):
        base = leg.bases[number]
        reach = position.profile_of(unit).move
        foes = [foe for foe in foes_of(position, position.side_of(unit)) if near(base, foe.base, reach)]
        if not foes:
            continue
        lengths = [gap(base, foe.base) for foe in foes]
        foe = foes[lengths.index(min(lengths))]
        found.append(
            {
                "unit": position.roster.ids[unit],
                "enemy": foe.name,
                "gap": decimal_text(min(lengths), LENGTH_PLACES),
                "zone": ZONE_KEYS[zone_of(base, foe.base)],
                "theirs": ZONE_KEYS[zone_of(foe.base, base)],
            }
        )
    return found


# -- where a drag leads ----------------------------------------------------------------------------


def _nothing(stop: Refusal | None) -> Json:
    return {"leg": None, "stop": told(stop), "snapped": None}


def reach(position: GrandBattle, names: list[str], to: Spot) -> Json:
    """The leg that brings a dragged body nearest to where it is dragged to, and what stops it on the way.

    The spot is where the middle of the front of the first unit shall be.
    """
    units = [position.roster.numbers[name] for name in names]
    base = position.bases[units[0]]
    if len(units) == 1 and moves_freely(position, units[0]):
        return reach_and_face(position, names[0], to, base.heading)
    form, said, length = _dragged(base, tuple(names), to)
    if length == 0:
        return _nothing(None)
    leg = work_out(position, form.deed(*said, length))
    stop = leg.refusal
    if leg.refusal is not None and leg.furthest:
        stop = leg.stop or leg.refusal
        length = min(length, leg.furthest)
        leg = work_out(position, form.deed(*said, length))
        # Whoever may be passed but not stood on is stopped before.
        for before in _before_friends(position, leg, length):
            if leg.refusal is not None:
                leg = work_out(position, form.deed(*said, before))
    if leg.refusal is not None:
        return _nothing(stop)
    others = [position.bases[friend] for friend in friends_of(position, units)]
    bases = [position.bases[unit] for unit in units]
    is_aside = form is SIDEWAYS
    snap = (
        flush_length(bases, others, leg.deed.number("length"), is_right=leg.deed.word("hand") == "right")
        if is_aside
        else level_length(bases, others, leg.deed.number("length"), is_back=form is BACK)
    )
    snapped = work_out(position, form.deed(*said, snap)) if snap else leg
    is_snapped = snapped is not leg and snapped.refusal is None
    shown = _shown(position, snapped if is_snapped else leg)
    shown["stop"] = told(stop)
    shown["snapped"] = (CONTACT if is_aside else LEVEL) if is_snapped else None
    return shown


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


def reach_and_face(position: GrandBattle, name: str, to: Spot, heading: int) -> Json:
    """Skirmishers are dragged anywhere and face as they are told: as far that way as they can go."""
    base = position.bases[position.roster.numbers[name]]
    leg = work_out(position, SLIP.deed(name, to, heading))
    stop = leg.refusal
    if stop is None:
        return {**_shown(position, leg), "stop": None, "snapped": None}
    whole = distance(base.front(), to)
    if not leg.units or not whole:
        return _nothing(stop)
    way = heading_of(to[0] - base.x, to[1] - base.y)
    low, high = 0, whole
    best: Leg | None = None
    for _ in range(_HALVINGS):
        middle = (low + high + 1) // 2
        there = base.shifted(way, middle)
        if middle == 0 or there.x < 0 or there.y < 0:
            high = middle
            continue
        trial = work_out(position, SLIP.deed(name, there.front(), heading))
        if trial.refusal is None:
            best = trial
            low = middle
        else:
            stop = trial.stop or trial.refusal
            high = middle - 1
        if low >= high:
            break
    if best is None:
        return _nothing(stop)
    return {**_shown(position, best), "stop": told(stop), "snapped": None}


# -- wheels ----------------------------------------------------------------------------------------


def reach_by_wheel(position: GrandBattle, names: list[str], pivot: str, to: Spot) -> Json:
    """The wheel that turns the far end of a front towards a spot, as far as it can go and is paid for.

    A wheel leads forward only: dragged back beyond its front, a body stays.
    """
    units = [position.roster.numbers[name] for name in names]
    body = body_of([position.bases[unit] for unit in units])
    fixed = body.end_spot(FRONT_LEFT if pivot == "left" else FRONT_RIGHT)
    if fixed == to:
        return _nothing(None)
    front = heading_of(to[0] - fixed[0], to[1] - fixed[1])
    far = body.end_spot(FRONT_RIGHT if pivot == "left" else FRONT_LEFT)
    turn = difference(heading_of(far[0] - fixed[0], far[1] - fixed[1]), front)
    angle = min(WHEEL_MOST, -turn if pivot == "left" else turn)
    if angle <= 0:
        return _nothing(None)
    leg = work_out(position, WHEEL.deed(tuple(names), pivot, angle))
    stop = leg.refusal
    if leg.refusal is not None and leg.furthest:
        leg, stop = _widest(position, names, pivot, min(angle, leg.furthest), leg)
    if leg.refusal is not None:
        return _nothing(stop)
    return {**_shown(position, leg), "stop": told(stop), "snapped": None}


def _widest(position: GrandBattle, names: list[str], pivot: str, angle: int, tried: Leg) -> tuple[Leg, Refusal | None]:
    """The widest wheel up to an angle that is allowed, and what is against a wider one."""
    stop = tried.stop or tried.refusal
    low = 0
    high = min(angle, _affordable_wheel(position, tried.units))
    best = tried
    for halving in range(_HALVINGS):
        middle = high if halving == 0 else (low + high + 1) // 2
        if middle <= low:
            break
        leg = work_out(position, WHEEL.deed(tuple(names), pivot, middle))
        if leg.refusal is None:
            best, low = leg, middle
        else:
            stop = leg.stop or leg.refusal
            high = middle - 1
    return best, stop


def _affordable_wheel(position: GrandBattle, units: list[int]) -> int:
    return widest_wheel(position, units, march_funds(position, units).left([position.shares[unit] for unit in units]))


# -- what can be done at all -----------------------------------------------------------------------


def handles(position: GrandBattle, names: list[str]) -> Json:
    """Where a body is taken hold of, and how far each leg leads with what stops it there."""
    units = [position.roster.numbers[name] for name in names]
    body = body_of([position.bases[unit] for unit in units])
    group = tuple(names)
    furthest: Json = {}
    stops: Json = {}
    left = max(0, march_funds(position, units).left([position.shares[unit] for unit in units]))
    # A step more than can be paid, so that what stops it is always told.
    length = left + STEP
    deeds = [ADVANCE.deed(group, length), BACK.deed(group, length)]
    deeds += [SIDEWAYS.deed(group, hand, length) for hand in _HANDS]
    for key, deed in zip(("advance", "back", *_HANDS), deeds, strict=True):
        leg = work_out(position, deed)
        furthest[key] = decimal_text(leg.furthest, LENGTH_PLACES)
        stops[key] = told(leg.stop or leg.refusal)
    widest: Json = {}
    for hand in _HANDS:
        wheel = work_out(position, WHEEL.deed(group, hand, _affordable_wheel(position, units)))
        widest[hand] = decimal_text(wheel.furthest, HEADING_PLACES)
        stops[f"wheel-{hand}"] = told(wheel.stop or wheel.refusal)
    return {
        "pivots": {"left": list(body.end_spot(FRONT_LEFT)), "right": list(body.end_spot(FRONT_RIGHT))},
        "front": list(body.bases[0].front()),
        "heading": body.bases[0].heading,
        "left": decimal_text(left, LENGTH_PLACES),
        "free": len(units) == 1 and moves_freely(position, units[0]),
        "furthest": furthest,
        "widest": widest,
        "stops": stops,
    }


def reasons(position: GrandBattle, names: list[str]) -> Json:
    """What is against the smallest leg of each kind."""
    group = tuple(names)
    tries = [ADVANCE.deed(group, STEP), BACK.deed(group, STEP)]
    tries += [SIDEWAYS.deed(group, hand, STEP) for hand in _HANDS]
    tries += [WHEEL.deed(group, hand, 100) for hand in _HANDS]
    tries += [TURN.deed(group, "about"), TURN.deed(group, "right90"), TURN.deed(group, "left90"), ALL_ROUND.deed(group)]
    return {"reasons": {deed.text(): told(work_out(position, deed).refusal) for deed in tries}}
