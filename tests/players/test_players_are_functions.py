"""Computer players are functions of what they see: asked again, anew, or after anything else, they answer the same."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from vexilla.games import GAMES
from vexilla.games.commands_colors.position import NONE
from vexilla.games.commands_colors.turn import PlaysCard
from vexilla.kernel.chance import generator_for, generator_from, seed_from
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.sides import SIDES
from vexilla.players import player_named
from vexilla.players.commands_colors.memory import Memory
from vexilla.players.commands_colors.outlook import UNKNOWN
from vexilla.players.commands_colors.plans import Plan, PlanBook, before_orders
from vexilla.players.player import Player, Sight, seed_of

BATTLES = [
    ("battle_line", "standard", 5),
    ("ancients", "001-akragas", 4),
    ("ancients", "005-trebbia", 4),
    ("samurai", "001-first-skirmish", 3),
    ("napoleonics", "001-rolica-first-position", 3),
    ("napoleonics", "101-fuentes-de-onoro", 5),
    ("grand_battle", "leuctra", 7),
]
LEVELS = ["random", "steady"]


def make(game: str, level: str, number: int = 1) -> Player:
    return player_named(game, level, generator_from(number))


@cache
def played(game: str, scenario: str, stray: int) -> list[AnyMatch]:
    """Every decision of a whole match of steady against itself; every few decisions one is taken at random."""
    seed = 21
    match = GAMES.find(game).new(scenario, seed=seed_from(seed), logging=False)
    players = [make(game, "steady", side) for side in (0, 1)]
    generator = generator_for(seed_from(seed), "stray")
    found = []
    while not match.over:
        found.append(match.clone())
        if len(found) % stray == 0:
            match.take(match.sample(generator))
        else:
            match.take(players[match.decider].choose(Sight(match, match.decider)))
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "scenario", "stray"), BATTLES)
def test_the_same_sight_gets_the_same_answer(game: str, scenario: str, stray: int, level: str) -> None:
    matches = played(game, scenario, stray)
    experienced = make(game, level)
    answers = []
    for match in matches:
        sight = Sight(match, match.decider)
        answers.append(experienced.choose(sight))
        assert experienced.choose(sight) == answers[-1], "asked twice"
    backwards = make(game, level)
    for number in range(len(matches) - 1, -1, -1):
        match = matches[number]
        sight = Sight(match, match.decider)
        if number % 2 == 0:
            assert backwards.choose(sight) == answers[number], "asked after what came later"
        if number % 3 == 0:
            assert make(game, level).choose(sight) == answers[number], "asked for the first time"
        if number % 3 == 1:
            alike = match.imagine(match.decider, generator_from(number))
            assert backwards.choose(Sight(alike, match.decider)) == answers[number], "asked where it looks alike"


@pytest.mark.parametrize(("game", "scenario", "stray"), BATTLES)
def test_asking_changes_nothing(game: str, scenario: str, stray: int) -> None:
    for match in played(game, scenario, stray)[::9]:
        before = match.digest()
        for level in LEVELS:
            make(game, level).choose(Sight(match, match.decider))
        assert match.digest() == before


@pytest.mark.parametrize(("game", "scenario", "stray"), BATTLES)
def test_the_key_of_a_sight_tells_what_the_side_sees(game: str, scenario: str, stray: int) -> None:
    by_key: dict[int, str] = {}
    for number, match in enumerate(played(game, scenario, stray)[::4]):
        side = match.decider
        key = Sight(match, side).key()
        assert key == Sight(match.imagine(side, generator_from(number)), side).key()
        # What it sees, and what it may remember of the procedure it is in.
        seen = f"{match.view(side)} {[step.label() for step in match.agenda]}"
        assert by_key.setdefault(key, seen) == seen


def test_random_players_with_other_seeds_play_otherwise() -> None:
    match = GAMES.find("ancients").new("001-akragas", seed=seed_from(3), logging=False)
    sight = Sight(match, match.decider)
    answers = {make("ancients", "random", number).choose(sight) for number in range(200)}
    assert answers == set(match.options()), "every option comes up"


def test_the_random_player_chooses_evenly() -> None:
    match = GAMES.find("battle_line").new(seed=seed_from(3), logging=False)
    sight = Sight(match, match.decider)
    options = sight.options()
    counts = Counter(make("battle_line", "random", number).choose(sight) for number in range(50 * len(options)))
    assert set(counts) == set(options)
    assert min(counts.values()) > 20
    assert max(counts.values()) < 90


def test_seeds_differ() -> None:
    assert len({seed_of(generator_from(number)) for number in range(100)}) == 100
    assert all(seed_of(generator_from(number)) > 0 for number in range(100))


def test_a_full_book_is_begun_anew() -> None:
    book = PlanBook()
    plan = Plan()
    for key in range(1000):
        book.keep(key, plan)
        assert book.find(key) is plan
    assert book.find(0) is None


@pytest.mark.parametrize(
    ("game", "scenario", "stray"), [each for each in BATTLES if each[0] in ("ancients", "samurai")]
)
def test_cards_that_no_plan_depends_on_stay_forgotten_in_a_copy(game: str, scenario: str, stray: int) -> None:
    """Otherwise a plan is kept by one key and looked for by another."""
    starts = [before_orders(match.position) for match in played(game, scenario, stray) if match.position.turn > 4]
    known = [start for start in starts if start is not None]
    assert known
    for start in known:
        assert start.clone().key() == start.key()


@pytest.mark.parametrize(
    ("game", "scenario", "stray"), [each for each in BATTLES if each[0] in ("ancients", "samurai", "napoleonics")]
)
def test_a_plan_leaves_everyone_standing_as_before(game: str, scenario: str, stray: int) -> None:
    """Otherwise the plan for a card depends on which cards were looked at before it."""
    planned = 0
    for match in played(game, scenario, stray):
        if not isinstance(match.choice(), PlaysCard):
            continue
        player: Any = make(game, "steady")
        cards = player.cards_at(match.position, match.decider)
        outlook = cards.planner.outlook
        stood = outlook.stance[:]
        for action in match.options():
            cards.value_of_playing(action)
            assert outlook.stance == stood
            planned += 1
    assert planned > 20


@pytest.mark.parametrize(
    ("game", "scenario", "no_square"),
    [
        ("ancients", "007-cannae", ""),
        ("samurai", "004-fourth-kawanakajima-3", ""),
        ("samurai", "006-fourth-kawanakajima-5", ""),
        ("napoleonics", "015-waterloo", ""),
        ("napoleonics", "002-rolica-second-position", "rugged-hill"),
        ("napoleonics", "101-fuentes-de-onoro", "bridge"),
    ],
)
def test_what_a_fight_comes_to_does_not_depend_on_what_was_asked_before(
    game: str, scenario: str, no_square: str
) -> None:
    """Units are put on free hexes, as plans do it, and looked at by one who has seen the hexes before and anew."""
    position: Any = GAMES.find(game).new(scenario).position
    if no_square:
        position.special.no_square = (no_square,)
    player: Any = make(game, "steady")
    looked_at = 0
    for side in SIDES:
        experienced = player.outlook(position.clone(), side)
        steps = player.footing(experienced)
        foes = {experienced.numbers[foe]: foe for foe in experienced.foes}.values()
        for unit in experienced.own:
            here = position.unit_hex[unit]
            near = position.field.board.distance[here]
            for hex_ in range(position.field.board.size):
                is_free = position.unit_at[hex_] < 0 and position.leader_at[hex_] < 0
                if near[hex_] > 2 or not (is_free or hex_ == here):
                    continue
                experienced.put(unit, hex_)
                values = [steps.fight(foe, UNKNOWN, unit) for foe in foes]
                values += [steps.fight(unit, UNKNOWN, foe) for foe in foes]
                experienced.put_back(unit, here, NONE)
                fresh = make(game, "steady").outlook(position.clone(), side)  # type: ignore[attr-defined]
                anew = player.footing(fresh)
                fresh.put(unit, hex_)
                assert values[: len(foes)] == [anew.fight(foe, UNKNOWN, unit) for foe in foes]
                assert values[len(foes) :] == [anew.fight(unit, UNKNOWN, foe) for foe in foes]
                looked_at += 1
    assert looked_at > 100


def test_a_memory_is_of_one_battle_and_of_one_state_of_it() -> None:
    akragas, trebbia = [GAMES.find("ancients").new(name).position for name in ("001-akragas", "005-trebbia")]
    memory = Memory()
    memory.suit(akragas, [1.0])
    memory.costs[1] = 2.0
    memory.suit(akragas.clone(), [1.0])
    assert memory.costs == {1: 2.0}
    memory.suit(akragas, [1.5])
    assert memory.costs == {}
    memory.costs[1] = 2.0
    memory.suit(trebbia, [1.5])
    assert memory.costs == {}
