"""Chapter 2.3: sections for which reserve is given are the defender's, and wait until it is known who that is."""

from __future__ import annotations

from grand_battle.fighting import Fight
from grand_battle.musters import ROMANS, muster
from vexilla.games.grand_battle.landscape import Landscape
from vexilla.games.grand_battle.setup.generation import GENERATION
from vexilla.games.grand_battle.setup.mustering import muster as mustered
from vexilla.games.grand_battle.setup.mustering import setting_of
from vexilla.games.grand_battle.setup.pick_up import pick_up
from vexilla.games.grand_battle.text import read, write_position
from vexilla.testing import rule

TABLE = """
    table: 150 120
    bottom legion-1: legion-5 unplaced
    top phalanx-1: phalanx unplaced
    barricades: 2 1
    reserve sections: 1 0 2 3
"""


@rule("GRB-02-051")
def test_in_a_pick_up_battle_nobody_has_them_before_roles_are_known() -> None:
    armies = (muster(ROMANS), muster(ROMANS))
    position = pick_up(armies)
    assert (position.barricades, position.works) == ([2, 2], [0, 0])
    assert position.reserve_sections == [1, 0, 1, 0]
    assert read(write_position(position))[0].reserve_sections == [1, 0, 1, 0]
    land = Landscape(150_000, 120_000, [], [], [], -200)
    ready = mustered(setting_of(armies, land, 1, 12), armies)
    assert (ready.barricades, ready.reserve_sections) == ([3, 2], [0, 0, 0, 0])


@rule("GRB-02-051", "GRB-02-003")
def test_the_defender_gets_them_and_the_attacker_does_not() -> None:
    defends = Fight(TABLE, GENERATION, roll_off="61", terrain="5").play("role defender")
    assert (defends.position.barricades, defends.position.works) == ([3, 1], [0, 0])
    attacks = Fight(TABLE, GENERATION, roll_off="61", terrain="5").play("role attacker")
    assert (attacks.position.barricades, attacks.position.works) == ([2, 3], [0, 3])
    assert attacks.position.reserve_sections == [0, 0, 0, 0]
