"""The player ``veteran``: tries several sheets out in his mind before he hands one in.

Each is played on in imagined matches, with dice of their own and a guess for all that he cannot see, against an enemy
who goes straight ahead. What the weights speak for is left only for something that does clearly better.
"""

from __future__ import annotations

from typing import Final

from ...games.grand_battle.actions import DONE
from ...games.grand_battle.position import GrandBattle
from ...kernel.action import Action
from ...kernel.chance import Generator
from ...kernel.key import FIRST_KEY, mixed_wide
from ...kernel.match import Match
from .fights import standing
from .intent import comes
from .ordering import Staff, deeds_of
from .steady import SteadyGrandBattle
from .straight import StraightAhead, sheet
from .weights import STEADY, Weights

#: How many of the sheets are tried again after the first time.
_KEPT: Final = 2
#: Of the attacker and of the defender: how many turns of a side a trial lasts, the own one that begins among them; how
#: often every sheet is tried, and how often again those that are kept. Who waits for the enemy must look further ahead.
_AHEAD: Final[tuple[int, ...]] = (2, 4)
_FIRST: Final[tuple[int, ...]] = (2, 1)
_AGAIN: Final[tuple[int, ...]] = (4, 3)
#: So much better than the first another sheet must be, on the average; and what victory is worth beside what is left.
_CLEARLY: Final = 2.0
_VICTORY: Final = 120.0


class VeteranGrandBattle(SteadyGrandBattle):
    """Leads as ``steady`` does, and thinks before he orders."""

    def __init__(self, generator: Generator, weights: Weights = STEADY) -> None:
        super().__init__(generator, weights)
        self.name = "veteran"

    def planned(self, staff: Staff) -> list[Action]:
        """The best of several sheets; but against who stays where he is, whom nobody can foresee, the usual one."""
        position = staff.position
        if not comes(position, 1 - staff.side):
            return super().planned(staff)
        sheets: list[list[Action]] = []
        for orders in [*staff.sheets(), sheet(staff.match, staff.side)]:
            deeds = deeds_of(position, orders)
            if deeds not in sheets:
                sheets.append(deeds)
        if len(sheets) == 1:
            return sheets[0]
        return _Rehearsal(staff, self.seed, self.weights).best(sheets)


class _Rehearsal:
    """What comes of different sheets for one position."""

    def __init__(self, staff: Staff, seed: int, weights: Weights) -> None:
        self.start: Final[Match[GrandBattle]] = staff.match
        self.side: Final = staff.side
        self.weights: Final = weights
        self.key: Final = staff.position.key()
        self.actor: Final = SteadyGrandBattle(Generator(seed), weights)
        self.enemy: Final = StraightAhead(Generator(seed))
        role = 0 if staff.side == staff.position.setting.attacker else 1
        self.ahead: Final = _AHEAD[role]
        self.first: Final = _FIRST[role]
        self.again: Final = _AGAIN[role]

    def best(self, sheets: list[list[Action]]) -> list[Action]:
        """The one that does clearly better than the first, or the first."""
        found = [self.total(deeds, 0, self.first) for deeds in sheets]
        ranked = sorted(range(1, len(sheets)), key=lambda number: -found[number])
        usual = found[0] + self.total(sheets[0], self.first, self.again)
        best, most = 0, _CLEARLY * (self.first + self.again)
        for number in ranked[:_KEPT]:
            if found[number] > found[0]:
                gain = found[number] + self.total(sheets[number], self.first, self.again) - usual
                if gain > most:
                    best, most = number, gain
        return sheets[best]

    def total(self, deeds: list[Action], first: int, often: int) -> float:
        """What a sheet brings in so many trials together; in those of the same number all sheets have the same dice."""
        value = 0.0
        for number in range(first, first + often):
            dream = mixed_wide(mixed_wide(FIRST_KEY, self.key), number) + 1
            match: Match[GrandBattle] = self.start.imagine(self.side, Generator(dream))
            for deed in deeds:
                if match.refusal(deed) is None:
                    match.enact(deed)
            match.enact(DONE)
            value += self.played_on(match)
        return value

    def played_on(self, match: Match[GrandBattle]) -> float:
        """What a match is worth after some turns."""
        end = match.position.turn + self.ahead
        while not match.over and match.position.turn < end:
            match.enact(self.answer(match))
        value = standing(match.position.clone(), self.side, self.weights)
        if match.over:
            value += _VICTORY if match.position.winner == self.side else -_VICTORY
        return value

    def answer(self, match: Match[GrandBattle]) -> Action:
        """What whoever has to decide does."""
        decider = match.decider
        if match.is_countable and len(match.options()) == 1:
            return match.options()[0]
        action = self.actor.decide(match, decider) if decider == self.side else self.enemy.decide(match, decider)
        return match.sample(Generator(1)) if action is None or match.refusal(action) is not None else action
