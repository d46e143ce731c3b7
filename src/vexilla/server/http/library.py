"""What can be played, described in the reader's language: rulesets, battles, what a newcomer wants to know of each."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final, NamedTuple

from ...advice import advice_for
from ...catalogue import clauses
from ...games import GAMES
from ...games.commands_colors.scenario_files import ScenarioFiles
from ...games.napoleonics.units import NATIONS
from ...games.scenario_files import SCENARIO_FILES
from ...kernel.game import AnyGame
from ...kernel.refusal import BadSetup
from ...kernel.sides import BOTTOM, SIDE_NAMES, SIDES, SPECTATOR, TOP
from ...locales import Speaker
from ...players import player_names
from .bodies import (
    ClauseShown,
    Level,
    OptionShown,
    Plays,
    Rules,
    RulesetShown,
    ScenarioShown,
    Sides,
    Start,
    Value,
)
from .bodies import Library as LibraryBody

#: What of the first view a small map needs.
_MAP: Final = ("board", "terrain", "kinds", "units", "leaders", "needed")


#: What [special] has beside rules.
_NO_RULES: Final = {"optional", "beyond-the-box"}


class Names(NamedTuple):
    """What a battle, its sides and its people are called."""

    title: str
    date: str
    sides: Sides
    people: dict[str, str]


class Effort(NamedTuple):
    """How long a battle takes two people, and how much there is to learn in it (1 to 3)."""

    minutes: int
    difficulty: int


# -- games with scenario files -------------------------------------------------------------------


def _battle_names(files: ScenarioFiles, scenario: str, speaker: Speaker) -> Names:
    found = files.find(scenario)
    language = speaker.language
    bottom, top = (found.word(found.armies[side].army, language) for side in (BOTTOM, TOP))
    called = {leader.name for leader in found.leaders}
    called |= {unit.elite.name for unit in found.units if unit.elite is not None}
    return Names(
        found.names.get(language, found.names["en"]),
        found.word(found.date, language),
        Sides(bottom, top),
        {name: found.word(name, language) for name in sorted(called) if name},
    )


def _battle_effort(files: ScenarioFiles, scenario: str) -> Effort:
    """Read off the battle itself.

    Length: people need about four minutes for what wins one side a banner, as both lose about alike; each unit
    beyond that is moved and looked at now and then; and ten minutes go into cards, opening moves and the last doubts.

    Difficulty: what has to be learnt are the kinds of units on the field (one kind in all nations), the kinds of
    terrain and the special rules of the battle; a large army is harder to command well. A battle of up to eight
    kinds on open ground is where to begin.
    """
    found = files.find(scenario)
    special = tomllib.loads(files.text(scenario)).get("special", {})
    units = len(found.units)
    minutes = 10 + 4 * sum(found.banners) / 2 + 0.3 * units
    kinds = len({_without_nation(unit.kind.key) for unit in found.units})
    grounds = len({ground.key for ground in found.terrain} - {"open"})
    rules = len(set(special) - _NO_RULES)
    burden = kinds + grounds + 2 * rules + units / 8
    return Effort(5 * round(minutes / 5), 1 if burden < 14 else 2 if burden < 17 else 3)


def _without_nation(kind: str) -> str:
    nation, _, rest = kind.partition("-")
    return rest if nation in NATIONS else kind


# -- Battle Line ---------------------------------------------------------------------------------

#: Nine flags and seven cards in hand: quickly learnt, played in the length of a coffee break.
_BATTLE_LINE_EFFORT: Final = Effort(20, 1)


def _plain_names(speaker: Speaker) -> Names:
    return Names("", "", Sides(*[speaker.say(f"side-{SIDE_NAMES[side]}") for side in SIDES]), {})


# -- all of them ---------------------------------------------------------------------------------


def title_of(ruleset: str, speaker: Speaker) -> str:
    """What a ruleset is called."""
    return speaker.say(f"{ruleset.replace('_', '-')}-title")


def names_of(ruleset: str, scenario: str, speaker: Speaker) -> Names:
    """What a battle, its sides and its people are called; a game without battles goes by its own name."""
    files = SCENARIO_FILES.get(ruleset)
    names = _plain_names(speaker) if files is None else _battle_names(files, scenario, speaker)
    return names if names.title else names._replace(title=title_of(ruleset, speaker))


@cache
def _start(ruleset: str, scenario: str) -> Start | None:
    """What a small map shows; nothing of it depends on chance."""
    view = GAMES.find(ruleset).new(scenario, seed=bytes(32), logging=False).view(SPECTATOR)
    if "terrain" not in view:
        return None
    shown: dict[str, Any] = {name: view[name] for name in _MAP}
    return Start(**shown)


def _scenario(game: AnyGame, scenario: str, speaker: Speaker) -> ScenarioShown:
    names = names_of(game.key, scenario, speaker)
    record = game.human_record(scenario)
    files = SCENARIO_FILES.get(game.key)
    effort = _BATTLE_LINE_EFFORT if files is None else _battle_effort(files, scenario)
    return ScenarioShown(
        name=scenario,
        title=names.title,
        date=names.date,
        sides=names.sides,
        record=Plays(*record) if record is not None else None,
        minutes=effort.minutes,
        difficulty=effort.difficulty,
        start=_start(game.key, scenario),
    )


def _ruleset(game: AnyGame, speaker: Speaker) -> RulesetShown:
    word = speaker.word
    prefix = game.key.replace("_", "-")
    return RulesetShown(
        key=game.key,
        title=title_of(game.key, speaker),
        about=speaker.say(f"{prefix}-about"),
        options=[
            OptionShown(
                option.name,
                word(game.key, "option", option.name),
                [Value(value, word(game.key, "value", value)) for value in option.values],
            )
            for option in game.options
        ],
        levels=[Level(name, speaker.say(f"server-level-{name}")) for name in player_names(game.key)],
        scenarios=[_scenario(game, scenario, speaker) for scenario in game.scenarios],
    )


def library(speaker: Speaker) -> LibraryBody:
    """Everything that can be played."""
    return LibraryBody([_ruleset(game, speaker) for game in GAMES.games.values()])


def rules(ruleset: str, speaker: Speaker) -> Rules:
    """The rulebook of a ruleset; BadSetup if there is none."""
    game = GAMES.find(ruleset)
    found = clauses(game.key, speaker.language).values()
    if not found:
        raise BadSetup(f"there are no rules of {game.key}", "unknown-rules", name=ruleset, known="")
    shown = [ClauseShown(each.id, each.chapter, each.topic, each.kind, each.text, each.note) for each in found]
    return Rules(shown, advice_for(game.key).reactions())
