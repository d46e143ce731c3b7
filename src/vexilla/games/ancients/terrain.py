"""The terrain of Ancients, one kind a row (chapter 16)."""

from __future__ import annotations

from typing import Final

from ..commands_colors.kinds import (
    FOOT,
    HIDES,
    HIDES_LOWER,
    HIDES_OUTSIDE,
    LEADER,
    MACHINE,
    MOUNTED,
    SEEN_THROUGH,
    Terrain,
    find_named,
)

#: No maximum of dice.
NO_LIMIT: Final = 99
_ALL: Final = (FOOT, MOUNTED, MACHINE, LEADER)
_ALL_BUT_MACHINES: Final = (FOOT, MOUNTED, LEADER)

#: Who may not battle in the turn of entering: nobody, those on horseback, all but the woodsmen.
ALL_BATTLE: Final = 0
FOOT_BATTLE: Final = 1
WOODSMEN_BATTLE: Final = 2


class Ground(Terrain):
    """One kind of terrain with what it does to movement, sight and combat."""

    def __init__(
        self,
        key: str,
        *,
        closed: tuple[int, ...] = (),
        stops: tuple[int, ...] = (),
        closed_clause: str = "",
        leave_clause: str = "",
        beside_clause: str = "",
        hides: int = SEEN_THROUGH,
        battle: int = ALL_BATTLE,
        battle_clause: str = "",
        bonus_clause: str = "",
        close: int = NO_LIMIT,
        fire_in: int = NO_LIMIT,
        fire_out: int = NO_LIMIT,
        is_hill: bool = False,
        fewer_dice: int = 0,
        swords: int = 0,
        flags: int = 0,
        has_front: bool = False,
        is_marsh: bool = False,
        is_wall: bool = False,
    ) -> None:
        super().__init__(
            key,
            closed,
            stops,
            hides,
            is_marsh or is_wall,
            is_wall,
            closed_clause=closed_clause,
            way_clause="ANC-08-018",
        )
        #: The clauses by which it is left slowly, and entered from beside only.
        self.leave_clause: Final = leave_clause
        self.beside_clause: Final = beside_clause
        #: Who may battle in the turn of entering it.
        self.battle: Final = battle
        #: By which clause the others may not, nor after an advance into it.
        self.battle_clause: Final = battle_clause
        self.bonus_clause: Final = bonus_clause or battle_clause
        #: The most dice in close combat, into it and out of it, and in ranged combat into it and out of it.
        self.close: Final = close
        self.fire_in: Final = fire_in
        self.fire_out: Final = fire_out
        self.is_hill: Final = is_hill
        #: How many dice fewer whoever stands in it rolls.
        self.fewer_dice: Final = fewer_dice
        #: Swords and flags that foot in it ignores; from its front sides only, if it has a front.
        self.swords: Final = swords
        self.flags: Final = flags
        self.has_front: Final = has_front
        #: Whoever enters rolls for losses.
        self.is_marsh: Final = is_marsh
        #: Defenders strike first (ANC-16-081).
        self.is_wall: Final = is_wall


# fmt: off
GROUNDS: Final[tuple[Ground, ...]] = (
    Ground("open"),
    Ground("broken",         closed=(MACHINE,), closed_clause="ANC-16-002", stops=(MOUNTED, LEADER), battle=FOOT_BATTLE, battle_clause="ANC-16-005", close=2, fire_in=2, fire_out=2),
    Ground("forest",         stops=_ALL, hides=HIDES, battle=WOODSMEN_BATTLE, battle_clause="ANC-16-010", bonus_clause="ANC-16-013", close=2, fire_in=1),
    Ground("hill",           hides=HIDES_LOWER, is_hill=True),
    Ground("coast",          closed=_ALL, closed_clause="ANC-16-028"),
    Ground("lake",           closed=_ALL, closed_clause="ANC-16-031"),
    Ground("sea",            closed=_ALL, closed_clause="ANC-16-031"),
    Ground("steep",          closed=_ALL, closed_clause="ANC-08-018", hides=HIDES),
    Ground("river",          closed=_ALL, closed_clause="ANC-16-032"),
    Ground("ford",           stops=_ALL, close=2, fire_out=1),
    Ground("shallow-ford",   stops=_ALL),
    Ground("rampart",        swords=1, flags=1, has_front=True),
    Ground("camp",           hides=HIDES, fewer_dice=1, swords=1, flags=1),
    Ground("bridge",         close=2, fire_out=1, flags=1),
    Ground("city-walls",     closed=(MOUNTED, MACHINE), closed_clause="ANC-16-075", stops=(FOOT, LEADER), hides=HIDES_OUTSIDE, close=2, swords=1, flags=1, is_wall=True, leave_clause="ANC-16-073", beside_clause="ANC-16-071"),
    Ground("fortified-walls", closed=_ALL, closed_clause="ANC-16-091", hides=HIDES),
    Ground("marsh",          closed=(MACHINE,), closed_clause="ANC-16-102", stops=_ALL_BUT_MACHINES, close=2, fire_out=1, is_marsh=True, leave_clause="ANC-16-101"),
)
# fmt: on
OPEN_GROUND: Final = GROUNDS[0]
GROUND_KEYS: Final = tuple(ground.key for ground in GROUNDS)
_BY_KEY: Final = {ground.key: ground for ground in GROUNDS}

#: The most dice in close combat up a hill, and down or along one, for foot and for mounted (ANC-16-019 to 021).
UPHILL: Final = 2
FOOT_DOWNHILL: Final = 3
MOUNTED_DOWNHILL: Final = 2


def ground_named(name: str) -> Ground:
    """The terrain with this name; BadSetup names them all."""
    return find_named(_BY_KEY, name, "terrain", GROUND_KEYS)
