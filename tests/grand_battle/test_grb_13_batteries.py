"""Chapters 11 and 13: crews, engines and guns in armies."""

from __future__ import annotations

from grand_battle.musters import own_profile, profile, wrong
from grand_battle.test_grb_06_years_of_weapons import ARMY, years
from vexilla.games.grand_battle.armies.library import LIBRARY
from vexilla.games.grand_battle.tables.artillery import GUNS
from vexilla.kernel.setup import Fault
from vexilla.testing import rule

GUN = 'type = "{}", BS = 2, P = 0, AR = 0, MV = {}, gun = "{}"'


def warnings(row: str, year: int) -> list[Fault]:
    """What is unusual about a battery in a year."""
    return LIBRARY.read("own.toml", ARMY.format(year=year, row=row)).warnings


@rule("GRB-11-002", "GRB-11-015")
def test_weapons_of_crews_count_for_light_chariots_only() -> None:
    row = 'type = "{}", BS = 3, P = 3, AR = 1, MV = 12, weapon = "javelin"'
    assert own_profile(row.format("chariots-light")) == []
    for kind in ("elephants", "chariots-heavy", "chariots-scythed"):
        assert own_profile(row.format(kind)) == [("army-no-weapon", "GRB-11-002")]
    weapons = [profile(key).weapon for key in ("chariot-egypt", "chariot-celtic")]
    assert [weapon.key for weapon in weapons if weapon is not None] == ["light-bow", "javelin"]


@rule("GRB-11-005")
def test_indian_and_african_elephants_differ() -> None:
    assert (profile("elephant-indian").strength, profile("elephant-african").strength) == (5, 4)


@rule("GRB-13-002")
def test_artillery_before_1400_is_unusual() -> None:
    row = GUN.format("artillery-heavy", 0, "heavy-bombard")
    assert [fault.reason for fault in warnings(row, 1399)] == ["army-early-gun"]
    assert warnings(row, 1400) == []
    assert warnings(GUN.format("bolt-thrower", 4, "bolt-thrower"), -300) == []


@rule("GRB-13-005")
def test_a_crew_does_not_fight() -> None:
    assert own_profile(GUN.format("bolt-thrower", 4, "bolt-thrower")) == []
    for field in ("P", "AR"):
        row = GUN.format("bolt-thrower", 4, "bolt-thrower").replace(f"{field} = 0", f"{field} = 1")
        assert own_profile(row) == [("army-crew", "GRB-13-005")]
    row = GUN.format("bolt-thrower", 4, "bolt-thrower")
    assert own_profile(row + ', traits = ["CC"]') == [("army-crew", "GRB-13-005")]
    assert own_profile(row + ', weapon = "sling"') == [("army-no-weapon", "GRB-13-005")]
    assert own_profile('type = "bolt-thrower", BS = 2, P = 0, AR = 0, MV = 4') == [("army-unknown", "")]


@rule("GRB-13-025", "GRB-13-026")
def test_light_guns_move_four_steps_from_1450_and_do_not_move_before() -> None:
    moving, fixed = (GUN.format("artillery-light", move, "light-bombard") for move in (4, 0))
    assert years(moving, 1449, 1450) == [[("army-gun-move", "GRB-13-025")], []]
    assert years(fixed, 1449, 1450) == [[], [("army-gun-move", "GRB-13-025")]]
    assert years(GUN.format("bolt-thrower", 6, "bolt-thrower"), 100) == [[("army-gun-move", "GRB-13-025")]]


@rule("GRB-13-029")
def test_heavy_guns_do_not_move() -> None:
    assert years(GUN.format("artillery-heavy", 4, "heavy-cannon"), 1600) == [[("army-gun-move", "GRB-13-025")]]


@rule("GRB-13-051", "GRB-13-052", "GRB-13-053", "GRB-13-054")
def test_bombards_to_1525_and_cannon_from_then() -> None:
    for weight, move in (("light", 4), ("heavy", 0)):
        bombard = GUN.format(f"artillery-{weight}", move, f"{weight}-bombard")
        cannon = GUN.format(f"artillery-{weight}", move, f"{weight}-cannon")
        assert [bool(each) for each in years(bombard, 1500, 1525, 1526)] == [False, False, True]
        assert [bool(each) for each in years(cannon, 1524, 1525, 1600)] == [True, False, False]
    mistaken = GUN.format("artillery-light", 4, "heavy-cannon")
    assert own_profile(mistaken) == [("army-gun-type", "GRB-13-054")]


def test_a_battery_costs_its_crew_and_its_fire() -> None:
    prices = {key: profile(key).price for key in ("bolt", "l-bombard", "l-bombard-fixed", "l-cannon", "h-cannon")}
    assert prices == {"bolt": 17, "l-bombard": 24, "l-bombard-fixed": 22, "l-cannon": 30, "h-cannon": 35}
    assert (
        wrong("year = 0", "year = 1600", ARMY.format(year=0, row=GUN.format("artillery-heavy", 0, "heavy-cannon")))
        == []
    )


@rule("GRB-13-001")
def test_five_kinds_of_engines_and_no_others() -> None:
    assert [gun.key for gun in GUNS] == [
        "bolt-thrower",
        "light-bombard",
        "light-cannon",
        "heavy-bombard",
        "heavy-cannon",
    ]
    for other in ("trebuchet", "mortar", "stone-thrower"):
        assert own_profile(GUN.format("artillery-heavy", 0, other)) == [("army-unknown", "")]


@rule("GRB-12-013")
def test_no_list_is_of_hussites() -> None:
    names = [*LIBRARY.keys(), *LIBRARY.profiles()]
    assert [name for name in names if "huss" in name and name != "hussars"] == []
