"""Windows: every named moment of a turn and a combat can be filled by a game, and no other game notices.

The fourteen windows of Samurai's Dragon cards are filled here in Ancients and in Napoleonics, by rules that ask in each
of them the active side first and then the other, and nothing more.
"""

from __future__ import annotations

from typing import Any

import pytest

from vexilla.games import GAMES
from vexilla.games.ancients.position import Ancients
from vexilla.games.ancients.position import Setting as AncientsSetting
from vexilla.games.ancients.rules import AncientsRules
from vexilla.games.commands_colors.position import ATTACKING, BATTLING_BACK, FIRE, Battle
from vexilla.games.commands_colors.windows import (
    ADVANCED,
    AFTER_MOVE,
    AFTER_ROLL,
    BEFORE_MOVE,
    BEFORE_ROLL,
    CARD_PLAYED,
    CLOSE_COMBAT_DECLARED,
    MOVES_MADE,
    SUCCESS,
    WINDOW_NAMES,
    ask_both,
)
from vexilla.games.napoleonics.position import Napoleonics
from vexilla.games.napoleonics.position import Setting as NapoleonicsSetting
from vexilla.games.napoleonics.rules import NapoleonicsRules
from vexilla.kernel.chance import generator_for, seed_from
from vexilla.kernel.match import Match
from vexilla.kernel.refusal import Refusal
from vexilla.kernel.step import Choice
from vexilla.testing import rule


class Asked(Choice[Any]):
    """A window is open to a side, which has nothing to play in it."""

    def __init__(self, side: int, when: int) -> None:
        super().__init__(side)
        self.when = when

    def options(self, match: Match[Any]) -> list[int]:
        return [match.position.rules.verbs.decline]

    def forbids(self, match: Match[Any], action: int) -> Refusal | None:
        return None

    def take(self, match: Match[Any], action: int) -> None:
        pass

    def asks(self, match: Match[Any]) -> bool:
        return True

    def question(self) -> str:
        return "cc-ask-battle-back"


def dragons(position: Battle, when: int, side: int) -> list[int]:
    """Which of the fourteen windows of SAM-18-013 to SAM-18-026 are open to a side at a moment."""
    is_own = side == position.active
    if when == CARD_PLAYED:
        return [1] if is_own else [2]
    if when == BEFORE_MOVE:
        return [3] if is_own else []
    if when in (AFTER_MOVE, MOVES_MADE):
        return [] if is_own else [4]
    if when == ADVANCED:
        return [] if is_own else [5]
    if when == SUCCESS:
        return [12] if is_own else []
    if when == CLOSE_COMBAT_DECLARED:
        defender = position.defender
        are_led = defender >= 0 and position.leader_with(defender) >= 0 and position.leader_with(position.attacker) >= 0
        return [14] if are_led else []
    if when not in (BEFORE_ROLL, AFTER_ROLL):
        return []
    is_striker = side == position.side_of[position.striker()]
    is_close = position.strike != FIRE
    if when == BEFORE_ROLL:
        own = [6, 7] if is_close else [6]
        if position.strike == BATTLING_BACK and not is_own:
            own.append(13)
        return own if is_striker else [8] if is_close else []
    if is_striker:
        return [9] if is_close else []
    return [10] if is_close else [11] if not is_own else []


class Note:
    """What the rules below have seen, for all positions of a test."""

    def __init__(self) -> None:
        self.numbers: set[int] = set()
        self.asked: list[tuple[int, int]] = []


def fill(match: Match[Any], when: int, note: Note) -> None:
    """Ask both sides, and check that the moment is the one that its name says."""
    position = match.position
    for side in (0, 1):
        note.numbers |= set(dragons(position, when, side))
    if when == CARD_PLAYED:
        assert not position.ordered
    elif when == BEFORE_ROLL:
        assert position.dice >= 0
        assert not any(position.faces)
    elif when == AFTER_ROLL:
        assert any(position.faces) or position.strike != FIRE, "only swords that a shield catches are gone"
        assert position.dice < 0
    elif when == SUCCESS:
        assert position.strike == ATTACKING
        assert position.defender < 0 or position.unit_hex[position.defender] != position.ground
        assert not position.has_advanced
    elif when == ADVANCED:
        assert position.has_advanced
    elif when == CLOSE_COMBAT_DECLARED:
        assert not position.is_giving_way
        assert not position.was_struck_first
    ask_both(match, [Asked(0, when), Asked(1, when)])


class OpenAncients(AncientsRules):
    def __init__(self, note: Note) -> None:
        super().__init__()
        self.note = note
        self.has_windows = True

    def open_window(self, match: Match[Any], when: int) -> None:
        fill(match, when, self.note)


class OpenNapoleonics(NapoleonicsRules):
    def __init__(self, note: Note) -> None:
        super().__init__()
        self.note = note
        self.has_windows = True

    def open_window(self, match: Match[Any], when: int) -> None:
        fill(match, when, self.note)


def with_windows(match: Match[Any], note: Note) -> None:
    """The same match under rules that fill every window."""
    position = match.position
    old = position.setting
    if isinstance(position, Ancients):
        rules = OpenAncients(note)
        match.position = Ancients(AncientsSetting(rules, old.field, old.roster, old.special), position)
    else:
        filled = OpenNapoleonics(note)
        match.position = Napoleonics(NapoleonicsSetting(filled, old.field, old.roster, old.special), position)


def story(key: str, scenario: str, seed: int, note: Note | None) -> tuple[list[str], str]:
    """The decisions of a random match, without those of windows, and the position at the end."""
    game = GAMES.find(key)
    match = game.new(scenario, seed=seed_from(seed))
    if note is not None:
        with_windows(match, note)
    generator = generator_for(seed_from(seed), "windows")
    told: list[str] = []
    while not match.over:
        choice = match.choice()
        options = match.options()
        if isinstance(choice, Asked):
            assert note is not None
            note.asked.append((choice.when, choice.side))
            match.take(options[0])
            continue
        fights = [action for action in options if game.vocabulary.text(action).startswith(("attack", "advance"))]
        chosen = fights or options
        action = chosen[generator.below(len(chosen))]
        told.append(f"{match.decider} {game.vocabulary.text(action)}")
        match.take(action)
    return told, match.position.canonical()


@pytest.mark.parametrize(
    ("key", "scenario"), [("ancients", "015-zama"), ("napoleonics", "014-quatre-bras")], ids=["ancients", "napoleonics"]
)
def test_all_fourteen_windows_open_and_change_nothing_by_themselves(key: str, scenario: str) -> None:
    note = Note()
    for seed in range(12):
        if seed < 3 or note.numbers != set(range(1, 15)):
            assert story(key, scenario, seed, note) == story(key, scenario, seed, None)
    assert note.numbers == set(range(1, 15))
    assert {when for when, _ in note.asked} == set(range(len(WINDOW_NAMES)))


@rule("SAM-18-032")
def test_the_active_side_is_asked_first_and_then_the_other() -> None:
    note = Note()
    story("ancients", "001-akragas", 1, note)
    pairs = list(zip(note.asked[::2], note.asked[1::2], strict=True))
    assert len(pairs) > 200
    actives = set()
    for (when, first), (again, second) in pairs:
        assert when == again
        assert first != second
        actives.add(first)
    assert actives == {0, 1}
    turns = [first for (when, first), _ in pairs if WINDOW_NAMES[when] == "turn-begins"]
    assert turns[:4] == [turns[0], 1 - turns[0], turns[0], 1 - turns[0]]
