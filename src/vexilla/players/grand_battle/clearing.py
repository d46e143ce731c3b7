"""Horse that stands before its own line: if it fled it would sweep the line along (GRB-07-034), so it clears the front.

That is for a defender, who awaits the enemy where he was set up. The lines of an attacker march apart anyway, and his
points are better spent on marches.
"""

from __future__ import annotations

from typing import Final

from ...games.grand_battle.geometry.bases import Base
from ...games.grand_battle.geometry.gaps import gap
from ...games.grand_battle.geometry.numbers import STEP
from ...games.grand_battle.geometry.ways import meeting
from ...games.grand_battle.moves.forms import SIDEWAYS
from ...games.grand_battle.moves.funds import march_funds
from ...games.grand_battle.moves.judge import work_out
from ...games.grand_battle.moves.leg import names_of
from ...games.grand_battle.position import FLEEING, GrandBattle
from ...games.grand_battle.roster import NONE
from ...games.grand_battle.tables.troops import ARTILLERY, CAVALRY, CHARIOTS, NON_COMBATANTS
from ...kernel.deed import Deed

#: More of them together do not get out of the way in a turn.
_MOST: Final = 2
#: From enemies so near on nobody stays before his own line.
_NEAR: Final = 30 * STEP
#: Who only grazes another one's way is beside it.
_BESIDE: Final = STEP
#: Ways aside are tried so much longer each, and cost twice their length (GRB-05-017).
_PACE: Final = STEP
_TWICE: Final = 2
_HANDS: Final = ("left", "right")


def stands_before_line(position: GrandBattle, side: int, units: list[int]) -> bool:
    """Whether a few horse of a defender stand where they would flee onto his foot, with enemies near."""
    if side == position.setting.attacker or len(units) > _MOST:
        return False
    if not all(_is_mounted(position, unit) for unit in units):
        return False
    bases = [position.bases[unit] for unit in units]
    foes = [position.bases[foe] for foe in position.units_of(1 - side)]
    is_near = any(gap(base, foe) <= _NEAR for base in bases for foe in foes)
    return is_near and any(_whom_it_covers(position, side, unit, units) != NONE for unit in units)


def _is_mounted(position: GrandBattle, unit: int) -> bool:
    kind = position.profile_of(unit).kind
    return kind.category in (CAVALRY, CHARIOTS) and not kind.is_skirmisher


def _whom_it_covers(position: GrandBattle, side: int, unit: int, units: list[int]) -> int:
    """The friend on foot in whose way ahead a unit stands, nearer than it flees; NONE if nobody is behind it."""
    flight = position.profile_of(unit).move
    for friend in position.units_of(side):
        profile = position.profile_of(friend)
        is_in_ranks = not profile.kind.is_skirmisher and profile.kind.category not in (ARTILLERY, NON_COMBATANTS)
        if friend in units or not is_in_ranks or _is_mounted(position, friend) or position.marks[friend] & FLEEING:
            continue
        whole = position.bases[friend]
        base = Base(whole.x, whole.y, whole.heading, whole.width - _BESIDE, whole.depth)
        met = meeting(base, base.heading, flight, position.bases[unit])
        if met is not None and met[1] > 0:
            return friend
    return NONE


def can_clear(position: GrandBattle, side: int, units: list[int]) -> bool:
    """Whether a Manoeuvre order would bring horse out of the way: tried on a copy."""
    trial = position.clone()
    trial.manoeuvre = units
    trial.movers = []
    for unit in units:
        trial.spent[unit] = 0
    return clearing_leg(trial, side, units) is not None


def clearing_leg(position: GrandBattle, side: int, units: list[int]) -> Deed | None:
    """The shortest way aside after which the line behind is free; before near enemies there is no room to turn."""
    names = tuple(sorted(names_of(position, units)))
    left = march_funds(position, units).left([position.shares[unit] for unit in units])
    for length in range(_PACE, left // _TWICE + 1, _PACE):
        for hand in _HANDS:
            deed = SIDEWAYS.deed(names, hand, length)
            leg = work_out(position, deed)
            if leg.refusal is not None:
                continue
            trial = position.clone()
            for number, unit in enumerate(leg.units):
                trial.bases[unit] = leg.bases[number]
            if all(_whom_it_covers(trial, side, unit, units) == NONE for unit in units):
                return deed
    return None
