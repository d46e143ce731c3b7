"""Players who try things out in imagined turns: what they add up, when they stop, and that they see nothing hidden."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from math import e, log
from typing import Any

import pytest

from vexilla.games import GAMES
from vexilla.games.ancients.actions import AMBUSH, HEXES, MOVE, ORDER, PLAY
from vexilla.games.ancients.cards import CARDS
from vexilla.games.commands_colors.cards import BY_SECTION
from vexilla.games.commands_colors.faces import Faces
from vexilla.games.commands_colors.moves import MovesPieces
from vexilla.games.commands_colors.orders import OrdersPieces
from vexilla.games.commands_colors.strike import StrikeRoll
from vexilla.games.commands_colors.turn import PlaysCard
from vexilla.games.commands_colors.windows import CARD_PLAYED
from vexilla.games.samurai.windows import PlaysDragon
from vexilla.kernel.chance import generator_for, generator_from, seed_from
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.sides import CHANCE
from vexilla.kernel.source import Asking
from vexilla.lab.fitting import Seen, chance_of, fitted, solved, surprise
from vexilla.players import balanced_scenarios, levels_of, player_named, thinking
from vexilla.players.ancients.levels import STAFF
from vexilla.players.ancients.weights import STEADY, Weights
from vexilla.players.commands_colors.council import Budget, Council
from vexilla.players.commands_colors.debate import PlanDebate, Proposal, rounds_of
from vexilla.players.commands_colors.dials import URGENCY
from vexilla.players.commands_colors.fortune import Fortune, Odds, Swings, chances_of_hits, worth_of_units
from vexilla.players.commands_colors.judgement import FEATURES
from vexilla.players.commands_colors.minds import whim
from vexilla.players.commands_colors.plans import Plan, is_alike
from vexilla.players.commands_colors.rewinding import PLANNED, agrees, before_plan
from vexilla.players.commands_colors.slants import PLAIN, Slant, ending_elsewhere
from vexilla.players.player import Sight

COMMANDS_COLORS = ("ancients", "napoleonics", "samurai")


def bold() -> Weights:
    """Fears nothing."""
    weights = Weights()
    weights.ordered = 0.0
    return weights


def small(seed: int = 1, minds: int = 1, other: int = 0) -> Council:
    """A council that asks few worlds."""
    weights = [STEADY, bold()][:minds]
    return STAFF.council_of("small", generator_from(seed), weights, Budget(8, other, 0), STEADY)


def small_of(key: str) -> Council:
    """The same with more minds, which thinks about all that a council can think about."""
    staff = import_module(f"vexilla.players.{key}.levels").STAFF
    made: Council = staff.council_of(
        "small", generator_from(1), staff.minds(whims=1), Budget(12, 6, 6, secret=6, plans=4)
    )
    return made


@cache
def played(key: str = "ancients") -> list[AnyMatch]:
    """Every decision of a match of steady against itself."""
    match = GAMES.find(key).new(balanced_scenarios(key)[0], seed=seed_from(21), logging=False)
    players = [player_named(key, "steady", generator_from(side)) for side in (0, 1)]
    found = []
    while not match.over:
        found.append(match.clone())
        match.take(players[match.decider].choose(Sight(match, match.decider)))
    return found


def cards(key: str = "ancients") -> list[AnyMatch]:
    """Those of them at which a card is chosen."""
    return [match for match in played(key) if isinstance(match.choice(), PlaysCard)]


# -- the player is a function of what it sees ----------------------------------------------------


@pytest.mark.parametrize("key", COMMANDS_COLORS)
def test_the_same_sight_gets_the_same_answer(key: str) -> None:
    experienced = small_of(key)
    matches = [*cards(key)[::5], *played(key)[3::25]]
    for number, match in enumerate(matches):
        sight = Sight(match, match.decider)
        answer = experienced.choose(sight)
        assert answer in sight.options()
        assert small_of(key).choose(sight) == answer, "asked for the first time"
        alike = match.imagine(match.decider, generator_from(number))
        assert experienced.choose(Sight(alike, match.decider)) == answer, "asked where it looks alike"


def test_asking_changes_nothing() -> None:
    for match in cards()[::6]:
        before = match.digest()
        small().choose(Sight(match, match.decider))
        assert match.digest() == before


def test_what_is_no_card_is_answered_by_the_first_mind() -> None:
    steady = player_named("ancients", "steady", generator_from(1))
    for match in played()[1::17]:
        if not isinstance(match.choice(), PlaysCard):
            sight = Sight(match, match.decider)
            assert small().choose(sight) == steady.choose(sight)


@pytest.mark.parametrize("key", COMMANDS_COLORS)
def test_its_thoughts_can_be_cut_short_and_it_is_a_level(key: str) -> None:
    names = ("general", "council") if key == "ancients" else ("general",)
    for name in names:
        player = player_named(key, name, generator_from(1), seconds=3)
        assert player.name == name
        thinker = thinking(player)
        assert thinker is not None
        assert thinker.seconds == 3
    assert levels_of(key)[-1] == "general"


# -- a debate ------------------------------------------------------------------------------------


def test_a_debate_can_be_cut_short_with_the_best_so_far() -> None:
    match = cards()[4]
    sight = Sight(match, match.decider)
    debate = small().begin(sight)
    assert debate.progress == 0.0
    assert debate.best() == player_named("ancients", "steady", generator_from(1)).choose(sight)
    seen = []
    while not debate.is_done:
        debate.step()
        seen.append(debate.progress)
        assert debate.best() in sight.options()
    assert seen == sorted(seen)
    assert seen[-1] == 1.0
    best = debate.best()
    debate.step()
    assert debate.best() == best == small().choose(sight)


def test_more_seconds_are_more_worlds() -> None:
    match = cards()[4]
    worlds = []
    for seconds in (1, 5):
        player = small()
        player.seconds = seconds
        debate = player.begin(Sight(match, match.decider))
        while not debate.is_done:
            debate.step()
        worlds.append(len(debate.first.values))
    assert worlds[1] >= 2 * worlds[0]


# -- plans ---------------------------------------------------------------------------------------


@cache
def led(key: str) -> list[AnyMatch]:
    """Every order and move of the first turns of a match in which both sides follow plans that were tried out."""
    match = GAMES.find(key).new(balanced_scenarios(key)[0], seed=seed_from(8), logging=False)
    players = [small_of(key), small_of(key)]
    found = []
    while not match.over and match.position.turn <= 12:
        if isinstance(match.choice(), PLANNED):
            found.append(match.clone())
        match.take(players[match.decider].choose(Sight(match, match.decider)))
    return found


@pytest.mark.parametrize("key", COMMANDS_COLORS)
def test_a_plan_is_thought_out_once_a_turn_and_found_again_by_whoever_is_asked_later(key: str) -> None:
    kept = small_of(key)
    turns, thought, followed = set(), 0, 0
    for number, match in enumerate(led(key)):
        sight = Sight(match, match.decider)
        turns.add(match.position.turn)
        debate = kept.begin(sight)
        thought += not debate.is_done
        answer = kept.choose(sight)
        followed += len(sight.options()) > 1
        if number % 4 == 3:
            assert small_of(key).choose(sight) == answer, "asked for the first time"
    assert len(turns) > 8
    assert followed > 3 * len(turns)
    assert thought <= 1.4 * len(turns), "what a leader's own move hides, or a card between, is rare"


@pytest.mark.parametrize("key", COMMANDS_COLORS)
def test_the_match_before_a_plan_is_the_same_from_each_order_and_move(key: str) -> None:
    mind = small_of(key).minds[0]
    keys: dict[int, set[int]] = {}
    for match in led(key):
        start = before_plan(match, match.decider, mind)
        if start is not None:
            assert not start.position.ordered or isinstance(start.choice(), MovesPieces)
            assert not any(start.position.moved)
            keys.setdefault(match.position.turn, set()).add(Sight(start, match.decider).key())
    assert len(keys) > 8
    assert sum(len(each) for each in keys.values()) <= 1.4 * len(keys)


@pytest.mark.parametrize("key", COMMANDS_COLORS)
def test_a_plan_that_was_tried_out_is_carried_out(key: str) -> None:
    """Every order and move of it that can still be given or made, in its order."""
    council_ = small_of(key)
    carried = 0
    for match in led(key):
        debate = council_.begin(Sight(match, match.decider))
        if not isinstance(debate, PlanDebate):
            continue
        council_.choose(Sight(match, match.decider))
        while not debate.is_done:
            debate.step()
        action = debate.best()
        plan = debate.ranked()[0].plan
        assert plan is not None
        assert agrees(match.position, plan) or action in match.options()
        able = [each for each in [*plan.orders, *plan.moves] if each in match.options()]
        carried += bool(able) and action == able[0]
    assert carried > 5


@pytest.mark.parametrize("key", COMMANDS_COLORS)
def test_variants_are_other_plans_that_can_be_carried_out(key: str) -> None:
    council_ = small_of(key)
    looked_at, most = 0, 0
    for match in led(key)[::7]:
        start = before_plan(match, match.decider, council_.minds[0])
        if start is None:
            continue
        proposals = council_.plans(start, match.decider)
        most = max(most, len(proposals))
        plans = []
        for each in proposals:
            assert each.plan is not None
            assert each.look <= 0.0
            plans.append((frozenset(each.plan.orders), frozenset(each.plan.moves)))
            after = start.clone()
            while isinstance(after.choice(), PLANNED) and after.decider == match.decider:
                options = sorted(after.options())
                action = council_.minds[0].follow(each.plan, after.choice(), after.position, match.decider, options)
                assert action in options
                after.apply(action)
                if after.over:
                    break
            looked_at += 1
        assert len(set(plans)) == len(plans)
    assert looked_at > 30
    assert most == council_.budget.plans == 4


def test_what_is_asked_of_a_plan_is_done() -> None:
    asked = 0
    for match in cards()[2:40:3]:
        mind = small().minds[0]
        planner = mind.cards_at(match.position.clone(), match.decider).planner
        for action in match.options():
            card = action - PLAY
            plan = planner.plan(card)
            if len(plan.units) < 2 or CARDS[card].orders != BY_SECTION:
                continue
            first, last = plan.units[0], plan.units[-1]
            assert first not in planner.slanted(card, [], True, Slant([], 1 << first)).units
            assert planner.slanted(card, [], True, Slant([last])).units[0] == last
            here = planner.outlook.position.unit_hex[first]
            for end in [each % HEXES for each in plan.moves if (each - MOVE) // HEXES == here]:
                other = planner.slanted(card, [], True, ending_elsewhere(first, end, []))
                assert MOVE + here * HEXES + end not in other.moves
                asked += 1
            assert is_alike(planner.slanted(card, [], True, PLAIN), plan)
    assert asked > 5


def test_orders_of_a_person_are_gone_on_with_by_the_best_plan_that_fits_them() -> None:
    """Or as the first mind would, if none does."""
    steady = player_named("ancients", "steady", generator_from(1))
    gone_on = 0
    for match in played()[1::9]:
        if isinstance(match.choice(), OrdersPieces) and not match.position.ordered:
            astray = match.clone()
            units = [each for each in match.options() if ORDER <= each < ORDER + HEXES]
            for action in units[-1:]:
                astray.take(action)
                if isinstance(astray.choice(), PLANNED):
                    sight = Sight(astray, astray.decider)
                    other = Plan()
                    assert not agrees(astray.position, other)
                    assert small().action_by([other], astray, sight.options()) == steady.choose(sight)
                    fitting = Plan()
                    fitting.units = astray.position.ordered[:]
                    fitting.orders = [each for each in sight.options() if ORDER <= each < ORDER + HEXES][:1]
                    if fitting.orders and AMBUSH not in sight.options():
                        assert small().action_by([other, fitting], astray, sight.options()) == fitting.orders[0]
                        gone_on += 1
    assert gone_on


@pytest.mark.parametrize("key", COMMANDS_COLORS)
def test_every_card_is_proposed_once_for_each_plan(key: str) -> None:
    most = 0
    for match in cards(key)[::4]:
        council_ = small_of(key)
        proposals = council_.begin(Sight(match, match.decider)).left
        plans = []
        for each in proposals:
            plan = (
                council_.minds[each.mind].cards_at(match.position.clone(), match.decider).plan_of_playing(each.action)
            )
            plans.append((each.action, *([] if plan is None else [frozenset(plan.orders), frozenset(plan.moves)])))
        assert len(set(plans)) == len(plans), "of plans that are alike there is one"
        assert proposals[0].look == 0.0
        assert proposals[0].mind == 0, "what the first mind would do comes first"
        assert len({(each.action, each.mind) for each in proposals}) == len(proposals)
        looks = [each.look for each in proposals]
        assert looks == sorted(looks, reverse=True)
        most = max(most, len(proposals) - len({each.action for each in proposals}))
    assert most, "some card is proposed with several plans"


def test_as_much_is_thought_whatever_dragon_cards_there_are() -> None:
    """Where one might be played with the command card: how long that takes must not tell whether there is a choice."""
    choices = set()
    for match in played("samurai"):
        choice = match.choice()
        if not isinstance(choice, PlaysDragon):
            continue
        sight = Sight(match, match.decider)
        debate = small_of("samurai").begin(sight)
        if match.decider != match.position.active or choice.when != CARD_PLAYED:
            assert debate.is_done, "nothing is thought about at other times"
            continue
        choices.add(len(sight.options()))
        thought = 0
        while not debate.is_done:
            thought += len(debate.left)
            debate.step()
        assert thought == 6
        assert debate.best() in sight.options()
    assert len(choices) > 1
    assert min(choices) == 1


def test_whims_are_the_same_always_and_those_of_nobody_else() -> None:
    whims = [whim(STAFF.dials, number) for number in range(20)]
    assert whim(STAFF.dials, 3) == whims[3]
    assert len({each["ordered"] for each in whims}) == 20
    assert all(1 / e - 1e-9 <= factor <= e + 1e-9 for each in whims for factor in each.values())
    assert min(each["ordered"] for each in whims) < 0.6 < 1.7 < max(each["ordered"] for each in whims)
    assert all(URGENCY not in each for each in whims)
    assert len(STAFF.minds(whims=2)) == 5


def test_the_first_look_counts_as_some_worlds() -> None:
    first, second = Proposal(0, 0, 0.0), Proposal(1, 0, -0.1)
    first.values.extend([0.5, 0.5, 0.5, 0.5])
    second.values.extend([0.4, 0.7, 0.5, 0.6])
    assert second.advantage(first, 0.0) == pytest.approx(0.05)
    assert second.advantage(first, 1.0) == pytest.approx(0.02)
    assert second.advantage(first, 4.0) < 0.0
    assert second.advantage(first, 1.0) == pytest.approx(-first.advantage(second, 1.0))


def test_rounds_ask_about_as_many_worlds_as_there_is_work() -> None:
    assert rounds_of(8, 240) == [10, 20, 40]
    assert rounds_of(2, 240) == [120]
    assert rounds_of(9, 6) == [2, 2, 2, 2], "few worlds are asked even then"


def test_as_many_games_are_played_on_whatever_there_is_to_choose_from() -> None:
    left = {1: [1], 2: [2], 3: [3, 2], 4: [4, 2], 5: [5, 3, 2]}
    for proposals, sizes in left.items():
        assert sum(size * worlds for size, worlds in zip(sizes, rounds_of(proposals, 24), strict=True)) == 24


def test_a_battle_that_is_over_is_won_or_lost() -> None:
    """No luck is taken off that nobody had."""
    match = played()[-1].clone()
    steady = player_named("ancients", "steady", generator_from(1))
    while not match.over:
        match.take(steady.choose(Sight(match, match.decider)))
    match.source = Fortune([], [])
    winner = match.position.winner
    assert small().value(match, winner) == 1.0
    assert small().value(match, 1 - winner) == 0.0


# -- the luck of the dice ------------------------------------------------------------------------


def test_luck_is_nothing_on_the_average() -> None:
    """Over all throws of a strike, each as often as it falls."""
    strikes = 0
    for match in played()[5::3]:
        asking = match.clone()
        asking.source = Asking()
        asking.take(player_named("ancients", "steady", generator_from(1)).choose(Sight(match, match.decider)))
        if asking.decider != CHANCE or not isinstance(asking.choice(), StrikeRoll):
            continue
        roll = asking.choice()
        assert isinstance(roll, StrikeRoll)
        worth = worth_of_units(asking.position, STEADY)
        for fortune in (Fortune([], worth), Swings([], worth, Odds(0.4, asking.position, 3.9, -3.4, 3.6))):
            total, best = 0.0, 0.0
            for outcome in roll.options(asking):
                fortune.luck = 0.0
                fortune.note(asking.position, roll.dice, outcome)
                total += fortune.luck * roll.weight(asking, outcome)
                best = max(best, abs(fortune.luck))
            assert total == pytest.approx(0.0, abs=1e-6)
            strikes += best > 0.02
    assert strikes > 4


def test_a_banner_counts_as_the_judgement_has_it_and_the_last_one_wins() -> None:
    position = played()[0].position.clone()
    position.banners[:] = [2, 3]
    position.banners_needed[:] = [5, 6]
    for active, sign in ((0, 1), (1, -1)):
        position.active = active
        judgement = STAFF.judgement
        odds = Odds(0.3, position, *judgement.weights[:3])
        assert odds.chance([2, 3], 0.0) == pytest.approx(1 / (1 + e**-0.3))
        assert odds.chance([2, 3], 0.5) == pytest.approx(1 / (1 + e**-0.8))
        for banners in ([3, 3], [2, 4], [4, 5]):
            before, after = judgement.features(position), judgement.features(with_banners(position, banners))
            gained = sum(
                weight * (more - less)
                for weight, more, less in zip(judgement.weights, after[:3], before[:3], strict=False)
            )
            assert log(odds.chance(banners, 0.0) / (1 - odds.chance(banners, 0.0))) == pytest.approx(
                0.3 + sign * gained
            )
        assert odds.chance([5, 3], -9.0) == 1.0
        assert odds.chance([2, 6], 9.0) == 0.0


def with_banners(position: Any, banners: list[int]) -> Any:
    """The same with so many banners."""
    other = position.clone()
    other.banners[:] = banners
    return other


def test_chances_of_hits_add_up() -> None:
    faces = Faces((1, 0, 4), (0, 0, 1, 1, 2, 2))
    assert sum(chances_of_hits(faces, 3, 2)) == pytest.approx(1.0)
    assert chances_of_hits(faces, 1, 2)[1] == pytest.approx(1 / 3)


# -- the fit -------------------------------------------------------------------------------------


def test_equations_are_solved() -> None:
    assert solved([[4.0, 2.0], [2.0, 3.0]], [2.0, 5.0]) == pytest.approx([-0.5, 2.0])


def test_a_fit_finds_what_the_games_were_made_from() -> None:
    generator = generator_for(seed_from(1), "fit")
    true = [0.0] * len(FEATURES)
    true[0], true[3] = 1.5, -0.7
    seen = []
    for number in range(3000):
        features = [generator.below(2001) / 1000 - 1 for _ in FEATURES]
        is_won = generator.below(1 << 20) / (1 << 20) < chance_of(true, features)
        seen.append(Seen(features, is_won, 1.0, number))
    weights = fitted(seen)
    assert weights == pytest.approx(true, abs=0.25)
    assert surprise(weights, seen) < surprise([0.0] * len(FEATURES), seen) == pytest.approx(log(2))
