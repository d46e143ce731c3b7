"""What is typed in few letters, written out as records keep it.

Units go by the letters on the picture, ``ho1-5`` is five of them; words that only join the others may be left out, and
so may the units of an order that is being carried out, who pays for an order, and where one looks who looks on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from ....games.grand_battle.orders.sheet import FREE
from ....kernel.deed import decimal_text
from ....kernel.game import AnyMatch
from ....kernel.refusal import UnknownAction
from ....kernel.sides import SIDE_NAMES
from ...grand_battle.table_picture import short_ids

_NUMBER: Final = re.compile(r"\d+(\.\d+)?")
_SPOT: Final = re.compile(r"\d+(\.\d+)?:\d+(\.\d+)?")
#: Letters with numbers at the end, or words with a hyphen between them.
_LIKE_AN_ID: Final = re.compile(r"[a-z][a-z-]*\d[\d-]*|[a-z]+-[a-z-]+")
_DIGITS: Final = "0123456789"
#: Ids are cut to so many letters, where there is least and where there is most room.
_ROOMS: Final = (3, 2, 4, 5, 6, 7, 8, 9, 10)
#: So many letters of a word are enough, if no other one begins with them.
_LEAST: Final = 2
_ARMY: Final = "army"
#: Questions that are followed by a deed.
_ABOUT_DEEDS: Final = ("preview", "cost", "why")
#: Other words for what can be ordered.
_KINDS: Final = {"move": "manoeuvre", "maneuver": "manoeuvre", "march": "manoeuvre", "rally": "recover"}
_KIND_WORDS: Final = ("attack", "manoeuvre", "hold", "recover", "stand")
_ORDER: Final = "order"


class Shorthand:
    """Writes out what ``side`` types at this moment of a match."""

    def __init__(self, match: AnyMatch, side: int, labels: Mapping[str, str]) -> None:
        self.match: Final = match
        self.side: Final = side
        self.view: Final[Mapping[str, Any]] = match.view(side)
        self.decision: Final[Mapping[str, Any]] = self.view.get("decision") or {}
        self.ids: Final = _ids(self.view)
        self.short: Final = _labels(self.ids, labels)

    def written_out(self, text: str) -> str:
        """The whole of what was meant; as it was typed, if nothing is known that it could mean."""
        words = text.lower().replace("->", " -> ").split()
        if not words:
            return text
        if words[0] in _ABOUT_DEEDS and len(words) > 1:
            return f"{words[0]} {self.written_out(' '.join(words[1:]))}"
        forms = [*self.decision.get("forms", []), *self.decision.get("questions", []), *self._of_the_table()]
        words = self._verb(words, [form["verb"] for form in forms])
        known = [form for form in forms if form["verb"] == words[0]]
        for form in known:
            filled = _Filling(self, form, words[1:], is_only=len(known) == 1).text()
            if filled is not None:
                return filled
        return " ".join([words[0], *[self._plain(word) for word in words[1:]]])

    def _of_the_table(self) -> list[Mapping[str, Any]]:
        """The questions that are answered at any time, each as it is mostly asked."""
        found: dict[str, Mapping[str, Any]] = {}
        for form in self.view.get("questions", []):
            found.setdefault(form["verb"], form)
        return list(found.values())

    def unit(self, word: str) -> str:
        """The unit that a word means: its id, its letters on the picture, or the beginning of one id only."""
        if word in self.ids or word not in self.short:
            begun = [id_ for id_ in self.ids if id_.startswith(word)] if len(word) > _LEAST else []
            return begun[0] if len(begun) == 1 and word not in self.ids else word
        return self.short[word]

    def units(self, word: str) -> list[str]:
        """The units that a word means, with commas or as a range; none if one of them is unknown."""
        found: list[str] = []
        for part in word.split(","):
            named = self.unit(part)
            row = [named] if named in self.ids else self._row(part)
            if part and not row:
                return []
            found += row
        return found

    def _row(self, text: str) -> list[str]:
        """Units of a kind from one to another: ``ho1-5``, ``ho1-ho5``; none if there is one that nobody is called."""
        first, dash, last = text.rpartition("-")
        begin = self.unit(first)
        kind, _, number = begin.rpartition("-")
        # The last one without the letters of the first, by its letters and number, or by its number alone.
        ends = [self.unit(first.rstrip(_DIGITS) + last), self.unit(last), f"{kind}-{last}"]
        end = next((each for each in ends if each in self.ids and each.rpartition("-")[0] == kind), "")
        if not dash or begin not in self.ids or not end or not number.isdecimal():
            return []
        row = [f"{kind}-{each}" for each in range(int(number), int(end.rpartition("-")[2]) + 1)]
        return row if all(each in self.ids for each in row) else []

    def purses(self) -> list[str]:
        """The army and the commanders of this side."""
        own = [each for each in self.view["commanders"] if each["side"] == SIDE_NAMES[self.side]]
        return [_ARMY, *[each["id"] for each in sorted(own, key=lambda each: int(each["zone"])) if not each["fallen"]]]

    def payer(self, kind: str, units: str) -> str | None:
        """Who pays least for an order, of several the one whose word carries least far; None if nothing is measured."""
        if self.view["measuring"] != FREE:
            return None
        best: tuple[int, int] | None = None
        payer = _ARMY
        for place, purse in enumerate([*self.purses()[1:], _ARMY]):
            try:
                told = self.match.ask(self.side, f"cost order {kind} {units} from {purse} else army")
            except UnknownAction:
                continue
            line = told["lines"][-1] if told.get("lines") else None
            if line is not None and line["state"] == "given" and line["purse"] == purse:
                price = (int(line["points"]), place)
                if best is None or price < best:
                    best, payer = price, purse
        return payer

    def heading(self, unit: str) -> str | None:
        """Where a unit looks; who is not on the table yet looks at the enemy's edge."""
        for piece in self.view["measured"]["pieces"]:
            if piece["id"] == unit:
                return decimal_text(piece["hundredths"], 2)
        attacker = self.view["attacker"]
        return None if attacker is None else "0" if attacker == SIDE_NAMES[self.side] else "180"

    def ordered(self) -> list[str]:
        """The units of the order that is carried out."""
        units = self.decision.get("about", {}).get("units", [])
        return list(units) if self.decision.get("question") in ("grb-ask-manoeuvre", "grb-ask-attack") else []

    def _verb(self, words: list[str], verbs: list[str]) -> list[str]:
        """The words with a verb that can be said now, where the first ones mean one."""
        if words[0] in verbs:
            rest = [_KINDS.get(words[1], words[1]), *words[2:]] if words[0] == _ORDER and words[1:] else words[1:]
            return [words[0], *rest]
        kind = _begun(_KINDS.get(words[0], words[0]), _KIND_WORDS)
        if _ORDER in verbs and kind is not None:
            return [_ORDER, kind, *words[1:]]
        counted = [text.split()[0] for text in self.decision.get("actions", [])]
        whole = _begun(words[0], [*verbs, *counted])
        return [whole or words[0], *words[1:]]

    def _plain(self, word: str) -> str:
        """A word of which nothing is known but that it may name units by their letters."""
        parts = word.split(",")
        return ",".join([self.short.get(part, part) for part in parts])


class _Filling:
    """A form that is filled with words, one after another."""

    def __init__(self, shorthand: Shorthand, form: Mapping[str, Any], words: list[str], *, is_only: bool) -> None:
        self.shorthand: Final = shorthand
        self.form: Final = form
        self.words: Final = list(words)
        #: Whether no other form has this verb.
        self.is_only: Final = is_only
        self.said: Final[dict[str, str]] = {}

    def text(self) -> str | None:
        """The deed written out; None if the words do not fit."""
        fields = iter(self.form["fields"])
        parts = self.form.get("parts") or [None] * len(self.form["fields"])
        found = [self.form["verb"]]
        for place, part in enumerate(parts):
            if part is not None:
                if self.words and self.words[0] == part:
                    self.words.pop(0)
                elif place == 0 and not self.is_only:
                    # The first word tells forms apart.
                    return None
                found.append(part)
                continue
            field = next(fields)
            said = self._field(field)
            if said is None:
                return None
            self.said[field["name"]] = said
            found.append(f"{field.get('before', '')}{said}{field.get('after', '')}")
        return None if self.words else " ".join(found)

    def _field(self, field: Mapping[str, Any]) -> str | None:
        kind, name = field["kind"], field["name"]
        if kind == "ids":
            return self._units(field)
        if name == "purse":
            return self._purse()
        if kind == "id":
            return self._one(field)
        if kind == "deed" or not self.words:
            return self._unsaid(field)
        word = self.words[0].removeprefix(field.get("before", "")).removesuffix(field.get("after", ""))
        if kind in ("word", "opening"):
            said = self._word(field, word)
        elif kind == "point":
            said = word if _SPOT.fullmatch(word) else None
        else:
            said = word if _NUMBER.fullmatch(word.removesuffix("°")) else None
            said = said and said.removesuffix("°")
        if said is None:
            return self._unsaid(field)
        self.words.pop(0)
        return said

    def _units(self, field: Mapping[str, Any]) -> str | None:
        found: list[str] = []
        offered = field.get("offered") or self.shorthand.ids
        while self.words:
            units = self.shorthand.units(self.words[0])
            # A target that follows is not one of those who attack it.
            if not units or (found and not all(unit in offered for unit in units)):
                break
            if not found and not all(unit in offered for unit in units) and self.shorthand.ordered():
                break
            found += units
            self.words.pop(0)
        if not found and self.words and self._names_nobody(self.words[0]):
            return self.words.pop(0)
        found = found or self.shorthand.ordered() or (offered if len(offered) == 1 else [])
        return ",".join(dict.fromkeys(found)) or None

    def _names_nobody(self, word: str) -> bool:
        """Whether a word looks like an id, but nobody is called so: the refusal will say that."""
        return _LIKE_AN_ID.fullmatch(word) is not None and not self.shorthand.units(word)

    def _one(self, field: Mapping[str, Any]) -> str | None:
        offered = field.get("offered", [])
        if self.words:
            named = self.shorthand.unit(self.words[0])
            if named in offered or named in self.shorthand.ids:
                self.words.pop(0)
                return named
        if len(offered) == 1:
            return str(offered[0])
        ordered = self.shorthand.ordered()
        return ordered[0] if len(ordered) == 1 and field["name"] == "unit" else None

    def _purse(self) -> str | None:
        if self.words:
            named = _begun(self.words[0], self.shorthand.purses())
            if named is not None:
                self.words.pop(0)
            return named
        return self.shorthand.payer(self.said["kind"], self.said["units"])

    def _word(self, field: Mapping[str, Any], word: str) -> str | None:
        if any(re.fullmatch(rf"{turn}\d+(\.\d+)?", word) for turn in field.get("degrees", {})):
            return word
        return _begun(_KINDS.get(word, word), field.get("values", []))

    def _unsaid(self, field: Mapping[str, Any]) -> str | None:
        """What need not be said: that the army pays, and where one looks."""
        if field["name"] == "else" and not self.words:
            return _ARMY
        if field["name"] == "heading" and not self.words:
            unit = (self.said.get("unit") or self.said.get("units", "")).split(",")[0]
            return self.shorthand.heading(unit)
        return None


def _begun(word: str, words: Iterable[str]) -> str | None:
    """The one of some words that is meant: the same, or the only one that begins with it."""
    known = list(dict.fromkeys(words))
    if word in known:
        return word
    begun = [each for each in known if each.startswith(word)] if len(word) >= _LEAST else []
    return begun[0] if len(begun) == 1 else None


def _ids(view: Mapping[str, Any]) -> list[str]:
    """All that can be named: units, known or not to stand anywhere, and sections."""
    hidden = [marker["unit"] for marker in view["measured"]["markers"] if "unit" in marker]
    units = [*view["measured"]["pieces"], *hidden, *view["away"]]
    return list(dict.fromkeys([*[unit["id"] for unit in units], *[section["id"] for section in view["sections"]]]))


def _labels(ids: list[str], shown: Mapping[str, str]) -> dict[str, str]:
    """By letters the ids that they are short for: as shown last, then as they would be with more or less room."""
    found = {label: id_ for id_, label in shown.items() if id_ in ids}
    for room in _ROOMS:
        for id_, label in short_ids(ids, room).items():
            found.setdefault(label, id_)
    for id_ in ids:
        found.setdefault(id_.replace("-", ""), id_)
    return found
