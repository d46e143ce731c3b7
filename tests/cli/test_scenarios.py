"""Scenario files in the terminal: listed, shown, checked and played, with every fault told in three languages."""

from __future__ import annotations

import json
import pathlib
import re
import tomllib

import calling
import pytest
from schemas import wrong

import vexilla.games
from vexilla.briefings import briefing_text
from vexilla.games import GAMES
from vexilla.games.ancients.scenario import scenario_keys, scenario_text
from vexilla.games.ancients.schema import scenario_schema
from vexilla.games.commands_colors.scenario import BadScenario
from vexilla.games.napoleonics import scenario as napoleonics
from vexilla.games.scenario_files import SCENARIO_FILES, game_of_file
from vexilla.kernel.setup import Fault
from vexilla.locales import LANGUAGES, Speaker

GAMES_SOURCE = pathlib.Path(vexilla.games.__file__).parent
LOCALES = GAMES_SOURCE.parent / "locales"

OWN = """\
name = "Own Battle"
date = "200 BC"
first = "bottom"
banners = 5
notes = "The forest is dark."

[bottom]
army = "Roman"
commander = "Scipio"
cards = 5

[bottom.units]
heavy-infantry = "E2 F2"
light-cavalry = "A1"

[bottom.leaders]
Scipio = "E2"

[top]
army = "Punic"
cards = 4

[top.units]
elephants = "E8 F8"
heavy-war-machine = "G9"

[top.leaders]
Hanno = "E8"
Mago = "A5"

[top.reserve]
warriors = 2
leaders = ["Gisgo"]

[terrain]
forest = "C4 C5"
rampart = "D4:sw,se"
river = "M5"

[special]
ambush = { side = "top", turn = 2 }
hand-grows = { bottom = 6 }

[[special.elite]]
hex = "F2"
name = "Triarii"
flags = 1
helmets = true

[[special.hero]]
leader = "Scipio"

[record]
plays = 10
bottom = 40
top = 60

[ru]
name = "Своя битва"
"The forest is dark." = "Лес тёмен."

[uk]
name = "Власна битва"
"The forest is dark." = "Ліс темний."
"""

BOTTOM = OWN[OWN.index("[bottom]") : OWN.index("[top]")]

# A change of the sound file, the reason of the only fault it makes, and what it is in Russian.
FAULTS = [
    ("banners = 5", "banners 5", "fault-not-toml", "это не TOML: Expected '='"),
    ('date = "200 BC"', "x = 3", "fault-unknown-key", "в сценарии не бывает «x»: есть game, name, date, first, "),
    ('date = "200 BC"', 'dat = "200 BC"', "fault-unknown-key", "в сценарии не бывает «dat»; может быть, «date»?"),
    ("banners = 5", "banners = 0x1" + "0" * 5000, "fault-too-large", "banners: такого большого числа"),
    ('date = "200 BC"', "date = " + "[" * 30 + "]" * 30, "fault-too-deep", "date: столько таблиц одна в другой"),
    ('date = "200 BC"', "# " + "x" * 64_000, "fault-too-long", "знаков: такой длинный файл не читается"),
    (
        'date = "200 BC"',
        'game = "napoleonics"',
        "fault-other-game",
        "это битва игры «napoleonics», а не «ancients»: читайте её как битву той игры",
    ),
    ('name = "Own Battle"', 'name = ""', "fault-no-name", "сценарию нужно название"),
    ('first = "bottom"', 'first = "left"', "fault-first", "кто ходит первым; задано 'left'"),
    ('first = "bottom"\n', "", "fault-first", "кто ходит первым; не задано"),
    ("banners = 5", "banners = 31", "fault-banners", "от 1 до 30: сколько знамён нужно для победы; задано 31"),
    ("forest =", "forrest =", "fault-unknown-terrain", "нет местности «forrest»; может быть, «forest»?"),
    ('"M5"', '"C5"', "fault-terrain-twice", "C5 — уже forest: местность у гекса одна"),
    ("sw,se", "sw,south", "fault-unknown-direction", "у гекса нет стороны «south»"),
    ('"D4:sw,se"', '"D4"', "fault-no-front", "для D4 нужны передние стороны, например D4:ne,nw"),
    ("C4 C5", "C4:sw C5", "fault-needless-front", "у местности forest нет передних сторон: пишите просто C4"),
    (BOTTOM, "", "fault-no-side", "сценарию нужна таблица [bottom], в ней army, cards, units и leaders"),
    ("commander =", "comander =", "fault-unknown-in-side", "в [bottom] не бывает «comander»; может быть, «commander»?"),
    ("cards = 4", "cards = true", "fault-cards", "от 1 до 12: сколько карт в руке; задано True"),
    ('army = "Punic"', "army = 3", "fault-no-army", "в [top] нужно название армии"),
    ('elephants = "E8 F8"\nheavy-war-machine = "G9"\n', "", "fault-no-units", "таблицы [top.units] нет, или она пуста"),
    (
        "light-cavalry =",
        "lihgt-cavalry =",
        "fault-unknown-kind",
        "нет вида отрядов «lihgt-cavalry»; может быть, «light",
    ),
    ("warriors = 2", "wariors = 2", "fault-unknown-kind", "нет вида отрядов «wariors»; может быть, «warriors»?"),
    ('"G9"', '"A1"', "fault-two-units", "на A1 уже стоит bottom light-cavalry: двух отрядов"),
    ('"G9"', '"M5"', "fault-unit-closed", "heavy-war-machine не может стоять на M5: местность river"),
    ("warriors = 2", "warriors = 0", "fault-reserve", "число отрядов, например warriors = 2; задано 0"),
    ('Mago = "A5"', 'Mago = "A5 mounted"', "fault-leader-words", "у полководца только гекс"),
    ('Mago = "A5"', 'Mago = "E8"', "fault-two-leaders", "на E8 уже стоит Hanno: двух полководцев"),
    ('Mago = "A5"', 'Mago = "F2"', "fault-leader-with-enemy", "Mago стоит на F2 вместе с вражеским отрядом"),
    ('Mago = "A5"', 'Mago = "M5"', "fault-leader-closed", "Mago не может стоять на M5: местность river"),
    ("plays = 10", 'plays = "ten"', "fault-record", "в [record] нужны три числа"),
    ("cards = 5", "cards = 5\nreserve = 3", "fault-not-table", "bottom.reserve должно быть таблицей: [bottom.reserve]"),
    ('"A1"', "5", "fault-not-hexes", 'light-cavalry — это гексы в кавычках, например "B8 E8"; задано 5'),
    ('"A1"', '"M2"', "fault-no-hex", "на поле нет гекса M2: есть от A1 до M9"),
    ('side = "top"', 'side = "left"', "fault-not-side", 'ambush должно быть "bottom" или "top"; задано \'left\''),
    (
        "hand-grows =",
        "hand-grow =",
        "fault-unknown-special",
        "нет особого правила «hand-grow»; может быть, «hand-grows»?",
    ),
    ("{ bottom = 6 }", "{ bottom = 60 }", "fault-number", "hand-grows должно быть числом от 1 до 12; задано 60"),
    ("flags = 1", "flags = 4", "fault-number", "flags должно быть числом от 0 до 3; задано 4"),
    ("[special]", '[special]\noptional = "siege"', "fault-unknown-optional", "необязательными, нет «siege»"),
    ("{ bottom = 6 }", "6", "fault-by-side", "нужно значение для стороны, например hand-grows = { bottom = … }"),
    ("{ bottom = 6 }", "{ left = 6 }", "fault-which-side", "в hand-grows бывают bottom и top, а не «left»"),
    (
        "[special]",
        '[special]\nlegions = { top = "x" }',
        "fault-unknown-legions",
        "нет правила легионов «x»: есть marian",
    ),
    ("[special]", '[special]\nsiege = "yes"', "fault-switch", "siege должно быть true или false; задано 'yes'"),
    ("helmets = true", "helmets = 1", "fault-switch", "helmets должно быть true или false; задано 1"),
    ('name = "Triarii"', "name = 3", "fault-text", "name должно быть текстом в кавычках; задано 3"),
    ("hand-grows", "hand-jumps", "fault-hand-jumps", "например { bottom = { banners = 3, cards = 6 } }"),
    ("turn = 2", "turn = 0", "fault-ambush", 'нужны сторона и ход, например { side = "top", turn = 2 }'),
    ('side = "top"', 'side = "bottom"', "fault-ambush-of-nobody", "засаде нужен резерв: [bottom.reserve]"),
    (
        'ambush = { side = "top", turn = 2 }',
        "siege = false",
        "fault-idle-reserve",
        "резерв [top.reserve] никогда не выйдет: добавьте в [special] ambush",
    ),
    ("[special]", "[special]\nplace-leaders = 2", "fault-place-leaders", "в place-leaders нужны числа"),
    (
        "[special]",
        '[special]\nplace-leaders = { first = "top", bottom = -1, top = 1 }',
        "fault-leaders-number",
        "в place-leaders нужно число полководцев; задано -1",
    ),
    (
        "[special]",
        '[special]\nplace-leaders = { first = "top", top = 3 }',
        "fault-leaders-in-reserve",
        "top ставит полководцев: 3, а в резерве их названо: 1",
    ),
    ('hex = "F2"', 'hex = "F3"', "fault-no-unit", "на «F3» нет отряда, который мог бы стать особым"),
    ('leader = "Scipio"', 'leader = "Sulla"', "fault-no-leader", "нет полководца «Sulla»"),
    ("flags = 1", "flag = 1", "fault-unknown-ability", "полководцев не бывает «flag»; может быть, «flags»?"),
    (
        '[[special.hero]]\nleader = "Scipio"',
        "[special.hero]\ndice = 1",
        "fault-not-list",
        "hero должно быть списком таблиц: [[special.hero]]",
    ),
]


# -- Napoleonics ---------------------------------------------------------------------------------

BRIDGE = """\
name = "The Bridge"
date = "1809"
first = "top"
banners = 5
notes = "The river can be forded."
history = "Two divisions met at a bridge."
sources = ["A diary", "A map"]
lopsided = "The French were outnumbered."

[bottom]
army = "French"
commander = "Ney"
cards = 5

[bottom.units]
french-line-infantry = "E2, F2:3 G2"
french-guard-foot-artillery = ["H2:2"]

[bottom.leaders]
Ney = "E2"

[top]
army = "British"
cards = 6

[top.units]
british-line-infantry = "E8 F8"
portuguese-light-cavalry = "K8:2"

[top.leaders]
Hill = "E8"
Leith = "F8"
Cole = "K8"
Picton = "A9"
Trant = "B9"

[terrain]
river = "E5 F5"
redoubt = "G8:sw,se"
town = "D5"

[special]
fordable-rivers = true
no-square = "town mill"
exits = { top = "A9 B9" }

[[special.objective]]
side = "bottom"
hexes = "D5 E5"
banners = 2
kept = true

[[special.objective]]
side = "top"
hexes = "A1"

[ru]
name = "Мост"
notes = "Реку можно перейти вброд."
history = "Две дивизии встретились у моста."
lopsided = "Французов было меньше."
French = "Французы"

[uk]
name = "Міст"
notes = "Річку можна перейти вбрід."
history = "Дві дивізії зустрілися біля мосту."
lopsided = "Французів було менше."
French = "Французи"
"""

# The same for Napoleonics.
BRIDGE_FAULTS = [
    (
        "F2:3",
        "F2:5",
        "fault-blocks",
        "отряд french-line-infantry на F2 начинает с 1–4 блоками, например F2:1; задано '5'",
    ),
    ("F2:3", "F2:", "fault-blocks", "например F2:1; задано ''"),
    ("H2:2", "H2:0", "fault-blocks", "на H2 начинает с 1–3 блоками"),
    ('["A diary", "A map"]', '"A diary"', "fault-sources", "sources — это список текстов, например"),
    ('["A diary", "A map"]', "[1]", "fault-sources", "задано [1]"),
    (
        'history = "Two divisions met at a bridge."',
        "history = 1",
        "fault-text",
        "history должно быть текстом в кавычках",
    ),
    ('"A9 B9" }', '"A9 B8" }', "fault-not-own-edge", "B8 не на краю стороны top: отряды уходят через свой край"),
    ('side = "bottom"', 'side = "left"', "fault-objective", "цели нужны сторона, гексы и знамёна"),
    ("banners = 2", "banners = 0", "fault-objective", "цели нужны сторона, гексы и знамёна"),
    ('hexes = "A1"\n', "", "fault-objective", "цели нужны сторона, гексы и знамёна"),
    ("kept = true", "keep = true", "fault-unknown-in-objective", "у цели не бывает «keep»; может быть, «kept»?"),
    ("kept = true", "kept = 1", "fault-switch", "kept должно быть true или false; задано 1"),
    ('"A1"', '"A0"', "fault-no-hex", "на поле нет гекса A0"),
    ("town mill", "town milk", "fault-unknown-terrain", "нет местности «milk»; может быть, «mill»?"),
    ("fordable-rivers", "fordable-river", "fault-unknown-special", "может быть, «fordable-rivers»?"),
    ("cards = 6", "cards = 6\nreserve = {}", "fault-unknown-in-side", "в [top] не бывает «reserve»"),
    (
        '["H2:2"]',
        '"H2 I2"',
        "fault-beyond-box",
        "отрядов french-guard-foot-artillery в коробке 1, а не 2: уменьшите их число или задайте beyond-the-box = true",
    ),
    (
        'Trant = "B9"',
        'Trant = "B9"\nWilson = "C9"',
        "fault-leaders-beyond-box",
        "полководцев для top в коробке 5, а не 6: уменьшите их число",
    ),
    (
        'Ney = "E2"',
        'Ney = "E2"\na = "A1"\nb = "B1"\nc = "C1"\nd = "D1"',
        "fault-leaders-beyond-box",
        "полководцев для bottom в коробке 4, а не 5",
    ),
]


# The same for Samurai Battles, in the example of the documentation.
EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "docs" / "examples"
CLASH = (EXAMPLES / "my-clash.toml").read_text(encoding="utf-8")
CLASH_FAULTS = [
    ('"C9 mounted"', '"C9"', "fault-leader-kind", 'Hosoda = "C9 …"; есть foot, mounted, commander'),
    ('"C9 mounted"', '"C9 riding"', "fault-leader-kind", 'Hosoda = "C9 …"; есть foot, mounted, commander'),
    ('"C9 mounted"', '"C9 foot"', "fault-leads-horse", "Hosoda на C9 пеший: конницу он не возглавляет"),
    ('"F1 commander"', '"F1 foot"', "fault-commander", "и больше никто: Kuroiwa на F1"),
    ('"E10 foot"', '"E10 commander"', "fault-commander", "и больше никто: Mori на E10"),
    ('camp = "F1"', 'camp = "G1"', "fault-camp", "лагерь и телохранители полководца бывают только вместе"),
    ('camp = "F1"', 'camp = "F1 H1"', "fault-camp", "H1: лагерь и телохранители"),
    ('bodyguards = "F1"', 'bodyguards = "F1 H1"', "fault-two-camps", "у стороны bottom больше одного лагеря"),
    ("honor = 6 ", "honor = 26 ", "fault-too-much-honor", "вместе вначале не больше 30 жетонов"),
    ("dragons = 3 ", "dragons = 13 ", "fault-number", "dragons должно быть числом от 0 до 12; задано 13"),
]


def run(*words: str, folder: pathlib.Path | None = None, typed: str = "", **environment: str) -> tuple[int, str, str]:
    """A call on a wide screen."""
    return calling.vexilla(*words, folder=folder, typed=typed, **({"COLUMNS": "160"} | environment))


def spoilt(old: str, new: str, text: str = OWN) -> str:
    """The sound file with one thing changed."""
    assert old in text
    return text.replace(old, new, 1)


def faults(text: str, game: str = "ancients") -> list[Fault]:
    """What is wrong with a file."""
    with pytest.raises(BadScenario) as refused:
        SCENARIO_FILES[game].read("own.toml", text)
    return refused.value.faults


@pytest.fixture
def own(tmp_path: pathlib.Path) -> pathlib.Path:
    """A sound file."""
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")
    return file


@pytest.fixture
def bad(tmp_path: pathlib.Path) -> pathlib.Path:
    """A file with two faults."""
    file = tmp_path / "bad.toml"
    file.write_text(spoilt("banners = 5", "banners = 0").replace('"A1"', '"A1 N1"'), encoding="utf-8")
    return file


# -- faults in the reader's language -------------------------------------------------------------


ALL_FAULTS = [
    *[("ancients", OWN, *each) for each in FAULTS],
    *[("napoleonics", BRIDGE, *each) for each in BRIDGE_FAULTS],
    *[("samurai", CLASH, *each) for each in CLASH_FAULTS],
]


@pytest.mark.parametrize(
    ("game", "text", "old", "new", "reason", "russian"), ALL_FAULTS, ids=[f"{each[0]}-{each[4]}" for each in ALL_FAULTS]
)
def test_every_fault_is_told_in_three_languages(
    game: str, text: str, old: str, new: str, reason: str, russian: str
) -> None:
    fault = next(fault for fault in faults(spoilt(old, new, text), game) if fault.reason == reason)
    english, said, ukrainian = (Speaker(language).explain_fault(fault) for language in ("en", "ru", "uk"))
    assert english == fault.text
    assert russian in said
    assert ukrainian not in (english, said)
    assert not re.search("[ыэёъ]", ukrainian)
    in_file = r"[A-Za-z0-9'\"={}\[\].-]+"
    assert re.findall(in_file, said) == re.findall(in_file, ukrainian), "the same words of the file"


def test_every_fault_of_the_code_is_translated_and_tried_out() -> None:
    used = set()
    reading = GAMES_SOURCE.parent / "kernel" / "file_reader.py"
    for path in (*GAMES_SOURCE.rglob("*.py"), reading):
        used |= set(re.findall(r'"(fault-[a-z-]+)"', path.read_text(encoding="utf-8")))
    assert used == {each[4] for each in ALL_FAULTS}
    parts = {"fault-hint", "fault-given"}
    for language in ("ru", "uk"):
        text = (LOCALES / language / "cli.ftl").read_text(encoding="utf-8")
        translated = set(re.findall(r"^error-(fault-[a-z-]+) =", text, re.MULTILINE))
        # What is wrong with lessons is tried out by their own tests.
        assert {fault for fault in translated if not fault.startswith("fault-lesson-")} == used | parts
    assert not any(Speaker("en").knows(f"error-{reason}") for reason in used), "English is in the code"


def test_a_missing_value_is_told_as_missing() -> None:
    (fault,) = faults(spoilt("banners = 5", "banners = { bottom = 5 }"))
    assert Speaker("ru").explain_fault(fault).endswith("; не задано")
    assert Speaker("uk").explain_fault(fault).endswith("; не задано")


# -- check ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "banners", "hex_", "count"),
    [
        (
            "en",
            "banners must be a number from 1 to 30: how many win; it is 0",
            "N1 is no hex of the board: it has A1 to M9, even ranks one hex shorter",
            "2 faults.",
        ),
        (
            "ru",
            "banners должно быть числом от 1 до 30: сколько знамён нужно для победы; задано 0",
            "на поле нет гекса N1: есть от A1 до M9, в чётных рядах на гекс меньше",
            "2 ошибки.",
        ),
        (
            "uk",
            "banners має бути числом від 1 до 30: скільки прапорів потрібно для перемоги; задано 0",
            "на полі немає гекса N1: є від A1 до M9, у парних рядах на гекс менше",
            "2 помилки.",
        ),
    ],
)
def test_check_names_each_fault_by_file_and_line(
    bad: pathlib.Path, language: str, banners: str, hex_: str, count: str
) -> None:
    lines = [f"bad.toml:4: {banners}", f"bad.toml:14: {hex_}"]
    code, out, errors = run("scenarios", "check", "bad.toml", "--lang", language, folder=bad.parent)
    assert (code, out.splitlines(), errors.splitlines()) == (1, lines, [count])
    code, out, errors = run("play", "ancients/bad.toml", "--lang", language, folder=bad.parent)
    assert (code, out, errors.splitlines()) == (1, "", lines), "play says the same"
    assert list(bad.parent.iterdir()) == [bad]


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "own.toml: a sound scenario: Own Battle, 8 units, 4 leaders."),
        ("ru", "own.toml: сценарий в порядке: Своя битва, отрядов 8, полководцев 4."),
        ("uk", "own.toml: сценарій справний: Власна битва, загонів 8, полководців 4."),
    ],
)
def test_check_says_what_a_sound_file_holds(own: pathlib.Path, language: str, says: str) -> None:
    assert run("scenarios", "check", "own.toml", "--lang", language, folder=own.parent) == (0, f"{says}\n", "")


def test_check_takes_several_files(own: pathlib.Path, bad: pathlib.Path) -> None:
    worse = bad.with_name("worse.toml")
    worse.write_text("name =\n", encoding="utf-8")
    code, out, errors = run("scenarios", "check", "bad.toml", "own.toml", "worse.toml", folder=own.parent)
    assert code == 1
    told = [line.split(" ")[0] for line in out.splitlines()]
    assert told == ["bad.toml:4:", "bad.toml:14:", "own.toml:", "worse.toml:1:"]
    assert errors == "3 faults.\n"
    assert run("scenarios", "check", "own.toml", "own.toml", folder=own.parent)[0] == 0


def test_check_shows_brackets_as_they_are(own: pathlib.Path) -> None:
    own.write_text(spoilt('army = "Punic"\n', ""), encoding="utf-8")
    assert '[top] needs an army, such as army = "Roman"' in run("scenarios", "check", str(own))[1]


def test_check_knows_the_game_by_the_units(tmp_path: pathlib.Path) -> None:
    assert [game_of_file(text) for text in (OWN, BRIDGE, "name = 1", "name =", "bottom = 1")] == [
        *("ancients", "napoleonics", "ancients", "ancients", "ancients")
    ]
    file = tmp_path / "bridge.toml"
    file.write_text(BRIDGE, encoding="utf-8")
    assert run("scenarios", "check", "bridge.toml", folder=tmp_path) == (
        *(0, "bridge.toml: a sound scenario: The Bridge, 7 units, 6 leaders.\n", ""),
    )
    code, out, _ = run("scenarios", "check", "bridge.toml", "--game", "ancients", folder=tmp_path)
    assert code == 1
    assert "there is no kind of unit 'french-line-infantry'" in out
    code, _, errors = run("scenarios", "check", "bridge.toml", "--game", "battle_line", folder=tmp_path)
    assert (code, errors) == (1, "Battle Line has no scenario files: its set-up is always the same.\n")


@pytest.mark.parametrize(
    ("language", "missing", "unreadable"),
    [
        ("en", "The file nowhere.toml does not exist.", "The file latin.toml cannot be read: "),
        ("ru", "Файла nowhere.toml нет.", "Файл latin.toml не читается: "),
        ("uk", "Файлу nowhere.toml немає.", "Файл latin.toml не читається: "),
    ],
)
def test_check_tells_of_files_it_cannot_read(
    tmp_path: pathlib.Path, language: str, missing: str, unreadable: str
) -> None:
    (tmp_path / "latin.toml").write_bytes('name = "Zürich"'.encode("latin-1"))
    for file, says in (("nowhere.toml", missing), ("latin.toml", unreadable)):
        code, out, errors = run("scenarios", "check", file, "--lang", language, folder=tmp_path)
        assert (code, out) == (1, "")
        assert errors.startswith(says)
        code, _, errors = run("play", f"ancients/{file}", "--lang", language, folder=tmp_path)
        assert code == 1
        assert file in errors
        assert bool(re.search("[а-я]", errors)) == (language != "en")


# -- list and show -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "title", "battle", "people", "none"),
    [
        ("en", "Scenarios of Commands & Colors: Ancients", "Akragas, 406 BC", "74–26% of 401", "no scenario files"),
        ("ru", "Сценарии: ", "Акрагант, 406 до н. э.", "74–26 % из 401", "нет файлов сценариев"),
        ("uk", "Сценарії: ", "Акрагант, 406 до н. е.", "74–26 % із 401", "не має файлів сценаріїв"),
    ],
)
def test_list_has_a_row_a_scenario(language: str, title: str, battle: str, people: str, none: str) -> None:
    code, out, _ = run("scenarios", "list", "--lang", language)
    assert code == 0
    assert title in out
    lines = out.splitlines()
    (row,) = [row for row, line in enumerate(lines) if "001-akragas" in line]
    assert people in lines[row]
    assert battle in lines[row + 1]
    assert [key for key in scenario_keys() if f"│ {key} " not in out] == []
    assert none in run("scenarios", "list", "battle_line", "--lang", language)[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SCENARIO_FILES)
def test_what_must_be_typed_is_never_cut(game: str, language: str) -> None:
    for words in (["scenarios", "list", game], ["games"]):
        out = run(*words, "--lang", language, COLUMNS="80")[1]
        assert [key for key in GAMES.find(game).scenarios if f"│ {key} " not in out] == []
        assert max(len(line) for line in out.splitlines()) <= 80
        assert "…" not in out


@pytest.mark.parametrize(
    ("language", "unit", "notes"),
    [("en", "HI4", "The forest is dark."), ("ru", "ТП4", "Лес тёмен."), ("uk", "ВП4", "Ліс темний.")],
)
def test_show_draws_the_set_up(own: pathlib.Path, language: str, unit: str, notes: str) -> None:
    code, out, _ = run("scenarios", "show", f"ancients/{own}", "--lang", language)
    assert code == 0
    assert unit in out
    assert notes in [line.strip() for line in out.splitlines()]
    code, out, _ = run("scenarios", "show", "ancients/001-akragas", "--lang", language)
    assert code == 0
    assert unit in out


@pytest.mark.parametrize(
    ("battle", "language", "told"),
    [
        (
            "ancients/124-pydna",
            "en",
            ["Pydna, 168 BC", "First turn: Macedonian.", "Banners to win: 8", "ANC-03-011", "Broken ground: Stops"],
        ),
        (
            "samurai/102-anegawa",
            "uk",
            ["Анегава, ", "Командувач: Ода Нобунага", "Карт Дракона: 3", "SAM-23-007", "Що спробувати"],
        ),
        ("grand_battle/zama", "ru", ["Нападает и начинает: ", "не больше 12 ходов", "██", "Что попробовать"]),
    ],
)
def test_show_tells_the_briefing(battle: str, language: str, told: list[str]) -> None:
    code, out, _ = run("scenarios", "show", battle, "--lang", language)
    assert code == 0
    assert [words for words in told if words not in out] == []
    key, _, scenario = battle.partition("/")
    text = briefing_text(key, scenario, language)
    assert text is not None
    whole = " ".join(out.split())
    assert all(" ".join(each.split()) in whole for each in (text.history, *text.plans))
    # The file's own short history is not told beside it.
    short = GAMES.find(key).account(GAMES.find(key).setup(scenario), language).history
    assert not short or short not in whole


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Two divisions met at a bridge.", "The French were outnumbered.", "After: "]),
        (
            "ru",
            ["Две дивизии встретились у моста.", "Французов было меньше.", "По источникам: "],
        ),
        (
            "uk",
            ["Дві дивізії зустрілися біля мосту.", "Французів було менше.", "За джерелами: "],
        ),
    ],
)
def test_show_tells_what_a_file_of_ones_own_says(tmp_path: pathlib.Path, language: str, told: list[str]) -> None:
    file = tmp_path / "bridge.toml"
    file.write_text(BRIDGE, encoding="utf-8")
    code, out, _ = run("scenarios", "show", f"napoleonics/{file}", "--lang", language)
    assert code == 0
    lines = [line.strip() for line in out.splitlines()]
    assert [words for words in (*told[:2], f"{told[2]}A diary; A map") if words not in lines] == []


def test_the_examples_of_the_documentation_are_sound() -> None:
    files = sorted(EXAMPLES.glob("*.toml"))
    code, out, errors = run("scenarios", "check", *map(str, files))
    assert (code, len(out.splitlines()), errors) == (0, len(files), "")


def test_show_names_what_there_is_not() -> None:
    code, _, errors = run("scenarios", "show", "ancients/001-akragass")
    assert code == 1
    assert "Did you mean '001-akragas'?" in errors


# -- the schema ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_schema_is_json(language: str) -> None:
    code, out, _ = run("scenarios", "schema", "--lang", language, COLUMNS="40")
    assert code == 0
    assert json.loads(out) == scenario_schema()


def test_each_game_has_its_schema() -> None:
    code, out, _ = run("scenarios", "schema", "napoleonics")
    assert code == 0
    assert json.loads(out) == SCENARIO_FILES["napoleonics"].schema()
    assert run("scenarios", "schema", "battle_line")[0] == 1


@pytest.mark.parametrize("key", scenario_keys())
def test_the_schema_accepts_every_scenario(key: str) -> None:
    assert wrong(tomllib.loads(scenario_text(key)), scenario_schema()) == []


@pytest.mark.parametrize("key", napoleonics.scenario_keys())
def test_the_schema_accepts_every_scenario_of_napoleonics(key: str) -> None:
    assert wrong(tomllib.loads(napoleonics.scenario_text(key)), SCENARIO_FILES["napoleonics"].schema()) == []


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("light-cavalry =", "lihgt-cavalry =", "/bottom/units/lihgt-cavalry"),
        ('"A1"', '"M2"', "/bottom/units/light-cavalry"),
        ("cards = 4", "cards = 13", "/top/cards"),
        ('first = "bottom"\n', "", "/first is missing"),
        ('first = "bottom"', 'first = "left"', "/first"),
        ("forest =", "forrest =", "/terrain/forrest"),
        ('"D4:sw,se"', '"D4"', "/terrain/rampart"),
        ("turn = 2", "turn = 0", "/special/ambush/turn"),
        ('hex = "F2"\n', "", "/special/elite/hex is missing"),
    ],
)
def test_the_schema_refuses_what_the_reader_refuses(old: str, new: str, where: str) -> None:
    assert wrong(tomllib.loads(OWN), scenario_schema()) == []
    text = spoilt(old, new)
    assert wrong(tomllib.loads(text), scenario_schema()) == [where]
    assert faults(text)


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("F2:3", "F2:x", "/bottom/units/french-line-infantry"),
        ('["A diary", "A map"]', '"A diary"', "/sources"),
        ("town mill", "town milk", "/special/no-square"),
        ("banners = 2", "banners = 0", "/special/objective/banners"),
        ('hexes = "A1"\n', "", "/special/objective/hexes is missing"),
        ("cards = 6", "cards = 6\nreserve = {}", "/top/reserve"),
    ],
)
def test_the_schema_of_napoleonics_refuses_what_its_reader_refuses(old: str, new: str, where: str) -> None:
    schema = SCENARIO_FILES["napoleonics"].schema()
    assert wrong(tomllib.loads(BRIDGE), schema) == []
    text = spoilt(old, new, BRIDGE)
    assert wrong(tomllib.loads(text), schema) == [where]
    assert faults(text, "napoleonics")


# -- play ----------------------------------------------------------------------------------------


def test_an_own_scenario_is_played_and_its_record_verifies(own: pathlib.Path) -> None:
    record = own.with_name("own.vexilla")
    code, out, _ = run(
        "play", f"ancients/{own}", "--against", "random", "--seed", "5", "--file", str(record), typed="1\n"
    )
    assert code == 0
    assert "Roman" in out
    lines = record.read_text(encoding="utf-8").splitlines()
    assert any(line.startswith("bottom play ") for line in lines)
    assert not any(str(own) in line for line in lines), "nobody else has that path"
    assert "scenario: own.toml" in lines
    assert f"contents: scenario {len(OWN.rstrip().splitlines())}" in lines
    own.unlink()
    code, out, _ = run("verify", str(record))
    assert code == 0
    assert "Good so far" in out
    code, out, _ = run("play", "--resume", str(record), typed="1\n")
    assert code == 0
    assert len(record.read_text(encoding="utf-8").splitlines()) > len(lines)
    assert run("verify", str(record))[0] == 0


def test_an_old_record_gets_the_battle_it_only_names(own: pathlib.Path) -> None:
    """Records of before named the path of a player's file, and trusted that nobody touched it."""
    record, mended = own.with_name("old.vexilla"), own.with_name("new.vexilla")
    code, _, _ = run("play", str(own), "--against", "random", "--seed", "5", "--file", str(record), typed="1\n")
    assert code == 0, "a file says itself which game it is of"
    text = record.read_text(encoding="utf-8")
    old = re.sub(r"contents: (.*\n)(\|.*\n)+", "", re.sub("setup: .*\n", "", text))
    record.write_text(old.replace("scenario: own.toml", f"scenario: {own}"), encoding="utf-8")
    code, _, said = run("verify", str(record))
    assert code == 1
    assert "line 4" in said
    assert "--battle FILE --repair" in said
    code, _, said = run("replay", str(record), "--battle", str(own), "--repair", str(mended))
    assert code == 0, said
    assert mended.read_text(encoding="utf-8") == text
    assert run("verify", str(mended))[0] == 0
