"""Diagrams of attacks, battle lines, and who leads and who supports."""

from __future__ import annotations

from vexilla.games.grand_battle.combat.sums import melee_attack, melee_defence
from vexilla.games.grand_battle.drawing.marks import Arc, Arrow, Ghost, Mark, Measure, Note, Ring, Zones
from vexilla.games.grand_battle.geometry.bases import FRONT_LEFT, FRONT_RIGHT
from vexilla.games.grand_battle.geometry.contact import CORNER, FULL
from vexilla.games.grand_battle.geometry.numbers import DEGREE, STEP, distance
from vexilla.games.grand_battle.touch import quality_of

from .scene import Diagram, Marks, Scene, arrow, base, spot, steps


def orders(*bodies: str) -> str:
    """The lines that put bodies under Attack orders, and end the position when these are carried out."""
    lines = " | ".join([f"attack {body} from army else army given" for body in bodies])
    return f"phase: movement\norders: {lines}\nto do: next order\n"


def attack(scene: Scene) -> list[Mark]:
    """Straight ahead until contact, then along the enemy's front; and one that falls short."""
    marks: list[Mark] = [scene.ghost("a1"), scene.ghost("a2")]
    met = base("43:40", depth=2)
    assert quality_of(scene.after, scene.number("a1"), scene.number("b1")) == FULL
    marks += [Ghost(met, "bottom"), Arrow(scene.was("a1").front(), spot("43:37.6"), told="8")]
    marks.append(Arrow(spot("43:36.2"), spot("40:36.2"), told="3"))
    short = scene.base("a2")
    marks.append(Arrow(scene.was("a2").front(), (short.x, short.y - short.depth - 300), told="10"))
    marks.append(Measure((short.x + 2_500, short.y), (short.x + 2_500, 40_000), steps(40_000 - short.y)))
    return marks


def opening(scene: Scene) -> list[Mark]:
    """A wheel at the start is paid from the move."""
    start, end = scene.was("a1"), scene.base("a1")
    wheeled = start.wheeled(FRONT_RIGHT, 30 * DEGREE)
    outer = start.corner(FRONT_LEFT)
    return [
        scene.ghost("a1"),
        Ghost(wheeled, "bottom"),
        Arc(start.corner(FRONT_RIGHT), outer, 30 * DEGREE),
        Note((outer[0] - 2_400, outer[1] + 1_800), steps(distance(outer, wheeled.corner(FRONT_LEFT)))),
        arrow(wheeled, end, steps(distance(wheeled.front(), end.front()))),
    ]


def flank(scene: Scene) -> list[Mark]:
    """The zone in which an attack begins is the side that it hits."""
    start = scene.was("a1")
    met = base("64:41", 270)
    return [
        Zones(scene.base("b1")),
        scene.ghost("a1"),
        Ghost(met, "bottom"),
        Arrow(start.front(), spot("68.3:41"), told="12"),
        Measure(spot("64:41"), spot("64:40"), "1", -5_400),
    ]


def shifts(*groups: tuple[str, ...]) -> Marks:
    """Where the members of groups began, and where they are."""

    def marks(scene: Scene) -> list[Mark]:
        return [mark for group in groups for mark in scene.moved(*group, told=False)]

    return marks


def group_shift(scene: Scene) -> list[Mark]:
    """Three steps take the whole group along, five only who has met the enemy."""
    names = ("a1", "a2", "a3", "a4", "a5", "a6")
    marks: list[Mark] = [scene.ghost(name) for name in names]
    for name, end in (("a3", "57"), ("a6", "95")):
        x = scene.was(name).x
        there = int(end) * STEP
        told = steps(there - x)
        marks.append(Measure((x, 40_000), (there, 40_000), told, -5_600))
    return marks


def slides(scene: Scene) -> list[Mark]:
    """The second defender steps to his left to meet his man."""
    return [
        scene.ghost("a1"),
        scene.ghost("a2"),
        scene.ghost("b2"),
        Arrow(spot("66:43.2"), spot("64:43.2"), told="2"),
        *[Arrow(spot(f"{x}:34.4"), spot(f"{x}:37.6")) for x in (56, 64)],
    ]


def breaks(scene: Scene) -> list[Mark]:
    """Who meets the enemy with a corner leaves the group."""
    return scene.moved("a1", "a2", "a3", told=False)


def overlap(scene: Scene) -> list[Mark]:
    """One end holds the line by its corner, the other one turns onto the flank."""
    marks: list[Mark] = [Zones(scene.base("b2"))]
    marks += [scene.ghost(name) for name in ("a1", "a2", "a3", "a4")]
    assert quality_of(scene.after, scene.number("a1"), scene.number("b1")) == CORNER
    marks.append(Ring(scene.base("a1").corner(FRONT_RIGHT), 800))
    pivot = spot("68:40")
    marks.append(Arc(pivot, spot("76:40"), -90 * DEGREE))
    return marks


def between(scene: Scene) -> list[Mark]:
    """Into the gap, or by corners."""
    return [
        scene.ghost("a1"),
        scene.ghost("a2"),
        Arrow(spot("44:36.3"), spot("44:39.6")),
        Arrow(spot("76:36.3"), spot("76:37.6")),
        *[Ring(scene.base("a2").corner(corner), 700) for corner in (FRONT_LEFT, FRONT_RIGHT)],
    ]


def support(scene: Scene) -> list[Mark]:
    """Who has no opponent of his own helps by his corner."""
    marks: list[Mark] = [Ring(scene.base("a3").corner(FRONT_LEFT), 800)]
    for name, enemy in (("a1", "b1"), ("a2", "b2")):
        terms = melee_attack(scene.after, scene.number(name), scene.number(enemy), False)
        helped = sum([term.value for term in terms if term.key.startswith("support")])
        x, y = scene.base(name).centre()
        marks.append(Note((x, y - 4_000), f"+{helped // 2}"))
    assert [mark.told for mark in marks if isinstance(mark, Note)] == ["+0", "+1"]
    return marks


def side(scene: Scene) -> list[Mark]:
    """By an edge one presses a flank, by a corner one only supports."""
    marks: list[Mark] = [Ring(spot("76:40"), 800)]
    for name, enemy, lost in (("b1", "a1", -1), ("b2", "a3", 0)):
        terms = melee_defence(scene.after, scene.number(name), scene.number(enemy))
        assert sum([term.value for term in terms if term.key == "flank"]) == 2 * lost
        x, y = scene.base(name).centre()
        marks.append(Note((x, y + 4_500), "−1" if lost else "0"))
    return marks


DIAGRAMS = (
    Diagram(
        "attack",
        "28:24-88:48",
        """
        bottom a1: varangians at 43:32
        top b1: varangians at 40:40 heading 180
        bottom a2: varangians at 75:29
        top b2: varangians at 72:40 heading 180
        """
        + orders("a1", "a2"),
        attack,
        play=["execute 1", "attack a1 -> b1", "attack a2 -> b2"],
    ),
    Diagram(
        "opening",
        "42:26-78:48",
        """
        bottom a1: varangians at 56:34
        top b1: varangians at 59.036:40.33 heading 210
        """
        + orders("a1"),
        opening,
        play=["attack a1 -> b1 after turn=wheel-right30"],
    ),
    Diagram(
        "flank",
        "42:26-88:52",
        """
        bottom a1: companions at 76:41 heading 270
        top b1: legion-5 at 60:40
        """
        + orders("a1"),
        flank,
        play=["attack a1 -> b1"],
    ),
    Diagram(
        "group-shift",
        "32:26-102:48",
        """
        bottom a1: varangians at 38:34
        bottom a2: varangians at 46:34
        bottom a3: varangians at 54:34
        top b1: varangians at 57:40 heading 180
        bottom a4: varangians at 74:34
        bottom a5: varangians at 82:34
        bottom a6: varangians at 90:34
        top b2: varangians at 95:40 heading 180
        """
        + orders("a1,a2,a3", "a4,a5,a6"),
        group_shift,
        play=["execute 1", "attack a1,a2,a3 -> b1", "attack a4,a5,a6 -> b2"],
    ),
    Diagram(
        "slides",
        "42:28-78:50",
        """
        bottom a1: varangians at 56:34
        bottom a2: varangians at 64:34
        top b1: varangians at 56:40 heading 180
        top b2: varangians at 66:40 heading 180
        """
        + orders("a1,a2"),
        slides,
        play=["attack a1,a2 -> b1"],
    ),
    Diagram(
        "breaks",
        "40:24-80:48",
        """
        bottom a1: varangians at 52:30
        bottom a2: varangians at 60:30
        bottom a3: varangians at 68:30
        top b1: varangians at 50:36 heading 220
        top b2: varangians at 59:38 heading 210
        """
        + orders("a1,a2,a3"),
        breaks,
        play=["attack a1,a2,a3 -> b1"],
    ),
    Diagram(
        "overlap",
        "38:28-86:54",
        """
        bottom a1: varangians at 48:39
        bottom a2: varangians at 56:39
        bottom a3: varangians at 64:39
        bottom a4: varangians at 72:39
        top b1: varangians at 56:40 heading 180
        top b2: varangians at 64:40 heading 180
        """
        + orders("a1,a2,a3,a4"),
        overlap,
        play=["attack a1,a2,a3,a4 -> b1", "hold", "swing"],
    ),
    Diagram(
        "between",
        "28:28-92:50",
        """
        bottom a1: varangians at 44:36
        top b1: varangians at 36:40 heading 180
        top b2: varangians at 52:40 heading 180
        bottom a2: varangians at 76:36
        top b3: varangians at 68:40 heading 180
        top b4: varangians at 84:40 heading 180
        """
        + orders("a1", "a2"),
        between,
        play=["execute 1", "attack a1 -> b1", "align a1 -> b1 edge=beside", "attack a2 -> b3", "corners"],
    ),
    Diagram(
        "support",
        "40:28-80:50",
        """
        bottom a1: varangians at 52:40
        bottom a2: varangians at 60:40
        bottom a3: varangians at 68:40
        top b1: varangians at 52:40 heading 180
        top b2: varangians at 60:40 heading 180
        contact: a1 front b1 front melee rounds 1
        contact: a2 front b2 front melee rounds 1
        contact: a3 front b2 front melee rounds 1
        duels: a1=b1 a2=b2
        """,
        support,
    ),
    Diagram(
        "side",
        "28:28-92:54",
        """
        bottom a1: varangians at 44:40
        bottom a2: companions at 48:42 heading 270
        top b1: legion-5 at 44:40 heading 180
        bottom a3: varangians at 72:40
        bottom a4: varangians at 80:40
        top b2: legion-5 at 72:40 heading 180
        contact: a1 front b1 front
        contact: a2 front b1 left
        contact: a3 front b2 front
        contact: a4 front b2 front
        duels: a1=b1 a3=b2
        """,
        side,
    ),
)
