"""Chapter 18: the Command cards; tactic cards."""

import pytest

from vexilla.games.ancients.cards import CARDS, card_named
from vexilla.testing import Case, position, rule

LIGHT = ("LI", "LS", "LB", "AX", "LC", "LBC", "LCH")
MISSILES = ("LI", "LS", "LB", "AX", "LC", "LBC", "HWM")
FOOT = ("LI", "LS", "LB", "AX", "MI", "WA", "HI", "HWM")
MOUNTED = ("LC", "LBC", "LCH", "MC", "CAM", "CCM", "HC", "CC", "EL", "HCH")
PLACES = [f"{file}{rank}" for rank in (1, 3) for file in "ABCDEFGHIJKLM"]
WEST, CENTER, EAST = "ABCD", "EFGH", "IJKL"


def ordered(case: Case) -> list[str]:
    """The hexes of the ordered units."""
    return sorted(case.lines().get("ordered", "").split())


def blank(dice: int) -> str:
    """A roll of so many light symbols: no hits on medium and heavy units."""
    return " ".join(["light"] * dice)


def rolls(case: Case) -> list[tuple[str, str, int]]:
    """Every strike since the last look: whose, what it was, and its number of dice."""
    return [(event["side"], event["what"].replace("-", " "), len(event["dice"])) for event in case.events("cc-rolled")]


def playing(text: str, *dice: str, deck: tuple[str, ...] = (), quiet: bool = True) -> Case:
    """A position with loaded dice; in a quiet one First Strike is among the discards."""
    more = "\ndiscards: first-strike" if quiet else ""
    return position("ancients", text + more, chance={"dice": list(dice), "deck": list(deck)})


def kinds_ordered(card: str, clause: str) -> set[str]:
    """The kinds of units that may be ordered with a card, by trying them all."""
    kinds = (*FOOT, *MOUNTED)
    pieces = ", ".join(f"{kind} {place}" for kind, place in zip(kinds, PLACES, strict=False))
    case = position("ancients", f"bottom: {pieces}\ntop: HI G9\ncommand: 9 9\ncard: {card}", luck=False)
    found = set()
    for kind, place in zip(kinds, PLACES, strict=False):
        refused = case.why_not(f"order {place}")
        assert refused in (None, clause)
        if refused is None:
            found.add(kind)
    return found


def check_one_unit_instead(card: str, kinds: tuple[str, str, str]) -> Case:
    """Without anyone the card is meant for, one unit of any kind and section is ordered."""
    for side, rank, foe in (("bottom", 2, "top: LI G9, EL A9, leader C9 X"), ("top", 8, "bottom: LI G1, EL A1")):
        pieces = ", ".join(f"{kind} {file}{rank}" for kind, file in zip(kinds, "BFJ", strict=True))
        case = position("ancients", f"{side}: {pieces}\n{foe}\nturn: {side}\ncard: {card}", luck=False)
        assert case.question == "cc-ask-order"
        assert case.options() == ["done", *[f"order {file}{rank}" for file in "BFJ"]]
        case.play(f"order J{rank}")
        assert case.question == "cc-ask-move"
        assert ordered(case) == [f"J{rank}"]
        assert len(case.events("cc-one-unit")) == 1
    return case


# -- what holds for all --------------------------------------------------------------------------


@rule("ANC-18-046")
def test_tactic_cards_allow_what_the_basic_rules_do_not() -> None:
    text = "bottom: HI E2, HI F2\ntop: HI M9\nordered: E2 F2\n"
    assert playing(text + "card: order-two-center").why_not("move E2 E4") == "ANC-08-030"
    assert playing(text + "card: double-time").why_not("move E2 E4") is None


@rule("ANC-18-047")
def test_a_tactic_card_goes_before_the_basic_rules_but_terrain_stays_in_force() -> None:
    text = "bottom: AX E2, MI G2\ntop: HI E5, HI G5\nterrain: forest G4\nordered: E2 G2\n"
    # The basic rule: auxilia that moved two hexes do not fight (ANC-11-016). Double Time lifts it, not the forest.
    for card, clause in (("double-time", None), ("order-two-center", "ANC-11-016")):
        case = playing(text.replace("MI", "LI") + f"card: {card}").play("move E2 E4", "move G2 G4")
        assert case.why_not("attack E4 E5") == clause
    case = playing(text + "card: double-time").play("move E2 E4", "move G2 G4")
    assert case.why_not("attack E4 E5") is None
    assert case.why_not("attack G4 G5") == "ANC-16-010"


@rule("ANC-18-048")
@pytest.mark.parametrize(("card", "kind"), [("move-fire-move", "LI"), ("mounted-charge", "MC")])
def test_equal_to_command_is_the_hand_size_of_the_scenario_not_the_cards_held(card: str, kind: str) -> None:
    pieces = ", ".join(f"{kind} {file}2" for file in "ABCDEFGHIJ")
    for command in (2, 4, 6):
        case = position(
            "ancients",
            f"bottom: {pieces}\ntop: HI G9\nbottom hand: rally\ncommand: {command} 3\ncard: {card}",
            luck=False,
        )
        for file in "ABCDEF"[:command]:
            assert case.question == "cc-ask-order"
            case.play(f"order {file}2")
        assert case.question == "cc-ask-move"
    dice = "flag flag flag flag"
    for card in ("i-am-spartacus", "rally"):
        text = f"bottom: MI E2, leader E2 Scipio\ntop: MI M9\ncommand: 4 3\ncard: {card}"
        case = playing(text, dice)
        assert [event["dice"] for event in case.events("cc-rolled-for")] == [dice.split()]


@rule("ANC-18-049")
def test_fire_on_a_card_means_ranged_combat() -> None:
    # "May not fire" forbids ranged combat and leaves close combat; "fire twice" is ranged combat.
    text = "bottom: LI E2, LI F2\ntop: HI E4, HI G3\nordered: E2 F2\nto do: battle\n"
    case = playing(text + "card: double-time")
    assert case.why_not("attack E2 E4") == "ANC-18-073"
    assert case.why_not("attack F2 G3") is None
    case = playing(text + "card: darken-the-sky", blank(2), blank(2))
    assert case.why_not("attack F2 G3") == "ANC-18-064"
    case.play("attack E2 E4")
    assert len(case.events("cc-fires")) == 1


# -- Clash of Shields ----------------------------------------------------------------------------


@rule("ANC-18-050")
def test_clash_of_shields_orders_all_units_adjacent_to_enemy_units() -> None:
    text = """
        bottom: HI E2, LI D2, MC J2, AX A2, EL L5, leader C3 Scipio
        top: HI E3, leader K3 Hanno, MI L6, MI M9
        card: clash-of-shields
        """
    case = playing(text)
    assert ordered(case) == ["D2", "E2", "L5"]  # J2 is beside a lone leader only, A2 beside nobody
    assert "ordered leaders" not in case.lines()
    case = playing(text + "turn: top")
    assert ordered(case) == ["E3", "L6"]


@rule("ANC-18-051")
@pytest.mark.parametrize(
    ("kind", "dice"), [("LI", 4), ("AX", 5), ("MI", 6), ("WA", 6), ("HI", 7), ("HC", 6), ("EL", 7), ("HWM", 4)]
)
def test_clash_of_shields_gives_two_additional_dice(kind: str, dice: int) -> None:
    case = playing(f"bottom: {kind} E2\ntop: HI E3\ncard: clash-of-shields", blank(dice), blank(5))
    case.play("attack E2 E3")
    assert rolls(case) == [("bottom", "attack", dice)]


@rule("ANC-18-051")
def test_the_additional_dice_come_on_top_of_a_terrain_limit_and_not_to_the_enemy() -> None:
    case = playing("bottom: HI E2\ntop: HI E3\nterrain: forest E3\ncard: clash-of-shields", blank(4), blank(2))
    case.play("attack E2 E3", "battle-back")
    assert rolls(case) == [("bottom", "attack", 4), ("top", "battle back", 2)]


@rule("ANC-18-052")
def test_clash_of_shields_gives_no_movement() -> None:
    case = playing("bottom: LC E2, MI D2, leader D2 Scipio\ntop: HI E3\ncard: clash-of-shields")
    assert case.question == "cc-ask-battle"
    assert case.options() == ["attack D2 E3", "attack E2 E3", "done"]
    assert case.why_not("move E2 F2") is not None


@rule("ANC-18-053")
def test_clash_of_shields_allows_advance_and_bonus_combat_with_normal_dice() -> None:
    case = playing(
        "bottom: MC E2\ntop: MI E3 1, HI D4\ncard: clash-of-shields",
        "medium light light light light",
        blank(3),
    )
    case.play("attack E2 E3", "advance", "stay", "attack E3 D4", "decline")
    assert rolls(case) == [("bottom", "attack", 5), ("bottom", "attack", 3)]
    # Foot with its leader is entitled too; foot without one is not.
    text = "bottom: HI E2, HI J2{}\ntop: MI E3 1, HI D4, HI J3\ncard: clash-of-shields"
    dice = "medium light light light light light light"
    case = playing(text.format(", leader E2 Scipio"), dice, blank(5))
    case.play("attack E2 E3", "advance", "attack E3 D4", "decline")
    assert rolls(case) == [("bottom", "attack", 7), ("bottom", "attack", 5)]
    case = playing(text.format(""), dice, blank(5))
    case.play("attack E2 E3", "advance")
    assert case.question == "cc-ask-battle"
    assert case.why_not("attack E3 D4") == "ANC-09-003"


@rule("ANC-18-054")
def test_clash_of_shields_allows_no_fire() -> None:
    case = playing(
        "bottom: HI E2, LI D2, HI J2\ntop: MI E3 1, MI D4, HI J3\ncard: clash-of-shields",
        "medium light light light light light light",
    )
    case.play("attack E2 E3", "stay")
    assert ordered(case) == ["D2", "E2", "J2"]
    assert case.why_not("attack D2 D4") == "ANC-18-054"
    assert case.options("attack") == ["attack J2 J3"]


@rule("ANC-18-055")
def test_the_units_of_clash_of_shields_are_fixed_when_it_is_played() -> None:
    case = playing(
        "bottom: HI E2, LI D2, LI E5, HI J2\ntop: MI E3, HI J3\ncard: clash-of-shields",
        "flag light light light light light light",
    )
    assert ordered(case) == ["D2", "E2", "J2"]
    case.play("attack E2 E3", "retreat E4", "stay")
    assert ordered(case) == ["D2", "E2", "J2"]
    assert case.why_not("attack D2 E3") == "ANC-11-001"  # ordered, but its enemy is gone
    assert case.why_not("attack E5 E4") == "ANC-07-002"  # in contact now, but not ordered


@rule("ANC-18-055")
def test_a_marked_unit_fights_another_enemy_that_is_adjacent_to_it() -> None:
    case = playing(
        "bottom: HI E2, MI D2\ntop: MI E3 1, HI C2\ncard: clash-of-shields",
        "medium light light light light light light",
        blank(6),
    )
    case.play("attack E2 E3", "stay", "attack D2 C2")
    assert rolls(case)[1] == ("bottom", "attack", 6)


# -- Counter Attack ------------------------------------------------------------------------------


def lines_of_both(more: str, *dice: str) -> Case:
    """Both sides with four units and a leader in each section, Counter Attack in hand."""
    pieces = {
        side: ", ".join(
            [f"MI {file}{rank}" for file in WEST + CENTER + EAST]
            + [f"leader {file}{rank} {side}-{file}" for file in "BFJ"]
        )
        for side, rank in (("bottom", 2), ("top", 8))
    }
    return playing(f"bottom: {pieces['bottom']}\ntop: {pieces['top']}\n{more}", *dice)


def countered(card: str, side: str, *dice: str, more: str = "") -> Case:
    """A side answers with Counter Attack what the other side has just played."""
    last = f"{card} nothing" if side == "top" else f"nothing {card}"
    case = lines_of_both(f"turn: {side}\n{side} hand: counter-attack rally\nlast cards: {last}\n{more}", *dice)
    return case.play("play counter-attack")


@rule("ANC-18-056")
def test_counter_attack_issues_the_order_the_opponent_has_just_played() -> None:
    case = lines_of_both("bottom hand: order-three-center rally\ntop hand: counter-attack order-light-troops")
    case.play("play order-three-center", "order E2", "done", "done")
    assert case.decider == "top"
    case.play("play counter-attack")
    assert case.options("order ") == [f"order {file}8" for file in CENTER]
    case.play("order E8", "order F8", "order G8")
    assert case.question == "cc-ask-move"
    assert case.lines()["card"] == "order-three-center"
    assert case.lines()["played"] == "counter-attack"


@rule("ANC-18-056")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_counter_attack_copies_troop_and_tactic_cards_with_all_they_grant(side: str) -> None:
    rank, other = (2, 1) if side == "bottom" else (8, 9)
    case = countered("order-medium-troops", side)
    assert len(case.options("order ")) == 12
    case = countered("line-command", side)
    case.play(*[f"order {file}{rank}" for file in "ABCDEFGHIJKL"])
    case = countered("double-time", side)
    case.play(*[f"order {file}{rank}" for file in "ABCD"])
    assert case.why_not(f"move D{rank} D{'4' if side == 'bottom' else '6'}") is None
    assert case.why_not(f"move A{rank} A{other}") is None


@rule("ANC-18-057")
@pytest.mark.parametrize("side", ["bottom", "top"])
@pytest.mark.parametrize(
    "card",
    [
        *[
            f"order-{number}-{section}"
            for number in ("two", "three", "four")
            for section in ("left", "center", "right")
        ],
        "coordinated-attack",
        "out-flanked",
    ],
)
def test_a_countered_section_card_falls_in_the_same_part_of_the_field(card: str, side: str) -> None:
    rank = 2 if side == "bottom" else 8
    case = countered(card, side)
    # What is left for the one who played it is right for the one who answers.
    west, east = ("left", "right") if side == "top" else ("right", "left")
    flanks = {west: WEST, "center": CENTER, east: EAST}
    files = flanks.get(card.rsplit("-", 1)[1], WEST + EAST if card == "out-flanked" else WEST + CENTER + EAST)
    assert case.options("order ") == [f"order {file}{rank}" for file in files]
    number = {"two": 2, "three": 3, "four": 4}.get(card.split("-")[1], 3 if card == "coordinated-attack" else 4)
    picks = files[:number] if len(files) == 4 else "AEI" if card == "coordinated-attack" else "ABIJ"
    case.play(*[f"order {file}{rank}" for file in picks])
    assert case.question == "cc-ask-move"


@rule("ANC-18-057")
@pytest.mark.parametrize("side", ["bottom", "top"])
@pytest.mark.parametrize("section", ["left", "center", "right"])
def test_a_countered_inspired_leadership_is_mirrored(section: str, side: str) -> None:
    rank = 2 if side == "bottom" else 8
    case = countered(f"inspired-{section}-leadership", side)
    west, east = ("left", "right") if side == "top" else ("right", "left")
    here = {west: "B", "center": "F", east: "J"}[section]
    assert case.options("order-leader") == [f"order-leader {here}{rank}"]


@rule("ANC-18-058")
@pytest.mark.parametrize(
    ("used", "allowed"),
    [
        ("order-leader B2", "B8 E7"),
        ("order-leader E3", "B8 E7 G8"),
        ("order-leader G2", "E7 G8"),
        ("order-leader K2", "K8"),
        ("order B2", "B8 E7"),
        ("order K2", "K8"),
        ("order I3", "G8 E7 K8"),
    ],
)
def test_a_countered_leadership_any_section_is_used_in_the_same_section(used: str, allowed: str) -> None:
    case = playing("""
        bottom: MI B2, MI E3, MI G2, MI K2, MI I3, leader B2 A, leader E3 B, leader G2 C, leader K2 D
        top: MI B8, MI E7, MI G8, MI K8, MI L8, leader B8 A, leader E7 B, leader G8 C, leader K8 D
        bottom hand: leadership-any-section rally
        top hand: counter-attack order-two-left
        """)
    case.play("play leadership-any-section", used)
    while case.decider == "bottom":
        case.play("done")
    case.play("play counter-attack")
    for hex_ in ("B8", "E7", "G8", "K8"):
        clause = None if hex_ in allowed.split() else "ANC-18-058"
        assert case.why_not(f"order-leader {hex_}") == clause
        assert case.why_not(f"order {hex_}") == clause


@rule("ANC-18-058")
def test_only_the_leader_of_a_countered_leadership_is_bound_to_the_section() -> None:
    case = playing("""
        top: MI E8, MI D8, leader E8 Hanno
        bottom: MI G2
        turn: top
        top hand: counter-attack rally
        last cards: leadership-any-section nothing
        last sections: 2 0
        """)
    case.play("play counter-attack")
    assert case.why_not("order D8") == "ANC-18-058"
    case.play("order-leader E8", "order D8")
    assert ordered(case) == ["D8", "E8"]


@rule("ANC-18-058")
def test_the_section_binds_only_the_counter_and_no_later_leadership() -> None:
    case = playing("""
        top: MI E8, MI D8, leader E8 Hanno
        bottom: MI A2, MI G2, MI K2, leader A2 Scipio, leader K2 Laelius
        turn: top
        top hand: counter-attack double-time
        bottom hand: leadership-any-section rally
        last cards: leadership-any-section nothing
        last sections: 2 0
        """)
    case.play("play counter-attack", "order-leader E8", "done", "done")
    assert case.decider == "bottom"
    case.play("play leadership-any-section")
    assert case.options("order-leader") == ["order-leader A2", "order-leader K2"]


@rule("ANC-18-059")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_counter_attack_may_not_answer_first_strike(side: str) -> None:
    other = "top" if side == "bottom" else "bottom"
    case = playing(
        f"""
        bottom: MI B2, MI E3
        top: MI B8, MI E7
        turn: {other}
        {other} hand: first-strike rally
        {side} hand: counter-attack order-two-left
        """,
        quiet=False,
    )
    case.play("play first-strike")
    assert case.decider == side
    assert case.why_not("play counter-attack") == "ANC-18-059"
    assert case.options() == ["play order-two-left"]


@rule("ANC-18-059")
def test_the_attacker_cannot_answer_a_first_strike_with_counter_attack() -> None:
    case = playing(
        """
        bottom: HI E2, MI A2, MI K2
        top: HI E3, MI C8, MI J8
        bottom hand: order-two-center counter-attack line-command line-command line-command
        top hand: first-strike order-two-left rally line-command double-time
        """,
        blank(5),
        blank(5),
        quiet=False,
    )
    case.play("play order-two-center", "order E2", "done", "attack E2 E3")
    assert case.decider == "top"
    case.play("first-strike")
    assert rolls(case) == [("top", "first strike", 5), ("bottom", "attack", 5)]
    assert case.decider == "top"  # both have struck, and it is top's own turn
    case.play("play order-two-left", "order J8", "done")
    # Counter Attack answers the card of top's turn.
    case.play("play counter-attack")
    assert case.lines()["card"] == "order-two-right"


@rule("ANC-18-060")
def test_a_countered_card_uses_the_own_command_and_gives_its_full_effect() -> None:
    # Bottom has no light units and had to take one unit of choice; top has its Command of three.
    case = playing("""
        bottom: MI B2, MI C2
        top: LI A8, LI B8, LI C8, LI D8, LI E8
        command: 5 3
        bottom hand: order-light-troops rally
        top hand: counter-attack order-two-left
        """)
    case.play("play order-light-troops", "order B2", "done", "play counter-attack")
    assert len(case.options("order ")) == 5
    case.play("order A8", "order B8", "order C8")
    assert case.question == "cc-ask-move"
    assert len(ordered(case)) == 3
    assert case.why_not("move A8 C8") == "ANC-08-012"


@rule("ANC-18-060")
def test_a_counter_that_finds_nobody_for_the_card_orders_one_unit() -> None:
    case = countered("mounted-charge", "top")
    assert len(case.options("order ")) == 12
    case.play("order A8")
    assert case.question == "cc-ask-move"


@rule("ANC-18-060")
@pytest.mark.parametrize("card", ["i-am-spartacus", "rally"])
def test_a_countered_roll_has_as_many_dice_as_the_own_command(card: str) -> None:
    case = playing(
        f"""
        bottom: MI B2, leader B2 A
        top: MI A8, leader A8 B
        turn: top
        command: 5 3
        top hand: counter-attack order-two-left
        last cards: {card} nothing
        """,
        "flag flag flag",
    )
    case.play("play counter-attack")
    assert [len(event["dice"]) for event in case.events("cc-rolled-for")] == [3]


@rule("ANC-18-061")
def test_a_counter_of_a_counter_mirrors_the_order_once_more() -> None:
    case = lines_of_both("""
        bottom hand: order-two-left counter-attack
        top hand: counter-attack rally
        """)
    case.play("play order-two-left", "order A2", "done", "done")
    case.play("play counter-attack")
    assert case.lines()["card"] == "order-two-right"
    assert case.options("order ") == [f"order {file}8" for file in WEST]
    case.play("done")
    assert case.decider == "bottom"
    case.play("play counter-attack")
    assert case.lines()["card"] == "order-two-left"
    assert case.options("order ") == [f"order {file}2" for file in WEST]


@rule("ANC-18-061", "ANC-18-058")
def test_a_counter_of_a_countered_leadership_is_bound_to_where_the_counter_was_used() -> None:
    case = playing("""
        bottom: MI B2, MI E3, MI G2, leader B2 A, leader E3 B, leader G2 C
        top: MI B8, MI G8, leader B8 A, leader G8 B
        bottom hand: leadership-any-section counter-attack
        top hand: counter-attack order-two-left
        """)
    case.play("play leadership-any-section", "order-leader E3", "done")
    case.play("play counter-attack", "order-leader G8", "done")
    assert case.decider == "bottom"
    case.play("play counter-attack")
    assert case.options("order-leader") == ["order-leader E3", "order-leader G2"]
    assert case.why_not("order-leader B2") == "ANC-18-058"


@rule("ANC-18-061")
def test_counter_attack_before_any_card_of_the_opponent_orders_nobody() -> None:
    case = playing("""
        bottom: MI E2
        top: HI E3
        bottom hand: counter-attack rally
        top hand: line-command double-time
        """)
    case.play("play counter-attack")
    assert case.decider == "top"
    assert case.events("cc-ordered") == []
    assert case.lines()["discards"].split().count("counter-attack") == 1


@rule("ANC-18-062")
def test_a_countered_spartacus_rolls_orders_and_adds_a_die_but_does_not_reshuffle() -> None:
    case = playing(
        """
        bottom: HI E3, MI A1
        top: HI E4, MI D8, leader D8 Hanno
        turn: top
        command: 5 4
        top hand: counter-attack order-two-left
        bottom hand: line-command
        last cards: i-am-spartacus nothing
        """,
        "heavy helmet flag swords",
        blank(6),
    )
    discards = case.lines()["discards"]
    assert discards == "first-strike"
    case.play("play counter-attack")
    assert case.options("order") == ["order D8", "order E4", "order-leader D8"]
    case.play("order E4", "order-leader D8")
    case.play("move-leader D8 D7", "done")
    assert "leader D7 Hanno" in case.lines()["top"]
    case.play("attack E4 E3", "decline")
    assert rolls(case) == [("top", "attack", 6)]
    assert case.decider == "bottom"  # the turn is over
    assert sorted(case.lines()["discards"].split()) == ["counter-attack", "first-strike"]
    assert case.events("cc-reshuffled") == []


@rule("ANC-18-062")
@pytest.mark.parametrize(("card", "clause"), [("order-two-left", None), ("order-heavy-troops", "ANC-07-010")])
def test_a_countered_helmet_card_lets_leaders_leave_their_units(card: str, clause: str | None) -> None:
    case = countered(card, "top")
    assert case.why_not("order-leader B8") == clause


# -- Darken the Sky ------------------------------------------------------------------------------


@rule("ANC-18-063")
@pytest.mark.parametrize("kind", ["LI", "LB", "LBC", "HWM"])
def test_darken_the_sky_lets_missile_units_fire_twice(kind: str) -> None:
    case = playing(f"bottom: {kind} E2, LS A2\ntop: MI E4, MI A4\ncard: darken-the-sky", "medium light", "medium light")
    case.play("attack E2 E4", "attack E2 E4")
    assert case.why_not("attack E2 E4") == "ANC-09-003"
    assert case.lines()["top"] == "MI E4 2, MI A4"
    assert rolls(case) == [("bottom", "fire", 2), ("bottom", "fire", 2)]
    assert case.options("attack") == ["attack A2 A4"]


@rule("ANC-18-064")
def test_darken_the_sky_gives_neither_movement_nor_close_combat() -> None:
    case = playing("bottom: LI E2, LC A2, LI J2\ntop: MI E4, MI A3, MI J4\ncard: darken-the-sky", blank(2))
    assert case.question == "cc-ask-battle"
    assert case.options() == ["attack E2 E4", "attack J2 J4", "done"]
    assert case.why_not("move E2 D2") is not None
    assert case.why_not("attack A2 A3") == "ANC-18-064"
    case.play("attack E2 E4")
    assert case.question == "cc-ask-battle"


@rule("ANC-18-065")
def test_the_first_shot_is_resolved_before_the_second_which_may_have_another_target() -> None:
    case = playing("bottom: LB E2\ntop: MI E4, MI G4\ncard: darken-the-sky", "flag medium", "medium medium")
    case.play("attack E2 E4")
    assert case.decider == "top"
    assert case.question != "cc-ask-battle"
    case.play("retreat E5")
    assert case.lines()["top"] == "MI E5 3, MI G4"
    assert case.decider == "bottom"
    assert case.options("attack") == ["attack E2 E5", "attack E2 G4"]
    case.play("attack E2 G4")
    assert case.lines()["top"] == "MI E5 3, MI G4 2"


@rule("ANC-18-066")
def test_without_missile_units_darken_the_sky_orders_one_unit() -> None:
    check_one_unit_instead("darken-the-sky", ("LCH", "HI", "MC"))
    # It moves and fights as usual.
    case = playing("bottom: HI E2\ntop: HI E4\ncard: darken-the-sky", blank(5))
    case.play("order E2", "move E2 E3", "attack E3 E4", "decline")
    assert rolls(case) == [("bottom", "attack", 5)]


@rule("ANC-18-067", "ANC-18-063")
def test_all_missile_units_are_ordered_whether_they_can_fire_or_not() -> None:
    kinds = (*FOOT, *MOUNTED)
    pieces = ", ".join(f"{kind} {place}" for kind, place in zip(kinds, PLACES, strict=False))
    missiles = [place for kind, place in zip(kinds, PLACES, strict=False) if kind in MISSILES]
    # One archer can fire; all the others are out of range, and one stands beside an enemy.
    case = playing(f"bottom: {pieces}, LB M7, LB B7\ntop: HI M9, HI B8\ncard: darken-the-sky")
    assert ordered(case) == sorted([*missiles, "M7", "B7"])
    assert case.options("attack") == ["attack M7 M9"]


@rule("ANC-18-068")
def test_a_missile_unit_may_fire_once_the_adjacent_enemy_is_gone() -> None:
    # The enemy beside the light infantry is destroyed by the archers, or driven off.
    for dice, targets in (("medium medium", ["D4"]), ("flag light", ["D4", "E4"])):
        case = playing(
            "bottom: LI E2, LB D1\ntop: MI E3 2, MI D4\ncard: darken-the-sky", dice, blank(2), blank(2), blank(2)
        )
        assert case.why_not("attack E2 D4") == "ANC-10-007"
        assert case.options("attack E2") == []
        case.play("attack D1 E3")
        assert case.options("attack E2") == [f"attack E2 {hex_}" for hex_ in targets]
        case.play("attack E2 D4", "attack E2 D4")
        assert rolls(case) == [("bottom", "fire", 2)] * 3


@rule("ANC-18-068", "ANC-18-069")
def test_the_two_shots_of_a_unit_need_not_follow_each_other() -> None:
    case = playing(
        "bottom: LI E2, LB D1\ntop: MI E3 2, MI D4\ncard: darken-the-sky",
        "medium light",  # D1 at E3
        "medium light",  # D1 at E3, destroyed
        blank(2),
        blank(2),
    )
    case.play("attack D1 E3", "attack D1 E3", "attack E2 D4", "attack E2 D4")
    assert len(rolls(case)) == 4
    case = playing(
        "bottom: LB A2, LB J2\ntop: HI A4, HI J4\ncard: darken-the-sky", blank(2), blank(2), blank(2), blank(2)
    )
    case.play("attack A2 A4", "attack J2 J4", "attack A2 A4", "attack J2 J4")
    assert len(rolls(case)) == 4


# -- Double Time ---------------------------------------------------------------------------------


@rule("ANC-18-070")
def test_double_time_orders_up_to_four_foot_units_in_a_chain() -> None:
    case = playing("""
        bottom: HI C2, MI D2, LI E2, WA F2, AX G2, MC B2, HI K2, leader I2 Scipio
        top: HI M9
        card: double-time
        """)
    assert case.options("order") == [f"order {file}2" for file in "CDEFGK"]
    assert case.why_not("order B2") == "ANC-18-070"
    case.play("order D2")
    assert case.options("order") == ["order C2", "order E2"]
    assert case.why_not("order K2") == "ANC-18-070"
    case.play("order E2", "order F2")
    assert case.question == "cc-ask-order"
    case.play("order G2")
    assert case.question == "cc-ask-move"
    assert ordered(case) == ["D2", "E2", "F2", "G2"]  # from the left section into the centre
    assert kinds_ordered("double-time", "ANC-18-070") == set(FOOT)
    assert case.match.position.deck[card_named("double-time")] == 1


@rule("ANC-18-071")
@pytest.mark.parametrize(("kind", "dice"), [("MI", 4), ("HI", 5), ("LI", 2), ("AX", 3)])
def test_units_in_double_time_move_two_hexes_and_close_combat(kind: str, dice: int) -> None:
    case = playing(f"bottom: {kind} E2\ntop: HI E5\ncard: double-time\nordered: E2", blank(dice))
    assert case.why_not("move E2 F5") in ("ANC-08-022", "ANC-08-023", "ANC-08-025", "ANC-08-030")
    case.play("move E2 E4", "attack E4 E5", "decline")
    assert rolls(case) == [("bottom", "attack", dice)]


@rule("ANC-18-071", "ANC-18-077")
def test_a_war_machine_links_the_group_but_gains_nothing() -> None:
    case = playing(
        """
        bottom: HI D2, HWM E2, HI F2, HWM J2, MI I2
        top: HI E6, HI J3
        card: double-time
        """,
        blank(2),
    )
    case.play("order D2")
    assert case.why_not("order F2") == "ANC-18-070"
    case.play("order E2", "order F2")
    assert case.why_not("move E2 E4") == "ANC-08-031"
    assert case.why_not("move E2 E3") is None
    text = "bottom: HWM E2, HWM F2, HI D2\ntop: HI E4, HI F3, HI E9\ncard: double-time\nordered: E2 F2 D2\n"
    case = playing(text).play("move E2 E3", "done")
    assert case.why_not("attack E3 E4") == "ANC-11-028"  # it moved
    assert case.why_not("attack F2 F3") is None
    case = playing(text + "to do: battle", blank(2))
    assert case.why_not("attack E2 E4") == "ANC-18-073"
    case.play("attack F2 F3", "decline")
    assert rolls(case) == [("bottom", "attack", 2)]


@rule("ANC-18-072")
def test_warriors_in_double_time_move_three_hexes_and_must_then_close_combat() -> None:
    text = "bottom: WA E2\ntop: HI {}, HI {}\ncard: double-time\nordered: E2"
    case = playing(text.format("D6", "E6"), blank(4))
    assert case.why_not("move E2 F6") == "ANC-08-026"
    assert case.why_not("move E2 E4") == "ANC-08-027"  # two hexes, but beside no enemy
    assert case.why_not("move E2 H2") == "ANC-08-027"
    assert case.why_not("move E2 E3") is None
    case.play("move E2 E5")
    assert case.why_not("done") == "ANC-09-012"
    case.play("attack E5 E6", "decline")
    assert rolls(case) == [("bottom", "attack", 4)]
    case = playing(text.format("E5", "F5")).play("move E2 E4")
    assert case.why_not("done") == "ANC-09-012"  # after two hexes as well
    case = playing(text.format("D4", "E4")).play("move E2 E3")
    assert case.why_not("done") is None  # not after one
    # With other cards they move two.
    assert (
        playing(text.format("D6", "E6").replace("double-time", "order-two-center")).why_not("move E2 E5")
        == "ANC-08-026"
    )


@rule("ANC-18-073")
@pytest.mark.parametrize("kind", ["LI", "LS", "LB", "AX", "HWM"])
def test_units_in_double_time_may_not_fire(kind: str) -> None:
    text = f"bottom: {kind} E2, HI F2\ntop: HI E4, HI G3\nordered: E2 F2\nto do: battle\n"
    assert playing(text + "card: double-time").why_not("attack E2 E4") == "ANC-18-073"
    assert playing(text + "card: order-two-center").why_not("attack E2 E4") is None


@rule("ANC-18-074")
def test_without_foot_units_double_time_orders_one_unit() -> None:
    check_one_unit_instead("double-time", ("LCH", "EL", "MC"))
    # A war machine is on foot; and what one unit of choice may do is not what the card says.
    case = playing("bottom: HWM A1, MC E2\ntop: HI M9\ncard: double-time")
    assert case.options("order") == ["order A1"]
    case = playing("bottom: LC E2\ntop: HI E4\ncard: double-time", blank(2))
    case.play("order E2", "done", "attack E2 E4")
    assert rolls(case) == [("bottom", "fire", 2)]


@rule("ANC-18-075")
@pytest.mark.parametrize("kind", ["LI", "LS", "LB"])
def test_light_foot_gains_nothing_in_double_time(kind: str) -> None:
    text = f"bottom: {kind} E2, MI D2\ntop: HI E5\nordered: E2 D2\n"
    case = playing(text + "card: double-time", blank(2))
    ends = case.options("move E2")
    assert ends == playing(text + "card: order-two-center").options("move E2")
    assert case.why_not("move E2 D5") == "ANC-08-022"
    case.play("move E2 E4", "done")
    assert case.why_not("attack E4 E5") is None


@rule("ANC-18-076")
def test_auxilia_in_double_time_move_two_hexes_and_still_close_combat() -> None:
    text = "bottom: AX E2, MI D2\ntop: HI E5, HI D3\nordered: E2 D2\n"
    case = playing(text + "card: order-two-center").play("move E2 E4", "done")
    assert case.why_not("attack E4 E5") == "ANC-11-016"
    case = playing(text + "card: double-time", blank(3)).play("move E2 E4", "done")
    case.play("attack E4 E5", "decline")
    assert rolls(case) == [("bottom", "attack", 3)]


@rule("ANC-18-078")
def test_terrain_stays_in_force_in_double_time() -> None:
    text = "bottom: {} E2, HI A2\ntop: HI E4, HI D5, HI A3\ncard: double-time\nordered: E2 A2\nterrain: forest {}"
    # Medium infantry that enters a forest may not battle; light infantry may.
    case = playing(text.format("MI", "E3")).play("move E2 E3", "done")
    assert case.why_not("attack E3 E4") == "ANC-16-010"
    case = playing(text.format("LI", "E3")).play("move E2 E3", "done")
    assert case.why_not("attack E3 E4") is None
    # It stops there: D4 is only to be reached through the forest of E3.
    assert playing(text.format("MI", "E3")).why_not("move E2 D4") in ("ANC-08-018", "ANC-16-009")
    assert playing(text.format("MI", "A9")).why_not("move E2 D4") is None
    # A limit on dice holds as well.
    case = playing(text.format("MI", "E4"), blank(2)).play("move E2 E3", "done", "attack E3 E4", "decline")
    assert rolls(case) == [("bottom", "attack", 2)]


# -- First Strike --------------------------------------------------------------------------------


@rule("ANC-18-079")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_first_strike_is_played_after_the_declaration_and_before_the_roll(side: str) -> None:
    other, attack = ("bottom", "attack E2 E3") if side == "top" else ("top", "attack E3 E2")
    text = "bottom: HI E2\ntop: HI E3\nordered: {}\nturn: {}\ncard: order-two-center\nto do: battle\n"
    text = text.format("E2" if other == "bottom" else "E3", other)
    case = playing(text + f"{side} hand: first-strike", blank(5), blank(5), quiet=False)
    case.play(attack)
    assert case.decider == side
    assert case.question == "cc-ask-react"
    assert rolls(case) == []
    assert case.options() == ["first-strike", "stand"]
    case.play("first-strike")
    assert rolls(case) == [(side, "first strike", 5), (other, "attack", 5)]
    assert case.lines()["discards"].split().count("first-strike") == 1
    # Without the card in hand the question is asked all the same, but there is nothing to play.
    case = playing(text, blank(5), quiet=False)
    case.play(attack)
    assert case.decider == side
    assert case.why_not("first-strike") == "ANC-18-079"


@rule("ANC-18-080")
@pytest.mark.parametrize(
    ("kind", "dice"),
    [
        ("LI", 2),
        ("AX", 3),
        ("MI", 4),
        ("WA", 4),
        ("WA 3", 3),
        ("HI", 5),
        ("MC", 3),
        ("CAM", 2),
        ("CCM", 2),
        ("HC", 4),
        ("HCH", 3),
        ("EL", 5),
    ],
)
def test_the_defender_attacks_first_with_its_own_dice(kind: str, dice: int) -> None:
    code, _, blocks = kind.partition(" ")
    case = playing(
        f"bottom: HI E2\ntop: {code} E3 {blocks}\ntop hand: first-strike\n"
        "card: order-two-center\nordered: E2\nto do: battle",
        blank(dice),
        "swords medium medium medium medium" if code in ("LI", "AX") else blank(5),
        quiet=False,
    )
    case.play("attack E2 E3", "first-strike")
    assert rolls(case)[:2] == [("top", "first strike", dice), ("bottom", "attack", 5)]


@rule("ANC-18-080")
@pytest.mark.parametrize(
    ("leader", "left"), [("leader E3 Hanno", "HI E2 2"), ("leader F3 Hanno", "HI E2 2"), ("", "HI E2")]
)
def test_helmets_hit_in_a_first_strike_if_its_leader_is_there(leader: str, left: str) -> None:
    case = playing(
        f"bottom: HI E2\ntop: HI E3{', ' + leader if leader else ''}\ntop hand: first-strike\n"
        "card: order-two-center\nordered: E2\nto do: battle",
        "helmet helmet light light light",
        blank(5),
        quiet=False,
    )
    case.play("attack E2 E3", "first-strike")
    assert case.lines()["bottom"] == left


STRIKE = "top hand: first-strike\ncard: {}\nordered: {}\nto do: battle"


@rule("ANC-18-081")
def test_the_attacker_attacks_after_first_strike_with_all_its_dice() -> None:
    for card, dice in (("order-two-center", 5), ("clash-of-shields", 7), ("i-am-spartacus", 6)):
        case = playing(
            "bottom: HI E2\ntop: HI E3\n" + STRIKE.format(card, "E2"),
            "heavy swords light light light",
            "heavy heavy " + blank(dice - 2),
            quiet=False,
        )
        case.play("attack E2 E3", "first-strike")
        assert rolls(case) == [("top", "first strike", 5), ("bottom", "attack", dice)]
        assert case.lines()["bottom"] == "HI E2 2"
        assert case.lines()["top"] == "HI E3 2"


@rule("ANC-18-081")
def test_a_destroyed_or_retreating_attacker_does_not_attack() -> None:
    text = "bottom: HI E2 {}, HI J2\ntop: HI E3, HI J3\n" + STRIKE.format("order-three-center", "E2 J2")
    case = playing(text.format(1), "heavy light light light light", quiet=False)
    case.play("attack E2 E3", "first-strike")
    assert rolls(case) == [("top", "first strike", 5)]
    assert case.lines()["bottom"] == "HI J2"
    assert case.lines()["top"] == "HI E3, HI J3"
    assert case.question == "cc-ask-battle"
    case = playing(text.format(4), "flag light light light light", quiet=False)
    case.play("attack E2 E3", "first-strike", "retreat E1")
    assert rolls(case) == [("top", "first strike", 5)]
    assert case.lines()["bottom"] == "HI E1, HI J2"
    assert case.question == "cc-ask-battle"
    assert case.why_not("attack E1 D2") == "ANC-09-003"


@rule("ANC-18-081")
def test_an_attacker_that_cannot_retreat_and_survives_still_attacks() -> None:
    case = playing(
        "bottom: HI E1\ntop: HI E2\n" + STRIKE.format("order-three-center", "E1"),
        "flag light light light light",
        "heavy light light light light",
        quiet=False,
    )
    case.play("attack E1 E2", "first-strike")
    assert rolls(case) == [("top", "first strike", 5), ("bottom", "attack", 5)]
    assert case.lines()["bottom"] == "HI E1 3"
    assert case.lines()["top"] == "HI E2 3"


@rule("ANC-18-082")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_whoever_used_first_strike_draws_first_at_the_end_of_the_turn(side: str) -> None:
    other, attack = ("bottom", "attack E2 E3") if side == "top" else ("top", "attack E3 E2")
    case = playing(
        f"bottom: HI E2\ntop: HI E3\ncommand: 2 2\n{side} hand: first-strike order-two-left\n"
        f"{other} hand: out-flanked\nturn: {other}\ncard: order-two-center\nordered: {attack[7:9]}\nto do: battle",
        blank(5),
        blank(5),
        deck=("rally", "line-command"),
        quiet=False,
    )
    case.play(attack, "first-strike")
    drawn = case.events("cc-drew")
    assert [(event["side"], event["card"]) for event in drawn] == [(side, "rally"), (other, "line-command")]


@rule("ANC-18-083")
def test_a_unit_that_used_first_strike_does_not_battle_back() -> None:
    text = "bottom: HI E2, HI J2\ntop: HI E3, HI J3\n" + STRIKE.format("order-three-center", "E2 J2")
    case = playing(text, blank(5), blank(5), quiet=False)
    case.play("attack E2 E3", "first-strike")
    assert case.decider == "bottom"
    assert case.question == "cc-ask-battle"
    case = playing(text, blank(5), quiet=False)
    case.play("attack E2 E3", "stand")
    assert case.question == "cc-ask-battle-back"
    # Only in that combat: a second attack on the same unit is another.
    case = playing(text.replace("J2", "D2"), blank(5), blank(5), blank(5), quiet=False)
    case.play("attack E2 E3", "first-strike", "attack D2 E3")
    assert case.question == "cc-ask-battle-back"


@rule("ANC-18-084")
def test_first_strike_as_a_card_of_the_own_turn_orders_nobody() -> None:
    case = playing(
        "bottom: HI E2, leader E2 Scipio\ntop: HI E3\nbottom hand: first-strike rally\ntop hand: line-command",
        quiet=False,
    )
    case.play("play first-strike")
    assert case.decider == "top"
    assert case.events("cc-ordered") == []
    assert case.lines()["bottom"] == "HI E2, leader E2 Scipio"
    assert "first-strike" in case.lines()["discards"]


@rule("ANC-18-084")
def test_first_strike_answers_a_bonus_close_combat() -> None:
    case = playing(
        "bottom: MC E2\ntop: MI E3 1, HI D4\n" + STRIKE.format("order-three-center", "E2"),
        "medium light light",
        "medium medium light light light",
        blank(3),
        quiet=False,
    )
    case.play("attack E2 E3", "stand", "advance", "stay", "attack E3 D4")
    assert case.question == "cc-ask-react"
    case.play("first-strike")
    assert rolls(case) == [("bottom", "attack", 3), ("top", "first strike", 5), ("bottom", "attack", 3)]
    assert case.lines()["bottom"] == "MC E3 1"


@rule("ANC-18-084")
def test_first_strike_does_not_answer_fire_nor_defend_a_lone_leader() -> None:
    case = playing(
        "bottom: LI E2, HI J2\ntop: HI E4, HI J3\n" + STRIKE.format("order-three-center", "E2 J2"),
        blank(2),
        quiet=False,
    )
    case.play("attack E2 E4")
    assert rolls(case) == [("bottom", "fire", 2)]
    assert case.question == "cc-ask-battle"
    case = playing(
        "bottom: HI E2, HI J2\ntop: leader E3 Hanno, HI J3\n" + STRIKE.format("order-three-center", "E2 J2"),
        "helmet light light light light",
        quiet=False,
    )
    case.play("attack E2 E3")
    assert rolls(case) == [("bottom", "attack", 5)]
    assert case.lines()["top"] == "HI J3"


@rule("ANC-18-085")
def test_warriors_hurt_by_first_strike_still_attack_with_the_die_of_full_strength() -> None:
    text = "bottom: WA E2{}\ntop: HI E3\n" + STRIKE.format("order-three-center", "E2")
    case = playing(text.format(""), "medium light light light light", blank(4), quiet=False)
    case.play("attack E2 E3", "first-strike")
    assert rolls(case) == [("top", "first strike", 5), ("bottom", "attack", 4)]
    assert case.lines()["bottom"] == "WA E2 3"
    case = playing(text.format(" 3"), "medium light light light light", blank(3), quiet=False)
    case.play("attack E2 E3", "first-strike")
    assert rolls(case)[1] == ("bottom", "attack", 3)


# -- I Am Spartacus ------------------------------------------------------------------------------


SPARTACUS = """
    bottom: LI A2, LC C2, MI E2, WA G2, HI I2, EL K2, leader G2 Scipio, leader M1 Laelius
    top: HI M9
    card: i-am-spartacus
    """


@rule("ANC-18-086")
def test_spartacus_rolls_dice_equal_to_command() -> None:
    for command in (3, 5, 6):
        case = playing(SPARTACUS + f"\ncommand: {command} 4", " ".join(["light"] * command))
        assert [len(event["dice"]) for event in case.events("cc-rolled-for")] == [command]
    case = playing(SPARTACUS + "\ncommand: 5 3\nturn: top", "heavy light light")
    assert case.options("order") == ["order M9"]


@rule("ANC-18-087", "ANC-18-089")
def test_each_class_symbol_orders_one_unit_of_that_class_in_any_section() -> None:
    case = playing(SPARTACUS, "light medium heavy flag swords")
    assert case.options("order ") == [f"order {file}2" for file in "ACEGIK"]
    assert case.options("order-leader") == []
    case.play("order C2")
    assert case.why_not("order A2") == "ANC-18-087"
    case.play("order E2")
    assert case.why_not("order G2") == "ANC-18-087"
    case.play("order K2")
    assert case.question == "cc-ask-move"
    assert ordered(case) == ["C2", "E2", "K2"]
    case = playing(SPARTACUS, "light light medium flag swords")
    case.play("order A2", "order C2")
    assert case.why_not("order I2") == "ANC-18-087"
    assert case.options("order ") == ["order E2", "order G2"]


@rule("ANC-18-088")
def test_each_helmet_orders_any_unit_or_leader() -> None:
    case = playing(SPARTACUS, "helmet helmet heavy flag swords")
    assert len(case.options("order ")) == 6
    assert case.options("order-leader") == ["order-leader G2", "order-leader M1"]
    case.play("order-leader G2", "order A2")
    # The helmets are used up; the red square is left for a heavy unit.
    assert case.why_not("order-leader M1") == "ANC-18-088"
    assert case.why_not("order C2") == "ANC-18-087"
    assert case.options("order") == ["order I2", "order K2"]
    case.play("order K2")
    case.play("move-leader G2 G3")
    assert "leader G3 Scipio" in case.lines()["bottom"]
    assert "WA G2" in case.lines()["bottom"]
    # A second heavy unit takes a helmet, whichever was named first.
    case = playing(SPARTACUS, "helmet heavy flag flag swords")
    case.play("order I2", "order K2")
    assert case.question == "cc-ask-move"


@rule("ANC-18-088")
def test_flags_and_swords_order_nobody() -> None:
    case = playing(SPARTACUS + "top hand: line-command", "flag flag swords swords flag")
    assert case.decider == "top"
    assert case.events("cc-ordered") == []


@rule("ANC-18-089")
def test_units_and_leaders_of_all_sections_are_ordered_together() -> None:
    case = playing(SPARTACUS, "light light heavy heavy helmet")
    case.play("order A2", "order C2", "order I2", "order K2", "order-leader G2")
    assert ordered(case) == ["A2", "C2", "I2", "K2"]
    assert case.lines()["ordered leaders"] == "Scipio"


@rule("ANC-18-090")
def test_units_ordered_by_spartacus_battle_with_one_additional_die() -> None:
    text = "top: HI E3, HI J4, HI L5, HI C3\ncard: i-am-spartacus\nordered: E2 J2 L2\n"
    text = "bottom: HI E2, LI J2, LI L2, HI C2\n" + text
    case = playing(text, blank(6), blank(5), blank(3), blank(2))
    case.play("move L2 L3", "done", "attack E2 E3", "battle-back", "attack J2 J4", "attack L3 L5")
    assert rolls(case) == [
        ("bottom", "attack", 6),
        ("top", "battle back", 5),
        ("bottom", "fire", 3),
        ("bottom", "fire", 2),
    ]


@rule("ANC-18-090")
def test_the_additional_die_of_spartacus_holds_in_the_bonus_close_combat() -> None:
    case = playing(
        "bottom: MC E2\ntop: MI E3 1, HI D4\ncard: i-am-spartacus\nordered: E2\nto do: battle",
        "medium light light light",
        blank(4),
    )
    case.play("attack E2 E3", "advance", "stay", "attack E3 D4", "decline")
    assert rolls(case) == [("bottom", "attack", 4), ("bottom", "attack", 4)]


@rule("ANC-18-091", "ANC-18-092")
@pytest.mark.parametrize("drawn", ["rally", "i-am-spartacus"])
def test_the_discards_are_shuffled_into_the_deck_before_drawing_but_not_the_hands(drawn: str) -> None:
    case = playing(
        """
        bottom: HI E2
        top: HI M9
        bottom hand: order-two-left order-two-left order-two-left double-time
        top hand: line-command out-flanked
        command: 5 2
        discards: rally first-strike order-four-left
        card: i-am-spartacus
        """,
        "flag flag flag flag flag",
        deck=(drawn,),
        quiet=False,
    )
    assert case.decider == "top"  # rolled, nobody ordered, drawn
    assert len(case.events("cc-reshuffled")) == 1
    assert case.lines()["discards"] == ""
    hand = ["order-two-left", "order-two-left", "order-two-left", "double-time", drawn]
    assert sorted(case.lines()["bottom hand"].split()) == sorted(hand)
    assert sorted(case.lines()["top hand"].split()) == ["line-command", "out-flanked"]
    deck = case.match.position.deck
    assert sum(deck) == 60 - 5 - 2
    for card in ("rally", "i-am-spartacus", "first-strike", "order-four-left"):
        assert deck[card_named(card)] == (0 if card == drawn else 1)
    assert deck[card_named("order-two-left")] == 0  # all three are in the hand


@rule("ANC-18-091")
def test_no_other_card_shuffles_the_discards_in() -> None:
    for card in (card.key for card in CARDS if card.copies and card.key not in ("i-am-spartacus", "rally")):
        case = playing(f"bottom: HI E2\ntop: HI M9\ndiscards: rally\ncard: {card}\nto do: draw", quiet=False)
        assert case.events("cc-reshuffled") == []
        assert sorted(case.lines()["discards"].split()) == sorted(["rally", card])


# -- Line Command --------------------------------------------------------------------------------


@rule("ANC-18-093")
def test_line_command_orders_any_number_of_foot_units_in_a_chain() -> None:
    case = playing("""
        bottom: HI A2, MI B2, LI C2, WA D2, AX E2, HWM F2, LB G2, LS H2, MI I3, MC J2, HI K2, HI L2
        top: HI M9
        command: 3 3
        card: line-command
        """)
    assert case.why_not("order J2") == "ANC-18-093"
    case.play("order A2")
    assert case.options("order") == ["order B2"]
    assert case.why_not("order C2") == "ANC-18-093"
    case.play(*[f"order {place}" for place in ("B2", "C2", "D2", "E2", "F2", "G2", "H2")])
    assert case.options("order") == ["order I3"]
    case.play("order I3")
    assert case.question == "cc-ask-move"  # the cavalry breaks the chain
    assert len(ordered(case)) == 9
    assert kinds_ordered("line-command", "ANC-18-093") == set(FOOT)
    assert case.match.position.deck[card_named("line-command")] == 3


@rule("ANC-18-093")
def test_a_leader_alone_is_no_link_of_a_line() -> None:
    case = playing("bottom: MI A2, MI B2, leader C2 Scipio, MI D2\ntop: HI M9\ncard: line-command")
    case.play("order A2", "order B2")
    assert case.question == "cc-ask-move"
    assert ordered(case) == ["A2", "B2"]


@rule("ANC-18-094")
@pytest.mark.parametrize("kind", ["LI", "LS", "LB", "AX", "WA"])
def test_line_command_moves_one_hex_only(kind: str) -> None:
    text = f"bottom: {kind} E2, MI A2\ntop: HI E5\nordered: E2 A2\n"
    case = playing(text + "card: line-command")
    assert case.why_not("move E2 E4") == "ANC-18-094"
    assert len(case.options("move E2")) == 6
    assert case.why_not("move E2 E3") is None
    assert playing(text + "card: order-two-left").why_not("move E2 E4") is None


@rule("ANC-18-095")
def test_units_of_a_line_fire_or_close_combat_after_moving() -> None:
    case = playing(
        """
        bottom: HI E2, LI J2, AX B2, HWM G2
        top: HI E4, HI J5, HI B5, HI G4
        card: line-command
        ordered: E2 J2 B2 G2
        """,
        blank(5),
        blank(1),
        blank(1),
    )
    case.play("move E2 E3", "move J2 J3", "move B2 B3", "move G2 G3")
    assert case.why_not("attack G3 G4") == "ANC-11-028"
    case.play("attack E3 E4", "decline", "attack J3 J5", "attack B3 B5")
    assert rolls(case) == [("bottom", "attack", 5), ("bottom", "fire", 1), ("bottom", "fire", 1)]


@rule("ANC-18-096")
def test_units_of_a_line_make_momentum_advances_and_bonus_combats() -> None:
    text = "bottom: HI E2{}, HI J2\ntop: MI E3 1, HI D4, HI J3\ncard: line-command\nordered: E2 J2\nto do: battle"
    dice = ("medium light light light light", blank(5), blank(5))
    case = playing(text.format(", leader E2 Scipio"), *dice)
    case.play("attack E2 E3", "advance", "attack E3 D4", "decline")
    assert rolls(case) == [("bottom", "attack", 5), ("bottom", "attack", 5)]
    case = playing(text.format(""), *dice).play("attack E2 E3", "advance")
    assert case.lines()["bottom"] == "HI E3, HI J2"
    assert case.options("attack") == ["attack J2 J3"]  # not entitled to a second combat


@rule("ANC-18-097")
def test_without_foot_units_line_command_orders_one_unit() -> None:
    check_one_unit_instead("line-command", ("LCH", "EL", "MC"))
    case = playing("bottom: LC E2, LC G2\ntop: HI M9\ncard: line-command")
    case.play("order E2")
    assert case.why_not("move E2 E6") is None  # not one hex only


@rule("ANC-18-098")
def test_a_line_may_battle_without_moving() -> None:
    case = playing("bottom: HI E2, LI F2\ntop: HI E3, HI G4\ncard: line-command\nordered: E2 F2", blank(5), blank(2))
    case.play("done", "attack E2 E3", "decline", "attack F2 G4")
    assert rolls(case) == [("bottom", "attack", 5), ("bottom", "fire", 2)]


# -- Move-Fire-Move ------------------------------------------------------------------------------


@rule("ANC-18-099")
def test_move_fire_move_orders_light_foot_and_mounted_up_to_command() -> None:
    assert kinds_ordered("move-fire-move", "ANC-18-099") == set(LIGHT)
    pieces = ", ".join(f"{kind} {file}2" for kind, file in zip(LIGHT, "ACEGIKL", strict=True))
    case = playing(f"bottom: {pieces}, MI B2, leader A2 Scipio\ntop: HI M9\ncommand: 4 6\ncard: move-fire-move")
    assert case.why_not("order-leader A2") == "ANC-07-010"
    case.play("order A2", "order E2", "order I2", "order L2")
    assert case.question == "cc-ask-move"
    assert case.match.position.deck[card_named("move-fire-move")] == 1


MOVE_FIRE_MOVE = "card: move-fire-move\nordered: {}\n"


@rule("ANC-18-100", "ANC-18-101", "ANC-18-102", "ANC-18-103")
def test_units_move_then_fire_then_move_again_all_together() -> None:
    case = playing(
        "bottom: LB B2, LC J2, LI G2\ntop: HI B6, HI J6, HI G5\n" + MOVE_FIRE_MOVE.format("B2 J2 G2"),
        blank(1),
        blank(1),
    )
    assert case.question == "cc-ask-move"
    assert case.why_not("attack G2 G5") is not None  # nobody fires before all have moved
    case.play("move B2 B3", "move J2 J4", "done")
    assert case.question == "cc-ask-battle"
    assert case.why_not("move G2 G3") is not None  # nor moves before all have fired
    case.play("attack B3 B6", "attack J4 J6")
    assert rolls(case) == [("bottom", "fire", 1), ("bottom", "fire", 1)]
    assert case.question == "cc-ask-move-again"
    assert case.why_not("move J4 J1") is None
    case.play("move B3 B1", "move J4 K1")
    assert case.why_not("move B1 B2") == "ANC-08-003"
    assert case.why_not("attack G2 G4") is not None
    case.play("move G2 G3")
    # After the second move there is no combat, though G3 is in range of G5 and has not fired.
    assert case.lines()["bottom"] == "LB B1, LC K1, LI G3"
    assert len(case.events("cc-turn")) > 0
    assert case.events("cc-rolled") == []


@rule("ANC-18-103")
def test_no_combat_after_the_second_move_even_if_the_unit_did_not_move() -> None:
    case = playing(
        "bottom: LB B2, LI G2\ntop: HI B4, HI G5\ntop hand: line-command\n" + MOVE_FIRE_MOVE.format("B2 G2"),
        blank(2),
    )
    case.play("done", "done")
    assert case.question == "cc-ask-move-again"
    assert case.options("attack") == []
    case.play("done")
    assert case.decider == "top"
    assert rolls(case) == []


@rule("ANC-18-104")
@pytest.mark.parametrize("kind", LIGHT)
def test_units_of_move_fire_move_may_not_close_combat(kind: str) -> None:
    text = f"bottom: {kind} E2, LB J2\ntop: HI E3, HI J4\nordered: E2 J2\nto do: battle\n"
    case = playing(text + "card: move-fire-move")
    assert case.why_not("attack E2 E3") == "ANC-18-104"
    assert case.options("attack") == ["attack J2 J4"]
    assert playing(text + "card: order-light-troops").why_not("attack E2 E3") is None


@rule("ANC-18-105")
@pytest.mark.parametrize("kind", ["LI", "LS", "LB", "AX"])
def test_light_foot_passes_through_a_friend_in_either_move(kind: str) -> None:
    ring = "MI E3, HI F3, HI D2, HI F2, HI E1, HI F1"
    text = f"bottom: {kind} E2, LC A2, {ring}\ntop: HI M9\n" + MOVE_FIRE_MOVE.format("E2 A2")
    for to_do in ("move", "again"):
        case = playing(text + f"to do: {to_do}")
        assert case.why_not("move E2 E3") == "ANC-08-012"
        assert len(case.options("move E2")) > 5
        case.play("move E2 D4")
        assert f"{kind} D4" in case.lines()["bottom"]


@rule("ANC-18-105")
@pytest.mark.parametrize("kind", ["LC", "LBC", "LCH"])
def test_light_mounted_units_pass_nobody_in_move_fire_move(kind: str) -> None:
    ring = "MI E3, HI F3, HI D2, HI F2, HI E1, HI F1"
    text = f"bottom: {kind} E2, LC A2, {ring}\ntop: HI M9\n" + MOVE_FIRE_MOVE.format("E2 A2")
    for to_do in ("move", "again"):
        assert playing(text + f"to do: {to_do}").options("move E2") == []


@rule("ANC-18-106")
def test_without_light_units_move_fire_move_orders_one_unit() -> None:
    check_one_unit_instead("move-fire-move", ("HI", "EL", "MC"))
    # It may close combat, and does not move again.
    case = playing("bottom: HI E2\ntop: HI E4\ntop hand: line-command\ncard: move-fire-move", blank(5))
    case.play("order E2", "move E2 E3", "attack E3 E4", "decline")
    assert rolls(case) == [("bottom", "attack", 5)]
    assert case.decider == "top"


@rule("ANC-18-107")
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("fire", [True, False])
@pytest.mark.parametrize("second", [True, False])
def test_each_part_of_move_fire_move_is_voluntary(first: bool, fire: bool, second: bool) -> None:
    case = playing(
        "bottom: LB E2, LI A2\ntop: HI E5\ntop hand: line-command\n" + MOVE_FIRE_MOVE.format("E2 A2"),
        blank(1 if first else 2),
    )
    case.play(*(["move E2 E3"] if first else []), "done")
    here = "E3" if first else "E2"
    case.play(f"attack {here} E5" if fire else "done")
    assert case.question == "cc-ask-move-again"
    case.play(*([f"move {here} D2"] if second else []), "done")
    assert case.decider == "top"
    assert case.lines()["bottom"] == f"LB {'D2' if second else here}, LI A2"
    assert len(case.events("cc-fires")) == int(fire)


@rule("ANC-18-109")
def test_the_dice_of_the_fire_depend_on_the_first_move() -> None:
    case = playing(
        "bottom: LB E2, LC J2, AX B2, LCH L2\ntop: HI E4, HI J5, HI B5, HI L6\n" + MOVE_FIRE_MOVE.format("E2 J2 B2 L2"),
        blank(2),
        blank(1),
        blank(1),
    )
    case.play("move J2 J3", "move B2 B3", "move L2 L4", "done")
    assert case.why_not("attack L4 L6") == "ANC-10-001"  # chariots have no missiles
    case.play("attack E2 E4", "attack J3 J5", "attack B3 B5")
    assert rolls(case) == [("bottom", "fire", 2), ("bottom", "fire", 1), ("bottom", "fire", 1)]
    assert case.question == "cc-ask-move-again"
    case.play("move L4 L1", "move E2 E1", "move J3 J4", "move B3 B1")
    assert case.lines()["bottom"] == "LB E1, LC J4, AX B1, LCH L1"


@rule("ANC-18-109")
def test_auxilia_that_moved_two_hexes_do_not_fire_but_move_again() -> None:
    case = playing(
        "bottom: AX B2, LB E2\ntop: HI B6, HI E4\n" + MOVE_FIRE_MOVE.format("B2 E2"),
        blank(2),
    )
    case.play("move B2 B4", "done")
    assert case.why_not("attack B4 B6") == "ANC-10-030"
    case.play("attack E2 E4")
    assert case.question == "cc-ask-move-again"
    assert case.why_not("move B4 B1") == "ANC-08-023"
    case.play("move B4 B2")
    assert "AX B2" in case.lines()["bottom"]


@rule("ANC-18-110")
@pytest.mark.parametrize(("kind", "ground"), [("LI", "forest"), ("LC", "broken"), ("AX", "ford"), ("LC", "forest")])
def test_a_unit_stopped_by_terrain_in_its_first_move_makes_no_second(kind: str, ground: str) -> None:
    text = f"bottom: {kind} E2, LB J2\ntop: HI M9\nterrain: {ground} E3\n" + MOVE_FIRE_MOVE.format("E2 J2")
    case = playing(text).play("move E2 E3", "done")
    assert case.question == "cc-ask-move-again"
    assert case.options("move E3") == []
    assert case.why_not("move E3 D3") == "ANC-18-110"
    assert case.why_not("move J2 J3") is None
    # A unit that stood there all the time is not stopped; nor does open ground stop anybody.
    case = playing(text.replace(f"{kind} E2", f"{kind} E3").replace("E2 J2", "E3 J2")).play("done")
    assert case.why_not("move E3 D3") is None
    case = playing(text).play("move E2 D2", "done")
    assert case.why_not("move D2 E2") is None


@rule("ANC-18-110")
def test_light_foot_is_not_stopped_by_broken_ground() -> None:
    text = "bottom: LI E2, LB J2\ntop: HI M9\nterrain: broken E3\n" + MOVE_FIRE_MOVE.format("E2 J2")
    case = playing(text).play("move E2 E3", "done")
    assert case.why_not("move E3 D4") is None


@rule("ANC-18-110")
def test_a_unit_that_left_a_marsh_in_its_first_move_makes_no_second() -> None:
    text = "bottom: LI E2, LB J2\ntop: HI M9\nterrain: marsh E2\n" + MOVE_FIRE_MOVE.format("E2 J2")
    case = playing(text).play("move E2 E3", "done")
    assert case.why_not("move E3 D4") == "ANC-18-110"
    case = playing(text).play("done")  # it waits for the second move
    assert case.why_not("move E2 E3") is None


# -- Mounted Charge ------------------------------------------------------------------------------


@rule("ANC-18-111", "ANC-18-116")
def test_mounted_charge_orders_the_ten_mounted_kinds_up_to_command() -> None:
    assert kinds_ordered("mounted-charge", "ANC-18-111") == set(MOUNTED)
    pieces = ", ".join(f"{kind} {place}" for kind, place in zip(MOUNTED, PLACES, strict=False))
    case = playing(f"bottom: {pieces}, leader A1 Scipio\ntop: HI M9\ncommand: 3 5\ncard: mounted-charge")
    assert case.why_not("order-leader A1") == "ANC-07-010"  # no helmet on this card
    case.play("order A1", "order E1", "order I1")
    assert case.question == "cc-ask-move"
    assert case.match.position.deck[card_named("mounted-charge")] == 1


@rule("ANC-18-112")
@pytest.mark.parametrize(
    ("kind", "dice"),
    [("LC", 3), ("LCH", 4), ("MC", 4), ("CAM", 4), ("HC", 5), ("CC", 5), ("HCH", 5), ("EL", 6)],
)
def test_mounted_charge_gives_one_additional_die_in_close_combat(kind: str, dice: int) -> None:
    case = playing(
        f"bottom: {kind} E2\ntop: HI E3\ncard: mounted-charge\nordered: E2\nto do: battle", blank(dice), blank(5)
    )
    case.play("attack E2 E3", "battle-back")
    assert rolls(case) == [("bottom", "attack", dice), ("top", "battle back", 5)]


@rule("ANC-18-112")
def test_the_additional_die_of_mounted_charge_holds_in_the_bonus_close_combat() -> None:
    case = playing(
        "bottom: HC E2\ntop: MI E3 1, HI D4\ncard: mounted-charge\nordered: E2\nto do: battle",
        "medium light light light light",
        blank(5),
    )
    case.play("attack E2 E3", "advance", "stay", "attack E3 D4", "decline")
    assert rolls(case) == [("bottom", "attack", 5), ("bottom", "attack", 5)]


@rule("ANC-18-113")
@pytest.mark.parametrize(("kind", "dice"), [("HC", 5), ("CC", 5), ("EL", 6), ("HCH", 5)])
def test_heavy_mounted_units_charge_three_hexes_and_still_battle(kind: str, dice: int) -> None:
    text = f"bottom: {kind} E2\ntop: HI E6\nordered: E2\n"
    assert playing(text + "card: order-two-center").why_not("move E2 E5") in ("ANC-08-041", "ANC-08-043", "ANC-08-045")
    case = playing(text + "card: mounted-charge", blank(dice))
    assert case.why_not("move E2 F6") in ("ANC-08-041", "ANC-08-043", "ANC-08-045")
    case.play("move E2 E5", "attack E5 E6", "decline")
    assert rolls(case) == [("bottom", "attack", dice)]


@rule("ANC-18-113")
@pytest.mark.parametrize(("kind", "hexes"), [("LC", 4), ("LBC", 4), ("LCH", 3), ("MC", 3), ("CAM", 3), ("CCM", 3)])
def test_other_mounted_units_charge_as_far_as_usual(kind: str, hexes: int) -> None:
    case = playing(f"bottom: {kind} A2, MC L2\ntop: HI M9\nordered: A2 L2\ncard: mounted-charge")
    files = "ABCDEFGH"
    assert case.why_not(f"move A2 {files[hexes]}2") is None
    assert case.why_not(f"move A2 {files[hexes + 1]}2") is not None


@rule("ANC-18-114")
@pytest.mark.parametrize("kind", ["LC", "LBC"])
def test_units_of_mounted_charge_may_not_fire(kind: str) -> None:
    text = f"bottom: {kind} E2, MC J2\ntop: HI E4, HI J3\nordered: E2 J2\nto do: battle\n"
    assert playing(text + "card: mounted-charge").why_not("attack E2 E4") == "ANC-18-114"
    assert playing(text + "card: order-mounted-troops").why_not("attack E2 E4") is None


@rule("ANC-18-115")
def test_without_mounted_units_mounted_charge_orders_one_unit() -> None:
    check_one_unit_instead("mounted-charge", ("HI", "HWM", "MI"))
    case = playing("bottom: HI E2, LI G2\ntop: HI E3, HI G4\ncard: mounted-charge", blank(5))
    case.play("order E2", "done", "attack E2 E3", "decline")
    assert rolls(case) == [("bottom", "attack", 5)]  # without the die of the card
    case = playing("bottom: LI E2\ntop: HI E4\ncard: mounted-charge", blank(2)).play("order E2", "done", "attack E2 E4")
    assert rolls(case) == [("bottom", "fire", 2)]


# -- Rally ---------------------------------------------------------------------------------------


@rule("ANC-18-117")
def test_rally_rolls_dice_equal_to_command() -> None:
    for command in (3, 5, 6):
        case = playing(
            f"bottom: LI E2 1, leader E2 Scipio\ntop: HI M9\ncommand: {command} 2\ncard: rally",
            " ".join(["flag"] * (command - 1) + ["light"]),
        )
        assert [len(event["dice"]) for event in case.events("cc-rolled-for")] == [command]
        assert case.options("rally") == ["rally E2"]


@rule("ANC-18-118")
def test_each_symbol_returns_a_block_to_a_unit_of_its_class_by_a_leader() -> None:
    case = playing(
        """
        bottom: LI E2 2, MI D2 2, HC F2 2, MI G2 2, leader E2 Scipio
        top: HI M9, leader G3 Hanno
        command: 4 4
        card: rally
        """,
        "light medium medium swords",
    )
    # E2 is in the leader's hex, D2 and F2 beside it; G2 is beside an enemy leader only; no heavy symbol was rolled.
    assert case.options("rally") == ["rally D2", "rally E2"]
    assert case.why_not("rally G2") == "ANC-18-118"
    assert case.why_not("rally F2") == "ANC-18-118"
    case.play("rally E2", "rally D2")
    assert case.why_not("rally E2") == "ANC-18-118"  # one light symbol, one block
    case.play("rally D2")
    assert case.lines()["bottom"] == "LI E2 3, MI D2, HC F2 2, MI G2 2, leader E2 Scipio"


@rule("ANC-18-118")
def test_rallying_is_voluntary() -> None:
    case = playing(
        "bottom: LI E2 2, MI A2, leader E2 Scipio\ntop: HI M9\ntop hand: line-command\ncard: rally",
        "light light flag flag flag",
    )
    case.play("rally E2", "done")
    assert case.question == "cc-ask-move"
    assert case.lines()["bottom"] == "LI E2 3, MI A2, leader E2 Scipio"


@rule("ANC-18-119", "ANC-18-125")
def test_rallied_units_are_ordered_and_no_others() -> None:
    case = playing(
        """
        bottom: MI E2 2, HI F2 3, MI H2, leader E2 Scipio
        top: HI E4, HI F3, HI H3
        command: 3 3
        card: rally
        """,
        "medium heavy flag",
        blank(4),
        blank(5),
    )
    case.play("rally E2", "rally F2")
    assert ordered(case) == ["E2", "F2"]
    assert case.why_not("move H2 I2") == "ANC-07-002"
    assert case.why_not("move-leader E2 D2") == "ANC-07-002"
    case.play("move E2 E3", "done")
    assert case.why_not("attack H2 H3") == "ANC-07-002"
    case.play("attack E3 E4", "decline", "attack F2 F3", "decline")
    assert rolls(case) == [("bottom", "attack", 4), ("bottom", "attack", 5)]


@rule("ANC-18-125")
def test_if_nobody_is_rallied_nobody_is_ordered() -> None:
    case = playing(
        "bottom: MI E2, leader E2 Scipio\ntop: HI E3\ntop hand: line-command\ncard: rally",
        "medium helmet flag flag flag",
    )
    assert case.decider == "top"
    assert case.events("cc-ordered") == []


@rule("ANC-18-120")
@pytest.mark.parametrize("kind", ["EL", "HCH", "LCH"])
def test_elephants_and_chariots_cannot_be_rallied(kind: str) -> None:
    case = playing(
        f"bottom: {kind} E2 1, MI F2 1, leader E2 Scipio\ntop: HI M9\ncard: rally", "light heavy helmet medium medium"
    )
    assert case.why_not("rally E2") == "ANC-18-120"
    assert case.options("rally") == ["rally F2"]


@rule("ANC-18-120", "ANC-18-123")
@pytest.mark.parametrize(
    "kind", ["LI", "LS", "LB", "AX", "MI", "WA", "HI", "HWM", "LC", "LBC", "MC", "CAM", "HC", "CC"]
)
def test_all_other_units_can_be_rallied_with_a_helmet(kind: str) -> None:
    case = playing(
        f"bottom: {kind} E2 1, MI A2, leader F2 Scipio\ntop: HI M9\ncard: rally", "helmet flag flag flag flag"
    )
    case.play("rally E2")
    assert case.match.position.blocks[0] == 2
    assert ordered(case) == ["E2"]


@rule("ANC-18-121")
def test_without_leaders_rally_orders_one_unit_and_rolls_nothing() -> None:
    check_one_unit_instead("rally", ("HI", "EL", "LI"))
    # A leader off the field is none.
    case = playing("bottom: MI A2 1, MI C2, leader reserve Scipio\ntop: HI M9\ncard: rally")
    assert case.options("order") == ["order A2", "order C2"]
    # With a leader, however far away, it does not.
    case = playing("bottom: MI A2 1, leader L2 Scipio\ntop: HI M9\ntop hand: line-command\ncard: rally", "medium " * 5)
    assert case.decider == "top"


@rule("ANC-18-122")
def test_a_unit_regains_several_blocks_but_never_more_than_it_had() -> None:
    text = "bottom: MI E2 {}, LC D2 1, leader E2 Scipio\ntop: HI M9\ncard: rally"
    case = playing(text.format(2), "medium medium medium light light")
    case.play("rally E2", "rally E2")
    assert case.why_not("rally E2") == "ANC-18-124"
    case.play("rally D2", "rally D2")
    assert case.lines()["bottom"] == "MI E2, LC D2, leader E2 Scipio"
    assert ordered(case) == ["D2", "E2"]
    assert case.lines()["ordered"].split().count("E2") == 1


@rule("ANC-18-123")
def test_a_helmet_rallies_any_class_and_a_symbol_goes_first() -> None:
    text = "bottom: LI E2 1, MI D2 1, HI F2 1, HI A2 1, leader E2 Scipio\ntop: HI M9\ncommand: 2 2\ncard: rally"
    case = playing(text, "helmet heavy")
    assert case.options("rally") == ["rally D2", "rally E2", "rally F2"]
    assert case.why_not("rally A2") == "ANC-18-118"  # not by a leader
    case.play("rally F2")
    assert case.options("rally") == ["rally D2", "rally E2", "rally F2"]  # the heavy symbol was used
    case.play("rally D2")
    assert case.question == "cc-ask-move"
    case = playing(text, "helmet heavy").play("rally E2")
    assert case.options("rally") == ["rally F2"]


@rule("ANC-18-124")
def test_a_unit_at_full_strength_cannot_be_rallied() -> None:
    case = playing(
        "bottom: MI E2, MI D2 3, leader E2 Scipio\ntop: HI M9\ncard: rally", "helmet helmet medium medium medium"
    )
    assert case.why_not("rally E2") == "ANC-18-124"
    assert case.options("rally") == ["rally D2"]
    case.play("rally D2")
    assert ordered(case) == ["D2"]


@rule("ANC-18-126")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_any_leader_on_the_field_rallies_in_any_section(side: str) -> None:
    rank, foe = (2, "top: HI M9") if side == "bottom" else (8, "bottom: HI M1")
    pieces = f"MI A{rank} 1, MI F{rank} 1, MI K{rank} 1, MI H{rank} 1"
    leaders = f"leader A{rank} P, leader G{rank} Q, leader L{rank} R"
    case = playing(f"{side}: {pieces}, {leaders}\n{foe}\nturn: {side}\ncard: rally", "medium " * 5)
    assert case.options("rally") == [f"rally {file}{rank}" for file in "AFHK"]
    case.play(*[f"rally {file}{rank}" for file in "AFHK"], f"rally A{rank}")
    assert len(ordered(case)) == 4


@rule("ANC-18-127")
def test_a_destroyed_unit_cannot_be_rallied() -> None:
    case = playing(
        """
        bottom: MI E2 1, MI D1 1, leader E1 Scipio
        top: HI E3
        turn: top
        bottom hand: rally line-command
        card: order-two-center
        ordered: E3
        to do: battle
        """,
        "medium light light light light",
        "medium medium medium medium medium",
    )
    case.play("attack E3 E2", "stay", "play rally")
    assert case.options("rally") == ["rally D1"]
    assert case.why_not("rally E2") == "ANC-18-127"


@rule("ANC-18-128")
def test_example_two_leaders_rally_with_two_helmets_and_two_heavy_symbols() -> None:
    text = """
        bottom: MI E2 2, LI D2 2, EL F2 1, HI I2 2, HI K2 2, leader E2 Scipio, leader J2 Laelius
        top: HI M9
        command: 4 4
        card: rally
        """
    case = playing(text, "helmet helmet heavy heavy")
    assert case.options("rally") == ["rally D2", "rally E2", "rally I2", "rally K2"]
    assert case.why_not("rally F2") == "ANC-18-120"
    case.play("rally E2", "rally E2", "rally I2")
    assert case.why_not("rally D2") == "ANC-18-118"
    other = case.clone().play("rally I2")
    case.play("rally K2")
    assert case.question == "cc-ask-move"
    assert ordered(case) == ["E2", "I2", "K2"]
    assert case.why_not("move D2 D3") == "ANC-07-002"
    assert case.why_not("move F2 F3") == "ANC-07-002"
    expected = "MI E2, LI D2 2, EL F2 1, HI I2 3, HI K2 3, leader E2 Scipio, leader J2 Laelius"
    assert case.lines()["bottom"] == expected
    # Both heavy symbols on one unit order only that one.
    assert ordered(other) == ["E2", "I2"]


@rule("ANC-18-118")
def test_a_leader_who_helps_only_his_own_unit_rallies_nobody_else() -> None:
    case = playing("bottom: MI E2 1, MI D2 1, leader E2 Spithridates *solitary\ntop: HI M9\ncard: rally", "medium " * 5)
    assert case.options("rally") == ["rally E2"]
