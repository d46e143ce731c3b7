"""What the forms of a word have in common, in English, Russian and Ukrainian: enough to find, not to parse.

A word loses its ending, and the letters that change inside it are made alike: *elephants*, слонов, загін and загону.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

#: A word, also with an apostrophe inside.
WORD: Final = re.compile(r"[^\W_]+(?:['’ʼ][^\W_]+)*")
_VOWEL: Final = re.compile("[aeiouyаеиоуыэюяіїє]")
#: Accents that people type and texts have; й and ї are letters of their own and stay.
_ACCENTS: Final = re.compile("[\u0300\u0301\u0302]")
_SAME: Final = str.maketrans({"ё": "е", "ґ": "г", "’": "'", "ʼ": "'"})

#: Forms that no ending explains.
_IRREGULAR: Final = {
    "en": {
        "dead": "death",
        "dice": "die",
        # What dies is dead; "die" alone is what is rolled.
        "died": "death",
        "dies": "death",
        "dying": "death",
        "feet": "foot",
        "fought": "fight",
        "fled": "flee",
        "fell": "fall",
        "horsemen": "horseman",
        "lain": "lie",
        "lost": "lose",
        "men": "man",
        "met": "meet",
        "shot": "shoot",
        "shots": "shoot",
        "won": "win",
    },
    "ru": {"огонь": "огн", "день": "дн"},
    "uk": {"вогонь": "вогн", "день": "дн"},
}
#: Endings of nouns, adjectives and verbs, by language; the longest that fits is taken off.
_ENDINGS: Final = {
    "ru": """
        иями ями ами иям ием иях ией ов ев ей ой ам ям ом ем ах ях ия ья ие ье ии ьи ию ью ий а я о е у ю ы и ь й
        ыми ими ого его ому ему ых их ую юю ая яя ое ее ые ый ою ею ым им
        овать евать ать ять ить еть уть ыть ует уют юет юют ает ают яет яют еет еют ит ят ат ет ут ют
        ал ала али ало ял яла яли яло ил ила или ило ел ела ели ело л ла ли ло
        ение ения ению ением ений ениями ениях ениям ание ания анию анием аний аниями аниях аниям
        ование ования ованию ованием ований
        ость ости остью остей остями остях остям""",
    "uk": """
        ями ами ові еві єві ів їв ей ою ею єю ам ям ом ем єм ах ях ія ії ію а я о е є и і ї у ю ь й
        ими іми ого ього ому ьому их іх ій ої ий ім им
        увати ювати ати яти ити іти ути ує ують ює юють ає ають яє яють іє іють ить ять ать еть уть ють
        ав ала али ало яв яла яли яло ив ила или ило іла іли іло в ла ли ло
        ення енню енням еннях ання анню анням аннях іння інню інням іннях
        ування уванню уванням
        ість ості істю остей остями остях остям""",
}
#: What participles have below the ending of their case.
_BELOW: Final = {
    "ru": "ующ ающ яющ ущ ющ ащ ящ вш ивш авш явш анн янн енн ован ованн",
    "uk": "уюч аюч яюч уч юч ач яч ован ова анн янн енн",
}
_LONGEST_FIRST: Final = {
    name: {
        language: sorted(set(endings.split()), key=lambda each: (-len(each), each))
        for language, endings in table.items()
    }
    for name, table in (("endings", _ENDINGS), ("below", _BELOW))
}
_REFLEXIVE: Final = ("ся", "сь")
#: What is left of a word is at least so long; a verb's л comes and goes behind these.
_SHORTEST: Final = 2
_WITH_FLEETING: Final = 3
_LIPS: Final = "бпвмф"


def fold(text: str) -> str:
    """Small letters, without accents, with one spelling of what people mix up."""
    low = unicodedata.normalize("NFD", text.lower().translate(_SAME))
    return unicodedata.normalize("NFC", _ACCENTS.sub("", low)).translate(_SAME)


def words_in(text: str) -> list[str]:
    """The words of a text, folded, in its order."""
    return WORD.findall(fold(text))


@cache
def stem(word: str, language: str) -> str:
    """What the forms of a folded word have in common. Words of Latin letters are taken for English ones."""
    language = "en" if word.isascii() else language if language in _ENDINGS else "ru"
    irregular = _IRREGULAR[language].get(word)
    if irregular is not None:
        return irregular
    return _english(word) if language == "en" else _slavic(word, language)


def _english(word: str) -> str:
    word = word.removesuffix("'s").removesuffix("'")
    if word.endswith("ies") and len(word) > 4:
        word = f"{word[:-3]}y"
    elif word.endswith(("sses", "xes", "zes", "ches", "shes")):
        word = word[:-2]
    elif word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3:
        word = word[:-1]
    for ending in ("ing", "ed"):
        rest = word.removesuffix(ending)
        if rest != word and len(rest) > _SHORTEST and _VOWEL.search(rest):
            word = rest
            if word[-1] == word[-2] and word[-1] not in "lsz":
                word = word[:-1]
            break
    if word.endswith("e") and len(word) > 3:
        word = word[:-1]
    return f"{word[:-1]}i" if word.endswith("y") and len(word) > 3 else word


def _slavic(word: str, language: str) -> str:
    for reflexive in _REFLEXIVE:
        word = word.removesuffix(reflexive) if len(word) > 2 * _SHORTEST else word
    rest = _without(_LONGEST_FIRST["endings"][language], word)
    if rest != word:
        rest = _without(_LONGEST_FIRST["below"][language], rest)
    rest = rest.replace("ь", "")
    if len(rest) > _WITH_FLEETING:
        rest = _without_fleeting_vowel(rest)
    if len(rest) > _SHORTEST and rest[-1] == "л" and rest[-2] in _LIPS:
        rest = rest[:-1]
    if len(rest) > 2 * _SHORTEST and rest.endswith("мен"):
        rest = rest[:-2]
    return _ukrainian_vowel(rest) if language == "uk" else rest


def _without(endings: list[str], word: str) -> str:
    """Without the longest of these endings that leaves a word."""
    for ending in endings:
        rest = word[: -len(ending)]
        if word.endswith(ending) and len(rest) >= _SHORTEST and _VOWEL.search(rest):
            return rest
    return word


def _without_fleeting_vowel(word: str) -> str:
    """Стрелок and стрелки, боец and бойцы, карток and картки."""
    before, vowel, last = word[-3], word[-2], word[-1]
    if vowel not in "оеє" or last not in "кц":
        return word
    if _VOWEL.match(before):
        return f"{word[:-2]}й{last}"
    return word[:-2] + last


def _ukrainian_vowel(word: str) -> str:
    """Загін and загону, кінь and коня: і of the last syllable may be о; картка and картці: ц may be к."""
    for at in range(len(word) - 1, -1, -1):
        if _VOWEL.match(word[at]):
            word = f"{word[:at]}о{word[at + 1 :]}" if word[at] == "і" else word
            break
    return f"{word[:-1]}к" if word.endswith("ц") else word
