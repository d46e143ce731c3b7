"""The special rules a scenario of Ancients can switch on, each by its name."""

from __future__ import annotations

from typing import Final

from ...kernel.sides import NOBODY

#: Which legion rule a side's medium and heavy infantry follow (chapter 17).
NO_LEGIONS: Final = 0
MARIAN: Final = 1
JULIAN: Final = 2


class Ambush:
    """A reserve that comes onto the enemy's baseline with a Leadership card (Trebbia)."""

    def __init__(self, side: int, from_turn: int) -> None:
        self.side: Final = side
        #: The first of its side's own turns in which it may come.
        self.from_turn: Final = from_turn


class Special:
    """All switches of a scenario. The plain object is a scenario without special rules."""

    def __init__(self) -> None:
        #: For each side NO_LEGIONS, MARIAN or JULIAN (ANC-17-012 to ANC-17-018).
        self.legions: list[int] = [NO_LEGIONS, NO_LEGIONS]
        #: For each side the hexes from which its units may leave over the enemy's edge, a banner each.
        self.exits: list[tuple[int, ...]] = [(), ()]
        #: For each side the hexes that give it a banner, once, when one of its units ends a move there.
        self.objectives: list[tuple[int, ...]] = [(), ()]
        #: For each side how large its hand grows, a card a turn; 0 for not at all.
        self.hand_grows_to: list[int] = [0, 0]
        #: For each side the number of its banners at which its hand becomes larger at once, and how large.
        self.hand_jumps_at: list[int] = [0, 0]
        self.hand_jumps_to: list[int] = [0, 0]
        #: Every own leader lost lowers the hand by one; all enemy leaders killed win the battle.
        self.leaders_lower_hand: bool = False
        self.leaders_decide: bool = False
        #: The side whose foot may not ignore flags that elephants roll in close combat, or NOBODY.
        self.fears_elephants: int = NOBODY
        #: The side whose unsupported heavy infantry battles back with three dice against legions, or NOBODY.
        self.stiff_phalanx: int = NOBODY
        self.ambush: Ambush | None = None
        #: How many leaders each side places after seeing its hand, and who begins.
        self.leaders_to_place: list[int] = [0, 0]
        self.places_first: int = NOBODY
