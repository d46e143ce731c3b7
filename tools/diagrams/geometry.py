"""Diagrams of bases, zones, contact, sight and command."""

from __future__ import annotations

from vexilla.games.grand_battle.drawing.marks import Around, Look, Mark, Measure, Note, Ring, Sign, Zones
from vexilla.games.grand_battle.geometry.bases import FRONT, LEFT, REAR_LEFT, REAR_RIGHT, RIGHT, Base
from vexilla.games.grand_battle.geometry.contact import CORNER, FULL, PARTIAL, quality
from vexilla.games.grand_battle.geometry.dressing import groups
from vexilla.games.grand_battle.geometry.gaps import gap, nearest_spots, touches
from vexilla.games.grand_battle.geometry.numbers import QUARTER_TURN, STEP, moved
from vexilla.games.grand_battle.geometry.zones import zone_areas
from vexilla.games.grand_battle.orders.command import is_in_zone
from vexilla.games.grand_battle.setup.sighting import is_seen

from .scene import Diagram, Scene, spot, steps


def zones(scene: Scene) -> list[Mark]:
    """Sizes of a base, and what lies about it."""
    base = scene.base("a1")
    left, right = base.corner(REAR_LEFT), base.corner(REAR_RIGHT)
    ahead = moved(base.at(0, base.half), QUARTER_TURN // 2, 9 * STEP)
    return [
        Zones(base),
        Measure(left, right, "8", 1_200),
        Measure(base.at(-base.depth, base.half), base.at(0, base.half), "4", 1_200),
        Note((ahead[0] - 3_000, ahead[1] + 500), "45°"),
    ]


def zones_by_area(scene: Scene) -> list[Mark]:
    """How much of each enemy lies where."""
    base = scene.base("a1")
    marks: list[Mark] = [Zones(base)]
    for name, zone, aside in (
        ("b1", FRONT, (5_200, 3_000)),
        ("b1", LEFT, (-5_000, -3_000)),
        ("b2", FRONT, (-1_800, 4_800)),
        ("b2", RIGHT, (3_600, -500)),
        ("b3", RIGHT, (4_200, 3_800)),
        ("b3", 2, (-4_300, -3_800)),
    ):
        area = zone_areas(base, scene.base(name))[zone] // (2 * STEP)
        x, y = scene.base(name).centre()
        marks.append(Note((x + aside[0], y + aside[1]), steps(area)))
    return marks


def contact(scene: Scene) -> list[Mark]:
    """A hair's gap is contact, two hairs are none."""
    marks: list[Mark] = []
    for one, other, is_contact in (("a1", "b1", True), ("a2", "b2", False)):
        base, enemy = scene.base(one), scene.base(other)
        assert touches(base, enemy) == is_contact
        x = 63_500 if is_contact else 65_100
        marks.append(Measure((x, base.y), (x, enemy.y), steps(gap(base, enemy))))
        marks.append(Sign((x, base.y + 450), is_contact))
        marks.append(Note((x, base.y - 450), one))
    return marks


def edges(scene: Scene) -> list[Mark]:
    """A whole edge, part of one, a corner."""
    marks: list[Mark] = []
    for number, expected in ((1, FULL), (2, PARTIAL), (3, CORNER)):
        base, enemy = scene.base(f"a{number}"), scene.base(f"b{number}")
        assert quality(base, enemy) == expected
        low, high = max(base.x, enemy.x) - base.half, min(base.x, enemy.x) + base.half
        if expected == CORNER:
            marks.append(Ring((low, base.y), 700))
        else:
            marks.append(Measure((low, base.y), (high, base.y), steps(high - low), -5_000))
    return marks


def sight(scene: Scene) -> list[Mark]:
    """Woods and hills hide what is behind them, not what is in them."""
    own = scene.base("a1")
    marks: list[Mark] = [Zones(own)]
    for name, is_free, stop in (
        ("b1", True, ""),
        ("b2", False, "52:43"),
        ("b3", True, ""),
        ("b4", False, ""),
    ):
        base = scene.base(name)
        assert is_seen(scene.after, own, False, base) == is_free, name
        if name == "b4":
            marks.append(Sign(base.at(1_800, 0), False))
        else:
            start, end = nearest_spots(own, base)
            marks.append(Look(start, end, spot(stop) if stop else None))
    return marks


def command(scene: Scene) -> list[Mark]:
    """The reach of a general, whole and halved."""
    own = scene.base("g1")
    marks: list[Mark] = [Around(own, 20 * STEP), Around(own, 10 * STEP, "around half")]
    for name, is_inside in (("a1", True), ("a2", False), ("a3", False), ("a4", True), ("a5", False)):
        base = scene.base(name)
        assert is_in_zone(scene.after, 0, scene.number(name)) == is_inside, name
        start, end = nearest_spots(own, base)
        marks.append(Measure(start, end, steps(gap(own, base))))
        marks.append(Sign(base.at(2_200, 0), is_inside))
    return marks


def group(scene: Scene) -> list[Mark]:
    """Who touches with equal headings is one body."""
    names = [f"a{number}" for number in range(1, 10)]
    bases: list[Base] = [scene.base(name) for name in names]
    found = sorted([sorted([names[member] for member in each]) for each in groups(bases)])
    assert found == [["a1", "a2", "a3"], ["a4", "a5"], ["a6"], ["a7"], ["a8"], ["a9"]], found
    signs = (("34:31", True), ("49:29", True), ("69:31", False), ("89.5:31", False))
    return [
        *[Sign(spot(where), is_so) for where, is_so in signs],
        Measure(spot("69:40"), spot("69.4:40"), "0.4", -1_500),
    ]


DIAGRAMS = (
    Diagram("zones", "40:24-80:50", "bottom a1: legion-5 at 60:38\n", zones),
    Diagram(
        "zones-by-area",
        "38:22-82:54",
        """
        bottom a1: legion-5 at 60:40
        top b1: legion-5 at 52:48 heading 135
        top b2: hoplites at 69:43 heading 270
        top b3: legion-5 at 69:31 heading 315
        """,
        zones_by_area,
    ),
    Diagram(
        "contact",
        "62.4:39-66.4:41",
        """
        bottom a1: legion-5 at 60:40
        top b1: legion-5 at 60:40.05 heading 180
        bottom a2: legion-5 at 68.6:40
        top b2: legion-5 at 68.6:40.06 heading 180
        """,
        contact,
    ),
    Diagram(
        "edges",
        "30:32-80:48",
        """
        bottom a1: legion-5 at 38:40
        top b1: legion-5 at 38:40 heading 180
        bottom a2: legion-5 at 52:40
        top b2: legion-5 at 55:40 heading 180
        bottom a3: legion-5 at 66:40
        top b3: legion-5 at 74:40 heading 180
        """,
        edges,
    ),
    Diagram(
        "sight",
        "30:26-90:56",
        """
        ground wood: forest 44:40 44:46 56:46 56:40
        ground coppice: forest ellipse 73:42 9 6 heading 90
        bottom a1: legion-5 at 60:34
        top b1: legion-5 at 61:50 heading 180
        top b2: legion-5 at 50:49 heading 180
        top b3: hoplites at 68.5:41 heading 180
        top b4: legion-5 at 76:31 heading 270
        """,
        sight,
    ),
    Diagram(
        "command",
        "24:22-100:66",
        """
        ground wood: forest ellipse 42:44 6 5 heading 90
        ground slope: hill-gentle of knoll ellipse 72:48 6 3 heading 140
        hill knoll: 72:48
        bottom g1: companions at 60:40
        bottom a1: legion-5 at 60:59
        bottom a2: legion-5 at 31:30 heading 270
        bottom a3: legion-5 at 34:46 heading 270
        bottom a4: legion-5 at 77:37 heading 90
        bottom a5: legion-5 at 78.6:55.2 heading 50
        bottom section: w1 works at 71:37 heading 90
        bottom general: ann with g1 command 2 leadership 1
        """,
        command,
    ),
    Diagram(
        "group",
        "20:26-100:46",
        """
        bottom a1: legion-5 at 26:40
        bottom a2: hoplites at 34:40
        bottom a3: legion-5 at 34:38
        bottom a4: legion-5 at 47:40
        bottom a5: legion-5 at 51:36
        bottom a6: legion-5 at 65:40
        bottom a7: legion-5 at 73.4:40
        bottom a8: legion-5 at 85:40
        bottom a9: legion-5 at 92.759:41.368 heading 340
        """,
        group,
    ),
)
