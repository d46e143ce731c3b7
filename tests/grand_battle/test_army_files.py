"""Army files: every fault with its line, in three languages; and the words that armies are told with."""

from __future__ import annotations

import pathlib
import random
import re

import pytest

import vexilla.games.grand_battle
from grand_battle.musters import OWN, ROMANS, changed, faults, muster
from grand_battle.test_grb_06_years_of_weapons import ARMY
from vexilla.games.grand_battle.armies.library import LIBRARY
from vexilla.games.grand_battle.armies.reader import GAME, BadArmy
from vexilla.games.grand_battle.tables import artillery, camps, reserves, traits, troops, weapons
from vexilla.kernel.refusal import BadSetup
from vexilla.kernel.setup import Fault
from vexilla.locales import LANGUAGES, Speaker

SOURCE = pathlib.Path(vexilla.games.grand_battle.__file__).parent
LOCALES = SOURCE.parents[1] / "locales"
GUARD = 'type = "spearmen", BS = 3, P = 2, AR = 1, MV = 10, traits = ["big_shields"], price = 25'


def line_with(text: str, word: str) -> int:
    """The line on which a word stands."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if word in line)


# A file, a change of it, the reason of the first fault it makes, a word of its line, and what it is in Russian.
FAULTS = [
    (
        ROMANS,
        "budget = 700",
        "budgt = 700",
        "army-unknown",
        "budgt",
        "в армии не бывает «budgt»; может быть, «budget»?",
    ),
    (ROMANS, '"rome-zama"', '"rome-zame"', "army-unknown", "rome-zame", "нет расписки армии «rome-zame»"),
    (ROMANS, 'name = "My Romans"', 'name = ""', "army-no-name", "name", "армии нужно название"),
    (ROMANS, 'name = "My', 'game = "ancients"\nname = "My', "army-other-game", "game", "файл игры «ancients»"),
    (ROMANS, '"defender"', '"owner"', "army-unknown", "role", "нет роли «owner»"),
    (ROMANS, "budget = 700", "budget = 1.5", "army-number", "budget", "budget должно быть числом от 0 до 5000"),
    (ROMANS, "legion-5 = 5", "legion-6 = 5", "army-unknown", "legion-6", "в расписке нет строки «legion-6»"),
    (ROMANS, "legion-5 = 5", "legion-5 = 7", "army-limits", "legion-5 = 7", "legion-5: в расписке от 2 до 6 отрядов"),
    (ROMANS, 'camp = "ordinary"', 'camp = "tents"', "army-unknown", "camp", "нет лагеря «tents»"),
    (ROMANS, "barricades = 2", "barricades = 6", "army-sections", "barricades", "barricades: секций 7"),
    (ROMANS, 'mode = "rear"', 'mode = "sea"', "army-unknown", "mode", "резерв не приходит путём «sea»"),
    (ROMANS, 'mode = "rear"', 'mode = "outflanking"', "army-reserve-mode", "mode", "резерв обороняющегося не приходит"),
    (ROMANS, 'mode = "rear"', 'moda = "rear"', "army-unknown", "moda", "в резерве не бывает «moda»"),
    (ROMANS, "skirm-javelin = 1", "lh-javelin = 2", "army-reserve-price", "[reserve]", "резерв стоит 99"),
    (ROMANS, '"defender"', '"attacker"', "army-reserve-mode", "mode", "резерв атакующего не приходит путём rear"),
    (ROMANS, 'role = "defender"\n', "", "", "", ""),
    (ROMANS, 'Scipio = "legion-5"', 'Scipio = "hoplites"', "army-unknown", "Scipio", "в армии нет отряда «hoplites»"),
    (ROMANS, "staff = true }", "staff = 1 }", "army-switch", "Laelius", "staff должно быть true или false; задано 1"),
    (ROMANS, "staff = true }", "horse = 1 }", "army-unknown", "Laelius", "у командира не бывает «horse»"),
    (ROMANS, '"legion-4 3" }', '"legion-4", staff = true }', "army-staff", "Marcius", "штабу нужен конный отряд"),
    (ROMANS, '"legion-4 3" }', '"legion-4", LP = 2 }', "army-ratings", "Marcius", "по этой расписке CP 1 и LP 1"),
    (
        ROMANS,
        'Scipio = "legion-5"',
        'Scipio = { with = "legion-4", reserve = true }',
        "army-general-in-reserve",
        "Scipio",
        "Scipio — полководец",
    ),
    (ROMANS, '[general]\nScipio = "legion-5"\n', "", "army-no-general", "name", "таблицы [general] нет"),
    (ROMANS, "[general]", '[general]\nFabius = "legion-5"', "army-two-generals", "[general]", "Fabius, Scipio"),
    (ROMANS, "budget = 700", "budget = 600", "army-over-budget", "budget", "армия стоит 689: больше её бюджета 600"),
    (ROMANS, "budget = 700", "budget = 900", "army-under-budget", "budget", "не меньше 855"),
    (ROMANS, "legion-5 = 5", "legion five", "fault-not-toml", "legion five", "это не TOML"),
    (OWN, "year = -250", "year = 1900", "army-number", "year", "year должно быть числом от -3000 до 1700"),
    (OWN, '["artillery"]', '"artillery"', "army-names", "terrified_by", "список имён в кавычках"),
    (OWN, '["artillery"]', '["mice"]', "army-unknown", "terrified_by", "никого не устрашает «mice»"),
    (
        OWN,
        "max_commanders = 2",
        "max_commanders = 0",
        "army-many-commanders",
        "[commanders]",
        "а по расписке не больше 0",
    ),
    (OWN, 'camp = "ordinary"', 'camp = "barricade"', "army-camp", 'camp = "barr', "есть none, ordinary"),
    (OWN, "companions      = 2", "compagnons      = 2", "army-unknown", "compagnons", "может быть, «companions»?"),
    (OWN, "count = 4, min", "cont = 4, min", "army-unknown", "cont", "в строке не бывает «cont»"),
    (
        OWN,
        "max = 1, reserve = false",
        "reserve = true",
        "army-never-reserve",
        "elephant",
        "никогда не бывают в резерве",
    ),
    (OWN, "bronze-shields  = 4", "bronze-shields  = 24", "army-too-many", "[units]", "больше 24 нельзя"),
    (OWN, 'Cineas = "bronze-shields"', 'Cineas = "elephant-indian"', "army-elephant", "Cineas", "только индийские"),
    (
        OWN,
        "city-guard     = {",
        "hoplites = {",
        "army-profile-taken",
        "hoplites",
        "hoplites: такие характеристики уже есть",
    ),
    (OWN, f"{{ {GUARD} }}", "3", "army-profile-row", "city-guard", "это строка, например"),
    (
        OWN,
        '"spearmen"',
        '"spearman"',
        "army-unknown",
        "spearman",
        "нет типа отряда «spearman»; может быть, «spearmen»?",
    ),
    (OWN, "BS = 3, P = 2", "BS = 6, P = 2", "army-strength", "BS = 6", "у отрядов spearmen бывает BS 3, 4, 5"),
    (
        OWN,
        "BS = 3, P = 2",
        "BS = 3, P = 9",
        "army-number-of",
        "P = 9",
        "city-guard: P должно быть числом от 0 до 6; задано 9",
    ),
    (OWN, "price = 25", "price = 24", "army-price", "price = 24", "цена 25, а не 24"),
    (OWN, "price = 25", "prise = 25", "army-unknown", "prise", "в характеристиках не бывает «prise»"),
    (OWN, "price = 25", "depth = 4", "army-depth", "depth", "глубина подставки у spearmen — 2, а здесь 4"),
    (OWN, "price = 25", "dismounts_at_will = true", "army-at-will", "at_will", "а здесь spearmen"),
    (OWN, '["big_shields"]', '"big_shields"', "army-traits-list", "city-guard     =", "свойства пишут списком"),
    (OWN, '["big_shields"]', '["shields"]', "army-unknown", "city-guard     =", "нет свойства «shields»"),
    (OWN, '["big_shields"]', '["camel"]', "army-trait-type", "camel", "не бывает camel"),
    (OWN, '["big_shields"]', '["fanatics"]', "army-fanatics", "fanatics", "добавьте CC"),
    (OWN, "price = 25", 'weapon = "bow"', "army-unknown", '"bow"', "нет оружия «bow»"),
    (OWN, "price = 25", 'weapon = "heavy-bow"', "army-long-range", "heavy-bow", "нужна подставка глубиной 4 шага"),
    (
        OWN,
        f"{{ {GUARD}",
        '{ type = "shooters-light", BS = 3, P = 2, AR = 1, MV = 10',
        "army-needs-weapon",
        "city-guard",
        "нужно оружие",
    ),
    (
        OWN,
        f"{{ {GUARD}",
        '{ type = "shooters-heavy", BS = 3, P = 2, AR = 1, MV = 10, weapon = "sling"',
        "army-short-range",
        "city-guard",
        "возьмите shooters-light",
    ),
    (
        OWN,
        f"{{ {GUARD}",
        '{ type = "elephants", BS = 3, P = 2, AR = 1, MV = 10, weapon = "sling"',
        "army-no-weapon",
        "city-guard",
        "уберите sling",
    ),
    (
        OWN,
        f"{{ {GUARD}",
        '{ type = "bolt-thrower", BS = 2, P = 1, AR = 0, MV = 4, gun = "bolt-thrower"',
        "army-crew",
        "city-guard",
        "у расчёта P 0",
    ),
    (
        OWN,
        f"{{ {GUARD}",
        '{ type = "bolt-thrower", BS = 2, P = 0, AR = 0, MV = 4, gun = "light-cannon"',
        "army-gun-type",
        "city-guard",
        "light-cannon — это artillery-light, а не bolt-thrower",
    ),
    (
        OWN,
        f"{{ {GUARD}",
        '{ type = "bolt-thrower", BS = 2, P = 0, AR = 0, MV = 3, gun = "bolt-thrower"',
        "army-mixed",
        "shield-archers",
        "нужны пешие рукопашники",
    ),
    (
        OWN,
        'double = "bronze-shields"',
        'double = "theban-embolon"',
        "army-double-strength",
        "deep-shields",
        "BS стала бы 7",
    ),
    (
        OWN,
        'double = "bronze-shields"',
        'double = "tercio"',
        "army-unknown",
        "deep-shields",
        "нет характеристик «tercio»",
    ),
    (
        OWN,
        "price = 25",
        'weapon = "arquebus"',
        "army-year",
        "city-guard      =",
        "arquebus бывает с 1400 года, а год армии -250",
    ),
]
SOUND = [row for row in FAULTS if not row[3]]
BAD = [row for row in FAULTS if row[3]]


@pytest.mark.parametrize(("text", "old", "new", "reason", "word", "russian"), BAD)
def test_every_fault_has_its_line_and_three_languages(
    text: str, old: str, new: str, reason: str, word: str, russian: str
) -> None:
    spoilt = changed(old, new, text)
    fault = next(fault for fault in faults(spoilt) if fault.reason == reason)
    assert fault.line == line_with(spoilt, word)
    english, said, ukrainian = (Speaker(language).explain_fault(fault) for language in LANGUAGES)
    assert english == fault.text
    assert russian in said
    assert ukrainian not in (english, said)
    assert not re.search("[ыэёъ]", ukrainian)
    in_file = r"[A-Za-z0-9'\"={}\[\].-]+"
    assert re.findall(in_file, said) == re.findall(in_file, ukrainian), "the same words of the file"


@pytest.mark.parametrize(("text", "old", "new"), [row[:3] for row in SOUND])
def test_what_may_be_left_out(text: str, old: str, new: str) -> None:
    muster(changed(old, new, text))


def test_every_reason_of_the_code_is_translated() -> None:
    used: set[str] = set()
    for path in (SOURCE / "armies").glob("*.py"):
        used |= set(re.findall(r'"(army-[a-z-]+)"', path.read_text(encoding="utf-8")))
    for language in ("ru", "uk"):
        text = (LOCALES / language / "grand_battle.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^error-(army-[a-z-]+) =", text, re.MULTILINE)) == used
    tried = {row[3] for row in FAULTS} | {fault.reason for fault in others()}
    assert used - tried == set()
    assert not any(Speaker("en").knows(f"error-{reason}") for reason in used), "English is in the code"


def others() -> list[Fault]:
    """Faults that need a file of their own, and what is only unusual."""
    gun = 'type = "artillery-light", BS = 2, P = 0, AR = 0, MV = {}, gun = "light-bombard"'
    few = ARMY.format(year=1399, row=gun.format(0)).replace("tried = 12", "tried = 11")
    return [
        *faults('name = "Nobody"\nyear = 100\n'),
        *faults(ARMY.format(year=1440, row=gun.format(4))),
        *muster(few).warnings,
        *faults(changed("companions      = 2", "companions      = { count = 2, reserve = false }", OWN) + RESERVE),
        *faults(OWN + RESERVE.replace("companions = 1", "skirm-bow = 1") + "[reserve]\nbarricades = 1\n"),
    ]


RESERVE = """
[reserve.units]
companions = 1
"""


def test_faults_of_other_files() -> None:
    found = others()
    assert [fault.reason for fault in found] == [
        "army-no-units",
        "army-gun-move",
        "army-early-gun",
        "army-unusual",
        "army-not-in-reserve",
        "army-reserve-sections",
    ]
    for fault in found:
        english, said, ukrainian = (Speaker(language).explain_fault(fault) for language in LANGUAGES)
        assert len({english, said, ukrainian}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_armies_has_a_name(language: str) -> None:
    speaker = Speaker(language)
    names: dict[str, list[str]] = {
        "profile": list(LIBRARY.profiles()),
        "army": list(LIBRARY.keys()),
        "battle": [pair.key for pair in LIBRARY.pairs()],
        "type": [row.key for row in troops.TROOP_TYPES],
        "trait": [row.key for row in traits.TRAITS],
        "weapon": [row.key for row in weapons.WEAPONS],
        "gun": [row.key for row in artillery.GUNS],
        "camp": [row.key for row in camps.CAMPS],
        "role": list(reserves.ROLE_KEYS),
        "arrival": [row.key for row in reserves.ARRIVALS],
    }
    unnamed = [
        (kind, key) for kind, keys in names.items() for key in keys if not speaker.knows(f"grand-battle-{kind}-{key}")
    ]
    assert unnamed == []
    for kind in ("profile", "army", "battle"):
        assert len({speaker.word(GAME, kind, key) for key in names[kind]}) == len(names[kind])


def test_the_english_name_of_a_list_is_that_of_its_file() -> None:
    for key in LIBRARY.keys():  # noqa: SIM118
        assert Speaker("en").word(GAME, "army", key) == LIBRARY.find(key).name


def test_a_list_that_does_not_exist() -> None:
    with pytest.raises(BadSetup, match=r"there is no army list 'macedonia'.*Did you mean 'macedon'"):
        LIBRARY.find("macedonia")


def test_a_fault_is_told_once() -> None:
    without = ROMANS[: ROMANS.index("[reserve]")] + ROMANS[ROMANS.index("[general]") :]
    assert [fault.reason for fault in faults("reserve = 1\n" + without)] == ["fault-not-table"]


VALUES = ("1", "-1", "true", '"x"', '""', "[]", "{}", "[1]", "{ a = 1 }", "1.5", "1979-05-27", '[["x"]]', "inf")


def test_whatever_is_in_a_file_is_an_army_or_has_faults_in_three_languages() -> None:
    dice = random.Random(1571)
    speakers = [Speaker(language) for language in LANGUAGES]
    for _ in range(200):
        lines = dice.choice((ROMANS, OWN)).splitlines()
        place = dice.randrange(len(lines))
        before, sign, _ = lines[place].rpartition("=") if dice.random() < 0.5 else lines[place].partition("=")
        if sign:
            closing = " }" if before.count("{") > before.count("}") else ""
            lines[place] = f"{before}= {dice.choice(VALUES)}{closing}"
        else:
            del lines[place]
        found: list[Fault] = []
        try:
            muster("\n".join(lines))
        except BadArmy as problem:
            found = problem.faults
        assert all(speaker.explain_fault(fault) for fault in found for speaker in speakers)
