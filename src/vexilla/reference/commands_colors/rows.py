"""Rows that all games of the system have."""

from __future__ import annotations

from typing import Any, Final

from ...games.commands_colors.cards import COMMAND, CommandCard
from ...games.commands_colors.kinds import (
    FOOT,
    HIDES,
    HIDES_BEYOND,
    HIDES_LOWER,
    HIDES_OUTSIDE,
    LEADER,
    MACHINE,
    MOUNTED,
    MOVER_NAMES,
    Terrain,
)
from ..tables import Row, Table, Value, clauses_of, filled

_HIDING: Final = {
    HIDES: "hides",
    HIDES_LOWER: "hides-lower",
    HIDES_OUTSIDE: "hides-outside",
    HIDES_BEYOND: "hides-beyond",
}
_SECTIONS: Final = ("left", "center", "right")


def ground_row(
    ground: Terrain,
    facts: dict[str, Value],
    clauses: tuple[str, ...],
    who: tuple[int, ...] = (FOOT, MOUNTED, MACHINE, LEADER),
) -> Row:
    """A kind of terrain: who enters and who stops, what it hides, and what the game adds; ``who`` moves in the game."""
    told: dict[str, Value] = {
        "closed": _movers(ground.closed, who),
        "stops": _movers(ground.stops, who),
        "sight": _HIDING.get(ground.hides, ""),
        "leaving": "adjacent" if ground.is_left_slowly else "",
        "entering": "adjacent" if ground.is_entered_from_beside else "",
        **facts,
    }
    return Row(ground.key, filled(told), clauses_of(ground.closed_clause, ground.stop_clause, *clauses))


def _movers(kinds: tuple[int, ...], who: tuple[int, ...]) -> tuple[str, ...]:
    """Kinds of movers by name; all that the game has are "everyone"."""
    found = tuple(MOVER_NAMES[each] for each in who if each in kinds)
    return ("everyone",) if len(found) == len(who) else found


def cards_table(cards: tuple[CommandCard, ...], printed: dict[str, Any]) -> Table:
    """The Command cards of the deck with their orders by section; the two that are in no deck are no cards."""
    rows = [
        Row(
            card.key,
            filled(
                {
                    **{
                        section: "command" if orders == COMMAND else orders
                        for section, orders in zip(_SECTIONS, card.sections, strict=True)
                    },
                    "reshuffles": "yes" if card.reshuffles else "",
                }
            ),
            clauses_of(card.clause, card.none_clause, card.still_clause, card.fire_clause, card.close_clause),
            card.copies,
            drawn={"sections": list(printed[card.key])} if card.key in printed else {},
        )
        for card in cards
        if card.copies
    ]
    return Table("cards", "card", rows, is_named=True, is_deck=True)


def dice_table(faces: tuple[str, ...], die: tuple[int, ...], clauses: dict[str, tuple[str, ...]]) -> Table:
    """The faces of a die, how many sides show each, and what they do."""
    rows = [Row(name, {"sides": f"{die.count(face)}/{len(die)}"}, clauses[name]) for face, name in enumerate(faces)]
    return Table("dice", "face", rows, is_linked=False)
