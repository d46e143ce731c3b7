"""How many dice a unit rolls, what they hit, and how many flags a unit may ignore (chapters 8, 9, 12 and 20)."""

from __future__ import annotations

from typing import Final

from ..commands_colors.faces import (
    HITS,
    HITS_AND_RETREATS,
    HITS_BUT_SPARED,
    MAKES_RETREAT,
    NOTHING,
    Faces,
)
from ..commands_colors.position import ATTACKING, FIRE
from ..commands_colors.tally import Tally
from .cards import CARDS
from .dragons import BAMBOO_MANTLETS, FAVOR_OF_HACHIMAN, FEROCITY, GREAT_ARMOR, KIAI, STAND_FIRM
from .position import AMBUSHING, FEIGNING, Samurai
from .units import (
    ARQUEBUSES,
    CLOSE_DICE,
    DIE,
    FACES,
    FLAG,
    HONOR,
    RANKS,
    SQUARE,
    SWORDS,
    SWORDS_IGNORED,
    SWORDS_IGNORED_MOUNTED,
)

#: One token adds one die (SAM-09-014), and an ambush one (SAM-22-015).
INSPIRATION_DICE: Final = 1
AMBUSH_DICE: Final = 1
#: What Great Armor ignores and Bamboo Mantlets cancel (SAM-22-042, SAM-22-043).
ARMOR: Final = 2
MANTLETS: Final = 2
#: The most flags that a unit may ignore in one attack (SAM-12-002).
MOST_IGNORED: Final = 2


def is_under_card(position: Samurai, unit: int) -> bool:
    """Whether a unit was ordered by the card in force, and not by a messenger: what the card changes is for it."""
    return unit in position.ordered and not position.called >> unit & 1


# -- close combat --------------------------------------------------------------------------------


def close_dice(position: Samurai, unit: int, here: int, there: int, tally: Tally | None = None) -> int:
    """The dice of a unit in close combat by rank and terrain, without what is added (SAM-09-006, SAM-20-004)."""
    kind = position.kinds[unit]
    own, foreign = position.grounds[here], position.grounds[there]
    seat = 1 if kind.is_mounted else 0
    dice = min(CLOSE_DICE[kind.rank], own.close_out[seat], foreign.close_in[seat])
    if foreign.is_high and not own.is_high:
        dice = min(dice, foreign.close_up)
    if tally is not None:
        tally.reach("unit", "SAM-09-006", CLOSE_DICE[kind.rank])
        tally.reach("terrain", "SAM-20-004", dice)
    return dice


def target_hex(position: Samurai) -> int:
    """The hex against which the strike under way goes."""
    if position.strike in (FIRE, ATTACKING):
        return position.ground
    return position.unit_hex[position.attacker] if position.strike == FEIGNING else position.post


def strike_dice(position: Samurai, tally: Tally | None = None) -> int:
    """All dice of the strike under way before inspiration and Dragon cards (SAM-08-028, SAM-09-011)."""
    striker = position.striker()
    if position.strike == FIRE:
        return fire_dice(position, striker, position.ground, tally)
    dice = close_dice(position, striker, position.unit_hex[striker], target_hex(position), tally)
    if position.strike == ATTACKING:
        dice += card_dice(position, striker, True)
        if tally is not None:
            tally.reach("card", CARDS[position.card].clause, dice)
    elif position.strike == AMBUSHING:
        dice += AMBUSH_DICE
        if tally is not None:
            tally.reach("ambush", "SAM-22-015", dice)
    return dice


def card_dice(position: Samurai, unit: int, is_close: bool) -> int:
    """The dice that the card in force adds for a unit it orders (SAM-19-029, SAM-19-068)."""
    if not is_under_card(position, unit):
        return 0
    card = CARDS[position.card]
    return card.all_dice + (card.close_dice if is_close else 0)


# -- fire ----------------------------------------------------------------------------------------


def fire_dice(position: Samurai, unit: int, target: int, tally: Tally | None = None) -> int:
    """The dice of a unit that shoots at a hex (SAM-08-012 to SAM-08-015, SAM-20-007)."""
    kind = position.kinds[unit]
    here = position.unit_hex[unit]
    distance = position.field.board.distance[here][target]
    if distance >= len(kind.fire):
        return 0
    dice = kind.fire[distance]
    if tally is not None:
        tally.reach("range", "SAM-08-012", dice)
    if position.moved[unit]:
        dice = min(dice, kind.fire_moved)
        if tally is not None:
            tally.reach("moved", "SAM-08-015", dice)
    if not dice:
        return 0
    dice = min(dice, position.grounds[here].fire_out, position.grounds[target].fire_in)
    if tally is not None:
        tally.reach("terrain", "SAM-20-007", dice)
    dice += card_dice(position, unit, False)
    if tally is not None:
        tally.reach("card", CARDS[position.card].clause, dice)
    return dice


# -- what is rolled ------------------------------------------------------------------------------

#: What flags do: make retreat, hit and make retreat, nothing.
_FLAGS: Final[tuple[int, ...]] = (MAKES_RETREAT, HITS_AND_RETREATS, NOTHING)
#: Swords that can be ignored at most: three by rank and horse, two by armor.
_MOST_SPARED: Final = 5


def _known_faces(rank: int, swords: bool, spared: int, honor: bool, flags: int) -> Faces:
    marks = [NOTHING] * len(FACES)
    if rank < RANKS:
        marks[rank] = HITS
    if swords:
        marks[SWORDS] = HITS_BUT_SPARED if spared else HITS
    if honor:
        marks[HONOR] = HITS
    # Flags do nothing to a leader alone, unless they hit (SAM-11-021).
    marks[FLAG] = _FLAGS[flags] if rank < RANKS else HITS if flags == 1 else NOTHING
    return Faces(tuple(marks), DIE, spared if swords else 0)


def _place(rank: int, swords: bool, spared: int, honor: bool, flags: int) -> int:
    number = (rank * 2 + (1 if swords else 0)) * (_MOST_SPARED + 1) + spared
    return (number * 2 + (1 if honor else 0)) * len(_FLAGS) + flags


def _all_faces() -> list[Faces]:
    """Every row of the table: the rank that is struck, the last is a leader alone; swords; honor; flags."""
    return [
        _known_faces(rank, swords, spared, honor, flags)
        for rank in range(RANKS + 1)
        for swords in (False, True)
        for spared in range(_MOST_SPARED + 1)
        for honor in (False, True)
        for flags in range(len(_FLAGS))
    ]


_FACES: Final = _all_faces()


def swords_ignored(position: Samurai, striker: int, struck: int) -> int:
    """How many swords a unit ignores in close combat by rank and horse (SAM-09-028 to SAM-09-032)."""
    own, foe = position.kinds[struck], position.kinds[striker]
    ignored = SWORDS_IGNORED[own.rank][foe.rank]
    return ignored + SWORDS_IGNORED_MOUNTED if own.is_mounted and not foe.is_mounted else ignored


def faces_of_strike(position: Samurai) -> Faces:
    """What the faces do in the strike under way."""
    striker, struck = position.striker(), position.struck()
    side = position.side_of[striker]
    is_fire = position.strike == FIRE
    has_swords = not is_fire or position.kinds[striker].weapon == ARQUEBUSES
    rank = position.kinds[struck].rank if struck >= 0 else RANKS
    spared = 0
    if struck >= 0 and not is_fire and not position.works(side, KIAI):
        spared = swords_ignored(position, striker, struck)
    if position.works(1 - side, GREAT_ARMOR):
        spared += ARMOR
    return _FACES[_place(rank, has_swords, spared, position.works(side, FAVOR_OF_HACHIMAN), _flags_of(position, side))]


def faces_between(position: Samurai, striker: int, struck: int, is_fire: bool) -> Faces:
    """What the faces would do if one unit struck another, without any Dragon card."""
    has_swords = not is_fire or position.kinds[striker].weapon == ARQUEBUSES
    spared = 0 if is_fire else swords_ignored(position, striker, struck)
    return _FACES[_place(position.kinds[struck].rank, has_swords, spared, False, 0)]


def _flags_of(position: Samurai, side: int) -> int:
    """What flags do in a roll of a side: of Ferocity and Stand Firm the later one prevails (SAM-18-028)."""
    is_ferocious = position.works(side, FEROCITY)
    is_firm = position.works(1 - side, STAND_FIRM)
    if is_ferocious and is_firm:
        return 1 if position.last_dragon == side else 2
    return 1 if is_ferocious else 2 if is_firm else 0


def hits_of_strike(position: Samurai, faces: Faces) -> int:
    """The hits of the strike under way; mantlets cancel two (SAM-22-043)."""
    hits = faces.hits(position.faces)
    if position.works(1 - position.side_of[position.striker()], BAMBOO_MANTLETS):
        hits = max(0, hits - MANTLETS)
    return hits


def tokens_of_strike(position: Samurai) -> int:
    """The tokens that the roll under way brings: none to arquebuses that shoot, one less if inspired."""
    tokens = position.faces[HONOR]
    if position.strike == FIRE:
        return 0 if position.kinds[position.striker()].weapon == ARQUEBUSES else tokens
    return max(0, tokens - 1) if position.is_inspired else tokens


# -- flags ---------------------------------------------------------------------------------------


def flags_ignorable(position: Samurai, unit: int) -> int:
    """How many flags a unit may ignore in one attack: what allows it adds up, to two at most (SAM-12-013)."""
    here = position.unit_hex[unit]
    ignorable = 1 if position.kinds[unit].rank == SQUARE else 0
    if position.leader_at[here] >= 0:
        ignorable += 1
    if position.grounds[here].ignores_flag:
        ignorable += 1
    if ignorable < MOST_IGNORED and position.has_friends_beside(unit):
        ignorable += 1
    return min(ignorable, MOST_IGNORED)


# -- inspiration ---------------------------------------------------------------------------------


def forbids_inspiration(position: Samurai, unit: int) -> str | None:
    """Why no leader may inspire a unit for the close combat it is in (SAM-09-014 to SAM-09-016, SAM-20-046)."""
    here = position.unit_hex[unit]
    side = position.side_of[unit]
    if not position.honor[side]:
        return "SAM-09-014"
    if position.grounds[here].inspiration_clause:
        return position.grounds[here].inspiration_clause
    if position.is_insulting(1 - side):
        return "SAM-22-027"
    if position.leader_at[here] >= 0:
        return None
    for there in position.field.board.neighbours[here]:
        leader = position.leader_at[there]
        if leader >= 0 and position.side_of_leader[leader] == side and position.leader_kinds[leader].inspires_beside:
            return None
    return "SAM-09-016"
