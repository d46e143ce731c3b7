"""Pick-up battles for people: as files, and of two armies by their names; played, recorded and replayed anywhere."""

from __future__ import annotations

import pathlib
import tomllib

import pytest

from grand_battle.musters import OWN, ROMANS, changed
from vexilla.games import GAMES
from vexilla.games.grand_battle.armies.library import LIBRARY
from vexilla.games.grand_battle.armies.reader import BadArmy
from vexilla.games.grand_battle.battles.battle import BadBattle, Battle
from vexilla.games.grand_battle.battles.library import BATTLES, contents_of, read_battle
from vexilla.games.grand_battle.battles.meeting import meeting, meeting_of
from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.setup.deployment import Deployment, to_place
from vexilla.games.grand_battle.setup.generation import ChooseEdge, ChooseGround, ChooseRole
from vexilla.games.grand_battle.states import DEPLOYMENT, WIDE
from vexilla.kernel.chance import Generator, seed_from
from vexilla.kernel.record import Replay, parse_record
from vexilla.kernel.refusal import BadSetup
from vexilla.kernel.setup import Fault, Setup
from vexilla.kernel.sides import NOBODY, SIDES
from vexilla.kernel.table import Table, new_table, resume_table
from vexilla.players.grand_battle import PLAYERS
from vexilla.players.player import Sight
from vexilla.players.random_player import RandomPlayer
from vexilla.testing import rule

PICK_UPS = [key for key in GAME.scenarios if BATTLES.find(key).is_pick_up]
TWO_LISTS = """\
name = "Anywhere"
pick_up = true

[bottom]
army = "rome-zama"

[top]
army = "carthage-zama"
"""
#: The same with an army of its own.
OWN_ARMY = """\
name = "Anywhere"
pick_up = true

[bottom]
army = "rome-zama"

[top.army]
name = "My Romans"
list = "rome-zama"
camp = "barricade"

[top.army.units]
legion-5 = 5
legion-4 = 5
skirm-javelin = 3
roman-horse = 2
lh-javelin = 2

[top.army.general]
Scipio = "legion-5"
"""


def faults(text: str) -> list[Fault]:
    try:
        read_battle("mine.toml", text)
    except BadBattle as problem:
        return problem.faults
    return []


def reasons(text: str) -> list[tuple[int, str]]:
    return [(fault.line, fault.reason) for fault in faults(text)]


def said(old: str, new: str, text: str = TWO_LISTS) -> str:
    assert old in text, old
    return text.replace(old, new, 1)


def deployed(setup: Setup, seed: int, most: int = 400) -> Table:
    """A battle set up at random to its first orders."""
    table = new_table(GAME, setup, {"bottom": "human", "top": "human"}, seed_from(seed))
    generator = Generator(seed)
    for _ in range(most):
        if table.match.choice().question() == "grb-ask-orders":
            return table
        table.act(table.match.decider, table.match.sample(generator))
    raise AssertionError("nobody was ever done")


# -- files -----------------------------------------------------------------------------------------


@rule("GRB-02-003", "GRB-02-015", "GRB-02-060")
def test_a_pick_up_battle_begins_before_an_empty_table() -> None:
    battle = read_battle("mine.toml", TWO_LISTS)
    assert battle.is_pick_up
    start = battle.begin()
    setting = start.setting
    assert (setting.landscape.width, setting.landscape.depth, setting.turn_limit) == (150_000, 120_000, 12)
    assert (setting.measuring, setting.strips, setting.landscape.pieces) == ("free", WIDE, [])
    assert [len(to_place(start, side)) for side in SIDES] == [17, 18]
    match = GAME.start(GAME.setup(given=meeting("rome-zama", "carthage-zama")), seed=seed_from(1))
    assert match.choice().question() == "grb-ask-role"
    assert match.view(0)["attacker"] is None, "nobody knows yet"
    match.act("role attacker")
    assert match.view(0)["attacker"] == ("bottom", "top")[match.position.setting.attacker]


def test_table_limit_and_measuring_can_be_said() -> None:
    more = 'table = [120, 110]\nstrips = "narrow"\nturn_limit = 8\nmeasuring = "strict"\npick_up = true'
    setting = read_battle("mine.toml", said("pick_up = true", more)).begin().setting
    assert (setting.landscape.width, setting.landscape.depth) == (120_000, 110_000)
    assert (setting.turn_limit, setting.measuring) == (8, "strict")
    assert setting.strips != WIDE


@pytest.mark.parametrize(
    ("file", "option", "measuring"),
    [("free", "free", "free"), ("free", "strict", "strict"), ("strict", "free", "strict")],
)
def test_what_a_file_says_to_be_strict_stays_so(file: str, option: str, measuring: str) -> None:
    setup = GAME.setup(None, {"measuring": option}, meeting("rome-zama", "carthage-zama", measuring=file))
    assert GAME.start(setup, seed=seed_from(1)).position.setting.measuring == measuring


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("pick_up = true", "pick_up = 1", []),
        ("pick_up = true", 'pick_up = true\nattacker = "top"', [(3, "battle-left-open")]),
        ("pick_up = true", "pick_up = true\nyear = -202", [(3, "battle-left-open")]),
        ('"rome-zama"', '"rome-zama"\ncamp = "75:36"', [(6, "battle-left-open")]),
        ('"carthage-zama"', '"carthage-zama"\nlines = []', [(9, "battle-left-open")]),
        ('"carthage-zama"', '"carthage-zama"\n[ground]\na = "forest 1:1 1:9 9:9"', [(9, "battle-left-open")]),
        ('"rome-zama"', '"rome-zame"', [(5, "battle-unknown")]),
        ('"rome-zama"', '"my-romans.toml"', [(5, "battle-army-file")]),
        ('army = "rome-zama"', "", [(4, "battle-unknown")]),
        ("pick_up = true", "pick_up = true\nturn_limit = 40", [(3, "battle-number")]),
        ("pick_up = true", "pick_up = true\nbudget = 9999", [(3, "battle-number")]),
    ],
)
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, found: list[tuple[int, str]]) -> None:
    told = reasons(said(old, new))
    if found:
        assert told[: len(found)] == found
    else:
        assert (2, "army-switch") in told


def test_an_army_stands_in_the_file_and_its_faults_have_their_lines() -> None:
    battle = read_battle("mine.toml", OWN_ARMY)
    assert [len(army.units) for army in battle.armies] == [17, 17]
    assert battle.armies[1].name == "My Romans"
    assert reasons(said("legion-5 = 5", "legion-5 = 9", OWN_ARMY)) == [(13, "army-limits")]
    assert reasons(said('list = "rome-zama"', 'list = "rome"', OWN_ARMY))[0] == (9, "army-unknown")
    assert reasons(said('Scipio = "legion-5"', 'Scipio = "legion-9"', OWN_ARMY)) == [(20, "army-unknown")]
    assert (7, "army-no-general") in reasons(said('[top.army.general]\nScipio = "legion-5"\n', "", OWN_ARMY))
    braces = said('army = "carthage-zama"', 'army = { name = "x", list = "rome-zama", units = { legion-5 = 9 } }')
    assert {line for line, _ in reasons(braces)} == {8}, "what stands in braces has one line"


def test_a_battle_in_which_everybody_is_placed_may_have_such_an_army_too() -> None:
    text = BATTLES.text("zama")
    own = text.replace('army = "rome-zama"\n', "", 1)
    army = """
[bottom.army]
name = "Romans of Scipio"
list = "rome-zama"
camp = "fortified"
[bottom.army.units]
legion-5 = 5
legion-4 = 4
skirm-javelin = 3
roman-horse = 2
lh-javelin = 3
[bottom.army.general]
Scipio = "legion-5"
[bottom.army.commanders]
Laelius = "roman-horse"
Masinissa = "lh-javelin"
"""
    one, other = read_battle("mine.toml", own + army).begin(), BATTLES.find("zama").begin()
    assert one.canonical() == other.canonical()
    assert faults(said("year = -202", "year = -202\nbudget = 700", text))[0].reason == "battle-over-budget"


# -- matched by price ------------------------------------------------------------------------------


@rule("GRB-01-005")
@pytest.mark.parametrize(
    ("bottom", "top", "budget", "found"),
    [
        ("rome-zama", "carthage-zama", "", []),
        ("rome-zama", "macedon", "", [(5, "battle-under-budget")]),
        ("rome-zama", "macedon", "budget = 0", []),
        ("rome-zama", "carthage-zama", "budget = 703", []),
        ("rome-zama", "carthage-zama", "budget = 702", [(9, "battle-over-budget")]),
        ("rome-zama", "carthage-zama", "budget = 727", []),
        ("rome-zama", "carthage-zama", "budget = 728", [(6, "battle-under-budget")]),
    ],
)
def test_both_armies_keep_one_budget(bottom: str, top: str, budget: str, found: list[tuple[int, str]]) -> None:
    assert [LIBRARY.find(key).price for key in ("rome-zama", "carthage-zama", "macedon")] == [691, 703, 798]
    text = said('"carthage-zama"', f'"{top}"', said('"rome-zama"', f'"{bottom}"'))
    assert reasons(said("pick_up = true", f"pick_up = true\n{budget}".rstrip(), text)) == found


@rule("GRB-01-005")
def test_an_army_in_the_file_has_no_budget_but_that_of_the_battle() -> None:
    """From a list it would have 750 (95 per cent of which it does not cost); alone it must say one."""
    assert faults(OWN_ARMY) == []
    assert read_battle("mine.toml", OWN_ARMY).armies[1].price < 712
    assert reasons(said("pick_up = true", "pick_up = true\nbudget = 650", OWN_ARMY)) == [
        (6, "battle-over-budget"),
        (8, "battle-over-budget"),
    ]
    assert reasons(said('"barricade"', '"barricade"\nbudget = 600', OWN_ARMY)) == [(11, "army-over-budget")]


def test_a_name_means_one_profile() -> None:
    other = changed("BS = 3, P = 2, AR = 1", "BS = 3, P = 3, AR = 1", OWN).replace(", price = 25", "")
    assert clash(OWN, OWN) == []
    assert clash(OWN, other) == ["battle-profile"]


def clash(one: str, other: str) -> list[str]:
    """What is wrong with a battle of two armies that are their own lists."""
    tables = [text.replace("\n[", f"\n[{side}.army.") for side, text in (("bottom", one), ("top", other))]
    text = f'name = "x"\npick_up = true\nbudget = 0\n[bottom.army]\n{tables[0]}\n[top.army]\n{tables[1]}'
    return [fault.reason for fault in faults(text)]


# -- two armies by their names ---------------------------------------------------------------------


def test_two_lists_meet_by_their_names() -> None:
    setup = GAME.setup("rome-zama+carthage-zama")
    assert setup.scenario == "rome-zama+carthage-zama"
    battle = battle_of(setup)
    assert [army.key for army in battle.armies] == ["rome-zama", "carthage-zama"]
    assert GAMES.find_scenario("grand_battle/rome-zama+carthage-zama")[0] is GAME
    assert setup.pin == GAME.setup(given=meeting("rome-zama", "carthage-zama")).pin


def battle_of(setup: Setup) -> Battle:
    battle = GAME.battle_of(setup)
    assert battle is not None
    return battle


def test_an_army_file_is_taken_whole(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "my romans.toml"
    file.write_text(ROMANS + '[ru]\n"My Romans" = "Мои \\"римляне\\" \\\\ \\u007f"\n', encoding="utf-8")
    setup = GAME.setup(f"rome-zama+{file}")
    assert str(tmp_path) not in setup.text
    mine, alone = battle_of(setup).armies[1], LIBRARY.read("x", file.read_text(encoding="utf-8"))
    assert (mine.name, mine.price, mine.reserve_price) == (alone.name, alone.price, alone.reserve_price)
    assert [unit.profile.key for unit in mine.units] == [unit.profile.key for unit in alone.units]
    assert mine.words == alone.words
    data = tomllib.loads(setup.text)["top"]["army"]
    assert data == tomllib.loads(file.read_text(encoding="utf-8"))


def test_one_army_may_meet_itself(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")
    table = deployed(GAME.setup(f"{file}+{file}"), 2)
    assert len(set(table.match.position.roster.ids)) == len(table.match.position.roster.ids)
    again = GAME.read(GAME.text_of(table.match))[0]
    assert again.canonical() == table.match.position.canonical()


def test_what_cannot_meet_is_told(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "bad.toml"
    for name, reason in (
        ("rome-zama+romme", "unknown-army"),
        ("rome-zama+", "unknown-army"),
        ("rome-zama+carthage-zama+gauls", "unknown-army"),
        (f"rome-zama+{file}", "unreadable-army"),
        ("rome-zama+macedon", "battle-under-budget"),
    ):
        with pytest.raises(BadSetup) as refused:
            GAME.setup(name)
        assert refused.value.reason == reason, name
    file.write_text(changed("legion-5 = 5", "legion-5 = 9"), encoding="utf-8")
    with pytest.raises(BadArmy) as spoilt:
        GAME.setup(f"rome-zama+{file}")
    assert [fault.line for fault in spoilt.value.faults] == [9], "a line of the army's own file"


def test_a_file_with_such_a_name_is_still_a_file(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "one+other.toml"
    file.write_text(BATTLES.text("leuctra"), encoding="utf-8")
    assert not battle_of(GAME.setup(str(file))).is_pick_up


# -- played ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", PICK_UPS)
def test_a_record_holds_all_and_replays_without_the_files(key: str, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(BATTLES.text(key), encoding="utf-8")
    table = deployed(GAME.setup(str(file)), 1)
    file.unlink()
    text = table.record.text()
    record, lines = parse_record(text, GAMES)
    assert Replay(record, lines, GAMES).run().digest() == table.match.digest()
    assert resume_table(text, GAMES).match.digest() == table.match.digest()
    ours = GAME.setup(key)
    assert (ours.given, ours.pin) == (None, record.setup.pin), "it is the same battle"


def test_what_is_only_told_of_an_army_is_not_pinned() -> None:
    text = BATTLES.text("pick-up-britain")
    assert contents_of(text.replace("Britons of Cassivellaunus", "Others")) == contents_of(text)
    assert contents_of(text.replace("brit-warband   = 7", "brit-warband   = 6")) != contents_of(text)


@pytest.mark.parametrize("name", [*PICK_UPS, "english-1415+french-1415", "parliament+royalist"])
@pytest.mark.parametrize(("player", "seed"), [("steady", 1), ("straight", 5)])
def test_the_computer_sets_up_what_it_has(name: str, player: str, seed: int) -> None:
    """Camps and trains, sections, reserves, whatever lies on the table: it never fails to be done."""
    match = GAME.new(name, seed=seed_from(seed), logging=False)
    players = [PLAYERS[player](Generator(side)) for side in SIDES]
    for _ in range(80):
        if match.choice().question() == "grb-ask-orders":
            break
        match.enact(players[match.decider].choose(Sight(match, match.decider)))
    assert match.choice().question() == "grb-ask-orders"
    assert [to_place(match.position, side) for side in SIDES] == [[], []]
    assert match.position.faults() == []


def test_a_player_who_draws_at_random_comes_to_an_end() -> None:
    """He answers the same whenever he sees the same: whatever he draws must bring him nearer to be done."""
    for number, name in enumerate((*PICK_UPS, "hittites+egypt", "imperial+swedish")):
        for seed in range(3):
            match = GAME.new(name, seed=seed_from(seed), logging=False)
            players = [RandomPlayer(Generator(number + side)) for side in SIDES]
            for _ in range(120):
                if not isinstance(match.choice(), Deployment | ChooseRole | ChooseGround | ChooseEdge):
                    break
                match.take(players[match.decider].choose(Sight(match, match.decider)))
            assert match.position.phase != DEPLOYMENT


@rule("GRB-02-004")
def test_an_open_field_is_agreed_in_a_pick_up_battle_alone() -> None:
    """No die is rolled for terrain; everything else is as ever, and the record replays."""
    setup = GAME.setup(given=meeting_of(("rome-zama", "carthage-zama"), (None, None), open_field=True))
    assert setup.pin != GAME.setup(given=meeting("rome-zama", "carthage-zama")).pin
    table = deployed(setup, 3)
    assert table.match.position.landscape.pieces == []
    assert not any(line.startswith("chance terrain") for line in table.record.lines), table.record.lines[:9]
    again = Replay(*parse_record(table.record.text(), GAMES), GAMES).run()
    assert again.digest() == table.match.digest()
    wrong = BATTLES.text("zama").replace("turn_limit", "open_field = true\nturn_limit", 1)
    assert [fault.reason for fault in faults(wrong)] == ["battle-open-field"]


def test_a_small_picture_shows_who_is_seen_and_nobody_else() -> None:
    for key in GAME.scenarios:
        setup = GAME.setup(key)
        drawn, start = GAME.sketch(setup), GAME.start_of(setup)
        camps = ("camp-servants", "baggage")
        seen = [piece for piece in start.view(NOBODY)["measured"]["pieces"] if piece["kind"] not in camps]
        assert len(drawn["bases"]) == len(seen), key
        assert len(drawn["markers"]) == len(start.markers), "of an ambush the marker, not the unit"
        assert all(len(marker) == 3 for marker in drawn["markers"])
    assert GAME.sketch(GAME.setup("pick-up-africa"))["bases"] == []
