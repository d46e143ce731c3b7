"""Pursuit: who may, who must, how far, and whom he catches (chapter 7.3).

The winner is asked first, then those who supported him, in the order that their owner likes (GRB-07-055).
"""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Generator
from ....kernel.deed import Deed, Field, Form
from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.open_choice import OpenChoice
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import name_of_side
from ....kernel.step import Step
from ..actions import PURSUE, STAY, TEST
from ..attacks.line import align
from ..combat.footing import section_between
from ..disorder import disorder
from ..geometry.bases import FRONT
from ..geometry.contact import PARTIAL
from ..geometry.gaps import gap, touches
from ..geometry.numbers import difference
from ..geometry.ways import meeting
from ..geometry.zones import zone_of
from ..moves.dressing_up import dress
from ..moves.straight import edge_wall
from ..naming import NameUnit
from ..orders.discipline import PURSUIT, DisciplineTest
from ..position import ALL_ROUND, FLEEING, GrandBattle
from ..refusals import refuse
from ..removal import disperse
from ..roster import NONE
from ..tables.disorder import FORCED_PURSUIT
from ..tables.movement import PURSUE_FLIGHT
from ..tables.traits import CLOSE_COMBAT
from ..tables.traits import FANATICS as HAS_FANATICS
from ..tables.troops import ARTILLERY, CAVALRY, CHARIOTS, ELEPHANTS, INFANTRY, NON_COMBATANTS
from ..telling import tell, tell_shift
from ..touch import contact_between, may_fight, pair_quality, postpone
from .running import (
    Way,
    blocking_friend,
    enemies_about,
    first_met,
    forced_way,
    join_all,
    lay_open,
    leaves_over_edge,
    make_room,
    met_at_once,
    put_down,
    reaches,
    turned_if_free,
)


def forget_pursuit(position: GrandBattle) -> None:
    """Nobody leaves, and nobody pursues."""
    position.quarry = NONE
    position.quarry_way = NONE
    position.quarry_share = 0
    position.pursuers = []
    position.obliged = []


def is_fanatic(position: GrandBattle, unit: int) -> bool:
    return position.profile_of(unit).has(HAS_FANATICS)


def is_exempt(position: GrandBattle, unit: int, enemy: int) -> bool:
    """Whether a unit need never pursue an enemy, seen before anybody moves (GRB-07-047, GRB-12-038)."""
    profile, other = position.profile_of(unit), position.profile_of(enemy)
    if profile.kind.category == INFANTRY and other.kind.category in (CAVALRY, ELEPHANTS, CHARIOTS):
        return True
    if other.kind.is_skirmisher or other.kind.category == ARTILLERY or not profile.has(CLOSE_COMBAT):
        return True
    met = contact_between(position, unit, enemy)
    if position.marks[unit] & ALL_ROUND or (met is not None and met.zone_of(unit) != FRONT):
        return True
    return section_between(position, unit, enemy) is not None


def is_tied(position: GrandBattle, unit: int, quarry: int) -> bool:
    """Whether a unit is tied directly to a fight with another enemy: one of its own, or left to it (GRB-07-039)."""
    if position.duels[unit] not in (NONE, quarry):
        return True
    for met in position.contacts_of(unit):
        enemy = met.opponent(unit)
        is_free = position.duels[enemy] == NONE
        if enemy != quarry and is_free and pair_quality(position, unit, enemy) >= PARTIAL:
            return True
    return False


def can_pursue(position: GrandBattle, unit: int, quarry: int) -> bool:
    """Whether a unit is able to go after an enemy who has left it."""
    profile = position.profile_of(unit)
    if not may_fight(position, unit) or position.marks[unit] & ALL_ROUND or profile.move == 0:
        return False
    if profile.kind.category in (ARTILLERY, NON_COMBATANTS) or position.vitality_of(unit) <= 0:
        return False
    return contact_between(position, unit, quarry) is None and not is_tied(position, unit, quarry)


class Pursuit(Step[GrandBattle]):
    """The winner of a combat and those in ``supporting`` of his side pursue, or may (GRB-07-045, GRB-07-054)."""

    def __init__(self, winner: int, out_of_melee: bool) -> None:
        super().__init__()
        self.winner: Final = winner
        self.out_of_melee: Final = out_of_melee

    def run(self, match: Match[GrandBattle]) -> None:
        """Who flees out of melee must be pursued; fanatics go after everybody who leaves (GRB-07-051)."""
        position = match.position
        quarry = position.fighters[1 - self.winner]
        if position.quarry != quarry or position.quarry_way == NONE:
            return
        friends = [unit for unit in position.supporting if position.side_of(unit) == self.winner]
        position.pursuers = [position.fighters[self.winner], *friends]
        must = position.quarry_share == PURSUE_FLIGHT.share and self.out_of_melee
        position.obliged = [unit for unit in position.obliged if must or is_fanatic(position, unit)]
        match.then(NextPursuer(self.winner))

    def label(self) -> str:
        return f"Pursuit({name_of_side(self.winner)} {self.out_of_melee})"


class PursueEvader(Step[GrandBattle]):
    """Those from whom a unit has evaded may pursue it over half of their move (GRB-07-040, GRB-05-062)."""

    def __init__(self, hunters: int) -> None:
        super().__init__()
        self.hunters: Final = hunters

    def run(self, match: Match[GrandBattle]) -> None:
        if match.position.quarry_way != NONE:
            match.then(NextPursuer(self.hunters))

    def label(self) -> str:
        return f"PursueEvader({name_of_side(self.hunters)})"


class NextPursuer(Step[GrandBattle]):
    """A side decides about the next of its pursuers; the winner goes first."""

    def __init__(self, hunters: int) -> None:
        super().__init__()
        self.hunters: Final = hunters

    def run(self, match: Match[GrandBattle]) -> None:
        """Fanatics who must go are not asked (GRB-07-051)."""
        position = match.position
        quarry = position.quarry
        position.pursuers = [unit for unit in position.pursuers if can_pursue(position, unit, quarry)]
        position.obliged = [unit for unit in position.obliged if unit in position.pursuers]
        next_ = next_pursuers(position, self.hunters)
        if not next_:
            forget_pursuit(position)
            return
        for unit in next_:
            if unit in position.obliged and is_fanatic(position, unit):
                match.then(RunAfter(unit), self)
                return
        match.then(ChoosePursuit(self.hunters))

    def label(self) -> str:
        return f"NextPursuer({name_of_side(self.hunters)})"


def next_pursuers(position: GrandBattle, side: int) -> list[int]:
    """Those of whom a side says now whether they pursue."""
    leader = position.fighters[side]
    return [leader] if leader in position.pursuers else position.pursuers


class ChoosePursuit(OpenChoice[GrandBattle]):
    """A unit pursues, stays, or is tested whether it may stay (GRB-07-041, GRB-07-048)."""

    def forms(self) -> tuple[Form, ...]:
        return (PURSUE, STAY, TEST)

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        position = match.position
        units = next_pursuers(position, self.side)
        if form is not PURSUE:
            units = [unit for unit in units if (unit in position.obliged) == (form is TEST)]
        return sorted([position.roster.ids[unit] for unit in units])

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        ids = self.offered(match, form, form.fields[0]) or ["none"]
        return form.deed(ids[generator.below(len(ids))])

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        position = match.position
        name = deed.word("unit")
        unit = position.roster.numbers.get(name, NONE)
        if unit not in next_pursuers(position, self.side):
            return refuse("GRB-07-055", unit=name)
        if deed.form is STAY and unit in position.obliged:
            return refuse("GRB-07-045", unit=name)
        if deed.form is TEST and unit not in position.obliged:
            return refuse("GRB-07-048", unit=name)
        return None

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return refuse("GRB-07-055", unit="none")

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        position = match.position
        unit = position.roster.numbers[deed.word("unit")]
        if deed.form is PURSUE:
            match.then(RunAfter(unit))
        elif deed.form is TEST:
            match.then(DisciplineTest(PURSUIT, unit), Restrained(unit))
        else:
            position.pursuers = [each for each in position.pursuers if each != unit]
        match.then(NextPursuer(self.side))

    def question(self) -> str:
        return "grb-ask-pursuit"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        position = match.position
        ids = position.roster.ids
        units = next_pursuers(position, self.side)
        must = [ids[unit] for unit in units if unit in position.obliged]
        about: dict[str, Argument] = {"target": ids[position.quarry], "units": [ids[unit] for unit in units]}
        about["obliged-units"] = must
        about["must"] = len(must)
        return about


class Restrained(Step[GrandBattle]):
    """Who has passed his test may stay, or pursue in good order; who has not pursues (GRB-07-048, GRB-07-049)."""

    def __init__(self, unit: int) -> None:
        super().__init__()
        self.unit: Final = unit

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        if position.passed:
            position.obliged = [unit for unit in position.obliged if unit != self.unit]
        else:
            match.then(RunAfter(self.unit))

    def label(self) -> str:
        return f"Restrained({self.unit})"


# -- the run ---------------------------------------------------------------------------------------


class RunAfter(Step[GrandBattle]):
    """A unit pursues along the way that its enemy went (GRB-07-040, GRB-07-045)."""

    def __init__(self, unit: int) -> None:
        super().__init__()
        self.unit: Final = unit

    def run(self, match: Match[GrandBattle]) -> None:
        """It turns there for free; of several enemies whom it meets at once its owner says who stops it."""
        position = match.position
        met = self.met(position)
        if len(met) > 1:
            match.then(ChooseFoe(position.side_of(self.unit), self.unit))
        else:
            self.pursue(match, met[0] if met else NONE)

    def met(self, position: GrandBattle) -> list[int]:
        """The enemies whom it meets first: several if at once, unless a friend stops it or they are hidden."""
        way = self._way(position)
        limit = self._limit(position, way)
        enemies = met_at_once(position, way, limit, _standing(position, self.unit))
        length, _ = first_met(position, way, limit, enemies)
        seen = [enemy for enemy in enemies if position.is_on_table(enemy)]
        is_stopped = blocking_friend(position, way, length)[1] != NONE
        return seen if seen and not is_stopped else enemies[:1]

    def _way(self, position: GrandBattle) -> Way:
        start = position.bases[self.unit]
        base = turned_if_free(position, self.unit, start, difference(start.heading, position.quarry_way))
        return forced_way(position, self.unit, base, position.quarry_way, position.quarry_share)

    def _limit(self, position: GrandBattle, way: Way) -> int:
        """How far it goes if nobody stops it: only who must pursue leaves the table."""
        if self.unit in position.obliged:
            return way.furthest
        edge = edge_wall(position, [way.base], way.heading, way.furthest)
        return way.furthest if edge is None else edge.after

    def pursue(self, match: Match[GrandBattle], enemy: int) -> None:
        """It catches whom it can, and stops at whoever else is in its way."""
        position = match.position
        unit = self.unit
        is_obliged = unit in position.obliged
        position.pursuers = [each for each in position.pursuers if each != unit]
        start = position.bases[unit]
        way = self._way(position)
        length, _ = first_met(position, way, self._limit(position, way), [enemy] if enemy != NONE else [])
        length, friend = blocking_friend(position, way, length)
        target = NONE if friend != NONE else enemy
        self._tell(match, is_obliged)
        is_caught = _is_caught(position, way, length, position.quarry)
        if is_caught and position.marks[position.quarry] & FLEEING:
            disperse(match, position.quarry, "GRB-07-052")
        elif is_caught and target == NONE and not touches(way.at(length), position.bases[position.quarry]):
            target = position.quarry
        _ride_down(match, way, length)
        if target != NONE:
            lay_open(match, target)
        put_down(match, way, length)
        if not position.is_on_table(unit):
            return
        has_left = leaves_over_edge(match, unit, for_good=False)
        if not has_left and target != NONE:
            align(match, unit, target, zone_of(position.bases[target], start))
            postpone(position, unit)
        elif not has_left:
            join_all(position, unit, start)
        if is_obliged and position.quarry_share == PURSUE_FLIGHT.share:
            disorder(match, unit, FORCED_PURSUIT)
        dress(position, [unit])
        tell_shift(match, "GRB-01-050")
        make_room(match, unit)

    def _tell(self, match: Match[GrandBattle], is_obliged: bool) -> None:
        if match.logging:
            ids = match.position.roster.ids
            about: dict[str, Argument] = {"unit": ids[self.unit], "target": ids[match.position.quarry]}
            about["forced"] = int(is_obliged)
            clause = "GRB-07-045" if is_obliged else "GRB-07-039"
            tell(match, Event("grb-pursues", (clause,), about))

    def label(self) -> str:
        return f"RunAfter({self.unit})"


class ChooseFoe(NameUnit):
    """The owner of a pursuer says whom it attacks, of several enemies whom it meets at once (GRB-07-053)."""

    def __init__(self, side: int, unit: int) -> None:
        super().__init__(side)
        self.unit: Final = unit

    def candidates(self, position: GrandBattle) -> list[int]:
        return RunAfter(self.unit).met(position)

    def refused(self, position: GrandBattle, name: str) -> Refusal:
        return refuse("GRB-07-053", unit=position.roster.ids[self.unit], target=name)

    def name(self, match: Match[GrandBattle], unit: int) -> None:
        RunAfter(self.unit).pursue(match, unit)

    def question(self) -> str:
        return "grb-ask-foe"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        return {"unit": match.position.roster.ids[self.unit], **super().about(match)}

    def label(self) -> str:
        return f"ChooseFoe({name_of_side(self.side)} {self.unit})"


def _standing(position: GrandBattle, unit: int) -> list[int]:
    """Enemies who stop a pursuer: not those who flee."""
    enemies = enemies_about(position, position.side_of(unit))
    return [enemy for enemy in enemies if not position.marks[enemy] & FLEEING]


def _is_caught(position: GrandBattle, way: Way, length: int, quarry: int) -> bool:
    """Whether a pursuer's move is at least the gap that its enemy has left (GRB-07-042, GRB-07-052)."""
    return position.is_on_table(quarry) and reaches(gap(way.base, position.bases[quarry]), length)


def _ride_down(match: Match[GrandBattle], way: Way, length: int) -> None:
    """Others who flee and are on the way of a pursuer are caught, too (GRB-07-052)."""
    position = match.position
    for enemy in position.units_of(1 - position.side_of(way.unit)):
        is_met = meeting(way.base, way.heading, length, position.bases[enemy]) is not None
        if is_met and position.marks[enemy] & FLEEING:
            disperse(match, enemy, "GRB-07-052")
