"""Chapter 10: ranged combat, and the line of sight."""

from collections import deque
from fractions import Fraction
from functools import cache
from itertools import pairwise
from random import Random
from textwrap import dedent

import pytest

from vexilla.testing import Case, position, rule

#: Range of every missile unit, as printed (lines 517-521 of the book).
RANGES = {"LI": 2, "LC": 2, "AX": 2, "LB": 3, "LS": 3, "LBC": 3, "HWM": 6}
#: Class and full blocks of every kind of unit, bordered symbols included.
KINDS = {
    "LI": ("light", 4),
    "LS": ("light", 4),
    "LB": ("light", 4),
    "AX": ("light", 4),
    "LC": ("light", 3),
    "LBC": ("light", 3),
    "LCH": ("light", 3),
    "MI": ("medium", 4),
    "WA": ("medium", 4),
    "MC": ("medium", 3),
    "CAM": ("medium", 3),
    "CCM": ("medium", 3),
    "HI": ("heavy", 4),
    "HWM": ("heavy", 2),
    "HC": ("heavy", 3),
    "CC": ("heavy", 3),
    "EL": ("heavy", 2),
    "HCH": ("heavy", 2),
}
CLASSES = ("light", "medium", "heavy")

#: A pair far off that keeps the battle step open: a light unit of whose turn it is, and a target for it.
SPARE = {"bottom": ("LI M1", "HI M3"), "top": ("LI M9", "HI M7")}


def battle(
    text: str,
    *dice: str,
    ordered: str = "E4",
    turn: str = "bottom",
    card: str = "order-four-center",
    moved: str = "",
) -> Case:
    """The battle step of a position; First Strike is out of the way, and nothing unscripted is rolled."""
    own, target = SPARE[turn]
    other = "top" if turn == "bottom" else "bottom"
    lines = [
        f"{turn}: {own}",
        f"{other}: {target}",
        f"ordered: {ordered} {own[3:]}",
        f"turn: {turn}",
        f"card: {card}",
        "discards: first-strike",
        "to do: battle",
    ]
    if moved:
        lines.append(f"moved: {moved}")
    return position("ancients", dedent(text) + "\n" + "\n".join(lines), {"dice": dice}, luck=False)


def moving(text: str, *dice: str, ordered: str = "E4") -> Case:
    """The movement step of a position, with the spare pair."""
    lines = ["bottom: LI M1", "top: HI M3", f"ordered: {ordered} M1", "card: order-four-center", "to do: move"]
    return position("ancients", dedent(text) + "\n" + "\n".join(lines), {"dice": dice}, luck=False)


def army(case: Case, side: str) -> str:
    """The pieces of a side without the spare pair."""
    spares = [piece for pair in SPARE.values() for piece in pair]
    return ", ".join(piece for piece in case.lines()[side].split(", ") if piece not in spares)


def attacks(case: Case) -> list[str]:
    """The attacks that may be declared now, but for that of the spare pair."""
    return [action for action in case.options("attack") if action[:9] not in ("attack M1", "attack M9")]


# -- an independent board ------------------------------------------------------------------------
# Plane coordinates in which every hex is two wide and four high, and ranks are three apart: a stretched
# picture of the board in which straight lines stay straight. Nothing of the program is used.

RANKS = range(1, 10)
CORNERS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))


def centre(label: str) -> tuple[int, int]:
    """The centre of a hex."""
    rank = int(label[1:])
    return 2 * (ord(label[0]) - ord("A")) + (1 - rank % 2), 3 * rank


LABELS = [f"{chr(ord('A') + file)}{rank}" for rank in RANKS for file in range(13 if rank % 2 else 12)]
BY_CENTRE = {centre(label): label for label in LABELS}


def beside(place: tuple[int, int]) -> list[tuple[int, int]]:
    """The centres of the six hexes around a hex, on the board or off it."""
    x, y = place
    return [(x + dx, y + dy) for dx, dy in ((2, 0), (1, 3), (-1, 3), (-2, 0), (-1, -3), (1, -3))]


#: Where the lines of the comparison begin: along the two long edges, and every fifth hex of the rest.
STARTS = sorted({label for label in LABELS if label[0] in "AM"} | set(LABELS[::5]))
#: The centres of all hexes on the board and of those just outside it.
AROUND = sorted(set(BY_CENTRE) | {there for place in BY_CENTRE for there in beside(place)})


@cache
def distances(label: str) -> dict[str, int]:
    """How many hexes each hex is away, counted step by step."""
    found = {centre(label): 0}
    queue = deque([centre(label)])
    while queue:
        place = queue.popleft()
        for there in beside(place):
            if there in BY_CENTRE and there not in found:
                found[there] = found[place] + 1
                queue.append(there)
    return {BY_CENTRE[place]: steps for place, steps in found.items()}


def edge_side(place: tuple[int, int], corner: int, x: Fraction, y: Fraction) -> Fraction:
    """On which side of the side of a hex that begins at a corner a point lies: below zero inside."""
    ax, ay = place[0] + CORNERS[corner][0], place[1] + CORNERS[corner][1]
    bx, by = place[0] + CORNERS[(corner + 1) % 6][0], place[1] + CORNERS[(corner + 1) % 6][1]
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax)


@cache
def meets(here: str, there: str) -> tuple[frozenset[tuple[int, int]], frozenset[tuple[int, int]], frozenset[str]]:
    """The hexes a line crosses, and the places on its left and right along whose sides it runs; off the board too."""
    (ax, ay), (bx, by) = centre(here), centre(there)
    crossed: set[tuple[int, int]] = set()
    along: dict[bool, set[tuple[int, int]]] = {True: set(), False: set()}
    for place in AROUND:
        if place in ((ax, ay), (bx, by)):
            continue
        if not min(ax, bx) - 2 < place[0] < max(ax, bx) + 2 or not min(ay, by) - 3 < place[1] < max(ay, by) + 3:
            continue
        # Hexes of which all corners lie strictly on one side of the line are not met.
        across = [(bx - ax) * (place[1] + dy - ay) - (by - ay) * (place[0] + dx - ax) for dx, dy in CORNERS]
        if min(across) > 0 or max(across) < 0:
            continue
        # Cut the line wherever it meets the line of a side, and look at the middle of every piece.
        cuts = {Fraction(0), Fraction(1)}
        for corner in range(6):
            first = edge_side(place, corner, Fraction(ax), Fraction(ay))
            last = edge_side(place, corner, Fraction(bx), Fraction(by))
            if first != last and 0 < first / (first - last) < 1:
                cuts.add(first / (first - last))
        ordered = sorted(cuts)
        for low, high in pairwise(ordered):
            at = (low + high) / 2
            x, y = ax + at * (bx - ax), ay + at * (by - ay)
            sides = [edge_side(place, corner, x, y) for corner in range(6)]
            if max(sides) < 0:
                crossed.add(place)
            elif max(sides) == 0:
                along[(bx - ax) * (place[1] - ay) - (by - ay) * (place[0] - ax) > 0].add(place)
    names = frozenset(BY_CENTRE[place] for place in crossed if place in BY_CENTRE)
    return frozenset(along[True]), frozenset(along[False]), names


def is_seen(here: str, there: str, obstacles: set[str]) -> bool:
    """Whether a hex is seen from another by the book: no obstacle crossed, none on both sides of the line."""
    left, right, crossed = meets(here, there)
    if crossed & obstacles:
        return False
    return not all(
        any(place not in BY_CENTRE or BY_CENTRE[place] in obstacles for place in side) for side in (left, right)
    )


# -- who fires, at whom --------------------------------------------------------------------------


@rule("ANC-10-001", "ANC-10-002", "ANC-10-032")
@pytest.mark.parametrize("code", KINDS)
def test_only_light_units_but_not_light_chariots_and_war_machines_may_fire(code: str) -> None:
    case = battle(f"bottom: {code} E4\ntop: MI E6", "light light")
    if code in RANGES:
        assert attacks(case) == ["attack E4 E6"]
        case.play("attack E4 E6")
        assert case.events("cc-fires")[0]["target"] == "E6"
    else:
        assert attacks(case) == []
        clause = case.why_not("attack E4 E6")
        assert clause in (("ANC-10-001", "ANC-10-032") if code == "LCH" else ("ANC-10-001",))


@rule("ANC-10-003")
def test_special_rules_of_a_scenario_may_give_others_missiles() -> None:
    for code in ("MI", "HI"):
        case = battle(f"bottom: {code} E4\ntop: MI E6\nspecial: legions bottom marian", "medium")
        case.play("attack E4 E6")
        assert army(case, "top") == "MI E6 3"
        # The enemy's infantry has no part in it.
        case = battle(f"bottom: {code} E4\ntop: MI E6\nspecial: legions top marian")
        assert case.why_not("attack E4 E6") == "ANC-10-001"
    case = battle("bottom: CC E4 *bow\ntop: MI H4", "medium light")
    case.play("attack E4 H4")
    assert army(case, "top") == "MI H4 3"
    assert battle("bottom: CC E4\ntop: MI H4").why_not("attack E4 H4") == "ANC-10-001"


@rule("ANC-10-004")
def test_fire_is_an_attack_on_an_enemy_more_than_one_hex_away() -> None:
    case = battle("bottom: LB E4, HI C4\ntop: MI G4, MI E6, leader H4 Hanno", "light light")
    assert attacks(case) == ["attack E4 E6", "attack E4 G4"]
    assert case.why_not("attack E4 C4") == "ANC-10-004"  # a friend
    assert case.why_not("attack E4 D6") == "ANC-10-004"  # nobody
    case.play("attack E4 G4")
    event = case.events("cc-fires")[0]
    assert (event["unit"], event["hex"], event["target"]) == ("light-bow-infantry", "E4", "G4")


@rule("ANC-10-005", "ANC-10-019")
def test_the_target_must_be_in_range_and_in_sight() -> None:
    assert battle("bottom: LI E4\ntop: MI G4").why_not("attack E4 G4") is None
    assert battle("bottom: LI E4\ntop: MI H4").why_not("attack E4 H4") == "ANC-10-005"
    hidden = battle("bottom: LI E4, HI F4\ntop: MI G4")
    assert hidden.why_not("attack E4 G4") == "ANC-10-021"
    assert attacks(hidden) == []
    # The same holds for the other side.
    assert battle("top: LI E4\nbottom: MI G4", turn="top").why_not("attack E4 G4") is None
    assert battle("top: LI E4\nbottom: MI H4", turn="top").why_not("attack E4 H4") == "ANC-10-005"
    assert battle("top: LI E4, HI F4\nbottom: MI G4", turn="top").why_not("attack E4 G4") == "ANC-10-021"


@rule("ANC-10-006")
def test_there_is_no_fire_at_an_adjacent_enemy() -> None:
    # An attack on an adjacent enemy is close combat: three dice for auxilia, swords hit, and it is answered.
    case = battle("bottom: AX E4\ntop: MI E5", "swords light light")
    case.play("attack E4 E5")
    assert case.question == "cc-ask-battle-back"
    assert army(case, "top") == "MI E5 3"
    assert not [event for event in case.events() if event["event"] == "cc-fires"]


@rule("ANC-10-007")
def test_a_unit_beside_any_enemy_unit_does_not_fire_at_a_distant_one() -> None:
    for near in ("D4", "F4", "E5", "F5", "E3", "F3"):
        for code in ("LI", "LC", "LBC", "HWM"):
            case = battle(f"bottom: {code} E4\ntop: LI {near} 1, MI D6, MI D2")
            assert attacks(case) == [f"attack E4 {near}"]
            for far in ("D6", "D2"):
                assert case.why_not(f"attack E4 {far}") == "ANC-10-007"
    # A friend beside it is no hindrance.
    assert battle("bottom: LI E4, HI F4\ntop: MI E6").why_not("attack E4 E6") is None


@rule("ANC-10-008")
def test_an_adjacent_lone_enemy_leader_prevents_no_fire_but_is_not_fired_at() -> None:
    text = "bottom: LI E4\ntop: MI G4, leader E5 Hanno"
    case = battle(text, "medium", moved="E4=1")
    assert attacks(case) == ["attack E4 E5", "attack E4 G4"]
    case.play("attack E4 G4")
    assert army(case, "top") == "MI G4 3, leader E5 Hanno"
    # Against him it is close combat: two dice even for a unit that moved.
    case = battle(text, "helmet light", moved="E4=1")
    case.play("attack E4 E5")
    events = [event["event"] for event in case.events()]
    assert "cc-attacks" in events
    assert "cc-fires" not in events
    assert army(case, "top") == "MI G4"
    # With a unit around him he is no lone leader: the unit counts.
    case = battle("bottom: LI E4\ntop: MI G4, MI E5, leader E5 Hanno")
    assert case.why_not("attack E4 G4") == "ANC-10-007"


@rule("ANC-10-009")
@pytest.mark.parametrize("code", ["LI", "HI", "LB", "HWM", "EL"])
def test_the_target_of_fire_never_battles_back(code: str) -> None:
    case = battle(f"bottom: LI E4\ntop: {code} E6", "helmet helmet")
    case.play("attack E4 E6")
    assert (case.decider, case.question) == ("bottom", "cc-ask-battle")
    assert len(case.events("cc-rolled")) == 1
    assert army(case, "bottom") == "LI E4"


@rule("ANC-10-010")
@pytest.mark.parametrize("code", ["LI", "LS", "LC", "LCH", "HWM"])
def test_the_target_of_fire_may_not_evade(code: str) -> None:
    # All of these may evade from close combat, and their way is free.
    case = battle(f"bottom: AX E4\ntop: {code} E5", "light light light")
    case.play("attack E4 E5")
    assert "evade" in case.options()
    case = battle(f"bottom: AX E4\ntop: {code} E6", f"{KINDS[code][0]} helmet")
    case.play("attack E4 E6")
    assert (case.decider, case.question) == ("bottom", "cc-ask-battle")
    assert army(case, "top") == f"{code} E6 {KINDS[code][1] - 1}"


@rule("ANC-10-010")
def test_not_even_first_strike_answers_a_fire() -> None:
    case = position(
        "ancients",
        """
        bottom: LI E4, LI A1
        top: HI E6, HI A3
        top hand: first-strike
        card: order-four-center
        ordered: E4 A1
        to do: battle
        """,
        {"dice": ["light light"]},
        luck=False,
    )
    case.play("attack E4 E6")
    assert (case.decider, case.question) == ("bottom", "cc-ask-battle")


# -- the steps -----------------------------------------------------------------------------------


@rule("ANC-10-011")
def test_fire_is_announced_checked_rolled_then_hits_then_retreats() -> None:
    # Range is checked before sight.
    case = battle("bottom: LI E4, HI F4, HI G4\ntop: MI H4")
    assert case.why_not("attack E4 H4") == "ANC-10-005"
    case = battle("bottom: LB E4, HI F4, HI G4\ntop: MI H4")
    assert case.why_not("attack E4 H4") == "ANC-10-021"
    # Then the dice are reduced, rolled, blocks are removed, the leader is checked, and flags come last.
    case = battle("bottom: LB E4\ntop: MI H4, leader H4 Hanno", "medium flag", "light light")
    case.play("attack E4 H4")
    assert (case.decider, case.question) == ("top", "cc-ask-ignore")
    assert army(case, "top") == "MI H4 3, leader H4 Hanno"
    case.play("ignore 0", "retreat H5")
    names = [event["event"] for event in case.events()]
    assert names == ["cc-fires", "cc-rolled", "cc-lost", "cc-rolled-for", "cc-ignored", "cc-retreated"]
    assert army(case, "top") == "MI H5 3, leader H5 Hanno"


EXAMPLE = """
    bottom: LB C3, LC F3, LI I3, LS G1, HI G2, HI F2, AX J6
    top: HI C6, MI F5, HI I5, MI J7, HI J8
    """
EXAMPLE_ORDERED = "C3 F3 I3 G1 G2 F2 J6"


@rule("ANC-10-012")
def test_example_of_ranged_combat_who_may_fire() -> None:
    case = battle(EXAMPLE, "light light", "light light", "light light", ordered=EXAMPLE_ORDERED)
    # The archers fire three hexes far, light cavalry and light infantry two; the slingers see nobody past
    # their friends; the auxilia beside the cavalry may only attack it.
    assert attacks(case) == ["attack C3 C6", "attack F3 F5", "attack I3 I5", "attack J6 J7"]
    assert case.why_not("attack J6 J8") == "ANC-10-007"
    case.play("attack C3 C6", "attack F3 F5", "attack I3 I5")
    assert [len(event["dice"]) for event in case.events("cc-rolled")] == [2, 2, 2]


@rule("ANC-10-012")
def test_example_of_ranged_combat_slingers_behind_their_friends() -> None:
    case = battle("bottom: LS G1, HI G2, HI F2\ntop: HI G3", ordered="G1")
    assert case.why_not("attack G1 G3") == "ANC-10-021"
    case = battle("bottom: LS G1, HI F2\ntop: HI G3", ordered="G1")
    assert case.why_not("attack G1 G3") is None


@rule("ANC-10-012")
def test_example_of_ranged_combat_units_that_moved_roll_one_die() -> None:
    case = battle(EXAMPLE, "light", "light", "light light", ordered=EXAMPLE_ORDERED, moved="C3=1 F3=4")
    case.play("attack C3 C6", "attack F3 F5", "attack I3 I5")
    assert [len(event["dice"]) for event in case.events("cc-rolled")] == [1, 1, 2]


NEAR_CAVALRY = """
    bottom: AX E4, LI F3
    top: MC F5{}, HI E6
    """


@rule("ANC-10-012")
def test_example_of_ranged_combat_the_auxilia_fire_once_the_cavalry_beside_them_is_gone() -> None:
    # Destroyed by fire.
    case = battle(NEAR_CAVALRY.format(" 1"), "medium light", "heavy light", ordered="E4 F3")
    assert case.why_not("attack E4 E6") == "ANC-10-007"
    case.play("attack F3 F5")
    assert case.why_not("attack E4 F5") == "ANC-11-001"
    assert attacks(case) == ["attack E4 E6"]
    case.play("attack E4 E6")
    assert army(case, "top") == "HI E6 3"
    # Driven off by fire.
    case = battle(NEAR_CAVALRY.format(""), "flag light", "heavy light", ordered="E4 F3")
    case.play("attack F3 F5", "retreat F7", "retreat F8")
    assert case.why_not("attack E4 F5") == "ANC-11-001"
    case.play("attack E4 E6")
    assert army(case, "top") == "MC F8, HI E6 3"


@rule("ANC-10-012")
def test_example_of_ranged_combat_the_auxilia_attack_before_or_after_the_shooting() -> None:
    case = battle(NEAR_CAVALRY.format(""), "light light light", "light light", ordered="E4 F3")
    case.play("attack E4 F5", "stand", "decline", "attack F3 F5")
    case = battle(NEAR_CAVALRY.format(""), "light light", "light light light", ordered="E4 F3")
    case.play("attack F3 F5", "attack E4 F5", "stand", "decline")
    assert attacks(case) == []


@rule("ANC-10-013")
def test_the_firing_unit_must_be_ordered_and_one_enemy_is_named() -> None:
    case = battle("bottom: LI E4, LI C4\ntop: MI E6, MI C6, MI G4", "medium light")
    assert case.why_not("attack C4 C6") == "ANC-07-002"
    assert attacks(case) == ["attack E4 E6", "attack E4 G4"]
    case.play("attack E4 E6")
    assert army(case, "top") == "MI E6 3, MI C6, MI G4"
    events = case.events("cc-fires")
    assert [(event["hex"], event["target"]) for event in events] == [("E4", "E6")]


@rule("ANC-10-014")
def test_each_fire_is_resolved_by_itself_in_the_order_of_choice() -> None:
    text = "bottom: LI E4, LB G4\ntop: MI E6, WA G6"
    case = battle(text, "flag light", "medium light", ordered="E4 G4")
    case.play("attack G4 G6")
    # The flag waits for its answer: nobody else may fire until it is resolved.
    assert (case.decider, case.question) == ("top", "cc-ask-ignore")
    assert case.why_not("attack E4 E6") == "ANC-05-002"
    case.play("ignore 1", "attack E4 E6")
    assert army(case, "top") == "MI E6 3, WA G6"
    case = battle(text, "medium light", "medium light", ordered="E4 G4")
    case.play("attack E4 E6", "attack G4 G6")
    assert army(case, "top") == "MI E6 3, WA G6 3"


@rule("ANC-10-015")
def test_of_many_targets_exactly_one_is_picked() -> None:
    targets = ["D6", "E6", "F6", "C4", "G4", "D2", "F2"]
    text = "bottom: LI E4\ntop: " + ", ".join(f"MI {hex_}" for hex_ in targets)
    assert attacks(battle(text)) == sorted(f"attack E4 {hex_}" for hex_ in targets)
    for target in targets:
        case = battle(text, "medium medium")
        case.play(f"attack E4 {target}")
        assert army(case, "top") == ", ".join(f"MI {hex_} 2" if hex_ == target else f"MI {hex_}" for hex_ in targets)
        assert attacks(case) == []


@rule("ANC-10-016")
def test_several_units_that_fire_at_one_target_do_so_one_after_another() -> None:
    text = "bottom: LI E4, LI F4\ntop: MI E6{}"
    # The first fire drives the target out of range of the second.
    case = battle(text.format(""), "flag light", ordered="E4 F4")
    assert attacks(case) == ["attack E4 E6", "attack F4 E6"]
    case.play("attack E4 E6", "retreat E7")
    assert case.why_not("attack F4 E7") == "ANC-10-005"
    # The first fire destroys it.
    case = battle(text.format(" 1"), "medium light", ordered="E4 F4")
    case.play("attack F4 E6")
    assert case.why_not("attack E4 E6") == "ANC-10-004"
    # Losses add up.
    case = battle(text.format(""), "medium light", "medium medium", ordered="E4 F4")
    case.play("attack F4 E6", "attack E4 E6")
    assert army(case, "top") == "MI E6 1"


# -- range ---------------------------------------------------------------------------------------


@rule("ANC-10-017", "ANC-10-018")
@pytest.mark.parametrize("code", RANGES)
def test_range_counts_the_hex_of_the_target_but_not_that_of_the_firer(code: str) -> None:
    for here in ("F5", "B2"):
        away = distances(here)
        for there in LABELS:
            if away[there] < 1 or there in ("M1", "M3"):
                continue
            case = battle(f"bottom: {code} {here}\ntop: MI {there}", ordered=here)
            may = away[there] <= RANGES[code]
            assert attacks(case) == ([f"attack {here} {there}"] if may else []), there
            if not may:
                assert case.why_not(f"attack {here} {there}") == "ANC-10-005"


@rule("ANC-10-018")
def test_the_last_hex_of_each_range_in_either_direction() -> None:
    for turn, other in (("bottom", "top"), ("top", "bottom")):
        for code, reach in RANGES.items():
            for file in (5 - reach, 5 + reach):
                last = f"{'ABCDEFGHIJKL'[file]}4" if 0 <= file < 12 else ""
                beyond = 5 - reach - 1 if file < 5 else 5 + reach + 1
                further = f"{'ABCDEFGHIJKL'[beyond]}4" if 0 <= beyond < 12 else ""
                if last:
                    case = battle(f"{turn}: {code} F4\n{other}: HI {last}", "light light", ordered="F4", turn=turn)
                    case.play(f"attack F4 {last}")
                    assert case.events("cc-fires")
                if further:
                    case = battle(f"{turn}: {code} F4\n{other}: HI {further}", ordered="F4", turn=turn)
                    assert case.why_not(f"attack F4 {further}") == "ANC-10-005"


# -- line of sight -------------------------------------------------------------------------------


def sees(text: str, here: str, there: str) -> bool:
    """Whether a war machine of the bottom side may fire from a hex at one in its range."""
    case = battle(f"bottom: HWM {here}\ntop: MI {there}\n" + dedent(text), ordered=here)
    clause = case.why_not(f"attack {here} {there}")
    assert clause in (None, "ANC-10-021")
    assert attacks(case).count(f"attack {here} {there}") == (clause is None)
    return clause is None


@rule("ANC-10-020", "ANC-10-021")
def test_the_line_runs_from_centre_to_centre_and_any_part_of_a_hex_blocks() -> None:
    # Along a rank: every hex between is crossed.
    for between in ("F4", "G4", "H4"):
        assert not sees(f"bottom: LI {between}", "E4", "I4")
    for off in ("D4", "J4", "F5", "F3", "H5"):
        assert sees(f"bottom: LI {off}", "E4", "I4")
    # Two hexes along and one rank up: the line cuts only a part of each of two hexes.
    crossed = meets("E3", "G4")[2]
    assert crossed == {"F3", "F4"}
    for between in LABELS:
        if between not in ("E3", "G4", "M1", "M3"):
            assert sees(f"bottom: LI {between}", "E3", "G4") == (between not in crossed)


@rule("ANC-10-020", "ANC-10-021", "ANC-10-024", "ANC-10-025")
def test_every_line_of_the_board_meets_the_hexes_that_geometry_says() -> None:
    field = battle("bottom: LI A1\ntop: MI A3", ordered="A1").match.position.field
    pairs = 0
    for here in STARTS:
        for there in LABELS:
            if 1 < distances(here)[there] <= 6:
                line = field.lines.line(LABELS.index(here), LABELS.index(there))
                left, right, crossed = meets(here, there)
                assert {LABELS[hex_] for hex_ in line.crossed} == crossed, (here, there)
                mine = {frozenset(side & set(BY_CENTRE)) for side in (left, right)}
                theirs = {frozenset(centre(LABELS[hex_]) for hex_ in side) for side in (line.left, line.right)}
                assert mine == theirs, (here, there)
                off = {any(place not in BY_CENTRE for place in side) for side in (left, right)}
                assert (True in off) == (line.edges != 0), (here, there)
                pairs += 1
    assert pairs > 1500


@rule("ANC-10-021", "ANC-10-022", "ANC-10-024", "ANC-10-025")
def test_sight_with_many_random_obstacles_is_what_brute_force_finds() -> None:
    random = Random(10)
    field = battle("bottom: LI A1\ntop: MI A3", ordered="A1").match.position.field
    seen = 0
    for _ in range(150):
        obstacles = {label for label in LABELS if random.random() < 0.12}
        unit_at = [0 if label in obstacles and random.random() < 0.6 else -1 for label in LABELS]
        leader_at = [0 if label in obstacles and unit < 0 else -1 for label, unit in zip(LABELS, unit_at, strict=True)]
        for _ in range(60):
            here = random.choice(STARTS)
            there = random.choice([label for label, steps in distances(here).items() if 1 < steps <= 6])
            hidden = field.is_hidden(LABELS.index(here), LABELS.index(there), unit_at, leader_at)
            assert hidden == (not is_seen(here, there, obstacles)), (here, there, sorted(obstacles))
            seen += not hidden
    assert 1000 < seen < 8000


@rule("ANC-10-022")
@pytest.mark.parametrize(
    "obstacle",
    [
        "bottom: LI F4 1",
        "bottom: EL F4",
        "top: LI F4 1",
        "top: HI F4",
        "bottom: leader F4 Scipio",
        "top: leader F4 Hanno",
        "terrain: forest F4",
        "terrain: hill F4",
        "terrain: camp F4",
        "terrain: city-walls F4",
        "terrain: fortified-walls F4",
    ],
)
def test_units_leaders_and_some_terrain_block_the_line(obstacle: str) -> None:
    # Beyond an adjacent enemy unit there is no fire at all, so the line is tried from one hex further off.
    assert not sees(obstacle, "D4", "G4")


@rule("ANC-10-022")
@pytest.mark.parametrize("ground", ["broken", "coast", "ford", "river", "rampart", "bridge", "marsh", "lake", "sea"])
def test_other_terrain_does_not_block_the_line(ground: str) -> None:
    assert sees(f"terrain: {ground} E4 F4", "D4", "G4")


@rule("ANC-10-022", "ANC-10-025")
@pytest.mark.parametrize(("here", "there", "beside_it"), [("A1", "A3", "A2"), ("M5", "M7", "L6"), ("A9", "A7", "A8")])
def test_the_edge_of_the_field_is_an_obstacle_on_its_side_of_the_line(here: str, there: str, beside_it: str) -> None:
    assert sees("", here, there)
    assert not sees(f"bottom: LI {beside_it}", here, there)
    assert not sees(f"terrain: forest {beside_it}", here, there)
    # Away from the edge one obstacle beside the line hides nothing.
    inside = {"A": "B", "M": "L"}[here[0]]
    assert sees(f"bottom: LI {beside_it}", inside + here[1], inside + there[1])


@rule("ANC-10-023")
@pytest.mark.parametrize("ground", ["forest", "hill", "camp", "city-walls"])
def test_terrain_in_the_hex_of_the_target_or_of_the_firer_does_not_block(ground: str) -> None:
    case = battle(f"bottom: LI E4\ntop: LI E6\nterrain: {ground} E6")
    assert attacks(case) == ["attack E4 E6"]
    case = battle(f"bottom: LI E4\ntop: LI E6\nterrain: {ground} E4")
    assert attacks(case) == ["attack E4 E6"]
    # The same ground in between does.
    case = battle(f"bottom: LI E4\ntop: LI G4\nterrain: {ground} F4")
    assert attacks(case) == []


@rule("ANC-10-024")
@pytest.mark.parametrize(
    "obstacle",
    [
        "bottom: LI {}",
        "top: HI {}",
        "bottom: leader {} Scipio",
        "top: leader {} Hanno",
        "terrain: forest {}",
        "terrain: hill {}",
    ],
)
def test_a_line_along_the_side_of_an_obstacle_is_not_blocked(obstacle: str) -> None:
    # From E3 to E5 the line runs along the side between D4 and E4; a unit there must not be adjacent to the firer,
    # so enemies are tried on the longer line from E1, which runs on between D2 and E2 and crosses E3.
    assert sees(obstacle.format("D4"), "E1", "E5")
    assert sees(obstacle.format("E4"), "E1", "E5")
    # Both obstacles on the same side of the line.
    if "top" not in obstacle:
        both = obstacle.format("E2") + "\n" + obstacle.format("E4").replace("Scipio", "Sulla")
        assert sees(both, "E1", "E5")


@rule("ANC-10-025")
def test_obstacles_on_both_sides_of_the_line_hide_the_target() -> None:
    # At the same side of a hex.
    assert sees("", "E3", "E5")
    assert not sees("bottom: LI D4, LI E4", "E3", "E5")
    assert not sees("bottom: LI D4\nterrain: forest E4", "E3", "E5")
    assert not sees("terrain: forest D4; hill E4", "E3", "E5")
    assert not sees("bottom: LI D4, leader E4 Scipio", "E3", "E5")
    # One on each side, further apart along the line.
    assert not sees("bottom: LI D2, LI E4", "E1", "E5")
    assert not sees("bottom: LI E2, LI D4", "E1", "E5")
    # The two other directions in which lines run along sides: between E4 and F3, and between F4 and E3.
    assert not sees("bottom: LI E4, LI F3", "E3", "F4")
    assert sees("bottom: LI E4", "E3", "F4")
    assert sees("bottom: LI F3", "E3", "F4")
    assert not sees("bottom: LI D4, LI D3", "E3", "C4")
    assert sees("bottom: LI D3", "E3", "C4")


@rule("ANC-10-026")
def test_a_lone_leader_blocks_sight_as_a_unit_does() -> None:
    for side, name in (("bottom", "Scipio"), ("top", "Hanno")):
        assert not sees(f"{side}: leader F4 {name}", "E4", "G4")
        assert sees(f"{side}: leader F5 {name}", "E4", "G4")
        # A leader on one side of the line and a unit on the other.
        assert not sees(f"{side}: leader D4 {name}\nbottom: LI E4", "E3", "E5")
    case = battle("bottom: LI E4\ntop: MI G4, leader F4 Hanno")
    assert case.why_not("attack E4 G4") == "ANC-10-021"


# -- dice ----------------------------------------------------------------------------------------


@rule("ANC-10-027")
@pytest.mark.parametrize(
    ("terrain", "dice"),
    [
        ("forest E6", 1),
        ("forest E4", 2),
        ("ford E4", 1),
        ("ford E6", 2),
        ("bridge E4", 1),
        ("marsh E4", 1),
        ("camp E4", 1),
        ("broken E4", 2),
        ("hill E6", 2),
        ("ford E4; forest E6", 1),
    ],
)
def test_terrain_reduces_the_dice_of_a_fire(terrain: str, dice: int) -> None:
    case = battle(f"bottom: LI E4\ntop: LI E6\nterrain: {terrain}", " ".join(["medium"] * dice))
    case.play("attack E4 E6")
    assert len(case.events("cc-rolled")[0]["dice"]) == dice


@rule("ANC-10-027")
def test_terrain_may_leave_no_dice_for_a_fire() -> None:
    case = battle("bottom: LI E4\ntop: LI E6\nterrain: camp E4", moved="E4=1")
    assert case.why_not("attack E4 E6") == "ANC-16-057"
    assert attacks(case) == []


@rule("ANC-10-028", "ANC-10-029")
@pytest.mark.parametrize(("code", "most"), [("LI", 2), ("LS", 2), ("LB", 2), ("AX", 1), ("LC", 4), ("LBC", 4)])
def test_a_unit_that_held_its_place_fires_with_two_dice_and_one_that_moved_with_one(code: str, most: int) -> None:
    for moves in range(most + 1):
        there = f"{'ABCDEFG'[moves]}4"
        foe = f"{'ABCDEFGHI'[moves + 2]}4"
        case = moving(f"bottom: {code} A4\ntop: HI {foe}", "medium" if moves else "medium medium", ordered="A4")
        if moves:
            case.play(f"move A4 {there}")
        case.play("done", f"attack {there} {foe}")
        assert len(case.events("cc-rolled")[0]["dice"]) == (1 if moves else 2)
    case = battle("bottom: HWM E4\ntop: HI K4", "medium medium")
    case.play("attack E4 K4")
    assert len(case.events("cc-rolled")[0]["dice"]) == 2


@rule("ANC-10-030")
def test_auxilia_that_moved_two_hexes_do_not_fire() -> None:
    case = moving("bottom: AX A4\ntop: HI E4", ordered="A4")
    case.play("move A4 C4", "done")
    assert case.why_not("attack C4 E4") == "ANC-10-030"
    assert attacks(case) == []
    case = moving("bottom: AX A4\ntop: HI D4", "heavy", ordered="A4")
    case.play("move A4 B4", "done", "attack B4 D4")
    assert army(case, "top") == "HI D4 3"


@rule("ANC-10-031")
def test_war_machines_that_moved_do_not_fire() -> None:
    case = moving("bottom: HWM A4\ntop: HI E4", ordered="A4")
    case.play("move A4 B4", "done")
    assert case.why_not("attack B4 E4") == "ANC-10-031"
    assert attacks(case) == []
    case = moving("bottom: HWM A4\ntop: HI E4", "heavy heavy", ordered="A4")
    case.play("done", "attack A4 E4")
    assert army(case, "top") == "HI E4 2"


# -- hits ----------------------------------------------------------------------------------------


@rule("ANC-10-033", "ANC-10-034", "ANC-10-035", "ANC-10-036")
@pytest.mark.parametrize("code", KINDS)
def test_each_symbol_of_the_class_of_the_target_hits_with_a_border_or_without(code: str) -> None:
    own, full = KINDS[code]
    for face in CLASSES:
        for dice in (f"{face} helmet", f"helmet {face}", f"{face} {face}"):
            case = battle(f"bottom: LB E4\ntop: {code} H4", dice)
            case.play("attack E4 H4")
            left = full - dice.split().count(face) * (face == own)
            expected = f"{code} H4" if left == full else f"{code} H4 {left}" if left else ""
            assert army(case, "top") == expected


@rule("ANC-10-037")
@pytest.mark.parametrize("code", KINDS)
def test_a_flag_hits_nobody_but_may_force_a_retreat(code: str) -> None:
    case = battle(f"bottom: LB E1\ntop: {code} E4", "flag helmet", ordered="E1")
    case.play("attack E1 E4")
    if case.question == "cc-ask-ignore":
        case.play("ignore 0")
    while case.question == "cc-ask-retreat":
        case.play(case.options()[0])
    piece = army(case, "top").split()
    assert piece[0] == code
    assert len(piece) == 2  # no block is lost
    assert int(piece[1][1:]) > 4


@rule("ANC-10-038")
@pytest.mark.parametrize("code", KINDS)
def test_helmets_swords_and_symbols_of_another_class_miss(code: str) -> None:
    for face in ("helmet", "swords", *CLASSES):
        if face == KINDS[code][0]:
            continue
        for firer in ("LI", "AX", "LC", "HWM"):
            case = battle(f"bottom: {firer} E4\ntop: {code} E6", f"{face} {face}")
            case.play("attack E4 E6")
            assert army(case, "top") == f"{code} E6"
            assert case.question == "cc-ask-battle"


@rule("ANC-10-038")
def test_only_a_lone_leader_is_killed_by_a_helmet() -> None:
    case = battle("bottom: LI E4\ntop: leader E6 Hanno", "helmet light")
    case.play("attack E4 E6")
    assert army(case, "top") == ""
    assert case.lines()["banners"] == "1 0"


@rule("ANC-10-039")
def test_leaders_have_no_influence_on_fire() -> None:
    for leader in ("leader E4 Scipio", "leader D4 Scipio", "leader E5 Scipio"):
        case = battle(f"bottom: LI E4, {leader}\ntop: LI F6, MI G4", "helmet helmet")
        case.play("attack E4 F6")
        assert army(case, "top") == "LI F6, MI G4"
    # In close combat his helmets would hit.
    case = battle("bottom: LI E4, leader E4 Scipio\ntop: MI E5", "helmet helmet")
    case.play("attack E4 E5")
    assert army(case, "top") == "MI E5 2"


@rule("ANC-10-040")
def test_every_hit_removes_one_block() -> None:
    for dice, left in (("light light", 4), ("heavy light", 3), ("heavy heavy", 2)):
        for turn, other in (("bottom", "top"), ("top", "bottom")):
            case = battle(f"{turn}: LI E4\n{other}: HI E6", dice, turn=turn)
            case.play("attack E4 E6")
            assert army(case, other) == ("HI E6" if left == 4 else f"HI E6 {left}")
            assert army(case, turn) == "LI E4"


@rule("ANC-10-041")
def test_the_last_block_earns_the_side_of_the_firer_a_banner() -> None:
    for turn, other, banners in (("bottom", "top", "1 0"), ("top", "bottom", "0 1")):
        case = battle(f"{turn}: LI E4\n{other}: HI E6 2", "heavy light", turn=turn)
        case.play("attack E4 E6")
        assert case.lines()["banners"] == "0 0"
        case = battle(f"{turn}: LI E4\n{other}: HI E6 2", "heavy heavy", turn=turn)
        case.play("attack E4 E6")
        assert case.lines()["banners"] == banners
        assert army(case, other) == ""


@rule("ANC-10-041")
def test_the_last_banner_by_fire_wins_at_once() -> None:
    case = battle("bottom: LI E4\ntop: HI E6 1\nbanners: 5 0\nneeded: 6 6", "heavy light")
    case.play("attack E4 E6")
    assert (case.over, case.winner) == (True, "bottom")


@rule("ANC-10-042")
def test_hits_beyond_the_last_block_have_no_effect() -> None:
    case = battle("bottom: LI E4\ntop: HI E6 1, HI D6 1, HI F6", "heavy heavy")
    case.play("attack E4 E6")
    assert army(case, "top") == "HI D6 1, HI F6"
    assert case.lines()["banners"] == "1 0"


@rule("ANC-10-043")
def test_a_leader_whose_unit_is_hit_by_fire_is_checked() -> None:
    text = "bottom: LI E4\ntop: HI E6{}, leader E6 Hanno"
    for check, lives in (("helmet helmet", False), ("helmet light", True), ("light flag", True)):
        case = battle(text.format(""), "heavy light", check)
        case.play("attack E4 E6")
        assert army(case, "top") == ("HI E6 3, leader E6 Hanno" if lives else "HI E6 3")
        assert case.lines()["banners"] == ("0 0" if lives else "1 0")
    # No block lost, no check: nothing more is rolled.
    case = battle(text.format(""), "light light")
    case.play("attack E4 E6")
    assert army(case, "top") == "HI E6, leader E6 Hanno"
    # The unit is destroyed: one die, and a survivor must evade.
    case = battle(text.format(" 1"), "heavy light", "helmet")
    case.play("attack E4 E6")
    assert case.lines()["banners"] == "2 0"
    case = battle(text.format(" 1"), "heavy light", "light")
    case.play("attack E4 E6")
    assert (case.decider, case.question) == ("top", "cc-ask-flee")


@rule("ANC-10-044")
def test_the_flags_of_a_fire_are_retreats_as_in_chapter_twelve() -> None:
    # Two flags of two hexes each, one ignored by a leader, towards the own side.
    case = battle("bottom: LI E4\ntop: LI E6, leader E6 Hanno", "flag flag")
    case.play("attack E4 E6")
    assert case.options() == ["ignore 0", "ignore 1"]
    case.play("ignore 1", "retreat E7", "retreat E8")
    assert army(case, "top") == "LI E8, leader E8 Hanno"
    # Where the way is closed blocks are lost.
    case = battle("bottom: LI E7\ntop: LI E9", "flag medium", ordered="E7")
    case.play("attack E7 E9")
    assert army(case, "top") == "LI E9 2"
    # The hit comes first, the retreat after it.
    case = battle("bottom: LI E4\ntop: LI E6 1", "flag light")
    case.play("attack E4 E6")
    assert army(case, "top") == ""


@rule("ANC-10-045")
@pytest.mark.parametrize("firer", ["LI", "LC", "LBC", "HWM"])
def test_what_a_unit_ignores_in_close_combat_it_does_not_ignore_under_fire(firer: str) -> None:
    for code, face, full in (("CAM", "medium", 3), ("CCM", "medium", 3), ("EL", "heavy", 2)):
        case = battle(f"bottom: {firer} E4\ntop: {code} E6", f"{face} light")
        case.play("attack E4 E6")
        assert army(case, "top") == f"{code} E6 {full - 1}"
        case = battle(f"bottom: {firer} E4\ntop: {code} E6", f"{face} {face}")
        case.play("attack E4 E6")
        assert army(case, "top") == (f"{code} E6 {full - 2}" if full > 2 else "")


@rule("ANC-10-045")
def test_in_close_combat_camels_and_elephants_do_ignore_a_hit_of_horses() -> None:
    for code, face in (("CAM", "medium"), ("EL", "heavy")):
        case = battle(f"bottom: LC E4\ntop: {code} E5", f"{face} light")
        case.play("attack E4 E5")
        assert army(case, "top") == f"{code} E5"


@rule("ANC-10-045")
def test_elephants_under_fire_of_cavalry_may_not_ignore_the_flag_they_ignore_in_close_combat() -> None:
    case = battle("bottom: LC E4\ntop: EL E6", "flag light")
    case.play("attack E4 E6", "retreat E7")
    assert army(case, "top") == "EL E7"
    case = battle("bottom: LC E4\ntop: EL E5", "flag light")
    case.play("attack E4 E5")
    assert "ignore 1" in case.options()


@rule("ANC-10-046")
@pytest.mark.parametrize("firer", ["LI", "LC", "LBC", "AX"])
def test_fire_allows_neither_a_momentum_advance_nor_a_bonus_combat(firer: str) -> None:
    # Destroyed.
    case = battle(f"bottom: {firer} E4, leader E4 Scipio\ntop: HI E6 1, HI D7", "heavy light")
    case.play("attack E4 E6")
    assert (case.decider, case.question) == ("bottom", "cc-ask-battle")
    assert attacks(case) == []
    assert army(case, "bottom") == f"{firer} E4, leader E4 Scipio"
    # Driven off into an adjacent hex.
    case = battle(f"bottom: {firer} E4, leader E4 Scipio\ntop: HI E2", "flag light")
    case.play("attack E4 E2", "retreat E3")
    assert (case.decider, case.question) == ("bottom", "cc-ask-battle")
    assert attacks(case) == []
