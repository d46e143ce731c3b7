"""Chapters 1 to 7: the box, setting up, victory, the turn, Command cards and orders."""

import tomllib
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from vexilla.games import GAMES
from vexilla.games.ancients.cards import CARD_KEYS, CARDS
from vexilla.games.ancients.scenario import find_scenario, scenario_text
from vexilla.games.ancients.terrain import GROUND_KEYS
from vexilla.games.ancients.units import FACES, KINDS
from vexilla.games.commands_colors.rolls import Roll, faces_of
from vexilla.kernel.chance import generator_from
from vexilla.kernel.refusal import BadSetup, IllegalAction
from vexilla.testing import Case, new_game, position, rule

SCENARIOS = GAMES.find("ancients").scenarios
SIDES = ("bottom", "top")
HEXES = [f"{chr(65 + file)}{rank}" for rank in range(1, 10) for file in range(13 - (rank + 1) % 2)]
#: The blocks of a fresh unit of each kind, as the book gives them.
BLOCKS = {
    "light-infantry": 4,
    "light-sling-infantry": 4,
    "light-bow-infantry": 4,
    "auxilia": 4,
    "warriors": 4,
    "medium-infantry": 4,
    "heavy-infantry": 4,
    "heavy-war-machine": 2,
    "light-cavalry": 3,
    "light-bow-cavalry": 3,
    "medium-cavalry": 3,
    "heavy-cavalry": 3,
    "cataphract-cavalry": 3,
    "camels": 3,
    "cataphract-camels": 3,
    "elephants": 2,
    "heavy-chariots": 2,
    "light-barbarian-chariots": 3,
}
SECTION_CARDS = [
    f"order-{number}-{section}" for number in ("two", "three", "four") for section in ("left", "center", "right")
]
SECTION_CARDS += ["coordinated-attack", "out-flanked"]
LEADERSHIP = [
    "leadership-any-section",
    "inspired-left-leadership",
    "inspired-center-leadership",
    "inspired-right-leadership",
]
HELMET_CARDS = [*SECTION_CARDS, "order-mounted-troops", "i-am-spartacus"]
#: Five dice of I Am Spartacus: one order of each sort.
SPARTACUS = "light medium heavy helmet flag"


def ancients(text: str, *dice: str, deck: Iterable[str] = (), luck: bool = True) -> Case:
    """A position with loaded dice and a stacked deck; no luck means that nothing else may be drawn or rolled."""
    return position("ancients", text, {"dice": list(dice), "deck": list(deck)}, luck=luck)


def hexes_of(options: Iterable[str]) -> set[str]:
    return {option.split()[-1] for option in options}


def orders(case: Case) -> set[str]:
    return hexes_of(case.options("order "))


def unit_at(case: Case, hex_: str) -> dict[str, object]:
    """The unit that everyone sees on a hex."""
    found = [unit for unit in case.view("spectator")["units"] if unit["hex"] == hex_]
    return dict(found[0])


def fall_back(case: Case) -> None:
    """Let whoever retreats take the first way there is."""
    while not case.over and case.question == "cc-ask-retreat":
        case.play(case.options()[0])


# -- chapter 1 -----------------------------------------------------------------------------------


@rule("ANC-01-001", "ANC-03-001", "ANC-03-005", "ANC-03-006")
@pytest.mark.parametrize("key", SCENARIOS)
def test_a_game_is_one_named_battle_and_its_scenario_deploys_complete_units_and_leaders(key: str) -> None:
    data = tomllib.loads(scenario_text(key))
    view = new_game("ancients", key).view("spectator")
    for side in SIDES:
        wanted = sorted(
            (kind, hex_, BLOCKS[kind]) for kind, hexes in data[side].get("units", {}).items() for hex_ in hexes.split()
        )
        found = [unit for unit in view["units"] if unit["side"] == side and unit["hex"] != "reserve"]
        assert sorted((unit["kind"], unit["hex"], unit["blocks"]) for unit in found) == wanted
        assert wanted
        leaders = sorted(data[side].get("leaders", {}).items())
        here = [leader for leader in view["leaders"] if leader["side"] == side and leader["hex"] != "reserve"]
        assert sorted((leader["name"], leader["hex"]) for leader in here) == leaders
    assert view["banners"] == {"bottom": 0, "top": 0}


@rule("ANC-01-001", "ANC-03-001")
def test_there_is_no_game_without_a_battle_of_the_booklet() -> None:
    with pytest.raises(BadSetup):
        new_game("ancients", "099-nowhere")
    first, second = new_game("ancients", "001-akragas"), new_game("ancients", "002-crimissos-river")
    assert first.lines()["bottom"] != second.lines()["bottom"]


@rule("ANC-01-003")
def test_cards_and_dice_are_all_the_chance_there_is() -> None:
    text = """
        bottom: MI E5, LI C4
        top: LI E6
        bottom hand: order-three-left order-two-left order-two-right order-two-center rally
        top hand: order-three-left order-two-left order-two-right order-two-center double-time
        discards: first-strike
        """
    case = ancients(text, "light flag helmet helmet", deck=["line-command"], luck=False)
    case.play("play order-three-left", "order E5", "order C4", "move C4 C5", "done", "attack E5 E6", "stand")
    case.play("retreat E7", "retreat E8", "stay")
    assert unit_at(case, "E8")["blocks"] == 3
    assert case.decider == "top"
    assert "line-command" in case.lines()["bottom hand"]


@rule("ANC-01-004")
def test_a_scenario_gives_the_two_armies_their_names_whoever_they_are() -> None:
    akragas = find_scenario("001-akragas").scenario
    assert [army.army for army in akragas.armies] == ["Syracusan", "Carthaginian"]
    trebbia = find_scenario("005-trebbia").scenario
    assert [army.army for army in trebbia.armies] == ["Roman", "Carthaginian"]
    others = {army.army for key in SCENARIOS for army in find_scenario(key).scenario.armies}
    assert len(others - {"Roman", "Carthaginian"}) > 3


@rule("ANC-01-005")
def test_expansions_are_played_with_the_same_game() -> None:
    expansion = [key for key in SCENARIOS if not key.startswith("0")]
    assert expansion
    for key in expansion:
        case = new_game("ancients", key)
        assert case.decider in SIDES
    assert {"shallow-ford", "camp", "bridge", "city-walls", "fortified-walls", "marsh"} <= set(GROUND_KEYS)
    legions = ancients(
        "bottom: MI E2\ntop: MI E4\ncard: order-two-center\nordered: E2\nto do: battle\nspecial: legions bottom marian"
    )
    assert legions.why_not("attack E2 E4") is None


# -- chapter 2: the box --------------------------------------------------------------------------


@rule("ANC-02-001", "ANC-03-007")
@pytest.mark.parametrize("key", SCENARIOS)
def test_all_sixty_cards_are_shuffled_and_each_side_is_dealt_the_cards_of_its_war_council(key: str) -> None:
    data = tomllib.loads(scenario_text(key))
    case = new_game("ancients", key)
    view = case.view("spectator")
    for side in SIDES:
        assert view["hands"][side]["cards"] == data[side]["cards"] == view["command"][side]
    assert view["deck"] + data["bottom"]["cards"] + data["top"]["cards"] == 60
    assert sum(case.match.position.deck) == view["deck"]


@rule("ANC-02-001")
def test_the_base_booklet_has_fifteen_scenarios_and_the_deck_sixty_cards() -> None:
    assert len([key for key in SCENARIOS if key.startswith("0")]) == 15
    assert sum(card.copies for card in CARDS) == 60


@rule("ANC-03-007")
def test_the_deal_differs_with_the_shuffle_and_every_card_can_be_dealt() -> None:
    hands = {new_game("ancients", "001-akragas", seed=seed).lines()["bottom hand"] for seed in range(40)}
    assert len(hands) > 30
    assert {card for hand in hands for card in hand.split()} == set(CARD_KEYS)


@rule("ANC-02-003")
def test_everyone_sees_what_every_unit_is_and_whose() -> None:
    case = ancients("bottom: CC E2 2\ntop: HWM K8")
    for watcher in ("bottom", "top", "spectator"):
        seen = [(unit["side"], unit["kind"], unit["hex"], unit["blocks"]) for unit in case.view(watcher)["units"]]
        assert seen == [("bottom", "cataphract-cavalry", "E2", 2), ("top", "heavy-war-machine", "K8", 2)]


@rule("ANC-02-004")
def test_victory_banners_are_a_score_and_stand_nowhere_on_the_field() -> None:
    case = ancients(
        "bottom: HI E2\ntop: LI E3 1, MI K8\ncard: order-two-center\nordered: E2\nto do: battle\n",
        "light flag flag flag flag",
    )
    case.play("attack E2 E3", "stand", "stay")
    assert case.view("spectator")["banners"] == {"bottom": 1, "top": 0}
    assert case.lines()["bottom"] == "HI E2"
    assert case.lines()["top"] == "MI K8"


@rule("ANC-02-006", "ANC-02-010")
def test_the_field_is_nine_rows_of_thirteen_and_twelve_hexes() -> None:
    assert len(HEXES) == 5 * 13 + 4 * 12 == 113
    everyone = ", ".join(f"LI {hex_} 1" for hex_ in HEXES)
    case = ancients(f"bottom: {everyone}\ncard: order-light-troops\ncommand: 12 5")
    assert orders(case) == set(HEXES)
    for label in ("M2", "M8", "N1", "A10", "A0"):
        with pytest.raises(BadSetup):
            ancients(f"bottom: MI {label}")


def sections_of(side: str, section: str) -> set[str]:
    """Whom a card orders when the player's units stand everywhere."""
    everyone = ", ".join(f"MI {hex_}" for hex_ in HEXES)
    return orders(ancients(f"{side}: {everyone}\nturn: {side}\ncard: order-two-{section}"))


def files(first: str, last: str) -> str:
    return "ABCDEFGHIJKLM"["ABCDEFGHIJKLM".index(first) : "ABCDEFGHIJKLM".index(last) + 1]


@rule("ANC-02-007", "ANC-02-008", "ANC-02-009")
def test_dashed_lines_through_the_fifth_and_ninth_hex_of_the_long_rows_make_three_sections() -> None:
    west = {h for h in HEXES if h[0] in (files("A", "E") if int(h[1]) % 2 else files("A", "D"))}
    center = {h for h in HEXES if h[0] in (files("E", "I") if int(h[1]) % 2 else files("E", "H"))}
    east = {h for h in HEXES if h[0] in (files("I", "M") if int(h[1]) % 2 else files("I", "L"))}
    assert sections_of("bottom", "left") == sections_of("top", "right") == west
    assert sections_of("bottom", "center") == sections_of("top", "center") == center
    assert sections_of("bottom", "right") == sections_of("top", "left") == east
    assert west & center == {"E1", "E3", "E5", "E7", "E9"}
    assert center & east == {"I1", "I3", "I5", "I7", "I9"}


@rule("ANC-02-010")
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
def test_a_hex_has_up_to_six_neighbours_two_beside_it_and_two_in_each_row_before_and_behind(
    here: str, around: str
) -> None:
    for side in SIDES:
        case = ancients(f"{side}: MI {here}\nturn: {side}\ncard: order-medium-troops\nordered: {here}")
        assert hexes_of(case.options("move")) == set(around.split())
        # Adjacent means the same in close combat.
        other = SIDES[1 - SIDES.index(side)]
        enemies = ", ".join(f"MI {hex_}" for hex_ in HEXES if hex_ != here)
        case = ancients(
            f"{side}: MI {here}\n{other}: {enemies}\nturn: {side}\ncard: order-medium-troops\n"
            f"ordered: {here}\nto do: battle"
        )
        assert hexes_of(case.options("attack")) == set(around.split())


@rule("ANC-02-010")
def test_distance_is_the_shortest_chain_of_adjacent_hexes() -> None:
    case = ancients(
        "bottom: LB G5\ntop: MI J5, MI I3, MI D6, MI G8, MI C5, MI K6, MI I9\ncard: order-two-center\nordered: G5\n"
        "to do: battle"
    )
    assert hexes_of(case.options("attack")) == {"J5", "I3", "D6", "G8"}
    for far in ("C5", "K6", "I9"):
        assert case.why_not(f"attack G5 {far}") == "ANC-10-005"


@rule("ANC-02-010", "ANC-03-003")
def test_each_side_falls_back_towards_its_own_edge_to_one_of_two_hexes() -> None:
    for side, other, here, foe, back in (
        ("bottom", "top", "E5", "E6", {"D4", "E4"}),
        ("top", "bottom", "E5", "E4", {"D6", "E6"}),
        ("bottom", "top", "A5", "A6", {"A4"}),
        ("bottom", "top", "M5", "L6", {"L4"}),
        ("top", "bottom", "M5", "L4", {"L6"}),
    ):
        case = ancients(
            f"{side}: MI {here}\n{other}: LI {foe}\nturn: {other}\ncard: order-light-troops\nordered: {foe}\n"
            "to do: battle\ndiscards: first-strike",
            "flag helmet",
        )
        case.play(f"attack {foe} {here}")
        if len(back) > 1:
            assert case.decider == side
            assert hexes_of(case.options("retreat")) == back
        else:
            assert unit_at(case, back.pop())["kind"] == "medium-infantry"


@rule("ANC-02-011")
def test_a_hex_without_a_terrain_tile_has_no_effect() -> None:
    case = ancients(
        "bottom: LC A5\ntop: MI F5\ncard: order-light-troops\nordered: A5\ndiscards: first-strike", "flag light"
    )
    assert case.view("top")["terrain"] == {}
    case.play("move A5 E5", "attack E5 F5")
    assert case.events("cc-rolled")[0]["dice"] == ["flag", "light"]


@rule("ANC-02-011", "ANC-03-004")
@pytest.mark.parametrize("key", SCENARIOS)
def test_terrain_lies_where_the_scenario_puts_it_and_the_rest_is_open(key: str) -> None:
    data = tomllib.loads(scenario_text(key))
    walls = {"fortified-walls": "city-walls"} if data.get("special", {}).get("siege") else {}
    wanted = {
        place.partition(":")[0]: walls.get(kind, kind)
        for kind, hexes in data.get("terrain", {}).items()
        for place in hexes.split()
    }
    found = new_game("ancients", key).view("spectator")["terrain"]
    assert {hex_: text.partition(":")[0] for hex_, text in found.items()} == wanted


@rule("ANC-02-012", "ANC-07-002")
def test_only_who_was_ordered_moves_or_battles_but_reactions_need_no_order() -> None:
    case = ancients(
        """
        bottom: MI E4, MI G4, leader H4 Aulus
        top: MI E5, MI G5
        card: order-two-center
        ordered: E4
        discards: first-strike
        """,
        "light light light light",
        "medium light light light",
    )
    assert hexes_of(option[:7] for option in case.options("move ")) == {"E4"}
    assert case.why_not("move G4 G3") == "ANC-07-002"
    assert case.why_not("move-leader H4 H3") == "ANC-07-002"
    case.play("done")
    assert case.options("attack") == ["attack E4 E5"]
    assert case.why_not("attack G4 G5") == "ANC-07-002"
    # The top side's unit battles back in its enemy's turn: it has no order.
    case.play("attack E4 E5", "battle-back")
    assert unit_at(case, "E4")["blocks"] == 3


@rule("ANC-02-012")
def test_an_enemy_or_nobody_cannot_be_ordered() -> None:
    case = ancients("bottom: MI E4, MI F4\ntop: MI G5, leader H5\ncard: order-two-center")
    assert orders(case) == {"E4", "F4"}
    for action in ("order G5", "order H5", "order F6", "order-leader H5", "order-leader E4"):
        assert case.why_not(action) == "ANC-02-012"


@rule("ANC-02-013")
def test_a_die_has_six_different_faces_and_all_are_equally_likely() -> None:
    case = ancients("bottom: MI E2")
    one = Roll[Any](1)
    shown = {
        FACES[faces_of(outcome, 1, len(FACES))[0]]
        for outcome in (option - one.options(case.match)[0] for option in one.options(case.match))
    }
    assert shown == {"light", "medium", "heavy", "helmet", "flag", "swords"}
    assert [one.weight(case.match, outcome) for outcome in one.options(case.match)] == [1] * 6
    three = Roll[Any](3)
    assert sum(three.weight(case.match, outcome) for outcome in three.options(case.match)) == 6**3
    generator = generator_from(7)
    counts = Counter(one.sample(case.match, generator) for _ in range(6000))
    assert len(counts) == 6
    assert all(900 < count < 1100 for count in counts.values())


@rule("ANC-02-014")
def test_more_than_seven_dice_can_be_rolled() -> None:
    case = ancients(
        "bottom: HI E2, leader E2 Alexander *dice\ntop: MI E3\nbottom hand: clash-of-shields\ndiscards: first-strike",
        "medium " * 3 + "light " * 5,
        "light light light light",
    )
    case.play("play clash-of-shields", "attack E2 E3")
    assert len(case.events("cc-rolled")[0]["dice"]) == 8
    assert unit_at(case, "E3")["blocks"] == 1
    case = ancients("bottom: MI E2\ncommand: 9 5\nbottom hand: i-am-spartacus", "medium " * 9)
    case.play("play i-am-spartacus")
    assert len(case.events("cc-rolled-for")[0]["dice"]) == 9


@rule("ANC-02-014")
def test_a_command_of_ten_or_more_rolls_as_many_dice() -> None:
    case = ancients("bottom: MI E2\ncommand: 12 5\nbottom hand: i-am-spartacus")
    case.play("play i-am-spartacus")
    assert len(case.events("cc-rolled-for")[0]["dice"]) == 12


@rule("ANC-02-014")
def test_a_command_that_the_dice_cannot_serve_is_refused_when_the_battle_is_set_up() -> None:
    with pytest.raises(BadSetup):
        ancients("bottom: MI E2\ncommand: 13 5\nbottom hand: i-am-spartacus")


# -- chapter 2: units ----------------------------------------------------------------------------


def blocks_of(code: str) -> int:
    """The blocks of a fresh unit; one more is impossible."""
    blocks = int(str(unit_at(ancients(f"bottom: {code} E2"), "E2")["blocks"]))
    with pytest.raises(BadSetup):
        ancients(f"bottom: {code} E2 {blocks + 1}")
    return blocks


@rule("ANC-02-015")
def test_foot_units_begin_with_four_blocks() -> None:
    assert [blocks_of(code) for code in ["LI", "LS", "LB", "AX", "WA", "MI", "HI"]] == [4] * 7


@rule("ANC-02-016", "ANC-02-018", "ANC-02-019")
def test_war_machines_elephants_and_heavy_chariots_begin_with_two_blocks() -> None:
    assert [blocks_of(code) for code in ("HWM", "EL", "HCH")] == [2, 2, 2]


@rule("ANC-02-017", "ANC-02-020")
def test_cavalry_camels_and_light_barbarian_chariots_begin_with_three_blocks() -> None:
    assert [blocks_of(code) for code in ["LC", "LBC", "MC", "HC", "CC", "CAM", "CCM", "LCH"]] == [3] * 8


@rule("ANC-02-021", "ANC-08-019")
def test_a_leader_is_no_unit_and_cards_for_units_do_not_order_him() -> None:
    text = "bottom: MI C2, leader E2 Hanno\ntop: MI E3\n"
    case = ancients(text + "card: order-medium-troops")
    assert case.options() == ["done", "order C2"]
    assert case.why_not("order E2") == "ANC-02-012"
    case = ancients(text + "card: order-two-center\nordered leaders: E2")
    assert case.options("move ") == []
    assert case.options("move-leader")
    assert [unit["kind"] for unit in case.view("bottom")["units"]] == ["medium-infantry", "medium-infantry"]
    # Losing him is no loss of a unit, and he is not counted as one that battles.
    case = ancients(text + "card: order-two-center\nordered: C2\nordered leaders: E2\nto do: battle")
    assert case.options("attack") == []


@rule("ANC-02-022")
def test_a_fresh_foot_unit_shows_four_blocks_and_a_fresh_cavalry_unit_three() -> None:
    case = new_game("ancients", "001-akragas")
    assert unit_at(case, "D2")["kind"] == "heavy-infantry"
    assert unit_at(case, "D2")["blocks"] == 4
    assert unit_at(case, "K2")["kind"] == "medium-cavalry"
    assert unit_at(case, "K2")["blocks"] == 3


@rule("ANC-02-023", "ANC-01-005")
def test_units_that_only_expansions_use_are_supported() -> None:
    base = {unit.kind.key for key in SCENARIOS if key < "1" for unit in find_scenario(key).scenario.units}
    assert set(BLOCKS) == {kind.key for kind in KINDS}
    assert {"light-bow-cavalry", "cataphract-cavalry", "camels"} & base == set()
    case = ancients("bottom: LBC A5\ntop: MI H5\ncard: order-light-troops\nordered: A5", "medium")
    case.play("move A5 E5", "attack E5 H5")
    assert unit_at(case, "H5")["blocks"] == 3


def class_of(code: str) -> list[str]:
    """The symbols that hit a unit in close combat, and the troop cards that order it."""
    found = []
    for face in ("light", "medium", "heavy"):
        case = ancients(
            f"bottom: MI E2\ntop: {code} E3\ncard: order-two-center\nordered: E2\nto do: battle",
            f"{face} helmet helmet helmet",
        )
        fresh = int(str(unit_at(case, "E3")["blocks"]))
        case.play("attack E2 E3", "stand")
        if any(event["side"] == "top" and event["blocks"] == 1 for event in case.events("cc-lost")):
            found.append(face)
        assert fresh == blocks_of(code)
        # The same class is ordered by the card of that name.
        others = ancients(f"bottom: {code} E2, LI A1, MI B1, HI C1\ncard: order-{face}-troops")
        assert ("E2" in orders(others)) == (face in found), (code, face)
    return found


@rule("ANC-02-024", "ANC-02-025", "ANC-02-030", "ANC-08-024")
def test_green_circles_with_or_without_border_are_the_light_class() -> None:
    for code in ["LI", "LS", "LB", "LC", "LBC", "AX", "LCH"]:
        assert class_of(code) == ["light"], code


@rule("ANC-02-026", "ANC-02-027", "ANC-02-030", "ANC-08-029")
def test_blue_triangles_with_or_without_border_are_the_medium_class() -> None:
    for code in ["MI", "MC", "CAM", "WA", "CCM"]:
        assert class_of(code) == ["medium"], code


@rule("ANC-02-028", "ANC-02-029", "ANC-02-030")
def test_red_squares_with_or_without_border_are_the_heavy_class() -> None:
    for code in ["HI", "HC", "HCH", "EL", "HWM", "CC"]:
        assert class_of(code) == ["heavy"], code


# -- chapter 3: setting up -----------------------------------------------------------------------


@rule("ANC-03-002")
def test_akragas_comes_first_and_has_no_terrain() -> None:
    case = new_game("ancients")
    assert SCENARIOS[0] == "001-akragas"
    assert case.text() == new_game("ancients", "001-akragas").text()
    assert case.view("spectator")["terrain"] == {}
    assert not any(line.startswith("special") for line in case.text().splitlines())


@rule("ANC-03-003")
@pytest.mark.parametrize("key", SCENARIOS)
def test_each_army_begins_on_its_own_half_of_the_table(key: str) -> None:
    view = new_game("ancients", key).view("spectator")
    ranks = {
        side: [int(unit["hex"][1]) for unit in view["units"] if unit["side"] == side and unit["hex"] != "reserve"]
        for side in SIDES
    }
    assert sum(ranks["bottom"]) / len(ranks["bottom"]) < sum(ranks["top"]) / len(ranks["top"])


@rule("ANC-03-008")
def test_a_hand_is_hidden_from_the_opponent() -> None:
    case = ancients(
        "bottom: MI E2\ntop: MI E8\nbottom hand: rally line-command\ntop hand: double-time first-strike\ncommand: 2 2",
        deck=["clash-of-shields"],
    )
    assert case.view("bottom")["hands"]["bottom"] == {"cards": 2, "hand": ["line-command", "rally"]}
    assert case.view("bottom")["hands"]["top"] == {"cards": 2}
    assert case.view("top")["hands"]["bottom"] == {"cards": 2}
    assert sorted(case.view("top")["hands"]["top"]["hand"]) == ["double-time", "first-strike"]
    for side in SIDES:
        assert case.view("spectator")["hands"][side] == {"cards": 2}
    assert "decision" in case.view("top")
    assert "actions" not in case.view("top")["decision"]
    # Nor does anything that happens tell: a drawn card is its owner's secret.
    case.play("play line-command", "done")
    drawn = case.clone()
    assert [event["card"] for event in case.events("cc-drew", "bottom")] == ["clash-of-shields"]
    assert ["card" in event for event in drawn.events("cc-drew", "top")] == [False]


@rule("ANC-03-009")
def test_the_undealt_cards_are_one_face_down_deck_for_both() -> None:
    case = new_game("ancients", "001-akragas")
    for watcher in ("bottom", "top", "spectator"):
        assert case.view(watcher)["deck"] == 60 - 6 - 5
    before = 60 - 6 - 5
    for side in SIDES:
        assert idle_turn(case) == side
        before -= 1
        assert case.view("spectator")["deck"] == before
    # A card that a player holds is not in the deck any more.
    with pytest.raises((BadSetup, IllegalAction)):
        new_game("ancients", "001-akragas", chance={"deck": ["rally", "rally"]})


@rule("ANC-03-010")
def test_both_players_roll_the_same_dice() -> None:
    case = ancients(
        "bottom: MI E2\ntop: AX E3\ncard: order-two-center\nordered: E2\nto do: battle\ndiscards: first-strike",
        "light light heavy heavy",
        "medium heavy heavy",
    )
    case.play("attack E2 E3", "battle-back")
    rolls = [(event["side"], event["dice"]) for event in case.events("cc-rolled")]
    assert rolls == [("bottom", ["light", "light", "heavy", "heavy"]), ("top", ["medium", "heavy", "heavy"])]
    assert (unit_at(case, "E2")["blocks"], unit_at(case, "E3")["blocks"]) == (3, 2)


@rule("ANC-03-011", "ANC-04-001")
def test_the_special_rules_of_a_battle_hold_in_it_and_in_no_other() -> None:
    for marks, over in ((" *vital", True), ("", False)):
        case = ancients(
            f"bottom: LI E2\ntop: leader E3 Scipio{marks}, MI K8\ncard: order-light-troops\nordered: E2\nto do: battle",
            "helmet light",
        )
        case.play("attack E2 E3")
        assert case.view("spectator")["banners"]["bottom"] == 1
        assert case.over == over
        assert case.winner == ("bottom" if over else "nobody")


@rule("ANC-03-011")
def test_the_ambush_of_trebbia_is_known_only_at_trebbia() -> None:
    ambush = "top: MI E8, WA reserve\nbottom: MI A1\nturn: top\nturns done: 1 1\ncard: leadership-any-section\n"
    assert ancients(ambush + "special: ambush top 2").why_not("ambush") is None
    assert ancients(ambush).why_not("ambush") == "ANC-03-011"
    assert ancients(ambush + "special: ambush top 3").why_not("ambush") == "ANC-03-011"
    reserve = [unit for unit in new_game("ancients", "005-trebbia").view("top")["units"] if unit["hex"] == "reserve"]
    assert Counter(unit["kind"] for unit in reserve) == {"medium-cavalry": 1, "warriors": 2}


@rule("ANC-03-012", "ANC-05-001")
@pytest.mark.parametrize("key", SCENARIOS)
def test_the_war_council_names_who_moves_first(key: str) -> None:
    data = tomllib.loads(scenario_text(key))
    case = new_game("ancients", key)
    while case.question == "cc-ask-place-leader":
        case.play(case.options()[0])
    assert case.decider == case.view("top")["active"] == data["first"]
    assert case.view("top")["turn"] == 1
    assert case.question == "cc-ask-card"


# -- chapter 4: victory --------------------------------------------------------------------------

DUEL = "card: order-two-center\nordered: E2\nto do: battle\n"


@rule("ANC-04-001", "ANC-04-002")
def test_the_first_side_with_the_banners_it_needs_wins() -> None:
    text = "bottom: HI E2, MI A1\ntop: LI E3 1, MI A9\n" + DUEL
    for banners, needed, won in (
        ("4 4", "5 5", True),
        ("3 4", "5 5", False),
        ("4 4", "6 5", False),
        ("7 0", "8 1", True),
    ):
        case = ancients(f"{text}banners: {banners}\nneeded: {needed}", "light flag flag flag flag")
        case.play("attack E2 E3", "stand")
        assert case.over == won
        assert case.winner == ("bottom" if won else "nobody")


@rule("ANC-04-001", "ANC-03-011")
@pytest.mark.parametrize("key", SCENARIOS)
def test_the_scenario_says_how_many_banners_win(key: str) -> None:
    data = tomllib.loads(scenario_text(key))
    needed = new_game("ancients", key).view("spectator")["needed"]
    wanted = data["banners"]
    assert needed == (wanted if isinstance(wanted, dict) else {"bottom": wanted, "top": wanted})


@rule("ANC-04-002")
def test_only_the_last_block_makes_a_banner_and_it_goes_to_the_enemy() -> None:
    for blocks, banners in ((1, "1 0"), (2, "0 0")):
        case = ancients(f"bottom: HI E2\ntop: LI E3 {blocks}, MI A9\n{DUEL}", "light heavy heavy heavy heavy")
        case.play("attack E2 E3", "stand")
        assert case.lines()["banners"] == banners
    # The other way round: battling back destroys the attacker.
    case = ancients(
        f"bottom: HI E2 1, MI A1\ntop: MI E3\n{DUEL}discards: first-strike",
        "light light light light light",
        "heavy light light light",
    )
    case.play("attack E2 E3", "battle-back")
    assert case.lines()["banners"] == "0 1"
    assert case.lines()["bottom"] == "MI A1"


@rule("ANC-04-002")
def test_whatever_destroys_a_unit_its_enemy_takes_the_banner() -> None:
    # A marsh in the own turn.
    case = ancients(
        "bottom: MI E2 1, MI A1\ntop: MI E8\nterrain: marsh E3\ncard: order-two-center\nordered: E2", "medium"
    )
    case.play("move E2 E3")
    assert case.lines()["banners"] == "0 1"
    # A retreat that is blocked by the edge.
    case = ancients(
        "bottom: MI G1 1, MI A1\ntop: LI G2\nturn: top\ncard: order-light-troops\nordered: G2\nto do: battle\n"
        "discards: first-strike",
        "flag heavy",
    )
    case.play("attack G2 G1")
    assert case.lines()["banners"] == "0 1"


@rule("ANC-04-003")
def test_a_killed_leader_is_a_banner_and_one_who_rides_off_is_none() -> None:
    text = "bottom: LI G2, MI A5\ntop: leader {} Hanno, MI A9\ncard: order-light-troops\nordered: G2\nto do: battle"
    case = ancients(text.format("G3"), "helmet light").play("attack G2 G3")
    assert case.lines()["banners"] == "1 0"
    assert case.lines()["top"] == "MI A9"
    text = "bottom: LI G8, MI A5\ntop: leader {} Hanno, MI A9\ncard: order-light-troops\nordered: G8\nto do: battle"
    case = ancients(text.format("G9"), "light light").play("attack G8 G9")
    assert case.lines()["banners"] == "0 0"
    assert case.lines()["top"] == "MI A9"
    # An attached leader dies by two helmets, though his unit lives.
    case = ancients(
        f"bottom: HI E2\ntop: LI E3, leader E3 Hanno, MI A9\n{DUEL}", "light heavy heavy heavy heavy", "helmet helmet"
    )
    case.play("attack E2 E3", "stand")
    assert case.lines()["banners"] == "1 0"


@rule("ANC-04-004")
def test_a_scenario_may_value_a_hex_and_it_counts_once() -> None:
    text = "bottom: MI E2, MI F2\ntop: MI E8\ncard: order-two-center\nordered: E2 F2\n"
    case = ancients(text + "special: objectives bottom E3").play("move E2 E3")
    assert case.lines()["banners"] == "1 0"
    assert case.view("top")["taken"] == ["E3"]
    case = ancients(text + "special: objectives top E3").play("move E2 E3")
    assert case.lines()["banners"] == "0 0"
    case = ancients(text).play("move E2 E3")
    assert case.lines()["banners"] == "0 0"
    # Left and entered again by another unit it gives nothing more.
    case = ancients(
        "bottom: MC E2, LC F2\ntop: MI A9\ncard: order-two-center\nordered: E2\nspecial: objectives bottom E3\n"
        "bottom hand: order-two-center\ntop hand: order-two-left\ncommand: 2 1",
    )
    case.play("move E2 E3")
    assert case.lines()["banners"] == "1 0"
    idle_turn(case)
    case.play("play order-two-center", "order E3", "order F2", "move E3 E4", "move F2 E3")
    assert case.lines()["banners"] == "1 0"


@rule("ANC-04-004", "ANC-04-001")
def test_a_banner_for_a_hex_can_be_the_winning_one() -> None:
    case = ancients(
        "bottom: MI E2\ntop: MI E8\ncard: order-two-center\nordered: E2\nspecial: objectives bottom E3\nbanners: 5 0",
        luck=False,
    )
    case.play("move E2 E3")
    assert case.over
    assert case.winner == "bottom"


@rule("ANC-04-005")
def test_the_last_banner_ends_the_battle_at_once_even_in_the_enemys_turn() -> None:
    # The attacker is destroyed by the battle back; its leader's check and everything else is left undone.
    case = ancients(
        """
        bottom: HI E2 1, MI G2, leader E2 Scipio
        top: MI E3, MI G3
        card: order-three-center
        ordered: E2 G2
        to do: battle
        banners: 0 5
        discards: first-strike
        """,
        "light light light light light",
        "heavy heavy light light",
        luck=False,
    )
    case.play("attack E2 E3", "battle-back")
    assert case.over
    assert case.winner == "top"
    assert case.lines()["banners"] == "0 6"
    assert case.options() == []


@rule("ANC-04-005")
def test_after_the_last_banner_neither_flags_nor_leaders_nor_draws_are_settled() -> None:
    case = ancients(
        f"bottom: HI E2\ntop: LI E3 1, leader E3 Hanno, MI A9\n{DUEL}banners: 5 5",
        "light flag flag helmet helmet",
        luck=False,
    )
    case.play("attack E2 E3", "stand")
    assert case.over
    assert case.winner == "bottom"
    assert case.lines()["banners"] == "6 5"
    assert "leader" in case.lines()["top"]


# -- chapter 5: the turn -------------------------------------------------------------------------

HANDS = "bottom hand: rally order-two-center\ntop hand: double-time order-two-center\n"


def idle_turn(case: Case) -> str:
    """Play a card and order nobody; the side that did."""
    side = case.decider
    case.play(case.options("play")[0])
    while case.decider == side:
        case.play("done")
    return side


@rule("ANC-05-001")
def test_players_take_single_turns_in_alternation() -> None:
    for first in SIDES:
        case = ancients(f"bottom: MI E2\ntop: MI E8\nturn: {first}\n{HANDS}command: 2 2")
        order = [idle_turn(case) for _ in range(6)]
        other = SIDES[1 - SIDES.index(first)]
        assert order == [first, other] * 3
        assert case.view("spectator")["turn"] == 7


@rule("ANC-05-002", "ANC-05-003", "ANC-08-002")
def test_a_turn_has_five_steps_in_fixed_order() -> None:
    case = ancients(
        f"bottom: LI E2, MI G4\ntop: LI E5, MI A9\n{HANDS}command: 2 2\ndiscards: first-strike",
        "flag",
        deck=["line-command"],
    )
    assert case.question == "cc-ask-card"
    for early in ("order E2", "move E2 E3", "attack E2 E5", "stand"):
        assert case.why_not(early) == "ANC-05-002"
    case.play("play order-two-center")
    assert case.question == "cc-ask-order"
    for wrong in ("play rally", "move E2 E3", "attack E2 E5"):
        assert case.why_not(wrong) == "ANC-05-002"
    case.play("order E2", "order G4")
    assert case.question == "cc-ask-move"
    for wrong in ("play rally", "order G4", "attack E2 E5"):
        assert case.why_not(wrong) == "ANC-05-002"
    assert case.view("bottom")["hands"]["bottom"]["cards"] == 1
    case.play("move E2 E3", "done")
    assert case.question == "cc-ask-battle"
    for wrong in ("play rally", "order G4", "move G4 G5"):
        assert case.why_not(wrong) == "ANC-05-002"
    assert case.view("bottom")["hands"]["bottom"]["cards"] == 1
    case.play("attack E3 E5")
    fall_back(case)
    assert case.decider == "top"
    # A new card was drawn at the very end.
    assert case.lines()["bottom hand"].split() == ["line-command", "rally"]
    events = [event["event"] for event in case.events()]
    steps = ["cc-played", "cc-ordered", "cc-moved", "cc-fires", "cc-drew", "cc-turn"]
    places = [events.index(step) for step in steps]
    assert places == sorted(places)


@rule("ANC-05-003", "ANC-08-002")
def test_no_combat_before_the_last_move_and_no_move_after_the_first_combat() -> None:
    text = "bottom: MI E4, MI G3\ntop: LI E5, MI A9\ncard: order-two-center\nordered: E4 G3\ndiscards: first-strike"
    case = ancients(text, "helmet helmet helmet helmet", "helmet helmet")
    assert case.options("attack") == []
    assert case.why_not("attack E4 E5") == "ANC-05-002"
    case.play("move G3 G4")
    assert case.options("attack") == []
    case.play("done")
    assert case.options("attack") == ["attack E4 E5"]
    assert case.options("move") == []
    assert case.why_not("move E4 E3") == "ANC-05-002"


@rule("ANC-05-004")
def test_a_combat_is_finished_before_the_next_begins() -> None:
    case = ancients(
        """
        bottom: MI E4, MI G4
        top: LI E5, LI G5, MI A9
        card: order-two-center
        ordered: E4 G4
        to do: battle
        """,
        "flag helmet helmet helmet",
    )
    case.play("attack E4 E5")
    assert case.question == "cc-ask-react"
    assert case.options() == ["evade", "stand"]
    assert case.why_not("attack G4 G5") == "ANC-05-002"
    case.play("stand")
    assert case.question == "cc-ask-retreat"
    assert case.why_not("attack G4 G5") == "ANC-05-002"
    fall_back(case)
    assert case.options() == ["advance", "stay"]
    assert case.why_not("attack G4 G5") is not None
    case.play("stay")
    assert case.options() == ["attack G4 G5", "done"]


# -- chapter 6: the card -------------------------------------------------------------------------


@rule("ANC-06-001")
def test_exactly_one_card_of_the_hand_is_played_face_up() -> None:
    case = ancients(f"bottom: MI E2\ntop: MI E8\n{HANDS}command: 2 2")
    assert case.options() == ["play order-two-center", "play rally"]
    assert case.why_not("play double-time") == "ANC-06-001"
    case.play("play order-two-center")
    for watcher in ("bottom", "top", "spectator"):
        assert case.view(watcher)["played"] == "order-two-center"
        assert case.clone().events("cc-played", watcher)[0]["card"] == "order-two-center"
    assert case.why_not("play rally") == "ANC-05-002"
    case.play("order E2")
    assert case.why_not("play rally") == "ANC-05-002"
    assert case.view("bottom")["hands"]["bottom"]["cards"] == 1


@rule("ANC-06-001")
def test_first_strike_is_played_in_the_enemys_turn_besides_the_card_of_the_own_turn() -> None:
    case = ancients(
        f"bottom: MI E2\ntop: MI E3\n{DUEL}top hand: first-strike rally\ncommand: 5 2",
        "light light light light",
        "light light light light",
    )
    case.play("attack E2 E3", "first-strike")
    assert case.decider == "top"
    assert case.view("top")["hands"]["top"]["cards"] == 2
    case.play("play rally")


@rule("ANC-06-002")
def test_a_card_orders_units_to_move_and_battle() -> None:
    case = ancients(
        f"bottom: MI E2, leader G2 Aulus\ntop: LI E4, MI A9\n{HANDS}discards: first-strike", "light light flag flag"
    )
    case.play("play order-two-center", "order E2", "order-leader G2", "move E2 E3", "move-leader G2 G4")
    case.play("attack E3 E4", "stand")
    assert [event["target"] for event in case.events("cc-attacks")] == ["E4"]
    assert "leader G4 Aulus" in case.lines()["bottom"]


@rule("ANC-06-003")
@pytest.mark.parametrize("number", ["two", "three", "four"])
@pytest.mark.parametrize("section", ["left", "center", "right"])
def test_a_section_card_says_where_and_how_many(number: str, section: str) -> None:
    many = {"two": 2, "three": 3, "four": 4}[number]
    for side in SIDES:
        west, middle, east = "A2 B2 C2 D2 A3", "E2 F2 G2 H2 F3", "I2 J2 K2 L2 L3"
        mine = {"left": west if side == "bottom" else east, "center": middle}
        mine["right"] = east if side == "bottom" else west
        pieces = ", ".join(f"MI {hex_}" for hex_ in f"{west} {middle} {east}".split())
        case = ancients(f"{side}: {pieces}\nturn: {side}\ncard: order-{number}-{section}")
        assert orders(case) == set(mine[section].split())
        outside = (set(f"{west} {middle} {east}".split()) - set(mine[section].split())).pop()
        assert case.why_not(f"order {outside}") == "ANC-06-003"
        chosen = mine[section].split()
        for hex_ in chosen[:many]:
            assert case.question == "cc-ask-order"
            assert case.why_not(f"order {hex_}") is None
            case.play(f"order {hex_}")
        # No order is left: the match goes on to the moves.
        assert case.question == "cc-ask-move"
        assert len(case.match.position.ordered) == many


@rule("ANC-06-003")
def test_the_sections_of_a_card_have_their_own_numbers_of_orders() -> None:
    pieces = "MI A2, MI B2, MI C2, MI F2, MI G2, MI K2, MI L2, MI L4"
    case = ancients(f"bottom: {pieces}\ncard: coordinated-attack")
    case.play("order A2")
    assert orders(case) == {"F2", "G2", "K2", "L2", "L4"}
    assert case.why_not("order B2") == "ANC-18-013"
    case.play("order F2", "order L2")
    assert case.question == "cc-ask-move"
    case = ancients(f"bottom: {pieces}\ncard: out-flanked")
    case.play("order A2", "order B2")
    assert orders(case) == {"K2", "L2", "L4"}
    assert case.why_not("order F2") == "ANC-06-003"
    case.play("order K2", "order L2")
    assert case.question == "cc-ask-move"


@rule("ANC-06-004")
def test_a_card_must_be_played_but_nobody_need_be_ordered() -> None:
    case = ancients(f"bottom: MI E2, MI F2\ntop: MI E8\n{HANDS}command: 2 2", deck=["line-command"])
    assert "done" not in case.options()
    assert case.why_not("done") == "ANC-06-004"
    case.play("play order-two-center", "done")
    assert case.decider == "top"
    assert case.lines()["discards"] == "order-two-center"
    assert case.lines()["bottom hand"].split() == ["line-command", "rally"]
    case = ancients(f"bottom: MI E2, MI F2\ntop: MI E8\n{HANDS}command: 2 2")
    case.play("play order-two-center", "order E2", "done")
    assert case.question == "cc-ask-move"
    assert case.why_not("move F2 F3") == "ANC-07-002"


# -- chapter 7: orders ---------------------------------------------------------------------------


@rule("ANC-07-001")
def test_all_orders_are_announced_before_anyone_moves() -> None:
    case = ancients("bottom: MI E2, MI F2, MI G2\ncard: order-three-center")
    case.play("order E2")
    assert case.why_not("move E2 E3") == "ANC-05-002"
    case.play("order F2", "done", "move E2 E3")
    assert case.why_not("order G2") == "ANC-05-002"
    assert case.options("order") == []


@rule("ANC-07-001")
def test_spartacus_rolls_before_the_orders_are_announced() -> None:
    case = ancients("bottom: MI E2, HI F2, LI G2\nbottom hand: i-am-spartacus", "medium flag flag swords swords")
    case.play("play i-am-spartacus")
    assert case.view("top")["symbols"]["medium"] == 1
    assert orders(case) == {"E2"}


@rule("ANC-07-002")
def test_a_special_action_needs_an_order_too() -> None:
    case = ancients(
        "bottom: MI E8, MI F8\ntop: MI A9\ncard: order-two-center\nordered: E8\nspecial: exits bottom E9 F9"
    )
    assert case.options("exit") == []
    case = ancients(
        "bottom: MI E9, MI F9\ntop: MI A9\ncard: order-two-center\nordered: E9\nspecial: exits bottom E9 F9"
    )
    assert case.options("exit") == ["exit E9"]
    assert case.why_not("exit F9") == "ANC-07-002"


@rule("ANC-07-003", "ANC-07-004", "ANC-08-060")
def test_a_leader_in_the_hex_of_a_unit_is_attached_and_moves_along() -> None:
    for side, here, there in (("bottom", "E2", "E4"), ("top", "E8", "E6")):
        case = ancients(
            f"{side}: LI {here}, leader {here} Hanno, leader K{here[1]} Mago\nturn: {side}\n"
            f"card: order-light-troops\nordered: {here}"
        )
        case.play(f"move {here} {there}")
        assert case.lines()[side] == f"LI {there}, leader {there} Hanno, leader K{here[1]} Mago"


@rule("ANC-07-003")
def test_an_attached_leader_is_no_target_of_his_own_while_his_unit_stands() -> None:
    case = ancients(
        f"bottom: HI E2\ntop: AX E3, leader E3 Hanno\n{DUEL}discards: first-strike",
        "helmet helmet helmet helmet helmet",
        "helmet helmet helmet",
    )
    case.play("attack E2 E3", "battle-back")
    assert "leader E3 Hanno" in case.lines()["top"]
    assert case.lines()["banners"] == "0 0"


@rule("ANC-07-005", "ANC-08-061")
def test_a_unit_with_its_leader_costs_one_order() -> None:
    case = ancients("bottom: MI E2, leader E2 Hanno, MI F2, leader F2 Mago, MI G2\ncard: order-two-center")
    case.play("order E2", "order F2")
    assert case.question == "cc-ask-move"
    case.play("move E2 E3", "move F2 F3")
    assert case.lines()["bottom"] == "MI E3, MI F3, MI G2, leader E3 Hanno, leader F3 Mago"


@rule("ANC-07-006", "ANC-02-008")
def test_a_piece_on_a_dashed_line_is_ordered_with_either_section() -> None:
    for hex_, with_, without in (("E3", "left center", "right"), ("I3", "right center", "left")):
        for section in with_.split():
            case = ancients(f"bottom: MI {hex_}, leader {hex_} Hanno\ncard: order-two-{section}")
            assert case.why_not(f"order {hex_}") is None
            assert case.why_not(f"order-leader {hex_}") is None
        case = ancients(f"bottom: MI {hex_}, leader {hex_} Hanno, MI A1, MI M1\ncard: order-two-{without}")
        assert case.why_not(f"order {hex_}") == case.why_not(f"order-leader {hex_}") == "ANC-06-003"


@rule("ANC-07-006")
def test_a_piece_on_the_line_takes_whichever_order_the_others_leave() -> None:
    for side in SIDES:
        for on_line, beside_it, flank, other_flank in (("E3", "E5", "A2", "K2"), ("I3", "I5", "K2", "A2")):
            pieces = ", ".join(f"MI {hex_}" for hex_ in (on_line, beside_it, "A2", "F2", "K2"))
            case = ancients(f"{side}: {pieces}\nturn: {side}\ncard: coordinated-attack")
            case.play(f"order {on_line}")
            assert orders(case) == {beside_it, "A2", "F2", "K2"}
            case.play(f"order {flank}")
            # The piece on the line now counts for the centre, and nobody else can.
            assert orders(case) == {other_flank}
            assert case.why_not("order F2") == case.why_not(f"order {beside_it}") == "ANC-18-013"
    case = ancients("bottom: MI E3, MI E5, MI E7\ncard: coordinated-attack")
    case.play("order E3", "order E5")
    assert case.question == "cc-ask-move"


@rule("ANC-07-007")
def test_eligibility_is_judged_where_the_pieces_stand_when_orders_are_announced() -> None:
    # F2 could step onto the line at E3 first, but that would be too late; D2 may leave its section at once.
    case = ancients("bottom: MI F2, MC D2\ntop: MI H5\ncard: order-two-left\nbottom hand: rally")
    assert orders(case) == {"D2"}
    case.play("order D2", "move D2 F3")
    assert unit_at(case, "F3")["kind"] == "medium-cavalry"
    # Linked units keep their orders when the leader has gone.
    case = ancients("bottom: HI E2, leader E2 Hanno, HI F2, HI H2\ncard: leadership-any-section")
    case.play("order-leader E2")
    assert orders(case) == {"F2"}
    assert case.why_not("order H2") == "ANC-18-038"
    case.play("order F2")
    if case.question == "cc-ask-order":
        case.play("done")
    case.play("move E2 D2")
    assert case.why_not("move F2 F3") is None


@rule("ANC-07-008")
def test_nobody_is_ordered_twice() -> None:
    case = ancients("bottom: MI E2, leader E2 Hanno, leader G2 Mago\ncard: order-four-center")
    case.play("order E2")
    assert case.why_not("order E2") == "ANC-07-008"
    case.play("order-leader G2")
    assert case.why_not("order-leader G2") == "ANC-07-008"
    assert case.options() == ["done", "order-leader E2"]


@rule("ANC-07-009")
def test_orders_that_nobody_in_the_section_can_use_are_lost() -> None:
    case = ancients("bottom: MI A2, MI B2, MI F2, MI K2\ncard: order-four-left")
    case.play("order A2", "order B2")
    # Two orders are left, but nobody to use them.
    assert case.question == "cc-ask-move"
    assert case.why_not("move F2 F3") == "ANC-07-002"
    case = ancients("bottom: MI A2, MI F2, MI G2, MI H2\ncard: coordinated-attack")
    case.play("order A2", "order F2")
    assert case.question == "cc-ask-move"


def attached(card: str) -> Case:
    """A foot unit on the line of left and centre with its leader, when a card has just been played."""
    return ancients(
        f"bottom: MI E3, leader E3 Hanno, LI I3, HI I5, LC I7, leader G3 Mago\ntop: MI A9\nbottom hand: {card}\n"
        "last cards: nothing order-light-troops",
        SPARTACUS,
    ).play(f"play {card}")


@rule("ANC-07-010", "ANC-07-011", "ANC-08-062")
@pytest.mark.parametrize("card", CARD_KEYS)
def test_only_helmet_cards_let_an_attached_leader_leave_his_unit(card: str) -> None:
    case = attached(card)
    if card.endswith("-right"):
        # He stands in another section: let him stand in this one.
        case = ancients(f"bottom: MI I3, leader I3 Hanno, leader E3 Mago\nbottom hand: {card}").play(f"play {card}")
        here = "I3"
    else:
        here = "E3"
    may = f"order-leader {here}" in case.options()
    if card in HELMET_CARDS:
        assert may
        case.play(f"order-leader {here}")
        while case.question == "cc-ask-order":
            case.play("done")
        there = {"E3": "F3", "I3": "H3"}[here]
        case.play(f"move-leader {here} {there}")
        assert f"MI {here}" in case.lines()["bottom"]
        assert f"leader {there} Hanno" in case.lines()["bottom"]
        return
    if card not in LEADERSHIP:
        assert not may
        if case.question == "cc-ask-order":
            assert case.why_not(f"order-leader {here}") == "ANC-07-010"
        return
    # A leadership card orders him together with his unit.
    if may:
        case.play(f"order-leader {here}")
        while case.question == "cc-ask-order":
            case.play("done")
        assert case.options("move-leader") == []


@rule("ANC-07-012", "ANC-07-013", "ANC-08-063")
def test_a_leader_who_leaves_his_unit_uses_up_one_order() -> None:
    text = "bottom: MI E2, leader E2 Hanno, MI F2, leader F2 Mago, leader G2 Bomilcar, MI H2\ncard: order-two-center"
    case = ancients(text).play("order-leader E2", "order-leader F2")
    assert case.question == "cc-ask-move"
    assert case.options("move ") == []
    # The other order may go to the unit he leaves, to another unit, or to a lone leader.
    for other in ("order E2", "order H2", "order-leader G2"):
        case = ancients(text).play("order-leader E2")
        assert case.question == "cc-ask-order"
        assert other in case.options()
        case.play(other)
        assert case.question == "cc-ask-move"
    case = ancients("bottom: MI E2, leader E2 Hanno, MC F2, MC G2\ncard: order-mounted-troops\ncommand: 2 5")
    case.play("order-leader E2", "order F2")
    assert case.question == "cc-ask-move"


@rule("ANC-07-014")
@pytest.mark.parametrize("card", CARD_KEYS)
def test_a_lone_leader_is_ordered_for_one_order_by_section_mounted_spartacus_and_leadership_cards(card: str) -> None:
    here = "I3" if "-right" in card else "E3"
    case = ancients(
        f"bottom: leader {here} Hanno, MI G1, LI C1, HI D1, LC K1\ntop: MI A9\nbottom hand: {card}\n"
        "last cards: nothing order-light-troops",
        SPARTACUS,
    ).play(f"play {card}")
    may = f"order-leader {here}" in case.options()
    assert may == (card in HELMET_CARDS or card in LEADERSHIP)
    if not may:
        if case.question == "cc-ask-order":
            assert case.why_not(f"order-leader {here}") == "ANC-07-014"
        return
    case.play(f"order-leader {here}")
    while case.question == "cc-ask-order":
        case.play("done")
    assert f"move-leader {here} {here[0]}6" in case.options()


@rule("ANC-07-014")
def test_each_lone_leader_takes_one_order_of_the_card() -> None:
    case = ancients("bottom: leader E2 Hanno, leader F2 Mago, leader G2 Gisgo, MI H2\ncard: order-two-center")
    case.play("order-leader E2")
    assert case.options() == ["done", "order H2", "order-leader F2", "order-leader G2"]
    case.play("order-leader F2")
    assert case.question == "cc-ask-move"
    case = ancients(
        "bottom: leader E2 Hanno, leader F2 Mago, MI H2\nbottom hand: i-am-spartacus", "light light helmet flag flag"
    )
    case.play("play i-am-spartacus", "order-leader E2")
    assert case.question == "cc-ask-move"


@rule("ANC-07-015")
def test_ordering_the_leader_leaves_the_unit_without_an_order_and_ordering_the_unit_takes_him_along() -> None:
    text = "bottom: MI E2, leader E2 Hanno\ncard: order-two-center"
    case = ancients(text).play("order-leader E2", "done")
    assert case.why_not("move E2 E3") == "ANC-07-002"
    case.play("move-leader E2 E5")
    assert case.lines()["bottom"] == "MI E2, leader E5 Hanno"
    case = ancients(text).play("order E2", "done")
    assert case.why_not("move-leader E2 E5") == "ANC-07-002"
    case.play("move E2 E3")
    assert case.lines()["bottom"] == "MI E3, leader E3 Hanno"
    # Both: the leader first.
    case = ancients(text).play("order E2", "order-leader E2", "move-leader E2 G4", "move E2 E3")
    assert case.lines()["bottom"] == "MI E3, leader G4 Hanno"
    # The unit first takes him along, and he may not leave any more.
    case = ancients(text).play("order E2", "order-leader E2", "move E2 E3")
    assert case.lines()["bottom"] == "MI E3, leader E3 Hanno"


@rule("ANC-07-016")
@pytest.mark.parametrize("card", ["order-light-troops", "move-fire-move"])
def test_cards_for_command_order_as_many_units_as_the_player_may_hold_cards(card: str) -> None:
    for command in (2, 3, 4):
        units = "LI A2, LI B2, LI F2, LI K2, LI L2"
        case = ancients(f"bottom: {units}\ntop: MI A9\ncommand: {command} 5\nbottom hand: {card}\n").play(
            f"play {card}"
        )
        for hex_ in ["A2", "B2", "F2", "K2", "L2"][:command]:
            assert case.question == "cc-ask-order"
            case.play(f"order {hex_}")
        assert case.question == "cc-ask-move"
        assert len(case.match.position.ordered) == command


@rule("ANC-07-016", "ANC-03-007")
def test_command_is_the_hand_size_of_the_war_council() -> None:
    case = new_game("ancients", "001-akragas")
    assert case.view("bottom")["command"] == {"bottom": 6, "top": 5}
    for _ in range(4):
        idle_turn(case)
        assert case.view("spectator")["hands"]["bottom"]["cards"] == 6
        assert case.view("spectator")["hands"]["top"]["cards"] == 5


@rule("ANC-07-017")
def test_a_hand_that_grows_raises_command_for_the_cards_played_afterwards() -> None:
    case = ancients(
        "bottom: LI A2, LI B2, LI F2, LI K2, LI L2\ntop: MI A9\ncommand: 2 1\nspecial: hand-grows bottom 4\n"
        "bottom hand: order-light-troops order-two-left\ntop hand: rally",
        deck=["order-light-troops", "order-two-center", "double-time", "order-three-center"],
    )
    case.play("play order-light-troops", "order A2", "order B2")
    assert case.question == "cc-ask-move"
    case.play("done")
    assert case.view("bottom")["command"]["bottom"] == 3
    assert case.view("bottom")["hands"]["bottom"]["cards"] == 3
    idle_turn(case)
    case.play("play order-light-troops", "order A2", "order B2")
    assert case.question == "cc-ask-order"
    case.play("order F2")
    assert case.question == "cc-ask-move"


@rule("ANC-07-017", "ANC-03-011")
def test_a_hand_that_shrinks_lowers_command() -> None:
    case = ancients(
        f"bottom: LI E2, LI A1\ntop: leader E3 Hanno, LI A9, LI B9, LI C9\n{DUEL}special: leaders-lower-hand\n"
        "command: 5 3\ntop hand: order-light-troops order-light-troops order-light-troops",
        "helmet light",
    )
    case.play("attack E2 E3")
    assert case.view("top")["command"]["top"] == 2
    assert case.view("top")["hands"]["top"]["cards"] == 2
    case.play("play order-light-troops", "order A9", "order B9")
    assert case.question == "cc-ask-move"


@rule("ANC-07-017")
def test_a_hand_that_jumps_with_the_banners_raises_command_at_once() -> None:
    case = ancients(
        f"bottom: HI E2\ntop: LI E3 1, MI A9\n{DUEL}banners: 2 0\ncommand: 3 5\nspecial: hand-jumps bottom 3 6\n"
        "bottom hand: rally line-command",
        "light heavy heavy heavy heavy",
    )
    case.play("attack E2 E3", "stand")
    assert case.view("bottom")["command"]["bottom"] == 6


@rule("ANC-07-018")
def test_command_is_the_hand_with_the_card_just_played_and_a_short_hand_does_not_lower_it() -> None:
    units = "LI A2, LI B2, LI F2, LI K2, LI L2, LI L4"
    case = ancients(
        f"bottom: {units}\ntop: MI A9\ncommand: 5 5\n"
        "bottom hand: order-light-troops rally line-command order-two-left order-two-right"
    )
    case.play("play order-light-troops")
    assert case.view("bottom")["hands"]["bottom"]["cards"] + 1 == 5
    for hex_ in ["A2", "B2", "F2", "K2", "L2"]:
        case.play(f"order {hex_}")
    assert case.question == "cc-ask-move"
    assert len(case.match.position.ordered) == 5
    short = ancients(f"bottom: {units}\ntop: MI A9\ncommand: 5 5\nbottom hand: order-light-troops")
    short.play("play order-light-troops", *[f"order {hex_}" for hex_ in ["A2", "B2", "F2", "K2", "L2"]])
    assert len(short.match.position.ordered) == 5
