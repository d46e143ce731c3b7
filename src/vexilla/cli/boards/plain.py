"""The board of a game that has none of its own: all that its view tells, as a list of facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games import GAMES
from ...kernel.deed import decimal_text
from ...kernel.game import AnyMatch
from ...kernel.setup import Setup
from ...kernel.sides import SIDE_NAMES, SIDES
from ..screen import Screen

#: What every view has, and what is told in other places.
_TOLD_ELSEWHERE: Final = frozenset(("game", "over", "winner", "decision"))
_SIDES: Final = SIDE_NAMES[:2]


class PlainBoard:
    """Lists what a view tells: a row a fact, a column a side where a fact differs by side."""

    hint: Final = "menu-hint"
    places_hint: Final = "menu-hint-plain"
    overhang: Final = 0
    has_armies: Final = False
    last_verbs: Final[tuple[str, ...]] = ()
    own_numbers: Final[tuple[str, ...]] = ()
    has_inline_places: Final = False
    columns: Final = 60

    def __init__(self, screen: Screen, game: str) -> None:
        self.screen: Final = screen
        self.speaker: Final = screen.speaker
        self.game: Final = game
        #: What the sides are called on the page that is drawn.
        self._names: Mapping[str, str] = {}

    def draw(
        self, view: Mapping[str, Any], side: str, names: Mapping[str, str], *, compact: bool = False
    ) -> RenderableType:
        """The title and a table: first what concerns nobody more than another, then what each side has."""
        near = side if side in _SIDES else _SIDES[0]
        order = (near, *[each for each in _SIDES if each != near])
        facts = {name: value for name, value in view.items() if name not in _TOLD_ELSEWHERE}
        measured = facts.pop("measured", None)
        common = {name: value for name, value in facts.items() if not is_by_side(value)}
        table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        table.add_column("")
        for each in order:
            table.add_column(Text(names[each]), style="bold" if each == near else "")
        for name, value in facts.items():
            if name not in common:
                table.add_row(self._name(name), *[self._value(name, value.get(each)) for each in order])
        self._names = names
        rows = [Text(self.speaker.title(self.game), style="bold")]
        for name, value in common.items():
            rows.append(self._name(name).append(": ").append_text(self._value(name, value)))
        if measured is not None:
            rows += self._measured(measured, names)
        return Group(*rows, *([] if compact else [Text()]), table, *([] if compact else [Text()]))

    def _measured(self, table: Mapping[str, Any], names: Mapping[str, str]) -> list[Text]:
        """What stands where on a measured table: the place, where it looks, how far it still goes, whose it is."""
        places = table["places"]
        lines = []
        for piece in table["pieces"]:
            x, y = piece.get("centre") or _middle(piece["outline"][:2])
            words = [
                f"{decimal_text(x, places)}:{decimal_text(y, places)}",
                f"{piece['heading']}°",
                piece.get("left", ""),
            ]
            name = self.speaker.word(self.game, "unit", piece["id"])
            lines.append(Text(f"  {name:6}{' '.join(words):26}{names[piece['side']]}"))
        for marker in table["markers"]:
            x, y = marker["at"]
            lines.append(Text(f"  {marker['id']:6}{decimal_text(x, places)}:{decimal_text(y, places)}", style="dim"))
        return lines

    def _name(self, fact: str) -> Text:
        return Text(self.speaker.word(self.game, "fact", fact), style="dim")

    def _value(self, fact: str, value: object) -> Text:
        """A value of a fact in words; lists and nested facts on one line."""
        if value is None or value in ([], {}, ""):
            return Text("–", style="dim")
        if isinstance(value, list | tuple):
            return Text(" ").join(self._value(fact.removesuffix("s"), each) for each in value)
        if isinstance(value, Mapping):
            told = [self._name(name).append(" ").append_text(self._value(name, each)) for name, each in value.items()]
            return Text(", ").join(told)
        if isinstance(value, bool):
            return Text(self.speaker.say("fact-yes" if value else "fact-no"))
        if isinstance(value, str):
            return Text(self._names[value] if value in self._names else self.speaker.word(self.game, fact, value))
        return Text(str(value))

    def hints(self, view: Mapping[str, Any], side: str) -> list[Text]:
        """Nothing is known that would help."""
        return []

    def cards(self, view: Mapping[str, Any], side: str) -> list[Text]:
        """Nothing is known of them."""
        return []

    def names(self, setup: Setup) -> dict[str, str]:
        """What the game calls them."""
        game = GAMES.games.get(self.game)
        told = None if game is None else game.names(setup, self.speaker.language)
        if told is None:
            return {}
        return told.people | {SIDE_NAMES[side]: told.sides[side] for side in SIDES if told.sides[side]}

    def thing(self, kind: str, value: str) -> Text:
        """A thing by its name."""
        return Text(self.speaker.word(self.game, kind, value))

    def expand(self, match: AnyMatch, text: str) -> str:
        """There are no abbreviations."""
        return text

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
        """Nothing is known of them."""
        return None


def _middle(spots: list[list[int]]) -> tuple[int, int]:
    return sum(x for x, _ in spots) // len(spots), sum(y for _, y in spots) // len(spots)


def is_by_side(value: object) -> bool:
    """Whether a fact says something of each side."""
    return isinstance(value, Mapping) and bool(value) and set(value) <= set(_SIDES)
