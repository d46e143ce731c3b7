"""Figures to rules that are geometry: what the engine finds on a board, or a case that was drawn for the manual."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Line:
    """A line between the centres of two hexes."""

    start: str
    end: str
    #: ``clear``, ``blocked`` or ``way``.
    kind: str


@dataclass(frozen=True)
class Figure:
    """One figure: on a board of hexes, or a drawn case by its name."""

    key: str
    #: The clauses beside which it stands.
    clauses: list[str]
    #: The drawn case; "" for one on hexes.
    case: str = ""
    #: The board as views describe it, and by hex what it is in the figure and what is written on it.
    board: dict[str, Any] = field(default_factory=dict)
    hexes: dict[str, str] = field(default_factory=dict)
    numbers: dict[str, str] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)
