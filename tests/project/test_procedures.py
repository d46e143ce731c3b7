"""Procedures read as the book: every one is printed and compared, line by line, with the clause that gives it."""

from __future__ import annotations

import importlib
import pkgutil
import re
from typing import Any

import pytest

import vexilla.games
from vexilla.catalogue import find_clause
from vexilla.kernel.step import Procedure

#: A line of a procedure and what it does, in the words of a clause: of the procedure's own, if none is named. A line
#: that does several things of the list has several words: range and sight are judged when fire is announced, and to
#: retire, to form square and First Strike are one decision of the defender.
Line = tuple[str, str] | tuple[str, str, str]

#: By clause, the lines that stand for it.
BOOK: dict[str, list[Line]] = {
    "ANC-05-002": [
        ("PlayCard", "play a Command card"),
        ("GiveOrders", "order units and leaders"),
        ("MovePieces", "move"),
        ("Battles", "battle"),
        ("SecondMove", "after all fire is finished the ordered units may move a second time", "ANC-18-102"),
        ("DrawCards", "draw a new Command card"),
    ],
    "ANC-10-011": [
        ("Announce", "announce firer and target; check range; check line of sight"),
        ("CountDice", "determine terrain dice reduction"),
        ("RollDice", "roll dice"),
        ("Hits", "score hits"),
        ("Morale", "apply retreats"),
    ],
    "ANC-11-003": [
        ("Declare", "declare"),
        ("React", "defender may evade if able"),
        ("CountDice", "determine terrain dice reduction"),
        ("RollDice", "attacker rolls"),
        ("Hits", "score hits"),
        ("Morale", "apply retreats"),
        ("EvadeMove", "before the evade move", "ANC-13-004"),
        ("AfterSuccess", "possible momentum advance and bonus close combat"),
        ("BattleBack", "possible battle back by the defender"),
    ],
    "ANC-13-053": [
        ("Advance", "may advance into the vacated hex", "ANC-13-054"),
        ("RideOn", "move one additional hex", "ANC-13-058"),
        ("AtRest", "additional banners for taking certain terrain hexes", "ANC-04-004"),
        ("Bonus", "may close combat a second time", "ANC-13-071"),
    ],
    "NAP-05-004": [
        ("PlaysCard", "command (play a card)"),
        ("GiveOrders", "orders"),
        ("MovePieces", "movement"),
        ("Battles", "battle"),
        ("DrawCards", "replenish (draw a card)"),
    ],
    "NAP-05-100": [
        ("Announce", "announce firer and target; check range; check line of sight"),
        ("DetermineDice", "determine dice"),
        ("CardBonuses", "add card bonuses"),
        ("TerrainDice", "subtract terrain"),
        ("RollDice", "roll"),
        ("Hits", "remove blocks"),
        ("Morale", "retreat"),
    ],
    "NAP-05-147": [
        ("Declare", "declare"),
        ("CombinedArms", "a combined arms attack", "NAP-06-070"),
        ("React", "cavalry retire and reform; infantry form square"),
        ("SquareFirst", "the infantry rolls its 1 die first", "NAP-06-036"),
        ("DetermineDice", "determine dice"),
        ("CardBonuses", "card bonuses"),
        ("TerrainDice", "terrain"),
        ("RollDice", "roll"),
        ("Hits", "losses"),
        ("Morale", "retreat"),
        ("RetireMove", "After losses the cavalry moves exactly 2 hexes", "NAP-06-010"),
        ("AfterSuccess", "extra actions (taking ground, breakthrough, bonus melee)"),
        ("BattleBack", "battle back"),
        ("EndOfCombat", "all finished before another unit battles", "NAP-05-288"),
    ],
    "NAP-05-259": [
        ("Advance", "may move onto the vacated hex", "NAP-05-271"),
        ("RideOn", "The second hex is optional", "NAP-05-273"),
        ("Bonus", "may melee a second time", "NAP-05-280"),
    ],
    "SAM-03-009": [
        ("PlaysCard", "play a Command card"),
        ("GiveOrders", "order units and leaders"),
        ("MovePieces", "move"),
        ("Battles", "battle"),
        ("PutDragonsAway", "end of turn"),
        ("DrawCards", "draws one new Command card", "SAM-15-001"),
        ("Refill", "draw one Dragon card, or take two Honor & Fortune tokens", "SAM-15-002"),
        ("TurnIn", "discard one Dragon card and take one token", "SAM-15-003"),
    ],
    # Inspiration and Dragon cards are asked in the window before the roll, right after the dice are counted.
    "SAM-08-009": [
        ("Announce", "announce the firing unit and target; check range; check line of sight"),
        ("CountDice", "terrain; Command and Dragon cards"),
        ("RollDice", "roll"),
        ("Hits", "score hits"),
        ("Morale", "retreat"),
    ],
    "SAM-09-003": [
        ("Declare", "announce"),
        ("Duel", "before the close combat", "SAM-22-002"),
        ("React", "after he announced a close combat and before he rolls", "SAM-19-038"),
        ("CountDice", "terrain; inspiration and Command and Dragon cards"),
        ("RollDice", "attacker rolls"),
        ("Hits", "attacker's hits"),
        ("Morale", "retreat"),
        ("AfterSuccess", "possible advance and bonus close combat"),
        ("BattleBack", "possible battle back"),
    ],
    "SAM-09-041": [
        ("Advance", "may move onto the vacated hex", "SAM-14-002"),
        ("Bonus", "may make one more close combat attack", "SAM-14-010"),
    ],
    "BLN-04-007": [
        ("PlayCard", "play one card (or pass)"),
        ("ClaimFlags", "optionally claim Flags"),
        ("DrawCard", "draw up to the hand limit"),
    ],
    "BLN-13-001": [
        ("ClaimFlags", "only at the start of one's own turn"),
        ("PlayCard", "before a card is played"),
        ("DrawCard", "draw up to the hand limit", "BLN-04-007"),
    ],
    "GRB-02-003": [
        ("RollOff", "both players roll a die"),
        ("RollOff", "both players"),
        ("Winner", "the winner chooses"),
    ],
    "GRB-02-004": [
        ("GRB-02-003", "both players roll a die", "GRB-02-003"),
        ("CountPieces", "rolls D6 for the number of terrain pieces"),
        ("AskForEdge", "chooses his side of the table after terrain is placed", "GRB-02-015"),
    ],
    "GRB-02-008": [
        ("TerrainDie", "segment", "GRB-02-007"),
        ("TerrainDie", "One D6 per piece gives its type"),
        ("Details", "Each slope of a hill is rolled on D6", "GRB-02-009"),
    ],
    "GRB-02-015": [
        ("GRB-02-004", "after terrain is placed"),
        ("DeployDefender", "deploys his whole army first"),
        ("DeployAttacker", "the attacker deploys second"),
    ],
    "GRB-02-052": [
        ("BeginTurn", "active player"),
        ("GRB-02-053", "command", "GRB-02-053"),
        ("GRB-02-054", "artillery fire", "GRB-02-054"),
        ("GRB-02-055", "attacks and manoeuvres", "GRB-02-055"),
        ("GRB-02-056", "combat", "GRB-02-056"),
        ("GRB-02-059", "recovery", "GRB-02-058"),
    ],
    "GRB-02-053": [
        ("Discovery", "come into an enemy unit's zone of visibility", "GRB-02-031"),
        ("ReserveComes", "arrives at the start of his turn", "GRB-02-043"),
        ("AskForAmbushes", "reveals it before it moves", "GRB-02-034"),
        ("EndLooting", "passing a discipline test in the command phase", "GRB-12-053"),
        ("DealPoints", "determine the number of CP"),
        ("ArmyPoints", "determine the number of CP"),
        ("AskForOrders", "spend them on orders"),
        ("Fanatics", "drawn to melee", "GRB-03-065"),
    ],
    "GRB-02-054": [("OrderFire", "artillery fire"), ("ArtilleryPhase", "long-range fire of artillery")],
    "GRB-02-055": [
        ("NextOrder", "attack and manoeuvre moves are made"),
        ("SettleSpoils", "captured", "GRB-12-049"),
    ],
    "GRB-02-056": [("GRB-02-057", "shooting first, then melee")],
    "GRB-02-057": [
        ("TakePost", "placed behind the assaulted section", "GRB-12-030"),
        ("EvasionWindow", "before fighting starts", "GRB-06-004"),
        ("OverDeserted", "same turn", "GRB-12-048"),
        ("ShootingStage", "shooting first", "GRB-02-056"),
        ("TakePost", "its defenders have been destroyed", "GRB-12-030"),
        ("TakePost", "if no other unit defends it", "GRB-12-030"),
        ("GRB-06-013", "then melee", "GRB-02-056"),
        ("TakePost", "its defenders have been destroyed", "GRB-12-030"),
        ("EndOfCombats", "At the end of the turn", "GRB-06-064"),
    ],
    "GRB-02-059": [
        ("WholeTurnRecovery", "whole-turn recovery"),
        ("AskForRecovery", "recovery orders with remaining CP"),
        ("StopFleeing", "discipline tests of own fleeing units"),
        ("ReturnToTable", "discipline tests of own units off the table"),
        ("RemoveRouted", "removal of routed units that have finished their flight"),
        ("SettleSpoils", "captured", "GRB-12-049"),
        ("TryArmies", "ST tests of both armies"),
        ("Verdict", "victory check and turn limit (GRB-02-060)"),
    ],
    "GRB-06-013": [("Pairing", "Pairing algorithm", "GRB-06-024"), ("NextMelee", "units with CC may")],
    "GRB-06-066": [
        ("TerrorOfElephants", "elephants", "GRB-03-075"),
        ("AskForFire", "the active player must declare first"),
        ("AskForFire", "both players"),
        ("OrderOfFire", "longer range shoots first", "GRB-06-068"),
        ("CountExchange", "exchange", "GRB-06-073"),
        ("EvasionWindow", "after the shooting stage", "GRB-06-004"),
    ],
    "GRB-06-099": [
        ("TerrorOfElephants", "elephants", "GRB-03-075"),
        ("AskForRush", "must first declare or decline the final rush", "GRB-06-100"),
        ("AskForRush", "Both players may start the melee", "GRB-06-101"),
        ("FinalRush", "makes the final rush"),
        ("EvasionWindow", "after the melee", "GRB-06-004"),
    ],
    "GRB-13-008": [("TerrorOfGuns", "artillery", "GRB-03-075"), ("AskForReply", "without an order", "GRB-13-036")],
}
#: Lines that put away what was used, of which no book speaks.
HOUSEKEEPING = ("EndOfStrike", "EndTurn", "BeginPhase", "EndCombat", "StandDown", "Unbombarded")
#: Procedures whose own clause is no list; what follows is told by the clauses of their lines.
NO_LISTS = ("ANC-13-053", "NAP-05-259", "SAM-09-041", "BLN-13-001", *[key for key in BOOK if key[:3] == "GRB"])


def all_procedures() -> dict[str, list[Procedure[Any]]]:
    """Every procedure that stands in a module of a game, by its clause."""
    found: dict[str, list[Procedure[Any]]] = {}
    for module in pkgutil.walk_packages(vexilla.games.__path__, "vexilla.games."):
        for value in vars(importlib.import_module(module.name)).values():
            for each in value if isinstance(value, list | tuple) else [value]:
                if isinstance(each, Procedure):
                    found.setdefault(each.clause, []).append(each)
    return found


PROCEDURES = all_procedures()


def text_of(clause: str) -> str:
    """What a clause says."""
    found = find_clause(clause)
    assert found is not None, clause
    return found.text


def printed(procedure: Procedure[Any]) -> list[str]:
    """The lines of a procedure by the names of their steps, without sides and data, windows and housekeeping."""
    names = [line.partition("(")[0].partition(":")[0] for line in procedure.lines()]
    return [name for name in names if name != "Window" and name not in HOUSEKEEPING]


def items(text: str) -> list[str]:
    """What a clause lists after its colon, in its order."""
    rest = text.partition(": ")[2].rstrip(".")
    for separator in (r",? ?\(\d\) ", "; ", ", then ", r", (?=\d)"):
        if re.search(separator, rest):
            parts = [part.strip() for part in re.split(separator, rest)]
            return [re.sub(r"^\d ", "", part) for part in parts if part]
    return [rest]


def test_every_procedure_of_every_game_is_compared() -> None:
    assert sorted(PROCEDURES) == sorted(BOOK)


@pytest.mark.parametrize("clause", sorted(BOOK))
def test_a_printed_procedure_has_the_lines_of_its_clause_in_their_order(clause: str) -> None:
    for procedure in PROCEDURES[clause]:
        assert printed(procedure) == [line[0] for line in BOOK[clause]]
    told = []
    for line in BOOK[clause]:
        source = line[2] if len(line) == 3 else clause
        words = line[1].split("; ")
        for word in words:
            assert word in text_of(source), (line, source)
        if source == clause:
            told += words
    if clause not in NO_LISTS:
        assert told == items(text_of(clause))


def test_the_clauses_are_read_as_lists() -> None:
    assert len(items(text_of("ANC-11-003"))) == 8
    assert len(items(text_of("NAP-05-147"))) == 11
    assert len(items(text_of("NAP-05-100"))) == 9
    assert len(items(text_of("SAM-09-003"))) == 8
