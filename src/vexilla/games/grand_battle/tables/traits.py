"""Traits that a unit may have beside its type, one a row (chapters 3.6 and 6.9); terror belongs to armies (GRB-03-081)."""

from __future__ import annotations

from typing import Final

from .rows import Row, by_key

#: As bits, so that a profile holds all its traits in one number.
CLOSE_COMBAT: Final = 1
TRAINED: Final = 2
FANATICS: Final = 4
BIG_SHIELDS: Final = 8
COUCHED_LANCE: Final = 16
METAL_HORSE_ARMOUR: Final = 32
CAMEL: Final = 64


class Trait(Row):
    """One trait."""

    def __init__(self, key: str, bit: int, price: int, from_year: int, clauses: str) -> None:
        super().__init__(key, clauses)
        self.bit: Final = bit
        self.price: Final = price
        #: The first year in which anybody has it.
        self.from_year: Final = from_year


_EVER: Final = -10_000

# fmt: off
#         trait                 bit                 price from   clauses
TRAITS: Final[tuple[Trait, ...]] = (
    Trait("CC",                 CLOSE_COMBAT,       3,    _EVER, "03-060 03-061 03-062"),
    Trait("trained",            TRAINED,            2,    _EVER, "03-063 03-064 05-042 05-043"),
    Trait("fanatics",           FANATICS,           0,    _EVER, "03-065 03-066 06-126 07-051"),
    Trait("big_shields",        BIG_SHIELDS,        2,    _EVER, "06-118"),
    Trait("couched_lance",      COUCHED_LANCE,      2,    1100,  "06-125"),
    Trait("metal_horse_armour", METAL_HORSE_ARMOUR, 1,    _EVER, "06-122"),
    Trait("camel",              CAMEL,              2,    _EVER, "06-119 06-121"),
)
# fmt: on
TRAITS_BY_KEY: Final = by_key(TRAITS)
