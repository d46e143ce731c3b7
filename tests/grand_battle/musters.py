"""Army files for tests: a sound one from a list, a sound one that is its own list, and what is wrong with others."""

from __future__ import annotations

import pytest

from vexilla.games.grand_battle.armies.army import Army
from vexilla.games.grand_battle.armies.library import LIBRARY
from vexilla.games.grand_battle.armies.profile import Profile
from vexilla.games.grand_battle.armies.reader import BadArmy
from vexilla.kernel.setup import Fault

ROMANS = """\
name = "My Romans"
list = "rome-zama"
role = "defender"
budget = 700
camp = "ordinary"
barricades = 2

[units]
legion-5 = 5
legion-4 = 5
skirm-javelin = 3
roman-horse = 2
lh-javelin = 2

[reserve]
mode = "rear"
barricades = 1

[reserve.units]
legion-4 = 1
skirm-javelin = 1

[general]
Scipio = "legion-5"

[commanders]
Laelius = { with = "roman-horse", staff = true }
Marcius = { with = "legion-4 3" }
"""

OWN = """\
name = "Successors of nobody"
year = -250
terrified_by = ["artillery"]
max_commanders = 2
camps = ["none", "ordinary"]
camp = "ordinary"

[profiles]
bronze-shields = { type = "pikemen-deep", BS = 5, P = 4, AR = 2, MV = 8, traits = ["CC", "trained"], name = "Bronze" }
city-guard     = { type = "spearmen", BS = 3, P = 2, AR = 1, MV = 10, traits = ["big_shields"], price = 25 }
deep-shields   = { double = "bronze-shields" }
shield-archers = { melee = "city-guard", shooters = "toxotai" }

[units]
bronze-shields  = 4
city-guard      = { count = 4, min = 2, max = 6 }
deep-shields    = { count = 1, max = 2 }
shield-archers  = 2
companions      = 2
skirm-bow       = 2
elephant-indian = { count = 1, max = 1, reserve = false }

[general]
Pyrrhus = { CP = 2, LP = 2, with = "companions" }

[commanders]
Cineas = "bronze-shields"
"""


def muster(text: str) -> Army:
    """The army of a file."""
    return LIBRARY.read("own.toml", text)


def changed(old: str, new: str, text: str = ROMANS) -> str:
    """A file in which something is said otherwise."""
    assert text.count(old) == 1, old
    return text.replace(old, new)


def faults(text: str) -> list[Fault]:
    """Everything wrong with a file."""
    with pytest.raises(BadArmy) as refused:
        muster(text)
    return refused.value.faults


def wrong(old: str, new: str, text: str = ROMANS) -> list[tuple[str, str]]:
    """The reasons and clauses of what is wrong with a changed file; empty if nothing is."""
    try:
        muster(changed(old, new, text))
    except BadArmy as problem:
        return [(fault.reason, str(fault.arguments.get("clause", ""))) for fault in problem.faults]
    return []


def unusual(text: str) -> list[str]:
    """The reasons of what is unusual in a sound file."""
    return [fault.reason for fault in muster(text).warnings]


def profile(key: str) -> Profile:
    """A profile of ours."""
    return LIBRARY.profiles()[key]


def own_profile(row: str) -> list[tuple[str, str]]:
    """What is wrong with a profile of one's own."""
    return wrong("deep-shields   = {", f"tried = {{ {row} }}\ndeep-shields   = {{", OWN)
