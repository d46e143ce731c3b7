"""Chapter 2: ambushes are discovered by whatever moves or turns, forced moves and battle lines included."""

from __future__ import annotations

import pytest

from grand_battle.commanding import Play
from grand_battle.placed import placed
from vexilla.games.grand_battle.combat.facing import face
from vexilla.games.grand_battle.forced.flight import Run
from vexilla.games.grand_battle.forced.pursuit import RunAfter
from vexilla.games.grand_battle.forced.rally import STOP_FLEEING
from vexilla.games.grand_battle.position import AMBUSH, ON_TABLE
from vexilla.games.grand_battle.setup.sighting import DISCOVERY, hidden_base
from vexilla.games.grand_battle.tables.terrain import FULL
from vexilla.testing import rule

WOOD = """
    table: 120 90
    ground wood: forest 66:40 66:58 90:58 90:40
    bottom guard-1: varangians at 60:60 heading 180 {marks}
    bottom general: harald with guard-1 command 1 leadership 1
    top velites-1: skirm-crossbow ambush at 70:52 heading 270
    top marker: m1 at 70:52 hides velites-1
"""


@rule("GRB-02-031", "GRB-07-014")
def test_who_flees_past_an_ambush_discovers_it_on_his_way() -> None:
    case = Play(WOOD.format(marks="fleeing"), Run(0, 18_000, 0, FULL))
    assert case.position.bases[0].y == 50_000
    assert case.position.places[case.unit("velites-1")] == ON_TABLE
    assert case.position.markers == []


@rule("GRB-02-031", "GRB-07-040")
def test_who_pursues_past_an_ambush_discovers_it_on_his_way() -> None:
    text = WOOD.format(marks="") + "    top foe-1: varangians at 60:20 heading 180\n    quarry: foe-1\n"
    case = Play(text + "    quarry way: 18000\n    quarry share: 4\n    pursuers: guard-1", RunAfter(0))
    assert case.position.bases[0].y == 50_000
    assert case.position.places[case.unit("velites-1")] == ON_TABLE


@rule("GRB-02-031", "GRB-07-025")
@pytest.mark.parametrize(("pips", "place"), [(1, ON_TABLE), (2, AMBUSH)])
def test_who_stops_and_turns_round_sees_what_was_behind_him(pips: int, place: int) -> None:
    text = WOOD.format(marks="fleeing").replace("at 60:60 heading 180", "at 74:30 heading 180")
    text = text.replace("ambush at 70:52", "ambush at 74:42").replace("m1 at 70:52", "m1 at 74:42")
    other = "    bottom aide-1: varangians at 20:20 heading 180\n    bottom commander: olaf with aide-1 command 1\n"
    case = Play(text + other, STOP_FLEEING, discipline=[pips])
    assert case.position.places[case.unit("velites-1")] == place


@rule("GRB-02-031", "GRB-06-064")
def test_who_turns_to_face_an_enemy_sees_what_is_behind_that_one() -> None:
    text = """
        table: 120 90
        ground wood: forest 69:30 69:50 90:50 90:30
        bottom guard-1: varangians at 60:40 heading 0
        top enemy-1: varangians at 64:39 heading 270
        top velites-1: skirm-crossbow ambush at 70:38 heading 270
        top marker: m1 at 70:38 hides velites-1
        contact: guard-1 right enemy-1 front
        phase: combat
    """
    case = Play(text, DISCOVERY)
    assert case.position.places[case.unit("velites-1")] == AMBUSH
    face(case.match, case.unit("guard-1"), case.unit("enemy-1"))
    assert case.position.bases[0].heading == 9_000
    assert case.position.places[case.unit("velites-1")] == ON_TABLE


@rule("GRB-02-030", "GRB-02-029")
@pytest.mark.parametrize(("attacker", "headings"), [("bottom", [0, 18_000]), ("top", [18_000, 0])])
def test_a_false_marker_stands_for_a_base_that_looks_at_the_enemy(attacker: str, headings: list[int]) -> None:
    text = f"""
        attacker: {attacker}
        bottom a: hoplites at 20:20
        top b: hoplites at 20:70 heading 180
        bottom marker: m1 at 60:40 false
        top marker: m2 at 60:60 false
    """
    position = placed(text)
    bases = [hidden_base(position, marker) for marker in position.markers]
    assert [base.heading for base in bases] == headings
    assert [base.front() for base in bases] == [(60_000, 40_000), (60_000, 60_000)]
