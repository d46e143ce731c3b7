"""The page knows no rule: what its tests take for granted is what the games say, and nothing in it is guessed.

Run as a program, it writes what the page's own tests take for granted anew.
"""

from __future__ import annotations

import json
import pathlib
import re
from typing import Any

import pytest

from vexilla.games import GAMES
from vexilla.games.ancients.show import ASKED as ANCIENTS
from vexilla.games.battle_line import show as battle_line
from vexilla.games.napoleonics.show import ASKED as NAPOLEONICS
from vexilla.games.samurai.show import ASKED as SAMURAI
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.game import AnyMatch

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "web" / "src"
#: What the page's tests take for the decisions of each game.
DECISIONS = PAGE / "lib" / "decisions.fixture.json"

#: The one module that takes texts of actions apart and puts them together.
ACTION = "lib/action.ts"

#: Where a page would guess: what is not allowed, where it is allowed all the same, and what to do instead.
GUESSES: tuple[tuple[str, re.Pattern[str], tuple[str, ...], str], ...] = (
    (
        "texts of actions are taken apart",
        re.compile(r"""\.split\((" "|' ')"""),
        (ACTION, "boards/hex/Works.svelte", "boards/hex/Country.svelte"),
        f"use `readActions` of {ACTION}",
    ),
    (
        "texts of actions are put together",
        re.compile(r"`(play|order|order-leader|move|move-leader|attack|claim|draw|section|keep|choose|return) \$\{"),
        (),
        f"use `compose` of {ACTION} with a verb of the decision",
    ),
    (
        "an action is known by how it begins",
        re.compile(r"""startsWith\(["'`][a-z-]+ ["'`]\)"""),
        (),
        "read it, and ask for its verb or for what its words are",
    ),
    (
        "a question is known by its id",
        re.compile(r"""["'`](cc-ask-|sam-ask-|battle-line-ask-[a-z])"""),
        (),
        "let the decision say what the page wants to know (docs/server.md)",
    ),
    (
        "an event is known by the end of its id",
        re.compile(r"/-\("),
        (),
        "events have a `sort`",
    ),
    (
        "the size of a board is known",
        re.compile(r"13_BY_9|FILES = \d|RANKS = \d"),
        (),
        "views describe their `board`",
    ),
    (
        "what is printed on blocks is known",
        re.compile(r"blocks: [2-5] \}|class: \"(light|medium|heavy)\""),
        (),
        "views have `kinds`",
    ),
)


def decisions() -> dict[str, dict[str, Any]]:
    """By game and question what the decider is told beside his actions, without what depends on the position."""
    found: dict[str, dict[str, Any]] = {"battle_line": {}, "ancients": {}, "napoleonics": {}, "samurai": {}}
    for question in battle_line.MEANT:
        found["battle_line"][question] = battle_line.handles_of(question)
    for key, asked in (("ancients", ANCIENTS), ("napoleonics", NAPOLEONICS), ("samurai", SAMURAI)):
        position = GAMES.find(key).new(seed=bytes(32)).position
        for question in asked.meant:
            told = asked.handles(position, question)
            if "advance" in told.get("also", {}):
                told["also"]["advance"] = {"to": "E3"}
            found[key][question] = told
    for key, questions in found.items():
        for told in questions.values():
            told["verbs"] = GAMES.find(key).vocabulary.usages({*told["roles"], *told.get("then", {})})
    return found


def test_the_page_is_tested_with_the_decisions_that_the_games_tell() -> None:
    kept = json.loads(DECISIONS.read_text(encoding="utf-8"))
    assert kept == decisions(), f"run python {pathlib.Path(__file__).relative_to(ROOT)}, then npm run format"


def sources() -> list[pathlib.Path]:
    """The page's own code: neither tests nor what they take for granted."""
    files = [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    return sorted(file for file in files if not re.search(r"\.(test|testing|fixture)\.", file.name))


@pytest.mark.parametrize(("what", "pattern", "allowed", "instead"), GUESSES, ids=[guess[0] for guess in GUESSES])
def test_the_page_guesses_nothing(what: str, pattern: re.Pattern[str], allowed: tuple[str, ...], instead: str) -> None:
    found = []
    for file in sources():
        name = file.relative_to(PAGE).as_posix()
        if name.startswith(allowed):
            continue
        for number, row in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if pattern.search(row):
                found.append(f"{name}:{number}: {row.strip()}")
    assert not found, f"{what}; {instead}:\n" + "\n".join(found)


def test_a_game_is_named_only_where_it_is_drawn() -> None:
    found = []
    for file in sources():
        name = file.relative_to(PAGE).as_posix()
        text = re.sub(r"/\*\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
        for key in GAMES.games:
            if not name.startswith(f"boards/{key}/"):
                found += [f"{name}: {row.strip()}" for row in re.findall(rf""".*["'`]{key}["'`/].*""", text)]
    assert not found, "the page must find a game's folder by its key, not know it:\n" + "\n".join(found)


# -- what views and events promise ---------------------------------------------------------------


def battles(key: str, games: int) -> list[AnyMatch]:
    """Matches of a game with the scenarios in turn, ready to be played."""
    game = GAMES.find(key)
    scenarios = game.scenarios
    return [game.new(scenarios[n % len(scenarios)], seed=seed_from(n)) for n in range(games)]


@pytest.mark.parametrize("key", list(GAMES.games))
def test_every_action_is_described(key: str) -> None:
    """Each word of each legal action has a name, and what can be clicked has a role."""
    generator = generator_from(7)
    for match in battles(key, 3):
        for _ in range(250):
            if match.over:
                break
            decision = match.view(match.decider)["decision"]
            for text in decision["actions"]:
                verb, *words = text.split()
                assert len(words) <= len(decision["verbs"][verb]), text
                if {"hex", "to", "card", "flag", "pile"} & set(decision["verbs"][verb][: len(words)]):
                    assert len(words) <= len(decision["roles"][verb]), f"{decision['question']}: {text}"
            match.enact(match.sample(generator))


@pytest.mark.parametrize("key", ["ancients", "napoleonics", "samurai"])
def test_whoever_must_go_is_named(key: str) -> None:
    """A decision where someone goes says who: his hex is beside each place he may go to."""
    generator = generator_from(11)
    seen: set[str] = set()
    for match in battles(key, 10):
        for _ in range(400):
            if match.over:
                break
            decision = match.view(match.decider)["decision"]
            board = match.position.field.board
            for text in decision["actions"]:
                verb, *words = text.split()
                if decision["roles"].get(verb) in (["back"], ["to"]):
                    (where,) = decision["subject"].values()
                    assert board.distance[board.hex_named(where)][board.hex_named(words[0])] == 1, text
                    seen.add(verb)
            options = match.options()
            match.apply(options[generator.below(len(options))])
    assert {"retreat", "flee"} <= seen


# In Samurai Battles a Dragon card may change a roll after it was told.
@pytest.mark.parametrize("key", ["ancients", "napoleonics"])
def test_what_dice_counted_is_what_they_did(key: str) -> None:
    """The hits that an event counts are the blocks that go; the flags it counts are those that are asked about."""
    generator = generator_from(5)
    rolls = 0
    for match in battles(key, 12):
        position = match.position
        for _ in range(500):
            if match.over:
                break
            options = match.options()
            blocks = {label: position.blocks[unit] for label, unit in _units(match).items()}
            first = len(match.log)
            match.apply(options[generator.below(len(options))])
            told = [event.seen_by(0) for event in match.log[first:]]
            rolls += _check_rolls(told, blocks)
    assert rolls > 50


def _units(match: AnyMatch) -> dict[str, int]:
    board = match.position.field.board
    return {board.labels[hex_]: unit for unit, hex_ in enumerate(match.position.unit_hex) if hex_ >= 0}


def _check_rolls(told: list[dict[str, Any]], blocks: dict[str, int]) -> int:
    """Of the strikes among events those after which their target has lost what they counted."""
    found = 0
    for place, event in enumerate(told):
        if event["event"] != "cc-rolled" or event["target"] not in blocks or "again" in event["counted"]:
            continue
        # A second roll at the same target before its losses belongs to the first.
        if any(
            other["event"] == "cc-rolled" and other["target"] == event["target"] for other in told if other is not event
        ):
            continue
        after = told[place + 1 : place + 4]
        lost = [
            each for each in after if each["event"] in ("cc-lost", "cc-destroyed") and each["hex"] == event["target"]
        ]
        hits = min(event["counted"].count("hit"), blocks[event["target"]])
        if hits:
            first = lost[0]
            assert (first["blocks"] if first["event"] == "cc-lost" else blocks[event["target"]]) == hits, event
        else:
            assert not lost or after[0] is not lost[0], event
        asked = [each for each in told[place + 1 :] if each["event"] == "cc-ignored"]
        if asked and asked[0]["hex"] == event["target"]:
            assert asked[0]["flags"] == event["counted"].count("flag"), event
        found += 1
    return found


if __name__ == "__main__":
    DECISIONS.write_text(json.dumps(decisions(), indent=2) + "\n", encoding="utf-8")
