"""What never changes in a battle."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, cast

from .battlefield import Battlefield
from .kinds import Terrain, UnitKind
from .roster import Roster
from .rules import Rules

#: A game's own kinds of units, grounds and special rules.
K = TypeVar("K", bound=UnitKind)
G = TypeVar("G", bound=Terrain)
S = TypeVar("S")


class BattleSetting(Generic[K, G, S]):
    """The field, the armies and the special rules, with the game's own columns of its tables."""

    def __init__(self, rules: Rules, field: Battlefield, roster: Roster, special: S) -> None:
        self.rules: Final = rules
        self.field: Final = field
        self.roster: Final = roster
        self.special: Final = special
        self.kinds: Final = [cast("K", unit.kind) for unit in roster.units]
        self.grounds: Final = [cast("G", terrain) for terrain in field.terrain]
