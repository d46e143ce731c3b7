"""A table that is turned about its middle changes nothing: what is legal, where it ends, who touches whom, every sum.

Two matches are played side by side, the second one on the turned table, with the same decisions and the same dice.
"""

from __future__ import annotations

import re

import pytest

from grand_battle.turned import Turned
from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.position import GrandBattle
from vexilla.games.grand_battle.states import DEPLOYMENT
from vexilla.kernel.chance import Generator, generator_from, seed_from
from vexilla.kernel.match import Match
from vexilla.kernel.open_choice import OpenChoice
from vexilla.kernel.source import seeded

#: Seeds of battles without reserves, whose ways belong to the roles (GRB-02-040); in the last one dice lay the ground.
BATTLES = ((0, "leuctra"), (2, "dreux"), (5, "pick-up-africa"))
DECISIONS = 120
#: A spot beyond the near edge or the left one, which nobody can name.
OFF_TABLE = re.compile(r"[ :]-\d")


def begin(scenario: str, number: int) -> tuple[Match[GrandBattle], Match[GrandBattle], Turned]:
    """A battle before its first orders, and the same one turned."""
    match = GAME.new(scenario, seed=seed_from(number))
    generator = generator_from(number)
    while match.position.phase == DEPLOYMENT:
        match.enact(match.sample(generator))
    turn = Turned(match.position)
    text = GAME.text_of(match)
    return (
        GAME.position_from(text, seeded(seed_from(number), GAME.streams)),
        GAME.position_from(turn.text(text), seeded(seed_from(number), GAME.streams)),
        turn,
    )


def without_ground(text: str) -> list[str]:
    """The land stays as it is, and its outlines are written from their first corner on, which a turn changes."""
    return [line for line in text.splitlines() if not line.startswith(("ground", "hill"))]


def judged(match: Match[GrandBattle], text: str) -> str:
    refusal = match.refusal(match.read(text))
    return "" if refusal is None else f"{refusal.clause} {refusal.arguments}"


def assert_judged_alike(one: Match[GrandBattle], other: Match[GrandBattle], turn: Turned, generator: Generator) -> None:
    """What is proposed is legal on both tables, or refused by the same clause at the same place."""
    choice = one.choice()
    if isinstance(choice, OpenChoice):
        for form in choice.forms():
            text = choice.propose(one, form, generator).text()
            there = turn.action(one.position, text)
            if not OFF_TABLE.search(there):
                assert turn.said(judged(one, text)) == judged(other, there), text


@pytest.mark.parametrize(("number", "scenario"), BATTLES)
def test_a_turned_table_changes_nothing(number: int, scenario: str) -> None:
    one, other, turn = begin(scenario, number)
    generator = generator_from(number)
    for decision in range(DECISIONS):
        if one.over or other.over:
            break
        assert without_ground(turn.text(GAME.text_of(one))) == without_ground(GAME.text_of(other))
        if decision % 3 == 0:
            assert_judged_alike(one, other, turn, generator)
        text = one.text(one.sample(generator))
        other.act(turn.action(one.position, text))
        one.act(text)
    told = [[(event.name, event.clauses, event.arguments) for event in match.log] for match in (one, other)]
    for first, second in zip(*told, strict=True):
        assert turn.said(str(first)) == str(second)
