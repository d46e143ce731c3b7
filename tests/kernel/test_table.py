"""The table: undo is computed from what happened."""

from __future__ import annotations

import pytest

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.event import Event
from vexilla.kernel.refusal import IllegalAction, NothingToDecide
from vexilla.kernel.sides import BOTTOM, ONLY_BOTTOM, TOP
from vexilla.kernel.table import CannotUndo, Table, new_table

GAME = GAMES.find("battle_line")
PLAYERS = {"bottom": "human", "top": "human"}


def fresh_table(seed: int = 2) -> tuple[Table, int, int]:
    table = new_table(GAME, GAME.setup(), PLAYERS, seed_from(seed))
    return table, table.match.decider, 1 - table.match.decider


def act(table: Table, side: int, text: str) -> None:
    table.act(side, GAME.vocabulary.action(text))


def first(table: Table, begins: str) -> str:
    texts = sorted(GAME.vocabulary.text(action) for action in table.match.options())
    return next(text for text in texts if text.startswith(begins))


def test_a_card_can_be_taken_back_until_one_is_drawn() -> None:
    table, side, _ = fresh_table()
    before, events = table.match.digest(), len(table.match.log)
    act(table, side, first(table, "play"))
    table.undo(side)
    assert table.match.digest() == before
    assert len(table.match.log) == events
    act(table, side, first(table, "play"))
    act(table, side, "draw troops")
    with pytest.raises(CannotUndo) as refused:
        table.undo(side)
    assert refused.value.reason == "undo-chance"


def test_nobody_undoes_what_the_other_decided() -> None:
    table, side, other = fresh_table()
    act(table, side, first(table, "play"))
    assert table.forbids_undo(other) == "undo-other-decided"
    act(table, side, "draw troops")
    act(table, other, first(table, "play"))
    assert table.forbids_undo(side) == "undo-other-decided"
    assert table.forbids_undo(other) is None


def test_there_is_nothing_to_undo_at_the_start() -> None:
    table, side, _ = fresh_table()
    assert table.forbids_undo(side) == "undo-nothing"


def test_what_was_revealed_to_a_side_bars_its_undo() -> None:
    """The card I play was no secret to me; a secret of the other's that I see is one."""
    mine = Event("played", (), {}, {"card": "red-1"}, knew=ONLY_BOTTOM)
    assert not mine.reveals_to(BOTTOM)
    assert mine.reveals_to(TOP)
    table, side, other = fresh_table()
    act(table, side, first(table, "play"))
    assert table.forbids_undo(side) is None
    table.match.log.append(Event("shown", (), {}, {"card": "red-1"}, knew=1 << other))
    assert table.forbids_undo(side) == "undo-revealed"


def test_an_illegal_action_leaves_table_and_record_alone() -> None:
    table, side, other = fresh_table()
    before = table.record.text()
    with pytest.raises(IllegalAction):
        act(table, side, "claim 1")
    with pytest.raises(NothingToDecide, match="decides now, not"):
        act(table, other, "pass")
    assert table.record.text() == before
    assert table.forbids_undo(side) == "undo-nothing"


def test_undo_ends_with_the_match() -> None:
    table, _, _ = fresh_table()
    generator = generator_from(3)
    while not table.match.over:
        options = table.match.options()
        table.act(table.match.decider, options[generator.below(len(options))])
    assert table.forbids_undo(BOTTOM) == table.forbids_undo(TOP) == "undo-over"
    with pytest.raises(NothingToDecide):
        act(table, BOTTOM, "pass")
