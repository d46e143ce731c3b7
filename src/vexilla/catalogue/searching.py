"""Finding clauses by words: any of them in any form, best first.

This is the only search there is: the terminal calls it, the page asks the server for it. Two programs in two
languages would have to be kept alike, and the page holds no rulebook but the one that is read.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Final

from . import CLAUSE_ID, Clause, clauses, find_clause
from .meanings import alike, only_asks
from .stems import stem, words_in

#: How much a word weighs where it stands, beside one in the text.
_IN_SECTION: Final = 3.0
_IN_CHAPTER: Final = 1.5
_IN_TOPIC: Final = 1.0
_IN_NOTE: Final = 0.4
#: How much better a clause is found whose whole title was asked for: "retreat" means the chapter of that name, not the
#: retreat of elephants within it.
_WHOLE_TITLE: Final = 0.8
#: How much another word for the same thing counts, beside the one that was asked for.
_ALIKE: Final = 0.7
#: How much a word counts that belongs to the question ("how many"), beside one that names something.
_ASKING: Final = 0.2
#: How much a word of the book counts from which the asked one is made: аркебузы for аркебузиры. It has at least so many
#: letters, and the asked one at most so many more.
_ROOT: Final = 0.8
_SHORTEST_ROOT: Final = 5
_LONGEST_REST: Final = 4
#: Of the usual formula for ranking (BM25): how soon repetition counts no more, how much length does.
_REPEATED: Final = 1.2
_LENGTH: Final = 0.35
#: Rules come before examples that say the same.
_KINDS: Final = {"example": 0.8, "ruling": 0.95}
#: What is much worse than the best is left out.
_WORST: Final = 0.2
#: A word that is still being typed; letters and words beyond these are not looked at.
_SHORTEST_START: Final = 3
_MOST_WORDS: Final = 12
_LONGEST_WORD: Final = 40
_NEAR: Final = 0.72
#: A word much more common than the rarest of the query is not marked.
_TELLING: Final = 0.4
#: A chapter and the section inside it: ``11. Close combat — Elephants``.
_SECTION: Final = re.compile(r" [—–-] |, ")


@dataclass(frozen=True)
class Found:
    """What a search finds: clauses, best first; the words of theirs that matched; what was probably meant."""

    clauses: list[Clause]
    words: list[str]
    #: The query as it may have been meant, if a word of it occurs nowhere; "" otherwise.
    meant: str


@dataclass(frozen=True)
class _Asked:
    """A word of a query: by stem of the book, how well it means that; and how much it counts among the others."""

    word: str
    stems: dict[str, float]
    counts: float


class _Index:
    """The words of a rulebook in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.language: Final = language
        self.clauses: Final = list(clauses(game, language).values())
        #: By stem, how much of it there is in which clause; and by stem the forms in which it occurs.
        self.weights: Final[dict[str, dict[int, float]]] = {}
        self.forms: Final[dict[str, set[str]]] = {}
        self.lengths: Final[list[float]] = []
        #: By clause, the stems of its title.
        self.titles: Final[list[frozenset[str]]] = []
        for number, clause in enumerate(self.clauses):
            self._add(number, clause)
        self.length: Final = sum(self.lengths) / max(1, len(self.lengths))
        self.words: Final = sorted({form for forms in self.forms.values() for form in forms})

    def _add(self, number: int, clause: Clause) -> None:
        chapter, *section = _SECTION.split(clause.chapter, maxsplit=1)
        found: dict[str, float] = {}
        for text, weight in (
            (clause.text, 1.0),
            (section[0] if section else chapter, _IN_SECTION),
            (chapter if section else "", _IN_CHAPTER),
            (clause.topic.replace("/", " "), _IN_TOPIC),
            (clause.note, _IN_NOTE),
        ):
            for word in words_in(text):
                key = stem(word, self.language)
                # A title says a thing once, however often.
                before = found.get(key, 0.0)
                found[key] = before + weight if weight <= 1 else max(before, weight)
                self.forms.setdefault(key, set()).add(word)
        for key, weight in found.items():
            self.weights.setdefault(key, {})[number] = weight
        self.lengths.append(float(len(words_in(clause.text))))
        titles = (word for word in words_in(clause.chapter) if not word.isdecimal())
        self.titles.append(frozenset(stem(word, self.language) for word in titles))

    def rarity(self, *keys: str) -> float:
        """How much finding any of some stems says: rare ones more."""
        among = len(set().union(*(self.weights.get(key, ()) for key in keys)))
        return math.log(1 + (len(self.clauses) - among + 0.5) / (among + 0.5))

    def stems_for(self, word: str) -> dict[str, float]:
        """By stem, how well a word means it: its own, or all that begin so; less well, another word for the same."""
        key = stem(word, self.language)
        others = dict.fromkeys(sorted(alike(key, self.language) & self.weights.keys()), _ALIKE)
        if key in self.weights:
            return {key: 1.0, **others}
        if others or len(word) < _SHORTEST_START:
            return others
        begun = [each for each, forms in self.forms.items() if any(form.startswith(word) for form in forms)]
        return dict.fromkeys(begun, 1.0) or dict.fromkeys(self._roots(key), _ROOT)

    def _roots(self, key: str) -> list[str]:
        """The longest stem of the book with which a longer one begins."""
        for length in range(len(key) - 1, max(_SHORTEST_ROOT, len(key) - _LONGEST_REST) - 1, -1):
            if key[:length] in self.weights:
                return [key[:length]]
        return []

    def telling(self, wanted: list[_Asked]) -> list[str]:
        """The stems of a query that say why something was found: not "of" beside "sight"."""
        rarities = [each.counts * self.rarity(*each.stems) for each in wanted]
        least = _TELLING * max(rarities, default=0.0)
        return [key for each, rarity in zip(wanted, rarities, strict=True) if rarity >= least for key in each.stems]

    def nearest(self, word: str) -> str:
        """The word of the book that is most like one that is not in it; "" if none is."""
        alike = [each for each in self.words if abs(len(each) - len(word)) <= 2 and len(each) > 2]
        near = get_close_matches(word, alike, 3, _NEAR)
        return max(
            near, key=lambda each: (_likeness(word, each), len(self.weights[stem(each, self.language)])), default=""
        )

    def scores(self, wanted: list[_Asked]) -> dict[int, float]:
        """By clause, how well it fits words of a query, each of which stands for some stems."""
        scores: dict[int, float] = {}
        met: dict[int, float] = {}
        whole = 0.0
        for each in wanted:
            rarity = each.counts * self.rarity(*each.stems)
            whole += rarity
            best: dict[int, float] = {}
            for key, fit in each.stems.items():
                for number, weight in self.weights[key].items():
                    length = 1 - _LENGTH + _LENGTH * self.lengths[number] / self.length
                    value = fit * rarity * weight * (_REPEATED + 1) / (weight + _REPEATED * length)
                    best[number] = max(best.get(number, 0.0), value)
            for number, value in best.items():
                scores[number] = scores.get(number, 0.0) + value
                met[number] = met.get(number, 0.0) + rarity
        asked = {key for each in wanted for key in each.stems}
        return {
            number: score
            * (met[number] / whole)
            * (1 + _WHOLE_TITLE * self._titled(number, asked))
            * _KINDS.get(self.clauses[number].kind, 1.0)
            for number, score in scores.items()
            if whole
        }

    def _titled(self, number: int, asked: set[str]) -> float:
        """How much of the title of a clause was asked for."""
        title = self.titles[number]
        return len(title & asked) / len(title) if title else 0.0


@cache
def _index(game: str, language: str) -> _Index:
    return _Index(game, language)


def _likeness(word: str, other: str) -> int:
    """How many letters two words begin with alike."""
    alike = 0
    for one, two in zip(word, other, strict=False):
        if one != two:
            break
        alike += 1
    return alike


def search(game: str, query: str, language: str = "en") -> Found:
    """The clauses in which any of these words occur in any form, best first; or the one whose number it is."""
    asked = query.strip()
    if CLAUSE_ID.fullmatch(asked) or CLAUSE_ID.fullmatch(asked.upper()):
        clause = find_clause(asked, language)
        found = [clause] if clause is not None and clause.id in clauses(game) else []
        return Found(found, [], "")
    index = _index(game, language)
    wanted = [
        _Asked(word, index.stems_for(word), _ASKING if only_asks(word, language) else 1.0)
        for word in (word[:_LONGEST_WORD] for word in words_in(query)[:_MOST_WORDS])
    ]
    known = [each for each in wanted if each.stems]
    scores = index.scores(known)
    least = _WORST * max(scores.values(), default=0.0)
    order = sorted((number for number in scores if scores[number] >= least), key=lambda each: (-scores[each], each))
    marked = {form for key in index.telling(known) for form in index.forms[key]}
    return Found([index.clauses[number] for number in order], sorted(marked), _meant(index, wanted))


def forms_of(game: str, language: str, key: str) -> set[str]:
    """The forms in which a stem occurs in a rulebook."""
    return _index(game, language).forms.get(key, set())


def _meant(index: _Index, wanted: list[_Asked]) -> str:
    """The query with the nearest words of the book for those that are not in it; "" where that changes nothing."""
    words = [each.word for each in wanted]
    near = [each.word if each.stems or each.counts < 1 else index.nearest(each.word) or each.word for each in wanted]
    return " ".join(near) if near != words else ""
