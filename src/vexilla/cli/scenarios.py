"""Scenario files in the terminal: listed, drawn, checked, and their schema for editors."""

from __future__ import annotations

import json
import pathlib

from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ..games import GAMES
from ..games.ancients.scenario import AncientsReader, find_scenario
from ..games.ancients.schema import scenario_schema
from ..games.commands_colors.scenario import BadScenario
from ..kernel.sides import BOTTOM, SIDE_NAMES, SIDES, TOP
from .boards import board_for
from .files import read_text
from .screen import Screen, Stop, side_names

#: Games whose scenarios are files.
WITH_FILES = ("ancients",)


def list_scenarios(screen: Screen, key: str) -> None:
    """A row a scenario."""
    game = GAMES.find(key)
    say, language = screen.speaker.say, screen.speaker.language
    title = say(f"{game.key.replace('_', '-')}-title")
    if game.key not in WITH_FILES:
        screen.say("scenarios-none", game=title)
        return
    table = Table(title=say("scenarios-title", game=title))
    for column in ("scenario", "battle", "bottom", "top", "banners", "people"):
        table.add_column(say(f"scenarios-{column}"))
    for name in game.scenarios:
        scenario = find_scenario(name).scenario
        row = [name, f"{scenario.names.get(language, scenario.names['en'])}, {scenario.word(scenario.date, language)}"]
        for side in (BOTTOM, TOP):
            army = scenario.armies[side]
            text = say("scenarios-cards", army=scenario.word(army.army, language), cards=str(army.cards))
            row.append(f"{text} {say('scenarios-first')}" if scenario.first == side else text)
        needed = scenario.banners
        row.append(str(needed[BOTTOM]) if needed[BOTTOM] == needed[TOP] else f"{needed[BOTTOM]}–{needed[TOP]}")
        record = scenario.record
        shares = {} if record is None else {SIDE_NAMES[side]: str(record.wins[side]) for side in SIDES}
        row.append("–" if record is None else say("simulate-record", plays=record.plays, **shares))
        table.add_row(*row)
    screen.show(table)


def show_scenario(screen: Screen, name: str) -> None:
    """The battlefield as it is set up, with what is special about it."""
    game, key = GAMES.find_scenario(name)
    board = board_for(game.key, screen)
    screen.must_fit_a_board(board.columns)
    match = game.new(key, logging=False)
    view = match.view(BOTTOM)
    view.pop("decision", None)
    for hand in view["hands"].values():
        hand.pop("hand", None)
    screen.show(board.draw(view, SIDE_NAMES[BOTTOM], side_names(screen.speaker)))
    notes = find_scenario(key).scenario
    if notes.notes:
        screen.show(Text(notes.word(notes.notes, screen.speaker.language)))


def check_files(screen: Screen, files: tuple[pathlib.Path, ...]) -> None:
    """Every fault of every file, or what a sound file holds."""
    faults = 0
    for file in files:
        try:
            scenario = AncientsReader(str(file), read_text(screen, file)).read_whole().scenario
        except BadScenario as problem:
            faults += len(problem.faults)
            for fault in problem.faults:
                text = screen.speaker.explain_fault(fault)
                screen.console.print(escape(f"{file}:{fault.line}: {text}"), style="red", soft_wrap=True)
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


def print_schema(screen: Screen) -> None:
    """The schema as JSON."""
    screen.console.print_json(json.dumps(scenario_schema(), ensure_ascii=False))
