"""The games whose scenarios are files."""

from __future__ import annotations

import tomllib
from typing import Final

from ..kernel.setup import LONGEST_CONTENTS
from ..kernel.sides import SIDE_NAMES
from . import GAMES
from .commands_colors.game import BattleGame
from .commands_colors.scenario_files import ScenarioFiles

SCENARIO_FILES: Final[dict[str, ScenarioFiles]] = {
    key: game.files for key, game in GAMES.games.items() if isinstance(game, BattleGame)
}


def game_of_file(text: str) -> str:
    """The key of the game that a file is for: it says it, or its units tell; the first game if nothing does."""
    try:
        data = tomllib.loads(text[:LONGEST_CONTENTS])
    except (ValueError, RecursionError):
        return next(iter(SCENARIO_FILES))
    said = data.get("game")
    if isinstance(said, str) and said in GAMES.games:
        return said
    named: list[str] = []
    for side in SIDE_NAMES[:2]:
        army = data.get(side)
        units = army.get("units") if isinstance(army, dict) else None
        named += list(units) if isinstance(units, dict) else []
    best, most = next(iter(SCENARIO_FILES)), 0
    for key, files in SCENARIO_FILES.items():
        known = sum(1 for name in named if name in files.kinds)
        if known > most:
            best, most = key, known
    return best
