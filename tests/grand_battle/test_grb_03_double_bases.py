"""Chapter 3.4: strength, losses and disorder of double and mixed units."""

from __future__ import annotations

from grand_battle.fighting import Fight, points
from vexilla.games.grand_battle.armies.library import LIBRARY
from vexilla.games.grand_battle.combat.sums import (
    ball_defence,
    melee_attack,
    melee_defence,
    shooting_attack,
    shooting_defence,
)
from vexilla.games.grand_battle.losses import lose
from vexilla.games.grand_battle.tables.traits import TRAINED
from vexilla.testing import rule

TERCIO = """\
year: 1600
bottom t: tercio at 60:40 heading 0{}
top b: {} at 60:40 heading 180
"""


def tercio(state: str = "", enemy: str = "tercio") -> Fight:
    return Fight(TERCIO.format(state, enemy))


def shoots(fight: Fight) -> float:
    """The strength with which the tercio shoots."""
    return points(shooting_attack(fight.position, 0, 0, 1))["shooters"]


BLOCK = "bottom s: swiss-block at 60:40 heading 0{}\ntop b: hoplites at 60:40 heading 180"


@rule("GRB-03-031", "GRB-03-028")
def test_a_swiss_block_of_two_bases_with_five_figures_has_strength_six() -> None:
    fight = Fight(BLOCK.format(""))
    assert (fight.position.figures_of(0), fight.state("s")[0]) == (5, 6)
    assert points(melee_attack(fight.position, 0, 1, False))["strength"] == 6
    assert points(melee_defence(fight.position, 0, 1))["strength"] == 6
    assert points(shooting_defence(fight.position, 0, 1, 1, False))["strength"] == 6
    assert Fight(BLOCK.format(" losses 4")).state("s")[0] == 2


@rule("GRB-03-029", "GRB-03-025")
def test_losses_of_a_block_are_figures_of_its_main_base() -> None:
    fight = Fight(BLOCK.format(""))
    for left in (4, 3, 2, 1):
        lose(fight.match, 0, True, "GRB-03-029")
        assert (fight.position.figures_of(0), fight.position.shooter_losses[0]) == (left, 0)
        assert fight.state("s")[0] == left + 1


@rule("GRB-03-030")
def test_when_the_main_base_is_gone_the_other_has_a_strength_of_one() -> None:
    fight = Fight(BLOCK.format(" losses 5"))
    assert (fight.position.figures_of(0), fight.state("s")[0]) == (0, 1)
    assert points(melee_attack(fight.position, 0, 1, False))["strength"] == 1
    assert Fight(BLOCK.format(" losses 5 disorder 1")).state("s")[0] == 0
    lose(fight.match, 0, False, "GRB-03-029")
    assert fight.state("s")[0] == 0


@rule("GRB-03-030", "GRB-03-028")
def test_the_base_that_is_left_of_two_shoots_on() -> None:
    text = "year: 1562\nbottom r: reiters at 60:40 heading 0{}\ntop b: hoplites at 60:40 heading 180\n"
    figures = LIBRARY.profiles()["reiters"].figures
    for lost in (0, figures - 1, figures):
        fight = Fight(text.format(f" losses {lost}"))
        assert fight.asked() == "bottom grb-ask-fire"
        assert points(shooting_attack(fight.position, 0, 0, 1))["strength"] == figures + 1 - lost


@rule("GRB-03-027")
def test_the_strength_of_a_mixed_unit_does_not_depend_on_how_many_shooters_there_are() -> None:
    assert [tercio(f" shooter-losses {lost}").state("t")[0] for lost in range(4)] == [6, 6, 6, 6]
    assert [tercio(f" losses {lost}").state("t")[0] for lost in range(4)] == [6, 5, 4, 3]


@rule("GRB-03-019")
def test_a_double_base_is_one_unit_with_one_base_on_the_table() -> None:
    for key in ("swiss-block", "tercio"):
        position = Fight(f"bottom s: {key} at 60:40 heading 0").position
        assert position.units_of(0) == [0]
        assert position.bases[0].depth == 8_000
        assert [piece["id"] for piece in position.view(1)["measured"]["pieces"]] == ["s"]


@rule("GRB-03-040", "GRB-03-026", "GRB-06-137", "GRB-03-035")
def test_vitality_and_melee_of_a_tercio() -> None:
    fight = tercio()
    assert fight.state("t")[0] == 6
    terms = points(melee_defence(fight.position, 0, 1))
    assert (terms["strength"], terms["armour"]) == (6, 2)


@rule("GRB-03-041", "GRB-03-033", "GRB-03-034")
def test_shooting_of_a_tercio() -> None:
    fight = tercio(enemy="pavise-xbow")
    assert shoots(fight) == 4
    # In an exchange its shooters' armour, which is none, and one for the pikes.
    answered = points(shooting_defence(fight.position, 0, 1, 1, True))
    assert (answered["shooters"], answered["armour"]) == (5, 0)


@rule("GRB-03-042", "GRB-03-035")
def test_a_tercio_that_does_not_answer() -> None:
    fight = tercio(enemy="longbow")
    passive = points(shooting_defence(fight.position, 0, 1, 1, False))
    assert (passive["strength"], passive["armour"]) == (6, 2)
    assert points(ball_defence(fight.position, 0, 1))["strength"] == 6


@rule("GRB-03-043")
def test_losses_of_one_base_do_not_weaken_the_other() -> None:
    fight = tercio(" shooter-losses 2")
    assert (shoots(fight), fight.state("t")[0]) == (2, 6)
    fight = tercio(" losses 2")
    assert (shoots(fight), fight.state("t")[0]) == (4, 4)


@rule("GRB-03-038")
def test_disorder_weakens_both() -> None:
    fight = tercio(" disorder 1")
    assert (shoots(fight), fight.state("t")[0]) == (3, 5)


@rule("GRB-03-036", "GRB-03-037")
def test_who_answers_loses_shooters_and_who_does_not_loses_pikes() -> None:
    text = TERCIO.format(" disorder 3", "longbow")
    # Longbows 4 + 3 + 6; the pikemen 3 + 2 + 1: RES 7 is above the strength of 3.
    alone = Fight(text, attack="6", defence="1").play("decline", "shoot b -> t")
    assert (alone.position.losses[0], alone.position.shooter_losses[0]) == (1, 0)
    # The shooters 4 + 1 - 3 and no armour.
    both = Fight(text, attack="16", defence="61").play("shoot t -> b", "shoot b -> t")
    assert (both.position.losses[0], both.position.shooter_losses[0]) == (0, 1)


@rule("GRB-03-039")
def test_without_shooters_only_the_main_base_is_left() -> None:
    fight = tercio(" shooter-losses 3")
    base = fight.position.bases[0]
    lose(fight.match, 0, True, "GRB-03-036")
    after = fight.position.bases[0]
    main = LIBRARY.profiles()["tercio-pike"]
    assert (after.x, after.y, after.heading, after.depth) == (base.x, base.y, base.heading, main.depth)
    assert base.depth > main.depth
    assert fight.state("t")[0] == 5
    assert fight.position.shooters_of(0) == 0
    # Without its pikemen one point is left, and the shooters shoot on.
    fight = tercio(" losses 5")
    assert fight.state("t")[0] == 1
    assert shoots(fight) == 4


@rule("GRB-03-064")
def test_a_mixed_unit_is_trained_if_both_are() -> None:
    assert LIBRARY.profiles()["swedish-brigade"].has(TRAINED)
    assert not LIBRARY.profiles()["tercio"].has(TRAINED)
