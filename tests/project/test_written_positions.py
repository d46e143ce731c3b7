"""Written positions: what a match writes of itself is read back, in every game, in the middle of anything."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from vexilla.games import GAMES
from vexilla.games.grand_battle.states import GONE, JOINED
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.game import AnyGame, AnyMatch
from vexilla.kernel.refusal import BadSetup
from vexilla.kernel.sides import SIDES, SPECTATOR
from vexilla.kernel.source import Asking
from vexilla.kernel.step import Procedure, Step
from vexilla.kernel.written import Agenda, quoted, steps_of, text_of_step, unquoted
from vexilla.lab.battery import option_sets
from vexilla.testing import Case, new_game, position

#: What is worked out again when it is needed, and what the text says by order alone.
WORKED_OUT = ("counter_example", "completed", "piles")
#: So many matches of each game, in two batches; `make soak` plays more.
MATCHES = 48 if os.environ.get("VEXILLA_BATTERY") == "all" else 2
BATCHES = 2


def same(match: AnyMatch, again: AnyMatch) -> None:
    """Two matches are alike in all that anyone can see, and in what is still to be done."""
    assert again.digest() == match.digest()
    assert again.decider == match.decider
    assert again.options() == match.options()
    assert [type(step) for step in again.agenda] == [type(step) for step in match.agenda]
    for side in (*SIDES, SPECTATOR):
        assert json.dumps(again.view(side)) == json.dumps(match.view(side))


def same_fields(match: AnyMatch, again: AnyMatch) -> None:
    """Nothing that can change in a position is forgotten, whether it matters now or not."""
    if not hasattr(match.position, "__dict__"):
        return  # compiled
    for name, value in vars(match.position).items():
        if isinstance(value, int | list) and name not in WORKED_OUT and not hasattr(value, "__dict__"):
            if isinstance(value, list) and value and hasattr(value[0], "__dict__"):
                continue
            assert mattering(match, getattr(again.position, name)) == mattering(match, value), name


def mattering(match: AnyMatch, value: Any) -> Any:
    """A field without what it still has of units of Grand Battle that are gone: nobody asks for it."""
    places = getattr(match.position, "places", [])
    if not isinstance(value, list) or len(value) != len(places):
        return value
    return [each for each, place in zip(value, places, strict=True) if place not in (GONE, JOINED)]


def random_match(game: AnyGame, number: int) -> AnyMatch:
    """The beginning of a match, each number another scenario and other options."""
    options = option_sets(game)
    scenario = game.scenarios[number % len(game.scenarios)]
    return game.new(scenario, options[number % len(options)], seed=seed_from(number), logging=False)


@pytest.mark.parametrize("key", GAMES.games)
@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_random_match_is_read_back_at_any_decision(key: str, batch: int) -> None:
    game = GAMES.find(key)
    generator = generator_from(batch)
    questions: set[str] = set()
    for number in range(batch, MATCHES, BATCHES):
        match = random_match(game, number)
        decisions = 0
        while not match.over:
            # What is asked for the first time is always looked at, the rest now and then.
            if match.choice().question() not in questions or generator.below(40) == 0:
                questions.add(match.choice().question())
                text = game.text_of(match)
                again = game.position_from(text, match.source.clone())
                same(match, again)
                same_fields(match, again)
                assert game.text_of(again) == text
                follow(match.clone(), again)
            decisions += 1
            match.enact(match.sample(generator))
        over = game.position_from(game.text_of(match), Asking())
        assert over.over
        assert over.position.winner == match.position.winner
        assert over.digest() == match.digest()


def follow(match: AnyMatch, again: AnyMatch) -> None:
    """With the same chance both go on in the same way."""
    generator = generator_from(1)
    for _ in range(12):
        if match.over:
            return
        action = match.sample(generator)
        match.enact(action)
        again.enact(action)
        assert again.digest() == match.digest()


@pytest.mark.parametrize("key", GAMES.games)
def test_a_match_is_read_back_while_dice_roll_and_cards_are_dealt(key: str) -> None:
    game = GAMES.find(key)
    generator = generator_from(7)
    for number in range(0, 3 * MATCHES, 3):
        match = game.begin(game.setup(game.scenarios[number % len(game.scenarios)]), Asking(), logging=False)
        match.run()
        for decision in range(300):
            if match.over:
                break
            if decision % 7 == 0:
                same(match, game.position_from(game.text_of(match), Asking()))
            match.enact(match.sample(generator))


# -- the steps of the agenda ---------------------------------------------------------------------

#: The words of a label with which a step can be made that exists as no constant.
WORDS: list[list[str]] = [
    *([], ["bottom"], ["3"], ["E5"], ["bottom", "red-7"], ["2", "1"], ["2", "1", "3"], ["2", "1", "3", "1"]),
    *(["2", "1", "3", "1", "0"], ["bottom", "3"], ["bottom", "3", "1"], ["bottom", "3", "1", "2"]),
    *(["bottom", "3", "1", "2", "0", "True", "1", "True"], ["3", "1", "2", "0", "5", "True", "1"]),
]


def steps_in(value: Any, depth: int = 0) -> Iterator[Step[Any]]:
    """All steps in a constant of a module."""
    if isinstance(value, Step):
        yield value
        if isinstance(value, Procedure):
            for line in value.steps:
                yield from steps_in(line)
    elif isinstance(value, list | tuple | dict) and depth < 3:
        for each in value.values() if isinstance(value, dict) else value:
            yield from steps_in(each, depth + 1)


@pytest.mark.parametrize("key", GAMES.games)
def test_every_step_can_be_written_and_read(key: str) -> None:
    game = GAMES.find(key)
    agenda: Agenda[Any] = Agenda(game, [])
    modules = {owner.__module__.rpartition(".")[0] for owner in type(game).__mro__} - {""}
    constants = [
        step
        for name, module in list(sys.modules.items())
        if any(name.startswith(package + ".") for package in modules)
        for value in list(vars(module).values())
        for step in steps_in(value)
    ]
    read: set[type] = set()
    for step in constants:
        again = agenda.step(text_of_step(step))
        assert again.label() == step.label()
        assert type(again) is type(step), f"two classes of {key} are called {type(step).__name__}"
        read.add(type(step))
    assert len(read) > 10
    steps: dict[str, type[Step[Any]]] = steps_of(game)
    for name, step_class in steps.items():
        if step_class in read or step_class.__subclasses__():
            continue
        assert any(is_read(agenda, step_class, words) for words in WORDS), f"no from_words reads the label of {name}"


def is_read(agenda: Agenda[Any], step_class: type[Step[Any]], words: list[str]) -> bool:
    """Whether a step can be made with these words, and is then read from what it writes."""
    try:
        step = step_class.from_words(words)
    except (TypeError, ValueError, IndexError, BadSetup):
        return False
    return bool(agenda.step(text_of_step(step)).label() == step.label())


# -- by hand -------------------------------------------------------------------------------------


def test_a_case_is_read_from_its_own_text() -> None:
    case = new_game("ancients", "001-akragas", seed=3)
    case.play(case.options()[0])
    case.play(case.options()[0])
    again = position("ancients", case.text())
    assert again.text() == case.text()
    assert again.options() == case.options()
    assert again.match.digest() == case.match.digest()
    assert again.view("top") == case.view("top")


@pytest.mark.parametrize("name", ["Mago", "Mago the Younger", "Mago, the #1", 'He who is "called" *great*', " x ", ""])
def test_names_of_any_kind_are_read_back(name: str) -> None:
    assert unquoted(quoted(name)) == name
    case = position("ancients", f"bottom: HI E2, leader E2 {quoted(name)}\ntop: HI E5")
    assert case.view("top")["leaders"][0]["name"] == name
    assert position("ancients", case.text()).match.digest() == case.match.digest()


@pytest.mark.parametrize(
    ("to_do", "says"),
    [
        ("dance", "there is nothing to do called 'dance': use one of"),
        ("retreat (top), battle", "there is nothing to do called 'retreat .top.'.*did you mean 'retreats'"),
        ("retreats (left), battle", "'retreats .left.' is not how 'retreats' is written: no side is called 'left'"),
        ("retreats (top", "'retreats .top' is not how 'retreats' is written"),
        ("[ANC-05-002], battle", "needs the clause of a procedure and a colon"),
    ],
)
def test_a_step_that_is_none_is_named(to_do: str, says: str) -> None:
    with pytest.raises(BadSetup, match=f"line 4, .*{says}"):
        position("ancients", f"bottom: HI E2\ntop: HI E5\ncard: order-three-center\nto do: {to_do}")


def test_pieces_keep_their_numbers_whatever_their_order() -> None:
    case = position("ancients", "top: HI E5, leader E5\nbottom: HI E2\ntop: LI F6\nbottom: leader E2 Scipio")
    units = [(unit["side"], unit["hex"]) for unit in case.view("top")["units"]]
    assert units == [("top", "E5"), ("bottom", "E2"), ("top", "F6")]
    assert position("ancients", case.text()).view("top")["units"] == case.view("top")["units"]
    assert isinstance(position("ancients", case.text()), Case)
