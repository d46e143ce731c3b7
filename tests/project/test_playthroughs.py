"""A few whole random games kept as text: what changes in them when a rule changes is reviewed as a diff.

They lie in tests/playthroughs, named after their game and their seed. Renew all of a game on purpose, or keep another
one, with: python tests/project/test_playthroughs.py GAME, or GAME/SCENARIO SEED [OPTION=VALUE …]
"""

from __future__ import annotations

import pathlib
import sys

import pytest

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.record import Replay, parse_record
from vexilla.kernel.sides import SPECTATOR
from vexilla.kernel.table import new_table
from vexilla.locales import Speaker

FOLDER = pathlib.Path(__file__).resolve().parents[1] / "playthroughs"
SIDES = {"bottom": "Bottom", "top": "Top", "nobody": "nobody"}


def names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.vexilla"))


def story(text: str) -> str:
    """The log of a record as an English spectator reads it, with the position at the end."""
    record, lines = parse_record(text, GAMES)
    match = Replay(record, lines, GAMES).run()
    speaker = Speaker("en")
    told = []
    for event in match.log:
        seen = event.seen_by(SPECTATOR)
        told.append(f"{speaker.tell(record.game, event.name, seen, SIDES)}  [{' '.join(event.clauses)}]")
    return "\n".join([*told, "", match.position.canonical(), ""])


@pytest.mark.parametrize("name", names())
def test_a_kept_game_still_tells_the_same_story(name: str) -> None:
    text = (FOLDER / f"{name}.vexilla").read_text(encoding="utf-8")
    assert story(text) == (FOLDER / f"{name}.log").read_text(encoding="utf-8")


def test_there_are_kept_games_of_every_game() -> None:
    assert {name.rpartition("-")[0] for name in names()} == set(GAMES.games)


def make(name: str, options: dict[str, str], seed: int) -> str:
    game, scenario = GAMES.find_scenario(name)
    players = {"bottom": "computer random", "top": "computer random"}
    table = new_table(game, game.setup(scenario, options), players, seed_from(seed))
    generator = generator_from(seed)
    while not table.match.over:
        match = table.match
        if match.is_countable:
            legal = sorted(match.options())
            table.act(match.decider, legal[generator.below(len(legal))])
        else:
            table.act(match.decider, match.sample(generator))
    return table.record.text()


def keep(name: str, options: dict[str, str], seed: int) -> None:
    text = make(name, options, seed)
    path = FOLDER / f"{name.partition('/')[0]}-{seed}"
    path.with_suffix(".vexilla").write_text(text, encoding="utf-8")
    path.with_suffix(".log").write_text(story(text), encoding="utf-8")


if __name__ == "__main__":
    asked, *more = sys.argv[1:]
    if more:
        keep(asked, dict(word.split("=") for word in more[1:]), int(more[0]))
    else:
        for kept in names():
            key, _, seed = kept.rpartition("-")
            if key == asked:
                record = parse_record((FOLDER / f"{kept}.vexilla").read_text(encoding="utf-8"), GAMES)[0]
                keep(f"{key}/{record.setup.scenario}", record.setup.options, int(seed))
