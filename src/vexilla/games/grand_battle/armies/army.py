"""Armies: what a list allows, and an army as it takes the field (chapters 1, 2.3, 4 and 9)."""

from __future__ import annotations

from typing import Final

from ....kernel.setup import Fault
from ..tables.camps import COMMAND_STEADFASTNESS, Camp
from ..tables.reserves import Arrival
from ..tables.troops import ELEPHANTS
from .prices import BARRICADE_PRICE, WORKS_PRICE, price_of_commander
from .profile import Profile, on_foot

#: No role is said: the army may attack or defend.
ANY_ROLE: Final = -1
#: Of two sealed armies the units of the second one are numbered from here on: no army has so many of a kind.
_SEALED: Final = 50


class Line:
    """One line of a list: a profile, how many units of it are usual, and the limits (GRB-01-051)."""

    def __init__(self, profile: Profile, count: int, least: int, most: int, reserve: bool) -> None:
        self.profile: Final = profile
        self.count: Final = count
        self.least: Final = least
        self.most: Final = most
        #: Whether units of it may be in the reserve (GRB-02-061).
        self.reserve: Final = reserve


class Ratings:
    """Command and leadership points of a person."""

    def __init__(self, command: int, leadership: int) -> None:
        self.command: Final = command
        self.leadership: Final = leadership


class ArmyList:
    """What may be in an army: lines with limits, persons, camps, and what it rarely meets."""

    def __init__(self, key: str, name: str) -> None:
        self.key: Final = key
        self.name: Final = name
        #: The battle of a pair that it was written for; empty if there is none.
        self.battle = ""
        self.year = 0
        self.lines: list[Line] = []
        #: The persons that it names, in its order.
        self.persons: dict[str, Ratings] = {}
        self.max_commanders = 0
        #: The names of the camps that it may have.
        self.camps: tuple[str, ...] = ()
        self.max_barricades = 0
        self.max_works = 0
        #: What frightens it (GRB-03-081).
        self.fears_elephants = False
        self.fears_artillery = False
        #: Whether its commanders ride elephants (GRB-04-022).
        self.is_indian = False

    def line_of(self, key: str) -> Line | None:
        """The line of a profile."""
        for line in self.lines:
            if line.profile.key == key:
                return line
        return None


class ArmyUnit:
    """One unit of an army."""

    def __init__(self, profile: Profile, number: int, year: int, *, in_reserve: bool) -> None:
        self.profile: Final = profile
        #: Its number among the units of its profile, from 1.
        self.number: Final = number
        self.in_reserve: Final = in_reserve
        #: What it is once it has dismounted; None if it cannot.
        self.on_foot: Final = on_foot(profile, year)


class Commander:
    """The general or a commander, with the unit he is part of (GRB-04-022)."""

    def __init__(self, name: str, command: int, leadership: int, unit: int, *, is_general: bool) -> None:
        self.name: Final = name
        self.command: Final = command
        self.leadership: Final = leadership
        #: The place of his unit among the units of the army.
        self.unit: Final = unit
        self.is_general: Final = is_general
        self.price: Final = price_of_commander(command, leadership)


class Army:
    """An army as it takes the field: its units in order, those of the reserve last."""

    def __init__(
        self,
        key: str,
        name: str,
        source: ArmyList,
        role: int,
        units: list[ArmyUnit],
        commanders: list[Commander],
        camp: Camp,
        barricades: int,
        works: int,
        arrival: Arrival | None,
        reserve_barricades: int,
        reserve_works: int,
    ) -> None:
        self.key: Final = key
        self.name: Final = name
        #: The list that it is from; an army of one's own is its own list.
        self.source: Final = source
        #: ATTACKER, DEFENDER or ANY_ROLE.
        self.role: Final = role
        self.units: Final = units
        #: The general is the first.
        self.commanders: Final = commanders
        self.camp: Final = camp
        #: Sections of its own, and those for which a defender gave part of his reserve (GRB-02-051).
        self.barricades: Final = barricades
        self.works: Final = works
        self.reserve_barricades: Final = reserve_barricades
        self.reserve_works: Final = reserve_works
        #: How the reserve comes; None where the role of the army decides, or without a reserve.
        self.arrival: Final = arrival
        #: What is unusual, but allowed.
        self.warnings: list[Fault] = []
        #: What players should know of it.
        self.notes = ""
        #: Translated names of its persons, and its notes, by language.
        self.words: dict[str, dict[str, str]] = {}

    @property
    def price(self) -> int:
        """What it costs, without its reserve."""
        price = self.camp.price + BARRICADE_PRICE * self.barricades + WORKS_PRICE * self.works
        for commander in self.commanders:
            price += commander.price
        for unit in self.units:
            if not unit.in_reserve:
                price += unit.profile.price
        return price

    @property
    def reserve_price(self) -> int:
        """What its reserve costs, with the sections that were bought for it."""
        price = BARRICADE_PRICE * self.reserve_barricades + WORKS_PRICE * self.reserve_works
        for unit in self.units:
            if unit.in_reserve:
                price += unit.profile.price
        return price

    @property
    def steadfastness(self) -> int:
        """Its initial steadfastness in halves (GRB-09-001); the reserve counts once it has come (GRB-02-050)."""
        total = self.camp.steadfastness
        for unit in self.units:
            if not unit.in_reserve:
                total += unit.profile.steadfastness
        for commander in self.commanders:
            if not self.units[commander.unit].in_reserve:
                total += COMMAND_STEADFASTNESS * commander.command
        return total

    @property
    def discipline(self) -> int:
        """D at the start: its command figures on the table (GRB-01-036)."""
        return len([1 for commander in self.commanders if not self.units[commander.unit].in_reserve])

    def has_category(self, category: int) -> bool:
        """Whether it has units of a category."""
        for unit in self.units:
            if unit.profile.kind.category == category:
                return True
        return False

    def word(self, text: str, language: str) -> str:
        """The name of a person in a language, as far as it is translated."""
        return self.words.get(language, {}).get(text, text)


def terror_of(army: Army, enemy: Army) -> tuple[bool, bool]:
    """Whether an army is terrified by the elephants and by the artillery of another one (GRB-03-081).

    Bolt throwers are no artillery in this sense.
    """
    has_guns = False
    for unit in enemy.units:
        gun = unit.profile.gun
        has_guns = has_guns or (gun is not None and gun.reach > 0)
    source = army.source
    return source.fears_elephants and enemy.has_category(ELEPHANTS), source.fears_artillery and has_guns


def ids_of(armies: tuple[Army, ...], *, are_sealed: bool = False) -> list[list[str]]:
    """The ids of the units of armies that meet, such as ``phalanx-1``: unique over all of them.

    Of sealed armies each counts for itself, so that the numbers of one tell nothing of the other.
    """
    counted: dict[str, int] = {}
    found: list[list[str]] = []
    for place, army in enumerate(armies):
        if are_sealed:
            counted = {unit.profile.key: place * _SEALED for unit in army.units}
        ids: list[str] = []
        for unit in army.units:
            key = unit.profile.key
            counted[key] = counted.get(key, 0) + 1
            ids.append(f"{key}-{counted[key]}")
        found.append(ids)
    return found
