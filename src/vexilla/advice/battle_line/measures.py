"""What has become of a game of Battle Line, as the coach tells it to a side."""

from __future__ import annotations

from typing import Final

from ...games.battle_line.cards import FLAGS
from ...games.battle_line.position import BattleLine
from ...players.battle_line.judgement import Judgement, outcomes
from ...players.battle_line.weights import STEADY
from ..measures import Measure

_TABLE: Final = outcomes(STEADY.row_before_five)


def flag_measures(position: BattleLine, side: int) -> dict[Measure, float]:
    """By flag the chance that the side will have it, by its own cards and all that lies open."""
    chances = Judgement(position, side, STEADY, _TABLE).now()
    return {Measure("coach-bln-flag", (("flag", flag + 1),)): chances[flag] for flag in range(FLAGS)}
