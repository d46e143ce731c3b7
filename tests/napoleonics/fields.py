"""Fields of battle for the tests of Napoleonics: usual lines filled in, loaded dice, nothing unscripted happens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from vexilla.kernel.source import Scripted
from vexilla.testing import Case, position

#: Five cards, all section cards: a hand that is full, so that nobody draws at the end of a turn.
BOTTOM_HAND = "probe-left probe-right attack-left attack-right recon-in-force"
TOP_HAND = "probe-left probe-right attack-left attack-right coordinated-advance"

#: What a field has unless its text says otherwise. Both First Strikes are gone, so nobody is asked about them.
USUAL = {
    "bottom hand": BOTTOM_HAND,
    "top hand": TOP_HAND,
    "discards": "first-strike first-strike",
}


def field(text: str, *dice: str, luck: bool = False, deck: Iterable[str] = (), hand: Iterable[str] = ()) -> Case:
    """A position with loaded dice, deck and blind cards (``hand``: those that squares take); no luck but these.

    Without ``card`` a card is to be played; with it orders are given; with ``ordered`` too, pieces move.
    """
    lines = [line.strip() for line in text.splitlines()]
    titles = [line.partition(":")[0].strip() for line in lines]
    whole = lines + [f"{title}: {rest}" for title, rest in USUAL.items() if title not in titles]
    chance = {"dice": list(dice), "deck": list(deck), "hand": list(hand)}
    return position("napoleonics", "\n".join(whole), chance, luck=luck)


def battle(text: str, *dice: str, luck: bool = False, deck: Iterable[str] = (), hand: Iterable[str] = ()) -> Case:
    """The battle phase: the card is Attack Centre unless the text names another; ``ordered`` says who has orders."""
    titles = [line.partition(":")[0].strip() for line in text.splitlines()]
    more = [line for title, line in _BATTLE.items() if title not in titles]
    return field("\n".join([text, *more]), *dice, luck=luck, deck=deck, hand=hand)


_BATTLE = {"card": "card: attack-center", "to do": "to do: battle"}


def throw(dice: int, *faces: str, miss: str = "artillery") -> str:
    """A throw of so many dice: these faces first, for the rest ``miss``, which does nothing to infantry and cavalry."""
    assert len(faces) <= dice
    return " ".join([*faces, *[miss] * (dice - len(faces))])


def rolls_left(case: Case) -> int:
    """How many loaded rolls were not needed."""
    return len(cast("Scripted", case.match.source).scripts[0])


def dice_rolled(case: Case) -> list[int]:
    """How many dice each roll had since the events were last asked for."""
    return [len(event["dice"]) for event in case.events("cc-rolled")]


def hexes(case: Case, verb: str, at: str = "") -> list[str]:
    """The hexes for which ``verb`` is possible now; with ``at`` those a piece there may move to or attack."""
    begins = f"{verb} {at} " if at else f"{verb} "
    return [option.split()[-1] for option in case.options(begins)]


def unit_at(case: Case, hex_: str) -> dict[str, Any]:
    """The unit that everyone sees on a hex; empty if there is none."""
    for unit in case.view("spectator")["units"]:
        if unit["hex"] == hex_:
            return dict(unit)
    return {}


def blocks_at(case: Case, hex_: str) -> int:
    """How many blocks stand on a hex; 0 if there is no unit."""
    return int(unit_at(case, hex_).get("blocks", 0))


def leader_at(case: Case, hex_: str) -> str | None:
    """The name of the leader on a hex, or None."""
    for leader in case.view("spectator")["leaders"]:
        if leader["hex"] == hex_:
            return str(leader["name"])
    return None


def banners(case: Case) -> tuple[int, int]:
    """The banners of bottom and top."""
    held = case.view("spectator")["banners"]
    return held["bottom"], held["top"]


def dice_of(text: str, attack: str) -> int:
    """How many dice an attack rolls first, 0 if there are too few for it (NAP-05-091).

    ``text`` is a field for :func:`battle` in which nobody reacts; ``attack`` is like ``E4 E5``.
    """
    case = battle(text, luck=True)
    if case.question != "cc-ask-battle":
        # Nobody can attack at all, so the phase is over.
        return 0
    clause = case.why_not(f"attack {attack}")
    if clause is not None:
        assert clause == "NAP-05-091", clause
        return 0
    case.events()
    case.play(f"attack {attack}")
    if not case.over and case.question == "cc-ask-support":
        case.play("done")
    if not case.over and case.question == "cc-ask-react":
        case.play("stand")
    return dice_rolled(case)[0]
