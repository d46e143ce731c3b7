"""The game as a whole: battles from a text, played at random, written down and read back at every decision."""

from __future__ import annotations

import pytest

from vexilla.games.grand_battle.game import GAME, MEASURING, STRICT
from vexilla.games.grand_battle.text import write_position
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.refusal import BadSetup, IllegalAction
from vexilla.kernel.setup import POSITION, Given
from vexilla.kernel.sides import SIDES, SPECTATOR
from vexilla.kernel.source import seeded

BATTLE = """
table: 120 90
ground wood: forest ellipse 20:45 12 8
turn limit: 6
bottom g-1: companions at 60:20
bottom h-1: hoplites at 40:30
bottom h-2: hoplites at 48:30
bottom f-1: gallic-warband at 70:30 disorder 1
bottom k-1: skirm-bow at 90:36
bottom general: ann with g-1 command 2 leadership 1
bottom commander: abe with h-1 command 1 leadership 1
top g-2: companions at 60:76 heading 180
top l-1: legion-5 at 40:64 heading 180
top l-2: legion-5 at 48:64 heading 180
top f-2: ghazis at 70:60 heading 180
top k-2: lh-bow at 90:60 heading 180
top general: bob with g-2 command 2 leadership 1
"""
SETUP = GAME.setup("battle", {MEASURING: STRICT}, Given(POSITION, "battle", BATTLE))


def test_a_battle_begins_from_a_text() -> None:
    match = GAME.start(SETUP, seed=seed_from(1))
    assert (match.decider, match.choice().question()) == (0, "grb-ask-orders")
    assert match.position.setting.measuring == STRICT
    assert GAME.setup("battle", {}, Given(POSITION, "battle", BATTLE)).pin == SETUP.pin
    with pytest.raises(BadSetup, match="is no unit"):
        GAME.setup("battle", {}, Given(POSITION, "battle", BATTLE.replace("with g-1", "with g-9")))


def test_nothing_is_done_before_orders_are_given() -> None:
    match = GAME.start(SETUP, seed=seed_from(1))
    before = match.digest()
    for deed in ("advance h-1 5", "lead h-1 -> l-1", "attack h-1 -> l-1", "arrive h-1 at 40:4 heading 0"):
        with pytest.raises(IllegalAction, match="GRB-02-053"):
            match.act(deed)
    assert match.digest() == before


def test_a_text_without_steps_goes_on_in_its_phase() -> None:
    match = GAME.position_from(BATTLE + "phase: recovery\narmy points: 1\n", seeded(seed_from(2), GAME.streams))
    assert match.choice().question() == "grb-ask-recovery"
    match.act("done")
    assert (match.decider, match.choice().question()) == (1, "grb-ask-orders")


@pytest.mark.parametrize("key", GAME.scenarios)
def test_our_battles_begin(key: str) -> None:
    match = GAME.new(key, seed=seed_from(1))
    generator = generator_from(1)
    while match.choice().question() != "grb-ask-orders":
        match.enact(match.sample(generator))
    assert match.decider == match.position.setting.attacker
    assert match.position.faults() == []
    assert GAME.names(GAME.setup(key), "en").title


@pytest.mark.parametrize("number", range(3))
def test_random_battles_stay_sound_and_can_be_written_down(number: int) -> None:
    match = GAME.start(SETUP, seed=seed_from(number))
    generator = generator_from(number)
    for decision in range(120):
        if match.over:
            break
        if decision % 5 == 0:
            text = GAME.text_of(match)
            again = GAME.position_from(text, seeded(seed_from(number), GAME.streams))
            assert GAME.text_of(again) == text
            assert again.digest() == match.digest()
            assert match.position.clone().key() == match.position.key()
            for side in (*SIDES, SPECTATOR):
                imagined = match.position.clone()
                imagined.redeal(side, generator)
                assert imagined.view(side) == match.position.view(side)
        assert match.position.faults() == [], write_position(match.position)
        match.enact(match.sample(generator))
