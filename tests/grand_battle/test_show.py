"""What a side sees, what stays hidden from it, what makes positions equal, and what cannot be."""

from __future__ import annotations

import json

import pytest

from grand_battle.placed import placed, unit_in
from vexilla.games.grand_battle.hidden import segments_for
from vexilla.games.grand_battle.position import DISMOUNTED, GONE, GrandBattle
from vexilla.games.grand_battle.tables.reserves import ARRIVALS
from vexilla.games.grand_battle.worth import worth_of
from vexilla.games.grand_battle.written.fields import (
    BASES,
    FIELDS,
    NUMBER,
    NUMBERS,
    ORDERS,
    SHARES,
    SPENT,
    STEADFASTNESS,
    SWITCH,
    UNIT,
    UNITS,
    WHICH_SIDES,
)
from vexilla.kernel.chance import generator_from
from vexilla.kernel.sides import BOTTOM, SPECTATOR, TOP
from vexilla.testing import rule

BATTLE = """
    ground wood: forest ellipse 30:70 20 10
    bottom phalanx-1: phalanx at 60:40 losses 1 disorder 1 rough ditch moved
    bottom companions-1: companions at 80:40
    bottom general: alexander with companions-1 command 3 leadership 2 points 2
    top legion-1: legion-5 at 60:40 heading 180
    top scouts-1: skirm-bow ambush at 20:70 heading 180
    top scouts-2: levy-archers ambush at 34:72 heading 170
    top horse-1: ala-horse reserve
    top general: caesar with legion-1 command 2 leadership 2
    top commander: labienus with scouts-2 command 1 leadership 1
    top marker: m1 at 20:70 hides scouts-1
    top marker: m2 at 34:72 hides scouts-2
    top marker: m3 at 48:70 false
    top reserve: rear segment 2
    contact: phalanx-1 front legion-1 front melee rounds 1
    duels: phalanx-1=legion-1
    turn: 4
    """
#: The same to whoever does not know it: other markers are true, the reserve is another one and comes elsewhere.
OTHERWISE = (
    ("m1 at 20:70 hides scouts-1", "m1 at 20:70 false"),
    ("m3 at 48:70 false", "m3 at 48:70 hides scouts-1"),
    ("ambush at 20:70", "ambush at 48:70"),
    ("rear segment 2", "direct segment 5"),
    ("top horse-1: ala-horse", "top horse-9: roman-horse"),
)


def battle(*changes: tuple[str, str]) -> GrandBattle:
    text = BATTLE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return placed(text)


# -- what is seen ----------------------------------------------------------------------------------


@rule("GRB-02-029", "GRB-02-030", "GRB-02-046")
@pytest.mark.parametrize("viewer", [BOTTOM, SPECTATOR])
def test_ambushes_and_reserves_are_hidden_from_the_enemy(viewer: int) -> None:
    seen = json.dumps(battle().view(viewer))
    for secret in ("scouts-1", "scouts-2", "horse-1", "rear", "levy-archers", "ala-horse"):
        assert secret not in seen
    assert json.dumps(battle(*OTHERWISE).view(viewer)) == seen
    markers = battle().view(viewer)["measured"]["markers"]
    assert markers == [
        {"id": "m1", "side": "top", "at": [20_000, 70_000]},
        {"id": "m2", "side": "top", "at": [34_000, 72_000]},
        {"id": "m3", "side": "top", "at": [48_000, 70_000]},
    ]


def test_owners_see_their_own_secrets() -> None:
    view = battle().view(TOP)
    assert [marker["true"] for marker in view["measured"]["markers"]] == [True, True, False]
    assert view["measured"]["markers"][1]["unit"]["id"] == "scouts-2"
    assert view["reserves"] == {"bottom": None, "top": {"way": "rear", "segment": 2}}
    assert [unit["id"] for unit in view["away"]] == ["horse-1"]
    assert view != battle(*OTHERWISE).view(TOP)


def test_everything_is_seen_in_the_open_view() -> None:
    view = battle().open_view()
    assert view["reserves"]["top"] == {"way": "rear", "segment": 2}
    assert view["measured"]["markers"][0]["unit"]["id"] == "scouts-1"


def test_a_commander_in_ambush_is_not_seen_to_be_there() -> None:
    assert [each["unit"] for each in battle().view(BOTTOM)["commanders"]] == ["companions-1", "legion-1", None]
    assert [each["unit"] for each in battle().view(TOP)["commanders"]][2] == "scouts-2"


def test_steadfastness_does_not_tell_of_ambushes() -> None:
    position = battle()
    hidden = position.first_steadfastness[TOP] - position.view(BOTTOM)["steadfastness"]["top"]["first"]
    assert hidden == 3
    assert position.view(TOP)["steadfastness"]["top"]["first"] == position.first_steadfastness[TOP]


def test_steadfastness_is_told_as_it_is_now() -> None:
    position = battle()
    before = position.view(BOTTOM)["steadfastness"]["bottom"]
    unit = position.roster.numbers["phalanx-1"]
    worth = position.view(BOTTOM)["measured"]["pieces"][0]["worth"]
    assert worth == worth_of(position, unit) > 0
    position.places[unit] = GONE
    after = position.view(BOTTOM)["steadfastness"]["bottom"]
    assert (after["first"], after["last"]) == (before["first"], before["last"])
    assert after["now"] == before["now"] - worth
    # What hides is not counted by who does not know of it.
    assert position.view(TOP)["steadfastness"]["top"]["now"] - position.view(BOTTOM)["steadfastness"]["top"]["now"] == 3


@rule("GRB-01-022")
def test_states_of_units_are_seen_by_both() -> None:
    for side in (BOTTOM, TOP, SPECTATOR):
        pieces = {piece["id"]: piece for piece in battle().view(side)["measured"]["pieces"]}
        assert list(pieces) == ["phalanx-1", "companions-1", "legion-1"]
        phalanx = pieces["phalanx-1"]
        assert (phalanx["losses"], phalanx["disorder"], phalanx["rough"], phalanx["marks"]) == (
            1,
            2,
            ["ditch"],
            ["moved"],
        )
        assert (phalanx["strength"], phalanx["left"]) == (5, "2")
        assert phalanx["outline"] == [[56_000, 40_000], [64_000, 40_000], [64_000, 36_000], [56_000, 36_000]]


# -- drawing anew ----------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [BOTTOM, SPECTATOR])
def test_what_is_drawn_anew_is_what_one_does_not_know(viewer: int) -> None:
    position = battle()
    seen = json.dumps(position.view(viewer))
    ways: set[str] = set()
    for number in range(40):
        other = position.clone()
        other.redeal(viewer, generator_from(number))
        assert json.dumps(other.view(viewer)) == seen
        assert other.faults() == []
        ways.add(other.canonical())
    assert len(ways) > 20
    assert position.canonical() == battle().canonical()


def test_what_is_imagined_does_not_hang_on_what_is_hidden() -> None:
    """Whoever cannot tell two positions apart imagines the same in both, to the last bit."""
    position = battle()
    imagined: set[str] = set()
    for number in range(20):
        other = position.clone()
        other.redeal(BOTTOM, generator_from(number))
        assert other.view(BOTTOM) == position.view(BOTTOM)
        other.redeal(BOTTOM, generator_from(0))
        imagined.add(other.canonical())
    assert len(imagined) == 1


@pytest.mark.parametrize(
    ("attacker", "reserve", "when", "ways"),
    [
        ("top", "outflanking segment 2", "phase: deployment", {"direct", "outflanking"}),
        ("top", "outflanking segment 2", "turn: 1", {"outflanking"}),
        ("bottom", "rear segment 2", "turn: 11", {"direct", "rear"}),
        ("bottom", "rear segment 2", "turn: 12", {"rear"}),
    ],
)
def test_a_reserve_can_come_by_the_ways_whose_turn_has_not_begun(
    attacker: str, reserve: str, when: str, ways: set[str]
) -> None:
    position = placed(f"""
        attacker: {attacker}
        bottom a-1: hoplites at 60:70 heading 180
        top b-1: hoplites at 60:40
        top b-2: hoplites reserve
        top reserve: {reserve}
        {when}
        """)
    found: set[str] = set()
    for number in range(30):
        other = position.clone()
        other.redeal(BOTTOM, generator_from(number))
        found.add(ARRIVALS[other.arrivals[TOP]].key)
    assert found == ways


def test_of_who_is_gone_only_who_it_was_is_told() -> None:
    position = placed("""
        bottom a-1: companions gone
        top b-1: hoplites at 60:70 heading 180
        """)
    unit = unit_in(position, "a-1")
    told = position.view(TOP)["away"]
    assert [(piece["id"], piece["place"]) for piece in told] == [("a-1", "gone")]
    position.losses[unit], position.disorder[unit], position.marks[unit] = 2, 3, DISMOUNTED
    assert position.view(TOP)["away"] == told


def test_the_owner_knows_everything_of_his_own() -> None:
    position = battle()
    position.redeal(TOP, generator_from(5))
    assert position.canonical() == battle().canonical()


def test_segments_that_may_be_written_down() -> None:
    found = {ARRIVALS[way].clauses[0]: segments_for(ARRIVALS[way].role, way) for way in range(len(ARRIVALS))}
    assert list(found.values()) == [[0, 1, 2], [0, 1, 2, 3, 4, 5], [3, 4, 5], [0, 1, 2]]


# -- equal positions -------------------------------------------------------------------------------

#: Something else than at the start, by what a field holds.
OTHER = {
    NUMBER.told: "7",
    NUMBERS.told: "7 8",
    ORDERS.told: "stand phalanx-1 given | recover phalanx-1 point=ditch from alexander else drop written",
    WHICH_SIDES.told: "top",
    UNIT.told: "phalanx-1",
    UNITS.told: "phalanx-1",
    SPENT.told: "phalanx-1=3",
    SHARES.told: "phalanx-1=3",
    SWITCH.told: "yes",
    BASES.told: "phalanx-1=9:9/90",
}
CHANGES = (
    ("losses 1", "losses 2"),
    ("disorder 1", "disorder 0"),
    ("rough ditch", "rough stream"),
    ("moved", "fired"),
    ("at 60:40 losses", "at 60.001:40 losses"),
    ("at 80:40", "at 80:40 heading 0.01"),
    ("at 80:40", "at 80:40 dismounted-at 80:39"),
    ("at 80:40", "gone"),
    ("points 2", "points 1"),
    ("points 2", "points 2 fallen"),
    ("hides scouts-2", "hides scouts-1"),
    ("m3 at 48:70", "m3 at 48:71"),
    ("rear segment 2", "rear segment 3"),
    ("rear segment 2", "direct segment 2"),
    ("melee", "shooting"),
    ("rounds 1", "rounds 2"),
    ("rounds 1", "rounds 1 exchanges 1"),
    ("rounds 1", "rounds 1 since 2"),
    ("phalanx-1 front", "phalanx-1 left"),
    ("phalanx-1=legion-1", "phalanx-1>legion-1"),
    ("turn: 4", "turn: 6"),
    ("turn: 4", "turn: 4\n    active: bottom"),
    ("turn: 4", "turn: 4\n    phase: combat"),
    ("turn: 4", "turn: 4\n    won: top"),
    ("turn: 4", "turn: 4\n    bottom section: s works at 9:9"),
    ("turn: 4", "turn: 4\n    bottom section: s barricade at 9:9"),
    ("turn: 4", "turn: 4\n    bottom section: s works at 9:9 camp bottom"),
    *[("turn: 4", f"turn: 4\n    {field.title}: 9 9.5") for field in STEADFASTNESS],
    *[("turn: 4", f"turn: 4\n    {field.title}: {OTHER[field.content.told]}") for field in FIELDS],
)


def test_every_change_is_told_and_copied() -> None:
    texts = {battle().canonical()}
    keys = {battle().key()}
    for change in CHANGES:
        position = battle(change)
        texts.add(position.canonical())
        keys.add(position.key())
        assert position.clone().canonical() == position.canonical(), change
        assert position.clone().key() == position.key(), change
    assert len(texts) == len(CHANGES) + 1
    assert len(keys) == len(CHANGES) + 1


def test_every_attribute_is_written() -> None:
    by_themselves = {
        *("setting", "roster", "landscape", "over", "winner", "places", "bases", "marks", "losses", "shooter_losses"),
        *("disorder", "rough", "dismounted_at", "left_by", "fallen", "contacts", "duels", "sections", "markers"),
        *("arrivals", "segments", "camps", "camp_lost", "turn", "active"),
        *("phase", "points"),
        "told",  # what the log has said, no part of the battle
    }
    known = by_themselves | {field.name for field in (*FIELDS, *STEADFASTNESS)}
    position = battle()
    attributes = vars(position) if hasattr(position, "__dict__") else GrandBattle.__mypyc_attrs__  # type: ignore[attr-defined]
    assert set(attributes) - {"__dict__"} == known, "whoever adds a field to the position adds a row to FIELDS"


def test_the_combat_under_way_is_seen() -> None:
    assert battle().view(BOTTOM)["combat"] is None
    changes = "turn: 4\n    fighters: phalanx-1 legion-1\n    rushes: top\n    attack dice: 3 4"
    seen = battle(("turn: 4", changes)).view(BOTTOM)["combat"]
    assert seen["bottom"] == {"unit": "phalanx-1", "shooter": None, "rushes": False, "attackDie": 3, "defenceDie": 0}
    assert (seen["top"]["unit"], seen["top"]["rushes"]) == ("legion-1", True)


def test_the_order_of_contacts_does_not_matter() -> None:
    both = "contact: phalanx-1 front legion-1 front melee rounds 1", "contact: companions-1 left legion-1 right"
    one = battle((both[0], f"{both[0]}\n    {both[1]}"))
    other = battle((both[0], f"{both[1]}\n    {both[0]}"))
    assert (one.canonical(), one.key()) == (other.canonical(), other.key())


def test_of_the_gone_only_where_they_stood_matters() -> None:
    """Until the turn ends others flee from there."""
    one, other = battle(("at 80:40", "gone")), battle(("at 80:40", "gone losses 1"))
    assert (one.canonical(), one.key()) == (other.canonical(), other.key())
    stood = battle(("at 80:40", "gone at 3:3"))
    assert stood.canonical() != one.canonical()
    assert stood.key() != one.key()


# -- faults ----------------------------------------------------------------------------------------


def test_a_sound_position_has_no_faults() -> None:
    assert battle().faults() == []


def test_skirmishers_may_lie_under_a_friend_until_they_make_room() -> None:
    below = "turn: 4\n    bottom s: skirm-bow at 60:39"
    assert "phalanx-1 stands on s" in battle(("turn: 4", below)).faults()
    assert battle(("turn: 4", f"{below}\n    displaced: s")).faults() == []


FAULTS = (
    (("at 80:40", "at 66:40"), "phalanx-1 stands on companions-1"),
    (("at 80:40", "at 80:1.9"), "companions-1 is beyond the edge of the table"),
    (("at 80:40", "at 80:40 depth 6"), "companions-1 has the wrong base"),
    (("losses 1", "losses 6"), "phalanx-1 has lost 6 of 5 figures"),
    (("losses 1", "shooter-losses 1"), "phalanx-1 has lost 1 of 0 shooters"),
    (("at 80:40", "gone"), "alexander is with a unit that is gone"),
    (("points 2", "points 4"), "alexander has 4 of 3 command points"),
    (("at 60:40 losses", "at 60:39 losses"), "they do not touch"),
    (("phalanx-1=legion-1", "phalanx-1=companions-1"), "of its own side"),
    (("phalanx-1=legion-1", "phalanx-1=horse-1"), "not on the table"),
    (("hides scouts-1", "false"), "scouts-1 has 0 markers"),
    (("m3 at 48:70 false", "m3 at 48:70 hides scouts-1"), "scouts-1 has 2 markers"),
    (("at 80:40", "off-table at 80:1"), "is off the table, or has left it"),
    (("rounds 1", "rounds 1 since 9"), "is to come"),
    (("turn: 4", "turn: 4\n    bottom tercio-1: tercio joined"), "tercio-1-melee is nowhere"),
    (
        ("turn: 4", "turn: 4\n    bottom tercio-1: tercio at 9:9\n    bottom tercio-1-shot: tercio-shot at 30:9"),
        "both there",
    ),
    (
        ("turn: 4", "turn: 4\n    bottom camp: ordinary\n    bottom servants-bottom: camp-servants at 9:9 losses 3"),
        "servants-bottom has lost 3 of 2 figures",
    ),
)


@pytest.mark.parametrize("number", range(len(FAULTS)))
def test_faults_are_found(number: int) -> None:
    change, fault = FAULTS[number]
    assert fault in "\n".join(battle(change).faults())


def test_the_units_of_a_side() -> None:
    position = battle()
    assert position.units_of(TOP) == [unit_in(position, "legion-1")]


def test_of_a_camp_whose_servants_are_gone_nothing_else_is_told() -> None:
    text = "bottom a: hoplites at 20:20\ntop camp: ordinary at 60:60 heading 180{}\ntop servants-top: camp-servants {}"
    hurt = placed(text.format("", "at 60:67 heading 180 losses 1 disorder 1")).view(SPECTATOR)["camps"]["top"]
    assert (hurt["losses"], hurt["disorder"], hurt["servants"], hurt["lost"]) == (1, 1, "table", False)
    position = placed(text.format(" lost", "gone"))
    servants = position.roster.servants[TOP]
    position.losses[servants] = position.disorder[servants] = 2
    gone = position.view(SPECTATOR)["camps"]["top"]
    assert (gone["losses"], gone["disorder"], gone["servants"], gone["lost"]) == (0, 0, "gone", True)


def test_units_that_come_back_are_seen() -> None:
    text = "bottom a: hoplites at 20:20\ntop b: hoplites off-table at 60:92 left-by far\nreturning: b"
    assert placed(text).view(SPECTATOR)["returning"] == ["b"]


def test_orders_to_units_in_ambush_leave_no_gap_in_the_sheet_that_the_enemy_sees() -> None:
    sheet = "orders: manoeuvre scouts-1 from caesar else drop given | manoeuvre legion-1 from caesar else drop given"
    position = battle(("turn: 4", f"turn: 4\n    active: top\n    {sheet}"))
    assert [(order["line"], order["units"]) for order in position.view(TOP)["orders"]] == [
        (1, ["scouts-1"]),
        (2, ["legion-1"]),
    ]
    assert [(order["line"], order["units"]) for order in position.view(BOTTOM)["orders"]] == [(1, ["legion-1"])]
    imagined = position.clone()
    imagined.redeal(BOTTOM, generator_from(1))
    assert imagined.view(BOTTOM) == position.view(BOTTOM)
