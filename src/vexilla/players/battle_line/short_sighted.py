"""Players who look at little: as people do who have played a few games."""

from __future__ import annotations

from typing import Final

from ...games.battle_line.actions import CLAIM, DONE, DRAW, PLAY, VOCABULARY
from ...games.battle_line.cards import FLAGS, TROOP_PILE
from ...games.battle_line.position import BattleLine
from ...kernel.chance import Generator
from ..player import Sight
from .habits import COMPLETE_SEEN, NOTHING_SEEN, Habits
from .quick import QuickGame
from .steady import SteadyPlayer, choose_claim


def _recruit() -> Habits:
    """Lays high cards first and builds what it can, whatever the enemy does and whoever else waits for a card."""
    habits = Habits()
    habits.sight = NOTHING_SEEN
    habits.row = 0.0
    habits.wanted = 0.0
    habits.value = -0.02
    return habits


def _soldier() -> Habits:
    """Counts on every card it holds as if it were laid already, and does not ask what the enemy may still reach."""
    habits = Habits()
    habits.sight = COMPLETE_SEEN
    habits.hand_use = [0.9, 0.8]
    return habits


class ShortSighted(SteadyPlayer):
    """Plays by rule of thumb and draws Troop cards; what is left to decide is decided as ``steady`` does."""

    def __init__(self, generator: Generator, name: str, habits: Habits) -> None:
        super().__init__(generator)
        self.name = name
        self.habits: Final = habits

    def choose(self, sight: Sight) -> int:
        """By rule of thumb."""
        options = sight.options()
        word = VOCABULARY.known(options[0]).word
        if word in ("claim", "done"):
            return self.claim_seen(sight.imagine(Generator(self.seed)).position, sight.side, options)
        if word == "draw" and DRAW + TROOP_PILE in options:
            return DRAW + TROOP_PILE
        if word == "play":
            position: BattleLine = sight.imagine(Generator(self.seed)).position
            pile = position.piles[TROOP_PILE]
            play = QuickGame(position, pile.below + pile.top, self.habits).best_play(sight.side)
            if play >= 0:
                return PLAY + play
        return super().choose(sight)

    def claim_seen(self, position: BattleLine, side: int, options: list[int]) -> int:
        """What holds; who does not look over sees it only where both formations are complete, and proves nothing."""
        if self.habits.sight != NOTHING_SEEN:
            return choose_claim(position, side, options)
        for action in options:
            if action != DONE:
                flag = action - CLAIM
                if position.strength[(1 - side) * FLAGS + flag] and position.beats(side, flag):
                    return action
        return DONE


class Recruit(ShortSighted):
    """Builds without looking over to the enemy, and forgets to claim what can only be proven."""

    def __init__(self, generator: Generator) -> None:
        super().__init__(generator, "recruit", _recruit())


class Soldier(ShortSighted):
    """Compares what lies there, but never asks what the enemy can still reach."""

    def __init__(self, generator: Generator) -> None:
        super().__init__(generator, "soldier", _soldier())
