"""Diagrams of Manoeuvre: straight legs, wheels, turns, bodies, passing through, ground."""

from __future__ import annotations

from vexilla.games.grand_battle.drawing.marks import Arc, Around, Arrow, Ghost, Mark, Measure, Note
from vexilla.games.grand_battle.geometry.bases import FRONT_LEFT, FRONT_RIGHT
from vexilla.games.grand_battle.geometry.numbers import DEGREE, STEP, distance
from vexilla.testing import position

from .scene import Diagram, Scene, arrow, spot, steps


def orders(*bodies: str) -> str:
    """The lines that put bodies under Manoeuvre orders, and end the position when these are carried out."""
    lines = " | ".join([f"manoeuvre {body} from army else army given" for body in bodies])
    return f"phase: movement\norders: {lines}\nto do: next order\n"


def legs(*each: str) -> list[str]:
    """One order after another, a leg each."""
    return [said for number, leg in enumerate(each, 1) for said in (f"execute {number}", leg, "halt")]


#: Spearmen, who are not trained and have MV 10.
STRAIGHT = "bottom a1: hoplites at 54:40 heading 90\n" + orders("a1")


def straight(scene: Scene) -> list[Mark]:
    """As far as a unit goes ahead, back and aside."""
    start = scene.was("a1")
    marks: list[Mark] = []
    for leg, far in (("advance a1", 20), ("back a1", 10), ("sideways a1 left", 10), ("sideways a1 right", 10)):
        case = position("grand_battle", STRAIGHT).play("execute 1")
        assert case.why_not(f"{leg} {far}.01") is not None
        there = Scene(STRAIGHT, legs(f"{leg} {far}"))
        dots = "•" * there.after.disorder_of(there.number("a1"))
        marks.append(Ghost(there.base("a1"), "bottom", dots))
        marks.append(arrow(start, there.base("a1"), str(far)))
    return marks


def wheel(scene: Scene) -> list[Mark]:
    """A unit, and a body of three, by thirty degrees about the right front corner."""
    marks: list[Mark] = []
    for names, pivot in ((("a1",), "a1"), (("a2", "a3", "a4"), "a4")):
        marks += [scene.ghost(name) for name in names]
        outer = names[0]
        start, end = scene.was(outer).corner(FRONT_LEFT), scene.base(outer).corner(FRONT_LEFT)
        corner = scene.was(pivot).corner(FRONT_RIGHT)
        marks.append(Arc(corner, start, 30 * DEGREE))
        spent = scene.after.spent[scene.number(outer)] or distance(start, end)
        assert abs(spent - distance(start, end)) <= 10
        marks.append(Measure(start, end, steps(distance(start, end)), -1_500))
        marks.append(Note((corner[0] + 2_000, corner[1] + 300), "30°"))
    return marks


def turns(scene: Scene) -> list[Mark]:
    """Turns about the centre."""
    marks: list[Mark] = [scene.ghost(name) for name in ("a1", "a2", "a3")]
    for name, told in (("a1", "90°"), ("a2", "180°")):
        x, y = scene.base(name).centre()
        marks.append(Note((x, y - 6_500), told))
    return marks


def two_steps(scene: Scene) -> list[Mark]:
    """As near as a Manoeuvre comes to an enemy."""
    marks = scene.moved("a1")
    enemy = scene.base("b1")
    marks.insert(0, Around(enemy, 2 * STEP))
    own = scene.base("a1")
    marks.append(Measure((own.x + 3_000, own.y), (own.x + 3_000, enemy.y), "2"))
    return marks


def slip(scene: Scene) -> list[Mark]:
    """No corner goes further than the allowance."""
    marks: list[Mark] = [scene.ghost("s1")]
    start, end = scene.was("s1"), scene.base("s1")
    ways = [distance(start.corner(corner), end.corner(corner)) for corner in range(4)]
    assert max(ways) <= 24 * STEP
    marks += [Arrow(start.corner(corner), end.corner(corner), style="dashed") for corner in range(4)]
    farthest = start.corner(ways.index(max(ways)))
    return [*marks, Note((farthest[0] - 2_600, farthest[1] + 600), steps(max(ways)))]


def passing(scene: Scene) -> list[Mark]:
    """Skirmishers go through a legion, through a gap between pikes, and through pikes."""
    return scene.moved("s1", "s2", "s3", told=False)


def ground(scene: Scene) -> list[Mark]:
    """Twenty steps of march over ploughland and to a brook."""
    marks = scene.moved("a1", "a2", "a3", told=False)
    for name, first, costs in (("a1", 4, ("4", "8 × 2")), ("a2", 12, ("12",)), ("a3", 3, ("10",))):
        start, end = scene.was(name), scene.base(name)
        cut = (start.x, start.y + first * STEP)
        x = 5_600
        if len(costs) == 2:
            marks.append(Measure((start.x, start.y), cut, costs[0], x))
            marks.append(Measure(cut, (end.x, end.y), costs[1], x))
        else:
            marks.append(Measure((start.x, start.y), (end.x, end.y), costs[0], x))
    return marks


def bridge(scene: Scene) -> list[Mark]:
    """One behind the other."""
    return [scene.ghost("a1"), scene.ghost("a2"), Arrow(spot("66:36"), spot("66:53"))]


def split(scene: Scene) -> list[Mark]:
    """Shooters leave their pikes."""
    whole = scene.was("t1")
    half = scene.base("t1-shot")
    return [Ghost(whole, "bottom", ""), arrow(whole, half)]


DIAGRAMS = (
    Diagram("straight", "36:24-80:56", STRAIGHT, straight),
    Diagram(
        "wheel",
        "36:28-92:56",
        """
        bottom a1: legion-5 at 46:38
        bottom a2: legion-5 at 64:38
        bottom a3: legion-5 at 72:38
        bottom a4: legion-5 at 80:38
        """
        + orders("a1", "a2,a3,a4"),
        wheel,
        play=legs("wheel a1 pivot=right 30deg", "wheel a2,a3,a4 pivot=right 30deg"),
    ),
    Diagram(
        "turns",
        "36:26-84:50",
        """
        bottom a1: hoplites at 46:40
        bottom a2: hoplites at 60:40
        bottom a3: hoplites at 74:40
        """
        + orders("a1", "a2", "a3"),
        turns,
        play=legs("turn a1 right90", "turn a2 about", "all-round a3"),
    ),
    Diagram(
        "two-steps",
        "40:24-80:54",
        """
        bottom a1: legion-5 at 60:34
        top b1: legion-5 at 55:46 heading 180
        """
        + orders("a1"),
        two_steps,
        play=legs("advance a1 10"),
    ),
    Diagram(
        "slip",
        "36:28-84:56",
        """
        bottom s1: skirm-bow at 48:36
        """
        + orders("s1"),
        slip,
        play=legs("slip s1 to 64:45 heading 90"),
    ),
    Diagram(
        "passing",
        "30:26-90:56",
        """
        bottom s1: skirm-bow at 40:34
        bottom a1: legion-5 at 38:42
        bottom s2: skirm-bow at 57:34
        bottom p1: phalanx at 52.6:42
        bottom p2: phalanx at 61.4:42
        bottom s3: skirm-bow at 78:34
        bottom p3: phalanx at 74:42
        bottom p4: phalanx at 82:42
        """
        + orders("s1", "s2", "s3"),
        passing,
        play=legs("advance s1 16", "advance s2 16", "advance s3 16"),
    ),
    Diagram(
        "ground",
        "30:24-90:62",
        """
        ground field: broken 32:40 32:58 50:58 50:40
        ground brook: stream 54:48 54:50 88:50 88:48
        bottom a1: hoplites at 40:36
        bottom a2: hoplites at 62:36
        bottom a3: hoplites at 80:45
        """
        + orders("a1", "a2", "a3"),
        ground,
        play=legs("advance a1 12", "advance a2 12", "advance a3 10"),
    ),
    Diagram(
        "bridge",
        "40:30-80:58",
        """
        ground river: deep-river 36:44 36:46 84:46 84:44
        bridge b1: at 60:46 heading 0
        bottom a1: hoplites at 60:43
        bottom a2: hoplites at 60:38
        bottom a3: hoplites at 72:41
        """
        + orders("a1", "a2"),
        bridge,
        play=legs("advance a1 10", "advance a2 10"),
    ),
    Diagram(
        "split",
        "44:26-76:54",
        """
        year: 1600
        bottom t1: tercio at 60:38
        """
        + orders("t1"),
        split,
        play=["execute 1", "split t1 front=shot", "advance t1-shot 12", "halt"],
    ),
)
