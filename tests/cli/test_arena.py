"""``vexilla arena`` and ``vexilla lab`` as they are called from a shell."""

from __future__ import annotations

import json
import os
import pathlib
import signal
import subprocess
import sys

import pytest
from calling import vexilla

ARENA = ("arena", "battle_line", "--players", "random,steady", "--option", "tactics=off", "--jobs", "1")


def lines(file: pathlib.Path) -> int:
    return file.read_text(encoding="utf-8").count("\n") if file.exists() else 0


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            (
                "Battle Line: ratings",
                "steady against random",
                "4–0–0",
                "Results of 4 games are in arena-battle_line.jsonl",
            ),
        ),
        ("ru", ("рейтинги", "steady против random", "4–0–0", "4 результата")),
        ("uk", ("рейтинги", "steady проти random", "4–0–0", "4 результати")),
    ],
)
def test_an_arena_shows_ratings_and_keeps_results(
    language: str, words: tuple[str, ...], tmp_path: pathlib.Path
) -> None:
    files = ("--report", "table.csv", "--chart", "new/chart.svg")
    code, out, errors = vexilla(*ARENA, "--games", "3", "--lang", language, *files, folder=tmp_path)
    assert (code, errors) == (0, "")
    for word in words:
        assert word in out
    assert lines(tmp_path / "arena-battle_line.jsonl") == 4
    assert (tmp_path / "table.csv").read_text().startswith("player,points,low,high,random,steady\n")
    assert (tmp_path / "new" / "chart.svg").read_text().startswith("<svg ")


def test_what_is_certain_is_told_and_results_of_others_are_not_counted(tmp_path: pathlib.Path) -> None:
    words = (*ARENA, "--games", "400", "--sprt", "50,70", "--file", "mine.jsonl", "--report", "all.json")
    code, out, _ = vexilla(*words, folder=tmp_path)
    assert code == 0
    assert "wins 70% or" in out
    assert lines(tmp_path / "mine.jsonl") < 60
    (couple,) = json.loads((tmp_path / "all.json").read_text())["couples"]
    assert (couple["verdict"], couple["games"] < 60) == ("high", True)
    kept = tmp_path / "mine.jsonl"
    kept.write_text(kept.read_text().replace('"version": "', '"version": "0', 1))
    assert "mine.jsonl has one result of other versions" in vexilla(*words, folder=tmp_path)[1]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["arena", "battle_line", "--players", "steady"], "two players or more"),
        (["arena", "battle_line", "--players", "steady,steady"], "steady is named twice"),
        (["arena", "battle_line", "--players", "steady,genius"], "called 'genius'"),
        (["arena", "battle_lime"], "Did you mean 'battle_line'?"),
        (["arena", "ancients", "--scenarios", "nowhere"], "ancients has no scenario 'nowhere'"),
        (["arena", "battle_line", "--games", "0"], "must be at least 1, not 0"),
        (["arena", "battle_line", "--players", "random,steady", "--seconds", "11"], "1 to 10 seconds, not 11"),
        (["arena", "battle_line", "--sprt", "70,50"], "the smaller one first"),
        (["arena", "battle_line", "--sprt", "much"], "the smaller one first"),
        (["arena", "battle_line", "--engine", "steam"], "there is no engine called 'steam'"),
        (
            ["arena", "battle_line", "--players", "random,steady", "--report", "a.txt"],
            "A report is a .json or a .csv file",
        ),
        (["arena", "battle_line", "--players", "random,steady", "--file", "."], "The file . cannot be read"),
        (["lab", "record", "battle_line"], "Nobody has told how people fared in the battles of Battle Line."),
        (["lab", "record", "ancients", "--player", "genius"], "called 'genius'"),
        (["simulate", "battle_line", "--seconds", "0"], "1 to 10 seconds, not 0"),
    ],
)
def test_bad_input_is_told_in_a_sentence(words: list[str], says: str, tmp_path: pathlib.Path) -> None:
    code, _, errors = vexilla(*words, folder=tmp_path)
    assert code != 0
    assert says in errors
    for language in ("ru", "uk"):
        translated = vexilla(*words, "--lang", language, folder=tmp_path)[2]
        assert translated != errors


def test_ctrl_c_breaks_off_and_the_same_command_goes_on(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "results.jsonl"
    words = [*ARENA[:-1], "2", "--games", "4000", "--file", str(file)]
    settings = {**os.environ, "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "vexilla", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=settings,
        text=True,
    )
    while lines(file) < 3:
        assert process.poll() is None
    # As a terminal does it: to all its processes.
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate()
    assert process.returncode == 130
    assert "Traceback" not in errors
    kept = lines(file)
    assert f"Results of {kept} games are kept" in out.replace("\n", " ")
    games = str(kept + 2)
    code, out, _ = vexilla(*ARENA, "--games", games, "--file", str(file))
    assert code == 0
    assert lines(file) <= int(games) + 1 + kept


def test_self_play_stands_beside_the_record_of_people(tmp_path: pathlib.Path) -> None:
    words = ("lab", "record", "ancients", "--player", "random", "--games", "1", "--jobs", "2")
    code, out, _ = vexilla(*words, folder=tmp_path)
    assert code == 0
    assert "001-akragas" in out
    assert "Mean absolute difference: " in out
    assert lines(tmp_path / "record-ancients.jsonl") == 16
