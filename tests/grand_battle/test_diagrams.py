"""The diagrams of the documentation are what the program draws today, and each of them is shown there."""

from __future__ import annotations

import pathlib
import re
import xml.etree.ElementTree as ET

import pytest

from diagrams import DIAGRAMS
from diagrams.scene import Diagram, Scene, arrow
from grand_battle.placed import placed
from vexilla.games.grand_battle.drawing.marks import Arc, Around, Arrow, Ghost, Look, Mark, Measure, Note, Ring, Zones
from vexilla.games.grand_battle.drawing.picture import draw
from vexilla.games.grand_battle.geometry.bases import Base

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("diagram", DIAGRAMS, ids=[diagram.name for diagram in DIAGRAMS])
def test_a_diagram_is_up_to_date(diagram: Diagram) -> None:
    file = DOCS / "pictures" / f"{diagram.name}.svg"
    assert file.read_text(encoding="utf-8") == diagram.svg(), "run: make pictures"


def test_every_diagram_is_shown_and_none_is_missing() -> None:
    page = (DOCS / "grand-battle.md").read_text(encoding="utf-8")
    shown = re.findall(r"pictures/(grand-battle-[a-z-]+)\.svg", page)
    assert sorted(shown) == sorted({diagram.name for diagram in DIAGRAMS})


# -- marks -------------------------------------------------------------------------------------------

STANDING = "bottom a1: legion-5 at 60:40 disorder 2\ntop b1: legion-5 at 60:60 heading 180\n"


def drawn(*marks: Mark, part: tuple[int, int, int, int] = (40_000, 20_000, 80_000, 60_000)) -> list[ET.Element]:
    picture = draw(placed(STANDING).open_view(), part, marks=marks, plain=True)
    return list(ET.fromstring(picture).iter())


def texts(elements: list[ET.Element]) -> list[str]:
    return [element.text or "" for element in elements if element.tag == f"{SVG}text"]


def with_class(elements: list[ET.Element], name: str) -> list[ET.Element]:
    return [element for element in elements if name in element.get("class", "").split()]


def test_a_plain_picture_has_names_and_disorder_and_no_words() -> None:
    told = texts(drawn())
    assert ("a1" in told, "••" in told, "b1" in told) == (True, True, True)
    assert not any("/" in text or "legion" in text for text in told)


def test_a_way_and_a_distance_are_told_beside_their_line() -> None:
    elements = drawn(
        Arrow((60_000, 41_000), (60_000, 51_000), told="10"), Measure((56_000, 36_000), (64_000, 36_000), "8")
    )
    (way,) = with_class(elements, "way")
    # The default table is 90 deep.
    assert way.get("d") == "M60,49 L60,39"
    assert {"10", "8"} <= set(texts(elements))
    assert len(with_class(elements, "measure")) == 3


def test_a_measure_aside_is_told_beyond_its_line() -> None:
    elements = drawn(Measure((56_000, 36_000), (64_000, 36_000), "8", 2_000))
    (told,) = [element for element in elements if element.text == "8"]
    # To the right of a line that runs to the right is below it.
    assert float(told.get("y", "")) > 90 - 36 + 2
    assert len(with_class(elements, "thin")) == 2


def test_a_line_of_sight_that_is_cut_ends_in_a_cross() -> None:
    assert with_class(drawn(Look((60_000, 40_000), (60_000, 60_000))), "free")
    cut = drawn(Look((60_000, 40_000), (60_000, 60_000), (60_000, 50_000)))
    (line,) = with_class(cut, "look")
    assert line.get("d") == "M60,50 L60,40"
    assert "✗" in texts(cut)


def test_an_arc_ends_where_a_wheel_does() -> None:
    (way,) = with_class(drawn(Arc((64_000, 40_000), (56_000, 40_000), 9_000)), "way")
    assert way.get("d", "").endswith("L64,42")


def test_ghosts_zones_and_reaches_lie_beneath_bases_and_the_rest_above() -> None:
    base = Base(60_000, 40_000, 0, 8_000, 4_000)
    below = [Ghost(base, "bottom", "a1"), Zones(base), Around(base, 5_000)]
    elements = drawn(*below, Note((50_000, 50_000), "1"), Ring((50_000, 50_000), 500))
    classes = [element.get("class", "").split() for element in elements]

    def first(name: str) -> int:
        return next(number for number, each in enumerate(classes) if name in each)

    assert max(first("ghost"), first("zone-front"), first("around")) < first("unit") < min(first("note"), first("ring"))
    around = with_class(elements, "around")[0].get("points", "")
    assert "64,45" in around  # Five steps ahead of the right front corner, which is at 64:40.


def test_seen_close_by_lines_are_thin_and_every_step_is_told() -> None:
    view = placed(STANDING).open_view()
    close = draw(view, (59_000, 39_000, 62_000, 41_000), plain=True)
    assert ".base{stroke:#222;stroke-width:0.014}" in close
    assert ".base{stroke:#222;stroke-width:0.14}" in draw(view)
    assert [text for text in texts(list(ET.fromstring(close).iter())) if text.isdecimal()].count("60") == 2


def test_an_arrow_between_bases_covers_neither() -> None:
    start, end = Base(60_000, 40_000, 0, 8_000, 4_000), Base(60_000, 60_000, 0, 8_000, 4_000)
    spots = arrow(start, end).spots
    assert 40_000 < spots[0][1] < spots[1][1] < 56_000
    beside = arrow(start, start.carried(2_000, 0)).spots
    assert [y for _, y in beside] == [35_100, 35_100]


def test_a_scene_in_which_something_cannot_be_is_not_drawn() -> None:
    with pytest.raises(AssertionError):
        Scene("bottom a1: legion-5 at 60:40\nbottom a2: legion-5 at 62:40\n")
