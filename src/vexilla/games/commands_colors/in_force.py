"""The special rules of scenarios that several games of the system have, as a briefing tells them."""

from __future__ import annotations

from ...kernel.outline import SpecialRule
from ...kernel.refusal import Argument
from ...kernel.sides import SIDE_NAMES, SIDES
from .board import Board
from .objective_hexes import Objective


def objective_rules(objectives: list[Objective], board: Board, clause: str) -> list[SpecialRule]:
    """A rule for what is worth a banner to a side: single hexes of the same worth are told together."""
    rules: list[SpecialRule] = []
    for side in SIDES:
        told: dict[tuple[int, bool], list[str]] = {}
        for objective in objectives:
            if objective.side != side:
                continue
            if len(objective.hexes) > 1:
                message = "cc-special-all-kept" if objective.is_kept else "cc-special-all"
                rules.append(_worth(message, clause, side, labels_of(board, objective.hexes), objective.banners))
            else:
                told.setdefault((objective.banners, objective.is_kept), []).extend(labels_of(board, objective.hexes))
        for (banners, is_kept), hexes in told.items():
            message = "cc-special-each-kept" if is_kept else "cc-special-each"
            rules.append(_worth(message, clause, side, hexes, banners))
    return rules


def _worth(message: str, clause: str, side: int, hexes: list[str], banners: int) -> SpecialRule:
    about: dict[str, Argument] = {
        "side": SIDE_NAMES[side],
        "hexes": list(hexes),
        "banners": banners,
        "count": len(hexes),
    }
    return SpecialRule(message, (clause,), about)


def labels_of(board: Board, hexes: tuple[int, ...]) -> list[str]:
    """Hexes by their names."""
    return [board.labels[hex_] for hex_ in hexes]
