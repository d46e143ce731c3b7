"""Exact odds of an attack, before it is made: hits, destruction, retreat, battle back, the risk of leaders.

Nothing is rolled: every throw is counted with the number of ways in which it can fall, and judged by
the rules' own functions. What players decide in between is taken to be the usual thing: the defender
stands (or, if asked for, evades), every flag that may be ignored is ignored, and whoever may battle
back does. Left out is what depends on further decisions and rolls elsewhere: the rampage of elephants
on others, marsh on the way back, and the escape rolls of a leader who flees through enemies.
"""

from __future__ import annotations

from fractions import Fraction
from math import factorial
from typing import Final

from ..commands_colors.battle import NONE
from ..commands_colors.flight import ways_back
from ..commands_colors.leaders import flight_options
from ..commands_colors.rolls import DIE_SIDES
from ..commands_colors.roster import IN_FLIGHT
from .actions import BOARD
from .dice import close_dice, fire_dice, flags_ignorable, hexes_per_flag, hits, swords_count, swords_ignored
from .position import ATTACKING, BATTLING_BACK, FIRE, Ancients
from .rampage import is_trampling
from .units import ELEPHANT, FLAG, SWORDS

_ONE: Final = Fraction(1)
_FACE: Final = Fraction(1, DIE_SIDES)
#: Two helmets on two dice, one helmet on one die.
_CHECK: Final = _FACE * _FACE
_LAST_CHECK: Final = _FACE


class StrikeOdds:
    """What one roll does to the unit it is against."""

    def __init__(self, dice: int, blocks: int) -> None:
        self.dice: Final = dice
        #: The chance of so many hits on the blocks that are there; the last entry destroys the unit.
        self.hits: Final = [Fraction(0)] * (blocks + 1)
        #: The chance that it is destroyed, by hits or by hexes it cannot retreat.
        self.destroyed = Fraction(0)
        #: The chance that it is driven so many hexes out of its own.
        self.retreats: Final[dict[int, Fraction]] = {}
        #: The chance that it ends with so many blocks in its own hex, and whether its leader is alive.
        self.stands: Final[dict[tuple[int, bool], Fraction]] = {}
        #: The chance that its leader is killed.
        self.leader_killed = Fraction(0)
        #: Blocks lost on average, by hits and by retreat.
        self.losses = Fraction(0)

    @property
    def retreat(self) -> Fraction:
        """The chance that it is driven out of its hex alive."""
        return sum(self.retreats.values(), Fraction(0))

    @property
    def standing(self) -> Fraction:
        """The chance that it is still where it was."""
        return sum(self.stands.values(), Fraction(0))


class AttackOdds:
    """What an attack does to its target, and what comes back."""

    def __init__(self, is_close: bool, strike: StrikeOdds) -> None:
        self.is_close: Final = is_close
        self.strike: Final = strike
        #: What the battle back does to the attacker, over all throws of the attack; None if there is none.
        self.back: StrikeOdds | None = None


def throws_with_ways(dice: int) -> list[tuple[list[int], int]]:
    """Every throw as counts of its faces, with the number of ways in which it can fall."""
    found: list[tuple[list[int], int]] = []
    counts = [0] * DIE_SIDES
    _add_throws(found, counts, 0, dice, factorial(dice))
    return found


def _add_throws(found: list[tuple[list[int], int]], counts: list[int], face: int, left: int, ways: int) -> None:
    if face == DIE_SIDES - 1:
        counts[face] = left
        found.append((counts[:], ways // factorial(left)))
        return
    for number in range(left + 1):
        counts[face] = number
        _add_throws(found, counts, face + 1, left - number, ways // factorial(number))


# -- one strike ----------------------------------------------------------------------------------


def rolled_faces(position: Ancients, dice: int) -> list[tuple[list[int], Fraction]]:
    """Everything a strike can show in the end, swords that are ignored taken out, elephants' re-rolls put in."""
    whole = DIE_SIDES**dice
    found: list[tuple[list[int], Fraction]] = []
    counts_swords = swords_count(position)
    shield = swords_ignored(position) if counts_swords else 0
    is_elephant = position.kinds[position.striker()].traits & ELEPHANT != 0
    for faces, ways in throws_with_ways(dice):
        chance = Fraction(ways, whole)
        swords = max(0, faces[SWORDS] - shield) if counts_swords else 0
        shown = faces[:]
        shown[SWORDS] = swords
        if swords and is_elephant:
            rest = shield - min(shield, faces[SWORDS])
            assert rest == 0, "swords score only when none can be ignored any more"
            found += _rolled_again(shown, swords, chance, position.blocks[position.struck()])
        else:
            found.append((shown, chance))
    return found


def _rolled_again(faces: list[int], dice: int, chance: Fraction, enough: int) -> list[tuple[list[int], Fraction]]:
    """Elephants roll every die again that hit with swords, until it shows something else (ANC-11-058).

    Once there are swords enough to destroy the target, what else is rolled does not matter.
    """
    if dice == 0 or faces[SWORDS] >= enough:
        return [(faces, chance)]
    found: list[tuple[list[int], Fraction]] = []
    for again, ways in throws_with_ways(dice):
        shown = [had + new for had, new in zip(faces, again, strict=True)]
        found += _rolled_again(shown, again[SWORDS], chance * Fraction(ways, DIE_SIDES**dice), enough)
    return found


def strike_odds(position: Ancients) -> StrikeOdds:
    """The odds of the strike that is set up in a position: who strikes whom, and how."""
    struck = position.struck()
    is_fire = position.strike == FIRE
    dice = fire_dice(position, position.attacker, position.ground) if is_fire else close_dice(position)
    if struck < 0:
        return _leader_odds(position, dice)
    blocks = position.blocks[struck]
    odds = StrikeOdds(dice, blocks)
    together: dict[tuple[int, int], Fraction] = {}
    for faces, chance in rolled_faces(position, dice):
        position.faces = faces
        scored = min(blocks, hits(position))
        odds.hits[scored] += chance
        flags = 0 if position.is_evading or scored == blocks else faces[FLAG]
        together[(scored, flags)] = together.get((scored, flags), Fraction(0)) + chance
    for (scored, flags), chance in together.items():
        _settle(position, odds, struck, scored, flags, chance)
    return odds


def _settle(position: Ancients, odds: StrikeOdds, struck: int, scored: int, flags: int, chance: Fraction) -> None:
    """What so many hits and flags lead to; a leader's check is a fork."""
    blocks = position.blocks[struck]
    leader = position.leader_with(struck)
    if scored == blocks:
        odds.destroyed += chance
        odds.losses += chance * blocks
        if leader >= 0:
            odds.leader_killed += chance * _last_check(position, leader)
        return
    if leader >= 0 and scored:
        odds.leader_killed += chance * _CHECK
        hex_ = position.leader_hex[leader]
        position.lift_leader(leader)
        _fall_back(position, odds, struck, scored, flags, chance * _CHECK, True)
        position.put_leader(leader, hex_)
        chance *= _ONE - _CHECK
    _fall_back(position, odds, struck, scored, flags, chance, leader >= 0 and scored > 0)


def _last_check(position: Ancients, leader: int) -> Fraction:
    """The chance that a leader dies with his unit: by the die, or because he has nowhere to go (ANC-13-040)."""
    return _LAST_CHECK if can_flee(position, leader) else _ONE


def can_flee(position: Ancients, leader: int) -> bool:
    """Whether a leader whose unit is gone has any way to evade."""
    hex_ = position.leader_hex[leader]
    unit = position.unit_at[hex_]
    position.lift_leader(leader, IN_FLIGHT)
    position.fleeing, position.flight_hex, position.flight_made = leader, hex_, 0
    if unit >= 0:
        position.unit_at[hex_] = NONE
    can = len(flight_options(position)) > 0
    if unit >= 0:
        position.unit_at[hex_] = unit
    position.fleeing, position.flight_hex = NONE, NONE
    position.put_leader(leader, hex_)
    return can


def _fall_back(
    position: Ancients, odds: StrikeOdds, struck: int, scored: int, flags: int, chance: Fraction, is_checked: bool
) -> None:
    """Ignore the flags that can be ignored and retreat for the rest, with losses for hexes that are closed."""
    left = position.blocks[struck] - scored
    leader = position.leader_with(struck)
    accepted = max(0, flags - _ignorable(position, struck)) if flags else 0
    distance = accepted * hexes_per_flag(position)
    made = ways_back(position, struck, position.unit_hex[struck], distance) if distance else 0
    missing = distance - made
    # Elephants lose nothing if units are what stops them, wherever on the way that is.
    if missing and position.kinds[struck].traits & ELEPHANT and _is_stopped_by_units(position, struck, made):
        missing = 0
    lost = min(missing, left)
    odds.losses += chance * (scored + lost)
    left -= lost
    if lost and leader >= 0:
        if left == 0:
            killed = _last_check(position, leader) if not is_checked else _ONE - _can(position, leader)
            odds.leader_killed += chance * killed
        elif not is_checked:
            odds.leader_killed += chance * _CHECK
    if left == 0:
        odds.destroyed += chance
    elif made:
        odds.retreats[made] = odds.retreats.get(made, Fraction(0)) + chance
    else:
        state = (left, leader >= 0)
        odds.stands[state] = odds.stands.get(state, Fraction(0)) + chance


def _can(position: Ancients, leader: int) -> Fraction:
    return _ONE if can_flee(position, leader) else Fraction(0)


def _is_stopped_by_units(position: Ancients, unit: int, made: int) -> bool:
    if made == 0:
        return is_trampling(position, unit)
    # The hexes on the way are open, so whatever closes it further back is found from the last hex made.
    here = position.unit_hex[unit]
    for there in BOARD.rear[position.side_of[unit]][here]:
        if position.unit_at[there] < 0:
            position.shift_unit(unit, there)
            is_stopped = _is_stopped_by_units(position, unit, made - 1)
            position.shift_unit(unit, here)
            if is_stopped:
                return True
    return False


def _ignorable(position: Ancients, unit: int) -> int:
    is_full = position.attacker_was_full if unit == position.attacker else position.defender_was_full
    return flags_ignorable(position, unit, is_full, position.striker(), position.strike != FIRE)


def _leader_odds(position: Ancients, dice: int) -> StrikeOdds:
    """Against a lone leader one helmet is enough; if none falls, he must have somewhere to go (ANC-13-031, 040)."""
    odds = StrikeOdds(dice, 1)
    missed = (_ONE - _FACE) ** dice
    odds.hits[0], odds.hits[1] = missed, _ONE - missed
    odds.leader_killed = _ONE - missed if can_flee(position, position.quarry) else _ONE
    odds.destroyed = odds.leader_killed
    odds.losses = odds.leader_killed
    return odds


# -- a whole attack ------------------------------------------------------------------------------


def attack_odds(battle: Ancients, unit: int, target: int, evading: bool = False) -> AttackOdds:
    """The odds of a unit's attack on a hex, in close combat if it is adjacent, else by fire."""
    position = battle.clone()
    is_close = BOARD.distance[position.unit_hex[unit]][target] == 1
    set_up_attack(position, unit, target, evading)
    position.strike = ATTACKING if is_close else FIRE
    odds = AttackOdds(is_close, strike_odds(position))
    if is_close and position.defender >= 0 and not evading:
        odds.back = back_odds(position, odds.strike)
    return odds


def set_up_attack(position: Ancients, unit: int, target: int, evading: bool) -> None:
    """Declare the attack in a position of one's own, without a match around it."""
    is_second = position.battled >> unit & 1 == 1 and position.attacker == unit
    position.declare(unit, target, is_second)
    position.is_evading = evading


def back_odds(position: Ancients, strike: StrikeOdds) -> StrikeOdds:
    """The battle back of a defender who stands, over everything the attack may leave of him."""
    defender, attacker = position.defender, position.attacker
    blocks = position.blocks[attacker]
    total = StrikeOdds(0, blocks)
    most = 0
    for (left, is_led), chance in strike.stands.items():
        after = position.clone()
        after.blocks[defender] = left
        leader = after.leader_with(defender)
        if leader >= 0 and not is_led:
            after.lift_leader(leader)
        after.strike = BATTLING_BACK
        part = strike_odds(after)
        most = max(most, part.dice)
        for hit, each in enumerate(part.hits):
            total.hits[hit] += chance * each
        total.destroyed += chance * part.destroyed
        total.leader_killed += chance * part.leader_killed
        total.losses += chance * part.losses
        for hexes, each in part.retreats.items():
            total.retreats[hexes] = total.retreats.get(hexes, Fraction(0)) + chance * each
        for state, each in part.stands.items():
            total.stands[state] = total.stands.get(state, Fraction(0)) + chance * each
    whole = StrikeOdds(most, blocks)
    whole.hits[:] = total.hits
    whole.destroyed, whole.leader_killed, whole.losses = total.destroyed, total.leader_killed, total.losses
    whole.retreats.update(total.retreats)
    whole.stands.update(total.stands)
    return whole
