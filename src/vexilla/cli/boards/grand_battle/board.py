"""Grand Battle in the terminal: the table in braille, both armies, the order sheet, and how everything is written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....games.grand_battle.game import GAME
from ....games.grand_battle.orders.sheet import FREE
from ....games.grand_battle.states import DEPLOYMENT, PHASE_KEYS
from ....games.grand_battle.written.words import halves_text
from ....kernel.game import AnyMatch
from ....kernel.refusal import BadSetup
from ....kernel.setup import Setup
from ....kernel.sides import SIDE_NAMES
from ...grand_battle.table_picture import grounds_in, labels_of, part_in, picture
from ...screen import Screen
from . import lists
from .answers import Answers
from .names import land_names, names_of, title_of
from .odds import odds_table
from .shorthand import Shorthand

Part = tuple[int, int, int, int]

_SIDES: Final = SIDE_NAMES[:2]
#: The phase before the first turn.
_BEFORE: Final = PHASE_KEYS[DEPLOYMENT]
_WIDEST: Final = 140
_NARROWEST: Final = 60
#: Phases in which orders are paid for.
_PAID: Final = ("command", "recovery")
#: What is not known of an army that is still to be set up.
_UNKNOWN: Final = "?"
#: An id has no more letters on a picture, so that it is the same on nearly all of them.
_LETTERS: Final = 3
#: What the log tells, and on a page its head.
_UNTOLD: Final = ("grb-phase",)
#: On narrower screens the date of the battle is left out.
_ROOM_FOR_DATES: Final = 110
#: On narrower screens lists tell units by their letters alone.
_ROOM_FOR_IDS: Final = 110
#: So many columns beside the table are enough for the units of an army.
_ROOM_FOR_UNITS: Final = 80
#: Rows of a page beside the picture; it is never lower than so many rows.
_BESIDE: Final = 24
_LOW: Final = 12
#: So many rows, where there are no pages.
_UNBOUND: Final = 32
#: So much is shown around all that stands on the table, in thousandths of a step.
_MARGIN: Final = 5_000


class GrandBattleBoard:
    """Draws a battle of Grand Battle."""

    hint: Final = "grand-battle-hint"
    places_hint: Final = "grand-battle-hint"
    has_inline_places: Final = False
    has_armies: Final = True
    own_numbers: Final[tuple[str, ...]] = ("execute",)
    last_verbs: Final[tuple[str, ...]] = ("done", "pass", "decline", "halt")
    columns: Final = _NARROWEST

    def __init__(self, screen: Screen) -> None:
        self.screen: Final = screen
        self.speaker: Final = screen.speaker
        #: The part of the table that is drawn; None for all that stands on it.
        self._part: Part | None = None
        self._is_whole = False
        #: On a low screen the picture may scroll away: “zoom” draws it again.
        self.overhang = 0
        self._names: dict[str, str] = {}
        #: By id what is written on the bases of the last picture; it can be typed.
        self._labels: dict[str, str] = {}
        self._title = self.speaker.title(GAME.key)

    def names(self, setup: Setup) -> dict[str, str]:
        """Armies, units, commanders and sections."""
        told = GAME.names(setup, self.speaker.language)
        title = title_of(self.speaker, setup)
        if title:
            has_room = self.screen.console.width >= _ROOM_FOR_DATES
            self._title = f"{title}, {told.date}" if told.date and has_room else title
        self._names = {**land_names(self.speaker, setup), **names_of(self.speaker, setup)}
        return self._names

    # -- the page --------------------------------------------------------------------------------

    def draw(
        self, view: Mapping[str, Any], side: str, names: Mapping[str, str], *, compact: bool = False
    ) -> RenderableType:
        """The table; beside or below it units, where there is room; how the armies fare, and the order sheet."""
        called = {**names, **self._names}
        most = max(_LOW, self.screen.console.size.height - _BESIDE)
        picture = self._picture(view, most if self.screen.console.is_terminal else _UNBOUND)
        rows: list[RenderableType] = [*picture]
        if compact and self.screen.console.width >= max(line.cell_len for line in picture) + _ROOM_FOR_UNITS:
            beside = Table.grid(padding=(0, 3, 0, 0))
            beside.add_row(
                Group(*picture), lists.units_table(self.speaker, view, side, called, self._labels, with_ids=False)
            )
            rows = [beside]
        self.overhang = sum(len(self.screen.console.render_lines(row)) for row in rows) if compact else 0
        if not compact:
            rows += [
                lists.units_table(self.speaker, view, each, called, self._labels, with_ids=self._has_room_for_ids())
                for each in _SIDES
            ]
        rows.append(self._head(view, called))
        rows += [self._army(view, each, called) for each in _SIDES]
        rows += lists.sheet(self.speaker, view, called, all_lines=not compact)
        return Group(*rows)

    def _head(self, view: Mapping[str, Any], names: Mapping[str, str]) -> Text:
        said = self.speaker.say(
            "grand-battle-head-before" if view["phase"] == _BEFORE else "grand-battle-head",
            title=self._title,
            turn=str(view["turn"]),
            last=str(view["turnLimit"]),
            phase=self.speaker.word(GAME.key, "phase", view["phase"]),
            side=names[view["active"]],
        )
        return Text(said, style="bold")

    def _army(self, view: Mapping[str, Any], side: str, names: Mapping[str, str]) -> Text:
        """A side with its steadfastness, once that is known, its place and its purses."""
        steadfastness = view["steadfastness"][side]
        said = self.speaker.say(
            "grand-battle-army-line",
            side=names[side],
            place=self.speaker.word(GAME.key, "seat", _seat(view["attacker"], side)),
            now=halves_text(steadfastness["last"]) if steadfastness else _UNKNOWN,
            first=halves_text(steadfastness["first"]) if steadfastness else _UNKNOWN,
        )
        line = Text(said, style=lists.SIDE_STYLES[side])
        # Before the die is rolled nobody has points.
        own = [each for each in view["commanders"] if each["side"] == side]
        has_points = view["armyPoints"] > 0 or any(each["points"] > 0 for each in own)
        if side == view["active"] and view["phase"] in _PAID and has_points:
            line.append(f" · {lists.purses(self.speaker, view, side, names)}")
        return line

    def _picture(self, view: Mapping[str, Any], rows: int) -> list[Text]:
        # Whoever sets up wants to see the ground where nobody stands yet.
        is_whole = self._is_whole or view["phase"] == _BEFORE
        part = self._part or (None if is_whole else _around(view))
        table = view["measured"]
        low_x, low_y, high_x, high_y = part or (0, 0, table["width"], table["depth"])
        # Characters are twice as high as wide, and the scale takes five columns.
        columns = 5 + 2 * rows * (high_x - low_x) // max(1, high_y - low_y)
        widest = min(self.screen.console.width, _WIDEST)
        columns = max(_NARROWEST, min(columns, widest))
        self._labels = labels_of(dict(view), part, columns, _LETTERS)
        return picture(dict(view), part, columns, grounds_in(self.speaker), letters=_LETTERS)

    # -- words -----------------------------------------------------------------------------------

    def hints(self, view: Mapping[str, Any], side: str) -> list[Text]:
        """What each deed does that can be typed now, if there is anybody who can do it."""
        found: list[Text] = []
        forms = view.get("decision", {}).get("forms", [])
        is_offered = any("offered" in field for form in forms for field in form["fields"])
        verbs = [
            form["verb"]
            for form in forms
            if not is_offered
            or all("offered" in field for field in form["fields"] if field["name"] in ("unit", "units"))
        ]
        for verb in dict.fromkeys(verbs):
            message = f"grand-battle-how-{verb}"
            if self.speaker.knows(message):
                found.append(Text(f"  {verb}: {self.speaker.say(message)}", style="dim"))
        return found

    def cards(self, view: Mapping[str, Any], side: str) -> list[Text]:
        """There are no cards."""
        return []

    def thing(self, kind: str, value: str) -> Text:
        """A thing by its name."""
        return Text(self._names.get(value, self.speaker.word(GAME.key, kind, value)))

    def expand(self, match: AnyMatch, text: str) -> str:
        """Units by their letters on the picture, and all else that need not be said."""
        return Shorthand(match, match.decider, self._labels).written_out(text)

    def suggestions(self, match: AnyMatch, side: int) -> list[tuple[Text, str]]:
        """The attacks that reach somebody, where distances may be told."""
        if match.choice().question() != "grb-ask-attack":
            return []
        return self._answers().attacks(match, side)

    def _answers(self) -> Answers:
        return Answers(self.speaker, self._names, self._labels, has_room=self._has_room_for_ids())

    def _has_room_for_ids(self) -> bool:
        return self.screen.console.width >= _ROOM_FOR_IDS

    def notes(self, match: AnyMatch, side: int) -> list[Text]:
        """Who is to be set up, touches who may evade, or can recover; that an attack falls short, if it is measured."""
        question = match.choice().question()
        answers = self._answers()
        if question == "grb-ask-evade":
            return answers.touched(match, side)
        if question == "grb-ask-ambushes":
            return answers.hidden(match, side)
        if question == "grb-ask-deploy":
            return answers.unplaced(match, side)
        if question == "grb-ask-recovery":
            return answers.disordered(match, side)
        if question not in ("grb-ask-attack", "grb-ask-orders") or match.view(side)["measuring"] != FREE:
            return []
        if question == "grb-ask-orders":
            return [*answers.unpaid(match, side), *answers.far_attacks(match, side)]
        if not answers.attack_falls_short(match, side):
            return []
        return [Text(self.speaker.say("grand-battle-attack-short"), style="yellow")]

    def is_news(self, event: str) -> bool:
        """Phases are told by the head of the page."""
        return event not in _UNTOLD

    def odds(self, match: AnyMatch, view: Mapping[str, Any], side: str) -> Table | None:
        """The chances of the combat that is decided about, or of fire from afar."""
        return odds_table(self.speaker, match.position, match.choice().question(), self._names)

    def answer(self, match: AnyMatch, side: int, typed: str) -> list[RenderableType] | None:
        """``zoom 40:20-90:60``, ``zoom all`` or ``zoom`` choose the part that is drawn; the rest is asked elsewhere."""
        word, _, rest = typed.strip().partition(" ")
        if word.lower() != "zoom":
            return self._answers().answer(match, side, typed)
        if rest in ("", "all"):
            self._part, self._is_whole = None, rest == "all"
        else:
            try:
                self._part = part_in(rest.strip())
            except BadSetup as problem:
                return [Text(str(problem), style="red")]
        return [*self._picture(match.view(side), max(_LOW, self.screen.console.size.height - 2))]


def _seat(attacker: str | None, side: str) -> str:
    """Where a side is; before roles are chosen nowhere."""
    return "open" if attacker is None else "near" if side == attacker else "far"


def _around(view: Mapping[str, Any]) -> Part | None:
    """The part of the table where anything stands, with a margin; None if nobody does."""
    table = view["measured"]
    spots = [spot for piece in table["pieces"] for spot in piece["outline"]]
    spots += [marker["at"] for marker in table["markers"]]
    spots += [spot for camp in view["camps"].values() if camp and camp["outline"] for spot in camp["outline"]]
    if not spots:
        return None
    xs, ys = [spot[0] for spot in spots], [spot[1] for spot in spots]
    return (
        max(0, min(xs) - _MARGIN),
        max(0, min(ys) - _MARGIN),
        min(table["width"], max(xs) + _MARGIN),
        min(table["depth"], max(ys) + _MARGIN),
    )
