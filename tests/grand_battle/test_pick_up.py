"""Battles whose armies are still to be set up: roles, terrain, deployment, then the first turn."""

from __future__ import annotations

from vexilla.games.grand_battle.game import GAME
from vexilla.kernel.chance import seed_from
from vexilla.kernel.setup import POSITION, Given
from vexilla.kernel.source import seeded
from vexilla.testing import position, rule, scripted

PICK_UP = """
table: 150 120
bottom legion-1: legion-5 unplaced
bottom horse-1: roman-horse unplaced
bottom general: ann with horse-1 command 2 leadership 1
top phalanx-1: phalanx unplaced
top horse-2: companions unplaced
top general: bob with horse-2 command 1 leadership 1
phase: deployment
"""


@rule("GRB-02-003", "GRB-02-015", "GRB-02-035")
def test_armies_that_are_not_placed_are_set_up_first() -> None:
    setup = GAME.setup("battle", {}, Given(POSITION, "battle", PICK_UP))
    chance = {"roll-off": ["5", "2"], "terrain": ["5"], "army-points": ["1"]}
    matches = (GAME.begin(setup, scripted(GAME, chance, True), True), position("grand_battle", PICK_UP, chance).match)
    for match in matches:
        match.run()
        for deed in (
            "role attacker",
            "edge far",
            "place phalanx-1 at 75:70 heading 180",
            "place horse-2 at 85:70 heading 180",
            "done",
            "place legion-1 at 75:48 heading 0",
            "place horse-1 at 85:48 heading 0",
            "done",
        ):
            match.act(deed)
        assert (match.decider, match.choice().question()) == (0, "grb-ask-orders")
        assert match.position.first_steadfastness == [8, 6]
        again = GAME.position_from(GAME.text_of(match), seeded(seed_from(1), GAME.streams))
        assert again.digest() == match.digest()
