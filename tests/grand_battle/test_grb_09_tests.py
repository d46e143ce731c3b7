"""Chapters 9 and 2.3: when armies are tested, and who wins."""

from __future__ import annotations

import pytest

from grand_battle.commanding import Play
from grand_battle.placed import placed, unit_in
from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.position import GONE, GrandBattle
from vexilla.games.grand_battle.steadfastness import TRY_ARMIES, VERDICT, must_test
from vexilla.games.grand_battle.turn import END_TURN, RECOVERY_PHASE
from vexilla.games.grand_battle.worth import steadfastness_of
from vexilla.kernel.match import Match
from vexilla.kernel.sides import NOBODY
from vexilla.kernel.source import Asking
from vexilla.testing import rule


def army(side: str, y: int, heading: int) -> str:
    """Twelve single units, two double ones, four of skirmishers, CP 2 and thrice 1, an ordinary camp."""
    lines = [f"{side} {side[0]}u-{n}: hoplites at {8 * n}:{y} heading {heading}" for n in range(1, 13)]
    lines += [f"{side} {side[0]}d-{n}: swiss-block at {100 + 8 * n}:{y} heading {heading}" for n in (1, 2)]
    lines += [f"{side} {side[0]}s-{n}: skirm-bow at {116 + 8 * n}:{y} heading {heading}" for n in range(1, 5)]
    lines.append(f"{side} general: {side[0]}g with {side[0]}d-2 command 2 leadership 1")
    lines += [f"{side} commander: {side[0]}c{n} with {side[0]}u-{n} command 1 leadership 1" for n in (7, 8, 9)]
    lines.append(f"{side} camp: ordinary")
    return "\n".join(lines)


BOTH = f"table: 200 120\n{army('bottom', 40, 0)}\n{army('top', 80, 180)}\n"


def lose(text: str, *ids: str) -> str:
    for id_ in ids:
        line = next(line for line in text.splitlines() if f" {id_}: " in line)
        text = text.replace(line, line.partition(" at ")[0] + " gone")
    return text


SIX_AND_ONE = ("bu-1", "bu-2", "bu-3", "bu-4", "bu-5", "bu-6", "bd-1")


@rule("GRB-09-002", "GRB-09-003", "GRB-09-004")
def test_what_units_on_the_table_are_worth() -> None:
    for profile, halves in (
        ("hoplites", 2),
        ("scythed", 2),
        ("elephant-indian", 2),
        ("l-bombard", 2),
        ("swiss-block", 4),
        ("tercio", 4),
        ("skirm-bow", 1),
        ("lh-bow", 1),
    ):
        assert steadfastness_of(placed(f"bottom a: {profile} at 60:40"), 0) == halves, profile


@rule("GRB-09-005", "GRB-09-006")
def test_what_commanders_and_camps_are_worth() -> None:
    text = "bottom a: hoplites at 60:40\n"
    staff = "bottom general: x with a command 3 leadership 2\nbottom commander: y with a command 1 leadership 1\n"
    assert steadfastness_of(placed(text + staff), 0) == 2 * (1 + 3 + 1)
    for camp, points in (("none", 0), ("ordinary", 1), ("baggage", 1), ("barricade", 2), ("fortified", 3)):
        assert steadfastness_of(placed(f"{text}bottom camp: {camp}"), 0) == 2 * (1 + points)


@rule("GRB-09-020", "GRB-09-008")
def test_the_constructed_check() -> None:
    position = placed(BOTH)
    assert steadfastness_of(position, 0) == 2 * 24
    assert not must_test(position, 0)
    text = lose(BOTH, *SIX_AND_ONE)
    position = placed(text)
    assert (steadfastness_of(position, 0), position.first_steadfastness[0]) == (2 * 16, 2 * 24)
    assert must_test(position, 0)
    assert not must_test(position, 1)
    for pips, broken in ((16, False), (17, True)):
        play = Play(text, TRY_ARMIES, VERDICT, steadfastness=[pips])
        assert play.position.broken == [broken, False]
        assert play.position.winner == (1 if broken else NOBODY)
    assert not must_test(placed(lose(BOTH, *SIX_AND_ONE[:6])), 0), "18 is more than two thirds"


@rule("GRB-09-003")
def test_a_double_unit_counts_two_until_it_is_gone() -> None:
    shot = BOTH.replace("swiss-block at 108:40", "tercio at 108:40")
    position = placed(shot)
    whole = steadfastness_of(position, 0)
    position.shooter_losses[unit_in(position, "bd-1")] = 9
    assert steadfastness_of(position, 0) == whole
    halves = placed(
        shot.replace("bd-1: tercio at 108:40 heading 0", "bd-1: tercio joined")
        + "bottom bd-1-melee: tercio-pike at 108:40\nbottom bd-1-shot: tercio-shot at 108:60"
    )
    assert steadfastness_of(halves, 0) == whole, "one for each half"
    halves.places[unit_in(halves, "bd-1-shot")] = GONE
    assert steadfastness_of(halves, 0) == whole - 2


@rule("GRB-09-007", "GRB-12-050")
def test_what_lowers_steadfastness() -> None:
    def now(old: str, new: str) -> int:
        assert BOTH.count(old) == 1
        return 48 - steadfastness_of(placed(BOTH.replace(old, new)), 0)

    assert now("bu-1: hoplites at 8:40 heading 0", "bu-1: hoplites gone") == 2
    assert now("bu-1: hoplites at 8:40 heading 0", "bu-1: hoplites off-table at 8:0 left-by near") == 2
    assert now("bu-1: hoplites at 8:40 heading 0", "bu-1: hoplites at 8:40 fleeing routed") == 0
    assert now("bc7 with bu-7 command 1 leadership 1", "bc7 with bu-7 command 1 leadership 1 fallen") == 2
    assert now("bu-7: hoplites at 56:40 heading 0", "bu-7: hoplites at 56:40 fleeing") == 0
    assert now("bottom camp: ordinary", "bottom camp: ordinary lost") == 2


@rule("GRB-09-009")
def test_the_general_is_a_reason_by_himself_once() -> None:
    text = BOTH + "general lost: bottom\n"
    play = Play(text, TRY_ARMIES, VERDICT, TRY_ARMIES, steadfastness=[20])
    assert play.position.broken == [False, False]
    assert play.position.general_lost == [False, False]
    assert len(play.events("grb-steadfastness")) == 1


@rule("GRB-09-014")
def test_later_tests_come_when_it_has_fallen_in_the_turn() -> None:
    text = lose(BOTH, *SIX_AND_ONE)
    assert not must_test(placed(text + "last steadfastness: 16 24\n"), 0)
    assert must_test(placed(text + "last steadfastness: 16.5 24\n"), 0)
    assert not must_test(placed(BOTH + "last steadfastness: 25 24\n"), 0), "above two thirds"


def both_lost(bottom: tuple[str, ...] = SIX_AND_ONE, top: tuple[str, ...] = ()) -> str:
    return lose(lose(BOTH, *bottom), *(top or tuple([f"t{id_[1:]}" for id_ in SIX_AND_ONE])))


@rule("GRB-09-015", "GRB-09-016")
def test_both_are_tested_and_the_larger_one_may_break() -> None:
    smaller = both_lost((*SIX_AND_ONE, "bu-10"))
    play = Play(smaller, TRY_ARMIES, VERDICT, steadfastness=[3, 17])
    assert (play.position.broken, play.position.winner) == ([False, True], 0)


@rule("GRB-09-017", "GRB-09-018")
@pytest.mark.parametrize("attacker", ["bottom", "top"])
def test_when_both_break_the_steadier_wins_and_of_equals_the_defender(attacker: str) -> None:
    who = f"attacker: {attacker}\n"
    play = Play(who + both_lost((*SIX_AND_ONE, "bu-10")), TRY_ARMIES, VERDICT, steadfastness=[20, 20])
    assert play.position.winner == 1
    play = Play(who + both_lost(), TRY_ARMIES, VERDICT, steadfastness=[20, 20])
    assert play.position.winner == (1 if attacker == "bottom" else 0)


@rule("GRB-09-012", "GRB-09-013", "GRB-02-037")
def test_a_broken_army_loses_at_once_and_its_camp_surrenders() -> None:
    play = Play(lose(BOTH, *SIX_AND_ONE), TRY_ARMIES, VERDICT, TRY_ARMIES, steadfastness=[17])
    assert (play.position.over, play.position.winner, play.match.over) == (True, 1, True)
    assert play.position.camp_lost == [True, False]
    assert [event.arguments["side"] for event in play.events("grb-camp-surrenders")] == ["bottom"]


@rule("GRB-09-019")
def test_twenty_or_more_cannot_fail() -> None:
    text = BOTH + "general lost: bottom\n"
    assert not Play(text, TRY_ARMIES, steadfastness=[20]).position.broken[0]
    assert steadfastness_of(placed(lose(BOTH, "bu-1", "bu-2", "bu-3", "bu-4")), 0) == 2 * 20
    low = lose(text, "bu-1", "bu-2", "bu-3", "bu-4", "bs-1")
    assert Play(low, TRY_ARMIES, steadfastness=[20]).position.broken[0], "19.5"


def verdict(text: str) -> GrandBattle:
    return Play(text, VERDICT).position


@rule("GRB-02-036", "GRB-02-038", "GRB-02-060")
def test_who_has_nobody_left_loses() -> None:
    two = "bottom a: hoplites at 60:40\ntop b: hoplites at 60:60 heading 180\n"
    assert not verdict(two).over
    assert verdict(two.replace("at 60:60 heading 180", "gone")).winner == 0
    assert verdict(two.replace("at 60:40", "gone")).winner == 1
    assert not verdict(two.replace("at 60:40", "off-table at 60:0 left-by near")).over, "it may return"
    none = two.replace("at 60:60 heading 180", "gone").replace("at 60:40", "gone")
    assert verdict(none).winner == 1, "the field is the defender's"
    assert verdict(none + "attacker: top\n").winner == 0


@rule("GRB-02-060", "GRB-02-038")
def test_the_last_turn_ends_with_the_defenders_phases() -> None:
    two = "turn limit: 6\nbottom a: hoplites at 60:40\ntop b: hoplites at 60:60 heading 180\n"
    assert not verdict(two + "turn: 11\n").over
    assert (verdict(two + "turn: 12\n").over, verdict(two + "turn: 12\n").winner) == (True, 1)
    usual = two.replace("turn limit: 6\n", "")
    assert [verdict(f"{usual}turn: {turn}\n").over for turn in (23, 24)] == [False, True]


@rule("GRB-09-010")
@pytest.mark.parametrize("active", ["bottom", "top"])
def test_whichever_army_it_concerns_is_tested_at_the_end_of_the_turn_in_which_it_happened(active: str) -> None:
    text = f"""\
        active: {active}
        bottom a-1: hoplites at 60:40
        bottom general: ann with a-1 command 1 leadership 1
        top b-1: hoplites at 60:80 heading 180
        top b-2: hoplites at 20:80 heading 0 fleeing routed losses 4
        top b-3: hoplites gone
        top general: bob with b-1 command 1 leadership 1
        """
    play = Play(text, RECOVERY_PHASE, END_TURN, steadfastness=[1], army_points=[1])
    told = [event.name for event in play.match.log]
    # Worth 4, 2 once the routed unit is gone: at the end of this turn, whoever's it is, and before the next one.
    tests = [(event.arguments["side"], event.arguments["steadfastness"]) for event in play.events("grb-steadfastness")]
    assert tests == [("top", 4)]
    assert told.index("grb-phase") < told.index("grb-dispersed") < told.index("grb-steadfastness")
    assert told.index("grb-steadfastness") < told.index("grb-turn")


@rule("GRB-09-011")
def test_a_die_of_twenty_above_the_steadfastness_breaks_the_army() -> None:
    text = lose(BOTH, *SIX_AND_ONE)
    assert [Play(text, TRY_ARMIES, steadfastness=[pips]).position.broken[0] for pips in (1, 15, 16, 17, 20)] == [
        False,
        False,
        False,
        True,
        True,
    ]
    # Fifteen and a half: 15 is below it, 16 above.
    half = lose(text, "bs-1")
    assert [Play(half, TRY_ARMIES, steadfastness=[pips]).position.broken[0] for pips in (15, 16)] == [False, True]
    fair = Match(GAME, placed(text), [TRY_ARMIES], Asking())
    fair.run()
    assert [fair.game.outcomes.text(action) for action in fair.options()] == [
        f"steadfastness {pips}" for pips in range(1, 21)
    ]
