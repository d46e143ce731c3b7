"""Nested reactions, weighted dice, uncountable moves and simultaneous results fit the kernel.

The toy ruleset is no game; it has one of each.
"""

from __future__ import annotations

from fractions import Fraction

import pytest
from toy_skirmish import TOY_SKIRMISH, Skirmish, decided_by

from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.deed import Form, Whole
from vexilla.kernel.match import Match
from vexilla.kernel.refusal import IllegalAction, UnknownAction
from vexilla.kernel.sides import BOTTOM, NOBODY, TOP
from vexilla.kernel.source import Asking, Scripted, Source, seeded
from vexilla.kernel.step import Chance
from vexilla.kernel.table import new_table
from vexilla.lab.battery import run_battery


def skirmish(tricks: tuple[int, int], rolls: list[int], source: Source | None = None) -> Match[Skirmish]:
    """A match in which the champions already stand within reach, the bottom one to declare."""
    scripts = [[TOY_SKIRMISH.outcomes.action(f"trick {trick}") for trick in tricks]]
    scripts.append([TOY_SKIRMISH.outcomes.action(f"roll {roll}") for roll in rolls])
    match = TOY_SKIRMISH.new(source=Scripted(scripts, source))
    match.position.place = [49_000, 50_000]
    match.act("advance 500")
    return match


def test_moves_that_cannot_be_counted_are_judged_one_by_one() -> None:
    match = TOY_SKIRMISH.new(seed=seed_from(1))
    assert match.options() == []
    decision = match.view(BOTTOM)["decision"]
    assert decision["all"] is False
    field = {"name": "distance", "kind": "whole", "lowest": 0, "highest": 100_000}
    assert decision["forms"] == [{"verb": "advance", "usage": "advance DISTANCE", "fields": [field]}]
    match.act("advance 12345")
    assert match.position.place == [12_345, 100_000]
    with pytest.raises(IllegalAction) as refused:
        match.act("advance 30001")
    assert refused.value.refusal.clause == "TOY-02-001"


def test_a_deed_is_not_understood_where_only_numbers_are_decided() -> None:
    match = skirmish((0, 0), [])
    before = match.digest()
    with pytest.raises(UnknownAction, match="this is not the time for it; now it is one of attack, hold"):
        match.act("advance 5")
    assert match.digest() == before


def test_a_deed_of_another_form_is_not_taken_for_one_of_those_that_are_asked_for() -> None:
    match = TOY_SKIRMISH.new(seed=seed_from(1))
    before = match.digest()
    stray = Form("withdraw", Whole("distance", 0, 100)).deed(5)
    with pytest.raises(UnknownAction, match="this is not the time for it; now it is advance DISTANCE"):
        match.take(stray)
    assert match.digest() == before


def test_a_reaction_to_a_reaction_interrupts_and_the_rest_waits() -> None:
    match = skirmish((1, 1), [1, 0])
    match.act("attack")
    assert decided_by(match) == "top toy-ask-react"
    match.act("parry")
    assert decided_by(match) == "bottom toy-ask-answer"
    match.act("feint")
    assert match.position.life == [3, 2], "after the feint the attack goes on where it was interrupted"
    assert decided_by(match) == "top toy-ask-advance"


def test_a_reaction_can_end_the_procedure_it_interrupted() -> None:
    match = skirmish((0, 1), [])
    match.act("attack")
    match.act("parry")
    match.act("endure")
    assert match.position.life == [3, 3]
    assert decided_by(match) == "top toy-ask-advance"


@pytest.mark.parametrize("trick", [0, 1])
def test_a_window_opens_whatever_the_defender_holds(trick: int) -> None:
    match = skirmish((0, trick), [1, 1])
    match.act("attack")
    assert decided_by(match) == "top toy-ask-react"
    assert match.view(BOTTOM)["decision"] == {"side": "top", "question": "toy-ask-react", "about": {}}


def test_results_are_suffered_together_and_both_may_fall() -> None:
    match = skirmish((0, 0), [2, 2, 2, 2])
    match.act("attack")
    match.act("endure")
    match.act("advance 0")
    match.act("attack")
    match.act("endure")
    assert match.over
    assert match.position.life == [-1, -1]
    assert match.position.winner == NOBODY


def test_exact_odds_by_asking_chance() -> None:
    """All outcomes of the two rolls, weighted, without rolling."""
    match = skirmish((0, 0), [])
    match.source = Asking()
    match.act("attack")
    match.act("endure")

    def chance_of_losing_two(at: Match[Skirmish]) -> Fraction:
        choice = at.agenda[-1]
        if not isinstance(choice, Chance):
            return Fraction(int(at.position.life[TOP] == 1))
        weights = {action: choice.weight(at, action) for action in at.options()}
        total = Fraction(0)
        for action, weight in weights.items():
            after = at.clone()
            after.apply(action)
            total += Fraction(weight, sum(weights.values())) * chance_of_losing_two(after)
        return total

    assert chance_of_losing_two(match) == Fraction(1, 9)


def test_weighted_outcomes_come_as_often_as_they_should() -> None:
    rolled = [0, 0, 0]
    source = seeded(seed_from(3), TOY_SKIRMISH.streams)
    match = skirmish((0, 0), [], source)
    match.act("attack")
    for _ in range(3600):
        again = match.clone()
        again.source = source
        again.act("endure")
        rolled[3 - again.position.life[TOP]] += 1
    assert [round(count / 100) for count in rolled] == [16, 16, 4]


def test_a_secret_revealed_to_me_bars_my_undo() -> None:
    """I may take back my own parry, which revealed nothing to me; whoever saw it may not undo past it."""
    table = new_table(TOY_SKIRMISH, TOY_SKIRMISH.setup(), {"bottom": "human", "top": "human"}, seed_from(9))
    table.match.position.place = [49_500, 50_000]
    table.match.position.tricks = [1, 1]
    for side, action in ((BOTTOM, "advance 0"), (BOTTOM, "attack"), (TOP, "parry")):
        table.act(side, TOY_SKIRMISH.vocabulary.read(action))
    assert table.story[-1].reveals_to(BOTTOM)
    assert table.forbids_undo(TOP) is None
    assert table.forbids_undo(BOTTOM) == "undo-other-decided"


def test_the_toy_passes_the_battery() -> None:
    assert len(run_battery(TOY_SKIRMISH, "road", 150, known_clause=lambda clause: clause.startswith("TOY-"))) == 64


def test_imagining_keeps_the_open_window_open() -> None:
    match = skirmish((1, 1), [0, 0])
    match.act("attack")
    tricks = set()
    for number in range(20):
        imagined = match.imagine(BOTTOM, generator_from(number))
        assert imagined.decider == TOP
        tricks.add(imagined.position.tricks[TOP])
    assert tricks == {0, 1}
