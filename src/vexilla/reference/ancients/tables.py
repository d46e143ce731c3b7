"""The eighteen kinds of units, the ground, the dice and the Command cards of Ancients."""

from __future__ import annotations

from typing import Final

from ...games.ancients.actions import BOARD
from ...games.ancients.cards import CARDS
from ...games.ancients.dice import FIRE_DICE, MOVED_FIRE_DICE
from ...games.ancients.show import PRINTED
from ...games.ancients.terrain import (
    FOOT_BATTLE,
    FOOT_DOWNHILL,
    GROUNDS,
    MOUNTED_DOWNHILL,
    NO_LIMIT,
    UPHILL,
    WOODSMEN_BATTLE,
    Ground,
)
from ...games.ancients.units import (
    ALWAYS,
    CLASS_NAMES,
    COPIED,
    DIE,
    FACES,
    FROM_FOOT_AND_ELEPHANTS,
    FROM_FOOT_AND_HEAVY_MOUNTED,
    FULL_BONUS,
    KINDS,
    LEADER_MOVE,
    LED_BONUS,
    NEVER,
    NO_BONUS,
    SWORDSMAN,
    Kind,
)
from ..commands_colors.figures import hex_figures
from ..commands_colors.rows import cards_table, dice_table, ground_row
from ..figures import Figure
from ..tables import Row, Table, Value, clauses_of, filled

_EVADES: Final = {
    NEVER: "never",
    ALWAYS: "always",
    FROM_FOOT_AND_HEAVY_MOUNTED: "from-foot-and-heavy",
    FROM_FOOT_AND_ELEPHANTS: "from-foot-and-elephants",
}
_BONUS: Final = {NO_BONUS: "", LED_BONUS: "with-leader", FULL_BONUS: "always"}
_BATTLE: Final = {FOOT_BATTLE: "foot", WOODSMEN_BATTLE: "woodsmen"}
_SYMBOL: Final = ("ANC-02-013", "ANC-10-033", "ANC-11-084")
_FACES: Final = {
    "light": _SYMBOL,
    "medium": _SYMBOL,
    "heavy": _SYMBOL,
    "helmet": ("ANC-11-089", "ANC-14-021"),
    "flag": ("ANC-12-002",),
    "swords": ("ANC-11-088", "ANC-11-091"),
}
#: More swords than anyone rolls: all of them.
_MANY: Final = 9

#: Figures, and the clauses beside which they stand.
_FIGURES: Final = {
    "adjacent": "ANC-02-010",
    "range": "ANC-10-018",
    "sections": "ANC-02-007",
    "retreat": "ANC-12-007",
    "sight": "ANC-10-020",
    "sight-one-side": "ANC-10-024",
    "sight-both-sides": "ANC-10-025",
}


def figures() -> list[Figure]:
    """What the rules say of hexes, drawn."""
    return hex_figures(BOARD, _FIGURES)


def tables() -> list[Table]:
    """All of them, in the order in which they are shown."""
    return [
        Table("units", "unit", [_unit(kind) for kind in KINDS]),
        Table(
            "leaders", "leader", [Row("leader", {"move": LEADER_MOVE}, ("ANC-08-047", "ANC-14-021"))], is_linked=False
        ),
        Table("terrain", "terrain", [_ground(ground) for ground in GROUNDS]),
        dice_table(FACES, DIE, _FACES),
        cards_table(CARDS, PRINTED),
    ]


def _unit(kind: Kind) -> Row:
    copies = kind.close == COPIED
    facts: dict[str, Value] = {
        "class": f"class-{CLASS_NAMES[kind.class_]}",
        "blocks": kind.blocks,
        "move": kind.move,
        "battle-move": str(kind.close_move) if kind.close_move != kind.move else "",
        "close": "as-enemy" if copies else kind.close,
        "back": kind.back if kind.back != kind.close else "",
        "full-dice": f"+{kind.full_dice}" if kind.full_dice else "",
        "range": kind.range,
        "fire": f"{FIRE_DICE} / {MOVED_FIRE_DICE}"
        if kind.range and kind.fire_move
        else FIRE_DICE
        if kind.range
        else "",
        "swords": "" if kind.traits & SWORDSMAN else "no",
        "ignores-swords": "all" if kind.swords_ignored > _MANY else kind.swords_ignored,
        "full-flags": kind.full_flags,
        "evades": _EVADES[kind.evades],
        "retreat": kind.per_flag,
        "bonus": _BONUS[kind.bonus],
    }
    drawn = {"class": CLASS_NAMES[kind.class_], "blocks": kind.blocks}
    return Row(kind.key, filled(facts), (kind.move_clause,), drawn=drawn)


def _ground(ground: Ground) -> Row:
    facts: dict[str, Value] = {
        "battle-entering": _BATTLE.get(ground.battle, ""),
        "most-close": _limit(ground.close),
        "most-uphill": UPHILL if ground.is_hill else "",
        "most-downhill": f"{FOOT_DOWNHILL} / {MOUNTED_DOWNHILL}" if ground.is_hill else "",
        "most-fire-in": _limit(ground.fire_in),
        "most-fire-out": _limit(ground.fire_out),
        "fewer-inside": ground.fewer_dice,
        "ignores-swords": ground.swords,
        "ignores-flags": ground.flags,
        "front": "yes" if ground.has_front else "",
    }
    hill = ("ANC-16-019", "ANC-16-020", "ANC-16-021") if ground.is_hill else ()
    marsh = ("ANC-16-099",) if ground.is_marsh else ()
    wall = ("ANC-16-081",) if ground.is_wall else ()
    by = (ground.leave_clause, ground.beside_clause, ground.battle_clause, ground.bonus_clause)
    return ground_row(ground, facts, clauses_of(*by, *hill, *marsh, *wall))


def _limit(dice: int) -> Value:
    return "" if dice == NO_LIMIT else dice
