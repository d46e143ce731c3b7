"""Battles about to be fought, for the tests of chapters 13 and 14: usual lines filled in, nothing unscripted rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from vexilla.testing import Case, position

if TYPE_CHECKING:
    from vexilla.kernel.source import Scripted

#: What a scene has unless it says otherwise. Hands are full, so nobody draws; First Strike is gone, so nobody is
#: asked about it; every roll must be loaded.
USUAL = {
    "card": "order-two-center",
    "to do": "battle",
    "discards": "first-strike",
    "bottom hand": "line-command",
    "top hand": "line-command",
    "command": "1 1",
}


def scene(text: str, *dice: str) -> Case:
    """A battle about to be fought, with loaded dice and no luck."""
    titles = [line.partition(":")[0].strip() for line in text.splitlines()]
    usual = [f"{title}: {rest}" for title, rest in USUAL.items() if title not in titles]
    lines = [line.strip() for line in text.splitlines()]
    return position("ancients", "\n".join(lines + usual), {"dice": dice}, luck=False)


def rolls_left(case: Case) -> int:
    """How many loaded rolls were not needed."""
    return len(cast("Scripted", case.match.source).scripts[0])
