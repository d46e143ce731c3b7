"""Steps: the lines of a rulebook's procedures.

A step is an immutable value made of ids and ints, so that cloning a match copies a short list of
references. Most steps hold no data beyond their side and exist once per side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic

from .key import key_of_text
from .position import P, View
from .refusal import Argument, Refusal, UnknownAction
from .sides import CHANCE, NOBODY, name_of_side, side_named

if TYPE_CHECKING:
    from .action import Action
    from .chance import Generator
    from .deed import Deed, Form, Json
    from .match import Match

#: So many options are named to someone who tries what is not asked now.
_FEW: Final = 8


#: So many possible outcomes are named in an error.
_SHOWN: Final = 12


class Step(Generic[P]):
    """One line of a procedure. ``run`` does it and may say by ``match.then`` what follows."""

    def __init__(self, side: int = NOBODY) -> None:
        #: Who decides at this step; NOBODY for a step at which nothing is decided.
        self.side: Final = side
        #: Whether ``options`` lists everything that can be decided; not so of an ``OpenChoice``.
        self.is_countable = True
        #: The key of the label once it was asked for.
        self._key = 0

    def run(self, match: Match[P]) -> None:
        """Do what the line says."""
        raise NotImplementedError

    def label(self) -> str:
        """The step as the digest and a debugging print show it; data must be part of it."""
        return type(self).__name__ if self.side == NOBODY else f"{type(self).__name__}({name_of_side(self.side)})"

    def key(self) -> int:
        """The label as a whole number, worked out once, since a step never changes."""
        if not self._key:
            self._key = key_of_text(self.label())
        return self._key

    @classmethod
    def from_words(cls, words: list[str]) -> Step[P]:
        """The step whose label has these words: sides and numbers. A class with other data reads it in its own way."""
        return cls(*[_value(word) for word in words])


def _value(word: str) -> Any:
    """The side, number or truth that a word of a label stands for: as an int, a truth would be 1 when compiled."""
    if word in ("True", "False"):
        return word == "True"
    return int(word) if word.removeprefix("-").isdecimal() else side_named(word)


class Choice(Step[P]):
    """A line at which a side decides. ``forbids`` is the one truth about what is legal."""

    def options(self, match: Match[P]) -> list[int]:
        """Every legal action that can be counted, each once. The list may be shared: nobody changes it."""
        raise NotImplementedError

    def count(self, match: Match[P]) -> int:
        """How many options there are. Where it is quicker to count them than to list them, a game says how."""
        return len(match.options())

    def nth(self, match: Match[P], number: int) -> int:
        """The option that ``options`` lists at a place; to be said together with :meth:`count`."""
        return match.options()[number]

    def sample(self, match: Match[P], generator: Generator) -> Action:
        """A fair draw from all that is legal: each is possible, and none likelier for where or how it is listed."""
        return match.pick(generator)

    def forbids(self, match: Match[P], action: int) -> Refusal | None:
        """The clause that forbids an action now, or None when it is legal."""
        raise NotImplementedError

    def take(self, match: Match[P], action: int) -> None:
        """Do a legal action. The choice itself has already left the agenda."""
        raise NotImplementedError

    def forbids_deed(self, match: Match[P], deed: Deed) -> Refusal | None:
        """The clause that forbids a deed; where none can be done at all, a game may leave it at this error."""
        listed = ", ".join([match.text(action) for action in match.options()[:_FEW]])
        raise UnknownAction(deed.text(), f"this is not the time for it; now it is one of {listed}", [])

    def questions(self) -> tuple[Form, ...]:
        """What the deciding side may ask while it thinks (``reach``, ``preview`` …), each with its fields."""
        return ()

    def answer(self, match: Match[P], question: Deed) -> Json:
        """The answer to a question, ready for JSON. The match is an imagined one: nothing hidden can be told."""
        raise NotImplementedError

    def asks(self, match: Match[P]) -> bool:
        """Whether to ask even when there is only one option.

        It must be so when the others could learn from a missing question what they may not know.
        """
        return False

    def passes(self) -> int:
        """The action that lets the moment pass, where the question is only whether someone steps in; else -1.

        Such questions come often: whoever is asked may have them answered so without being asked.
        """
        return -1

    def question(self) -> str:
        """The id of the message that asks for this decision."""
        raise NotImplementedError

    def about(self, match: Match[P]) -> dict[str, Argument]:
        """What the question is about, as arguments of its message: open information only."""
        return match.position.about(self.question())

    def asked(self, match: Match[P]) -> View:
        """What everybody may know of the decision beside its question (see :meth:`Position.asked`)."""
        return match.position.asked(self.question())

    def handles(self, match: Match[P]) -> View:
        """What the decider's page needs to turn clicks into actions (see :meth:`Position.handles`)."""
        return match.position.handles(self.question())


class Chance(Choice[P]):
    """A line at which chance decides: a roll, a draw. Its use has a stream of its own."""

    def __init__(self, stream: int) -> None:
        super().__init__(CHANCE)
        #: Index into the game's list of streams.
        self.stream: Final = stream

    def weight(self, match: Match[P], action: int) -> int:
        """How likely an outcome is, relative to the others; all alike unless a game says otherwise."""
        return 1

    def expected(self, match: Match[P], given: str) -> str:
        """What can happen here, in the words of whoever scripted ``given``, or nothing if that is empty."""
        words = match.game.stream_verbs[self.stream] + " "
        options = [match.game.outcomes.text(action).removeprefix(words) for action in self.options(match)]
        more = f" and {len(options) - _SHOWN} more" if len(options) > _SHOWN else ""
        return f"possible here: {', '.join(options[:_SHOWN])}{more}"

    def sample(self, match: Match[P], generator: Generator) -> int:
        """One outcome drawn with the right probability."""
        options = self.options(match)
        weights = [self.weight(match, action) for action in options]
        rest = generator.below(sum(weights))
        for action, weight in zip(options, weights, strict=True):
            rest -= weight
            if rest < 0:
                return action
        raise AssertionError("the weights do not add up")

    def question(self) -> str:
        return ""


class Procedure(Step[P]):
    """A list of lines in the book's order, with the clause that gives it; a line whose condition fails does nothing."""

    def __init__(self, clause: str, steps: tuple[Step[P], ...]) -> None:
        super().__init__()
        self.clause: Final = clause
        self.steps: Final = steps
        #: As they lie on the agenda, which is a stack.
        self._backwards: Final = steps[::-1]

    def run(self, match: Match[P]) -> None:
        """Its lines follow, the first one first."""
        match.agenda.extend(self._backwards)

    def label(self) -> str:
        """Its clause and its lines, which are part of the digest."""
        return f"{self.clause}: {', '.join(self.lines())}"

    def lines(self) -> list[str]:
        """The procedure as it is printed: its lines in order, by the labels of their steps."""
        return [step.label() for step in self.steps]


def procedure(clause: str, *steps: Step[P]) -> Procedure[P]:
    """The steps of a procedure in the order in which its clause lists them."""
    return Procedure(clause, steps)
