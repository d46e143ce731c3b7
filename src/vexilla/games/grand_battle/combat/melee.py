"""The stage of melee: the final rush, simultaneous blows, and who wins (chapter 6.8)."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import SIDES, name_of_side
from ....kernel.step import Choice, Procedure, Step, procedure
from ..actions import DECLINE, RUSH
from ..contacts import MELEE
from ..disorder import tag_rush
from ..forced.evasion import AFTER_MELEE, EvasionWindow
from ..ground import BRIDGE, grounds_under, section_ground, stands_on_bridge
from ..position import ALL_ROUND, GrandBattle
from ..refusals import refuse
from ..roster import NONE
from ..tables.terrain import ROUGH, Ground
from ..tables.traits import CLOSE_COMBAT, FANATICS
from ..tables.troops import ARTILLERY, NON_COMBATANTS
from ..telling import tell
from ..touch import contact_between, replace_contact
from .duels import CHOOSE_COMBAT, PAIRING
from .footing import keeps_from_works, section_before, section_between
from .outcomes import Effect, effect_of, suffer
from .rolls import BY_BLOW, AttackDie, DefenceDie, tell_outcome, tell_sum
from .stages import (
    CARRY_OUT_MELEE,
    END_COMBAT,
    TERROR_OF_ELEPHANTS,
    are_fighting,
    begin_combat,
    note_supporters,
)
from .sums import melee_attack, melee_defence
from .supports import is_from_rear
from .terms import HALVES, total


def is_in_melee(position: GrandBattle, unit: int, enemy: int) -> bool:
    """Whether two have come to blows already, so that they fight on without a rush (GRB-06-018)."""
    met = contact_between(position, unit, enemy)
    return met is not None and met.stage == MELEE


def forbids_rush(position: GrandBattle, unit: int, enemy: int) -> str | None:
    """The clause that keeps a unit from making the final rush at its opponent."""
    profile = position.profile_of(unit)
    if profile.kind.category in (ARTILLERY, NON_COMBATANTS):
        return "GRB-12-062" if unit in position.roster.servants else "GRB-13-005"
    if position.marks[unit] & ALL_ROUND:
        return "GRB-05-039"
    section = section_between(position, unit, enemy)
    if section is not None and section.is_works and keeps_from_works(position, unit):
        return "GRB-12-033"
    if not profile.has(CLOSE_COMBAT) and position.profile_of(enemy).has(CLOSE_COMBAT):
        return "GRB-06-026"
    return None


def must_rush(position: GrandBattle, unit: int, enemy: int) -> bool:
    """Whether fanatics go for their opponent: not from all-round defence nor from works (GRB-06-102)."""
    if not position.profile_of(unit).has(FANATICS) or forbids_rush(position, unit, enemy) is not None:
        return False
    section = section_before(position, unit, enemy)
    return section is None or not section.is_works


class NextMelee(Step[GrandBattle]):
    """The next combat of the stage; of several the active player says which (GRB-06-117)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        position.to_fight = [unit for unit in position.to_fight if _can_come_to_blows(position, unit)]
        if not position.to_fight:
            return
        if len(position.to_fight) > 1:
            match.then(CHOOSE_COMBAT[position.active])
        match.then(BEGIN_MELEE, NEXT_MELEE)


def _can_come_to_blows(position: GrandBattle, unit: int) -> bool:
    enemy = position.duels[unit]
    if enemy == NONE:
        return False
    if is_in_melee(position, unit, enemy):
        return True
    return forbids_rush(position, unit, enemy) is None or forbids_rush(position, enemy, unit) is None


class BeginMelee(Step[GrandBattle]):
    """The first combat of those to be fought."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        begin_combat(position, position.to_fight.pop(0))
        match.then(ROUND[position.active])


class AskForRush(Step[GrandBattle]):
    """A side that may make the final rush declares or declines it (GRB-06-100)."""

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who: Final = who

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        if not are_fighting(position):
            return
        unit, enemy = position.fighters[self.who], position.fighters[1 - self.who]
        if not is_in_melee(position, unit, enemy) and forbids_rush(position, unit, enemy) is None:
            match.then(DECLARE_RUSH[self.who])

    def label(self) -> str:
        return f"AskForRush({name_of_side(self.who)})"


class DeclareRush(Choice[GrandBattle]):
    """To rush or not; fanatics must (GRB-06-101, GRB-06-102)."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [RUSH] if self._must(match) else [RUSH, DECLINE]

    def _must(self, match: Match[GrandBattle]) -> bool:
        position = match.position
        return must_rush(position, position.fighters[self.side], position.fighters[1 - self.side])

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        if action not in (RUSH, DECLINE):
            return refuse("GRB-06-100")
        position = match.position
        if action == DECLINE and self._must(match):
            return refuse("GRB-06-102", unit=position.roster.ids[position.fighters[self.side]])
        return None

    def take(self, match: Match[GrandBattle], action: int) -> None:
        position = match.position
        position.rushes[self.side] = action == RUSH
        if match.logging:
            ids = position.roster.ids
            about: dict[str, Argument] = {
                "unit": ids[position.fighters[self.side]],
                "target": ids[position.fighters[1 - self.side]],
                "rushes": int(action == RUSH),
            }
            tell(match, Event("grb-declared-rush", ("GRB-06-100",), about))

    def question(self) -> str:
        return "grb-ask-rush"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        position = match.position
        ids = position.roster.ids
        about: dict[str, Argument] = {"unit": ids[position.fighters[self.side]]}
        about["target"] = ids[position.fighters[1 - self.side]]
        about["must"] = int(self._must(match))
        return about


def grounds_of_rush(position: GrandBattle, unit: int, enemy: int) -> list[Ground]:
    """The rough ground over which a unit rushes at its opponent: what either stands in, and obstacles (GRB-10-013)."""
    found: list[Ground] = []
    for base in (position.bases[unit], position.bases[enemy]):
        found += [ground for ground in grounds_under(position, base) if ground.roughness == ROUGH]
        if stands_on_bridge(position, base):
            found.append(BRIDGE)
    section = section_between(position, unit, enemy)
    if section is not None:
        found.append(section_ground(section, position.side_of(unit)))
    return found


class FinalRush(Step[GrandBattle]):
    """Whoever rushes over rough ground or an obstacle is disordered before the blows (GRB-10-013, GRB-12-035)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        if not are_fighting(position):
            return
        one, other = position.fighters
        if not is_in_melee(position, one, other) and True not in position.rushes:
            return
        for side in SIDES:
            unit, enemy = position.fighters[side], position.fighters[1 - side]
            if position.rushes[side]:
                for ground in grounds_of_rush(position, unit, enemy):
                    if position.is_on_table(unit):
                        tag_rush(match, unit, ground)
        match.then(BLOWS)


class Blows(Step[GrandBattle]):
    """Both strike at the same time: an attack and a defence each (GRB-06-105)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        if not are_fighting(position):
            return
        side = position.active
        match.then(AttackDie(side), DefenceDie(1 - side), AttackDie(1 - side), DefenceDie(side), MELEE_RESULT)


class MeleeResult(Step[GrandBattle]):
    """Both results are worked out from the strength before them, then losses and disorder count (GRB-06-108)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        effects = [effect_of_blow(match, 1 - side) for side in SIDES]
        note_supporters(position)
        count_round(position)
        for side in SIDES:
            position.outcomes[side] = effects[side].outcome
            suffer(match, position.fighters[side], effects[side], shooters=False)
        match.then(CARRY_OUT_MELEE)


def effect_of_blow(match: Match[GrandBattle], side: int) -> Effect:
    """What a side's attack does to its opponent, with the dice that were rolled."""
    position = match.position
    unit, enemy = position.fighters[side], position.fighters[1 - side]
    attack = melee_attack(position, unit, enemy, position.rushes[side])
    defence = melee_defence(position, enemy, unit)
    pips = position.attack_dice[side], position.defence_dice[1 - side]
    tell_sum(match, "GRB-06-106", unit, enemy, BY_BLOW, attack, pips[0], is_attack=True)
    tell_sum(match, "GRB-06-107", enemy, unit, BY_BLOW, defence, pips[1], is_attack=False)
    difference = total(attack) - total(defence) + (pips[0] - pips[1]) * HALVES
    effect = effect_of(position, enemy, difference, True, is_from_rear(position, enemy, unit))
    tell_outcome(match, enemy, unit, BY_BLOW, difference, effect.outcome, effect.clause)
    return effect


def count_round(position: GrandBattle) -> None:
    """All who were in the round, leading or supporting, have come to blows (GRB-06-014, GRB-06-029)."""
    one, other = position.fighters
    for unit in [one, *position.supporting]:
        met = contact_between(position, unit, other if position.side_of(unit) == position.side_of(one) else one)
        if met is not None:
            replace_contact(position, met.after_round())


NEXT_MELEE: Final = NextMelee()
BEGIN_MELEE: Final = BeginMelee()
DECLARE_RUSH: Final = [DeclareRush(side) for side in SIDES]
FINAL_RUSH: Final = FinalRush()
BLOWS: Final = Blows()
MELEE_RESULT: Final = MeleeResult()


def _round(active: int) -> Procedure[GrandBattle]:
    return procedure(
        "GRB-06-099",
        TERROR_OF_ELEPHANTS,
        AskForRush(active),
        AskForRush(1 - active),
        FINAL_RUSH,
        EvasionWindow(AFTER_MELEE),
        END_COMBAT,
    )


#: One round of melee, by who is active: he declares first.
ROUND: Final = [_round(side) for side in SIDES]
MELEE_STAGE: Final = procedure("GRB-06-013", PAIRING, NEXT_MELEE)
