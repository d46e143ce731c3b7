"""Records: saved, loaded, replayed, verified, and refused when they do not hold."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.record import BadRecord, OtherRules, Record, Replay, parse_record
from vexilla.kernel.table import Table, new_table, resume_table

GAME = GAMES.find("battle_line")


def played(decisions: int = 10_000, seed: int = 5) -> Table:
    table = new_table(GAME, GAME.setup(), {"bottom": "human Anna", "top": "computer steady"}, seed_from(seed))
    generator = generator_from(seed)
    while not table.match.over and decisions:
        options = table.match.options()
        table.act(table.match.decider, options[generator.below(len(options))])
        decisions -= 1
    return table


FINISHED = played().record.text()


def replayed(text: str) -> Replay:
    record, lines = parse_record(text, GAMES)
    replay = Replay(record, lines, GAMES)
    replay.run()
    return replay


def test_a_finished_record_replays_to_its_digest() -> None:
    table = played()
    replay = replayed(table.record.text())
    assert replay.match.digest() == table.match.digest()
    assert table.record.text().splitlines()[-1] == f"digest {table.match.digest()}"


def test_saving_is_appending() -> None:
    table = played(5)
    before = table.record.text()
    table.act(table.match.decider, table.match.options()[0])
    assert table.record.text().startswith(before)


@pytest.mark.parametrize("decisions", [0, 1, 2, 7, 30])
def test_a_saved_match_goes_on_as_it_would_have(decisions: int) -> None:
    table = played(decisions)
    resumed = resume_table(table.record.text(), GAMES)
    generators = generator_from(1), generator_from(1)
    for each, generator in zip((table, resumed), generators, strict=True):
        while not each.match.over:
            options = sorted(each.match.options())
            each.act(each.match.decider, options[generator.below(len(options))])
    assert resumed.record.text() == table.record.text()


def test_a_record_cut_between_an_action_and_its_chance_goes_on() -> None:
    """A crash may come between any two lines."""
    rows = FINISHED.splitlines(keepends=True)
    for end in range(rows.index("\n") + 1, len(rows)):
        resume_table("".join(rows[:end]), GAMES)


def test_what_was_taken_back_does_not_count() -> None:
    table = played(4)
    side = table.match.decider
    before = table.match.digest()
    table.act(side, table.match.options()[0])
    table.undo(side)
    assert table.record.lines[-1] == "undo"
    assert resume_table(table.record.text(), GAMES).match.digest() == before


def without_seed(text: str) -> str:
    return re.sub(r"seed: .*\n", "", text)


def test_a_copy_without_the_seed_replays_but_cannot_be_played_on() -> None:
    assert replayed(without_seed(FINISHED)).match.over
    with pytest.raises(BadRecord, match="without its seed cannot be played on"):
        resume_table(without_seed(played(9).record.text()), GAMES)


def swap_first_deal(text: str) -> str:
    """Another card than the seed gives: legal, but not what was promised."""
    found = re.search(r"chance deal (\S+)", text)
    assert found is not None
    cards = re.findall(r"deal (\S+)", text)
    unused = next(f"green-{value}" for value in range(1, 11) if f"green-{value}" not in cards[:16])
    return text.replace(f"chance deal {found[1]}", f"chance deal {unused}", 1)


def change_last_play(text: str) -> str:
    """Another legal action just before the end."""
    return re.sub(r"digest \w+", "digest " + "0" * 64, text)


@pytest.mark.parametrize(
    ("spoil", "line", "says"),
    [
        (lambda text: "", 1, "the file is empty"),
        (lambda text: "PNG\x00 rubbish\n", 1, "this is not a record"),
        (lambda text: text.replace("scenario: standard", "scenario: waterloo"), 4, "no scenario 'waterloo'"),
        (lambda text: text.replace("game: battle_line", "game: chess"), 2, "there is no game 'chess'"),
        (lambda text: text.replace("rules: 1", "rules: one"), 3, "should be a number, not 'one'"),
        (lambda text: text.replace("series=1", "series=77"), 6, "cannot be '77'"),
        (lambda text: text.replace("commitment: ", "komitment: "), 9, "is not a line of a header"),
        (lambda text: text.split("commitment")[0], 9, "the header has no line 'commitment:'"),
        (lambda text: re.sub("seed: ..", "seed: 00", text), 10, "does not fit the commitment"),
        (lambda text: re.sub("seed: ..", "seed: xy", text), 10, "not a number of 64 hexadecimal"),
        (lambda text: text[: text.index("play") + 6], 28, "cut off in the middle of a line, after"),
        (swap_first_deal, 14, "but the seed says"),
        (lambda text: text.replace("chance deal ", "chance deel ", 1), 14, "is not an action"),
        (lambda text: text.replace("chance cut", "bottom cut", 1), 12, "here chance decides"),
        (change_last_play, 0, "the digests differ"),
        (lambda text: text + "bottom pass\n", 0, "the match is over, but the record goes on"),
        (lambda text: re.sub(r"result \w+", "result nobody", text), 0, "but the result is"),
        (lambda text: text.replace("\n\n", "\n\nundo\n", 1), 12, "nothing to take back"),
        (lambda text: text.replace("\n\n", "\n\ntakeback top\n", 1), 12, "nothing to take back"),
        (lambda text: text.replace("\n\n", "\n\ntakeback chance\n", 1), 12, "only a side takes back"),
        (lambda text: text.replace("\n\n", "\n\nended agreed\n", 1), 12, "here chance decides"),
        (lambda text: text.replace("\nresult", "\nended agreed\nresult", 1), 0, "the match is over"),
        (lambda text: text.replace("\n\n", "\n\nbattle now\n", 1), 12, "here chance decides"),
    ],
)
def test_a_damaged_record_is_told_where_and_how(spoil: Callable[[str], str], line: int, says: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(says)) as refused:
        replayed(spoil(FINISHED))
    assert not line or refused.value.line == line


def test_an_illegal_action_in_a_record_is_named_with_its_clause() -> None:
    table = played(0)
    side = "bottom" if table.match.decider == 0 else "top"
    with pytest.raises(BadRecord, match="BLN-04-007"):
        replayed(table.record.text() + f"{side} claim 3\n")
    with pytest.raises(BadRecord, match=f"here {side} decides"):
        replayed(table.record.text() + f"{'top' if side == 'bottom' else 'bottom'} pass\n")


def test_what_chance_decided_cannot_be_taken_back_on_paper_either() -> None:
    rows = FINISHED.splitlines(keepends=True)
    deal = next(number for number, row in enumerate(rows) if number > 30 and row.startswith("chance"))
    with pytest.raises(BadRecord, match="cannot be taken back"):
        replayed("".join([*rows[: deal + 1], "undo\n"]))


def test_another_version_of_the_rules_is_refused_whole() -> None:
    with pytest.raises(OtherRules, match="version 2 of the rules of battle_line, and this program has version 1"):
        parse_record(FINISHED.replace("rules: 1", "rules: 2"), GAMES)


def test_the_header_holds_what_is_needed_to_begin() -> None:
    record: Record = played(0).record
    assert record.header().splitlines()[:8] == [
        "vexilla record 1",
        "game: battle_line",
        "rules: 1",
        "scenario: standard",
        f"setup: sha256 {GAME.setup().pin}",
        "options: tactics=on claims=aided variant=standard series=1",
        "bottom: human Anna",
        "top: computer steady",
    ]
