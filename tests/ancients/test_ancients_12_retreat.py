"""Chapter 12: flags, retreats, and the rampage of elephants."""

from random import Random
from textwrap import dedent

import pytest

from vexilla.testing import Case, position, rule

#: Hexes of retreat for one flag, and full blocks, by kind.
PER_FLAG = {
    "LI": (2, 4),
    "LS": (2, 4),
    "LB": (2, 4),
    "AX": (1, 4),
    "MI": (1, 4),
    "WA": (2, 4),
    "HI": (1, 4),
    "HWM": (1, 2),
    "LC": (4, 3),
    "LBC": (4, 3),
    "LCH": (3, 3),
    "MC": (3, 3),
    "CAM": (3, 3),
    "CCM": (3, 3),
    "HC": (2, 3),
    "CC": (2, 3),
    "EL": (1, 2),
    "HCH": (2, 2),
}
LIGHT = ("LI", "LS", "LB", "AX", "LC", "LBC", "LCH")

#: A pair far off that keeps the battle step open: a light unit of whose turn it is, and a target for it.
SPARE = {"bottom": ("LI M1", "HI M3"), "top": ("LI M9", "HI M7")}


def battle(
    text: str,
    *dice: str,
    ordered: str = "E3",
    turn: str = "bottom",
    card: str = "order-four-center",
    strike: str = "",
    luck: bool = False,
) -> Case:
    """The battle step of a position; nothing unscripted is rolled; ``strike`` is who holds First Strike."""
    own, target = SPARE[turn]
    other = "top" if turn == "bottom" else "bottom"
    lines = [
        f"{turn}: {own}",
        f"{other}: {target}",
        f"ordered: {ordered} {own[3:]}",
        f"turn: {turn}",
        f"card: {card}",
        f"{strike} hand: first-strike" if strike else "discards: first-strike",
        "to do: battle",
    ]
    return position("ancients", dedent(text) + "\n" + "\n".join(lines), {"dice": dice}, luck=luck)


def army(case: Case, side: str) -> str:
    """The pieces of a side without the spare pair."""
    spares = [piece for pair in SPARE.values() for piece in pair]
    return ", ".join(piece for piece in case.lines()[side].split(", ") if piece not in spares)


def banners(case: Case) -> str:
    """The banners of bottom and top."""
    return case.lines()["banners"]


def run_back(case: Case) -> list[tuple[str, str]]:
    """Take any way back to its end; all hexes made."""
    while case.question == "cc-ask-retreat":
        case.play(case.options()[0])
    return [(event["hex"], event["to"]) for event in case.events("cc-retreated")]


def ignorable(case: Case) -> int:
    """How many flags may be ignored: asked, or none because nothing was asked."""
    return len(case.options("ignore")) - 1 if not case.over and case.question == "cc-ask-ignore" else 0


# -- how far -------------------------------------------------------------------------------------


@rule("ANC-12-001")
def test_retreats_are_resolved_after_the_hits_of_the_same_roll() -> None:
    # The last block is lost to the hit: there is nobody left to retreat.
    case = battle("bottom: LI E3\ntop: MI E5 1", "medium flag")
    case.play("attack E3 E5")
    assert army(case, "top") == ""
    assert not case.events("cc-retreated")
    # The block is gone before the owner has to decide about the flag.
    case = battle("bottom: LI E3\ntop: MI E5, leader E5 Hanno", "medium flag", "light light")
    case.play("attack E3 E5")
    assert case.question == "cc-ask-ignore"
    assert army(case, "top") == "MI E5 3, leader E5 Hanno"
    case.play("ignore 0", "retreat E6")
    names = [event["event"] for event in case.events()]
    assert names.index("cc-lost") < names.index("cc-retreated")


@rule("ANC-12-002")
def test_each_flag_that_is_not_ignored_means_one_move_back() -> None:
    for flags in range(6):
        dice = " ".join(["flag"] * flags + ["light"] * (5 - flags))
        case = battle("bottom: HI E2\ntop: HI E3", dice, ordered="E2")
        case.play("attack E2 E3")
        assert len(run_back(case)) == flags
        case = battle("bottom: HI E3\ntop: HI E2, leader E2 Hanno", dice, ordered="E3")
        case.play("attack E3 E2")
        if flags:
            case.play("ignore 1")
        assert len(run_back(case)) == max(0, flags - 1)


@rule("ANC-12-003", "ANC-12-004")
@pytest.mark.parametrize("code", PER_FLAG)
def test_how_far_each_kind_retreats_for_a_flag(code: str) -> None:
    hexes, full = PER_FLAG[code]
    miss = "medium" if code in LIGHT else "light"
    for turn, other, here, there in (("bottom", "top", "F1", "F3"), ("top", "bottom", "F9", "F7")):
        for flags in (1, 2):
            dice = "flag flag" if flags == 2 else f"flag {miss}"
            case = battle(f"{turn}: LI {here}\n{other}: {code} {there}", dice, ordered=here, turn=turn)
            case.play(f"attack {here} {there}")
            if case.question == "cc-ask-ignore":
                case.play("ignore 0")
            made = run_back(case)
            assert len(made) == min(6, hexes * flags)
            end = int(made[-1][1][1:])
            assert abs(end - int(there[1])) == len(made)
            missing = hexes * flags - len(made)
            left = f" {full - missing}" if missing else ""
            assert army(case, other) == f"{code} {made[-1][1]}{left}"


@rule("ANC-12-003")
@pytest.mark.parametrize(("code", "card", "hexes"), [("HI", "double-time", 1), ("HC", "mounted-charge", 2)])
def test_command_cards_do_not_change_the_distance_of_a_retreat(code: str, card: str, hexes: int) -> None:
    # Double Time lets foot move two hexes, Mounted Charge heavy cavalry three, but not when they run.
    case = battle(
        f"bottom: {code} E5\ntop: HI E6",
        "light light light light light",
        "flag light light light light",
        ordered="E5",
        card=card,
        luck=True,
    )
    case.play("attack E5 E6", "battle-back")
    assert len(run_back(case)) == hexes


@rule("ANC-12-004")
def test_auxilia_elephants_and_julian_legions_move_two_but_retreat_one() -> None:
    for code, special in (("AX", ""), ("EL", ""), ("MI", "special: legions top julian")):
        case = battle(f"bottom: LI E3\ntop: {code} E5\n{special}", "flag swords")
        case.play("attack E3 E5")
        assert len(run_back(case)) == 1
    # Warriors move one hex without a charge but retreat two.
    case = battle("bottom: LI E3\ntop: WA E5 3", "flag swords")
    case.play("attack E3 E5")
    assert len(run_back(case)) == 2


@rule("ANC-12-005")
def test_example_light_cavalry_and_light_infantry() -> None:
    case = battle("bottom: LI E3\ntop: LC E5", "flag medium")
    case.play("attack E3 E5")
    assert len(run_back(case)) == 4
    # Two flags: eight hexes, from one edge to the other.
    case = battle("bottom: LI E3\ntop: LC E1", "flag flag")
    case.play("attack E3 E1")
    assert len(run_back(case)) == 8
    assert army(case, "top")[-1] == "9"
    # Light infantry: two hexes for each flag, three flags are six hexes.
    for flags in (1, 2, 3):
        dice = " ".join(["flag"] * flags + ["heavy"] * (5 - flags))
        case = battle("bottom: HI E3\ntop: LI E2", dice, ordered="E3")
        case.play("attack E3 E2", "stand")
        assert len(run_back(case)) == 2 * flags


# -- the way -------------------------------------------------------------------------------------


@rule("ANC-12-006")
def test_the_owner_chooses_the_way() -> None:
    case = battle("bottom: LI E3\ntop: LI E5", "flag medium")
    case.play("attack E3 E5")
    assert (case.decider, case.question) == ("top", "cc-ask-retreat")
    assert case.options() == ["retreat D6", "retreat E6"]
    for first, second in (("D6", "D7"), ("D6", "E7"), ("E6", "E7"), ("E6", "F7")):
        twin = case.clone()
        twin.play(f"retreat {first}")
        assert twin.decider == "top"
        twin.play(f"retreat {second}")
        assert army(twin, "top") == f"LI {second}"
    # In the turn of the top side the bottom side decides.
    case = battle("top: LI E7\nbottom: LI E5", "flag medium", ordered="E7", turn="top")
    case.play("attack E7 E5")
    assert (case.decider, case.options()) == ("bottom", ["retreat D4", "retreat E4"])


@rule("ANC-12-007")
def test_a_unit_never_retreats_sideways_or_forward() -> None:
    for turn, other, here, open_, closed in (
        ("bottom", "top", "E3", ("D6", "E6"), ("D5", "F5", "D4", "E4", "E5", "E7")),
        ("top", "bottom", "E7", ("D4", "E4"), ("D5", "F5", "D6", "E6", "E5", "E3")),
    ):
        case = battle(f"{turn}: LI {here}\n{other}: HI E5", "flag light", ordered=here, turn=turn)
        case.play(f"attack {here} E5")
        assert case.options() == [f"retreat {hex_}" for hex_ in open_]
        for hex_ in closed:
            assert case.why_not(f"retreat {hex_}") == "ANC-12-007"
    # With both hexes behind it taken the free hexes beside it are no help.
    case = battle("bottom: LI E3\ntop: HI E5, HI D6, HI E6", "flag light")
    case.play("attack E3 E5")
    assert case.options() == ["ignore 0", "ignore 1"]  # two friends support it
    case.play("ignore 0")
    assert army(case, "top") == "HI E5 3, HI D6, HI E6"


PASSABLE = ("forest", "ford", "broken", "hill", "rampart", "camp", "bridge", "shallow-ford")


@rule("ANC-12-008")
@pytest.mark.parametrize("ground", PASSABLE)
def test_passable_terrain_does_not_stop_a_retreat(ground: str) -> None:
    files = "ABCDEFGHIJKL"
    everywhere = " ".join(f"{file}{rank}" for rank in (6, 7, 8) for file in files)
    case = battle(f"bottom: LI E3\ntop: LC E5\nterrain: {ground} {everywhere}", "flag medium")
    case.play("attack E3 E5")
    assert len(run_back(case)) == 4
    assert army(case, "top")[-1] == "9"
    assert len(army(case, "top").split()) == 2
    # It may also end in it.
    case = battle(f"bottom: LI E3\ntop: MC E5\nterrain: {ground} {everywhere}", "flag light")
    case.play("attack E3 E5")
    assert len(run_back(case)) == 3


@rule("ANC-12-008")
def test_marsh_does_not_stop_a_retreat_but_calls_for_its_rolls() -> None:
    case = battle("bottom: LI E3\ntop: LC E5\nterrain: marsh D6 E6", "flag medium", "light")
    case.play("attack E3 E5", "retreat E6")
    assert len(run_back(case)) == 4
    assert army(case, "top")[-2:] == " 2"


IMPASSABLE = ("coast", "lake", "sea", "river", "fortified-walls", "steep")


@rule("ANC-12-009")
@pytest.mark.parametrize("ground", IMPASSABLE)
def test_a_retreat_does_not_enter_impassable_terrain(ground: str) -> None:
    case = battle(f"bottom: LI E3\ntop: HI E5\nterrain: {ground} D6", "flag light")
    case.play("attack E3 E5")
    assert army(case, "top") == "HI E6"
    case = battle(f"bottom: LI E3\ntop: HI E5\nterrain: {ground} D6 E6", "flag light")
    case.play("attack E3 E5")
    assert army(case, "top") == "HI E5 3"


@rule("ANC-12-009")
@pytest.mark.parametrize(
    ("code", "ground"),
    [("HWM", "broken"), ("HWM", "marsh"), ("HWM", "city-walls"), ("HC", "city-walls"), ("EL", "city-walls")],
)
def test_terrain_closed_to_its_class_is_closed_to_a_retreating_unit(code: str, ground: str) -> None:
    case = battle(f"bottom: LI E3\ntop: {code} E5\nterrain: {ground} D6 E6", "flag light")
    case.play("attack E3 E5")
    full = PER_FLAG[code][1]
    lost = PER_FLAG[code][0]
    assert army(case, "top") == f"{code} E5 {full - lost}"
    # Others pass it: heavy infantry.
    case = battle(f"bottom: LI E3\ntop: HI E5\nterrain: {ground} D6 E6", "flag light", "light")
    case.play("attack E3 E5", "retreat D6")
    assert army(case, "top") == "HI D6"


@rule("ANC-12-010")
@pytest.mark.parametrize("side", ["top", "bottom"])
def test_a_unit_does_not_retreat_into_or_through_another_unit(side: str) -> None:
    # Into: one of the hexes behind is taken.
    case = battle(f"bottom: LI E3\ntop: HI E5\n{side}: LI D6", "flag light")
    case.play("attack E3 E5")
    assert army(case, "top").startswith("HI E6")
    # Through: both are taken, the ranks behind them are free.
    case = battle(f"bottom: LI E3\ntop: LC E5\n{side}: LI D6, LI E6", "flag medium")
    case.play("attack E3 E5")
    if side == "top":
        case.play("ignore 0")
    assert not case.events("cc-retreated")
    assert "LC" not in army(case, "top")
    assert banners(case) == "1 0"


@rule("ANC-12-011")
def test_an_attached_leader_retreats_with_his_unit() -> None:
    for turn, other, here, way in (("bottom", "top", "E3", "E6"), ("top", "bottom", "E7", "E4")):
        case = battle(f"{turn}: LI {here}\n{other}: HI E5, leader E5 Hanno", "flag light", ordered=here, turn=turn)
        case.play(f"attack {here} E5", "ignore 0", f"retreat {way}")
        assert army(case, other) == f"HI {way}, leader {way} Hanno"
    # To the end of a long way.
    case = battle("bottom: LI E3\ntop: LC E5, leader E5 Hanno", "flag medium")
    case.play("attack E3 E5", "ignore 0", "retreat E6", "retreat E7", "retreat E8", "retreat E9")
    assert army(case, "top") == "LC E9, leader E9 Hanno"


@rule("ANC-12-012")
def test_a_unit_may_retreat_to_a_lone_friendly_leader_who_takes_command_and_ends_the_retreat() -> None:
    for hex_ in ("D6", "D7", "D8"):
        case = battle(f"bottom: LI E3\ntop: MC E5, leader {hex_} Hanno", "flag light")
        case.play("attack E3 E5")
        for rank in range(6, int(hex_[1]) + 1):
            case.play(f"retreat D{rank}")
        assert army(case, "top") == f"MC {hex_}, leader {hex_} Hanno"
        assert case.question == "cc-ask-battle"
        assert case.events("cc-joined")[0]["leader"] == "Hanno"
    # It need not go to him.
    case = battle("bottom: LI E3\ntop: MC E5, leader D6 Hanno", "flag light")
    case.play("attack E3 E5", "retreat E6")
    assert len(run_back(case)) == 3


@rule("ANC-12-013")
def test_a_unit_that_found_a_leader_ignores_the_rest_and_loses_no_blocks() -> None:
    # Two flags are six hexes, of which it makes one; behind the leader everything is closed besides.
    case = battle("bottom: LI E3, HI D7, HI E7, HI F7\ntop: MC E5, leader D6 Hanno", "flag flag")
    case.play("attack E3 E5")
    assert army(case, "top") == "MC D6, leader D6 Hanno"
    assert case.question == "cc-ask-battle"
    # On the own baseline.
    case = battle("bottom: LI E6\ntop: LI E8, leader E9 Hanno", "flag flag", ordered="E6")
    case.play("attack E6 E8")
    assert army(case, "top") == "LI E9, leader E9 Hanno"
    # Without him blocks are lost for the hexes that were not made.
    case = battle("bottom: LI E6\ntop: LI E8", "flag flag", ordered="E6")
    case.play("attack E6 E8", "retreat E9")
    assert army(case, "top") == "LI E9 1"


@rule("ANC-12-014")
def test_the_hex_of_another_lone_leader_is_closed_to_a_unit_with_a_leader() -> None:
    text = "bottom: LI E3\ntop: HI E5, leader E5 Hanno, {}"
    case = battle(text.format("leader D6 Mago"), "flag light")
    case.play("attack E3 E5", "ignore 0")
    assert army(case, "top") == "HI E6, leader E6 Hanno, leader D6 Mago"
    case = battle(text.format("leader D6 Mago, leader E6 Gisgo"), "flag light", "light light")
    case.play("attack E3 E5", "ignore 0")
    assert army(case, "top") == "HI E5 3, leader E5 Hanno, leader D6 Mago, leader E6 Gisgo"


@rule("ANC-12-015", "ANC-12-016")
@pytest.mark.parametrize(
    "closed",
    [
        "bottom: LI D6, LI E6",
        "top: LI D6\nbottom: LI E6",
        "bottom: leader D6 Scipio, leader E6 Sulla",
        "bottom: LI D6, leader E6 Sulla",
        "terrain: coast D6 E6",
        "terrain: coast D6\nbottom: LI E6",
    ],
)
def test_units_lone_enemy_leaders_and_impassable_terrain_close_the_way_and_cost_blocks(closed: str) -> None:
    case = battle(f"bottom: LI E3\ntop: LI E5\n{closed}", "flag medium")
    case.play("attack E3 E5")
    assert army(case, "top").startswith("LI E5 2")
    case = battle(f"bottom: LI E3\ntop: HI E5\n{closed}", "flag light")
    case.play("attack E3 E5")
    assert army(case, "top").startswith("HI E5 3")


@rule("ANC-12-015", "ANC-12-016")
def test_friends_and_the_edge_close_the_way_too() -> None:
    case = battle("bottom: LI E3\ntop: HI E5, LI D6, LI E6", "flag light")
    case.play("attack E3 E5", "ignore 0")
    assert army(case, "top") == "HI E5 3, LI D6, LI E6"
    for turn, other, here, there in (("bottom", "top", "E7", "E9"), ("top", "bottom", "E3", "E1")):
        case = battle(f"{turn}: LI {here}\n{other}: HI {there}", "flag flag", ordered=here, turn=turn)
        case.play(f"attack {here} {there}")
        assert army(case, other) == f"HI {there} 2"


@rule("ANC-12-016")
def test_one_block_is_lost_for_each_hex_that_cannot_be_made() -> None:
    # Light cavalry must go four hexes; as many as it can it makes, for the others it pays.
    for rank, blocks in ((5, "3"), (6, "2"), (7, "1"), (8, "")):
        there = f"E{rank}"
        here = f"E{rank - 2}"
        case = battle(f"bottom: LI {here}\ntop: LC {there}", "flag medium", ordered=here)
        case.play(f"attack {here} {there}")
        assert len(run_back(case)) == min(4, 9 - rank)
        text = army(case, "top")
        if blocks:
            assert text.split()[2:] == ([blocks] if blocks != "3" else [])
        else:
            assert text == ""
        assert banners(case) == ("0 0" if blocks else "1 0")


@rule("ANC-12-016")
def test_losses_of_a_blocked_retreat_may_win_the_battle() -> None:
    case = battle("bottom: LI E7\ntop: HI E9 1\nbanners: 5 0\nneeded: 6 6", "flag light", ordered="E7")
    case.play("attack E7 E9")
    assert (case.over, case.winner) == (True, "bottom")


@rule("ANC-12-017")
def test_the_way_must_not_leave_hexes_out_that_another_way_would_make() -> None:
    # Two hexes: over D6 the way is closed after one, over E6 only F7 is open.
    case = battle("bottom: LI E3, LI D7, LI E7\ntop: LI E5", "flag medium")
    case.play("attack E3 E5")
    assert army(case, "top") == "LI F7"
    # Three hexes: the only complete way, over E6, F7 and F8, is found from the first step on.
    case = battle("bottom: LI E3\ntop: MC E5\nterrain: coast C8 D8 E8", "flag light")
    case.play("attack E3 E5")
    assert army(case, "top") == "MC F8"
    # No complete way: the longest one, two hexes over D6 and D7, and one block for the third.
    case = battle("bottom: LI E3\ntop: MC E5\nterrain: coast E7 F7 D8 C8", "flag light")
    case.play("attack E3 E5")
    assert army(case, "top") == "MC D7 2"
    # Ways of the same length are the owner's choice, complete or not.
    case = battle("bottom: LI E3\ntop: MC E5\nterrain: coast D8 C8 E8 F8", "flag light")
    case.play("attack E3 E5")
    assert case.options() == ["retreat D6", "retreat E6"]


@rule("ANC-12-017")
def test_a_way_to_a_lone_friendly_leader_counts_as_complete() -> None:
    # Beyond D6 everything is closed, but there stands a leader; over E6 the whole way is open: a free choice.
    case = battle("bottom: LI E3, LI D7, LI E7\ntop: LC E5, leader D6 Hanno", "flag medium")
    case.play("attack E3 E5")
    assert case.options() == ["retreat D6", "retreat E6"]
    # The same with the leader two hexes back.
    case = battle("bottom: LI E3, LI D8, LI C8\ntop: LC E5, leader D7 Hanno", "flag medium")
    case.play("attack E3 E5")
    assert case.options() == ["retreat D6", "retreat E6"]
    # Over E6 one hex can be made: the unit must go to the leader.
    case = battle("bottom: LI E3, LI E7, LI F7\ntop: LC E5, leader D6 Hanno", "flag medium")
    case.play("attack E3 E5")
    assert army(case, "top") == "LC D6, leader D6 Hanno"


CLOSED = {"u": "top: HI {}", "e": "bottom: HI {}", "c": "terrain: coast {}", "x": "bottom: leader {} Foe"}
LEADER = {"l": "top: leader {} Friend"}


def behind(label: str) -> list[str]:
    """The two hexes behind a hex of the top side; those off the board too."""
    file, rank = ord(label[0]), int(label[1:])
    first = file - 1 if rank % 2 else file
    return [f"{chr(first)}{rank + 1}", f"{chr(first + 1)}{rank + 1}"]


def ends_by_hand(here: str, hexes: int, holders: dict[str, str], is_led: bool) -> set[tuple[str, int]]:
    """Every end of a retreat and the hexes missing there: of all ways, those that miss fewest."""
    found: set[tuple[str, int]] = set()

    def walk(place: str, left: int) -> None:
        ways = []
        for there in behind(place):
            holder = holders.get(there, "")
            if int(there[1:]) <= 9 and (not holder or (holder == "l" and not is_led)):
                ways.append(there)
        if left == 0 or not ways:
            found.add((place, left))
            return
        for there in ways:
            if there in holders:
                found.add((there, 0))
            else:
                walk(there, left - 1)

    walk(here, hexes)
    fewest = min(missing for _, missing in found)
    return {end for end in found if end[1] == fewest}


def ends_by_play(case: Case) -> set[tuple[str, int]]:
    """Every end of a retreat that the owner can choose, and the blocks lost there."""
    if case.question != "cc-ask-retreat":
        piece = army(case, "top").split(", ")[0].split()
        return {(piece[1], 4 - int(piece[2]) if len(piece) > 2 else 0)} if piece[0] == "LI" else {("", 4)}
    found = set()
    for option in case.options():
        found |= ends_by_play(case.clone().play(option))
    return found


@rule("ANC-12-006", "ANC-12-015", "ANC-12-016", "ANC-12-017")
def test_the_ways_back_among_random_obstacles_are_those_that_brute_force_finds() -> None:
    random = Random(12)
    outcomes = set()
    for _ in range(120):
        is_led = random.random() < 0.3
        holders = {}
        for rank in (6, 7, 8, 9):
            for file in "CDEFGH":
                if random.random() < 0.45:
                    holders[f"{file}{rank}"] = random.choice("uecxl" if random.random() < 0.5 else "uec")
        lines = [(CLOSED | LEADER)[holder].format(hex_) for hex_, holder in holders.items()]
        lines.append("top: leader E5 Hanno" if is_led else "")
        text = "bottom: LI E3\ntop: LI E5\n" + "\n".join(lines)
        expected = ends_by_hand("E5", 4, holders, is_led)
        if is_led and max(missing for _, missing in expected) == 4:
            continue  # the leader would be left alone, and that is another story
        case = battle(text, "flag flag", "light light")
        case.play("attack E3 E5")
        if case.question == "cc-ask-ignore":
            case.play("ignore 0")
        assert ends_by_play(case) == {(end if missing < 4 else "", missing) for end, missing in expected}, text
        outcomes |= {missing for _, missing in expected}
    assert outcomes == {0, 1, 2, 3, 4}


@rule("ANC-12-018")
def test_example_light_infantry_on_its_own_baseline() -> None:
    for turn, other, here, there in (("bottom", "top", "E7", "E9"), ("top", "bottom", "E3", "E1")):
        case = battle(f"{turn}: LI {here}\n{other}: LI {there}", "flag medium", ordered=here, turn=turn)
        case.play(f"attack {here} {there}")
        assert army(case, other) == f"LI {there} 2"
        assert not case.events("cc-retreated")


# -- ignoring flags ------------------------------------------------------------------------------


def allowed(text: str, dice: str = "flag flag flag flag flag", checks: tuple[str, ...] = ()) -> int:
    """How many flags of heavy infantry on E4 may be ignored by the unit on E5."""
    case = battle("bottom: HI E4\n" + dedent(text), dice, *checks, *["swords swords"] * 3, ordered="E4")
    case.play("attack E4 E5")
    if case.question == "cc-ask-react":
        case.play("stand")
    return ignorable(case)


@rule("ANC-12-019")
def test_some_situations_allow_flags_to_be_ignored_and_no_more_than_they_allow() -> None:
    case = battle("bottom: HI E4\ntop: HI E5, leader E5 Hanno", "flag flag flag light light", ordered="E4")
    case.play("attack E4 E5")
    assert (case.decider, case.question) == ("top", "cc-ask-ignore")
    assert case.options() == ["ignore 0", "ignore 1"]
    for flags in (2, 3):
        assert case.why_not(f"ignore {flags}") == "ANC-12-019"
    # Without any such situation nothing is asked, and no more flags are ignored than were rolled.
    assert allowed("top: HI E5") == 0
    assert allowed("top: HI E5, HI D5, HI F5, leader E5 Hanno", "flag light light light light") == 1


@rule("ANC-12-020")
@pytest.mark.parametrize(
    ("text", "flags"),
    [
        ("top: MI E5, leader E5 Hanno", 1),
        ("top: MI E5, MI D5, MI F5", 1),
        ("top: MI E5, MI D5, MI F5, leader E5 Hanno", 2),
        ("top: MI E5, MI D5, MI F5, leader E5 Hanno\nterrain: camp E5", 3),
        ("top: WA E5, MI D5, MI F5, leader E5 Hanno\nterrain: camp E5", 4),
        ("top: WA E5\nterrain: camp E5", 2),
        ("top: WA E5, leader E5 Hanno", 2),
        ("top: LCH E5, MI D5, MI F5", 2),
        ("top: LCH E5, MI D5, MI F5, leader E5 Hanno", 3),
    ],
)
def test_what_allows_flags_to_be_ignored_adds_up(text: str, flags: int) -> None:
    assert allowed(text) == flags


@rule("ANC-12-021")
def test_the_allowance_is_there_anew_in_each_attack() -> None:
    flag = "flag light light light light"
    case = battle("bottom: HI D4, HI E4\ntop: MI E5, leader E5 Hanno", flag, flag, ordered="D4 E4")
    for here in ("D4", "E4"):
        case.play(f"attack {here} E5")
        assert case.options() == ["ignore 0", "ignore 1"]
        case.play("ignore 1", "decline")
    assert army(case, "top") == "MI E5, leader E5 Hanno"


@rule("ANC-12-021")
def test_the_allowance_of_a_battle_back_is_another_one() -> None:
    case = battle(
        "bottom: HI E4, leader E4 Scipio\ntop: HI E5, leader E5 Hanno",
        "flag light light light light",
        "flag light light light light",
        ordered="E4",
    )
    case.play("attack E4 E5", "ignore 1", "battle-back")
    assert (case.decider, case.options()) == ("bottom", ["ignore 0", "ignore 1"])


@rule("ANC-12-022")
@pytest.mark.parametrize("code", PER_FLAG)
def test_an_attached_leader_lets_any_unit_ignore_one_flag(code: str) -> None:
    blocks = PER_FLAG[code][1] - 1
    assert allowed(f"top: {code} E5 {blocks}, leader E5 Hanno") == 1
    assert allowed(f"top: {code} E5 {blocks}") == 0
    # A leader beside it is not attached.
    assert allowed(f"top: {code} E5 {blocks}, leader D5 Hanno") == 0


@rule("ANC-12-023")
def test_a_leader_killed_in_his_check_no_longer_lets_the_unit_ignore_a_flag() -> None:
    text = "top: MI E5, leader E5 Hanno"
    dice = "medium flag light light light"
    assert allowed(text, dice, ("helmet light",)) == 1
    case = battle(f"bottom: HI E4\n{text}", dice, "helmet helmet", ordered="E4")
    case.play("attack E4 E5")
    # Nothing to ignore: the unit is already on its way back.
    assert (case.decider, case.question) == ("top", "cc-ask-retreat")
    case.play("retreat E6")
    assert army(case, "top") == "MI E6 3"
    assert banners(case) == "1 0"
    # Support is not lost with him.
    assert allowed("top: MI E5, leader E5 Hanno, HI D5, HI F5", dice, ("helmet helmet",)) == 1


SUPPORTERS = ("D5", "F5", "D6", "E6", "D4")


@rule("ANC-12-024")
def test_two_friendly_units_in_any_two_adjacent_hexes_support() -> None:
    for first in SUPPORTERS:
        assert allowed(f"top: HI E5, HI {first}") == 0
        for second in SUPPORTERS:
            if first < second:
                assert allowed(f"top: HI E5, LI {first} 1, MC {second} 1") == 1
                assert allowed(f"top: HI E5, HI {first}\nbottom: HI {second}") == 0
    # However many there are, one flag.
    assert allowed("top: HI E5, " + ", ".join(f"HI {hex_}" for hex_ in SUPPORTERS)) == 1
    # Friends further off do not count.
    assert allowed("top: HI E5, HI D5, HI C5, HI G5, HI E7") == 0


@rule("ANC-12-024")
def test_support_of_the_bottom_side() -> None:
    case = battle("top: LI E7\nbottom: HI E5, HI D4, HI F5", "flag light", ordered="E7", turn="top")
    case.play("attack E7 E5")
    assert (case.decider, case.options()) == ("bottom", ["ignore 0", "ignore 1"])


@rule("ANC-12-025")
def test_a_lone_friendly_leader_beside_a_unit_supports_it_as_a_unit_does() -> None:
    assert allowed("top: HI E5, HI D5, leader F5 Hanno") == 1
    assert allowed("top: HI E5, leader D6 Mago, leader F5 Hanno") == 1
    assert allowed("top: HI E5, leader F5 Hanno") == 0
    # An enemy leader does not, and one who is with an adjacent unit does not count twice.
    assert allowed("top: HI E5, HI D5\nbottom: leader F5 Scipio") == 0
    assert allowed("top: HI E5, HI D5, leader D5 Hanno") == 0


@rule("ANC-12-026")
@pytest.mark.parametrize("ground", ["camp", "bridge", "city-walls", "rampart:sw,se"])
def test_some_terrain_lets_its_defender_ignore_one_flag(ground: str) -> None:
    name, _, fronts = ground.partition(":")
    where = f"E5:{fronts}" if fronts else "E5"
    case = battle(f"bottom: LI E3\ntop: HI E5\nterrain: {name} {where}", "flag flag")
    case.play("attack E3 E5")
    assert case.options() == ["ignore 0", "ignore 1"]
    # Other ground does not, nor does this ground beside it.
    for line in (f"terrain: {name} D6 F5", "terrain: hill E5", "terrain: ford E5", "terrain: broken E5"):
        case = battle(f"bottom: LI E3\ntop: HI E5\n{line}", "flag flag")
        case.play("attack E3 E5")
        assert case.question == "cc-ask-retreat"


@rule("ANC-12-027")
def test_full_warriors_may_ignore_a_flag() -> None:
    for blocks in (1, 2, 3, 4):
        assert allowed(f"top: WA E5 {blocks}") == (1 if blocks == 4 else 0)
        case = battle(f"bottom: LI E3\ntop: WA E5 {blocks}", "flag light")
        case.play("attack E3 E5")
        assert ignorable(case) == (1 if blocks == 4 else 0)


@rule("ANC-12-028")
def test_full_light_barbarian_chariots_may_ignore_a_flag() -> None:
    for blocks in (1, 2, 3):
        assert allowed(f"top: LCH E5 {blocks}") == (1 if blocks == 3 else 0)
        case = battle(f"bottom: LI E3\ntop: LCH E5 {blocks}", "flag medium")
        case.play("attack E3 E5")
        assert ignorable(case) == (1 if blocks == 3 else 0)
    # No other unit has this of being full.
    for code, (_, full) in PER_FLAG.items():
        if code not in ("WA", "LCH"):
            assert allowed(f"top: {code} E5 {full}") == 0


@rule("ANC-12-027", "ANC-12-028")
@pytest.mark.parametrize(("code", "face", "left"), [("WA", "medium", 3), ("LCH", "light", 2)])
def test_a_block_lost_to_the_same_roll_does_not_take_the_flag_from_a_unit_that_was_full(
    code: str, face: str, left: int
) -> None:
    case = battle(f"bottom: LI E3\ntop: {code} E5", f"flag {face}")
    case.play("attack E3 E5")
    assert case.options() == ["ignore 0", "ignore 1"]
    case.play("ignore 1")
    assert army(case, "top") == f"{code} E5 {left}"
    # In the next combat it is full no more.
    case = battle(
        f"bottom: HI E4, HI D4\ntop: {code} E5",
        f"flag {face} helmet helmet helmet",
        "flag" + " helmet" * 4,
        ordered="E4 D4",
    )
    for here, ignores in (("E4", 1), ("D4", 0)):
        case.play(f"attack {here} E5")
        if case.question == "cc-ask-react":
            case.play("stand")
        assert ignorable(case) == ignores
        if ignores:
            case.play("ignore 1", "decline")


@rule("ANC-12-029")
def test_elephants_support_others_but_are_supported_by_nobody() -> None:
    assert allowed("top: HI E5, EL D5, EL F5") == 1
    assert allowed("top: HI E5, EL D5, leader F5 Hanno") == 1
    case = battle("bottom: LI E3\ntop: EL E5, HI D5, HI F5, leader D6 Hanno", "flag light", *["light light"] * 3)
    case.play("attack E3 E5")
    assert case.question == "cc-ask-rampage"
    # An attached leader is no support: with him they may ignore one.
    assert allowed("top: EL E5, HI D5, HI F5, leader E5 Hanno") == 1


@rule("ANC-12-030")
def test_the_owner_ignores_all_some_or_none_of_the_flags_he_may_ignore() -> None:
    text = "bottom: HI E2\ntop: MI E3, MI D3, MI F3, leader E3 Hanno"
    for ignored in (0, 1, 2):
        case = battle(text, "flag flag flag light light", ordered="E2")
        case.play("attack E2 E3")
        assert (case.decider, case.options()) == ("top", ["ignore 0", "ignore 1", "ignore 2"])
        case.play(f"ignore {ignored}")
        assert len(run_back(case)) == 3 - ignored
    # All of them: the unit stands.
    case = battle(text, "flag flag light light light", ordered="E2")
    case.play("attack E2 E3", "ignore 2")
    assert case.question == "cc-ask-battle-back"
    assert army(case, "top") == "MI E3, MI D3, MI F3, leader E3 Hanno"


@rule("ANC-12-031")
def test_example_medium_cavalry_ignores_one_flag_of_two() -> None:
    text = "bottom: LI E3\ntop: MC E5, MC D5, MC F5, leader E5 Hanno{}"
    case = battle(text.format(""), "flag flag")
    case.play("attack E3 E5")
    assert case.options() == ["ignore 0", "ignore 1", "ignore 2"]
    case.play("ignore 1")
    assert len(run_back(case)) == 3
    assert army(case, "top").split(",")[0] in ("MC D8", "MC E8", "MC C8", "MC F8")
    # Where it cannot go three hexes it loses a block for each that is missing.
    case = battle(text.format(", HI D7, HI E7, HI F7"), "flag flag", "light light")
    case.play("attack E3 E5", "ignore 1")
    assert len(run_back(case)) == 1
    assert army(case, "top").split(",")[0].endswith(" 1")


@rule("ANC-12-032")
def test_support_is_judged_when_the_flags_are_resolved_and_at_any_strength() -> None:
    assert allowed("top: HI E5, HI D5 1, HI F5 1") == 1
    # An earlier attack of the same turn destroyed a supporter: no support any more.
    case = battle(
        "bottom: HI E4, LI H5\ntop: HI E5, HI D5, MI F5 1",
        "medium light",
        "flag light light light light",
        ordered="E4 H5",
    )
    case.play("attack H5 F5", "attack E4 E5")
    assert case.question == "cc-ask-retreat"
    # A leader killed in his check leaves the unit to its support; one who dies with no unit lost is gone too.
    case = battle(
        "bottom: HI E4\ntop: HI E5, HI D5, HI F5, leader E5 Hanno",
        "heavy flag flag light light",
        "helmet helmet",
        ordered="E4",
    )
    case.play("attack E4 E5")
    assert case.options() == ["ignore 0", "ignore 1"]


@rule("ANC-12-036", "ANC-12-051")
def test_attacking_elephants_held_by_a_block_do_not_strike_a_defender_their_rampage_destroyed() -> None:
    # First Strike drives the elephants, their rampage kills the striker, their way back is closed: nobody is
    # left to be attacked, so nothing more is rolled in this combat.
    case = battle(
        "bottom: EL E5, HI D4, HI E4\ntop: HI E6 1",
        "flag light light light light",
        "heavy light",
        "light light",
        "light light",
        ordered="E5",
        strike="top",
    )
    case.play("attack E5 E6", "first-strike", "rampage E6", "rampage D4")
    assert army(case, "bottom") == "EL E5, HI D4 3, HI E4 3"
    assert len(case.events("cc-rolled")) == 1
    assert case.question == "cc-ask-battle"


# -- worked examples of combat and evade ---------------------------------------------------------


@rule("ANC-12-033")
def test_example_a_medium_infantry_attacks_archers_that_evade() -> None:
    text = "bottom: MI E4 2\ntop: LB E5 {}, HI D6, HI E7, HI F7"
    # Four dice whatever the losses; only green circles hit.
    case = battle(text.format(3), "light medium swords flag", ordered="E4")
    case.play("attack E4 E5", "evade")
    assert army(case, "top") == "LB E6 2, HI D6, HI E7, HI F7"
    # With the way open it must go two hexes.
    case = battle("bottom: MI E4 2\ntop: LB E5 3", "medium medium swords flag", ordered="E4")
    case.play("attack E4 E5", "evade", "evade-to E6")
    assert case.question == "cc-ask-evade-to"
    assert case.why_not("stop") == "ANC-13-014"
    case.play("evade-to E7")
    assert army(case, "top") == "LB E7 3"


@rule("ANC-12-034")
def test_example_d_and_e_heavy_infantry_with_a_leader_fights_a_bonus_combat() -> None:
    case = battle(
        "bottom: HI E4 1, leader E4 Scipio\ntop: HI E5 2, MC E6",
        "heavy helmet light light flag",
        "medium helmet swords flag light",
        ordered="E4",
    )
    case.play("attack E4 E5")
    assert banners(case) == "1 0"
    case.play("advance")
    assert army(case, "bottom") == "HI E5 1, leader E5 Scipio"
    assert case.question == "cc-ask-bonus"
    case.play("attack E5 E6", "evade")
    # Only the blue triangle hits an evader, and he evades after the roll.
    assert army(case, "top") == "MC E6 2"
    assert case.question == "cc-ask-evade-to"
    case.play("evade-to E7", "evade-to E8")
    assert army(case, "top") == "MC E8 2"
    assert case.question == "cc-ask-battle"


@rule("ANC-12-035")
def test_example_b_and_c_heavy_cavalry_rides_on_and_destroys_slingers() -> None:
    case = battle(
        "bottom: HC E4, HI G7, HI F7\ntop: HCH E5, LS F6 3, HI G6",
        "flag light light light",
        "light flag medium medium",
        ordered="E4",
    )
    case.play("attack E4 E5")
    assert case.question == "cc-ask-retreat"  # chariots cannot evade from cavalry
    case.play("retreat D6", "retreat D7", "advance")
    assert case.question == "cc-ask-ride"
    case.play("ride F5")
    assert army(case, "bottom") == "HC F5, HI G7, HI F7"
    case.play("attack F5 F6")
    # One hit and two hexes of a blocked retreat: all three blocks, and the slingers had no way to evade.
    assert army(case, "top") == "HCH D7, HI G6"
    assert banners(case) == "1 0"
    case.play("advance")
    assert army(case, "bottom") == "HC F6, HI G7, HI F7"
    # Neither an additional hex nor a third fight, though an enemy stands beside it.
    assert case.question == "cc-ask-battle"
    assert case.why_not("attack F6 G6") == "ANC-09-003"


# -- elephants -----------------------------------------------------------------------------------


@rule("ANC-12-036", "ANC-12-038")
def test_elephants_that_must_retreat_rampage() -> None:
    # Close combat: the attacker itself is in danger.
    case = battle("bottom: HI E4\ntop: EL E5", "flag light light light light", "heavy light", ordered="E4")
    case.play("attack E4 E5")
    assert army(case, "bottom") == "HI E4 3"
    assert len(case.events("cc-rampage")) == 1
    # Fire from afar: the firer is not adjacent, a friend beside the elephants is.
    case = battle("bottom: LI E3\ntop: EL E5, MI F5", "flag light", "medium light")
    case.play("attack E3 E5")
    assert army(case, "top") == "EL E5, MI F5 3"
    assert army(case, "bottom") == "LI E3"
    # No other unit rampages.
    for code in ("HC", "HCH", "CAM", "HI"):
        case = battle(f"bottom: LI E3\ntop: {code} E5, MI F5", "flag swords")
        case.play("attack E3 E5")
        assert case.question == "cc-ask-retreat"
        assert not case.events("cc-rampage")


@rule("ANC-12-036")
def test_elephants_rampage_when_battle_back_or_first_strike_drives_them() -> None:
    case = battle(
        "bottom: EL E5\ntop: HI E6",
        "light light light light light",
        "flag light light light light",
        "heavy light",
        ordered="E5",
    )
    case.play("attack E5 E6", "battle-back", "retreat E4")
    assert army(case, "top") == "HI E6 3"
    assert army(case, "bottom") == "EL E4"
    case = battle(
        "bottom: EL E5\ntop: HI E6", "flag light light light light", "heavy light", ordered="E5", strike="top"
    )
    case.play("attack E5 E6", "first-strike", "retreat E4")
    assert army(case, "top") == "HI E6 3"
    assert army(case, "bottom") == "EL E4"


@rule("ANC-12-036")
def test_elephants_do_not_rampage_when_the_flag_is_ignored_or_they_are_destroyed() -> None:
    case = battle("bottom: HI E4\ntop: EL E5, leader E5 Hanno", "flag light light light light", ordered="E4")
    case.play("attack E4 E5", "ignore 1")
    assert case.question == "cc-ask-battle-back"
    case = battle("bottom: HI E4\ntop: EL E5", "flag heavy heavy light light", ordered="E4")
    case.play("attack E4 E5")
    assert case.question == "cc-ask-advance"
    assert not case.events("cc-rampage")
    # With one block left they do.
    case = battle("bottom: HI E4\ntop: EL E5", "flag heavy light light light", "light light", ordered="E4")
    case.play("attack E4 E5", "retreat E6")
    assert army(case, "top") == "EL E6 1"


@rule("ANC-12-037", "ANC-12-047")
def test_the_rampage_comes_before_the_retreat_of_one_hex_for_each_flag() -> None:
    case = battle(
        "bottom: HI E4\ntop: EL E5, MI F5", "flag flag light light light", "heavy light", "medium light", ordered="E4"
    )
    case.play("attack E4 E5")
    # Both are adjacent to the hex the elephants have not left yet.
    assert case.question == "cc-ask-rampage"
    assert army(case, "top") == "EL E5, MI F5"
    case.play("rampage E4")
    assert army(case, "bottom") == "HI E4 3"
    assert army(case, "top") == "EL E5, MI F5 3"
    assert case.question == "cc-ask-retreat"
    case.play("retreat D6", "retreat D7")
    assert army(case, "top") == "EL D7, MI F5 3"
    names = [event["event"] for event in case.events()]
    assert names.index("cc-rampage") < names.index("cc-rolled-for") < names.index("cc-retreated")


@rule("ANC-12-038", "ANC-12-039")
def test_every_adjacent_unit_and_lone_leader_of_either_side_is_rolled_for_with_two_dice() -> None:
    text = """
        bottom: HI E4, MI D4, leader F5 Scipio, HI C5, LI E3
        top: EL E5, LC D5, LI D6, LI G5, HI E7
        """
    rolls = ["light light"] * 5
    for flags in ("flag light light light light", "flag flag flag flag flag"):
        case = battle(text, flags, *rolls, ordered="E4")
        case.play("attack E4 E5")
        assert case.options() == ["rampage D4", "rampage D5", "rampage D6", "rampage E4", "rampage F5"]
        # Those further off are safe, and so is an empty hex.
        for hex_ in ("C5", "G5", "E3", "E7", "E6", "E5"):
            assert case.why_not(f"rampage {hex_}") == "ANC-12-038"
        while case.question == "cc-ask-rampage":
            case.play(case.options()[0])
        if case.question == "cc-ask-flee":
            case.play(case.options()[0])
        rolled = [event for event in case.events("cc-rolled-for") if event["what"] == "rampage"]
        assert sorted(event["hex"] for event in rolled) == ["D4", "D5", "D6", "E4", "F5"]
        assert all(len(event["dice"]) == 2 for event in rolled)


@rule("ANC-12-040")
def test_each_player_rolls_against_the_units_of_the_other() -> None:
    case = battle(
        "bottom: HI E4, leader D4 Scipio\ntop: EL E5, MI F5, leader D5 Hanno",
        "flag light light light light",
        "light light",
        "light light",
        "helmet light",
        "helmet light",
        ordered="E4",
    )
    case.play("attack E4 E5", "rampage E4", "rampage F5", "rampage D4")
    rolled = case.events("cc-rolled-for")
    by_hex = {event["hex"]: event["side"] for event in rolled if event["what"] == "rampage"}
    assert by_hex == {"E4": "top", "F5": "bottom", "D4": "top", "D5": "bottom"}


@rule("ANC-12-041", "ANC-12-044", "ANC-12-045")
@pytest.mark.parametrize("code", PER_FLAG)
def test_the_symbol_of_its_class_hits_a_unit_in_a_rampage_and_nothing_else_does(code: str) -> None:
    full = PER_FLAG[code][1]
    own = "light" if code in LIGHT else "medium" if code in ("MI", "WA", "MC", "CAM", "CCM") else "heavy"
    for dice in ("light medium", "heavy heavy", "medium medium", "light light", "heavy swords", "flag helmet"):
        for side in ("bottom", "top"):
            case = battle(f"bottom: LI E3\ntop: EL E5\n{side}: {code} F5", "flag light", dice)
            case.play("attack E3 E5")
            left = full - dice.split().count(own)
            piece = f"{code} F5" + (f" {left}" if left < full else "") if left > 0 else ""
            pieces = [each for each in army(case, side).split(", ") if "F5" in each]
            assert pieces == ([piece] if piece else [])
            # Flags move nobody, and leaders nearby make no helmet hit.
            assert case.question == "cc-ask-retreat"


@rule("ANC-12-044")
def test_flags_swords_and_helmets_do_nothing_to_units_in_a_rampage_even_with_leaders_near() -> None:
    for dice in ("flag flag", "swords swords", "helmet helmet", "flag swords"):
        case = battle("bottom: LI E3, HI F5, leader F5 Scipio\ntop: EL E5, leader E5 Hanno", "flag light", dice)
        case.play("attack E3 E5", "ignore 0")
        assert army(case, "bottom") == "LI E3, HI F5, leader F5 Scipio"
        assert case.question == "cc-ask-retreat"


@rule("ANC-12-045")
def test_nothing_protects_from_a_rampage() -> None:
    for code, face, full in (("EL", "heavy", 2), ("CAM", "medium", 3), ("CCM", "medium", 3), ("HCH", "heavy", 2)):
        case = battle(f"bottom: LI E3\ntop: EL E5, {code} F5", "flag light", f"{face} light")
        case.play("attack E3 E5")
        assert army(case, "top") == f"EL E5, {code} F5 {full - 1}"
    for ground in ("camp", "bridge", "forest", "hill", "broken", "city-walls", "rampart"):
        for side in ("bottom", "top"):
            case = battle(
                f"bottom: LI E3\ntop: EL E5\n{side}: HI F5\nterrain: {ground} F5", "flag light", "heavy heavy"
            )
            case.play("attack E3 E5")
            assert army(case, side).endswith("HI F5 2")


@rule("ANC-12-042", "ANC-12-052")
def test_a_helmet_kills_a_lone_leader_in_a_rampage_without_a_check_for_a_banner() -> None:
    for side, won in (("bottom", "0 1"), ("top", "1 0")):
        for dice in ("helmet light", "flag helmet", "helmet helmet"):
            case = battle(f"bottom: LI E3\ntop: EL E5\n{side}: leader F5 Marius", "flag light", dice)
            case.play("attack E3 E5")
            assert "Marius" not in army(case, side)
            assert banners(case) == won
            assert case.question == "cc-ask-retreat"


@rule("ANC-12-043")
def test_a_lone_leader_who_survives_a_rampage_must_evade() -> None:
    for side, way in (("bottom", ["flee E4", "flee F4"]), ("top", ["flee E6", "flee F6"])):
        for dice in ("heavy light", "flag flag", "swords medium"):
            case = battle(f"bottom: LI E3\ntop: EL E5\n{side}: leader F5 Marius", "flag light", dice)
            case.play("attack E3 E5")
            assert (case.decider, case.question) == (side, "cc-ask-flee")
            assert case.options() == way
            case.play(way[1], "stop")
            assert army(case, side).endswith(f"leader F{way[1][-1]} Marius")
            assert banners(case) == "0 0"


@rule("ANC-12-043")
def test_a_lone_leader_who_cannot_evade_a_rampage_is_killed() -> None:
    case = battle("bottom: LI E3\ntop: EL E5, leader F5 Hanno\nterrain: coast E6 F6", "flag light", "light light")
    case.play("attack E3 E5")
    assert army(case, "top") == "EL D6"
    assert banners(case) == "1 0"


@rule("ANC-12-046")
def test_an_attached_leader_is_checked_only_if_his_unit_loses_blocks_in_the_rampage() -> None:
    text = "bottom: LI E3, HI F5{}, leader F5 Scipio\ntop: EL E5"
    # One roll for the hex, helmets do nothing to him.
    case = battle(text.format(""), "flag light", "helmet helmet")
    case.play("attack E3 E5")
    assert army(case, "bottom") == "LI E3, HI F5, leader F5 Scipio"
    # A block lost: two dice.
    for check, lives in (("helmet helmet", False), ("helmet light", True)):
        case = battle(text.format(""), "flag light", "heavy helmet", check)
        case.play("attack E3 E5")
        assert army(case, "bottom") == "LI E3, HI F5 3" + (", leader F5 Scipio" if lives else "")
        assert banners(case) == ("0 0" if lives else "0 1")
    # The unit destroyed: one die, and he evades if he lives.
    case = battle(text.format(" 1"), "flag light", "heavy light", "light")
    case.play("attack E3 E5")
    assert (case.decider, case.question) == ("bottom", "cc-ask-flee")
    case = battle(text.format(" 1"), "flag light", "heavy light", "helmet")
    case.play("attack E3 E5")
    assert banners(case) == "0 2"


@rule("ANC-12-046")
def test_the_leader_of_the_rampaging_elephants_is_not_affected() -> None:
    case = battle("bottom: LI E3, HI F5\ntop: EL E5, leader E5 Hanno", "flag flag", "helmet helmet")
    case.play("attack E3 E5", "ignore 1", "retreat E6")
    assert army(case, "top") == "EL E6, leader E6 Hanno"


@rule("ANC-12-048", "ANC-12-049")
@pytest.mark.parametrize(
    ("pieces", "after"),
    [
        ("bottom: HI D6, MI E6", {"bottom": "LI E3, HI D6 3, MI E6 3"}),
        ("top: HI D6\nbottom: MI E6", {"bottom": "LI E3, MI E6 3", "top": "EL E5, HI D6 3"}),
        ("top: HI D6, MI E6", {"top": "EL E5, HI D6 3, MI E6 3"}),
    ],
)
def test_blocked_elephants_stay_and_lose_nothing_but_those_who_block_them_do(
    pieces: str, after: dict[str, str]
) -> None:
    case = battle(f"bottom: LI E3\ntop: EL E5\n{pieces}", "flag light", "light light", "light light")
    case.play("attack E3 E5", "rampage D6")
    assert army(case, "top").startswith("EL E5")
    assert "EL E5 1" not in army(case, "top")
    for side, expected in after.items():
        assert army(case, side) == expected


@rule("ANC-12-048", "ANC-12-049")
def test_a_lone_enemy_leader_behind_elephants_blocks_them_and_is_killed() -> None:
    # Directly behind them he has evaded before; in the second hex he stands in the way.
    case = battle("bottom: LI E3, leader D7 Scipio, HI E7\ntop: EL E5\nterrain: coast E6", "flag flag")
    case.play("attack E3 E5")
    assert army(case, "top") == "EL D6"
    assert army(case, "bottom") == "LI E3, HI E7 3"
    assert banners(case) == "0 1"


@rule("ANC-12-048")
def test_elephants_lose_blocks_where_only_the_edge_or_impassable_terrain_closes_the_way() -> None:
    case = battle("bottom: LI E7\ntop: EL E9", "flag light", ordered="E7")
    case.play("attack E7 E9")
    assert army(case, "top") == "EL E9 1"
    case = battle("bottom: LI E3\ntop: EL E5\nterrain: coast D6 E6", "flag flag")
    case.play("attack E3 E5")
    assert army(case, "top") == ""
    assert banners(case) == "1 0"
    # One hex impassable and a unit in the other: they trample it and lose nothing.
    case = battle("bottom: LI E3\ntop: EL E5, HI D6\nterrain: coast E6", "flag flag", "light light")
    case.play("attack E3 E5")
    assert army(case, "top") == "EL E5, HI D6 2"


@rule("ANC-12-049")
def test_blockers_lose_a_block_for_each_hex_the_elephants_could_not_make() -> None:
    for flags in (1, 2, 3):
        dice = " ".join(["flag"] * flags + ["light"] * (5 - flags))
        case = battle("bottom: HI E4\ntop: EL E5, HI D6, MI E6", dice, *["light light"] * 3, ordered="E4")
        case.play("attack E4 E5", "rampage E4", "rampage D6")
        assert army(case, "top") == f"EL E5, HI D6 {4 - flags}, MI E6 {4 - flags}"
        # Those beside the way are not harmed by it.
    case = battle(
        "bottom: HI E4\ntop: EL E5, HI D6, MI E6, LI D5, LI E7",
        "flag flag flag flag light",
        *["helmet swords"] * 4,
        ordered="E4",
    )
    case.play("attack E4 E5", "rampage E4", "rampage D6", "rampage E6")
    assert army(case, "top") == "EL E5, LI D5, LI E7"
    assert banners(case) == "2 0"


@rule("ANC-12-049")
def test_a_leader_with_a_blocking_unit_is_checked() -> None:
    case = battle(
        "bottom: LI E3\ntop: EL E5, HI D6, MI E6, leader D6 Hanno",
        "flag light",
        "light light",
        "light light",
        "helmet helmet",
    )
    case.play("attack E3 E5", "rampage D6")
    assert army(case, "top") == "EL E5, HI D6 3, MI E6 3"
    assert banners(case) == "1 0"


@rule("ANC-12-050")
def test_elephants_retreat_as_far_as_they_can_and_only_then_trample() -> None:
    # One rearward hex is open: they must take it, and nobody is trampled there.
    case = battle("bottom: LI E3\ntop: EL E5, HI D6", "flag light", "light light")
    case.play("attack E3 E5")
    assert army(case, "top") == "EL E6, HI D6"
    # Three flags: one hex is made, for the two others those behind that hex lose blocks.
    case = battle(
        "bottom: HI E4\ntop: EL E5, HI D6, MI E7, HI F7",
        "flag flag flag light light",
        "light light",
        "light light",
        ordered="E4",
    )
    case.play("attack E4 E5", "rampage E4")
    assert army(case, "top") == "EL E6, HI D6, MI E7 2, HI F7 2"
    # They may not stop short where a longer way is open.
    case = battle("bottom: LI E3\ntop: EL E5, HI D7, HI E7", "flag flag")
    case.play("attack E3 E5")
    assert army(case, "top") == "EL F7, HI D7, HI E7"


@rule("ANC-12-051")
def test_the_attacker_may_advance_when_elephants_left_their_hex_after_the_rampage() -> None:
    dice = "flag light light light light"
    case = battle(
        "bottom: HI E4, leader E4 Scipio\ntop: EL E5, HI F5", dice, "light light", "light light", ordered="E4"
    )
    case.play("attack E4 E5", "rampage E4", "retreat D6")
    assert (case.decider, case.question) == ("bottom", "cc-ask-advance")
    case.play("advance")
    assert army(case, "bottom") == "HI E5, leader E5 Scipio"
    assert case.question == "cc-ask-bonus"
    # An attacker that did not survive the rampage does not advance.
    case = battle("bottom: HI E4 1\ntop: EL E5", dice, "heavy light", ordered="E4")
    case.play("attack E4 E5", "retreat D6")
    assert case.question == "cc-ask-battle"
    assert army(case, "bottom") == ""
    assert banners(case) == "0 1"


@rule("ANC-12-051")
def test_blocked_elephants_that_stay_may_battle_back() -> None:
    case = battle(
        "bottom: WA E4, leader E4 Scipio\ntop: EL E5, HI D6, MI E6",
        "flag flag light light",
        "light light",
        "light light",
        "medium light",
        "light light",
        "medium light light",
        "light light",
        ordered="E4",
    )
    # As in the book: warriors drive elephants whose two friends close the way.
    case.play("attack E4 E5", "rampage D6", "rampage E6")
    assert army(case, "top") == "EL E5, HI D6 2, MI E6 2"
    assert (case.decider, case.question) == ("top", "cc-ask-battle-back")
    case.play("battle-back")
    assert army(case, "bottom") == "WA E4 2, leader E4 Scipio"
    # An attacker that the rampage destroyed is not there to be struck.
    case = battle(
        "bottom: HI E4 1\ntop: EL E5, HI D6, MI E6",
        "flag light light light light",
        "heavy light",
        "light light",
        "light light",
        ordered="E4",
    )
    case.play("attack E4 E5", "rampage E4", "rampage D6")
    assert case.question == "cc-ask-battle"


@rule("ANC-12-053")
def test_a_lone_friendly_leader_does_not_block_elephants_but_joins_them_and_stops_them() -> None:
    flags = "flag flag flag light light"
    case = battle("bottom: HI E4\ntop: EL E5, leader D7 Hanno", flags, "light light", ordered="E4")
    case.play("attack E4 E5", "retreat D6", "retreat D7")
    assert army(case, "top") == "EL D7, leader D7 Hanno"
    assert case.question == "cc-ask-advance"
    # With a leader of their own they cannot take him: his hex is closed.
    case = battle("bottom: HI E4\ntop: EL E5, leader E5 Mago, leader D7 Hanno", flags, "light light", ordered="E4")
    case.play("attack E4 E5", "ignore 1", "retreat D6")
    assert army(case, "top") == "EL E7, leader E7 Mago, leader D7 Hanno"


@rule("ANC-12-053")
def test_elephants_may_join_a_leader_who_evaded_their_rampage_into_a_hex_behind_them() -> None:
    case = battle("bottom: LI E3\ntop: EL E5, leader F5 Hanno", "flag flag", "light light")
    case.play("attack E3 E5", "flee E6", "stop")
    assert case.options() == ["retreat D6", "retreat E6"]
    case.play("retreat E6")
    assert army(case, "top") == "EL E6, leader E6 Hanno"
    assert case.question == "cc-ask-battle"


@rule("ANC-12-054")
def test_example_medium_cavalry_finds_a_leader_in_its_first_retreat_hex() -> None:
    case = battle("bottom: LI E3\ntop: MC E5, HI D5, HI F5, leader D6 Hanno", "flag flag")
    case.play("attack E3 E5", "ignore 1", "retreat D6")
    assert army(case, "top") == "MC D6, HI D5, HI F5, leader D6 Hanno"
    assert case.question == "cc-ask-battle"


@rule("ANC-12-055")
def test_example_light_cavalry_is_cut_off_by_its_own_side() -> None:
    case = battle("bottom: LI E3\ntop: LC E5, HI D6, HI E6", "flag flag")
    case.play("attack E3 E5")
    assert case.options() == ["ignore 0", "ignore 1"]
    case.play("ignore 1")
    # The free hexes beside it are not towards its own side: all three blocks are lost.
    assert army(case, "top") == "HI D6, HI E6"
    assert banners(case) == "1 0"


@rule("ANC-12-056")
def test_example_elephants_trample_a_weak_and_a_full_unit() -> None:
    case = battle(
        "bottom: HI E4\ntop: EL E5, HI D6 1, MI E6",
        "flag flag light light light",
        *["light light"] * 3,
        ordered="E4",
    )
    case.play("attack E4 E5", "rampage E4", "rampage D6")
    assert army(case, "top") == "EL E5, MI E6 2"
    assert banners(case) == "1 0"


# -- the end of the battle -----------------------------------------------------------------------


RAMPAGE_TO_THE_END = """
    bottom: HI E4, MI D4 1
    top: EL E5, LI D5 1, LC F5 1
    banners: 5 5
    needed: 6 6
    """
FLAG = "flag swords swords swords helmet"


@rule("ANC-12-057", "ANC-12-058", "ANC-12-059")
def test_the_first_banner_of_a_rampage_that_suffices_wins_at_once_in_the_order_chosen() -> None:
    # Every roll would destroy its unit: whose unit is rolled for first decides, and nothing more is rolled.
    case = battle(RAMPAGE_TO_THE_END, FLAG, "medium light", ordered="E4")
    case.play("attack E4 E5")
    assert (case.decider, case.question) == ("bottom", "cc-ask-rampage")
    case.play("rampage D4")
    assert (case.over, case.winner) == (True, "top")
    assert banners(case) == "5 6"
    case = battle(RAMPAGE_TO_THE_END, FLAG, "light medium", ordered="E4")
    case.play("attack E4 E5", "rampage F5")
    assert (case.over, case.winner) == (True, "bottom")
    assert banners(case) == "6 5"
    assert "EL E5" in army(case, "top")


@rule("ANC-12-058")
def test_the_player_who_caused_the_rampage_orders_its_rolls() -> None:
    # Bottom attacks elephants of the top side: bottom decides, also about its own units.
    case = battle("bottom: HI E4, MI D4\ntop: EL E5, LI D5", FLAG, "light light", "medium light", ordered="E4")
    case.play("attack E4 E5")
    assert (case.decider, case.options()) == ("bottom", ["rampage D4", "rampage D5", "rampage E4"])
    case.play("rampage D5")
    assert case.options() == ["rampage D4", "rampage E4"]
    assert case.why_not("rampage D5") == "ANC-12-038"
    # Top's battle back drives bottom's elephants: top decides.
    case = battle(
        "bottom: EL E5, LI D5\ntop: HI E6",
        "light light light light light",
        "flag light light light light",
        ordered="E5",
    )
    case.play("attack E5 E6", "battle-back")
    assert (case.decider, case.options()) == ("top", ["rampage D5", "rampage E6"])
    # Top fires at bottom's elephants in its own turn.
    case = battle("top: LI E7\nbottom: EL E5, LI D5\ntop: HI E6", "flag light", ordered="E7", turn="top")
    case.play("attack E7 E5")
    assert (case.decider, case.options()) == ("top", ["rampage D5", "rampage E6"])


BLOCKED_BY_BOTH = """
    bottom: HI E4, MI D6 {}
    top: EL E5, LI E6 {}
    banners: {}
    needed: {}
    """


@rule("ANC-12-060")
def test_losses_of_those_who_block_elephants_are_simultaneous() -> None:
    rolls = [FLAG, "swords swords", "swords swords", "swords swords"]
    play = ["attack E4 E5", "rampage E4", "rampage D6"]
    case = battle(BLOCKED_BY_BOTH.format(1, 1, "0 0", "6 6"), *rolls, ordered="E4")
    case.play(*play)
    assert banners(case) == "1 1"
    assert army(case, "bottom") == "HI E4"
    assert army(case, "top") == "EL E5"
    # Top reaches its target, but the banner of bottom is counted as well.
    for score, total in (("3 5", "4 6"), ("5 3", "6 4")):
        case = battle(BLOCKED_BY_BOTH.format(1, 1, score, "6 6"), *rolls, ordered="E4")
        case.play(*play)
        assert case.over
        assert banners(case) == total
        assert case.winner == ("top" if score == "3 5" else "bottom")


@rule("ANC-12-061")
def test_if_both_sides_reach_their_target_at_once_with_equal_banners_it_is_a_draw() -> None:
    rolls = [FLAG, "swords swords", "swords swords", "swords swords"]
    play = ["attack E4 E5", "rampage E4", "rampage D6"]
    case = battle(BLOCKED_BY_BOTH.format(1, 1, "5 5", "6 6"), *rolls, ordered="E4")
    case.play(*play)
    assert (case.over, case.winner) == (True, "nobody")
    assert banners(case) == "6 6"
    # Unequal totals: the higher one wins.
    for score, needed, winner in (("5 4", "6 5", "bottom"), ("4 5", "5 6", "top")):
        case = battle(BLOCKED_BY_BOTH.format(1, 1, score, needed), *rolls, ordered="E4")
        case.play(*play)
        assert (case.over, case.winner) == (True, winner)
        assert [event["form"] for event in case.log("cc-won")] == ["both"]
    # Only one of the two units dies: no draw.
    case = battle(BLOCKED_BY_BOTH.format(2, 1, "5 5", "6 6"), *rolls, ordered="E4")
    case.play(*play)
    assert (case.over, case.winner) == (True, "bottom")
    assert [event["form"] for event in case.log("cc-won")] == ["banners"]


#: The same with a leader in each of the two units.
BOTH_LED = BLOCKED_BY_BOTH.replace("MI D6 {}", "MI D6 {}, leader D6 Varro")
BOTH_LED = BOTH_LED.replace("LI E6 {}", "LI E6 {}, leader E6 Hanno")


@rule("ANC-12-060", "ANC-12-061")
@pytest.mark.parametrize("first", [True, False])
def test_leaders_of_those_who_block_elephants_are_checked_before_anyone_has_won(first: bool) -> None:
    """Both units die, both leaders are checked with a die, and only then banners are compared."""
    rolls = [FLAG, "swords swords", "swords swords", "swords swords"]
    play = ["attack E4 E5", "rampage E4", "rampage D6"]
    # Both leaders fall as well: four banners at once, and a draw, whoever is checked first.
    case = battle(BOTH_LED.format(1, 1, "4 4", "6 6"), *rolls, "helmet", "helmet", ordered="E4").play(*play)
    assert (case.over, case.winner, banners(case)) == (True, "nobody", "6 6")
    # One of them falls: his is the banner that decides, whichever of the two is checked first.
    checks = ["helmet", "light"] if first else ["light", "helmet"]
    case = battle(BOTH_LED.format(1, 1, "5 5", "6 6"), *rolls, *checks, ordered="E4").play(*play)
    assert (case.over, sorted(banners(case).split())) == (True, ["6", "7"])
    assert case.winner == ("bottom" if banners(case) == "7 6" else "top")


@rule("ANC-12-053")
def test_a_lone_leader_who_cannot_command_led_elephants_blocks_them_and_is_trampled() -> None:
    """From the second hex on: in the first one he would have fled from the rampage."""
    case = position(
        "ancients",
        """
        bottom: HI E3
        top: EL E4, HI F5, HI D6, leader E4 Hanno, leader E6 Mago
        card: order-two-center
        ordered: E3
        to do: battle
        discards: first-strike
        """,
        chance={"dice": ["flag flag flag light light", "light light", "light light"]},
    )
    case.play("attack E3 E4", "ignore 1")
    while case.question == "cc-ask-rampage":
        case.play(case.options("rampage")[0])
    assert case.lines()["top"] == "EL E5, HI F5, HI D6 3, leader E5 Hanno"
    assert case.lines()["banners"] == "1 0"
