"""Written positions of Grand Battle: what is read, written again, reads as the same; what is wrong is named."""

from __future__ import annotations

import pytest

from grand_battle.placed import placed, unit_in
from vexilla.games.grand_battle.contacts import MELEE
from vexilla.games.grand_battle.geometry.bases import FRONT, RIGHT, Base
from vexilla.games.grand_battle.position import (
    AMBUSH,
    COMBAT,
    DISMOUNTED,
    GONE,
    JOINED,
    MOVED,
    OFF_TABLE,
    ON_TABLE,
    RESERVE,
)
from vexilla.games.grand_battle.roster import NONE
from vexilla.games.grand_battle.text import read, tables, write_position
from vexilla.games.grand_battle.touch import join_contact
from vexilla.kernel.refusal import BadSetup

EVERYTHING = """
    table: 140.5 100
    year: -53
    attacker: top
    turn limit: 9
    measuring: strict
    bottom terror: elephants artillery
    ground wood: forest ellipse 30:50 12 8 heading 30
    ground brook: stream ribbon 0:45 60:40 120:48
    ground slope: hill-gentle of knoll 80:40 90:60 100:40 | 100:40 90:60 105:50
    ground crag: hill-steep of knoll 80:40 90:30 100:40
    hill knoll: 90:48
    bridge b1: at 60:41 heading 10
    bottom legion-1: legion-5 at 60:40.125 heading 0.25 losses 1 disorder 2 rough hill-gentle,ditch
    bottom companions-1: companions at 70:40 dismounted moved dismounted-at 70:39/12.5
    bottom tercio-1: tercio joined
    bottom tercio-1-melee: tercio-pike at 20:20 losses 2
    bottom tercio-1-shot: tercio-shot at 20:12 heading 90
    bottom tercio-2: tercio at 40:20 shooter-losses 1
    top phalanx-1: phalanx at 60:40.125 heading 180.25
    top skirm-bow-1: skirm-bow ambush at 20:70 heading 180
    top skirm-bow-2: skirm-bow reserve
    top skirm-bow-3: skirm-bow gone
    top skirm-bow-4: skirm-bow gone at 90:20 heading 90
    top companions-staff-1: companions-staff off-table at 20:99 left-by far fleeing
    top marker: m1 at 20:70 hides skirm-bow-1
    top marker: m2 at 40:70 false
    top reserve: outflanking segment 3
    bottom general: alexander with companions-1 command 3 leadership 2 named "Alexander III" points 1
    bottom commander: parmenio with tercio-2 command 1 leadership 1 fallen
    top general: darius with companions-staff-1 command 2 leadership 1
    bottom camp: ordinary at 60:16 lost
    bottom servants-bottom: camp-servants at 60:9 losses 1 disorder 2
    top section: w1 works at 60:70 heading 180 camp top
    bottom section: s1 barricade at 20:30 heading 0
    contact: phalanx-1 right legion-1 front melee since 4 exchanges 1 rounds 2
    duels: legion-1=phalanx-1 tercio-2>phalanx-1
    turn: 5
    phase: combat
    army points: 2
    general lost: top
    last steadfastness: 10 3.5
    """


def test_everything_is_read() -> None:
    position = placed(EVERYTHING)
    setting = position.setting
    assert (setting.attacker, setting.turn_limit, setting.measuring) == (1, 9, "strict")
    assert setting.terror == ((True, True), (False, False))
    land = position.landscape
    assert (land.width, land.depth, land.year) == (140_500, 100_000, -53)
    assert [piece.kind.key for piece in land.pieces] == ["forest", "stream", "hill-gentle", "hill-steep"]
    assert [piece.hill for piece in land.pieces] == [NONE, NONE, 0, 0]
    assert [len(piece.shapes) for piece in land.pieces] == [1, 2, 2, 1]
    assert (land.hills[0].summit, len(land.hills[0].shapes)) == ((90_000, 48_000), 3)
    assert land.bridges[0].floor == Base(60_000, 41_000, 1_000, 8_000, 2_000)

    legion = unit_in(position, "legion-1")
    assert position.bases[legion] == Base(60_000, 40_125, 25, 8_000, 4_000)
    assert (position.losses[legion], position.disorder[legion], position.disorder_of(legion)) == (1, 2, 4)
    horse = unit_in(position, "companions-1")
    assert position.marks[horse] == DISMOUNTED | MOVED
    assert position.profile_of(horse).key == "companions-on-foot"
    assert position.dismounted_at[horse] == Base(70_000, 39_000, 1_250, 8_000, 4_000)
    tercio = unit_in(position, "tercio-1")
    assert position.places[tercio] == JOINED
    assert position.current(tercio) == unit_in(position, "tercio-1-melee")
    assert position.places[unit_in(position, "tercio-2-shot")] == JOINED
    assert position.losses[unit_in(position, "tercio-1-melee")] == 2
    assert position.shooter_losses[unit_in(position, "tercio-2")] == 1
    places = {"skirm-bow-1": AMBUSH, "skirm-bow-2": RESERVE, "skirm-bow-3": GONE, "companions-staff-1": OFF_TABLE}
    assert {id_: position.places[unit_in(position, id_)] for id_ in places} == places
    assert position.units_of(1) == [unit_in(position, "phalanx-1")]
    assert position.left_by[unit_in(position, "companions-staff-1")] == FRONT

    assert [(each.id, each.side, each.spot) for each in position.markers] == [
        ("m1", 1, (20_000, 70_000)),
        ("m2", 1, (40_000, 70_000)),
    ]
    assert [each.unit for each in position.markers] == [unit_in(position, "skirm-bow-1"), NONE]
    assert position.segments == [NONE, 2]
    commanders = position.roster.commanders
    assert [(each.id, each.is_general, each.side) for each in commanders] == [
        ("alexander", True, 0),
        ("parmenio", False, 0),
        ("darius", True, 1),
    ]
    assert (commanders[0].name, commanders[0].command, commanders[0].leadership) == ("Alexander III", 3, 2)
    assert (position.points, position.fallen) == ([1, 0, 0], 0b010)
    assert setting.camps == ("ordinary", "none")
    assert position.camps[0] == Base(60_000, 16_000, 0, 24_000, 16_000)
    servants = unit_in(position, "servants-bottom")
    assert position.roster.servants == [servants, NONE]
    assert (position.losses[servants], position.disorder[servants], position.camp_lost) == (1, 2, [True, False])
    works, barricade = position.sections
    assert (works.is_works, works.side, works.camp, works.line.width, works.line.depth) == (True, 1, 1, 8_000, 0)
    assert (barricade.is_works, barricade.side, barricade.camp) == (False, 0, NONE)

    contact = position.contacts[0]
    assert (contact.one, contact.other) == (legion, unit_in(position, "phalanx-1"))
    assert (contact.zone_of_one, contact.zone_of_other) == (FRONT, RIGHT)
    assert (contact.stage, contact.since, contact.exchanges, contact.rounds) == (MELEE, 3, 1, 2)
    assert position.duels[legion] == contact.other
    assert position.duels[contact.other] == legion
    assert position.duels[unit_in(position, "tercio-2")] == contact.other
    assert (position.turn, position.active, position.phase) == (4, 1, COMBAT)
    assert (position.army_points, position.general_lost) == (2, [False, True])
    assert position.last_steadfastness == [20, 7]


def test_round_trip() -> None:
    position = placed(EVERYTHING)
    text = write_position(position)
    assert write_position(placed(text)) == text
    assert write_position(position.clone()) == text
    for told in ("companions-staff off-table at 20:99", "contact: legion-1 front phalanx-1 right melee since 4"):
        assert told in text


def test_a_short_text_is_enough() -> None:
    position = placed("bottom a: phalanx at 60:40\ntop b: legion-5 at 60:50 heading 180\nactive: top")
    assert (position.turn, position.active) == (1, 1)
    assert position.places == [ON_TABLE, ON_TABLE]
    assert position.first_steadfastness == [2, 2]
    assert read("bottom a: phalanx at 60:40")[1] == []


def test_steadfastness_of_a_text_is_that_of_its_army() -> None:
    position = placed("""
        bottom a: phalanx at 60:40
        bottom r: phalanx reserve
        bottom h: companions gone
        bottom general: g with h command 3 leadership 1
        bottom camp: ordinary
        """)
    # A unit, one that is gone by now, three command points and a camp, one each; the reserve has not come.
    assert position.first_steadfastness == [12, 0]


WRONG = {
    "bottom a: phalanks at 60:40": "did you mean 'phalanx'",
    "bottom a: phalanx at 60": "two lengths",
    "bottom a: phalanx at 60:40.1234": "up to 3 decimal places",
    "bottom a: phalanx at 60:401": "more than 400 steps",
    "bottom a: phalanx at 60:40 heading 360": "less than 360",
    "bottom a: phalanx at 60:40 losses": "there is no losses",
    "bottom a: phalanx at 60:40 fleing": "did you mean 'fleeing'",
    "bottom a: phalanx ambush": "where does it stand",
    "bottom a: phalanx at 1:1 rough mud": "'mud' is no kind of ground",
    "bottom a: phalanx at 1:1 depth 1.001": "cannot be halved",
    "bottom a: phalanx at 1:1\ntop a: phalanx at 9:9": "another unit a",
    "bottom general: g with a": "is no unit",
    "bottom a: phalanx at 1:1\ntop general: g with a": "not of his side",
    "bottom a: phalanx at 1:1\nbottom b: phalanx at 9:9\ncontact: a front b front": "same side",
    "bottom a: phalanx at 1:1\nduels: a": "two units",
    "table: 120": "there is no depth",
    "table: 120 90 3": "'3' means nothing here",
    "table: 120 90\ntable: 120 90": "another line 'table'",
    "ground: forest 1:1": "needs a name",
    "grount wood: forest 1:1": "is no title of a line",
    "ground wood: forest 1:1 5:5 9:1 5:3": "convex",
    "ground wood: forest ellipse 9:9 0 4": "half-axes",
    "ground brook: stream ribbon 9:9 9:9": "stands still",
    "ground slope: hill-gentle of knoll 1:1 5:5 9:1": "is no hill",
    "bottom marker: m at 5:5": "hides a unit, or is false",
    "bottom reserve: rear segment 3": "is no way of a reserve",
    "bottom reserve: outflanking segment 7": "from 1 to 6",
    "bottom camp: palace": "is no camp",
    "top section: w wall at 9:9": "is no section",
    "phase: lunch": "is no phase",
    "last steadfastness: 3 4.3": "whole ones or halves",
    "won: somebody": "somebody",
    "to do: dance": "nothing to do called 'dance'",
    "bottom tercio-1: tercio joined\nbottom tercio-1-shot: phalanx at 9:9": "this one is a tercio-shot",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_is_named(text: str) -> None:
    with pytest.raises(BadSetup) as wrong:
        read(text)
    assert WRONG[text] in str(wrong.value)
    assert str(wrong.value).startswith("line ")


def test_all_titles_are_told() -> None:
    lines = tables()["lines"]
    for line in write_position(placed(EVERYTHING)).splitlines():
        title = line.partition(":")[0]
        first, _, name = title.partition(" ")
        of_side = name if f"SIDE {name}" in lines else "ID"
        general = f"SIDE {of_side}" if first in ("bottom", "top") else f"{first} ID"
        assert title in lines or general in lines, title


def test_contacts_stand_in_the_order_of_their_units_however_they_came() -> None:
    """Nothing may hang on an order that is not written down."""
    lines = ["contact: h-2 front l-2 front", "contact: h-2 front l-1 front", "contact: h-1 front l-1 front"]
    bottom = [f"bottom h-{number}: hoplites at {40 + 8 * number}:40" for number in (1, 2)]
    top = [f"top l-{number}: legion-5 at {44 + 8 * number}:40 heading 180" for number in (1, 2)]
    position = placed("\n".join([*bottom, *top, *lines]))
    pairs = [(contact.one, contact.other) for contact in position.contacts]
    assert pairs == sorted(pairs)
    position.contacts = position.contacts[1:]
    join_contact(position, unit_in(position, "h-1"), unit_in(position, "l-1"), FRONT)
    assert [(contact.one, contact.other) for contact in position.contacts] == pairs
    assert position.faults() == []
    position.contacts.reverse()
    assert position.faults() == ["contacts are not in order"]
