"""The unit cards of three nations, the ground, the dice and the Command cards of Napoleonics."""

from __future__ import annotations

from typing import Final

from ...games.napoleonics.actions import BOARD
from ...games.napoleonics.cards import CARDS
from ...games.napoleonics.show import PRINTED, nation_of
from ...games.napoleonics.terrain import (
    DOWNHILL,
    GROUNDS,
    HILL_TO_HILL_FIRE,
    LIGHT_BATTLE,
    NONE_BATTLE,
    UPHILL,
    Ground,
)
from ...games.napoleonics.units import (
    ARM_NAMES,
    ARTILLERY,
    BLUNT,
    DIE,
    DOWN,
    ELITE,
    FACES,
    FOOT_BATTERY,
    FOOT_BATTERY_OF_ONE,
    GUARD,
    HORSE_BATTERY,
    HORSE_BATTERY_OF_ONE,
    HORSE_GUNS,
    INFANTRY,
    KINDS,
    LEADER_MOVE,
    LINE,
    MILITIA,
    Kind,
)
from ..commands_colors.figures import hex_figures
from ..commands_colors.rows import cards_table, dice_table, ground_row
from ..figures import Figure
from ..tables import Row, Table, Value, filled

_CLASSES: Final = {LINE: "line", MILITIA: "militia", ELITE: "elite", GUARD: "guard"}
_BATTLE: Final = {LIGHT_BATTLE: "light-infantry", NONE_BATTLE: "nobody"}
_SYMBOL: Final = ("NAP-02-017",)
_FACES: Final = {
    "infantry": _SYMBOL,
    "cavalry": _SYMBOL,
    "artillery": _SYMBOL,
    "flag": ("NAP-05-141", "NAP-05-175"),
    "sabres": ("NAP-05-173", "NAP-05-155"),
}

#: Figures, and the clauses beside which they stand.
_FIGURES: Final = {
    "range": "NAP-05-104",
    "sections": "NAP-02-012",
    "retreat": "NAP-05-203",
    "sight": "NAP-05-111",
    "sight-one-side": "NAP-05-114",
    "sight-both-sides": "NAP-05-114",
}


def figures() -> list[Figure]:
    """What the rules say of hexes, drawn."""
    return hex_figures(BOARD, _FIGURES)


def tables() -> list[Table]:
    """All of them, in the order in which they are shown."""
    return [
        Table("units", "unit", [_unit(kind) for kind in KINDS]),
        Table("leaders", "leader", [Row("leader", {"move": LEADER_MOVE}, ("NAP-05-060",))], is_linked=False),
        Table("terrain", "terrain", [_ground(ground) for ground in GROUNDS]),
        dice_table(FACES, DIE, _FACES),
        cards_table(CARDS, PRINTED),
    ]


def _unit(kind: Kind) -> Row:
    is_gun = kind.arm == ARTILLERY
    horse = kind.traits & HORSE_GUNS
    whole, one = (HORSE_BATTERY, HORSE_BATTERY_OF_ONE) if horse else (FOOT_BATTERY, FOOT_BATTERY_OF_ONE)
    rounding = "down" if kind.rounding == DOWN else "up"
    facts: dict[str, Value] = {
        "arm": f"arm-{ARM_NAMES[kind.arm]}",
        "class": f"class-{_CLASSES[kind.class_]}",
        "blocks": kind.blocks,
        "move": kind.move,
        "battle-move": str(kind.battle_move) if kind.battle_move != kind.move else "",
        "range": kind.range,
        "battery": " ".join(str(dice) for dice in whole[1:]) if is_gun else "",
        "battery-of-one": " ".join(str(dice) for dice in one[1:]) if is_gun else "",
        "fire-more": f"+{kind.fire}" if kind.fire else "",
        "standing-fire": f"+{kind.standing_fire}" if kind.standing_fire else "",
        "half-fire": rounding if kind.arm == INFANTRY else "",
        "melee-more": f"+{kind.melee}" if kind.melee else "",
        "melee-infantry": f"+{kind.melee_infantry}" if kind.melee_infantry else "",
        "sabres": "no" if kind.traits & BLUNT else "",
        "ignores-flags": kind.flags,
        "retreat": kind.per_flag,
    }
    nation = nation_of(kind.key)
    drawn = {
        "class": ARM_NAMES[kind.arm],
        "nation": nation,
        "troops": kind.key.partition("-")[2],
        "blocks": kind.blocks,
    }
    return Row(kind.key, filled(facts), (kind.move_clause,), group=f"nation-{nation}", drawn=drawn)


def _ground(ground: Ground) -> Row:
    facts: dict[str, Value] = {
        "battle-entering": _BATTLE.get(ground.battle, ""),
        "fewer-melee-in": _fewer(ground.melee_in),
        "fewer-melee-out": _fewer(ground.melee_out),
        "fewer-fire-in": _fewer(ground.fire_in),
        "fewer-fire-out": _fewer(ground.fire_out),
        "fewer-uphill": _fewer(UPHILL if ground.is_hill else ()),
        "fewer-downhill": _fewer(DOWNHILL if ground.is_hill else ()),
        "fewer-hills": _fewer(HILL_TO_HILL_FIRE if ground.is_hill else ()),
        "front": "yes" if ground.has_front else "",
    }
    hill = ("NAP-07-018", "NAP-07-029") if ground.is_hill else ()
    return ground_row(ground, facts, (ground.battle_clause, *hill))


def _fewer(dice: tuple[int, ...]) -> str:
    """Dice fewer for infantry, cavalry and artillery."""
    return " / ".join(f"−{each}" if each else "0" for each in dice) if any(dice) else ""
