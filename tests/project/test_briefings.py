"""Every battle has its briefing: written in three languages, and told from the engine's own set-up."""

from __future__ import annotations

import re
import tomllib

import pytest

from vexilla.briefings import briefed_scenarios, briefing_text
from vexilla.briefings.briefing import briefing_of
from vexilla.catalogue import clause_exists
from vexilla.games import GAMES
from vexilla.games.register import folder_in
from vexilla.games.samurai.game import GAME as SAMURAI
from vexilla.kernel.setup import Given
from vexilla.locales import LANGUAGES, Speaker

BRIEFED = [key for key, game in GAMES.games.items() if game.has_briefings]
BATTLES = [(key, scenario) for key in BRIEFED for scenario in GAMES.games[key].scenarios]
#: Words of the history and of the advice, by language: at least, and at most.
LENGTHS = {"en": ((60, 120), (25, 60)), "ru": ((50, 120), (20, 60)), "uk": ((50, 120), (20, 60))}
CYRILLIC = re.compile("[а-яіїєґ]", re.IGNORECASE)
MIXED = re.compile(r"[A-Za-z][а-яіїєґё]|[а-яіїєґё][A-Za-z]", re.IGNORECASE)
FOREIGN = {"en": re.compile("[а-яіїєґ]", re.IGNORECASE), "ru": re.compile("[іїєґ]", re.IGNORECASE)}
FOREIGN["uk"] = re.compile("[ыэёъ]", re.IGNORECASE)


def words(text: str) -> int:
    return len([word for word in text.split() if any(letter.isalnum() for letter in word)])


def test_every_battle_has_a_text_and_every_text_a_battle() -> None:
    assert set(BRIEFED) == {"ancients", "napoleonics", "samurai", "grand_battle"}
    assert len(BATTLES) == 79
    for key in BRIEFED:
        assert briefed_scenarios(key) == tuple(sorted(GAMES.games[key].scenarios)), key
    folder = folder_in("vexilla", "briefings")
    assert folder is not None
    found = {entry.name for entry in folder.iterdir() if entry.is_dir() and entry.name != "__pycache__"}
    assert found == set(BRIEFED)


@pytest.mark.parametrize("key", BRIEFED)
def test_texts_are_whole_and_of_the_right_length(key: str) -> None:
    folder = folder_in("vexilla", "briefings", key)
    assert folder is not None
    for scenario in briefed_scenarios(key):
        data = tomllib.loads(folder.joinpath(f"{scenario}.toml").read_text(encoding="utf-8"))
        assert set(data) == {"sources", *LANGUAGES}, scenario
        assert data["sources"], scenario
        for language in LANGUAGES:
            assert set(data[language]) == {"history", "bottom", "top"}, scenario
            for name, text in data[language].items():
                least, most = LENGTHS[language][0 if name == "history" else 1]
                assert least <= words(text) <= most, (scenario, language, name, words(text))
                assert not MIXED.search(text), (scenario, language, name)
                assert not FOREIGN[language].search(text), (scenario, language, name)


@pytest.mark.parametrize("key", BRIEFED)
def test_the_whole_briefing_is_told_in_three_languages(key: str) -> None:
    """With real names for all that is counted, and clauses that exist."""
    game = GAMES.games[key]
    for scenario in game.scenarios:
        for language in LANGUAGES:
            told = briefing_of(game, game.setup(scenario), Speaker(language))
            text = briefing_text(key, scenario, language)
            assert told is not None
            assert text is not None
            assert (told.history, told.sides.top.plan) == (text.history, text.plans[1])
            for side in (told.sides.bottom, told.sides.top):
                assert side.title
                titles = [kind.title for kind in side.units] + [ground.title for ground in told.land]
                assert language == "en" or [title for title in titles if not CYRILLIC.search(title)] == []
            assert [clause for rule in told.rules for clause in rule.clauses if not clause_exists(clause)] == []
            # A message without its words would come as its id.
            assert [rule.text for rule in told.rules if "-special-" in rule.text] == []


def test_special_rules_come_from_the_set_up_and_its_options() -> None:
    game = GAMES.find("ancients")
    speaker = Speaker("en")

    def rules(scenario: str, **options: str) -> list[str]:
        told = briefing_of(game, game.setup(scenario, options), speaker)
        assert told is not None
        return [rule.text for rule in told.rules]

    assert rules("001-akragas") == []
    assert len(rules("002-crimissos-river")) == 2
    assert rules("002-crimissos-river", optional="off") == []
    assert rules("123-indus") == ["Indian archers (B1, C1, D1): fires like bow infantry, up to 3 hexes."]
    (castulo, scipio) = rules("010-castulo")
    assert castulo.startswith("Roman: a unit that leaves the field")
    assert scipio == "Scipio: if he is lost, his side has lost the battle."


def test_armies_and_means_are_those_of_the_set_up() -> None:
    told = briefing_of(SAMURAI, SAMURAI.setup("102-anegawa"), Speaker("en"))
    assert told is not None
    bottom = told.sides.bottom
    assert (bottom.title, bottom.commander) == ("Oda and Tokugawa", "Oda Nobunaga")
    assert [(each.title, each.count) for each in bottom.means][:3] == [
        ("Banners to win", 7),
        ("Command cards", 6),
        ("Dragon cards", 3),
    ]
    start = SAMURAI.sketch(SAMURAI.setup("102-anegawa"))
    assert start is not None
    for side, name in ((told.sides.bottom, "bottom"), (told.sides.top, "top")):
        kinds = [unit["kind"] for unit in start["units"] if unit["side"] == name]
        assert {kind.key: kind.count for kind in side.units} == {kind: kinds.count(kind) for kind in kinds}
    land = {ground for grounds in start["land"].values() for ground in grounds}
    assert {ground.key for ground in told.land} == land


def test_who_hides_or_comes_later_is_not_told() -> None:
    """Grand Battle: in ambush, in the reserve, or not set up yet."""
    game = GAMES.find("grand_battle")
    for scenario in game.scenarios:
        setup = game.setup(scenario)
        told = briefing_of(game, setup, Speaker("en"))
        assert told is not None
        view = game.start(setup, logging=False).view(2)
        for side, name in ((told.sides.bottom, "bottom"), (told.sides.top, "top")):
            seen = [piece for piece in view["measured"]["pieces"] if piece["side"] == name]
            assert sum(kind.count for kind in side.units) <= len(seen), scenario
    pick_up = briefing_of(game, game.setup("pick-up-africa"), Speaker("en"))
    assert pick_up is not None
    assert (pick_up.sides.bottom.units, pick_up.turns) == ([], 12)


def test_a_battle_of_ones_own_tells_what_its_file_says() -> None:
    game = GAMES.find("napoleonics")
    name = "005-talavera"
    given = Given("scenario", f"{name}.toml", game.scenario_text(name))
    told = briefing_of(game, game.setup(given=given), Speaker("ru"))
    ours = briefing_of(game, game.setup(name), Speaker("ru"))
    assert told is not None
    assert ours is not None
    assert told.history
    assert told.history != ours.history
    assert (told.rules, told.land, told.sides.top.plan) == (ours.rules, ours.land, "")


def test_a_game_without_battles_has_none() -> None:
    game = GAMES.find("battle_line")
    assert briefing_of(game, game.setup(), Speaker("en")) is None
