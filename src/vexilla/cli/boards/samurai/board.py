"""Samurai Battles in the terminal: ranks, leaders by kind, honor and the pool, Dragon cards, and its odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import OverflowMethod
from rich.text import Text

from ....games.commands_colors.odds import AttackOdds
from ....games.commands_colors.scenario import Scenario
from ....games.samurai.actions import BOARD
from ....games.samurai.dice import forbids_inspiration
from ....games.samurai.odds import attack_odds
from ....games.samurai.position import Samurai
from ....games.samurai.scenario import read_scenario
from ....kernel.game import AnyMatch
from ...screen import Screen
from ..commands_colors.hex_board import CELL, HexBoard

#: What an empty hex of each terrain shows, and its colour.
GROUNDS: Final = {
    "forest": ("♣", "on #7f9a68"),
    "hill": ("^", "on #c6a86a"),
    "river": ("≈", "on #8fb3c4"),
    "ford": ("~", "on #b5ccd2"),
    "shallows": ("~", "on #b5ccd2"),
    "shallow-ford": ("~", "on #b5ccd2"),
    "bridge": ("=", "on #b09878"),
    "village": ("⌂", "on #c2a58f"),
    "rice-field": ('"', "on #b9c08a"),
    "ravine": ("v", "on #a8977c"),
    "camp": ("#", "on #c08a6a"),
    "palisade": ("#", "on #b08f6a"),
}
#: The clans: red below, yellow above.
CLAN_STYLES: Final = {"bottom": "bold #ffffff on #9c2b23", "top": "bold #2b2412 on #d8ab35"}
#: The symbols of the banners, and the marks of leaders.
RANKS: Final = {"circle": "●", "triangle": "▲", "square": "■"}
LEADERS: Final = {"foot": "*", "mounted": "♞", "commander": "♛"}
HONOR: Final = "◉"
OBJECTIVE: Final = "⚑"
#: The letters of a hex beside the mark before a piece and the badge behind it.
_ROOM: Final = CELL - 2


class SamuraiBoard(HexBoard):
    """Draws a battle of Samurai Battles."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen, "samurai", BOARD, GROUNDS)

    def read_scenario(self, name: str, text: str) -> Scenario:
        """The scenario that a text tells."""
        return read_scenario(name, text).scenario

    def attack_odds(self, match: AnyMatch, here: int, there: int) -> dict[str, AttackOdds]:
        """The odds of an attack: by itself, and if a leader inspires it."""
        position: Samurai = match.position
        unit = position.unit_at[here]
        name = f"{BOARD.labels[here]} → {BOARD.labels[there]}"
        found: dict[str, AttackOdds] = {name: attack_odds(position, unit, there)}
        if BOARD.distance[here][there] == 1 and forbids_inspiration(position, unit) is None:
            inspired = f"{name}\n{self.speaker.say('samurai-odds-inspired')}"
            found[inspired] = attack_odds(position, unit, there, inspired=(position.side_of[unit],))
        return found

    # -- pieces ------------------------------------------------------------------------------

    def unit_code(self, view: Mapping[str, Any], unit: Mapping[str, Any], leader: Mapping[str, Any] | None) -> str:
        """The symbol of its rank, its code and its figures; three letters and a leader leave no room for the symbol."""
        letters = f"{self.word('code', unit['kind'])}{unit['blocks']}"
        if leader is not None and len(letters) >= _ROOM:
            return letters
        return RANKS[view["kinds"][unit["kind"]]["rank"]] + letters

    def badge(self, unit: Mapping[str, Any] | None, leader: Mapping[str, Any] | None) -> str:
        """The kind of a leader."""
        return LEADERS[leader["kind"]] if leader else " "

    def style(self, view: Mapping[str, Any], side: str, unit: Mapping[str, Any] | None) -> str:
        """The colour of the clan."""
        return CLAN_STYLES[side]

    def signs(self, view: Mapping[str, Any]) -> Mapping[str, str]:
        """The objectives of both sides."""
        return {hex_: OBJECTIVE for objective in view["objectives"] for hex_ in objective["hexes"]}

    # -- the table ---------------------------------------------------------------------------

    def facts(self, view: Mapping[str, Any]) -> list[str]:
        """The tokens of the pool."""
        return [self.speaker.say("samurai-board-pool", tokens=str(view["pool"]))]

    def aims(self, view: Mapping[str, Any], side: str) -> list[str]:
        """Honor, Dragon cards, and the objectives of a side, those it holds with a tick."""
        said = [
            f"{HONOR} {view['honor'][side]}",
            self.speaker.say("samurai-board-dragons", cards=str(view["dragonHands"][side]["cards"])),
        ]
        for objective in view["objectives"]:
            if objective["side"] == side:
                held = "✓" if objective["held"] else ""
                said.append(f"{OBJECTIVE} {' '.join(objective['hexes'])}+{objective['banners']}{held}")
        return said

    def lines(self, view: Mapping[str, Any], side: str, *, compact: bool) -> list[Text]:
        """The Dragon card that a side has played this turn, and those in its hand for whoever may see them.

        Where there is room, each card of the hand has a line, with the moment it is played at.
        """
        rows = []
        played = view["dragons"][side]
        if played:
            said = self.speaker.say("samurai-board-played", dragon=self.word("dragon", played))
            rows.append(Text(f"  {said}", style="bold #b5432f"))
        hand = [(card, self._priced(view, card)) for card in view["dragonHands"][side].get("hand", [])]
        if compact:
            told = [" · ".join(priced for _, priced in hand)] if hand else []
        else:
            told = [f"{priced} · {self._moment(view, card)}" for card, priced in hand]
        overflow: OverflowMethod | None = "ellipsis" if compact else None
        return rows + [Text(f"  {line}", style="dim #b5432f", no_wrap=compact, overflow=overflow) for line in told]

    def _priced(self, view: Mapping[str, Any], card: str) -> str:
        return f"{self.word('dragon', card)} {HONOR}{view['printedDragons'][card]['cost']}"

    def _moment(self, view: Mapping[str, Any], card: str) -> str:
        return self.word("window", view["printedDragons"][card]["window"])

    # -- help --------------------------------------------------------------------------------

    def hints(self, view: Mapping[str, Any], side: str) -> list[Text]:
        """What the cards of both decks do of which one may be chosen now; as a turn begins, all Dragon cards."""
        decision = view.get("decision", {})
        words = [action.split() for action in decision.get("actions", [])]
        dragons = [said[1] for said in words if said[0] in ("dragon", "discard-dragon")]
        if decision.get("question") == "cc-ask-card":
            dragons += view["dragonHands"][side].get("hand", [])
        return super().hints(view, side) + self._about_dragons(view, dragons)

    def cards(self, view: Mapping[str, Any], side: str) -> list[Text]:
        """What the cards of both decks do that a side holds."""
        return super().cards(view, side) + self._about_dragons(view, view["dragonHands"][side].get("hand", []))

    def _about_dragons(self, view: Mapping[str, Any], cards: list[str]) -> list[Text]:
        rows = []
        for card in dict.fromkeys(cards):
            about = self.speaker.say(f"samurai-about-dragon-{card}")
            rows.append(Text(f"  {self._priced(view, card)}, {self._moment(view, card)}: {about}", style="dim"))
        return rows

    def cards_to_choose(self, view: Mapping[str, Any], side: str) -> list[str]:
        """The hand, or the scouted cards of which one is to be kept."""
        if view.get("decision", {}).get("question") == "cc-ask-keep":
            return list((view["scouted"] or {}).get("hand", []))
        return super().cards_to_choose(view, side)
