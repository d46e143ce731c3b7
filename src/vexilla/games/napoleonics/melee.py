"""What only a melee of Napoleonics has: combined arms, the die of a square, dice in three steps (chapters 5 and 6)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import NOBODY, SIDES
from ...kernel.step import Choice, Step
from ..commands_colors.asks import Asks
from ..commands_colors.position import ATTACKING, FIRE, NONE
from ..commands_colors.rules import refuse, refuse_moment
from ..commands_colors.strike import CountDice, begin_strike
from . import events
from .actions import BOARD, DONE, HEXES, SUPPORT
from .dice import dice_with_cards, dice_with_ground, is_against_square, strike_dice, usual_dice
from .position import SQUARE_STRIKES, Napoleonics
from .targets import forbids_support, may_lead, supporters_against

# -- combined arms -------------------------------------------------------------------------------


class JoinArms(Choice[Napoleonics]):
    """Ordered batteries may join the melee, before any dice are rolled (NAP-06-070, NAP-06-071)."""

    def options(self, match: Match[Napoleonics]) -> list[int]:
        """To attack as it is, if there are dice for it; every battery that may join."""
        position = match.position
        options = [DONE] if strike_dice(position) else []
        batteries = supporters_against(position, position.ground)
        return options + [SUPPORT + position.unit_hex[battery] for battery in batteries]

    def forbids(self, match: Match[Napoleonics], action: int) -> Refusal | None:
        """Why a battery may not join, or why it must."""
        position = match.position
        if action == DONE:
            return None if strike_dice(position) else refuse("NAP-05-091")
        if not SUPPORT <= action < SUPPORT + HEXES:
            return refuse_moment(match, self)
        hex_ = action - SUPPORT
        battery = position.unit_at[hex_]
        if battery < 0 or position.side_of[battery] != self.side:
            return refuse("NAP-06-087", hex=BOARD.labels[hex_])
        clause = forbids_support(position, battery, position.ground)
        return None if clause is None else refuse(clause, hex=BOARD.labels[hex_])

    def take(self, match: Match[Napoleonics], action: int) -> None:
        """Join, and ask again; supporting is the battery's battle of this turn (NAP-06-084)."""
        if action == DONE:
            return
        position = match.position
        battery = position.unit_at[action - SUPPORT]
        position.supporters.append(battery)
        position.battled |= 1 << battery
        if match.logging:
            match.log.append(events.supports(position, battery))
        match.then(self)

    def question(self) -> str:
        return "cc-ask-support"


class CombinedArms(Asks[Napoleonics]):
    """The attacker may bring batteries in (NAP-06-070)."""

    def __init__(self) -> None:
        super().__init__([JoinArms(side) for side in SIDES])

    def who(self, position: Napoleonics) -> int:
        """The attacker's side, if its unit may lead others."""
        return position.side_of[position.attacker] if may_lead(position, position.attacker) else NOBODY


def lose_support(match: Match[Napoleonics]) -> None:
    """The dice of batteries are lost with an attack that cannot be made (NAP-06-082, NAP-06-083)."""
    position = match.position
    if match.logging:
        clause = "NAP-06-082" if position.strike == SQUARE_STRIKES else "NAP-06-083"
        for battery in position.supporters:
            match.log.append(events.support_lost(position, battery, clause))


# -- the square ----------------------------------------------------------------------------------


class SquareFirst(Step[Napoleonics]):
    """A square that cavalry attacks rolls its die first, whoever's turn it is (NAP-06-036)."""

    def run(self, match: Match[Napoleonics]) -> None:
        """Strike."""
        position = match.position
        if not is_against_square(position):
            return
        if match.logging:
            match.log.append(events.square_strikes(position, position.defender))
        begin_strike(match, SQUARE_STRIKES)


def note_bounce(match: Match[Napoleonics]) -> None:
    """A flag of a square throws cavalry back (NAP-06-038)."""
    position = match.position
    if position.strike == SQUARE_STRIKES and position.flags:
        position.is_bounced = True
        if match.logging:
            match.log.append(events.bounced(position, position.attacker))


# -- dice ----------------------------------------------------------------------------------------


class DetermineDice(CountDice[Napoleonics]):
    """The dice of the unit itself: by its blocks, its unit card, its battery's table."""

    def dice(self, position: Napoleonics) -> int:
        """Before cards and terrain."""
        return usual_dice(position)


class CardBonuses(Step[Napoleonics]):
    """The card in force adds dice; squares have a limit."""

    def run(self, match: Match[Napoleonics]) -> None:
        """Add them."""
        position = match.position
        if position.strike != NONE:
            position.dice = dice_with_cards(position, position.dice)


class TerrainDice(Step[Napoleonics]):
    """Terrain takes dice; those of batteries that join are added (NAP-06-077)."""

    def run(self, match: Match[Napoleonics]) -> None:
        """Take them off."""
        position = match.position
        if position.strike != NONE:
            position.dice = dice_with_ground(position, position.dice)


class EndOfCombat(Step[Napoleonics]):
    """All actions of one unit are finished before another battles (NAP-05-007, NAP-05-288)."""

    def run(self, match: Match[Napoleonics]) -> None:
        """What follows is no bonus melee."""
        match.position.is_bonus = False


JOIN_ARMS: Final = CombinedArms()
SQUARE_FIRST: Final = SquareFirst()
DETERMINE_MELEE_DICE: Final = DetermineDice(ATTACKING)
DETERMINE_FIRE_DICE: Final = DetermineDice(FIRE)
CARD_BONUSES: Final = CardBonuses()
TERRAIN_DICE: Final = TerrainDice()
END_OF_COMBAT: Final = EndOfCombat()
