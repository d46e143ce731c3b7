"""Chapter 17: special units and legions."""

import pytest

from vexilla.games.ancients.scenario import find_scenario, scenario_keys
from vexilla.games.ancients.special import NO_LEGIONS
from vexilla.testing import Case, new_game, position, rule

FACES = {"l": "light", "m": "medium", "h": "heavy", "k": "helmet", "f": "flag", "s": "swords"}
USUAL = {
    "card": "order-four-center",
    "discards": "first-strike",
    "bottom hand": "line-command",
    "top hand": "line-command",
    "command": "1 1",
}


def given(text: str, *dice: str) -> Case:
    """A position; each roll is one word with a letter a die, and any roll that is not given is an error."""
    said = {line.partition(":")[0] for line in text.splitlines()}
    lines = [text, *[f"{title}: {rest}" for title, rest in USUAL.items() if title not in said]]
    rolls = [" ".join(FACES[face] for face in roll) for roll in dice]
    return position("ancients", "\n".join(lines), {"dice": rolls}, luck=False)


def battle(bottom: str, top: str, *dice: str, more: str = "") -> Case:
    """The bottom unit on E2 and a second one on I2, which has an enemy on I3, are ordered; the battle begins."""
    return given(
        f"bottom: {bottom}, HI I2\ntop: {top}, HI I3\nordered: E2 I2\nto do: battle\nneeded: 9 9\n{more}", *dice
    )


def first_of(case: Case, side: str) -> str:
    """The first piece of a side, with its place and its blocks."""
    return case.lines()[side].split(",")[0]


def rolls(case: Case) -> list[int]:
    """How many dice were rolled in each strike so far."""
    return [len(event["dice"]) for event in case.events("cc-rolled")]


LEGIONS = {"marian": "special: legions bottom marian", "julian": "special: legions bottom julian"}


# -- special units -------------------------------------------------------------------------------


@rule("ANC-17-001")
def test_special_units_and_legions_are_there_only_where_the_scenario_says_so() -> None:
    case = battle("MI E2", "MI E4")
    assert case.why_not("attack E2 E4") == "ANC-10-001"
    assert battle("MI E2", "MI E4", more=LEGIONS["marian"]).why_not("attack E2 E4") is None
    case = battle("HI E2", "MI E3", "kklll")
    case.play("attack E2 E3", "decline")
    assert first_of(case, "top") == "MI E3"
    for key in scenario_keys():
        special = find_scenario(key).setting.special
        assert special.legions == [NO_LEGIONS, NO_LEGIONS], "Rome had no Marian legions in these wars"


@rule("ANC-17-002", "ANC-17-003")
def test_special_units_are_marked_and_have_abilities_of_their_own() -> None:
    case = new_game("ancients", "109-gaugamela")
    marked = [(unit["hex"], unit["kind"], unit["elite"]) for unit in case.view("bottom")["units"] if "elite" in unit]
    assert marked == [("F7", "medium-cavalry", "Companions")]
    # What sets the Companions apart: they ignore a sword and a flag.
    for marks, left, options in ((" *swords *flags", "MC E3 2", 2), ("", "MC E3 1", 0)):
        case = battle("HI E2", f"MC E3{marks}", "ssfll")
        case.play("attack E2 E3", "stand")
        assert first_of(case, "top") == left
        assert len(case.options("ignore")) == options


@rule("ANC-17-004", "ANC-17-006")
def test_the_special_block_is_no_block_of_the_unit_and_goes_with_its_last() -> None:
    for marks in (" *helmets *flags", ""):
        case = battle("LC E2, HI D2", f"HI E3{marks}", "hh", more="ordered: E2 D2")
        case.play("attack E2 E3", "decline")
        assert first_of(case, "top") == "HI E3 2"
        case = battle("HI E2", f"HI E3{marks}", "hhhhl")
        case.play("attack E2 E3", "stay")
        assert first_of(case, "top") == "HI I3", "four hits destroy it"
        assert case.lines()["banners"] == "1 0"
    case = battle("HI E2", "HI E3 *helmets", "hhhhl")
    case.play("attack E2 E3")
    shown = [unit for unit in case.view("bottom")["units"] if "elite" in unit]
    assert [unit["hex"] for unit in shown] == ["lost"]


@rule("ANC-17-005")
def test_the_special_block_stays_with_its_unit() -> None:
    case = given("bottom: HI E2 *helmets, HI D2\ntop: MI E4, MI C4\nordered: E2 D2", "kllll", "llll", "kllll")
    case.play("move E2 E3", "move D2 E2")
    shown = {unit["hex"]: "elite" in unit for unit in case.view("top")["units"]}
    assert shown["E3"]
    assert not shown["E2"], "not with the unit that took its place"
    case.play("attack E3 E4", "battle-back")
    assert first_of(case, "top") == "MI E4 3"


@rule("ANC-17-007", "ANC-17-008")
def test_the_only_special_unit_of_the_box_is_the_sacred_band_below_hasdrubal() -> None:
    for key in scenario_keys():
        if key < "1":
            elites = [unit for unit in find_scenario(key).setting.roster.units if unit.elite is not None]
            assert len(elites) == (1 if key == "002-crimissos-river" else 0)
    case = new_game("ancients", "002-crimissos-river")
    marked = [unit for unit in case.view("top")["units"] if "elite" in unit]
    assert [(unit["side"], unit["kind"], unit["hex"]) for unit in marked] == [("top", "heavy-infantry", "C6")]
    assert {leader["name"]: leader["hex"] for leader in case.view("top")["leaders"]}["Hasdrubal"] == "D7"
    assert "C6" in below("D7")


def below(label: str) -> list[str]:
    """The hexes one rank nearer to the bottom edge."""
    board = find_scenario("002-crimissos-river").setting.field.board
    return [board.labels[hex_] for hex_ in board.rear[0][board.hex_named(label)]]


@rule("ANC-17-007")
@pytest.mark.parametrize(("option", "left"), [("on", "AX C5 2"), ("off", "AX C5")])
def test_the_abilities_of_the_sacred_band_are_optional(option: str, left: str) -> None:
    deck = ["order-two-left"] * 3 + ["order-three-left"] * 2 + ["order-two-right"] * 3 + ["order-three-right"] * 2
    chance = {"deck": deck, "dice": ["helmet helmet medium medium medium"]}
    case = new_game("ancients", "002-crimissos-river", {"optional": option}, chance)
    assert ["elite" in unit for unit in case.view("top")["units"]].count(True) == (1 if option == "on" else 0)
    # Auxilia are put before the Sacred Band, and its leader, whose helmets would hit as well, is sent away.
    battlefield, hex_named = case.match.position, case.match.position.field.board.hex_named
    battlefield.shift_unit(battlefield.unit_at[hex_named("D3")], hex_named("C5"))
    battlefield.shift_leader(battlefield.leader_at[hex_named("D7")], hex_named("L9"))
    case.play("play order-two-left", "done", "play order-two-right", "order C6", "done", "done", "attack C6 C5")
    case.play(*[action for action in ("stand",) if action in case.options()])
    assert left in case.lines()["bottom"].split(", ")


@rule("ANC-17-009")
def test_every_helmet_of_the_sacred_band_hits_once() -> None:
    for leader in ("", ", leader E2", ", leader D2"):
        case = battle(f"HI E2 *helmets{leader}", "MI E3", "kklll", "llll")
        case.play("attack E2 E3", "battle-back")
        assert first_of(case, "top") == "MI E3 2", "not twice with a leader"
    # When it battles back, too, and not when the enemy evades.
    case = battle("MI E2", "HI E3 *helmets", "llll", "kklll")
    case.play("attack E2 E3", "battle-back")
    assert first_of(case, "bottom") == "MI E2 2"
    case = battle("HI E2 *helmets", "LI E3", "kkklm")
    case.play("attack E2 E3", "evade", "evade-to E4", "evade-to E5")
    assert first_of(case, "top") == "LI E5 3"
    case = battle("HI E2 *helmets *bow", "MI E4", "kk")
    case.play("attack E2 E4")
    assert first_of(case, "top") == "MI E4", "close combat only"


@rule("ANC-17-010")
def test_the_sacred_band_may_ignore_one_flag_on_top_of_others() -> None:
    helpers = [("", 1), (", leader E3", 2), (", leader E3, MI D3, MI F3", 3)]
    for others, number in helpers:
        case = battle("HI E2", f"HI E3 *helmets *flags{others}", "ffffl", more="terrain: hill M1")
        case.play("attack E2 E3")
        assert case.options("ignore") == [f"ignore {flags}" for flags in range(number + 1)]
        assert case.why_not(f"ignore {number + 1}") == "ANC-12-019"
    case = battle("HI E2", "HI E3 *flags", "ff", more="terrain: forest E3; hill M1")
    case.play("attack E2 E3")
    assert case.options("ignore") == ["ignore 0", "ignore 1"]
    case = battle("HI E2", "HI E3 *flags", "fffll", more="terrain: rampart E3:se")
    case.play("attack E2 E3")
    assert case.options("ignore") == ["ignore 0", "ignore 1", "ignore 2"]
    case = battle("LB E2", "HI E4 *flags", "fl")
    case.play("attack E2 E4")
    assert case.options("ignore") == ["ignore 0", "ignore 1"], "fire, too"


@rule("ANC-17-011")
@pytest.mark.parametrize("blocks", [4, 3, 2, 1])
def test_the_abilities_last_until_the_last_block(blocks: int) -> None:
    case = battle("MI E2", f"HI E3 {blocks} *helmets *flags", "flll", "kklll")
    case.play("attack E2 E3", "ignore 1", "battle-back")
    assert first_of(case, "bottom") == "MI E2 2"


# -- Marian and Imperial legions -----------------------------------------------------------------


@rule("ANC-17-012", "ANC-17-013")
@pytest.mark.parametrize("rule_name", LEGIONS)
def test_medium_and_heavy_infantry_of_the_legions_throw_pila(rule_name: str) -> None:
    for kind in ("MI", "HI"):
        case = battle(f"{kind} E2", "MI E4", "m", more=LEGIONS[rule_name])
        case.play("attack E2 E4")
        assert first_of(case, "top") == "MI E4 3"
        assert rolls(case) == [1]
    for kind in ("WA", "MC", "HC", "EL"):
        case = battle(f"{kind} E2", "MI E4", more=LEGIONS[rule_name])
        assert case.why_not("attack E2 E4") == "ANC-10-001"
    # Nor does the other side throw any.
    case = battle("MI E2", "MI E4", more="special: legions top marian")
    assert case.why_not("attack E2 E4") == "ANC-10-001"
    case = given(
        "bottom: LI A1\ntop: MI E4, MI A2\nturn: top\nordered: E4 A2\nto do: battle\nspecial: legions bottom marian"
    )
    assert case.why_not("attack E4 A1") == "ANC-10-001"
    # Missile units keep their own range and dice.
    case = battle("LB E2", "MI H2", "mm", more=LEGIONS[rule_name])
    case.play("attack E2 H2")
    assert rolls(case) == [2]


@rule("ANC-17-013")
def test_pila_follow_all_rules_of_ranged_combat() -> None:
    more = LEGIONS["marian"]
    case = battle("MI E2", "MI E3, MI E4, MI G2", more=more)
    assert case.why_not("attack E2 G2") == "ANC-10-007", "an enemy is beside the unit"
    case = battle("MI E2, MI F2", "MI G2", more=more)
    assert case.why_not("attack E2 G2") == "ANC-10-021", "a friend is in the way"
    for face in ("s", "k", "h", "l"):
        case = battle("MI E2, leader E2", "MI E4", face, more=more)
        case.play("attack E2 E4")
        assert first_of(case, "top") == "MI E4", "swords, helmets and other symbols miss"
    case = battle("MI E2", "MI E4", "f", more=more)
    case.play("attack E2 E4", "retreat E5")
    assert first_of(case, "top") == "MI E5"
    assert case.options("battle-back") == []
    case = battle("MI E2", "leader E4", "k", more=more)
    case.play("attack E2 E4")
    assert case.lines()["banners"] == "1 0"


@rule("ANC-17-014")
def test_pila_fly_two_hexes_with_one_die_after_a_move_of_one_at_most() -> None:
    for name in LEGIONS.values():
        case = battle("HI E2", "MI H2", more=name)
        assert case.why_not("attack E2 H2") == "ANC-10-005"
        for moved, clause in ((0, None), (1, None), (2, "ANC-17-014")):
            case = battle("HI E2", "MI G2", "m", more=f"{name}\nmoved: E2={moved}")
            assert case.why_not("attack E2 G2") == clause
            assert ("attack E2 G2" in case.options()) == (clause is None)
            if clause is None:
                assert rolls(case.play("attack E2 G2")) == [1]
    case = given(f"bottom: MI E2\ntop: MI E5\nordered: E2\n{LEGIONS['marian']}", "m")
    case.play("move E2 E3", "attack E3 E5")
    assert first_of(case, "top") == "MI E5 3"


@rule("ANC-17-014")
def test_marian_legions_still_move_one_hex() -> None:
    case = given(f"bottom: MI E2, HI I2\ntop: MI M9\nordered: E2 I2\n{LEGIONS['marian']}")
    assert case.why_not("move E2 E4") == "ANC-08-025"
    assert case.why_not("move I2 I4") == "ANC-08-030"


@rule("ANC-17-015")
def test_a_legion_does_not_both_throw_and_fight_in_one_turn() -> None:
    # It throws first; then an enemy is driven back to its side.
    text = f"{LEGIONS['marian']}\nordered: E6 E3 I2"
    case = battle("MI E6, HI E3", "MI E8, MI E4", "l", "fllll", more=text)
    case.play("attack E6 E8", "attack E3 E4", "retreat E5", "stay")
    assert case.why_not("attack E6 E5") == "ANC-09-003"
    case = battle("MI E6, HI E3", "MI E8, MI E4", "fllll", more=text)
    case.play("attack E3 E4", "retreat E5", "stay")
    assert case.why_not("attack E6 E5") is None
    # Nor the other way round.
    case = battle("MI E2", "MI E3 1, MI E5", "mlll", more=LEGIONS["marian"])
    case.play("attack E2 E3", "advance")
    assert case.why_not("attack E3 E5") == "ANC-09-003"


@rule("ANC-17-016")
@pytest.mark.parametrize("rule_name", LEGIONS)
def test_darken_the_sky_orders_legions_to_throw_twice_with_one_die(rule_name: str) -> None:
    case = given(
        f"bottom: MI E2, HI I2, WA A1\ntop: MI E4, MI A3\ncard: darken-the-sky\n{LEGIONS[rule_name]}", "m", "m"
    )
    assert case.lines()["ordered"] == "E2 I2"
    case.play("attack E2 E4", "attack E2 E4")
    assert rolls(case) == [1, 1]
    assert first_of(case, "top") == "MI E4 2"


# -- Julian legions ------------------------------------------------------------------------------


@rule("ANC-17-017")
def test_julian_legions_throw_pila_like_marian_ones() -> None:
    case = given(f"bottom: HI E2\ntop: MI E5\nordered: E2\n{LEGIONS['julian']}", "m")
    case.play("move E2 E3", "attack E3 E5")
    assert rolls(case) == [1]
    assert first_of(case, "top") == "MI E5 3"
    case = battle("HI E2", "MI H2", more=LEGIONS["julian"])
    assert case.why_not("attack E2 H2") == "ANC-10-005"


@rule("ANC-17-018")
def test_julian_legions_move_one_hex_and_battle_or_two_and_do_not() -> None:
    for kind in ("MI", "HI"):
        text = f"bottom: {kind} E2, LI I2\ntop: MI E5, MI I4\nordered: E2 I2\n{LEGIONS['julian']}"
        case = given(text)
        assert "move E2 E4" in case.options()
        assert not any(option in case.options() for option in ("move E2 H2", "move E2 B2")), "never three"
        case.play("move E2 E4", "done")
        assert case.why_not("attack E4 E5") == "ANC-17-018"
        assert case.options("attack E4") == []
        case = given(text.replace("MI E5", "MI E6"))
        case.play("move E2 E4", "done")
        assert case.why_not("attack E4 E6") == "ANC-17-014"
    case = given(f"bottom: MI E2\ntop: MI E4\nordered: E2\n{LEGIONS['julian']}", "mlll", "llll")
    case.play("move E2 E3", "attack E3 E4", "battle-back")
    assert first_of(case, "top") == "MI E4 3"


@rule("ANC-17-018")
@pytest.mark.parametrize(
    ("card", "there", "clause"), [("order-four-center", "H2", "ANC-17-018"), ("line-command", "G2", "ANC-18-094")]
)
def test_a_hex_too_far_for_a_julian_legion_is_refused_by_the_rule_that_binds_it(
    card: str, there: str, clause: str
) -> None:
    case = given(f"bottom: MI E2, LI I2\ntop: MI M9\nordered: E2 I2\ncard: {card}\n{LEGIONS['julian']}")
    assert case.why_not(f"move E2 {there}") == clause


@rule("ANC-17-018")
def test_julian_legions_are_infantry_only_and_cards_bind_them() -> None:
    case = given(f"bottom: AX E2, WA I2\ntop: MI M9\nordered: E2 I2\n{LEGIONS['julian']}")
    assert case.why_not("move I2 I4") == "ANC-08-027"
    case = given(f"bottom: MI E2, LI I2\ntop: MI M9\nordered: E2 I2\ncard: line-command\n{LEGIONS['julian']}")
    assert "move E2 F2" in case.options()
    assert "move E2 G2" not in case.options(), "Line Command moves one hex"
    # With Double Time they fight after two hexes.
    case = given(f"bottom: MI E2\ntop: MI E5\nordered: E2\ncard: double-time\n{LEGIONS['julian']}", "mlll", "llll")
    case.play("move E2 E4", "attack E4 E5", "battle-back")
    assert first_of(case, "top") == "MI E5 3"


@rule("ANC-17-018")
def test_julian_legions_retreat_one_hex_a_flag() -> None:
    case = battle("LI E2", "MI E4", "fl", more="special: legions top julian")
    case.play("attack E2 E4", "retreat E5")
    assert first_of(case, "top") == "MI E5"
    assert case.question == "cc-ask-battle"
