"""Exact odds of an attack, before it is made: hits, destruction, retreat, battle back, the risk of leaders.

Nothing is rolled: every throw is counted with the number of ways in which it can fall, and judged by
the rules' own functions. What players decide in between is taken to be the usual thing: the defender
stands (or, if asked for, evades), every flag that may be ignored is ignored, and whoever may battle
back does. Left out is what depends on further decisions and rolls elsewhere: the rampage of elephants
on others, marsh on the way back, and the escape rolls of a leader who flees through enemies.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ..commands_colors.odds import Aftermath, AttackOdds, StrikeOdds, lone_leader_odds, throws_with_ways
from ..commands_colors.position import ATTACKING, BATTLING_BACK, FIRE
from ..commands_colors.rolls import DIE_SIDES
from .actions import BOARD
from .dice import close_dice, fire_dice, hits, swords_count, swords_ignored
from .position import Ancients
from .rampage import is_trampling
from .units import ELEPHANT, FLAG, SWORDS

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


class RampagingAftermath(Aftermath):
    """Elephants lose nothing if units are what stops them, wherever on the way that is (ANC-12-048)."""

    def __init__(self, position: Ancients, odds: StrikeOdds) -> None:
        super().__init__(position, odds)
        self.battle: Final = position

    def unmade(self, made: int, missing: int) -> int:
        """All of them, but for elephants that trample."""
        is_elephant = self.battle.kinds[self.struck].traits & ELEPHANT != 0
        return 0 if is_elephant and _is_stopped_by_units(self.battle, self.struck, made) else missing


def strike_odds(position: Ancients) -> StrikeOdds:
    """The odds of the strike that is set up in a position: who strikes whom, and how."""
    struck = position.struck()
    is_fire = position.strike == FIRE
    dice = fire_dice(position, position.attacker, position.ground) if is_fire else close_dice(position)
    if struck < 0:
        return lone_leader_odds(position, position.quarry, dice)
    blocks = position.blocks[struck]
    odds = StrikeOdds(dice, blocks)
    together: dict[tuple[int, int], Fraction] = {}
    for faces, chance in rolled_faces(position, dice):
        position.faces = faces
        scored = min(blocks, hits(position))
        odds.hits[scored] += chance
        flags = 0 if position.is_evading or scored == blocks else faces[FLAG]
        together[(scored, flags)] = together.get((scored, flags), Fraction(0)) + chance
    aftermath = RampagingAftermath(position, odds)
    for (scored, flags), chance in together.items():
        aftermath.settle(scored, flags, chance)
    return odds


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
    defender = position.defender
    whole = StrikeOdds(0, position.blocks[position.attacker])
    for (left, is_led), chance in strike.stands.items():
        after = position.clone()
        after.blocks[defender] = left
        leader = after.leader_with(defender)
        if leader >= 0 and not is_led:
            after.lift_leader(leader)
        after.strike = BATTLING_BACK
        whole.add(strike_odds(after), chance)
    return whole
