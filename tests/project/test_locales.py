"""Everything people read exists in all three languages and can be said."""

from __future__ import annotations

import pathlib
import re

import pytest
from fluent.syntax import FluentSerializer, ast, parse, visitor

import vexilla
from vexilla.catalogue import clauses
from vexilla.games import GAMES
from vexilla.games.battle_line.cards import CARD_NAMES, COLOURS, TACTICS_NAMES
from vexilla.games.battle_line.formation import KIND_NAMES
from vexilla.kernel.record import BadRecord
from vexilla.kernel.refusal import BadSetup
from vexilla.locales import LANGUAGES, Speaker, language_from_locale, listed

SOURCE = pathlib.Path(vexilla.__file__).parent
LOCALES = pathlib.Path(__file__).resolve().parents[2] / "src" / "vexilla" / "locales"
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))


def messages(language: str, file: str) -> dict[str, ast.Message]:
    resource = parse((LOCALES / language / file).read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    found: set[str] = set()

    class Collector(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Collector().visit(message)
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_have_the_same_messages_with_the_same_variables(language: str, file: str) -> None:
    """Errors are the exception: their English text is in the exceptions themselves."""
    english = messages("en", file)
    translated = {name: message for name, message in messages(language, file).items() if not name.startswith("error-")}
    assert set(translated) == set(english)
    for name, message in translated.items():
        assert variables(message) == variables(english[name]), name


def test_errors_are_translated_into_both_other_languages() -> None:
    names = [
        {
            name: variables(message)
            for name, message in messages(language, "cli.ftl").items()
            if name.startswith("error-")
        }
        for language in ("ru", "uk")
    ]
    assert names[0] == names[1]
    raised = set()
    for path in SOURCE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        raised |= set(re.findall(r'"((?:record|other)-[a-z-]+)"', text))
        raised |= {f"unknown-{kind}" for kind in re.findall(r'unknown\(\s*"([a-z]+)"', text)}
    translated = {name.removeprefix("error-") for name in names[0]}
    assert {reason for reason in raised if not reason.startswith("record-repair")} <= translated


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_engine_can_send_exists(language: str) -> None:
    speaker = Speaker(language)
    wanted: set[str] = set()
    for path in (SOURCE / "games").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        wanted |= set(re.findall(r'"(battle-line-[a-z-]+[a-z])"', text))
        wanted |= {f"refused-{clause}" for clause in re.findall(r'(?:return|else|refuse\() ?"(BLN-[\d-]+)"', text)}
    wanted -= {f"refused-{clause}" for clause in ("BLN-03-001", "BLN-03-002", "BLN-08-002")}  # reasons of events
    wanted |= {f"battle-line-card-{name}" for name in (*COLOURS, *TACTICS_NAMES)}
    wanted |= {f"battle-line-mark-{kind}" for kind in KIND_NAMES} | {f"battle-line-kind-{kind}" for kind in KIND_NAMES}
    wanted |= {f"battle-line-ask-{name}" for name in ("redeploy", "deserter", "traitor")}
    assert [message for message in sorted(wanted) if not speaker.knows(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_their_columns(language: str) -> None:
    speaker = Speaker(language)
    for name in TACTICS_NAMES[:6]:
        assert len(speaker.say(f"battle-line-short-{name}")) <= 5
    for kind in KIND_NAMES:
        assert len(speaker.say(f"battle-line-mark-{kind}")) <= 5
    letters = [speaker.say(f"battle-line-letter-{colour}") for colour in COLOURS]
    assert len(set(letters)) == len(COLOURS)
    assert all(1 <= len(letter) <= 2 for letter in letters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name(language: str) -> None:
    named = {Speaker(language).word("battle_line", "card", card) for card in CARD_NAMES}
    assert len(named) == len(CARD_NAMES)
    assert Speaker("en").word("battle_line", "card", "red-7") == "red 7"
    assert Speaker("ru").word("battle_line", "card", "red-7") == "красная 7"
    assert Speaker("uk").word("battle_line", "card", "shield-bearers") == "Щитоносці"


def test_a_word_nobody_translated_is_said_as_it_is() -> None:
    assert Speaker("ru").word("battle_line", "hex", "E4") == "E4"


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_address_nobody_for_both_sides_read_them(language: str) -> None:
    """Whoever waits reads the same question as whoever decides."""
    address = re.compile(r"\b(your?|вы|вас|вам|ваш\w*|ви|вас|вам)\b", re.IGNORECASE)
    for file in FILES:
        for name, message in messages(language, file).items():
            if not re.match(r"(cc|sam|grb|[a-z-]+-cc|battle-line)-ask-", name) or "-now-" in name:
                continue
            assert not address.search(FluentSerializer().serialize_entry(message).partition("=")[2]), name


def test_the_middle_of_a_field_is_spelled_as_on_the_cards() -> None:
    names = {key for key, message in all_words("en").items() if re.search("Center", message)}
    assert len(names) > 10
    assert [key for key, message in all_words("en").items() if re.search("centre", message, re.IGNORECASE)] == []
    with_sections = [key for key, game in GAMES.games.items() if game.system == "commands_colors"]
    told = [clause for game in with_sections for clause in clauses(game).values()]
    assert [clause.id for clause in told if re.search("centre", clause.text + clause.note, re.IGNORECASE)] == []


def all_words(language: str) -> dict[str, str]:
    """Every message of a language as it is written."""
    written = FluentSerializer().serialize_entry
    return {name: written(message) for file in FILES for name, message in messages(language, file).items()}


def test_names_in_a_row_differ_in_more_than_their_number_or_tell_it_alone() -> None:
    assert listed(["Hoplites 1", "Hoplites 2", "Slingers 1", "Hoplites 3"]) == "Hoplites 1, 2, Slingers 1, Hoplites 3"
    assert listed(["Camp", "Camp"]) == "Camp, Camp"
    assert listed([]) == "—"


def test_a_term_is_told_with_what_it_adds() -> None:
    about = {"unit": "x", "sum": "attack", "added-terms": ["strength +4", "armour -0.5"], "pips": 3, "result": "9"}
    told = Speaker("en").tell("grand_battle", "grb-sum", about, {"x": "Hoplites 1"})
    assert told == "Hoplites 1, attack: strength +4, armour -0.5, die 3: 9."


def test_slavic_plurals() -> None:
    speaker = Speaker("ru")
    said = [speaker.say("odds-outs", count=count, kind="Клин", percent="1") for count in (1, 2, 5, 11, 21)]
    assert said == [f"Клин: {words} (1%)" for words in ("1 карта", "2 карты", "5 карт", "11 карт", "21 карта")]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LC_MESSAGES": "uk_UA", "LANG": "ru_RU"}, "uk"),
        ({"LANG": "de_DE"}, "en"),
        ({}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_follows_the_locale(environment: dict[str, str], language: str) -> None:
    assert language_from_locale(environment) == language


def test_errors_speak_the_readers_language() -> None:
    with pytest.raises(BadSetup) as refused:
        GAMES.find("chess")
    known = ", ".join(GAMES.games)
    assert Speaker("en").explain(refused.value) == f"there is no game 'chess': there is {known}."
    assert Speaker("ru").explain(refused.value) == f"Нет игры «chess»: есть {known}."
    cut = BadRecord(7, "the file is empty", "record-empty")
    assert Speaker("uk").explain(cut) == "рядок 7: файл порожній"
    assert Speaker("uk").explain(BadSetup("only in English")) == "only in English"
