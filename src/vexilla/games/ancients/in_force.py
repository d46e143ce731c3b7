"""The special rules of a scenario of Ancients, as a briefing tells them."""

from __future__ import annotations

from typing import Final

from ...kernel.outline import SpecialRule
from ...kernel.refusal import Argument
from ...kernel.sides import NOBODY, SIDE_NAMES, SIDES
from ..commands_colors.in_force import labels_of
from ..commands_colors.roster import LeaderEntry, UnitEntry
from .actions import BOARD
from .scenario import AncientsScenario
from .special import JULIAN, MARIAN, Special

#: The book leaves it to the scenario (ANC-03-011).
_SCENARIO: Final = ("ANC-03-011",)
_UNIT: Final = "ANC-17-003"
_LEGIONS: Final = {
    MARIAN: ("ancients-special-marian", ("ANC-17-012", "ANC-17-014")),
    JULIAN: ("ancients-special-julian", ("ANC-17-017", "ANC-17-018")),
}


def rules_in_force(entry: AncientsScenario) -> list[SpecialRule]:
    """All of them: of the battle, of its units, of its leaders."""
    rules = _of_battle(entry.setting.special)
    rules += _of_units(entry.scenario.units)
    solitary = [leader for leader in entry.scenario.leaders if leader.is_solitary]
    for leader in entry.scenario.leaders:
        rules += _of_leader(leader)
    if solitary:
        about: dict[str, Argument] = {"leaders": [leader.name for leader in solitary], "count": len(solitary)}
        rules.append(SpecialRule("ancients-special-solitary", _SCENARIO, about))
    return rules


def _of_battle(special: Special) -> list[SpecialRule]:
    rules: list[SpecialRule] = []
    for side in SIDES:
        about: dict[str, Argument] = {"side": SIDE_NAMES[side]}
        if special.legions[side] in _LEGIONS:
            message, clauses = _LEGIONS[special.legions[side]]
            rules.append(SpecialRule(message, clauses, about))
        if special.objectives[side]:
            hexes = labels_of(BOARD, special.objectives[side])
            worth: dict[str, Argument] = {**about, "hexes": list(hexes), "count": len(hexes)}
            rules.append(SpecialRule("ancients-special-objectives", ("ANC-04-004",), worth))
        if special.exits[side]:
            hexes = labels_of(BOARD, special.exits[side])
            over: dict[str, Argument] = {**about, "hexes": list(hexes)}
            rules.append(SpecialRule("ancients-special-exits", ("ANC-08-008", "ANC-04-004"), over))
        if special.hand_grows_to[side]:
            grows: dict[str, Argument] = {**about, "cards": special.hand_grows_to[side]}
            rules.append(SpecialRule("ancients-special-hand-grows", ("ANC-07-017",), grows))
        if special.hand_jumps_at[side]:
            jumps: dict[str, Argument] = {
                **about,
                "banners": special.hand_jumps_at[side],
                "cards": special.hand_jumps_to[side],
            }
            rules.append(SpecialRule("ancients-special-hand-jumps", ("ANC-07-017",), jumps))
    if special.leaders_lower_hand:
        rules.append(SpecialRule("ancients-special-leaders-lower-hand", ("ANC-07-017", "ANC-15-005")))
    if special.leaders_decide:
        rules.append(SpecialRule("ancients-special-leaders-decide", ("ANC-04-001",)))
    for message, side in (
        ("ancients-special-fears-elephants", special.fears_elephants),
        ("ancients-special-stiff-phalanx", special.stiff_phalanx),
    ):
        if side != NOBODY:
            rules.append(SpecialRule(message, _SCENARIO, {"side": SIDE_NAMES[side]}))
    if special.ambush is not None:
        ambush: dict[str, Argument] = {"side": SIDE_NAMES[special.ambush.side], "turn": special.ambush.from_turn}
        rules.append(SpecialRule("ancients-special-ambush", _SCENARIO, ambush))
    if special.places_first != NOBODY:
        placed: dict[str, Argument] = {
            "side": SIDE_NAMES[special.places_first],
            "number": special.leaders_to_place[special.places_first],
            "then-side": SIDE_NAMES[1 - special.places_first],
            "then-number": special.leaders_to_place[1 - special.places_first],
        }
        rules.append(SpecialRule("ancients-special-place-leaders", _SCENARIO, placed))
    return rules


def _of_units(units: list[UnitEntry]) -> list[SpecialRule]:
    """What sets special units apart; those that are alike are told together."""
    alike: dict[tuple[str, bool, int, int, int], list[str]] = {}
    for unit in units:
        elite = unit.elite
        if elite is not None:
            name = elite.name or unit.kind.key
            traits = (name, elite.helmets, elite.ignored_flags, elite.ignored_swords, elite.bow_range)
            alike.setdefault(traits, []).append(BOARD.labels[unit.hex])
    rules: list[SpecialRule] = []
    for (name, has_helmets, ignored_flags, ignored_swords, bow_range), hexes in alike.items():
        about: dict[str, Argument] = {"unit": name, "hexes": list(hexes)}
        if has_helmets:
            rules.append(SpecialRule("ancients-special-helmets", (_UNIT, "ANC-17-009"), about))
        if ignored_flags:
            flags: dict[str, Argument] = {**about, "flags": ignored_flags}
            rules.append(SpecialRule("ancients-special-flags", (_UNIT, "ANC-17-010"), flags))
        if ignored_swords:
            swords: dict[str, Argument] = {**about, "swords": ignored_swords}
            rules.append(SpecialRule("ancients-special-swords", (_UNIT,), swords))
        if bow_range:
            bow: dict[str, Argument] = {**about, "range": bow_range}
            rules.append(SpecialRule("ancients-special-bow", (_UNIT, "ANC-10-003"), bow))
    return rules


def _of_leader(leader: LeaderEntry) -> list[SpecialRule]:
    rules: list[SpecialRule] = []
    if leader.close_dice:
        dice: dict[str, Argument] = {"leader": leader.name, "dice": leader.close_dice}
        rules.append(SpecialRule("ancients-special-dice", _SCENARIO, dice))
    if leader.is_vital:
        vital: dict[str, Argument] = {"leader": leader.name, "side": SIDE_NAMES[leader.side]}
        rules.append(SpecialRule("ancients-special-vital", ("ANC-04-001",), vital))
    return rules
