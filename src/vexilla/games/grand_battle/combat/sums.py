"""Attack and defence, term by term without the dice: melee, hand weapons and case shot, balls, rampage.

The roll, the log, the odds and the tests read these lists and no others. Values are in halves.
"""

from __future__ import annotations

from ..armies.profile import DOUBLE, MIXED, SINGLE, Profile
from ..geometry.bases import FRONT as FRONT_SIDE
from ..geometry.bases import REAR as REAR_SIDE
from ..geometry.zones import zone_of
from ..position import ALL_ROUND, MAKESHIFT, GrandBattle
from ..tables.artillery import (
    ANOTHER_BATTERY,
    BRIGADES_FROM,
    DEEP_DOUBLE_PIKES,
    DEEP_PIKES_MIXED,
    DOUBLE_CAVALRY,
    MAKESHIFT_CREW,
    SHALLOW_PIKES_ALL_ROUND,
    small_target,
)
from ..tables.modifiers import (
    BIG_SHIELDS,
    CORNER_SHOOTER,
    CORNER_SKIRMISHER,
    FANATIC_ONSET,
    FLANK,
    HIGHER_GROUND,
    HORSE_AND_BEASTS,
    LARGE_TARGET,
    PIKE_VS_FOOT,
    PIKE_VS_MOUNTED,
    RAM,
    REAR,
    SHOOTER_IN_FOREST,
    SPEAR_VS_MOUNTED,
    TARGET_IN_FOREST,
    VS_SKIRMISHERS,
    WORKS,
)
from ..tables.traits import BIG_SHIELDS as HAS_BIG_SHIELDS
from ..tables.traits import CAMEL, COUCHED_LANCE, FANATICS, METAL_HORSE_ARMOUR
from ..tables.troops import ARTILLERY, CAVALRY, HALBERDS, PIKES, SPEARS
from ..touch import is_in_front, touches_by_edge
from .footing import can_use, is_higher, is_in_wood, section_before, section_between
from .supports import corner_shooters, is_first_round, shooting_supporters, supporters_of
from .terms import (
    Term,
    leadership_terms,
    of_row,
    plain,
    section_terms,
    servants_terms,
    shies,
    shooters_strength,
    strength_in_exchange,
    strength_of,
    strength_terms,
)
from .weapons import penetration, shooting_value

# -- melee ---------------------------------------------------------------------------------------


def melee_attack(position: GrandBattle, unit: int, enemy: int, rushes: bool) -> list[Term]:
    """ATT of a leading unit in melee, but for the die (GRB-06-106)."""
    profile = position.profile_of(unit)
    terms = _melee_strength(position, unit, enemy, is_attack=True)
    terms.append(plain("melee", profile.melee, "GRB-06-106"))
    if rushes and is_first_round(position, unit, enemy) and is_in_front(position, unit, enemy):
        if is_ramming(position, unit, enemy):
            terms.append(of_row(RAM))
        if profile.has(FANATICS):
            terms.append(of_row(FANATIC_ONSET))
    return terms


def melee_defence(position: GrandBattle, unit: int, enemy: int) -> list[Term]:
    """DEF of a leading unit in melee, but for the die (GRB-06-107)."""
    profile = position.profile_of(unit)
    terms = _melee_strength(position, unit, enemy, is_attack=False)
    terms.append(plain("armour", profile.armour, "GRB-06-107"))
    if is_in_front(position, unit, enemy):
        terms += _frontal_defence(profile, position.profile_of(enemy))
    return terms + section_terms(position, unit, enemy)


def _melee_strength(position: GrandBattle, unit: int, enemy: int, is_attack: bool) -> list[Term]:
    supporters = supporters_of(position, unit, enemy)
    terms = strength_terms(position, unit, enemy, strength_of(position, unit), supporters, is_attack)
    is_cornered = is_attack and not touches_by_edge(position, unit, enemy)
    if not is_cornered:
        terms += servants_terms(position, unit)
    if position.profile_of(unit).kind.arm != PIKES or is_cornered or not is_first_round(position, unit, enemy):
        return terms
    if is_in_front(position, unit, enemy):
        is_mounted = position.profile_of(enemy).is_met_mounted()
        terms.append(of_row(PIKE_VS_MOUNTED if is_mounted else PIKE_VS_FOOT))
    return terms


def _frontal_defence(profile: Profile, enemy: Profile) -> list[Term]:
    terms: list[Term] = []
    if profile.has(HAS_BIG_SHIELDS):
        terms.append(of_row(BIG_SHIELDS))
    if profile.kind.arm in (SPEARS, HALBERDS) and enemy.is_met_mounted():
        terms.append(of_row(SPEAR_VS_MOUNTED))
    return terms


def is_ramming(position: GrandBattle, unit: int, enemy: int) -> bool:
    """Whether a unit has a ram here: not over a section, works included (GRB-06-125, GRB-12-032, GRB-12-033)."""
    profile = position.profile_of(unit)
    has_ram = profile.kind.rams or (profile.kind.category == CAVALRY and profile.has(COUCHED_LANCE))
    return has_ram and section_between(position, unit, enemy) is None


def rampage_attack(position: GrandBattle, beasts: int) -> list[Term]:
    """ATT of beasts or chariots that run into somebody in flight, even with nothing left (GRB-11-008)."""
    strength = plain("strength", max(0, position.vitality_of(beasts)), "GRB-11-008")
    melee = plain("melee", position.profile_of(beasts).melee, "GRB-11-008")
    return [strength, melee, of_row(RAM)]


def rampage_defence(position: GrandBattle, unit: int, beasts: int, zone: int) -> list[Term]:
    """DEF of whoever is run into, on the side that the beasts come from: a first clash (GRB-11-008)."""
    profile = position.profile_of(unit)
    zone = FRONT_SIDE if position.has_front_all_round(unit) else zone
    terms = [strength_of(position, unit), *leadership_terms(position, unit)]
    if zone != FRONT_SIDE:
        terms.append(_side_term(zone))
    if is_higher(position, unit, beasts):
        terms.append(of_row(HIGHER_GROUND))
    # Horses are used to the beasts of their own side (GRB-06-120).
    if position.side_of(unit) != position.side_of(beasts) and shies(position, unit, beasts):
        terms.append(of_row(HORSE_AND_BEASTS))
    if zone == FRONT_SIDE and profile.kind.arm == PIKES:
        terms.append(of_row(PIKE_VS_MOUNTED))
    terms.append(plain("armour", profile.armour, "GRB-06-107"))
    return terms + _frontal_defence(profile, position.profile_of(beasts)) if zone == FRONT_SIDE else terms


def _side_term(zone: int) -> Term:
    return of_row(REAR if zone == REAR_SIDE else FLANK)


# -- shooting in contact -------------------------------------------------------------------------


def shooting_attack(position: GrandBattle, unit: int, shooter: int, enemy: int) -> list[Term]:
    """ATT of a shot for a leading unit, but for the die (GRB-06-080).

    The shooter is the unit itself, or the one at a corner whose weapon its owner has named (GRB-06-075).
    """
    if shooter == unit:
        supporters = shooting_supporters(position, unit, enemy)
        terms = strength_terms(position, unit, enemy, shooters_strength(position, unit), supporters, is_attack=True)
    else:
        terms = []
        for friend in corner_shooters(position, unit, enemy):
            is_light = position.profile_of(friend).kind.is_skirmisher
            terms.append(of_row(CORNER_SKIRMISHER if is_light else CORNER_SHOOTER, friend))
    terms.append(plain("shooting", shooting_value(position, shooter), "GRB-06-080"))
    if position.profile_of(shooter).gun is not None:
        terms += _gunnery(position, shooter, enemy)
    elif _is_small(position, enemy):
        terms.append(of_row(VS_SKIRMISHERS))
    if is_in_wood(position, shooter):
        terms.append(of_row(SHOOTER_IN_FOREST))
    return terms


def shooting_defence(position: GrandBattle, unit: int, enemy: int, shooter: int, is_exchange: bool) -> list[Term]:
    """DEF against a shot in contact, but for the die (GRB-06-081); shooters take fire that they answer (GRB-03-034)."""
    profile = position.profile_of(unit)
    strength = strength_in_exchange(position, unit) if is_exchange else strength_of(position, unit)
    armour = profile.shooters.armour if is_exchange else profile.armour
    terms = strength_terms(position, unit, enemy, strength, supporters_of(position, unit, enemy), is_attack=False)
    terms += servants_terms(position, unit)
    armour = max(0, armour - penetration(position, shooter))
    terms.append(plain("armour", armour, "GRB-06-097" if penetration(position, shooter) else "GRB-06-081"))
    if profile.has(HAS_BIG_SHIELDS) and is_in_front(position, unit, enemy):
        terms.append(of_row(BIG_SHIELDS))
    if is_large_target(profile) and not profile.has(METAL_HORSE_ARMOUR):
        terms.append(of_row(LARGE_TARGET))
    if is_in_wood(position, unit):
        terms.append(of_row(TARGET_IN_FOREST))
    return terms + section_terms(position, unit, enemy)


def is_large_target(profile: Profile) -> bool:
    """Elephants, chariots, camels and horses, but no skirmishers (GRB-06-121), nor who is on foot at will."""
    if profile.dismounts_at_will:
        return False
    return profile.kind.is_large or (profile.has(CAMEL) and not profile.kind.is_skirmisher)


def _is_small(position: GrandBattle, unit: int) -> bool:
    """Skirmishers and crews are harder to hit (GRB-06-123, GRB-13-041)."""
    kind = position.profile_of(unit).kind
    return kind.is_skirmisher or kind.category == ARTILLERY


# -- guns ----------------------------------------------------------------------------------------


def _gunnery(position: GrandBattle, battery: int, target: int) -> list[Term]:
    """What changes C of a battery (GRB-13-049)."""
    terms: list[Term] = []
    profile = position.profile_of(target)
    is_pikes = profile.kind.arm == PIKES
    formation = profile.formation if _has_two_bases(position, target) else SINGLE
    if formation == DOUBLE and is_pikes and profile.kind.is_deep:
        terms.append(of_row(DEEP_DOUBLE_PIKES))
    elif formation == DOUBLE and profile.kind.category == CAVALRY:
        terms.append(of_row(DOUBLE_CAVALRY))
    elif formation == MIXED and is_pikes and profile.kind.is_deep:
        terms.append(of_row(DEEP_PIKES_MIXED))
    elif formation == MIXED and is_pikes and _is_square(position, target):
        terms.append(of_row(SHALLOW_PIKES_ALL_ROUND))
    gun = position.profile_of(battery).gun
    if gun is not None and _is_small(position, target):
        terms.append(of_row(small_target(gun, position.landscape.year)))
    if position.marks[battery] & MAKESHIFT:
        terms.append(of_row(MAKESHIFT_CREW))
    return terms


def _has_two_bases(position: GrandBattle, unit: int) -> bool:
    """Whether neither base of a double unit is gone (GRB-03-030, GRB-03-039)."""
    is_mixed = position.profile_of(unit).formation == MIXED
    return position.figures_of(unit) > 0 and (not is_mixed or position.shooters_of(unit) > 0)


def _is_square(position: GrandBattle, target: int) -> bool:
    """Whether a unit of the 17th century is in all-round defence (GRB-13-040)."""
    return position.marks[target] & ALL_ROUND != 0 and position.landscape.year >= BRIGADES_FROM


def ball_attack(position: GrandBattle, battery: int, target: int, others: list[int]) -> list[Term]:
    """ATT of long range fire, but for the die; other batteries on the same target add to C (GRB-13-048, GRB-13-037)."""
    gun = position.profile_of(battery).gun
    assert gun is not None
    terms = [strength_of(position, battery)]
    if is_higher(position, battery, target):
        terms.append(of_row(HIGHER_GROUND))
    terms.append(plain("shooting", gun.ball[0], "GRB-13-009"))
    return terms + [of_row(ANOTHER_BATTERY, other) for other in others] + _gunnery(position, battery, target)


def ball_defence(position: GrandBattle, target: int, battery: int) -> list[Term]:
    """DEF against balls, but for the die: of all protection only works help (GRB-13-044, GRB-13-045, GRB-13-057)."""
    terms = [strength_of(position, target)]
    zone = ball_zone(position, target, battery)
    if zone != FRONT_SIDE:
        terms.append(_side_term(zone))
    if is_higher(position, target, battery):
        terms.append(of_row(HIGHER_GROUND))
    terms.append(plain("armour", 0, "GRB-13-045"))
    if is_large_target(position.profile_of(target)):
        terms.append(of_row(LARGE_TARGET))
    section = section_before(position, target, battery)
    if section is not None and section.is_works and can_use(position, target, section):
        terms.append(of_row(WORKS))
    return terms


def ball_zone(position: GrandBattle, target: int, battery: int) -> int:
    """The side on which a battery hits its target (GRB-13-057)."""
    if position.has_front_all_round(target):
        return FRONT_SIDE
    return zone_of(position.bases[target], position.bases[battery])
