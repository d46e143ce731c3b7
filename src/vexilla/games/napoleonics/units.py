"""The unit cards of the three nations, one table a nation (chapters 2 and 5)."""

from __future__ import annotations

from typing import Final

from ..commands_colors.kinds import FOOT, MACHINE, MOUNTED, UnitKind, find_named

#: The symbols of a die (NAP-02-017). The first three are also the arms of units.
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
FLAG: Final = 3
SABRES: Final = 4
FACES: Final[tuple[str, ...]] = ("infantry", "cavalry", "artillery", "flag", "sabres")
#: What each of the six sides of a die shows.
DIE: Final[tuple[int, ...]] = (INFANTRY, INFANTRY, CAVALRY, ARTILLERY, FLAG, SABRES)
ARM_NAMES: Final = FACES[:3]
ARMS: Final = len(ARM_NAMES)

#: The classes of units (NAP-05-033).
LINE: Final = 0
MILITIA: Final = 1
ELITE: Final = 2
GUARD: Final = 3

#: What rules name: light infantry types (NAP-05-054), heavy cavalry (NAP-05-056), horse artillery (NAP-05-058).
LIGHT_TYPE: Final = 1
HEAVY: Final = 2
HORSE_GUNS: Final = 4
#: Its sabres do not hit units (NAP-05-155).
BLUNT: Final = 8

#: How half of the blocks is rounded when infantry fires after moving (NAP-05-118).
UP: Final = 1
DOWN: Final = 0

#: The dice of a battery by range, the first is melee: with two or three blocks, and with one (NAP-05-126).
FOOT_BATTERY: Final[tuple[int, ...]] = (0, 4, 3, 2, 1, 1)
FOOT_BATTERY_OF_ONE: Final[tuple[int, ...]] = (0, 3, 2, 1, 1, 1)
HORSE_BATTERY: Final[tuple[int, ...]] = (0, 3, 2, 1, 1)
HORSE_BATTERY_OF_ONE: Final[tuple[int, ...]] = (0, 2, 1, 1, 1)
#: The range of horse artillery that has moved (NAP-05-133).
MOVED_HORSE_RANGE: Final = 3

#: How far a leader moves (NAP-05-060).
LEADER_MOVE: Final = 3


#: By arm, the clause that says how far a unit moves, and the one for light infantry, heavy cavalry, horse artillery.
_MOVES_BY: Final[tuple[tuple[str, ...], ...]] = (
    ("NAP-05-053", "NAP-05-054"),
    ("NAP-05-055", "NAP-05-056"),
    ("NAP-05-057", "NAP-05-058"),
)
_MOVES_OTHERWISE: Final = LIGHT_TYPE | HEAVY | HORSE_GUNS


class Kind(UnitKind):
    """One line of a nation's unit card."""

    def __init__(
        self,
        code: str,
        key: str,
        arm: int,
        class_: int,
        blocks: int,
        move: int,
        battle_move: int,
        traits: int = 0,
        *,
        range: int = 0,  # noqa: A002
        fire: int = 0,
        standing_fire: int = 0,
        rounding: int = UP,
        melee: int = 0,
        melee_infantry: int = 0,
        flags: int = 0,
        per_flag: int = 1,
    ) -> None:
        super().__init__(
            key, code, arm, (FOOT, MOUNTED, MACHINE)[arm], blocks, move, _MOVES_BY[arm][traits & _MOVES_OTHERWISE != 0]
        )
        #: INFANTRY, CAVALRY or ARTILLERY: the face that hits it.
        self.arm: Final = arm
        self.class_: Final = class_
        self.traits: Final = traits
        #: How far it may have moved by order and still battle.
        self.battle_move: Final = battle_move
        #: How far it fires; 0 if it does not.
        self.range: Final = range
        #: Dice added to its fire always, and only if it has not moved; how half of its blocks is rounded.
        self.fire: Final = fire
        self.standing_fire: Final = standing_fire
        self.rounding: Final = rounding
        #: Dice added in melee always, and only against infantry.
        self.melee: Final = melee
        self.melee_infantry: Final = melee_infantry
        #: Flags it may ignore, and hexes of retreat for each of the others.
        self.flags: Final = flags
        self.per_flag: Final = per_flag
        self.is_guard: Final = class_ == GUARD


# fmt: off
#        code      name                            arm        class  blocks move battle_move
_FRENCH: Final[tuple[Kind, ...]] = (
    Kind("FR-LN",  "french-line-infantry",         INFANTRY,  LINE,    4, 1, 1, range=2, melee_infantry=1),
    Kind("FR-LT",  "french-light-infantry",        INFANTRY,  ELITE,   4, 2, 1, LIGHT_TYPE, range=2, fire=1),
    Kind("FR-GR",  "french-grenadiers",            INFANTRY,  ELITE,   4, 1, 1, range=2, fire=1, melee=1, flags=1),
    Kind("FR-YG",  "french-young-guard",           INFANTRY,  GUARD,   4, 2, 1, LIGHT_TYPE, range=2, fire=1, melee=1, flags=1),
    Kind("FR-OG",  "french-old-guard",             INFANTRY,  GUARD,   4, 1, 1, range=2, fire=1, melee=2, flags=2),
    Kind("FR-MI",  "french-militia",               INFANTRY,  MILITIA, 4, 1, 1, BLUNT, range=2, rounding=DOWN, per_flag=3),
    Kind("FR-LC",  "french-light-cavalry",         CAVALRY,   LINE,    4, 3, 3),
    Kind("FR-CU",  "french-cuirassiers",           CAVALRY,   LINE,    4, 2, 2, HEAVY, melee=1, flags=1),
    Kind("FR-HC",  "french-heavy-cavalry",         CAVALRY,   LINE,    4, 2, 2, HEAVY, melee=1),
    Kind("FR-GHC", "french-guard-heavy-cavalry",   CAVALRY,   GUARD,   4, 2, 2, HEAVY, melee=1, flags=2),
    Kind("FR-HA",  "french-horse-artillery",       ARTILLERY, LINE,    3, 2, 1, HORSE_GUNS, range=4),
    Kind("FR-FA",  "french-foot-artillery",        ARTILLERY, LINE,    3, 1, 0, range=5),
    Kind("FR-GFA", "french-guard-foot-artillery",  ARTILLERY, GUARD,   3, 1, 0, range=5, melee=1, flags=2),
)
_BRITISH: Final[tuple[Kind, ...]] = (
    Kind("BR-LN",  "british-line-infantry",        INFANTRY,  LINE,    4, 1, 1, range=2, standing_fire=1),
    Kind("BR-LT",  "british-light-infantry",       INFANTRY,  ELITE,   5, 2, 1, LIGHT_TYPE, range=2, fire=1),
    Kind("BR-RL",  "british-rifles",               INFANTRY,  ELITE,   3, 2, 1, LIGHT_TYPE | BLUNT, range=3, fire=1),
    Kind("BR-GR",  "british-grenadiers",           INFANTRY,  ELITE,   4, 1, 1, range=2, fire=1, melee=1, flags=1),
    Kind("BR-GG",  "british-guard-grenadiers",     INFANTRY,  GUARD,   5, 1, 1, range=2, fire=1, melee=1, flags=2),
    Kind("BR-LC",  "british-light-cavalry",        CAVALRY,   LINE,    3, 3, 3),
    Kind("BR-HC",  "british-heavy-cavalry",        CAVALRY,   LINE,    3, 2, 2, HEAVY, melee=1),
    Kind("BR-GHC", "british-guard-heavy-cavalry",  CAVALRY,   GUARD,   3, 2, 2, HEAVY, melee=1, flags=2),
    Kind("BR-HA",  "british-horse-artillery",      ARTILLERY, LINE,    3, 2, 1, HORSE_GUNS, range=4),
    Kind("BR-FA",  "british-foot-artillery",       ARTILLERY, LINE,    3, 1, 0, range=5),
)
_PORTUGUESE: Final[tuple[Kind, ...]] = (
    Kind("PT-LN",  "portuguese-line-infantry",     INFANTRY,  LINE,    4, 1, 1, range=2, rounding=DOWN),
    Kind("PT-LT",  "portuguese-light-infantry",    INFANTRY,  ELITE,   3, 2, 1, LIGHT_TYPE, range=2, fire=1, rounding=DOWN),
    Kind("PT-MI",  "portuguese-militia",           INFANTRY,  MILITIA, 4, 1, 1, BLUNT, range=2, rounding=DOWN, per_flag=3),
    Kind("PT-LC",  "portuguese-light-cavalry",     CAVALRY,   LINE,    3, 3, 3),
    Kind("PT-HC",  "portuguese-heavy-cavalry",     CAVALRY,   LINE,    3, 2, 2, HEAVY, melee=1),
    Kind("PT-FA",  "portuguese-foot-artillery",    ARTILLERY, LINE,    3, 1, 0, range=5),
)
# fmt: on
#: The unit cards by nation (NAP-01-003).
NATIONS: Final = {"french": _FRENCH, "british": _BRITISH, "portuguese": _PORTUGUESE}
KINDS: Final[tuple[Kind, ...]] = _FRENCH + _BRITISH + _PORTUGUESE
KIND_KEYS: Final = tuple(kind.key for kind in KINDS)
_BY_NAME: Final = {name: kind for kind in KINDS for name in (kind.key, kind.code.lower())}

#: How many units of each kind and how many leaders of each nation the box holds (NAP-02-027 to NAP-02-058).
IN_THE_BOX: Final = {
    "french-line-infantry": 10,
    "french-light-infantry": 5,
    "french-grenadiers": 1,
    "french-young-guard": 1,
    "french-old-guard": 1,
    "french-militia": 2,
    "french-light-cavalry": 3,
    "french-cuirassiers": 2,
    "french-heavy-cavalry": 2,
    "french-guard-heavy-cavalry": 1,
    "french-horse-artillery": 2,
    "french-foot-artillery": 3,
    "french-guard-foot-artillery": 1,
    "british-line-infantry": 9,
    "british-light-infantry": 2,
    "british-rifles": 2,
    "british-grenadiers": 1,
    "british-guard-grenadiers": 2,
    "british-light-cavalry": 6,
    "british-heavy-cavalry": 4,
    "british-guard-heavy-cavalry": 1,
    "british-horse-artillery": 2,
    "british-foot-artillery": 3,
    "portuguese-line-infantry": 6,
    "portuguese-light-infantry": 2,
    "portuguese-militia": 1,
    "portuguese-light-cavalry": 2,
    "portuguese-heavy-cavalry": 2,
    "portuguese-foot-artillery": 2,
}
LEADERS_IN_THE_BOX: Final = {"french": 4, "british": 3, "portuguese": 2}


def kind_named(name: str) -> Kind:
    """The kind with this name or code; BadSetup names them all."""
    return find_named(_BY_NAME, name, "kind of unit", KIND_KEYS)
