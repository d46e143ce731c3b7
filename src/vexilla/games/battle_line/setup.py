"""Setting up a game of Battle Line: cutting for the deal and dealing (chapter 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import BOTTOM, NOBODY, SIDES, TOP, name_of_side
from ...kernel.step import Chance, Step
from . import events
from .actions import CUT
from .cards import HAND_LIMIT, TROOP_PILE, TROOPS, VALUES
from .drawing import TurnUp
from .legality import refuse
from .position import BattleLine
from .turn import begin_turn

if TYPE_CHECKING:
    from ...kernel.chance import Generator

#: The uses of chance: the two piles under their own numbers, and the cut.
STREAMS: Final = ("troops", "tactics", "cut")
STREAM_VERBS: Final = ("deal", "deal", "cut")
CUT_STREAM: Final = 2


class CutForDeal(Chance[BattleLine]):
    """Each player cuts the Troop deck; the higher number deals, equal numbers cut again (BLN-02-002)."""

    def __init__(self, cutter: int, bottom_value: int) -> None:
        super().__init__(CUT_STREAM)
        self.cutter: Final = cutter
        #: What the bottom player has cut, once it is the top player's turn to cut.
        self.bottom_value: Final = bottom_value

    def options(self, match: Match[BattleLine]) -> list[int]:
        """Every Troop card."""
        return [CUT + card for card in range(TROOPS)]

    def forbids(self, match: Match[BattleLine], action: int) -> Refusal | None:
        return None if CUT <= action < CUT + TROOPS else refuse("BLN-02-002")

    def sample(self, match: Match[BattleLine], generator: Generator) -> int:
        """Any of the sixty."""
        return CUT + generator.below(TROOPS)

    def take(self, match: Match[BattleLine], action: int) -> None:
        """Show the card and compare."""
        card = action - CUT
        value = card % VALUES
        if match.logging:
            match.log.append(events.cut_for_deal(self.cutter, card))
        if self.cutter == BOTTOM:
            match.then(CutForDeal(TOP, value))
        elif value == self.bottom_value:
            match.then(FIRST_CUT)
        else:
            dealer = TOP if value > self.bottom_value else BOTTOM
            match.then(Deal(dealer))

    def label(self) -> str:
        return f"CutForDeal({name_of_side(self.cutter)} {self.bottom_value})"


class Deal(Step[BattleLine]):
    """The dealer gives each player seven Troop cards; the other player begins (BLN-02-003, BLN-04-001)."""

    def __init__(self, dealer: int) -> None:
        super().__init__()
        self.dealer: Final = dealer

    def run(self, match: Match[BattleLine]) -> None:
        """Put the deal on the agenda, a card to each in turn, the other player first."""
        match.position.dealer = self.dealer
        for _ in range(HAND_LIMIT):
            match.then(DEALT_TO[1 - self.dealer], DEALT_TO[self.dealer])
        match.then(FirstTurn(1 - self.dealer))

    def label(self) -> str:
        return f"Deal({name_of_side(self.dealer)})"


class FirstTurn(Step[BattleLine]):
    """The first turn of a game."""

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first: Final = first

    def run(self, match: Match[BattleLine]) -> None:
        """Begin."""
        if match.logging:
            match.log.append(events.cards_dealt(match.position.dealer, self.first, match.position.game_number))
        begin_turn(match, self.first)

    def label(self) -> str:
        return f"FirstTurn({name_of_side(self.first)})"


class Series(Step[BattleLine]):
    """The series, at the bottom of the agenda: one game after another until all are played.

    The winner of a game begins the next one, so the loser deals (BLN-12-004); after a drawn game,
    as before the first, the players cut for the deal.
    """

    def run(self, match: Match[BattleLine]) -> None:
        """Set up the next game, or end the match."""
        position = match.position
        if position.game_number == position.settings.series:
            position.over = True
            position.winner = series_winner(position)
            return
        if position.game_number:
            position.clear_table()
        position.game_number += 1
        match.then(FIRST_CUT if position.game_winner == NOBODY else Deal(1 - position.game_winner), self)


def series_winner(position: BattleLine) -> int:
    """Who has more points; of a single game, who won it."""
    if position.settings.series == 1:
        return position.game_winner
    bottom, top = position.points
    return NOBODY if bottom == top else BOTTOM if bottom > top else TOP


SERIES: Final = Series()
FIRST_CUT: Final = CutForDeal(BOTTOM, NOBODY)
DEALT_TO: Final = [TurnUp(side, TROOP_PILE, True) for side in SIDES]
