"""Chapter 2: the unit cards of the three nations, every number of them, each shown on the field; and the box."""

from dataclasses import dataclass

import pytest

from napoleonics.fields import battle, blocks_at, dice_of, dice_rolled, field, hexes, leader_at, throw, unit_at
from vexilla.games.commands_colors.scenario import BadScenario
from vexilla.games.napoleonics.scenario import NapoleonicsReader
from vexilla.games.napoleonics.units import IN_THE_BOX, KINDS, LEADERS_IN_THE_BOX, kind_named
from vexilla.kernel.refusal import BadSetup
from vexilla.testing import Case, rule

#: How many hexes lie within so many hexes of the middle of the field.
WITHIN = {1: 6, 2: 18, 3: 36}
ROW = [f"{file}5" for file in "ABCDEFGHIJKLM"]
ARMS = ("infantry", "cavalry", "artillery")


@dataclass
class Card:
    """One line of a unit card, as the clauses have it; dice by blocks, from full strength down to one block."""

    blocks: int
    move: int
    #: After how many hexes it may still battle.
    battles: int
    melee: str
    melee_infantry: str = ""
    range: int = 0
    standing: str = ""
    moving: str = ""
    ignores: int = 0
    per_flag: int = 1
    sabres: bool = True
    retires: bool = False


# -- what a unit shows on the field --------------------------------------------------------------


def arm_of(code: str) -> str:
    """The symbol that hits a unit, found by trying all three."""
    hit = []
    for face in ARMS:
        case = battle(f"bottom: PT-LN E4\ntop: {code} E5\nordered: E4", throw(4, miss=face))
        stand(case.play("attack E4 E5"))
        if blocks_at(case, "E5") < kind_named(code).blocks:
            hit.append(face)
    (arm,) = hit
    return arm


def stand(case: Case) -> Case:
    """The defender stands, if he is asked."""
    return case.play("stand") if not case.over and case.question == "cc-ask-react" else case


def miss_of(code: str) -> str:
    """A face that does nothing to a unit."""
    return "cavalry" if code.endswith("A") else "artillery"


def fresh_blocks(code: str) -> int:
    """The blocks of a unit of full strength; one more is impossible."""
    blocks = blocks_at(field(f"bottom: {code} E2"), "E2")
    with pytest.raises(BadSetup):
        field(f"bottom: {code} E2 {blocks + 1}")
    return blocks


def reach(code: str) -> int:
    """How many hexes an ordered unit gets to on an open field."""
    return len(hexes(field(f"bottom: {code} G5\ntop: BR-LN A9\ncard: forward\nordered: G5"), "move", "G5"))


def can_battle_after(code: str, moved: int, distance: int) -> bool:
    """Whether a unit that moves so far may then attack an enemy so far away."""
    here, target = ROW[moved], ROW[moved + distance]
    case = field(f"bottom: {code} A5\ntop: FR-LN {target}\ncard: forward\nordered: A5", luck=True)
    if moved:
        case.play(f"move A5 {here}")
    if case.question == "cc-ask-move":
        case.play("done")
    return case.decider == "bottom" and f"attack {here} {target}" in case.options()


def fire_dice(code: str, moved: str, blocks: int) -> int:
    """The dice of fire at two hexes."""
    return dice_of(f"bottom: {code} E4 {blocks}\ntop: BR-LN E6\nordered: E4\n{moved}", "E4 E6")


def melee_dice(code: str, foe: str, blocks: int) -> int:
    """The dice of an attack on a unit."""
    return dice_of(f"bottom: {code} E4 {blocks}\ntop: {foe} E5\nordered: E4", "E4 E5")


def back_dice(code: str, foe: str, blocks: int) -> int:
    """The dice with which a unit battles back."""
    dice = 4 if foe == "PT-LN" else 3
    text = f"bottom: {foe} E4\ntop: {code} E5 {blocks}\nordered: E4"
    case = battle(text, throw(dice, miss=miss_of(code)), luck=True)
    stand(case.play("attack E4 E5")).play("battle-back")
    return dice_rolled(case)[1]


def flags_ignored(code: str) -> int:
    """How many of three flags a unit may ignore by itself."""
    text = f"bottom: PT-LN E4\ntop: {code} E5\nordered: E4"
    case = stand(battle(text, throw(4, "flag", "flag", "flag", miss=miss_of(code))).play("attack E4 E5"))
    return len(case.options("ignore")) - 1 if case.question == "cc-ask-ignore" else 0


def hexes_retreated(code: str) -> int:
    """How far one flag drives a unit."""
    text = f"bottom: PT-LN E1\ntop: {code} E2\nordered: E1"
    case = stand(battle(text, throw(4, "flag", miss=miss_of(code))).play("attack E1 E2"))
    if case.question == "cc-ask-ignore":
        case.play("ignore 0")
    while case.question == "cc-ask-retreat":
        case.play(case.options()[0])
    assert blocks_at(case, "E2") == 0
    return len(case.events("cc-retreated"))


def sabres_hit(code: str) -> bool:
    """Whether sabres in melee cost an enemy unit a block; a lone leader they always kill."""
    dice = melee_dice(code, "PT-LN", fresh_blocks(code))
    case = battle(f"bottom: {code} E4\ntop: PT-LN E5\nordered: E4", throw(dice, "sabres"))
    stand(case.play("attack E4 E5"))
    alone = dice_of(f"bottom: {code} E4\ntop: leader E5 Hill\nordered: E4", "E4 E5")
    leader = battle(f"bottom: {code} E4\ntop: leader E5 Hill, PT-LN A9\nordered: E4", throw(alone, "sabres"))
    assert leader_at(leader.play("attack E4 E5"), "E5") is None
    return blocks_at(case, "E5") == 3


def may_retire(code: str) -> bool:
    """Whether a unit attacked by infantry may retire and reform."""
    case = battle(f"bottom: PT-LN E4\ntop: {code} E5\nordered: E4", luck=True).play("attack E4 E5")
    return case.question == "cc-ask-react" and "retire" in case.options()


def by_blocks(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def check(code: str, card: Card) -> None:
    """Hold a unit against its card."""
    strengths = range(card.blocks, 0, -1)
    assert fresh_blocks(code) == card.blocks
    assert unit_at(field(f"bottom: {code} E2"), "E2")["kind"] == kind_named(code).key
    # Movement, and battle after it.
    assert reach(code) == WITHIN[card.move]
    for moved in range(card.move + 1):
        assert can_battle_after(code, moved, 1) == (moved <= card.battles), (code, moved)
    # Fire: how far, how many dice.
    for distance in range(2, 7):
        assert can_battle_after(code, 0, distance) == (distance <= card.range), (code, distance)
    if card.standing:
        assert [fire_dice(code, "", blocks) for blocks in strengths] == by_blocks(card.standing)
    if card.moving:
        assert [fire_dice(code, "moved: E4=1", blocks) for blocks in strengths] == by_blocks(card.moving)
        for moved in range(1, card.move + 1):
            assert can_battle_after(code, moved, 2) == (moved <= card.battles), (code, moved)
    # Melee, attacking and battling back, against cavalry and against infantry.
    against_infantry = by_blocks(card.melee_infantry or card.melee)
    for foe, dice in (("PT-LC", by_blocks(card.melee)), ("PT-LN", against_infantry)):
        assert [melee_dice(code, foe, blocks) for blocks in strengths] == dice, (code, foe)
        assert [back_dice(code, foe, blocks) for blocks in strengths] == dice, (code, foe)
    # Morale, and what else the card says.
    assert flags_ignored(code) == card.ignores
    assert hexes_retreated(code) == card.per_flag
    assert sabres_hit(code) == card.sabres
    assert may_retire(code) == card.retires


# -- the French ----------------------------------------------------------------------------------


@rule("NAP-02-059")
def test_french_line_infantry() -> None:
    card = Card(4, 1, 1, "4 3 2 1", melee_infantry="5 4 3 2", range=2, standing="4 3 2 1", moving="2 2 1 1")
    check("FR-LN", card)


@rule("NAP-02-060")
def test_french_light_infantry() -> None:
    check("FR-LT", Card(4, 2, 1, "4 3 2 1", range=2, standing="5 4 3 2", moving="3 3 2 2"))


@rule("NAP-02-061")
def test_french_grenadiers() -> None:
    check("FR-GR", Card(4, 1, 1, "5 4 3 2", range=2, standing="5 4 3 2", moving="3 3 2 2", ignores=1))


@rule("NAP-02-062")
def test_french_young_guard() -> None:
    check("FR-YG", Card(4, 2, 1, "5 4 3 2", range=2, standing="5 4 3 2", moving="3 3 2 2", ignores=1))


@rule("NAP-02-063")
def test_french_old_guard() -> None:
    check("FR-OG", Card(4, 1, 1, "6 5 4 3", range=2, standing="5 4 3 2", moving="3 3 2 2", ignores=2))


@rule("NAP-02-064")
def test_french_militia() -> None:
    card = Card(4, 1, 1, "4 3 2 1", range=2, standing="4 3 2 1", moving="2 1 1 0", per_flag=3, sabres=False)
    check("FR-MI", card)


@rule("NAP-02-065")
def test_french_light_cavalry() -> None:
    check("FR-LC", Card(4, 3, 3, "4 3 2 1", retires=True))


@rule("NAP-02-066")
def test_french_cuirassiers() -> None:
    check("FR-CU", Card(4, 2, 2, "5 4 3 2", ignores=1, retires=True))


@rule("NAP-02-067")
def test_french_heavy_cavalry() -> None:
    check("FR-HC", Card(4, 2, 2, "5 4 3 2", retires=True))


@rule("NAP-02-068")
def test_french_guard_heavy_cavalry() -> None:
    check("FR-GHC", Card(4, 2, 2, "5 4 3 2", ignores=2, retires=True))


#: Two and more blocks, one block: the dice of horse and foot batteries beside an enemy.
HORSE_GUNS = Card(3, 2, 1, "3 3 2", range=4, standing="2 2 1")
FOOT_GUNS = Card(3, 1, 0, "4 4 3", range=5, standing="3 3 2")


@rule("NAP-02-069")
def test_french_horse_artillery() -> None:
    check("FR-HA", HORSE_GUNS)
    # Having moved it fires no further than three hexes.
    assert [can_battle_after("FR-HA", 1, distance) for distance in (2, 3, 4)] == [True, True, False]
    assert [can_battle_after("FR-HA", 2, distance) for distance in (1, 2, 3, 4)] == [False] * 4


@rule("NAP-02-070")
def test_french_foot_artillery() -> None:
    check("FR-FA", FOOT_GUNS)
    assert [can_battle_after("FR-FA", 1, distance) for distance in (1, 2, 3, 4, 5)] == [False] * 5


@rule("NAP-02-071")
def test_french_guard_foot_artillery() -> None:
    check("FR-GFA", Card(3, 1, 0, "5 5 4", range=5, standing="3 3 2", ignores=2))


# -- the British ---------------------------------------------------------------------------------


@rule("NAP-02-072")
def test_british_line_infantry() -> None:
    check("BR-LN", Card(4, 1, 1, "4 3 2 1", range=2, standing="5 4 3 2", moving="2 2 1 1"))


@rule("NAP-02-073")
def test_british_light_infantry() -> None:
    check("BR-LT", Card(5, 2, 1, "5 4 3 2 1", range=2, standing="6 5 4 3 2", moving="4 3 3 2 2"))


@rule("NAP-02-074")
def test_british_rifles() -> None:
    check("BR-RL", Card(3, 2, 1, "3 2 1", range=3, standing="4 3 2", moving="3 2 2", sabres=False))


@rule("NAP-02-075")
def test_british_grenadiers() -> None:
    check("BR-GR", Card(4, 1, 1, "5 4 3 2", range=2, standing="5 4 3 2", moving="3 3 2 2", ignores=1))


@rule("NAP-02-076")
def test_british_guard_grenadiers() -> None:
    check("BR-GG", Card(5, 1, 1, "6 5 4 3 2", range=2, standing="6 5 4 3 2", moving="4 3 3 2 2", ignores=2))


@rule("NAP-02-077")
def test_british_light_cavalry() -> None:
    check("BR-LC", Card(3, 3, 3, "3 2 1", retires=True))


@rule("NAP-02-078")
def test_british_heavy_cavalry() -> None:
    check("BR-HC", Card(3, 2, 2, "4 3 2", retires=True))


@rule("NAP-02-079")
def test_british_guard_heavy_cavalry() -> None:
    check("BR-GHC", Card(3, 2, 2, "4 3 2", ignores=2, retires=True))


@rule("NAP-02-080")
def test_british_artillery_is_as_the_french() -> None:
    check("BR-HA", HORSE_GUNS)
    check("BR-FA", FOOT_GUNS)


# -- the Portuguese ------------------------------------------------------------------------------


@rule("NAP-02-081")
def test_portuguese_line_infantry() -> None:
    check("PT-LN", Card(4, 1, 1, "4 3 2 1", range=2, standing="4 3 2 1", moving="2 1 1 0"))


@rule("NAP-02-082")
def test_portuguese_light_infantry() -> None:
    check("PT-LT", Card(3, 2, 1, "3 2 1", range=2, standing="4 3 2", moving="2 2 1"))


@rule("NAP-02-083")
def test_portuguese_militia() -> None:
    card = Card(4, 1, 1, "4 3 2 1", range=2, standing="4 3 2 1", moving="2 1 1 0", per_flag=3, sabres=False)
    check("PT-MI", card)


@rule("NAP-02-084")
def test_portuguese_cavalry_and_artillery_are_as_the_british() -> None:
    check("PT-LC", Card(3, 3, 3, "3 2 1", retires=True))
    check("PT-HC", Card(3, 2, 2, "4 3 2", retires=True))
    check("PT-FA", FOOT_GUNS)


# -- what all cards fix --------------------------------------------------------------------------


@rule("NAP-02-019", "NAP-02-020")
def test_a_unit_has_a_code_a_kind_and_the_blocks_of_its_type_and_nation() -> None:
    assert len({kind.code for kind in KINDS}) == len({kind.key for kind in KINDS}) == 29
    assert [fresh_blocks(code) for code in ("FR-LT", "BR-LT", "PT-LT")] == [4, 5, 3]
    assert [fresh_blocks(code) for code in ("FR-LC", "BR-LC", "PT-LC")] == [4, 3, 3]
    case = field("bottom: FR-LT E2 2\ntop: BR-LT E8")
    assert (unit_at(case, "E2")["kind"], unit_at(case, "E2")["blocks"]) == ("french-light-infantry", 2)
    assert (unit_at(case, "E8")["kind"], unit_at(case, "E8")["blocks"]) == ("british-light-infantry", 5)


@rule("NAP-02-019")
@pytest.mark.parametrize("kind", [kind.code for kind in KINDS])
def test_the_class_of_a_unit_is_that_of_its_arm(kind: str) -> None:
    suffix = kind.partition("-")[2]
    wanted = "artillery" if suffix.endswith("A") else "cavalry" if suffix in ("LC", "HC", "CU", "GHC") else "infantry"
    assert arm_of(kind) == wanted


# -- the box -------------------------------------------------------------------------------------


def box_refuses(kind: str, number: int, leaders: int = 0) -> bool:
    """Whether a battle with so many units of a kind, and leaders with them, is more than the box holds."""
    places = [f"{file}{rank}" for rank in (1, 2, 3) for file in "ABCDEFGHIJKL"]
    other = "british-line-infantry" if kind.startswith("french") else "french-line-infantry"
    names = "".join(f'leader-{count} = "{places[-1 - count]}"\n' for count in range(leaders))
    text = f"""
name = "A test"
first = "bottom"
banners = 5
[bottom]
army = "These"
cards = 5
[bottom.units]
{kind} = "{" ".join(places[:number])}"
[bottom.leaders]
{names}
[top]
army = "Those"
cards = 5
[top.units]
{other} = "A9"
"""
    try:
        NapoleonicsReader("a test", text).read_whole()
    except BadScenario as bad:
        return {fault.reason for fault in bad.faults} <= {"fault-beyond-box", "fault-leaders-beyond-box"}
    return False


def holds(kind: str, units: int, blocks: int) -> None:
    """The box has so many units of a kind and so many blocks for them, and no more."""
    assert IN_THE_BOX[kind] == units
    assert units * fresh_blocks(kind) == blocks
    assert not box_refuses(kind, units)
    assert box_refuses(kind, units + 1)


@rule("NAP-02-027", "NAP-02-028", "NAP-02-029", "NAP-02-030")
def test_french_infantry_of_the_box() -> None:
    holds("french-line-infantry", 10, 40)
    holds("french-light-infantry", 5, 20)
    holds("french-grenadiers", 1, 4)
    holds("french-young-guard", 1, 4)


@rule("NAP-02-031", "NAP-02-032", "NAP-02-033", "NAP-02-034")
def test_french_old_guard_militia_light_cavalry_and_cuirassiers_of_the_box() -> None:
    holds("french-old-guard", 1, 4)
    holds("french-militia", 2, 8)
    holds("french-light-cavalry", 3, 12)
    holds("french-cuirassiers", 2, 8)


@rule("NAP-02-035", "NAP-02-036", "NAP-02-037", "NAP-02-038")
def test_french_heavy_and_guard_cavalry_horse_and_foot_artillery_of_the_box() -> None:
    holds("french-heavy-cavalry", 2, 8)
    holds("french-guard-heavy-cavalry", 1, 4)
    holds("french-horse-artillery", 2, 6)
    holds("french-foot-artillery", 3, 9)


@rule("NAP-02-039", "NAP-02-040", "NAP-02-041", "NAP-02-042")
def test_french_guard_artillery_and_british_line_light_and_rifles_of_the_box() -> None:
    holds("french-guard-foot-artillery", 1, 3)
    holds("british-line-infantry", 9, 36)
    holds("british-light-infantry", 2, 10)
    holds("british-rifles", 2, 6)


@rule("NAP-02-043", "NAP-02-044", "NAP-02-045", "NAP-02-046")
def test_british_grenadiers_guards_and_cavalry_of_the_box() -> None:
    holds("british-grenadiers", 1, 4)
    holds("british-guard-grenadiers", 2, 10)
    holds("british-light-cavalry", 6, 18)
    holds("british-heavy-cavalry", 4, 12)


@rule("NAP-02-047", "NAP-02-048", "NAP-02-049", "NAP-02-050")
def test_british_guard_cavalry_and_artillery_and_portuguese_line_of_the_box() -> None:
    holds("british-guard-heavy-cavalry", 1, 3)
    holds("british-horse-artillery", 2, 6)
    holds("british-foot-artillery", 3, 9)
    holds("portuguese-line-infantry", 6, 24)


@rule("NAP-02-051", "NAP-02-052", "NAP-02-053")
def test_portuguese_light_infantry_militia_and_light_cavalry_of_the_box() -> None:
    holds("portuguese-light-infantry", 2, 6)
    holds("portuguese-militia", 1, 4)
    holds("portuguese-light-cavalry", 2, 6)


@rule("NAP-02-054", "NAP-02-055")
def test_portuguese_heavy_cavalry_and_artillery_of_the_box() -> None:
    holds("portuguese-heavy-cavalry", 2, 6)
    holds("portuguese-foot-artillery", 2, 6)


@rule("NAP-02-056", "NAP-02-057", "NAP-02-058")
def test_leaders_of_the_box_four_french_three_british_and_two_portuguese() -> None:
    assert LEADERS_IN_THE_BOX == {"french": 4, "british": 3, "portuguese": 2}
    assert not box_refuses("french-line-infantry", 10, 4)
    assert box_refuses("french-line-infantry", 10, 5)
    # British and Portuguese fight side by side.
    assert not box_refuses("british-line-infantry", 9, 3 + 2)
    assert box_refuses("british-line-infantry", 9, 3 + 2 + 1)
    assert not box_refuses("portuguese-line-infantry", 6, 3 + 2)
    assert box_refuses("portuguese-line-infantry", 6, 3 + 2 + 1)
