"""What cannot be in a battle: two pieces in one place, lost cards, wrong counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..commands_colors.faults import banner_faults, card_faults, leader_faults, unit_faults
from .cards import CARDS, KINDS_OF_CARDS

if TYPE_CHECKING:
    from .position import Ancients


def faults_of(position: Ancients) -> list[str]:
    """Everything that is wrong; empty in a sound position."""
    wrong = unit_faults(position) + leader_faults(position)
    copies = [CARDS[card].copies for card in range(KINDS_OF_CARDS)]
    return wrong + card_faults(position, copies, []) + banner_faults(position)
