"""Setting a battle up: the pieces of both armies on the field."""

from __future__ import annotations

from .position import Battle
from .roster import RESERVE
from .scenario import Scenario


def stand_pieces(position: Battle) -> None:
    """Put every unit, with the blocks it begins with, and every leader where the scenario has them."""
    for number, unit in enumerate(position.roster.units):
        position.blocks[number] = unit.blocks
        if unit.hex >= 0:
            position.put_unit(number, unit.hex)
        else:
            position.unit_hex[number] = RESERVE
    for number, leader in enumerate(position.roster.leaders):
        if leader.hex >= 0:
            position.put_leader(number, leader.hex)
        else:
            position.leader_hex[number] = RESERVE


def set_field(position: Battle, scenario: Scenario, copies: list[int]) -> None:
    """The field before the cards are dealt: pieces, a whole deck, command, banners, and who begins."""
    stand_pieces(position)
    position.deck[:] = copies
    position.command = [army.cards for army in scenario.armies]
    position.banners_needed = scenario.banners[:]
    position.active = scenario.first
