"""How many dice a unit rolls, what they hit, and how many flags a unit may ignore (chapters 10 to 12, 16)."""

from __future__ import annotations

from typing import Final

from ..commands_colors.faces import (
    HITS,
    HITS_BUT_SHIELDED,
    HITS_BUT_SPARED,
    MAKES_RETREAT,
    NOTHING,
    WHOLE_SHIELD,
    Faces,
)
from ..commands_colors.position import ATTACKING, BATTLING_BACK, FIRE, NONE
from ..commands_colors.tally import Tally
from .cards import CARDS
from .position import LEGION_DICE, Ancients
from .special import NO_LEGIONS
from .terrain import FOOT_DOWNHILL, MOUNTED_DOWNHILL, UPHILL, Ground
from .units import (
    CAMEL,
    COPIED,
    DIE,
    ELEPHANT,
    ELEPHANTS_AGAINST_LEADER,
    FACES,
    FLAG,
    HELMET,
    HORSES,
    SWORDS,
    SWORDSMAN,
    Kind,
)

#: Dice of a missile unit that held its place, and of one that moved (ANC-10-028, ANC-10-029).
FIRE_DICE: Final = 2
MOVED_FIRE_DICE: Final = 1
#: Dice of an unsupported phalanx that battles back against legions, where the scenario says so.
STIFF_DICE: Final = 3


def close_limit(position: Ancients, unit: int, here: int, there: int) -> int:
    """The most dice terrain allows a unit in close combat from one hex against another (ANC-16-110)."""
    from_ground: Ground = position.grounds[here]
    to_ground: Ground = position.grounds[there]
    limit = min(from_ground.close, to_ground.close)
    if to_ground.is_hill and not from_ground.is_hill:
        limit = min(limit, UPHILL)
    elif from_ground.is_hill:
        limit = min(limit, FOOT_DOWNHILL if position.is_foot(unit) else MOUNTED_DOWNHILL)
    return limit


def close_dice(position: Ancients, tally: Tally | None = None) -> int:
    """The dice of the striker in the close combat under way, counted in the order of ANC-11-012."""
    striker, struck = position.striker(), position.struck()
    if position.strike == ATTACKING:
        is_full = position.attacker_was_full
        dice = attacking_dice(position, striker, struck, is_full, position.defender_was_full, tally)
        card = CARDS[position.card]
        more = card.bonus_dice if position.is_bonus else card.close_dice
        return _on_the_ground(position, striker, dice, position.ground, more, tally)
    kind = position.kinds[striker]
    # Elephants copy what their attacker rolls as a rule, without its bonus dice (ANC-11-053).
    is_copied = kind.close == COPIED
    dice = position.kinds[struck].copied if is_copied else kind.back
    if tally is not None:
        tally.reach("copied" if is_copied else "unit", "ANC-11-053" if is_copied else "ANC-11-012", dice)
    if kind.full_dice and position.defender_was_full:
        dice += kind.full_dice
        if tally is not None:
            tally.reach("full", "ANC-11-012", dice)
    if position.strike == BATTLING_BACK and is_stiff(position, striker, struck):
        dice = min(dice, STIFF_DICE)
        if tally is not None:
            tally.reach("stiff", "ANC-11-012", dice)
    return _on_the_ground(position, striker, dice, position.post, 0, tally)


def attacking_dice(
    position: Ancients, unit: int, struck: int, is_full: bool, is_struck_full: bool, tally: Tally | None = None
) -> int:
    """The dice of a unit that attacks, before terrain and cards; elephants roll what its foe would (ANC-11-052)."""
    kind = position.kinds[unit]
    if kind.close != COPIED:
        dice = kind.close + (kind.full_dice if is_full else 0)
        if tally is not None:
            tally.reach("unit", "ANC-11-012", kind.close)
            tally.reach("full", "ANC-11-012", dice)
        return dice
    if struck < 0:
        dice = ELEPHANTS_AGAINST_LEADER
    else:
        foe = position.kinds[struck]
        dice = foe.copied + (foe.copied_when_full if is_struck_full else 0)
    if tally is not None:
        tally.reach("copied", "ANC-11-052", dice)
    return dice


def _on_the_ground(position: Ancients, unit: int, dice: int, there: int, more: int, tally: Tally | None = None) -> int:
    """So many dice from where a unit stands against a hex: terrain, then those of a card and of a hero (ANC-16-110)."""
    here = position.unit_hex[unit]
    dice -= position.grounds[here].fewer_dice
    dice = min(dice, close_limit(position, unit, here, there))
    if tally is not None:
        tally.reach("terrain", "ANC-16-110", dice)
        tally.reach("card", CARDS[position.card].clause, dice + more)
    dice += more
    leader = position.leader_at[here]
    if leader >= 0 and position.kinds[unit].close != COPIED:
        dice += position.roster.leaders[leader].close_dice
    dice = max(0, dice)
    if tally is not None:
        tally.reach("leader", "ANC-11-012", dice)
    return dice


def has_dice_against(position: Ancients, unit: int, target: int) -> bool:
    """Whether a unit that attacks an adjacent hex has any dice; only a camp takes the last one (ANC-16-057)."""
    if not position.grounds[position.unit_hex[unit]].fewer_dice:
        return True
    struck = position.unit_at[target]
    is_struck_full = struck >= 0 and position.is_full(struck)
    dice = attacking_dice(position, unit, struck, position.is_full(unit), is_struck_full)
    card = CARDS[position.card]
    more = card.bonus_dice if position.battled >> unit & 1 else card.close_dice
    return _on_the_ground(position, unit, dice, target, more) > 0


def strike_dice(position: Ancients, tally: Tally | None = None) -> int:
    """The dice of the strike under way."""
    if position.strike == FIRE:
        return fire_dice(position, position.attacker, position.ground, tally)
    return close_dice(position, tally)


def is_stiff(position: Ancients, striker: int, struck: int) -> bool:
    """Whether a phalanx without support battles back against Roman foot (a scenario's optional rule)."""
    if position.special.stiff_phalanx != position.side_of[striker]:
        return False
    kind, other = position.kinds[striker], position.kinds[struck]
    if kind.key != "heavy-infantry" or other.key not in ("medium-infantry", "heavy-infantry"):
        return False
    return not position.is_supported(striker)


def fire_dice(position: Ancients, unit: int, target: int, tally: Tally | None = None) -> int:
    """The dice of a unit that fires at a hex (ANC-10-027 to ANC-10-031)."""
    elite = position.roster.units[unit].elite
    if position.legion(unit) != NO_LEGIONS and (elite is None or not elite.bow_range):
        dice = LEGION_DICE
        if tally is not None:
            tally.reach("legion", "ANC-17-014", dice)
    else:
        dice = MOVED_FIRE_DICE if position.moved[unit] else FIRE_DICE
        if tally is not None:
            tally.reach("unit", "ANC-10-028", FIRE_DICE)
            tally.reach("moved", "ANC-10-029", dice)
    ground = position.grounds[position.unit_hex[unit]]
    dice -= ground.fewer_dice
    dice = min(dice, ground.fire_out)
    dice = min(dice, position.grounds[target].fire_in)
    if tally is not None:
        tally.reach("terrain", "ANC-16-110", dice)
    dice = max(0, dice + CARDS[position.card].fire_dice)
    if tally is not None:
        tally.reach("card", CARDS[position.card].clause, dice)
    return dice


def is_protected(position: Ancients, unit: int, from_hex: int) -> bool:
    """Whether the ground of a unit protects it against blows from a hex (ANC-16-043 to ANC-16-048).

    From a hex that is not known yet, NONE, it is taken to do so.
    """
    if not position.is_foot(unit):
        return False
    here = position.unit_hex[unit]
    if not position.grounds[here].has_front or from_hex == NONE:
        return True
    fronts = position.field.fronts[here]
    for side in position.field.board.sides_towards(here, from_hex):
        if fronts >> side & 1:
            return True
    return False


def swords_ignored(position: Ancients, struck: int, from_hex: int) -> int:
    """How many swords a unit ignores in a close combat roll from a hex; abilities add up (ANC-11-099)."""
    ignored = position.kinds[struck].swords_ignored
    elite = position.roster.units[struck].elite
    if elite is not None:
        ignored += elite.ignored_swords
    ground = position.grounds[position.unit_hex[struck]]
    if ground.swords and is_protected(position, struck, from_hex):
        ignored += ground.swords
    return ignored


def symbols_spared(striker: Kind, struck: Kind) -> int:
    """How many of its own symbols do not hit a unit in close combat: horses fear camels and elephants."""
    return 1 if striker.traits & HORSES and struck.traits & (CAMEL | ELEPHANT) else 0


_FACES: Final[dict[int, Faces]] = {}


def known_faces(class_: int, swords: bool, helmets: bool, flags: bool, spared: int, shield: int, again: bool) -> Faces:
    """What faces do to a unit of a class: its symbol hits; whether swords, helmets and flags do anything."""
    shield = min(shield, WHOLE_SHIELD) if swords else 0
    key = ((shield * 8 + class_) * 2 + (1 if swords else 0)) * 2 + (1 if helmets else 0)
    key = ((key * 2 + (1 if flags else 0)) * 2 + spared) * 2 + (1 if again else 0)
    known = _FACES.get(key)
    if known is None:
        marks = [NOTHING] * len(FACES)
        if class_ < HELMET:
            marks[class_] = HITS_BUT_SPARED
        marks[HELMET] = HITS if helmets else NOTHING
        marks[SWORDS] = HITS_BUT_SHIELDED if swords else NOTHING
        marks[FLAG] = MAKES_RETREAT if flags else NOTHING
        known = Faces(tuple(marks), DIE, spared, shield, again and swords)
        _FACES[key] = known
    return known


#: Only helmets hit a leader alone (ANC-13-031), in fire and in close combat.
AGAINST_LEADER: Final = known_faces(HELMET, False, True, False, 0, 0, False)


def faces_of_strike(position: Ancients) -> Faces:
    """What the faces do in the strike under way (ANC-10-033, ANC-11-091, ANC-13-004)."""
    struck = position.struck()
    if struck < 0:
        return AGAINST_LEADER
    if position.strike == FIRE:
        return fire_faces(position, struck)
    striker = position.striker()
    if position.is_giving_way:
        return evading_faces(position, striker, struck)
    return close_faces(position, striker, struck, position.unit_hex[striker], helmets_hit(position, striker))


def fire_faces(position: Ancients, struck: int) -> Faces:
    """What the faces of fire do to a unit: its symbol hits, and flags count."""
    return known_faces(position.kinds[struck].class_, False, False, True, 0, 0, False)


def evading_faces(position: Ancients, striker: int, struck: int) -> Faces:
    """What the faces of an attack do to a unit that evades: only its symbol hits (ANC-13-005)."""
    kind = position.kinds[struck]
    return known_faces(kind.class_, False, False, False, symbols_spared(position.kinds[striker], kind), 0, False)


def close_faces(position: Ancients, striker: int, struck: int, from_hex: int, helmets: bool) -> Faces:
    """What the faces of a close combat roll do between two units; whether helmets hit is said by the caller."""
    kind, foe = position.kinds[struck], position.kinds[striker]
    swords = foe.traits & SWORDSMAN != 0
    shield = swords_ignored(position, struck, from_hex) if swords else 0
    return known_faces(
        kind.class_, swords, helmets, True, symbols_spared(foe, kind), shield, foe.traits & ELEPHANT != 0
    )


def helmets_hit(position: Ancients, unit: int) -> bool:
    """Whether a unit's helmets hit units in close combat (ANC-11-081, ANC-11-056, ANC-17-009)."""
    if position.kinds[unit].traits & ELEPHANT:
        return False
    elite = position.roster.units[unit].elite
    if elite is not None and elite.helmets:
        return True
    return position.is_inspired(unit)


def flags_ignorable(position: Ancients, unit: int, is_full: bool, striker: int, is_close: bool) -> int:
    """How many flags a unit may ignore; what allows it adds up (ANC-12-020)."""
    kind = position.kinds[unit]
    is_horse = position.kinds[striker].traits & HORSES != 0
    is_elephant = position.kinds[striker].traits & ELEPHANT != 0
    is_afraid = position.special.fears_elephants == position.side_of[unit] and position.is_foot(unit)
    if is_close and is_elephant and is_afraid:
        return 0
    ignorable = 0
    if position.leader_with(unit) >= 0:
        ignorable += 1
    if position.is_supported(unit):
        ignorable += 1
    ground = position.grounds[position.unit_hex[unit]]
    if ground.flags and is_protected(position, unit, position.unit_hex[striker]):
        ignorable += ground.flags
    if kind.full_flags and is_full:
        ignorable += kind.full_flags
    if is_close and is_horse and kind.traits & ELEPHANT:
        ignorable += 1
    elite = position.roster.units[unit].elite
    if elite is not None:
        ignorable += elite.ignored_flags
    return ignorable


def hexes_per_flag(position: Ancients) -> int:
    """How far the struck unit retreats for each flag; horses flee further from elephants and camels."""
    kind = position.kinds[position.struck()]
    is_shy = position.strike != FIRE and kind.traits & HORSES != 0
    if is_shy and position.kinds[position.striker()].traits & (ELEPHANT | CAMEL):
        return kind.per_flag + 1
    return kind.per_flag
