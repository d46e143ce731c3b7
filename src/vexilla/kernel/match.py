"""The match: a position, the agenda of what is still to do, and the log of what happened."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, Generic, cast

from .chance import Generator
from .deed import Deed, read_deed
from .event import Event
from .key import mixed, mixed_wide
from .position import P, View
from .refusal import IllegalAction, NothingToDecide, Refusal
from .sides import CHANCE, NOBODY, SIDES, SPECTATOR, name_of_side
from .source import WAIT, Source, dreaming
from .step import Chance, Choice, Step

if TYPE_CHECKING:
    from .action import Action
    from .deed import Json
    from .game import Game
    from .open_choice import OpenChoice

#: Any fixed number: two matches that a side cannot tell apart are imagined alike for its questions.
_IMAGINED: Final = 1


class Taken:
    """An action that was taken, by a player or by chance: one line of the record."""

    __slots__ = ("action", "side")

    def __init__(self, side: int, action: Action) -> None:
        self.side: Final = side
        self.action: Final = action


class Match(Generic[P]):
    """One game in progress.

    ``agenda`` is a stack of steps, the next one last; that it is one is the kernel's business alone: a step says by
    :meth:`then` what follows, in the order of the book. The match runs steps until a choice needs someone's
    decision, and then waits; :meth:`take` gives it that decision.
    """

    def __init__(self, game: Game[P], position: P, to_do: list[Step[P]], source: Source, logging: bool = True) -> None:
        self.game: Final = game
        self.position = position
        #: ``to_do`` is in the order of the book; the next step is the last one here.
        self.agenda = to_do[::-1]
        self.source = source
        #: Switched off, nothing is logged or remembered: for simulation and search.
        self.logging = logging
        self.log: list[Event] = []
        self.history: list[Taken] = []
        #: What can be decided now, once somebody has asked for the list.
        self._options: list[int] | None = []
        #: How many there are, listed or not.
        self.number = 0
        #: What the choice counted, kept for ``nth`` until the next decision; shared by clones and never changed.
        self.counted: list[list[int]] = []
        #: How many steps were waiting when the one that is running began: what it says to follow lies above them.
        self._waiting = 0
        #: Whether ``options`` has all that can be decided now; if not, deeds can be, too.
        self.is_countable = True
        #: Whether also choices with a single option are asked: for tests that want to see every step.
        self.asks_everything = False
        #: Who decides now: a player, CHANCE when the source leaves it to the caller, or NOBODY.
        self.decider = NOBODY

    def clone(self, logging: bool = False) -> Match[P]:
        """A match that goes on from here and shares nothing that can change."""
        copy: Match[P] = Match(self.game, self.position.clone(), [], self.source.clone(), logging)
        copy.agenda = self.agenda[:]
        copy._options = self._options
        copy.number = self.number
        copy.counted = self.counted
        copy.is_countable = self.is_countable
        copy.asks_everything = self.asks_everything
        copy.decider = self.decider
        if logging:
            copy.log = self.log[:]
            copy.history = self.history[:]
        return copy

    def then(self, first: Step[P], *more: Step[P]) -> None:
        """Say what follows, in the book's order: after what was said before it, ahead of what was waiting already.

        The agenda is a stack, so what is said later goes below what was said before. Nothing follows the end.
        """
        if self.position.over:
            return
        agenda = self.agenda
        waiting = self._waiting
        if waiting == len(agenda):
            agenda.append(first)
        else:
            agenda.insert(waiting, first)
        for step in more:
            agenda.insert(waiting, step)

    def sweep(self, but: int = 0) -> None:
        """Nothing that would follow is done any more, but the so many steps that were waiting first of all."""
        del self.agenda[but:]
        self._waiting = min(self._waiting, but)

    def idle(self) -> Match[P]:
        """A clone that has nothing left to do: for trying out what something would lead to."""
        copy = self.clone()
        copy.agenda = []
        return copy

    def alone(self) -> Match[P]:
        """A clone that has nothing left to do but the step it waits at: what that step does by itself."""
        copy = self.idle()
        copy.agenda = self.agenda[-1:]
        return copy

    def at(self, position: P, steps: list[Step[P]]) -> Match[P]:
        """A clone in another position that has nothing to do but some steps, in the book's order."""
        copy = self.idle()
        copy.position = position
        copy.agenda = steps[::-1]
        return copy

    def run(self) -> None:
        """Do steps until someone has to decide or the match is over.

        What a step is, its side says; a call of ``cast`` for each would take longer than many a step.
        """
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            side = step.side
            if side == NOBODY:
                agenda.pop()
                self._waiting = len(agenda)
                step.run(self)
                continue
            if side == CHANCE:
                chance: Chance[P] = step  # type: ignore[assignment]
                outcome = self.source.pick(self, chance)
                if outcome == WAIT:
                    self._options = None
                    self.number = chance.count(self)
                    self.is_countable = True
                    self.decider = CHANCE
                    return
                agenda.pop()
                self._waiting = len(agenda)
                if self.logging:
                    self.history.append(Taken(CHANCE, outcome))
                chance.take(self, outcome)
                continue
            choice: Choice[P] = step  # type: ignore[assignment]
            self._options = None
            number = choice.count(self)
            if number != 1 or self.asks_everything or not choice.is_countable or choice.asks(self):
                self.number = number
                self.is_countable = choice.is_countable
                self.decider = side
                return
            only = choice.nth(self, 0)
            agenda.pop()
            self._waiting = len(agenda)
            choice.take(self, only)
        self.decider = NOBODY
        self._options = []
        self.number = 0

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.decider == NOBODY

    def choice(self) -> Choice[P]:
        """The choice the match waits at."""
        if self.decider == NOBODY:
            raise NothingToDecide("the match is over: nothing is left to decide")
        return cast("Choice[P]", self.agenda[-1])

    def options(self) -> list[int]:
        """The legal actions of whoever decides now, listed when first asked for; not to be changed by the caller."""
        listed = self._options
        if listed is None:
            choice: Choice[P] = self.agenda[-1]  # type: ignore[assignment]
            listed = choice.options(self)
            self._options = listed
        return listed

    def pick(self, generator: Generator) -> int:
        """One of the legal actions, each as likely as any other, without a list of them where they can be counted."""
        choice: Choice[P] = self.agenda[-1]  # type: ignore[assignment]
        return choice.nth(self, generator.below(self.number))

    def apply(self, action: int) -> None:
        """Take an action known to be legal and run on: the inner loop of playouts and searches."""
        choice: Choice[P] = self.agenda.pop()  # type: ignore[assignment]
        self._waiting = len(self.agenda)
        if self.logging:
            self.history.append(Taken(choice.side, action))
        choice.take(self, action)
        self.run()

    def perform(self, deed: Deed) -> None:
        """Do a deed known to be legal and run on."""
        choice = cast("OpenChoice[P]", self.agenda.pop())
        self._waiting = len(self.agenda)
        if self.logging:
            self.history.append(Taken(choice.side, deed))
        choice.perform(self, deed)
        self.run()

    def enact(self, action: Action) -> None:
        """Take or do whatever is known to be legal."""
        if isinstance(action, Deed):
            self.perform(action)
        else:
            self.apply(action)

    def sample(self, generator: Generator) -> Action:
        """Something legal for whoever decides now, drawn fairly (see :meth:`Choice.sample`)."""
        return self.choice().sample(self, generator)

    def refusal(self, action: Action) -> Refusal | None:
        """Why the deciding side may not take an action now, or None when it may; UnknownAction if it is no action."""
        choice = self.choice()
        if isinstance(action, Deed):
            if not choice.is_countable:
                choice = cast("OpenChoice[P]", choice)
                if action.form not in choice.forms():
                    return choice.forbids_form(self, action)
            return choice.forbids_deed(self, action)
        self.game.words_of(self.decider).known(action)
        return choice.forbids(self, action)

    def take(self, action: Action) -> None:
        """Take an action; IllegalAction says which clause forbids it and changes nothing."""
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalAction(self.text(action), refusal)
        self.enact(action)

    def act(self, text: str) -> None:
        """Take an action by its text."""
        self.take(self.read(text))

    def text(self, action: Action) -> str:
        """The canonical text of an action of whoever decides now."""
        return self.game.words_of(self.decider).text(action)

    def action(self, text: str) -> int:
        """The action that a text means for whoever decides now; UnknownAction says what is wrong with it."""
        return self.game.words_of(self.decider).action(text)

    def read(self, text: str) -> Action:
        """The action or deed that a text means for whoever decides now; UnknownAction says what is wrong with it."""
        return self.game.words_of(self.decider).read(text)

    def ask(self, side: int, text: str) -> Json:
        """The answer to a question of a side (``reach a1,a2 to 30:12``), ready for JSON; nothing changes.

        It is given in an imagined match, so that it can tell nothing but what the side knows. UnknownAction says
        what is wrong with the question and which ones there are.
        """
        return self.thought(side).told(side, text)

    def thought(self, side: int) -> Match[P]:
        """The match in which questions of a side are answered, any number of them: see :meth:`told`."""
        return self.imagine(side, Generator(_IMAGINED))

    def told(self, side: int, text: str) -> Json:
        """The answer in a match that was imagined for a side: of its decision, or of the game, which answers always."""
        choice = self.choice() if self.decider == side else None
        own = choice.questions() if choice is not None else ()
        forms = own + self.game.questions
        if not forms:
            raise NothingToDecide("only the side that decides is answered, about its decision")
        question = read_deed(forms, text)
        if choice is not None and question.form in own:
            return choice.answer(self, question)
        return self.game.answer(self, side, question)

    def imagine(self, side: int, generator: Generator) -> Match[P]:
        """A match that ``side`` cannot tell from this one: what it may not know is drawn at random.

        Past secrets and future chance both come from ``generator``, never from the match's own
        source. This is the only thing a computer player may search in.
        """
        position = self.position.clone()
        position.redeal(side, generator)
        copy: Match[P] = Match(self.game, position, [], dreaming(generator, len(self.game.streams)), False)
        copy.agenda = self.agenda[:]
        if self.decider == side and not self.asks_everything:
            # What it can decide now it knows: that is not asked again.
            copy._options = self._options
            copy.number = self.number
            copy.counted = self.counted
            copy.is_countable = self.is_countable
            copy.decider = side
        else:
            copy.run()
        return copy

    def view(self, side: int) -> View:
        """All that a side may know, with the decision the match waits for."""
        return self._with_decision(self.position.view(side), side)

    def open_view(self) -> View:
        """What a spectator sees when all lies open, as the position says: for records that are looked at afterwards."""
        return self._with_decision(self.position.open_view(), SPECTATOR)

    def _with_decision(self, seen: View, side: int) -> View:
        seen["game"] = self.game.key
        seen["over"] = self.over
        seen["winner"] = name_of_side(self.position.winner) if self.over else None
        if self.game.questions and side in SIDES:
            seen["questions"] = [question.describe() for question in self.game.questions]
        if not self.over:
            choice = self.choice()
            decision: View = {
                "side": name_of_side(self.decider),
                "question": choice.question(),
                "about": choice.about(self),
                **choice.asked(self),
            }
            if self.decider == side:
                handles = choice.handles(self)
                texts = [self.text(action) for action in sorted(self.options())]
                decision["actions"] = texts
                decision["all"] = self.is_countable
                words = {text.partition(" ")[0] for text in texts}
                decision["verbs"] = self.game.vocabulary.usages(words.union(handles.get("roles", {})))
                decision.update(handles)
                if not self.is_countable:
                    decision["forms"] = self._forms()
                    choices = cast("OpenChoice[P]", choice).choices(self)
                    if choices:
                        decision["choices"] = [deed.text() for deed in choices]
                if choice.passes() >= 0:
                    decision["passing"] = {"action": self.text(choice.passes()), "key": choice.question()}
                questions = choice.questions()
                if questions:
                    decision["questions"] = [question.describe() for question in questions]
            seen["decision"] = decision
        return seen

    def _forms(self) -> list[View]:
        """What deeds can be done now, with the ids that are worth naming in each field."""
        choice = cast("OpenChoice[P]", self.choice())
        described: list[View] = []
        for form in choice.forms():
            shown = form.describe()
            for field, about in zip(form.fields, shown["fields"], strict=True):
                offered = choice.offered(self, form, field) if field.kind in ("id", "ids", "word") else []
                if offered:
                    about["offered"] = offered
            described.append(shown)
        return described

    def digest(self) -> str:
        """A fingerprint of position and agenda: equal for equal matches, on every machine and build."""
        lines = [self.game.key, self.position.canonical(), *[step.label() for step in self.agenda]]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()

    def key(self) -> int:
        """Position and agenda as a whole number under 2**62: what ``digest`` is to a record, this is to a search."""
        key = mixed(self.position.key(), len(self.agenda))
        for step in self.agenda:
            key = mixed_wide(key, step.key())
        return key
