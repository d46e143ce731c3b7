"""What the documentation shows is run: the small ruleset and the small computer player."""

from __future__ import annotations

import importlib.util
import pathlib
import re
from types import ModuleType

import pytest

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.sides import SIDES
from vexilla.lab.arena import play_match
from vexilla.lab.battery import run_battery
from vexilla.players.random_player import RandomPlayer

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs"


PENNANTS = DOCS / "examples" / "pennants" / "pennants" / "games" / "three_pennants" / "game.py"


def example(name: str, path: pathlib.Path | None = None) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path or DOCS / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_small_ruleset_passes_the_battery() -> None:
    game = example("three_pennants", PENNANTS).GAME
    digest = run_battery(game, "standard", 200, known_clause=lambda clause: clause.startswith("PEN-"))
    assert len(digest) == 64


def test_the_small_ruleset_is_fair_enough_to_be_a_game() -> None:
    game = example("three_pennants", PENNANTS).GAME
    wins = [0, 0]
    for seed in range(200):
        players = [RandomPlayer(generator_from(2 * seed + side)) for side in SIDES]
        wins[play_match(game, None, None, players, seed_from(seed)).winner] += 1
    assert min(wins) > 70


def test_the_small_computer_player_plays_to_the_end() -> None:
    greedy = example("greedy_player").GreedyPlayer
    players = [greedy(generator_from(1)), RandomPlayer(generator_from(2))]
    assert play_match(GAMES.find("battle_line"), None, None, players, seed_from(1)).decisions > 20


@pytest.mark.parametrize("page", sorted(DOCS.glob("*.md")), ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: pathlib.Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_command_in_the_documentation_exists() -> None:
    from vexilla.cli.main import app

    known = {name for name in app if not name.startswith("-")}
    for page in [*DOCS.glob("*.md"), DOCS.parent / "README.md"]:
        for command in re.findall(r"(?m)^(?:\$ )?vexilla (?!record)(\w+)", page.read_text(encoding="utf-8")):
            assert command in known, f"{page.name}: vexilla {command}"


def test_every_make_target_in_the_documentation_exists() -> None:
    makefile = (DOCS.parent / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"(?m)^([a-z-]+):", makefile))
    for page in [*DOCS.glob("*.md"), DOCS.parent / "README.md"]:
        for target in re.findall(r"`make ([a-z-]+)`|^make ([a-z-]+)$", page.read_text(encoding="utf-8"), re.MULTILINE):
            assert (target[0] or target[1]) in targets, f"{page.name}: make {target}"
