"""Chapter 6.4: where the active player says how a battle line is formed, and who forms up first."""

from __future__ import annotations

import pytest

from grand_battle.attacks import Assault
from grand_battle.placed import placed
from vexilla.games.grand_battle.attacks.choosing_line import ChooseLine, ChoosePair, next_to_align
from vexilla.games.grand_battle.attacks.forms import ALIGN
from vexilla.kernel.chance import generator_from
from vexilla.testing import rule

#: b1 meets two enemies alike.
TIE = """
    table: 120 90
    bottom b1: varangians at 60:32
    top t1: varangians at 56:40 heading 180
    top t2: varangians at 64:40 heading 180
    attack: b1
"""
#: A group of two meets two enemies, each pair aside by a step.
PAIRS = """
    table: 120 90
    bottom b1: varangians at 56:34
    bottom b2: varangians at 64:34
    top t1: varangians at {}:40 heading 180
    top t2: varangians at 65:40 heading 180
    attack: b1 b2
"""


# -- who forms up first ----------------------------------------------------------------------------


@rule("GRB-06-042")
def test_who_has_all_of_a_front_before_him_forms_up_before_who_touches_a_corner() -> None:
    text = """
        table: 120 90
        bottom b1: varangians at 20:40
        bottom b2: varangians at 62:40
        top t1: varangians at 28:40 heading 180
        top t2: varangians at 60:40 heading 180
        attack: b1 b2
        starts: b1=20:30/0 b2=62:30/0
        to align: {}
    """
    for order in ("b1 b2", "b2 b1"):
        position = placed(text.format(order))
        assert next_to_align(position) == 1


@rule("GRB-06-042")
def test_who_finds_more_contact_forms_up_first_and_of_equal_ones_the_first() -> None:
    # Somebody stands in b1's way: it would lie two steps aside of t1's front.
    text = """
        table: 120 90
        bottom b1: varangians at 18:40
        bottom c: varangians at 26:40
        bottom b2: varangians at 62:40
        top t1: varangians at 20:40 heading 180
        top t2: varangians at 60:40 heading 180
        attack: b1 b2
        starts: b1=18:30/0 b2=62:30/0
        to align: {}
    """
    for order in ("b1 b2", "b2 b1"):
        assert next_to_align(placed(text.format(order))) == 2
        alike = placed(text.format(order).replace("c: varangians at 26:40", "c: varangians at 90:10"))
        assert alike.roster.ids[next_to_align(alike)] == order.split()[0]


# -- which line ------------------------------------------------------------------------------------


@rule("GRB-06-041")
def test_the_question_tells_every_line_and_where_it_leads() -> None:
    case = Assault(TIE).go("attack b1 -> t1")
    choice = case.match.choice()
    assert isinstance(choice, ChooseLine)
    assert choice.about(case.match) == {"unit": "b1", "group": 0}
    shown = choice.handles(case.match)["lines"]
    assert [(line["target"], line["edge"]) for line in shown] == [("t1", "front"), ("t2", "front")]
    assert [line["outline"][0][1] for line in shown] == [40_000, 40_000]
    middles = [sum([spot[0] for spot in line["outline"]]) // 4 for line in shown]
    assert middles == [56_000, 64_000]
    fields = {field.name: field for field in ALIGN.fields}
    assert choice.offered(case.match, ALIGN, fields["unit"]) == ["b1"]
    assert choice.offered(case.match, ALIGN, fields["target"]) == ["t1", "t2"]
    drawn = {case.match.text(case.match.sample(generator_from(seed))) for seed in range(20)}
    assert drawn == {"align b1 -> t1 edge=front", "align b1 -> t2 edge=front"}


@rule("GRB-06-041", "GRB-06-040")
@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("align t1 -> t1 edge=front", "GRB-06-041"),
        ("align b1 -> t1 edge=beside", "GRB-06-041"),
        ("align b1 -> b1 edge=front", "GRB-06-041"),
        ("corners", "GRB-06-040"),
        ("align b1 -> t1 edge=front", ""),
    ],
)
def test_only_what_is_offered_is_formed(line: str, clause: str) -> None:
    assert Assault(TIE).go("attack b1 -> t1").clause(line) == clause


@rule("GRB-06-057")
def test_corners_may_be_drawn_where_a_line_need_not_be_formed() -> None:
    corner = TIE.replace("60:32", "52:32").replace("56:40", "60:40").replace("64:40", "100:40")
    case = Assault(corner.replace("attack: b1", "attack: b1")).go("attack b1 -> t1")
    drawn = {case.match.text(case.match.sample(generator_from(seed))) for seed in range(40)}
    assert drawn == {"corners", "align b1 -> t1 edge=front", "align b1 -> t1 edge=beside"}
    case.go("corners")
    assert (case.asked(), case.position.to_align, case.zone("b1", "t1")) == ("", [], "front")


# -- which pair ------------------------------------------------------------------------------------


@rule("GRB-06-041", "GRB-06-043")
def test_a_group_is_asked_by_which_of_several_pairs_only_if_they_differ() -> None:
    case = Assault(PAIRS.format(55)).go("attack b1,b2 -> t1")
    choice = case.match.choice()
    assert isinstance(choice, ChoosePair)
    assert choice.about(case.match) == {"unit": "b1", "group": 1}
    fields = {field.name: field for field in ALIGN.fields}
    assert choice.offered(case.match, ALIGN, fields["unit"]) == ["b1", "b2"]
    assert choice.offered(case.match, ALIGN, fields["target"]) == ["t1", "t2"]
    assert [case.clause(line) for line in ("corners", "align b1 -> t1 edge=front")] == ["GRB-06-040", ""]
    drawn = {case.match.text(case.match.sample(generator_from(seed))) for seed in range(20)}
    assert drawn == {"align b1 -> t1 edge=front", "align b2 -> t2 edge=front"}
    case.go("align b1 -> t1 edge=front")
    assert ([case.at(name)[0] for name in ("b1", "b2", "t1", "t2")], case.asked()) == ([55, 63, 55, 63], "")
    same = Assault(PAIRS.format(57)).go("attack b1,b2 -> t1")
    assert (same.asked(), [same.at(name)[0] for name in ("b1", "b2")]) == ("", [57, 65])
