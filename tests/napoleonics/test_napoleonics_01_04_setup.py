"""Chapters 1 to 4: the box, the board, the dice, setting up, victory. The unit cards have a file of their own."""

import tomllib
from collections import Counter
from typing import Any

import pytest

from napoleonics.fields import banners, battle, blocks_at, dice_of, dice_rolled, field, hexes, leader_at, throw, unit_at
from vexilla.games import GAMES
from vexilla.games.commands_colors.rolls import Roll
from vexilla.games.commands_colors.scenario import BadScenario
from vexilla.games.napoleonics.cards import CARD_KEYS, CARDS
from vexilla.games.napoleonics.scenario import NapoleonicsReader, scenario_text
from vexilla.games.napoleonics.units import FACES, IN_THE_BOX, KINDS, LEADERS_IN_THE_BOX, NATIONS
from vexilla.kernel.chance import generator_from
from vexilla.kernel.refusal import BadSetup, IllegalAction
from vexilla.testing import Case, new_game, rule

SCENARIOS = GAMES.find("napoleonics").scenarios
ROLICA = "001-rolica-first-position"
SIDES = ("bottom", "top")
FILES = "ABCDEFGHIJKLM"
HEXES = [f"{FILES[file]}{rank}" for rank in range(1, 10) for file in range(13 - (rank + 1) % 2)]


def idle_turn(case: Case) -> str:
    """Play the first card of the hand and order nobody; who did."""
    side = case.decider
    case.play(case.options("play")[0])
    while not case.over and case.decider == side:
        case.play("done" if "done" in case.options() else case.options()[0])
    return side


# -- chapter 1 -----------------------------------------------------------------------------------


@rule("NAP-01-002")
def test_without_a_card_nobody_acts_and_dice_decide_everything() -> None:
    text = "bottom: FR-LN E4, FR-LN F4\ntop: BR-LN E5"
    case = field(text, deck=["rally"])
    assert case.why_not("done") == "NAP-05-008"
    for action in ("move F4 F3", "attack E4 E5", "order E4"):
        assert case.why_not(action) == "NAP-05-004"
    assert case.options() == sorted(f"play {card}" for card in set(case.lines()["bottom hand"].split()))
    # Attack Left orders nobody who stands in the centre only: nothing happens.
    case.play("play attack-left")
    assert case.decider == "top"
    assert (case.lines()["bottom"], case.lines()["top"]) == ("FR-LN E4, FR-LN F4", "BR-LN E5")
    case = battle(text + "\nordered: E4", throw(5, "infantry", "infantry", "flag"))
    case.play("attack E4 E5", "retreat E6", "stay")
    assert blocks_at(case, "E6") == 2


@rule("NAP-01-003")
@pytest.mark.parametrize("key", SCENARIOS)
def test_the_armies_are_french_british_and_portuguese_and_the_field_is_the_scenarios(key: str) -> None:
    data = tomllib.loads(scenario_text(key))
    view = new_game("napoleonics", key).view("spectator")
    assert {unit["kind"].partition("-")[0] for unit in view["units"]} <= {"french", "british", "portuguese"}
    assert set(view["terrain"]) == {
        place.partition(":")[0] for hexes_ in data.get("terrain", {}).values() for place in hexes_.split()
    }


@rule("NAP-01-003")
def test_nations_differ_only_by_their_unit_cards() -> None:
    assert set(NATIONS) == {"french", "british", "portuguese"}
    assert [len(kinds) for kinds in NATIONS.values()] == [13, 10, 6]
    # The same field, the same card: only the card of the unit makes the difference.
    text = "bottom: {} E4\ntop: FR-LN E5\nordered: E4"
    assert [dice_of(text.format(f"{nation}-LN"), "E4 E5") for nation in ("FR", "BR", "PT")] == [5, 4, 4]
    text = "bottom: {} E4\ntop: FR-LN E6\nordered: E4"
    assert [dice_of(text.format(f"{nation}-LN"), "E4 E6") for nation in ("FR", "BR", "PT")] == [4, 5, 4]


# -- chapter 2: the box --------------------------------------------------------------------------


@rule("NAP-02-001")
@pytest.mark.parametrize("key", SCENARIOS)
def test_the_tiles_of_the_box_are_enough_for_every_battle_and_each_side_has_a_track(key: str) -> None:
    view = new_game("napoleonics", key).view("spectator")
    assert len(view["terrain"]) <= 56
    assert len(view["track"]) == 2


@rule("NAP-02-002", "NAP-03-007")
@pytest.mark.parametrize("key", SCENARIOS)
def test_one_deck_of_seventy_cards_is_shuffled_and_each_side_is_dealt_its_cards(key: str) -> None:
    data = tomllib.loads(scenario_text(key))
    case = new_game("napoleonics", key)
    view = case.view("spectator")
    for side in SIDES:
        assert view["hands"][side]["cards"] == data[side]["cards"] == view["command"][side]
    assert view["deck"] + data["bottom"]["cards"] + data["top"]["cards"] == 70
    assert sum(case.match.position.deck) == view["deck"]
    assert sum(card.copies for card in CARDS) == 70


@rule("NAP-03-007")
def test_the_deal_differs_with_the_shuffle_and_every_card_can_be_dealt() -> None:
    hands = {new_game("napoleonics", ROLICA, seed=seed).lines()["bottom hand"] for seed in range(80)}
    assert len(hands) > 70
    assert {card for hand in hands for card in hand.split()} == set(CARD_KEYS)


@rule("NAP-02-003")
def test_a_roll_of_more_than_eight_dice_rolls_them_all() -> None:
    # Five blocks and a die for guard grenadiers, and twice the four dice of a battery.
    text = "bottom: BR-GG E4, BR-FA F5, BR-FA D5\ntop: FR-LN E5, FR-LN K8\nordered: E4 F5 D5"
    case = battle(text, throw(14, *["infantry"] * 4))
    case.play("attack E4 E5", "support F5", "support D5")
    assert dice_rolled(case) == [14]
    assert banners(case) == (1, 0)
    # Nor are the dice of a card limited: as many as the command.
    hand = "rally " + "probe-center " * 6 + "attack-center " * 5
    case = field(f"bottom: FR-LN A1 1\nbottom hand: {hand}", throw(12, "infantry", "infantry")).play("play rally")
    assert [len(event["dice"]) for event in case.events("cc-rolled-for")] == [12]


@rule("NAP-02-005", "NAP-02-006", "NAP-02-007", "NAP-02-008")
def test_the_blocks_of_the_box_are_those_of_its_units_and_leaders_with_the_spare_ones() -> None:
    used = [0, 0, 0]
    for kind in KINDS:
        used[kind.arm] += IN_THE_BOX[kind.key] * kind.blocks
    infantry, cavalry, guns = used
    leaders = sum(LEADERS_IN_THE_BOX.values())
    assert (infantry, cavalry, guns + leaders) == (180, 77, 48)
    assert (infantry + 13, cavalry + 10, guns + leaders + 12) == (193, 87, 60)
    assert infantry + 13 + cavalry + 10 + guns + leaders + 12 == 340


@rule("NAP-02-010", "NAP-02-011")
def test_the_field_is_nine_rows_of_thirteen_and_twelve_hexes() -> None:
    assert len(HEXES) == 5 * 13 + 4 * 12 == 113
    everyone = ", ".join(f"FR-LN {hex_}" for hex_ in HEXES)
    case = field(f"bottom: {everyone}\ncard: bayonet-charge")
    assert set(hexes(case, "order")) == set(HEXES)
    for label in ("M2", "M4", "M6", "M8", "N1", "A10", "A0"):
        with pytest.raises(BadSetup):
            field(f"bottom: FR-LN {label}")


@rule("NAP-02-011")
@pytest.mark.parametrize(
    ("here", "around"),
    [
        ("E2", "D2 F2 E1 F1 E3 F3"),
        ("E3", "D3 F3 D2 E2 D4 E4"),
        ("G5", "F5 H5 F4 G4 F6 G6"),
        ("A1", "B1 A2"),
        ("M1", "L1 L2"),
        ("A2", "B2 A1 B1 A3 B3"),
        ("L2", "K2 L1 M1 L3 M3"),
        ("A5", "B5 A4 A6"),
        ("M5", "L5 L4 L6"),
        ("A9", "B9 A8"),
        ("M9", "L9 L8"),
        ("F8", "E8 G8 F7 G7 F9 G9"),
    ],
)
def test_a_hex_has_up_to_six_neighbours_two_in_its_row_and_two_in_the_next_towards_each_player(
    here: str, around: str
) -> None:
    for side, other in (SIDES, SIDES[::-1]):
        text = f"{side}: FR-LN {here}\nturn: {side}\nordered: {here}\n"
        case = field(text + "card: forward")
        assert set(hexes(case, "move", here)) == set(around.split())
        enemies = ", ".join(f"BR-LN {hex_}" for hex_ in HEXES if hex_ != here)
        case = battle(text + f"{other}: {enemies}")
        assert set(hexes(case, "attack", here)) == set(around.split())


def sections_of(side: str, section: str) -> set[str]:
    """Whom a card orders when the player's units stand everywhere."""
    everyone = ", ".join(f"FR-LN {hex_}" for hex_ in HEXES)
    return set(hexes(field(f"{side}: {everyone}\nturn: {side}\ncard: probe-{section}"), "order"))


def files(first: str, last: str) -> str:
    return FILES[FILES.index(first) : FILES.index(last) + 1]


@rule("NAP-02-012", "NAP-02-013", "NAP-02-014")
def test_dotted_lines_through_the_fifth_and_ninth_hex_of_the_long_rows_make_three_sections() -> None:
    west = {h for h in HEXES if h[0] in (files("A", "E") if int(h[1]) % 2 else files("A", "D"))}
    center = {h for h in HEXES if h[0] in (files("E", "I") if int(h[1]) % 2 else files("E", "H"))}
    east = {h for h in HEXES if h[0] in (files("I", "M") if int(h[1]) % 2 else files("I", "L"))}
    # One player's left is the other's right.
    assert sections_of("bottom", "left") == sections_of("top", "right") == west
    assert sections_of("bottom", "center") == sections_of("top", "center") == center
    assert sections_of("bottom", "right") == sections_of("top", "left") == east
    assert west & center == {"E1", "E3", "E5", "E7", "E9"}
    assert center & east == {"I1", "I3", "I5", "I7", "I9"}


@rule("NAP-02-015", "NAP-03-004")
@pytest.mark.parametrize("key", SCENARIOS)
def test_terrain_lies_where_the_scenario_puts_it_and_the_rest_is_open(key: str) -> None:
    data = tomllib.loads(scenario_text(key))
    fordable = {"river": "stream"} if data.get("special", {}).get("fordable-rivers") else {}
    wanted = {
        place.partition(":")[0]: fordable.get(kind, kind)
        for kind, hexes_ in data.get("terrain", {}).items()
        for place in hexes_.split()
    }
    found = new_game("napoleonics", key).view("spectator")["terrain"]
    assert {hex_: text.partition(":")[0] for hex_, text in found.items()} == wanted


@rule("NAP-02-015")
def test_a_tile_has_its_effect_and_a_hex_without_one_has_none() -> None:
    text = "bottom: FR-LC E4\ntop: BR-LN E6 1\ncard: cavalry-charge\nordered: E4\n"
    assert len(hexes(field(text), "move", "E4")) == 35
    forest = field(text + "terrain: forest E5 F5 D5 F4 D4 E3 F3")
    assert set(hexes(forest, "move", "E4")) == {"E5", "F5", "F4", "D4", "E3", "F3"}


@rule("NAP-02-016", "NAP-05-017")
def test_only_who_was_ordered_moves_or_battles_but_reactions_need_no_order() -> None:
    case = field(
        """
        bottom: FR-LN E4, FR-LN G4, leader H4 Ney
        top: BR-LN E5, BR-LN G5
        card: attack-center
        ordered: E4
        """,
        throw(5),
        throw(4, "infantry"),
    )
    assert {option.split()[1] for option in case.options("move")} == {"E4"}
    assert case.why_not("move G4 G3") == "NAP-05-017"
    assert case.why_not("move-leader H4 H3") == "NAP-05-017"
    case.play("done")
    assert case.options("attack") == ["attack E4 E5"]
    assert case.why_not("attack G4 G5") == "NAP-05-017"
    # The top side's unit battles back in its enemy's turn: it has no order.
    case.play("attack E4 E5", "battle-back")
    assert blocks_at(case, "E4") == 3


@rule("NAP-02-016")
def test_an_enemy_or_nobody_cannot_be_ordered() -> None:
    case = field("bottom: FR-LN E4, FR-LN F4\ntop: BR-LN G5, leader H5\ncard: attack-center")
    assert hexes(case, "order") == ["E4", "F4"]
    for action in ("order G5", "order H5", "order F6", "order-leader H5", "order-leader E4", "leave-square G5"):
        assert case.why_not(action) == "NAP-02-016"


@rule("NAP-02-017")
def test_a_die_shows_infantry_twice_and_the_four_others_once() -> None:
    case = field("bottom: FR-LN E2")
    one: Roll[Any] = Roll(1)
    text = case.match.game.outcomes.text
    weights = {text(outcome).split()[1]: one.weight(case.match, outcome) for outcome in one.options(case.match)}
    assert weights == {"infantry": 2, "cavalry": 1, "artillery": 1, "flag": 1, "sabres": 1}
    three: Roll[Any] = Roll(3)
    assert sum(three.weight(case.match, outcome) for outcome in three.options(case.match)) == 6**3
    generator = generator_from(7)
    counts = Counter(one.sample(case.match, generator) for _ in range(6000))
    shown = {text(outcome).split()[1]: count for outcome, count in counts.items()}
    assert set(shown) == set(FACES)
    assert all(abs(shown[face] - 1000 * weights[face]) < 130 for face in FACES)


@rule("NAP-02-021", "NAP-02-022")
def test_a_leader_is_one_block_and_no_unit() -> None:
    text = "bottom: FR-LN C2, leader E2 Ney\ntop: BR-LN E3\n"
    case = field(text + "card: bayonet-charge")
    assert case.options() == ["done", "order C2"]
    assert case.why_not("order E2") == "NAP-02-016"
    assert [unit["kind"] for unit in case.view("bottom")["units"]] == ["french-line-infantry", "british-line-infantry"]
    case = field(text + "card: attack-center\nordered leaders: E2")
    assert case.options("move ") == []
    assert case.options("move-leader")
    # One sabre, one banner, and nothing is left of him.
    case = battle("bottom: FR-LN E4\ntop: leader E5 Hill, BR-LN K8\nordered: E4", throw(4, "sabres"))
    case.play("attack E4 E5")
    assert leader_at(case, "E5") is None
    assert banners(case) == (1, 0)


@rule("NAP-02-024", "NAP-02-025", "NAP-03-003")
@pytest.mark.parametrize("key", SCENARIOS)
def test_both_sides_begin_with_an_empty_track_of_four_numbered_spaces(key: str) -> None:
    view = new_game("napoleonics", key).view("spectator")
    assert view["track"] == {"bottom": [None] * 4, "top": [None] * 4}
    assert {unit["square"] for unit in view["units"]} == {None}


@rule("NAP-02-024", "NAP-02-025")
def test_numbered_markers_show_which_units_are_in_square() -> None:
    case = field("bottom: FR-LN A1 *square, FR-LN C1 *square3, FR-LN E1\ntop: BR-LN A9 *square2, BR-LN K9 *square")
    assert [unit_at(case, hex_)["square"] for hex_ in ("A1", "C1", "E1", "A9", "K9")] == [1, 3, None, 2, 1]
    track = case.view("spectator")["track"]
    assert [space and space["unit"] for space in track["bottom"]] == ["A1", None, "C1", None]
    assert [space and space["unit"] for space in track["top"]] == ["K9", "A9", None, None]
    five = ", ".join(f"FR-LN {hex_} *square" for hex_ in ("A1", "C1", "E1", "G1", "I1"))
    with pytest.raises(BadSetup):
        field(f"bottom: {five}\ntop: BR-LN A9")
    with pytest.raises(BadSetup):
        field("bottom: FR-LN A1 *square5\ntop: BR-LN A9")


@rule("NAP-02-026")
def test_banners_record_the_way_to_victory_and_stand_nowhere_on_the_field() -> None:
    text = "bottom: FR-LN E4\ntop: BR-LN E5 1, BR-LN K8\nordered: E4\nbanners: 3 2"
    case = battle(text, throw(5, "infantry")).play("attack E4 E5", "stay")
    assert case.view("top")["banners"] == {"bottom": 4, "top": 2}
    assert (case.lines()["bottom"], case.lines()["top"]) == ("FR-LN E4", "BR-LN K8")


@rule("NAP-02-026")
@pytest.mark.parametrize("key", SCENARIOS)
def test_no_battle_needs_more_banners_than_the_box_has_for_both_sides(key: str) -> None:
    assert sum(new_game("napoleonics", key).view("spectator")["needed"].values()) <= 18


# -- chapter 3: setting up -----------------------------------------------------------------------


@rule("NAP-03-001")
def test_a_game_is_one_scenario_and_rolica_is_the_first() -> None:
    with pytest.raises(BadSetup):
        new_game("napoleonics", "099-nowhere")
    assert SCENARIOS[0] == ROLICA
    case = new_game("napoleonics")
    assert case.text() == new_game("napoleonics", ROLICA).text()
    data = tomllib.loads(scenario_text(ROLICA))
    assert data["date"] == "17 August 1808"
    assert case.lines()["bottom"] != new_game("napoleonics", SCENARIOS[1]).lines()["bottom"]


@rule("NAP-03-002")
@pytest.mark.parametrize("key", SCENARIOS)
def test_the_scenario_says_which_army_is_at_the_top_and_which_at_the_bottom(key: str) -> None:
    data = tomllib.loads(scenario_text(key))
    view = new_game("napoleonics", key).view("spectator")
    assert view["armies"] == {side: data[side]["army"] for side in SIDES}
    ranks = {side: [int(unit["hex"][1]) for unit in view["units"] if unit["side"] == side] for side in SIDES}
    assert sum(ranks["bottom"]) / len(ranks["bottom"]) < sum(ranks["top"]) / len(ranks["top"])


@rule("NAP-03-005", "NAP-03-006")
@pytest.mark.parametrize("key", SCENARIOS)
def test_every_symbol_is_a_unit_of_full_strength_on_its_hex_and_leaders_stand_on_theirs(key: str) -> None:
    data = tomllib.loads(scenario_text(key))
    view = new_game("napoleonics", key).view("spectator")
    full = {kind.key: kind.blocks for kind in KINDS}
    for side in SIDES:
        wanted = []
        for kind, places in data[side]["units"].items():
            for place in places.split():
                hex_, _, blocks = place.partition(":")
                wanted.append((kind, hex_, int(blocks or full[kind]), int(blocks or full[kind])))
        units = [unit for unit in view["units"] if unit["side"] == side]
        assert sorted((u["kind"], u["hex"], u["blocks"], u["start"]) for u in units) == sorted(wanted)
        leaders = [leader for leader in view["leaders"] if leader["side"] == side]
        assert sorted((each["name"], each["hex"]) for each in leaders) == sorted(data[side].get("leaders", {}).items())
    assert view["banners"] == {"bottom": 0, "top": 0}


@rule("NAP-03-005")
def test_a_reduced_starting_strength_is_the_strength_of_the_unit() -> None:
    text = scenario_text(ROLICA).replace('"E7 F6 H6 I6"', '"E7:3 F6 H6 I6"')
    scenario = NapoleonicsReader("rolica", text).read_whole().scenario
    assert sorted(unit.blocks for unit in scenario.units if unit.kind.key == "french-line-infantry") == [3, 4, 4, 4]
    for wrong in ("E7:5", "E7:0"):
        with pytest.raises(BadScenario):
            NapoleonicsReader("rolica", text.replace("E7:3", wrong)).read_whole()
    # Rally brings back what was lost, not what was never there.
    case = field("bottom: FR-LN E4 2 *start3\nbottom hand: rally probe-left", "infantry infantry")
    case.play("play rally", "rally E4")
    assert blocks_at(case, "E4") == 3
    assert case.question != "cc-ask-rally"


@rule("NAP-03-008")
def test_a_hand_is_hidden_from_the_opponent_and_so_is_what_is_drawn() -> None:
    case = field(
        "bottom: FR-LN E2\ntop: BR-LN E8\nbottom hand: rally probe-left\ntop hand: bombard elan\ncommand: 2 2",
        deck=["short-supply"],
    )
    assert case.view("bottom")["hands"]["bottom"] == {"cards": 2, "hand": ["probe-left", "rally"]}
    assert case.view("bottom")["hands"]["top"] == {"cards": 2}
    assert case.view("top")["hands"]["bottom"] == {"cards": 2}
    assert sorted(case.view("top")["hands"]["top"]["hand"]) == ["bombard", "elan"]
    for side in SIDES:
        assert case.view("spectator")["hands"][side] == {"cards": 2}
    assert "actions" not in case.view("top")["decision"]
    case.play("play probe-left")
    drawn = case.clone()
    assert [event["card"] for event in case.events("cc-drew", "bottom")] == ["short-supply"]
    assert ["card" in event for event in drawn.events("cc-drew", "top")] == [False]


@rule("NAP-03-009")
def test_the_rest_of_the_cards_is_one_face_down_pile_for_both() -> None:
    case = new_game("napoleonics", ROLICA)
    for watcher in (*SIDES, "spectator"):
        assert case.view(watcher)["deck"] == 70 - 6 - 5
    case.events()
    for side in SIDES:
        before = case.view("spectator")["deck"]
        assert idle_turn(case) == side
        drawn = [event for event in case.events() if event["event"] in ("cc-drew", "cc-scouted")]
        assert {event["side"] for event in drawn} == {side}
        assert case.view("spectator")["deck"] == before - len(drawn)
    # A card that a player holds is not in the pile any more.
    with pytest.raises((BadSetup, IllegalAction)):
        new_game("napoleonics", ROLICA, chance={"deck": ["elan", "elan"]})


@rule("NAP-03-010")
def test_both_players_roll_the_same_dice_and_take_the_same_banners() -> None:
    case = battle(
        "bottom: FR-LN E4 1, FR-LN A1\ntop: PT-LN E5, BR-LN K8\nordered: E4",
        "infantry cavalry",
        "infantry cavalry flag",
    )
    case.play("attack E4 E5", "battle-back")
    rolls = [(event["side"], event["dice"]) for event in case.events("cc-rolled")]
    assert rolls == [("bottom", ["infantry", "cavalry"]), ("top", ["infantry", "cavalry", "flag"])]
    assert banners(case) == (0, 1)
    assert case.view("bottom")["banners"] == case.view("top")["banners"]


@rule("NAP-03-011")
def test_the_special_rules_of_a_battle_hold_in_it_from_the_start_and_in_no_other() -> None:
    text = "bottom: FR-LN A1\ntop: BR-LN A9\ncard: forward\nordered: A1\n"
    assert field(text + "special: exits bottom A1").why_not("exit A1") is None
    assert field(text).why_not("exit A1") == "NAP-05-046"
    text = "bottom: FR-LC E4\ntop: BR-LN E5\nordered: E4\nterrain: hill E5\n"
    for special, squares in (("", True), ("special: no-square hill", False), ("special: no-square town", True)):
        case = battle(text + special, luck=True).play("attack E4 E5")
        assert (case.question == "cc-ask-react") == squares
    # At Rolica the river is a stream, elsewhere it may be none.
    terrain = new_game("napoleonics", ROLICA).view("top")["terrain"]
    assert "stream" in terrain.values()
    assert "river" not in terrain.values()


@rule("NAP-03-012")
@pytest.mark.parametrize("key", SCENARIOS)
def test_the_scenario_names_who_has_the_first_turn(key: str) -> None:
    data = tomllib.loads(scenario_text(key))
    case = new_game("napoleonics", key)
    assert case.decider == case.view("top")["active"] == data["first"]
    assert case.view("top")["turn"] == 1
    assert case.question == "cc-ask-card"


@rule("NAP-03-013")
def test_two_players_decide_everything() -> None:
    case = new_game("napoleonics", ROLICA, seed=3)
    generator = generator_from(5)
    deciders = Counter[str]()
    for _ in range(400):
        if case.over:
            break
        deciders[case.decider] += 1
        options = case.options()
        case.play(options[generator.below(len(options))])
    assert set(deciders) == set(SIDES)
    assert set(case.view("spectator")["hands"]) == set(SIDES)


# -- chapter 4: victory --------------------------------------------------------------------------


@rule("NAP-04-001")
@pytest.mark.parametrize(
    ("held", "needed", "won"),
    [("4 4", "5 5", True), ("3 4", "5 5", False), ("4 4", "6 5", False), ("7 0", "8 1", True)],
)
def test_the_first_side_with_the_banners_it_needs_wins(held: str, needed: str, won: bool) -> None:
    text = f"bottom: FR-LN E4\ntop: BR-LN E5 1, BR-LN K8\nordered: E4\nbanners: {held}\nneeded: {needed}"
    case = battle(text, throw(5, "infantry")).play("attack E4 E5")
    assert case.over == won
    assert case.winner == ("bottom" if won else "nobody")


@rule("NAP-04-001")
def test_each_side_has_its_own_number_of_banners_to_win() -> None:
    # The attacker is destroyed by the battle back: the enemy has one banner.
    text = "bottom: FR-LN E4 1, FR-LN A1\ntop: BR-LN E5\nordered: E4\nneeded: {}"
    for needed, winner in (("6 1", "top"), ("1 6", "nobody")):
        case = battle(text.format(needed), throw(2), throw(4, "infantry")).play("attack E4 E5", "battle-back")
        assert case.winner == winner


@rule("NAP-04-001", "NAP-03-011")
@pytest.mark.parametrize("key", SCENARIOS)
def test_the_scenario_says_how_many_banners_win(key: str) -> None:
    wanted = tomllib.loads(scenario_text(key))["banners"]
    needed = new_game("napoleonics", key).view("spectator")["needed"]
    assert needed == (wanted if isinstance(wanted, dict) else {"bottom": wanted, "top": wanted})
    assert all(5 <= number <= 9 for number in needed.values())


@rule("NAP-04-002")
def test_only_the_last_block_makes_a_banner_and_it_goes_to_the_enemy() -> None:
    for blocks, held in ((1, (1, 0)), (2, (0, 0))):
        case = battle(f"bottom: FR-LN E4\ntop: BR-LN E5 {blocks}, BR-LN K8\nordered: E4", throw(5, "infantry")).play(
            "attack E4 E5"
        )
        assert banners(case) == held
    # The other way round: battling back destroys the attacker.
    case = battle("bottom: FR-LN E4 1, FR-LN A1\ntop: BR-LN E5\nordered: E4", throw(2), throw(4, "infantry"))
    case.play("attack E4 E5", "battle-back")
    assert banners(case) == (0, 1)
    assert case.lines()["bottom"] == "FR-LN A1"
    # By fire, and by a retreat that the edge blocks.
    case = battle("bottom: FR-LN E4\ntop: BR-LN E6 1, BR-LN K8\nordered: E4", throw(4, "infantry"))
    assert banners(case.play("attack E4 E6")) == (1, 0)
    case = battle("bottom: FR-LN G8\ntop: BR-LN G9 1, BR-LN K8\nordered: G8", throw(5, "flag"))
    assert banners(case.play("attack G8 G9")) == (1, 0)


@rule("NAP-04-003")
def test_a_killed_leader_is_a_banner_and_one_who_leaves_over_his_edge_is_none() -> None:
    text = "bottom: FR-LN {} \ntop: leader {} Hill, BR-LN A9\nordered: {}"
    case = battle(text.format("E4", "E5", "E4"), throw(4, "sabres")).play("attack E4 E5")
    assert banners(case) == (1, 0)
    assert case.lines()["top"] == "BR-LN A9"
    case = battle(text.format("G8", "G9", "G8"), throw(4)).play("attack G8 G9")
    assert banners(case) == (0, 0)
    assert leader_at(case, "G9") is None
    # An attached leader dies by two sabres, though his unit lives.
    case = battle(
        "bottom: FR-LN E4\ntop: BR-LN E5, leader E5 Hill, BR-LN A9\nordered: E4",
        throw(5, "infantry"),
        "sabres sabres",
    ).play("attack E4 E5")
    assert banners(case) == (1, 0)
    assert blocks_at(case, "E5") == 3


@rule("NAP-04-004")
def test_a_unit_and_its_leader_are_two_banners() -> None:
    text = "bottom: FR-LN E4\ntop: BR-LN E5 1, leader E5 Hill, BR-LN A9\nordered: E4"
    case = battle(text, throw(5, "infantry"), "sabres").play("attack E4 E5")
    assert banners(case) == (2, 0)
    case = battle(text, throw(5, "infantry"), "flag").play("attack E4 E5")
    assert banners(case) == (1, 0)


@rule("NAP-04-005")
@pytest.mark.parametrize(("kind", "after"), [("kept", 1), ("lost", 0)])
def test_ground_gives_banners_at_the_start_of_a_turn_for_good_or_while_it_is_held(kind: str, after: int) -> None:
    text = "bottom: FR-LN E4\ntop: BR-LN A9\nspecial: objective bottom 1 {} E5\nordered: E4\ncard: attack-center"
    case = field(text.format(kind)).play("move E4 E5")
    assert (case.decider, banners(case)) == ("top", (0, 0))
    case = field(
        f"bottom: FR-LN E5\ntop: BR-LN A9\nspecial: objective bottom 1 {kind} E5\nturn: top\n"
        "bottom hand: attack-left\ntop hand: probe-left\ncommand: 1 1\ncard: probe-right\nto do: draw",
        deck=["rally"],
    )
    assert (case.decider, banners(case)) == ("bottom", (1, 0))
    case.play("play attack-left", "order E5", "move E5 E4")
    assert banners(case) == (after, 0)


@rule("NAP-04-005")
def test_several_hexes_must_all_be_held_by_units_and_may_be_worth_more() -> None:
    text = "top: BR-LN A9\nspecial: objective bottom 2 lost E5 F5\nturn: top\ncard: probe-right\nto do: draw\n"
    for units, held in (
        ("FR-LN E5, FR-LN F5", 2),
        ("FR-LN E5", 0),
        ("FR-LN E5, leader F5", 0),
        ("FR-LN A1", 0),
    ):
        assert banners(field(f"bottom: {units}\n{text}")) == (held, 0)
    # It is worth nothing to the other side.
    assert banners(field(f"bottom: FR-LN A1\n{text.replace('A9', 'E5, BR-LN F5')}")) == (0, 0)


@rule("NAP-04-006")
def test_the_last_banner_ends_the_battle_at_once_whoever_takes_it() -> None:
    text = "bottom: FR-LN E4, FR-LN G4\ntop: BR-LN E5 1, leader E5 Hill, BR-LN G5\nordered: E4 G4\nbanners: 5 5"
    # No casualty check for the leader, no taking ground, no second attack, no draw.
    case = battle(text, throw(5, "infantry", "flag", "flag")).play("attack E4 E5")
    assert (case.over, case.winner, case.options()) == (True, "bottom", [])
    assert banners(case) == (6, 5)
    assert leader_at(case, "E5") == "Hill"
    # In the enemy's turn, too: the battle back is the last blow.
    text = "bottom: FR-LN E4 1, FR-LN G4\ntop: BR-LN E5, BR-LN G5\nordered: E4 G4\nbanners: 5 5"
    case = battle(text, throw(2), throw(4, "infantry")).play("attack E4 E5", "battle-back")
    assert (case.over, case.winner) == (True, "top")
    # A banner for ground can be the winning one.
    case = field(
        "bottom: FR-LN E5\ntop: BR-LN A9\nspecial: objective bottom 1 lost E5\nturn: top\nbanners: 5 0\n"
        "card: probe-right\nto do: draw"
    )
    assert (case.over, case.winner) == (True, "bottom")
