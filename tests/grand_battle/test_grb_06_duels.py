"""Chapter 6.3: who leads, who supports, who fights whom."""

from __future__ import annotations

from grand_battle.fighting import Fight
from grand_battle.placed import placed
from vexilla.games.grand_battle.combat.duels import PAIRING, forbids_duel, possible_duels
from vexilla.games.grand_battle.combat.supports import is_first_round, supporters_of, worst_side
from vexilla.games.grand_battle.combat.terms import strength_of, strength_terms, total
from vexilla.games.grand_battle.contacts import SHOOTING
from vexilla.games.grand_battle.geometry.bases import FRONT, LEFT, REAR, RIGHT
from vexilla.games.grand_battle.position import FOUGHT, TESTED_TERROR
from vexilla.games.grand_battle.touch import join_contact, renew_contacts
from vexilla.testing import rule


def duels(fight: Fight) -> list[tuple[str, str]]:
    """Who fights whom, bottom first."""
    ids = fight.position.roster.ids
    pairs = [(unit, enemy) for unit, enemy in enumerate(fight.position.duels) if enemy >= 0]
    return sorted([(ids[unit], ids[enemy]) for unit, enemy in pairs if fight.position.side_of(unit) == 0])


def supports(fight: Fight, unit: str, enemy: str) -> list[str]:
    ids = fight.position.roster.ids
    return [ids[friend] for friend in supporters_of(fight.position, fight.unit(unit), fight.unit(enemy))]


CORNER = """\
bottom b1: hoplites at 60:40 heading 0
bottom b2: hoplites at 68:40 heading 0
top r1: hoplites at 60:40 heading 180
"""


@rule("GRB-06-133", "GRB-06-021", "GRB-06-030", "GRB-06-036")
def test_a_unit_beyond_the_end_of_the_line_supports_by_its_corner() -> None:
    fight = Fight(CORNER, PAIRING)
    assert duels(fight) == [("b1", "r1")]
    assert supports(fight, "b1", "r1") == ["b2"]
    position = fight.position
    b1, r1 = fight.unit("b1"), fight.unit("r1")
    terms = strength_terms(position, b1, r1, strength_of(position, b1), supporters_of(position, b1, r1), True)
    assert total(terms) == 2 * 5


@rule("GRB-06-133", "GRB-06-033", "GRB-06-020")
def test_in_a_straight_line_everybody_has_his_own_opponent() -> None:
    fight = Fight(CORNER + "top r2: hoplites at 68:40 heading 180", PAIRING)
    assert duels(fight) == [("b1", "r1"), ("b2", "r2")]
    assert supports(fight, "b1", "r1") == supports(fight, "b2", "r2") == []


@rule("GRB-06-030")
def test_skirmishers_give_half_a_point() -> None:
    fight = Fight(CORNER.replace("b2: hoplites", "b2: skirm-sling"), PAIRING)
    position = fight.position
    b1, r1 = fight.unit("b1"), fight.unit("r1")
    terms = strength_terms(position, b1, r1, strength_of(position, b1), supporters_of(position, b1, r1), True)
    assert total(terms) == 2 * 4 + 1


@rule("GRB-06-036")
def test_a_rear_corner_or_a_side_gives_no_support() -> None:
    text = """\
        bottom b1: hoplites at 60:40 heading 0
        bottom b2: hoplites at 68:43 heading 0
        top r1: hoplites at 60:40 heading 180
        """
    # b2 stands beside r1: its side lies on r1's side, and no corner of its front touches.
    assert supports(Fight(text, PAIRING), "b1", "r1") == []


@rule("GRB-06-037", "GRB-06-022", "GRB-06-024")
def test_front_or_flank_may_lead_and_the_other_supports() -> None:
    text = """\
        bottom a: hoplites at 60:40 heading 0
        bottom b: hoplites at 64:41 heading 270
        bottom c: hoplites at 52:40 heading 0
        top r: hoplites at 60:40 heading 180
        contact: a front r front
        contact: b front r left
        """
    fight = Fight(text, PAIRING)
    assert fight.asked() == "bottom grb-ask-lead"
    assert fight.why_not("lead c -> r") == "GRB-06-023"
    assert fight.why_not("lead r -> a") == "GRB-06-022"
    assert fight.why_not("lead nobody -> r") == "GRB-06-022"
    flank = Fight(text, PAIRING).play("lead b -> r")
    assert sorted(supports(flank, "b", "r")) == ["a", "c"]
    front = fight.play("lead a -> r")
    assert sorted(supports(front, "a", "r")) == ["b", "c"]
    assert worst_side(front.position, front.unit("r")) == LEFT
    # One at the end that has an opponent of its own does not count.
    tied = Fight(text.rstrip() + "\n        top s: hoplites at 52:40 heading 180\n", PAIRING).play("lead a -> r")
    assert supports(tied, "a", "r") == ["b"]


@rule("GRB-06-038")
def test_who_is_named_fights_directly() -> None:
    fight = Fight(CORNER, PAIRING)
    assert fight.position.duels[fight.unit("b1")] == fight.unit("r1")
    assert fight.told("grb-duel", "unit", "target") == [("b1", "r1")]


@rule("GRB-06-023")
def test_a_full_edge_takes_precedence_over_a_part_of_one() -> None:
    text = """\
        bottom full: hoplites at 60:40 heading 0
        bottom part: hoplites at 65:44 heading 180
        top r: hoplites at 60:40 heading 180
        """
    # The second stands behind r's rear edge with three steps of its front on it.
    text = text.replace("65:44 heading 180", "65:42 heading 180")
    fight = Fight(text, PAIRING)
    assert duels(fight) == [("full", "r")]
    assert supports(fight, "full", "r") == ["part"]


@rule("GRB-06-034", "GRB-06-035")
def test_one_unit_supports_several_friends() -> None:
    text = """\
        bottom a: hoplites at 56:40 heading 0
        bottom b: hoplites at 72:40 heading 0
        bottom s: hoplites at 64:40 heading 0
        top r1: hoplites at 56:40 heading 180
        top r2: hoplites at 72:40 heading 180
        """
    fight = Fight(text, PAIRING)
    assert duels(fight) == [("a", "r1"), ("b", "r2")]
    assert supports(fight, "a", "r1") == supports(fight, "b", "r2") == ["s"]
    # It touches the leading units alone.
    assert supports(fight, "r1", "a") == []


@rule("GRB-06-057", "GRB-06-024")
def test_corners_fight_only_if_neither_is_tied() -> None:
    text = "bottom a: hoplites at 60:40 heading 0\ntop b: hoplites at 68:40 heading 180"
    assert duels(Fight(text, PAIRING)) == [("a", "b")]
    fight = Fight(text + "\nbottom c: hoplites at 68:40 heading 0", PAIRING)
    assert duels(fight) == [("c", "b")]
    assert supports(fight, "c", "b") == ["a"]
    assert possible_duels(fight.position) == []


@rule("GRB-06-061", "GRB-06-062")
def test_the_worst_side_counts_once_and_only_from_free_enemies() -> None:
    text = """\
        bottom a: hoplites at 60:40 heading 0
        bottom b: hoplites at 64:41 heading 270
        bottom c: skirm-sling at 60:42 heading 180
        top r: hoplites at 60:40 heading 180
        contact: a front r front
        contact: b front r left
        contact: c front r rear
        """
    fight = Fight(text, PAIRING).play("lead a -> r")
    r = fight.unit("r")
    assert worst_side(fight.position, r) == REAR
    fight.position.duels[fight.unit("c")] = fight.unit("a")
    assert worst_side(fight.position, r) == LEFT
    fight.position.duels[fight.unit("b")] = fight.unit("a")
    assert worst_side(fight.position, r) == FRONT


@rule("GRB-06-078")
def test_a_corner_on_the_flank_is_no_attack_on_it() -> None:
    text = """\
        bottom a: hoplites at 60:40 heading 0
        bottom b: hoplites at 64:46 heading 270
        top r: hoplites at 60:40 heading 180
        contact: a front r front
        contact: b front r left
        """
    fight = Fight(text, PAIRING)
    assert worst_side(fight.position, fight.unit("r")) == FRONT


@rule("GRB-01-043")
def test_front_on_all_sides_has_no_flank() -> None:
    text = """\
        bottom b: hoplites at 64:41 heading 270
        top r: hoplites at 60:40 heading 180{}
        """
    fight = Fight(text.format(""), PAIRING)
    join_contact(fight.position, fight.unit("b"), fight.unit("r"), RIGHT)
    assert worst_side(fight.position, fight.unit("r")) == LEFT
    assert worst_side(Fight(text.format(" all-round"), PAIRING).position, 1) == FRONT


@rule("GRB-06-063")
def test_frontal_modifiers_are_off_on_the_flank_but_not_of_who_strikes_it() -> None:
    text = """\
        bottom a: knights-15c at 64:41 heading 270
        top r: hoplites at 60:40 heading 180
        contact: a front r left
        """
    fight = Fight(text, attack="11", defence="66").play("rush", "decline")
    sums = {f"{e.arguments['unit']} {e.arguments['sum']}": e.arguments["terms"] for e in fight.events("grb-sum")}
    assert sums["r defence"] == ["strength", "flank", "armour"]
    assert sums["a attack"] == ["strength", "melee", "ram"]


@rule("GRB-06-028", "GRB-06-019", "GRB-06-029")
def test_a_new_leader_begins_with_shooting_and_a_first_round_but_a_supporter_does_not() -> None:
    text = """\
        bottom a: hoplites at 60:40 heading 0
        bottom c: {} at 64:41 heading 270
        top r: hoplites at 60:40 heading 180
        contact: a front r front melee rounds 1
        contact: c front r left{}
        """
    fight = Fight(text.format("longbow", "")).play("lead c -> r")
    assert fight.asked() == "bottom grb-ask-fire"
    # Who leads in the melee decides whether it is a first round.
    fight.play("decline", "lead c -> r")
    assert is_first_round(fight.position, fight.unit("c"), fight.unit("r"))
    assert not is_first_round(fight.position, fight.unit("a"), fight.unit("r"))
    old = Fight(text.format("longbow", " melee rounds 1"), attack="11", defence="66").play("lead c -> r")
    assert old.events("grb-declared-fire") == []
    assert [contact.rounds for contact in old.position.contacts] == [2, 2]


@rule("GRB-06-060")
def test_between_two_enemies_edges_of_flanks_are_a_battle_line_without_penalty() -> None:
    text = """\
        bottom a: hoplites at 64:42 heading 0
        top r: hoplites at 56:40 heading 180
        top s: hoplites at 72:40 heading 180
        contact: a front r front
        contact: a front s front
        """
    fight = Fight(text, PAIRING).play("lead a -> r")
    assert supports(fight, "r", "a") == ["s"]
    position = fight.position
    for unit, enemy in ((0, 1), (1, 0)):
        terms = strength_terms(position, unit, enemy, strength_of(position, unit), [], True)
        assert [term.key for term in terms] == ["strength"]


@rule("GRB-06-001", "GRB-06-003")
def test_contact_is_by_the_front_of_one_and_ends_when_they_part() -> None:
    text = "bottom a: hoplites at 60:40 heading 0\ntop r: hoplites at 60:40.04 heading 180"
    fight = Fight(text)
    assert [(c.one, c.other) for c in fight.position.contacts] == [(0, 1)]
    fight.position.bases[1] = fight.position.bases[1].moved(-1000)
    renew_contacts(fight.position)
    assert fight.position.contacts == []
    # Back to back nobody is in contact.
    back = Fight("bottom a: hoplites at 60:40 heading 180\ntop r: hoplites at 60:44 heading 0")
    assert back.position.contacts == []


@rule("GRB-13-017")
def test_a_battery_supports_where_its_gun_looks() -> None:
    text = """\
        year: 1500
        bottom a: hoplites at 60:40 heading 0
        bottom g: l-bombard at 68:{} heading {}
        top r: hoplites at 60:40 heading 180
        """
    assert supports(Fight(text.format(40, 0), PAIRING), "a", "r") == ["g"]
    assert supports(Fight(text.format(46, 180), PAIRING), "a", "r") == []


@rule("GRB-06-024", "GRB-06-023")
def test_who_has_an_opponent_already_is_in_nobodys_way() -> None:
    # a covers the flanks of r and s, who stand one behind the other; c has a part of s's rear.
    text = """\
        bottom a: hoplites at 64:44 heading 270
        bottom c: hoplites at 63:48 heading 180
        top r: legion-4 at 60:40 heading 180
        top s: legion-4 at 60:44 heading 180
        contact: a front r left
        contact: a front s left
        contact: c front s rear
        """
    fight = Fight(text, PAIRING)
    assert fight.why_not("lead c -> s") == "GRB-06-023", "a touches s along more of an edge"
    assert duels(fight.play("lead a -> r")) == [("a", "r"), ("c", "s")]
    other = Fight(text, PAIRING).play("lead a -> s")
    assert duels(other) == [("a", "s")]
    assert supports(other, "a", "s") == ["c"]


@rule("GRB-06-023")
def test_a_better_contact_elsewhere_is_nothing_to_others() -> None:
    text = """\
        bottom a: hoplites at 60:40 heading 0
        top r: hoplites at 63:40 heading 180
        bottom c: hoplites at 20:40 heading 0
        top s: hoplites at 20:40 heading 180
        """
    position = placed(text)
    renew_contacts(position)
    assert forbids_duel(position, 0, 1) is None
    assert forbids_duel(position, 2, 3) is None


@rule("GRB-06-024", "GRB-06-033")
def test_who_has_fought_in_this_stage_supports_nobody_in_it() -> None:
    text = CORNER + "top r2: hoplites at 68:40 heading 180"
    fight = Fight(text, attack="3111", defence="1666").play("fight b1", "rush", "decline")
    assert fight.told("grb-retreats", "unit") == [("r1",)]
    fight.play("rush", "decline")
    # b1 stands beside b2 with a corner on r2 and nobody before it; but it has fought.
    assert fight.totals()["b2 attack"] == 2 * (4 + 4 + 1)
    assert fight.totals()["b2 defence"] == 2 * (4 + 2 + 1 + 6)


@rule("GRB-08-029")
def test_who_fights_or_supports_has_not_stood_all_turn() -> None:
    fight = Fight(CORNER + "bottom b3: hoplites at 90:40 heading 0", PAIRING)
    marked = {id_: bool(fight.position.marks[fight.unit(id_)] & FOUGHT) for id_ in ("b1", "b2", "b3", "r1")}
    assert marked == {"b1": True, "b2": True, "b3": False, "r1": True}


@rule("GRB-06-061")
def test_a_part_of_the_flank_is_enough_for_its_penalty() -> None:
    text = """\
        bottom a: hoplites at 60:40 heading 0
        bottom b: hoplites at 64:{} heading 270
        top r: hoplites at 60:40 heading 180
        contact: a front r front
        contact: b front r left
        """
    assert worst_side(Fight(text.format(45), PAIRING).position, 2) == LEFT
    assert worst_side(Fight(text.format(46), PAIRING).position, 2) == FRONT


@rule("GRB-01-041", "GRB-06-110")
def test_the_side_that_was_struck_is_the_one_where_the_attack_began() -> None:
    # a has come to lie at r's rear, but attacked from the front: neither penalty nor the other column.
    text = "bottom a: hittite-guard at 60:42 heading 180\ntop r: hittite-guard at 60:40 heading 180\n"
    for zone, defence, outcome in (("front", 2 * (4 + 2 + 1), "retreat"), ("rear", 2 * (4 - 2 + 2 + 1), "flight")):
        fight = Fight(f"{text}contact: a front r {zone}", attack="11", defence="16").play("rush", "decline")
        assert fight.totals()["r defence"] == defence
        assert fight.outcomes()[1] == ("r", outcome)


@rule("GRB-03-075")
def test_who_has_left_the_elephants_is_tested_again_when_he_meets_them_anew() -> None:
    text = "bottom a: hoplites at 60:{} heading 0 tested\ntop r: elephant-indian at 60:40 heading 180\n"
    for y, is_kept in ((40, True), (38, False)):
        position = placed(text.format(y) + "contact: a front r front")
        renew_contacts(position)
        assert bool(position.marks[0] & TESTED_TERROR) == is_kept


@rule("GRB-06-001", "GRB-06-009")
def test_a_new_contact_has_seen_neither_fire_nor_blows() -> None:
    for side, other in (("bottom", "top"), ("top", "bottom")):
        text = f"{side} a: hoplites at 60:40 heading 0\n{other} r: hoplites at 64:39 heading 270\nturn: 4"
        position = placed(text)
        renew_contacts(position)
        (met,) = position.contacts
        assert (met.stage, met.rounds, met.exchanges, met.since) == (SHOOTING, 0, 0, position.turn)
        assert (met.zone_of(position.roster.numbers["a"]), met.zone_of(position.roster.numbers["r"])) == (RIGHT, FRONT)
