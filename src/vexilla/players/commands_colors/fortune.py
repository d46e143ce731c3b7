"""The dice of imagined turns, with an account of how far strikes fell better or worse than they do on average."""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

from ...games.commands_colors.faces import Faces, outcomes
from ...games.commands_colors.position import Battle
from ...games.commands_colors.rolls import faces_of
from ...games.commands_colors.strike import MOST_DICE, StrikeRoll
from ...kernel.chance import Generator
from ...kernel.match import Match
from ...kernel.sides import BOTTOM, SIDES, TOP
from ...kernel.source import Seeded, Source
from ...kernel.step import Chance
from .weights import BANNER, BattleWeights

#: More blocks than any unit has.
_BLOCKS: Final = 16
#: What it counts, in log-odds, if a side has as much less to fight with as a banner is worth.
_FIGHTING: Final = 0.5

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


class Odds:
    """The bottom side's chance to win by banners, if it was so much at the beginning."""

    def __init__(self, log_odds: float, position: Battle, race: float, near: float, enemy_near: float) -> None:
        self._needed: Final = position.banners_needed
        self._race: Final = race
        #: What nearness to victory counts for the bottom side, whoever's turn it was.
        self._near: Final = near if position.active == BOTTOM else -enemy_near
        self._enemy_near: Final = enemy_near if position.active == BOTTOM else -near
        self._start: Final = log_odds - self._of(position.banners)

    def _of(self, banners: list[int]) -> float:
        """What banners count."""
        missing = [max(1, self._needed[side] - banners[side]) for side in SIDES]
        race = self._race * log(missing[TOP] / missing[BOTTOM])
        return race + self._near / missing[BOTTOM] + self._enemy_near / missing[TOP]

    def chance(self, banners: list[int], more: float) -> float:
        """The chance with so many banners each, and so much more of log-odds by something else."""
        for side in SIDES:
            if banners[side] >= self._needed[side]:
                return 1.0 if side == BOTTOM else 0.0
        return 1.0 / (1.0 + exp(-self._start - self._of(banners) - more))


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
        lost = min(blocks, table.hits(counts))
        average, came = 0.0, 0.0
        for hits, chance in enumerate(chances_of_hits(table, dice, blocks)):
            if chance > 0.0:
                value = self.after(position, struck, hits)
                average += chance * value
                if hits == lost:
                    came = value
        self.luck += came - average

    def after(self, position: Battle, struck: int, hits: int) -> float:
        """What it is worth to the bottom side that a unit loses so many blocks."""
        blocks = position.blocks[struck]
        lost = (self.worth[struck][blocks] - self.worth[struck][blocks - hits]) / BANNER
        return lost if position.side_of[struck] == TOP else -lost

    def clone(self) -> Source:
        """The same streams at the same places; the account goes on from where it is."""
        copy = Fortune([generator.clone() for generator in self.generators], self.worth)
        copy.luck = self.luck
        return copy


class Swings(Fortune):
    """The same in chances of winning: a banner counts more the nearer somebody is to victory."""

    def __init__(self, generators: list[Generator], worth: list[list[float]], odds: Odds) -> None:
        super().__init__(generators, worth)
        self.odds: Final = odds

    def after(self, position: Battle, struck: int, hits: int) -> float:
        """The bottom side's chance to win if a unit loses so many blocks."""
        side, blocks = position.side_of[struck], position.blocks[struck]
        banners = position.banners[:]
        weaker = self.worth[struck][blocks] - self.worth[struck][blocks - hits]
        if hits == blocks:
            banners[1 - side] += 1
            weaker -= BANNER
        weaker *= _FIGHTING / BANNER
        return self.odds.chance(banners, weaker if side == TOP else -weaker)

    def clone(self) -> Source:
        """The same streams at the same places; the account goes on from where it is."""
        copy = Swings([generator.clone() for generator in self.generators], self.worth, self.odds)
        copy.luck = self.luck
        return copy


def worth_of_units(position: Battle, weights: BattleWeights) -> list[list[float]]:
    """What each unit of a battle is worth, by blocks."""
    return [weights.worth[weights.number_of[unit.kind.key]] for unit in position.roster.units]
