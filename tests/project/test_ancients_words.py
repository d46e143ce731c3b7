"""Ancients speaks three languages: words, questions, events and refusals, tried out in whole random games."""

from __future__ import annotations

import pathlib
import re

import pytest

import vexilla.games.ancients
from vexilla.games import GAMES
from vexilla.games.ancients.cards import ALL_KEYS
from vexilla.games.ancients.scenario import find_scenario, scenario_keys
from vexilla.games.ancients.terrain import GROUND_KEYS
from vexilla.games.ancients.units import FACES, KIND_KEYS
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.sides import NOBODY, SPECTATOR
from vexilla.locales import LANGUAGES, Speaker

SOURCE = pathlib.Path(str(vexilla.games.ancients.__file__)).parent
SIDES = {"bottom": "Bottom", "top": "Top", "nobody": "nobody"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_question_and_event_exists(language: str) -> None:
    speaker = Speaker(language)
    wanted: set[str] = set()
    for path in SOURCE.glob("*.py"):
        wanted |= set(re.findall(r'"(cc-[a-z-]+[a-z])"', path.read_text(encoding="utf-8")))
    for kind in KIND_KEYS:
        wanted |= {f"ancients-unit-{kind}", f"ancients-code-{kind}", f"ancients-about-unit-{kind}"}
    for card in ALL_KEYS:
        wanted |= {f"ancients-card-{card}", f"ancients-about-card-{card}"}
    for ground in GROUND_KEYS:
        wanted |= {f"ancients-terrain-{ground}", f"ancients-about-terrain-{ground}"}
    wanted |= {f"ancients-face-{face}" for face in FACES}
    for verb in GAMES.find("ancients").vocabulary.verbs:
        if verb.word not in ("deal", "discard", "roll"):
            wanted.add(f"ancients-do-{verb.word}-{len(verb.parameters)}")
    assert [message for message in sorted(wanted) if not speaker.knows(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_fit_the_board_and_differ(language: str) -> None:
    codes = [Speaker(language).say(f"ancients-code-{kind}") for kind in KIND_KEYS]
    assert all(1 <= len(code) <= 3 for code in codes)
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("scenario", ["001-akragas", "005-trebbia", "010-castulo", "112-hellespont", "118-beneventum"])
def test_whole_games_are_told_and_every_refusal_explained(scenario: str) -> None:
    game = GAMES.find("ancients")
    speakers = [Speaker(language) for language in LANGUAGES]
    for seed in range(2):
        match = game.new(scenario, seed=seed_from(seed))
        generator = generator_from(seed)
        while match.decider != NOBODY:
            choice = match.choice()
            for speaker in speakers:
                speaker.tell(game.key, choice.question(), choice.about(), SIDES)
            for _ in range(6):
                refusal = match.refusal(generator.below(match.game.vocabulary.verbs[-14].start))
                for speaker in speakers if refusal is not None else []:
                    assert refusal is not None
                    speaker.tell(game.key, refusal.reason, refusal.arguments, SIDES)
            match.apply(match.options()[generator.below(len(match.options()))])
        for event in match.log:
            for speaker in speakers:
                assert speaker.tell(game.key, event.name, event.seen_by(SPECTATOR), SIDES)


@pytest.mark.parametrize("key", scenario_keys())
def test_every_name_of_a_scenario_is_translated(key: str) -> None:
    scenario = find_scenario(key).scenario
    names = [army.army for army in scenario.armies] + [army.commander for army in scenario.armies]
    names += [leader.name for leader in scenario.leaders]
    names += [unit.elite.name for unit in scenario.units if unit.elite is not None]
    names += [scenario.notes, scenario.date]
    for language in ("ru", "uk"):
        assert scenario.names[language] != scenario.names["en"]
        missing = [name for name in names if name and name not in scenario.words[language]]
        assert not missing
