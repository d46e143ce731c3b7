"""Choices whose options cannot be counted: any distance, any heading, any group."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .deed import Deed, Field, Form, Value
from .position import P
from .refusal import Refusal, UnknownAction
from .step import Choice

if TYPE_CHECKING:
    from .action import Action
    from .chance import Generator
    from .match import Match

#: So often a form is tried before it counts as one of which nothing is legal now.
TRIES: Final = 64
#: No more deeds of a form than this are listed.
_FEW: Final = 48


class OpenChoice(Choice[P]):
    """A line at which a side decides by deeds, of one of some forms; ``forbids_deed`` is the only judge of them.

    What can be counted beside them (``done``, ``halt``) stays a number, listed by ``options`` as everywhere.
    """

    def __init__(self, side: int) -> None:
        super().__init__(side)
        self.is_countable = False

    def options(self, match: Match[P]) -> list[int]:
        """What can be counted; nothing, unless a game says otherwise."""
        return []

    def forms(self) -> tuple[Form, ...]:
        """The forms of deeds that can be decided here."""
        raise NotImplementedError

    def offered(self, match: Match[P], form: Form, field: Field) -> list[str]:
        """Ids, or words, worth naming in a field, sorted; from what the deciding side may know."""
        return []

    def few(self, match: Match[P], form: Form, most: int) -> list[Deed] | None:
        """All legal deeds of a form, where its fields are ids and words and give no more than so many; else None."""
        found: list[tuple[Value, ...]] = [()]
        for field in form.fields:
            offered = self.offered(match, form, field)
            values: list[Value] = [*offered]
            if field.kind == "ids" and len(offered) <= 1:
                values = [(each,) for each in offered]
            elif field.kind == "word":
                values = [*field.limits().get("values", [])]
            elif field.kind != "id":
                return None
            found = [(*before, value) for before in found for value in values]
            if len(found) > most:
                return None
        deeds = [Deed(form, values) for values in found]
        return [deed for deed in deeds if self.forbids_deed(match, deed) is None]

    def choices(self, match: Match[P]) -> list[Deed]:
        """The legal deeds of all forms that have few: a page offers them as they are."""
        listed: list[Deed] = []
        for form in self.forms():
            listed += self.few(match, form, _FEW) or []
        return listed

    def forbids_deed(self, match: Match[P], deed: Deed) -> Refusal | None:
        """The clause that forbids a deed now, or None when it is legal; by what the deciding side may know.

        It is asked about deeds of its own forms alone.
        """
        raise NotImplementedError

    def forbids_form(self, match: Match[P], deed: Deed) -> Refusal:
        """The clause that forbids a deed of a form that is not decided here; a game may leave it at this error."""
        usages = " / ".join([form.usage() for form in self.forms()])
        wrong = f"this is not the time for it; now it is {usages}"
        raise UnknownAction(deed.text(), wrong, [], "deed-not-now", usage=usages)

    def perform(self, match: Match[P], deed: Deed) -> None:
        """Do a legal deed. The choice itself has already left the agenda."""
        raise NotImplementedError

    def propose(self, match: Match[P], form: Form, generator: Generator) -> Deed:
        """Any deed of a form, legal or not; every legal one must be possible.

        As it stands every field is drawn by itself, each of its values as likely as any other. A game whose legal
        deeds are rare among those overrides it.
        """
        values = [field.draw(generator, self.offered(match, form, field)) for field in form.fields]
        return Deed(form, tuple(values))

    def drawn(self, match: Match[P]) -> list[Form]:
        """The forms of which :meth:`sample` draws: all, but for those of which nothing can be legal now.

        Nor those by which something is only taken back: a player who answers the same whenever he sees the same would
        write and strike one line for ever.
        """
        return list(self.forms())

    def sample(self, match: Match[P], generator: Generator) -> Action:
        """A fair draw: first the verb, each as likely as any other, then what is proposed until it is legal.

        So every legal deed can come, whatever ``options`` or ``offered`` list and in whatever order, and among the
        legal deeds of a verb the odds are those of ``propose``: all alike unless a game says otherwise.
        """
        listed = match.options()
        forms = self.drawn(match)
        while forms or listed:
            number = generator.below(len(listed) + len(forms))
            if number < len(listed):
                return listed[number]
            form = forms.pop(number - len(listed))
            for _ in range(TRIES):
                deed = self.propose(match, form, generator)
                if self.forbids_deed(match, deed) is None:
                    return deed
        found = self.makeshift(match, generator)
        if found is None:
            raise AssertionError(f"nothing legal was found at {self.label()}")
        return found

    def makeshift(self, match: Match[P], generator: Generator) -> Action | None:
        """Something legal where drawing found nothing; a game whose legal deeds may become very rare looks for one."""
        return None
