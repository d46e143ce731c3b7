"""The battlefield: a board with terrain on it. It belongs to the scenario and does not change in play."""

from __future__ import annotations

from typing import Final

from .board import Board
from .kinds import HIDES, HIDES_BEYOND, HIDES_LOWER, HIDES_OUTSIDE, MOVERS, SEEN_THROUGH, Terrain
from .sight import SightLines


class Battlefield:
    """Terrain by hex, and what follows from it for movement and sight."""

    def __init__(
        self,
        board: Board,
        lines: SightLines,
        terrain: list[Terrain],
        fronts: list[int],
        *,
        each_side_by_itself: bool = False,
    ) -> None:
        self.board: Final = board
        self.lines: Final = lines
        #: A line along sides of hexes is blocked by obstacles left and right of one side; else anywhere on its way.
        self.each_side_by_itself: Final = each_side_by_itself
        self.terrain: Final = terrain
        #: For each hex the sides that its terrain protects, as bits.
        self.fronts: Final = fronts
        #: For each mover and hex OPEN, STOP or CLOSED.
        self.entry: Final = [[ground.entry(mover) for ground in terrain] for mover in range(MOVERS)]
        #: Hexes that are left by one hex only, and those that are entered from beside.
        self.left_slowly: Final = [ground.is_left_slowly for ground in terrain]
        self.entered_from_beside: Final = [ground.is_entered_from_beside for ground in terrain]
        self.hides: Final = [ground.hides for ground in terrain]
        self.ridges: Final = [ground.is_ridge for ground in terrain]
        #: Whether no terrain hides anything, which spares looking.
        self.is_open: Final = max(self.hides) == SEEN_THROUGH

    def hidden_by_terrain(self, here: int, there: int) -> bool:
        """Whether terrain lies in the way; :meth:`is_hidden` adds whatever stands there."""
        return not self.is_open and self._is_blocked(here, there, None, None)

    def is_hidden(self, here: int, there: int, unit_at: list[int], leader_at: list[int]) -> bool:
        """Whether anything hides one hex from another: units and leaders of either side, terrain, the edge."""
        return self._is_blocked(here, there, unit_at, leader_at)

    def hidden_by(self, here: int, there: int, unit_at: list[int], leader_at: list[int]) -> list[int]:
        """The hexes that hide one hex from another, along the line; none if it is seen, or only the edge hides it."""
        if not self.is_hidden(here, there, unit_at, leader_at):
            return []
        if self.each_side_by_itself:
            return self._hiding_side_by_side(here, there, unit_at, leader_at)
        line = self.lines.line(here, there)
        passes = self._sees_through(here, there, line.crossed)
        crossed = [hex_ for hex_ in line.crossed if self._hides(hex_, passes, unit_at, leader_at)]
        return crossed or [hex_ for hex_ in line.left + line.right if self._hides(hex_, passes, unit_at, leader_at)]

    def _hiding_side_by_side(self, here: int, there: int, unit_at: list[int], leader_at: list[int]) -> list[int]:
        found: list[int] = []
        is_ridge = self.ridges[here]
        for place in self.lines.places(here, there):
            hexes = [hex_ for hex_ in place if hex_ >= 0]
            hiding: list[int] = []
            goes_on = False
            for hex_ in hexes:
                is_high = self.ridges[hex_]
                goes_on = goes_on or is_high
                if self._hides(hex_, HIDES_BEYOND if is_ridge and is_high else SEEN_THROUGH, unit_at, leader_at):
                    hiding.append(hex_)
            if len(hiding) == len(hexes):
                found += hiding
            is_ridge = is_ridge and goes_on
        return found

    def _is_blocked(self, here: int, there: int, unit_at: list[int] | None, leader_at: list[int] | None) -> bool:
        if self.each_side_by_itself:
            return self._is_blocked_side_by_side(here, there, unit_at, leader_at)
        line = self.lines.line(here, there)
        passes = self._sees_through(here, there, line.crossed)
        for hex_ in line.crossed:
            if self._hides(hex_, passes, unit_at, leader_at):
                return True
        if line.left or line.right:
            left = line.edges & 1 != 0
            for hex_ in line.left:
                if self._hides(hex_, passes, unit_at, leader_at):
                    left = True
            if left:
                if line.edges & 2:
                    return True
                for hex_ in line.right:
                    if self._hides(hex_, passes, unit_at, leader_at):
                        return True
        return False

    def _is_blocked_side_by_side(
        self, here: int, there: int, unit_at: list[int] | None, leader_at: list[int] | None
    ) -> bool:
        """Hex after hex, with the two sides of the line together; half hexes beyond the edge are obstacles."""
        is_ridge = self.ridges[here]
        for place in self.lines.places(here, there):
            blocked = len(place) > 0
            goes_on = False
            for hex_ in place:
                if hex_ < 0:
                    continue
                is_high = self.ridges[hex_]
                goes_on = goes_on or is_high
                if not self._hides(hex_, HIDES_BEYOND if is_ridge and is_high else SEEN_THROUGH, unit_at, leader_at):
                    blocked = False
            if blocked:
                return True
            is_ridge = is_ridge and goes_on
        return False

    def _sees_through(self, here: int, there: int, crossed: tuple[int, ...]) -> int:
        """The kind of hiding that does not count between these two hexes, or SEEN_THROUGH for none."""
        hides = self.hides
        if hides[here] != hides[there]:
            return SEEN_THROUGH
        if hides[here] == HIDES_LOWER:
            return HIDES_LOWER
        if hides[here] == HIDES_OUTSIDE:
            for hex_ in crossed:
                if hides[hex_] != HIDES_OUTSIDE:
                    return SEEN_THROUGH
            return HIDES_OUTSIDE
        return SEEN_THROUGH

    def _hides(self, hex_: int, passes: int, unit_at: list[int] | None, leader_at: list[int] | None) -> bool:
        hides = self.hides[hex_]
        if hides == HIDES or (hides != SEEN_THROUGH and hides != passes):
            return True
        if unit_at is None or leader_at is None:
            return False
        return unit_at[hex_] >= 0 or leader_at[hex_] >= 0
