"""What readers of scenario files need for the special rules: switches, values by side, lists of tables."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.file_reader import is_number
from ...kernel.sides import SIDE_NAMES
from .board import NOWHERE
from .reader import ScenarioReader
from .scenario import Scenario

#: What a table in a list may have under a key: a text, a switch, a number up to a limit, or what its reader looks at.
LOOKED_AT: Final = -2
SWITCH: Final = -1
TEXT: Final = 0


class SpecialReader(ScenarioReader):
    """A reader that knows the forms in which special rules are written."""

    def check_switches(self, table: dict[str, Any], known: tuple[str, ...]) -> None:
        """Whether all special rules of a file exist."""
        for key in table:
            if key not in known:
                self.unknown(("special", key), "there is no special rule", key, known, reason="fault-unknown-special")

    def switch(self, table: dict[str, Any], name: str) -> bool:
        """Whether a rule is switched on."""
        value = table.get(name, False)
        if not isinstance(value, bool):
            what = f"{name} must be true or false; it is {value!r}"
            self.fault(("special", name), what, reason="fault-switch", key=name, value=repr(value))
            return False
        return value

    def by_side(self, table: dict[str, Any], name: str) -> list[tuple[int, Any]]:
        """The values of a rule for the sides that have one."""
        value = table.get(name, {})
        if not isinstance(value, dict):
            what = f"{name} needs a value for a side, such as {name} = {{ bottom = … }}"
            self.fault(("special", name), what, reason="fault-by-side", key=name)
            return []
        found = []
        for side_name, each in value.items():
            if side_name in SIDE_NAMES[:2]:
                found.append((SIDE_NAMES.index(side_name), each))
            else:
                what = f"{name} knows bottom and top, not {side_name!r}"
                self.fault(("special", name), what, side_name, reason="fault-which-side", key=name, name=side_name)
        return found

    def hexes_of(self, path: tuple[str, ...], value: object, entry: int = 0) -> tuple[int, ...]:
        """The hexes a value names, in a list of tables in the one of this number; a fault for each that is none."""
        places = [self.hex_of(path, word, entry) for word in self.words_of(path, value, entry)]
        return tuple(hex_ for hex_ in places if hex_ != NOWHERE)

    def entries(self, table: dict[str, Any], name: str) -> list[dict[str, Any]]:
        """The tables of a list."""
        value = table.get(name, [])
        if isinstance(value, list) and all(isinstance(entry, dict) for entry in value):
            return value
        what = f"{name} must be a list of tables: [[special.{name}]]"
        self.fault(("special", name), what, reason="fault-not-list", key=name)
        return []

    def check_entry(
        self, path: tuple[str, ...], place: int, entry: dict[str, Any], known: dict[str, int], what: str, reason: str
    ) -> None:
        """Whether a table in a list has only keys that exist, with sound values; ``what`` says that one is none."""
        for key, value in entry.items():
            if key not in known:
                self.unknown(path, what, key, tuple(known), place, reason=reason)
            elif known[key] == TEXT and not isinstance(value, str):
                wrong = f"{key} must be a text in quotes; it is {value!r}"
                self.fault((*path, key), wrong, "", place, reason="fault-text", key=key, value=repr(value))
            elif known[key] == SWITCH and not isinstance(value, bool):
                wrong = f"{key} must be true or false; it is {value!r}"
                self.fault((*path, key), wrong, "", place, reason="fault-switch", key=key, value=repr(value))
            elif known[key] > 0 and not is_number(value, 0, known[key]):
                wrong = f"{key} must be a number from 0 to {known[key]}; it is {value!r}"
                self.fault(
                    (*path, key),
                    wrong,
                    "",
                    place,
                    reason="fault-number",
                    key=key,
                    least=0,
                    most=known[key],
                    value=repr(value),
                )

    def read_origin(self, scenario: Scenario) -> None:
        """What a file says of the history, and where that is told."""
        for key in ("history", "lopsided"):
            value = self.data.get(key, "")
            if not isinstance(value, str):
                what = f"{key} must be a text in quotes; it is {value!r}"
                self.fault((key,), what, reason="fault-text", key=key, value=repr(value))
        sources = self.data.get("sources", [])
        if isinstance(sources, list) and all(isinstance(source, str) for source in sources):
            scenario.sources = [str(source) for source in sources]
        else:
            what = f'sources must be a list of texts, such as ["Oman, volume I"]; it is {sources!r}'
            self.fault(("sources",), what, reason="fault-sources", value=repr(sources))


def value_of(entry: dict[str, Any], key: str) -> int:
    """A number of an entry, 0 if it is missing or wrong (which is a fault noted elsewhere)."""
    value = entry.get(key, 0)
    return int(value) if is_number(value, 0, 99) else 0
