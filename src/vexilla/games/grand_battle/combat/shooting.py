"""The stage of shooting: who declares a shot, who shoots first, and what it does (chapter 6.6)."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Generator
from ....kernel.deed import Deed, Field, Form
from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.open_choice import OpenChoice
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import SIDES, name_of_side
from ....kernel.step import Procedure, Step, procedure
from ..actions import DECLINE, SHOOT
from ..contacts import SHOOTING, Contact
from ..forced.evasion import AFTER_FIRST_SHOT, AFTER_SHOOTING, EvasionWindow
from ..orders.discipline import TERROR, DisciplineTest
from ..position import SHOT, SUPPORTED_SHOT, GrandBattle
from ..refusals import refuse
from ..roster import NONE
from ..tables.results import CARRY_ON
from ..telling import tell
from ..touch import contact_between, fights_now, renew_contacts, replace_contact
from .duels import CHOOSE_COMBAT, PAIRING
from .outcomes import Effect, effect_of, suffer
from .rolls import BY_SHOT, AttackDie, DefenceDie, tell_outcome, tell_sum
from .stages import (
    CARRY_OUT_FIRE,
    END_COMBAT,
    OF_ARTILLERY,
    TERROR_OF_ELEPHANTS,
    TerrorResult,
    are_fighting,
    begin_combat,
    fears,
    note_supporters,
)
from .sums import shooting_attack, shooting_defence
from .supports import corner_shooters, is_from_rear, shooting_supporters
from .terms import HALVES, total
from .weapons import can_shoot, range_class


def possible_shooters(position: GrandBattle, unit: int, enemy: int) -> list[int]:
    """Who may shoot for a leading unit: itself, or those at the corners (GRB-06-075); nobody once melee has begun."""
    met = contact_between(position, unit, enemy)
    if met is None or met.stage != SHOOTING:
        return []
    if can_shoot(position, unit, enemy):
        return [unit]
    return corner_shooters(position, unit, enemy)


class ShootingStage(Step[GrandBattle]):
    """The stage begins if anybody in contact has missiles (GRB-06-010)."""

    def run(self, match: Match[GrandBattle]) -> None:
        """Name opponents, then one combat after the other."""
        position = match.position
        renew_contacts(position)
        for met in position.contacts:
            shooters = can_shoot(position, met.one, met.other) or can_shoot(position, met.other, met.one)
            if met.stage == SHOOTING and shooters and fights_now(position, met):
                match.then(PAIRING, NEXT_EXCHANGE, FORGET_EXCHANGES)
                return
        match.then(FORGET_EXCHANGES)


def _can_exchange(position: GrandBattle, unit: int) -> bool:
    enemy = position.duels[unit]
    if enemy == NONE:
        return False
    return bool(possible_shooters(position, unit, enemy)) or bool(possible_shooters(position, enemy, unit))


class NextExchange(Step[GrandBattle]):
    """The next combat in which anybody can shoot; of several the active player says which (GRB-06-117)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        position.to_fight = [unit for unit in position.to_fight if _can_exchange(position, unit)]
        if not position.to_fight:
            return
        if len(position.to_fight) > 1:
            match.then(CHOOSE_COMBAT[position.active])
        match.then(BEGIN_EXCHANGE, NEXT_EXCHANGE)


class BeginExchange(Step[GrandBattle]):
    """The first combat of those to be fought."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        begin_combat(position, position.to_fight.pop(0))
        match.then(EXCHANGE[position.active])


class AskForFire(Step[GrandBattle]):
    """A side with missiles in the combat declares whether it shoots (GRB-06-066)."""

    def __init__(self, shooter: int) -> None:
        super().__init__()
        self.shooter: Final = shooter

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        if not are_fighting(position):
            return
        unit, enemy = position.fighters[self.shooter], position.fighters[1 - self.shooter]
        if possible_shooters(position, unit, enemy):
            match.then(DECLARE_FIRE[self.shooter])

    def label(self) -> str:
        return f"AskForFire({name_of_side(self.shooter)})"


class DeclareFire(OpenChoice[GrandBattle]):
    """To shoot or not; of several at the corners one gives his weapon to the shot (GRB-06-066, GRB-06-075)."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [DECLINE]

    def forms(self) -> tuple[Form, ...]:
        return (SHOOT,)

    def _shooters(self, match: Match[GrandBattle]) -> list[int]:
        position = match.position
        return possible_shooters(position, position.fighters[self.side], position.fighters[1 - self.side])

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        position = match.position
        if field.name == "target":
            return [position.roster.ids[position.fighters[1 - self.side]]]
        return sorted([position.roster.ids[unit] for unit in self._shooters(match)])

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        position = match.position
        shooters = self._shooters(match)
        ids = position.roster.ids
        shooter = ids[shooters[generator.below(len(shooters))]]
        return SHOOT.deed((shooter,), ids[position.fighters[1 - self.side]])

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        position = match.position
        numbers = position.roster.numbers
        named = deed.ids("units")
        if numbers.get(deed.word("target"), NONE) != position.fighters[1 - self.side]:
            return refuse("GRB-06-091", unit=named[0], target=deed.word("target"))
        if len(named) > 1 or numbers.get(named[0], NONE) not in self._shooters(match):
            return refuse("GRB-06-075", unit=named[-1], target=deed.word("target"))
        return None

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return None if action == DECLINE else refuse("GRB-06-066")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        """The side holds its fire."""
        self._tell(match, NONE)

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        shooter = match.position.roster.numbers[deed.ids("units")[0]]
        match.position.shooting[self.side] = shooter
        self._tell(match, shooter)

    def _tell(self, match: Match[GrandBattle], shooter: int) -> None:
        if match.logging:
            position = match.position
            ids = position.roster.ids
            about: dict[str, Argument] = {
                "unit": ids[position.fighters[self.side]],
                "target": ids[position.fighters[1 - self.side]],
                "shooter": ids[shooter] if shooter != NONE else "none",
            }
            tell(match, Event("grb-declared-fire", ("GRB-06-066",), about))

    def question(self) -> str:
        return "grb-ask-fire"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        position = match.position
        ids = position.roster.ids
        return {"unit": ids[position.fighters[self.side]], "target": ids[position.fighters[1 - self.side]]}


class OrderOfFire(Step[GrandBattle]):
    """The longer range shoots first, equal ones together, and all together in a second turn (GRB-06-068 to 072)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        shooting = position.shooting
        if not are_fighting(position) or shooting == [NONE, NONE]:
            return
        if NONE in shooting:
            alone = 0 if shooting[1] == NONE else 1
            match.then(FRIGHTEN[alone], VOLLEY[alone])
            return
        met = contact_between(position, position.fighters[0], position.fighters[1])
        classes = [range_class(position, shooter) for shooter in shooting]
        if classes[0] == classes[1] or (met is not None and met.exchanges > 0):
            match.then(FRIGHTEN[position.active], FRIGHTEN[1 - position.active], TOGETHER)
            return
        first = 0 if classes[0] < classes[1] else 1
        window = EvasionWindow(AFTER_FIRST_SHOT, first)
        match.then(FRIGHTEN[first], VOLLEY[first], window, FRIGHTEN[1 - first], VOLLEY[1 - first])


class Frighten(Step[GrandBattle]):
    """Guns that the other army rarely sees frighten whom they aim at, with every shot (GRB-03-075, GRB-03-079)."""

    def __init__(self, shooter: int) -> None:
        super().__init__()
        self.shooter: Final = shooter

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        shooter = position.shooting[self.shooter]
        if not are_fighting(position) or shooter == NONE:
            return
        target = position.fighters[1 - self.shooter]
        gun = position.profile_of(shooter).gun
        # Bolt throwers, which have no far zone, are not artillery in this sense (GRB-03-081).
        if gun is not None and gun.reach and fears(position, target, OF_ARTILLERY):
            match.then(DisciplineTest(TERROR, target), TerrorResult(target, shooter))

    def label(self) -> str:
        return f"Frighten({name_of_side(self.shooter)})"


class Volley(Step[GrandBattle]):
    """One side shoots; what it does is done before any reply (GRB-06-069, GRB-06-071)."""

    def __init__(self, shooter: int) -> None:
        super().__init__()
        self.shooter: Final = shooter

    def run(self, match: Match[GrandBattle]) -> None:
        """Both dice, then the result; who has left the contact shoots no more."""
        if are_fighting(match.position):
            side = self.shooter
            match.then(AttackDie(side), DefenceDie(1 - side), SHOT_RESULT[side])

    def label(self) -> str:
        return f"Volley({name_of_side(self.shooter)})"


class ShotResult(Step[GrandBattle]):
    """The result of a shot that is not answered in the same moment."""

    def __init__(self, shooter: int) -> None:
        super().__init__()
        self.shooter: Final = shooter

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        effect = effect_of_shot(match, self.shooter)
        spend_shot(position, self.shooter)
        note_supporters(position)
        position.outcomes = [CARRY_ON, CARRY_ON]
        position.outcomes[1 - self.shooter] = effect.outcome
        take_shot(match, 1 - self.shooter, effect)
        match.then(CARRY_OUT_FIRE)

    def label(self) -> str:
        return f"ShotResult({name_of_side(self.shooter)})"


class Together(Step[GrandBattle]):
    """Both shoot at the same time (GRB-06-070)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        if not are_fighting(position):
            return
        side = position.active
        match.then(AttackDie(side), DefenceDie(1 - side), AttackDie(1 - side), DefenceDie(side), BOTH_RESULTS)


class BothResults(Step[GrandBattle]):
    """Both results are worked out from the state before the exchange (GRB-06-070)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        effects = [effect_of_shot(match, 1 - side) for side in SIDES]
        note_supporters(position)
        for side in SIDES:
            spend_shot(position, side)
            position.outcomes[side] = effects[side].outcome
            take_shot(match, side, effects[side])
        match.then(CARRY_OUT_FIRE)


def is_exchange(position: GrandBattle, side: int) -> bool:
    """Whether a side's own shooters answer the fire of hand weapons, and so take it (GRB-03-034, GRB-03-036).

    Those at its corners stand elsewhere, and guns hit the main base (GRB-03-037).
    """
    shooter = position.shooting[1 - side]
    is_gun = shooter != NONE and position.profile_of(shooter).gun is not None
    return position.shooting[side] == position.fighters[side] and not is_gun


def effect_of_shot(match: Match[GrandBattle], side: int) -> Effect:
    """What the shot of a side does, with the dice that were rolled."""
    position = match.position
    unit, target = position.fighters[side], position.fighters[1 - side]
    shooter = position.shooting[side]
    attack = shooting_attack(position, unit, shooter, target)
    defence = shooting_defence(position, target, unit, shooter, is_exchange(position, 1 - side))
    pips = position.attack_dice[side], position.defence_dice[1 - side]
    tell_sum(match, "GRB-06-080", unit, target, BY_SHOT, attack, pips[0], is_attack=True)
    tell_sum(match, "GRB-06-081", target, unit, BY_SHOT, defence, pips[1], is_attack=False)
    difference = total(attack) - total(defence) + (pips[0] - pips[1]) * HALVES
    effect = effect_of(position, target, difference, False, is_from_rear(position, target, unit))
    tell_outcome(match, target, unit, BY_SHOT, difference, effect.outcome, effect.clause)
    return effect


def take_shot(match: Match[GrandBattle], side: int, effect: Effect) -> None:
    """Who was hit suffers it: shooters that answer the fire, else the main base (GRB-03-036, GRB-03-037)."""
    suffer(match, match.position.fighters[side], effect, is_exchange(match.position, side))


def spend_shot(position: GrandBattle, side: int) -> None:
    """Who has shot does not support, and who has supported does not shoot, in this turn (GRB-06-074)."""
    unit, enemy = position.fighters[side], position.fighters[1 - side]
    if position.shooting[side] == unit:
        position.marks[unit] |= SHOT
        for friend in shooting_supporters(position, unit, enemy):
            position.marks[friend] |= SUPPORTED_SHOT
    else:
        for friend in corner_shooters(position, unit, enemy):
            position.marks[friend] |= SHOT


class CountExchange(Step[GrandBattle]):
    """Two who have shot at each other and still stand have exchanged fire for one turn more (GRB-06-072)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        if not are_fighting(position) or NONE in position.shooting:
            return
        met = contact_between(position, position.fighters[0], position.fighters[1])
        if met is not None:
            replace_contact(position, met.after_fire(met.exchanges + 1))
            position.exchanged.append(position.fighters[position.active])


class ForgetExchanges(Step[GrandBattle]):
    """Whoever has not exchanged fire in this turn begins anew: only turns in a row count (GRB-06-072)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        position.contacts = [
            each if each.exchanges == 0 or self._has_gone_on(position, each) else each.after_fire(0)
            for each in position.contacts
        ]
        position.exchanged = []

    def _has_gone_on(self, position: GrandBattle, met: Contact) -> bool:
        is_duel = position.duels[met.one] == met.other
        return is_duel and (met.one in position.exchanged or met.other in position.exchanged)


SHOOTING_STAGE: Final = ShootingStage()
NEXT_EXCHANGE: Final = NextExchange()
BEGIN_EXCHANGE: Final = BeginExchange()
ORDER_OF_FIRE: Final = OrderOfFire()
DECLARE_FIRE: Final = [DeclareFire(side) for side in SIDES]
FRIGHTEN: Final = [Frighten(side) for side in SIDES]
VOLLEY: Final = [Volley(side) for side in SIDES]
SHOT_RESULT: Final = [ShotResult(side) for side in SIDES]
TOGETHER: Final = Together()
BOTH_RESULTS: Final = BothResults()
COUNT_EXCHANGE: Final = CountExchange()
FORGET_EXCHANGES: Final = ForgetExchanges()


def _exchange(active: int) -> Procedure[GrandBattle]:
    return procedure(
        "GRB-06-066",
        TERROR_OF_ELEPHANTS,
        AskForFire(active),
        AskForFire(1 - active),
        ORDER_OF_FIRE,
        COUNT_EXCHANGE,
        EvasionWindow(AFTER_SHOOTING),
        END_COMBAT,
    )


#: One exchange of fire, by who is active: he declares first.
EXCHANGE: Final = [_exchange(side) for side in SIDES]
