"""Whatever happens to a record, it either replays or is refused with a line number; never a crash."""

from __future__ import annotations

import contextlib
import pathlib

from hypothesis import given, settings
from hypothesis import strategies as st

from vexilla.games import GAMES
from vexilla.games.commands_colors.library import given_scenario
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.record import BadRecord, OtherRules, OtherSetup, Replay, parse_record
from vexilla.kernel.setup import BadContents
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


def record_with_contents() -> str:
    """A record that holds the battle it was played on."""
    game = GAMES.find("ancients")
    file = pathlib.Path(__file__).resolve().parents[2] / "docs" / "examples" / "my-battle.toml"
    table = new_table(game, game.setup(str(file)), {"bottom": "human", "top": "human"}, seed_from(8))
    return table.record.text()


HELD = record_with_contents()
HELD_ROWS = HELD.splitlines(keepends=True)


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


@settings(derandomize=True, deadline=None, max_examples=150)
@given(st.integers(0, len(HELD) - 1), st.characters(codec="utf-8"), st.booleans())
def test_any_letter_of_a_set_up_changed_or_cut(place: int, letter: str, cut: bool) -> None:
    survives(HELD[:place] if cut else HELD[:place] + letter + HELD[place + 1 :])


@settings(derandomize=True, deadline=None, max_examples=150)
@given(
    st.integers(0, len(HELD_ROWS) - 1), st.integers(0, len(HELD_ROWS) - 1), st.sampled_from(["drop", "double", "swap"])
)
def test_rows_of_a_set_up_dropped_doubled_and_swapped(one: int, other: int, damage: str) -> None:
    rows = list(HELD_ROWS)
    if damage == "drop":
        del rows[one]
    elif damage == "double":
        rows.insert(other, rows[one])
    else:
        rows[one], rows[other] = rows[other], rows[one]
    # Without the hash faults of the battle itself are found, too.
    survives("".join(rows))
    survives("".join(row for row in rows if not row.startswith("setup:")))


@settings(derandomize=True, deadline=None, max_examples=150)
@given(st.integers(0, 5000), st.text(st.sampled_from('"[]{}=.#0179abx\n '), max_size=12))
def test_a_scenario_with_anything_in_it_is_read_or_refused(place: int, junk: str) -> None:
    text = "\n".join(row.removeprefix("|").removeprefix(" ") for row in HELD.split("\n") if row.startswith("|"))
    with contextlib.suppress(BadContents):
        GAMES.find("ancients").setup(given=given_scenario("x", text[:place] + junk + text[place:]))
