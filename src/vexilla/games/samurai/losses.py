"""What a side loses with leaders and camps and by Dragon cards: cards, honor, the battle (chapters 10, 13, 17, 20)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.sides import SIDES, name_of_side
from ...kernel.step import Step
from ..commands_colors.deck import LOSE_CARD, LoseCard
from ..commands_colors.position import NONE
from ..commands_colors.roster import GONE
from ..commands_colors.victory import BY_SURRENDER, award, finish
from . import events
from .honor import DISHONOR, dishonor, gain, pay
from .position import DRAGON_CARDS, Samurai

#: A leader who commits seppuku brings so many tokens (SAM-10-035).
SEPPUKU_TOKENS: Final = 5
#: A captured camp counts as so many banners (SAM-20-066).
CAMP_BANNERS: Final = 3
#: Whoever has no more command cards than this surrenders (SAM-17-007).
SURRENDER_AT: Final = 1


def lose_command(match: Match[Samurai], side: int, clause: str) -> None:
    """A side loses a command card for good, at random; with an empty hand the played one counts (SAM-17-010)."""
    position = match.position
    position.command[side] = max(0, position.command[side] - 1)
    if match.logging:
        match.log.append(events.command_lost(position, side, clause))
    if position.hand_size(side):
        match.then(LOSE_CARD[side])
    match.then(SURRENDER[side])


class Surrender(Step[Samurai]):
    """A side that has lost a command card surrenders if it has only one left (SAM-17-007 to SAM-17-009)."""

    def __init__(self, loser: int) -> None:
        super().__init__()
        self.loser: Final = loser

    def run(self, match: Match[Samurai]) -> None:
        """Count them, with the one it has played."""
        if match.position.cards_commanded(self.loser) <= SURRENDER_AT:
            if match.logging:
                match.log.append(events.surrendered(self.loser))
            finish(match, 1 - self.loser, "SAM-17-007", BY_SURRENDER)

    def label(self) -> str:
        return f"Surrender({name_of_side(self.loser)})"


class GiveDragon(LoseCard[Samurai]):
    """A Dragon card, taken at random, goes to the other side's hand (SAM-10-037)."""

    def __init__(self, loser: int) -> None:
        super().__init__(loser, DRAGON_CARDS)

    def clause(self) -> str:
        """The clause by which it does."""
        return "SAM-10-037"

    def take(self, match: Match[Samurai], action: int) -> None:
        """Into the other hand."""
        position = match.position
        stock = position.stocks[DRAGON_CARDS]
        card = action - position.rules.stocks[DRAGON_CARDS].discard
        stock.hands[self.loser][card] -= 1
        stock.hands[1 - self.loser][card] += 1
        if match.logging:
            match.log.append(events.dragon_given(self.loser, card, self.clause()))

    def label(self) -> str:
        return f"{type(self).__name__}({name_of_side(self.loser)})"


class StolenDragon(GiveDragon):
    """A Dragon card that the Ninja Thief takes (SAM-22-020)."""

    def clause(self) -> str:
        return "SAM-22-020"


def commit_seppuku(match: Match[Samurai], leader: int, hex_: int) -> None:
    """A leader dies by his own hand: no banner, five tokens, a command card, a Dragon card (SAM-10-033 to 037)."""
    position = match.position
    side = position.side_of_leader[leader]
    position.lift_leader(leader, GONE)
    if match.logging:
        match.log.append(events.seppuku(position, leader, hex_))
    gain(match, side, SEPPUKU_TOKENS, "SAM-10-035")
    lose_command(match, side, "SAM-10-036")
    if position.dragons_held(side):
        match.then(GIVE_DRAGON[side])


def see_to_camps(match: Match[Samurai]) -> None:
    """A camp in which nobody of its side is left is taken at once (SAM-20-065 to SAM-20-067)."""
    position = match.position
    for hex_ in position.setting.camps:
        side = position.setting.owner_of_camp(hex_)
        if position.over or position.camps_taken >> side & 1:
            continue
        if position.holder(hex_) == side:
            continue
        position.take_camp(side)
        if match.logging:
            match.log.append(events.camp_taken(position, side, hex_))
        for _ in range(CAMP_BANNERS):
            award(match, 1 - side, "SAM-20-066")
            if position.over:
                return
        lose_command(match, side, "SAM-20-067")


class SeeToCamps(Step[Samurai]):
    """After what a Dragon card did: camps that were left empty are taken."""

    def run(self, match: Match[Samurai]) -> None:
        """Look at them."""
        see_to_camps(match)


def cost_honor(match: Match[Samurai], side: int, tokens: int, clause: str) -> None:
    """A Dragon card costs a side tokens; with too few it has lost its honor completely (SAM-13-014, SAM-13-028)."""
    if tokens and not pay(match, side, tokens, clause):
        dishonor(match, side, NONE, NONE, NONE, "SAM-13-014")
        match.then(DISHONOR, SEE_TO_CAMPS)


SURRENDER: Final = [Surrender(side) for side in SIDES]
GIVE_DRAGON: Final = [GiveDragon(side) for side in SIDES]
STOLEN_DRAGON: Final = [StolenDragon(side) for side in SIDES]
SEE_TO_CAMPS: Final = SeeToCamps()
