"""The dice of imagined turns, with an account of how far strikes fell better or worse than they do on average."""

from __future__ import annotations

from typing import Any, Final

from ...games.commands_colors.faces import Faces, outcomes
from ...games.commands_colors.position import Battle
from ...games.commands_colors.rolls import faces_of
from ...games.commands_colors.strike import MOST_DICE, StrikeRoll
from ...kernel.chance import Generator
from ...kernel.match import Match
from ...kernel.sides import TOP
from ...kernel.source import Seeded, Source
from ...kernel.step import Chance
from .weights import BANNER, BattleWeights

#: More blocks than any unit has.
_BLOCKS: Final = 16

_chances: dict[int, list[float]] = {}


def chances_of_hits(faces: Faces, dice: int, blocks: int) -> list[float]:
    """How likely each number of blocks is lost."""
    key = (faces.key * (MOST_DICE + 1) + dice) * _BLOCKS + blocks
    known = _chances.get(key)
    if known is None:
        known = [0.0] * (blocks + 1)
        for each in outcomes(faces, dice, blocks):
            known[each.hits] += float(each.chance)
        _chances[key] = known
    return known


class Fortune(Seeded):
    """Outcomes from generators, as in play; what strikes did beyond the average is noted, in banners.

    It is nothing on the average, whatever the players do, and much of what two imagined games differ by: taken off
    what came of them, it leaves what their players did.
    """

    def __init__(self, generators: list[Generator], worth: list[list[float]]) -> None:
        super().__init__(generators)
        #: By unit and blocks, what it is worth.
        self.worth: Final = worth
        #: For the bottom side.
        self.luck = 0.0

    def pick(self, match: Match[Any], chance: Chance[Any]) -> int:
        """The next outcome of the step's stream."""
        outcome = chance.sample(match, self.generators[chance.stream])
        if isinstance(chance, StrikeRoll):
            self.note(match.position, chance.dice, outcome)
        return outcome

    def note(self, position: Battle, dice: int, outcome: int) -> None:
        """What the first dice of a strike do to a unit, beside what they do to it on average."""
        struck = position.struck()
        if struck < 0 or max(position.faces):
            return
        rules = position.rules
        table = rules.faces_of_strike(position)
        if table.rerolls or table.shield:
            return
        counts = [0] * len(rules.faces)
        for face in faces_of(outcome - rules.verbs.roll[dice], dice, len(counts)):
            counts[face] += 1
        blocks = position.blocks[struck]
        worth = self.worth[struck]
        expected = 0.0
        for hits, chance in enumerate(chances_of_hits(table, dice, blocks)):
            expected += chance * (worth[blocks] - worth[blocks - hits])
        lost = worth[blocks] - worth[blocks - min(blocks, table.hits(counts))]
        more = (lost - expected) / BANNER
        self.luck += more if position.side_of[struck] == TOP else -more

    def clone(self) -> Source:
        """The same streams at the same places; the account goes on from where it is."""
        copy = Fortune([generator.clone() for generator in self.generators], self.worth)
        copy.luck = self.luck
        return copy


def worth_of_units(position: Battle, weights: BattleWeights) -> list[list[float]]:
    """What each unit of a battle is worth, by blocks."""
    return [weights.worth[weights.number_of[unit.kind.key]] for unit in position.roster.units]
