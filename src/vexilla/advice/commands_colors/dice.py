"""The ledger of dice for Commands & Colors: what every strike could be expected to hit, and what it hit."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from ...games.commands_colors.faces import outcomes
from ...games.commands_colors.position import NONE, Battle
from ...games.commands_colors.rolls import faces_of
from ...games.commands_colors.strike import StrikeRoll
from ...kernel.sides import SIDE_NAMES, SIDES
from ..story import Ledger, Moment


def scored(position: Battle) -> int:
    """The hits of the rolled faces that find a block, or a lone leader."""
    struck = position.struck()
    blocks = position.blocks[struck] if struck >= 0 else 1
    return min(position.rules.faces_of_strike(position).hits(position.faces), blocks)


def expected(position: Battle, dice: int = NONE) -> float:
    """The average of all that the strike set up in a position can score, exactly; with its own dice, or so many."""
    rules, struck = position.rules, position.struck()
    if dice == NONE:
        dice = rules.strike_dice(position)
    blocks = position.blocks[struck] if struck >= 0 else 1
    found = outcomes(rules.faces_of_strike(position), dice, blocks)
    return float(sum((each.hits * each.chance for each in found), Fraction(0)))


class _Account:
    """One side's dice."""

    def __init__(self, strikes: int) -> None:
        self.rolls = 0
        self.dice = 0
        #: How often each face fell; all faces of the die are there once anything was rolled.
        self.faces: dict[str, int] = {}
        self.kinds: Final = [0] * strikes
        self.expected = 0.0
        self.actual = 0
        self.series: Final[list[list[float]]] = []

    def shown(self, names: tuple[str, ...], banners: int) -> dict[str, Any]:
        """As JSON."""
        return {
            "rolls": self.rolls,
            "dice": self.dice,
            "faces": self.faces,
            "kinds": dict(zip(names, self.kinds, strict=True)),
            "expected": round(self.expected, 4),
            "actual": self.actual,
            "banners": banners,
            "series": self.series,
        }


class DiceLedger(Ledger):
    """Strikes of all kinds; dice that are thrown again count to the strike they belong to."""

    def __init__(self, names: tuple[str, ...]) -> None:
        #: What the kinds of strikes are called.
        self._names: Final = names
        self._accounts: Final = [_Account(len(names)) for _ in SIDES]
        self._position: Battle | None = None
        #: The hits of the strike under way that are counted already.
        self._counted = 0

    def note(self, moment: Moment) -> None:
        """Take down a roll before its hits are applied."""
        match = moment.match
        position: Battle = match.position
        rules = position.rules
        if self._position is None:
            for account in self._accounts:
                account.faces = dict.fromkeys(rules.faces, 0)
        self._position = position
        roll = match.choice()
        if not isinstance(roll, StrikeRoll):
            return
        account = self._accounts[position.side_of[position.striker()]]
        if not rules.is_rolled_again(position):
            self._counted = 0
            account.rolls += 1
            account.kinds[position.strike] += 1
            account.expected += expected(position, roll.dice)
        account.dice += roll.dice
        for face in faces_of(moment.outcome() - rules.verbs.roll[roll.dice], roll.dice, len(rules.faces)):
            account.faces[rules.faces[face]] += 1
        after = match.alone()
        after.apply(moment.outcome())
        if after.over:
            hits = scored(after.position)
            account.actual += hits - self._counted
            self._counted = hits
            account.series.append([moment.step, round(account.expected, 4), account.actual])

    def result(self, eyes: int | None) -> dict[str, Any]:
        """Dice lie open, so everyone may know all of it."""
        banners = self._position.banners if self._position is not None else [0, 0]
        return {
            "kind": "dice",
            "sides": {SIDE_NAMES[side]: self._accounts[side].shown(self._names, banners[side]) for side in SIDES},
        }
