"""Camps, one a row, and what an army's steadfastness is made of and tested by (chapters 9 and 12)."""

from __future__ import annotations

from typing import Final

from .rows import Row, by_key


class Camp(Row):
    """One kind of camp."""

    def __init__(
        self,
        key: str,
        steadfastness: int,
        width: int,
        depth: int,
        sections: int,
        obstacle: str,
        price: int,
        clauses: str,
        *,
        move: int = 0,
    ) -> None:
        super().__init__(key, clauses)
        #: In halves (GRB-09-006).
        self.steadfastness: Final = steadfastness
        self.width: Final = width
        self.depth: Final = depth
        #: Sections around it (GRB-12-021), and of what.
        self.sections: Final = sections
        self.obstacle: Final = obstacle
        self.price: Final = price
        self.move: Final = move


# fmt: off
#        camp         ST width   depth   sections obstacle     price
CAMPS: Final[tuple[Camp, ...]] = (
    Camp("none",      0, 0,      0,      0,       "",          0,  "02-027 12-001"),
    Camp("ordinary",  2, 24_000, 16_000, 0,       "",          5,  "09-006 12-008 12-017 12-061"),
    Camp("baggage",   2, 4_000,  8_000,  0,       "",          5,  "09-006 12-056 12-057 12-058", move=8_000),
    Camp("barricade", 4, 24_000, 16_000, 10,      "barricade", 15, "09-006 12-009 12-017 12-021"),
    Camp("fortified", 6, 24_000, 16_000, 10,      "works",     25, "09-006 12-014 12-017 12-021"),
)
# fmt: on
CAMPS_BY_KEY: Final = by_key(CAMPS)

#: A command point of the general or a commander, in halves (GRB-09-005); a double base counts twice (GRB-09-003).
COMMAND_STEADFASTNESS: Final = 2
DOUBLE_STEADFASTNESS: Final = 2
#: An army is tested at or below two thirds (GRB-09-008), with a die of twenty (GRB-09-011).
THRESHOLD: Final[tuple[int, int]] = (2, 3)
STEADFASTNESS_DIE: Final = 20
