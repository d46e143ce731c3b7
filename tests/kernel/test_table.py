"""The table: undo is computed from what happened."""

from __future__ import annotations

import pytest

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.event import Event
from vexilla.kernel.match import Taken
from vexilla.kernel.record import BadRecord
from vexilla.kernel.refusal import IllegalAction, NothingToDecide
from vexilla.kernel.sides import BOTTOM, CHANCE, NOBODY, ONLY_BOTTOM, TOP
from vexilla.kernel.table import CannotUndo, Table, bar_to_undo, branch_record, new_table, resume_table

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
    before, events = table.match.digest(), len(table.story)
    act(table, side, first(table, "play"))
    table.undo(side)
    assert table.match.digest() == before
    assert len(table.story) == events
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
    shown = Event("shown", (), {}, {"card": "red-1"}, knew=1 << TOP)
    assert bar_to_undo(BOTTOM, [], [mine]) is None
    assert bar_to_undo(BOTTOM, [], [mine, shown]) == "undo-revealed"
    assert bar_to_undo(TOP, [], [shown]) is None
    assert bar_to_undo(TOP, [Taken(TOP, 1), Taken(CHANCE, 2)], []) == "undo-chance"


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


def wander(table: Table, decisions: int, number: int = 3) -> None:
    """Play so many decisions at random."""
    generator = generator_from(number)
    for _ in range(decisions):
        options = table.match.options()
        table.act(table.match.decider, options[generator.below(len(options))])


def test_undo_goes_back_step_by_step_and_knows_what_barred_it_before() -> None:
    """After an undo the table is barred by what barred it before, though all before was out of reach."""
    table, side, other = fresh_table()
    act(table, side, first(table, "play"))
    act(table, side, "draw troops")
    act(table, other, first(table, "play"))
    table.undo(other)
    assert table.forbids_undo(side) == "undo-chance"
    assert table.forbids_undo(other) == "undo-other-decided"


def test_a_table_that_forgets_still_counts_and_undoes() -> None:
    table, side, _ = fresh_table()
    before, events = table.match.digest(), len(table.story)
    table.forget()
    assert (table.story, table.story_start, table.record.lines) == ([], events, [])
    act(table, side, first(table, "play"))
    assert len(table.record.lines) == 1
    table.forget()
    table.undo(side)
    assert (table.match.digest(), table.story_start, table.story) == (before, events, [])
    assert table.record.lines == ["undo"]


@pytest.mark.parametrize(("reason", "winner"), [("resigned", TOP), ("time", TOP), ("agreed", NOBODY)])
def test_a_match_can_end_otherwise_than_by_its_rules(reason: str, winner: int) -> None:
    table, _, _ = fresh_table()
    wander(table, 5)
    table.end(reason, BOTTOM)
    assert (table.over, table.ending, table.winner, table.match.over) == (True, reason, winner, False)
    assert table.forbids_undo(BOTTOM) == "undo-over"
    with pytest.raises(NothingToDecide):
        table.act(table.match.decider, table.match.options()[0])
    with pytest.raises(NothingToDecide):
        table.end("agreed", TOP)
    again = resume_table(table.record.text(), GAMES)
    assert (again.ending, again.winner) == (reason, winner)
    assert again.record.text() == table.record.text()


def test_a_takeback_goes_past_chance_and_draws_anew() -> None:
    """Both agreed: back before the last decision of a side; the streams of chance are new ones and promised."""
    table, side, other = fresh_table()
    act(table, side, first(table, "play"))
    before, events = table.match.digest(), len(table.story)
    drawn = []
    for _ in range(4):
        act(table, side, "draw troops")
        drawn.append(table.record.lines[-1])
        act(table, other, first(table, "play"))
        table.takeback(side)
        assert (table.match.digest(), len(table.story)) == (before, events)
        assert table.forbids_undo(side) == "undo-nothing"
    assert len(set(drawn)) > 1
    act(table, side, "draw troops")
    again = resume_table(table.record.text(), GAMES)
    assert again.match.digest() == table.match.digest()
    wander(table, 10)
    assert resume_table(table.record.text(), GAMES).match.digest() == table.match.digest()


def test_a_takeback_changes_nothing_where_there_is_nothing_to_take_back() -> None:
    table, side, other = fresh_table()
    act(table, side, first(table, "play"))
    text = table.record.text()
    with pytest.raises(CannotUndo) as refused:
        table.takeback(other)
    assert refused.value.reason == "undo-nothing"
    assert table.record.text() == text
    table.end("agreed", side)
    with pytest.raises(CannotUndo):
        table.takeback(side)


def test_a_record_can_be_played_on_from_any_step_with_new_chance() -> None:
    """The past stays what it was and is still checked; the future comes from the new seed."""
    table, side, _ = fresh_table()
    digests = [table.match.digest()]
    for number in range(12):
        wander(table, 1, number)
        if table.forbids_undo(table.match.decider) is None and number % 3 == 0:
            table.undo(table.match.decider)
            wander(table, 1, number)
        digests.append(table.match.digest())
    for step in (0, 1, 5, 12):
        record = branch_record(table.record.text(), step, PLAYERS, seed_from(77), GAMES)
        branch = resume_table(record.text(), GAMES)
        assert branch.match.digest() == digests[step]
        with pytest.raises(CannotUndo):
            branch.takeback(side)
        wander(branch, 15, 99)
        assert resume_table(branch.record.text(), GAMES).match.digest() == branch.match.digest()
    futures = set()
    for seed in (77, 78):
        branch = resume_table(branch_record(table.record.text(), 12, PLAYERS, seed_from(seed), GAMES).text(), GAMES)
        wander(branch, 15, 99)
        futures.add(branch.match.digest())
    assert len(futures) == 2
    with pytest.raises(BadRecord, match="no step 13"):
        branch_record(table.record.text(), 13, PLAYERS, seed_from(77), GAMES)
