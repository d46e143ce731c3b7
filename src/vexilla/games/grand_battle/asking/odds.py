"""The odds of fights as JSON: exact chances of every outcome, and every sum with its terms and their clauses.

They come from the same sums that the dice are added to, so what is told before and what is rolled cannot differ.
"""

from __future__ import annotations

from typing import Final

from ....kernel.deed import Deed, Json
from ....kernel.match import Match
from ..actions import PIPS
from ..attacks.judge import work_out_attack
from ..attacks.questions import tried
from ..combat.melee import forbids_rush, is_in_melee
from ..combat.shooting import possible_shooters
from ..combat.sums import (
    ball_attack,
    ball_defence,
    melee_attack,
    melee_defence,
    shooting_attack,
    shooting_defence,
)
from ..combat.terms import Term, total
from ..geometry.bases import FRONT
from ..geometry.dressing import against
from ..moves.questions import told
from ..odds import odds_of_ball, odds_of_blow, odds_of_shot
from ..position import GrandBattle
from ..roster import NONE
from ..tables.results import OUTCOME_KEYS
from ..touch import contact_between, join_contact
from ..written.words import halves_text
from .known import numbers_of, strangers, supposed
from .tools import nobody, seen_unit

#: All rolls of two dice.
_ROLLS: Final = PIPS * PIPS


def _chances(odds: list[int]) -> Json:
    """Outcomes with their chances from 0 to 1."""
    return {key: round(odds[outcome] / _ROLLS, 4) for outcome, key in enumerate(OUTCOME_KEYS)}


def _sum(position: GrandBattle, unit: int, terms: list[Term]) -> Json:
    """A sum before its die: each term with what it adds, by which clause, and whose it is."""
    ids = position.roster.ids
    return {
        "unit": ids[unit],
        "terms": [
            {
                "term": term.key,
                "value": halves_text(term.value),
                "clause": term.clause,
                "of": ids[term.who] if term.who != NONE else None,
            }
            for term in terms
        ],
        "total": halves_text(total(terms)),
        "die": PIPS,
    }


def _sums(position: GrandBattle, unit: int, attack: list[Term], enemy: int, defence: list[Term]) -> Json:
    return {"attack": _sum(position, unit, attack), "defence": _sum(position, enemy, defence)}


def fight_odds(position: GrandBattle, unit: int, enemy: int, shooter: int = NONE, *, rushes: bool = False) -> Json:
    """What a unit does to its opponent by a shot and by a blow, and what comes back in melee; None of what cannot come.

    ``shot`` and ``blow`` have the chance of each outcome for the target, ``answer`` that of each outcome of the
    target's blow for the unit itself; ``sums`` has by the same names what is added up on both sides.
    """
    shooters = possible_shooters(position, unit, enemy)
    if shooter == NONE and shooters:
        shooter = shooters[0]
    shot: Json | None = None
    sums: Json = {}
    if shooter != NONE and not rushes:
        answers = possible_shooters(position, enemy, unit) == [enemy]
        shot = _chances(odds_of_shot(position, unit, shooter, enemy, answers))
        attack = shooting_attack(position, unit, shooter, enemy)
        sums["shot"] = _sums(position, unit, attack, enemy, shooting_defence(position, enemy, unit, shooter, answers))
    is_on = is_in_melee(position, unit, enemy)
    may = is_on or forbids_rush(position, unit, enemy) is None
    might = is_on or forbids_rush(position, enemy, unit) is None
    blow: Json | None = None
    answer: Json | None = None
    if may or might:
        is_rush, is_theirs = may and not is_on, might and not is_on
        blow = _chances(odds_of_blow(position, unit, enemy, is_rush))
        answer = _chances(odds_of_blow(position, enemy, unit, is_theirs))
        attack, defence = melee_attack(position, unit, enemy, is_rush), melee_defence(position, enemy, unit)
        sums["blow"] = _sums(position, unit, attack, enemy, defence)
        attack, defence = melee_attack(position, enemy, unit, is_theirs), melee_defence(position, unit, enemy)
        sums["answer"] = _sums(position, enemy, attack, unit, defence)
    return {"target": position.roster.ids[enemy], "shot": shot, "blow": blow, "answer": answer, "sums": sums}


def ball_odds(position: GrandBattle, battery: int, target: int, others: list[int]) -> Json:
    """The same of long range fire, which nobody answers at once."""
    shot = _chances(odds_of_ball(position, battery, target, others))
    attack, defence = ball_attack(position, battery, target, others), ball_defence(position, target, battery)
    sums = {"shot": _sums(position, battery, attack, target, defence)}
    return {"target": position.roster.ids[target], "shot": shot, "blow": None, "answer": None, "sums": sums}


# -- before anything is committed ----------------------------------------------------------------------


def odds_between(position: GrandBattle, name: str, other: str) -> Json:
    """The odds of two enemies: as they fight, or as if they met here and now, front to front and nobody else."""
    unit, enemy = seen_unit(position, name), seen_unit(position, other)
    if NONE in (unit, enemy) or position.side_of(unit) == position.side_of(enemy):
        return {**nobody(name if unit == NONE else other), "fights": []}
    there = position
    is_met = contact_between(position, unit, enemy) is not None
    if not is_met:
        there = _met(position, unit, enemy)
    odds = {"unit": name, **fight_odds(there, unit, enemy)}
    return {"measured": True, "refusal": None, "supposed": not is_met, "fights": [odds]}


def _met(position: GrandBattle, unit: int, enemy: int) -> GrandBattle:
    there = supposed(position, [unit])
    base = position.bases[unit]
    there.bases[unit] = against(base.width, base.depth, position.bases[enemy], FRONT)
    there.contacts = [each for each in there.contacts if not {each.one, each.other} & {unit, enemy}]
    there.duels = [NONE] * len(there.duels)
    # Nobody else takes part in it.
    there.named = list(range(len(there.places)))
    join_contact(there, unit, enemy, FRONT)
    return there


def odds_of_attack(match: Match[GrandBattle], position: GrandBattle, side: int, deed: Deed) -> Json:
    """The odds of everybody whom an attack brings into contact, with those who would support him."""
    names = deed.ids("units")
    units = numbers_of(position, names)
    is_ordered = len(units) == len(names) and all(unit in position.attack for unit in units)
    refusal = None if is_ordered else strangers(position, side, names)
    if refusal is None:
        position = position if is_ordered else supposed(position, units)
        refusal = work_out_attack(position, deed).refusal
    shown: Json = {"measured": True, "supposed": not is_ordered, "refusal": told(refusal), "fights": []}
    if refusal is not None:
        return shown
    there = tried(match, position, deed).position
    for unit in units:
        for met in there.contacts_of(unit) if there.is_on_table(unit) else []:
            enemy = met.opponent(unit)
            shown["fights"].append({"unit": there.roster.ids[unit], **fight_odds(there, unit, enemy)})
    return shown
