"""What ``steady`` leaves out to be faster changes nothing: ideas that are kept, blows that are not weighed up."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from vexilla.games import GAMES
from vexilla.games.commands_colors.flight import _ways_back, ways_back
from vexilla.games.commands_colors.turn import PlaysCard
from vexilla.kernel.chance import generator_for, generator_from, seed_from
from vexilla.kernel.game import AnyMatch
from vexilla.players import player_named
from vexilla.players.commands_colors.footing import BattleFooting
from vexilla.players.player import Sight

BATTLES = [
    ("ancients", "001-akragas"),
    ("ancients", "108-issus"),
    ("ancients", "117-asculum"),
    ("samurai", "001-first-skirmish"),
    ("napoleonics", "101-fuentes-de-onoro"),
]


def steady(game: str) -> Any:
    """A player who has seen nothing yet."""
    return player_named(game, "steady", generator_from(1))


@cache
def cards_to_play(game: str, scenario: str) -> list[AnyMatch]:
    """Every choice of a card in a whole battle of steady against itself; now and then something is done at random."""
    match = GAMES.find(game).new(scenario, seed=seed_from(33), logging=False)
    player = steady(game)
    generator = generator_for(seed_from(33), "stray")
    found = []
    number = 0
    while not match.over:
        number += 1
        if isinstance(match.choice(), PlaysCard):
            found.append(match.clone())
        if number % 9 == 0:
            match.take(match.sample(generator))
        else:
            match.take(player.choose(Sight(match, match.decider)))
    return found


@pytest.mark.parametrize(("game", "scenario"), BATTLES)
def test_hardly_any_card_would_have_been_better_than_the_one_that_is_played(game: str, scenario: str) -> None:
    """Cards that promise too little are not planned; that costs something once in a hundred times or more seldom."""
    chosen = worse = spared = 0
    for match in cards_to_play(game, scenario):
        options = sorted(match.options())
        cards = steady(game).cards_at(match.position, match.decider)
        anew = steady(game).cards_at(match.position, match.decider)
        values = {action: anew.value_of_playing(action) for action in options}
        best = max(values, key=lambda action: (values[action], -action))
        chosen += len(options) > 1
        worse += cards.choose_card(options) != best
        spared += sum(promise < values[best] for promise, _ in cards._promises(options))
    assert chosen > 10
    assert worse <= 1 + chosen // 50
    assert spared > chosen


@pytest.mark.parametrize(("game", "scenario"), BATTLES)
def test_a_choice_of_cards_leaves_the_plan_that_it_would_have_had_alone(game: str, scenario: str) -> None:
    """A sketch of a plan is in no book, and orders nobody."""
    for match in cards_to_play(game, scenario)[:12]:
        options = sorted(match.options())
        player = steady(game)
        cards = player.cards_at(match.position, match.decider)
        ordered = cards.planner.before.ordered[:]
        played = cards.choose_card(options)
        plan, anew = cards.plan_of_playing(played), None
        if plan is not None:
            anew = steady(game).cards_at(match.position, match.decider).plan_of_playing(played)
            assert anew is not None
            assert (plan.value, plan.orders, plan.moves, plan.units) == (
                anew.value,
                anew.orders,
                anew.moves,
                anew.units,
            )
        assert cards.planner.before.ordered == ordered
        assert not cards.planner.is_sketching


@pytest.mark.parametrize(("game", "scenario"), BATTLES)
def test_an_idea_that_is_kept_is_the_one_the_card_would_give(game: str, scenario: str) -> None:
    """Cards that do the same for a unit share its idea: what another card of the hand left is what a new look finds."""
    shared = 0
    for match in cards_to_play(game, scenario)[::4]:
        planner = steady(game).cards_at(match.position, match.decider).planner
        known: set[int] = set()
        for card in range(len(match.position.hands[0])):
            planner.outlook.position.card = planner.before.card = card
            for unit in planner.outlook.own:
                shared += planner.usual_key(unit) in known
                known.add(planner.usual_key(unit))
                kept, idea = planner.usual_idea(unit), planner.idea(unit)
                assert (kept.gain, kept.end, kept.target) == (idea.gain, idea.end, idea.target)
    assert shared > 100


@pytest.mark.parametrize("scenario", ["001-akragas", "108-issus", "117-asculum"])
def test_the_best_attack_of_next_turn_is_the_best_of_all(scenario: str) -> None:
    """Ancients leaves out what cannot become the best, by what fights are known to bring."""
    compared = 0
    for match in cards_to_play("ancients", scenario)[::3]:
        footing = steady("ancients").cards_at(match.position, match.decider).planner.footing
        for unit in footing.outlook.own:
            best = BattleFooting.prospect(footing, unit)
            assert footing.prospect(unit) == best
            compared += footing.prospect(unit) > 0.0
    assert compared > 30


@pytest.mark.parametrize(("game", "scenario"), BATTLES)
def test_the_straight_way_back_is_as_long_as_the_longest(game: str, scenario: str) -> None:
    """Also to a leader alone, which is as good as any: all who are left are put where nobody stands."""
    for number, match in enumerate(cards_to_play(game, scenario)[::5]):
        position: Any = match.position.clone()
        free = [hex_ for hex_, unit in enumerate(position.unit_at) if unit < 0 and position.leader_at[hex_] < 0]
        for leader, here in enumerate(position.leader_hex):
            if here >= 0:
                position.shift_leader(leader, free[(29 * number + 17 * leader) % len(free)])
                free.remove(position.leader_hex[leader])
        for unit, here in enumerate(position.unit_hex):
            if here < 0:
                continue
            entry = position.field.entry[position.roster.units[unit].kind.mover]
            rear = position.field.board.rear[position.side_of[unit]]
            for hex_ in range(position.field.board.size):
                for steps in range(1, 7):
                    longest = _ways_back(position, unit, entry, rear, hex_, steps)
                    assert ways_back(position, unit, hex_, steps) == longest
