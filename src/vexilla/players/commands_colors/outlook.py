"""The outlook: a position as one side looks at it, in which things can be tried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from ...games.commands_colors.position import NONE, B, Battle
from .memory import Memory
from .weights import BattleWeights

if TYPE_CHECKING:
    from mypy_extensions import i64

#: How far the nearest enemy is if there is none.
NOBODY_NEAR: Final = 99
#: The hex of an attacker that will come from somewhere.
UNKNOWN: Final = -1

W = TypeVar("W", bound=BattleWeights)


class BattleOutlook(Generic[B, W]):
    """One side's look at a position, which it may change for trying things out and must change back."""

    def __init__(self, position: B, side: int, weights: W, memory: Memory | None = None, stance: int = 0) -> None:
        self.position: Final[B] = position
        self.side: Final = side
        self.weights: Final[W] = weights
        units = position.units_of
        self.own: Final = [unit for unit in units[side] if position.unit_hex[unit] >= 0]
        self.foes: Final = [unit for unit in units[1 - side] if position.unit_hex[unit] >= 0]
        #: For each side what destroying a unit of the other counts more because victory is near.
        self.pressing: Final = [self._pressing(0), self._pressing(1)]
        #: How each unit stands: see ``stance_of``; before that is asked for, what a game says.
        self.stance: Final = [stance] * len(position.unit_hex)
        #: The kind of each unit as a number, and what was worked out already of fights and of blows.
        self.numbers: Final = [weights.number_of[unit.kind.key] for unit in position.roster.units]
        self.memory: Final = memory if memory is not None else Memory()
        #: By hex how far the nearest enemy unit is, once it was asked for; and how often an enemy was put elsewhere.
        self._nearest = [NONE] * len(position.unit_at)
        self.foes_put = 0

    def _pressing(self, side: int) -> float:
        missing = max(0, self.position.banners_needed[side] - self.position.banners[side])
        urgency = self.weights.urgency
        return self.weights.banner * (urgency[min(missing, len(urgency) - 1)] - 1.0)

    # -- what each game knows --------------------------------------------------------------------

    def stance_of(self, unit: int) -> int:
        """All that matters about how a unit stands when it is struck or strikes, as one number."""
        raise NotImplementedError

    def fitness(self, unit: int) -> float:
        """How much a unit gains from a leader."""
        raise NotImplementedError

    def is_perilous(self, hex_: int) -> bool:
        """Whether a die is rolled against a leader who flees through a hex, because of its terrain."""
        return False

    # -- what units are worth --------------------------------------------------------------------

    def kind_worth(self, unit: int) -> list[float]:
        """What a unit is worth to its side, by blocks."""
        return self.weights.worth[self.numbers[unit]]

    def prize(self, leader: int) -> float:
        """What it is worth to the other side to kill a leader."""
        position: Battle = self.position
        return self.weights.banner + self.weights.leader + self.pressing[1 - position.side_of_leader[leader]]

    def risk(self, unit: int, destroyed: float, harmed: float) -> float:
        """What it costs that a unit's leader may fall, when it is destroyed or loses blocks with such chances."""
        position: Battle = self.position
        weights: BattleWeights = self.weights
        fall = destroyed * weights.leader_falls + harmed * weights.leader_hit
        return fall * (weights.banner + weights.leader + self.pressing[1 - position.side_of[unit]])

    def led(self, unit: int, other: int) -> int:
        """Which of two units have leaders, who may fall in their fight, as two bits."""
        position: Battle = self.position
        return (2 if position.leader_with(unit) >= 0 else 0) + (1 if position.leader_with(other) >= 0 else 0)

    # -- how units stand -------------------------------------------------------------------------

    def note_stances(self) -> None:
        """Work out how everyone stands."""
        for unit in self.own:
            self.stance[unit] = self.stance_of(unit)
        for unit in self.foes:
            self.stance[unit] = self.stance_of(unit)

    def renew_stances(self, hex_: int) -> None:
        """Work out anew how everyone around a hex stands."""
        position: Battle = self.position
        for there in position.field.board.neighbours[hex_]:
            unit = position.unit_at[there]
            if unit >= 0:
                self.stance[unit] = self.stance_of(unit)

    def nearest_foe(self, hex_: int) -> int:
        """How far the nearest enemy unit is from a hex; NOBODY_NEAR if there is none."""
        known = self._nearest[hex_]
        if known >= 0:
            return known
        position: Battle = self.position
        unit_hex = position.unit_hex
        row = position.field.board.distance[hex_]
        nearest: i64 = NOBODY_NEAR
        foe: i64
        for foe in self.foes:
            there: i64 = unit_hex[foe]
            if there >= 0:
                nearest = min(nearest, row[there])
        self._nearest[hex_] = nearest
        return nearest

    def is_hunting(self) -> bool:
        """Whether an enemy leader stands alone, to be attacked by whoever is beside him."""
        position: Battle = self.position
        for leader in position.roster.leaders_of[1 - self.side]:
            hex_ = position.leader_hex[leader]
            if hex_ >= 0 and position.unit_at[hex_] < 0:
                return True
        return False

    # -- trying things out -----------------------------------------------------------------------

    def put(self, unit: int, hex_: int) -> int:
        """Stand a unit, with its leader, on another hex; answers the leader it found there, or NONE."""
        found = self.shift(unit, hex_)
        self.stance[unit] = self.stance_of(unit)
        return found

    def shift(self, unit: int, hex_: int) -> int:
        """The same where nobody asks how it stands there."""
        position: Battle = self.position
        found = position.leader_at[hex_]
        position.shift_unit(unit, hex_)
        self._note_put(unit)
        return found

    def _note_put(self, unit: int) -> None:
        """Distances to the enemy are others once one of his units was put elsewhere."""
        position: Battle = self.position
        if position.side_of[unit] != self.side:
            self._nearest = [NONE] * len(position.unit_at)
            self.foes_put += 1

    def put_back(self, unit: int, hex_: int, found: int) -> None:
        """Undo ``put``: a leader it had found stays where he was."""
        position: Battle = self.position
        there = position.unit_hex[unit]
        if found >= 0:
            position.leader_at[there] = NONE
        position.shift_unit(unit, hex_)
        if found >= 0:
            position.put_leader(found, there)
        self._note_put(unit)


#: The outlook of one of the games.
S = TypeVar("S", bound=BattleOutlook[Any, Any])
