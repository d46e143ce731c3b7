"""One table says what dice do in a strike; all throws, played by the real steps, prove it, and everyone reads it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from vexilla.advice.commands_colors.dice import expected
from vexilla.games import GAMES
from vexilla.games.commands_colors.faces import AGAIN, FLAGGED, HIT, outcomes
from vexilla.games.commands_colors.odds import strike_odds
from vexilla.games.commands_colors.position import Battle
from vexilla.games.commands_colors.rolls import DIE_SIDES, faces_of
from vexilla.games.commands_colors.roster import LOST
from vexilla.games.commands_colors.strike import HITS, StrikeRoll
from vexilla.games.samurai.position import Samurai
from vexilla.kernel.chance import generator_for, seed_from
from vexilla.kernel.match import Match
from vexilla.kernel.sides import CHANCE
from vexilla.kernel.source import Asking
from vexilla.kernel.step import Chance
from vexilla.players.ancients import chances as ancients_chances
from vexilla.players.napoleonics import chances as napoleonics_chances
from vexilla.players.samurai import chances as samurai_chances

#: Blocks lost (or a leader, as one) and flags that count, with their chance.
Ends = dict[tuple[int, int], Fraction]
#: What a bold player does whenever he may.
BOLD = ("attack", "battle-back", "first-strike", "support", "inspire", "dragon")
#: Strikes with more dice are left out: their throws are too many to be played one by one.
MOST_DICE = 6


def strikes(key: str, scenario: str, seed: int, number: int) -> list[Match[Any]]:
    """So many moments of a random match at which the dice of a strike are about to be rolled."""
    game = GAMES.find(key)
    match = game.new(scenario, seed=seed_from(seed), source=Asking(), logging=False)
    generator = generator_for(seed_from(seed), "strikes")
    found: list[Match[Any]] = []
    while not match.over and len(found) < number:
        choice = match.choice()
        options = match.options()
        if match.decider == CHANCE:
            if isinstance(choice, StrikeRoll) and not any(match.position.faces) and choice.dice <= MOST_DICE:
                found.append(match.clone())
            assert isinstance(choice, Chance)
            match.apply(choice.sample(match, generator))
            continue
        texts = {action: game.vocabulary.text(action).split()[0] for action in options}
        bold = [action for action in options if texts[action] in BOLD]
        chosen = bold or options
        match.apply(chosen[generator.below(len(chosen))])
    return found


def played_out(match: Match[Any]) -> Ends:
    """Every throw of the strike a match waits at, by the real steps: the roll, what is rolled again, the hits."""
    start = Match(match.game, match.position.clone(), [match.choice(), HITS], Asking(), False)
    start.run()
    ends: Ends = {}
    _play(start, Fraction(1), ends, match.position)
    return ends


def _play(match: Match[Any], chance: Fraction, ends: Ends, before: Battle) -> None:
    choice = match.choice() if match.decider == CHANCE else None
    if not isinstance(choice, StrikeRoll):
        position = match.position
        struck = before.struck()
        if struck < 0:
            end = (1 if position.leader_hex[before.quarry] == LOST else 0, 0)
        else:
            lost = before.blocks[struck] - position.blocks[struck]
            end = (lost, position.flags if position.blocks[struck] else 0)
        ends[end] = ends.get(end, Fraction(0)) + chance
        return
    if match.position.struck() >= 0:
        table = match.position.rules.faces_of_strike(match.position)
        if table.hits(match.position.faces) >= before.blocks[before.struck()]:
            # Whatever falls now, the unit is gone.
            gone = (before.blocks[before.struck()], 0)
            ends[gone] = ends.get(gone, Fraction(0)) + chance
            return
    whole = DIE_SIDES**choice.dice
    for action in match.options():
        after = match.clone()
        after.apply(action)
        _play(after, chance * Fraction(choice.weight(match, action), whole), ends, before)


def blow_of(position: Any) -> list[float]:
    """The chances of so many blocks lost, as the computer player of the game reckons."""
    struck = position.struck()
    blocks = position.blocks[struck]
    faces, dice = position.rules.faces_of_strike(position), position.rules.strike_dice(position)
    if type(position).__name__ == "Ancients":
        left = ancients_chances.blow(dice, faces, blocks, ancients_chances.MOST_FLAGS).left
        return [left[blocks - lost] for lost in range(blocks + 1)]
    if isinstance(position, Samurai):
        most = samurai_chances
        struck_so = most.blow(dice, faces, blocks, most.MOST_IGNORED, most.MOST_ROOM, position.is_inspired)
        return [struck_so.stays[blocks - lost] + struck_so.moved[blocks - lost] for lost in range(blocks + 1)]
    what = napoleonics_chances.blow(
        dice, faces, blocks, napoleonics_chances.MOST_IGNORED, 1, napoleonics_chances.MOST_ROOM
    )
    return [what.stays[blocks - lost] + what.moved[blocks - lost] for lost in range(blocks + 1)]


@pytest.mark.parametrize(
    ("key", "scenario", "seed"),
    [
        ("ancients", "015-zama", 1),
        ("ancients", "118-beneventum", 2),
        ("ancients", "123-indus", 3),
        ("ancients", "010-castulo", 4),
        ("napoleonics", "014-quatre-bras", 1),
        ("napoleonics", "015-waterloo", 2),
        ("napoleonics", "004-corunna", 3),
        ("samurai", "001-first-skirmish", 1),
        ("samurai", "101-nagashino", 2),
        ("samurai", "006-fourth-kawanakajima-5", 3),
    ],
)
def test_the_table_is_what_all_throws_of_the_real_steps_do(key: str, scenario: str, seed: int) -> None:
    moments = strikes(key, scenario, seed, 12)
    assert len(moments) == 12
    for match in moments:
        position = match.position
        rules = position.rules
        roll = match.choice()
        assert isinstance(roll, StrikeRoll)
        added = roll.dice - rules.strike_dice(position)
        if not has_added_dice(position):
            assert added == 0, "dice counted line by line are those that odds count at once"
        struck = position.struck()
        blocks = position.blocks[struck] if struck >= 0 else 1
        table = rules.faces_of_strike(position)
        ends = played_out(match)
        assert ends == {(each.hits, each.flags): each.chance for each in outcomes(table, roll.dice, blocks)}
        hits = [
            sum((c for (lost, _), c in ends.items() if lost == number), Fraction(0)) for number in range(blocks + 1)
        ]
        assert expected(position, roll.dice) == pytest.approx(sum(number * each for number, each in enumerate(hits)))
        if added == 0:
            assert strike_odds(position.clone()).hits == hits
        if added == 0 and struck >= 0:
            assert blow_of(position) == pytest.approx([float(each) for each in hits])
        told_as_it_falls(match, roll, blocks)


def has_added_dice(position: Any) -> bool:
    """Whether a decision before the roll may have changed the dice: inspiration or a Dragon card."""
    return isinstance(position, Samurai) and (position.is_inspired or any(position.at_work))


def told_as_it_falls(match: Match[Any], roll: StrikeRoll[Any], blocks: int) -> None:
    """The event of a throw says of each die what it does."""
    rules = match.position.rules
    for action in match.options():
        told = Match(match.game, match.position.clone(), [roll], Asking(), True)
        told.run()
        told.apply(action)
        (event,) = told.log
        dice = faces_of(action - rules.verbs.roll[roll.dice], roll.dice, len(rules.faces))
        assert event.arguments["dice"] == [rules.faces[face] for face in dice]
        counted = event.arguments["counted"]
        assert isinstance(counted, list)
        words = [str(word) for word in counted]
        assert len(words) == len(dice)
        table = rules.faces_of_strike(told.position)
        scored = table.hits(told.position.faces)
        assert words.count(HIT) + words.count(AGAIN) == scored
        flags = table.flags(told.position.faces) if scored < blocks else 0
        assert words.count(FLAGGED) == flags
