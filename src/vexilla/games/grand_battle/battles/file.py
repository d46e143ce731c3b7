"""What every battle file tells: names in all languages, two armies, and what each of them may cost."""

from __future__ import annotations

from typing import Final

from ....kernel.file_reader import FileReader, is_number, line_of
from ....kernel.sides import SIDE_NAMES, SIDES
from ..armies.army import Army
from ..armies.library import SUFFIX
from ..armies.muster import read_army
from ..armies.reader import GAME, MOST_BUDGET, BadArmy, Lists
from .battle import LANGUAGES, BadBattle, Told
from .matching import OF_THE_DEARER, clashes, unmatched

_TOLD: Final = ("name", "date", "history", *SIDE_NAMES[:2])
#: What the English text calls a name that is looked for, by what it is.
_WANTED: Final[dict[str, str]] = {
    "key": "nothing in a battle is called",
    "told": "nothing that is translated is called",
    "in-side": "nothing of a side is called",
    "list": "there is no army list",
    "in-reserve": "nothing of a reserve is called",
    "mode": "no reserve of this side comes by the way",
    "value": "this cannot be",
}


class BattleFile(FileReader):
    """Reads what any battle file has."""

    def __init__(self, key: str, text: str, lists: Lists) -> None:
        super().__init__(key, text)
        self.lists: Final = lists
        self._text: Final = text

    def is_ours(self) -> bool:
        """Whether it is a file of this game; a fault if it says another one."""
        game = self.data.get("game", GAME)
        if game != GAME:
            what = f"this is a battle of {game!r}, not of {GAME!r}: read it as one of that game, or mend the line"
            self.fault(("game",), what, reason="fault-other-game", game=str(game), read_as=GAME)
            return False
        return True

    # -- what is told ----------------------------------------------------------------------------

    def told(self) -> dict[str, Told]:
        """Names, history and plans in all languages."""
        found: dict[str, Told] = {}
        plans = [self.text((SIDE_NAMES[side],), "plan") for side in SIDES]
        if not self.text((), "name"):
            self.fault(("name",), 'a battle needs a name, such as name = "Zama"', reason="fault-no-name")
        found["en"] = Told(self.text((), "name"), self.text((), "date"), self.text((), "history"), (plans[0], plans[1]))
        for language in LANGUAGES:
            for key in self.table((language,)):
                if key not in _TOLD:
                    self.unknown_name((language, key), "told", key, _TOLD)
            texts = [self.text((language,), key) for key in _TOLD]
            if any(texts):
                found[language] = Told(texts[0], texts[1], texts[2], (texts[3], texts[4]))
        return found

    def text(self, path: tuple[str, ...], key: str) -> str:
        """A text of a table; empty if there is none."""
        value = (self.table(path) if path else self.data).get(key, "")
        if isinstance(value, str):
            return value.strip()
        self.tell((*path, key), f"{key} must be a text in quotes; it is {value!r}")
        return ""

    def texts(self, path: tuple[str, ...], key: str) -> list[str]:
        """A list of texts of a table."""
        value = (self.table(path) if path else self.data).get(key, [])
        if isinstance(value, list) and all(isinstance(each, str) for each in value):
            return [str(each) for each in value]
        self.tell((*path, key), f"{key} must be a list of texts in quotes; it is {value!r}")
        return []

    # -- armies ----------------------------------------------------------------------------------

    def army_of(self, side: int) -> Army | None:
        """The army of a side: a list as it usually is, or one that the file has itself; None if there is none."""
        name = SIDE_NAMES[side]
        if isinstance(self.table((name,)).get("army"), dict):
            try:
                return read_army(name, self._text, self.lists, (name, "army"))
            except BadArmy as problem:
                for fault in problem.faults:
                    self.note(fault.line, fault.text, fault.reason, fault.arguments)
                return None
        key = self.text((name,), "army")
        if key in self.lists.keys():  # noqa: SIM118
            return self.lists.find(key)
        if key.endswith(SUFFIX):
            what = f"a battle does not name army files: write what is in {key} below [{name}.army]"
            self.fault((name, "army"), what, reason="battle-army-file", name=key, side=name)
        else:
            self.unknown_name((name, "army"), "list", key, self.lists.keys())
        return None

    def match_armies(self, armies: tuple[Army, Army], *, is_even: bool) -> None:
        """Whether both keep the budget, and do not call different troops alike; even ones keep to each other."""
        budget = OF_THE_DEARER if is_even else 0
        if "budget" in self.data:
            budget = self.number(("budget",), self.data["budget"], 0, MOST_BUDGET)
        for each in unmatched(armies, SIDE_NAMES, budget):
            line = self.locator.line((SIDE_NAMES[each.side], "army"))
            self.note(line, each.text, each.reason, each.arguments)
        for profile in clashes(armies):
            what = f"both armies have a profile {profile}, and not the same: give one of them another name"
            self.fault((SIDE_NAMES[1], "army", "profiles", profile), what, reason="battle-profile", name=profile)

    # -- values ----------------------------------------------------------------------------------

    def one_of(self, key: str, known: tuple[str, ...], usual: int) -> int:
        """The place of a word among those that there are; otherwise a fault, and the usual one."""
        value = self.data.get(key, known[usual])
        if value in known:
            return known.index(value)
        self.unknown_name((key,), "value", str(value), known)
        return usual

    def switch(self, key: str) -> bool:
        """True or false, false if nothing is said; or a fault."""
        value = self.data.get(key, False)
        if isinstance(value, bool):
            return value
        what = f"{key} must be true or false; it is {value!r}"
        self.fault((key,), what, reason="army-switch", key=key, value=repr(value), clause="")
        return False

    def number(self, path: tuple[str, ...], value: object, low: int, high: int, token: str = "") -> int:
        """A whole number in a range; otherwise a fault, and the lower end of the range."""
        if is_number(value, low, high):
            return int(str(value))
        key = token or path[-1]
        what = f"{key} must be a number from {low} to {high}; it is {value!r}"
        self.fault(
            path, what, token, reason="battle-number", key=key, least=str(low), most=str(high), value=repr(value)
        )
        return low

    # -- faults ----------------------------------------------------------------------------------

    def tell(self, path: tuple[str, ...], text: str, clause: str = "", token: str = "") -> None:
        """A fault, with the clause that it offends."""
        said = f"{text} ({clause})" if clause else text
        self.fault(path, said, token, reason="battle-wrong", what=said, clause=clause)

    def unknown_name(self, path: tuple[str, ...], what: str, name: str, known: tuple[str, ...]) -> None:
        """A name that does not exist, with the nearest one that does."""
        self.unknown(path, _WANTED[what], name, known, reason="battle-unknown", sought=what)

    def fail(self) -> BadBattle:
        """All faults, in the order of the file."""
        return BadBattle(self.key, sorted(self.faults, key=line_of))
