"""Positions for tests, from text."""

from __future__ import annotations

from textwrap import dedent

from vexilla.games.grand_battle.position import GrandBattle
from vexilla.games.grand_battle.text import read


def placed(text: str) -> GrandBattle:
    """The position that a text stands for (how it is written: :mod:`vexilla.games.grand_battle.text`)."""
    return read(dedent(text))[0]


def unit_in(position: GrandBattle, id_: str) -> int:
    """The number of a unit."""
    return position.roster.numbers[id_]
