"""The scenarios of Ancients: their set-ups, their special rules in play, and files with faults."""

import os

import pytest

from vexilla.games.ancients.cards import card_named
from vexilla.games.ancients.game import GAME as ANCIENTS
from vexilla.games.ancients.scenario import AncientsReader, scenario_keys
from vexilla.games.commands_colors.roster import GONE
from vexilla.games.commands_colors.scenario import BadScenario
from vexilla.testing import Case, new_game, position, rule

FACES = {"l": "light", "m": "medium", "h": "heavy", "k": "helmet", "f": "flag", "s": "swords"}

# Scenario, who begins, banners; for bottom and top: cards, units and leaders on the field; hexes of terrain.
WAR_COUNCILS = [
    ("001-akragas", "bottom", 5, (6, 12, 2), (5, 12, 2), ""),
    ("002-crimissos-river", "bottom", 5, (5, 9, 2), (5, 13, 1), "ford 5, hill 5, river 5"),
    ("003-bagradas", "top", 7, (4, 18, 2), (6, 19, 3), ""),
    ("004-ticinus-river", "top", 6, (4, 12, 1), (5, 12, 3), "river 7"),
    ("005-trebbia", "bottom", 7, (5, 15, 1), (5, 15, 2), "ford 7"),
    ("006-lake-trasimenus", "top", 6, (2, 16, 2), (6, 19, 3), "hill 8, lake 5, steep 4"),
    ("007-cannae", "bottom", 7, (4, 16, 3), (6, 16, 3), ""),
    ("008-dertosa", "bottom", 6, (6, 15, 2), (4, 14, 1), ""),
    ("009-second-beneventum", "bottom", 7, (4, 15, 2), (4, 14, 2), "river 9"),
    ("010-castulo", "bottom", 8, (5, 16, 1), (5, 18, 3), "forest 8"),
    ("011-baecula", "bottom", 6, (6, 17, 3), (4, 14, 1), "camp 3, hill 10"),
    ("012-metaurus", "bottom", 7, (6, 18, 3), (4, 14, 1), "broken 4, ford 11, hill 10"),
    ("013-ilipa", "bottom", 7, (6, 18, 2), (4, 19, 1), ""),
    ("014-great-plains", "bottom", 6, (6, 16, 3), (4, 12, 3), ""),
    ("015-zama", "bottom", 8, (5, 21, 3), (5, 19, 2), ""),
    ("101-marathon", "top", 6, (5, 15, 2), (6, 11, 2), "ford 9, sea 8, steep 9"),
    ("102-himera", "bottom", 6, (5, 14, 3), (5, 16, 2), "camp 3, rampart 7, sea 5"),
    ("103-plataea", "top", 5, (5, 15, 2), (6, 12, 3), "hill 6"),
    ("104-leuctra", "top", 4, (5, 12, 1), (6, 11, 1), ""),
    ("105-mantinea", "top", 6, (5, 11, 3), (5, 14, 2), "forest 3, hill 10"),
    ("106-crocus-plain", "top", 6, (5, 11, 2), (5, 12, 3), "lake 11"),
    ("107-granicus", "top", 6, (4, 14, 3), (6, 11, 3), "ford 12"),
    ("108-issus", "top", 8, (4, 22, 3), (6, 15, 3), "hill 13, sea 7, shallow-ford 10"),
    ("109-gaugamela", "top", 7, (4, 19, 3), (6, 15, 3), ""),
    ("110-jaxartes-river", "top", 5, (5, 9, 1), (6, 13, 2), "ford 12, hill 7"),
    ("111-hydaspes", "top", 7, (5, 15, 3), (6, 13, 3), "forest 3, river 9"),
    ("112-hellespont", "top", 6, (6, 15, 2), (5, 14, 2), ""),
    ("113-paraitacene", "bottom", 7, (5, 17, 3), (5, 17, 3), "steep 6"),
    ("114-gabiene", "top", 7, (5, 16, 2), (6, 16, 3), "camp 1"),
    ("115-ipsus", "top", 8, (6, 20, 3), (5, 18, 3), ""),
    ("116-heraclea", "top", 7, (5, 15, 2), (5, 17, 2), "ford 2, hill 2, river 3"),
    ("117-asculum", "bottom", 6, (4, 13, 0), (6, 13, 0), ""),
    ("118-beneventum", "top", 7, (5, 17, 3), (5, 17, 2), "camp 3, forest 9, rampart 4"),
    ("119-raphia", "bottom", 8, (5, 19, 2), (5, 18, 2), ""),
    ("120-cynoscephalae", "bottom", 6, (5, 17, 2), (5, 16, 2), "hill 18"),
    ("121-magnesia", "bottom", 7, (5, 16, 2), (4, 17, 2), "river 7"),
    ("122-cronium", "bottom", 7, (5, 17, 3), (6, 19, 3), ""),
    ("123-indus", "bottom", 6, (5, 15, 2), (5, 13, 2), "ford 8, forest 5, hill 5"),
    ("124-pydna", "top", 8, (6, 18, 3), (5, 17, 2), "broken 7, camp 2"),
]


def words(*rolls: str) -> dict[str, list[str]]:
    """Loaded dice, a letter a die."""
    return {"dice": [" ".join(FACES[face] for face in roll) for roll in rolls]}


def start(key: str, *dice: str, optional: str = "on") -> Case:
    """A scenario with loaded dice, before the first card."""
    return new_game("ancients", key, {"optional": optional}, words(*dice))


def put(case: Case, here: str, there: str, blocks: int = 0) -> None:
    """Set a unit, with the leader it may have, somewhere else, perhaps weakened."""
    field = case.match.position
    hex_named = field.field.board.hex_named
    unit = field.unit_at[hex_named(here)]
    if here != there:
        assert field.holder(hex_named(there)) < 0, "the hex must be free"
        field.shift_unit(unit, hex_named(there))
    if blocks:
        field.blocks[unit] = blocks


def put_leader(case: Case, name: str, there: str) -> None:
    """Set a leader somewhere else, out of his unit."""
    field = case.match.position
    leader = next(n for n, entry in enumerate(field.roster.leaders) if entry.name == name)
    field.shift_leader(leader, field.field.board.hex_named(there))


def lift_leader(case: Case, name: str, place: int) -> None:
    """Take a leader off the field."""
    field = case.match.position
    field.lift_leader(next(n for n, entry in enumerate(field.roster.leaders) if entry.name == name), place)


def show(case: Case, card: str) -> None:
    """The side that has the turn plays a card: one of its own is exchanged for it if need be."""
    field = case.match.position
    hand, wanted = field.hands[field.active], card_named(card)
    if not hand[wanted]:
        given = next(number for number, held in enumerate(hand) if held)
        source = field.deck if field.deck[wanted] else field.hands[1 - field.active]
        hand[given] -= 1
        source[given] += 1
        source[wanted] -= 1
        hand[wanted] += 1
    assert field.faults() == []
    case.events()
    case.play(f"play {card}")


def turn(case: Case, card: str, *ordered: str) -> Case:
    """Play a card and order some units; all choices up to the first move or fight are made."""
    show(case, card)
    case.play(*[f"order {hex_}" for hex_ in ordered])
    if case.decider != "nobody" and case.question == "cc-ask-order":
        case.play("done")
    return case


def attack(case: Case, here: str, there: str) -> Case:
    """Fight without moving; the defender stands."""
    if case.question == "cc-ask-move":
        case.play("done")
    case.play(f"attack {here} {there}")
    if not case.over and case.question == "cc-ask-react":
        case.play("stand")
    return case


def pieces(case: Case, side: str) -> list[str]:
    """The pieces of a side as text."""
    return case.lines()[side].split(", ")


def hand(case: Case, side: int) -> int:
    """How many cards a side holds."""
    return int(case.match.position.hand_size(side))


def rolls(case: Case) -> list[int]:
    """How many dice were rolled in each strike since the last card."""
    return [len(event["dice"]) for event in case.events("cc-rolled")]


def moves(case: Case, here: str) -> set[str]:
    """Where a unit may move."""
    return {option.split()[2] for option in case.options(f"move {here} ")}


# -- set-ups -------------------------------------------------------------------------------------


def test_all_scenarios_of_the_box_and_of_the_first_expansion_are_there() -> None:
    assert scenario_keys() == tuple(str(entry[0]) for entry in WAR_COUNCILS)
    assert ANCIENTS.scenarios == scenario_keys()


@rule("ANC-01-001", "ANC-03-012")
@pytest.mark.parametrize(("key", "first", "banners", "bottom", "top", "terrain"), WAR_COUNCILS)
def test_each_scenario_is_set_up_as_its_war_council_says(
    key: str, first: str, banners: int, bottom: tuple[int, int, int], top: tuple[int, int, int], terrain: str
) -> None:
    case = new_game("ancients", key)
    shown = case.view("spectator")
    assert case.match.position.faults() == []
    assert case.decider == first
    assert case.lines()["needed"] == f"{banners} {banners}"
    for number, (side, (cards, units, leaders)) in enumerate((("bottom", bottom), ("top", top))):
        assert hand(case, number) == cards
        assert case.match.position.command[number] == cards
        on_field = [unit for unit in shown["units"] if unit["side"] == side and unit["hex"] != "reserve"]
        assert len(on_field) == units
        led = [leader for leader in shown["leaders"] if leader["side"] == side and leader["hex"] != "reserve"]
        assert len(led) == leaders
    grounds = [ground.partition(":")[0] for ground in shown["terrain"].values()]
    assert ", ".join(f"{ground} {grounds.count(ground)}" for ground in sorted(set(grounds))) == terrain
    for unit, kind in zip(shown["units"], case.match.position.kinds, strict=True):
        assert unit["blocks"] == kind.blocks, "at full strength"


# -- hands that change ---------------------------------------------------------------------------


@rule("ANC-03-011", "ANC-07-017")
def test_at_lake_trasimenus_the_roman_hand_grows_from_two_to_four() -> None:
    case = start("006-lake-trasimenus")
    sizes = []
    for _ in range(4):
        turn(case, "order-two-left")
        sizes.append((hand(case, 0), case.match.position.command[0], hand(case, 1)))
        turn(case, "order-two-right")
    assert sizes == [(2, 2, 6), (3, 3, 6), (4, 4, 6), (4, 4, 6)]


@rule("ANC-07-017")
def test_command_grows_with_the_hand() -> None:
    for turns, number in ((0, 2), (1, 3)):
        case = start("006-lake-trasimenus")
        for _ in range(turns):
            turn(case, "order-two-left")
            turn(case, "order-two-right")
        turn(case, "order-two-left")
        show(case, "order-light-troops")
        for ordered, hex_ in enumerate(("K4", "J4", "L4")[:number]):
            assert case.question == "cc-ask-order", f"{ordered} are not enough"
            case.play(f"order {hex_}")
        assert case.question == "cc-ask-move", "no orders are left"


def beneventum(had: int, *dice: str) -> Case:
    """Rome has some banners, and a Carthaginian unit that one hit destroys stands before Gracchus."""
    case = start("009-second-beneventum", *dice)
    put(case, "E4", "L5")
    put(case, "F3", "E4")
    put(case, "D8", "E5", 1)
    case.match.position.banners[0] = had
    return case


@rule("ANC-03-011", "ANC-07-017")
def test_with_its_third_banner_at_beneventum_rome_draws_two_cards_at_once() -> None:
    for had, in_turn, after in ((1, 3, 4), (2, 5, 6), (3, 3, 4)):
        case = beneventum(had, "mllll")
        attack(turn(case, "order-two-center", "E4"), "E4", "E5")
        assert case.lines()["banners"] == f"{had + 1} 0"
        assert hand(case, 0) == in_turn, "in the middle of its own turn"
        case.play("stay")
        assert case.decider == "top"
        assert hand(case, 0) == after
        assert case.match.position.command == [after, 4]


@rule("ANC-07-017")
def test_rome_draws_its_two_cards_also_in_the_enemys_turn() -> None:
    case = beneventum(2, "llll", "mllll")
    turn(case, "order-two-right")
    attack(turn(case, "order-two-center", "E5"), "E5", "E4")
    case.play("battle-back")
    assert case.lines()["banners"] == "3 0"
    assert hand(case, 0) == 6
    assert case.decider == "bottom"


@rule("ANC-03-011", "ANC-07-017")
def test_at_the_hellespont_a_leader_lost_in_the_enemys_turn_costs_a_card_at_once() -> None:
    case = start("112-hellespont", "kll")
    put_leader(case, "Alcetas", "B7")
    attack(turn(case, "order-two-right", "B8"), "B8", "B7")
    assert case.lines()["banners"] == "0 1"
    assert (hand(case, 0), case.match.position.command) == (5, [5, 5])
    assert [event["side"] for event in case.events("cc-discarded")] == ["bottom"]
    assert not case.over, "one leader does not decide"
    turn(case, "order-two-left")
    assert hand(case, 0) == 5


@rule("ANC-03-011", "ANC-07-017")
def test_at_the_hellespont_a_leader_lost_in_the_own_turn_costs_the_draw() -> None:
    # The cavalry of Craterus attacks and dies of the battle back, and Craterus with it.
    case = start("112-hellespont", "lll", "mllll", "k")
    put(case, "F2", "B5")
    put(case, "B6", "B6", 1)
    attack(turn(case, "order-two-right", "B6"), "B6", "B5")
    case.play("battle-back")
    assert case.lines()["banners"] == "2 0"
    assert case.decider == "bottom"
    assert (hand(case, 1), case.match.position.command) == (4, [6, 4])
    assert case.events("cc-discarded") == []
    assert hand(case, 0) == 6


@rule("ANC-03-011")
def test_at_the_hellespont_whoever_kills_both_enemy_leaders_wins_at_once() -> None:
    for place, wins in ((-1, True), (GONE, False)):
        case = start("112-hellespont", "kll")
        lift_leader(case, "Eumenes", place)
        put_leader(case, "Alcetas", "B7")
        attack(turn(case, "order-two-right", "B8"), "B8", "B7")
        assert case.over == wins, "a leader who got away was not killed"
        assert case.winner == ("top" if wins else "nobody")
        assert case.lines()["banners"] == "0 1"
        assert [event["form"] for event in case.events("cc-won")] == ["leader"] * wins


@rule("ANC-03-011")
def test_elsewhere_lost_leaders_neither_cost_cards_nor_decide() -> None:
    case = start("001-akragas", "kll")
    lift_leader(case, "Dionysius", -1)
    put_leader(case, "Daphnaeus", "G7")
    turn(case, "order-two-left")
    attack(turn(case, "order-two-center", "G8"), "G8", "G7")
    assert not case.over
    assert case.lines()["banners"] == "0 1"
    assert (hand(case, 0), case.match.position.command) == (6, [6, 5])


# -- the ambush of Trebbia -----------------------------------------------------------------------


def trebbia(card: str, *dice: str, turns: int = 1) -> Case:
    """Carthage has had so many turns, and has just shown a card."""
    case = start("005-trebbia", *dice)
    for _ in range(turns):
        turn(case, "order-two-left")
        turn(case, "order-two-right")
    turn(case, "order-two-left")
    show(case, card)
    return case


@rule("ANC-03-011")
def test_the_ambush_comes_with_a_leadership_card_from_the_second_turn_on() -> None:
    for turns, clause in ((0, "ANC-03-011"), (1, None), (2, None)):
        case = trebbia("leadership-any-section", turns=turns)
        assert case.why_not("ambush") == clause
        assert ("ambush" in case.options()) == (clause is None)
    for card in ("order-two-left", "coordinated-attack", "order-light-troops", "line-command"):
        assert trebbia(card).why_not("ambush") == "ANC-03-011", "no leadership card"
    case = trebbia("leadership-any-section").play("order-leader I8")
    assert case.why_not("ambush") == "ANC-03-011", "all or nothing"
    assert "ambush" not in case.options()


@rule("ANC-03-011")
def test_the_ambush_comes_once_and_only_for_its_own_side() -> None:
    case = trebbia("inspired-left-leadership")
    case.play("ambush", "place I1", "place J1", "place K1", "place-leader I1", "done")
    show(case, "leadership-any-section")
    assert case.why_not("ambush") == "ANC-03-011", "Rome has none"
    case.play("done")
    show(case, "leadership-any-section")
    assert case.why_not("ambush") == "ANC-03-011", "it has come"


@rule("ANC-03-011")
@pytest.mark.parametrize(
    ("card", "hexes"), [("left", "I1 J1 K1 L1 M1"), ("center", "E1 F1 G1 H1 I1"), ("right", "A1 B1 C1 D1 E1")]
)
def test_an_inspired_leadership_card_brings_the_ambush_on_in_its_own_section(card: str, hexes: str) -> None:
    case = trebbia(f"inspired-{card}-leadership").play("ambush")
    assert case.options() == [f"place {hex_}" for hex_ in hexes.split()]
    assert case.why_not("place G5") == "ANC-03-011"


@rule("ANC-03-011")
def test_leadership_any_section_brings_the_ambush_on_in_one_section_of_choice() -> None:
    case = trebbia("leadership-any-section")
    put(case, "L3", "K1")
    case.play("ambush")
    assert case.options() == [f"place {file}1" for file in "ABCDEFGHIJLM"], "K1 is taken"
    west = case.clone().play("place A1")
    assert west.options() == [f"place {file}1" for file in "BCDE"]
    middle = case.clone().play("place E1")
    assert middle.options() == [f"place {file}1" for file in "ABCDFGHI"], "E1 is in two sections"
    assert middle.play("place I1").options() == ["place F1", "place G1", "place H1"]


@rule("ANC-03-011")
def test_mago_comes_with_any_unit_and_coming_on_is_the_first_hex_of_the_move() -> None:
    case = trebbia("inspired-left-leadership")
    put(case, "J3", "J2")
    case.play("ambush", "place L1", "place K1", "place M1")
    assert case.options() == ["place-leader K1", "place-leader L1", "place-leader M1"]
    case.play("place-leader L1")
    assert {"MC L1", "WA K1", "WA M1", "leader L1 Mago"} <= set(pieces(case, "top"))
    assert case.lines()["ordered"] == "L1 K1 M1", "they are ordered, and nobody else"
    # Medium cavalry has two hexes left of three.
    board = case.match.position.field.board
    start_hex = board.hex_named("L1")
    assert {board.distance[start_hex][board.hex_named(hex_)] for hex_ in moves(case, "L1")} == {1, 2}
    # Warriors have one left of two, and that is a charge.
    assert moves(case, "K1") == {"K2", "J1"}, "only beside the auxilia on J2 or the units on rank 3"
    assert moves(case, "M1") == {"L2"}
    case.play("move K1 J1", "move L1 K2", "done")
    assert case.why_not("done") == "ANC-09-012"
    assert case.why_not("attack J1 J2") is None


@rule("ANC-03-011", "ANC-16-034")
def test_an_ambush_in_the_ford_stops_there_and_retreats_towards_its_own_side() -> None:
    case = trebbia("inspired-center-leadership", "ll", "ff")
    case.play("ambush", "place H1", "place G1", "place I1", "place-leader H1")
    assert case.options("move G1") == []
    case.play("done")
    attack(case, "G1", "G2")
    case.play("battle-back", "ignore 1")
    assert "WA F2 3" in pieces(case, "top"), "one hex towards the top; the second is barred by the Roman line"


# -- exits and a vital leader: Castulo -----------------------------------------------------------


@rule("ANC-03-011", "ANC-04-004", "ANC-08-008")
def test_a_roman_unit_leaves_over_the_carthaginian_edge_for_a_banner() -> None:
    case = start("010-castulo")
    put(case, "H1", "I8")
    turn(case, "order-two-right", "I8").play("exit I8")
    assert case.lines()["banners"] == "1 0"
    assert [unit["hex"] for unit in case.view("top")["units"]].count("gone") == 1
    assert [(event["unit"], event["hex"]) for event in case.events("cc-exited")] == [("medium-cavalry", "I8")]
    assert case.decider == "top"


@rule("ANC-08-008")
@pytest.mark.parametrize(
    ("hex_", "card", "may"),
    [
        ("E9", "order-two-center", True),
        ("I9", "order-two-center", True),
        ("J9", "order-two-right", True),
        ("M9", "order-two-right", True),
        ("C9", "order-two-left", False),
        ("I8", "order-two-right", False),
    ],
)
def test_units_leave_only_from_the_centre_and_the_roman_right_with_a_hex_of_movement(
    hex_: str, card: str, may: bool
) -> None:
    case = start("010-castulo")
    for number, taken in enumerate(("E9", "K9", "L9", "M9")):
        put(case, taken, f"{'ABCD'[number]}3")
    put(case, "G4", hex_)
    turn(case, card, hex_)
    assert case.why_not(f"exit {hex_}") == (None if may else "ANC-08-008")
    assert (f"exit {hex_}" in case.options()) == may


@rule("ANC-08-008")
def test_cavalry_must_reach_a_hex_of_the_exit_and_have_a_hex_of_movement_left() -> None:
    for hex_, card, may in (("B7", "left", False), ("B8", "left", False), ("C8", "left", True), ("J7", "right", True)):
        case = start("010-castulo")
        for number, taken in enumerate(("E9", "D9", "C8")):
            put(case, taken, f"{'ABC'[number]}3")
        put(case, "E1", hex_)
        turn(case, f"order-two-{card}", hex_)
        assert case.why_not(f"exit {hex_}") == (None if may else "ANC-08-008"), hex_


@rule("ANC-08-008")
def test_carthaginian_units_leave_nowhere() -> None:
    case = start("010-castulo")
    put(case, "D9", "G1")
    turn(case, "order-two-left")
    turn(case, "order-two-center", "G1")
    assert case.why_not("exit G1") == "ANC-08-008"


@rule("ANC-03-011")
def test_at_castulo_carthage_wins_when_scipio_is_lost() -> None:
    case = start("010-castulo", "kll")
    put_leader(case, "Scipio", "G5")
    turn(case, "order-two-left")
    attack(turn(case, "order-two-center", "G6"), "G6", "G5")
    assert case.over
    assert case.winner == "top"
    assert case.lines()["banners"] == "0 1", "long before its eight banners"
    # The loss of a Carthaginian leader does not decide.
    case = start("010-castulo", "kll")
    put_leader(case, "Mago", "F5")
    attack(turn(case, "order-two-center", "F4"), "F4", "F5")
    assert case.lines()["banners"] == "1 0"
    assert not case.over


# -- camps worth banners -------------------------------------------------------------------------


@rule("ANC-03-011", "ANC-04-004")
def test_each_camp_of_baecula_gives_rome_one_banner_once() -> None:
    case = start("011-baecula")
    for here, there in (("E8", "A8"), ("G8", "A7"), ("I8", "A6"), ("E7", "A9"), ("E1", "F8"), ("G1", "G9")):
        put(case, here, there)
    turn(case, "order-two-center", "F8", "G9").play("move F8 E8")
    assert case.lines()["banners"] == "1 0"
    case.play("move G9 G8")
    assert case.lines()["banners"] == "2 0"
    for move, banners in (("move E8 E9", "2 0"), ("move E9 E8", "2 0"), ("move G8 H8", "2 0"), ("move H8 I8", "3 0")):
        if case.decider == "bottom":
            case.play("done")
        turn(case, "order-two-right")
        turn(case, "order-two-center", move.split()[1]).play(move)
        assert case.lines()["banners"] == banners, "never lost again, and never won twice"


CAMP = """
    bottom: {unit} E2, leader B1 Varro
    top: MI E3 1, MI A9, LI F8
    terrain: camp E3 B2 F9
    card: order-two-center
    ordered: E2
    ordered leaders: B1
    discards: first-strike
    bottom hand: line-command
    top hand: order-two-center
    command: 1 0
    special: objectives bottom E3 B2 F9
    """


@rule("ANC-04-004")
def test_a_camp_is_taken_by_a_momentum_advance_but_not_by_a_leader_or_by_the_enemy() -> None:
    case = position("ancients", CAMP.format(unit="HI"), words("mllll"), luck=False)
    case.play("move-leader B1 B2", "done")
    assert case.lines()["banners"] == "0 0"
    case.play("attack E2 E3")
    assert case.lines()["banners"] == "1 0", "for the unit"
    case.play("advance")
    assert case.lines()["banners"] == "2 0", "for the camp"
    case.play("play order-two-center", "order F8", "move F8 F9")
    assert case.lines()["banners"] == "2 0"


@rule("ANC-04-004")
def test_cavalry_that_rides_on_through_a_camp_does_not_take_it() -> None:
    case = position("ancients", CAMP.format(unit="MC"), words("mll"), luck=False)
    case.play("done", "attack E2 E3", "advance", "ride E4")
    assert case.lines()["banners"] == "1 0", "only for the unit: a camp is taken by one that ends its move there"


@rule("ANC-03-011", "ANC-04-004")
def test_the_camp_of_gabiene_gives_the_top_side_a_banner() -> None:
    case = start("114-gabiene")
    put(case, "J8", "L2")
    turn(case, "order-two-left", "L2").play("move L2 M1")
    assert case.lines()["banners"] == "0 1"
    case = start("114-gabiene")
    turn(case, "order-two-left")
    put(case, "K2", "L2")
    turn(case, "order-two-right", "L2").play("move L2 M1")
    assert case.lines()["banners"] == "0 0"


# -- leaders placed after seeing the hand: Asculum -----------------------------------------------


@rule("ANC-03-011")
def test_at_asculum_both_sides_place_two_leaders_after_seeing_their_hands_rome_first() -> None:
    case = new_game("ancients", "117-asculum")
    assert (case.decider, case.question) == ("bottom", "cc-ask-place-leader")
    assert (hand(case, 0), hand(case, 1)) == (4, 6), "the hands are dealt"
    units = case.view("top")["units"]
    own = sorted(f"place-leader {unit['hex']}" for unit in units if unit["side"] == "bottom")
    assert case.options() == own
    for hex_ in ("A1", "D9", "E8"):
        assert case.why_not(f"place-leader {hex_}") == "ANC-03-011", "only with an own unit"
    case.play("place-leader F1")
    assert case.why_not("place-leader F1") == "ANC-03-011", "a hex holds one leader"
    case.play("place-leader C2")
    assert (case.decider, case.question) == ("top", "cc-ask-place-leader")
    case.play("place-leader D9", "place-leader F8")
    assert (case.decider, case.question) == ("bottom", "cc-ask-card")
    assert {"leader F1 Decius", "leader C2 Sulpicius"} <= set(pieces(case, "bottom"))
    assert {"leader D9 Pyrrhus", "leader F8 Officer"} <= set(pieces(case, "top"))


# -- heroes and special units --------------------------------------------------------------------


@rule("ANC-03-011", "ANC-17-003")
def test_alexander_adds_a_die_and_the_companions_ignore_a_sword_and_a_flag() -> None:
    # They attack and are struck back by two swords and two flags; Alexander himself survives the check.
    case = start("107-granicus", "llll", "ssff", "ll")
    put(case, "C8", "C4")
    put(case, "F1", "C3")
    attack(turn(case, "order-two-right", "C4"), "C4", "C3").play("battle-back")
    assert rolls(case) == [4, 4], "three of the cavalry and Alexander's one; four of the infantry"
    assert "MC C4 2" in pieces(case, "top"), "one sword is ignored"
    assert case.options("ignore") == ["ignore 0", "ignore 1", "ignore 2"], "one for the leader, one for the Companions"


@rule("ANC-03-011")
@pytest.mark.parametrize("key", ["107-granicus", "108-issus", "109-gaugamela", "110-jaxartes-river", "111-hydaspes"])
def test_alexander_and_his_companions_fight_in_all_his_battles(key: str) -> None:
    roster = new_game("ancients", key).match.position.roster
    assert [(leader.name, leader.close_dice) for leader in roster.leaders if leader.close_dice] == [("Alexander", 1)]
    companions = [unit for unit in roster.units if unit.elite is not None and unit.elite.name == "Companions"]
    assert len(companions) == (2 if key == "111-hydaspes" else 1)
    for unit in companions:
        assert unit.elite is not None
        abilities = (unit.elite.helmets, unit.elite.ignored_flags, unit.elite.ignored_swords, unit.elite.bow_range)
        assert abilities == (False, 1, 1, 0)
        assert unit.kind.key == "medium-cavalry"


@rule("ANC-03-011")
def test_a_hero_adds_his_die_only_to_his_own_unit_and_on_top_of_terrain() -> None:
    for leader, terrain, dice in (("E2", "", "lllll"), ("D2", "", "llll"), ("E2", "forest E3", "lll")):
        text = f"""
            bottom: MI E2, leader {leader} *dice Alexander
            top: HI E3
            terrain: {terrain}
            card: order-two-center
            ordered: E2
            to do: battle
            discards: first-strike
            """
        case = position("ancients", text, words(dice), luck=False)
        case.play("attack E2 E3")
        assert rolls(case) == [len(dice)]


@rule("ANC-03-011")
def test_the_helmets_of_a_satrap_help_only_the_unit_he_is_with() -> None:
    text = """
        bottom: MC E2, leader {hex} {marks} Rhoesaces
        top: HI E3
        card: order-two-center
        ordered: E2
        to do: battle
        discards: first-strike
        """
    for hex_, marks, left in (("E2", "*solitary", 2), ("D2", "*solitary", 4), ("D2", "", 2)):
        case = position("ancients", text.format(hex=hex_, marks=marks), words("kkl"), luck=False)
        case.play("attack E2 E3")
        assert case.match.position.blocks[1] == left
    roster = new_game("ancients", "107-granicus").match.position.roster
    satraps = {leader.name for leader in roster.leaders if leader.is_solitary}
    assert satraps == {"Mithridates", "Rhoesaces", "Spithridates"}


@rule("ANC-03-011")
def test_a_satrap_rallies_only_the_unit_he_is_with() -> None:
    for marks, rallied in (("*solitary", ["rally E2"]), ("", ["rally D2", "rally E2"])):
        text = f"""
            bottom: MC E2 2, MC D2 2, leader E2 {marks} Rhoesaces
            top: HI E9
            card: rally
            command: 2 1
            """
        case = position("ancients", text, words("mm"), luck=False)
        assert case.options("rally") == rallied


@rule("ANC-03-011")
def test_a_leadership_card_on_a_satrap_orders_only_his_unit() -> None:
    case = start("107-granicus")
    turn(case, "order-two-right")
    show(case, "leadership-any-section")
    case.play("order-leader F5")
    assert case.lines()["ordered"] == "F5"
    assert case.question == "cc-ask-move", "there is nobody else to order"
    # Parmenio is no satrap.
    case = start("107-granicus")
    show(case, "leadership-any-section")
    case.play("order-leader G8", "order H8")
    assert case.lines()["ordered"] == "G8 H8"


@rule("ANC-03-011", "ANC-17-003")
def test_the_immortals_shoot_like_bow_infantry() -> None:
    for shooter, clause in (("G3", None), ("F4", "ANC-10-001")):
        case = start("108-issus", "mm")
        put(case, "I7", "G6")
        put(case, "G4", "A5")
        turn(case, "order-two-left")
        turn(case, "order-three-center", "G3", "F4", "F3").play("done")
        assert case.why_not(f"attack {shooter} G6") == clause
        if clause is None:
            assert rolls(case.play("attack G3 G6")) == [2]


@rule("ANC-03-011")
def test_the_river_of_issus_stops_but_limits_no_dice() -> None:
    case = start("108-issus", "lllll", "llll")
    put(case, "F8", "F5")
    attack(turn(case, "order-two-center", "F5"), "F5", "F4").play("battle-back")
    assert rolls(case) == [5, 4]


@rule("ANC-03-011", "ANC-17-003")
def test_the_indian_auxilia_shoot_like_bow_infantry() -> None:
    for indian in ("B1", "C1", "D1"):
        case = start("123-indus", "hh")
        put(case, indian, "E4")
        put(case, "G7", "H4")
        turn(case, "order-two-center", "E4", "G2").play("done")
        assert case.why_not("attack E4 H4") is None, "three hexes, and other auxilia throw two"
        assert rolls(case.play("attack E4 H4")) == [2]
    roster = case.match.position.roster
    assert [unit.side for unit in roster.units if unit.elite is not None] == [0, 0, 0]


@rule("ANC-03-011", "ANC-17-009", "ANC-17-010")
@pytest.mark.parametrize(
    ("key", "hex_", "name"),
    [
        ("002-crimissos-river", "C6", "Sacred Band"),
        ("104-leuctra", "L7", "Theban Sacred Band"),
        ("113-paraitacene", "I2", "Silver Shields"),
        ("114-gabiene", "E2", "Silver Shields"),
    ],
)
def test_sacred_bands_and_silver_shields_hit_with_helmets_and_ignore_a_flag(key: str, hex_: str, name: str) -> None:
    case = start(key)
    field = case.match.position
    elites = [unit for unit in field.roster.units if unit.elite is not None]
    assert [field.field.board.labels[unit.hex] for unit in elites] == [hex_]
    elite = elites[0].elite
    assert elite is not None
    assert (elite.name, elite.helmets, elite.ignored_flags, elite.ignored_swords) == (name, True, 1, 0)


# -- elephants and phalanxes ---------------------------------------------------------------------


FLAGS = """
    bottom: {defender} E2, leader E2, LI D2, LI F2
    top: {attacker} E3
    turn: top
    card: order-two-center
    ordered: E3
    to do: battle
    discards: first-strike
    special: fears-elephants {side}
    """


@rule("ANC-03-011")
def test_at_heraclea_roman_foot_may_not_ignore_flags_of_elephants_in_close_combat() -> None:
    for defender, attacker, side, ignorable in (
        ("MI", "EL", "bottom", 0),
        ("AX", "EL", "bottom", 0),
        ("MI", "HI", "bottom", 2),
        ("MC", "EL", "bottom", 2),
        ("MI", "EL", "top", 2),
    ):
        dice = {"MI": "fflll", "AX": "ffl", "MC": "ffl"}[defender] if attacker == "EL" else "fflll"
        dice = dice[:4] if (defender, attacker) == ("MI", "EL") else dice
        case = position("ancients", FLAGS.format(defender=defender, attacker=attacker, side=side), words(dice))
        case.play("attack E3 E2")
        if case.question == "cc-ask-react":
            case.play("stand")
        assert len(case.options("ignore")) == (ignorable + 1 if ignorable else 0)


@rule("ANC-03-011")
def test_the_rule_of_heraclea_is_in_force_there() -> None:
    case = start("116-heraclea", "ffll")
    put(case, "B8", "F3")
    attack(turn(case, "order-two-center", "F3"), "F3", "F2")
    assert case.options("ignore") == []


@rule("ANC-03-011")
@pytest.mark.parametrize(
    ("key", "here", "there"),
    [("120-cynoscephalae", "A4", "A5"), ("121-magnesia", "D4", "D5"), ("124-pydna", "A4", "A5")],
)
@pytest.mark.parametrize(("optional", "dice"), [("on", "lll"), ("off", "lllll")])
def test_an_unsupported_phalanx_battles_back_with_three_dice_if_the_optional_rule_is_on(
    key: str, here: str, there: str, optional: str, dice: str
) -> None:
    case = start(key, "llll", dice, optional=optional)
    shown = case.view("top")["units"]
    legion = next(unit["hex"] for unit in shown if unit["side"] == "bottom" and unit["kind"] == "medium-infantry")
    phalanx = next(unit["hex"] for unit in shown if unit["side"] == "top" and unit["kind"] == "heavy-infantry")
    put(case, legion, here)
    put(case, phalanx, there)
    if case.decider == "top":
        turn(case, "order-two-left")
    attack(turn(case, "order-two-left", here), here, there).play("battle-back")
    assert rolls(case) == [4, len(dice)]


PHALANX = """
    bottom: {attacker} E2
    top: {defender} E3{others}
    card: order-two-center
    ordered: E2
    to do: battle
    discards: first-strike
    bottom hand: line-command
    top hand: line-command
    command: 1 1
    special: stiff-phalanx top
    """


@rule("ANC-03-011")
def test_which_phalanx_is_stiff() -> None:
    for attacker, defender, others, first, back in (
        ("MI", "HI", "", "llll", "lll"),
        ("HI", "HI", "", "lllll", "lll"),
        ("HI", "HI", ", leader E3", "lllll", "lll"),
        ("MI", "HI", ", LI D3, LI F3", "llll", "lllll"),
        ("MI", "HI", ", LI D3", "llll", "lll"),
        ("AX", "HI", "", "lll", "lllll"),
        ("WA", "HI", "", "llll", "lllll"),
        ("HC", "HI", "", "llll", "lllll"),
        ("HI", "MI", "", "lllll", "llll"),
    ):
        text = PHALANX.format(attacker=attacker, defender=defender, others=others)
        case = position("ancients", text, words(first, back), luck=False)
        case.play("attack E2 E3", "battle-back")
        assert rolls(case) == [len(first), len(back)]
    # Its own attack is as strong as ever, and Roman phalanxes are not stiff.
    text = PHALANX.format(attacker="HI", defender="HI", others="").replace("phalanx top", "phalanx bottom")
    case = position("ancients", text, words("lllll", "lllll"), luck=False)
    assert rolls(case.play("attack E2 E3", "battle-back")) == [5, 5]


# -- files with faults ---------------------------------------------------------------------------

GOOD = """\
name = "Test"
date = "200 BC"
first = "bottom"
banners = 5

[bottom]
army = "Roman"
commander = "Scipio"
cards = 5

[bottom.units]
heavy-infantry = "E2 F2"
light-cavalry = "A1"

[bottom.leaders]
Scipio = "E2"

[top]
army = "Punic"
cards = 4

[top.units]
elephants = [
    "E8",
    "F8",
]
heavy-war-machine = "G9"

[top.leaders]
Hanno = "E8"
"Mago the Younger" = "A5"

[top.reserve]
warriors = 2
auxilia = 1
leaders = ["Gisgo"]

[terrain]
forest = "C4 C5"
rampart = "D4:sw,se"
river = "M5"

[special]
ambush = { side = "top", turn = 2 }
hand-grows = { bottom = 6 }

[[special.elite]]
hex = "F2"
name = "Triarii"
helmets = true

[[special.elite]]
hex = "E8"
name = "Surus"
flags = 1

[[special.hero]]
leader = "Scipio"
vital = true

[record]
plays = 10
bottom = 40
top = 60
"""


def faults(text: str) -> list[tuple[int, str]]:
    """What is wrong with the text of a scenario, by line."""
    with pytest.raises(BadScenario) as caught:
        AncientsReader("test", text).read_whole()
    shown = str(caught.value).splitlines()
    found = [(fault.line, fault.text) for fault in caught.value.faults]
    assert shown == [f"test:{line}: {text}" for line, text in found], "each with the file and the line"
    assert found == sorted(found, key=lambda fault: fault[0]), "in the order of the file"
    return found


def spoilt(old: str, new: str) -> str:
    """The good text with one thing changed."""
    assert GOOD.count(old) == 1
    return GOOD.replace(old, new)


def line_of(text: str, part: str) -> int:
    """The line on which something stands."""
    assert text.count(part) == 1
    return text[: text.index(part)].count("\n") + 1


def test_the_good_text_is_good() -> None:
    entry = AncientsReader("test", GOOD).read_whole()
    assert len(entry.setting.roster.units) == 9
    assert len(entry.setting.roster.leaders) == 4


class Reduced(AncientsReader):
    """A reader of files in which units may begin with fewer blocks."""

    def reads_blocks(self) -> bool:
        return True


@pytest.mark.skipif(os.environ.get("VEXILLA_BUILD") == "compiled", reason="a compiled reader has no interpreted heirs")
def test_a_special_unit_keeps_the_blocks_it_begins_with() -> None:
    text = spoilt('heavy-infantry = "E2 F2"', 'heavy-infantry = "E2 F2:2"')
    (unit,) = [
        unit for unit in Reduced("test", text).read_whole().setting.roster.units if unit.elite and unit.side == 0
    ]
    assert unit.elite is not None
    assert (unit.elite.name, unit.blocks) == ("Triarii", 2)


@pytest.mark.parametrize(
    ("old", "new", "where", "says"),
    [
        # The War Council.
        ('name = "Test"', 'name = ""', 'name = ""', "needs a name"),
        ('first = "bottom"', 'first = "left"', 'first = "left"', "'left'"),
        ("banners = 5", "banners = 0", "banners = 0", "from 1 to 30"),
        ("banners = 5", 'banners = "five"', 'banners = "five"', "'five'"),
        ("banners = 5", "banners = { bottom = 5 }", "banners = {", "None"),
        ("cards = 5", "cards = 0", "cards = 0", "from 1 to 12"),
        ("cards = 4", "cards = 13", "cards = 13", "from 1 to 12"),
        ("cards = 4", "cards = true", "cards = true", "from 1 to 12"),
        ('army = "Punic"', "army = 3", "army = 3", "needs an army"),
        ('date = "200 BC"', 'colour = "red"', "colour =", "'colour'"),
        ('commander = "Scipio"', 'comander = "Scipio"', "comander", "did you mean 'commander'"),
        ("plays = 10", 'plays = "ten"', "[record]", "a record needs"),
        # Units.
        ("light-cavalry =", "lihgt-cavalry =", "lihgt-cavalry", "did you mean 'light-cavalry'"),
        ('"A1"', '"A1 N1"', "N1", "N1 is no hex"),
        ('"A1"', '"A1 M2"', "M2", "even ranks one hex shorter"),
        ('"A1"', "5", "light-cavalry = 5", "must be hexes"),
        ('light-cavalry = "A1"', 'light-cavalry = "F2"', 'light-cavalry = "F2"', "bottom heavy-infantry"),
        ('"A1"', '"A1 A1"', '"A1 A1"', "two units never share"),
        ('    "F8",', '    "A1",', '    "A1",', "A1 already holds bottom light-cavalry"),
        ('    "F8",', '    "Z8",', '    "Z8",', "Z8 is no hex"),
        ('light-cavalry = "A1"', 'light-cavalry = "M5"', 'light-cavalry = "M5"', "river is closed"),
        ('river = "M5"', 'marsh = "G9"', 'heavy-war-machine = "G9"', "marsh is closed"),
        ("warriors = 2", "wariors = 2", "wariors", "did you mean 'warriors'"),
        ("warriors = 2", "warriors = 0", "warriors = 0", "number of units"),
        ('leaders = ["Gisgo"]', "leaders = 1", "leaders = 1", "must be"),
        # Leaders.
        ('Younger" = "A5"', 'Younger" = "E10"', 'Younger" = "E10"', "E10 is no hex"),
        ('Hanno = "E8"', 'Hanno = "E2"', 'Hanno = "E2"', "E2 already holds Scipio"),
        ('Hanno = "E8"', 'Hanno = "F2"', 'Hanno = "F2"', "with an enemy unit"),
        ('Younger" = "A5"', 'Younger" = "E8"', 'Younger" = "E8"', "already holds Hanno"),
        # Terrain.
        ("forest =", "forrest =", "forrest", "did you mean 'forest'"),
        ('"C4 C5"', '"C4 M4"', "M4", "M4 is no hex"),
        ('river = "M5"', 'river = "C5"', 'river = "C5"', "C5 is already forest"),
        ('"D4:sw,se"', '"D4"', 'rampart = "D4"', "needs its front sides"),
        ('"D4:sw,se"', '"D4:sw,south"', "south", "'south'"),
        ('"C4 C5"', '"C4:sw C5"', "C4:sw", "has no front"),
        # Special rules.
        ("hand-grows =", "hand-grow =", "hand-grow =", "did you mean 'hand-grows'"),
        ("{ bottom = 6 }", '{ bottom = "six" }', '"six"', "from 1 to 12"),
        ("{ bottom = 6 }", "{ left = 6 }", "{ left = 6 }", "'left'"),
        ("{ bottom = 6 }", "6", "hand-grows = 6", "needs a value for a side"),
        ("turn = 2", "turn = 0", "turn = 0", "a side and a turn"),
        ('side = "top"', 'side = "bottom"', 'side = "bottom"', "needs a reserve"),
        ('side = "top"', 'side = "left"', 'side = "left"', "'left'"),
        ("hand-grows = { bottom = 6 }", 'siege = "yes"', 'siege = "yes"', "true or false"),
        ("hand-grows = { bottom = 6 }", "leaders-decide = 1", "leaders-decide", "true or false"),
        ("hand-grows = { bottom = 6 }", 'legions = { bottom = "roman" }', "legions", "'roman'"),
        ("hand-grows = { bottom = 6 }", 'exits = { bottom = "A9 N9" }', "N9", "N9 is no hex"),
        ("hand-grows = { bottom = 6 }", "objectives = { top = 9 }", "objectives", "must be hexes"),
        ("hand-grows = { bottom = 6 }", "hand-jumps = { top = { cards = 6 } }", "hand-jumps", "banners and cards"),
        ("hand-grows = { bottom = 6 }", 'fears-elephants = "all"', "fears-elephants", "'all'"),
        ("hand-grows = { bottom = 6 }", 'stiff-phalanx = "all"', "stiff-phalanx", "'all'"),
        ("hand-grows = { bottom = 6 }", 'optional = "legions"', "optional", "'legions'"),
        ("hand-grows = { bottom = 6 }", "place-leaders = 2", "place-leaders", "needs numbers"),
        (
            "hand-grows = { bottom = 6 }",
            'place-leaders = { first = "top", top = 2 }',
            "place-leaders",
            "top places 2 leaders, but its reserve names 1",
        ),
    ],
)
def test_a_fault_is_named_with_its_line(old: str, new: str, where: str, says: str) -> None:
    text = spoilt(old, new)
    found = faults(text)
    assert [line for line, _ in found] == [line_of(text, where)]
    assert says in found[0][1]


@pytest.mark.parametrize(
    ("missing", "where", "says"),
    [
        ('name = "Test"\n', 1, "needs a name"),
        ('first = "bottom"\n', 1, "first must be"),
        ("banners = 5\n", 1, "banners must be"),
        ("cards = 5\n", "[bottom]\n", "cards must be"),
        ('army = "Roman"\n', "[bottom]\n", "needs an army"),
        ('[bottom.units]\nheavy-infantry = "E2 F2"\nlight-cavalry = "A1"\n', "[bottom]\n", "an army needs units"),
        ('heavy-infantry = "E2 F2"\nlight-cavalry = "A1"\n', "[bottom.units]\n", "an army needs units"),
    ],
)
def test_what_is_missing_is_named_where_it_belongs(missing: str, where: str | int, says: str) -> None:
    text = spoilt(missing, "").replace('hex = "F2"', 'hex = "E8"') if "F2" in missing else spoilt(missing, "")
    found = faults(text)
    assert [line for line, _ in found] == [where if isinstance(where, int) else line_of(text, where)]
    assert says in found[0][1]


def test_missing_armies_are_named() -> None:
    found = faults('name = "Test"\nfirst = "top"\nbanners = 5\n')
    assert [text for _, text in found] == [
        f"a scenario needs a table [{side}] with army, cards, units and leaders" for side in ("bottom", "top")
    ]
    assert [line for line, _ in found] == [1, 1]


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("banners = 5", "banners 5", "banners 5"),
        ('army = "Punic"', 'army = "Punic', 'army = "Punic'),
        ("cards = 4", "cards = 4 # first\ncards = 4", "cards = 4\n"),
        ("[top.units]", "[top.units", "[top.units\n"),
        ("plays = 10", "plays = ten", "plays = ten"),
    ],
)
def test_a_text_that_is_not_toml_is_refused_with_the_line(old: str, new: str, where: str) -> None:
    text = spoilt(old, new)
    found = faults(text)
    assert [line for line, _ in found] == [line_of(text, where)]
    assert found[0][1].startswith("this is not TOML")


def test_all_faults_are_named_at_once_in_the_order_of_the_file() -> None:
    text = spoilt('first = "bottom"', 'first = "left"').replace("cards = 4", "cards = 40").replace("C4 C5", "C4 Z5")
    text = text.replace('"A1"', '"A11"').replace("hand-grows", "hand-growth").replace('"A5"', '"E8"')
    lines = [line_of(text, part) for part in ("left", "A11", "cards = 40", "Younger", "Z5", "hand-growth")]
    assert [line for line, _ in faults(text)] == lines


@pytest.mark.parametrize(
    ("old", "new", "where", "says"),
    [
        ('hex = "F2"', 'hex = "F3"', "F3", "no unit on 'F3'"),
        ('name = "Triarii"', "helmet = true", "helmet = true", "did you mean 'helmets'"),
        ('hex = "E8"\nname', 'hex = "E7"\nname', "E7", "no unit on 'E7'"),
        ("flags = 1", "flag = 1", "flag = 1", "did you mean 'flags'"),
        ('leader = "Scipio"', 'leader = "Sulla"', "Sulla", "there is no leader 'Sulla'"),
        ("vital = true", "mortal = true", "mortal", "'mortal'"),
    ],
)
def test_a_fault_in_a_list_of_tables_is_named_with_its_line(old: str, new: str, where: str, says: str) -> None:
    text = spoilt(old, new)
    found = faults(text)
    assert says in found[0][1]
    assert [line for line, _ in found] == [line_of(text, where)]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("flags = 1", 'flags = "one"'),
        ("flags = 1", "flags = [1]"),
        ("flags = 1", "flags = -1"),
        ("flags = 1", "flags = 10"),
        ("flags = 1", "bow = 40"),
        ("helmets = true", 'helmets = "no"'),
        ("vital = true", 'dice = "two"'),
        ("vital = true", "dice = 20"),
        ("vital = true", 'vital = "no"'),
    ],
)
def test_a_special_unit_or_hero_with_a_senseless_ability_is_refused(old: str, new: str) -> None:
    faults(spoilt(old, new))


def test_a_leader_alone_on_closed_terrain_is_refused() -> None:
    text = spoilt('river = "M5"', 'river = "A5"')
    assert [line for line, _ in faults(text)] == [line_of(text, "Mago the Younger")]


def test_an_unclosed_list_is_named_at_the_end_of_the_file() -> None:
    text = spoilt('leaders = ["Gisgo"]', 'leaders = ["Gisgo"').split("[terrain]", maxsplit=1)[0].rstrip()
    found = faults(text)
    assert [line for line, _ in found] == [text.count("\n") + 1]
