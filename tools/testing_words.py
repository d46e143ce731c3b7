"""The words of ``vexilla.testing``: questions, verbs, outcomes, names and lines of every game, made from its tables.

``python tools/testing_words.py`` writes them into ``docs/testing-rules.md``; a test checks that they are up to date.
"""

from __future__ import annotations

import importlib
import pathlib
import pkgutil
import sys
from typing import Any

from vexilla.games import GAMES
from vexilla.kernel.action import Verb, Words
from vexilla.kernel.game import AnyGame
from vexilla.kernel.refusal import BadSetup
from vexilla.kernel.step import Chance, Choice, Procedure, Step
from vexilla.kernel.written import steps_of
from vexilla.locales import Speaker

DOCUMENT = pathlib.Path(__file__).parent.parent / "docs" / "testing-rules.md"
BEGIN = "<!-- made by tools/testing_words.py: do not edit from here -->\n"
END = "<!-- made by tools/testing_words.py: until here -->\n"

#: The words of a label with which a choice can be made that exists as no constant.
LABELS: list[list[str]] = [["bottom"], ["bottom", "red-7"], *[["bottom", *["3"] * more] for more in range(1, 11)]]

#: What questions name: each stands for itself in capitals.
NAMED = (
    *(
        "attacks",
        "card",
        "card-is",
        "count",
        "dice",
        "dragons",
        "edge",
        "flag",
        "flags",
        "from",
        "gun",
        "heading",
        "hex",
        "high",
        "leader",
        "leaders",
    ),
    *(
        "losses",
        "low",
        "obliged-units",
        "left",
        "points",
        "role",
        "side",
        "strike-what",
        "target",
        "threat",
        "tokens",
        "unit",
        "units",
    ),
)
#: What a question is worded by, where most often it is not so.
USUALLY = {"group": 0, "must": 0}

#: Questions of shared procedures that a game never comes to.
NEVER_ASKED: dict[str, set[str]] = {"ancients": {"cc-ask-keep"}, "samurai": {"cc-ask-ride"}}


def choices_of(game: AnyGame) -> list[Choice[Any]]:
    """A choice of every kind at which a side of the game decides: constants of its modules, or made from a label."""
    found: dict[tuple[type, str], Choice[Any]] = {}
    package = type(game).__module__.rpartition(".")[0]
    for each in pkgutil.iter_modules(importlib.import_module(package).__path__):
        importlib.import_module(f"{package}.{each.name}")
    packages = tuple(owner.__module__.rpartition(".")[0] + "." for owner in type(game).__mro__ if owner.__module__)
    for name, module in sorted(sys.modules.items()):
        if name.startswith(packages):
            for value in list(vars(module).values()):
                for step in _steps(value):
                    if isinstance(step, Choice) and not isinstance(step, Chance):
                        found.setdefault((type(step), step.question()), step)
    steps: dict[str, type[Step[Any]]] = steps_of(game)
    for step_class in steps.values():
        is_general = step_class.__module__.startswith(Step.__module__.rpartition(".")[0])
        if is_general or step_class.__subclasses__() or any(kind is step_class for kind, _ in found):
            continue
        for words in LABELS:
            try:
                step = step_class.from_words(words)
            except (TypeError, ValueError, IndexError, BadSetup):
                continue
            if isinstance(step, Choice) and not isinstance(step, Chance):
                found[(step_class, step.question())] = step
                break
    return list(found.values())


def _steps(value: object, depth: int = 0) -> list[Step[Any]]:
    if isinstance(value, Procedure):
        return [step for line in value.steps for step in _steps(line)]
    if isinstance(value, Step):
        return [value]
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple) and depth < 3:
        return [step for each in value for step in _steps(each, depth + 1)]
    return []


def questions_of(game: AnyGame, speaker: Speaker) -> dict[str, str]:
    """Every question of a game with its words."""
    found: dict[str, str] = {}
    for choice in choices_of(game):
        message = speaker.worded(game.key, choice.question())
        if speaker.knows(message) and choice.question() not in NEVER_ASKED.get(game.key, set()):
            found[choice.question()] = speaker.say(message, **{name: name.upper() for name in NAMED}, **USUALLY)
    return dict(sorted(found.items()))


def verbs_of(verbs: tuple[Verb, ...]) -> dict[str, str]:
    """How each verb is written; one that takes any number of the same thing, such as faces, is written once."""
    usages: dict[str, list[str]] = {}
    for verb in verbs:
        usages.setdefault(verb.word, []).append(verb.usage())
    return {
        word: f"{usage[-1].split()[0]} {usage[-1].split()[-1]}…" if len(usage) > 2 else "` or `".join(usage)
        for word, usage in usages.items()
    }


def names_of(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """Everything that verbs name: cards, faces, piles, sections."""
    found: dict[str, tuple[str, ...]] = {}
    for verb in (*game.vocabulary.verbs, *game.outcomes.verbs):
        for parameter in verb.parameters:
            if isinstance(parameter, Words):
                found.setdefault(parameter.name, parameter.words)
    return found


def deeds_of(game: AnyGame) -> dict[str, str]:
    """How each deed is written, and the words that it takes."""
    found: dict[str, str] = {}
    for form in game.vocabulary.forms:
        described = [(field.name.upper(), field.describe()) for field in form.fields]
        words = [(name, [*limits.get("values", []), *limits.get("degrees", [])]) for name, limits in described]
        told = [f"{name}: " + ", ".join([f"`{word}`" for word in each]) for name, each in words if each]
        found[form.usage()] = "; ".join(told)
    return found


def table(title: tuple[str, str], rows: dict[str, str]) -> list[str]:
    """A table of two columns."""
    lines = [f"| {title[0]} | {title[1]} |", "|---|---|"]
    return [*lines, *[f"| `{word}` | {meaning.replace('|', '&#124;')} |" for word, meaning in rows.items()], ""]


def words_of_game(game: AnyGame) -> list[str]:
    """The chapter of one game."""
    speaker = Speaker("en")
    lines = [f"### {speaker.title(game.key)}: `{game.key}`", ""]
    lines += ["**Streams of chance**, and how an outcome is written:", ""]
    outcomes: dict[str, str] = {}
    usages = verbs_of(game.outcomes.verbs)
    for stream, word in zip(game.streams, game.stream_verbs, strict=True):
        outcomes[stream] = f"`{usages[word].removeprefix(f'{word} ')}`"
    lines += table(("stream", "outcome"), outcomes)
    verbs = sorted(verbs_of(game.vocabulary.verbs).values())
    lines += ["**Verbs**: " + ", ".join(f"`{usage}`" for usage in verbs) + ".", ""]
    for name, words in names_of(game).items():
        lines += [f"**{name.upper()}**: " + " ".join(f"`{word}`" for word in words), ""]
    deeds = deeds_of(game)
    if deeds:
        lines += [
            "**Deeds**: ids of units, lengths in steps, angles and headings in degrees, spots such as `60:40`.",
            "",
        ]
        lines += table(("written", "words"), deeds)
    lines += ["**Questions** (`case.question`):", ""]
    lines += table(("question", "asks"), questions_of(game, speaker))
    for title, rows in game.written_words().items():
        if all(rows.values()):
            lines += [f"**{title.capitalize()}** of a written position:", "", *table(("written", "means"), rows)]
        else:
            told = [f"`{word}`" + (f" ({meaning})" if meaning else "") for word, meaning in rows.items()]
            lines += [f"**{title.capitalize()}** of a written position: " + ", ".join(told) + ".", ""]
    return lines


def words() -> str:
    """The chapter of every game that comes with the program."""
    lines: list[str] = []
    for game in GAMES.games.values():
        lines += words_of_game(game)
    return "\n".join(lines)


def updated(document: str) -> str:
    """The document with the made part made anew."""
    before, begin, rest = document.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{DOCUMENT} has no place for the words: it needs {BEGIN!r} and {END!r}")
    return f"{before}{BEGIN}\n{words()}{END}{after}"


if __name__ == "__main__":
    DOCUMENT.write_text(updated(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
