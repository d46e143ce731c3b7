"""The commands as they are called from a shell, each in a process of its own."""

from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys

import pytest
from calling import vexilla

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.table import new_table

GAME = GAMES.find("battle_line")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    table = new_table(GAME, GAME.setup(), {"bottom": "human Anna", "top": "computer random"}, seed_from(5))
    generator = generator_from(5)
    while not table.match.over:
        options = table.match.options()
        table.act(table.match.decider, options[generator.below(len(options))])
    file = tmp_path_factory.mktemp("records") / "game.vexilla"
    file.write_text(table.record.text(), encoding="utf-8")
    return file


def test_play_saves_and_resumes(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "my.vexilla"
    code, out, _ = vexilla(
        "play", "battle_line", "--against", "random", "--seed", "5", "--file", str(file), typed="1 4\n1\n"
    )
    assert code == 0
    assert "Play one card." in out
    lines = file.read_text(encoding="utf-8").splitlines()
    assert "bottom play red-3 4" in lines
    code, out, _ = vexilla("play", "--resume", str(file), typed="1 5\n")
    assert code == 0
    assert len(file.read_text(encoding="utf-8").splitlines()) > len(lines)


def test_play_saves_in_the_users_folder_by_itself(tmp_path: pathlib.Path) -> None:
    code, out, _ = vexilla("play", typed="", XDG_STATE_HOME=str(tmp_path))
    assert code == 0
    (file,) = (tmp_path / "vexilla").glob("battle_line-*.vexilla")
    assert f"play --resume {file}\n" in out


SCRIPT = pathlib.Path(sys.executable).with_name("vexilla")
CALLS_MAIN = "from vexilla.cli.main import main; main()"
#: The program is found by its name in the folder of this Python, and not elsewhere.
HERE = {"PATH": str(SCRIPT.parent)}
ELSEWHERE = {"PATH": "/bin"}


@pytest.mark.parametrize(
    ("started", "hint", "path"),
    [
        ([sys.executable, "-m", "vexilla"], f"{sys.executable} -m vexilla", ELSEWHERE),
        # Another program of that name may be what a shell finds: Python was asked, and is asked again.
        ([sys.executable, "-m", "vexilla"], f"{sys.executable} -m vexilla", HERE),
        ([sys.executable, "-P", "-m", "vexilla"], f"{sys.executable} -P -m vexilla", ELSEWHERE),
        ([sys.executable, "-c", CALLS_MAIN], f"{sys.executable} -m vexilla", ELSEWHERE),
        ([str(SCRIPT)], str(SCRIPT), ELSEWHERE),
        ([str(SCRIPT)], "vexilla", HERE),
    ],
)
def test_the_line_that_resumes_a_match_works_however_the_program_was_started(
    tmp_path: pathlib.Path, started: list[str], hint: str, path: dict[str, str]
) -> None:
    if started == [str(SCRIPT)] and not SCRIPT.is_file():
        pytest.skip("the program is not installed as a script")
    file = tmp_path / "my match.vexilla"
    settings = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "110", **path}
    words = ["play", "battle_line", "--against", "random", "--file", str(file)]
    first = subprocess.run([*started, *words], input="", capture_output=True, text=True, env=settings, encoding="utf-8")
    line = first.stdout.splitlines()[-1].partition("Go on with: ")[2]
    assert line == f"{hint} play --resume '{file}'"
    again = subprocess.run(["/bin/sh", "-c", line], input="", capture_output=True, text=True, env=settings)
    assert (again.returncode, again.stderr) == (0, "")
    assert line in again.stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["play", "chess"], "there is no game 'chess': there is battle_line"),
        (["play", "battle_line/waterloo"], "battle_line has no scenario 'waterloo': there is standard"),
        (["play", "--option", "serie=3"], "battle_line has no option 'serie'"),
        (["play", "--option", "series"], "write NAME=VALUE"),
        (["play", "--against", "deepblue"], "there is no player of battle_line called 'deepblue'"),
        (["play", "--side", "left"], "there is no side to play called 'left'"),
        (["play", "--lang", "xx"], "There is no language “xx”: use one of en, ru, uk."),
        (["play", "--resume", "nowhere.vexilla"], "The file nowhere.vexilla does not exist."),
        (["replay", "nowhere.vexilla"], "The file nowhere.vexilla does not exist."),
        (["verify", "nowhere.vexilla"], "The file nowhere.vexilla does not exist."),
        (["verify", "."], "The file . cannot be read"),
        (["rules", "chess"], "there are no rules of 'chess'"),
        (["rules", "BLN-77-001"], "There is no clause BLN-77-001."),
        (["rules", "battle_line", "zeppelin"], "No clause of Battle Line has any of these words: zeppelin"),
        (["simulate", "battle_line", "--players", "steady"], "two players are needed"),
        (["simulate", "battle_line", "--players", "steady,tricky"], "called 'tricky'"),
        (["simulate", "battle_line", "--games", "0"], "must be at least 1, not 0"),
        (["perft", "battle_line", "0"], "the depth must be at least 1, not 0"),
        (["simulate", "battle_lime"], "Did you mean 'battle_line'?"),
    ],
)
def test_bad_input_is_told_in_a_sentence(words: list[str], says: str, tmp_path: pathlib.Path) -> None:
    code, _, errors = vexilla(*words, folder=tmp_path)
    assert code != 0
    assert says in errors
    assert list(tmp_path.iterdir()) == []


def test_errors_come_in_the_language_that_was_asked_for(tmp_path: pathlib.Path) -> None:
    assert "Нет игры «chess»" in vexilla("play", "chess", "--lang", "ru")[2]
    assert "Немає гри «chess»" in vexilla("play", "chess", "--lang=uk")[2]
    assert "Файла nowhere нет." in vexilla("verify", "nowhere", LC_ALL="ru_RU.UTF-8", folder=tmp_path)[2]


def test_a_small_terminal_ends_the_program_before_anything_is_written(tmp_path: pathlib.Path) -> None:
    code, _, errors = vexilla("play", COLUMNS="60", XDG_STATE_HOME=str(tmp_path))
    assert code == 1
    assert "The terminal is too small: 60" in errors
    assert list(tmp_path.iterdir()) == []


def test_verify_checks_digest_and_commitment(record: pathlib.Path) -> None:
    code, out, _ = vexilla("verify", str(record))
    assert code == 0
    assert re.search(r"Good: \d+ decisions replayed", out)
    assert "The seed fits the commitment" in out
    assert re.search(r"Digest [0-9a-f]{64}", out)


def test_verify_without_seed_says_what_it_could_not_check(record: pathlib.Path, tmp_path: pathlib.Path) -> None:
    public = tmp_path / "public.vexilla"
    public.write_text(re.sub("seed: .*\n", "", record.read_text(encoding="utf-8")), encoding="utf-8")
    code, out, _ = vexilla("verify", str(public))
    assert code == 0
    assert "chance could not be checked" in out


@pytest.mark.parametrize("command", ["verify", "replay", "resume"])
@pytest.mark.parametrize("damage", ["cut", "corrupt", "version", "other file"])
def test_a_bad_record_is_refused_and_left_alone(
    record: pathlib.Path, tmp_path: pathlib.Path, command: str, damage: str
) -> None:
    text = record.read_text(encoding="utf-8")
    spoilt = {
        "cut": text[: len(text) // 2],
        "corrupt": text.replace("\ntop play ", "\ntop pray ", 1),
        "version": text.replace("rules: 1", "rules: 9"),
        "other file": "hello\n",
    }[damage]
    file = tmp_path / "bad.vexilla"
    file.write_text(spoilt, encoding="utf-8")
    words = ["play", "--resume", str(file)] if command == "resume" else [command, str(file)]
    code, _, errors = vexilla(*words)
    assert code == 1
    assert str(file) in errors
    assert ("version 9 of the rules" in errors) == (damage == "version")
    assert ("line " in errors) == (damage != "version")
    assert file.read_text(encoding="utf-8") == spoilt


def test_the_intact_part_of_a_cut_record_can_be_saved_and_played_on(
    record: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    text = record.read_text(encoding="utf-8")
    cut = tmp_path / "cut.vexilla"
    cut.write_text(text[: len(text) // 2], encoding="utf-8")
    repaired = tmp_path / "cut-repaired.vexilla"
    hint = vexilla("verify", str(cut))[2].replace("\n", " ")
    assert f"replay {cut} --repair {repaired}" in hint
    code, out, _ = vexilla("replay", str(cut), "--repair", str(repaired))
    assert code == 0
    assert "The intact part" in out
    assert text.startswith(repaired.read_text(encoding="utf-8"))
    assert vexilla("verify", str(repaired))[0] == 0
    assert vexilla("play", "--resume", str(repaired))[0] == 0


def test_replay_tells_the_whole_story(record: pathlib.Path) -> None:
    code, out, _ = vexilla("replay", str(record))
    assert code == 0
    assert "Battle Line: Bottom against Top (computer: random)" in out
    assert "wins by" in out
    assert re.search(r"draws from Troops: \w+ \d+\.", out), "with open cards, what was drawn is told"
    closed = vexilla("replay", str(record), "--side", "bottom")[1]
    assert re.search(r"Bottom draws from Troops: \w+ \d+\.", closed)
    assert not re.search(r"Top draws from Troops: \w+ \d+\.", closed)


def test_rules_are_read_in_three_languages() -> None:
    assert "121 clauses" in vexilla("rules", "battle_line")[1]
    assert "BLN-04-010 · rule" in vexilla("rules", "bln-04-010")[1]
    assert "правило" in vexilla("rules", "BLN-04-010", "--lang", "ru")[1]
    assert "Прапор" in vexilla("rules", "battle_line", "прапор", "--lang", "uk")[1]
    assert "Commands & Colors: Ancients: 6 clauses" in vexilla("rules", "ancients", "components")[1]
    assert "Commands & Colors: Napoleonics: 84 clauses" in vexilla("rules", "napoleonics", "components")[1]
    assert "Grand Battle: 11 clauses" in vexilla("rules", "grand_battle", "dice")[1]


def test_simulate_prints_a_table_with_intervals() -> None:
    code, out, _ = vexilla("simulate", "battle_line", "--games", "20", "--players", "random,random", "--seed", "3")
    assert code == 0
    assert "Battle Line, 20 games" in out
    assert "95% interval" in out
    again = vexilla("simulate", "battle_line", "--games", "20", "--players", "random,random", "--seed", "3")[1]
    assert re.findall(r"│ +(\d+) │", out) == re.findall(r"│ +(\d+) │", again)


def test_perft_divides() -> None:
    code, out, _ = vexilla("perft", "battle_line", "2", "--seed", "1")
    assert code == 0
    assert re.search(r"total\s+│\s+126", out)
    assert re.search(r"play \S+ 1\s+│\s+2", out)
    counted = vexilla("perft", "battle_line", "2", "--seed", "1", "--option", "tactics=off", "--chance")[1]
    assert re.search(rf"total\s+│\s+{63 * 46}", counted)


def test_the_battery_can_be_run_by_anyone() -> None:
    code, out, _ = vexilla("battery", "battle_line", "--games", "4")
    assert code == 0
    assert "4 random games of battle_line checked" in out


def test_games_lists_what_there_is() -> None:
    for language, word in (("en", "Games"), ("ru", "Игры"), ("uk", "Ігри")):
        code, out, _ = vexilla("games", "--lang", language)
        assert code == 0
        assert word in out
        assert "variant=standard|advanced" in out


def test_help_explains_every_command() -> None:
    out = vexilla("--help")[1]
    for command in ("play", "replay", "verify", "rules", "simulate", "perft", "battery", "games"):
        assert command in out
    assert "--against" in vexilla("play", "--help")[1]
