"""Retreat and flight out of combat: who leaves how, which way his owner chooses, and the run of those who flee.

A flight goes straight on until somebody is in its way: enemies disperse it (GRB-07-023), friends are tested whether
they stand (GRB-07-034), skirmishers of both sides make way, and beasts attack whomever they meet (GRB-11-008).
"""

from __future__ import annotations

from typing import Final

from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.position import View
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import name_of_side
from ....kernel.step import Choice, Step
from ..actions import AWAY, BETWEEN, HOME
from ..camps.camp import is_cornered
from ..camps.obstacles import NoWayOut
from ..combat.rolls import AttackDie, DefenceDie
from ..disorder import disorder
from ..geometry.numbers import TOLERANCE, difference
from ..geometry.zones import zone_of
from ..naming import NameUnit
from ..orders.discipline import SWEPT, DisciplineTest
from ..position import FLEEING, ROUTED, GrandBattle
from ..refusals import refuse
from ..removal import disperse, leave_duel, part_from_all
from ..roster import NONE
from ..setup.sighting import discover
from ..tables.disorder import FLED_THROUGH, SWEPT_FLIGHT, Cause
from ..tables.movement import PURSUE_FLIGHT, PURSUE_RETREAT
from ..tables.results import CARRY_ON, RETREAT
from ..tables.terrain import FULL
from ..tables.troops import ARTILLERY
from ..telling import tell, tell_shift
from .directions import WAY_KEYS, ways_out
from .evaders import forbids_evading
from .in_the_way import met_first
from .leaving import begin_flight, note_quarry
from .making_way import push_ahead
from .rampage import rampage_clause, rampages, trample
from .running import (
    Way,
    blocking_friend,
    first_met,
    lay_open,
    leaves_over_edge,
    make_room,
    put_down,
    stepped_back,
    turned_if_free,
)
from .withdrawal import DRIVEN, FLEES, RETREATS, Withdraw

#: The words for the ways out, in the order of WAY_KEYS.
WAY_ACTIONS: Final[tuple[int, ...]] = (AWAY, HOME, BETWEEN)


class Retreat(Step[GrandBattle]):
    """A unit that has its loss and its disorder retreats from a threat by a quarter of its move (GRB-07-012)."""

    def __init__(self, unit: int, threat: int) -> None:
        super().__init__()
        self.unit: Final = unit
        self.threat: Final = threat

    def run(self, match: Match[GrandBattle]) -> None:
        """Its owner chooses the way; a crew is dispersed (GRB-13-021)."""
        position = match.position
        if not position.is_on_table(self.unit):
            return
        note_quarry(position, self.unit, self.threat, PURSUE_RETREAT.share)
        if position.profile_of(self.unit).kind.category == ARTILLERY:
            disperse(match, self.unit, "GRB-13-021")
            return
        # Whatever becomes of the contact, their combat of this stage is over.
        leave_duel(position, self.unit)
        if match.logging:
            ids = position.roster.ids
            about = {"unit": ids[self.unit], "threat": ids[self.threat]}
            tell(match, Event("grb-retreats", ("GRB-07-012",), {**about}))
        match.then(choose_way(position, RETREATS, self.unit, self.threat))

    def label(self) -> str:
        return f"Retreat({self.unit} {self.threat})"


class Flee(Step[GrandBattle]):
    """A unit that has its losses and its disorder flees from a threat over its full move (GRB-07-014).

    With nothing left it is routed: skirmishers and crews disperse at once, others when they have fled (GRB-07-005,
    GRB-07-006).
    """

    def __init__(self, unit: int, threat: int) -> None:
        super().__init__()
        self.unit: Final = unit
        self.threat: Final = threat

    def run(self, match: Match[GrandBattle]) -> None:
        """It leaves the fight by the way that its owner chooses."""
        position = match.position
        if not position.is_on_table(self.unit):
            return
        note_quarry(position, self.unit, self.threat, PURSUE_FLIGHT.share)
        if begin_flight(match, self.unit, self.threat):
            match.then(choose_way(position, FLEES, self.unit, self.threat))

    def label(self) -> str:
        return f"Flee({self.unit} {self.threat})"


def leaving(position: GrandBattle, unit: int, threat: int, is_flight: bool) -> Step[GrandBattle]:
    """How a unit leaves before a threat out of melee: it flees or retreats; inside a camp it cannot (GRB-12-042)."""
    if is_cornered(position, unit, threat):
        return NoWayOut(unit, threat, is_flight, is_melee=False)
    return Flee(unit, threat) if is_flight else Retreat(unit, threat)


def stand_or_flee(match: Match[GrandBattle], unit: int, threat: int, stands: Cause) -> None:
    """A unit was tested whether it is swept along: it stands in some disorder, or flees from a threat (GRB-07-029)."""
    position = match.position
    if position.passed:
        disorder(match, unit, stands)
    else:
        disorder(match, unit, SWEPT_FLIGHT)
        match.then(leaving(position, unit, threat, is_flight=True))


# -- the way ---------------------------------------------------------------------------------------


class ChooseWay(Choice[GrandBattle]):
    """The owner of a unit that leaves chooses its way: away from the threat, home, or between two (GRB-07-003)."""

    def __init__(self, side: int, kind: int, unit: int, threat: int) -> None:
        super().__init__(side)
        self.kind: Final = kind
        self.unit: Final = unit
        self.threat: Final = threat

    def _ways(self, position: GrandBattle) -> list[int]:
        return ways_out(position, self.unit, self.threat, self.kind == FLEES)

    def options(self, match: Match[GrandBattle]) -> list[int]:
        ways = self._ways(match.position)
        return [action for number, action in enumerate(WAY_ACTIONS) if ways[number] != NONE]

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        if action in self.options(match):
            return None
        clause = "GRB-07-002" if action == BETWEEN else "GRB-07-001"
        return refuse(clause, unit=match.position.roster.ids[self.unit])

    def take(self, match: Match[GrandBattle], action: int) -> None:
        heading = self._ways(match.position)[WAY_ACTIONS.index(action)]
        if self.kind == FLEES:
            match.then(Run(self.unit, heading, 0, FULL))
        else:
            match.then(Withdraw(self.kind, self.unit, self.threat, heading))

    def question(self) -> str:
        return "grb-ask-way"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        ids = match.position.roster.ids
        return {"unit": ids[self.unit], "threat": ids[self.threat]}

    def asked(self, match: Match[GrandBattle]) -> View:
        """Who goes, and where each word would lead."""
        position = match.position
        ways = self._ways(position)
        found = {WAY_KEYS[number]: heading for number, heading in enumerate(ways) if heading != NONE}
        return {"unit": position.roster.ids[self.unit], "threat": position.roster.ids[self.threat], "ways": found}

    def label(self) -> str:
        return f"ChooseWay({name_of_side(self.side)} {self.kind} {self.unit} {self.threat})"


def choose_way(position: GrandBattle, kind: int, unit: int, threat: int) -> ChooseWay:
    """The question to the owner of a unit."""
    return ChooseWay(position.side_of(unit), kind, unit, threat)


# -- the run ---------------------------------------------------------------------------------------


class Run(Step[GrandBattle]):
    """A unit flees on in a heading, with so much of its move spent and such a share of it left (GRB-07-014)."""

    def __init__(self, unit: int, heading: int, spent: int, share: int) -> None:
        super().__init__()
        self.unit: Final = unit
        self.heading: Final = heading
        self.spent: Final = spent
        self.share: Final = share

    def run(self, match: Match[GrandBattle]) -> None:
        """Up to whoever is in its way first; of several whom it meets at once its owner says who that is."""
        position = match.position
        unit = self.unit
        if not position.is_on_table(unit):
            return
        if unit == position.quarry:
            position.quarry_way = self.heading
        part_from_all(position, unit)
        met = met_first(position, self.way(position))
        if len(met) > 1:
            match.then(ChooseMet(position.side_of(unit), unit, self.heading, self.spent, self.share))
        elif met:
            self.meet(match, met[0])
        else:
            self._end(match, self.way(position))

    def way(self, position: GrandBattle) -> Way:
        """Straight on, its back to the enemy if it has room to turn it."""
        start = position.bases[self.unit]
        base = turned_if_free(position, self.unit, start, difference(start.heading, self.heading))
        move = position.profile_of(self.unit).move
        return Way(position, self.unit, base, self.heading, move, self.spent, self.share)

    def meet(self, match: Match[GrandBattle], other: int) -> None:
        """It runs into somebody."""
        position = match.position
        unit = self.unit
        start = position.bases[unit]
        way = self.way(position)
        length, _ = first_met(position, way, way.furthest, [other])
        lay_open(match, other)
        put_down(match, way, length)
        if not position.is_on_table(unit) or leaves_over_edge(match, unit, for_good=True):
            return
        again = Run(unit, self.heading, way.spent_after(length), way.share_after(length))
        if rampages(position, unit) and not position.profile_of(other).kind.is_skirmisher:
            zone = zone_of(position.bases[other], start)
            sides = position.side_of(unit), position.side_of(other)
            match.then(AttackDie(sides[0]), DefenceDie(sides[1]), RampageResult(unit, other, zone))
        elif position.side_of(other) != position.side_of(unit):
            self._meet_enemy(match, other, again)
        else:
            self._meet_friend(match, way, length, other, again)

    def _meet_enemy(self, match: Match[GrandBattle], enemy: int, again: Run) -> None:
        """Enemies disperse it; only skirmishers must evade, or are dispersed themselves (GRB-07-023, GRB-07-024)."""
        position = match.position
        if not position.profile_of(enemy).kind.is_skirmisher:
            disperse(match, self.unit, "GRB-07-023")
            return
        if position.contacts_of(enemy) and forbids_evading(position, enemy) is not None:
            disperse(match, enemy, "GRB-07-024")
            match.then(again)
            return
        leave_duel(position, enemy)
        evasion = choose_way(position, DRIVEN, enemy, self.unit)
        still_there = StillThere(self.unit, enemy, self.heading, again.spent, again.share)
        match.then(evasion, still_there, again)

    def _meet_friend(self, match: Match[GrandBattle], way: Way, length: int, friend: int, again: Run) -> None:
        """Who flees already is followed; skirmishers make way; others are tested (GRB-07-034 to GRB-07-038)."""
        position = match.position
        if position.marks[friend] & FLEEING:
            self._halt(match, way, length)
        elif not position.profile_of(friend).kind.is_skirmisher:
            onto = RanOnto(self.unit, friend, self.heading, again.spent, again.share)
            match.then(DisciplineTest(SWEPT, friend), onto)
        elif push_ahead(match, self.unit, friend, self.heading, way.furthest - length):
            match.then(again)
        else:
            self._halt(match, way, length)

    def _halt(self, match: Match[GrandBattle], way: Way, length: int) -> None:
        """It stops behind a friend, but on nobody whom it has passed."""
        position = match.position
        length, _ = blocking_friend(position, way, length)
        position.bases[self.unit] = stepped_back(position, way, length)
        tell_shift(match, "GRB-07-034")

    def _end(self, match: Match[GrandBattle], way: Way) -> None:
        """The way is done: before closed ground it surrenders (GRB-07-022)."""
        position = match.position
        length, friend = blocking_friend(position, way, way.furthest)
        put_down(match, way, length)
        if not position.is_on_table(self.unit) or leaves_over_edge(match, self.unit, for_good=True):
            return
        if way.is_blocked and friend == NONE:
            disperse(match, self.unit, "GRB-07-022")
            return
        # Who had no room to turn his back to the enemy where he stood may have it now.
        base = stepped_back(position, way, length)
        position.bases[self.unit] = turned_if_free(position, self.unit, base, difference(base.heading, self.heading))
        tell_shift(match, "GRB-07-014")
        discover(match)
        make_room(match, self.unit)

    def label(self) -> str:
        return f"Run({self.unit} {self.heading} {self.spent} {self.share})"


class StillThere(Step[GrandBattle]):
    """Skirmishers who could not get out of the way of fleeing enemies are dispersed (GRB-07-024)."""

    def __init__(self, unit: int, skirmishers: int, heading: int, spent: int, share: int) -> None:
        super().__init__()
        self.flight: Final = Run(unit, heading, spent, share)
        self.skirmishers: Final = skirmishers

    def run(self, match: Match[GrandBattle]) -> None:
        """Those are still in it whom the flight meets before it has gone anywhere."""
        position = match.position
        if position.is_on_table(self.skirmishers) and position.is_on_table(self.flight.unit):
            way = self.flight.way(position)
            length, met = first_met(position, way, way.furthest, [self.skirmishers])
            if met != NONE and length <= TOLERANCE:
                disperse(match, self.skirmishers, "GRB-07-024")

    def label(self) -> str:
        flight = self.flight
        return f"StillThere({flight.unit} {self.skirmishers} {flight.heading} {flight.spent} {flight.share})"


class ChooseMet(NameUnit):
    """The owner of a unit in flight says onto whom it runs first, of several whom it touches at once (GRB-07-034)."""

    def __init__(self, side: int, unit: int, heading: int, spent: int, share: int) -> None:
        super().__init__(side)
        self.unit: Final = unit
        self.flight: Final = Run(unit, heading, spent, share)

    def candidates(self, position: GrandBattle) -> list[int]:
        return met_first(position, self.flight.way(position))

    def refused(self, position: GrandBattle, name: str) -> Refusal:
        return refuse("GRB-07-034", unit=position.roster.ids[self.unit], target=name)

    def name(self, match: Match[GrandBattle], unit: int) -> None:
        self.flight.meet(match, unit)

    def question(self) -> str:
        return "grb-ask-met"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        return {"unit": match.position.roster.ids[self.unit], **super().about(match)}

    def label(self) -> str:
        flight = self.flight
        return f"ChooseMet({name_of_side(self.side)} {self.unit} {flight.heading} {flight.spent} {flight.share})"


class RanOnto(Step[GrandBattle]):
    """A friend was tested whether fleeing troops sweep him along (GRB-07-034 to GRB-07-036)."""

    def __init__(self, unit: int, friend: int, heading: int, spent: int, share: int) -> None:
        super().__init__()
        self.unit: Final = unit
        self.friend: Final = friend
        self.heading: Final = heading
        self.spent: Final = spent
        self.share: Final = share

    def run(self, match: Match[GrandBattle]) -> None:
        """He stands, and they are dispersed; or he flees the same way with them behind him."""
        position = match.position
        if position.passed:
            disorder(match, self.friend, FLED_THROUGH)
            disperse(match, self.unit, "GRB-07-036")
            return
        disorder(match, self.friend, SWEPT_FLIGHT)
        if is_cornered(position, self.friend, self.unit):
            match.then(NoWayOut(self.friend, self.unit, is_flight=True, is_melee=False))
        elif begin_flight(match, self.friend, self.unit):
            match.then(Run(self.friend, self.heading, 0, FULL))
        match.then(Run(self.unit, self.heading, self.spent, self.share))

    def label(self) -> str:
        return f"RanOnto({self.unit} {self.friend} {self.heading} {self.spent} {self.share})"


class RampageResult(Step[GrandBattle]):
    """Beasts have run into somebody: he carries out what the table of melee says, and they disperse (GRB-11-008)."""

    def __init__(self, beasts: int, victim: int, zone: int) -> None:
        super().__init__()
        self.beasts: Final = beasts
        self.victim: Final = victim
        self.zone: Final = zone

    def run(self, match: Match[GrandBattle]) -> None:
        """A friend who stood is tested whether he flees with them (GRB-11-009, GRB-11-014); that is his only test.

        Who flees already has done so in this turn: he takes the loss and the disorder, and does not move again. Inside
        a camp nobody moves (GRB-12-042).
        """
        position = match.position
        victim = self.victim
        outcome = trample(match, self.beasts, victim, self.zone)
        is_friend = position.side_of(victim) == position.side_of(self.beasts)
        disperse(match, self.beasts, rampage_clause(position, self.beasts))
        position.supporting = [unit for unit in position.supporting if unit != victim]
        is_flight = position.vitality_of(victim) <= 0 or outcome > RETREAT
        if position.marks[victim] & FLEEING:
            position.marks[victim] |= ROUTED if position.vitality_of(victim) <= 0 else 0
        elif is_flight or outcome == RETREAT:
            match.then(leaving(position, victim, self.beasts, is_flight))
        elif outcome == CARRY_ON and is_friend:
            match.then(DisciplineTest(SWEPT, victim), StoodRampage(victim, self.beasts))

    def label(self) -> str:
        return f"RampageResult({self.beasts} {self.victim} {self.zone})"


class StoodRampage(Step[GrandBattle]):
    """A friend who stood the attack of beasts stands with a point of disorder, or flees (GRB-11-009)."""

    def __init__(self, unit: int, beasts: int) -> None:
        super().__init__()
        self.unit: Final = unit
        self.beasts: Final = beasts

    def run(self, match: Match[GrandBattle]) -> None:
        stand_or_flee(match, self.unit, self.beasts, FLED_THROUGH)

    def label(self) -> str:
        return f"StoodRampage({self.unit} {self.beasts})"
