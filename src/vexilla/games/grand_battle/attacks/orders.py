"""Attack orders: the active player says who attacks whom after which turn; all else follows (GRB-04-026, 05-004)."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Generator
from ....kernel.deed import Deed, Field, Form
from ....kernel.match import Match
from ....kernel.open_choice import OpenChoice
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import SIDES, name_of_side
from ..actions import HALT
from ..geometry.bases import FRONT_LEFT, FRONT_RIGHT, Base
from ..geometry.bodies import Body, body_of
from ..geometry.gaps import gap
from ..geometry.numbers import DEGREE, heading_of, within
from ..geometry.ways import meeting
from ..moves.forms import TURN_ANGLES
from ..moves.leg import names_of
from ..moves.straight import FARTHEST
from ..position import GrandBattle
from ..refusals import refuse
from ..setup.sighting import reveal
from ..tables.movement import WHEEL_MOST
from .execution import carry_out_attack, end_attack
from .forms import (
    ATTACK_AFTER,
    ATTACKS,
    IN_PLACE,
    STRAIGHT,
    SWING,
    TO_HEADING,
    WHEEL_LEFT,
    WHEEL_RIGHT,
    Turn,
    attack_deed,
    turn_in,
)
from .judge import bodies, goes_freely, work_out_attack
from .line import Goal, goals_of

_HALF: Final = 2
#: One in so many proposals is an attack that is known to be legal.
_SURE: Final = 4


def begin_attack(match: Match[GrandBattle], units: list[int], *, spontaneous: bool = False) -> None:
    """An Attack order begins; who was hidden shows himself before he moves (GRB-02-034)."""
    position = match.position
    _prepare(match, units, spontaneous=spontaneous)
    match.then(ATTACK_ORDER[position.side_of(units[0])])


def storm(match: Match[GrandBattle], units: list[int], target: str) -> None:
    """Fanatics attack a target of themselves by the shortest way; if none leads to it, they stand (GRB-03-067)."""
    position = match.position
    _prepare(match, units, spontaneous=True)
    deeds = cheapest_attacks(position, units, target)
    if not deeds:
        end_attack(position)
    elif len(deeds) > 1:
        match.then(ChooseOpening(position.side_of(units[0]), position.roster.numbers[target]))
    else:
        carry_out_attack(match, deeds[0])


def _prepare(match: Match[GrandBattle], units: list[int], *, spontaneous: bool) -> None:
    position = match.position
    position.attack = sorted(units)
    position.spontaneous = spontaneous
    position.reached = False
    position.movers = []
    position.to_align = []
    for marker in position.markers[:]:
        if marker.unit in units:
            reveal(match, marker)


# -- the shortest way (GRB-03-067, GRB-05-011) -------------------------------------------------------


def cheapest_attacks(position: GrandBattle, units: list[int], target: str) -> list[Deed]:
    """The legal attacks of some units on a target with the cheapest opening turn; several if they cost the same."""
    names = names_of(position, units)
    found: list[Deed] = []
    for goal in goals_of(position, position.side_of(units[0])):
        if goal.name == target:
            least = 0
            for cost, turn in _openings(position, units, goal):
                if found and (least == 0 or not within(cost, least)):
                    break  # without a turn nothing is as short
                deed = attack_deed(names, target, turn)
                if work_out_attack(position, deed).refusal is None:
                    least = least if found else cost
                    found.append(deed)
    return found


def cheapest_attack(position: GrandBattle, units: list[int], target: str) -> Deed | None:
    """The first of them; None if there is none."""
    found = cheapest_attacks(position, units, target)
    return found[0] if found else None


def _openings(position: GrandBattle, units: list[int], goal: Goal) -> list[tuple[int, Turn]]:
    """Turns after which a way may lead to a goal with what they cost, the cheapest first."""
    body = body_of([position.bases[unit] for unit in units])
    first = body.bases[0]
    if goes_freely(position, units):
        here, there = first.centre(), goal.base.centre()
        return [(0, STRAIGHT), (1, Turn(TO_HEADING, heading_of(there[0] - here[0], there[1] - here[1])))]
    half = min([position.profile_of(unit).move for unit in units]) // _HALF
    ranked: list[tuple[int, Turn]] = []
    for kind, pivot, sign in ((WHEEL_LEFT, FRONT_LEFT, -1), (WHEEL_RIGHT, FRONT_RIGHT, 1)):
        angle = _least_wheel(body, pivot, sign, goal.base)
        if angle:
            ranked.append((body.wheel_cost(angle), Turn(kind, angle)))
    ranked += [(half, Turn(IN_PLACE, angle)) for angle in TURN_ANGLES]
    ranked.sort(key=_cost_of)
    return [(0, STRAIGHT), *ranked, (FARTHEST, Turn(SWING, 0))]


def _cost_of(ranked: tuple[int, Turn]) -> int:
    return ranked[0]


def _least_wheel(body: Body, pivot: int, sign: int, other: Base) -> int:
    """The smallest angle of a wheel after which the way of a body leads to another base; 0 if there is none."""
    high = DEGREE
    while high <= WHEEL_MOST and not _meets(body.wheeled(pivot, sign * high), other):
        high += DEGREE
    if high > WHEEL_MOST:
        return 0
    low = high - DEGREE
    while high - low > 1:
        middle = (low + high) // 2
        if _meets(body.wheeled(pivot, sign * middle), other):
            high = middle
        else:
            low = middle
    return high


def _meets(body: Body, other: Base) -> bool:
    return any(meeting(base, base.heading, FARTHEST, other) is not None for base in body.bases)


def some_attack(position: GrandBattle) -> Deed | None:
    """Any attack that those under the order can make, on the nearest enemy that there is one on."""
    for units in bodies(position):
        goals = goals_of(position, position.side_of(units[0]))
        near = [(gap(position.bases[units[0]], goal.base), goal.name) for goal in goals]
        for _, name in sorted(near):
            deed = cheapest_attack(position, units, name)
            if deed is not None:
                return deed
    return None


# -- the order ---------------------------------------------------------------------------------------


class AttackOrder(OpenChoice[GrandBattle]):
    """One Attack order, of a unit or a group; it must be carried out if that is possible at all (GRB-04-026)."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [HALT] if some_attack(match.position) is None else []

    def forms(self) -> tuple[Form, ...]:
        return ATTACKS

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        is_open = action == HALT and some_attack(match.position) is None
        return (
            None
            if is_open
            else refuse("GRB-04-026", units=names_of(match.position, match.position.attack), why="possible")
        )

    def take(self, match: Match[GrandBattle], action: int) -> None:
        """Nobody can attack anybody."""
        end_attack(match.position)

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        position = match.position
        if field.kind == "ids":
            return sorted([position.roster.ids[unit] for unit in position.attack if position.is_on_table(unit)])
        return sorted([goal.name for goal in goals_of(position, self.side)]) if field.kind == "id" else []

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        """Whole bodies attack; now and then as some attack that is known to be possible."""
        position = match.position
        deed = super().propose(match, form, generator)
        found = bodies(position)
        if not found:
            return deed
        if generator.below(_SURE) == 0:
            return some_attack(position) or deed
        names = names_of(position, found[generator.below(len(found))])
        turn = turn_in(deed.word("turn")) if form is ATTACK_AFTER else STRAIGHT
        assert turn is not None
        return attack_deed(names, deed.word("target"), turn)

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        return work_out_attack(match.position, deed).refusal

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        carry_out_attack(match, deed)

    def question(self) -> str:
        return "grb-ask-attack"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        return {
            "units": names_of(
                match.position, [unit for unit in match.position.attack if match.position.is_on_table(unit)]
            )
        }


class ChooseOpening(OpenChoice[GrandBattle]):
    """Several ways of fanatics to their enemy are the shortest: their owner says which they take (GRB-03-067)."""

    def __init__(self, side: int, target: int) -> None:
        super().__init__(side)
        self.target: Final = target

    def attacks(self, position: GrandBattle) -> list[Deed]:
        """What they can do, each after another turn."""
        return cheapest_attacks(position, position.attack, position.roster.ids[self.target])

    def forms(self) -> tuple[Form, ...]:
        return ATTACKS

    def choices(self, match: Match[GrandBattle]) -> list[Deed]:
        return self.attacks(match.position)

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        position = match.position
        if field.kind == "ids":
            return names_of(position, position.attack)
        return [position.roster.ids[self.target]] if field.kind == "id" else []

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        attacks = self.attacks(match.position)
        return attacks[generator.below(len(attacks))]

    def _refused(self, position: GrandBattle) -> Refusal:
        return refuse(
            "GRB-03-067",
            unit=position.roster.ids[position.attack[0]],
            target=position.roster.ids[self.target],
            why="way",
        )

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        return None if deed in self.attacks(match.position) else self._refused(match.position)

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return self._refused(match.position)

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        carry_out_attack(match, deed)

    def question(self) -> str:
        return "grb-ask-opening"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        position = match.position
        deeds = ", ".join([deed.text() for deed in self.attacks(position)])
        target = position.roster.ids[self.target]
        return {"unit": position.roster.ids[position.attack[0]], "target": target, "attacks": deeds}

    def label(self) -> str:
        return f"ChooseOpening({name_of_side(self.side)} {self.target})"


ATTACK_ORDER: Final = [AttackOrder(side) for side in SIDES]
