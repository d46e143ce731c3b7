"""The troops and leaders, the ground, the dice and both decks of Samurai Battles."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.kinds import FOOT, LEADER, MOUNTED
from ...games.samurai.actions import BOARD
from ...games.samurai.cards import CARDS
from ...games.samurai.dragons import DRAGONS, WINDOW_CLAUSES, WINDOW_KEYS
from ...games.samurai.show import PRINTED, PRINTED_DRAGONS
from ...games.samurai.terrain import GROUNDS, NO_LIMIT, Ground
from ...games.samurai.units import (
    CLOSE_DICE,
    DIE,
    FACES,
    KINDS,
    LEADER_KINDS,
    LEADER_RETREAT_COST,
    RANK_NAMES,
    RETREAT_COST,
    WEAPON_NAMES,
    Kind,
    LeaderKind,
)
from ..commands_colors.figures import hex_figures
from ..commands_colors.rows import cards_table, dice_table, ground_row
from ..figures import Figure
from ..tables import Row, Table, Value, clauses_of, filled

#: Nobody brings machines.
_MOVERS: Final = (FOOT, MOUNTED, LEADER)
_SYMBOL: Final = ("SAM-08-029", "SAM-09-025")
_FACES: Final = {
    "circle": _SYMBOL,
    "triangle": _SYMBOL,
    "square": _SYMBOL,
    "flag": ("SAM-13-002",),
    "swords": ("SAM-09-027", "SAM-08-033"),
    "honor": ("SAM-16-007", "SAM-09-039", "SAM-08-040"),
}

#: Figures, and the clauses beside which they stand.
_FIGURES: Final = {
    "sections": "SAM-01-009 SAM-01-010",
    "retreat": "SAM-10-004",
    "sight": "SAM-08-021",
    "sight-both-sides": "SAM-08-024",
}


def figures() -> list[Figure]:
    """What the rules say of hexes, drawn."""
    return hex_figures(BOARD, _FIGURES)


def tables() -> list[Table]:
    """All of them, in the order in which they are shown."""
    dragons = [
        Row(
            card.key,
            {"cost": str(card.cost), "window": f"window-{WINDOW_KEYS[card.window]}"},
            (card.clause, WINDOW_CLAUSES[card.window]),
            card.copies,
            drawn=dict(PRINTED_DRAGONS[card.key]),
        )
        for card in DRAGONS
    ]
    return [
        Table("units", "unit", [_unit(kind) for kind in KINDS]),
        Table("leaders", "leader-kind", [_leader(kind) for kind in LEADER_KINDS]),
        Table("terrain", "terrain", [_ground(ground) for ground in GROUNDS if "+" not in ground.key]),
        dice_table(FACES, DIE, _FACES),
        cards_table(CARDS, PRINTED),
        Table("dragons", "dragon", dragons, is_named=True, is_deck=True),
    ]


def _unit(kind: Kind) -> Row:
    facts: dict[str, Value] = {
        "rank": f"rank-{RANK_NAMES[kind.rank]}",
        "figures": kind.blocks,
        "move": str(kind.move),
        "battle-move": str(kind.battle_move) if kind.battle_move != kind.move else "",
        "close": CLOSE_DICE[kind.rank],
        "weapon": f"weapon-{WEAPON_NAMES[kind.weapon]}" if kind.weapon else "",
        "range": kind.range,
        "fire-by-distance": " ".join(str(dice) for dice in kind.fire[2:]),
        "fire-moved": kind.fire_moved or ("no" if kind.weapon else ""),
        "retreat-cost": RETREAT_COST[kind.rank],
    }
    drawn = {
        "class": RANK_NAMES[kind.rank],
        "rank": RANK_NAMES[kind.rank],
        "mounted": kind.is_mounted,
        "weapon": WEAPON_NAMES[kind.weapon],
        "figures": kind.blocks,
    }
    return Row(kind.key, filled(facts), clauses_of(kind.move_clause, "SAM-09-006"), drawn=drawn)


def _leader(kind: LeaderKind) -> Row:
    facts: dict[str, Value] = {
        "move": str(kind.move),
        "status": kind.status,
        "leads-horse": "yes" if kind.leads_horse else "no",
        "inspires-beside": "yes" if kind.inspires_beside else "no",
        "retreat-cost": LEADER_RETREAT_COST,
    }
    return Row(kind.key, filled(facts), (kind.move_clause, "SAM-13-007"))


def _ground(ground: Ground) -> Row:
    facts: dict[str, Value] = {
        "battle-entering": "nobody" if ground.battle_clause else "",
        "most-close-in": _limits(ground.close_in),
        "most-close-out": _limits(ground.close_out),
        "most-uphill": _limits((ground.close_up,)),
        "most-fire-in": _limits((ground.fire_in,)),
        "most-fire-out": _limits((ground.fire_out,)),
        "ignores-flags": 1 if ground.ignores_flag else 0,
        "inspired": "no" if ground.inspiration_clause else "",
    }
    return ground_row(ground, facts, (ground.battle_clause, ground.advance_clause, ground.inspiration_clause), _MOVERS)


def _limits(dice: tuple[int, ...]) -> str:
    """The most dice, on foot and mounted where that differs."""
    shown = ["–" if each == NO_LIMIT else str(each) for each in dice]
    return "" if set(shown) == {"–"} else " / ".join(dict.fromkeys(shown))
