"""Imagined turns: a side gives no more orders and answers as ``steady`` does; its enemy comes on or stands."""

from __future__ import annotations

from typing import Final, final

from ...games.grand_battle.actions import DONE
from ...games.grand_battle.orders.sheet import OrderSheet, RecoverySheet
from ...games.grand_battle.position import COMBAT, GrandBattle
from ...kernel.action import Action
from ...kernel.chance import Generator
from ...kernel.match import Match
from .steady import SteadyGrandBattle
from .straight import StraightAhead

#: No turn has so many decisions; who plays on for ever would hold up everybody.
_ENDLESS: Final = 2000
#: Answers that nobody knows better are drawn so.
_ANY: Final = 17


@final
class Rehearsal:
    """Who plays on for both sides once it is decided what is tried out."""

    def __init__(self, own: SteadyGrandBattle, enemy: StraightAhead) -> None:
        self._own: Final = own
        self._enemy: Final = enemy
        #: How many decisions were imagined so far: that is the work.
        self.decisions = 0

    def begun(self, match: Match[GrandBattle], side: int, sheet: list[Action]) -> None:
        """A sheet is handed in and carried out, up to the fights of the turn."""
        turn = match.position.turn
        for deed in sheet:
            if match.decider == side and isinstance(match.choice(), OrderSheet) and match.refusal(deed) is None:
                match.enact(deed)
        if match.decider == side and isinstance(match.choice(), OrderSheet):
            match.enact(DONE)
        for _ in range(_ENDLESS):
            position = match.position
            if match.over or position.turn > turn or position.phase >= COMBAT:
                return
            self._go_on(match, side, stands=True)

    def play_on(self, match: Match[GrandBattle], side: int, *, stands: bool) -> None:
        """Both go on to the end of the enemy's turn; he orders nothing, or everybody ahead."""
        position = match.position
        end = position.turn + (2 if position.active == side else 1)
        for _ in range(_ENDLESS):
            if match.over or match.position.turn >= end:
                return
            self._go_on(match, side, stands=stands)

    def _go_on(self, match: Match[GrandBattle], side: int, *, stands: bool) -> None:
        """Whoever is asked decides."""
        self.decisions += 1
        match.enact(self._decided(match, side, stands=stands))

    def _decided(self, match: Match[GrandBattle], side: int, *, stands: bool) -> Action:
        """What whoever is asked does."""
        if match.is_countable and match.number == 1:
            return match.options()[0]
        decider = match.decider
        choice = match.choice()
        action: Action | None
        if isinstance(choice, OrderSheet) and not isinstance(choice, RecoverySheet) and (stands or decider == side):
            action = DONE
        elif decider == side:
            action = self._own.decide(match, side)
        else:
            action = self._enemy.decide(match, decider)
        if action is not None and match.refusal(action) is None:
            return action
        return match.sample(Generator(_ANY))
