"""Whatever happens to a record, it either replays or is refused with a line number; never a crash."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.record import BadRecord, OtherRules, OtherSetup, Replay, parse_record
from vexilla.kernel.table import new_table

GAME = GAMES.find("battle_line")


def finished_record() -> str:
    table = new_table(GAME, GAME.setup(), {"bottom": "human", "top": "human"}, seed_from(8))
    generator = generator_from(8)
    while not table.match.over:
        options = table.match.options()
        table.act(table.match.decider, options[generator.below(len(options))])
    return table.record.text()


TEXT = finished_record()
ROWS = TEXT.splitlines(keepends=True)


def refused_line(text: str) -> int:
    """The line at which a record is refused; 1 if it replays or is of other rules or set-ups."""
    try:
        record, lines = parse_record(text, GAMES)
        Replay(record, lines, GAMES).run()
    except BadRecord as refused:
        return refused.line
    except (OtherRules, OtherSetup):
        return 1
    return 1


def survives(text: str) -> None:
    """Replays, or is refused in one of the two ways a record is refused."""
    assert 1 <= refused_line(text) <= text.count("\n") + 2


@settings(derandomize=True, deadline=None, max_examples=150)
@given(st.integers(0, len(TEXT)))
def test_cut_anywhere(place: int) -> None:
    survives(TEXT[:place])


@settings(derandomize=True, deadline=None, max_examples=150)
@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_any_letter_changed(place: int, letter: str) -> None:
    survives(TEXT[:place] + letter + TEXT[place + 1 :])


@settings(derandomize=True, deadline=None, max_examples=150)
@given(
    st.integers(0, len(ROWS) - 1), st.integers(0, len(ROWS) - 1), st.sampled_from(["drop", "double", "swap", "undo"])
)
def test_lines_dropped_doubled_and_swapped(one: int, other: int, damage: str) -> None:
    rows = list(ROWS)
    if damage == "drop":
        del rows[one]
    elif damage == "double":
        rows.insert(other, rows[one])
    elif damage == "swap":
        rows[one], rows[other] = rows[other], rows[one]
    else:
        rows.insert(one, "undo\n")
    survives("".join(rows))


@settings(derandomize=True, deadline=None, max_examples=60)
@given(st.text(max_size=60))
def test_any_text_at_all(text: str) -> None:
    survives(text)
    survives("vexilla record 1\n" + text)
