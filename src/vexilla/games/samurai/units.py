"""The troops and leaders of Samurai Battles, one kind a row (chapters 1, 6, 8, 9 and 21)."""

from __future__ import annotations

from typing import Final

from ..commands_colors.kinds import FOOT, MOUNTED, UnitKind, find_named

#: The faces of a die (SAM-01-027). The first three are also the ranks of units.
CIRCLE: Final = 0
TRIANGLE: Final = 1
SQUARE: Final = 2
FLAG: Final = 3
SWORDS: Final = 4
HONOR: Final = 5
FACES: Final[tuple[str, ...]] = ("circle", "triangle", "square", "flag", "swords", "honor")
#: What each of the six sides of a die shows.
DIE: Final[tuple[int, ...]] = (CIRCLE, TRIANGLE, SQUARE, FLAG, SWORDS, HONOR)
RANK_NAMES: Final = FACES[:3]
RANKS: Final = len(RANK_NAMES)

#: What a unit shoots with.
NO_WEAPON: Final = 0
BOWS: Final = 1
ARQUEBUSES: Final = 2
WEAPON_NAMES: Final[tuple[str, ...]] = ("none", "bows", "arquebuses")

#: Dice in close combat by rank (SAM-09-006), and tokens lost for each hex of a retreat (SAM-13-002 to SAM-13-004).
CLOSE_DICE: Final[tuple[int, ...]] = (2, 3, 4)
RETREAT_COST: Final[tuple[int, ...]] = (1, 1, 2)
#: One token more for each hex if a leader is with the unit (SAM-13-005), and what a leader alone pays (SAM-13-007).
LED_RETREAT_COST: Final = 1
LEADER_RETREAT_COST: Final = 3

#: Swords that a unit of a rank ignores, by the rank of the attacker (SAM-09-029 to SAM-09-031); cavalry ignores one
#: more of infantry (SAM-09-028, SAM-09-032).
SWORDS_IGNORED: Final[tuple[tuple[int, ...], ...]] = ((0, 0, 0), (1, 0, 0), (2, 1, 0))
SWORDS_IGNORED_MOUNTED: Final = 1


class Kind(UnitKind):
    """One kind of unit."""

    def __init__(
        self,
        code: str,
        key: str,
        rank: int,
        mover: int,
        figures: int,
        move: int,
        battle_move: int,
        move_clause: str,
        *,
        weapon: int = NO_WEAPON,
        fire: tuple[int, ...] = (),
        fire_moved: int = 0,
        is_guard: bool = False,
    ) -> None:
        super().__init__(key, code, rank, mover, figures, move, move_clause)
        #: CIRCLE, TRIANGLE or SQUARE: the symbol on its banner.
        self.rank: Final = rank
        self.is_mounted: Final = mover == MOUNTED
        #: How far it may have moved by order and still battle.
        self.battle_move: Final = battle_move
        self.weapon: Final = weapon
        #: Dice of its fire by distance, and once it has moved; its range is the last distance.
        self.fire: Final = fire
        self.fire_moved: Final = fire_moved
        self.range: Final = max(0, len(fire) - 1)
        #: The army commander's bodyguards, who never leave the camp by order (SAM-21-009).
        self.is_guard: Final = is_guard


# fmt: off
#        code   name                   rank      mover    figures move, and still battle
KINDS: Final[tuple[Kind, ...]] = (
    Kind("AY",  "ashigaru-yari",       TRIANGLE, FOOT,    4, 2, 1, "SAM-06-004"),
    Kind("AB",  "ashigaru-bows",       CIRCLE,   FOOT,    4, 2, 2, "SAM-06-003", weapon=BOWS, fire=(0, 0, 2, 2), fire_moved=1),
    Kind("AA",  "ashigaru-arquebuses", CIRCLE,   FOOT,    4, 2, 2, "SAM-06-003", weapon=ARQUEBUSES, fire=(0, 0, 2, 2, 1)),
    Kind("SN",  "samurai-naginata",    SQUARE,   FOOT,    4, 1, 1, "SAM-06-005"),
    Kind("MSY", "mounted-samurai",     SQUARE,   MOUNTED, 4, 2, 2, "SAM-06-006"),
    Kind("BG",  "bodyguards",          SQUARE,   FOOT,    3, 0, 0, "SAM-21-009", is_guard=True),
)
# fmt: on
KIND_KEYS: Final = tuple(kind.key for kind in KINDS)
_BY_NAME: Final = {name: kind for kind in KINDS for name in (kind.key, kind.code.lower())}


def kind_named(name: str) -> Kind:
    """The kind with this name or code; BadSetup names them all."""
    return find_named(_BY_NAME, name, "kind of unit", KIND_KEYS)


class LeaderKind:
    """One kind of leader."""

    def __init__(
        self, key: str, status: int, move: int, move_clause: str, *, leads_horse: bool, inspires_beside: bool
    ) -> None:
        self.key: Final = key
        #: Who ranks higher in a duel (SAM-22-005).
        self.status: Final = status
        self.move: Final = move
        self.move_clause: Final = move_clause
        #: Whether he may lead cavalry, too (SAM-05-007, SAM-05-008), and inspires units beside him (SAM-09-016).
        self.leads_horse: Final = leads_horse
        self.inspires_beside: Final = inspires_beside


LEADER_KINDS: Final[tuple[LeaderKind, ...]] = (
    LeaderKind("foot", 1, 2, "SAM-06-022", leads_horse=False, inspires_beside=False),
    LeaderKind("mounted", 2, 3, "SAM-06-023", leads_horse=True, inspires_beside=True),
    LeaderKind("commander", 3, 0, "SAM-21-009", leads_horse=False, inspires_beside=False),
)
LEADER_KIND_KEYS: Final = tuple(kind.key for kind in LEADER_KINDS)
FOOT_LEADER: Final = LEADER_KINDS[0]
MOUNTED_LEADER: Final = LEADER_KINDS[1]
COMMANDER: Final = LEADER_KINDS[2]
_LEADERS_BY_KEY: Final = {kind.key: kind for kind in LEADER_KINDS}


def leader_kind_named(name: str) -> LeaderKind:
    """The kind of leader with this name; BadSetup names them all."""
    return find_named(_LEADERS_BY_KEY, name, "kind of leader", LEADER_KIND_KEYS)
