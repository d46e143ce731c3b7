"""Chapter 21: the kinds of units and leaders, and the army commander's unit."""

from __future__ import annotations

from samurai.fields import banners, battle, dice_of, field, hexes, leader_kind, leader_place, throw
from vexilla.testing import Case, rule


def seen(code: str) -> tuple[object, ...]:
    """What everybody sees of a unit: its name, rank, whether it is mounted, its weapon, its figures."""
    case = field(f"bottom: {code} E2\ntop: AY A11", luck=True)
    unit = case.unit("E2")
    assert unit is not None
    kind = case.view("spectator")["kinds"][unit["kind"]]
    return unit["kind"], kind["rank"], kind["mounted"], kind["weapon"], case.blocks("E2")


def hit_by(code: str) -> list[str]:
    """The symbols of ranks that take a figure of a unit in close combat, by mounted samurai."""
    hits = []
    for face in ("circle", "triangle", "square"):
        case = battle(f"bottom: MSY E4\ntop: {code} E5, AY A11\nordered: E4", f"{face} honor honor honor", luck=True)
        before = case.blocks("E5")
        case.play("attack E4 E5")
        if case.blocks("E5") == before - 1:
            hits.append(face)
    return hits


@rule("SAM-21-001")
def test_ashigaru_with_yari() -> None:
    assert seen("AY") == ("ashigaru-yari", "triangle", False, "none", 4)
    assert hit_by("AY") == ["triangle"]


@rule("SAM-21-002")
def test_ashigaru_archers() -> None:
    assert seen("AB") == ("ashigaru-bows", "circle", False, "bows", 4)
    assert hit_by("AB") == ["circle"]


@rule("SAM-21-003")
def test_ashigaru_with_arquebuses() -> None:
    assert seen("AA") == ("ashigaru-arquebuses", "circle", False, "arquebuses", 4)
    assert hit_by("AA") == ["circle"]


@rule("SAM-21-004")
def test_samurai_with_naginata() -> None:
    assert seen("SN") == ("samurai-naginata", "square", False, "none", 4)
    assert hit_by("SN") == ["square"]


@rule("SAM-21-005")
def test_mounted_samurai() -> None:
    assert seen("MSY") == ("mounted-samurai", "square", True, "none", 4)
    assert hit_by("MSY") == ["square"]


@rule("SAM-21-006")
def test_leaders_are_mounted_or_on_foot_and_one_figure() -> None:
    text = "bottom: leader E4 Taro *mounted, leader G4 Jiro *foot, AY A1\ntop: AY {}, AY A11\nordered: A1"
    case = field(text.format("L11"), luck=True)
    assert (leader_kind(case, "E4"), leader_kind(case, "G4")) == ("mounted", "foot")
    # One hit removes the one figure.
    shot = "bottom: AY E4\ntop: leader E5 Taro, AY A11\nordered: E4"
    assert leader_place(battle(shot, throw(3, "swords"), luck=True).play("attack E4 E5"), "Taro") == "lost"


# -- the army commander --------------------------------------------------------------------------

GUARDED = "BG E6, leader E6 Uesugi *commander"


def guarded(*dice: str, figures: str = "") -> Case:
    """Samurai attack the bodyguards in their camp."""
    text = (
        f"bottom: SN E5\ntop: {GUARDED.replace('BG E6', f'BG E6 {figures}')}, AY A11\nterrain: camp E6\nordered: E5\n"
        "needed: 9 9"
    )
    return battle(text, *dice, luck=True, hand=["flying-geese", "order-two-left"]).play("attack E5 E6")


@rule("SAM-21-007")
def test_the_army_commanders_unit_is_a_kind_of_its_own() -> None:
    assert seen("BG")[0] == "bodyguards"
    case = field(f"bottom: AY E2\ntop: {GUARDED}\nterrain: camp E6", luck=True)
    assert leader_kind(case, "E6") == "commander"


@rule("SAM-21-008")
def test_bodyguards_are_three_square_figures_led_by_a_commander_of_the_highest_status() -> None:
    assert seen("BG")[1:] == ("square", False, "none", 3)
    assert dice_of("bottom: BG E4\ntop: AY E5\nordered: E4\nterrain: camp E4", "E4 E5") == 4
    # In a duel against a mounted leader it is the commander who has a die more.
    text = (
        "bottom: BG E4, leader E4 Uesugi *commander\ntop: SN E5, leader E5 Taro *mounted\nordered: E4\n"
        "terrain: camp E4\nbottom dragons: challenge\nbottom hand: crane-wing\ntop hand: crane-wing\ncommand: 2 1"
    )
    case = battle(text, throw(2 + 2 + 1), throw(1), luck=True).play("attack E4 E5", "dragon challenge")
    assert [len(event["dice"]) for event in case.log("cc-rolled-for")] == [2 + 2 + 1, 1]


@rule("SAM-21-009")
def test_the_commanders_unit_fights_but_neither_moves_nor_advances() -> None:
    text = f"bottom: {GUARDED}, AY E2\ntop: AY E7 1, AY A11\nterrain: camp E6\ncard: order-two-center"
    case = field(text, throw(4, "triangle"), luck=True)
    assert case.why_not("order-leader E6") == "SAM-21-009"
    case.play("order E6", "order E2")
    assert case.why_not("move E6 E5") == "SAM-21-009"
    case.play("done", "attack E6 E7")
    if case.question == "sam-ask-inspire":
        case.play("refrain")
    assert case.unit("E7") is None
    # There was success, and no question of an advance.
    assert (case.question, case.blocks("E6")) == ("sam-ask-refill", 3)


@rule("SAM-21-010")
def test_the_commanders_unit_ignores_two_flags_or_retreats_and_loses_the_camp() -> None:
    case = guarded(throw(4, "flag", "flag"))
    assert case.options() == ["ignore 0", "ignore 1", "ignore 2"]
    stays = case.clone().play("ignore 2")
    assert (stays.blocks("E6"), stays.view("spectator")["terrain"]) == (3, {"E6": "camp"})
    case.play("ignore 1")
    assert case.question == "cc-ask-retreat"
    case.play(case.options()[0])
    assert (case.unit("E6"), case.view("spectator")["terrain"]) == (None, {})
    assert leader_place(case, "Uesugi") in ("E7", "F7")
    assert banners(case) == (3, 0)


@rule("SAM-21-011")
def test_bodyguards_commander_and_camp_are_worth_one_one_and_three_banners() -> None:
    case = guarded(throw(4, "square"), "swords", figures="1")
    assert banners(case) == (1 + 1 + 3, 0)


@rule("SAM-21-012")
def test_a_commander_without_bodyguards_retreats_or_commits_seppuku_and_the_camp_is_lost() -> None:
    case = guarded(throw(4, "square"), "circle", figures="1")
    assert (case.question, case.decider) == ("sam-ask-fate", "top")
    assert set(case.options()) == {"flee E7", "flee F7", "seppuku"}
    fled = case.clone().play("flee E7", "stop")
    assert (leader_place(fled, "Uesugi"), banners(fled)) == ("E7", (1 + 3, 0))
    assert fled.view("spectator")["terrain"] == {}
    died = case.play("seppuku")
    assert (leader_place(died, "Uesugi"), banners(died)) == ("gone", (1 + 3, 0))


@rule("SAM-21-009")
def test_the_commanders_unit_moves_by_no_card() -> None:
    text = f"bottom: {GUARDED}, AY D6\ntop: AY A11\nterrain: camp E6\ncard: {{}}\nordered: E6 D6"
    for card in ("infantry-assault", "line-command", "order-square"):
        case = field(text.format(card), luck=True)
        assert hexes(case, "move", "E6") == []
        assert case.why_not("move E6 E5") == "SAM-21-009"
