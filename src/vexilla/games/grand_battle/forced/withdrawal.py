"""The move of a unit that retreats or evades, and what cuts it short (GRB-07-011, GRB-07-012, GRB-07-018 to 021)."""

from __future__ import annotations

from typing import Final

from ....kernel.match import Match
from ....kernel.step import Step
from ..disorder import disorder
from ..geometry.bases import FRONT
from ..geometry.numbers import QUARTER_TURN
from ..moves.dressing_up import dress
from ..moves.passage import lets_all_through, lie_under
from ..position import EVADED, GrandBattle
from ..roster import NONE
from ..setup.sighting import discover
from ..tables.disorder import BLOCKED, BLOCKED_FRIEND, NOT_SHAKEN_OFF, RAN_INTO_ENEMY, Cause
from ..tables.movement import EVADE, FLIGHT, RETREAT
from ..telling import tell_shift
from .directions import edge_towards
from .running import (
    blocking_friend,
    enemies_about,
    first_met,
    forced_way,
    join_all,
    lay_open,
    leaves_over_edge,
    make_room,
    put_down,
    turned_if_free,
)

#: Who leaves a fight how: a retreat, an evasion, skirmishers whom fleeing enemies drive before them (GRB-07-024), and
#: a flight; with the quarters of MV that each of them covers.
RETREATS: Final = 0
EVADES: Final = 1
DRIVEN: Final = 2
FLEES: Final = 3
QUARTERS: Final[tuple[int, ...]] = (RETREAT.share, EVADE.share, FLIGHT.share, FLIGHT.share)


class Withdraw(Step[GrandBattle]):
    """A unit goes in the heading that was chosen, and ends facing the threat."""

    def __init__(self, kind: int, unit: int, threat: int, heading: int) -> None:
        super().__init__()
        self.kind: Final = kind
        self.unit: Final = unit
        self.threat: Final = threat
        self.heading: Final = heading

    def run(self, match: Match[GrandBattle]) -> None:
        """Up to the first obstacle, friend or enemy; over the edge it leaves the table (GRB-07-007, GRB-07-008)."""
        position = match.position
        unit = self.unit
        if not position.is_on_table(unit):
            return
        start = position.bases[unit]
        before = [met.opponent(unit) for met in position.contacts_of(unit)]
        edge = edge_towards(start, position.bases[self.threat])
        way = forced_way(position, unit, start, self.heading, QUARTERS[self.kind])
        cause: Cause | None = BLOCKED if way.is_blocked else None
        length, enemy = first_met(position, way, way.furthest, enemies_about(position, position.side_of(unit)))
        length, friend = blocking_friend(position, way, length)
        if friend != NONE:
            # Guns and servants do not stop him: he may only not end on them.
            cause = None if lets_all_through(position, friend) else BLOCKED_FRIEND
        elif enemy != NONE:
            cause = None
            lay_open(match, enemy)
        if unit == position.quarry:
            position.quarry_way = self.heading
        if self.kind != RETREATS:
            position.marks[unit] |= EVADED
        put_down(match, way, length)
        if not position.is_on_table(unit):
            return
        if leaves_over_edge(match, unit, for_good=self.kind == RETREATS):
            return
        is_free = not lie_under(position, [unit], [position.bases[unit]])
        if edge != FRONT and is_free and not position.has_front_all_round(unit):
            position.bases[unit] = turned_if_free(position, unit, position.bases[unit], edge * QUARTER_TURN)
        discover(match)
        new = join_all(position, unit, start)
        self._suffer(match, cause, before, new)
        dress(position, [unit])
        tell_shift(match, "GRB-07-012")
        make_room(match, unit)

    def _suffer(self, match: Match[GrandBattle], cause: Cause | None, before: list[int], new: list[int]) -> None:
        """An additional point for what cut the move short, and for a new enemy.

        Who is stopped and so has not shaken off his enemy has the point for it already.
        """
        position = match.position
        unit = self.unit
        held = [met for met in position.contacts_of(unit) if met.opponent(unit) in before]
        causes: list[Cause] = [cause] if cause is not None else []
        if new:
            causes.append(RAN_INTO_ENEMY)
        if held and not causes:
            causes.append(NOT_SHAKEN_OFF)
        for each in causes:
            if position.is_on_table(unit):
                disorder(match, unit, each)

    def label(self) -> str:
        return f"Withdraw({self.kind} {self.unit} {self.threat} {self.heading})"
