"""What can be played, described in the reader's language: every ruleset tells it about itself."""

from __future__ import annotations

import hashlib
from typing import Any, Final, NamedTuple

from ...advice import advice_for
from ...catalogue import clauses
from ...catalogue.links import named_by
from ...games import GAMES
from ...kernel.chance import generator_from
from ...kernel.game import AnyGame, Option, Setup
from ...kernel.game import Names as Told
from ...kernel.refusal import BadSetup
from ...kernel.setup import Given
from ...kernel.sides import BOTTOM, SIDE_NAMES, TOP
from ...lessons import lessons_of
from ...locales import Speaker, words_of
from ...players import levels_of, player_named, thinking, usual_level
from .bodies import (
    ClauseShown,
    Level,
    OptionShown,
    Plays,
    QuickStart,
    Rules,
    RulesetShown,
    ScenarioShown,
    Sides,
    Value,
    Words,
)
from .bodies import Library as LibraryBody


class Names(NamedTuple):
    """What a battle, its sides and its people are called."""

    title: str
    date: str
    sides: Sides
    people: dict[str, str]


def title_of(ruleset: str, speaker: Speaker) -> str:
    """What a ruleset is called."""
    return speaker.title(ruleset)


def names_of(ruleset: str, scenario: str, speaker: Speaker, given: Given | None = None) -> Names:
    """What a battle, its sides and its people are called; a game without battles goes by its own name."""
    game = GAMES.find(ruleset)
    return _names(game, game.pinned(scenario, game.checked_options({}), given), speaker)


def _names(game: AnyGame, setup: Setup, speaker: Speaker) -> Names:
    told = game.names(setup, speaker.language)
    sides = [told.sides[side] or _army(game, told, told.armies[side], speaker) for side in (BOTTOM, TOP)]
    plain = [speaker.say(f"side-{SIDE_NAMES[side]}") for side in (BOTTOM, TOP)]
    if sides[BOTTOM] == sides[TOP] != "":
        # Two armies of one list, which nobody could tell apart.
        sides = [f"{sides[side]} ({plain[side]})" for side in (BOTTOM, TOP)]
    sides = [sides[side] or plain[side] for side in (BOTTOM, TOP)]
    return Names(told.title or title_of(game.key, speaker), told.date, Sides(*sides), told.people)


def _army(game: AnyGame, told: Told, army: str, speaker: Speaker) -> str:
    """What an army is called: one of ours in the words of its game, a player's as his file has it."""
    word = speaker.word(game.key, "army", army)
    return word if word != army else told.people.get(army, army)


#: What small pictures show, by the hash of the set-up: the same in all languages.
_STARTS: Final[dict[str, dict[str, Any] | None]] = {}
_MOST_STARTS: Final = 500


def _start(game: AnyGame, setup: Setup) -> dict[str, Any] | None:
    if setup.pin not in _STARTS:
        if len(_STARTS) >= _MOST_STARTS:
            _STARTS.clear()
        _STARTS[setup.pin] = game.sketch(setup)
    return _STARTS[setup.pin]


def scenario_shown(game: AnyGame, setup: Setup, speaker: Speaker) -> ScenarioShown:
    """What the library says of a set-up, one of ours or a player's own."""
    names, told = _names(game, setup, speaker), game.names(setup, speaker.language)
    record = game.human_record(setup)
    effort = game.effort(setup)
    return ScenarioShown(
        name=setup.scenario,
        title=names.title,
        date=names.date,
        sides=names.sides if any(told.sides) or any(told.armies) else None,
        record=Plays(*record) if record is not None else None,
        minutes=effort.minutes,
        difficulty=effort.difficulty,
        start=_start(game, setup),
    )


def _quick_start(game: AnyGame, scenario: str, speaker: Speaker) -> QuickStart:
    """What is said to a newcomer: of this scenario, or of the game."""
    sides = names_of(game.key, scenario, speaker).sides
    about = speaker.of_game(game.key, "about")
    told = speaker.of_game(game.key, f"begin-{scenario}", about, bottom=sides.bottom, top=sides.top)
    return QuickStart(scenario, told)


def _option(game: AnyGame, option: Option, speaker: Speaker) -> OptionShown:
    return OptionShown(
        option.name,
        speaker.word(game.key, "option", option.name),
        speaker.of_game(game.key, f"about-option-{option.name}"),
        [Value(value, speaker.word(game.key, "value", value)) for value in option.values],
    )


def _level(game: str, name: str, speaker: Speaker) -> Level:
    return Level(
        name,
        speaker.of_game("web", f"level-{name}", name),
        speaker.of_game("server", f"level-{name}", ""),
        name == usual_level(game),
        thinking(player_named(game, name, generator_from(0))) is not None,
    )


def _ruleset(game: AnyGame, speaker: Speaker) -> RulesetShown:
    """What can be played of a ruleset, and read: of one that the page cannot show, only the latter."""
    title = title_of(game.key, speaker)
    quick_starts = game.quick_starts if game.has_page else ()
    scenarios = game.scenarios if game.has_page else ()
    return RulesetShown(
        key=game.key,
        title=title,
        short=speaker.of_game(game.key, "short-title", title),
        about=speaker.of_game(game.key, "about"),
        rules=bool(clauses(game.key)),
        briefings=game.has_briefings,
        armies=game.has_armies,
        lesson=lessons[0].name if (lessons := lessons_of(game.key)) else "",
        options=[_option(game, option, speaker) for option in game.options],
        levels=[_level(game.key, name, speaker) for name in levels_of(game.key)],
        quick=[_quick_start(game, scenario, speaker) for scenario in quick_starts],
        scenarios=[scenario_shown(game, game.setup(scenario), speaker) for scenario in scenarios],
    )


def fingerprint() -> str:
    """A hash of every text that the library is made from, so that it is made anew when one changes."""
    total = hashlib.sha256()
    for game in GAMES.games.values():
        for scenario in game.scenarios:
            total.update(f"{game.key}/{scenario}\0{game.scenario_text(scenario)}\0".encode())
    return total.hexdigest()


def library(speaker: Speaker, notices: tuple[str, ...]) -> LibraryBody:
    """Everything that can be played, and what there is to read of whoever runs the server."""
    return LibraryBody([_ruleset(game, speaker) for game in GAMES.games.values()], list(notices))


def words(ruleset: str, language: str) -> Words:
    """All that a table of a ruleset says: its own words and those of its system."""
    return Words(words_of(GAMES.find(ruleset), language))


def rules(ruleset: str, speaker: Speaker) -> Rules:
    """The rulebook of a ruleset; BadSetup if there is none."""
    game = GAMES.find(ruleset)
    found = clauses(game.key, speaker.language).values()
    if not found:
        raise BadSetup(f"there are no rules of {game.key}", "unknown-rules", name=ruleset, known="")
    names = named_by(game.key)
    shown = [
        ClauseShown(each.id, each.chapter, each.topic, each.kind, each.text, each.note, names.get(each.id, []))
        for each in found
    ]
    return Rules(shown, advice_for(game.key).reactions())
