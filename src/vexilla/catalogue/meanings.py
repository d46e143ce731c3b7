"""What readers mean by their words: other words for the same thing, and words that ask without naming anything."""

from __future__ import annotations

from functools import cache
from typing import Final

from .stems import fold, stem

#: Words for the same thing: a book uses one of them, and its reader may look for another.
_ALIKE: Final = {
    "en": (
        "cavalry horse horseman rider mounted",
        "shoot fire missile ranged",
        "archer bow bowman",
        "arquebus musket matchlock",
        "range far distance",
        "leader general commander",
        "kill destroy eliminate death",
        "artillery cannon gun battery",
        "wood forest",
        "marsh swamp bog",
        "town village building",
        "rear behind back",
        "finish complete",
        "around about",
        "exhausted empty run",
        "pass skip",
        "wild joker",
        "seppuku harakiri",
        "rout flight flee",
        "neighbour adjacent",
        "price cost",
    ),
    "ru": (
        "кавалерия конница всадник конный",
        "стрелять стрельба огонь дальний",
        "лучник лук",
        "аркебуза мушкет",
        "дальность расстояние далеко",
        "рукопашная ближний",
        "полководец командир генерал лидер вождь",
        "убить уничтожить погибнуть гибель",
        "артиллерия пушка орудие батарея",
        "лес роща",
        "болото топь",
        "город деревня село",
        "тыл сзади",
        "пас пасовать спасовать пропустить",
        "ничья равенство",
        "сосед соседний смежный",
        "сеппуку харакири",
        "утрата потеря",
        "формация построение строй",
        "вдохновить вдохновение воодушевить воодушевление",
        "уклонение уклониться увернуться",
        "цена стоимость",
    ),
    "uk": (
        "кавалерія кіннота вершник кінний",
        "стріляти стрільба вогонь дальній",
        "лучник лук",
        "аркебуза мушкет",
        "дальність відстань далеко",
        "рукопашний ближній",
        "полководець командир генерал лідер",
        "убити знищити загинути загибель",
        "артилерія гармата батарея",
        "ліс гай",
        "болото багно",
        "місто село",
        "тил ззаду",
        "пас пасувати спасувати пропустити",
        "нічия рівність",
        "сусід сусідній суміжний",
        "сепуку харакірі",
        "захисник оборонець",
        "втрата утрата",
        "формація шикування стрій",
        "надихнути надихати натхнення",
        "ухилення ухилитися",
        "ціна вартість",
    ),
}
#: Words of a question that name nothing: rare in a book, they would weigh most.
_ASKING: Final = {
    "en": """
        a an the i me my we you your he his it its they their this that there to of in on at for from by with
        per as if then than is are be was were do does did can could may must should will would have has had how
        what when where which who whom why many much any some get gets not no and or""",
    "ru": """
        я мне мой моя мои мы ты вы он она оно они его её их это этот эта эти в во на по к ко у с со из от до за
        для о об при и или а но не ни ли бы же если то как что чего кто кого когда где куда откуда какой какая
        какие какого сколько почему зачем можно нужно надо есть быть будет""",
    "uk": """
        я мені мій моя мої ми ти ви він вона воно вони його її їх це цей ця ці в у на по до к з із зі від за для
        о об про при і й та або а але не ні чи би б ж же якщо то як що чого хто кого коли де куди звідки який
        яка які якого скільки чому навіщо можна треба потрібно є бути буде""",
}


@cache
def alike(key: str, language: str) -> frozenset[str]:
    """The stems of other words for what a stem means."""
    groups = ({stem(word, language) for word in group.split()} for group in _ALIKE[language])
    return frozenset(each for group in groups if key in group for each in group if each != key)


@cache
def _asking(language: str) -> frozenset[str]:
    return frozenset(fold(_ASKING[language]).split())


def only_asks(word: str, language: str) -> bool:
    """Whether a folded word belongs to the question and not to what is asked about."""
    return word in _asking(language)
