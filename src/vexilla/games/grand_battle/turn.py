"""The frame of a battle: player-turns of five phases each, and what is put in order when a turn begins or ends.

What other chapters do in a phase stands here as a line of its procedure, in the order of GRB-02-059 and of the book.
"""

from __future__ import annotations

from typing import Final

from ...kernel.event import Event
from ...kernel.match import Match
from ...kernel.refusal import Argument
from ...kernel.sides import SIDE_NAMES, SIDES
from ...kernel.step import Step, procedure
from .actions import ARMY_POINTS
from .artillery.bombardment import ARTILLERY_PHASE as ARTILLERY_FIRE
from .artillery.bombardment import order_fire
from .camps.looting import END_LOOTING
from .camps.spoils import SETTLE_SPOILS
from .combat.phase import COMBAT_PHASE
from .dice import Die
from .disorder import recover
from .forced.rally import REMOVE_ROUTED, RETURN_TO_TABLE, STOP_FLEEING
from .geometry.bases import NOWHERE
from .orders.command import commanders_of, is_at_hand
from .orders.execution import NEXT_ORDER
from .orders.fanatics import FANATICS_RUN, UNBOMBARDED
from .orders.order import ATTACK, DONE, GIVEN, STAND
from .orders.settlement import point_to_recover
from .orders.sheet import ASK_FOR_ORDERS, ASK_FOR_RECOVERY
from .position import (
    ARTILLERY,
    COMBAT,
    COMMAND,
    DEPLOYMENT,
    EVADED,
    FIRED,
    FLEEING,
    FOUGHT,
    GONE,
    LOOTING,
    MOVED,
    MOVEMENT,
    OF_A_TURN,
    ON_TABLE,
    PHASE_KEYS,
    RECOVERING,
    RECOVERY,
    GrandBattle,
)
from .setup.ambush import ASK_FOR_AMBUSHES
from .setup.arrival import RESERVE_COMES
from .setup.sighting import DISCOVERY
from .steadfastness import TRY_ARMIES, VERDICT
from .tables.command import ARMY_POINTS as POINTS_BY_PIPS
from .telling import tell
from .worth import steadfastness_of

# -- turns -----------------------------------------------------------------------------------------


class BeginBattle(Step[GrandBattle]):
    """All troops are placed: the attacker takes the first turn (GRB-02-035)."""

    def run(self, match: Match[GrandBattle]) -> None:
        """Armies are worth what stands on the table, in the open or hidden (GRB-09-001)."""
        position = match.position
        position.turn = 0
        position.active = position.setting.attacker
        for side in SIDES:
            position.first_steadfastness[side] = steadfastness_of(position, side)
        match.then(PLAYER_TURN)


class BeginTurn(Step[GrandBattle]):
    """What belonged to the turn before is put away."""

    def run(self, match: Match[GrandBattle]) -> None:
        """Marks, bridges, orders and points; steadfastness is measured, to see whether it falls (GRB-09-014)."""
        position = match.position
        for unit in range(len(position.marks)):
            position.marks[unit] &= ~OF_A_TURN
            if position.places[unit] == GONE:
                position.bases[unit] = NOWHERE
        position.bridge_loads = [0] * len(position.bridge_loads)
        position.orders = []
        position.army_points = 0
        position.points = [0] * len(position.points)
        for side in SIDES:
            position.last_steadfastness[side] = steadfastness_of(position, side)
        if match.logging:
            about: dict[str, Argument] = {"side": SIDE_NAMES[position.active], "turn": position.game_turn()}
            tell(match, Event("grb-turn", ("GRB-02-052",), about, sort="turn"))


class EndTurn(Step[GrandBattle]):
    """The other player's phases follow; both players' turns are one game turn (GRB-02-052)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        position.orders = []
        position.turn += 1
        position.active = 1 - position.active
        match.then(PLAYER_TURN)


class BeginPhase(Step[GrandBattle]):
    """A phase of the active player's turn begins."""

    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase: Final = phase

    def run(self, match: Match[GrandBattle]) -> None:
        match.position.phase = self.phase
        match.position.freely_recovered = []
        if match.logging:
            about: dict[str, Argument] = {"phase": PHASE_KEYS[self.phase], "side": SIDE_NAMES[match.position.active]}
            tell(match, Event("grb-phase", ("GRB-02-052",), about))

    def label(self) -> str:
        return f"BeginPhase({self.phase})"


# -- phase 1 ---------------------------------------------------------------------------------------


class DealPoints(Step[GrandBattle]):
    """Every commander who is at hand has his own points (GRB-04-003, GRB-04-015)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        for number in commanders_of(position, position.active):
            rating = position.roster.commanders[number].command
            position.points[number] = rating if is_at_hand(position, number) else 0


class ArmyPoints(Die):
    """The army's points of the turn (GRB-04-004)."""

    def __init__(self) -> None:
        super().__init__(ARMY_POINTS)

    def shows(self, match: Match[GrandBattle], pips: int) -> None:
        position = match.position
        position.army_points = POINTS_BY_PIPS[pips - 1]
        if match.logging:
            about: dict[str, Argument] = {"side": SIDE_NAMES[position.active], "pips": pips}
            about["points"] = position.army_points
            tell(match, Event("grb-army-points", ("GRB-04-004",), about, sort="dice"))

    def label(self) -> str:
        return "ArmyPoints"


# -- phase 2 ---------------------------------------------------------------------------------------


class OrderFire(Step[GrandBattle]):
    """Batteries with an Attack order may fire from afar (GRB-04-027)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        for order in position.orders:
            if order.state == GIVEN and order.kind == ATTACK:
                for unit in order.units:
                    order_fire(position, unit)


# -- phase 5 ---------------------------------------------------------------------------------------


class WholeTurnRecovery(Step[GrandBattle]):
    """Who has stood all turn loses a point; who fought or supported meanwhile does not (GRB-08-028, GRB-08-029)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        for number, order in enumerate(position.orders):
            if order.kind != STAND or order.state != GIVEN:
                continue
            for unit in order.units:
                if _has_stood(position, unit) and position.disorder_of(unit) > 0:
                    recover(match, unit, point_to_recover(position, unit, order.point))
            position.orders[number] = order.in_state(DONE)


def _has_stood(position: GrandBattle, unit: int) -> bool:
    """Whether a unit that was told to has done nothing but stand (GRB-08-030)."""
    marks = position.marks[unit]
    is_standing = position.places[unit] == ON_TABLE and marks & RECOVERING != 0
    return is_standing and not marks & (FOUGHT | MOVED | FIRED | EVADED | FLEEING | LOOTING)


# -- procedures ------------------------------------------------------------------------------------

BEGIN_BATTLE: Final = BeginBattle()
COMMAND_PHASE: Final = procedure(
    "GRB-02-053",
    BeginPhase(COMMAND),
    DISCOVERY,
    RESERVE_COMES,
    ASK_FOR_AMBUSHES,
    END_LOOTING,
    DealPoints(),
    ArmyPoints(),
    ASK_FOR_ORDERS,
    FANATICS_RUN,
    UNBOMBARDED,
)
ARTILLERY_PHASE: Final = procedure("GRB-02-054", BeginPhase(ARTILLERY), OrderFire(), ARTILLERY_FIRE)
MOVEMENT_PHASE: Final = procedure("GRB-02-055", BeginPhase(MOVEMENT), NEXT_ORDER, SETTLE_SPOILS)
PHASE_OF_COMBAT: Final = procedure("GRB-02-056", BeginPhase(COMBAT), COMBAT_PHASE)
RECOVERY_PHASE: Final = procedure(
    "GRB-02-059",
    BeginPhase(RECOVERY),
    WholeTurnRecovery(),
    ASK_FOR_RECOVERY,
    STOP_FLEEING,
    RETURN_TO_TABLE,
    REMOVE_ROUTED,
    SETTLE_SPOILS,
    TRY_ARMIES,
    VERDICT,
)
END_TURN: Final = EndTurn()
PLAYER_TURN: Final = procedure(
    "GRB-02-052",
    BeginTurn(),
    COMMAND_PHASE,
    ARTILLERY_PHASE,
    MOVEMENT_PHASE,
    PHASE_OF_COMBAT,
    RECOVERY_PHASE,
    END_TURN,
)
_PHASES: Final[tuple[Step[GrandBattle], ...]] = (
    COMMAND_PHASE,
    ARTILLERY_PHASE,
    MOVEMENT_PHASE,
    PHASE_OF_COMBAT,
    RECOVERY_PHASE,
)


def rest_of_turn(position: GrandBattle) -> list[Step[GrandBattle]]:
    """What is left of a player-turn at the beginning of the phase of a position, and all that follows."""
    if position.over:
        return []
    if position.phase == DEPLOYMENT:
        return [BEGIN_BATTLE]
    return [*_PHASES[position.phase - COMMAND :], END_TURN]
