"""The terrain of Samurai Battles, one kind a row (chapter 20)."""

from __future__ import annotations

from typing import Final

from ..commands_colors.kinds import (
    FOOT,
    HIDES,
    HIDES_BEYOND,
    LEADER,
    MACHINE,
    MOUNTED,
    SEEN_THROUGH,
    Layers,
    Terrain,
    find_named,
)

_ALL: Final = (FOOT, MOUNTED, MACHINE, LEADER)

#: More dice than any unit has by itself: no limit.
NO_LIMIT: Final = 9
#: A limit of dice on foot and mounted.
Limits = tuple[int, ...]
_FREE: Final = (NO_LIMIT, NO_LIMIT)


class Ground(Terrain):
    """One kind of terrain with what it does to movement, sight and combat.

    Limits are for the dice that a unit has by itself: what cards and inspiration add comes on top (SAM-20-005).
    """

    def __init__(
        self,
        key: str,
        *,
        closed: tuple[int, ...] = (),
        stops: tuple[int, ...] = (),
        closed_clause: str = "",
        stop_clause: str = "",
        hides: int = SEEN_THROUGH,
        is_home: bool = False,
        battle_clause: str = "",
        advance_clause: str = "",
        close_out: Limits = _FREE,
        fire_out: int = NO_LIMIT,
        close_in: Limits = _FREE,
        fire_in: int = NO_LIMIT,
        close_up: int = NO_LIMIT,
        is_high: bool = False,
        ignores_flag: bool = False,
        inspiration_clause: str = "",
    ) -> None:
        super().__init__(
            key,
            closed,
            stops,
            hides,
            closed_clause=closed_clause,
            stop_clause=stop_clause,
            is_home=is_home,
            is_ridge=is_high,
        )
        #: By which clause nobody may battle in the turn of entering it, and nobody advance who has moved into it.
        self.battle_clause: Final = battle_clause
        self.advance_clause: Final = advance_clause
        #: The most dice of a unit that stands there, in close combat and in fire; and of one that attacks it.
        self.close_out: Final = close_out
        self.fire_out: Final = fire_out
        self.close_in: Final = close_in
        self.fire_in: Final = fire_in
        #: The most dice in close combat of a unit that attacks it from lower ground, and whether it is high.
        self.close_up: Final = close_up
        self.is_high: Final = is_high
        self.ignores_flag: Final = ignores_flag
        #: By which clause no leader inspires a unit there.
        self.inspiration_clause: Final = inspiration_clause


_NO_ADVANCE: Final = "SAM-14-005"
_OUR_OWN: Final = "SAM-02-013"

# fmt: off
_PLAIN: Final[tuple[Ground, ...]] = (
    Ground("open"),
    Ground("forest",       stops=_ALL, stop_clause="SAM-20-012", hides=HIDES, advance_clause=_NO_ADVANCE, close_out=(2, 2), close_in=(2, 2), fire_in=1),
    Ground("hill",         hides=HIDES_BEYOND, is_high=True, close_out=(3, 3), close_up=2),
    Ground("river",        closed=_ALL, closed_clause="SAM-20-023"),
    Ground("ford",         stops=_ALL, stop_clause="SAM-20-026", close_out=(2, 2), fire_out=1, close_in=(2, 2), fire_in=2),
    # A river that the scenario calls passable, and its fords (SAM-20-033, SAM-20-034).
    Ground("shallows",     stops=_ALL, stop_clause="SAM-20-033", close_out=(2, 2), fire_out=1, close_in=(2, 2), fire_in=2),
    Ground("shallow-ford"),
    Ground("bridge",       ignores_flag=True),
    Ground("village",      stops=_ALL, stop_clause="SAM-20-039", hides=HIDES, battle_clause="SAM-20-040", advance_clause=_NO_ADVANCE, close_out=(2, 1), fire_out=1, close_in=(2, 2), fire_in=1, ignores_flag=True, inspiration_clause="SAM-20-046"),
    Ground("rice-field",   stops=_ALL, stop_clause="SAM-20-049", advance_clause=_NO_ADVANCE, close_out=(NO_LIMIT, 2), close_in=(NO_LIMIT, 2)),
    Ground("ravine",       stops=_ALL, stop_clause="SAM-20-054", battle_clause="SAM-20-055", advance_clause=_NO_ADVANCE, close_out=(1, 1), fire_out=1, close_in=(2, 1), fire_in=1),
    Ground("camp",         closed=_ALL, closed_clause="SAM-20-062", hides=HIDES, is_home=True),
    # Field works of our own scenarios: no terrain of the book.
    Ground("palisade",     closed=(MOUNTED,), closed_clause=_OUR_OWN, stops=(FOOT, MACHINE, LEADER), stop_clause=_OUR_OWN, advance_clause=_OUR_OWN, close_in=(2, 2), fire_in=1, ignores_flag=True),
)
# fmt: on
_BY_PLAIN_KEY: Final = {ground.key: ground for ground in _PLAIN}
OPEN_GROUND: Final = _PLAIN[0]
HILL: Final = _BY_PLAIN_KEY["hill"]
#: What a river and a ford are where the whole river is passable.
SHALLOWS: Final = _BY_PLAIN_KEY["shallows"]
SHALLOW_FORD: Final = _BY_PLAIN_KEY["shallow-ford"]
#: What may lie on a hill (SAM-01-013, SAM-20-022).
_ON_HILLS: Final = ("forest", "village", "rice-field", "ravine", "camp", "palisade")


def _on_hill(above: Ground) -> Ground:
    """Terrain that lies on a hill: the restrictions of both, the lowest limit counts (SAM-01-013, SAM-20-006)."""
    both = Layers(HILL, above)
    return Ground(
        both.key,
        closed=both.closed,
        stops=both.stops,
        closed_clause=both.closed_clause,
        stop_clause=both.stop_clause,
        hides=both.hides,
        is_home=above.is_home,
        battle_clause=above.battle_clause,
        advance_clause=above.advance_clause,
        close_out=_lower(HILL.close_out, above.close_out),
        fire_out=min(HILL.fire_out, above.fire_out),
        close_in=_lower(HILL.close_in, above.close_in),
        fire_in=min(HILL.fire_in, above.fire_in),
        close_up=HILL.close_up,
        is_high=True,
        ignores_flag=above.ignores_flag,
        inspiration_clause=above.inspiration_clause,
    )


def _lower(one: Limits, other: Limits) -> Limits:
    return (min(one[0], other[0]), min(one[1], other[1]))


GROUNDS: Final[tuple[Ground, ...]] = _PLAIN + tuple(_on_hill(_BY_PLAIN_KEY[key]) for key in _ON_HILLS)
GROUND_KEYS: Final = tuple(ground.key for ground in GROUNDS)
_BY_KEY: Final = {ground.key: ground for ground in GROUNDS}


def ground_named(name: str) -> Ground:
    """The terrain with this name; BadSetup names them all."""
    return find_named(_BY_KEY, name, "terrain", GROUND_KEYS)


def without_camp(ground: Ground) -> Ground:
    """What is left of a camp that was taken: the ground it stood on (SAM-20-065)."""
    return HILL if ground.is_high else OPEN_GROUND
