"""Battle Line in the terminal: nine columns of cards, drawn from a view alone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....games.battle_line.cards import COLOURS, TACTICS_NAMES
from ....games.battle_line.odds import FlagOdds, odds_from_view
from ....kernel.game import AnyMatch, Setup
from ...screen import Screen

COLUMN: Final = 8
MARGIN: Final = 2
STYLES: Final = {
    "red": "bold #ffffff on #a61e22",
    "yellow": "bold #1c1408 on #e3c22f",
    "purple": "bold #ffffff on #6d3a94",
    "orange": "bold #1c1408 on #ee8a1d",
    "blue": "bold #ffffff on #1c5ea8",
    "green": "bold #ffffff on #2c7a38",
}
TACTICS_STYLE: Final = "bold #1c1408 on #d8c8a4"
FLAG_STYLE: Final = "bold #c9962b"
HAND_QUESTIONS: Final = ("battle-line-ask-play", "battle-line-ask-return")
OTHER: Final = {"bottom": "top", "top": "bottom"}
_ABBREVIATION: Final = re.compile(r"^(\D{1,2})(10|[1-9])$")


class BattleLineBoard:
    """Draws the table with the viewer's own side at the bottom."""

    hint: Final = "menu-hint"
    places_hint: Final = "menu-hint-flag"
    overhang: Final = 0
    has_armies: Final = False
    last_verbs: Final[tuple[str, ...]] = ()
    own_numbers: Final[tuple[str, ...]] = ()
    has_inline_places: Final = False
    columns: Final = 76

    def __init__(self, screen: Screen) -> None:
        self.screen: Final = screen
        self.speaker: Final = screen.speaker
        self._letters: Final = {colour: self.speaker.say(f"battle-line-letter-{colour}") for colour in COLOURS}

    # -- cards -------------------------------------------------------------------------------

    def thing(self, kind: str, value: str) -> Text:
        """A card as a coloured label; a Tactics card by its whole name; other things by name."""
        if kind != "card" or value in TACTICS_NAMES:
            style = TACTICS_STYLE if kind == "card" and self.screen.has_colours else ""
            name = self.speaker.word("battle_line", kind, value)
            return Text(f" {name} " if style else name, style=style)
        return self._troop(value)

    def _troop(self, card: str) -> Text:
        colour, _, value = card.rpartition("-")
        label = f"{self._letters[colour]}{value:>2}"
        return Text(f"{label:^5}", style=STYLES[colour]) if self.screen.has_colours else Text(f"[{label}]")

    def _at_flag(self, card: str) -> Text:
        if card not in TACTICS_NAMES:
            return self._troop(card)
        short = self.speaker.say(f"battle-line-short-{card}")
        return Text(f"{short:^5}", style=TACTICS_STYLE) if self.screen.has_colours else Text(f"<{short}>")

    def names(self, setup: Setup) -> dict[str, str]:
        """The sides have no other names."""
        return {}

    def expand(self, match: AnyMatch, text: str) -> str:
        """``r7`` is red-7, in the letters of the language or in English ones."""
        return " ".join(self._expand_word(word) for word in text.lower().split())

    def _expand_word(self, word: str) -> str:
        found = _ABBREVIATION.match(word)
        if not found:
            return word
        for colour in COLOURS:
            if found[1] == self._letters[colour].lower():
                return f"{colour}-{found[2]}"
        for colour in COLOURS:
            if found[1] == colour[0]:
                return f"{colour}-{found[2]}"
        return word

    # -- the table ---------------------------------------------------------------------------

    def draw(
        self, view: Mapping[str, Any], side: str, names: Mapping[str, str], *, compact: bool = False
    ) -> RenderableType:
        """The whole table; a spectator looks from the bottom side."""
        near = side if side in OTHER else "bottom"
        far = OTHER[near]
        gap = [] if compact else [Text()]
        rows = [self._heading(view), self._player(view, far, names), *gap]
        rows += self._formations(view, far, far_side=True)
        rows += self._flags(view, near, far)
        rows += self._formations(view, near, far_side=False)
        rows += [*gap, self._player(view, near, names)]
        for each in (far, near):
            if "cards" in view["hands"][each] and not self._is_in_menu(view):
                rows.append(self._hand(view, each))
        rows += self._knowledge(view, far)
        return Group(*rows)

    def hints(self, view: Mapping[str, Any], side: str) -> list[Text]:
        """What the Tactics cards in hand do, while one of them may be played."""
        return self.cards(view, side) if self._is_in_menu(view) else []

    def cards(self, view: Mapping[str, Any], side: str) -> list[Text]:
        """What the Tactics cards in hand do; Troop cards say it themselves."""
        rows = []
        for card in view["hands"][side]["cards"]:
            if card in TACTICS_NAMES:
                does = self.speaker.say(f"battle-line-help-{card}")
                rows.append(Text(f"  {self.speaker.word('battle_line', 'card', card)}: {does}", style="dim"))
        return rows

    def _heading(self, view: Mapping[str, Any]) -> Text:
        speaker = self.speaker
        parts = [speaker.say("battle-line-title"), speaker.say("board-turn", turn=str(view["turn"]))]
        series = view["series"]
        if series["games"] > 1:
            points = series["points"]
            counts = {"game": str(series["game"]), "games": str(series["games"])}
            parts.append(speaker.say("board-game", bottom=str(points["bottom"]), top=str(points["top"]), **counts))
        piles = {name: str(pile["cards"]) for name, pile in view["piles"].items()}
        parts.append(speaker.say("board-piles", **piles))
        return Text(" · ".join(parts), style="bold")

    def _player(self, view: Mapping[str, Any], side: str, names: Mapping[str, str]) -> Text:
        hand = view["hands"][side]
        line = Text(names[side], style="bold underline" if view["active"] == side else "bold")
        held = {"troops": str(hand["troops"]), "tactics": str(hand["tactics"])}
        parts = [self.speaker.say("board-hand-hidden", **held)]
        if view["tactics_played"][side]:
            parts.append(self.speaker.say("board-tactics-played", count=str(view["tactics_played"][side])))
        if view["discards"][side]:
            parts.append(self.speaker.say("board-discards", cards=self._names(view["discards"][side])))
        line.append("  " + " · ".join(parts), style="not bold not underline dim")
        return line

    def _is_in_menu(self, view: Mapping[str, Any]) -> bool:
        """Whether the viewer is asked for a card of his hand, which the menu then shows."""
        decision = view.get("decision", {})
        return "actions" in decision and decision["question"] in HAND_QUESTIONS

    def _hand(self, view: Mapping[str, Any], side: str) -> Text:
        line = Text(" " * MARGIN)
        for card in view["hands"][side]["cards"]:
            line.append_text(self.thing("card", card)).append(" ")
        return line

    def _knowledge(self, view: Mapping[str, Any], far: str) -> list[Text]:
        """What the viewer knows of hidden cards, because he put them back himself."""
        rows = []
        known = view["hands"][far].get("known", [])
        if known:
            rows.append(Text(self.speaker.say("board-hand-known", cards=self._names(known)), style="dim"))
        coming = [card for pile in view["piles"].values() for card in pile["next"]]
        if coming:
            rows.append(Text(self.speaker.say("board-next", cards=self._names(coming)), style="dim"))
        return rows

    def _names(self, cards: list[str]) -> str:
        return ", ".join(self.speaker.word("battle_line", "card", card) for card in cards)

    def _row(self, cells: list[Text]) -> Text:
        """Nine cells in their columns."""
        line = Text(" " * MARGIN)
        for cell in cells:
            space = COLUMN - cell.cell_len
            line.append(" " * (space // 2)).append_text(cell).append(" " * (space - space // 2))
        return line

    def _formations(self, view: Mapping[str, Any], side: str, *, far_side: bool) -> list[Text]:
        """The cards of one side, the flag being below them on the far side and above on the near one."""
        flags = view["flags"]
        slots = max(flag["size"] for flag in flags)
        rows = [self._row([self._environment(flag, side) for flag in flags])]
        if not any(flag[side]["environment"] for flag in flags):
            rows = []
        for slot in range(slots):
            rows.append(self._row([self._slot(flag, side, slot) for flag in flags]))
        if any(flag[side]["formation"] for flag in flags):
            rows.append(self._row([self._strength(flag, side) for flag in flags]))
        return list(reversed(rows)) if far_side else rows

    def _slot(self, flag: Mapping[str, Any], side: str, slot: int) -> Text:
        cards = flag[side]["cards"]
        if slot < len(cards):
            return self._at_flag(cards[slot])
        is_open = slot < flag["size"] and flag["holder"] == "nobody"
        return Text("·" if is_open else " ", style="dim")

    def _environment(self, flag: Mapping[str, Any], side: str) -> Text:
        return Text(" ").join(self._at_flag(card) for card in flag[side]["environment"])

    def _strength(self, flag: Mapping[str, Any], side: str) -> Text:
        formation = flag[side]["formation"]
        if not formation:
            return Text()
        mark = self.speaker.say(f"battle-line-mark-{formation['kind']}")
        label = f"{mark} {formation['sum']}"
        return Text(label if len(label) < COLUMN else label.replace(" ", ""), style="italic")

    def _flags(self, view: Mapping[str, Any], near: str, far: str) -> list[Text]:
        """The row of flags; a captured one has moved to its owner's side."""
        rows: dict[str, list[Text]] = {far: [], "nobody": [], near: []}
        for flag in view["flags"]:
            for holder, cells in rows.items():
                if flag["holder"] == holder:
                    mark = "⚑" if holder == "nobody" else "▲" if holder == far else "▼"
                    style = FLAG_STYLE if holder == "nobody" else f"{FLAG_STYLE} reverse"
                    cells.append(Text(f" {mark}{flag['flag']} ", style=style))
                else:
                    cells.append(Text("──" if holder == "nobody" else "", style="dim"))
        lines = [self._row(rows["nobody"])]
        if any(flag["holder"] == far for flag in view["flags"]):
            lines.insert(0, self._row(rows[far]))
        if any(flag["holder"] == near for flag in view["flags"]):
            lines.append(self._row(rows[near]))
        return lines

    # -- odds --------------------------------------------------------------------------------

    def answer(self, match: AnyMatch, side: int, typed: str) -> list[RenderableType] | None:
        """It knows no words of its own."""
        return None

    def suggestions(self, match: AnyMatch, side: int) -> list[tuple[Text, str]]:
        """Everything can be counted."""
        return []

    def notes(self, match: AnyMatch, side: int) -> list[Text]:
        """The question says it all."""
        return []

    def is_news(self, event: str) -> bool:
        """Everything is."""
        return True

    def odds(self, match: AnyMatch, view: Mapping[str, Any], side: str) -> RenderableType | None:
        """A table of all flags that are still fought for."""
        if "cards" not in view["hands"].get(side, {}):
            return None
        unseen, flags = odds_from_view(view, side)
        if not flags:
            return None
        say = self.speaker.say
        table = Table(title=say("odds-title"), caption=say("odds-hint", unseen=str(unseen)), show_lines=True)
        table.add_column(say("odds-flag"), justify="right")
        table.add_column(say("odds-yours"))
        table.add_column(say("odds-theirs"))
        for flag in flags:
            table.add_row(str(flag.flag), self._own_odds(flag), self._reach(flag.theirs, flag.they_are_complete))
        return table

    def _own_odds(self, flag: FlagOdds) -> str:
        lines = [self._reach(flag.own, flag.own_is_complete)]
        for out in flag.outs:
            kind = self.speaker.say(f"battle-line-kind-{out.kind}")
            percent = f"{100 * len(out.drawable) / flag.unseen:.1f}" if flag.unseen else "0"
            lines.append(self.speaker.say("odds-outs", count=len(out.drawable), kind=kind, percent=percent))
            if out.held:
                lines.append("  " + self.speaker.say("odds-held", cards=self._names(out.held)))
        return "\n".join(lines)

    def _reach(self, strength: tuple[str, int] | None, complete: bool) -> str:
        if strength is None:
            return self.speaker.say("odds-never")
        kind = self.speaker.say(f"battle-line-kind-{strength[0]}")
        return self.speaker.say("odds-complete" if complete else "odds-reach", kind=kind, sum=str(strength[1]))
