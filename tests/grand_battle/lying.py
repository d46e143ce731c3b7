"""Bases that lie somewhere, in steps and degrees, and random ones for properties."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from vexilla.games.grand_battle.geometry.bases import EDGES, FRONT_LEFT, FRONT_RIGHT, Base
from vexilla.games.grand_battle.geometry.dressing import against
from vexilla.games.grand_battle.geometry.numbers import DEGREE, HALF_TURN, HEADINGS, QUARTER_TURN, STEP

WIDTH = 8 * STEP


def lies(x: float, y: float, degrees: float, depth: int = 4, width: int = 8) -> Base:
    """A base with the middle of its front at x and y, in steps."""
    place = round(x * STEP), round(y * STEP)
    return Base(*place, round(degrees * DEGREE) % HEADINGS, width * STEP, depth * STEP)


def mirrored(base: Base) -> Base:
    """The same base in a mirror along the y axis: left is right."""
    return Base(-base.x, base.y, -base.heading % HEADINGS, base.width, base.depth)


def about_faced(base: Base) -> Base:
    """The same base with the table turned by 180 degrees."""
    return Base(-base.x, -base.y, (base.heading + HALF_TURN) % HEADINGS, base.width, base.depth)


def for_any(*what: st.SearchStrategy[Any], examples: int = 100) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A property, asked about so many examples however busy the machine is."""

    def decorated(test: Callable[..., None]) -> Callable[..., None]:
        return settings(max_examples=examples, deadline=None)(given(*what)(test))

    return decorated


headings = st.one_of(st.sampled_from([0, 9000, 18000, 27000, 4500, 13500]), st.integers(0, HEADINGS - 1))
depths = st.sampled_from([2 * STEP, 4 * STEP, 6 * STEP, 8 * STEP, 16 * STEP])
places = st.integers(-100 * STEP, 100 * STEP)
nudges = st.one_of(st.sampled_from([0, 1, -1, 49, 50, 51, -49, -50, -51]), st.integers(-3 * STEP, 3 * STEP))
bases = st.builds(Base, places, places, headings, st.just(WIDTH), depths)


@st.composite
def pairs(draw: st.DrawFn) -> tuple[Base, Base]:
    """Two bases, mostly flush or nearly so, else anywhere."""
    base = draw(bases)
    if draw(st.integers(0, 5)) == 0:
        return base, draw(bases)
    edge = draw(st.integers(0, EDGES - 1))
    offset = draw(st.one_of(st.sampled_from([0, WIDTH, -WIDTH, 4 * STEP]), st.integers(-WIDTH, WIDTH)))
    other = against(WIDTH, draw(depths), base, edge, offset).moved(draw(nudges), draw(nudges))
    turn = draw(st.one_of(st.sampled_from([0, 0, 0, 1, 50, 51, -50]), st.integers(-9000, 9000)))
    turn += QUARTER_TURN * draw(st.integers(0, 3))
    return base, other.wheeled(draw(st.sampled_from([FRONT_LEFT, FRONT_RIGHT])), turn)
