"""Actions: small whole numbers with a canonical text.

A game lists its verbs in a :class:`Vocabulary`: ``play CARD FLAG`` and so on. Each verb begins at
a fixed number, and its parameters are counted within it like the digits of a number, so the same
declaration gives the text, the way back from the text, and a dense integer encoding for learning.
An action says what is meant, not whether it is allowed: that is a choice's business.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from .refusal import BadSetup, UnknownAction


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
        if not text.removeprefix("-").isdecimal():
            return -1
        value = int(text)
        return value - self.lowest if self.lowest <= value <= self.highest else -1

    def near(self, text: str) -> list[str]:
        """The two ends of the range."""
        return [str(self.lowest), str(self.highest)]


class Verb:
    """One kind of action: its word, the number of its first action, its parameters."""

    def __init__(self, word: str, start: int, *parameters: Parameter) -> None:
        self.word: Final = word
        self.start: Final = start
        self.parameters: Final = parameters
        count = 1
        for parameter in parameters:
            count *= parameter.size
        self.count: Final = count

    def usage(self) -> str:
        """How the verb is written: ``play CARD FLAG``."""
        return " ".join([self.word, *[parameter.name.upper() for parameter in self.parameters]])


class Vocabulary:
    """All verbs of a game, and the round trip between an action and its text."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs: Final = verbs
        #: Two verbs may share a word if they take different numbers of parameters.
        self._by_word: Final = {(verb.word, len(verb.parameters)): verb for verb in verbs}
        end = 0
        for verb in sorted(verbs, key=_start):
            if verb.start < end:
                raise BadSetup(
                    f"the verb {verb.word!r} starts at {verb.start}, inside the verb before it (until {end})"
                )
            end = verb.start + verb.count
        #: One more than the largest action.
        self.size: Final = end

    def verb_of(self, action: int) -> Verb | None:
        """The verb an action belongs to; None when the number is no action."""
        for verb in self.verbs:
            if verb.start <= action < verb.start + verb.count:
                return verb
        return None

    def text(self, action: int) -> str:
        """The canonical text of an action."""
        verb = self.verb_of(action)
        if verb is None:
            raise UnknownAction(str(action), "no verb has this number", [])
        rest = action - verb.start
        words: list[str] = []
        for parameter in reversed(verb.parameters):
            rest, number = divmod(rest, parameter.size)
            words.append(parameter.text(number))
        words.append(verb.word)
        return " ".join(reversed(words))

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
        heads = sorted({verb.word for verb in self.verbs})
        usages = [verb.usage() for verb in self.verbs if words and verb.word == words[0]]
        if usages:
            return UnknownAction(text, f"it is written {' or '.join(repr(usage) for usage in usages)}", [])
        near = get_close_matches(words[0], heads, 3, 0.5) if words else []
        return UnknownAction(text, f"an action begins with one of {', '.join(heads)}", near)


def _start(verb: Verb) -> int:
    return verb.start
