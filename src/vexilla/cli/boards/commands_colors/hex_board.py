"""Commands & Colors in the terminal: the battlefield as rows of hexes, one line a rank, drawn from a view alone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from ....games import GAMES
from ....games.commands_colors.board import Board
from ....games.commands_colors.odds import AttackOdds
from ....games.commands_colors.scenario import Scenario
from ....kernel.game import AnyMatch, Setup
from ....kernel.sides import SIDE_NAMES, SIDES
from ...screen import Screen
from .attack_odds import odds_table

#: Each hex is so wide, and even ranks are shifted by half of it.
CELL: Final = 6
OTHER: Final = {"bottom": "top", "top": "bottom"}
SIDE_STYLES: Final = {"bottom": "bold #ffffff on #7c2f25", "top": "bold #ffffff on #24507d"}
#: What an empty hex of open ground shows, and its colour.
OPEN: Final = ("·", "on #d9cfae")
INK: Final = "#3b3325"
#: Questions within a combat; at the others the last one may still be in the view.
IN_COMBAT: Final = {
    "cc-ask-support",
    "cc-ask-react",
    "cc-ask-ignore",
    "cc-ask-retreat",
    "cc-ask-evade-to",
    "cc-ask-retire",
    "cc-ask-flee",
    "cc-ask-rampage",
    "cc-ask-advance",
    "cc-ask-ride",
    "cc-ask-bonus",
    "cc-ask-battle-back",
    "sam-ask-inspire",
    "sam-ask-again",
    "sam-ask-dragon-before-roll",
    "sam-ask-dragon-after-roll",
    "sam-ask-dragon-close-combat-declared",
    "sam-ask-fate",
}
_HEXES: Final = re.compile(r"^([a-z]\d{1,2})(?:[-x> ]+([a-z]\d{1,2}))?$")


class HexBoard:
    """Draws the battlefield with the viewer's own edge at the bottom; a game says what is its own."""

    hint: Final = "menu-hint"
    places_hint: Final = "menu-hint-hex"
    overhang: Final = 0
    has_armies: Final = False
    last_verbs: Final[tuple[str, ...]] = ()
    own_numbers: Final[tuple[str, ...]] = ()
    has_inline_places: Final = True
    columns: Final = 80

    def __init__(self, screen: Screen, game: str, board: Board, grounds: Mapping[str, tuple[str, str]]) -> None:
        self.screen: Final = screen
        self.speaker: Final = screen.speaker
        self.game: Final = game
        self.board: Final = board
        #: What an empty hex of each terrain shows, and its colour.
        self.grounds: Final = grounds
        self._actions: list[str] = []
        self._named: Scenario | None = None

    # -- what is a game's own ----------------------------------------------------------------

    def read_scenario(self, name: str, text: str) -> Scenario:
        """The scenario that a text tells."""
        raise NotImplementedError

    def scenario(self, key: str) -> Scenario:
        """The scenario of the set-up that was named last, or one of the game's own by its key."""
        if self._named is None or self._named.key != key:
            game = GAMES.find(self.game)
            self._named = self.read_scenario(key, game.scenario_text(key))
        return self._named

    def attack_odds(self, match: AnyMatch, here: int, there: int) -> dict[str, AttackOdds]:
        """The exact odds of an attack that can be declared now, by its name, and of what may become of it."""
        raise NotImplementedError

    def unit_code(self, view: Mapping[str, Any], unit: Mapping[str, Any], leader: Mapping[str, Any] | None) -> str:
        """Three letters for the kind of a unit, and its blocks; with a badge there is no room for more."""
        return f"{self.word('code', unit['kind']):>3}{unit['blocks']}"

    def badge(self, unit: Mapping[str, Any] | None, leader: Mapping[str, Any] | None) -> str:
        """The last letter of a piece: a star for a leader, or what else is special about a unit."""
        return "*" if leader else " "

    def style(self, view: Mapping[str, Any], side: str, unit: Mapping[str, Any] | None) -> str:
        """The colours of a piece: a unit, or a leader alone."""
        return SIDE_STYLES[side]

    def signs(self, view: Mapping[str, Any]) -> Mapping[str, str]:
        """By hex: a sign that goes before that of its terrain."""
        return {}

    def facts(self, view: Mapping[str, Any]) -> list[str]:
        """What the heading says beside the turn and the deck."""
        return []

    def aims(self, view: Mapping[str, Any], side: str) -> list[str]:
        """What a side's line says beside its banners and its cards."""
        return []

    def lines(self, view: Mapping[str, Any], side: str, *, compact: bool) -> list[Text]:
        """What else lies on the table on a side, a line each; compact, on as few lines as it can be."""
        return []

    # -- names -------------------------------------------------------------------------------

    def thing(self, kind: str, value: str) -> Text:
        """A card or another thing by its name."""
        return Text(self.word(kind, value))

    def word(self, kind: str, value: str) -> str:
        """The name of a card, a unit or another thing of the game."""
        return self.speaker.word(self.game, kind, value)

    def names(self, setup: Setup) -> dict[str, str]:
        """The armies and their leaders in the reader's language."""
        found = self._named = self.read_scenario(setup.scenario, setup.text)
        language = self.speaker.language
        names = {leader.name: found.word(leader.name, language) for leader in found.leaders}
        for side in SIDES:
            names[SIDE_NAMES[side]] = found.word(found.armies[side].army, language)
        return names

    def expand(self, match: AnyMatch, text: str) -> str:
        """``e2-e3`` is the move or attack between two hexes, ``e2`` the order, retreat … to which a hex belongs."""
        found = _HEXES.match(text.strip().lower())
        if not found:
            return text
        here, there = found[1].upper(), found[2]
        wanted = f" {here} {there.upper()}" if there else f" {here}"
        for action in self._actions:
            if action.endswith(wanted):
                return action
        verbs = {action.split()[0] for action in self._actions if len(action.split()) == (3 if there else 2)}
        # Nothing legal fits: the verb of the moment makes it an action that can be refused with its reason.
        verb = min(verbs) if verbs else "attack" if there else "order"
        return f"{verb}{wanted}"

    # -- the field ---------------------------------------------------------------------------

    def draw(
        self, view: Mapping[str, Any], side: str, names: Mapping[str, str], *, compact: bool = False
    ) -> RenderableType:
        """The whole table; a spectator looks from the bottom side."""
        near = side if side in OTHER else "bottom"
        far = OTHER[near]
        decision = view.get("decision", {})
        self._actions = list(decision.get("actions", []))
        gap = [] if compact else [Text()]
        rows = [self._heading(view, compact), self._player(view, far, names), *self.lines(view, far, compact=compact)]
        rows += gap
        rows += self._field(view, near)
        rows += [*gap, self._player(view, near, names), *self.lines(view, near, compact=compact)]
        for each in (far, near):
            if "hand" in view["hands"][each] and decision.get("question") != "cc-ask-card":
                rows.append(self._hand(view, each, compact))
        return Group(*rows)

    def _heading(self, view: Mapping[str, Any], compact: bool) -> Text:
        say = self.speaker.say
        parts = [self._title(view, compact), say("board-turn", turn=str(view["turn"]))]
        if view["played"]:
            parts.append(self.word("card", view["played"]))
            if view["card"] not in (None, view["played"]):
                parts[-1] += " → " + self.word("card", view["card"])
        parts += [say("board-deck", cards=str(view["deck"])), *self.facts(view)]
        combat = view["combat"]
        if combat and view.get("decision", {}).get("question") in IN_COMBAT:
            parts.append(" + ".join([f"{combat['from']} × {combat['target']}", *combat.get("supporters", [])]))
        return Text(" · ".join(parts), style="bold")

    def _title(self, view: Mapping[str, Any], compact: bool) -> str:
        """The name of the battle and, where there is room, its date; without a scenario the name of the game."""
        if not view["scenario"]:
            return self.speaker.say(f"{self.game}-title")
        scenario = self.scenario(view["scenario"])
        name = scenario.names.get(self.speaker.language, scenario.names["en"])
        return name if compact else f"{name}, {scenario.word(scenario.date, self.speaker.language)}"

    def _scenario_word(self, view: Mapping[str, Any], word: str) -> str:
        if not view["scenario"]:
            return word
        return self.scenario(view["scenario"]).word(word, self.speaker.language)

    def _player(self, view: Mapping[str, Any], side: str, names: Mapping[str, str]) -> Text:
        army = self._scenario_word(view, view["armies"][side])
        name = f"{army} · {names[side]}" if army else names[side]
        line = Text(name, style="bold underline" if view["active"] == side else "bold")
        banners, needed = view["banners"][side], view["needed"][side]
        line.append("  " + "⚑" * banners + "·" * (needed - banners), style="not underline #c9962b")
        hand = self.speaker.say("board-cards", cards=view["hands"][side]["cards"])
        said = " · ".join([f"{banners}/{needed}", hand, *self.aims(view, side)])
        line.append(f"  {said}", style="not bold not underline dim")
        return line

    def _hand(self, view: Mapping[str, Any], side: str, compact: bool) -> Text:
        names = [self.word("card", card) for card in view["hands"][side]["hand"]]
        return Text("  " + " · ".join(names), style="dim", no_wrap=compact, overflow="ellipsis" if compact else None)

    def _field(self, view: Mapping[str, Any], near: str) -> list[Text]:
        pieces = self._pieces(view)
        signs = self.signs(view)
        board = self.board
        digits = len(str(board.ranks))
        marked = {word for action in self._actions for word in action.split()[1:2] if board.hex_named(word) >= 0}
        ranks = range(board.ranks - 1, -1, -1) if near == "bottom" else range(board.ranks)
        rows = []
        for rank in ranks:
            hexes = [hex_ for hex_ in range(board.size) if board.rank_of[hex_] == rank]
            if near != "bottom":
                hexes.reverse()
            line = Text().append(f"{rank + 1:>{digits}} ", style="dim")
            line.append(" " * (CELL // 2 * (rank % 2)))
            for hex_ in hexes:
                label = board.labels[hex_]
                mark = ">" if label in marked else signs.get(label, "")
                line.append_text(self._cell(view, label, pieces.get(label, {}), mark))
            rows.append(line)
        files = [chr(ord("A") + file) for file in range(board.width)]
        letters = files if near == "bottom" else list(reversed(files))
        rows.append(Text(" " * (digits + 1) + "".join(f"{letter:^{CELL}}" for letter in letters), style="dim"))
        return rows

    def _pieces(self, view: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
        """By hex: the unit, the leader, or both."""
        found: dict[str, dict[str, Any]] = {}
        for unit in view["units"]:
            found.setdefault(unit["hex"], {})["unit"] = unit
        for leader in view["leaders"]:
            found.setdefault(leader["hex"], {})["leader"] = leader
        return found

    def _cell(self, view: Mapping[str, Any], label: str, here: Mapping[str, Any], mark: str) -> Text:
        """Six letters: a mark or the terrain, the unit's code, its blocks, and its badge."""
        terrain = view["land"].get(label, ["open"])[-1]
        sign, ground = self.grounds.get(terrain, OPEN)
        unit, leader = here.get("unit"), here.get("leader")
        if unit is None and leader is None:
            style = f"{INK} {ground}" + (" bold reverse" if mark == ">" else "")
            return Text(f"{mark or ' '}{sign:^{CELL - 2}} ", style=style if self.screen.has_colours else "")
        mark = mark or (sign if terrain != "open" else " ")
        side = unit["side"] if unit is not None else here["leader"]["side"]
        if unit is not None:
            body = self.unit_code(view, unit, leader)
        else:
            body = f"{self._scenario_word(view, here['leader']['name'])[:4]:>4}"
        # The two sides differ in the case of their letters, too, for those who see no colours.
        body = body if side == "bottom" else body.lower()
        body = f"{body}{self.badge(unit, leader)}"[: CELL - 1]
        if not self.screen.has_colours:
            return Text(f"{mark}{body}")
        style = self.style(view, side, unit)
        if unit and unit["ordered"]:
            style += " underline"
        return Text(mark, style=f"bold {INK} {ground}").append(body, style=style)

    # -- help --------------------------------------------------------------------------------

    def hints(self, view: Mapping[str, Any], side: str) -> list[Text]:
        """What the cards do of which one is to be chosen."""
        return self._about_cards(self.cards_to_choose(view, side))

    def cards(self, view: Mapping[str, Any], side: str) -> list[Text]:
        """What the cards in the hand do."""
        return self._about_cards(view["hands"][side].get("hand", []))

    def _about_cards(self, cards: list[str]) -> list[Text]:
        rows = []
        for card in dict.fromkeys(cards):
            about = f"{self.game}-about-card-{card}"
            if self.speaker.knows(about):
                rows.append(Text(f"  {self.word('card', card)}: {self.speaker.say(about)}", style="dim"))
        return rows

    def cards_to_choose(self, view: Mapping[str, Any], side: str) -> list[str]:
        """The hand, while one card of it is to be played."""
        if view.get("decision", {}).get("question") != "cc-ask-card":
            return []
        return list(view["hands"][side].get("hand", []))

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
        """A table of all attacks that can be declared now; nothing in it depends on hidden cards."""
        texts = [match.text(action).split() for action in match.options()]
        named = self.board.hex_named
        attacks = sorted((named(text[1]), named(text[2])) for text in texts if text[0] == "attack")
        found: dict[str, AttackOdds] = {}
        for here, there in attacks:
            found |= self.attack_odds(match, here, there)
        return odds_table(self.speaker, self.game, found) if found else None
