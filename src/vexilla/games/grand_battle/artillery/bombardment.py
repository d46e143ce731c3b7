"""The phase of artillery: shots are declared one after another, with terror, result and reply (GRB-02-054, GRB-13-008).

``batteries`` of the position holds those with an Attack order; whoever gives the orders fills it by :func:`order_fire`.
"""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Generator
from ....kernel.deed import Deed, Field, Form
from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.open_choice import OpenChoice
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import SIDES
from ....kernel.step import Step, procedure
from ..actions import DECLINE, DONE, SHOOT
from ..camps.spoils import settle_spoils
from ..combat.outcomes import effect_of, is_routed, suffer
from ..combat.rolls import BY_BALL, AttackDie, DefenceDie, tell_outcome, tell_sum
from ..combat.stages import OF_ARTILLERY, fears
from ..combat.sums import ball_attack, ball_defence, ball_zone
from ..combat.terms import HALVES, total
from ..disorder import disorder
from ..forced.flight import leaving
from ..geometry.bases import REAR
from ..orders.discipline import TERROR, DisciplineTest
from ..position import BOMBARDED, DISABLED, FIRED, GrandBattle
from ..refusals import refuse
from ..roster import NONE
from ..tables.disorder import TERROR_FLIGHT
from ..tables.results import CONFUSION, FLIGHT, RETREAT
from ..tables.traits import FANATICS
from ..telling import tell
from .guns import can_fire_at, forbids_firing, forbids_shot, gun_of, targets_of


def order_fire(position: GrandBattle, battery: int) -> None:
    """A battery has an Attack order, and may fire from afar in the next phase (GRB-13-008)."""
    if gun_of(position, battery) is not None and battery not in position.batteries:
        position.batteries.append(battery)


class ArtilleryPhase(Step[GrandBattle]):
    """The active player fires as long as a battery with an order has a target."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        own = [unit for unit in position.batteries if position.side_of(unit) == position.active]
        position.batteries = [unit for unit in own if forbids_firing(position, unit) is None]
        if any(targets_of(position, battery) for battery in position.batteries):
            match.then(FIRE_FROM_AFAR[position.active])
        else:
            position.batteries = []


class FireFromAfar(OpenChoice[GrandBattle]):
    """Batteries fire at a target, one alone or several together, or the phase ends."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [DONE]

    def forms(self) -> tuple[Form, ...]:
        return (SHOOT,)

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        position = match.position
        ids = position.roster.ids
        if field.name == "units":
            return sorted([ids[unit] for unit in position.batteries if targets_of(position, unit)])
        return sorted({ids[target] for unit in position.batteries for target in targets_of(position, unit)})

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        """A target of any battery, and some of those who can fire at it."""
        position = match.position
        ids = position.roster.ids
        ready = [unit for unit in position.batteries if targets_of(position, unit)]
        first = ready[generator.below(len(ready))]
        targets = targets_of(position, first)
        target = targets[generator.below(len(targets))]
        others = [unit for unit in ready if unit != first and can_fire_at(position, unit, target)]
        named = [first, *[unit for unit in others if generator.below(2)]]
        return SHOOT.deed(tuple([ids[unit] for unit in named]), ids[target])

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        position = match.position
        named = deed.ids("units")
        refusal = forbids_shot(position, self.side, named, deed.word("target"))
        if refusal is not None:
            return refusal
        for name in named:
            if position.roster.numbers[name] not in position.batteries:
                return refuse("GRB-13-008", unit=name)
        return None

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return None if action == DONE else refuse("GRB-13-008", unit="none")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        """Whoever has not fired keeps silent."""
        match.position.batteries = []

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        numbers = match.position.roster.numbers
        declare(match, [numbers[name] for name in deed.ids("units")], numbers[deed.word("target")])
        match.then(BOMBARDMENT, ARTILLERY_PHASE)

    def question(self) -> str:
        return "grb-ask-bombard"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        position = match.position
        ready = [unit for unit in position.batteries if targets_of(position, unit)]
        return {"units": [position.roster.ids[unit] for unit in ready]}


def declare(match: Match[GrandBattle], batteries: list[int], target: int) -> None:
    """Batteries aim at a target: it is their shot, and their whole move (GRB-13-028)."""
    position = match.position
    position.bombarding = batteries
    position.bombarded = target
    position.batteries = [unit for unit in position.batteries if unit not in batteries]
    for battery in batteries:
        position.marks[battery] |= FIRED
    if match.logging:
        ids = position.roster.ids
        about: dict[str, Argument] = {"units": [ids[unit] for unit in batteries], "target": ids[target]}
        tell(match, Event("grb-bombards", ("GRB-13-008",), about))


# -- one shot --------------------------------------------------------------------------------------


class TerrorOfGuns(Step[GrandBattle]):
    """Whom guns frighten is tested as the shot is declared, once for each (GRB-03-075, GRB-03-079)."""

    def run(self, match: Match[GrandBattle]) -> None:
        target = match.position.bombarded
        if fears(match.position, target, OF_ARTILLERY):
            match.then(DisciplineTest(TERROR, target), TERROR_BEFORE_SHOT)
        else:
            match.then(SHOT_FROM_AFAR)


class TerrorBeforeShot(Step[GrandBattle]):
    """Who fails flees at once, and the shot does nothing more to him (GRB-03-077, GRB-03-079)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        if position.passed:
            match.then(SHOT_FROM_AFAR)
            return
        disorder(match, position.bombarded, TERROR_FLIGHT)
        drive_off(match, is_flight=True)


class ShotFromAfar(Step[GrandBattle]):
    """Both dice, then the result."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        side = position.side_of(position.bombarding[0])
        match.then(AttackDie(side), DefenceDie(1 - side), BALL_RESULT)


class BallResult(Step[GrandBattle]):
    """What the balls do, by the table of shooting (GRB-13-048); fanatics remember it (GRB-03-073)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        battery, target = position.bombarding[0], position.bombarded
        side = position.side_of(battery)
        attack = ball_attack(position, battery, target, position.bombarding[1:])
        defence = ball_defence(position, target, battery)
        pips = position.attack_dice[side], position.defence_dice[1 - side]
        tell_sum(match, "GRB-13-048", battery, target, BY_BALL, attack, pips[0], is_attack=True)
        tell_sum(match, "GRB-13-048", target, battery, BY_BALL, defence, pips[1], is_attack=False)
        difference = total(attack) - total(defence) + (pips[0] - pips[1]) * HALVES
        effect = effect_of(position, target, difference, False, ball_zone(position, target, battery) == REAR)
        tell_outcome(match, target, battery, BY_BALL, difference, effect.outcome, effect.clause)
        position.outcomes[1 - side] = effect.outcome
        if effect.outcome >= CONFUSION and position.profile_of(target).has(FANATICS):
            position.marks[target] |= BOMBARDED
        suffer(match, target, effect, shooters=False)
        match.then(BALL_EFFECT)


class BallEffect(Step[GrandBattle]):
    """Losses and disorder are settled: the target stays, retreats or flees (GRB-06-087, GRB-07-005)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        target = position.bombarded
        outcome = position.outcomes[position.side_of(target)]
        if not position.is_on_table(target) or position.marks[target] & DISABLED:
            return
        if outcome == FLIGHT or is_routed(position, target):
            drive_off(match, is_flight=True)
        elif outcome == RETREAT:
            drive_off(match, is_flight=False)


def drive_off(match: Match[GrandBattle], is_flight: bool) -> None:
    """The target of a shot leaves before the leading battery; nobody is swept along or pursues (GRB-07-029)."""
    position = match.position
    match.then(leaving(position, position.bombarded, position.bombarding[0], is_flight))


class AskForReply(Step[GrandBattle]):
    """A battery that was fired at and still stands may fire back without an order (GRB-13-036)."""

    def run(self, match: Match[GrandBattle]) -> None:
        """It counts as its shot, so that nobody replies to a reply."""
        position = match.position
        settle_spoils(match)
        if replies(position):
            match.then(REPLY[position.side_of(position.bombarded)])
        else:
            match.then(END_OF_SHOT)


def replies(position: GrandBattle) -> list[int]:
    """Those who have just fired at a battery and at whom it may fire back."""
    target = position.bombarded
    if forbids_firing(position, target) is not None:
        return []
    return [battery for battery in position.bombarding if can_fire_at(position, target, battery)]


class Reply(OpenChoice[GrandBattle]):
    """The battery that was fired at fires back at once, or keeps silent."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [DECLINE]

    def passes(self) -> int:
        return DECLINE

    def forms(self) -> tuple[Form, ...]:
        return (SHOOT,)

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        position = match.position
        ids = position.roster.ids
        if field.name == "units":
            return [ids[position.bombarded]]
        return sorted([ids[unit] for unit in replies(position)])

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        position = match.position
        numbers = position.roster.numbers
        named = deed.ids("units")
        is_own = len(named) == 1 and numbers.get(named[0], NONE) == position.bombarded
        if not is_own or numbers.get(deed.word("target"), NONE) not in replies(position):
            return refuse("GRB-13-036", unit=named[0], target=deed.word("target"))
        return None

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return None if action == DECLINE else refuse("GRB-13-036", unit="none", target="none")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        """It keeps its shot for its own phase."""
        match.then(END_OF_SHOT)

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        position = match.position
        at = replies(position)
        ids = position.roster.ids
        return SHOOT.deed((ids[position.bombarded],), ids[at[generator.below(len(at))]])

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        position = match.position
        declare(match, [position.bombarded], position.roster.numbers[deed.word("target")])
        match.then(BOMBARDMENT)

    def question(self) -> str:
        return "grb-ask-reply"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        position = match.position
        ids = position.roster.ids
        return {"unit": ids[position.bombarded], "units": [ids[unit] for unit in replies(position)]}


class EndOfShot(Step[GrandBattle]):
    """A shot is over."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        position.bombarding = []
        position.bombarded = NONE
        position.attack_dice = [0, 0]
        position.defence_dice = [0, 0]
        position.outcomes = [0, 0]


ARTILLERY_PHASE: Final = ArtilleryPhase()
FIRE_FROM_AFAR: Final = [FireFromAfar(side) for side in SIDES]
TERROR_OF_GUNS: Final = TerrorOfGuns()
TERROR_BEFORE_SHOT: Final = TerrorBeforeShot()
SHOT_FROM_AFAR: Final = ShotFromAfar()
BALL_RESULT: Final = BallResult()
BALL_EFFECT: Final = BallEffect()
ASK_FOR_REPLY: Final = AskForReply()
REPLY: Final = [Reply(side) for side in SIDES]
END_OF_SHOT: Final = EndOfShot()
#: One shot from its declaration to the reply.
BOMBARDMENT: Final = procedure("GRB-13-008", TERROR_OF_GUNS, ASK_FOR_REPLY)
