"""The terrain of Napoleonics, one kind a row (chapter 7)."""

from __future__ import annotations

from typing import Final

from ..commands_colors.kinds import (
    FOOT,
    HIDES,
    HIDES_LOWER,
    LEADER,
    MACHINE,
    MOUNTED,
    SEEN_THROUGH,
    Terrain,
    find_named,
)

_ALL: Final = (FOOT, MOUNTED, MACHINE, LEADER)

#: Who may battle in the turn of entering: everyone, light infantry types only, nobody.
ALL_BATTLE: Final = 0
LIGHT_BATTLE: Final = 1
NONE_BATTLE: Final = 2

#: Dice that a unit loses, by its arm: infantry, cavalry, artillery.
Fewer = tuple[int, ...]
_NO_FEWER: Final = (0, 0, 0)


class Ground(Terrain):
    """One kind of terrain with what it does to movement, sight and combat."""

    def __init__(
        self,
        key: str,
        *,
        closed: tuple[int, ...] = (),
        stops: tuple[int, ...] = (),
        closed_clause: str = "",
        stop_clause: str = "",
        hides: int = SEEN_THROUGH,
        battle: int = ALL_BATTLE,
        battle_clause: str = "",
        melee_in: Fewer = _NO_FEWER,
        fire_in: Fewer = _NO_FEWER,
        melee_out: Fewer = _NO_FEWER,
        fire_out: Fewer = _NO_FEWER,
        is_hill: bool = False,
        has_front: bool = False,
        is_town: bool = False,
    ) -> None:
        super().__init__(key, closed, stops, hides, closed_clause=closed_clause, stop_clause=stop_clause)
        #: Who may battle in the turn of entering it.
        self.battle: Final = battle
        #: By which clause the others may not.
        self.battle_clause: Final = battle_clause
        #: Dice fewer by arm in melee and fire into it and out of it; from and to its front only, if it has one.
        self.melee_in: Final = melee_in
        self.fire_in: Final = fire_in
        self.melee_out: Final = melee_out
        self.fire_out: Final = fire_out
        self.is_hill: Final = is_hill
        #: A redoubt: infantry and artillery behind its front may ignore a flag.
        self.has_front: Final = has_front
        #: Cavalry Charge gives no dice into and out of it.
        self.is_town: Final = is_town


_REDOUBT: Final = (1, 2, 0)

# fmt: off
#                                                                                   dice fewer: infantry, cavalry, artillery
GROUNDS: Final[tuple[Ground, ...]] = (
    Ground("open"),
    Ground("forest",       stops=_ALL, stop_clause="NAP-07-005", hides=HIDES, battle=LIGHT_BATTLE, battle_clause="NAP-07-007",            melee_in=(1, 2, 1), fire_in=(1, 0, 1), melee_out=(0, 2, 1), fire_out=(0, 0, 1)),
    Ground("hill",         hides=HIDES_LOWER, is_hill=True),
    Ground("rugged-hill",  closed=_ALL, closed_clause="NAP-07-038", hides=HIDES),
    Ground("town",         stops=_ALL, stop_clause="NAP-07-041", hides=HIDES, battle=NONE_BATTLE, battle_clause="NAP-07-043", is_town=True, melee_in=(2, 3, 1), fire_in=(2, 0, 1), melee_out=(0, 3, 1), fire_out=(0, 0, 1)),
    Ground("mill",         stops=_ALL, stop_clause="NAP-07-041", hides=HIDES, battle=NONE_BATTLE, battle_clause="NAP-07-043", is_town=True, melee_in=(2, 3, 1), fire_in=(2, 0, 1), melee_out=(0, 3, 1), fire_out=(0, 0, 1)),
    Ground("redoubt",      stops=_ALL, stop_clause="NAP-07-053", has_front=True,                              melee_in=_REDOUBT, fire_in=_REDOUBT, melee_out=(0, 2, 0)),
    Ground("hill-redoubt", stops=_ALL, stop_clause="NAP-07-053", hides=HIDES_LOWER, is_hill=True, has_front=True, melee_in=_REDOUBT, fire_in=_REDOUBT, melee_out=(0, 2, 0)),
    Ground("river",        closed=_ALL, closed_clause="NAP-07-069"),
    Ground("stream",       stops=_ALL, stop_clause="NAP-07-073",                                              melee_in=(1, 1, 1), melee_out=(1, 1, 1), fire_out=(1, 0, 1)),
    Ground("ford",         stops=_ALL, stop_clause="NAP-07-080",                                              melee_in=(1, 1, 1), melee_out=(1, 1, 1), fire_out=(1, 0, 1)),
    Ground("bridge"),
    Ground("quarry",       closed=(MACHINE,), closed_clause="NAP-07-086", stops=(FOOT, MOUNTED, LEADER), stop_clause="NAP-07-085",        melee_in=(1, 2, 1), fire_in=(0, 0, 1), melee_out=(1, 2, 0), fire_out=(1, 0, 0)),
)
# fmt: on
OPEN_GROUND: Final = GROUNDS[0]
GROUND_KEYS: Final = tuple(ground.key for ground in GROUNDS)
_BY_KEY: Final = {ground.key: ground for ground in GROUNDS}

#: Dice fewer on hills by arm: up to one, down from one, and from one to another, in melee and in fire
#: (NAP-07-018 to NAP-07-029).
UPHILL: Final[tuple[int, ...]] = (1, 1, 0)
DOWNHILL: Final[tuple[int, ...]] = (0, 1, 0)
HILL_TO_HILL_FIRE: Final[tuple[int, ...]] = (1, 0, 0)


def ground_named(name: str) -> Ground:
    """The terrain with this name; BadSetup names them all."""
    return find_named(_BY_KEY, name, "terrain", GROUND_KEYS)
