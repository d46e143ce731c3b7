"""Deeds: actions that cannot be counted, a verb with typed fields and a canonical text.

``advance a1,a2 12.5`` is a deed: its verb is a :class:`Form` (what blanks there are, of which kind and range), its
values are small immutable things (whole numbers, words, tuples of them). A decimal is kept as a whole number of its
last place, so no rounding differs between machines. The same declaration gives the text, the way back with precise
errors, a JSON description from which a page builds a form, and random values for players that draw.

A deed says what is meant, not whether it is allowed: that is a choice's business, as with any action. The questions
that a choice answers while a move is being thought out (``reach a1,a2 30:12.5``) are forms, too.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final, TypeAlias

from .chance import Generator
from .refusal import BadSetup, UnknownAction

#: What a field can hold.
Value: TypeAlias = "int | str | tuple[int, int] | tuple[str, ...] | Deed"
#: Ready for JSON.
Json: TypeAlias = dict[str, Any]

#: Generators draw below this; larger ranges take two draws.
_DRAW: Final = 1 << 30
_LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")


class BadValue(Exception):
    """A text that is no value of a field: what is wrong, a few right ones, and what a translation needs."""

    def __init__(self, wrong: str, near: list[str], reason: str, arguments: dict[str, str | int]) -> None:
        super().__init__(wrong)
        self.wrong: Final = wrong
        self.near: Final = near
        self.reason: Final = reason
        self.arguments: Final = arguments


class Field:
    """One blank of a form: a name, a kind, and which values it can hold."""

    def __init__(self, name: str, kind: str) -> None:
        self.name: Final = name
        #: The name of the kind in descriptions: ``id``, ``ids``, ``whole``, ``decimal``, ``word``, ``point``, ``deed``.
        self.kind: Final = kind

    def words(self) -> int:
        """How many words of the text it takes; 0 for all that are left."""
        return 1

    def text(self, value: Value) -> str:
        """The canonical text of a value."""
        raise NotImplementedError

    def read(self, text: str) -> Value:
        """The value that a text means; BadValue says what is wrong with it."""
        raise NotImplementedError

    def draw(self, generator: Generator, offered: list[str]) -> Value:
        """Any value, each as likely as any other; of ids, one of those that are offered."""
        raise NotImplementedError

    def limits(self) -> Json:
        """What a page must know beside name and kind."""
        return {}

    def usage(self) -> str:
        """How a form's usage names it."""
        return self.name.upper()

    def describe(self) -> Json:
        """The field as JSON."""
        return {"name": self.name, "kind": self.kind, **self.limits()}


class Id(Field):
    """The id of something on the table: letters, digits and hyphens. Whether there is such a thing, rules judge."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "id")

    def text(self, value: Value) -> str:
        """The id itself."""
        assert isinstance(value, str)
        return value

    def read(self, text: str) -> Value:
        """An id, in small letters."""
        return _id(text)

    def draw(self, generator: Generator, offered: list[str]) -> Value:
        """One of those that are offered."""
        return offered[generator.below(len(offered))] if offered else "none"


class Ids(Field):
    """Several ids, ``a1,a2,b7``: a group. Said in any order they mean the same, unless the order is ``kept``."""

    def __init__(self, name: str, most: int, least: int = 1, *, kept: bool = False) -> None:
        super().__init__(name, "ids")
        self.most: Final = most
        self.least: Final = least
        self.kept: Final = kept

    def text(self, value: Value) -> str:
        """The ids with commas between them; a hyphen if there are none."""
        assert isinstance(value, tuple)
        return ",".join([str(each) for each in value]) or "-"

    def read(self, text: str) -> Value:
        """The ids, each once."""
        found = [_id(each) for each in text.split(",")] if text != "-" else []
        for each in found:
            if found.count(each) > 1:
                raise BadValue(f"{each!r} is named twice", [], "field-twice", {"value": each})
        if not self.least <= len(found) <= self.most:
            about: dict[str, str | int] = {"least": self.least, "most": self.most, "count": len(found)}
            raise BadValue(f"{self.least} to {self.most} ids are named, not {len(found)}", [], "field-count", about)
        return tuple(found if self.kept else sorted(found))

    def draw(self, generator: Generator, offered: list[str]) -> Value:
        """So many of those that are offered, any number as likely as any other, then any of that number."""
        left = offered[:] if len(offered) >= self.least else [f"none-{number}" for number in range(self.least)]
        most = min(self.most, len(left))
        count = self.least + generator.below(most - self.least + 1)
        found = [left.pop(generator.below(len(left))) for _ in range(count)]
        return tuple(found if self.kept else sorted(found))

    def limits(self) -> Json:
        """How many, and whether their order matters."""
        return {"least": self.least, "most": self.most, "kept": self.kept}


class Whole(Field):
    """A whole number in a range."""

    def __init__(self, name: str, lowest: int, highest: int) -> None:
        super().__init__(name, "whole")
        self.lowest: Final = lowest
        self.highest: Final = highest

    def text(self, value: Value) -> str:
        """The digits."""
        return str(value)

    def read(self, text: str) -> Value:
        """A number within the range."""
        return _number(text, 0, self.lowest, self.highest)

    def draw(self, generator: Generator, offered: list[str]) -> Value:
        """Any number of the range."""
        return self.lowest + below(generator, self.highest - self.lowest + 1)

    def limits(self) -> Json:
        """The ends of the range."""
        return {"lowest": self.lowest, "highest": self.highest}


class Decimal(Field):
    """A number with so many decimal places in a range, kept as a whole number of its last place."""

    def __init__(self, name: str, lowest: int, highest: int, places: int) -> None:
        super().__init__(name, "decimal")
        #: In the last place: with three places, 12500 is 12.5.
        self.lowest: Final = lowest
        self.highest: Final = highest
        self.places: Final = places

    def text(self, value: Value) -> str:
        """As short as it can be: ``12.5``, ``-3``."""
        assert isinstance(value, int)
        return decimal_text(value, self.places)

    def read(self, text: str) -> Value:
        """A number within the range, with no more places than there are."""
        return _number(text, self.places, self.lowest, self.highest)

    def draw(self, generator: Generator, offered: list[str]) -> Value:
        """Any number of the range."""
        return self.lowest + below(generator, self.highest - self.lowest + 1)

    def limits(self) -> Json:
        """The ends of the range as text, since JSON's numbers are not exact."""
        return {"lowest": self.text(self.lowest), "highest": self.text(self.highest), "places": self.places}


class Word(Field):
    """One of a few words: a side, a manner."""

    def __init__(self, name: str, *values: str) -> None:
        super().__init__(name, "word")
        self.values: Final = values

    def text(self, value: Value) -> str:
        """The word itself."""
        assert isinstance(value, str)
        return value

    def read(self, text: str) -> Value:
        """One of the words."""
        if text not in self.values:
            near = get_close_matches(text, self.values, 1, 0.5)
            known = ", ".join(self.values)
            raise BadValue(f"{text!r} is none of {known}", near, "field-word", {"value": text, "known": known})
        return text

    def draw(self, generator: Generator, offered: list[str]) -> Value:
        """Any of the words."""
        return self.values[generator.below(len(self.values))]

    def limits(self) -> Json:
        """The words."""
        return {"values": list(self.values)}


class Point(Field):
    """A place on a measured table, ``12.5:30``: two decimals from 0, kept as whole numbers of their last place."""

    def __init__(self, name: str, width: int, depth: int, places: int) -> None:
        super().__init__(name, "point")
        self.width: Final = width
        self.depth: Final = depth
        self.places: Final = places

    def text(self, value: Value) -> str:
        """Across, colon, along."""
        assert isinstance(value, tuple)
        x, y = value
        assert isinstance(x, int)
        assert isinstance(y, int)
        return f"{decimal_text(x, self.places)}:{decimal_text(y, self.places)}"

    def read(self, text: str) -> Value:
        """Two numbers with a colon between them."""
        across, colon, along = text.partition(":")
        if not colon:
            near = [self.text((self.width, self.depth))]
            raise BadValue(f"{text!r} is no point", near, "field-point", {"value": text, "near": near[0]})
        return (_number(across, self.places, 0, self.width), _number(along, self.places, 0, self.depth))

    def draw(self, generator: Generator, offered: list[str]) -> Value:
        """Any point of the table."""
        return (below(generator, self.width + 1), below(generator, self.depth + 1))

    def limits(self) -> Json:
        """The far corner, as text."""
        width, depth = decimal_text(self.width, self.places), decimal_text(self.depth, self.places)
        return {"width": width, "depth": depth, "places": self.places}


class Said(Field):
    """The rest of the text is itself a deed, of one of some forms: a question about a move."""

    def __init__(self, name: str, *forms: Form) -> None:
        super().__init__(name, "deed")
        self.forms: Final = forms

    def words(self) -> int:
        """All that are left."""
        return 0

    def text(self, value: Value) -> str:
        """The deed's own text."""
        assert isinstance(value, Deed)
        return value.text()

    def read(self, text: str) -> Value:
        """The deed that the text means."""
        try:
            return read_deed(self.forms, text)
        except UnknownAction as problem:
            raise BadValue(problem.wrong, problem.suggestions, problem.reason, problem.arguments) from None

    def draw(self, generator: Generator, offered: list[str]) -> Value:
        """Any deed of any of the forms, ids among those that are offered."""
        form = self.forms[generator.below(len(self.forms))]
        return Deed(form, tuple([field.draw(generator, offered) for field in form.fields]))

    def limits(self) -> Json:
        """The verbs that may be said."""
        return {"verbs": [form.word for form in self.forms]}


class Marked(Field):
    """A field that is written with signs around it, so that people know what it is: ``pivot=left``, ``30deg``."""

    def __init__(self, before: str, field: Field, after: str = "") -> None:
        super().__init__(field.name, field.kind)
        self.field: Final = field
        self.before: Final = before
        self.after: Final = after

    def text(self, value: Value) -> str:
        """The value between its signs."""
        return f"{self.before}{self.field.text(value)}{self.after}"

    def read(self, text: str) -> Value:
        """The value; its signs may be left out."""
        return self.field.read(text.removeprefix(self.before).removesuffix(self.after))

    def draw(self, generator: Generator, offered: list[str]) -> Value:
        """As the field draws it."""
        return self.field.draw(generator, offered)

    def limits(self) -> Json:
        """Those of the field, and the signs."""
        return {**self.field.limits(), "before": self.before, "after": self.after}

    def usage(self) -> str:
        """The name between the signs."""
        return f"{self.before}{self.field.usage()}{self.after}"


class Form:
    """A verb whose actions cannot be counted: its word, its fields, and words that stand between them.

    ``Form("attack", GROUP, "->", TARGET)`` is written ``attack a1,a2 -> b7``.
    """

    def __init__(self, word: str, *parts: Field | str) -> None:
        self.word: Final = word
        fields = [part for part in parts if not isinstance(part, str)]
        self.fields: Final = tuple(fields)
        #: For each part its field, or the word itself.
        self._parts: Final = parts
        self._place: Final = {field.name: number for number, field in enumerate(fields)}
        if len(self._place) < len(fields):
            raise BadSetup(f"two fields of {word!r} have the same name")
        for part in parts[:-1]:
            if not isinstance(part, str) and part.words() == 0:
                raise BadSetup(f"the field {part.name!r} of {word!r} takes all words that are left: it must be last")

    def place(self, name: str) -> int:
        """The number of the field with this name."""
        return self._place[name]

    def takes(self, words: list[str]) -> bool:
        """Whether these words after the verb can be one of its deeds: as many as it has, its own where they belong."""
        least = len(self._parts)
        is_open = bool(self.fields) and self.fields[-1].words() == 0
        if len(words) < least or (len(words) > least and not is_open):
            return False
        for word, part in zip(words, self._parts, strict=False):
            if isinstance(part, str) and word != part:
                return False
        return True

    def usage(self) -> str:
        """How it is written: ``advance GROUP DISTANCE``."""
        return " ".join([self.word, *[part if isinstance(part, str) else part.usage() for part in self._parts]])

    def deed(self, *values: Value) -> Deed:
        """The deed with these values, checked; UnknownAction if one of them cannot be."""
        if len(values) != len(self.fields):
            raise UnknownAction(self.word, f"it is written {self.usage()!r}", [])
        return self.read(self.said(values))

    def said(self, values: tuple[Value, ...]) -> str:
        """The canonical text of the deed with these values."""
        words = [self.word]
        number = 0
        for part in self._parts:
            if isinstance(part, str):
                words.append(part)
            else:
                words.append(part.text(values[number]))
                number += 1
        return " ".join(words)

    def read(self, text: str) -> Deed:
        """The deed that a text means; UnknownAction says which field is wrong and what was expected."""
        words = text.lower().split()[1:]
        if not self.takes(words):
            raise UnknownAction(text, f"it is written {self.usage()!r}", [], "deed-usage", usage=self.usage())
        values: list[Value] = []
        for place, part in enumerate(self._parts):
            if isinstance(part, str):
                continue
            word = " ".join(words[place:]) if part.words() == 0 else words[place]
            try:
                values.append(part.read(word))
            except BadValue as problem:
                about = {"field": part.name} | problem.arguments
                wrong = f"{part.name}: {problem.wrong}"
                raise UnknownAction(text, wrong, problem.near, problem.reason, **about) from None
        return Deed(self, tuple(values))

    def describe(self) -> Json:
        """The form as JSON, enough for a page to ask for every field: ``parts`` are the words between them."""
        shown: Json = {"verb": self.word, "usage": self.usage(), "fields": [field.describe() for field in self.fields]}
        if len(self._parts) > len(self.fields):
            shown["parts"] = [part if isinstance(part, str) else None for part in self._parts]
        return shown


class Deed:
    """One action that cannot be counted: a form and a value for each of its fields. Equal if they say the same."""

    __slots__ = ("_text", "form", "values")

    def __init__(self, form: Form, values: tuple[Value, ...]) -> None:
        self.form: Final = form
        self.values: Final = values
        self._text: Final = form.said(values)

    def text(self) -> str:
        """The canonical text."""
        return self._text

    def number(self, name: str) -> int:
        """The value of a field that is a whole number or a decimal, the latter in its last place."""
        value = self.values[self.form.place(name)]
        assert isinstance(value, int)
        return value

    def word(self, name: str) -> str:
        """The value of a field that is an id or a word."""
        value = self.values[self.form.place(name)]
        assert isinstance(value, str)
        return value

    def ids(self, name: str) -> list[str]:
        """The value of a field of several ids."""
        value = self.values[self.form.place(name)]
        assert isinstance(value, tuple)
        return [str(each) for each in value]

    def point(self, name: str) -> tuple[int, int]:
        """The value of a field that is a point, in its last place."""
        value = self.values[self.form.place(name)]
        assert isinstance(value, tuple)
        x, y = value
        assert isinstance(x, int)
        assert isinstance(y, int)
        return x, y

    def deed(self, name: str) -> Deed:
        """The value of a field that is a deed itself."""
        value = self.values[self.form.place(name)]
        assert isinstance(value, Deed)
        return value

    def describe(self) -> Json:
        """The deed as JSON: its verb and the text of each field."""
        texts = {field.name: field.text(value) for field, value in zip(self.form.fields, self.values, strict=True)}
        return {"verb": self.form.word, "fields": texts}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deed) and self._text == other._text

    def __lt__(self, other: Deed) -> bool:
        return self._text < other._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __repr__(self) -> str:
        return f"<{self._text}>"


def read_deed(forms: tuple[Form, ...], text: str) -> Deed:
    """The deed of one of some forms that a text means; UnknownAction says what is wrong and what was expected."""
    words = text.lower().split()
    named = [form for form in forms if words and form.word == words[0]]
    for form in named:
        if form.takes(words[1:]):
            return form.read(text)
    if named:
        usages = " / ".join([form.usage() for form in named])
        wrong = f"it is written {' or '.join([repr(form.usage()) for form in named])}"
        raise UnknownAction(text, wrong, [], "deed-usage", usage=usages)
    heads = sorted({form.word for form in forms})
    near = get_close_matches(words[0], heads, 3, 0.5) if words else []
    wrong = f"it begins with one of {', '.join(heads)}" if heads else "nothing of the kind can be said now"
    raise UnknownAction(text, wrong, near)


def below(generator: Generator, limit: int) -> int:
    """A number below a limit that may be larger than what one draw gives; no number is likelier than another."""
    if limit <= _DRAW:
        return generator.below(limit)
    highest = (limit + _DRAW - 1) // _DRAW
    while True:
        number = below(generator, highest) * _DRAW + generator.below(_DRAW)
        if number < limit:
            return number


def decimal_text(value: int, places: int) -> str:
    """A whole number of the last of so many places, written as short as it can be."""
    whole, rest = divmod(abs(value), 10**places)
    digits = f"{rest:0{places}d}".rstrip("0") if places else ""
    sign = "-" if value < 0 else ""
    return f"{sign}{whole}.{digits}" if digits else f"{sign}{whole}"


def _number(text: str, places: int, lowest: int, highest: int) -> int:
    """A number with up to so many places, in its last place."""
    ends = [decimal_text(lowest, places), decimal_text(highest, places)]
    whole, dot, rest = text.removeprefix("-").partition(".")
    # Longer texts are no numbers of any range, and would take long to read.
    if len(text) > 20 or not _are_digits(whole) or (dot and not _are_digits(rest)):
        about: dict[str, str | int] = {"value": text[:20], "lowest": ends[0], "highest": ends[1]}
        raise BadValue(f"{text!r} is no number", ends, "field-number", about)
    if len(rest) > places:
        wrong = f"{text!r} has more than {places} decimal places" if places else f"{text!r} is no whole number"
        raise BadValue(wrong, [], "field-places", {"value": text, "places": places})
    value = int(whole + rest.ljust(places, "0"))
    if text.startswith("-"):
        value = -value
    if not lowest <= value <= highest:
        limits: dict[str, str | int] = {"value": text, "lowest": ends[0], "highest": ends[1]}
        raise BadValue(f"{text} is not between {ends[0]} and {ends[1]}", [], "field-range", limits)
    return value


def _are_digits(text: str) -> bool:
    return bool(text) and text.isascii() and text.isdecimal()


def _id(text: str) -> str:
    word = text.lower()
    if not word or not _LETTERS.issuperset(word) or word.startswith("-"):
        wrong = f"{text!r} is no id: it should be of letters, digits and hyphens"
        raise BadValue(wrong, [], "field-id", {"value": text})
    return word
