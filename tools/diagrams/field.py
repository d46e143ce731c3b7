"""Diagrams of set-up, ambush, heights, camps, sections and guns."""

from __future__ import annotations

from vexilla.games.grand_battle.artillery.guns import forbids_target
from vexilla.games.grand_battle.combat.footing import is_higher
from vexilla.games.grand_battle.drawing.marks import (
    Area,
    Around,
    Ghost,
    Look,
    Mark,
    Measure,
    Note,
    Ring,
    Sign,
    Zones,
)
from vexilla.games.grand_battle.geometry.bases import FRONT_RIGHT, LEFT, REAR, RIGHT
from vexilla.games.grand_battle.geometry.gaps import gap, nearest_spots
from vexilla.games.grand_battle.geometry.numbers import DEGREE, STEP, distance, moved
from vexilla.games.grand_battle.geometry.sight import line_to_target
from vexilla.games.grand_battle.setup.arrival import stretches_of
from vexilla.games.grand_battle.setup.sighting import is_seen

from .scene import Diagram, Scene, spot, steps

#: A camp of the top side from 48:40 to 72:56 with its ten sections.
PLACES = [(f"{x}:40", 180) for x in (52, 60, 68)] + [(f"{x}:56", 0) for x in (52, 60, 68)]
PLACES += [(f"48:{y}", 270) for y in (44, 52)] + [(f"72:{y}", 90) for y in (44, 52)]
SECTIONS = "\n".join(
    [
        f"top section: s{number} {{}} at {place} heading {heading} camp top"
        for number, (place, heading) in enumerate(PLACES)
    ]
)


def camp(kind: str, section: str) -> str:
    """The lines of a camp."""
    return f"top camp: {kind} at 60:40 heading 180\n{SECTIONS.replace('{}', section)}\n"


def set_up(scene: Scene) -> list[Mark]:
    """Where nobody is set up, the halves and the six segments."""
    width, depth, strip = 150 * STEP, 120 * STEP, 20 * STEP
    marks: list[Mark] = [
        Area((0, 0), (width, 0), (width, strip), (0, strip), style="closed"),
        Area((0, depth - strip), (width, depth - strip), (width, depth), (0, depth), style="closed"),
        Area((0, strip), (strip, strip), (strip, depth - strip), (0, depth - strip), style="closed"),
        Area(
            (width - strip, strip),
            (width, strip),
            (width, depth - strip),
            (width - strip, depth - strip),
            style="closed",
        ),
        Area((strip, depth // 2), (width - strip, depth // 2), (width - strip, depth - strip), (strip, depth - strip)),
    ]
    for number in range(6):
        row, column = divmod(number, 3)
        marks.append(Note((25_000 + 50_000 * column, 8_000 + 104_000 * row), str(number + 1)))
    own, enemy = scene.base("a2"), scene.base("b2")
    start, end = nearest_spots(own, enemy)
    assert gap(own, enemy) == 20 * STEP
    marks.append(Measure(start, end, steps(gap(own, enemy))))
    marks.append(Measure(spot("96:0"), spot("96:20"), "20"))
    marks.append(Measure(spot("75:36"), spot("75:66"), "30"))
    return marks


def reserves(scene: Scene) -> list[Mark]:
    """Over which edges reserves come: the attacker's own, and round the flank."""
    marks: list[Mark] = []
    for side, style in ((0, "meant"), (1, "closed")):
        for stretch in stretches_of(scene.after, side):
            low, high = stretch.start, stretch.end
            deep = 4 * STEP
            if stretch.edge == REAR:
                corners = ((low, 0), (high, 0), (high, deep), (low, deep))
            elif stretch.edge == LEFT:
                corners = ((0, low), (deep, low), (deep, high), (0, high))
            elif stretch.edge == RIGHT:
                width = 150 * STEP
                corners = ((width - deep, low), (width, low), (width, high), (width - deep, high))
            else:
                depth = 120 * STEP
                corners = ((low, depth - deep), (high, depth - deep), (high, depth), (low, depth))
            marks.append(Area(*corners, style=style))
    for number in range(6):
        row, column = divmod(number, 3)
        marks.append(Note((25_000 + 50_000 * column, 30_000 + 60_000 * row), str(number + 1)))
    return marks


def ambush(scene: Scene) -> list[Mark]:
    """Twenty steps in the open, ten where a wood is in it, and only before the front."""
    own = scene.base("a1")
    marks: list[Mark] = [Zones(own), Around(own, 20 * STEP), Around(own, 10 * STEP, "around half")]
    for name, is_found in (("b1", True), ("b2", False), ("b3", False)):
        there = scene.after.bases[scene.number(name)]
        assert is_seen(scene.after, own, False, there) == is_found, name
        start, end = nearest_spots(own, there)
        marks.append(Measure(start, end, steps(gap(own, there))))
        x, y = there.centre()
        marks.append(Sign((x, y + 3_600), is_found))
    return marks


def height(scene: Scene) -> list[Mark]:
    """Who is nearer to the summit is higher."""
    summit = spot("60:52")
    marks: list[Mark] = []
    for name, enemy in (("b1", "a1"), ("b2", "a2")):
        assert is_higher(scene.after, scene.number(name), scene.number(enemy))
        for each in (name, enemy):
            centre = scene.base(each).centre()
            marks.append(Look(summit, centre))
            marks.append(
                Note((centre[0] + (6_300 if name == "b2" else -6_300), centre[1]), steps(distance(summit, centre)))
            )
    return marks


def fort(scene: Scene) -> list[Mark]:
    """Sizes of a camp, its ten sections, and who mans them."""
    return [
        Measure(spot("48:56"), spot("72:56"), "24", -1_600),
        Measure(spot("72:40"), spot("72:56"), "16", 1_600),
        Measure(spot("48:40"), spot("56:40"), "8", 1_600),
        Ring(spot("60:48"), 800),
    ]


def assault(scene: Scene) -> list[Mark]:
    """Up to the section, over it, and into the camp."""
    return [*scene.moved("a1", told=False), Ghost(scene.was("a1").moved(8_000), "bottom")]


def crossing(scene: Scene) -> list[Mark]:
    """A barricade that nobody defends halves the move; one that is defended is met by an Attack alone."""
    marks = [*scene.moved("a1"), *scene.moved("a2")]
    marks.append(Sign(spot("46:56"), True))
    marks.append(Sign(spot("70:56"), False))
    return marks


def guns(scene: Scene) -> list[Mark]:
    """Front zone, range, and what covers a target."""
    battery = scene.number("g1")
    corner = scene.base("g1").corner(FRONT_RIGHT)
    marks: list[Mark] = [Measure(corner, moved(corner, 45 * DEGREE, 30 * STEP), "30", 1_800)]
    for name, clause, stop in (
        ("b1", "", ""),
        ("b2", "GRB-13-032", "50.4:35.7"),
        ("b3", "GRB-13-031", ""),
        ("b5", "", ""),
    ):
        refusal = forbids_target(scene.after, battery, scene.number(name))
        assert (refusal.clause if refusal else "") == clause, (name, refusal)
        sight = line_to_target(scene.base("g1"), scene.base(name))
        one, other = sight.spots[0], sight.spots[-1]
        if one != scene.base("g1").front():
            one, other = other, one
        if name == "b3":
            marks.append(Sign(scene.base(name).at(1_900, 0), False))
        else:
            marks.append(Look(one, other, spot(stop) if stop else None))
    return marks


def dead_zone(scene: Scene) -> list[Mark]:
    """From a hill balls fly over friends below, and over who is too near."""
    battery = scene.number("g1")
    base = scene.base("g1")
    marks: list[Mark] = [Around(base.edge_line(0), 6 * STEP)]
    for name, is_open in (("b1", True), ("b2", False)):
        refusal = forbids_target(scene.after, battery, scene.number(name))
        assert (refusal is None) == is_open, (name, refusal)
        if is_open:
            marks.append(Look(base.front(), scene.base(name).front()))
        else:
            marks.append(Sign(scene.base(name).at(-2_000, -2_500), False))
    marks.append(Measure(base.at(0, 4_000), base.at(6_000, 4_000), "6"))
    return marks


DIAGRAMS = (
    Diagram(
        "set-up",
        "0:0-150:120",
        """
        table: 150 120
        bottom a1: legion-5 at 52:56
        bottom a2: legion-5 at 75:66
        bottom a3: legion-5 at 98:56
        bottom camp: ordinary at 75:36
        top b1: legion-5 at 52:76 heading 180
        top b2: legion-5 at 75:86 heading 180
        top b3: legion-5 at 98:76 heading 180
        """,
        set_up,
    ),
    Diagram(
        "reserves",
        "0:0-150:120",
        """
        table: 150 120
        bottom a1: legion-5 at 75:46
        bottom a2: roman-horse reserve
        top b1: legion-5 at 75:76 heading 180
        top b2: roman-horse reserve
        bottom reserve: outflanking segment 4
        top reserve: direct segment 6
        """,
        reserves,
    ),
    Diagram(
        "ambush",
        "30:24-90:62",
        """
        ground wood: forest 68:36 68:56 86:56 86:36
        ground slope: hill-gentle of knoll ellipse 46:41 6 4 heading 90
        hill knoll: 46:41
        bottom a1: legion-5 at 60:32
        top b1: velites ambush at 58:50 heading 180
        top b2: velites ambush at 74:42 heading 180
        top b3: velites ambush at 43:47.5 heading 180
        top marker: m1 at 58:50 hides b1
        top marker: m2 at 74:42 hides b2
        top marker: m3 at 43:47.5 hides b3
        """.replace("velites", "skirm-javelin"),
        ambush,
    ),
    Diagram(
        "height",
        "38:28-82:58",
        """
        ground slope: hill-gentle of knoll ellipse 60:46 18 14 heading 90
        hill knoll: 60:52
        bottom a1: varangians at 52:40
        top b1: varangians at 52:40 heading 180
        bottom a2: varangians at 68:36
        top b2: varangians at 68:36 heading 180
        """,
        height,
    ),
    Diagram("camp", "40:32-80:64", camp("barricade", "barricade"), fort),
    Diagram(
        "assault",
        "40:26-80:60",
        camp("barricade", "barricade")
        + """
        bottom a1: varangians at 60:32
        phase: movement
        orders: attack a1 from army else army given
        """,
        assault,
        play=["attack a1 -> s1", "pass", "rush", "cross"],
        chance={"attack": ["6", "1"], "defence": ["1", "6"]},
    ),
    Diagram(
        "crossing",
        "34:34-82:58",
        """
        bottom a1: hoplites at 46:40
        bottom a2: hoplites at 70:40
        top b2: hoplites at 70:46 heading 180
        top section: s1 barricade at 46:46 heading 180
        top section: s2 barricade at 70:46 heading 180
        phase: movement
        orders: manoeuvre a1 from army else army given | manoeuvre a2 from army else army given
        """,
        crossing,
        play=["execute 1", "advance a1 10", "halt", "execute 2", "advance a2 4", "halt"],
    ),
    Diagram(
        "guns",
        "22:16-98:58",
        """
        year: 1600
        bottom g1: h-cannon at 60:24
        bottom a1: swiss-halberd at 47:38
        top b1: lands-pike at 62:50 heading 180
        top b2: lands-pike at 42:46 heading 180
        top b3: lands-pike at 93:36 heading 270
        top b4: skirm-handgun at 73:42 heading 180
        top b5: lands-pike at 76:47 heading 180
        """,
        guns,
        ranges=("g1",),
    ),
    Diagram(
        "guns-on-a-hill",
        "36:16-84:54",
        """
        year: 1600
        ground slope: hill-gentle of knoll ellipse 60:26 16 9 heading 90
        hill knoll: 60:22
        bottom g1: h-cannon at 60:28
        bottom a1: tercio at 58:41
        top b1: lands-pike at 56:46 heading 180
        top b2: lands-pike at 66:33 heading 180
        """,
        dead_zone,
    ),
)
