"""Reading army files and lists: every fault is named by its line (see docs/grand-battle-armies.md)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.file_reader import MOST_FAULTS, FileReader, is_number
from ....kernel.setup import BadContents, Fault
from ..tables.camps import CAMPS_BY_KEY
from ..tables.command import MOST_COMMANDERS
from ..tables.eras import FIRST_YEAR, LAST_YEAR
from ..tables.reserves import NEVER_IN_RESERVE, ROLE_KEYS, Arrival, arrival
from .army import ANY_ROLE, Army, ArmyList, Line
from .prices import USUAL_BARRICADES, USUAL_BUDGET, USUAL_WORKS
from .profile import Profile
from .profile_reader import PROFILES, ProfileReader

GAME: Final = "grand_battle"
LANGUAGES: Final = ("ru", "uk")
#: No army has more units (GRB-01-021).
MOST_UNITS: Final = 24
MOST_SECTIONS: Final = 40
MOST_BUDGET: Final = 5_000
#: What any army file may say, what one says that is from a list, and what one that is its own list.
_KEYS: Final = (
    "game",
    "name",
    "notes",
    "role",
    "budget",
    "camp",
    "barricades",
    "works",
    "units",
    "reserve",
    "general",
    "commanders",
    *LANGUAGES,
)
_FROM_LIST: Final = (*_KEYS, "list")
_OWN_LIST: Final = (
    *_KEYS,
    "battle",
    "year",
    "terrified_by",
    "indian",
    "max_commanders",
    "camps",
    "max_barricades",
    "max_works",
    PROFILES,
)
_RESERVE_KEYS: Final = ("mode", "units", "barricades", "works")
_LINE_KEYS: Final = ("count", "min", "max", "reserve")
FEARS: Final = ("elephants", "artillery")
#: What the English text calls a name that is looked for, by what it is.
_WANTED: Final[dict[str, str]] = {
    "key": "nothing in an army is called",
    "list": "there is no army list",
    "profile": "there is no profile",
    "line": "the list has no line",
    "in-line": "nothing of a line is called",
    "in-reserve": "nothing of a reserve is called",
    "in-commander": "nothing of a commander is called",
    "camp": "there is no camp",
    "role": "there is no role",
    "fear": "nobody is terrified by",
    "mode": "no reserve comes by the way",
    "with": "there is no unit of the army called",
}


class BadArmy(BadContents):
    """An army file that cannot be used, with all its faults."""

    def __init__(self, name: str, faults: list[Fault]) -> None:
        super().__init__(name, faults, "bad-army")


class Lists:
    """Where a reader finds profiles and lists."""

    def profiles(self) -> dict[str, Profile]:
        """The profiles that any army may use, by their names."""
        raise NotImplementedError

    def keys(self) -> tuple[str, ...]:
        """The names of the lists."""
        raise NotImplementedError

    def find(self, key: str) -> Army:
        """The army of a list as it usually is."""
        raise NotImplementedError


class Counted:
    """Units of a line that a file asks for."""

    def __init__(self, line: Line, count: int, *, in_reserve: bool) -> None:
        self.line: Final = line
        self.count: Final = count
        self.in_reserve: Final = in_reserve


class ArmyReader(FileReader):
    """Reads what a file says; what it amounts to, and whether that may be, is told by :mod:`.muster`."""

    def __init__(self, key: str, text: str, lists: Lists, within: tuple[str, ...] = ()) -> None:
        super().__init__(key, text, within)
        self.lists: Final = lists
        #: What an army from a list may cost if it does not say it; that of a battle is matched by the battle.
        self.usual_budget: Final = 0 if within else USUAL_BUDGET
        self.warnings: list[Fault] = []
        self.is_list = False
        self.source = ArmyList(key, str(self.data.get("name", "")))
        self.role = ANY_ROLE
        self.counted: list[Counted] = []
        self.budget = 0

    def read_all(self) -> None:
        """Everything but commanders."""
        game = self.data.get("game", GAME)
        if game != GAME:
            what = f"this is a file of {game!r}, not of {GAME!r}: mend the line, or leave it out"
            self.tell(("game",), what, "army-other-game", "", value=str(game))
            return
        self.is_list = "list" not in self.data
        known = _OWN_LIST if self.is_list else _FROM_LIST
        for key in self.data:
            if key not in known:
                self.unknown_name((key,), "key", key, known)
        name = self.data.get("name")
        if not isinstance(name, str) or not name.strip():
            self.tell(("name",), 'an army needs a name, such as name = "My Romans"', "army-no-name", "")
        self.role = self._role()
        if self.is_list:
            self._read_list()
        else:
            self._find_list()
        if self.source.lines or not self.is_list:
            self._read_counts(("units",), in_reserve=False)
            self._read_reserve()
        if not self.table(("units",)):
            self.tell(("units",), "[units] is missing or empty: an army needs units", "army-no-units", "GRB-01-021")
        usual = 0 if self.is_list else self.usual_budget
        self.budget = self.number(("budget",), self.data.get("budget", usual), 0, MOST_BUDGET, "GRB-01-005")

    # -- the list --------------------------------------------------------------------------------

    def _find_list(self) -> None:
        key = self.data["list"]
        if isinstance(key, str) and key in self.lists.keys():  # noqa: SIM118
            self.source = self.lists.find(key).source
        else:
            self.unknown_name(("list",), "list", str(key), self.lists.keys())
            self.source.lines = []

    def _read_list(self) -> None:
        """A file that is its own list."""
        source = self.source
        source.battle = str(self.data.get("battle", ""))
        source.year = self.number(("year",), self.data.get("year"), FIRST_YEAR, LAST_YEAR, "GRB-01-002")
        for fear in self._names("terrified_by", FEARS, "fear", "GRB-03-081"):
            source.fears_elephants = source.fears_elephants or fear == FEARS[0]
            source.fears_artillery = source.fears_artillery or fear == FEARS[1]
        source.is_indian = self.switch(("indian",), self.data.get("indian", False))
        most = self.data.get("max_commanders", MOST_COMMANDERS)
        source.max_commanders = self.number(("max_commanders",), most, 0, MOST_COMMANDERS, "GRB-04-048")
        camps = self._names("camps", tuple(CAMPS_BY_KEY), "camp", "GRB-12-001")
        source.camps = camps if "camps" in self.data else tuple(CAMPS_BY_KEY)
        for key, usual in (("max_barricades", USUAL_BARRICADES), ("max_works", USUAL_WORKS)):
            most = self.number((key,), self.data.get(key, usual), 0, MOST_SECTIONS, "GRB-01-051")
            if key == "max_works":
                source.max_works = most
            else:
                source.max_barricades = most
        profiles = self.lists.profiles()
        profiles = {**profiles, **ProfileReader(self, profiles).read()}
        for key, row in self.table(("units",)).items():
            line = self._line(key, row, profiles)
            if line is not None:
                source.lines.append(line)

    def _line(self, key: str, row: object, profiles: dict[str, Profile]) -> Line | None:
        """A line of a list: a count alone, or a count with its limits."""
        path = ("units", key)
        if key not in profiles:
            if key not in self.table((PROFILES,)):
                self.unknown_name(path, "profile", key, tuple(profiles))
            return None
        profile = profiles[key]
        marches = profile.kind.key not in NEVER_IN_RESERVE
        if not isinstance(row, dict):
            return Line(profile, self.number(path, row, 0, MOST_UNITS, "GRB-01-021"), 0, MOST_UNITS, marches)
        for name in row:
            if name not in _LINE_KEYS:
                self.unknown_name(path, "in-line", name, _LINE_KEYS)
        count = self.number(path, row.get("count", 0), 0, MOST_UNITS, "GRB-01-021", "count")
        least = self.number(path, row.get("min", 0), 0, MOST_UNITS, "GRB-01-051", "min")
        most = self.number(path, row.get("max", MOST_UNITS), 0, MOST_UNITS, "GRB-01-051", "max")
        reserve = self.switch(path, row.get("reserve", marches), "reserve")
        if reserve and not marches:
            what = f"{key} are {profile.kind.key}, which are never in a reserve: write reserve = false"
            self.tell(path, what, "army-never-reserve", "GRB-02-061", "reserve", unit=key, type=profile.kind.key)
        return Line(profile, count, least, most, reserve)

    # -- counts ----------------------------------------------------------------------------------

    def _read_counts(self, path: tuple[str, ...], *, in_reserve: bool) -> None:
        for key, value in self.table(path).items():
            line = self.source.line_of(key)
            if line is None:
                known = tuple([each.profile.key for each in self.source.lines])
                if known and (in_reserve or not self.is_list):
                    self.unknown_name((*path, key), "line", key, known)
                continue
            if self.is_list and not in_reserve:
                count = line.count
            else:
                count = self.number((*path, key), value, 0, MOST_UNITS, "GRB-01-021")
            self.counted.append(Counted(line, count, in_reserve=in_reserve))

    def _read_reserve(self) -> None:
        for key in self.table(("reserve",)):
            if key not in _RESERVE_KEYS:
                self.unknown_name(("reserve", key), "in-reserve", key, _RESERVE_KEYS)
        self._read_counts(("reserve", "units"), in_reserve=True)

    def arrival(self) -> Arrival | None:
        """How the reserve comes; None where its role is to decide."""
        mode = self.table(("reserve",)).get("mode")
        if mode is None:
            return None
        ways = [arrival(role, mode) for role in range(len(ROLE_KEYS))] if isinstance(mode, str) else []
        if not any(ways):
            self.unknown_name(("reserve", "mode"), "mode", str(mode), ("direct", "outflanking", "rear"))
            return None
        if self.role != ANY_ROLE:
            if ways[self.role] is None:
                role = ROLE_KEYS[self.role]
                what = f"the reserve of an {role} does not come by {mode}" if role == "attacker" else ""
                what = what or f"the reserve of a {role} does not come by {mode}"
                self.tell(("reserve", "mode"), what, "army-reserve-mode", "GRB-02-041", role=role, mode=str(mode))
            return ways[self.role]
        return None if all(ways) else next(way for way in ways if way is not None)

    def sections(self, path: tuple[str, ...], key: str) -> int:
        """Sections of barricades or works that are bought."""
        value = self.table(path).get(key, 0) if path else self.data.get(key, 0)
        return self.number((*path, key), value, 0, MOST_SECTIONS, "GRB-01-051")

    # -- values ----------------------------------------------------------------------------------

    def _role(self) -> int:
        role = self.data.get("role")
        if role is None:
            return ANY_ROLE
        if role in ROLE_KEYS:
            return ROLE_KEYS.index(role)
        self.unknown_name(("role",), "role", str(role), ROLE_KEYS)
        return ANY_ROLE

    def _names(self, key: str, known: tuple[str, ...], what: str, clause: str) -> tuple[str, ...]:
        """A list of names, each of them known."""
        words = self.data.get(key, [])
        if not isinstance(words, list):
            text = f"{key} must be a list of names in quotes, such as {key} = [{known[0]!r}]; it is {words!r}"
            self.tell((key,), text, "army-names", clause, key=key, example=known[0], value=repr(words))
            return ()
        found: list[str] = []
        for word in words:
            if word in known:
                found.append(word)
            else:
                self.unknown_name((key,), what, str(word), known)
        return tuple(found)

    def number(self, path: tuple[str, ...], value: object, low: int, high: int, clause: str, token: str = "") -> int:
        """A whole number in a range; otherwise a fault, and the nearest end of the range."""
        if is_number(value, low, high):
            return int(str(value))
        key = token or path[-1]
        what = f"{key} must be a number from {low} to {high}; it is {value!r}"
        self.tell(path, what, "army-number", clause, token, key=key, least=str(low), most=str(high), value=repr(value))
        return high if isinstance(value, int) and value > high else max(low, 0)

    def switch(self, path: tuple[str, ...], value: object, token: str = "") -> bool:
        """True or false, or a fault."""
        if isinstance(value, bool):
            return value
        key = token or path[-1]
        what = f"{key} must be true or false; it is {value!r}"
        self.tell(path, what, "army-switch", "", token, key=key, value=repr(value))
        return False

    # -- faults ----------------------------------------------------------------------------------

    def tell(
        self, path: tuple[str, ...], text: str, reason: str, clause: str, token: str = "", **more: str | int
    ) -> None:
        """A fault, with the clause that it offends."""
        said = f"{text} ({clause})" if clause else text
        arguments: dict[str, str | int] = {"clause": clause, **more}
        self.note(self.locator.line(path, token), said, reason, arguments, path)

    def warn(self, path: tuple[str, ...], text: str, reason: str, clause: str, **more: str | int) -> None:
        """Something unusual that is allowed."""
        if len(self.warnings) < MOST_FAULTS:
            arguments: dict[str, str | int] = {"clause": clause, **more}
            self.warnings.append(Fault(self.locator.line(path), f"{text} ({clause})", reason, arguments, path))

    def unknown_name(self, path: tuple[str, ...], what: str, name: str, known: tuple[str, ...]) -> None:
        """A name that does not exist, with the nearest one that does."""
        self.unknown(path, _WANTED[what], name, known, reason="army-unknown", sought=what)

    def words(self) -> dict[str, dict[str, str]]:
        """Translated names, by language."""
        found: dict[str, dict[str, str]] = {}
        for language in LANGUAGES:
            table: dict[str, Any] = self.table((language,))
            found[language] = {key: str(value) for key, value in table.items()}
        return found
