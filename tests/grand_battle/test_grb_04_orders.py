"""Chapter 4.2: the order sheet, what orders cost, and how they are settled."""

from __future__ import annotations

import pytest

from grand_battle.commanding import Play
from vexilla.games.grand_battle.orders.sheet import ASK_FOR_ORDERS
from vexilla.games.grand_battle.position import HELD, RECOVERING
from vexilla.games.grand_battle.turn import ARTILLERY_PHASE, COMMAND_PHASE, MOVEMENT_PHASE
from vexilla.kernel.chance import generator_from
from vexilla.kernel.refusal import UnknownAction
from vexilla.kernel.sides import BOTTOM, SPECTATOR, TOP
from vexilla.testing import rule

#: General and commander of the constructed check, their zones 20 and 10 steps; what is given beside has its points.
CHECK = """
    table: 150 120
    bottom g-1: companions at 60:40
    bottom c-1: companions at 113:40
    bottom s-1: hoplites at 60:57
    bottom s-2: hoplites at 68:57
    bottom s-3: hoplites at 76:57
    bottom k-1: skirm-bow at 113:52
    bottom h-1: ala-horse at 60:6
    bottom a-1: levy-archers at 93:40
    bottom general: gen with g-1 command 2 leadership 1 points 2
    bottom commander: com with c-1 command 1 leadership 1 points 1
    top e-1: legion-5 at 20:110 heading 180
"""
WITH_TWO = CHECK + "    army points: 2\n"


@rule("GRB-04-055")
def test_the_constructed_check() -> None:
    play = Play(CHECK, COMMAND_PHASE, army_points=[4]).orders(
        "manoeuvre s-1,s-2,s-3 from gen else army",
        "manoeuvre k-1 from com else army",
        "manoeuvre h-1 from army else army",
        "manoeuvre a-1 from army else army",
    )
    assert play.states() == ["given", "given", "given", "lost"]
    assert play.left() == (0, 1, 1)
    paid = [(event.arguments["purse"], event.arguments["points"]) for event in play.events("grb-order-given")]
    assert paid == [("gen", 1), ("army", 0), ("army", 2)]


@rule("GRB-04-002", "GRB-04-032")
def test_an_order_within_command_costs_a_point() -> None:
    play = Play(WITH_TWO)
    play.orders("manoeuvre s-1,s-2,s-3 from gen else drop", "attack c-1 from com else drop")
    assert (play.states(), play.left()) == (["given", "given"], (2, 1, 0))
    poor = Play(CHECK.replace(" points 2", " points 0").replace(" points 1", " points 0"))
    for purse in ("army", "gen", "com"):
        assert poor.why_not(f"order manoeuvre s-1 from {purse} else drop") == "GRB-04-003", (
            "nothing is left to pay with"
        )


@rule("GRB-04-008")
def test_points_of_the_army_pay_for_anybody() -> None:
    # In the general's zone, in the commander's, and in nobody's.
    for unit, left in (("s-1", 1), ("c-1", 1), ("h-1", 0)):
        play = Play(WITH_TWO).orders(f"manoeuvre {unit} from army else army")
        assert (play.states(), play.left()) == (["given"], (left, 2, 1))


@rule("GRB-04-027", "GRB-04-025")
def test_guns_fire_from_afar_on_an_attack_order_alone() -> None:
    text = """
        year: 1600
        bottom g-1: l-cannon at 60:20
        bottom general: gen with g-1 command 3 leadership 1 points 3
        top t-1: hoplites at 60:35 heading 180
    """
    play = Play(text, ASK_FOR_ORDERS, ARTILLERY_PHASE).orders("attack g-1 from gen else drop")
    assert (play.asked(), play.position.batteries) == ("bottom grb-ask-bombard", [0])
    for orders in ((), ("manoeuvre g-1 from gen else drop",)):
        assert Play(text, ASK_FOR_ORDERS, ARTILLERY_PHASE).orders(*orders).asked() == ""


@rule("GRB-04-028")
@pytest.mark.parametrize(
    ("profile", "deed"),
    [
        ("varangians", "advance u-1 5"),
        ("varangians", "turn u-1 about"),
        ("varangians", "all-round u-1"),
        ("varangians all-round", "form u-1 front=left"),
        ("hung-knights", "dismount u-1"),
        ("hung-knights dismounted dismounted-at 60:40/0", "mount u-1"),
        ("varangians", "build u-1 edge=front"),
    ],
)
def test_what_a_manoeuvre_order_is_for(profile: str, deed: str) -> None:
    text = f"""
        bottom u-1: {profile} at 60:40
        bottom general: gen with u-1 command 3 leadership 1 points 3
        top e-1: legion-5 at 60:80 heading 180
        barricades: 1 0
    """
    play = Play(text, ASK_FOR_ORDERS, MOVEMENT_PHASE).orders("manoeuvre u-1 from gen else drop")
    play.do("execute 1", deed, "halt")
    assert (play.states(), play.position.contacts, play.asked()) == (["done"], [], "")
    attack = Play(text, ASK_FOR_ORDERS, MOVEMENT_PHASE)
    if "all-round" in profile:
        assert attack.why_not("order attack u-1 from gen else drop") == "GRB-05-039"
        return
    attack.orders("attack u-1 from gen else drop")
    with pytest.raises(UnknownAction):
        attack.do(deed)


@rule("GRB-04-009")
def test_personal_points_pay_only_in_his_own_zone() -> None:
    play = Play(WITH_TWO).orders("manoeuvre k-1 from gen else drop", "manoeuvre c-1 from gen else drop")
    # Skirmishers in the other's zone are free whoever is named; the commander's own unit is out of the general's.
    assert play.states() == ["given", "lost"]
    assert Play(WITH_TWO).orders("manoeuvre c-1 from gen else army").left() == (1, 2, 1), "in a zone: 1 from the army"
    assert Play(WITH_TWO).why_not("order manoeuvre c-1 from nobody else army") == "GRB-04-008"


@rule("GRB-04-033", "GRB-04-040")
def test_out_of_zone_the_army_pays_two_or_the_order_is_lost() -> None:
    play = Play(WITH_TWO).orders("manoeuvre h-1 from gen else army")
    assert (play.states(), play.left()) == (["given"], (0, 2, 1))
    play = Play(WITH_TWO).orders("manoeuvre h-1 from gen else drop")
    assert (play.states(), play.left()) == (["lost"], (2, 1, 1)), "what was set aside is lost"
    play = Play(WITH_TWO.replace("army points: 2", "army points: 1")).orders("manoeuvre h-1 from army else army")
    assert (play.states(), play.left()) == (["lost"], (0, 2, 1))


@rule("GRB-04-034", "GRB-04-035")
def test_skirmishers_are_free_in_zone_and_cost_one_outside() -> None:
    far = WITH_TWO.replace("at 113:52", "at 113:52.003")
    assert Play(far).orders("manoeuvre k-1 from com else army").left() == (1, 2, 1)
    pair = far.replace("bottom h-1", "bottom k-2: skirm-bow at 121:52.003\n    bottom h-1")
    assert Play(pair).orders("manoeuvre k-1,k-2 from army else army").left() == (1, 2, 1), "a group of skirmishers"
    mixed = far.replace("bottom h-1", "bottom m-1: hoplites at 121:52.003\n    bottom h-1")
    assert Play(mixed).orders("manoeuvre k-1,m-1 from army else army").left() == (0, 2, 1), "a mixed group"


@rule("GRB-04-033", "GRB-04-057", "GRB-04-038")
def test_a_group_partly_outside_costs_two_and_only_the_army_pays() -> None:
    longer = WITH_TWO.replace("bottom k-1", "bottom s-4: hoplites at 84:57\n    bottom k-1")
    # The fourth is 16 steps to the side and 15 ahead of the general's base: out of his zone.
    play = Play(longer).orders("manoeuvre s-1,s-2,s-3,s-4 from gen else army")
    assert (play.states(), play.left()) == (["given"], (0, 2, 1))
    assert len(play.position.orders[0].units) == 4


@rule("GRB-04-057")
def test_a_group_in_the_zones_of_several_costs_one_from_the_army() -> None:
    other = WITH_TWO.replace("at 113:40", "at 100:60").replace("at 113:52", "at 113:80")
    longer = other.replace("bottom k-1", "bottom s-4: hoplites at 84:57\n    bottom k-1")
    play = Play(longer).orders("manoeuvre s-1,s-2,s-3,s-4 from gen else army")
    assert (play.states(), play.left()) == (["given"], (1, 2, 1))


@rule("GRB-04-043")
def test_a_group_is_torn_where_points_suffice_only_for_the_part_in_zone() -> None:
    longer = CHECK.replace("bottom k-1", "bottom s-4: hoplites at 84:57\n    bottom k-1") + "    army points: 1\n"
    play = Play(longer).orders("manoeuvre s-1,s-2,s-3,s-4 from gen else army")
    assert (play.states(), play.left()) == (["given"], (1, 1, 1))
    assert play.sheet() == ["manoeuvre s-1,s-2,s-3 from gen else army"]
    assert play.events("grb-order-given")[0].arguments["torn"] == ["s-4"]


@rule("GRB-04-039", "GRB-04-003")
def test_nothing_is_measured_before_the_sheet_is_handed_in() -> None:
    play = Play(WITH_TWO)
    # Far or near, an order can be written for what it costs in zone, and not for more than a purse holds.
    play.do("order manoeuvre h-1 from army else army", "order manoeuvre a-1 from army else army")
    assert play.left() == (2, 2, 1)
    assert play.why_not("order manoeuvre s-1 from army else army") == "GRB-04-003"
    assert play.why_not("order manoeuvre s-1 from com else army") == ""
    play.do("strike 1")
    assert play.sheet() == ["manoeuvre a-1 from army else army"]
    assert play.why_not("strike 2") == "GRB-04-039"
    assert play.why_not("order manoeuvre s-1 from army else army") == ""


@rule("GRB-01-044", "GRB-04-039")
def test_costs_are_told_where_measuring_is_free() -> None:
    play = Play(WITH_TWO).do("order manoeuvre h-1 from army else army")
    told = play.match.ask(BOTTOM, "cost")
    assert told["measured"] is True
    assert [(line["order"], line["points"], line["state"]) for line in told["lines"]] == [
        ("manoeuvre h-1 from army else army", 2, "given")
    ]
    more = play.match.ask(BOTTOM, "cost order manoeuvre a-1 from com else army")["lines"]
    assert [(line["state"], line["purse"]) for line in more] == [("lost", "com")]
    assert (play.left(), play.states()) == ((2, 2, 1), ["written"])
    strict = Play(WITH_TWO + "    measuring: strict\n").do("order manoeuvre h-1 from army else army")
    told = strict.match.ask(BOTTOM, "cost")
    assert (told["measured"], told["lines"]) == (False, [])


@rule("GRB-01-022")
def test_the_enemy_sees_orders_once_they_are_handed_in() -> None:
    play = Play(WITH_TWO).do("order manoeuvre h-1 from army else army", "order manoeuvre s-1 from gen else drop")
    assert [line["text"] for line in play.position.view(BOTTOM)["orders"]] == play.sheet()
    assert play.position.view(TOP)["orders"] == play.position.view(SPECTATOR)["orders"] == []
    assert play.match.imagine(TOP, generator_from(1)).position.orders == [], "nor can he guess them"
    assert len(play.match.imagine(BOTTOM, generator_from(1)).position.orders) == 2
    play.do("done")
    assert [line["state"] for line in play.position.view(TOP)["orders"]] == ["given", "given"]


@rule("GRB-02-034")
def test_orders_to_an_ambush_stay_hidden() -> None:
    hidden = WITH_TWO.replace("h-1: ala-horse at", "h-1: ala-horse ambush at")
    play = Play(hidden + "    bottom marker: m at 60:6 hides h-1\n").orders("manoeuvre h-1 from army else army")
    assert play.states() == ["given"]
    assert play.position.view(TOP)["orders"] == []
    assert "order" not in play.events("grb-order-given")[0].seen_by(TOP)


@rule("GRB-04-046")
def test_one_attack_or_manoeuvre_a_unit() -> None:
    play = Play(WITH_TWO).do("order attack s-1,s-2 from gen else army")
    assert play.why_not("order manoeuvre s-2 from army else army") == "GRB-04-046"
    assert play.why_not("order attack s-2,s-3 from army else army") == "GRB-04-046"
    assert play.why_not("order manoeuvre s-3 from army else army") == ""


@rule("GRB-04-042", "GRB-04-044", "GRB-03-046")
def test_parts_of_a_group_have_orders_of_their_own() -> None:
    play = Play(WITH_TWO).orders("attack s-1,s-2 from gen else army", "manoeuvre s-3 from gen else army")
    assert (play.states(), play.left()) == (["given", "given"], (2, 0, 1))
    assert Play(WITH_TWO).why_not("order attack s-1,s-3 from gen else army") == "GRB-03-044", "they do not touch"


FIGHT = """
    bottom g-1: hoplites at 60:60
    bottom a-1: hoplites at 60:40
    bottom b-1: hoplites at 68:40
    bottom t-1: phalanx at 90:40
    bottom k-1: lh-bow at 20:40
    bottom general: gen with g-1 command 3 leadership 1 points 3
    top e-1: legion-5 at 60:40 heading 180
    top e-2: legion-5 at 90:40 heading 180
    top e-3: legion-5 at 20:40 heading 180
    contact: a-1 front e-1 front
    contact: b-1 front e-1 front
    contact: t-1 front e-2 front
    contact: k-1 front e-3 front
    duels: a-1=e-1 t-1=e-2 k-1=e-3
    army points: 3
"""


@rule("GRB-04-047", "GRB-04-045")
def test_who_fights_directly_gets_no_order_to_move() -> None:
    play = Play(FIGHT)
    assert play.why_not("order attack a-1 from gen else army") == "GRB-04-047"
    assert play.why_not("order manoeuvre a-1 from gen else army") == "GRB-04-047"
    assert play.why_not("order attack b-1 from gen else army") == "", "a supporter may be led elsewhere"
    assert play.why_not("order manoeuvre t-1 from army else army") == "", "trained units turn"
    assert play.why_not("order attack t-1 from army else army") == "GRB-04-047"
    assert play.why_not("order manoeuvre k-1 from army else army") == "", "skirmishers dismount"


@rule("GRB-04-025", "GRB-04-029", "GRB-04-030", "GRB-04-036")
def test_holding_is_for_fanatics_and_standing_is_free() -> None:
    text = WITH_TWO + "    bottom f-1: gallic-warband at 30:6 disorder 1\n"
    play = Play(text)
    assert play.why_not("order hold s-1 from gen else army") == "GRB-04-029"
    assert play.why_not("order stand s-1") == "GRB-08-026", "it is in order"
    text = text.replace("hoplites at 60:57", "hoplites at 60:57 disorder 1")
    play = Play(text).orders("stand s-1,s-2", "hold f-1 from army else army")
    assert (play.states(), play.left()) == (["given", "given"], (0, 2, 1))
    assert play.marks("s-1") & RECOVERING
    assert play.marks("f-1") & HELD


def test_who_can_be_ordered_at_all() -> None:
    text = WITH_TWO.replace("a-1: levy-archers at 93:40", "a-1: levy-archers off-table at 93:1 left-by near")
    text = text.replace("horse at 60:6", "horse at 60:6 looting").replace("at 60:57", "at 60:57 arrived")
    play = Play(text)
    assert play.why_not("order attack e-1 from gen else army") == "GRB-04-008"
    assert play.why_not("order manoeuvre a-1 from army else army") == "GRB-07-008"
    assert play.why_not("order manoeuvre h-1 from army else army") == "GRB-12-052"
    assert play.why_not("order manoeuvre s-1 from gen else army") == "GRB-02-049"
    guns = WITH_TWO.replace("ala-horse", "h-cannon").replace("    table", "    year: 1500\n    table")
    assert Play(guns).why_not("order manoeuvre h-1 from army else army") == "GRB-13-029"
    assert Play(guns).why_not("order attack h-1 from army else army") == ""


@pytest.mark.parametrize(
    ("state", "clause"),
    [
        ("at 60:6 disorder 1 fleeing", "GRB-07-025"),
        ("at 60:6 disabled", "GRB-13-024"),
        ("reserve", "GRB-02-049"),
        ("gone", "GRB-04-008"),
        ("unplaced", "GRB-04-008"),
    ],
)
def test_who_can_be_given_no_order_of_any_kind(state: str, clause: str) -> None:
    play = Play(WITH_TWO.replace("at 60:6\n", f"{state}\n"))
    for kind in ("attack", "manoeuvre", "recover"):
        assert play.why_not(f"order {kind} h-1 from army else army") == clause
    assert play.why_not("order stand h-1") == clause


@rule("GRB-04-009", "GRB-04-016")
def test_nobody_spends_the_points_of_others() -> None:
    text = WITH_TWO + "    top general: foe with e-1 command 3 leadership 1 points 3\n"
    assert Play(text).why_not("order manoeuvre s-1 from foe else army") == "GRB-04-009"
    fighting = FIGHT.replace("gen with g-1", "gen with a-1").replace(
        "hoplites at 60:60", "hoplites at 60:60 disorder 1"
    )
    play = Play(fighting.replace("a-1: hoplites at 60:40", "a-1: hoplites at 60:40 disorder 1"))
    assert play.why_not("order recover g-1 from gen else army") == "GRB-04-016", "that is not the unit he fights with"
    assert play.why_not("order recover a-1 from gen else drop") == ""
    assert play.why_not("order recover g-1 from army else drop") == ""


@rule("GRB-04-024")
def test_a_staff_moves_for_nothing() -> None:
    text = WITH_TWO.replace("c-1: companions at", "c-1: companions-staff at")
    play = Play(text).orders("manoeuvre c-1 from com else drop")
    assert (play.states(), play.left()) == (["given"], (2, 2, 1))
