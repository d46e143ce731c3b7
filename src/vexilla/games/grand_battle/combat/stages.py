"""What both stages of combat share: one combat after the other, terror, and who carries out his outcome."""

from __future__ import annotations

from typing import Final

from ....kernel.match import Match
from ....kernel.sides import SIDES
from ....kernel.step import Step
from ..camps.camp import is_cornered
from ..camps.obstacles import NoWayOut, destroy_barricade, way_over
from ..camps.spoils import settle_spoils
from ..disorder import disorder
from ..forced.flight import Flee, Retreat
from ..forced.pursuit import Pursuit, forget_pursuit, is_exempt
from ..forced.swept import SweptAlong, minds
from ..orders.discipline import TERROR, DisciplineTest
from ..position import TESTED_TERROR, GrandBattle
from ..roster import NONE
from ..tables.disorder import BOTH_ROUTED, TERROR_FLIGHT
from ..tables.results import CARRY_ON, FLIGHT, RETREAT
from ..tables.troops import ELEPHANTS
from .footing import section_between
from .outcomes import is_routed
from .supports import supporters_of

#: What frightens an army, as ``Setting.terror`` lists it.
OF_ELEPHANTS: Final = 0
OF_ARTILLERY: Final = 1


def begin_combat(position: GrandBattle, unit: int) -> None:
    """The two of a duel are those who fight now; nothing is declared or rolled yet."""
    enemy = position.duels[unit]
    side = position.side_of(unit)
    _forget_combat(position)
    position.fighters = [unit, enemy] if side == 0 else [enemy, unit]


def _forget_combat(position: GrandBattle) -> None:
    """Nobody fights, nothing is declared or rolled, nobody pursues."""
    position.fighters = [NONE, NONE]
    position.shooting = [NONE, NONE]
    position.rushes = [False, False]
    position.attack_dice = [0, 0]
    position.defence_dice = [0, 0]
    position.outcomes = [CARRY_ON, CARRY_ON]
    position.supporting = []
    forget_pursuit(position)


def are_fighting(position: GrandBattle) -> bool:
    """Whether the two of the combat still stand against each other."""
    one, other = position.fighters
    return one != NONE and position.duels[one] == other and position.duels[other] == one


class EndCombat(Step[GrandBattle]):
    """A combat is over for this stage."""

    def run(self, match: Match[GrandBattle]) -> None:
        """Camps and guns may have fallen to the winner; then nobody fights, nothing is declared."""
        position = match.position
        settle_spoils(match)
        _forget_combat(position)


# -- terror --------------------------------------------------------------------------------------


class TerrorOfElephants(Step[GrandBattle]):
    """Whoever comes to fight elephants that his army rarely sees is tested, once (GRB-03-075)."""

    def run(self, match: Match[GrandBattle]) -> None:
        """Before anything of the combat is worked out."""
        position = match.position
        for side in SIDES:
            unit, enemy = position.fighters[side], position.fighters[1 - side]
            is_new = not position.marks[unit] & TESTED_TERROR
            if is_new and fears(position, unit, OF_ELEPHANTS) and is_elephants(position, enemy):
                position.marks[unit] |= TESTED_TERROR
                match.then(DisciplineTest(TERROR, unit), TerrorResult(unit, enemy))


def fears(position: GrandBattle, unit: int, what: int) -> bool:
    """Whether a unit belongs to an army that something frightens (GRB-03-081)."""
    terror = position.setting.terror[position.side_of(unit)]
    return terror[0] if what == OF_ELEPHANTS else terror[1]


def is_elephants(position: GrandBattle, unit: int) -> bool:
    return position.profile_of(unit).kind.category == ELEPHANTS


class TerrorResult(Step[GrandBattle]):
    """Who has not stood the terror flees without losses; nobody has to pursue (GRB-03-077, GRB-07-054)."""

    def __init__(self, unit: int, threat: int) -> None:
        super().__init__()
        self.unit: Final = unit
        self.threat: Final = threat

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        if position.passed or not are_fighting(position):
            return
        side = position.side_of(self.unit)
        note_supporters(position)
        disorder(match, self.unit, TERROR_FLIGHT)
        if is_cornered(position, self.unit, self.threat):
            match.then(NoWayOut(self.unit, self.threat, is_flight=True, is_melee=False))
            return
        match.then(Flee(self.unit, self.threat), SweptAlong(side), Pursuit(1 - side, out_of_melee=False))

    def label(self) -> str:
        return f"TerrorResult({self.unit} {self.threat})"


# -- who carries out what ------------------------------------------------------------------------


def note_supporters(position: GrandBattle) -> None:
    """Keep who supports the two, and who of all has no exemption from pursuit, before anybody moves."""
    one, other = position.fighters
    position.supporting = supporters_of(position, one, other) + supporters_of(position, other, one)
    position.obliged = []
    for unit in [one, other, *position.supporting]:
        enemy = other if position.side_of(unit) == position.side_of(one) else one
        if not is_exempt(position, unit, enemy):
            position.obliged.append(unit)


class CarryOut(Step[GrandBattle]):
    """Losses, disorder and leaders are settled: who has the worse outcome carries it out (GRB-06-088, GRB-06-114).

    Whoever has nothing left flees whatever the table says (GRB-06-116, GRB-06-138, GRB-07-005). A shot that was not
    answered at once is a combat of its own, in which the shooter has carried on.
    """

    def __init__(self, is_melee: bool) -> None:
        super().__init__()
        self.is_melee: Final = is_melee

    def run(self, match: Match[GrandBattle]) -> None:
        """Moves first, then who is swept along, then pursuit (GRB-07-055)."""
        position = match.position
        outcomes = position.outcomes
        gone = [_is_out(position, unit) for unit in position.fighters]
        if gone[0] and gone[1]:
            self._both_routed(match)
            return
        losers = [side for side in SIDES if gone[side] or self._must_move(outcomes, side)]
        obstacle = section_between(position, position.fighters[0], position.fighters[1])
        is_closed = False
        swept: list[int] = []
        for side in losers:
            unit, enemy = position.fighters[side], position.fighters[1 - side]
            is_flight = gone[side] or outcomes[side] == FLIGHT
            if is_cornered(position, unit, enemy):
                match.then(NoWayOut(unit, enemy, is_flight, self.is_melee))
                is_closed = True
                continue
            if self.is_melee:
                destroy_barricade(match, unit, enemy)
            match.then(Flee(unit, enemy) if is_flight else Retreat(unit, enemy))
            if is_flight:
                swept.append(side)
        for side in swept:
            match.then(SweptAlong(side))
        if len(losers) == 1:
            winner, loser = position.fighters[1 - losers[0]], position.fighters[losers[0]]
            if not is_closed:
                match.then(Pursuit(1 - losers[0], self.is_melee))
            if obstacle is not None:
                match.then(way_over(position, winner, loser, obstacle))

    def _must_move(self, outcomes: list[int], side: int) -> bool:
        return outcomes[side] >= RETREAT and outcomes[side] > outcomes[1 - side]

    def _both_routed(self, match: Match[GrandBattle]) -> None:
        """Both flee; their supporters stay with a point of disorder, and nobody pursues (GRB-07-033)."""
        position = match.position
        for side in SIDES:
            unit, enemy = position.fighters[side], position.fighters[1 - side]
            if is_cornered(position, unit, enemy):
                match.then(NoWayOut(unit, enemy, is_flight=True, is_melee=self.is_melee))
            else:
                match.then(Flee(unit, enemy))
        for friend in position.supporting:
            if minds(position, friend, position.fighters[position.side_of(friend)]):
                disorder(match, friend, BOTH_ROUTED)

    def label(self) -> str:
        return f"CarryOut({self.is_melee})"


def _is_out(position: GrandBattle, unit: int) -> bool:
    """Whether a fighter is dispersed already, or has nothing left."""
    return not position.is_on_table(unit) or is_routed(position, unit)


END_COMBAT: Final = EndCombat()
TERROR_OF_ELEPHANTS: Final = TerrorOfElephants()
CARRY_OUT_FIRE: Final = CarryOut(is_melee=False)
CARRY_OUT_MELEE: Final = CarryOut(is_melee=True)
