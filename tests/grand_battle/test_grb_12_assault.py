"""Chapter 12: sections that are defended, assaulted, won and crossed."""

from __future__ import annotations

import pytest

from grand_battle.attacks import Assault
from grand_battle.fighting import Fight, points
from grand_battle.manoeuvres import Order
from grand_battle.placed import placed
from vexilla.games.grand_battle.camps.assailants import assailants
from vexilla.games.grand_battle.camps.obstacles import forbids_way_over, note_reach
from vexilla.games.grand_battle.camps.posts import section_assaulted
from vexilla.games.grand_battle.combat.duels import PAIRING
from vexilla.games.grand_battle.combat.footing import section_before
from vexilla.games.grand_battle.combat.melee import forbids_rush
from vexilla.games.grand_battle.combat.sums import melee_attack, melee_defence, shooting_defence
from vexilla.games.grand_battle.combat.supports import supporters_of
from vexilla.games.grand_battle.forced.evaders import forbids_evading
from vexilla.games.grand_battle.geometry.bases import Base
from vexilla.games.grand_battle.position import GONE, IN_CAMP, LOOTING, ON_TABLE
from vexilla.games.grand_battle.text import read, write_position
from vexilla.games.grand_battle.touch import renew_contacts
from vexilla.testing import rule


def camp(kind: str) -> str:
    """A camp of the top side from 48:36 to 72:52, with its ten sections."""
    places = [(f"{x}:36", 180) for x in (52, 60, 68)] + [(f"{x}:52", 0) for x in (52, 60, 68)]
    places += [(f"48:{y}", 270) for y in (40, 48)] + [(f"72:{y}", 90) for y in (40, 48)]
    obstacle = "works" if kind == "fortified" else "barricade"
    sections = [
        f"top section: s{number} {obstacle} at {place} heading {heading} camp top"
        for number, (place, heading) in enumerate(places)
    ]
    return "\n".join([f"top camp: {kind} at 60:36 heading 180", *sections])


STAKES, FORT = camp("barricade"), camp("fortified")
ASSAULT = "bottom a: varangians at 60:36 heading 0"
NEXT = "bottom b: varangians at 52:36 heading 0"
WON = {"attack": "61", "defence": "16"}


@rule("GRB-12-030", "GRB-12-029", "GRB-12-010", "GRB-12-021")
def test_servants_man_the_section_that_is_assaulted() -> None:
    fight = Fight(f"{ASSAULT}\n{STAKES}")
    servants = fight.unit("servants-top")
    assert fight.position.bases[servants] == Base(60_000, 36_000, 18_000, 8_000, 2_000)
    assert points(melee_defence(fight.position, servants, 0)) == {"strength": 2, "armour": 0, "barricade": 1}
    assert fight.asked() == "bottom grb-ask-rush"
    fort = Fight(f"{ASSAULT}\n{FORT}")
    assert points(melee_defence(fort.position, servants, 0))["works"] == 2
    # Nobody before the camp, nobody behind its sections; and two steps off is not an assault.
    far = Fight(f"bottom a: varangians at 60:34 heading 0\n{STAKES}")
    assert far.position.places[servants] == IN_CAMP
    assert far.asked() == ""


@rule("GRB-12-028", "GRB-12-029")
def test_a_manoeuvre_keeps_off_sections_that_servants_guard() -> None:
    text = f"bottom u-1: varangians at 60:30 heading 0\n{STAKES}\nmanoeuvre: u-1"
    assert Order(text).furthest("advance u-1") == 4.002
    assert Order(text).clause("advance u-1 5") == "GRB-12-028"
    unguarded = f"{text}\ntop servants-top: camp-servants gone"
    assert Order(unguarded).clause("advance u-1 9") == ""


@rule("GRB-12-036", "GRB-12-039", "GRB-12-049", "GRB-12-034")
def test_who_destroys_the_servants_at_stakes_may_cross_and_loots() -> None:
    fight = Fight(f"{ASSAULT}\n{STAKES}", **WON).play("rush")
    assert fight.told("grb-barricade-destroyed", "section") == [("s1",)]
    assert fight.asked() == "bottom grb-ask-cross"
    assert fight.position.camp_lost == [False, False]
    fight.play("cross")
    assert fight.position.bases[0] == Base(60_000, 38_000, 0, 8_000, 2_000)
    assert fight.position.camp_lost == [False, True]
    assert fight.position.marks[0] & LOOTING
    stayed = Fight(f"{ASSAULT}\n{STAKES}", **WON).play("rush", "decline").position
    assert (stayed.camp_lost, stayed.looted) == ([False, True], [False, False])
    assert stayed.bases[0].front() == (60_000, 36_000)


@rule("GRB-12-037", "GRB-12-035", "GRB-12-041", "GRB-12-025")
def test_works_stay_and_disorder_whoever_rushes_once() -> None:
    fight = Fight(f"{ASSAULT}\n{FORT}", **WON).play("rush")
    assert fight.state("a") == (3, 0, 1)
    assert fight.events("grb-barricade-destroyed") == []
    assert fight.play("cross").position.bases[0].front() == (60_000, 38_000)
    # Nothing happens in the first round; in the second one the works still help, and the point does not add up.
    fight = Fight(f"{ASSAULT}\n{FORT}", attack="11", defence="66").play("rush")
    assert fight.state("a") == (3, 0, 1)
    servants = fight.unit("servants-top")
    assert [met.rounds for met in fight.position.contacts] == [1]
    assert points(melee_defence(fight.position, servants, 0))["works"] == 2
    assert fight.position.places[servants] == ON_TABLE
    again = Fight(write_position(fight.position), attack="11", defence="66")
    assert (again.state("a"), [met.rounds for met in again.position.contacts]) == ((3, 0, 1), [2])


@rule("GRB-12-030")
def test_servants_man_one_section_after_the_other_as_the_active_player_says() -> None:
    fight = Fight(f"{ASSAULT}\n{NEXT}\n{STAKES}", attack="1161", defence="6616")
    servants = fight.unit("servants-top")
    assert fight.asked() == "bottom grb-ask-post"
    assert fight.why_not("fight servants-top") == "GRB-12-030"
    fight.play("fight b", "fight a")
    # The last word before the melee counts: they meet a first.
    assert fight.position.bases[servants].front() == (60_000, 36_000)
    fight.play("rush")
    assert fight.position.bases[servants].front() == (52_000, 36_000)
    assert fight.asked() == "bottom grb-ask-rush"
    fight.play("rush")
    assert fight.position.places[servants] == GONE
    assert fight.told("grb-duel", "unit", "target") == [("a", "servants-top"), ("b", "servants-top")]


@rule("GRB-12-030")
def test_servants_carry_losses_from_section_to_section() -> None:
    lines = f"{ASSAULT.replace('varangians', 'longbow')}\n{NEXT.replace('varangians', 'longbow')}\n{STAKES}"
    # 4 + 3 + 1 against 2 + 1 + 4, RES 1: confusion; then the same against one point less.
    fight = Fight(lines, attack="11", defence="44").play("fight a", "shoot a -> servants-top")
    assert fight.state("servants-top") == (1, 0, 1)
    assert fight.asked() == "bottom grb-ask-fire"
    fight.play("shoot b -> servants-top")
    assert fight.told("grb-sum", "unit", "total")[3] == ("servants-top", 2 * (1 + 1 + 4))


@rule("GRB-12-030")
def test_servants_stand_in_when_the_defenders_are_gone() -> None:
    text = f"{ASSAULT}\n{STAKES}\ntop g: varangians at 60:36 heading 180"
    fight = Fight(text).play("pass")
    assert fight.position.places[fight.unit("servants-top")] == IN_CAMP
    again = Fight(text.replace("top g: varangians at 60:36 heading 180", "top g: varangians gone"))
    assert again.position.places[again.unit("servants-top")] == ON_TABLE


@rule("GRB-12-031")
def test_servants_may_support_who_defends_a_section() -> None:
    text = f"{ASSAULT}\n{STAKES}\ntop g: varangians at 60:36 heading 180"
    fight = Fight(text)
    assert fight.asked() == "top grb-ask-servants"
    assert fight.why_not("support a") == "GRB-12-031"
    unit = fight.unit("g")
    assert "support_servants" not in points(melee_defence(fight.position, unit, 0))
    fight.play("support g")
    assert points(melee_defence(fight.position, unit, 0))["support_servants"] == 0.5
    assert points(melee_attack(fight.position, unit, 0, False))["support_servants"] == 0.5
    # Whoever has to man a section cannot.
    both = Fight(f"{text}\n{NEXT}")
    assert both.asked() != "top grb-ask-servants"


@rule("GRB-12-060", "GRB-12-020", "GRB-12-010")
def test_a_section_of_a_camp_is_defended_along_half_of_it() -> None:
    for x, name in ((60, "s1"), (62, "s1"), (64.1, "s2"), (66, "s2")):
        position = placed(f"bottom a: varangians at 60:36 heading 0\n{STAKES}\ntop g: varangians at {x}:36 heading 180")
        found = section_before(position, position.roster.numbers["g"], 0)
        assert found is not None
        assert found.id == name
    field = "bottom a: varangians at 60:36 heading 0\ntop section: s barricade at 60:36 heading 180\n"
    for x in (60, 67):
        position = placed(f"{field}top g: varangians at {x}:36 heading 180")
        assert section_before(position, position.roster.numbers["g"], 0) is not None


@rule("GRB-12-033", "GRB-12-032", "GRB-12-015")
def test_riders_neither_attack_nor_defend_works() -> None:
    works = "top section: s works at 60:36 heading 180"
    riders = placed(f"bottom a: varangians at 60:36 heading 0\n{works}\ntop g: knights-15c at 60:36 heading 180")
    assert "works" not in points(melee_defence(riders, 1, 0))
    assert "works" not in points(shooting_defence(riders, 1, 0, 0, False))
    assert forbids_rush(riders, 1, 0) == "GRB-12-033"
    stakes = placed(
        f"bottom a: varangians at 60:36 heading 0\n{works.replace('works', 'barricade')}\n"
        "top g: knights-15c at 60:36 heading 180"
    )
    assert points(melee_defence(stakes, 1, 0))["barricade"] == 1
    assert forbids_rush(stakes, 1, 0) is None
    assert "ram" not in points(melee_attack(stakes, 1, 0, True))
    beasts = placed(f"bottom a: elephant-indian at 60:36 heading 0\n{works}\ntop g: varangians at 60:36 heading 180")
    assert forbids_rush(beasts, 0, 1) is None
    assert "ram" not in points(melee_attack(beasts, 0, 1, True))


@rule("GRB-12-040")
def test_who_sallies_crosses_the_obstacle_as_its_ground() -> None:
    out = "top u-1: burg-pike at 60:37 heading 180\ntop section: s1 barricade at 60:36 heading 180\nmanoeuvre: u-1"
    case = Order(out)
    assert case.furthest("advance u-1") == 10
    assert case.go("advance u-1 5").disorder("u-1") == 1


@rule("GRB-13-018", "GRB-12-016")
def test_works_before_guns_are_defended_by_them() -> None:
    text = "year: 1600\nbottom u-1: varangians at 60:32 heading 0\ntop section: s1 works at 60:36 heading 180\n"
    guns = f"{text}top g: h-cannon at 60:36 heading 180\nmanoeuvre: u-1"
    assert Order(guns).clause("advance u-1 4") == "GRB-05-013"
    assert Order(f"{text}top g: h-cannon at 60:36 heading 180 disabled\nmanoeuvre: u-1").clause("advance u-1 4") == ""
    fight = Fight(f"{text.replace('60:32', '60:36')}top g: h-cannon at 60:36 heading 180")
    assert points(melee_defence(fight.position, 1, 0))["works"] == 2


STAND = "bottom k: knights-15c at 60:36 heading 0\ntop section: s1 barricade at 60:36 heading 180\n"


class Asked(Fight):
    """A fight in which everybody is asked whether he evades."""

    asks_all = True


ARCHERS = "top archers: longbow at 60:36 heading 180\n"


@rule("GRB-12-048", "GRB-12-047", "GRB-12-046", "GRB-12-059")
def test_archers_evade_from_stakes_and_the_knights_ride_over_them() -> None:
    # Sixteen steps are eight over the stakes, and the archers have twelve.
    fight = Asked(f"{STAND}{ARCHERS}may cross: k")
    assert "ram" not in points(melee_attack(fight.position, 0, 1, True))
    while fight.asked() == "bottom grb-ask-evade":
        fight.play("pass")
    assert fight.asked() == "top grb-ask-evade"
    fight.play("evade archers")
    while fight.asked() not in ("bottom grb-ask-cross", ""):
        fight.play("away" if "top" in fight.asked() else "stay k")
    assert fight.asked() == "bottom grb-ask-cross"
    fight.play("cross")
    assert fight.position.bases[0] == Base(60_000, 40_000, 0, 8_000, 4_000)
    assert fight.state("k") == (3, 0, 1)
    assert len(fight.position.sections) == 1
    # Eight steps did not take them to the stakes: they stand before them.
    short = Asked(f"{STAND}{ARCHERS}")
    while short.asked() == "bottom grb-ask-evade":
        short.play("pass")
    short.play("evade archers")
    while short.asked():
        assert short.asked() != "bottom grb-ask-cross"
        short.play("away" if "top" in short.asked() else "stay k")
    assert short.position.bases[0].front() == (60_000, 36_000)
    again = Order(f"{STAND}manoeuvre: k")
    assert again.furthest("advance k") == 16
    assert again.go("advance k 16").disorder("k") == 1


@rule("GRB-12-048")
def test_whose_attack_came_to_the_stakes_in_half_its_move() -> None:
    for spent, expected in ((8_000, [0]), (8_010, [])):
        position = placed(f"{STAND}{ARCHERS}")
        position.spent[0] = spent
        note_reach(position, 0)
        assert position.may_cross == expected


@rule("GRB-12-042")
def test_nobody_evades_inside_a_camp() -> None:
    inside = "top camp: ordinary at 60:36 heading 180\n"
    text = "bottom k: varangians at 60:40 heading 0\ntop archers: longbow at 60:40 heading 180\n"
    position = Fight(f"{text}{inside}").position
    refusal = forbids_evading(position, 1)
    assert refusal is not None
    assert refusal.clause == "GRB-12-042"
    assert forbids_evading(Fight(text).position, 1) is None


@rule("GRB-12-048", "GRB-12-028")
def test_an_attack_notes_whether_half_the_move_came_to_the_stakes() -> None:
    for y, expected in ((28, [0]), (27.9, [])):
        text = f"{STAND}{ARCHERS}attack: k".replace("knights-15c at 60:36", f"knights-15c at 60:{y}")
        case = Assault(text).go("attack k -> archers")
        assert case.at("k") == (60, 36, 0)
        assert case.position.may_cross == expected


@rule("GRB-12-028", "GRB-12-030")
def test_a_section_that_only_servants_guard_is_assaulted_with_an_attack() -> None:
    text = f"bottom a: varangians at 60:30 heading 0\n{STAKES}\nattack: a"
    case = Assault(text).go("attack a -> s1")
    assert case.at("a") == (60, 36, 0)
    assert case.disorder("a") == 0
    fight = Fight(write_position(case.position), **WON)
    assert fight.asked() == "bottom grb-ask-rush"
    assert fight.play("rush", "cross").position.camp_lost == [False, True]


@rule("GRB-12-061")
def test_servants_of_an_open_camp_are_attacked_like_a_unit() -> None:
    text = "bottom a: varangians at 60:35 heading 0\ntop camp: ordinary at 60:36 heading 180\nattack: a"
    case = Assault(text).go("attack a -> servants-top")
    assert case.at("a") == (60, 43, 0)
    assert [(met.one, met.other) for met in case.position.contacts] == [(0, 1)]


@rule("GRB-12-059")
def test_who_has_thrown_back_the_defenders_pursues_over_the_obstacle_at_its_factor() -> None:
    # 4 + 3 + 6 against 3 + 0 + 1 + 1, RES 8: the archers go back three steps, a quarter of 12.
    text = "bottom a: {} at 60:36 heading 0\ntop b: levy-archers at 60:36 heading 180\n"
    stakes = "top section: s1 barricade at 60:36 heading 180\n"
    # A quarter of 17 is 4.25, over the stakes half of that; a quarter of 12 is too short for them, as for a ditch.
    for shooter, section, place in (
        ("mongol-medium", stakes, 38.125),
        ("longbow", stakes, 36),
        ("longbow", "", 39),
    ):
        fight = Asked(text.format(shooter) + section, attack="6", defence="1")
        while fight.asked() != "bottom grb-ask-pursuit":
            fight.play("shoot a -> b" if fight.asked() == "bottom grb-ask-fire" else _yields(fight))
        assert fight.at("b") == (60, 39, 180)
        assert fight.play("pursue a").at("a") == (60, place, 0)
    # Nobody defends it any more, so the next turn's Manoeuvre crosses it, and an Attack does not.
    left = text.format("longbow").replace("top b: levy-archers at 60:36", "top b: levy-archers at 60:50") + stakes
    assert Order(f"{left}manoeuvre: a").clause("advance a 3") == ""
    assert Assault(f"{left}attack: a").clause("attack a -> s1") == "GRB-12-022"


def _yields(fight: Fight) -> str:
    """Whoever may evade does not; whoever may shoot does not; away from the threat."""
    return {"ask-evade": "pass", "ask-fire": "decline", "ask-way": "away"}[fight.asked().split("grb-")[1]]


@rule("GRB-12-039", "GRB-12-034", "GRB-12-033")
@pytest.mark.parametrize(
    ("attacker", "lines", "clause"),
    [
        ("varangians at 60:36 heading 0", "", ""),
        ("varangians at 60:36 heading 0 fleeing", "", "GRB-12-039"),
        ("varangians at 60:35.9 heading 0", "", "GRB-12-039"),
        ("varangians at 60:38 heading 0", "", "GRB-12-039"),
        ("elephant-indian at 60:36 heading 0", "", "GRB-12-039"),
        ("varangians at 58:36 heading 0", "top g: varangians at 67:36 heading 180", "GRB-12-034"),
        ("varangians at 60:36 heading 0", "top g: varangians at 60:38.1 heading 180", ""),
        ("varangians at 60:36 heading 0", "top g: varangians at 60:37.9 heading 180", "GRB-12-039"),
        ("varangians at 60:36 heading 0", "ground pond: lake 40:37 80:37 80:50 40:50", "GRB-12-039"),
        ("varangians at 60:36 heading 0", "top g: varangians at 64:35 heading 270", "GRB-12-039"),
    ],
)
def test_who_cannot_go_over_a_section_that_was_won(attacker: str, lines: str, clause: str) -> None:
    position = placed(f"bottom a: {attacker}\ntop section: s1 works at 60:36 heading 180\n{lines}")
    renew_contacts(position)
    refusal = forbids_way_over(position, 0, position.sections[0])
    assert ("" if refusal is None else refusal.clause) == clause


@rule("GRB-12-031")
def test_servants_who_are_gone_support_nobody() -> None:
    text = f"{ASSAULT}\n{STAKES}\ntop g: varangians at 60:36 heading 180\ntop servants-top: camp-servants gone"
    assert Fight(text).asked() == "bottom grb-ask-rush"


@rule("GRB-12-030", "GRB-12-029")
@pytest.mark.parametrize(
    ("attacker", "lines", "section"),
    [
        # Sections meet at 56: the one along which there is more of the front.
        ("varangians at 57:36 heading 0", "", "s1"),
        ("varangians at 55:36 heading 0", "", "s0"),
        # Not one behind which a unit of the garrison stands, nor any from inside.
        ("varangians at 57:36 heading 0", "top g: varangians at 62:36 heading 180", "s0"),
        ("varangians at 60:38 heading 0", "", ""),
        ("varangians at 60:36 heading 180", "", ""),
        # Skirmishers look to all sides.
        ("skirm-javelin at 60:32 heading 90", "", "s1"),
        ("skirm-javelin at 56:34 heading 180", "", "s0"),
    ],
)
def test_which_section_is_assaulted(attacker: str, lines: str, section: str) -> None:
    found = section_assaulted(placed(f"bottom a: {attacker}\n{STAKES}\n{lines}"), 0, 1)
    assert ("" if found is None else found.id) == section


@rule("GRB-12-030")
def test_who_assaults_servants() -> None:
    def found(*lines: str) -> list[int]:
        position = placed("\n".join([ASSAULT, STAKES, *lines]))
        renew_contacts(position)
        return assailants(position, 1)

    assert found() == [0]
    assert found("top servants-top: camp-servants gone") == []
    # Who has another enemy along an edge of his front fights him.
    assert found("top g: varangians at 65:35 heading 270") == [0], "g touches a's side with its own front"
    assert found("top g: varangians at 63:36 heading 180") == []
    assert assailants(placed(f"{ASSAULT}\ntop camp: ordinary at 60:36 heading 180"), 1) == []


@rule("GRB-12-030", "GRB-06-036")
def test_at_sections_nobody_supports_an_assault_on_another_one_but_in_the_open_he_does() -> None:
    at_stakes = Fight(f"{ASSAULT}\n{NEXT}\n{STAKES}").play("fight a")
    servants = at_stakes.unit("servants-top")
    assert supporters_of(at_stakes.position, at_stakes.unit("a"), servants) == []
    text = "bottom a: varangians at 60:43 heading 0\nbottom b: varangians at 68:43 heading 0\n"
    middle = Fight(f"{text}top camp: ordinary at 60:36 heading 180", PAIRING)
    assert supporters_of(middle.position, 0, middle.unit("servants-top")) == [1]


@rule("GRB-12-030", "GRB-01-018")
@pytest.mark.parametrize(
    ("garrison", "servants", "stand_back"),
    [
        # Nobody in the way: only just behind them, or beside them.
        (["varangians at 60:38 heading 180"], (60, 36), []),
        (["varangians at 68:36 heading 180"], (60, 36), []),
        # Beside whoever takes up a part of the section, as near to its middle as there is room.
        (["varangians at 66:37 heading 180"], (58, 36), []),
        (["varangians at 54:37 heading 180"], (62, 36), []),
        (["varangians at 67:37 heading 180", "varangians at 49.5:37 heading 180"], (59, 36), []),
        # Half of the section is needed, so that who takes up more of it stands back: straight, and onto nobody.
        (["varangians at 60:37 heading 180"], (60, 36), [(60, 38)]),
        (["varangians at 62:37.5 heading 0"], (60, 36), [(62, 40)]),
        (["varangians at 60:37 heading 180", "varangians at 60:39 heading 180"], (60, 36), [(60, 41)]),
        (["varangians at 56:37 heading 180", "varangians at 64:37 heading 180"], (60, 36), [(56, 38), (64, 38)]),
        # Horsemen do not man works, and stand in the way of the servants as long as they do not touch them.
        (["companions at 60:37 heading 180"], (60, 36), [(60, 38)]),
    ],
)
def test_servants_stand_on_nobody_and_the_garrison_makes_room(
    garrison: list[str], servants: tuple[float, float], stand_back: list[tuple[float, float]]
) -> None:
    text = "\n".join([ASSAULT, FORT, *[f"top g-{number}: {line}" for number, line in enumerate(garrison)]])
    before, fight = read(text)[0], Fight(text)
    assert fight.at("servants-top")[:2] == servants
    assert fight.position.faults() == []
    names = [f"g-{number}" for number in range(len(garrison))]
    moved = [name for name in names if fight.position.bases[fight.unit(name)] != before.bases[fight.unit(name)]]
    assert [fight.at(name)[:2] for name in moved] == stand_back
    assert fight.told("grb-stands-back", "unit", "section") == [(name, "s1") for name in moved]
    assert fight.asked() == "bottom grb-ask-rush"


@rule("GRB-12-030", "GRB-12-029")
@pytest.mark.parametrize(
    "lines",
    [
        # Who fights in the camp, whoever mans another section, guns that stand fast, an obstacle behind, the enemy.
        "top g: varangians at 60:39 heading 0\nbottom e: varangians at 60:39 heading 180",
        "top g: varangians at 60:37 heading 180\ntop section: x barricade at 60:37 heading 180",
        "year: 1600\ntop g: h-cannon at 60:37 heading 180",
        "top g: varangians at 60:37 heading 180\ntop section: x barricade at 60:39.5 heading 0",
        "bottom e: varangians at 60:39 heading 0",
    ],
)
def test_without_room_servants_do_not_come_but_the_section_stays_defended(lines: str) -> None:
    fight = Fight(f"{ASSAULT}\n{FORT}\n{lines}")
    assert assailants(fight.position, 1) == []
    assert fight.place("servants-top") == "camp"
    assert fight.position.faults() == []
    refusal = forbids_way_over(fight.position, 0, fight.position.sections[1])
    assert refusal is not None
    assert refusal.clause == "GRB-12-034"
