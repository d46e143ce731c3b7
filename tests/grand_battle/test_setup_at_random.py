"""Pick-up battles set up at random: what comes of it keeps the rules, and can be written down at every decision."""

from __future__ import annotations

import pytest

from vexilla.games.grand_battle.actions import STREAMS
from vexilla.games.grand_battle.armies.library import LIBRARY
from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.position import AMBUSH, UNPLACED, GrandBattle
from vexilla.games.grand_battle.setup.ambush import ambush_refusal
from vexilla.games.grand_battle.setup.mustering import is_of_army
from vexilla.games.grand_battle.setup.pick_up import PICK_UP, pick_up
from vexilla.games.grand_battle.setup.placing import base_refusal, camp_refusal
from vexilla.games.grand_battle.text import read, write
from vexilla.kernel.chance import Generator, seed_from
from vexilla.kernel.match import Match
from vexilla.kernel.source import seeded

#: So many decisions are enough for any deployment.
MOST = 4_000


def begin(seed: int) -> Match[GrandBattle]:
    armies = LIBRARY.find("rome-zama"), LIBRARY.find("carthage-zama")
    match = Match(GAME, pick_up(armies), [PICK_UP], seeded(seed_from(seed), STREAMS), logging=False)
    match.run()
    return match


@pytest.mark.parametrize("seed", range(6))
def test_any_deployment_that_ends_keeps_the_rules(seed: int) -> None:
    match = begin(seed)
    generator = Generator(seed + 1)
    for number in range(MOST):
        if match.over:
            break
        if number % 20 == 0:
            again, to_do = read(write(match), GAME)
            assert again.canonical() == match.position.canonical()
            assert [step.label() for step in to_do] == [step.label() for step in match.agenda[::-1]]
        match.enact(match.sample(generator))
    assert match.over, "nobody was ever done"
    position = match.position
    assert position.faults() == []
    for unit, place in enumerate(position.places):
        if is_of_army(position, unit):
            assert place != UNPLACED
            base = position.bases[unit]
            refusal = base_refusal(position, unit, base)
            assert refusal is None, (position.roster.ids[unit], refusal)
            if place == AMBUSH:
                assert ambush_refusal(position, position.roster.units[unit].side, base) is None
    for side in (0, 1):
        assert camp_refusal(position, side, position.camp_of(side)) is None
