"""Hand weapons that shoot, one a row, and the classes of range in which they do (chapter 6.7)."""

from __future__ import annotations

from typing import Final

from .rows import Row, by_key

#: Classes of range: the lower shoots first, equal ones together (GRB-06-136).
OUTRANGES_ALL: Final = 0
LONG_RANGE: Final = 1
MIDDLE_RANGE: Final = 2
SHORT_RANGE: Final = 3
#: Bases of foot from this depth hold the 120 metres of class 1 (GRB-03-007).
LONG_RANGE_DEPTH: Final = 4_000

#: Before anything in the book, and after it.
EARLIEST: Final = -10_000
LATEST: Final = 10_000


class Weapon(Row):
    """One hand weapon."""

    def __init__(
        self, key: str, shooting: int, penetration: int, range_class: int, from_year: int, to_year: int, clauses: str
    ) -> None:
        super().__init__(key, clauses)
        #: C, and by how much it lowers the armour of the target, not below 0 (GRB-06-097).
        self.shooting: Final = shooting
        self.penetration: Final = penetration
        self.range_class: Final = range_class
        #: The first and the last year in which it is used.
        self.from_year: Final = from_year
        self.to_year: Final = to_year


# fmt: off
#          weapon            C pen. range         from      to      clauses
WEAPONS: Final[tuple[Weapon, ...]] = (
    Weapon("light-bow",      2, 0,  MIDDLE_RANGE, EARLIEST, LATEST, "06-094 06-096"),
    Weapon("heavy-bow",      3, 0,  LONG_RANGE,   EARLIEST, LATEST, "06-093 06-096"),
    Weapon("sling",          2, 0,  MIDDLE_RANGE, EARLIEST, LATEST, "06-094 06-096"),
    Weapon("javelin",        1, 0,  SHORT_RANGE,  EARLIEST, LATEST, "06-095 06-096"),
    Weapon("light-crossbow", 1, 2,  MIDDLE_RANGE, 1000,     LATEST, "06-094 06-096"),
    Weapon("heavy-crossbow", 1, 3,  LONG_RANGE,   1400,     1525,   "06-093 06-096"),
    Weapon("arquebus",       1, 3,  MIDDLE_RANGE, 1400,     LATEST, "06-094 06-096"),
    Weapon("musket",         1, 4,  LONG_RANGE,   1525,     LATEST, "06-093 06-096"),
    Weapon("pistol",         2, 2,  SHORT_RANGE,  1550,     LATEST, "06-095 06-096"),
)
# fmt: on
WEAPONS_BY_KEY: Final = by_key(WEAPONS)
