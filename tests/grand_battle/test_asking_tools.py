"""The tools of the table: ruler, zones, command, sight, fire, threats."""

from __future__ import annotations

import pytest

from vexilla.games.grand_battle.asking.forms import QUESTIONS
from vexilla.games.grand_battle.geometry.shapes import convex, spot_gap
from vexilla.testing import Case, position, rule

FIELD = """
    table: 160 120
    ground wood: forest 66:50 66:58 90:58 90:50
    bottom guard-1: varangians at 60:40 heading 0
    bottom guard-2: varangians at 78:70 heading 0
    bottom guard-3: varangians at 60:66 heading 0
    bottom general: basil with guard-1 command 3 leadership 1
    bottom cannon-1: l-cannon at 120:40 heading 0
    top enemy-1: varangians at 60:90 heading 180
    top enemy-2: varangians at 100:80 heading 180
    top enemy-3: varangians at 120:52 heading 180
    top enemy-4: varangians at 120:56 heading 180
    year: 1500
"""


def field(more: str = "") -> Case:
    return position("grand_battle", FIELD + more)


def holds(polygon: list[list[int]], x: float, y: float) -> bool:
    """Whether a convex polygon has a spot."""
    return spot_gap((round(1000 * x), round(1000 * y)), convex([(a, b) for a, b in polygon])) == 0


def test_the_ruler_between_spots_and_bases() -> None:
    told = field().ask("ruler from 60:45 to 100:75")
    assert (told["length"], told["crosses"]) == ("50", ["wood"])
    assert told["heading"] == pytest.approx(5313, abs=1)
    gap = field().ask("gap guard-3 enemy-1")
    assert (gap["gap"], gap["zone"], gap["theirs"]) == ("24", "front", "front")
    assert (gap["from"], gap["to"]) == ([60_000, 66_000], [60_000, 90_000])
    assert field().ask("gap guard-1 nobody-1")["refusal"]["clause"] == "GRB-04-008"


@rule("GRB-01-037", "GRB-01-040")
def test_zones_are_told_as_areas_and_by_who_is_in_them() -> None:
    told = field().ask("zones guard-3")
    assert holds(told["zones"]["front"], 60, 100)
    assert not holds(told["zones"]["front"], 100, 66)
    assert holds(told["zones"]["right"], 100, 66)
    assert holds(told["zones"]["rear"], 60, 10)
    assert told["enemies"]["front"] == ["enemy-1"]
    assert "enemy-2" in told["enemies"]["right"]


@rule("GRB-04-010", "GRB-04-014", "GRB-04-013")
def test_the_zone_of_a_commander_has_the_shape_that_the_ground_gives_it() -> None:
    told = field().ask("command")["commanders"]
    assert [each["id"] for each in told] == ["basil"]
    basil = told[0]
    assert (basil["zone"], basil["units"]) == (30_000, ["guard-1", "guard-3"])
    assert holds(basil["full"], 60, 69.5)
    assert not holds(basil["full"], 60, 71)
    # Ahead he reaches 30 steps; behind the wood, which halves his distance, 15 and no more.
    assert max([y for x, y in basil["reach"] if abs(x - 60_000) < 100]) == 70_000
    behind = [y for x, y in basil["reach"] if 74_000 < x < 80_000 and y > 40_000]
    assert behind
    assert max(behind) < 55_000
    assert field().ask("zone guard-1,guard-2,guard-3")["zones"] == {"basil": ["guard-1", "guard-3"]}


@rule("GRB-13-031", "GRB-13-032")
def test_sight_and_fire() -> None:
    told = field().ask("sight cannon-1")
    assert "enemy-3" in told["seen"]
    assert {"unit": "enemy-4", "by": "enemy-3"} in told["hidden"]
    fire = field().ask("fire cannon-1")
    assert fire["fires"]
    against = {each["unit"]: each["refusal"] and each["refusal"]["clause"] for each in fire["targets"]}
    assert (against["enemy-3"], against["enemy-4"], against["enemy-1"]) == (None, "GRB-13-032", "GRB-13-031")
    assert holds(fire["arc"], 120, 52)
    assert not holds(fire["arc"], 120, 39)
    assert field().ask("fire guard-1")["refusal"]["clause"] == "GRB-13-010"


@rule("GRB-05-004", "GRB-05-005")
def test_a_threat_is_who_can_be_charged_in_the_next_turn() -> None:
    near = FIELD.replace("enemy-2: varangians at 100:80", "enemy-2: varangians at 60:75")
    told = position("grand_battle", near).ask("threat enemy-2")
    assert told["units"] == [{"unit": "guard-3", "attack": "attack enemy-2 -> guard-3", "zone": "front"}]
    assert holds(told["area"], 60, 66)
    assert not holds(told["area"], 60, 64)
    assert field().ask("threat enemy-2")["units"] == []
    own = position("grand_battle", near).ask("threat guard-3")
    assert [each["unit"] for each in own["units"]] == ["enemy-2"], "one's own, too"


@rule("GRB-01-044")
def test_where_measuring_is_strict_only_facing_and_sight_are_told() -> None:
    case = field("    measuring: strict\n")
    for question in (
        "ruler from 1:1 to 2:2",
        "gap guard-1 enemy-1",
        "command",
        "zone guard-1",
        "fire cannon-1",
        "threat enemy-1",
    ):
        told = case.ask(question)
        assert set(told) == {"measured", "refusal"}
        assert told["refusal"]["clause"] == "GRB-01-044"
    assert case.ask("zones guard-1") == field().ask("zones guard-1")
    assert case.ask("sight guard-1") == field().ask("sight guard-1")


def test_either_side_may_ask_at_any_time_and_nothing_changes() -> None:
    case = field()
    before = case.match.digest()
    assert case.ask("gap guard-1 enemy-1", "top") == case.ask("gap guard-1 enemy-1")
    assert case.match.digest() == before
    assert len({form.usage() for form in QUESTIONS}) == len(QUESTIONS)
