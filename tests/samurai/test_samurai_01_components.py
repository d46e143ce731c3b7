"""Chapter 1: what is in the box, the board and its sections, units, leaders, cards, dice and tokens."""

from collections import Counter
from typing import Any

import pytest

from samurai.fields import (
    banners,
    battle,
    dice_of,
    dice_rolled,
    dragons,
    field,
    hexes,
    honor,
    leader_place,
    pool,
    throw,
    tokens,
)
from vexilla.games import GAMES
from vexilla.games.commands_colors.rolls import Roll
from vexilla.games.samurai.cards import CARDS
from vexilla.games.samurai.dragons import DRAGONS
from vexilla.games.samurai.units import FACES
from vexilla.kernel.chance import generator_from
from vexilla.kernel.refusal import BadSetup
from vexilla.testing import new_game, rule

SCENARIOS = GAMES.find("samurai").scenarios
#: The battles of the book; the others are this project's own and ask for more figures than one box has.
OF_THE_BOOK = [key for key in SCENARIOS if key.startswith("0")]
FILES = "ABCDEFGHIJKL"
HEXES = [f"{FILES[file]}{rank}" for rank in range(1, 12) for file in range(12 - (rank + 1) % 2)]


# -- the box -------------------------------------------------------------------------------------


@rule("SAM-01-001")
@pytest.mark.parametrize("key", OF_THE_BOOK)
def test_the_box_is_enough_for_every_battle_of_the_book(key: str) -> None:
    view = new_game("samurai", key).view("spectator")
    figures = sum(unit["blocks"] for unit in view["units"]) + len(view["leaders"])
    assert figures <= 122
    assert len(view["units"]) + len(view["leaders"]) <= 40
    assert sum("hill" in layers for layers in view["land"].values()) <= 13
    printed = ("hill", "river", "ford")
    assert sum(any(layer not in printed for layer in layers) for layers in view["land"].values()) <= 30


@rule("SAM-01-001")
def test_there_are_sixty_command_cards_thirty_eight_dragon_cards_and_thirty_tokens() -> None:
    view = new_game("samurai", OF_THE_BOOK[0]).view("spectator")
    hands = sum(view["hands"][side]["cards"] for side in ("bottom", "top"))
    dragon_hands = sum(view["dragonHands"][side]["cards"] for side in ("bottom", "top"))
    assert view["deck"] + hands == 60 == sum(card.copies for card in CARDS)
    assert view["dragonDeck"] + dragon_hands == 38 == sum(card.copies for card in DRAGONS)
    assert sum(view["honor"].values()) + view["pool"] == 30


@rule("SAM-01-001")
def test_a_roll_of_more_than_eight_dice_rolls_them_all() -> None:
    hand = "shogun order-one-left order-one-center order-one-right " + "order-two-center " * 4 + "advance-left"
    case = field(f"bottom: AY E4\nbottom hand: {hand}", throw(9, "triangle", miss="flag")).play("play shogun")
    assert [len(event["dice"]) for event in case.log("cc-rolled-for")] == [9]


@rule("SAM-01-002")
@pytest.mark.parametrize("seed", range(4))
def test_thirty_tokens_are_always_somewhere(seed: int) -> None:
    case = new_game("samurai", SCENARIOS[seed], seed=seed)
    generator = generator_from(seed)
    for _ in range(400):
        if case.over:
            break
        options = case.options()
        case.play(options[generator.below(len(options))])
        assert tokens(case) == 30


@rule("SAM-01-002")
def test_no_position_has_more_than_thirty_tokens() -> None:
    assert pool(field("bottom: AY E4\nhonor: 18 12")) == 0
    with pytest.raises(BadSetup, match="30 tokens"):
        field("bottom: AY E4\nhonor: 18 13")


# -- the board -----------------------------------------------------------------------------------


@rule("SAM-01-003")
def test_hexes_are_open_ground_or_river_as_the_tiles_show_it() -> None:
    text = "bottom: MSY E4\nterrain: river E6 F6\ncard: order-two-center\nordered: E4"
    case = field(text)
    assert case.view("spectator")["terrain"] == {"E6": "river", "F6": "river"}
    # The river closes its hexes; the plain side of a tile hinders nobody.
    assert set(hexes(case, "move", "E4")) == set(
        hexes(field("bottom: MSY E4\ncard: order-two-center\nordered: E4"), "move", "E4")
    ) - {"E6", "F6"}


@rule("SAM-01-004")
def test_the_field_is_eleven_rows_of_twelve_and_eleven_hexes() -> None:
    assert len(HEXES) == 6 * 12 + 5 * 11 == 127
    everyone = ", ".join(f"leader {hex_} N{number} *foot" for number, hex_ in enumerate(HEXES))
    case = field(f"bottom: {everyone}\ncard: flying-geese")
    assert set(hexes(case, "order-leader")) == set(HEXES)
    assert case.view("spectator")["board"]["rows"] == [[12, 0], [11, 1]] * 5 + [[12, 0]]


@rule("SAM-01-004")
@pytest.mark.parametrize(
    ("here", "around"),
    [
        ("E4", "D4 F4 E3 F3 E5 F5"),
        ("E5", "D5 F5 D4 E4 D6 E6"),
        ("A1", "B1 A2"),
        ("L1", "K1 K2"),
        ("A2", "B2 A1 B1 A3 B3"),
        ("K2", "J2 K1 L1 K3 L3"),
        ("A5", "B5 A4 A6"),
        ("L11", "K11 K10"),
    ],
)
def test_rows_run_along_the_start_lines_and_every_other_is_shifted(here: str, around: str) -> None:
    case = field(f"bottom: SN {here}\ncard: line-command\nordered: {here}")
    assert set(hexes(case, "move", here)) == set(around.split())


@rule("SAM-01-005", "SAM-02-003")
def test_each_scenario_says_where_its_river_lies() -> None:
    rivers = {
        key: {
            hex_
            for hex_, layers in new_game("samurai", key).view("spectator")["land"].items()
            if layers[0] in ("river", "ford", "shallows", "shallow-ford")
        }
        for key in SCENARIOS
    }
    assert not rivers["001-first-skirmish"]
    with_river = {key for key in SCENARIOS if "\nriver = " in _text(key)}
    assert with_river == {key for key, found in rivers.items() if found} != set()
    assert len({frozenset(found) for found in rivers.values()}) == len(with_river) + 1


def _text(key: str) -> str:
    return str(GAMES.find("samurai").setup(key).text)


@rule("SAM-01-007", "SAM-01-008")
@pytest.mark.parametrize("label", ["L2", "L4", "L10", "A12", "A0", "M1", "L12"])
def test_half_hexes_and_start_lines_are_no_part_of_the_field(label: str) -> None:
    with pytest.raises(BadSetup):
        field(f"bottom: AY {label}")


@rule("SAM-01-008")
def test_no_unit_steps_onto_a_start_line() -> None:
    case = field("bottom: MSY E1, MSY E11\ncard: order-two-center\nordered: E1 E11")
    assert {place[1:] for place in hexes(case, "move", "E1")} == {"1", "2", "3"}
    assert {place[1:] for place in hexes(case, "move", "E11")} == {"9", "10", "11"}


@rule("SAM-01-009")
def test_each_player_has_a_left_flank_a_center_and_a_right_flank_seen_from_his_side() -> None:
    everyone = ", ".join(f"AY {hex_}" for hex_ in ("A1", "D1", "E1", "H1", "I1", "L1"))
    for side, left, right in (("bottom", "A1 D1", "I1 L1"), ("top", "I1 L1", "A1 D1")):
        text = f"{side}: {everyone}\nturn: {side}\ncard: order-three-"
        assert hexes(field(text + "left"), "order") == left.split()
        assert hexes(field(text + "center"), "order") == ["E1", "H1"]
        assert hexes(field(text + "right"), "order") == right.split()
    assert field("bottom: AY E4").view("spectator")["board"]["parts"] == ["left", "center", "right"]


@rule("SAM-01-010")
def test_a_hex_on_a_section_line_is_in_the_flank_and_in_the_center() -> None:
    text = "bottom: AY C2, AY D2, AY E2, AY G2, AY H2, AY I2\ncard: order-three-"
    assert hexes(field(text + "left"), "order") == ["C2", "D2"]
    assert hexes(field(text + "center"), "order") == ["D2", "E2", "G2", "H2"]
    assert hexes(field(text + "right"), "order") == ["H2", "I2"]
    # The lines run between the hexes of the long rows: nobody stands on them there.
    text = "bottom: AY D3, AY E3, AY H3, AY I3\ncard: order-three-"
    assert hexes(field(text + "left"), "order") == ["D3"]
    assert hexes(field(text + "center"), "order") == ["E3", "H3"]
    assert hexes(field(text + "right"), "order") == ["I3"]


# -- terrain -------------------------------------------------------------------------------------


@rule("SAM-01-012")
def test_terrain_replaces_the_open_ground_of_its_hex() -> None:
    text = "bottom: SN E4\ntop: SN E5\nordered: E4"
    assert dice_of(text, "E4 E5") == 4
    assert dice_of(text + "\nterrain: forest E5", "E4 E5") == 2


@rule("SAM-01-013")
def test_terrain_on_a_hill_has_the_restrictions_of_both() -> None:
    # A rice field does nothing to the dice of infantry, the hill does nothing to those of cavalry beyond its own limit.
    uphill = "bottom: {} E4\ntop: AY E5\nordered: E4\nterrain: {} E5"
    assert [dice_of(uphill.format("SN", ground), "E4 E5") for ground in ("rice-field", "hill", "hill+rice-field")] == [
        4,
        2,
        2,
    ]
    downhill = "bottom: {} E4\ntop: AY E5\nordered: E4\nterrain: {} E4"
    for kind, dice in (("SN", [4, 3, 3]), ("MSY", [2, 3, 2])):
        found = [
            dice_of(downhill.format(kind, ground), "E4 E5") for ground in ("rice-field", "hill", "hill+rice-field")
        ]
        assert found == dice
    text = "bottom: MSY E4\ncard: order-two-center\nordered: E4\nterrain: {} D4 E3 F3 E5 F5 F4"
    assert len(hexes(field(text.format("hill")), "move", "E4")) > 6
    assert len(hexes(field(text.format("hill+rice-field")), "move", "E4")) == 6
    view = field("bottom: AY E4\nterrain: hill+forest E4").view("spectator")
    assert view["land"]["E4"] == ["hill", "forest"]


# -- units and leaders ---------------------------------------------------------------------------


@rule("SAM-01-014")
def test_the_colour_of_an_army_only_tells_it_apart() -> None:
    bottom = battle("bottom: AY E4\ntop: SN E5\nordered: E4", throw(3, "square", "square")).play("attack E4 E5")
    top = battle("bottom: SN E5\ntop: AY E4\nordered: E4\nturn: top", throw(3, "square", "square")).play("attack E4 E5")
    assert bottom.blocks("E5") == top.blocks("E5") == 2
    assert [unit["side"] for unit in bottom.view("spectator")["units"]] == ["bottom", "top"]
    assert [unit["side"] for unit in top.view("spectator")["units"]] == ["bottom", "top"]


@rule("SAM-01-015", "SAM-01-017")
def test_the_bearer_is_one_of_the_figures_and_the_last_to_be_removed() -> None:
    text = "bottom: MSY E4\ntop: AY E5 2\nordered: E4"
    case = battle(text, throw(4, "triangle")).play("attack E4 E5")
    # One figure is left, the bearer: the unit stands, and there is no banner yet.
    assert (case.blocks("E5"), banners(case)) == (1, (0, 0))
    case = battle(text, throw(4, "triangle", "triangle")).play("attack E4 E5")
    assert (case.unit("E5"), banners(case)) == (None, (1, 0))


@rule("SAM-01-016")
@pytest.mark.parametrize(("kind", "face", "dice"), [("AB", "circle", 2), ("AY", "triangle", 3), ("SN", "square", 4)])
def test_the_symbol_on_the_banner_is_the_rank_and_makes_the_strength(kind: str, face: str, dice: int) -> None:
    text = f"bottom: {kind} E4\ntop: {kind} E5\nordered: E4"
    case = battle(text, throw(dice, face, miss="honor")).play("attack E4 E5")
    assert (dice_rolled(case), case.blocks("E5")) == ([dice], 3)
    assert case.view("spectator")["kinds"][case.unit("E5")["kind"]]["rank"] == face  # type: ignore[index]


@rule("SAM-01-018")
def test_no_rank_symbol_hits_a_leader() -> None:
    text = "bottom: SN E4\ntop: leader E5 Uesugi\nordered: E4"
    case = battle(text, "circle triangle square square").play("attack E4 E5")
    assert (case.question, banners(case)) == ("sam-ask-fate", (0, 0))
    case = battle(text, "circle triangle square swords").play("attack E4 E5")
    assert banners(case) == (1, 0)


@rule("SAM-01-019", "SAM-01-020")
@pytest.mark.parametrize("kind", ["AY", "AB", "AA", "SN", "MSY"])
def test_a_full_unit_has_four_figures_on_foot_and_mounted(kind: str) -> None:
    assert field(f"bottom: {kind} E4").blocks("E4") == 4
    with pytest.raises(BadSetup):
        field(f"bottom: {kind} E4 5")


@rule("SAM-01-021")
def test_a_leader_is_one_figure_and_one_hit_removes_him() -> None:
    text = "bottom: SN E4\ntop: leader E5 Uesugi, AY E9\nordered: E4"
    case = battle(text, "swords swords swords circle").play("attack E4 E5")
    assert (leader_place(case, "Uesugi"), banners(case)) == ("lost", (1, 0))
    assert case.view("spectator")["units"][-1]["hex"] == "E9"


@rule("SAM-01-022")
@pytest.mark.parametrize("key", SCENARIOS)
def test_the_army_commander_stands_with_three_bodyguards_in_his_camp(key: str) -> None:
    view = new_game("samurai", key).view("spectator")
    camps = {hex_ for hex_, layers in view["land"].items() if "camp" in layers}
    guards = {unit["hex"]: unit["blocks"] for unit in view["units"] if unit["kind"] == "bodyguards"}
    commanders = {leader["hex"] for leader in view["leaders"] if leader["kind"] == "commander"}
    assert guards == dict.fromkeys(camps, 3)
    assert commanders == camps


# -- cards ---------------------------------------------------------------------------------------


@rule("SAM-01-023")
def test_only_who_is_ordered_by_a_card_moves_and_fights() -> None:
    text = "bottom: AY E4, AY G4\ntop: AY E5, AY G5"
    case = field(text)
    assert {option.split()[0] for option in case.options()} == {"play"}
    case = field(text + "\ncard: order-two-center\nordered: E4")
    assert case.why_not("move G4 G3") == "SAM-05-011"
    case.play("done")
    assert case.why_not("attack G4 G5") == "SAM-05-011"
    assert hexes(case, "attack", "E4") == ["E5"]


@rule("SAM-01-011")
def test_challenge_costs_nothing_and_is_played_before_a_close_combat_of_two_units_with_leaders() -> None:
    text = "bottom: SN E4, leader E4 Takeda\ntop: SN E5{}\nordered: E4\nbottom dragons: challenge"
    # Five cards and the one that was played, and two more for the Challenge; five for the other.
    case = battle(text.format(", leader E5 Uesugi"), throw(8), throw(5)).play("attack E4 E5")
    assert case.question == "sam-ask-dragon-close-combat-declared"
    case.play("dragon challenge")
    assert (honor(case), case.view("spectator")["onDragons"]) == ((5, 5), 0)
    assert case.view("spectator")["printedDragons"]["challenge"] == {"cost": 0, "window": "both-leaders"}
    # The combat itself comes after the duel.
    assert dice_rolled(case) == []
    # With one leader only there is no such moment.
    case = battle(text.format(""), luck=True).play("attack E4 E5")
    assert case.question == "sam-ask-inspire"
    assert case.why_not("dragon challenge") == "SAM-03-010"


@rule("SAM-01-024")
def test_dragon_cards_hinder_improve_and_change_the_battle_at_once() -> None:
    text = "bottom: AY E4, AY G4\ntop: AY E5, AY G5\n"
    # Insult hinders the enemy: his unit cannot attack.
    case = field(text + "top dragons: insult\nbottom hand: order-two-center").play("play order-two-center")
    case.play("dragon insult", "target E4", "order E4", "order G4", "done")
    assert case.why_not("attack E4 E5") == "SAM-22-027"
    assert case.why_not("attack G4 G5") is None
    # War Cry improves an own unit by two dice.
    case = battle(text + "ordered: E4\nbottom dragons: war-cry", throw(5)).play("attack E4 E5", "dragon war-cry")
    assert dice_rolled(case) == [5]
    # Rice Famine changes the battle at once.
    case = field(text + "bottom dragons: rice-famine\nbottom hand: order-two-center").play("play order-two-center")
    case.play("dragon rice-famine")
    assert honor(case) == (3, 2)


@rule("SAM-01-025")
def test_the_bearer_of_a_destroyed_unit_goes_to_the_destroyer() -> None:
    text = "bottom: SN E4\ntop: AY E5 1\nordered: E4"
    assert banners(battle(text, throw(4, "triangle")).play("attack E4 E5")) == (1, 0)
    # A battle back destroys, too: then the other side takes it.
    text = "bottom: AY E4 1\ntop: AY E5\nordered: E4"
    case = battle(text, throw(3), throw(3, "triangle")).play("attack E4 E5", "battle-back")
    assert banners(case) == (0, 1)


@rule("SAM-01-026")
def test_a_destroyed_leader_goes_to_the_destroyer() -> None:
    text = "bottom: SN E4\ntop: AY E5, leader E5 Uesugi\nordered: E4"
    # One figure is lost, and the die of the test shows swords.
    case = battle(text, throw(4, "triangle"), "swords").play("attack E4 E5")
    assert (leader_place(case, "Uesugi"), banners(case)) == ("lost", (1, 0))


# -- dice and tokens -----------------------------------------------------------------------------


@rule("SAM-01-027")
def test_a_die_shows_each_of_its_six_faces_once() -> None:
    case = field("bottom: AY E2")
    one: Roll[Any] = Roll(1)
    text = case.match.game.outcomes.text
    weights = {text(outcome).split()[1]: one.weight(case.match, outcome) for outcome in one.options(case.match)}
    assert weights == dict.fromkeys(("circle", "triangle", "square", "flag", "swords", "honor"), 1)
    two: Roll[Any] = Roll(2)
    assert sum(two.weight(case.match, outcome) for outcome in two.options(case.match)) == 6**2
    generator = generator_from(7)
    counts = Counter(one.sample(case.match, generator) for _ in range(6000))
    shown = {text(outcome).split()[1]: count for outcome, count in counts.items()}
    assert set(shown) == set(FACES)
    assert all(abs(count - 1000) < 130 for count in shown.values())


@rule("SAM-01-028")
def test_dice_decide_combats_leaders_honor_and_cards() -> None:
    case = battle(
        "bottom: AB E4, AY G4\ntop: SN E6, AY G5, leader G5 Uesugi\nordered: E4 G4\nhonor: 5 0",
        "circle circle",
        throw(3, "triangle", "flag"),
        "circle",
        throw(4),
    )
    case.play("attack E4 E6")
    case.play("attack G4 G5", "ignore 0", "retreat G6")
    whats = [event["what"] for event in case.log() if event["event"] in ("cc-rolled", "cc-rolled-for")]
    assert whats == ["fire", "attack", "leader-check", "dishonor"]
    case = field("bottom: AY E4\nbottom hand: shogun", "triangle").play("play shogun")
    assert [event["dice"] for event in case.log("cc-rolled-for")] == [["triangle"]]


@rule("SAM-01-029")
def test_tokens_are_steadfastness_and_the_price_of_dragon_cards() -> None:
    # A retreat takes tokens from the reserve...
    case = battle("bottom: SN E4\ntop: AY E5\nordered: E4", throw(4, "flag")).play("attack E4 E5", "retreat E6")
    assert honor(case) == (5, 4)
    # ...and so does a Dragon card, as many as it costs; without enough it cannot be played.
    text = "bottom: SN E4\ntop: AY E5\nordered: E4\nbottom dragons: war-cry\nhonor: {} 5"
    case = battle(text.format(2), throw(6)).play("attack E4 E5", "dragon war-cry")
    assert (honor(case), case.view("spectator")["onDragons"]) == ((0, 5), 2)
    case = battle(text.format(1), throw(4)).play("attack E4 E5")
    assert case.why_not("dragon war-cry") == "SAM-18-009"
    assert dragons(case, "bottom") == ["war-cry"]
