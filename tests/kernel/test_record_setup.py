"""A record pins what was played: its set-up by hash, and whole where a player brought it."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Callable

import pytest

from vexilla.games import GAMES
from vexilla.games.ancients.scenario import LIBRARY
from vexilla.games.commands_colors.library import given_scenario
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.record import BadRecord, OtherSetup, Replay, given_in, parse_record
from vexilla.kernel.refusal import BadSetup
from vexilla.kernel.setup import LONGEST_CONTENTS, BadContents, Given, Setup
from vexilla.kernel.table import Table, new_table, resume_table

ANCIENTS = GAMES.find("ancients")
OAKFORD = (pathlib.Path(__file__).resolve().parents[2] / "docs/examples/my-battle.toml").read_text(encoding="utf-8")
PLAYERS = {"bottom": "human Anna", "top": "human Boris"}


def played(setup: Setup, decisions: int = 6) -> Table:
    table = new_table(ANCIENTS, setup, PLAYERS, seed_from(3))
    generator = generator_from(3)
    for _ in range(decisions):
        options = table.match.options()
        table.act(table.match.decider, options[generator.below(len(options))])
    return table


def own(text: str = OAKFORD) -> Setup:
    return ANCIENTS.setup(given=given_scenario("some/where/my-battle.toml", text))


RECORD = played(own()).record.text()
OURS = played(ANCIENTS.setup("001-akragas")).record.text()


# -- the hash ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("banners = { bottom = 5, top = 6 }", "banners = { bottom = 5, top = 5 }"),
        ('first = "top"', 'first = "bottom"'),
        ("cards = 5", "cards = 6"),
        ('light-cavalry = "B3"', 'light-cavalry = "B4"'),
        ('bridge = "G5"', 'bridge = "G4"'),
        ('Nicon = "G3"', 'Nicon = "F3"'),
        ("flags = 1", "flags = 2"),
    ],
)
def test_whatever_matters_in_play_changes_the_hash(old: str, new: str) -> None:
    assert old in OAKFORD
    assert own(OAKFORD.replace(old, new, 1)).pin != own().pin


def test_what_is_only_told_does_not_change_it() -> None:
    told = OAKFORD.replace("The Bridge at Oakford", "Another name").replace("300 BC", "301 BC")
    told = told.replace('army = "Townsmen"', 'army = "Burghers"') + "\n[record]\nplays = 3\nbottom = 50\ntop = 50\n#"
    assert own(told.replace("\n", "\r\n")).pin == own().pin
    without_game = OAKFORD.replace('game = "ancients"\n', "")
    assert own(without_game).pin == own().pin


def test_the_hash_is_the_same_everywhere() -> None:
    """It stands in records that live longer than programs."""
    assert GAMES.find("battle_line").setup().pin == "4f439e238001d02fd81067e4cc6dbb046c95b748404a3efb04525c8c8792c1fd"
    assert ANCIENTS.setup("001-akragas").pin == LIBRARY.pin_before("001-akragas")


# -- a battle of a player --------------------------------------------------------------------------


def test_a_record_holds_a_battle_that_is_not_ours() -> None:
    assert "scenario: my-battle.toml\n" in RECORD
    assert f"\nsetup: sha256 {own().pin}\n" in RECORD
    record, lines = parse_record(RECORD, GAMES)
    assert record.setup.given is not None
    assert record.setup.given.text == OAKFORD.rstrip() + "\n"
    assert record.text() == RECORD
    assert Replay(record, lines, GAMES).run().digest() == played(own()).match.digest()
    given = given_in(record.header())
    assert given is not None
    assert given.text == record.setup.given.text


def test_the_file_may_change_while_it_is_played(tmp_path: pathlib.Path) -> None:
    """Neither the path nor anything kept of it decides what a match is played on."""
    file = tmp_path / "battle.toml"
    file.write_text(OAKFORD, encoding="utf-8")
    first = played(ANCIENTS.setup(str(file)))
    file.write_text(OAKFORD.replace("bottom = 5, top = 6", "bottom = 9, top = 9"), encoding="utf-8")
    second = ANCIENTS.new(str(file))
    assert (first.match.position.banners_needed, second.position.banners_needed) == ([5, 6], [9, 9])
    file.unlink()
    assert resume_table(first.record.text(), GAMES).match.position.banners_needed == [5, 6]
    assert str(tmp_path) not in first.record.text()


def line_of(text: str, start: str) -> int:
    return next(number for number, row in enumerate(text.split("\n"), 1) if row.startswith(start))


def longer(text: str) -> str:
    rows = "".join("| # " + "x" * 1000 + "\n" for _ in range(100))
    count = int(re.findall(r"contents: scenario (\d+)", text)[0])
    text = text.replace(f"contents: scenario {count}", f"contents: scenario {count + 100}")
    return text.replace("| [bottom]\n", f"{rows}| [bottom]\n", 1)


@pytest.mark.parametrize(
    ("spoil", "at", "says"),
    [
        (lambda text: text.replace("| cards = 5", "| cards = 6", 1), "setup:", "do not fit the hash"),
        (lambda text: re.sub("sha256 ....", "sha256 0000", text), "setup:", "do not fit the hash"),
        (lambda text: re.sub("sha256 ....", "sha256 ", text), "setup:", "is told by its hash"),
        (lambda text: text.replace("sha256", "md5"), "setup:", "is told by its hash"),
        (lambda text: text.replace("| cards = 5", "| cards = 77", 1), "| cards = 77", "from 1 to 12"),
        (lambda text: text.replace("| first =", "| first", 1), "| first", "not TOML"),
        (lambda text: text.replace("| [bottom]", "[bottom]", 1), "[bottom]", "rows, but there are"),
        (lambda text: text[: text.index("| [terrain]")], "", "the file may have been cut off"),
        (
            lambda text: re.sub(r"contents: scenario \d+", "contents: scenario 9", text),
            "|",
            "is not a line of a header",
        ),
        (lambda text: re.sub(r"contents: .*", "contents: battle", text), "contents:", "how many rows follow"),
        (lambda text: text.replace("contents: scenario", "contents: armies"), "contents:", "cannot be given 'armies'"),
        (lambda text: text.replace("scenario: my-", "scenario: ../my-"), "scenario:", "is no name for contents"),
        (lambda text: text.replace("scenario: my-battle.toml", "scenario: 001-akragas"), "contents:", "another name"),
        (
            lambda text: (
                re.sub("rules: .", "rules: 1", text)
                .replace("game: ancients", "game: battle_line")
                .replace("options: optional=on", "options: ")
            ),
            "contents:",
            "takes no set-up from a file",
        ),
        (lambda text: re.sub(r"contents: (.*\n)(\|.*\n)+", "", text), "scenario:", "does not hold its contents"),
        (lambda text: text.replace("rules: ", "rules: " + "1" * 5000), "rules:", "should be a number"),
        (longer, "| # x", "are not read"),
    ],
)
def test_a_spoilt_set_up_is_told_by_its_line(spoil: Callable[[str], str], at: str, says: str) -> None:
    spoilt = spoil(RECORD)
    assert spoilt != RECORD
    with pytest.raises(BadRecord, match=re.escape(says)) as refused:
        parse_record(spoilt, GAMES)
    rows = spoilt.split("\n")
    assert 1 <= refused.value.line <= len(rows) + 1
    assert not at or rows[refused.value.line - 1].startswith(at)


def test_what_a_player_brings_has_limits() -> None:
    with pytest.raises(BadSetup, match="are not read"):
        Given("scenario", "x.toml", "#" * (LONGEST_CONTENTS + 1))
    with pytest.raises(BadSetup, match="takes no set-up from a file"):
        GAMES.find("battle_line").setup(given=given_scenario("x", OAKFORD))
    with pytest.raises(BadContents, match="not of 'napoleonics'"):
        GAMES.find("napoleonics").setup(given=given_scenario("x", OAKFORD))
    assert given_scenario("C:\\games\\my battle.toml", OAKFORD).name == "my-battle.toml"
    assert given_scenario("line\nbreak", OAKFORD).name == "line-break.toml"


# -- a battle of ours --------------------------------------------------------------------------


def without_pin(text: str) -> str:
    return re.sub("setup: .*\n", "", text)


def test_a_battle_of_ours_is_what_it_was_or_the_record_is_refused() -> None:
    assert resume_table(OURS, GAMES).match.position.banners_needed == [5, 5]
    other = ANCIENTS.setup("002-crimissos-river").pin
    with pytest.raises(OtherSetup, match="'001-akragas' of ancients was set up in another way") as refused:
        resume_table(re.sub("sha256 .*", f"sha256 {other}", OURS), GAMES)
    assert refused.value.reason == "other-setup"


def test_a_record_of_before_is_refused_when_its_battle_is_not_what_it_was_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It pins nothing, but what it was played on is known."""
    assert resume_table(without_pin(OURS), GAMES).match.position.banners_needed == [5, 5]
    monkeypatch.setattr(LIBRARY, "_before", {"001-akragas": "0" * 64})
    with pytest.raises(OtherSetup, match="set up in another way"):
        resume_table(without_pin(OURS), GAMES)
    assert resume_table(OURS, GAMES).match.position.banners_needed == [5, 5]


def test_a_record_of_before_is_pinned_when_it_is_written_again() -> None:
    record, _ = parse_record(without_pin(OURS), GAMES)
    assert record.text() == OURS


def test_a_record_of_before_that_names_a_file_needs_the_file() -> None:
    old = without_pin(re.sub(r"contents: (.*\n)(\|.*\n)+", "", RECORD))
    old = old.replace("scenario: my-battle.toml", "scenario: docs/examples/my-battle.toml")
    with pytest.raises(BadRecord, match="--battle FILE --repair"):
        parse_record(old, GAMES)
    record, lines = parse_record(old, GAMES, given_scenario("my-battle.toml", OAKFORD))
    assert Replay(record, lines, GAMES).run().digest() == played(own()).match.digest()
    assert record.text() == RECORD


# -- replaying -----------------------------------------------------------------------------------


def test_a_replay_may_pause_at_every_outcome() -> None:
    record, lines = parse_record(OURS, GAMES)
    replay = Replay(record, lines, GAMES, pauses=True)
    steps = 0
    while not replay.at_end():
        expected = replay.upcoming()
        assert replay.upcoming() == expected, "looking twice draws nothing twice"
        replay.step()
        steps += 1
    assert steps == len(replay.lines)
    assert replay.match.digest() == Replay(record, lines, GAMES).run().digest()


def test_a_resumed_match_can_take_back_what_could_be_taken_back() -> None:
    table = played(ANCIENTS.setup("001-akragas"), 0)
    side = table.match.decider
    while table.forbids_undo(side) is not None:
        table.act(table.match.decider, table.match.options()[0])
        side = table.match.decider if table.forbids_undo(side) is not None else side
    before = table.record.text()
    again = resume_table(before, GAMES)
    assert again.record.text() == before
    assert again.forbids_undo(side) is None
    for each in (table, again):
        each.undo(side)
    assert again.match.digest() == table.match.digest()
    assert again.record.text() == table.record.text()


def test_lines_of_elsewhere_are_followed_or_refused() -> None:
    table, other = played(ANCIENTS.setup("001-akragas")), played(ANCIENTS.setup("001-akragas"))
    start = len(table.record.lines)
    for _ in range(3):
        other.act(other.match.decider, other.match.options()[0])
    assert table.follow(other.record.lines[start:])
    assert table.record.text() == other.record.text()
    assert not table.follow(["bottom fly away"])
