"""Diagrams of leaving a fight: ways, distances, pursuit, friends in the way."""

from __future__ import annotations

from vexilla.games.grand_battle.drawing.marks import Ghost, Mark, Measure, Sign
from vexilla.games.grand_battle.geometry.gaps import gap
from vexilla.games.grand_battle.geometry.numbers import distance
from vexilla.games.grand_battle.position import GONE

from .scene import Diagram, Scene, arrow, steps

#: Two who strike b1 in front and flank.
THREATS = """
    bottom a1: varangians at 60:40
    bottom a2: varangians at 64:41 heading 270
    top b1: varangians at 60:40 heading 180
    contact: a1 front b1 front
    contact: a2 front b1 left
    """
FLIGHT = """
    bottom a1: hoplites at 60:40
    top b1: hoplites at 60:40 heading 180
    contact: a1 front b1 front
    phase: combat
    """
FLEES = ["rush", "decline"]
#: Peltasts are faster than who has beaten them.
ESCAPE = FLIGHT.replace("b1: hoplites", "b1: peltasts")
ESCAPES = ["pass", "decline", "pass", *FLEES]
FLEES_DICE = {"attack": ["6", "1"], "defence": ["1", "6"]}
RETREATS_DICE = {"attack": ["3", "1"], "defence": ["1", "6"]}


def ways(scene: Scene) -> list[Mark]:
    """Away from the threat or home; from two threats also between them."""
    start = scene.was("b1")
    marks: list[Mark] = []
    for word in ("away", "home", "between"):
        fled = Scene(f"{THREATS}\nto do: flee (2 1)\n", [word])
        end = fled.base("b1")
        marks += [Ghost(end, "top"), arrow(start, end, steps(distance(start.centre(), end.centre())))]
    return marks


def caught(scene: Scene) -> list[Mark]:
    """As fast as he, one catches who flees."""
    start, end = scene.was("a1"), scene.base("a1")
    assert scene.after.places[scene.number("b1")] == GONE
    there = Scene(FLIGHT, FLEES, FLEES_DICE).base("b1")
    return [
        scene.ghost("a1"),
        scene.ghost("b1"),
        Ghost(there, "top", "b1"),
        Measure(start.front(), end.front(), steps(distance(start.front(), end.front())), 5_600),
        Measure(start.front(), there.at(-there.depth, 0), steps(gap(start, there)), -5_600),
        Sign((there.x, there.y + 1_800), False),
    ]


def escaped(scene: Scene) -> list[Mark]:
    """Who is faster than his pursuers gets away."""
    start, end = scene.was("a1"), scene.base("a1")
    # At the end of the turn he is tested, and there is nobody to stop him.
    there = Scene(ESCAPE, ESCAPES, FLEES_DICE).base("b1")
    left = gap(end, there)
    assert left > 0
    return [
        scene.ghost("a1"),
        scene.ghost("b1"),
        Ghost(there, "top", "b1"),
        Measure(start.front(), end.front(), steps(distance(start.front(), end.front())), 5_600),
        Measure(start.front(), there.at(-there.depth, 0), steps(gap(start, there)), -5_600),
        Measure(end.front(), there.at(-there.depth, 0), steps(left), 5_600),
        Sign((there.x, there.y + 1_800), True),
    ]


def followed(scene: Scene) -> list[Mark]:
    """Who follows a retreat keeps in contact."""
    return [
        scene.ghost("a1"),
        scene.ghost("b1"),
        *[
            Measure(scene.was(name).front(), scene.base(name).front(), steps(2_500), aside)
            for name, aside in (("a1", -5_600), ("b1", 5_600))
        ],
    ]


def swept(scene: Scene) -> list[Mark]:
    """Who is run into, and does not stand, flees ahead."""
    return [*scene.moved("b1", "b2", told=False)]


def leaving(scene: Scene) -> list[Mark]:
    """A quarter, a half, all of the move."""
    marks: list[Mark] = []
    for name in ("b1", "b2", "b3"):
        start, end = scene.was(name), scene.base(name)
        way = distance(start.centre(), end.centre())
        x = start.x + start.half
        marks += [scene.ghost(name), Measure((x, start.centre()[1]), (x, end.centre()[1]), steps(way), 1_600)]
    return marks


DIAGRAMS = (
    Diagram("ways", "40:32-76:56", THREATS, ways),
    Diagram(
        "leaving",
        "28:32-92:56",
        """
        bottom a1: hoplites at 40:40
        bottom a2: hoplites at 60:40
        bottom a3: hoplites at 80:40
        top b1: hoplites at 40:40 heading 180
        top b2: skirm-javelin at 60:40 heading 180
        top b3: hoplites at 80:40 heading 180
        contact: a1 front b1 front
        contact: a2 front b2 front
        contact: a3 front b3 front
        to do: retreat (3 0), flee (5 2), evade (4)
        """,
        leaving,
        play=[],
    ),
    Diagram(
        "pursuit",
        "44:30-76:56",
        FLIGHT,
        caught,
        play=[*FLEES, "pursue a1"],
        chance=FLEES_DICE,
    ),
    Diagram(
        "escape",
        "44:30-76:60",
        ESCAPE,
        escaped,
        play=[*ESCAPES, "pursue a1"],
        chance=FLEES_DICE,
    ),
    Diagram(
        "follow",
        "44:34-76:50",
        FLIGHT,
        followed,
        play=[*FLEES, "pursue a1"],
        chance=RETREATS_DICE,
    ),
    Diagram(
        "swept",
        "44:34-76:66",
        """
        bottom a1: hoplites at 60:40
        top b1: hoplites at 60:40 heading 180
        top b2: hoplites at 61:46 heading 180
        contact: a1 front b1 front
        to do: flee (1 0)
        """,
        swept,
        play=[],
        chance={"discipline": ["6"]},
    ),
)
