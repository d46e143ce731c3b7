"""From what a file says to an army: commanders with their units, and whether all of it may be (GRB-01-051)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.file_reader import line_of
from ..tables.artillery import ARTILLERY_FROM
from ..tables.camps import CAMPS_BY_KEY
from ..tables.command import (
    LEAST_COMMAND,
    LEAST_LEADERSHIP,
    MOST_COMMAND,
    MOST_LEADERSHIP,
    USUAL_COMMAND,
    USUAL_LEADERSHIP,
)
from ..tables.eras import KNIGHTS_FROM, KNIGHTS_TO
from ..tables.reserves import ATTACKER, DEFENDER, RESERVE_PER_CENT, ROLE_KEYS
from ..tables.traits import TRAITS
from ..tables.troops import CAVALRY, ELEPHANTS
from ..tables.weapons import EARLIEST, LATEST
from .army import ANY_ROLE, Army, ArmyUnit, Commander, Line, Ratings
from .prices import LEAST_PER_CENT
from .profile import SINGLE, Profile, staff_of
from .reader import MOST_UNITS, ArmyReader, BadArmy, Lists

#: Fewer or more units are unusual (GRB-01-021).
_FEW_UNITS: Final = 12
_MANY_UNITS: Final = 20
_COMMANDER_KEYS: Final = ("CP", "LP", "with", "staff", "reserve")
_HUNDRED: Final = 100
_STEP: Final = 1_000


class Tried:
    """What a file amounts to, sound or not: the army as far as it can be told, and all that is wrong with it."""

    def __init__(self, reader: ArmyReader, army: Army | None) -> None:
        #: None of a file without units that there are.
        self.army: Final = army
        #: In the order of the file.
        self.faults: Final = sorted(reader.faults, key=line_of)
        self.warnings: Final = reader.warnings
        self.source: Final = reader.source
        self.budget: Final = reader.budget


def try_army(key: str, text: str, lists: Lists, within: tuple[str, ...] = (), *, wholly: bool = True) -> Tried:
    """The army of a file while it is written: with its price and its faults.

    ``wholly`` also tells what is wrong with the whole while a part of it is wrong: whoever builds an army has both
    before his eyes, whoever reads a file mends one after the other.
    """
    reader = ArmyReader(key, text, lists, within)
    army: Army | None = None
    if not reader.faults:
        reader.read_all()
        if reader.counted:
            army = Muster(reader).muster(wholly=wholly)
            army.warnings = reader.warnings
            army.words = _words(reader)
            army.notes = str(reader.data.get("notes", ""))
    return Tried(reader, army)


def _words(reader: ArmyReader) -> dict[str, dict[str, str]]:
    """Translated names, by language: those of the file, and of an army from a list also those of the list's persons."""
    words = reader.words()
    key = reader.data.get("list")
    if isinstance(key, str) and key in reader.lists.keys():  # noqa: SIM118
        for language, names in reader.lists.find(key).words.items():
            words[language] = {name: told for name, told in names.items() if name != "notes"} | words[language]
    return words


def read_army(key: str, text: str, lists: Lists, within: tuple[str, ...] = ()) -> Army:
    """The army of a file or list, or of the table ``within`` a file; BadArmy if anything in it is wrong."""
    tried = try_army(key, text, lists, within, wholly=False)
    if tried.faults or tried.army is None:
        raise BadArmy(key, tried.faults)
    return tried.army


class _Place:
    """A unit before all is known of it."""

    def __init__(self, profile: Profile, in_reserve: bool) -> None:
        self.key: Final = profile.key
        self.profile = profile
        self.in_reserve: Final = in_reserve
        self.is_led = False


class Muster:
    """Musters the army of one file."""

    def __init__(self, reader: ArmyReader) -> None:
        self.reader: Final = reader
        self.source: Final = reader.source
        self.places: list[_Place] = []
        for counted in reader.counted:
            for _ in range(counted.count):
                self.places.append(_Place(counted.line.profile, counted.in_reserve))

    def muster(self, *, wholly: bool) -> Army:
        """The army; the reader notes what is wrong with it."""
        reader = self.reader
        is_read = not reader.faults
        self._check_lines()
        self._check_year()
        commanders = self._commanders()
        if not reader.table(("general",)):
            what = '[general] is missing: an army has one, such as Scipio = { with = "legion-5" }'
            reader.tell(("general",), what, "army-no-general", "GRB-04-001")
        most = self.source.max_commanders
        number = len(reader.table(("commanders",)))
        if number > most:
            what = f"there are {number} commanders beside the general: the list allows {most}"
            reader.tell(("commanders",), what, "army-many-commanders", "GRB-04-048", number=number, most=most)
        camp = reader.data.get("camp", "none")
        if not isinstance(camp, str) or camp not in CAMPS_BY_KEY:
            reader.unknown_name(("camp",), "camp", str(camp), tuple(CAMPS_BY_KEY))
            camp = "none"
        elif camp not in self.source.camps:
            allowed = ", ".join(self.source.camps)
            what = f"the list has no {camp} camp: it allows {allowed}"
            reader.tell(("camp",), what, "army-camp", "GRB-01-051", camp=camp, allowed=allowed)
        army = Army(
            reader.key,
            str(reader.data.get("name", "")),
            self.source,
            reader.role,
            self._units(),
            commanders,
            CAMPS_BY_KEY[camp],
            reader.sections((), "barricades"),
            reader.sections((), "works"),
            reader.arrival(),
            reader.sections(("reserve",), "barricades"),
            reader.sections(("reserve",), "works"),
        )
        if not reader.faults or (wholly and is_read):
            self._check_whole(army)
        return army

    def _units(self) -> list[ArmyUnit]:
        counted: dict[str, int] = {}
        units: list[ArmyUnit] = []
        for place in self.places:
            key = place.profile.key
            counted[key] = counted.get(key, 0) + 1
            units.append(ArmyUnit(place.profile, counted[key], self.source.year, in_reserve=place.in_reserve))
        return units

    # -- lines -----------------------------------------------------------------------------------

    def _check_lines(self) -> None:
        """Every line keeps its limits, the reserve included (GRB-01-051, GRB-02-061)."""
        for line in self.source.lines:
            army, reserve = 0, 0
            for counted in self.reader.counted:
                if counted.line is line and counted.in_reserve:
                    reserve += counted.count
                elif counted.line is line:
                    army += counted.count
            self._check_line(line, army, reserve)

    def _check_line(self, line: Line, army: int, reserve: int) -> None:
        key = line.profile.key
        path = ("units", key)
        if not line.least <= army or not army + reserve <= line.most:
            number = army + reserve
            what = f"{key}: {line.least} to {line.most} units, the reserve included; there are {number}"
            if army < line.least <= number:
                what = f"{key}: at least {line.least} units in the army itself; there are {army}"
            least, most = line.least, line.most
            reason, clause = "army-limits", "GRB-01-051"
            self.reader.tell(path, what, reason, clause, unit=key, least=least, most=most, army=army, number=number)
        if reserve and not line.reserve:
            what = f"{key} may not be in the reserve"
            self.reader.tell(("reserve", "units", key), what, "army-not-in-reserve", "GRB-02-061", unit=key)

    # -- years -----------------------------------------------------------------------------------

    def _check_year(self) -> None:
        """Nobody has what is not of his time (GRB-06-093 to GRB-06-095, GRB-13-051 to GRB-13-054)."""
        seen: list[str] = []
        lines = self.source.lines if self.reader.is_list else [each.line for each in self.reader.counted]
        for line in lines:
            profile = line.profile
            if profile.key in seen:
                continue
            seen.append(profile.key)
            path = ("units", profile.key)
            weapon, gun = profile.weapon, profile.gun
            if weapon is not None:
                self._check_years(path, weapon.key, weapon.from_year, weapon.to_year, weapon.clauses[0])
            if gun is not None:
                self._check_gun(path, profile)
            for trait in TRAITS:
                if profile.has(trait.bit):
                    self._check_years(path, trait.key, trait.from_year, LATEST, trait.clauses[0])
            if profile.kind.key == "dismounted-knights":
                self._check_years(path, profile.kind.key, KNIGHTS_FROM, KNIGHTS_TO, "GRB-10-012")

    def _check_gun(self, path: tuple[str, ...], profile: Profile) -> None:
        gun, year = profile.gun, self.source.year
        assert gun is not None
        if gun.from_year == ARTILLERY_FROM and year < ARTILLERY_FROM:
            what = f"{gun.key} in {_said(year)}: artillery appears in {ARTILLERY_FROM}, in some lists earlier"
            first = str(ARTILLERY_FROM)
            self.reader.warn(path, what, "army-early-gun", "GRB-13-002", thing=gun.key, year=str(year), first=first)
        else:
            self._check_years(path, gun.key, gun.from_year, gun.to_year, gun.clauses[0])
        if profile.move != gun.move_in(year):
            move, value = gun.move_in(year) // _STEP, profile.move // _STEP
            what = f"{profile.key} has MV {value}: batteries of {gun.key} have {move} in {_said(year)}"
            tell, key = self.reader.tell, profile.key
            tell(
                path,
                what,
                "army-gun-move",
                "GRB-13-025",
                unit=key,
                thing=gun.key,
                year=str(year),
                move=move,
                value=value,
            )

    def _check_years(self, path: tuple[str, ...], thing: str, first: int, last: int, clause: str) -> None:
        year = self.source.year
        if first <= year <= last:
            return
        span = f"from {first}" if last == LATEST else f"to {last}" if first == EARLIEST else f"from {first} to {last}"
        what = f"{path[-1]} has {thing}, which is known {span}; the army is of {_said(year)}"
        years = "first" if last == LATEST else "last" if first == EARLIEST else "both"
        self.reader.tell(
            path,
            what,
            "army-year",
            clause,
            unit=path[-1],
            thing=thing,
            year=str(year),
            first=str(first),
            last=str(last),
            span=years,
        )

    # -- commanders ------------------------------------------------------------------------------

    def _commanders(self) -> list[Commander]:
        found: list[Commander] = []
        for table in ("general", "commanders"):
            rows = self.reader.table((table,))
            if table == "general" and len(rows) > 1:
                what = f"an army has one general; [general] names {', '.join(rows)}"
                self.reader.tell(("general",), what, "army-two-generals", "GRB-04-001", names=", ".join(rows))
            for name, row in rows.items():
                commander = self._commander((table, name), name, row)
                if commander is not None:
                    found.append(commander)
        return found

    def _commander(self, path: tuple[str, ...], name: str, said: object) -> Commander | None:
        """A row such as { CP = 1, LP = 1, with = "thessalians" }, or the unit alone."""
        row: dict[str, Any] = said if isinstance(said, dict) else {"with": said}
        for key in row:
            if key not in _COMMANDER_KEYS:
                self.reader.unknown_name(path, "in-commander", key, _COMMANDER_KEYS)
        is_general = path[0] == "general"
        ratings = self._ratings(path, name, row)
        in_reserve = self.reader.switch(path, row.get("reserve", False), "reserve")
        if in_reserve and is_general:
            what = f"{name} is the general, who is never with the reserve"
            self.reader.tell(path, what, "army-general-in-reserve", "GRB-02-061", "reserve", name=name)
        unit = self._unit_of(path, row.get("with"), in_reserve)
        if unit < 0:
            return None
        place = self.places[unit]
        if place.profile.kind.category == ELEPHANTS and not self.source.is_indian:
            what = f"{name} rides with {place.key}: only Indian commanders ride elephants (indian = true in a list)"
            self.reader.tell(path, what, "army-elephant", "GRB-04-022", "with", name=name, unit=place.key)
        if self.reader.switch(path, row.get("staff", False), "staff"):
            if place.profile.kind.category != CAVALRY or place.profile.formation != SINGLE:
                what = f"the staff of {name} needs a mounted unit on one base; {place.key} is none"
                self.reader.tell(path, what, "army-staff", "GRB-04-023", "staff", name=name, unit=place.key)
            elif not place.is_led:
                place.profile = staff_of(place.profile)
        place.is_led = True
        return Commander(name, ratings.command, ratings.leadership, unit, is_general=is_general)

    def _ratings(self, path: tuple[str, ...], name: str, row: dict[str, Any]) -> Ratings:
        """His points: as the list names him, or one of each (GRB-04-006, GRB-04-019)."""
        reader = self.reader
        usual = self.source.persons.get(name)
        if usual is None:
            usual = Ratings(USUAL_COMMAND, USUAL_LEADERSHIP)
        command = reader.number(path, row.get("CP", usual.command), LEAST_COMMAND, MOST_COMMAND, "GRB-04-005", "CP")
        leadership = row.get("LP", usual.leadership)
        leadership = reader.number(path, leadership, LEAST_LEADERSHIP, MOST_LEADERSHIP, "GRB-04-019", "LP")
        ratings = Ratings(command, leadership)
        if reader.is_list:
            self.source.persons[name] = ratings
        elif command != usual.command or leadership != usual.leadership:
            what = f"{name} has CP {usual.command} and LP {usual.leadership} in this list: write those, or neither"
            command, leadership = usual.command, usual.leadership
            reader.tell(
                path, what, "army-ratings", "GRB-01-051", "CP", name=name, command=command, leadership=leadership
            )
        return ratings

    def _unit_of(self, path: tuple[str, ...], said: object, in_reserve: bool) -> int:
        """The unit that ``phalanx`` (the first without a commander) or ``phalanx 2`` names; -1 and a fault if none."""
        words = said.split() if isinstance(said, str) else []
        number = int(words[1]) if len(words) == 2 and words[1].isdecimal() and len(words[1]) < 3 else 0
        named: list[int] = []
        if len(words) == (2 if number else 1):
            for unit, place in enumerate(self.places):
                if place.key == words[0] and place.in_reserve == in_reserve:
                    named.append(unit)
        if number and number <= len(named):
            return named[number - 1]
        if named and not number:
            for unit in named:
                if not self.places[unit].is_led:
                    return unit
            return named[0]
        keys = [place.key for place in self.places if place.in_reserve == in_reserve]
        self.reader.unknown_name(path, "with", str(said), tuple(dict.fromkeys(keys)))
        return -1

    # -- the whole -------------------------------------------------------------------------------

    def _check_whole(self, army: Army) -> None:
        """What can be told only of the whole army: its size, its price, its works and its reserve."""
        self._check_size(army)
        self._check_sections(army)
        reader, price, reserve = self.reader, army.price, army.reserve_price
        if _HUNDRED * reserve > RESERVE_PER_CENT * price:
            most = RESERVE_PER_CENT * price // _HUNDRED
            what = f"the reserve costs {reserve}: at most {RESERVE_PER_CENT}% of the army's {price}, that is {most}"
            reader.tell(("reserve",), what, "army-reserve-price", "GRB-02-039", value=reserve, price=price, most=most)
        budget = reader.budget
        path = ("budget",) if "budget" in reader.data else ("units",)
        if budget and price > budget:
            what = f"the army costs {price}: more than its budget of {budget}"
            reader.tell(path, what, "army-over-budget", "GRB-01-005", price=price, budget=budget)
        if budget and _HUNDRED * price < LEAST_PER_CENT * budget:
            least = (LEAST_PER_CENT * budget + _HUNDRED - 1) // _HUNDRED
            what = f"the army costs {price}: of a budget of {budget} at least {least} are spent"
            reader.tell(path, what, "army-under-budget", "GRB-01-005", price=price, budget=budget, least=least)

    def _check_size(self, army: Army) -> None:
        reader = self.reader
        number = len([1 for unit in army.units if not unit.in_reserve])
        if len(army.units) > MOST_UNITS:
            what = f"the army has {len(army.units)} units, the reserve included: {MOST_UNITS} are the most"
            reader.tell(("units",), what, "army-too-many", "GRB-01-021", number=len(army.units), most=MOST_UNITS)
        elif number < _FEW_UNITS or number > _MANY_UNITS:
            what = f"the army has {number} units: 15 to 20 are usual"
            reader.warn(("units",), what, "army-unusual", "GRB-01-021", number=number)

    def _check_sections(self, army: Army) -> None:
        """Sections keep the list, and only a defender gives reserve for them (GRB-02-051)."""
        reader = self.reader
        for key, number, most in (
            ("barricades", army.barricades + army.reserve_barricades, self.source.max_barricades),
            ("works", army.works + army.reserve_works, self.source.max_works),
        ):
            if number > most:
                what = f"{key}: {number} sections; the list allows {most}"
                path = (key,) if key in reader.data else ("reserve", key)
                reader.tell(path, what, "army-sections", "GRB-01-051", key=key, number=number, most=most)
        if not army.reserve_barricades and not army.reserve_works:
            return
        role = army.role
        if role == ANY_ROLE and army.arrival is not None:
            role = army.arrival.role
        if role != DEFENDER:
            says = f"this is an {ROLE_KEYS[ATTACKER]}" if role == ATTACKER else 'say role = "defender"'
            what = f"only a defender spends his reserve on sections: {says}"
            reader.tell(("reserve",), what, "army-reserve-sections", "GRB-02-051")


def _said(year: int) -> str:
    """A year as people say it."""
    return f"{-year} BC" if year < 0 else str(year)
