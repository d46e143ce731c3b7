"""What every game of Commands & Colors must be able to say, and whole random games in which it says it."""

from __future__ import annotations

import ast
import os
import pathlib
import re
from collections.abc import Iterable, Sequence
from types import ModuleType

import vexilla.games.commands_colors
from vexilla.games import GAMES
from vexilla.games.commands_colors.rules import Clauses, GivingWay
from vexilla.games.commands_colors.scenario import Scenario
from vexilla.kernel.chance import Generator, generator_from, seed_from
from vexilla.kernel.game import AnyGame, AnyMatch
from vexilla.kernel.sides import NOBODY, SPECTATOR
from vexilla.locales import LANGUAGES, Speaker

SIDES = {"bottom": "Bottom", "top": "Top", "nobody": "nobody"}
#: How functions are called that say which clause is against something.
FORBIDDING = re.compile(r"^_?forbids|(?<!check)_clause$|^in_the_way$|^in_a_leaders_way$")


def sources(module: ModuleType) -> list[pathlib.Path]:
    """The files of a game."""
    return sorted(pathlib.Path(str(module.__file__)).parent.glob("*.py"))


def messages_sent(module: ModuleType, prefix: str = "cc") -> set[str]:
    """The ids of all questions and events of a game, those of the system or those of its own."""
    found: set[str] = set()
    for path in sources(module):
        found |= set(re.findall(rf'"({prefix}-[a-z-]+[a-z])"', path.read_text(encoding="utf-8")))
    return found


def shared_messages() -> set[str]:
    """The ids of the questions and events that the shared procedures send."""
    return messages_sent(vexilla.games.commands_colors)


def refusals(module: ModuleType, prefix: str, clauses: Clauses, way: GivingWay | None) -> set[str]:
    """The messages of all refusals that stand in the code of a game, and of those of the shared procedures."""
    found = set() if way is None else {way.back, way.furthest, way.closed, way.stop}
    for node in _refusing(vexilla.games.commands_colors):
        found |= {getattr(clauses, name) for name in _clauses(node)}
    for node in _refusing(module):
        found |= {text for text in _texts(node) if re.fullmatch(rf"{prefix}-\d\d-\d\d\d", text)}
    # What a game has not, it has no clause for.
    return {f"refused-{clause}" for clause in found if clause}


def _refusing(module: ModuleType) -> list[ast.AST]:
    """The functions of a game that say which clause is against something, and the calls that refuse."""
    found: list[ast.AST] = []
    for path in sources(module):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_forbidding = isinstance(node, ast.FunctionDef) and FORBIDDING.search(node.name) is not None
            is_refuse = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse"
            if is_forbidding or is_refuse:
                found.append(node)
    return found


def _clauses(node: ast.AST) -> set[str]:
    """The names of the clauses that a part of the shared procedures speaks of."""
    found: set[str] = set()
    for each in ast.walk(node):
        if isinstance(each, ast.Attribute):
            owner = each.value
            name = owner.id if isinstance(owner, ast.Name) else owner.attr if isinstance(owner, ast.Attribute) else ""
            if name == "clauses":
                found.add(each.attr)
    return found


def _texts(node: ast.AST) -> set[str]:
    return {each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def actions_shown(game: AnyGame) -> set[str]:
    """The messages of all actions that a menu may show."""
    return {f"{game.key}-do-{verb.word}-{len(verb.parameters)}" for verb in game.vocabulary.verbs}


def untold(speaker: Speaker, game: AnyGame, wanted: Iterable[str]) -> list[str]:
    """The messages that a speaker does not know, neither in the words of the game nor in those of its system."""
    return [message for message in sorted(wanted) if not speaker.knows(speaker.worded(game.key, message))]


def told_in_tests(scenarios: Sequence[str]) -> Sequence[str]:
    """The scenarios of which a whole game is told: every third in `make test`, all of them in `make soak`."""
    return scenarios if os.environ.get("VEXILLA_BATTERY") == "all" else scenarios[::3]


def tell_random_games(scenario: str, game_key: str, seeds: Iterable[int]) -> None:
    """Play random games, tell every question and every event, and explain what is refused on the way."""
    game = GAMES.find(game_key)
    speakers = [Speaker(language) for language in LANGUAGES]
    for seed in seeds:
        match = game.new(scenario, seed=seed_from(seed))
        generator = generator_from(seed)
        while match.decider != NOBODY:
            choice = match.choice()
            for speaker in speakers:
                speaker.tell(game.key, choice.question(), choice.about(match), SIDES)
            for action in _tries(match, generator):
                refusal = match.refusal(action)
                for speaker in speakers if refusal is not None else []:
                    assert refusal is not None
                    speaker.tell(game.key, refusal.reason, refusal.arguments, SIDES)
            match.apply(match.options()[generator.below(len(match.options()))])
        for event in match.log:
            for speaker in speakers:
                assert speaker.tell(game.key, event.name, event.seen_by(SPECTATOR), SIDES)


def _tries(match: AnyMatch, generator: Generator) -> list[int]:
    """Anything at all, and what fits the moment but for its hexes, cards or numbers."""
    vocabulary = match.game.vocabulary
    anything = [generator.below(vocabulary.size) for _ in range(4)]
    tries = [number for number in anything if vocabulary.verb_of(number) is not None]
    plain = [verb.start for verb in vocabulary.verbs if not verb.parameters]
    tries += [plain[generator.below(len(plain))] for _ in range(2)]
    options = match.options()
    for _ in range(4):
        verb = vocabulary.verb_of(options[generator.below(len(options))])
        assert verb is not None
        tries.append(verb.start + generator.below(verb.count))
    return tries


def untranslated(scenario: Scenario, language: str) -> list[str]:
    """The names and notes of a scenario that its file has only in English."""
    names = [army.army for army in scenario.armies] + [army.commander for army in scenario.armies]
    names += [leader.name for leader in scenario.leaders]
    names += [unit.elite.name for unit in scenario.units if unit.elite is not None]
    names += [scenario.notes, scenario.date]
    missing = [name for name in names if name and name not in scenario.words[language]]
    return missing if scenario.names[language] != scenario.names["en"] else [scenario.names["en"], *missing]
