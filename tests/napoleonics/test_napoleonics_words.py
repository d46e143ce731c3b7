"""Napoleonics speaks three languages: words, questions, events and refusals, tried out in whole random games."""

from __future__ import annotations

import pytest
from words import (
    actions_shown,
    messages_sent,
    refusals,
    shared_messages,
    tell_random_games,
    told_in_tests,
    untold,
    untranslated,
)

import vexilla.games.napoleonics
from vexilla.games import GAMES
from vexilla.games.commands_colors.board import SECTION_NAMES
from vexilla.games.commands_colors.cards import NO_ORDERS
from vexilla.games.napoleonics.cards import ALL_KEYS, CARDS
from vexilla.games.napoleonics.position import STRIKE_NAMES
from vexilla.games.napoleonics.retire import RETIRING
from vexilla.games.napoleonics.rules import CLAUSES
from vexilla.games.napoleonics.scenario import find_scenario, scenario_keys
from vexilla.games.napoleonics.terrain import GROUND_KEYS, GROUNDS
from vexilla.games.napoleonics.units import FACES, KIND_KEYS, KINDS, NATIONS
from vexilla.locales import LANGUAGES, Speaker

GAME = GAMES.find("napoleonics")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_question_and_event_exists(language: str) -> None:
    asked = messages_sent(vexilla.games.napoleonics) | shared_messages()
    wanted = asked | actions_shown(GAME)
    wanted |= {f"napoleonics-now-{message}" for message in asked if message.startswith("cc-ask-")}
    for kind in KIND_KEYS:
        wanted |= {f"napoleonics-unit-{kind}", f"napoleonics-code-{kind}", f"napoleonics-about-unit-{kind}"}
    for card in ALL_KEYS:
        wanted |= {f"napoleonics-card-{card}", f"napoleonics-about-card-{card}"}
    for ground in GROUND_KEYS:
        wanted |= {f"napoleonics-terrain-{ground}", f"napoleonics-about-terrain-{ground}"}
    for face in FACES:
        wanted |= {f"napoleonics-face-{face}", f"napoleonics-dice-{face}"}
    wanted |= {f"napoleonics-what-{what}" for what in (*STRIKE_NAMES, "leader-check", "escape", "elan", "rally")}
    wanted |= {f"napoleonics-section-{section}" for section in SECTION_NAMES}
    wanted |= {f"napoleonics-nation-{nation}" for nation in NATIONS}
    assert untold(Speaker(language), GAME, wanted) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    wanted = refusals(vexilla.games.napoleonics, "NAP", CLAUSES, RETIRING)
    columns = [ground.closed_clause for ground in GROUNDS] + [ground.stop_clause for ground in GROUNDS]
    columns += [kind.move_clause for kind in KINDS]
    columns += [clause for card in CARDS if not card.moves for clause in (card.still_clause,)]
    columns += [clause for card in CARDS for clause in (card.move_clause, card.square_clause)]
    wanted |= {f"refused-{clause}" for clause in columns if clause}
    # A card that copies another never gives orders of its own.
    giving = [card for card in CARDS if card.orders != NO_ORDERS and card.key != "counter-attack"]
    wanted |= {f"refused-{card.clause}" for card in giving}
    assert untold(Speaker(language), GAME, wanted) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_fit_the_board_and_differ_in_an_army(language: str) -> None:
    codes = {kind: Speaker(language).say(f"napoleonics-code-{kind}") for kind in KIND_KEYS}
    assert all(1 <= len(code) <= 3 for code in codes.values())
    # The British and the Portuguese stand side by side; the French against them, in letters of the other case.
    for nations in (("french",), ("british", "portuguese")):
        army = [code for kind, code in codes.items() if kind.startswith(nations)]
        assert len(set(army)) == len(army)


@pytest.mark.parametrize("scenario", told_in_tests(scenario_keys()))
def test_whole_games_are_told_and_every_refusal_explained(scenario: str) -> None:
    tell_random_games(scenario, GAME.key, range(1))


@pytest.mark.parametrize("key", scenario_keys())
def test_every_name_of_a_scenario_is_translated(key: str) -> None:
    for language in ("ru", "uk"):
        assert untranslated(find_scenario(key).scenario, language) == []
