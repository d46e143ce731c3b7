"""Combat contact between units: who touches whom with his front, how well, and on which side (chapter 6.1)."""

from __future__ import annotations

from .contacts import SHOOTING, Contact, in_order
from .geometry import contact as touching
from .geometry.bases import FRONT
from .geometry.contact import CORNER, NO_TOUCH, PARTIAL, edge_touches, graded
from .geometry.gaps import touches
from .geometry.zones import zone_of
from .position import DISABLED, FLEEING, TESTED_TERROR, GrandBattle
from .tables.troops import ARTILLERY


def may_fight(position: GrandBattle, unit: int) -> bool:
    """Whether a unit on the table can be in combat: not in flight, and no gun without a crew."""
    return position.is_on_table(unit) and not position.marks[unit] & (FLEEING | DISABLED)


def contact_of(position: GrandBattle, unit: int, other: int) -> touching.Contact | None:
    """How the bases of two units touch, if they do."""
    return position.roster.touches.contact(unit, other, position.bases)


def quality_of(position: GrandBattle, unit: int, enemy: int) -> int:
    """How well a unit touches an enemy with its front: FULL, PARTIAL, CORNER or NO_TOUCH (GRB-06-023)."""
    found = position.roster.touches
    touch = found.contact(unit, enemy, position.bases)
    if touch is None:
        return NO_TOUCH
    all_round = position.has_front_all_round(unit)
    with_front = all_round or found.is_with_front(unit, enemy, position.bases)
    return graded(position.bases[unit], position.bases[enemy], touch, all_round, with_front=with_front)


def pair_quality(position: GrandBattle, unit: int, enemy: int) -> int:
    """How well two enemies touch, with the front of the one or of the other."""
    return max(quality_of(position, unit, enemy), quality_of(position, enemy, unit))


def touches_with_front(position: GrandBattle, unit: int, enemy: int) -> bool:
    """Whether a unit touches an enemy with its front edge or a front corner (GRB-06-001, GRB-06-036)."""
    # A crew fights on all sides, but supports only where its gun looks (GRB-13-017).
    if position.has_front_all_round(unit) and position.profile_of(unit).kind.category != ARTILLERY:
        return touches(position.bases[unit], position.bases[enemy])
    return position.roster.touches.is_with_front(unit, enemy, position.bases)


def contact_between(position: GrandBattle, unit: int, other: int) -> Contact | None:
    """The combat contact of two units, if they are in one."""
    for each in position.contacts:
        if (each.one == unit and each.other == other) or (each.one == other and each.other == unit):
            return each
    return None


def fights_now(position: GrandBattle, contact: Contact) -> bool:
    """Whether two in contact fight in this turn already."""
    return contact.since <= position.turn


def replace_contact(position: GrandBattle, new: Contact) -> None:
    """Put a contact in the place of the one that the same two units had."""
    position.contacts = [new if each.one == new.one and each.other == new.other else each for each in position.contacts]


def join_contact(position: GrandBattle, attacker: int, target: int, zone: int) -> None:
    """Two enemies come into combat contact; the zone of the target was settled where the attack began (GRB-01-041).

    Whoever was in contact already stays in it as he was.
    """
    if contact_between(position, attacker, target) is not None:
        return
    zone = FRONT if position.has_front_all_round(target) else zone
    if position.side_of(attacker) == 0:
        new = Contact(attacker, target, FRONT, zone, position.turn, SHOOTING, 0, 0)
    else:
        new = Contact(target, attacker, zone, FRONT, position.turn, SHOOTING, 0, 0)
    position.contacts = in_order([*position.contacts, new])


def postpone(position: GrandBattle, unit: int) -> None:
    """Whoever is in contact with a unit after a forced move fights it in the next turn (GRB-07-020, GRB-07-042)."""
    for met in position.contacts_of(unit):
        replace_contact(position, met.postponed(position.turn + 1))


def renew_contacts(position: GrandBattle) -> None:
    """Contacts that are broken end, and whoever touches an enemy with his front is in contact with him (GRB-06-003)."""
    position.contacts = [each for each in position.contacts if _still_touch(position, each.one, each.other)]
    for unit, marks in enumerate(position.marks):
        if marks & TESTED_TERROR and not position.contacts_of(unit):
            position.marks[unit] &= ~TESTED_TERROR
    bottom = [unit for unit in position.units_of(0) if may_fight(position, unit)]
    top = [unit for unit in position.units_of(1) if may_fight(position, unit)]
    for one in bottom:
        for other in top:
            if touches(position.bases[one], position.bases[other]):
                _touch(position, one, other)


def _touch(position: GrandBattle, one: int, other: int) -> None:
    if pair_quality(position, one, other) == NO_TOUCH or contact_between(position, one, other) is not None:
        return
    if quality_of(position, one, other) >= quality_of(position, other, one):
        join_contact(position, one, other, zone_of(position.bases[other], position.bases[one]))
    else:
        join_contact(position, other, one, zone_of(position.bases[one], position.bases[other]))


def _still_touch(position: GrandBattle, one: int, other: int) -> bool:
    if not may_fight(position, one) or not may_fight(position, other):
        return False
    return pair_quality(position, one, other) != NO_TOUCH


def touches_by_edge(position: GrandBattle, unit: int, enemy: int) -> bool:
    """Whether edge lies on edge: if not, two opponents fight by their corners (GRB-06-058)."""
    touch = contact_of(position, unit, enemy)
    return touch is not None and touch.is_edge()


def is_in_front(position: GrandBattle, unit: int, enemy: int) -> bool:
    """Whether an enemy in contact is before a unit, so that its modifiers of frontal combat count (GRB-06-063)."""
    if position.has_front_all_round(unit):
        return True
    met = contact_between(position, unit, enemy)
    zone = met.zone_of(unit) if met is not None else zone_of(position.bases[unit], position.bases[enemy])
    return zone == FRONT and edge_touches(position.bases[unit], FRONT, position.bases[enemy])


def struck_zone(position: GrandBattle, unit: int, enemy: int) -> int:
    """The side on which an enemy strikes a unit: stored with their contact, else as they lie (GRB-01-041)."""
    if position.has_front_all_round(unit):
        return FRONT
    met = contact_between(position, unit, enemy)
    return met.zone_of(unit) if met is not None else zone_of(position.bases[unit], position.bases[enemy])


def presses(position: GrandBattle, enemy: int, unit: int) -> bool:
    """Whether an enemy holds a unit with an edge of its front, not with a corner alone (GRB-06-061, GRB-06-078)."""
    return quality_of(position, enemy, unit) >= PARTIAL


def touches_by_corner(position: GrandBattle, unit: int, enemy: int) -> bool:
    """Whether a unit touches an enemy by a corner of its front alone (GRB-06-075)."""
    return quality_of(position, unit, enemy) == CORNER
