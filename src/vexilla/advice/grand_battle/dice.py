"""The ledger of dice for Grand Battle: the pips of attack, defence and command that each side rolled."""

from __future__ import annotations

from typing import Any, Final

from ...games.grand_battle.actions import ARMY_POINTS, ATTACK, DEFENCE, FIRST_PIP, PIPS, STREAMS
from ...games.grand_battle.combat.rolls import AttackDie, DefenceDie
from ...games.grand_battle.dice import Die
from ...games.grand_battle.position import GrandBattle
from ...kernel.sides import SIDE_NAMES, SIDES
from ..story import Ledger, Moment

#: The dice of which more is always better for who rolls them.
COUNTED: Final = (ATTACK, DEFENCE, ARMY_POINTS)
#: What a die of six shows on average.
AVERAGE: Final = (PIPS + 1) / 2


class _Account:
    """One side's dice."""

    def __init__(self) -> None:
        self.faces: Final = {str(pips): 0 for pips in range(1, PIPS + 1)}
        self.kinds: Final = {STREAMS[stream]: 0 for stream in COUNTED}
        self.expected = 0.0
        self.actual = 0
        self.series: Final[list[list[float]]] = []

    def note(self, stream: int, pips: int, step: int) -> None:
        """One die more."""
        self.faces[str(pips)] += 1
        self.kinds[STREAMS[stream]] += 1
        self.expected += AVERAGE
        self.actual += pips
        self.series.append([step, round(self.expected, 4), self.actual])

    def shown(self) -> dict[str, Any]:
        """As JSON; ``expected`` and ``actual`` are sums of pips."""
        rolls = sum(self.faces.values())
        return {
            "rolls": rolls,
            "dice": rolls,
            "faces": self.faces,
            "kinds": self.kinds,
            "expected": round(self.expected, 4),
            "actual": self.actual,
            "series": self.series,
        }


class PipsLedger(Ledger):
    """Dice of attack and defence, and those of the army's points, against their average."""

    def __init__(self) -> None:
        self._accounts: Final = [_Account() for _ in SIDES]

    def note(self, moment: Moment) -> None:
        """Take down a die before it is read."""
        die = moment.match.choice()
        if not isinstance(die, Die) or die.stream not in COUNTED:
            return
        position: GrandBattle = moment.match.position
        side = die.roller if isinstance(die, AttackDie | DefenceDie) else position.active
        self._accounts[side].note(die.stream, moment.outcome() - FIRST_PIP[die.stream] + 1, moment.step)

    def result(self, eyes: int | None) -> dict[str, Any]:
        """Dice lie open, so everyone may know all of it."""
        return {"kind": "pips", "sides": {SIDE_NAMES[side]: self._accounts[side].shown() for side in SIDES}}
