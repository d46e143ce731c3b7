"""Phases of combat played at random: they end, change nothing that a clone shares, and can be written down anywhere."""

from __future__ import annotations

from vexilla.games.grand_battle.actions import STREAMS
from vexilla.games.grand_battle.combat.phase import COMBAT_PHASE
from vexilla.games.grand_battle.forced.rally import REMOVE_ROUTED, RETURN_TO_TABLE, STOP_FLEEING
from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.position import COMBAT
from vexilla.games.grand_battle.text import read, write_position
from vexilla.games.grand_battle.touch import renew_contacts
from vexilla.kernel.chance import generator_from
from vexilla.kernel.deed import Deed
from vexilla.kernel.match import Match
from vexilla.kernel.sides import NOBODY
from vexilla.kernel.source import dreaming

BOTTOM = ("hoplites", "longbow", "skirm-sling", "knights-15c", "elephant-indian", "ghazis", "tercio", "l-cannon")
TOP = (
    "legion-4",
    "skirm-javelin",
    "swiss-block",
    "parthian-archers",
    "swedish-brigade",
    "scythed",
    "bolt",
    "companions",
)


def line_up(number: int) -> str:
    """Two lines against each other, one a little aside, with a flank attack and a hill."""
    generator = generator_from(number)
    aside = generator.below(9)
    lines = ["year: 1600", "bottom terror: elephants artillery", "top terror: elephants"]
    lines += ["ground slope: hill-gentle of knoll 40:40 80:40 80:60 40:60", "hill knoll: 60:50"]
    for place in range(4):
        first, second = BOTTOM[generator.below(len(BOTTOM))], TOP[generator.below(len(TOP))]
        lines.append(f"bottom b{place}: {first} at {40 + 8 * place}:40 heading 0 disorder {generator.below(2)}")
        lines.append(f"top t{place}: {second} at {40 + aside + 8 * place}:40 heading 180 losses {generator.below(2)}")
    lines.append(f"bottom flank: longbow at {68 + aside}:41 heading 270")
    lines.append("bottom general: one with b0 command 1 leadership 1")
    lines.append("top general: two with t3 command 2 leadership 2")
    return "\n".join(lines)


def test_random_combats_end_and_can_be_written_at_every_decision() -> None:
    decisions = 0
    deeds = set()
    for number in range(25):
        generator = generator_from(1000 + number)
        position = read(line_up(number))[0]
        renew_contacts(position)
        position.phase = COMBAT
        for _ in range(2):
            steps = [COMBAT_PHASE, STOP_FLEEING, RETURN_TO_TABLE, REMOVE_ROUTED]
            match = Match(GAME, position, steps, dreaming(generator, len(STREAMS)))
            match.run()
            while match.decider != NOBODY:
                before = write_position(match.position)
                assert write_position(read(before)[0]) == before
                assert match.position.faults() == []
                action = match.sample(generator)
                assert match.refusal(action) is None
                copy = match.clone()
                copy.enact(action)
                assert write_position(match.position) == before
                deeds.add(action.form.word if isinstance(action, Deed) else match.text(action))
                match.take(action)
                decisions += 1
            position = match.position
            assert position.faults() == []
            assert position.fighters == [-1, -1]
            for unit, enemy in enumerate(position.duels):
                assert enemy == -1 or position.duels[enemy] == unit
            position.active = 1 - position.active
            position.turn += 1
    assert decisions > 200
    fought = {"lead", "fight", "shoot", "decline", "rush", "face", "pass"}
    left = {"evade", "away", "home", "pursue", "stay", "test"}
    assert fought | left <= deeds
