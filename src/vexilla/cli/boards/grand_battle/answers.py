"""What the terminal answers beside decisions: lists, distances, costs of the sheet, targets, how a move would end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from ....games.grand_battle.geometry.gaps import gap
from ....games.grand_battle.orders.sheet import FREE
from ....games.grand_battle.position import GrandBattle
from ....kernel.deed import decimal_text
from ....kernel.game import AnyMatch
from ....kernel.refusal import UnknownAction
from ....kernel.sides import SIDE_NAMES
from ....locales import Speaker, listed
from . import lists
from .shorthand import Shorthand

_GAME: Final = "grand_battle"
#: Questions of the engine that can be typed as they are, each at its time.
_ASKED: Final = ("cost", "targets", "reach", "preview")


#: Where no attack reaches anybody, so many are offered.
_FALLING_SHORT: Final = 3


class Answers:
    """Answers in a language, with the names of a battle."""

    def __init__(
        self, speaker: Speaker, names: Mapping[str, str], labels: Mapping[str, str], *, has_room: bool
    ) -> None:
        self.speaker: Final = speaker
        self.names: Final = names
        #: By id the letters on the picture.
        self.labels: Final = labels
        #: Whether lists have room for ids beside the letters.
        self.has_room: Final = has_room

    def answer(self, match: AnyMatch, side: int, typed: str) -> list[RenderableType] | None:
        """To ``units``, ``unit ID``, ``sheet``, ``measure ID ID``, ``cost``, ``targets``, ``reach`` or ``preview``."""
        words = typed.lower().split()
        view = match.view(side)
        short = Shorthand(match, side, self.labels)
        if words[0] == "units" and len(words) == 1:
            return [
                lists.units_table(self.speaker, view, each, self.names, self.labels, with_ids=self.has_room)
                for each in SIDE_NAMES[:2]
            ]
        if words[0] == "unit" and len(words) == 2:
            return self._unit(match.position, view, short.unit(words[1]))
        if words[0] == "sheet" and len(words) == 1:
            purses = lists.purses(self.speaker, view, SIDE_NAMES[match.position.active], self.names)
            return [Text(purses), *lists.sheet(self.speaker, view, self.names)]
        if words[0] == "measure":
            return self._measure(match, side, view, [short.unit(word) for word in words[1:]])
        if words[0] in _ASKED:
            return self._asked(match, side, short.written_out(typed))
        return None

    def _say(self, message: str, **arguments: str) -> Text:
        return Text(self.speaker.say(f"grand-battle-{message}", **arguments))

    def _unit(self, position: GrandBattle, view: Mapping[str, Any], name: str) -> list[RenderableType]:
        hidden = [marker["unit"] for marker in view["measured"]["markers"] if "unit" in marker]
        for unit in [*view["measured"]["pieces"], *hidden, *view["away"]]:
            if unit["id"] == name:
                profile = position.profile_of(position.roster.numbers[name])
                return [*lists.about_unit(self.speaker, unit, profile, self.names)]
        return [self._say("no-unit", name=name)]

    def _measure(self, match: AnyMatch, side: int, view: Mapping[str, Any], words: list[str]) -> list[RenderableType]:
        """The distance between two units on the table, and in which zone of the first the second one is."""
        seen = [piece["id"] for piece in view["measured"]["pieces"]]
        if len(words) != 2 or not all(word in seen for word in words):
            return [self._say("measure-usage")]
        told = match.ask(side, f"gap {words[0]} {words[1]}")
        if not told["measured"]:
            return [self._say("measure-strict")]
        zone = self.speaker.word(_GAME, "zone", told["zone"])
        names = [self.names.get(word, word) for word in words]
        return [self._say("measured", one=names[0], other=names[1], steps=told["gap"], zone=zone)]

    # -- questions of the engine -------------------------------------------------------------------

    def _asked(self, match: AnyMatch, side: int, typed: str) -> list[RenderableType]:
        try:
            told = match.ask(side, typed)
        except UnknownAction as problem:
            if problem.reason:
                return [Text(self.speaker.explain(problem, _GAME), style="red")]
            return [Text(self.speaker.say("grand-battle-not-asked-now", text=typed), style="red")]
        if "lines" in told:
            return self._costs(told)
        if "targets" in told:
            return self._targets(told["targets"], match.view(side)["measuring"] == FREE)
        if not told["measured"] and told.get("attack") is None:
            return [self._say("measure-strict")]
        return self._end(told)

    def _costs(self, told: Mapping[str, Any]) -> list[RenderableType]:
        if not told["measured"]:
            return [self._say("measure-strict")]
        rows: list[RenderableType] = []
        for line in told["lines"]:
            state = self.speaker.word(_GAME, "state", line["state"])
            purse = self.names.get(line["purse"], self.speaker.word(_GAME, "purse", line["purse"]))
            points = str(line["points"])
            kind, units = line["order"].split()[:2]
            order = f"{self.speaker.word(_GAME, 'order', kind)}, {self._listed(units.split(','))}"
            said = {"line": str(line["line"]), "order": order, "state": state, "points": points, "purse": purse}
            row = self._say("cost-line", **said)
            if line["torn"]:
                row.append(" ").append_text(self._say("cost-torn", units=self._listed(line["torn"])))
            rows.append(row)
        return rows or [self._say("cost-none")]

    def _targets(self, targets: list[Mapping[str, Any]], is_measured: bool) -> list[RenderableType]:
        """Whom one can reach, and how that is typed; then who is too far."""
        if not is_measured:
            return [self._say("targets-strict")]
        rows: list[RenderableType] = []
        far: list[str] = []
        for target in targets:
            name = self.names.get(target["target"], target["target"])
            if target["attack"] is not None and target["reaches"]:
                rows.append(self._say("target-reached", target=name, attack=target["attack"]))
            elif target["attack"] is not None:
                far.append(name)
        if far:
            rows.append(self._say("targets-short", targets=listed(far)))
        return rows or [self._say("targets-none")]

    def hidden(self, match: AnyMatch, side: int) -> list[Text]:
        """Whom each of the own markers hides."""
        told: list[str] = []
        for marker in match.view(side)["measured"]["markers"]:
            if marker["side"] == SIDE_NAMES[side]:
                unit = marker["unit"]["id"] if marker.get("unit") else ""
                who = self.names.get(unit, unit) or self.speaker.say("grand-battle-hides-nobody")
                told.append(f"{marker['id']} – {who}")
        return [self._say("hidden", markers=", ".join(told))] if told else []

    def unplaced(self, match: AnyMatch, side: int) -> list[Text]:
        """Who is still to be set up, a row of units of a kind in one."""
        rows: dict[str, list[str]] = {}
        for unit in match.view(side)["away"]:
            if unit["side"] == SIDE_NAMES[side] and unit["place"] == "unplaced" and unit["kind"] != "camp-servants":
                rows.setdefault(unit["id"].rpartition("-")[0], []).append(unit["id"])
        told = [f"{self._row(units)} {self._kind(units)}" for units in rows.values()]
        return [self._say("unplaced", units=", ".join(told))] if told else []

    def _row(self, units: list[str]) -> str:
        """Units of a kind by their letters, as they may be typed."""
        first, last = [self.labels.get(unit, unit) for unit in (units[0], units[-1])]
        numbers = [int(number) for number in [unit.rpartition("-")[2] for unit in units] if number.isdecimal()]
        if len(units) == 1:
            return first
        if numbers == list(range(numbers[0], numbers[0] + len(units))):
            return f"{first}-{last.removeprefix(first.rstrip('0123456789'))}"
        return ",".join([self.labels.get(unit, unit) for unit in units])

    def _kind(self, units: list[str]) -> str:
        """What units of a kind are called, without the number."""
        name = self.names.get(units[0], units[0])
        return name.rpartition(" ")[0] if name.rpartition(" ")[2].isdecimal() else name

    def touched(self, match: AnyMatch, side: int) -> list[Text]:
        """Of each unit that may evade, which enemies touch it."""
        view = match.view(side)
        notes: list[Text] = []
        for unit in view["decision"]["about"]["units"]:
            pairs = [contact["units"] for contact in view["contacts"] if unit in contact["units"]]
            enemies = [one if other == unit else other for one, other in pairs]
            notes.append(self._say("touched", unit=self.names.get(unit, unit), enemies=self._listed(enemies)))
        return notes

    def disordered(self, match: AnyMatch, side: int) -> list[Text]:
        """Who is disordered, by letters and with how many points."""
        found: list[str] = []
        for piece in match.view(side)["measured"]["pieces"]:
            name = piece["id"]
            if piece["side"] == SIDE_NAMES[side] and piece.get("disorder"):
                found.append(f"{self.names.get(name, name)} ({self.labels.get(name, name)}) {piece['disorder']}")
        return [self._say("disordered", units=listed(found))] if found else []

    def unpaid(self, match: AnyMatch, side: int) -> list[Text]:
        """Lines of the sheet that would not be given, as far as that is measured."""
        told = match.ask(side, "cost")
        lost = [line for line in told["lines"] if line["state"] != "given"] if told["measured"] else []
        rows = self._costs({"measured": True, "lines": lost}) if lost else []
        return [Text(str(row), style="yellow") for row in rows]

    def far_attacks(self, match: AnyMatch, side: int) -> list[Text]:
        """Of each Attack on the sheet from which no known enemy is as near as its slowest unit goes: who is nearest."""
        view, position = match.view(side), match.position
        numbers = position.roster.numbers
        enemies = [piece["id"] for piece in view["measured"]["pieces"] if piece["side"] != SIDE_NAMES[side]]
        notes: list[Text] = []
        for line in view["orders"]:
            units = [numbers[name] for name in line["units"]]
            profiles = [position.profile_of(unit) for unit in units]
            if line["kind"] != "attack" or line["state"] != "written" or not enemies:
                continue
            if any(profile.gun is not None for profile in profiles):
                continue
            move = min([profile.move for profile in profiles])
            gaps = [
                (gap(position.bases[unit], position.bases[numbers[name]]), name) for unit in units for name in enemies
            ]
            steps, nearest = min(gaps)
            if steps > move:
                said = {"line": str(line["line"]), "enemy": self.names.get(nearest, nearest)}
                said |= {"steps": decimal_text(steps, 3), "move": decimal_text(move, 3)}
                notes.append(Text(self.speaker.say("grand-battle-attack-far", **said), style="yellow"))
        return notes

    def attacks(self, match: AnyMatch, side: int) -> list[tuple[Text, str]]:
        """What each attack that reaches somebody, or of none some, is called in a menu, and how it is written."""
        units = ",".join(match.view(side)["decision"]["about"]["units"])
        possible = [target for target in match.ask(side, f"targets {units}")["targets"] if target["attack"] is not None]
        found = []
        for target in [target for target in possible if target["reaches"]] or possible[:_FALLING_SHORT]:
            name = self.names.get(target["target"], target["target"])
            turn = target["attack"].partition(" after ")[2]
            message = "attack-after" if turn else "attack-straight"
            message = message if target["reaches"] else "attack-falling-short"
            found.append((self._say(message, target=name, turn=turn.removeprefix("turn=")), target["attack"]))
        return found

    def attack_falls_short(self, match: AnyMatch, side: int) -> bool:
        """Whether nobody can be reached by the Attack that is carried out."""
        units = ",".join(match.view(side)["decision"]["about"]["units"])
        return not any(target["reaches"] for target in match.ask(side, f"targets {units}")["targets"])

    def _end(self, told: Mapping[str, Any]) -> list[RenderableType]:
        """Where a leg or an attack would end, and what stops it."""
        rows: list[RenderableType] = []
        if told.get("leg") is not None and told.get("refusal") is None:
            rows.append(self._say("preview-leg", leg=told["leg"], cost=max(told["cost"], key=float)))
        for ghost in told.get("ghost", []) if told.get("refusal") is None else []:
            front = [(ghost["outline"][0][axis] + ghost["outline"][1][axis]) // 2 for axis in (0, 1)]
            place = ":".join([decimal_text(each, 3) for each in front])
            name = self.names.get(ghost["id"], ghost["id"])
            rows.append(self._say("preview-end", unit=name, place=place, heading=decimal_text(ghost["heading"], 2)))
        for one, other in told.get("contacts", []):
            rows.append(
                self._say("preview-contact", unit=self.names.get(one, one), target=self.names.get(other, other))
            )
        stop = told.get("refusal") or told.get("stop")
        if stop is not None:
            said = self.speaker.tell(_GAME, stop["reason"], stop["arguments"], self.names)
            rows.append(Text(f"{said} ({stop['clause']})", style="red"))
        return rows or [self._say("preview-nothing")]

    def _listed(self, ids: list[str]) -> str:
        return listed([self.names.get(each, each) for each in ids])
