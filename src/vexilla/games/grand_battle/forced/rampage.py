"""Fleeing elephants and heavy chariots run amok into whoever is in their way (GRB-11-008, GRB-11-013)."""

from __future__ import annotations

from ....kernel.match import Match
from ..combat.outcomes import effect_of, suffer
from ..combat.rolls import BY_RAMPAGE, tell_outcome, tell_sum
from ..combat.sums import rampage_attack, rampage_defence
from ..combat.terms import HALVES, total
from ..geometry.bases import REAR
from ..position import GrandBattle
from ..tables.troops import ELEPHANTS


def rampages(position: GrandBattle, unit: int) -> bool:
    """Whether a unit that flees attacks whoever is in its way."""
    return position.profile_of(unit).kind.rampages


def rampage_clause(position: GrandBattle, beasts: int) -> str:
    """The clause by which such a unit attacks, and is then dispersed."""
    return "GRB-11-008" if position.profile_of(beasts).kind.category == ELEPHANTS else "GRB-11-013"


def trample(match: Match[GrandBattle], beasts: int, victim: int, zone: int) -> int:
    """The attack with the dice that were rolled: the victim suffers the table of melee, and does not strike back.

    The side of the victim goes by the zone that the beasts come from. Returns the outcome.
    """
    position = match.position
    clause = rampage_clause(position, beasts)
    attack = rampage_attack(position, beasts)
    defence = rampage_defence(position, victim, beasts, zone)
    attack_pips = position.attack_dice[position.side_of(beasts)]
    defence_pips = position.defence_dice[position.side_of(victim)]
    tell_sum(match, clause, beasts, victim, BY_RAMPAGE, attack, attack_pips, is_attack=True)
    tell_sum(match, clause, victim, beasts, BY_RAMPAGE, defence, defence_pips, is_attack=False)
    difference = total(attack) - total(defence) + (attack_pips - defence_pips) * HALVES
    from_rear = zone == REAR and not position.has_front_all_round(victim)
    effect = effect_of(position, victim, difference, True, from_rear)
    tell_outcome(match, victim, beasts, BY_RAMPAGE, difference, effect.outcome, effect.clause)
    suffer(match, victim, effect, shooters=False)
    return effect.outcome
