"""Reading files that players write (TOML): every fault is named by its line, and all of them at once."""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from typing import Any, Final

from .setup import LONGEST_CONTENTS, Fault

#: More faults than this are not looked for: whoever mends these may ask again.
MOST_FAULTS: Final = 100
#: Numbers that a file may hold.
_MOST: Final = 2**31
#: Tables and lists within each other.
_DEEPEST: Final = 20


class FileReader:
    """Reads one file, or the table ``within`` it; everything wrong is collected, so that all is shown at once."""

    def __init__(self, key: str, text: str, within: tuple[str, ...] = ()) -> None:
        self.key: Final = key
        self.faults: list[Fault] = []
        self.locator: Final = Locator(text, within)
        self.data: dict[str, Any] = {}
        if len(text) > LONGEST_CONTENTS:
            what = f"the file has more than {LONGEST_CONTENTS} characters: so long a file is not read"
            self.faults.append(Fault(1, what, "fault-too-long", {"most": LONGEST_CONTENTS}))
            return
        try:
            self.data = tomllib.loads(text)
        except (ValueError, RecursionError) as problem:
            # Not only what TOML forbids: also a number of thousands of digits, or thousands of brackets.
            found = re.search(r"line (\d+)", str(problem))
            line = int(found.group(1)) if found else max(1, len(self.locator.lines))
            self.faults.append(Fault(line, f"this is not TOML: {problem}", "fault-not-toml", {"problem": str(problem)}))
            return
        self.data = self.table(within)
        self._check_size((), self.data, 0)

    def _check_size(self, path: tuple[str, ...], value: object, depth: int) -> None:
        """Whether numbers and nesting are such that they can be said again."""
        if isinstance(value, dict):
            parts = [((*path, str(key)), part) for key, part in value.items()]
        elif isinstance(value, list):
            parts = [(path, part) for part in value]
        else:
            if isinstance(value, int) and not -_MOST < value < _MOST:
                what = f"{path[-1]} is a number that is too large for anything here"
                self.fault(path, what, reason="fault-too-large", key=path[-1])
            return
        if depth > _DEEPEST:
            what = f"{path[0]} holds tables within tables: so many belong nowhere here"
            self.fault(path[:1], what, reason="fault-too-deep", key=path[0])
            return
        for place, part in parts:
            self._check_size(place, part, depth + 1)

    def fault(
        self, path: tuple[str, ...], text: str, token: str = "", entry: int = 0, *, reason: str, **arguments: str | int
    ) -> None:
        """Note a fault at the place of a key, in a list of tables in the one of this number."""
        self.note(self.locator.line(path, token, entry), text, reason, arguments, path)

    def note(
        self, line: int, text: str, reason: str, arguments: dict[str, str | int], path: tuple[str, ...] = ()
    ) -> None:
        """Note a fault on a line; what was told already is not told again."""
        for fault in self.faults:
            if fault.line == line and fault.text == text:
                return
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Fault(line, text, reason, arguments, path))

    def table(self, path: tuple[str, ...]) -> dict[str, Any]:
        """The table at a path; empty if there is none, and a fault if it is something else."""
        found: Any = self.data
        for key in path:
            found = found.get(key, {}) if isinstance(found, dict) else {}
        if isinstance(found, dict):
            return found
        name = ".".join(path)
        self.fault(path, f"{name} must be a table: [{name}]", reason="fault-not-table", key=name)
        return {}

    def unknown(
        self,
        path: tuple[str, ...],
        what: str,
        name: str,
        known: tuple[str, ...],
        entry: int = 0,
        *,
        reason: str,
        **arguments: str | int,
    ) -> None:
        """A fault about a name that does not exist, with the nearest one that does."""
        if len(self.faults) >= MOST_FAULTS:
            return
        near = get_close_matches(name.lower(), known, 1, 0.5)
        hint = f"; did you mean {near[0]!r}?" if near else f": use one of {', '.join(known)}"
        self.fault(
            path,
            f"{what} {name!r}{hint}",
            name if len(path) > 1 else "",
            entry,
            reason=reason,
            name=name,
            guesses=len(near),
            near=near[0] if near else "",
            known=", ".join(known),
            **arguments,
        )


class Locator:
    """Finds the line of a file on which something is said; paths begin in the table ``within`` it."""

    def __init__(self, text: str, within: tuple[str, ...] = ()) -> None:
        self.lines: Final = text.splitlines()
        self.within: Final = within

    def line(self, path: tuple[str, ...], token: str = "", entry: int = 0) -> int:
        """The line of a key (the last of the path, in the table of the others) and of a word in its value.

        In a list of tables ``entry`` is the number of the table, from 0, and the path may name a key in it.
        """
        found = self._line((*self.within, *path), token, entry)
        if not found and self.within:
            # What is written in braces has no lines of its own.
            found = self._line(self.within, "", 0)
        return found or 1

    def _line(self, path: tuple[str, ...], token: str, entry: int) -> int:
        """Likewise; 0 if it is said nowhere."""
        table, key = path[:-1], path[-1]
        current: tuple[str, ...] = ()
        seen: dict[tuple[str, ...], int] = {}
        inside = False
        found = 0
        header = 0
        for number, line in enumerate(self.lines, 1):
            stripped = line.strip()
            match = re.match(r"\[\[?\s*([^\]]+?)\s*\]\]?\s*(#.*)?$", stripped)
            if match and not (inside and "=" in stripped):
                current = tuple(part.strip().strip('"') for part in match.group(1).split("."))
                seen[current] = seen.get(current, -1) + 1
                inside = False
                if current in (path, table) and seen[current] <= entry:
                    header = number
                continue
            named = re.match(r"\"?([^\"=]+?)\"?\s*=", stripped)
            if named and current == table and seen.get(current, 0) == entry:
                inside = named.group(1) == key
                if inside:
                    found = number
            elif named and current == path and seen[current] == entry and token and _has_word(line, token):
                return number
            if inside and (not token or _has_word(line, token)):
                return number
        return found or header


def _has_word(line: str, word: str) -> bool:
    return re.search(rf"(?<![\w]){re.escape(word)}(?![\w])", line, re.IGNORECASE) is not None


def is_number(value: object, low: int, high: int) -> bool:
    """Whether a value is a whole number in a range."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def line_of(fault: Fault) -> int:
    """Where a fault is; faults are told in this order."""
    return fault.line
