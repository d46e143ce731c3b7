"""The two armies of a scenario: which units and leaders there are. It does not change in play."""

from __future__ import annotations

from typing import Final

from ...kernel.key import key_of_text
from .board import NOWHERE
from .kinds import UnitKind

#: Where a piece is that left the field alive, was destroyed, or waits off the board.
LOST: Final = -1
GONE: Final = -2
RESERVE: Final = -3
#: On his way between hexes.
IN_FLIGHT: Final = -4
PLACES: Final = {LOST: "lost", GONE: "gone", RESERVE: "reserve"}

assert NOWHERE == LOST


class Elite:
    """What sets a special unit apart from others of its kind (its marker block is no block of the unit)."""

    def __init__(
        self, name: str, helmets: bool = False, ignored_flags: int = 0, ignored_swords: int = 0, bow_range: int = 0
    ) -> None:
        self.name: Final = name
        #: Whether its helmets hit in close combat without a leader.
        self.helmets: Final = helmets
        self.ignored_flags: Final = ignored_flags
        self.ignored_swords: Final = ignored_swords
        #: If not 0, it fires like bow infantry.
        self.bow_range: Final = bow_range


class UnitEntry:
    """One unit of a scenario."""

    def __init__(self, side: int, kind: UnitKind, hex_: int, elite: Elite | None = None, blocks: int = 0) -> None:
        self.side: Final = side
        self.kind: Final = kind
        #: Where it begins: a hex, or RESERVE.
        self.hex: Final = hex_
        self.elite: Final = elite
        #: Its strength at the start, which it never exceeds; full unless the scenario says otherwise.
        self.blocks: Final = blocks or kind.blocks


class LeaderEntry:
    """One leader of a scenario, and what he can do that others cannot."""

    def __init__(
        self, side: int, name: str, hex_: int, close_dice: int = 0, is_solitary: bool = False, is_vital: bool = False
    ) -> None:
        self.side: Final = side
        self.name: Final = name
        self.hex: Final = hex_
        #: Dice that he adds to the close combat of the unit he leads.
        self.close_dice: Final = close_dice
        #: He helps only the unit he is with, and a Leadership card on him orders only that unit.
        self.is_solitary: Final = is_solitary
        #: If he is lost, his side has lost.
        self.is_vital: Final = is_vital


class Roster:
    """All units and leaders, by number: those of one side need not be together."""

    def __init__(
        self,
        units: list[UnitEntry],
        leaders: list[LeaderEntry],
        scenario: str = "",
        armies: tuple[str, str] = ("", ""),
    ) -> None:
        #: The key of the scenario, and what the two armies are called, bottom's first; empty without one.
        self.scenario: Final = scenario
        self.armies: Final = armies
        self.units: Final = units
        self.leaders: Final = leaders
        self.units_of: Final = [tuple(n for n, unit in enumerate(units) if unit.side == side) for side in (0, 1)]
        self.leaders_of: Final = [tuple(n for n, lead in enumerate(leaders) if lead.side == side) for side in (0, 1)]
        self.side_of: Final = [unit.side for unit in units]
        self.side_of_leader: Final = [leader.side for leader in leaders]
        #: What each unit and each leader is as a number, for the key of a position.
        self.unit_keys: Final = [key_of_text(f"{unit.kind.code} {unit.blocks}") for unit in units]
        self.leader_keys: Final = [key_of_text(leader.name) for leader in leaders]
