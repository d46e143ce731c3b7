"""A game is a folder a layer and one line, or an installed package: nothing else has to know it."""

from __future__ import annotations

import ast
import filecmp
import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

from vexilla.games import GAMES
from vexilla.games.register import folder_in, layer_of
from vexilla.kernel.game import AnyGame
from vexilla.locales import LANGUAGES, Speaker, words_of

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "vexilla"
EXAMPLE = ROOT / "docs" / "examples" / "pennants"
LINE = 'GAMES: Final = GameFolders("battle_line", "ancients", "napoleonics", "samurai", "grand_battle")'


def run(*words: str, path: pathlib.Path, typed: str = "", language: str = "en") -> tuple[int, str, str]:
    """The program with a folder of packages in front of its own."""
    environment = {**os.environ, "PYTHONPATH": str(path), "COLUMNS": "200", "LANG": language, "LC_ALL": language}
    command = [sys.executable, *words]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, env=environment, cwd=path)
    return done.returncode, done.stdout, done.stderr


def vexilla(*words: str, path: pathlib.Path, typed: str = "", language: str = "en") -> str:
    code, out, errors = run("-m", "vexilla.cli.main", *words, path=path, typed=typed, language=language)
    assert code == 0, out + errors
    return out


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """A folder into which the package of the small game is built and installed, without a network."""
    folder = tmp_path_factory.mktemp("pennants")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=EXAMPLE, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    uv = str(pathlib.Path(sys.executable).parent / "uv")
    offline = ["--quiet", "--offline", "--no-index", "--no-deps"]
    subprocess.run([uv, "pip", "install", *offline, "--target", str(folder / "site"), str(wheel)], check=True)
    return folder / "site"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """A copy of the program with the folders of the small game dropped in, and its name in the one line."""
    folder = tmp_path_factory.mktemp("tree")
    # What Python has compiled comes along: otherwise each program that is started compiles the whole tree.
    leave_out = shutil.ignore_patterns("page")
    shutil.copytree(SOURCE, folder / "src" / "vexilla", ignore=leave_out)
    shutil.copytree(ROOT / "tests" / "battery", folder / "tests" / "battery", ignore=leave_out)
    shutil.copytree(EXAMPLE / "tests", folder / "tests", dirs_exist_ok=True)
    package = EXAMPLE / "pennants"
    for file in package.rglob("*.*"):
        target = folder / "src" / "vexilla" / file.relative_to(package)
        if file.suffix != ".pyc" and not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, target)
    register = folder / "src" / "vexilla" / "games" / "__init__.py"
    text = register.read_text(encoding="utf-8")
    assert text.count(LINE) == 1
    register.write_text(text.replace(LINE, LINE.replace(")", ', "three_pennants")')), encoding="utf-8")
    return folder


def changed(one: pathlib.Path, other: pathlib.Path) -> list[str]:
    """The files of a folder that differ in another one."""
    found = []
    for file in sorted(one.rglob("*")):
        parts = file.relative_to(one).parts
        is_source = file.is_file() and "__pycache__" not in parts and "page" not in parts
        if is_source and not filecmp.cmp(file, other / file.relative_to(one), shallow=False):
            found.append(str(file.relative_to(one)))
    return found


# -- one place ------------------------------------------------------------------------------------


def test_a_new_game_touches_one_line_of_one_file(tree: pathlib.Path) -> None:
    assert changed(SOURCE, tree / "src" / "vexilla") == ["games/__init__.py"]
    before = (SOURCE / "games" / "__init__.py").read_text(encoding="utf-8").splitlines()
    after = (tree / "src" / "vexilla" / "games" / "__init__.py").read_text(encoding="utf-8").splitlines()
    assert len([1 for old, new in zip(before, after, strict=True) if old != new]) == 1


@pytest.mark.parametrize("way", ["tree", "site"])
def test_the_small_game_is_played_replayed_analysed_and_read(
    way: str, request: pytest.FixtureRequest, tmp_path: pathlib.Path
) -> None:
    """Whether it was dropped in or installed makes no difference."""
    found: pathlib.Path = request.getfixturevalue(way)
    path = found / "src" if way == "tree" else found
    assert "Three Pennants. Nine cards" in vexilla("games", path=path)
    record = tmp_path / "match.vexilla"
    play = ("play", "three_pennants", "--seed", "5", "--file", str(record))
    told = vexilla(*play, path=path, typed="why 9\nwhy play 9\n1\n1\n1\n")
    assert "Which card do you play?" in told
    assert "Top (computer: soldier)" in told
    assert "9 is not in your hand. (PEN-02-001)" in told
    assert re.search(r"Pennants +\d +\d", told)
    assert "wins the game with" in told
    # The last card of each side plays itself.
    assert "4 decisions replayed to the recorded position" in vexilla("verify", str(record), path=path)
    assert "Вимпели" in vexilla("replay", str(record), "--lang", "uk", path=path, typed="\n\n\n\n\n\n\n")
    assert "Старшая карта" in vexilla("rules", "three_pennants", "вымпел", "--lang", "ru", path=path)
    assert "PEN-02-001" in vexilla("rules", "PEN-02-001", path=path)
    assert "20 random games of three_pennants checked" in vexilla(
        "battery", "three_pennants", "--games", "20", path=path
    )
    assert "36" in vexilla("perft", "three_pennants", "6", path=path)
    script = (
        "import pathlib; from vexilla.advice import advice_for;"
        f"told = advice_for('three_pennants').analysis(pathlib.Path({str(record)!r}).read_text());"
        "print(told['luck']['kind'], len(told['balance']), told['balance'][-1]['bottom'] in (0, 1))"
    )
    assert run("-c", script, path=path)[1] == "none 5 True\n"


def test_the_battery_finds_the_new_game_by_itself(tree: pathlib.Path) -> None:
    """Tests ask the register and the game what to play; what is pinned lies in the folder of its tests."""
    words = ["-m", "pytest", "-q", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tree), "-k", "three_pennants"]
    code, out, errors = run(*words, str(tree / "tests" / "battery"), path=tree / "src")
    assert code == 0, out + errors
    # The round trip of its actions, a batch of its games, its ways counted and added up, and what is pinned of it.
    assert out.split()[0] == ".....", out


# -- packages that are no good ----------------------------------------------------------------------

GOOD = (EXAMPLE / "pennants" / "games" / "three_pennants" / "game.py").read_text(encoding="utf-8")
BROKEN = [
    ("chess", "absent_chess:GAME", "", "absent_chess:GAME cannot be loaded: ModuleNotFoundError"),
    ("chess", "own_chess:GAME", "1 / 0", "own_chess:GAME cannot be loaded: ZeroDivisionError"),
    ("chess", "own_chess:GAME", "GAME = 7", "own_chess:GAME is no Game"),
    ("chess", "own_chess:GAME", GOOD, "own_chess:GAME calls itself three_pennants"),
    ("ancients", "own_chess:GAME", GOOD.replace('"three_pennants"', '"ancients"'), "there is a game ancients already"),
    ("three_pennants", "own_chess:GAME", GOOD.replace('"PEN"', '"ANC"'), "its clauses begin with ANC"),
    ("Three Pennants", "own_chess:GAME", GOOD, "a key is made of small letters"),
]


def bring(folder: pathlib.Path, key: str, value: str, module: str) -> None:
    """What is there when a package with a game has been installed."""
    brought = folder / "own_chess-1.0.dist-info"
    brought.mkdir()
    (brought / "METADATA").write_text("Metadata-Version: 2.1\nName: own-chess\nVersion: 1.0\n", encoding="utf-8")
    (brought / "entry_points.txt").write_text(f"[vexilla.games]\n{key} = {value}\n", encoding="utf-8")
    (folder / "own_chess.py").write_text(module, encoding="utf-8")


@pytest.mark.parametrize(("key", "value", "module", "wrong"), BROKEN)
def test_a_package_that_is_no_good_is_named_and_left_out(
    tmp_path: pathlib.Path, key: str, value: str, module: str, wrong: str
) -> None:
    bring(tmp_path, key, value, module)
    code, out, errors = run("-m", "vexilla.cli.main", "games", path=tmp_path)
    assert code == 0
    assert "Battle Line" in out
    assert f"the game {key!r} of the package own-chess is left out: " in errors
    assert wrong in errors
    assert "Traceback" not in errors


def test_that_it_is_left_out_is_told_in_the_language_of_the_reader(tmp_path: pathlib.Path) -> None:
    bring(tmp_path, "chess", "own_chess:GAME", "GAME = 7")
    russian = run("-m", "vexilla.cli.main", "games", "--lang", "ru", path=tmp_path)[2]
    assert "Игра «chess» из пакета own-chess пропущена" in russian


def test_a_game_of_one_file_without_words_is_told_plainly(tmp_path: pathlib.Path) -> None:
    brought = tmp_path / "plain-1.0.dist-info"
    brought.mkdir()
    (brought / "METADATA").write_text("Metadata-Version: 2.1\nName: plain\nVersion: 1.0\n", encoding="utf-8")
    (brought / "entry_points.txt").write_text("[vexilla.games]\nthree_pennants = plain_game:GAME\n", encoding="utf-8")
    (tmp_path / "plain_game.py").write_text(GOOD, encoding="utf-8")
    play = ("play", "three_pennants", "--seed", "5", "--file", str(tmp_path / "a.vexilla"), "--lang", "uk")
    told = vexilla(*play, path=tmp_path, typed="1\n1\n1\nhelp\n")
    assert "three-pennants-ask-play" in told
    assert "three-pennants-played: side" in told
    assert "pennants" in told


# -- what is shared knows no game -------------------------------------------------------------------

#: Files that name games without being a list of them, and why.
MAY_NAME = {
    "games/__init__.py": "the one line",
    "cli/main.py": "what is played when nothing is said, and examples in the help",
    "server/http/openapi.py": "an example",
}


def belongs_to_a_game(file: pathlib.Path) -> bool:
    return any(key in file.parts or file.stem == key for key in GAMES.games)


def names_in(file: pathlib.Path) -> set[str]:
    """The games that a module names in its imports and texts, docstrings left out."""
    module = ast.parse(file.read_text(encoding="utf-8"))
    documents = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
    told = []
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
            told.append(node.value)
        elif isinstance(node, ast.ImportFrom):
            told.append(node.module or "")
    words = {word for text in told for word in re.findall(r"[a-z_]+", text.replace("-", "_"))}
    return words & set(GAMES.games)


def test_no_shared_module_names_a_game() -> None:
    for file in sorted(SOURCE.rglob("*.py")):
        place = file.relative_to(SOURCE)
        if not belongs_to_a_game(place) and str(place) not in MAY_NAME:
            assert names_in(file) == set(), place


def test_no_shared_part_of_the_page_names_a_game() -> None:
    page = ROOT / "web" / "src"
    quoted = re.compile(rf"[\"'`/]({'|'.join(GAMES.games)})[\"'`/]")
    for file in [*page.rglob("*.ts"), *page.rglob("*.svelte")]:
        is_test = re.search(r"\.(test|testing|fixture)\.ts$", file.name) is not None
        if not is_test and not belongs_to_a_game(file.relative_to(page)):
            told = re.sub(r"/\*.*?\*/|<!--.*?-->|//[^\n]*", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
            assert quoted.findall(told) == [], file


def test_nothing_of_one_game_names_another() -> None:
    """In no layer: what two games share lies in the folder of their system."""
    for file in sorted(SOURCE.rglob("*.py")):
        owners = [key for key in GAMES.games if key in file.relative_to(SOURCE).parts]
        if owners:
            assert names_in(file) <= set(owners), file


@pytest.mark.parametrize("game", GAMES.games.values(), ids=GAMES.games)
def test_every_game_of_ours_has_its_folders(game: AnyGame) -> None:
    assert game.package == "vexilla"
    for layer in ("games", "players", "advice", "cli.boards"):
        assert layer_of(game, layer) is not None, layer
    assert (ROOT / "web" / "src" / "boards" / game.key / "index.ts").exists() == game.has_page
    assert (ROOT / "tests" / game.key).is_dir()
    catalogue = folder_in("vexilla", "catalogue")
    assert catalogue is not None
    assert (catalogue / f"{game.key}.toml").is_file()
    for language in LANGUAGES:
        assert f"{game.key.replace('_', '-')}-title" in words_of(game, language)
        for name in ("about", "short-title", "page-help", *[f"begin-{scenario}" for scenario in game.quick_starts]):
            assert Speaker(language).of_game(game.key, name, bottom="", top=""), name
