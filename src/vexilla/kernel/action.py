"""Actions: small whole numbers with a canonical text.

A game lists its verbs in a :class:`Vocabulary`: ``play CARD FLAG`` and so on. The vocabulary gives each
verb a block of numbers in the order of the list, and a verb's parameters are counted within its block like
the digits of a number, so the same declaration gives the text, the way back from the text, and an integer
encoding for learning. What chance does has a vocabulary of its own, so that players' numbers stay dense.
An action says what is meant, not whether it is allowed: that is a choice's business.

The numbers are promises (networks and statistics are kept by them). A block therefore has more room than
its verb needs (:func:`room_for`): a parameter may get new values at its end while the room lasts (a verb that
would be given more room by now says the ``room`` it had), and since only the first parameter can grow without
moving the others, what may grow stands first. New verbs go to the end of the list. So nothing that had a
number gets another one.
"""

from __future__ import annotations

from bisect import bisect_right
from difflib import get_close_matches
from typing import Final, TypeAlias

from .deed import Deed, Form
from .refusal import BadSetup, UnknownAction

#: Whatever can be decided: a number where decisions can be counted, otherwise a deed.
Action: TypeAlias = "int | Deed"
#: Numbers of more digits than this are none of ours, and very long ones cannot even be read.
_LONGEST_NUMBER: Final = 20


class Parameter:
    """One blank of a verb: it has ``size`` values, each with a number and a text."""

    def __init__(self, name: str, size: int) -> None:
        self.name: Final = name
        self.size: Final = size

    def text(self, number: int) -> str:
        """The text of the value with this number."""
        raise NotImplementedError

    def number(self, text: str) -> int:
        """The number of the value with this text, or -1."""
        raise NotImplementedError

    def near(self, text: str) -> list[str]:
        """A few right texts to offer instead of a wrong one."""
        raise NotImplementedError


class Words(Parameter):
    """A parameter that is one of a fixed list of words: cards, piles, sides."""

    def __init__(self, name: str, words: tuple[str, ...]) -> None:
        super().__init__(name, len(words))
        self.words: Final = words
        self._index: Final = {word: number for number, word in enumerate(words)}

    def text(self, number: int) -> str:
        """The word with this number."""
        return self.words[number]

    def number(self, text: str) -> int:
        """The number of this word, or -1."""
        return self._index.get(text, -1)

    def near(self, text: str) -> list[str]:
        """Words that look like ``text``."""
        return get_close_matches(text, self.words, 3, 0.5)


class Numbers(Parameter):
    """A parameter that is a whole number in a range: a flag, a distance, a count."""

    def __init__(self, name: str, lowest: int, highest: int) -> None:
        super().__init__(name, highest - lowest + 1)
        self.lowest: Final = lowest
        self.highest: Final = highest

    def text(self, number: int) -> str:
        """The number as people say it."""
        return str(number + self.lowest)

    def number(self, text: str) -> int:
        """How far the number lies above the lowest one, or -1."""
        if not text.removeprefix("-").isdecimal() or len(text) > _LONGEST_NUMBER:
            return -1
        value = int(text)
        return value - self.lowest if self.lowest <= value <= self.highest else -1

    def near(self, text: str) -> list[str]:
        """The two ends of the range."""
        return [str(self.lowest), str(self.highest)]


class Verb:
    """One kind of action: its word and its parameters. A vocabulary says where its numbers begin."""

    def __init__(self, word: str, *parameters: Parameter, room: int = 0) -> None:
        self.word: Final = word
        self.parameters: Final = parameters
        count = 1
        for parameter in parameters:
            count *= parameter.size
        #: How many actions it has, and how many numbers are kept for them.
        self.count: Final = count
        self.room: Final = room or (room_for(count) if parameters else 1)
        if self.room < count:
            raise BadSetup(f"the verb {self.usage()!r} has {count} actions, but room for {self.room}")
        #: The number of its first action; -1 as long as no vocabulary has taken it in.
        self.start = -1

    def has(self, action: int) -> bool:
        """Whether an action is one of this verb's."""
        return self.start <= action < self.start + self.count

    def value(self, action: int) -> int:
        """The value of the only parameter, or of the last one: a card, a hex."""
        return (action - self.start) % self.parameters[-1].size

    def values(self, action: int) -> list[int]:
        """The values of all parameters, in their order."""
        rest = action - self.start
        found = [0] * len(self.parameters)
        for place in range(len(found) - 1, -1, -1):
            size = self.parameters[place].size
            found[place] = rest % size
            rest //= size
        return found

    def action(self, *values: int) -> int:
        """The action with these values of the parameters."""
        action = 0
        for parameter, value in zip(self.parameters, values, strict=True):
            action = action * parameter.size + value
        return self.start + action

    def text(self, action: int) -> str:
        """The canonical text of one of its actions."""
        words = [self.word]
        for parameter, value in zip(self.parameters, self.values(action), strict=True):
            words.append(parameter.text(value))
        return " ".join(words)

    def usage(self) -> str:
        """How the verb is written: ``play CARD FLAG``."""
        return " ".join([self.word, *[parameter.name.upper() for parameter in self.parameters]])


def room_for(count: int) -> int:
    """How many numbers are kept for so many actions: an eighth more, rounded up to one of 2, 3, 4, 6, 8, 12, 16 etc."""
    needed = count + (count + 7) // 8
    room = 2
    while room < needed:
        room += room // 2
        if room < needed:
            room += room // 3
    return room


class Vocabulary:
    """All verbs of the players of a game, or all of chance, and the round trip between an action and its text."""

    def __init__(self, *verbs: Verb | Form) -> None:
        self.verbs: Final = tuple([verb for verb in verbs if isinstance(verb, Verb)])
        #: Verbs whose actions cannot be counted.
        self.forms: Final = tuple([verb for verb in verbs if isinstance(verb, Form)])
        #: Two verbs may share a word if they take different numbers of parameters.
        self._by_word: Final = {(verb.word, len(verb.parameters)): verb for verb in self.verbs}
        blanks = {(verb.word, len(verb.fields)) for verb in self.forms} | set(self._by_word)
        if len(blanks) < len(verbs):
            raise BadSetup(f"two of the verbs {', '.join([verb.usage() for verb in verbs])} are written alike")
        end = 0
        for verb in self.verbs:
            if verb.start >= 0:
                raise BadSetup(f"the verb {verb.word!r} belongs to another vocabulary already")
            verb.start = end
            end += verb.room
        self._starts: Final = [verb.start for verb in self.verbs]
        #: One more than the largest number that is kept for an action, and how many actions there are.
        self.size: Final = end
        self.count: Final = sum([verb.count for verb in self.verbs])

    def verb(self, word: str, parameters: int = -1) -> Verb:
        """The verb with this word, and with so many parameters where several share the word."""
        found = [verb for verb in self.verbs if verb.word == word and parameters in (-1, len(verb.parameters))]
        if len(found) != 1:
            what = "several verbs are" if found else "no verb is"
            raise BadSetup(f"{what} called {word!r}: there is {', '.join(verb.usage() for verb in self.verbs)}")
        return found[0]

    def start(self, word: str, parameters: int = -1) -> int:
        """The number of the first action of a verb."""
        return self.verb(word, parameters).start

    def verb_of(self, action: int) -> Verb | None:
        """The verb an action belongs to; None when the number is no action."""
        place = bisect_right(self._starts, action) - 1
        if place < 0:
            return None
        verb = self.verbs[place]
        return verb if action < verb.start + verb.count else None

    def usages(self, words: set[str]) -> dict[str, list[str]]:
        """For words of verbs, the names of what follows them: ``move``: ``hex``, ``to``.

        Of two verbs with one word the longer one is told: what the shorter one takes comes first in it.
        """
        found: dict[str, list[str]] = {}
        for verb in self.verbs:
            if verb.word in words and len(verb.parameters) >= len(found.get(verb.word, [])):
                found[verb.word] = [parameter.name for parameter in verb.parameters]
        return found

    def known(self, action: int) -> Verb:
        """The verb an action belongs to; UnknownAction if the number is no action."""
        verb = self.verb_of(action)
        if verb is None:
            raise UnknownAction(str(action), "no verb has this number", [])
        return verb

    def text(self, action: Action) -> str:
        """The canonical text of an action."""
        return action.text() if isinstance(action, Deed) else self.known(action).text(action)

    def read(self, text: str) -> Action:
        """The action or deed a text means, legal or not; UnknownAction says what is wrong with the text."""
        words = text.lower().split()
        for form in self.forms:
            if words and form.word == words[0] and form.takes(words[1:]):
                return form.read(text)
        return self.action(text)

    def action(self, text: str) -> int:
        """The action a text means, legal or not; UnknownAction says what is wrong with the text."""
        words = text.lower().split()
        verb = self._by_word.get((words[0], len(words) - 1)) if words else None
        if verb is None:
            raise self._unknown(text, words)
        action = 0
        for parameter, word in zip(verb.parameters, words[1:], strict=True):
            number = parameter.number(word)
            if number < 0:
                raise UnknownAction(text, f"{word!r} is no {parameter.name}", parameter.near(word))
            action = action * parameter.size + number
        return verb.start + action

    def _unknown(self, text: str, words: list[str]) -> UnknownAction:
        kinds = [(verb.word, verb.usage()) for verb in self.verbs] + [(form.word, form.usage()) for form in self.forms]
        heads = sorted({word for word, _ in kinds})
        usages = [usage for word, usage in kinds if words and word == words[0]]
        if usages:
            wrong = f"it is written {' or '.join(repr(usage) for usage in usages)}"
            return UnknownAction(text, wrong, [], "deed-usage", usage=" / ".join(usages))
        near = get_close_matches(words[0], heads, 3, 0.5) if words else []
        return UnknownAction(text, f"an action begins with one of {', '.join(heads)}", near)
