"""The numbered choices: legal actions grouped so that a hand of cards is not sixty lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from ..kernel.action import Action
from ..kernel.chance import generator_from
from ..kernel.deed import Deed, Form, Marked
from ..kernel.game import AnyMatch
from ..kernel.open_choice import OpenChoice
from ..locales import Speaker
from .boards import Board
from .screen import Screen

#: Kinds of things that are chosen by their names, not as places.
NAMED: Final = ("card", "section", "dragon", "face", "role", "kind", "edge")

#: So many ids of a field are named in a line.
NAMED_IDS: Final = 8

#: So many in a line of their own; and so many deeds of a form are numbered.
_LISTED_IDS: Final = 16
_FEW_DEEDS: Final = 12
#: So often a form is tried of which nothing is known.
_TRIES: Final = 4

#: How many places of a thing are named where there is little room.
FEW: Final = 4


#: Nobody means a line of the menu by a longer number, and a very long one cannot be read.
_LONGEST_NUMBER: Final = 9


class Unclear(Exception):
    """What was typed names no action; ``message`` says why, for people."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class Item:
    """One numbered choice: an action, or a thing with several places for it."""

    def __init__(self, label: Text) -> None:
        self.label = label
        #: The same where there is little room: only the first of many places.
        self.short = label
        #: The action for each last word; under "" if there is nothing more to say.
        self.actions: dict[str, Action] = {}

    @property
    def places(self) -> list[str]:
        """The last words to choose from; empty if the number says it all."""
        return [word for word in self.actions if word]


class Menu:
    """The legal actions of the side that decides."""

    def __init__(self, match: AnyMatch, board: Board, screen: Screen) -> None:
        self.match: Final = match
        self.board: Final = board
        self.screen: Final = screen
        self.items: list[Item] = []
        #: What an action ends, in words of its own.
        self._ends: Final[Mapping[str, Any]] = match.choice().handles(match).get("ends", {})
        groups: dict[str, Item] = {}
        options = sorted(match.options())
        last = [action for action in options if match.text(action) in board.last_verbs]
        suggested = board.suggestions(match, match.decider)
        for label, text in suggested:
            item = Item(label)
            item.actions[""] = match.read(text)
            self.items.append(item)
        for action in [action for action in options if action not in last]:
            self._add(action, groups)
        forms = _possible(match)
        #: How deeds are typed that cannot be numbered, with the ids worth naming.
        unsaid = [form for form in forms if not self._add_deeds(form)]
        for action in last:
            self._add(action, groups)
        self.usages: Final = _Usages(match, screen.speaker, unsaid).lines(with_ids=not suggested) if unsaid else []
        #: The choices by their numbers.
        self.numbers: Final = self._numbers()

    def _add(self, action: int, groups: dict[str, Item]) -> None:
        vocabulary = self.match.game.vocabulary
        verb = vocabulary.verb_of(action)
        assert verb is not None
        words = vocabulary.text(action).split()[1:]
        kinds = [parameter.name for parameter in verb.parameters]
        if len(words) < 2 and not (words and self.board.has_inline_places and kinds[-1] not in NAMED):
            item = Item(self._label(verb.word, kinds, words))
            item.actions[""] = action
            self.items.append(item)
            return
        group = " ".join([verb.word, *words[:-1]])
        if group not in groups:
            groups[group] = Item(Text() if self.board.has_inline_places else self.board.thing(kinds[0], words[0]))
            self.items.append(groups[group])
        item = groups[group]
        item.actions[words[-1]] = action
        if self.board.has_inline_places:
            item.label = self._label(verb.word, kinds, [*words[:-1], " ".join(item.places)])
            few = item.places[:FEW] + ["…"] * (len(item.places) > FEW)
            item.short = self._label(verb.word, kinds, [*words[:-1], " ".join(few)])

    def _numbers(self) -> dict[int, Item]:
        """From one on in the order of the list, but those first that have numbers of their own."""
        found: dict[int, Item] = {}
        for item in self.items:
            verb, _, number = self.match.text(next(iter(item.actions.values()))).partition(" ")
            if verb in self.board.own_numbers:
                found[int(number)] = item
        own = list(found.values())
        free = max(found, default=0)
        for item in self.items:
            if item not in own:
                free += 1
                found[free] = item
        return dict(sorted(found.items()))

    def _add_deeds(self, form: Form) -> bool:
        """Number the deeds of a form, where they are few and have words; whether that says them all."""
        speaker = self.screen.speaker
        message = f"{self.match.game.key.replace('_', '-')}-choose-{form.word}"
        if not speaker.knows(message):
            return False
        choice = self.match.choice()
        assert isinstance(choice, OpenChoice)
        deeds = choice.few(self.match, form, _FEW_DEEDS)
        if deeds is None:
            return False
        for deed in deeds:
            item = Item(Text(speaker.say(message, **self._named(deed))))
            item.actions[""] = deed
            self.items.append(item)
        return True

    def _named(self, deed: Deed) -> dict[str, str]:
        """The fields of a deed in words, and as they were, for selectors."""
        words: dict[str, str] = {}
        for field, value in zip(deed.form.fields, deed.values, strict=True):
            plain = field.field if isinstance(field, Marked) else field
            text = plain.text(value)
            words |= {field.name: self.board.thing(field.name, text).plain, f"{field.name}-is": text}
        return words

    def _label(self, verb: str, kinds: list[str], words: list[str]) -> Text:
        if kinds == ["card"]:
            return self.board.thing("card", words[0])
        game = self.match.game.key
        if not words and verb == self._ends.get("action"):
            return Text(self.screen.speaker.tell(game, self._ends["says"], {}, {}))
        message = f"{game.replace('_', '-')}-do-{verb}-{len(words)}"
        named = {kind: self.screen.speaker.word(game, kind, word) for kind, word in zip(kinds, words, strict=True)}
        if not self.screen.speaker.knows(message):
            return Text(" ".join([verb, *named.values()]))
        return Text(self.screen.speaker.say(message, **named))

    def draw(self, *, short: bool = False) -> Text:
        """All choices on as few lines as they need; short, without most of their places."""
        line = Text("  " if self.items else "")
        shared = [] if self.board.has_inline_places else self._shared_places()
        for number, item in self.numbers.items():
            line.append(f"{number} ", style="bold cyan").append_text(item.short if short else item.label)
            if item.places and item.places != shared and not self.board.has_inline_places:
                line.append(f" ({' '.join(item.places)})", style="dim")
            line.append("   ")
        for usage in _one_a_verb(self.usages) if short else self.usages:
            line.append(f"\n  {usage}" if line else f"  {usage}", style="cyan")
        if shared:
            line.append("\n  → " + self.screen.speaker.say("menu-flags", flags=" ".join(shared)), style="bold")
        return line

    def _shared_places(self) -> list[str]:
        """The places that most of the things can go to."""
        counts: dict[str, int] = {}
        for item in self.items:
            if item.places:
                key = " ".join(item.places)
                counts[key] = counts.get(key, 0) + 1
        return max(counts, key=lambda key: counts[key]).split() if counts else []

    def read(self, typed: str) -> Action:
        """The action that was typed, legal or not: a number, a number and a place, or an action's text."""
        words = typed.split()
        if words and words[0].isdecimal() and len(words[0]) <= _LONGEST_NUMBER:
            return self._numbered(int(words[0]), words[1:])
        return self.match.read(self.board.expand(self.match, typed))

    def _numbered(self, number: int, rest: list[str]) -> Action:
        say = self.screen.speaker.say
        if not self.numbers:
            raise Unclear(say("menu-no-numbers"))
        if number not in self.numbers:
            raise Unclear(say("menu-no-number", number=str(number), last=str(max(self.numbers, default=0))))
        item = self.numbers[number]
        if not item.places:
            if rest:
                raise Unclear(say("menu-not-understood", text=f"{number} {' '.join(rest)}"))
            return item.actions[""]
        if not rest:
            if len(item.places) == 1:
                return item.actions[item.places[0]]
            raise Unclear(say("menu-which", choices=" ".join(item.places)))
        for place in (rest[0], rest[0].upper()) if len(rest) == 1 else ():
            if place in item.actions:
                return item.actions[place]
        # Perhaps an illegal place: read the whole as text, so that the refusal can say why.
        anyone = next(iter(item.actions.values()))
        head = self.match.text(anyone).rpartition(" ")[0]
        return self.match.action(f"{head} {' '.join(rest)}")


def _one_a_verb(usages: list[str]) -> list[str]:
    """Of several ways to write a deed the first, where there is little room."""
    first = {usage.split()[0]: usage for usage in reversed(usages)}
    return [usage for usage in usages if first[usage.split()[0]] == usage]


class _Usages:
    """How the deeds are written that can be done now."""

    def __init__(self, match: AnyMatch, speaker: Speaker, forms: list[Form]) -> None:
        self.speaker: Final = speaker
        self.game: Final = match.game.key
        shown = match.view(match.decider)["decision"]["forms"]
        usages = [form.usage() for form in forms]
        self._shown: Final = [about for about in shown if about["usage"] in usages]

    def lines(self, *, with_ids: bool) -> list[str]:
        """One for each form; ids that stand in several of them come last, if they are wanted."""
        found: list[str] = []
        fields = [field for form in self._shown for field in form["fields"] if field["kind"] in ("id", "ids")]
        often = {
            field["name"]: field["offered"]
            for field in fields
            if 1 < len(field.get("offered", [])) <= _LISTED_IDS
            and sum(other["name"] == field["name"] for other in fields) > 1
        }
        for form in self._shown:
            blanks = iter([self._blank(field, field["name"] in often) for field in form["fields"]])
            parts = form.get("parts") or [None] * len(form["fields"])
            usage = " ".join([form["verb"], *[next(blanks) if part is None else part for part in parts]])
            if usage not in found:
                found.append(usage)
        ids = [f"{self._name(name)}: {', '.join(offered)}" for name, offered in often.items()]
        return found + ids if with_ids else found

    def _name(self, field: str) -> str:
        return self.speaker.word(self.game, "field", field).upper()

    def _blank(self, field: Mapping[str, Any], is_listed: bool) -> str:
        """What stands for a field: between its signs the words to choose from, or its name, with few ids."""
        offered = field.get("offered") or field.get("values") or []
        name = self._name(field["name"])
        if 0 < len(offered) <= NAMED_IDS and not is_listed:
            either = "|".join(offered)
            name = either if field["kind"] in ("word", "id") or len(offered) == 1 else f"{name}({either})"
        return f"{field.get('before', '')}{name}{field.get('after', '')}"


def _possible(match: AnyMatch) -> list[Form]:
    """The forms of which something may be legal now, as far as a few tries tell."""
    choice = match.choice()
    if not isinstance(choice, OpenChoice):
        return []
    drawn = choice.drawn(match)
    generator = generator_from(0)
    return [
        form
        for form in choice.forms()
        if form in drawn or any(match.refusal(choice.propose(match, form, generator)) is None for _ in range(_TRIES))
    ]
