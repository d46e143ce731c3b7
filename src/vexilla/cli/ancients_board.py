"""Ancients in the terminal: the battlefield as rows of hexes, one line a rank, drawn from a view alone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..games.ancients.actions import ATTACK, BOARD, HEXES
from ..games.ancients.odds import AttackOdds, attack_odds
from ..games.ancients.scenario import find_scenario
from ..kernel.game import AnyMatch
from ..kernel.sides import SIDE_NAMES, SIDES
from .screen import Screen

#: Each hex is so wide, and even ranks are shifted by half of it.
CELL: Final = 6
OTHER: Final = {"bottom": "top", "top": "bottom"}
SIDE_STYLES: Final = {"bottom": "bold #ffffff on #7c2f25", "top": "bold #ffffff on #24507d"}
#: What an empty hex of each terrain shows, and its colour.
GROUNDS: Final = {
    "broken": ("∴", "on #b7a98c"),
    "forest": ("♣", "on #7f9a68"),
    "hill": ("▲", "on #c6a86a"),
    "steep": ("^", "on #8d7650"),
    "coast": ("≈", "on #8fb3c4"),
    "lake": ("≈", "on #8fb3c4"),
    "sea": ("≈", "on #8fb3c4"),
    "river": ("≈", "on #8fb3c4"),
    "ford": ("~", "on #b5ccd2"),
    "shallow-ford": ("~", "on #b5ccd2"),
    "rampart": ("#", "on #b08f6a"),
    "camp": ("⌂", "on #a98a5c"),
    "bridge": ("=", "on #b09878"),
    "city-walls": ("#", "on #9d9d9d"),
    "fortified-walls": ("▓", "on #7d7d7d"),
    "marsh": ('"', "on #93a98c"),
}
FIELD_STYLE: Final = "#3b3325 on #d9cfae"
_HEXES: Final = re.compile(r"^([a-m][1-9])(?:[-x> ]+([a-m][1-9]))?$")


class AncientsBoard:
    """Draws the battlefield with the viewer's own edge at the bottom."""

    places_hint: Final = "menu-hint-hex"
    has_inline_places: Final = True
    columns: Final = 80

    def __init__(self, screen: Screen) -> None:
        self.screen: Final = screen
        self.speaker: Final = screen.speaker
        self._actions: list[str] = []

    def thing(self, kind: str, value: str) -> Text:
        """A card or another thing by its name."""
        return Text(self.speaker.word("ancients", kind, value))

    def names(self, scenario: str) -> dict[str, str]:
        """The armies and their leaders in the reader's language."""
        found = find_scenario(scenario).scenario
        language = self.speaker.language
        names = {leader.name: found.word(leader.name, language) for leader in found.leaders}
        for side in SIDES:
            names[SIDE_NAMES[side]] = found.word(found.armies[side].army, language)
        return names

    def expand(self, text: str) -> str:
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
        rows = [self._heading(view), self._player(view, far, names), *gap]
        rows += self._field(view, near)
        rows += [*gap, self._player(view, near, names)]
        for each in (far, near):
            if "hand" in view["hands"][each] and decision.get("question") != "cc-ask-card":
                rows.append(self._hand(view, each))
        return Group(*rows)

    def _heading(self, view: Mapping[str, Any]) -> Text:
        say = self.speaker.say
        parts = [self._title(view), say("board-turn", turn=str(view["turn"]))]
        if view["played"]:
            parts.append(self.speaker.word("ancients", "card", view["played"]))
            if view["card"] not in (None, view["played"]):
                parts[-1] += " → " + self.speaker.word("ancients", "card", view["card"])
        parts.append(say("board-deck", cards=str(view["deck"])))
        return Text(" · ".join(parts), style="bold")

    def _title(self, view: Mapping[str, Any]) -> str:
        """The name of the battle and its date; without a scenario the name of the game."""
        if not view["scenario"]:
            return self.speaker.say("ancients-title")
        scenario = find_scenario(view["scenario"]).scenario
        name = scenario.names.get(self.speaker.language, scenario.names["en"])
        return f"{name}, {scenario.word(scenario.date, self.speaker.language)}"

    def _scenario_word(self, view: Mapping[str, Any], word: str) -> str:
        if not view["scenario"]:
            return word
        return find_scenario(view["scenario"]).scenario.word(word, self.speaker.language)

    def _player(self, view: Mapping[str, Any], side: str, names: Mapping[str, str]) -> Text:
        army = self._scenario_word(view, view["armies"][side])
        name = f"{army} · {names[side]}" if army else names[side]
        line = Text(name, style="bold underline" if view["active"] == side else "bold")
        banners, needed = view["banners"][side], view["needed"][side]
        line.append("  " + "⚑" * banners + "·" * (needed - banners), style="not underline #c9962b")
        hand = self.speaker.say("board-cards", cards=view["hands"][side]["cards"])
        line.append(f"  {banners}/{needed} · {hand}", style="not bold not underline dim")
        return line

    def _hand(self, view: Mapping[str, Any], side: str) -> Text:
        names = [self.speaker.word("ancients", "card", card) for card in view["hands"][side]["hand"]]
        return Text("  " + " · ".join(names), style="dim")

    def _field(self, view: Mapping[str, Any], near: str) -> list[Text]:
        pieces = self._pieces(view)
        marked = {word for action in self._actions for word in action.split()[1:2] if BOARD.hex_named(word) >= 0}
        ranks = range(BOARD.ranks - 1, -1, -1) if near == "bottom" else range(BOARD.ranks)
        rows = []
        for rank in ranks:
            hexes = [hex_ for hex_ in range(BOARD.size) if BOARD.rank_of[hex_] == rank]
            if near != "bottom":
                hexes.reverse()
            line = Text().append(f"{rank + 1} ", style="dim")
            line.append(" " * (CELL // 2 * (rank % 2)))
            for hex_ in hexes:
                line.append_text(self._cell(view, hex_, pieces, marked))
            rows.append(line)
        files = [chr(ord("A") + file) for file in range(BOARD.width)]
        letters = files if near == "bottom" else list(reversed(files))
        rows.append(Text("  " + "".join(f"{letter:^{CELL}}" for letter in letters), style="dim"))
        return rows

    def _pieces(self, view: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
        """By hex: the unit, the leader, or both."""
        found: dict[str, dict[str, Any]] = {}
        for unit in view["units"]:
            found.setdefault(unit["hex"], {})["unit"] = unit
        for leader in view["leaders"]:
            found.setdefault(leader["hex"], {})["leader"] = leader
        return found

    def _cell(
        self, view: Mapping[str, Any], hex_: int, pieces: Mapping[str, Mapping[str, Any]], marked: set[str]
    ) -> Text:
        """Six letters: a mark or the terrain, the unit's code, its blocks, a star for a leader."""
        label = BOARD.labels[hex_]
        terrain = view["terrain"].get(label, "open").partition(":")[0]
        sign, ground = GROUNDS.get(terrain, ("·", FIELD_STYLE.partition(" on ")[2]))
        ground = ground if ground.startswith("on ") else f"on {ground}"
        here = pieces.get(label, {})
        unit, leader = here.get("unit"), here.get("leader")
        mark = ">" if label in marked else sign if terrain != "open" else " "
        if unit is None and leader is None:
            plain = f"{'>' if label in marked else ' '}{sign:^{CELL - 2}} "
            style = f"#3b3325 {ground}" + (" bold reverse" if label in marked else "")
            return Text(plain, style=style if self.screen.has_colours else "")
        side = unit["side"] if unit is not None else here["leader"]["side"]
        code = self.speaker.say(f"ancients-code-{unit['kind']}") if unit is not None else ""
        body = (
            f"{code:>3}{unit['blocks']}"
            if unit is not None
            else f"{self._scenario_word(view, here['leader']['name'])[:4]:>4}"
        )
        star = "*" if leader else "+" if unit and unit.get("elite") else " "
        # The two sides differ in the case of their letters, too, for those who see no colours.
        body = body if side == "bottom" else body.lower()
        if not self.screen.has_colours:
            return Text(f"{mark}{body}{star}")
        style = SIDE_STYLES[side]
        if unit and unit["ordered"]:
            style += " underline"
        text = Text(mark, style=f"bold #3b3325 {ground}")
        return text.append(f"{body}{star}", style=style)

    # -- help --------------------------------------------------------------------------------

    def hints(self, view: Mapping[str, Any], side: str) -> list[Text]:
        """What the cards in hand do, while one of them is to be played."""
        if view.get("decision", {}).get("question") != "cc-ask-card":
            return []
        rows = []
        for card in dict.fromkeys(view["hands"][side].get("hand", [])):
            name = self.speaker.word("ancients", "card", card)
            about = f"ancients-about-card-{card}"
            if self.speaker.knows(about):
                rows.append(Text(f"  {name}: {self.speaker.say(about)}", style="dim"))
        return rows

    def odds(self, match: AnyMatch, view: Mapping[str, Any], side: str) -> RenderableType | None:
        """A table of all attacks that can be declared now; nothing in it depends on hidden cards."""
        attacks = [action - ATTACK for action in match.options() if ATTACK <= action < ATTACK + HEXES * HEXES]
        if not attacks:
            return None
        say = self.speaker.say
        table = Table(title=say("attack-odds-title"), caption=say("attack-odds-hint"))
        table.add_column(say("attack-odds-attack"))
        for column in ("dice", "hits", "destroy", "retreat", "leader", "back", "lost", "driven"):
            table.add_column(say(f"attack-odds-{column}"), justify="right")
        for pair in sorted(attacks):
            here, there = divmod(pair, HEXES)
            odds = attack_odds(match.position, match.position.unit_at[here], there)
            table.add_row(f"{BOARD.labels[here]} → {BOARD.labels[there]}", *self._odds_row(odds))
        return table

    def _odds_row(self, odds: AttackOdds) -> list[str]:
        strike, back = odds.strike, odds.back
        retreats = " ".join(f"{hexes}:{_percent(chance)}" for hexes, chance in sorted(strike.retreats.items()))
        row = [
            str(strike.dice),
            " ".join(_percent(chance) for chance in strike.hits),
            _percent(strike.destroyed),
            retreats or "–",
            _percent(strike.leader_killed),
        ]
        if back is None:
            return [*row, "–", "–", "–"]
        return [*row, f"{float(back.losses):.2f}", _percent(back.destroyed), _percent(back.retreat)]


def _percent(chance: Fraction) -> str:
    return "<1%" if 0 < chance < Fraction(1, 200) else f"{100 * float(chance):.0f}%"
