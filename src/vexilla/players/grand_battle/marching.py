"""How bodies march: at whom, how near, and the legs that lead there."""

from __future__ import annotations

from typing import Final, final

from ...games.grand_battle.geometry.bases import Base
from ...games.grand_battle.geometry.bodies import body_of
from ...games.grand_battle.geometry.gaps import gap
from ...games.grand_battle.geometry.numbers import (
    DEGREE,
    HEADINGS,
    QUARTER_TURN,
    STEP,
    Spot,
    difference,
    distance,
    heading_of,
    moved,
)
from ...games.grand_battle.geometry.ways import meeting
from ...games.grand_battle.moves.forms import ADVANCE, SLIP, TURN, WHEEL
from ...games.grand_battle.moves.funds import march, march_funds
from ...games.grand_battle.moves.judge import work_out
from ...games.grand_battle.moves.leg import Leg, names_of
from ...games.grand_battle.moves.straight import moves_freely
from ...games.grand_battle.position import FLEEING, GrandBattle
from ...games.grand_battle.tables.movement import WHEEL_MOST
from ...games.grand_battle.tables.troops import ARTILLERY, NON_COMBATANTS
from ...games.grand_battle.touch import may_fight
from ...kernel.deed import Deed
from .clearing import clearing_leg, stands_before_line

#: A body wheels when it looks so far past its aim; a long one sooner goes on as it stands.
_LOOKS_PAST: Final = 8 * DEGREE
_LONG: Final = 20 * STEP
_LONG_PAST: Final = 18 * DEGREE
_AHEAD: Final = 50 * STEP
#: Shorter ways and smaller gains are not worth a leg.
_SHORT: Final = STEP // 2
#: Beyond the reach of an enemy by so much one is safe from him.
_MARGIN: Final = STEP // 2
#: No march leads nearer to an enemy; and so many turns who has to come to blows takes his time.
_NEAREST: Final = 2 * STEP
_TAKES_TIME: Final = 6
#: Of what must be left to go ahead after a wheel.
_TURNED_ABOUT: Final = 135 * DEGREE
#: By so much less than its front a unit meets whoever is before it: whom it only grazes is beside the way.
_BESIDE: Final = STEP
#: Parts of a wheel or a way that are tried, the whole first, in eighths.
_PARTS: Final[tuple[int, ...]] = (8, 6, 4, 2, 1)
_EIGHTHS: Final = 8
#: Halvings until a length is near enough to the longest safe one.
_HALVINGS: Final = 6


@final
class Aim:
    """Whom a body marches at, and where he is."""

    def __init__(self, enemy: int, base: Base, cost: int) -> None:
        self.enemy: Final = enemy
        self.base: Final = base
        self.cost: Final = cost


def centre_of(position: GrandBattle, units: list[int]) -> Spot:
    """The middle of the fronts of a body."""
    xs = [position.bases[unit].x for unit in units]
    ys = [position.bases[unit].y for unit in units]
    return sum(xs) // len(xs), sum(ys) // len(ys)


def foes_of(position: GrandBattle, side: int) -> list[int]:
    """The enemies that matter to who marches: nobody in flight, and no gun that was silenced."""
    return [enemy for enemy in position.units_of(1 - side) if may_fight(position, enemy)]


def aim_of(position: GrandBattle, side: int, units: list[int]) -> Aim | None:
    """The enemy a body marches at: near, and rather before it than aside."""
    here = centre_of(position, units)
    heading = position.bases[units[0]].heading
    best: Aim | None = None
    for enemy in foes_of(position, side):
        kind = position.profile_of(enemy).kind
        there = position.bases[enemy]
        spot = there.centre()
        way = distance(here, spot)
        turn = (
            0
            if moves_freely(position, units[0])
            else abs(difference(heading, heading_of(spot[0] - here[0], spot[1] - here[1])))
        )
        cost = way + way * turn // QUARTER_TURN
        if kind.category == NON_COMBATANTS:
            cost += 20 * STEP
        elif kind.is_skirmisher:
            cost += 6 * STEP
        if best is None or cost < best.cost:
            best = Aim(enemy, there, cost)
    return best


def wanted_gap(position: GrandBattle, units: list[int], enemy: int, is_bold: bool) -> int:
    """How near a body goes to an enemy: out of his reach if it can be, or if it need not come to blows; else near.

    When time presses it goes as near as it can: from further off an attack may have fallen short, over rough ground or
    past others.
    """
    if is_bold and position.game_turn() > _TAKES_TIME:
        return _NEAREST
    own = min([position.profile_of(unit).move for unit in units])
    profile = position.profile_of(enemy)
    theirs = 0 if profile.kind.category in (ARTILLERY, NON_COMBATANTS) else profile.move
    if own > theirs + STEP or not is_bold:
        return max(_NEAREST, theirs + _MARGIN)
    return max(_NEAREST, own - 2 * STEP)


def is_near_enough(position: GrandBattle, bases: list[Base], units: list[int], foes: list[int], is_bold: bool) -> bool:
    """Whether bases are no nearer to any enemy than they want to be, or than they were already."""
    for foe in foes:
        there = position.bases[foe]
        least = min([gap(base, there) for base in bases])
        is_too_near = least < wanted_gap(position, units, foe, is_bold)
        if is_too_near and least < min([gap(position.bases[unit], there) for unit in units]):
            return False
    return True


def next_leg(position: GrandBattle, side: int, units: list[int], is_bold: bool) -> Deed | None:
    """The next leg of a body that marches; None if it has come where it wants to be."""
    if stands_before_line(position, side, units):
        aside = clearing_leg(position, side, units)
        if aside is not None:
            return aside
    aim = aim_of(position, side, units)
    if aim is None:
        return None
    if len(units) == 1 and moves_freely(position, units[0]):
        return _slip(position, side, units[0], aim, is_bold)
    turn = _turn_to(position, units, aim)
    return turn if turn is not None else _advance(position, side, units, is_bold)


def _turn_to(position: GrandBattle, units: list[int], aim: Aim) -> Deed | None:
    """A wheel or a turn about, if the body looks past its aim."""
    here = centre_of(position, units)
    there = aim.base.centre()
    past = difference(position.bases[units[0]].heading, heading_of(there[0] - here[0], there[1] - here[1]))
    body = body_of([position.bases[unit] for unit in units])
    names = tuple(sorted(names_of(position, units)))
    is_long = body.front_width() > _LONG
    if abs(past) <= (_LONG_PAST if is_long else _LOOKS_PAST) or (is_long and _has_enemies_ahead(position, units)):
        return None
    if abs(past) >= _TURNED_ABOUT:
        deed = TURN.deed(names, "about")
        return deed if work_out(position, deed).refusal is None else None
    hand = "right" if past > 0 else "left"
    left = march_funds(position, units).left([position.shares[unit] for unit in units])
    for part in _PARTS:
        angle = min(WHEEL_MOST, abs(past)) * part // _EIGHTHS
        if angle < _LOOKS_PAST // 2 or body.wheel_cost(angle) > left:
            continue
        deed = WHEEL.deed(names, hand, angle)
        if work_out(position, deed).refusal is None:
            return deed
    return None


def _has_enemies_ahead(position: GrandBattle, units: list[int]) -> bool:
    """Whether the way straight ahead leads a body to the enemy: a long line then stays as it is."""
    foes = foes_of(position, position.side_of(units[0]))
    for unit in units:
        base = position.bases[unit]
        if any(meeting(base, base.heading, _AHEAD, position.bases[foe]) is not None for foe in foes):
            return True
    return False


def _advance(position: GrandBattle, side: int, units: list[int], is_bold: bool) -> Deed | None:
    """As far ahead as the body can and wants to go."""
    names = tuple(sorted(names_of(position, units)))
    left = march_funds(position, units).left([position.shares[unit] for unit in units])
    if left < _SHORT:
        return None
    leg = work_out(position, ADVANCE.deed(names, left))
    furthest = min(left, leg.furthest)
    foes = foes_of(position, side)
    length = min(_longest(position, units, foes, furthest, is_bold), _way_behind(position, side, units))
    for part in _PARTS:
        stretch = length * part // _EIGHTHS
        if stretch < _SHORT:
            return None
        deed = ADVANCE.deed(names, stretch)
        if work_out(position, deed).refusal is None:
            return deed
    return None


def _longest(position: GrandBattle, units: list[int], foes: list[int], furthest: int, is_bold: bool) -> int:
    """The longest way ahead that does not come nearer to anybody than is wanted."""
    body = body_of([position.bases[unit] for unit in units])
    heading = position.bases[units[0]].heading
    if is_near_enough(position, body.shifted(heading, furthest).bases, units, foes, is_bold):
        return furthest
    low, high = 0, furthest
    for _ in range(_HALVINGS):
        middle = (low + high) // 2
        if is_near_enough(position, body.shifted(heading, middle).bases, units, foes, is_bold):
            low = middle
        else:
            high = middle
    return low


def _way_behind(position: GrandBattle, side: int, units: list[int]) -> int:
    """How far a body may go ahead behind friends: not so near that they run onto it if they flee (GRB-07-034).

    A defender stands as he was set up; and who is pressed for time has to come up.
    """
    way = _AHEAD
    if side != position.setting.attacker or position.game_turn() > _TAKES_TIME:
        return way
    for friend in position.units_of(side):
        profile = position.profile_of(friend)
        is_no_danger = profile.kind.is_skirmisher or profile.kind.category in (ARTILLERY, NON_COMBATANTS)
        if friend in units or is_no_danger or position.marks[friend] & FLEEING:
            continue
        there = position.bases[friend]
        for unit in units:
            whole = position.bases[unit]
            base = Base(whole.x, whole.y, whole.heading, whole.width - _BESIDE, whole.depth)
            met = meeting(base, base.heading, _AHEAD, there)
            if met is not None and met[1] > 0:
                way = min(way, met[0] - profile.move - _MARGIN)
    return max(0, way)


def _slip(position: GrandBattle, side: int, unit: int, aim: Aim, is_bold: bool) -> Deed | None:
    """Skirmishers go straight at their aim, up to where they are safe, and look at it."""
    base = position.bases[unit]
    here, there = base.front(), aim.base.centre()
    heading = heading_of(there[0] - here[0], there[1] - here[1])
    left = march(position, unit) - position.spent[unit]
    away = gap(base, aim.base) - wanted_gap(position, [unit], aim.enemy, is_bold)
    length = min(left, away)
    foes = foes_of(position, side)
    for part in _PARTS:
        stretch = length * part // _EIGHTHS
        if stretch < STEP:
            return None
        spot = moved(here, heading, stretch)
        if spot[0] < 0 or spot[1] < 0:
            continue
        deed = SLIP.deed(position.roster.ids[unit], spot, heading % HEADINGS)
        leg: Leg = work_out(position, deed)
        if leg.refusal is None and is_near_enough(position, leg.bases, [unit], foes, is_bold):
            return deed
    return None


def progress(position: GrandBattle, side: int, units: list[int], is_bold: bool) -> int:
    """By how much a body would come nearer to its aim with a Manoeuvre order: its legs are tried out on a copy."""
    aim = aim_of(position, side, units)
    if aim is None:
        return 0
    trial = position.clone()
    trial.manoeuvre = units
    trial.movers = []
    for unit in units:
        trial.spent[unit] = 0
    before = _distance(trial, units, aim)
    for _ in range(3):
        deed = next_leg(trial, side, units, is_bold)
        if deed is None:
            break
        leg = work_out(trial, deed)
        for number, unit in enumerate(leg.units):
            trial.bases[unit] = leg.bases[number]
            trial.spent[unit] += leg.costs[number]
            trial.shares[unit] = leg.shares[number]
    return before - _distance(trial, units, aim)


def _distance(position: GrandBattle, units: list[int], aim: Aim) -> int:
    """How far a body is from its aim, the turn towards it included."""
    here = centre_of(position, units)
    there = aim.base.centre()
    way = distance(here, there)
    past = abs(difference(position.bases[units[0]].heading, heading_of(there[0] - here[0], there[1] - here[1])))
    return way + 8 * STEP * past // QUARTER_TURN
