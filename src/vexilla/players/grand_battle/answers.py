"""What could be answered in the middle of a turn, where much hangs on it."""

from __future__ import annotations

from typing import Final

from ...games.grand_battle.actions import EVADE, LEAD, PASS, PURSUE, STAY, TEST
from ...games.grand_battle.combat.duels import ChooseLeader, possible_duels
from ...games.grand_battle.combat.melee import DeclareRush
from ...games.grand_battle.forced.evasion import ChooseToEvade, may_evade_now
from ...games.grand_battle.forced.flight import ChooseWay
from ...games.grand_battle.forced.pursuit import ChoosePursuit, next_pursuers
from ...games.grand_battle.position import GrandBattle
from ...kernel.action import Action
from ...kernel.match import Match

#: More are not tried out.
_MOST: Final = 6


def answers_to(match: Match[GrandBattle], side: int, first: Action) -> list[Action]:
    """The answers that are tried out, the first one first; nothing else where little hangs on it."""
    found = [first]
    for action in _possible(match, side):
        if len(found) < _MOST and action not in found and match.refusal(action) is None:
            found.append(action)
    return found


def _possible(match: Match[GrandBattle], side: int) -> list[Action]:
    position = match.position
    ids = position.roster.ids
    choice = match.choice()
    if isinstance(choice, ChooseToEvade):
        return [PASS, *[EVADE.deed(ids[unit]) for unit in may_evade_now(position, side, choice.moment)]]
    if isinstance(choice, ChoosePursuit):
        unit = next_pursuers(position, side)[0]
        return [PURSUE.deed(ids[unit]), (TEST if unit in position.obliged else STAY).deed(ids[unit])]
    if isinstance(choice, (DeclareRush, ChooseWay)):
        return [*match.options()]
    if isinstance(choice, ChooseLeader):
        pairs: list[Action] = []
        for met in possible_duels(position):
            own, enemy = (met.one, met.other) if position.side_of(met.one) == side else (met.other, met.one)
            pairs.append(LEAD.deed(ids[own], ids[enemy]))
        return pairs
    return []
