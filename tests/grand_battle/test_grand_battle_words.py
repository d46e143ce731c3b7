"""Grand Battle speaks three languages: words, questions, events and refusals, tried out in random play."""

from __future__ import annotations

import ast
import pathlib
import re

import pytest
from words import untold

import vexilla.games.grand_battle
from vexilla.cli.boards.grand_battle.names import land_names, names_of
from vexilla.games import GAMES
from vexilla.games.grand_battle.armies.library import LIBRARY
from vexilla.games.grand_battle.attacks.forms import LINE_WORDS
from vexilla.games.grand_battle.moves.judge import BOUND
from vexilla.games.grand_battle.orders.order import KIND_KEYS, STATE_KEYS
from vexilla.games.grand_battle.states import EDGE_KEYS, MARK_KEYS, PHASE_KEYS, PLACE_KEYS
from vexilla.games.grand_battle.tables.artillery import FIRE_MODIFIERS, GUNS
from vexilla.games.grand_battle.tables.command import DISCIPLINE_TESTS
from vexilla.games.grand_battle.tables.disorder import CAUSES
from vexilla.games.grand_battle.tables.modifiers import MODIFIERS
from vexilla.games.grand_battle.tables.reserves import ARRIVALS, ROLE_KEYS
from vexilla.games.grand_battle.tables.results import OUTCOME_KEYS
from vexilla.games.grand_battle.tables.terrain import GROUNDS
from vexilla.games.grand_battle.tables.traits import TRAITS
from vexilla.games.grand_battle.tables.weapons import WEAPONS
from vexilla.games.grand_battle.written.lines import STAGE_KEYS, ZONE_KEYS
from vexilla.kernel.chance import Generator, generator_from, seed_from
from vexilla.kernel.open_choice import OpenChoice
from vexilla.kernel.sides import NOBODY, SPECTATOR
from vexilla.locales import LANGUAGES, Speaker

GAME = GAMES.find("grand_battle")
FOLDER = pathlib.Path(vexilla.games.grand_battle.__file__).parent
SOURCES = sorted(FOLDER.rglob("*.py"))
#: What is added up beside the rows of the tables.
PLAIN_TERMS = ("strength", "shooters", "melee", "shooting", "armour")
#: Functions whose first argument, or one of whose texts, is a clause against something.
REFUSING = ("refuse", "Wall", "not_enough")
CLAUSE = re.compile(r"GRB-\d\d-\d\d\d")
TABLES: dict[str, tuple[str, ...]] = {
    "phase": PHASE_KEYS,
    "place": PLACE_KEYS,
    "mark": MARK_KEYS,
    "ground": tuple(row.key for row in GROUNDS),
    "order": KIND_KEYS,
    "state": STATE_KEYS,
    "zone": ZONE_KEYS,
    "stage": STAGE_KEYS,
    "edge": (*EDGE_KEYS, *LINE_WORDS[:-1]),
    "outcome": OUTCOME_KEYS,
    "cause": tuple(row.key for row in CAUSES),
    "occasion": tuple(row.key for row in DISCIPLINE_TESTS),
    "term": (*PLAIN_TERMS, *[row.key for row in (*MODIFIERS, *FIRE_MODIFIERS)]),
    "mode": tuple(row.key for row in ARRIVALS),
    "role": ROLE_KEYS,
    "trait": tuple(row.key for row in TRAITS),
    "weapon": tuple(row.key for row in WEAPONS),
    "gun": tuple(row.key for row in GUNS),
    "purse": ("army",),
    "measure": ("steps", "degrees"),
    "profile": tuple(LIBRARY.profiles()),
    "army": tuple(LIBRARY.keys()),
}


def messages_sent() -> set[str]:
    """The ids of all questions and events."""
    return {
        found for path in SOURCES for found in re.findall(r'"(grb-[a-z-]+[a-z])"', path.read_text(encoding="utf-8"))
    }


def refusals() -> set[str]:
    """The messages of all refusals that stand in the code, in calls that refuse or in tables of clauses."""
    found = {clause for _, clause in BOUND}
    for path in SOURCES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            is_call = isinstance(node, ast.Call) and getattr(node.func, "id", "") in REFUSING
            is_table = isinstance(node, ast.Assign | ast.AnnAssign) and "_CLOSED_BY" in ast.unparse(node).split(":")[0]
            if is_call or is_table:
                found |= set(CLAUSE.findall(ast.unparse(node)))
    # Clauses that reach a call by a variable: what is impassable, ways of going, who never evades.
    found |= {"GRB-10-040", "GRB-07-001", "GRB-07-002", "GRB-06-005", "GRB-11-007", "GRB-11-011", "GRB-05-064"}
    return {f"refused-{clause}" for clause in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_has_words(language: str) -> None:
    assert len(messages_sent()) > 90
    assert len(refusals()) > 130
    wanted = messages_sent() | refusals()
    wanted |= {f"grand-battle-do-{verb.word}-{len(verb.parameters)}" for verb in GAME.vocabulary.verbs}
    wanted |= {f"grand-battle-how-{form.word}" for form in GAME.vocabulary.forms}
    wanted |= {f"grand-battle-{kind}-{key}" for kind, keys in TABLES.items() for key in keys}
    assert untold(Speaker(language), GAME, wanted) == []


def test_nothing_has_words_that_is_never_said() -> None:
    said = messages_sent() | refusals()
    folder = pathlib.Path(vexilla.__file__).parent / "locales" / "en"
    for file in ("grand_battle_play.ftl", "grand_battle_refusals.ftl"):
        told = re.findall(r"(?m)^(grb-[\w-]+|refused-[\w-]+)(?= =)", (folder / file).read_text(encoding="utf-8"))
        assert [name for name in told if name not in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_units_are_called_by_names_people_know(language: str) -> None:
    speaker = Speaker(language)
    for scenario in GAME.scenarios:
        names = names_of(speaker, GAME.setup(scenario))
        assert [key for key, name in names.items() if key == name] == []
        assert len(set(names.values())) == len(names), scenario
    if language == "en":
        names = names_of(speaker, GAME.setup("breitenfeld"))
        assert names["tercio-1"] == "Imperial tercio 1"
        assert names["tercio-1-shot"] == "shooters of Imperial tercio 1"
        assert names["tilly"] == "Tilly"


def test_ground_and_sections_that_are_laid_later_have_names_too() -> None:
    names = land_names(Speaker("ru"), GAME.setup("pick-up-africa"))
    assert names["ravine-1"] == "овраг"
    assert names["camp-bottom-2"] == "секция 2 лагеря (Римляне Сципиона)"
    assert land_names(Speaker("uk"), GAME.setup("agincourt"))["tramecourt"] == "ліс"


def _any_action(generator: Generator) -> int:
    """One of the actions that have a number, legal or not."""
    verb = GAME.vocabulary.verbs[generator.below(len(GAME.vocabulary.verbs))]
    return verb.start + generator.below(verb.count)


#: Words of the notation that no sentence may have in it: deeds are typed so, and told otherwise.
NOTATION = re.compile(
    r"pivot=|edge=|front=|turn=|point=|\d(?:deg)\b|right90|left90|\bfrom army\b|\belse (?:army|drop)\b"
)


@pytest.mark.parametrize(("scenario", "seed", "decisions"), [("leuctra", 1, 60), ("dreux", 2, 60)])
def test_random_play_is_told_with_all_its_refusals(scenario: str, seed: int, decisions: int) -> None:
    speakers = [Speaker(language) for language in LANGUAGES]
    setup = GAME.setup(scenario)
    names = [names_of(speaker, setup) for speaker in speakers]
    match = GAME.start(setup, seed=seed_from(seed))
    generator = generator_from(seed)
    for _ in range(decisions):
        if match.decider == NOBODY:
            break
        choice = match.choice()
        said = [(choice.question(), choice.about(match))]
        refused = match.refusal(_any_action(generator))
        said += [(refused.reason, refused.arguments)] if refused is not None else []
        if isinstance(choice, OpenChoice):
            for form in choice.forms():
                refused = match.refusal(choice.propose(match, form, generator))
                said += [(refused.reason, refused.arguments)] if refused is not None else []
        for message, arguments in said:
            for number, speaker in enumerate(speakers):
                assert speaker.knows(message), message
                assert speaker.tell(GAME.key, message, arguments, names[number])
        match.enact(match.sample(generator))
    for event in match.log:
        for number, speaker in enumerate(speakers):
            told = speaker.tell(GAME.key, event.name, event.seen_by(SPECTATOR), names[number])
            assert told
            assert not NOTATION.search(told), told
