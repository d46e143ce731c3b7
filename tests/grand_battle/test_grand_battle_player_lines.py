"""How the veteran of Grand Battle keeps one flight from sweeping a line along, and whom he waits for."""

from __future__ import annotations

import pytest

from grand_battle.commanding import Play
from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.position import GrandBattle
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.setup import POSITION, Given
from vexilla.players.grand_battle import PLAYERS
from vexilla.players.grand_battle.bodies import marching_bodies, own_bodies
from vexilla.players.grand_battle.marching import progress
from vexilla.players.grand_battle.temper import comes, is_bold
from vexilla.players.player import Sight

LED = "bottom general: ann with h-1 command 2 leadership 0 points 2\narmy points: 2\n"
#: Two lines of foot, the second one right behind the first, and a gun beside it.
LINES = """table: 120 120
turn limit: 12
bottom h-1: hoplites at 40:40
bottom h-2: hoplites at 48:40
bottom s-1: hoplites at 40:38
bottom s-2: hoplites at 48:38
bottom gun: l-cannon at 56:40
top l-1: legion-5 at 44:100 heading 180
"""


def named(position: GrandBattle, bodies: list[list[int]]) -> list[list[str]]:
    """Bodies by the names of their units."""
    return sorted(sorted(position.roster.ids[unit] for unit in body) for body in bodies)


@pytest.mark.parametrize(("turn", "ys", "is_awaited"), [(1, 80, True), (2, 80, False), (2, 55, True), (5, 55, False)])
def test_who_comes_is_awaited_and_who_stands_is_not(turn: int, ys: int, is_awaited: bool) -> None:
    text = "table: 120 120\nturn limit: 12\nbottom h-1: hoplites at 40:20\n"
    text += f"top l-1: legion-5 at 40:{ys} heading 180\ntop l-2: legion-5 at 60:80 heading 180\n"
    position = Play(text + f"turn: {2 * turn - 1}\n" + LED).match.position
    assert comes(position, 1) == (ys < 60)
    assert is_bold(position, 0) == (not is_awaited)


def test_skirmishers_before_the_line_do_not_mean_that_it_comes() -> None:
    text = "table: 120 120\nbottom h-1: hoplites at 40:20\ntop k-1: skirm-bow at 40:50 heading 180\n"
    position = Play(text + "top l-1: legion-5 at 40:80 heading 180\n" + LED).match.position
    assert not comes(position, 1)


def test_lines_of_an_attacker_march_apart_and_do_not_wait_for_guns() -> None:
    position = Play(LINES + LED).match.position
    assert len(own_bodies(position, 0)) == 1
    assert named(position, marching_bodies(position, 0, leaves_guns=True)) == [["gun"], ["h-1", "h-2"], ["s-1", "s-2"]]
    assert ["gun", "h-1", "h-2"] in named(position, marching_bodies(position, 0, leaves_guns=False))


def test_a_defender_keeps_his_lines_as_they_stand() -> None:
    position = Play("attacker: top\n" + LINES + LED).match.position
    assert position.setting.attacker == 1
    assert marching_bodies(position, 0, leaves_guns=True) == own_bodies(position, 0)


@pytest.mark.parametrize(("behind", "turn", "goes"), [(36, 3, False), (30, 3, False), (16, 3, True), (30, 15, True)])
def test_a_second_line_stays_a_flight_behind_the_first(behind: int, turn: int, goes: bool) -> None:
    """Until time presses: those who flee go ten steps."""
    text = "table: 120 120\nturn limit: 12\nbottom h-1: hoplites at 40:40\n"
    text += f"bottom s-1: hoplites at 40:{behind}\ntop l-1: legion-5 at 40:100 heading 180\nturn: {turn}\n"
    position = Play(text + LED).match.position
    assert (progress(position, 0, [position.roster.numbers["s-1"]], True) > 0) == goes


def first_orders(text: str) -> list[str]:
    """What the veteran of the top side says in its first turn, up to the first leg."""
    match = GAME.start(GAME.setup("battle", {}, Given(POSITION, "battle", text)), seed=seed_from(1), logging=False)
    player = PLAYERS["steady"](generator_from(1))
    said: list[str] = []
    while not said or said[-1].split()[0] not in ("sideways", "advance", "wheel", "halt", "attack"):
        sight = Sight(match, match.decider)
        action = player.choose(sight)
        if match.decider == 1:
            said.append(sight.text(action))
        match.take(action)
    return said


HORSE = """table: 120 120
turn limit: 12
top h-1: hoplites at 44:80 heading 180
top h-2: hoplites at 52:80 heading 180
top c-1: spartan-horse at {x}:{y} heading 180
top general: bob with h-1 command 2 leadership 0 points 2
bottom e-1: knights-15c at {x}:46
bottom general: ann with e-1 command 1 leadership 0
army points: 2
"""


def test_horse_clears_the_front_of_its_line() -> None:
    said = first_orders(HORSE.format(x=44, y=76))
    assert any(line.startswith("order manoeuvre c-1 ") for line in said)
    assert said[-1].startswith("sideways c-1 ")


def test_horse_beside_its_line_stays() -> None:
    assert not any(line.startswith("sideways") for line in first_orders(HORSE.format(x=66, y=76)))
