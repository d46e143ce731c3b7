"""How many dice a unit rolls, what they hit, and how many flags a unit may ignore (chapters 5 to 7)."""

from __future__ import annotations

from typing import Final

from ..commands_colors.faces import HITS, MAKES_RETREAT, NOTHING, Faces
from ..commands_colors.position import ATTACKING, FIRE, NONE
from ..commands_colors.tally import Tally
from .cards import CARDS
from .position import SQUARE_STRIKES, Napoleonics
from .terrain import DOWNHILL, HILL_TO_HILL_FIRE, UPHILL
from .units import (
    ARMS,
    ARTILLERY,
    BLUNT,
    CAVALRY,
    DIE,
    FACES,
    FLAG,
    FOOT_BATTERY,
    FOOT_BATTERY_OF_ONE,
    HORSE_BATTERY,
    HORSE_BATTERY_OF_ONE,
    HORSE_GUNS,
    INFANTRY,
    SABRES,
    Kind,
)

#: The most dice of a square, and of cavalry against one, before terrain (NAP-06-020, NAP-06-041).
SQUARE_DICE: Final = 1


def battery_dice(kind: Kind, blocks: int, distance: int) -> int:
    """The dice of a battery at a range, 1 is melee; without what cards and terrain change (NAP-05-126)."""
    if kind.traits & HORSE_GUNS:
        table = HORSE_BATTERY if blocks > 1 else HORSE_BATTERY_OF_ONE
    else:
        table = FOOT_BATTERY if blocks > 1 else FOOT_BATTERY_OF_ONE
    return table[distance] if distance < len(table) else 0


# -- terrain -------------------------------------------------------------------------------------


def is_through_front(position: Napoleonics, hex_: int, other: int) -> bool:
    """Whether the line between a hex and another passes a fortified side of the first (NAP-07-065)."""
    fronts = position.field.fronts[hex_]
    if not fronts:
        return False
    for side in position.field.board.sides_towards(hex_, other):
        if fronts >> side & 1:
            return True
    return False


def fewer_dice(position: Napoleonics, arm: int, here: int, there: int, is_melee: bool) -> int:
    """The dice that the ground of both hexes takes from a unit that attacks from one into the other (NAP-07-003)."""
    own, foreign = position.grounds[here], position.grounds[there]
    is_fortified = foreign.has_front and is_through_front(position, there, here)
    fewer = 0
    if is_fortified or not foreign.has_front:
        fewer += foreign.melee_in[arm] if is_melee else foreign.fire_in[arm]
    if not own.has_front or is_through_front(position, here, there):
        fewer += own.melee_out[arm] if is_melee else own.fire_out[arm]
    # Behind a redoubt's front the hill under it does not count (NAP-07-063).
    if foreign.is_hill and not is_fortified:
        if not own.is_hill:
            fewer += UPHILL[arm]
        elif not is_melee:
            fewer += HILL_TO_HILL_FIRE[arm]
    elif own.is_hill and not foreign.is_hill:
        fewer += DOWNHILL[arm]
    return fewer


# -- cards ---------------------------------------------------------------------------------------


def card_dice(position: Napoleonics, unit: int, here: int, there: int, is_melee: bool) -> int:
    """The dice that the card in force adds for a unit it orders (NAP-05-136, NAP-05-169)."""
    card = CARDS[position.card]
    if position.is_bonus and is_melee and not card.bonus_too:
        return 0
    # Leadership orders a unit only as long as its leader is with it (NAP-08-108, NAP-08-112).
    if card.leads and position.leader_with(unit) < 0:
        return 0
    kind = position.kinds[unit]
    dice = card.all_dice + (card.melee_dice if is_melee else card.fire_dice)
    if kind.arm == CAVALRY:
        # A town takes away what Cavalry Charge gives (NAP-07-046, NAP-07-050).
        if not (position.grounds[here].is_town or position.grounds[there].is_town):
            dice += card.horse_dice + (card.guard_dice if kind.is_guard else 0)
    elif kind.arm == ARTILLERY:
        # Horse artillery that a Cavalry Charge orders battles as usual (NAP-08-060).
        if card.gun_dice:
            dice += card.gun_dice + (card.guard_dice if kind.is_guard else 0)
    elif kind.is_guard and is_melee:
        dice += card.guard_dice
    return dice


# -- melee ---------------------------------------------------------------------------------------


def usual_melee_dice(position: Napoleonics, unit: int, foe: int, tally: Tally | None = None) -> int:
    """The melee dice of a unit before cards, squares and terrain; ``foe`` is NONE for a leader (NAP-05-250)."""
    kind = position.kinds[unit]
    is_battery = kind.arm == ARTILLERY
    dice = battery_dice(kind, position.blocks[unit], 1) if is_battery else position.blocks[unit]
    if tally is not None:
        tally.reach("range" if is_battery else "blocks", "NAP-05-126" if is_battery else "NAP-05-250", dice)
    dice += kind.melee
    if foe >= 0 and kind.melee_infantry and position.kinds[foe].arm == INFANTRY and not is_battery:
        dice += kind.melee_infantry
    if tally is not None:
        tally.reach("unit", "NAP-05-250", dice)
    return dice


def is_against_square(position: Napoleonics) -> bool:
    """Whether cavalry attacks infantry in square."""
    defender = position.defender
    return defender >= 0 and position.in_square(defender) and position.kinds[position.attacker].arm == CAVALRY


def limited_by_square(position: Napoleonics, unit: int, foe: int, dice: int) -> int:
    """The dice of a unit in square, or of cavalry against one (NAP-06-020, NAP-06-041)."""
    is_against = foe >= 0 and position.square_of[foe] >= 0 and position.kinds[unit].arm == CAVALRY
    return min(dice, SQUARE_DICE) if position.square_of[unit] >= 0 or is_against else dice


def melee_dice(
    position: Napoleonics, unit: int, foe: int, here: int, there: int, with_card: bool, tally: Tally | None = None
) -> int:
    """The dice of a unit in melee from one hex against another, counted in the order of NAP-05-092."""
    dice = usual_melee_dice(position, unit, foe, tally)
    if with_card:
        dice += card_dice(position, unit, here, there, True)
        if tally is not None:
            tally.reach("card", "NAP-05-169", dice)
    dice = limited_by_square(position, unit, foe, dice)
    if tally is not None:
        tally.reach("square", "NAP-06-041", dice)
    dice = max(0, dice - fewer_dice(position, position.kinds[unit].arm, here, there, True))
    if tally is not None:
        tally.reach("terrain", "NAP-07-003", dice)
    return dice


def lead_dice(position: Napoleonics, tally: Tally | None = None) -> int:
    """The dice of the striker in the melee under way, without the batteries that join it."""
    striker = position.striker()
    is_attack = position.strike == ATTACKING
    here = position.unit_hex[striker]
    there = position.ground if is_attack else position.post
    return melee_dice(position, striker, position.struck(), here, there, is_attack, tally)


def support_dice(position: Napoleonics, battery: int, target: int) -> int:
    """The dice a battery adds to a melee against a hex: its melee dice if it is beside it (NAP-06-086)."""
    here = position.unit_hex[battery]
    if position.field.board.distance[here][target] == 1:
        return melee_dice(position, battery, position.unit_at[target], here, target, True)
    return fire_dice(position, battery, target)


def joined_dice(position: Napoleonics) -> int:
    """The dice of the batteries that join the attack."""
    dice = 0
    for battery in position.supporters:
        dice += support_dice(position, battery, position.ground)
    return dice


def strike_dice(position: Napoleonics, tally: Tally | None = None) -> int:
    """All dice of the strike under way."""
    if position.strike == FIRE:
        return fire_dice(position, position.attacker, position.ground, tally)
    dice = lead_dice(position, tally) + (joined_dice(position) if position.strike == ATTACKING else 0)
    if tally is not None:
        tally.reach("batteries", "NAP-06-077", dice)
    return dice


# -- fire ----------------------------------------------------------------------------------------


def usual_fire_dice(position: Napoleonics, unit: int, target: int, tally: Tally | None = None) -> int:
    """The dice of a unit that fires at a hex before cards, squares and terrain (NAP-05-117 to NAP-05-135)."""
    kind = position.kinds[unit]
    blocks = position.blocks[unit]
    if kind.arm == ARTILLERY:
        dice = battery_dice(kind, blocks, position.field.board.distance[position.unit_hex[unit]][target])
        if tally is not None:
            tally.reach("range", "NAP-05-126", dice)
        return dice
    has_moved = position.moved[unit] > 0
    dice = (blocks + kind.rounding) // 2 if has_moved else blocks + kind.standing_fire
    if tally is not None:
        tally.reach("blocks", "NAP-05-117", blocks)
        tally.reach("moved" if has_moved else "stood", "NAP-05-117", dice)
        tally.reach("unit", "NAP-05-117", dice + kind.fire)
    return dice + kind.fire


def fire_dice(position: Napoleonics, unit: int, target: int, tally: Tally | None = None) -> int:
    """The dice of a unit that fires at a hex (NAP-05-117 to NAP-05-137)."""
    here = position.unit_hex[unit]
    dice = usual_fire_dice(position, unit, target, tally) + card_dice(position, unit, here, target, False)
    if tally is not None:
        tally.reach("card", "NAP-05-136", dice)
    dice = limited_by_square(position, unit, NONE, dice)
    if tally is not None:
        tally.reach("square", "NAP-06-020", dice)
    dice = max(0, dice - fewer_dice(position, position.kinds[unit].arm, here, target, False))
    if tally is not None:
        tally.reach("terrain", "NAP-07-003", dice)
    return dice


# -- an attack or fire, step by step -------------------------------------------------------------


def usual_dice(position: Napoleonics) -> int:
    """The dice of the attacker before cards, squares and terrain."""
    if position.strike == FIRE:
        return usual_fire_dice(position, position.attacker, position.ground)
    return usual_melee_dice(position, position.attacker, position.defender)


def dice_with_cards(position: Napoleonics, dice: int) -> int:
    """With what the card adds, as far as squares allow."""
    unit, is_melee = position.attacker, position.strike != FIRE
    dice += card_dice(position, unit, position.post, position.ground, is_melee)
    return limited_by_square(position, unit, position.defender if is_melee else NONE, dice)


def dice_with_ground(position: Napoleonics, dice: int) -> int:
    """Without what terrain takes; those of batteries that join are counted apart and added (NAP-06-077)."""
    arm, is_melee = position.kinds[position.attacker].arm, position.strike != FIRE
    dice = max(0, dice - fewer_dice(position, arm, position.post, position.ground, is_melee))
    return dice + (joined_dice(position) if is_melee else 0)


# -- what is rolled ------------------------------------------------------------------------------


def _known_faces(arm: int, sabres: bool, flags: bool) -> Faces:
    marks = [NOTHING] * len(FACES)
    if arm < ARMS:
        marks[arm] = HITS
    marks[SABRES] = HITS if sabres else NOTHING
    marks[FLAG] = MAKES_RETREAT if flags else NOTHING
    return Faces(tuple(marks), DIE)


#: By arm, what faces do to a unit: in fire, in melee, and to one that retires.
FIRE_FACES: Final = [_known_faces(arm, False, True) for arm in range(ARMS)]
MELEE_FACES: Final = [_known_faces(arm, True, True) for arm in range(ARMS)]
RETIRING_FACES: Final = [_known_faces(arm, False, False) for arm in range(ARMS)]
#: Only sabres hit a leader alone (NAP-05-196).
AGAINST_LEADER: Final = _known_faces(ARMS, True, False)


def faces_of_strike(position: Napoleonics) -> Faces:
    """What the faces do in the strike under way (NAP-05-139, NAP-05-172, NAP-06-008)."""
    struck = position.struck()
    if struck < 0:
        return AGAINST_LEADER
    arm = position.kinds[struck].arm
    if position.strike == FIRE:
        return FIRE_FACES[arm]
    if position.is_giving_way:
        return RETIRING_FACES[arm]
    return melee_faces(position, position.striker(), struck)


def melee_faces(position: Napoleonics, striker: int, struck: int) -> Faces:
    """What faces do in melee between two units; blunt sabres leave what fire does: symbol and flags (NAP-05-155)."""
    arm = position.kinds[struck].arm
    return FIRE_FACES[arm] if position.kinds[striker].traits & BLUNT else MELEE_FACES[arm]


def flags_ignorable(position: Napoleonics, unit: int, from_hex: int, is_bounce: bool) -> int:
    """How many flags rolled from a hex a unit may ignore; what allows it adds up (NAP-05-218)."""
    if is_bounce:
        return 0
    kind = position.kinds[unit]
    here = position.unit_hex[unit]
    ignorable = kind.flags
    if position.leader_at[here] >= 0:
        ignorable += 1
    if position.is_supported(unit):
        ignorable += 1
    if position.grounds[here].has_front and kind.arm != CAVALRY and is_through_front(position, here, from_hex):
        ignorable += 1
    return ignorable


def flags_ignorable_now(position: Napoleonics) -> int:
    """How many flags of the strike under way the struck unit may ignore."""
    from_hex = position.unit_hex[position.striker()]
    return flags_ignorable(position, position.struck(), from_hex, position.strike == SQUARE_STRIKES)
