"""Scenario files in the terminal: listed, drawn, checked, and their schema for editors."""

from __future__ import annotations

import json
import pathlib
from typing import Protocol

from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ..briefings.briefing import briefing_of
from ..games import GAMES
from ..games.commands_colors.scenario_files import ScenarioFiles
from ..games.register import layer_of
from ..games.scenario_files import SCENARIO_FILES, game_of_file
from ..kernel.game import AnyGame
from ..kernel.setup import BadContents
from ..kernel.sides import BOTTOM, SIDE_NAMES, SIDES, SPECTATOR, TOP
from .boards import board_for
from .briefings import show_briefing
from .files import find_scenario, read_text
from .screen import Screen, Stop, side_names


class OwnScenarios(Protocol):
    """What a game tells of its scenarios whose files are none of the shared system's."""

    def table(self, screen: Screen) -> Table:
        """A row a scenario."""

    def sound(self, screen: Screen, file: str, text: str) -> str:
        """What a file holds; BadContents if it has faults."""


def _own(game: AnyGame) -> OwnScenarios | None:
    """``SCENARIOS`` of the folder that a game has among the commands."""
    folder = layer_of(game, "cli")
    found: OwnScenarios | None = None if folder is None else folder.SCENARIOS
    return found


def _files_of(screen: Screen, key: str) -> ScenarioFiles:
    """The scenario files of a game; Stop if it has none."""
    game = GAMES.find(key)
    files = SCENARIO_FILES.get(game.key)
    if files is None:
        title = screen.speaker.title(game.key)
        raise Stop(screen.speaker.say("scenarios-none", game=title))
    return files


def list_scenarios(screen: Screen, key: str) -> None:
    """A row a scenario."""
    game = GAMES.find(key)
    say, language = screen.speaker.say, screen.speaker.language
    title = screen.speaker.title(game.key)
    files = SCENARIO_FILES.get(game.key)
    own = _own(game)
    if own is not None:
        screen.show(own.table(screen))
        return
    if files is None:
        screen.say("scenarios-none", game=title)
        return
    scenarios = {name: files.find(name) for name in game.scenarios}
    has_records = any(scenario.record is not None for scenario in scenarios.values())
    table = Table(title=say("scenarios-title", game=title))
    # What must be typed is never cut; the rest is folded as far as needed.
    head = f"{say('scenarios-scenario')}\n{say('scenarios-battle')}"
    table.add_column(head, width=max(screen.console.width // 4, *(len(name) for name in scenarios)))
    for column in ("bottom", "top", "banners", *(["people"] if has_records else [])):
        table.add_column(say(f"scenarios-{column}"), overflow="fold")
    for name, scenario in scenarios.items():
        battle = f"{scenario.names.get(language, scenario.names['en'])}, {scenario.word(scenario.date, language)}"
        row = [Text(name, style="bold").append(f"\n{battle}", style="not bold")]
        for side in (BOTTOM, TOP):
            army = scenario.armies[side]
            text = say("scenarios-cards", army=scenario.word(army.army, language), cards=str(army.cards))
            row.append(Text(f"{text} {say('scenarios-first')}" if scenario.first == side else text))
        needed = scenario.banners
        row.append(Text(str(needed[BOTTOM]) if needed[BOTTOM] == needed[TOP] else f"{needed[BOTTOM]}–{needed[TOP]}"))
        record = scenario.record
        if has_records:
            shares = {} if record is None else {SIDE_NAMES[side]: str(record.wins[side]) for side in SIDES}
            row.append(Text("–" if record is None else say("simulate-record", plays=record.plays, **shares)))
        table.add_row(*row)
    screen.show(table)


def show_scenario(screen: Screen, name: str) -> None:
    """The battlefield as it is set up, and the briefing for it."""
    game, key = find_scenario(screen, name)
    setup = game.setup(key)
    board = board_for(game.key, screen)
    screen.must_fit_a_board(board.columns)
    board.names(setup)
    # As a spectator sees it: nobody's hand belongs to the set-up.
    view = game.start(setup, logging=False).view(SPECTATOR)
    view.pop("decision", None)
    screen.show(board.draw(view, SIDE_NAMES[BOTTOM], side_names(screen.speaker)))
    briefing = briefing_of(game, setup, screen.speaker)
    if briefing is not None:
        show_briefing(screen, briefing)


def check_files(screen: Screen, files: tuple[pathlib.Path, ...], game: str | None) -> None:
    """Every fault of every file, or what a sound file holds; the game is known by the units if it is not said."""
    faults = 0
    for file in files:
        try:
            text = read_text(screen, file)
            key = game or game_of_file(text)
            own = _own(GAMES.find(key))
            if own is not None:
                screen.console.print(escape(own.sound(screen, str(file), text)), style="green", soft_wrap=True)
                continue
            scenario = _files_of(screen, key).read(str(file), text)
        except BadContents as problem:
            faults += len(problem.faults)
            for fault in problem.faults:
                wrong = screen.speaker.explain_fault(fault)
                screen.console.print(escape(f"{file}:{fault.line}: {wrong}"), style="red", soft_wrap=True)
            continue
        name = scenario.names.get(screen.speaker.language, scenario.names["en"])
        screen.say(
            "scenarios-good",
            style="green",
            file=str(file),
            name=name,
            units=str(len(scenario.units)),
            leaders=str(len(scenario.leaders)),
        )
    if faults:
        raise Stop(screen.speaker.say("scenarios-bad", count=faults))


def print_schema(screen: Screen, game: str) -> None:
    """The schema of a game's files as JSON."""
    screen.console.print_json(json.dumps(_files_of(screen, game).schema(), ensure_ascii=False))
