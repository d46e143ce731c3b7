"""What cannot be in a battle: two pieces in one place, lost cards and tokens, leaders of the wrong kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.sides import SIDES
from ..commands_colors.faults import banner_faults, card_faults, leader_faults, unit_faults
from .cards import CARDS, KINDS_OF_CARDS
from .dragons import DRAGONS

if TYPE_CHECKING:
    from .position import Samurai

#: All tokens there are, and the stock of Dragon cards.
_TOKENS = 30
_DRAGON_CARDS = 1


def faults_of(position: Samurai) -> list[str]:
    """Everything that is wrong; empty in a sound position."""
    copies = [CARDS[card].copies for card in range(KINDS_OF_CARDS)]
    wrong = unit_faults(position) + leader_faults(position) + card_faults(position, copies, position.scouted)
    return wrong + _dragons(position) + _tokens(position) + _leaders(position) + banner_faults(position)


def _dragons(position: Samurai) -> list[str]:
    """Every Dragon card is in the deck, in a hand, in play or discarded, and only there."""
    stock = position.stocks[_DRAGON_CARDS]
    wrong: list[str] = []
    for dragon, card in enumerate(DRAGONS):
        found = stock.deck[dragon] + stock.discards[dragon] + position.dragons.count(dragon)
        found += sum([stock.hands[side][dragon] for side in SIDES])
        if found != card.copies:
            wrong.append(f"there are {found} Dragon cards {card.key}")
    return wrong


def _tokens(position: Samurai) -> list[str]:
    """There are always thirty tokens (SAM-01-002)."""
    found = sum(position.honor) + position.pool + position.on_dragons
    wrong = [] if found == _TOKENS else [f"there are {found} tokens"]
    if min(position.honor) < 0 or position.pool < 0 or position.on_dragons < 0:
        wrong.append("somebody has fewer tokens than none")
    return wrong


def _leaders(position: Samurai) -> list[str]:
    """Leaders are only with units they can lead (SAM-05-007)."""
    wrong: list[str] = []
    for leader, hex_ in enumerate(position.leader_hex):
        unit = position.unit_at[hex_] if hex_ >= 0 else -1
        if unit >= 0 and not position.rules.may_lead(position, leader, unit):
            name = position.roster.leaders[leader].name
            wrong.append(f"{name} on {position.field.board.labels[hex_]} is on foot and cannot lead cavalry")
    return wrong
