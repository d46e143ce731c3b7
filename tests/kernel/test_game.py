"""The register of games, scenarios and options."""

from __future__ import annotations

import pytest

from vexilla.games import GAMES
from vexilla.kernel.refusal import BadSetup

GAME = GAMES.find("battle_line")


def test_a_game_is_found_by_key_however_it_is_hyphenated() -> None:
    assert GAMES.find("battle-line") is GAME
    assert GAMES.find_scenario("battle_line/standard") == (GAME, "standard")
    assert GAMES.find_scenario("battle_line") == (GAME, "standard")


@pytest.mark.parametrize(
    ("name", "says"),
    [
        (
            "battle_lin",
            f"there is no game 'battle_lin': there is {', '.join(GAMES.games)}. Did you mean 'battle_line'?",
        ),
        ("battle_line/standart", "battle_line has no scenario 'standart': there is standard. Did you mean 'standard'?"),
    ],
)
def test_an_unknown_name_is_told_what_there_is(name: str, says: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAMES.find_scenario(name)
    assert str(refused.value) == says


def test_options_have_defaults() -> None:
    options = {"tactics": "on", "claims": "aided", "variant": "standard", "series": "1"}
    assert GAME.setup().options == options
    assert GAME.setup(None, {"series": "3"}).options == {**options, "series": "3"}


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"tactic": "on"}, "battle_line has no option 'tactic'"),
        ({"series": "10"}, "the option series of battle_line cannot be '10'"),
        ({"claims": ""}, "the option claims of battle_line cannot be ''"),
    ],
)
def test_unknown_options_and_values_are_named(options: dict[str, str], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        GAME.setup(None, options)
