"""The coach: it sees what wins, says why, judges what was done, and knows nothing that its side does not."""

from __future__ import annotations

import json
from typing import Any

import pytest
from played import table_of

from vexilla.advice import advice_for
from vexilla.advice.battle_line.advice import series_chance
from vexilla.advice.coach import Coach, Stage, hint, review
from vexilla.advice.coach.coach import coach_of, levels_for
from vexilla.advice.measures import Averages, Measure, reasons
from vexilla.games import GAMES
from vexilla.kernel.action import Action
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.sides import BOTTOM, SIDE_NAMES
from vexilla.kernel.table import new_table
from vexilla.locales import LANGUAGES, Speaker
from vexilla.players import judging, levels_of, player_named
from vexilla.players.player import Sight
from vexilla.testing import position

EVERY_GAME = tuple(GAMES.games)


def hinted(match: AnyMatch, seconds: float | None = None) -> dict[str, Any]:
    found = hint(advice_for(match.game.key), match, match.decider, seconds)
    assert found is not None
    return found


def coached(match: AnyMatch) -> Coach:
    coach = coach_of(advice_for(match.game.key), match)
    assert coach is not None
    return coach


def after_some_decisions(game: str, decisions: int = 12) -> AnyMatch:
    match = GAMES.find(game).new(seed=seed_from(8), logging=False)
    player = player_named(game, "steady", generator_from(2))
    for _ in range(decisions):
        match.take(player.choose(Sight(match, match.decider)))
    return match


# -- hints ---------------------------------------------------------------------------------------


def test_a_sure_banner_is_seen_and_told() -> None:
    case = position(
        "ancients",
        """
        bottom: HI E4, HI F4
        top: LI E5 1, HI F5, HI G5, MI E7, MI F7
        card: order-three-center
        ordered: E4
        to do: battle
        """,
    )
    found = hinted(case.match)
    assert found["action"] == "attack E4 E5"
    why = found["reasons"][0]
    assert why["message"] == "coach-cc-destroys"
    assert why["arguments"] == {"unit": "light-infantry", "hex": "E5"}
    assert why["percent"] > why["instead"] + 20
    assert not why["against"]
    assert 0.0 <= found["others"][0]["chance"] <= found["chance"] <= 1.0


def test_the_own_loss_is_a_reason_against() -> None:
    best, other = Averages(), Averages()
    lost, hit = Measure("lost", (), -1.0), Measure("hit", (), 0.5)
    for number in range(10):
        best.add({hit: 1.0, **({lost: 1.0} if number < 3 else {})})
        other.add({lost: 1.0} if number < 1 else {})
    told = reasons(best, other)
    assert [(each["message"], each["percent"], each["instead"], each["against"]) for each in told] == [
        ("hit", 100, 0, False),
        ("lost", 30, 10, True),
    ]


def test_what_hardly_differs_is_no_reason() -> None:
    best, other = Averages(), Averages()
    for number in range(100):
        best.add({Measure("hit"): 1.0 if number < 55 else 0.0})
        other.add({Measure("hit"): 1.0 if number < 50 else 0.0})
    assert reasons(best, other) == []
    assert [each["percent"] for each in reasons(best, None)] == [55]


def test_nobody_gets_a_hint_for_somebody_else() -> None:
    match = GAMES.find("ancients").new(seed=seed_from(1), logging=False)
    assert hint(advice_for("ancients"), match, 1 - match.decider) is None


def test_a_game_without_a_coach() -> None:
    class Plain(type(advice_for("battle_line"))):  # type: ignore[misc]
        def rehearsing(self) -> None:
            return None

    match = GAMES.find("battle_line").new(seed=seed_from(1), logging=False)
    assert hint(Plain(), match, match.decider) is None


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_coach_does_not_peek(game: str) -> None:
    match = after_some_decisions(game)
    side = match.decider
    assert side in (0, 1)
    found = []
    for each in (match, match.imagine(side, generator_from(44))):
        coach = coached(each)
        known = each.text(coach.best_known())
        ways = coach.weigh(coach.ways()[:3], (Stage(2, 2),))
        then = [following["action"] for following in coach.followed_by(ways[0].action)]
        found.append(json.dumps([known, then, [(way.text, way.chances) for way in ways]]))
    assert found[0] == found[1]


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_strongest_level_is_asked(game: str) -> None:
    """Whichever that is: the register says it, and a thought of his is thought out."""
    match = after_some_decisions(game)
    strongest = player_named(game, levels_of(game)[-1], generator_from(0))
    assert levels_for(game)[-1].name == strongest.name
    assert coached(match).best_known() == strongest.choose(Sight(match, match.decider))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_what_the_levels_would_do_is_tried_first(game: str) -> None:
    match = after_some_decisions(game)
    ways = coached(match).ways()
    plain = [level for level in levels_for(game) if not hasattr(level, "begin")]
    proposed = {level.choose(Sight(match, match.decider)) for level in plain}
    assert proposed <= set(ways[: len(levels_for(game))])
    if match.is_countable:
        assert sorted(match.options()) == sorted(ways)


def test_what_follows_a_card_is_told() -> None:
    """Orders and moves, as the strongest level would go on, but nothing beyond the first dice."""
    match = GAMES.find("ancients").new(seed=seed_from(5), logging=False)
    card = match.read("play order-three-center")
    then = coached(match).followed_by(card)
    assert then[0]["action"].startswith("order")
    assert then[0]["decision"]["question"] == "cc-ask-order"
    assert "actions" not in then[0]["decision"]
    match.take(card)
    assert match.refusal(match.read(then[0]["action"])) is None
    attack = position(
        "ancients",
        """
        bottom: LB E3, HI F4
        top: HI E5, HI F5, HI G5, MI E7, MI F7
        card: order-three-center
        ordered: E3 F4
        to do: battle
        """,
    )
    assert coached(attack.match).followed_by(attack.match.read("attack E3 E5")) == []


def test_a_flank_is_told_only_where_it_says_more_than_its_units() -> None:
    unit, other = Measure("unit", (), -1.0), Measure("unit", (("hex", "A1"),), -1.0)
    flank = Measure("flank", (), -0.8, sums_up=True)
    best, worse, both = Averages(), Averages(), Averages()
    best.add({})
    worse.add({unit: 1.0, flank: 1.0})
    worse.add({})
    both.add({unit: 1.0, flank: 1.0})
    both.add({other: 1.0, flank: 1.0})
    assert [each["message"] for each in reasons(best, worse)] == ["unit"]
    assert [each["message"] for each in reasons(best, both)] == ["flank", "unit", "unit"]


@pytest.mark.parametrize("game", EVERY_GAME)
def test_without_time_there_is_still_something_to_say(game: str) -> None:
    """What the strongest level would do and what was done are tried in some worlds, all else only as there is time."""
    match = after_some_decisions(game)
    coach = coach_of(advice_for(game), match, seconds=0.0)
    assert coach is not None
    known = coach.best_known()
    ways = coach.weigh(dict.fromkeys([known, *coach.ways()]), keep=lambda action: action == known)
    assert [way.action for way in ways] == [known]
    assert len(ways[0].chances) >= 4


#: A question of each kind that hints are for: card, order, move, attack, reaction; others come as the battle goes.
KINDS = {
    "battle_line": {"battle-line-ask-play"},
    "ancients": {"cc-ask-card", "cc-ask-order", "cc-ask-move", "cc-ask-battle", "cc-ask-react"},
    "napoleonics": {"cc-ask-card", "cc-ask-order", "cc-ask-move", "cc-ask-battle", "cc-ask-react"},
    "samurai": {"cc-ask-card", "cc-ask-order", "cc-ask-move", "cc-ask-battle", "cc-ask-react"},
    "grand_battle": {"grb-ask-orders", "grb-ask-manoeuvre", "grb-ask-attack", "grb-ask-fire", "grb-ask-evade"},
}


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_kind_of_decision_has_a_hint(game: str) -> None:
    """Two hundred decisions of a match: at the first of each kind the coach says something that is legal."""
    match = GAMES.find(game).new(seed=seed_from(5), logging=False)
    player = player_named(game, "soldier", generator_from(1))
    hinted_at: set[str] = set()
    for _ in range(200):
        if match.over:
            break
        question = match.choice().question()
        if question not in hinted_at and question in KINDS.get(game, {question}):
            found = hinted(match, seconds=0.05)
            assert match.refusal(match.read(found["action"])) is None
            assert 0.0 <= found["chance"] <= 1.0
            hinted_at.add(question)
        match.take(player.choose(Sight(match, match.decider)))
    assert hinted_at >= KINDS.get(game, set())


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_reason_can_be_said(game: str) -> None:
    """Rehearsals of some decisions of a match; whatever became of them has words in all three languages."""
    match = GAMES.find(game).new(seed=seed_from(5), logging=False)
    player = player_named(game, "steady", generator_from(1))
    advice, before = advice_for(game), match.clone()
    measures: set[Measure] = set()
    for _ in range(400):
        if match.over:
            break
        match.take(player.choose(Sight(match, match.decider)))
        measures.update(advice.measured(before, match, 0))
    measures.update(advice.measured(before, match, 1))
    assert len(measures) > 3
    for language in LANGUAGES:
        speaker = Speaker(language)
        for measure in measures:
            assert speaker.knows(measure.message)
            said = speaker.tell(game, measure.message, dict(measure.arguments), dict.fromkeys(SIDE_NAMES, "?"))
            assert said
            assert "coach" not in said


class SureOfItself:
    """A level that plays as ``steady`` does and gives the bottom side three chances in four."""

    def __init__(self, game: str) -> None:
        self.steady = player_named(game, "steady", generator_from(0))
        self.name = "sure"

    def choose(self, sight: Sight) -> Action:
        return self.steady.choose(sight)

    def chance(self, match: AnyMatch) -> float:
        return 0.75


@pytest.mark.parametrize("game", EVERY_GAME)
def test_where_it_has_looked_ahead_the_strongest_level_says_who_will_win(game: str) -> None:
    match = after_some_decisions(game)
    sight = Sight(match, match.decider)
    level = SureOfItself(game)
    coach = Coach(advice_for(game), sight, (player_named(game, "soldier", generator_from(0)), level), level.steady)
    (way,) = coach.weigh([coach.best_known()], [Stage(2, 1)])
    assert way.chances == [0.75 if sight.side == BOTTOM else 0.25] * 2


def test_a_chance_to_win_a_game_makes_one_to_win_the_series() -> None:
    advice, level = advice_for("battle_line"), SureOfItself("battle_line")
    series = GAMES.find("battle_line").new(options={"series": "3"}, seed=seed_from(8))
    assert advice.foreseen(series, level) == series_chance(0.75, 0, 2) != 0.75
    single = GAMES.find("battle_line").new(seed=seed_from(8))
    assert advice.foreseen(single, level) == 0.75


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_level_that_does_not_say_leaves_it_to_what_people_are_shown(game: str) -> None:
    advice, match = advice_for(game), after_some_decisions(game)
    assert advice.foreseen(match, player_named(game, "random", generator_from(0))) == advice.balance(match)


@pytest.mark.parametrize("game", ["ancients", "battle_line", "napoleonics", "samurai"])
def test_a_general_says_who_will_win(game: str) -> None:
    general = judging(player_named(game, "general", generator_from(0)))
    assert general is not None
    assert 0.2 < general.chance(GAMES.find(game).new(seed=seed_from(8))) < 0.8


# -- reviews -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_quick_look_at_a_match(game: str) -> None:
    record = table_of(game, None, 3, "random", 18, other="steady").record.text()
    found = review(advice_for(game), record, range(18), deep=False, seconds=0.2)
    assert found
    assert [each["step"] for each in found] == sorted({each["step"] for each in found})
    for each in found:
        assert each["side"] in SIDE_NAMES
        assert 0.0 <= each["costs"] <= 1.0
        assert (each["better"] is None) == (each["decision"] is None)
        assert each["better"] is not None or each["costs"] == 0.0
        assert each["better"] != each["action"]
    # Whoever plays at random gives something away, and both ways can be said in the words of what was asked.
    worst = max(found, key=lambda each: each["costs"])
    assert worst["better"] is not None
    asked = worst["decision"]
    verbs = {*asked["verbs"], *[form["verb"] for form in asked.get("forms", [])]}
    assert {worst["action"].split()[0], worst["better"].split()[0]} <= verbs
    assert "actions" not in asked


def test_who_decides_as_the_strongest_level_gives_nothing_away() -> None:
    game = GAMES.find("battle_line")
    table = new_table(game, game.setup(), dict.fromkeys(SIDE_NAMES, "human"), seed_from(4))
    for _ in range(8):
        table.act(table.match.decider, levels_for(game.key)[-1].choose(Sight(table.match, table.match.decider)))
    found = review(advice_for(game.key), table.record.text(), range(8), deep=False)
    assert found
    assert all(each["better"] is None for each in found)


def test_who_decides_at_random_pays_more_than_steady() -> None:
    record = table_of("battle_line", None, 4, "steady", other="random").record.text()
    costs = dict.fromkeys(SIDE_NAMES, 0.0)
    for each in review(advice_for("battle_line"), record, range(32), deep=False):
        costs[each["side"]] += each["costs"]
    assert costs["top"] > 5 * costs["bottom"]


def test_a_deep_look_finds_what_was_thrown_away() -> None:
    """Of all that was possible: the sure banner that somebody left."""
    case = position(
        "ancients",
        """
        bottom: HI E4, HI F4
        top: LI E5 1, HI F5, HI G5, MI E7, MI F7
        card: order-three-center
        ordered: E4
        to do: battle
        """,
    )
    coach = coached(case.match)
    ways = coach.weigh(coach.ways())
    done = next(way for way in ways if way.text == "done")
    assert ways[0].text == "attack E4 E5"
    assert ways[0].sure_gain_over(done) > 0.02
