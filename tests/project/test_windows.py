"""Windows: every named moment of a turn and a combat can be filled by a game, and no other game notices.

They are filled here in Ancients and in Napoleonics, by rules that ask in each of them the active side first and then
the other, and nothing more; Samurai fills them itself, with its Dragon cards.
"""

from __future__ import annotations

from typing import Any

import pytest

from vexilla.games import GAMES
from vexilla.games.ancients.position import Ancients
from vexilla.games.ancients.position import Setting as AncientsSetting
from vexilla.games.ancients.rules import AncientsRules
from vexilla.games.commands_colors.position import ATTACKING, FIRE
from vexilla.games.commands_colors.windows import (
    ADVANCED,
    AFTER_ROLL,
    BEFORE_ROLL,
    CARD_PLAYED,
    CLOSE_COMBAT_DECLARED,
    SUCCESS,
    WINDOW_NAMES,
)
from vexilla.games.napoleonics.position import Napoleonics
from vexilla.games.napoleonics.position import Setting as NapoleonicsSetting
from vexilla.games.napoleonics.rules import NapoleonicsRules
from vexilla.games.samurai.dragons import OWN_MOVEMENT, WINDOW_KEYS
from vexilla.games.samurai.moves import MovePieces
from vexilla.games.samurai.windows import PlaysDragon
from vexilla.kernel.chance import generator_for, seed_from
from vexilla.kernel.match import Match
from vexilla.kernel.refusal import Refusal
from vexilla.kernel.step import Choice


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


class Note:
    """What the rules below have seen, for all positions of a test."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []


def fill(match: Match[Any], when: int) -> None:
    """Ask both sides, and check that the moment is the one that its name says."""
    position = match.position
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
    match.then(Asked(position.active, when), Asked(1 - position.active, when))


class OpenAncients(AncientsRules):
    def __init__(self, note: Note) -> None:
        super().__init__()
        self.note = note
        self.has_windows = True

    def open_window(self, match: Match[Any], when: int) -> None:
        fill(match, when)


class OpenNapoleonics(NapoleonicsRules):
    def __init__(self, note: Note) -> None:
        super().__init__()
        self.note = note
        self.has_windows = True

    def open_window(self, match: Match[Any], when: int) -> None:
        fill(match, when)


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
def test_all_windows_open_and_change_nothing_by_themselves(key: str, scenario: str) -> None:
    note = Note()
    for seed in range(12):
        if seed < 3 or len({when for when, _ in note.asked}) < len(WINDOW_NAMES):
            assert story(key, scenario, seed, note) == story(key, scenario, seed, None)
    assert {when for when, _ in note.asked} == set(range(len(WINDOW_NAMES)))
    for (when, first), (again, second) in zip(note.asked[::2], note.asked[1::2], strict=True):
        assert (when, first) == (again, 1 - second)


def test_in_samurai_all_fourteen_windows_of_dragon_cards_come() -> None:
    game = GAMES.find("samurai")
    seen: set[int] = set()
    for seed in range(80):
        match = game.new("102-anegawa", seed=seed_from(seed), logging=False)
        generator = generator_for(seed_from(seed), "windows")
        while not match.over and len(seen) < len(WINDOW_KEYS):
            choice, options = match.choice(), match.options()
            if isinstance(choice, PlaysDragon):
                seen |= set(choice.windows(match.position))
            elif isinstance(choice, MovePieces):
                seen.add(OWN_MOVEMENT)
            fights = [action for action in options if game.vocabulary.text(action).startswith(("attack", "advance"))]
            chosen = fights or options
            match.apply(chosen[generator.below(len(chosen))])
    assert seen == set(range(len(WINDOW_KEYS)))
