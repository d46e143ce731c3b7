"""The eighteen kinds of units of Ancients, one a row, as on the book's reference sheet (chapters 8 to 13)."""

from __future__ import annotations

from typing import Final

from ..commands_colors.kinds import FOOT, MACHINE, MOUNTED, UnitKind, find_named

#: The faces of a die (ANC-02-013). The first three are also the classes of units (ANC-02-030).
LIGHT: Final = 0
MEDIUM: Final = 1
HEAVY: Final = 2
HELMET: Final = 3
FLAG: Final = 4
SWORDS: Final = 5
FACES: Final[tuple[str, ...]] = ("light", "medium", "heavy", "helmet", "flag", "swords")
CLASS_NAMES: Final = FACES[:3]
#: Each of the six sides of a die shows another face.
DIE: Final[tuple[int, ...]] = (LIGHT, MEDIUM, HEAVY, HELMET, FLAG, SWORDS)

#: Ways of fighting and suffering that rules name (ANC-08-034).
CAVALRY: Final = 1
CHARIOT: Final = 2
CAMEL: Final = 4
ELEPHANT: Final = 8
#: Light infantry, slingers, archers and auxilia (ANC-18-021).
LIGHT_FOOT: Final = 16
#: Fights in the turn it enters a forest (ANC-16-011).
WOODSMAN: Final = 32
#: Regains no blocks by Rally (ANC-18-120).
NO_RALLY: Final = 64
#: Hits with swords in close combat (ANC-11-091).
SWORDSMAN: Final = 128
#: Horses, which fear elephants and camels (ANC-11-045, ANC-11-070).
HORSES: Final = CAVALRY | CHARIOT

#: From whom a unit may evade (ANC-13-007 to ANC-13-012).
NEVER: Final = 0
ALWAYS: Final = 1
FROM_FOOT_AND_HEAVY_MOUNTED: Final = 2
FROM_FOOT_AND_ELEPHANTS: Final = 3

#: When a momentum advance gives the right to a bonus close combat (ANC-13-073 to ANC-13-075).
NO_BONUS: Final = 0
LED_BONUS: Final = 1
FULL_BONUS: Final = 2

#: A number of dice that is copied from the enemy (ANC-11-052).
COPIED: Final = -1


class Kind(UnitKind):
    """One kind of unit with everything the rules say about it."""

    def __init__(
        self,
        code: str,
        key: str,
        class_: int,
        mover: int,
        blocks: int,
        move: int,
        close: int,
        back: int,
        per_flag: int,
        evades: int,
        bonus: int,
        move_clause: str,
        traits: int = 0,
        *,
        range: int = 0,  # noqa: A002
        fire_move: int = 0,
        close_move: int = -1,
        charges: int = 0,
        full_dice: int = 0,
        full_flags: int = 0,
        swords_ignored: int = 0,
        copied: int = 0,
        copied_when_full: int = 0,
        advances: bool = True,
    ) -> None:
        super().__init__(key, code, class_, mover, blocks, move, move_clause)
        #: LIGHT, MEDIUM or HEAVY: the face that hits it and the card that orders it.
        self.class_: Final = class_
        self.traits: Final = traits
        #: Dice in its own attack, and when it battles back or strikes first.
        self.close: Final = close
        self.back: Final = back
        #: Hexes of retreat for each flag.
        self.per_flag: Final = per_flag
        self.evades: Final = evades
        self.bonus: Final = bonus
        #: How far it fires; 0 if it does not. It fires after a move of at most so many hexes.
        self.range: Final = range
        self.fire_move: Final = fire_move
        #: It fights in close combat after a move of at most so many hexes.
        self.close_move: Final = move if close_move < 0 else close_move
        #: A move of so many hexes or more must end beside an enemy and be followed by close combat; 0 for none.
        self.charges: Final = charges
        #: What it has while no block is missing.
        self.full_dice: Final = full_dice
        self.full_flags: Final = full_flags
        #: Swords it ignores in close combat.
        self.swords_ignored: Final = swords_ignored
        #: Dice that elephants roll against it (ANC-11-054), and how many more when they attack it at full strength.
        self.copied: Final = copied or close
        self.copied_when_full: Final = copied_when_full
        self.advances: Final = advances


_MISSILE_FOOT: Final = LIGHT_FOOT | WOODSMAN
_SWORDS: Final = SWORDSMAN
_ALL_SWORDS: Final = 99

# fmt: off
#       code    name                        class   on       blocks move close back per_flag evades                       bonus       moves by
KINDS: Final[tuple[Kind, ...]] = (
    Kind("LI",  "light-infantry",           LIGHT,  FOOT,    4, 2, 2, 2, 2, ALWAYS,                      LED_BONUS,  "ANC-08-022", _MISSILE_FOOT, range=2, fire_move=2),
    Kind("LS",  "light-sling-infantry",     LIGHT,  FOOT,    4, 2, 2, 2, 2, ALWAYS,                      LED_BONUS,  "ANC-08-022", _MISSILE_FOOT, range=3, fire_move=2),
    Kind("LB",  "light-bow-infantry",       LIGHT,  FOOT,    4, 2, 2, 2, 2, ALWAYS,                      LED_BONUS,  "ANC-08-022", _MISSILE_FOOT, range=3, fire_move=2),
    Kind("AX",  "auxilia",                  LIGHT,  FOOT,    4, 2, 3, 3, 1, NEVER,                       LED_BONUS,  "ANC-08-023", _MISSILE_FOOT | _SWORDS, range=2, fire_move=1, close_move=1),
    Kind("MI",  "medium-infantry",          MEDIUM, FOOT,    4, 1, 4, 4, 1, NEVER,                       LED_BONUS,  "ANC-08-025", _SWORDS),
    Kind("WA",  "warriors",                 MEDIUM, FOOT,    4, 2, 3, 3, 2, NEVER,                       FULL_BONUS, "ANC-08-026", WOODSMAN | _SWORDS, charges=2, full_dice=1, full_flags=1),
    Kind("HI",  "heavy-infantry",           HEAVY,  FOOT,    4, 1, 5, 5, 1, NEVER,                       LED_BONUS,  "ANC-08-030", _SWORDS),
    Kind("HWM", "heavy-war-machine",        HEAVY,  MACHINE, 2, 1, 2, 2, 1, ALWAYS,                      NO_BONUS,   "ANC-08-031", 0, range=6, close_move=0, advances=False),
    Kind("LC",  "light-cavalry",            LIGHT,  MOUNTED, 3, 4, 2, 2, 4, ALWAYS,                      FULL_BONUS, "ANC-08-035", CAVALRY, range=2, fire_move=4),
    Kind("LBC", "light-bow-cavalry",        LIGHT,  MOUNTED, 3, 4, 2, 2, 4, ALWAYS,                      FULL_BONUS, "ANC-08-035", CAVALRY, range=3, fire_move=4),
    Kind("LCH", "light-barbarian-chariots", LIGHT,  MOUNTED, 3, 3, 2, 2, 3, ALWAYS,                      FULL_BONUS, "ANC-08-036", CHARIOT | NO_RALLY | _SWORDS, full_dice=1, full_flags=1, copied_when_full=1),
    Kind("MC",  "medium-cavalry",           MEDIUM, MOUNTED, 3, 3, 3, 3, 3, FROM_FOOT_AND_HEAVY_MOUNTED, FULL_BONUS, "ANC-08-038", CAVALRY | _SWORDS),
    Kind("CAM", "camels",                   MEDIUM, MOUNTED, 3, 3, 3, 2, 3, FROM_FOOT_AND_HEAVY_MOUNTED, FULL_BONUS, "ANC-08-039", CAMEL | _SWORDS),
    Kind("CCM", "cataphract-camels",        MEDIUM, MOUNTED, 3, 3, 3, 2, 3, FROM_FOOT_AND_HEAVY_MOUNTED, FULL_BONUS, "ANC-08-039", CAMEL | _SWORDS, swords_ignored=1),
    Kind("HC",  "heavy-cavalry",            HEAVY,  MOUNTED, 3, 2, 4, 4, 2, FROM_FOOT_AND_ELEPHANTS,     FULL_BONUS, "ANC-08-041", CAVALRY | _SWORDS),
    Kind("CC",  "cataphract-cavalry",       HEAVY,  MOUNTED, 3, 2, 4, 4, 2, FROM_FOOT_AND_ELEPHANTS,     FULL_BONUS, "ANC-08-041", CAVALRY | _SWORDS, swords_ignored=1),
    Kind("EL",  "elephants",                HEAVY,  MOUNTED, 2, 2, COPIED, COPIED, 1, NEVER,             FULL_BONUS, "ANC-08-043", ELEPHANT | NO_RALLY | _SWORDS, swords_ignored=_ALL_SWORDS, copied=3),
    Kind("HCH", "heavy-chariots",           HEAVY,  MOUNTED, 2, 2, 4, 3, 2, FROM_FOOT_AND_ELEPHANTS,     FULL_BONUS, "ANC-08-045", CHARIOT | NO_RALLY | _SWORDS, swords_ignored=1, copied=3),
)
# fmt: on
KIND_KEYS: Final = tuple(kind.key for kind in KINDS)
_BY_NAME: Final = {name: kind for kind in KINDS for name in (kind.key, kind.code.lower())}

#: Dice that elephants roll against a lone leader (ANC-11-054), and how far a leader moves (ANC-08-047).
ELEPHANTS_AGAINST_LEADER: Final = 1
LEADER_MOVE: Final = 3


def kind_named(name: str) -> Kind:
    """The kind with this name or code; BadSetup names them all."""
    return find_named(_BY_NAME, name, "kind of unit", KIND_KEYS)
