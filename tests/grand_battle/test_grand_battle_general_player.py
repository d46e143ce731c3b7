"""The general of Grand Battle: what it proposes, how it imagines turns, what it judges by, and that it finds more."""

from __future__ import annotations

from functools import cache

import pytest

from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.orders.order import ATTACK, HOLD, MANOEUVRE
from vexilla.games.grand_battle.orders.sheet import OrderSheet, RecoverySheet
from vexilla.games.grand_battle.position import AMBUSH, COMBAT, GONE, GrandBattle
from vexilla.games.grand_battle.text import read
from vexilla.kernel.action import Action
from vexilla.kernel.chance import Generator, generator_for, generator_from, seed_from
from vexilla.kernel.match import Match
from vexilla.kernel.setup import POSITION, Given
from vexilla.kernel.sides import BOTTOM, SIDES, TOP
from vexilla.players import player_named
from vexilla.players.grand_battle.answers import answers_to
from vexilla.players.grand_battle.general import AnswerDebate, Budget, General, SheetDebate, next_line
from vexilla.players.grand_battle.judgement import FEATURES, OF_AN_ARMY, Judgement, features, fitted
from vexilla.players.grand_battle.judgement import read as judgement_of
from vexilla.players.grand_battle.rehearsal import Rehearsal
from vexilla.players.grand_battle.sheets import Sheets
from vexilla.players.grand_battle.steady import SteadyGrandBattle
from vexilla.players.grand_battle.straight import StraightAhead
from vexilla.players.grand_battle.weights import STEADY
from vexilla.players.network import Network
from vexilla.players.player import Sight

LINES = """
table: 120 90
turn limit: 12
bottom h-1: hoplites at 40:30
bottom h-2: hoplites at 48:30
bottom c-1: companions at 70:30
bottom k-1: skirm-bow at 90:30
bottom general: ann with h-1 command 3 leadership 0
top l-1: legion-5 at 40:37 heading 180
top l-2: legion-5 at 48:50 heading 180
top k-2: skirm-bow at 70:38 heading 180
top general: bob with l-2 command 2 leadership 0
"""


def begun(text: str = LINES) -> Match[GrandBattle]:
    """A battle that begins as it is written."""
    return GAME.start(GAME.setup("battle", {}, Given(POSITION, "battle", text)), seed=seed_from(5), logging=False)


@cache
def battle() -> tuple[Match[GrandBattle], ...]:
    """Every twelfth decision of a battle that is even, as ``steady`` fights it."""
    match = GAME.new("leuctra", None, seed=seed_from(12), logging=False)
    players = [player_named("grand_battle", "steady", generator_from(side)) for side in SIDES]
    found: list[Match[GrandBattle]] = []
    number = 0
    while not match.over and number < 500:
        if number % 12 == 0:
            found.append(match.clone())
        match.take(players[match.decider].choose(Sight(match, match.decider)))
        number += 1
    return tuple(found)


def hasty(seed: int = 1) -> General:
    """A general who thinks little."""
    general = General(generator_from(seed))
    general.budget = Budget(sheet=6, answer=4)
    return general


def rehearsal() -> Rehearsal:
    return Rehearsal(SteadyGrandBattle(generator_from(1)), StraightAhead(generator_from(1)))


# -- sheets ----------------------------------------------------------------------------------------


def test_the_first_sheet_is_that_of_steady_and_no_two_are_alike() -> None:
    match = begun()
    found = Sheets(match, BOTTOM, STEADY).found
    texts = [sorted(match.text(deed) for deed in draft.deeds) for draft in found]
    steady = SteadyGrandBattle(generator_from(1))
    said: list[str] = []
    while isinstance(match.choice(), OrderSheet):
        said.append(match.text(steady.choose(Sight(match, BOTTOM))))
        match.act(said[-1])
    assert sorted(said[:-1]) == texts[0]
    assert len({tuple(each) for each in texts}) == len(texts) > 2


def test_other_sheets_leave_out_each_attack_or_order_something_else_first() -> None:
    match = begun()
    sheets = Sheets(match, BOTTOM, STEADY)
    first = sheets.found[0]
    attacks = [each.units for each in first.proposals if each.kind == ATTACK]
    assert attacks
    without = [[each.units for each in draft.proposals if each.kind == ATTACK] for draft in sheets.found[1:]]
    assert [] in without, "nobody attacks"
    forced = [draft.proposals[0] for draft in sheets.found[1:] if draft.proposals[0].value >= 1000.0]
    assert forced
    for each in forced:
        assert each.kind in (ATTACK, MANOEUVRE)
    for draft in sheets.found:
        if draft.proposals and draft.proposals[0].value >= 1000.0:
            units = draft.proposals[0].units
            assert not any(set(units) & set(other.units) for other in draft.proposals[1:])


def test_one_sheet_lets_nobody_hold() -> None:
    """Fanatics who are told to keep ranks cost points that others could march with."""
    text = LINES.replace("k-1: skirm-bow at 90:30", "f-1: ghazis at 90:30")
    match = begun(text + "top p-1: swiss-block at 90:40 heading 180\n")
    found = Sheets(match, BOTTOM, STEADY).found
    holds = [any(each.kind == HOLD for each in draft.proposals) for draft in found]
    assert holds[0]
    assert not all(holds[1:])


def test_around_a_sheet_are_others_that_were_not_found_before() -> None:
    match = begun()
    sheets = Sheets(match, BOTTOM, STEADY)
    known = [sorted(match.text(deed) for deed in draft.deeds) for draft in sheets.found]
    best = sheets.found[-1]
    around = sheets.around(best)
    assert around[0] is best
    for draft in around[1:]:
        assert sorted(match.text(deed) for deed in draft.deeds) not in known


# -- imagined turns --------------------------------------------------------------------------------


def orders_of(match: Match[GrandBattle], side: int) -> list[Action]:
    return Sheets(match, side, STEADY).found[0].deeds


def test_a_sheet_is_carried_out_up_to_the_fights() -> None:
    match = begun().imagine(BOTTOM, Generator(7))
    rehearsal().begun(match, BOTTOM, orders_of(match, BOTTOM))
    assert match.position.phase == COMBAT
    assert match.position.turn == 0


def test_it_is_played_on_to_the_end_of_the_enemys_turn() -> None:
    for match in battle():
        position = match.position
        if position.first_steadfastness[0] and not match.over:
            world = match.imagine(match.decider, Generator(5))
            turn = position.turn
            played = rehearsal()
            played.play_on(world, match.decider, stands=True)
            assert world.over or world.position.turn == turn + (2 if position.active == match.decider else 1)
            assert played.decisions > 0


def test_nothing_is_added_to_a_sheet_that_is_tried_out_and_an_enemy_who_stands_orders_nothing() -> None:
    text = LINES.replace("40:37", "40:60").replace("48:50", "48:60")
    moved: list[bool] = []
    for stands in (True, False):
        world = begun(text).imagine(BOTTOM, Generator(3))
        before = [(base.x, base.y) for base in world.position.bases]
        rehearsal().play_on(world, BOTTOM, stands=stands)
        after = [(base.x, base.y) for base in world.position.bases]
        numbers = world.position.roster.numbers
        assert all(before[numbers[unit]] == after[numbers[unit]] for unit in ("h-1", "h-2"))
        moved.append(any(before[numbers[unit]] != after[numbers[unit]] for unit in ("l-1", "l-2")))
    assert moved == [False, True]


# -- answers ---------------------------------------------------------------------------------------


def test_answers_are_allowed_and_the_first_is_what_would_be_done_without_thinking() -> None:
    steady = SteadyGrandBattle(generator_from(1))
    several = 0
    for match in battle():
        side = match.decider
        first = steady.choose(Sight(match, side))
        answers = answers_to(match, side, first)
        assert answers[0] == first
        assert len(set(answers)) == len(answers) <= 6
        assert all(match.refusal(action) is None for action in answers)
        several += len(answers) > 1
    assert several > 3


# -- the judgement ---------------------------------------------------------------------------------


def middle() -> Match[GrandBattle]:
    return next(match for match in battle() if match.position.turn >= 4)


def test_there_is_a_number_for_every_feature() -> None:
    judgement = fitted()
    assert len(features(middle().position)) == len(FEATURES) == len(judgement.direct) == 2 * len(OF_AN_ARMY) + 13
    assert len(judgement.network.inputs) == len(FEATURES) * judgement.network.units


def test_what_one_side_loses_the_other_gains() -> None:
    """Whoever loses his best troops is less likely to win, whichever side he is."""
    position = middle().position
    judgement = fitted()
    before = judgement.log_odds(position)
    for side, sign in ((BOTTOM, -1.0), (TOP, 1.0)):
        worse = position.clone()
        for unit in worse.units_of(side)[:4]:
            worse.places[unit] = GONE
        assert sign * (judgement.log_odds(worse) - before) > 0.5


def test_odds_are_those_of_the_bottom_side() -> None:
    """A judgement of one number: how steadfast the attacker is."""
    direct = [1.0 if name == "attacker_steadfastness" else 0.0 for name in FEATURES]
    judgement = Judgement(Network([], [], []), direct, 0.0)
    text = "bottom h-1: hoplites at 40:30\ntop l-1: legion-5 at 40:60 heading 180\n"
    odds = [judgement.log_odds(read(f"{text}attacker: {side}\n")[0]) for side in ("bottom", "top")]
    assert odds[0] > 0.0 > odds[1]


def test_distances_and_reach_are_shown() -> None:
    text = "turn: 2\nbottom h-1: hoplites at 40:30\ntop l-1: legion-5 at 40:{} heading 180\n"
    shown = [dict(zip(FEATURES, features(read(text.format(y))[0]), strict=True)) for y in (41, 49, 80)]
    assert [each["attacker_near"] for each in shown] == [1.0, 0.0, 0.0]
    assert [each["attacker_within_reach"] for each in shown] == [1.0, 1.0, 0.0]
    distances = [each["attacker_distance"] for each in shown]
    assert distances == sorted(distances)
    assert distances[0] == pytest.approx(11 / 20)


def test_hidden_units_fire_forward_only() -> None:
    network = Network([[2.0, 0.0], [-1.0, 0.5]], [0.5, 0.0], [0.4, 9.0])
    assert network.told([1.0, 0.0], 0.25) == pytest.approx(0.25 + 0.4 * 2.5)
    assert network.told([-1.0, 0.0], 0.0) == pytest.approx(9.0)
    text = "bias = 1\ndirect = [2, 0]\nbiases = [0]\noutputs = [1]\ninputs = [[1, 1]]\n"
    assert judgement_of(text).network.told([3.0, 4.0], 0.0) == pytest.approx(7.0)


def test_a_battle_that_is_over_is_won_or_lost() -> None:
    match = battle()[-1].clone()
    steady = player_named("grand_battle", "steady", generator_from(1))
    while not match.over:
        match.take(steady.choose(Sight(match, match.decider)))
    general = hasty()
    winner = match.position.winner
    assert general.value(match, winner) == 1.0
    assert general.value(match, 1 - winner) == 0.0


# -- thoughts --------------------------------------------------------------------------------------


def test_what_is_there_before_the_first_thought_is_what_steady_would_do() -> None:
    """The same seed makes the same steady player."""
    for match in battle():
        sight = Sight(match, match.decider)
        steady = SteadyGrandBattle(generator_from(4))
        assert General(generator_from(4)).begin(sight).best() == steady.choose(sight)


def test_a_thought_comes_nearer_to_its_end_and_ends() -> None:
    kinds: set[str] = set()
    for match in battle()[::3]:
        thought = hasty().begin(Sight(match, match.decider))
        kinds.add(type(thought).__name__ if not thought.is_done else "")
        before = thought.progress
        for _ in range(400):
            if thought.is_done:
                break
            thought.step()
            assert thought.progress >= before - 1e-9
            before = thought.progress
        assert thought.is_done
        assert thought.progress == 1.0
        assert match.refusal(thought.best()) is None
        thought.step()
    assert kinds >= {SheetDebate.__name__, AnswerDebate.__name__}


def test_a_sheet_is_thought_about_once_and_written_line_by_line() -> None:
    match = begun()
    general = hasty()
    lines: list[Action] = []
    thoughts = 0
    while isinstance(match.choice(), OrderSheet) and match.decider == BOTTOM and match.position.turn == 0:
        thought = general.begin(Sight(match, BOTTOM))
        thoughts += not thought.is_done
        while not thought.is_done:
            thought.step()
        lines.append(thought.best())
        match.take(lines[-1])
    assert thoughts == 1
    assert match.text(lines[-1]) == "done"
    anew = begun()
    for line in lines:
        # A general who is asked in the middle of it has to think, and comes to the same.
        assert hasty().choose(Sight(anew, BOTTOM)) == line
        anew.take(line)


def test_a_sheet_goes_on_with_what_may_still_be_written() -> None:
    match = begun()
    deeds = orders_of(match, BOTTOM)
    assert len(deeds) > 1
    assert next_line(match, deeds) == deeds[0]
    match.take(deeds[0])
    assert next_line(match, deeds) == deeds[1]
    assert match.text(next_line(match, [])) == "done"


def test_more_time_is_more_work() -> None:
    match = begun()
    steps: list[int] = []
    for seconds in (1, 3):
        general = hasty()
        general.seconds = seconds
        thought = general.begin(Sight(match, BOTTOM))
        number = 0
        while not thought.is_done:
            thought.step()
            number += 1
        steps.append(number)
    assert steps[1] > 1.5 * steps[0]


def test_a_turn_that_takes_many_decisions_is_imagined_less_often() -> None:
    match = next(each for each in battle() if len(each.position.contacts) > 3)
    general = General(generator_from(1))
    side = match.decider
    often = general.games(match.imagine(side, Generator(3)), side, 1000, 4000)
    rarely = general.games(match.imagine(side, Generator(3)), side, 1000, 400)
    assert often // 12 <= rarely <= often // 8
    assert general.games(match.imagine(side, Generator(3)), side, 5, 4000) == 5
    assert general.games(match.imagine(side, Generator(3)), side, 5, 0) == 1


def test_what_is_hidden_changes_no_thought() -> None:
    """Markers and reserves of the enemy are drawn anew; the answers stay the same, and so does the work."""
    match = GAME.new("agincourt", None, seed=seed_from(3), logging=False)
    players = [player_named("grand_battle", "steady", generator_for(seed_from(3), str(side))) for side in SIDES]
    compared = 0
    hidden = 0
    while not match.over and compared < 12:
        side = match.decider
        is_sheet = isinstance(match.choice(), OrderSheet) and not isinstance(match.choice(), RecoverySheet)
        if match.position.first_steadfastness[0] and (is_sheet or match.position.contacts):
            hidden += any(
                place == AMBUSH and match.position.side_of(unit) != side
                for unit, place in enumerate(match.position.places)
            )
            alike = match.imagine(side, generator_from(compared))
            one, other = hasty().begin(Sight(match, side)), hasty().begin(Sight(alike, side))
            while not one.is_done:
                assert one.progress == other.progress
                one.step()
                other.step()
            assert other.is_done
            assert one.best() == other.best()
            compared += 1
        match.take(players[side].choose(Sight(match, side)))
    assert compared == 12
    assert hidden > 0


def test_it_is_a_level_that_thinks_and_judges() -> None:
    general = player_named("grand_battle", "general", generator_from(1), 4)
    assert isinstance(general, General)
    assert general.seconds == 4
    match = middle()
    assert 0.0 < general.chance(match) < 1.0
    assert general.value(match, TOP) == pytest.approx(1.0 - general.chance(match))


def test_sheets_are_those_of_the_position_before_any_line() -> None:
    """Where lines are written already, whoever thinks anew thinks about the whole sheet."""
    match = begun()
    match.take(General(generator_from(2)).choose(Sight(match, BOTTOM)))
    thought = General(generator_from(2)).begin(Sight(match, BOTTOM))
    assert isinstance(thought, SheetDebate)
