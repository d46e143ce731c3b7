"""Napoleonics in the terminal: nations, squares and their tracks, objectives, and its odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from ....games.commands_colors.odds import AttackOdds
from ....games.commands_colors.scenario import Scenario
from ....games.napoleonics.actions import BOARD
from ....games.napoleonics.dice import melee_dice
from ....games.napoleonics.odds import FORMS_SQUARE, RETIRES, attack_odds
from ....games.napoleonics.position import Napoleonics
from ....games.napoleonics.retire import forbids_retire
from ....games.napoleonics.scenario import read_scenario
from ....games.napoleonics.squares import forbids_square
from ....games.napoleonics.targets import may_lead, supporters_against
from ....kernel.game import AnyMatch
from ...screen import Screen
from ..commands_colors.hex_board import HexBoard

#: What an empty hex of each terrain shows, and its colour.
GROUNDS: Final = {
    "forest": ("♣", "on #7f9a68"),
    "hill": ("▲", "on #c6a86a"),
    "rugged-hill": ("^", "on #8d7650"),
    "town": ("⌂", "on #c2a58f"),
    "mill": ("x", "on #c2a58f"),
    "redoubt": ("#", "on #b08f6a"),
    "hill-redoubt": ("#", "on #c6a86a"),
    "river": ("≈", "on #8fb3c4"),
    "stream": ("~", "on #b5ccd2"),
    "ford": ("~", "on #b5ccd2"),
    "bridge": ("=", "on #b09878"),
    "quarry": ("∴", "on #b7a98c"),
}
#: The colours of the blocks (NAP-02-005).
NATION_STYLES: Final = {
    "french": "bold #ffffff on #24507d",
    "british": "bold #ffffff on #8f2a2a",
    "portuguese": "bold #ffffff on #6b4a26",
}
#: The markers of squares 1 to 4, of a unit alone and of one with a leader.
SQUARES: Final = "①②③④"
LED_SQUARES: Final = "❶❷❸❹"
OBJECTIVE: Final = "⚑"


class NapoleonicsBoard(HexBoard):
    """Draws a battle of Napoleonics."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen, "napoleonics", BOARD, GROUNDS)

    def read_scenario(self, name: str, text: str) -> Scenario:
        """The scenario that a text tells."""
        return read_scenario(name, text).scenario

    def attack_odds(self, match: AnyMatch, here: int, there: int) -> dict[str, AttackOdds]:
        """The odds of an attack: alone, if its target gives way to it, and with every battery that may join it."""
        position: Napoleonics = match.position
        unit = position.unit_at[here]
        target = f"→ {BOARD.labels[there]}"
        alone = f"{BOARD.labels[here]} {target}"
        if BOARD.distance[here][there] > 1:
            return {alone: attack_odds(position, unit, there)}
        found: dict[str, AttackOdds] = {}
        if melee_dice(position, unit, position.unit_at[there], here, there, True):
            found[alone] = attack_odds(position, unit, there)
            for reaction in _ways_out(position, unit, there):
                name = f"{alone}\n{self.speaker.say(f'napoleonics-odds-{reaction}')}"
                found[name] = attack_odds(position, unit, there, reaction=reaction)
        batteries = supporters_against(position, there) if may_lead(position, unit) else []
        if batteries:
            guns = " ".join(BOARD.labels[position.unit_hex[battery]] for battery in batteries)
            found[f"{BOARD.labels[here]} + {guns} {target}"] = attack_odds(position, unit, there, batteries)
        return found

    def badge(self, unit: Mapping[str, Any] | None, leader: Mapping[str, Any] | None) -> str:
        """The marker of a square, or a star for a leader."""
        if unit and unit["square"]:
            return (LED_SQUARES if leader else SQUARES)[unit["square"] - 1]
        return "*" if leader else " "

    def style(self, view: Mapping[str, Any], side: str, unit: Mapping[str, Any] | None) -> str:
        """The colour of a unit's nation; a leader alone has that of most of his army."""
        if unit:
            return NATION_STYLES.get(view["kinds"][unit["kind"]]["nation"], "")
        return NATION_STYLES.get(view["nations"][side], "")

    def signs(self, view: Mapping[str, Any]) -> Mapping[str, str]:
        """The objectives of both sides."""
        return {hex_: OBJECTIVE for objective in view["objectives"] for hex_ in objective["hexes"]}

    def aims(self, view: Mapping[str, Any], side: str) -> list[str]:
        """The objectives of a side, each with its banners; those it holds with a tick."""
        said = []
        for objective in view["objectives"]:
            if objective["side"] == side:
                held = "✓" if objective["held"] else ""
                said.append(f"{' '.join(objective['hexes'])}+{objective['banners']}{held}")
        return [f"{OBJECTIVE} {', '.join(said)}"] if said else []

    def lines(self, view: Mapping[str, Any], side: str, *, compact: bool) -> list[Text]:
        """The square track of a side while it has squares; its owner sees the cards."""
        squares = []
        for marker, space in zip(SQUARES, view["track"][side], strict=True):
            if space is not None:
                card = f" ({self.word('card', space['card'])})" if space["card"] else ""
                squares.append(f"{marker} {space['unit']}{card}")
        return [Text("  " + " · ".join(squares), style="dim")] if squares else []

    def cards_to_choose(self, view: Mapping[str, Any], side: str) -> list[str]:
        """The hand, or the scouted cards of which one is to be kept."""
        if view.get("decision", {}).get("question") == "cc-ask-keep":
            return list((view["scouted"] or {}).get("hand", []))
        return super().cards_to_choose(view, side)


def _ways_out(position: Napoleonics, unit: int, there: int) -> list[str]:
    """What the target of a melee may do instead of standing, as far as everyone can see."""
    declared = position.clone()
    declared.declare(unit, there, False)
    if declared.defender < 0 or declared.in_square(declared.defender):
        return []
    ways = [FORMS_SQUARE] if forbids_square(declared) is None else []
    return [*ways, RETIRES] if forbids_retire(declared) is None else ways
