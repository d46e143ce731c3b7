"""Ancients speaks three languages: words, questions, events and refusals, tried out in whole random games."""

from __future__ import annotations

import pytest
from words import (
    actions_shown,
    messages_sent,
    refusals,
    shared_messages,
    tell_random_games,
    untold,
    untranslated,
)

import vexilla.games.ancients
from vexilla.games import GAMES
from vexilla.games.ancients.cards import ALL_KEYS
from vexilla.games.ancients.evade import EVADING
from vexilla.games.ancients.rules import CLAUSES
from vexilla.games.ancients.scenario import find_scenario, scenario_keys
from vexilla.games.ancients.terrain import GROUND_KEYS
from vexilla.games.ancients.units import FACES, KIND_KEYS
from vexilla.locales import LANGUAGES, Speaker

GAME = GAMES.find("ancients")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_question_and_event_exists(language: str) -> None:
    wanted = messages_sent(vexilla.games.ancients) | shared_messages() | actions_shown(GAME)
    for kind in KIND_KEYS:
        wanted |= {f"ancients-unit-{kind}", f"ancients-code-{kind}", f"ancients-about-unit-{kind}"}
    for card in ALL_KEYS:
        wanted |= {f"ancients-card-{card}", f"ancients-about-card-{card}"}
    for ground in GROUND_KEYS:
        wanted |= {f"ancients-terrain-{ground}", f"ancients-about-terrain-{ground}"}
    wanted |= {f"ancients-face-{face}" for face in FACES}
    assert untold(Speaker(language), GAME, wanted) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    assert untold(Speaker(language), GAME, refusals(vexilla.games.ancients, "ANC", CLAUSES, EVADING)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_fit_the_board_and_differ(language: str) -> None:
    codes = [Speaker(language).say(f"ancients-code-{kind}") for kind in KIND_KEYS]
    assert all(1 <= len(code) <= 3 for code in codes)
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("scenario", ["001-akragas", "005-trebbia", "010-castulo", "112-hellespont", "118-beneventum"])
def test_whole_games_are_told_and_every_refusal_explained(scenario: str) -> None:
    tell_random_games(scenario, GAME.key, range(2))


@pytest.mark.parametrize("key", scenario_keys())
def test_every_name_of_a_scenario_is_translated(key: str) -> None:
    for language in ("ru", "uk"):
        assert untranslated(find_scenario(key).scenario, language) == []
