"""Terms of attack and defence, and those that make up a unit's strength in every kind of combat (GRB-01-028)."""

from __future__ import annotations

from typing import Final, final

from ..armies.profile import MIXED
from ..geometry.bases import FRONT as FRONT_SIDE
from ..geometry.bases import REAR as REAR_SIDE
from ..position import GrandBattle
from ..roster import NONE
from ..tables.artillery import FireModifier
from ..tables.modifiers import (
    BARRICADE,
    CORNER_FIGHT,
    FLANK,
    HIGHER_GROUND,
    HORSE_AND_BEASTS,
    LEADERSHIP,
    REAR,
    SERVANTS_SUPPORT,
    SKIRMISHER_SUPPORT,
    SUPPORT,
    WORKS,
    Modifier,
)
from ..tables.traits import CAMEL
from ..tables.troops import CAVALRY, ELEPHANTS
from ..touch import touches_by_edge
from .footing import can_use, is_higher, section_before
from .supports import worst_side

#: Strength is counted in halves (GRB-01-029).
HALVES: Final = 2


@final
class Term:
    """One thing that is added to a total: what it is, its value in halves, the clause, and whose it is."""

    def __init__(self, key: str, value: int, clause: str, who: int = NONE) -> None:
        self.key: Final = key
        self.value: Final = value
        self.clause: Final = clause
        self.who: Final = who

    def __repr__(self) -> str:
        return f"Term({self.key!r}, {self.value}, {self.clause!r})"


def total(terms: list[Term]) -> int:
    """What terms add up to, in halves."""
    return sum([term.value for term in terms])


def of_row(row: Modifier | FireModifier, who: int = NONE) -> Term:
    """The term of a row of the reference sheet."""
    return Term(row.key, row.value, row.clauses[0], who)


def plain(key: str, value: int, clause: str) -> Term:
    """A term of whole points."""
    return Term(key, value * HALVES, clause)


def strength_of(position: GrandBattle, unit: int) -> Term:
    """Current strength: of two bases that of the main one and one more (GRB-01-027, GRB-03-028, GRB-03-035)."""
    return plain("strength", position.vitality_of(unit), "GRB-01-027")


def shooters_strength(position: GrandBattle, unit: int) -> Term:
    """Strength of a shot: of a mixed unit that of its shooters alone (GRB-03-033, GRB-03-038)."""
    if position.profile_of(unit).formation != MIXED:
        return strength_of(position, unit)
    return plain("shooters", position.shooters_of(unit) - position.disorder_of(unit), "GRB-03-033")


def strength_in_exchange(position: GrandBattle, unit: int) -> Term:
    """Strength under fire that is answered: of a mixed unit its shooters, and one for its melee troops (GRB-03-034)."""
    if position.profile_of(unit).formation != MIXED:
        return strength_of(position, unit)
    more = 1 if position.figures_of(unit) > 0 else 0
    return plain("shooters", position.shooters_of(unit) + more - position.disorder_of(unit), "GRB-03-034")


def strength_terms(
    position: GrandBattle, unit: int, enemy: int, strength: Term, supporters: list[int], is_attack: bool
) -> list[Term]:
    """All that counts as strength of a unit against its direct opponent.

    In a fight by corners one point stands for all of it in attack (GRB-06-058).
    """
    if is_attack and not touches_by_edge(position, unit, enemy):
        return [of_row(CORNER_FIGHT)]
    terms = [strength]
    for friend in supporters:
        is_light = position.profile_of(friend).kind.is_skirmisher
        terms.append(of_row(SKIRMISHER_SUPPORT if is_light else SUPPORT, friend))
    terms += leadership_terms(position, unit)
    side = worst_side(position, unit)
    if side != FRONT_SIDE:
        terms.append(of_row(REAR if side == REAR_SIDE else FLANK))
    if is_higher(position, unit, enemy):
        terms.append(of_row(HIGHER_GROUND))
    if shies(position, unit, enemy):
        terms.append(of_row(HORSE_AND_BEASTS))
    return terms


def leadership_of(position: GrandBattle, unit: int) -> int:
    """The leadership of those who fight with a unit and have not fallen (GRB-04-018)."""
    found = 0
    for number, commander in enumerate(position.roster.commanders):
        if position.current(commander.unit) == unit and not position.has_fallen(number):
            found += commander.leadership
    return found


def leadership_terms(position: GrandBattle, unit: int) -> list[Term]:
    """The same as a term, if there is any."""
    leaders = leadership_of(position, unit)
    return [Term(LEADERSHIP.key, LEADERSHIP.value * leaders, LEADERSHIP.clauses[0])] if leaders else []


def shies(position: GrandBattle, unit: int, enemy: int) -> bool:
    """Whether horses of a unit shy at elephants or camels of its opponent (GRB-06-119)."""
    profile, other = position.profile_of(unit), position.profile_of(enemy)
    if profile.kind.category != CAVALRY or not profile.is_met_mounted() or profile.has(CAMEL):
        return False
    return other.kind.category == ELEPHANTS or other.has(CAMEL)


def section_terms(position: GrandBattle, unit: int, enemy: int) -> list[Term]:
    """What a section adds to the defence of a unit behind it (GRB-12-010, GRB-12-015)."""
    section = section_before(position, unit, enemy)
    if section is None or not can_use(position, unit, section):
        return []
    return [of_row(WORKS if section.is_works else BARRICADE)]


def servants_terms(position: GrandBattle, unit: int) -> list[Term]:
    """What the servants of a camp add to a unit that they support behind a section; they do not shoot (GRB-12-031)."""
    if unit not in position.served:
        return []
    return [of_row(SERVANTS_SUPPORT, position.roster.servants[position.side_of(unit)])]
