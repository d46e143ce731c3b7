"""What is answered while an attack is thought out: how it would end, and whom one can reach (GRB-05-011)."""

from __future__ import annotations

from ....kernel.deed import Deed, Json
from ....kernel.match import Match
from ..combat.supports import supporters_of
from ..geometry.bases import FRONT_LEFT, FRONT_RIGHT, Base, from_centre
from ..geometry.bodies import body_of
from ..geometry.gaps import near
from ..geometry.numbers import Spot, difference, heading_of
from ..geometry.ways import meeting
from ..moves.questions import ghost, told
from ..moves.straight import FARTHEST
from ..position import GrandBattle
from ..refusals import refuse
from ..tables.movement import WHEEL_MOST
from ..written.lines import ZONE_KEYS
from .forms import STRAIGHT, SWING, TO_HEADING, WHEEL_LEFT, WHEEL_RIGHT, Turn, attack_deed, opening_of
from .judge import goes_freely, work_out_attack
from .line import goals_met, goals_of
from .orders import ATTACK_ORDER, cheapest_attack


def tried(match: Match[GrandBattle], position: GrandBattle, deed: Deed) -> Match[GrandBattle]:
    """A match after an attack, as far as nobody has to decide anything, and as if there were no ambushes."""
    there = position.clone()
    side = there.side_of(there.roster.numbers[deed.ids("units")[0]])
    there.markers = [marker for marker in there.markers if marker.side == side]
    copy = match.at(there, [ATTACK_ORDER[side]])
    copy.perform(deed)
    return copy


def preview_attack(match: Match[GrandBattle], position: GrandBattle, deed: Deed) -> Json:
    """Where all would end, who would be in contact on which side, who would help whom, and what is against it."""
    refusal = work_out_attack(position, deed).refusal
    shown: Json = {"attack": deed.text(), "refusal": told(refusal), "ghost": [], "contacts": [], "disorder": {}}
    if refusal is not None:
        return shown
    after = tried(match, position, deed)
    there = after.position
    ids = position.roster.ids
    for unit, base in enumerate(position.bases):
        if there.is_on_table(unit) and there.bases[unit] != base:
            shown["ghost"].append(ghost(ids[unit], there.bases[unit]))
    made = [each for each in there.contacts if each not in position.contacts]
    shown["contacts"] = [[ids[each.one], ids[each.other]] for each in made]
    shown["zones"] = [[ZONE_KEYS[each.zone_of_one], ZONE_KEYS[each.zone_of_other]] for each in made]
    units = [position.roster.numbers[name] for name in deed.ids("units")]
    shown["supports"] = _supports(there, units)
    for unit in range(len(ids)):
        points = there.disorder_of(unit) - position.disorder_of(unit)
        if points:
            shown["disorder"][ids[unit]] = points
    # Whoever comes to a section of a camp touches nobody, and has reached it all the same.
    shown["short"] = not made and not any(goals_met(there, unit) for unit in units)
    shown["asked"] = "" if after.over else after.choice().question()
    return shown


def _supports(there: GrandBattle, units: list[int]) -> list[list[str]]:
    """Who would help whom against whom: the friend, the attacker, his opponent."""
    ids = there.roster.ids
    found: list[list[str]] = []
    for unit in units:
        for enemy in [each.opponent(unit) for each in there.contacts_of(unit)]:
            found += [[ids[friend], ids[unit], ids[enemy]] for friend in supporters_of(there, unit, enemy)]
    return found


def reachable(match: Match[GrandBattle], position: GrandBattle, names: list[str]) -> list[Json]:
    """Each enemy with the cheapest attack on him, whom that meets, and whether he is among them (GRB-05-011).

    Enemies who are further than the body goes are asked for only if it can attack nobody who is nearer.
    """
    units = [position.roster.numbers[name] for name in names]
    bases = [position.bases[unit] for unit in units]
    furthest = min([position.profile_of(unit).move for unit in units])
    goals = goals_of(position, position.side_of(units[0]))
    is_far = [not _is_within(bases, goal.base, furthest) for goal in goals]
    deeds = [
        None if is_far[number] else cheapest_attack(position, units, goal.name) for number, goal in enumerate(goals)
    ]
    if all(deed is None for deed in deeds):
        deeds = [
            cheapest_attack(position, units, goal.name) if is_far[place] else None for place, goal in enumerate(goals)
        ]
    #: By opening turn, which decides where a body goes, whomever it has named.
    ends: dict[str, list[str]] = {}
    found: list[Json] = []
    for number, goal in enumerate(goals):
        deed = deeds[number]
        shown: Json = {"target": goal.name, "attack": None if deed is None else deed.text(), "meets": []}
        if deed is not None and not is_far[number]:
            turn = opening_of(deed)
            key = turn.text() if turn.kind != SWING else deed.text()
            if key not in ends:
                there = tried(match, position, deed).position
                ends[key] = sorted({met.name for unit in units for met in goals_met(there, unit)})
            shown["meets"] = ends[key]
        shown["reaches"] = goal.name in shown["meets"]
        shown["far"] = is_far[number]
        shown["refusal"] = None if deed is not None or is_far[number] else _against(position, names, goal.name)
        found.append(shown)
    return found


def _is_within(bases: list[Base], other: Base, reach: int) -> bool:
    """Whether anybody of a body is so near to another base that a move may bring it there."""
    return any(near(base, other, reach) for base in bases)


def _against(position: GrandBattle, names: list[str], target: str) -> Json | None:
    """What is against going straight at an enemy on whom there is no attack at all."""
    return told(work_out_attack(position, attack_deed(names, target, STRAIGHT)).refusal)


# -- an attack that is aimed by hand -------------------------------------------------------------------


def aim(match: Match[GrandBattle], position: GrandBattle, names: list[str], pivot: str, to: Spot) -> Json:
    """The attack after the wheel that a handle was dragged to, on whoever is then first on its way.

    Who moves freely turns towards the spot; who does not wheel goes where he looks.
    """
    units = [position.roster.numbers[name] for name in names]
    turn = _dragged(position, units, pivot, to)
    bases = _turned(position, units, turn)
    target = _first_on_way(position, bases, position.side_of(units[0]))
    if target == "":
        refusal = refuse("GRB-05-004", units=names, target="none")
        return {"attack": None, "refusal": told(refusal), "ghost": [], "contacts": [], "disorder": {}}
    return preview_attack(match, position, attack_deed(names, target, turn))


def _dragged(position: GrandBattle, units: list[int], pivot: str, to: Spot) -> Turn:
    """The opening turn that a drag means."""
    body = body_of([position.bases[unit] for unit in units])
    if goes_freely(position, units):
        here = body.bases[0].centre()
        return STRAIGHT if here == to else Turn(TO_HEADING, heading_of(to[0] - here[0], to[1] - here[1]))
    if pivot == "none":
        return STRAIGHT
    is_left = pivot == "left"
    fixed = body.end_spot(FRONT_LEFT if is_left else FRONT_RIGHT)
    far = body.end_spot(FRONT_RIGHT if is_left else FRONT_LEFT)
    if fixed == to:
        return STRAIGHT
    front = heading_of(far[0] - fixed[0], far[1] - fixed[1])
    turn = difference(front, heading_of(to[0] - fixed[0], to[1] - fixed[1]))
    angle = min(WHEEL_MOST, -turn if is_left else turn)
    return STRAIGHT if angle <= 0 else Turn(WHEEL_LEFT if is_left else WHEEL_RIGHT, angle)


def _turned(position: GrandBattle, units: list[int], turn: Turn) -> list[Base]:
    """The bases of a body after its opening turn."""
    bases = [position.bases[unit] for unit in units]
    if turn.kind == TO_HEADING:
        return [from_centre(bases[0].centre(), turn.angle, bases[0].width, bases[0].depth)]
    if turn.kind == WHEEL_LEFT:
        return body_of(bases).wheeled(FRONT_LEFT, -turn.angle).bases
    return body_of(bases).wheeled(FRONT_RIGHT, turn.angle).bases if turn.kind == WHEEL_RIGHT else bases


def _first_on_way(position: GrandBattle, bases: list[Base], side: int) -> str:
    """The enemy whom bases meet first that go straight ahead; nothing if there is none."""
    nearest, first = FARTHEST, ""
    for goal in goals_of(position, side):
        for base in bases:
            met = meeting(base, base.heading, FARTHEST, goal.base)
            if met is not None and met[0] < nearest:
                nearest, first = met[0], goal.name
    return first
