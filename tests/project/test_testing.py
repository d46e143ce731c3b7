"""``vexilla.testing`` itself: it says clearly what is wrong, and shows what there is to see."""

from __future__ import annotations

import pytest

from vexilla.kernel.refusal import BadSetup, UnknownAction, VexillaError
from vexilla.kernel.source import ScriptOver
from vexilla.testing import new_game, position

FIELD = """
    bottom: HI E2 3, LI F2, leader E2 Scipio
    top: MI E3, WA K8, leader K8 Hanno
    """
NAPOLEON = """
    bottom: FR-LN E2, FR-LC F2
    top: BR-LN E3
    """


def refused(game: str, text: str) -> str:
    """What is said about a text that makes no sense."""
    with pytest.raises(BadSetup) as said:
        position(game, text)
    return str(said.value)


# -- nonsense ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("card: order-three-center\nordered: E3", "the unit on E3 belongs to the enemy: it is the turn of bottom"),
        (
            "turn: top\ncard: line-command\nordered: E2",
            "the unit on E2 belongs to the enemy: it is the turn of top",
        ),
        ("card: order-three-center\nordered: E2 E2", "the unit on E2 is ordered twice"),
        ("card: order-three-center\nordered: G7", "there is no unit on G7"),
        ("card: order-light-troops\nordered: E2", "the heavy-infantry on E2 cannot be ordered by order-light-troops"),
        ("card: order-mounted-troops\nordered leaders: K8", "the leader on K8 belongs to the enemy"),
        ("card: order-three-center\nordered leaders: E2 E2", "the leader on E2 is ordered twice"),
        ("card: order-three-center\ncard: line-command", "there is another line 'card', line 3"),
        ("card: order-three-center line-command", "one card was played, not 2"),
        ("card: order-five-center", "there is no card 'order-five-center'"),
        ("to do: battle", "to do 'battle' needs a line 'card': the card that was played"),
        ("to do: move", "to do 'move' needs a line 'card'"),
        ("card: order-three-center\nto do: card", "no card is to be played: there is a line 'card'"),
        ("card: order-three-center\nto do: sleep", "there is nothing to do called 'sleep': use one of"),
        ("bottom: HI G2 *shields", "there is no mark *shields of a unit: use *helmets, *flags, *swords, *bow"),
        ("bottom: leader G2 Mago *flags", "there is no mark *flags of a leader: use *dice, *solitary, *vital"),
        ("bottom: HI G2 *bow9", "the range of a bow: '9' must be a number from 1 to 6"),
        ("bottom: HI G2 *start9", "the strength at the start: '9' must be a number from 1 to 4"),
        ("bottom: HI G2 many", "the blocks: 'many' must be a number"),
        ("bottom: HI G2 3 4", "a unit has its kind, its hex and its blocks, not also '4'"),
        ("bottom: HI", "a piece is written by its kind and its hex, such as 'HI E2' or 'leader E2 Name'"),
        ("bottom: HI G2 9", "heavy-infantry has 1 to 4 blocks here, not 9"),
        ("terrain: forest G5:ne", "forest has no front: write G5 only"),
        ("terrain: rampart G5:up", "'up' is no side of a hex: use one of"),
        ("terrain: jungle G5", "there is no terrain 'jungle'"),
        ("terrain: forest Z5", "'Z5' is no hex of the board"),
        ("turn: left", "'left' is no side: use one of bottom, top"),
        ("turn: first bottom", "the turn: 'first' must be a number"),
        ("turn: 1 bottom please", "a turn is its number and the side whose it is"),
        ("turn: chance", "'chance' is no side: use one of bottom, top"),
        ("banners: 1", "'1' must be two numbers, bottom's and top's"),
        ("banners: 1 x", "'1 x' must be two numbers, bottom's and top's"),
        (f"banners: 1 {'9' * 5000}", "must be two numbers"),
        ("moved: E2=far", "the hexes moved: 'far' must be a number from 0 to"),
        ("last cards: rally", "'rally' must be two cards, bottom's and top's"),
        ("struck first: left", "'left' is no side: use one of bottom, top"),
        ("symbols: sword", "'sword' is no face"),
        ("combat: bonus happy", "'happy' is no word of this line: use one of bonus"),
        ("special: exits left A9", "'left' is no side: use one of bottom, top"),
        ("special: hand-grows bottom", "this special rule is written 'hand-grows SIDE CARDS'"),
        ("special: legions bottom blue", "this special rule is written 'legions SIDE marian'"),
        ("special:", "a special rule needs a name"),
        ("armies: Roman", "armies are two names with a bar between them"),
        ("won: left", "'left' is no side"),
    ],
)
def test_nonsense_in_a_position_of_ancients_is_named_with_its_line(lines: str, says: str) -> None:
    said = refused("ancients", f"{FIELD.strip()}\n{lines}")
    assert says in said
    assert said.startswith("line "), said


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("card: attack-center\nordered: E3", "the unit on E3 belongs to the enemy"),
        ("card: cavalry-charge\nordered: E2", "the french-line-infantry on E2 cannot be ordered by cavalry-charge"),
        ("bottom: FR-LN G2 *circle", "there is no mark *circle: use *square or *start3"),
        ("terrain: town G5:ne", "town has no front: write G5 only"),
        ("special: objective bottom many kept A9", "this special rule is written 'objective SIDE BANNERS kept HEX…'"),
        ("card: attack-center\nsection: middle", "'middle' is no section: use one of"),
        ("bottom: FR-LN G2 *square\nbottom track: 5=rally", "a space of the track: '5' must be a number from 1 to 4"),
        ("to do: battle", "to do 'battle' needs a line 'card'"),
    ],
)
def test_nonsense_in_a_position_of_napoleonics_is_named_with_its_line(lines: str, says: str) -> None:
    said = refused("napoleonics", f"{NAPOLEON.strip()}\n{lines}")
    assert says in said
    assert said.startswith("line "), said


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("turn: x bottom", "the turn: 'x' must be a number"),
        ("turn: left", "no side is called 'left'"),
        ("turn: 1 2 3", "a turn is its number and the side whose it is"),
        ("series: 2", "a series is written 'game 2 points 3 0'"),
        ("series: game 2 points 0 0", "the game: '2' must be a number from 1 to 1"),
        ("passes: some", "passes: 'some' must be a number"),
        ("scouting: 4", "the cards scouted: '4' must be a number from 0 to 3"),
        ("failed claims: 11", "a flag: '11' must be a number from 1 to 9"),
        ("bottom tactics: few", "the Tactics cards played: 'few' must be a number from 0 to 10"),
        ("bottom tactics: 2 kings", "write how many Tactics cards were played"),
        ("99999: |", "a flag: '99999' must be a number from 1 to 9"),
        ("bottom hand: red-1\nbottom hand: red-2", "there is another line 'bottom hand', line 1"),
    ],
)
def test_nonsense_in_a_position_of_battle_line_is_named_with_its_line(lines: str, says: str) -> None:
    said = refused("battle_line", lines)
    assert says in said
    assert said.startswith("line "), said


def test_what_is_called_by_a_wrong_name_is_told_which_names_there_are() -> None:
    case = position("ancients", FIELD)
    with pytest.raises(BadSetup, match="no side is called 'left': use one of bottom, top, chance, spectator"):
        case.view("left")
    with pytest.raises(BadSetup, match="no side is called 'left'"):
        case.events(side="left")
    with pytest.raises(BadSetup, match="spectator holds no cards: use bottom or top"):
        case.hand("spectator")
    with pytest.raises(BadSetup, match="'E99' is no hex of the board"):
        case.unit("E99")
    with pytest.raises(BadSetup, match="ancients has no flags"):
        case.flag(3)
    with pytest.raises(BadSetup, match="ancients has no stream 'coins': there is dice, deck, discard"):
        position("ancients", FIELD, chance={"coins": []})
    with pytest.raises(BadSetup, match=r"the outcomes of 'dice' must be a list, an entry each: \['light flag'\]"):
        position("ancients", FIELD, chance={"dice": "light flag"})
    with pytest.raises(UnknownAction, match="'sward' is no face"):
        position("ancients", FIELD, chance={"dice": ["light sward"]})


# -- chance --------------------------------------------------------------------------------------

DUEL = f"{FIELD}card: order-three-center\n    ordered: E2\n    to do: battle\n    discards: first-strike\n"


@pytest.mark.parametrize(
    ("rolls", "says"),
    [
        (["light flag light"], r"'roll light flag light' cannot happen: 5 dice are rolled here, 3 are given \("),
        (["light"], "5 dice are rolled here, 1 is given"),
    ],
)
def test_a_roll_of_the_wrong_size_is_told_how_many_dice_are_rolled(rolls: list[str], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        position("ancients", DUEL, chance={"dice": rolls}).play("attack E2 E3")


def test_a_missing_outcome_is_told_what_is_expected() -> None:
    with pytest.raises(ScriptOver, match=r"no outcome is scripted for 'dice' at .*: 5 dice are rolled here"):
        position("ancients", DUEL, luck=False).play("attack E2 E3")
    case = position("battle_line", "bottom hand: red-1\nto do: draw", luck=False)
    with pytest.raises(ScriptOver, match=r"'troops' at .*: possible here: red-2, red-3, .* and 47 more"):
        case.play("draw troops")
    case = position("battle_line", "bottom hand: red-1\nto do: draw", chance={"troops": ["red-1"]})
    with pytest.raises(BadSetup, match="'deal red-1' cannot happen: possible here: red-2"):
        case.play("draw troops")


def test_what_is_left_of_a_script_can_be_seen() -> None:
    case = position("ancients", DUEL, chance={"dice": ["light light light light light", "flag flag flag"]})
    assert case.dice_left == ["light light light light light", "flag flag flag"]
    case.play("attack E2 E3")
    assert case.dice_left == case.chance_left("dice") == ["flag flag flag"]
    assert case.chance_left("deck") == []
    assert case.clone().dice_left == ["flag flag flag"]
    with pytest.raises(BadSetup, match="battle_line has no stream 'dice'"):
        assert position("battle_line", "").dice_left


# -- asking everything ---------------------------------------------------------------------------


def test_a_single_option_is_asked_only_if_everything_is() -> None:
    text = "bottom hand: red-1 red-2 red-3\n3: red-8 red-9 |\nto do: claim"
    assert position("battle_line", text).question == "battle-line-ask-draw"
    case = position("battle_line", text, ask_everything=True)
    assert (case.question, case.options()) == ("battle-line-ask-claim", ["done"])
    case.play("done")
    assert case.question == "battle-line-ask-draw"
    assert case.clone().ask_everything
    case.ask_everything = False
    assert not case.ask_everything
    assert not new_game("battle_line").ask_everything
    assert new_game("ancients", ask_everything=True).ask_everything


# -- what there is to see ------------------------------------------------------------------------


def test_what_stands_where() -> None:
    case = position("ancients", FIELD + "bottom hand: rally line-command\n    banners: 2 1\n")
    unit = case.unit("E2")
    assert unit is not None
    assert (unit["side"], unit["kind"], unit["blocks"]) == ("bottom", "heavy-infantry", 3)
    assert case.unit("e2") == unit, "small letters will do"
    assert case.unit("A1") is None
    assert (case.blocks("E2"), case.blocks("E3"), case.blocks("A1")) == (3, 4, 0)
    assert (case.leader("E2"), case.leader("K8"), case.leader("E3")) == ("Scipio", "Hanno", None)
    assert case.hand("bottom") == ["line-command", "rally"]
    assert case.hand("top") == []
    assert case.banners == {"bottom": 2, "top": 1}
    assert case.deck_size() == 58, "sixty cards, of which two are in hand"


def test_what_lies_at_a_flag_and_in_the_piles() -> None:
    case = position("battle_line", "bottom hand: red-7 fog\n3: red-8 | blue-1 ; \n4: | ; top holds")
    assert case.flag(3)["bottom"]["cards"] == ["red-8"]
    assert case.flag(4)["holder"] == "top"
    with pytest.raises(BadSetup, match="there is no flag 10: flags are 1 to 9"):
        case.flag(10)
    assert case.hand("bottom") == ["red-7", "fog"]
    assert (case.deck_size("troops"), case.deck_size("tactics")) == (57, 9)
    with pytest.raises(BadSetup, match="there is no pile '': say which one, 'troops' or 'tactics'"):
        case.deck_size()
    with pytest.raises(BadSetup, match="battle_line has no units"):
        case.view("top") and case._seen("units")


def test_the_log_can_be_read_again() -> None:
    case = position("battle_line", "bottom hand: red-7 red-8\ntop hand: blue-1", chance={"troops": ["red-9"]})
    case.play("play red-7 3", "draw troops")
    first = case.log()
    assert [event["event"] for event in first] == ["battle-line-played", "battle-line-drew"]
    assert case.log() == first
    assert case.events() == first
    assert case.events() == []
    assert case.log("battle-line-drew")[0]["card"] == "red-9"
    assert "card" not in case.log("battle-line-drew", side="top")[0]


# -- the ends of a retreat -----------------------------------------------------------------------


BLOW = """
    bottom: HI G5
    top: MI G6
    card: order-three-center
    ordered: G5
    to do: battle
    discards: first-strike
    """


def test_every_end_of_a_retreat_is_found() -> None:
    case = position("ancients", BLOW, chance={"dice": ["flag light light light light"]}, luck=False)
    case.play("attack G5 G6")
    before = case.text()
    assert case.question == "cc-ask-retreat"
    assert case.ends() == ["G7", "H7"]
    assert case.text() == before, "the case itself stays where it is"
    case = position("ancients", BLOW, chance={"dice": ["flag flag light light light"]}, luck=False)
    assert case.ends("attack G5 G6") == ["F8", "G8", "H8"]


def test_the_only_way_of_a_retreat_is_its_end() -> None:
    text = """
        bottom: HI G5, LI J5
        top: MI G6, MI G7, MI M9
        card: order-three-center
        ordered: G5
        to do: battle
        discards: first-strike
        """
    case = position(
        "ancients", text, chance={"dice": ["flag light light light light"]}, luck=False, ask_everything=True
    )
    case.play("attack G5 G6")
    while case.question != "cc-ask-ignore":
        case.play(case.options()[0])
    assert case.ends("ignore 0") == ["H7"]


def test_every_end_of_a_flight_is_found() -> None:
    text = """
        bottom: HI G5
        top: MI G6 1, leader G6 Hanno, MI A9
        card: order-three-center
        ordered: G5
        to do: battle
        discards: first-strike
        """
    case = position("ancients", text, chance={"dice": ["medium light light light light", "light"]}, luck=False)
    case.play("attack G5 G6")
    assert case.question == "cc-ask-flee"
    ends = case.ends()
    assert "G7" in ends
    assert "H7" in ends
    assert "E9" not in ends
    assert "lost" not in ends


def test_without_a_retreat_there_are_no_ends() -> None:
    with pytest.raises(BadSetup, match="nobody falls back or flees now: the question is 'cc-ask-card'"):
        position("ancients", FIELD + "bottom hand: rally line-command\n").ends()
    with pytest.raises(BadSetup, match="nobody falls back or flees now: the match is over"):
        position("ancients", FIELD + "won: top\n").ends()
    assert issubclass(BadSetup, VexillaError)


# -- measured tables -------------------------------------------------------------------------------

TABLE = """
    bottom a1: hoplites at 54:40
    bottom c1: roman-horse reserve
    bottom reserve: outflanking segment 4
    top b1: hoplites at 60:70.5 heading 180.25 disorder 1
    top b2: skirm-bow ambush at 20:60 heading 180
    top b3: hoplites gone
    top marker: m1 at 20:60 hides b2
    phase: movement
    orders: manoeuvre a1 from army else army given
    """


def test_who_stands_where_on_a_measured_table() -> None:
    case = position("grand_battle", TABLE)
    assert [case.where(unit) for unit in ("a1", "b1", "b2")] == [
        "54:40 heading 0",
        "60:70.5 heading 180.25",
        "20:60 heading 180",
    ]
    assert [case.where("c1"), case.where("b3")] == ["reserve", "gone"]
    unit = case.unit("b1")
    assert unit is not None
    assert (unit["side"], unit["profile"], unit["left"], unit["disorder"]) == ("top", "hoplites", "3", 1)
    assert case.unit("b9") is None
    with pytest.raises(BadSetup, match="there is no unit 'b9'"):
        case.where("b9")
    assert "b2" not in str(case.view("bottom"))
    with pytest.raises(BadSetup, match="ancients has no measured table"):
        position("ancients", FIELD).where("E2")


def test_what_cannot_be_counted_is_told_by_how_it_is_written() -> None:
    case = position("grand_battle", TABLE)
    assert (case.options(), case.deeds()) == (["done", "execute 1"], [])
    case.play("execute 1")
    assert case.options() == ["halt"]
    assert {"advance UNITS LENGTH", "wheel UNITS pivot=PIVOT ANGLEdeg"} <= set(case.deeds())
    assert case.why_not("advance a1 20.5") == "GRB-05-001"
    assert case.play("advance a1 20").where("a1") == "54:60 heading 0"


def test_questions_are_answered_and_change_nothing() -> None:
    case = position("grand_battle", TABLE).play("execute 1")
    before = case.text()
    answer = case.ask("preview advance a1 8")
    assert answer == case.ask("preview advance a1 8", "bottom")
    assert case.text() == before


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("bottom a1: hoplite at 60:40", "line 1, 'bottom a1: hoplite at 60:40'"),
        ("bottom a1: hoplites at 60", "60:40.5"),
        ("bottom a1: hoplites at 60:40 heading 400", "heading"),
        ("bottom a1: hoplites at 60:40\ncontact: a1 front b9 front", "b9"),
        ("bottom a1: hoplites at 60:40\nto do: dance", "dance"),
    ],
)
def test_nonsense_in_a_position_of_grand_battle_is_named_with_its_line(lines: str, says: str) -> None:
    assert says in refused("grand_battle", lines)
