"""Fanatics whom nobody has given an order: whom they are drawn to, and whether they run at him (GRB-03-065 to 073)."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Generator
from ....kernel.deed import Deed, Field, Form
from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.open_choice import OpenChoice
from ....kernel.position import View
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import name_of_side
from ....kernel.step import Step
from ..actions import LURE, PASS
from ..geometry.gaps import gap
from ..geometry.numbers import SLACK, within
from ..position import ARRIVED, BOMBARDED, DISABLED, FLEEING, LOOTING, GrandBattle
from ..refusals import refuse
from ..roster import NONE
from ..setup.sighting import CLEAR_SIGHT
from ..tables.traits import FANATICS as FANATIC
from ..telling import tell
from .discipline import FANATICS, DisciplineTest
from .order import ARMY, ATTACK, DONE, GIVEN, STAND, Order


def has_order(position: GrandBattle, unit: int) -> bool:
    """Whether a unit has got any order of this turn; whole-turn recovery alone is none (GRB-03-066)."""
    given = [order for order in position.orders if order.state in (GIVEN, DONE) and order.kind != STAND]
    return any(unit in order.units for order in given)


def out_of_hand(position: GrandBattle) -> list[int]:
    """The active side's fanatics without an order who are free to run."""
    found: list[int] = []
    for unit in position.units_of(position.active):
        is_bound = position.marks[unit] & (FLEEING | LOOTING | ARRIVED | DISABLED) or position.contacts_of(unit)
        if position.profile_of(unit).has(FANATIC) and not is_bound and not has_order(position, unit):
            found.append(unit)
    return found


def _nearest(position: GrandBattle, unit: int, enemies: list[int]) -> list[int]:
    """The nearest of some enemies: several if they are equally far."""
    gaps = [gap(position.bases[unit], position.bases[enemy]) for enemy in enemies]
    return [enemy for number, enemy in enumerate(enemies) if gaps[number] <= min(gaps) + SLACK]


def lures_of(position: GrandBattle, unit: int) -> list[int]:
    """The enemies one of whom draws fanatics: the nearest, or the nearest who is no skirmisher (GRB-03-067, 069).

    NONE is among them if they may ignore all enemies there are.
    """
    enemies = [each for each in position.units_of(1 - position.side_of(unit)) if not position.marks[each] & DISABLED]
    if not enemies:
        return []
    nearest = _nearest(position, unit, enemies)
    others = [each for each in enemies if not position.profile_of(each).kind.is_skirmisher]
    beyond = _nearest(position, unit, others) if others else [NONE]
    return sorted({*nearest, *beyond})


def still_drawn_to(position: GrandBattle, unit: int, target: int) -> list[int]:
    """The enemies at one of whom fanatics run: if theirs is gone by now, those who would draw them anew."""
    if position.is_on_table(target) and not position.marks[target] & DISABLED:
        return [target]
    return lures_of(position, unit)


class Fanatics(Step[GrandBattle]):
    """All other orders are given: now it is measured how far the enemy is from fanatics without one (GRB-03-070)."""

    def run(self, match: Match[GrandBattle]) -> None:
        for unit in out_of_hand(match.position):
            match.then(Restless(unit))


class Restless(Step[GrandBattle]):
    """A unit of fanatics looks for the nearest enemy; its owner chooses where he may."""

    def __init__(self, unit: int) -> None:
        super().__init__()
        self.unit: Final = unit

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        lures = lures_of(position, self.unit)
        if len(lures) > 1:
            match.then(ChooseLure(position.active, self.unit))
        elif lures:
            _draw(match, self.unit, lures[0])

    def label(self) -> str:
        return f"Restless({self.unit})"


def _draw(match: Match[GrandBattle], unit: int, enemy: int) -> None:
    """They are tested if the enemy is within clear sight, or if guns have confused them (GRB-03-071 to GRB-03-073)."""
    position = match.position
    if enemy == NONE:
        return
    is_near = within(gap(position.bases[unit], position.bases[enemy]), CLEAR_SIGHT)
    if is_near or position.marks[unit] & BOMBARDED:
        match.then(DisciplineTest(FANATICS, unit), RunOrStand(unit, enemy))


class NameLure(OpenChoice[GrandBattle]):
    """The owner says which of several enemies draws his fanatics; he may ignore skirmishers (GRB-03-069)."""

    def __init__(self, side: int, unit: int) -> None:
        super().__init__(side)
        self.unit: Final = unit

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [PASS] if NONE in lures_of(match.position, self.unit) else []

    def forms(self) -> tuple[Form, ...]:
        return (LURE,)

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        is_listed = action == PASS and NONE in lures_of(match.position, self.unit)
        return (
            None
            if is_listed
            else refuse("GRB-03-067", unit=match.position.roster.ids[self.unit], target="none", why="target")
        )

    def take(self, match: Match[GrandBattle], action: int) -> None:
        """Skirmishers are all there is, and they are ignored."""

    def _enemies(self, match: Match[GrandBattle]) -> list[str]:
        ids = match.position.roster.ids
        return sorted([ids[enemy] for enemy in lures_of(match.position, self.unit) if enemy != NONE])

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        return [match.position.roster.ids[self.unit]] if field.name == "unit" else self._enemies(match)

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        is_his = deed.word("unit") == match.position.roster.ids[self.unit]
        if is_his and deed.word("target") in self._enemies(match):
            return None
        return refuse("GRB-03-067", unit=deed.word("unit"), target=deed.word("target"), why="target")

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        enemies = self._enemies(match)
        return LURE.deed(match.position.roster.ids[self.unit], enemies[generator.below(len(enemies))])

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        return {"unit": match.position.roster.ids[self.unit]}

    def asked(self, match: Match[GrandBattle]) -> View:
        return {"unit": match.position.roster.ids[self.unit]}


class ChooseLure(NameLure):
    """Fanatics without an order: whoever draws them counts for the distance, and is attacked if they run."""

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        _draw(match, self.unit, match.position.roster.numbers[deed.word("target")])

    def question(self) -> str:
        return "grb-ask-lure"

    def label(self) -> str:
        return f"ChooseLure({name_of_side(self.side)} {self.unit})"


class RunOrStand(Step[GrandBattle]):
    """Who has failed the test gets a free Attack order that nobody has given (GRB-03-067, GRB-03-072, GRB-04-037)."""

    def __init__(self, unit: int, enemy: int) -> None:
        super().__init__()
        self.unit: Final = unit
        self.enemy: Final = enemy

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        if position.passed:
            return
        position.orders.append(Order(ATTACK, (self.unit,), ARMY, state=GIVEN, target=self.enemy))
        if match.logging:
            ids = position.roster.ids
            about: dict[str, Argument] = {"unit": ids[self.unit], "target": ids[self.enemy]}
            tell(match, Event("grb-fanatics", ("GRB-03-072", "GRB-04-037"), about))

    def label(self) -> str:
        return f"RunOrStand({self.unit} {self.enemy})"


class Unbombarded(Step[GrandBattle]):
    """Their command phase is over: what guns did to them before it does not matter any more (GRB-03-073)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        for unit in range(len(position.marks)):
            if position.side_of(unit) == position.active:
                position.marks[unit] &= ~BOMBARDED


FANATICS_RUN: Final = Fanatics()
UNBOMBARDED: Final = Unbombarded()
