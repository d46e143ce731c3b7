"""Decisions of one question are withdrawn one by one, in any order; the record holds nothing new."""

from __future__ import annotations

import pytest

from vexilla.games import GAMES
from vexilla.kernel.chance import seed_from
from vexilla.kernel.table import CannotUndo, Table, new_table, resume_table

GAME = GAMES.find("ancients")
PLAYERS = {"bottom": "human", "top": "human"}


def texts(table: Table) -> list[str]:
    return [table.match.text(option) for option in table.match.options()]


def act(table: Table, text: str) -> None:
    table.act(table.match.decider, table.match.read(text))


def ordering(card: str) -> tuple[Table, int]:
    """A table at which a card was played that asks for orders."""
    for seed in range(60):
        table = new_table(GAME, GAME.setup("001-akragas"), PLAYERS, seed_from(seed))
        if f"play {card}" in texts(table):
            act(table, f"play {card}")
            return table, table.match.decider
    raise AssertionError(card)


def test_orders_are_withdrawn_in_any_order() -> None:
    table, side = ordering("order-three-center")
    first, second, third = [text for text in texts(table) if text.startswith("order ")][:3]
    act(table, first)
    act(table, third)
    expected = table.match.digest()
    table.undo(side)
    table.undo(side)
    for text in (first, second):
        act(table, text)
    assert table.withdrawable(side) == [first, second]
    table.withdraw(side, second)
    act(table, third)
    assert table.match.digest() == expected
    table.withdraw(side, first)
    assert table.withdrawable(side) == [third]
    assert first in texts(table)


def test_what_was_withdrawn_stands_in_the_record_as_undone_and_done_again() -> None:
    table, side = ordering("order-three-center")
    first, second = [text for text in texts(table) if text.startswith("order ")][:2]
    act(table, first)
    act(table, second)
    before = len(table.record.lines)
    table.withdraw(side, first)
    assert table.record.lines[before:] == ["undo", "undo", f"{table.match.view(side)['decision']['side']} {second}"]
    again = resume_table(table.record.text(), GAMES)
    assert again.match.digest() == table.match.digest()
    assert again.withdrawable(side) == [second]
    assert [event.name for event in again.story] == [event.name for event in table.story]


def test_orders_that_hang_on_the_one_withdrawn_go_with_it() -> None:
    """A leadership card: without its leader a second unit is out of the chain."""
    table, side = ordering("leadership-any-section")
    leader = next(text for text in texts(table) if text.startswith("order-leader "))
    act(table, leader)
    units = [text for text in texts(table) if text.startswith("order ")]
    for text in units[:2]:
        if text in texts(table):
            act(table, text)
    table.withdraw(side, leader)
    assert leader not in table.withdrawable(side)
    assert table.match.choice().question() == "cc-ask-order"
    assert leader in texts(table) or table.withdrawable(side)


def test_only_decisions_at_the_question_that_is_asked_are_withdrawn() -> None:
    table, side = ordering("order-three-center")
    order = next(text for text in texts(table) if text.startswith("order "))
    assert table.withdrawable(side) == []
    act(table, order)
    assert table.withdrawable(1 - side) == []
    act(table, "done")
    assert table.match.choice().question() == "cc-ask-move"
    with pytest.raises(CannotUndo):
        table.withdraw(side, order)
    table.undo(side)
    table.withdraw(side, order)
    with pytest.raises(CannotUndo):
        table.withdraw(side, order)
