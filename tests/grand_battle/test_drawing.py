"""Pictures of written positions: everything is on them, in its place, and nothing that is hidden."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from grand_battle.placed import placed
from vexilla.games.grand_battle.drawing.picture import draw
from vexilla.games.grand_battle.drawing.styles import GROUND_STYLES, PATTERNS
from vexilla.games.grand_battle.tables.terrain import GROUNDS
from vexilla.kernel.refusal import BadSetup
from vexilla.kernel.sides import BOTTOM

BATTLE = """
    table: 130 100
    year: 1525
    ground wood: forest ellipse 30:70 20 10 heading 90
    ground crag: hill-steep of knoll 80:62 95:52 110:62
    hill knoll: 95:60
    bridge b1: at 103:25 heading 100
    bottom phalanx-1: phalanx at 60:40 losses 1 disorder 1 rough ditch moved
    bottom cannon-1: h-cannon at 84:30
    bottom skirm-bow-1: skirm-bow at 44:48 heading 350
    bottom general: alexander with phalanx-1 command 2 leadership 2 named "Alexander <III>"
    bottom camp: ordinary at 60:17
    top legion-1: legion-5 at 60:40 heading 180 disorder 2
    top scouts-1: skirm-bow ambush at 30:70 heading 180
    top marker: m1 at 30:70 hides scouts-1
    top marker: m2 at 40:75 false
    top section: w1 works at 56:80 heading 180
    contact: phalanx-1 front legion-1 front melee rounds 1
    duels: phalanx-1=legion-1
    """
SVG = "{http://www.w3.org/2000/svg}"


def texts(picture: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(picture).iter(f"{SVG}text")]


def classes(picture: str) -> list[str]:
    return [element.get("class", "") for element in ET.fromstring(picture).iter()]


def test_everything_is_drawn() -> None:
    picture = draw(placed(BATTLE).open_view())
    told = texts(picture)
    for text in ("★phalanx-1", "2/5 -1 ••", "legion-1", "3/5 ••", "cannon-1", "2/2", "skirm-bow-1 2/2", "wood: forest"):
        assert text in told
    assert [told.count(sign) for sign in ("?", "×", "▲")] == [1, 1, 1]
    assert {"camp bottom", "section works", "bridge", "duel", "unit top hidden"} <= set(classes(picture))
    assert "Alexander &lt;III&gt;" in picture
    assert "120" in told
    assert "100" in told


def drawn(picture: str, unit: str, tag: str) -> ET.Element:
    """The first element of a kind in the group of a unit."""
    for group in ET.fromstring(picture).iter(f"{SVG}g"):
        if (group.findtext(f"{SVG}title") or "").startswith(f"{unit} "):
            return next(group.iter(f"{SVG}{tag}"))
    raise AssertionError(f"{unit} is not drawn")


def test_a_base_lies_where_it_stands() -> None:
    picture = draw(placed(BATTLE).open_view())
    # The table is 100 deep, and y runs down: the front left corner of who looks up the table is the upper left.
    assert drawn(picture, "phalanx-1", "polygon").get("points") == "56,60 64,60 64,64 56,64"
    assert drawn(picture, "legion-1", "polygon").get("points") == "64,60 56,60 56,56 64,56"
    assert drawn(picture, "phalanx-1", "path").get("d") == "M56,60.2 L64,60.2"


def test_what_a_side_does_not_see_is_not_drawn() -> None:
    picture = draw(placed(BATTLE).view(BOTTOM))
    assert "scouts-1" not in picture
    assert texts(picture).count("?") == 2
    assert "×" not in texts(picture)


def test_zones_and_ranges() -> None:
    view = placed(BATTLE).open_view()
    assert not {"zone", "range", "command"} & set(classes(draw(view)))
    picture = draw(view, zones=("legion-1",), ranges=("cannon-1", "alexander"))
    assert {"zone", "diagonal", "range", "command"} <= set(classes(picture))
    root = ET.fromstring(picture)
    arc = next(element for element in root.iter() if element.get("class") == "range").get("points", "")
    # Thirty steps ahead of both corners of the front, at 80 and 88 to 30.
    assert "80,40 88,40" in arc
    command = next(element for element in root.iter() if element.get("class") == "command")
    assert command.get("stroke-width") == "40"


@pytest.mark.parametrize(("zones", "ranges"), [(("legion-9",), ()), ((), ("phalanx-1",)), (("scouts-1",), ())])
def test_what_cannot_be_drawn_is_said(zones: tuple[str, ...], ranges: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup, match="is no name on the table"):
        draw(placed(BATTLE).open_view(), zones=zones, ranges=ranges)


def test_a_part_is_larger() -> None:
    whole, part = (draw(placed(BATTLE).open_view(), corners) for corners in (None, (40_000, 20_000, 80_000, 60_000)))
    assert 'viewBox="-4 -4 138 108"' in whole
    assert 'viewBox="36 36 48 48"' in part
    assert "70" in texts(part)
    assert "90" not in texts(part)


def test_every_kind_of_ground_has_a_style() -> None:
    assert set(GROUND_STYLES) == {ground.key for ground in GROUNDS}
    for style in GROUND_STYLES.values():
        assert not style.pattern or f'id="{style.pattern}"' in PATTERNS
