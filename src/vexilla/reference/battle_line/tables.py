"""The formations and the two decks of Battle Line."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ...games.battle_line.cards import CARD_NAMES, CARDS, COLOURS, TACTICS_NAMES, TROOP_NAMES, TROOPS, VALUES
from ...games.battle_line.formation import BIT, KIND_NAMES, kind_of, strength_of
from ...games.battle_line.show import CATEGORY_OF
from ..tables import Row, Table

#: From the strongest to the weakest (BLN-06-001), with the clause that says what it is.
_FORMATIONS: Final = {
    "wedge": "BLN-06-002",
    "phalanx": "BLN-06-003",
    "battalion": "BLN-06-004",
    "skirmish-line": "BLN-06-005",
    "host": "BLN-06-006",
}
_TACTICS: Final = {
    "alexander": ("BLN-09-002",),
    "darius": ("BLN-09-002",),
    "companion-cavalry": ("BLN-09-007",),
    "shield-bearers": ("BLN-09-008",),
    "fog": ("BLN-10-004", "BLN-10-009"),
    "mud": ("BLN-10-005", "BLN-10-006"),
    "scout": ("BLN-11-003", "BLN-11-004"),
    "redeploy": ("BLN-11-006", "BLN-11-007"),
    "deserter": ("BLN-11-009", "BLN-11-010"),
    "traitor": ("BLN-11-012", "BLN-11-013"),
}
_SIZE: Final = 3


def tables() -> list[Table]:
    """Formations, Tactics, Troops."""
    formations = [
        Row(
            key,
            {"strength": f"{len(_FORMATIONS) - place}/{len(_FORMATIONS)}"},
            (clause,),
            drawn=_shown(key),
        )
        for place, (key, clause) in enumerate(_FORMATIONS.items())
    ]
    tactics = [
        Row(key, {"category": CATEGORY_OF[key]}, _TACTICS[key], 1, drawn={"category": CATEGORY_OF[key]})
        for key in TACTICS_NAMES
    ]
    troops = [
        Row(CARD_NAMES[card], {}, (), 1, drawn={"colour": COLOURS[card // VALUES], "troop": TROOP_NAMES[card % VALUES]})
        for card in range(TROOPS)
    ]
    assert len(tactics) + len(troops) == CARDS
    return [
        Table("formations", "kind", formations, is_named=True),
        Table("tactics", "card", tactics, is_named=True, is_deck=True),
        Table("troops", "card", troops, is_linked=False, is_deck=True),
    ]


def _shown(kind: str) -> dict[str, list[str]]:
    """Cards that make a formation: the strongest of its kind in the first colours."""
    assert kind in KIND_NAMES
    best: tuple[int, tuple[int, ...]] = (0, ())
    for cards in combinations(range(3 * VALUES), _SIZE):
        strength = strength_of(sum(BIT[card] for card in cards), 0, _SIZE, False)
        if kind_of(strength) == kind and strength > best[0]:
            best = (strength, cards)
    return {"cards": [CARD_NAMES[card] for card in best[1]]}
