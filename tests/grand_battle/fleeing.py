"""Units that have to leave a fight, for tests: those who face each other, and the second of them leaves."""

from __future__ import annotations

from grand_battle.fighting import Fight, OpenFight
from vexilla.games.grand_battle.forced.flight import Flee, Retreat

#: Hoplites, MV 10, against hoplites: r is 8 wide and 2 deep, its rear at 42.
LINES = "bottom a: hoplites at 60:40 heading 0\ntop r: hoplites at 60:40 heading 180\n"
SKIRMISH = "bottom a: hoplites at 60:40 heading 0\ntop r: skirm-javelin at 60:40 heading 180\n"
HORSE = "bottom a: hoplites at 60:40 heading 0\ntop r: companions at 60:40 heading 180\n"
#: One who strikes r in its left flank.
FLANK = "bottom a: hoplites at 64:41 heading 270\ntop r: hoplites at 60:40 heading 180\ncontact: a front r left\n"


def retreat(text: str, **dice: str) -> Fight:
    """The second unit retreats from the first one; its disorder is told by the text."""
    return OpenFight(text, Retreat(1, 0), **dice)


def flee(text: str, **dice: str) -> Fight:
    """The second unit flees from the first one."""
    return OpenFight(text, Flee(1, 0), **dice)
