"""Camps assaulted and bombarded at random: it ends, nothing stands on anything, and it can be written down anywhere."""

from __future__ import annotations

from grand_battle.test_grb_12_assault import camp
from vexilla.games.grand_battle.actions import STREAMS
from vexilla.games.grand_battle.artillery.bombardment import ARTILLERY_PHASE
from vexilla.games.grand_battle.camps.looting import END_LOOTING
from vexilla.games.grand_battle.camps.spoils import SETTLE_SPOILS
from vexilla.games.grand_battle.combat.phase import COMBAT_PHASE
from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.position import COMBAT, OF_A_TURN
from vexilla.games.grand_battle.text import read, write
from vexilla.games.grand_battle.touch import renew_contacts
from vexilla.kernel.chance import generator_from
from vexilla.kernel.deed import Deed
from vexilla.kernel.match import Match
from vexilla.kernel.sides import NOBODY
from vexilla.kernel.source import dreaming

KINDS = ("barricade", "fortified", "ordinary", "baggage")
ASSAILANTS = ("varangians", "longbow", "burg-pike", "elephant-indian", "ghazis")
GARRISON = ("hoplites", "longbow", "varangians")


def siege(number: int) -> str:
    """A camp with some garrison, assailants at its sections or its servants, and guns on both sides."""
    generator = generator_from(number)
    kind = KINDS[number % len(KINDS)]
    lines = ["year: 1600", "bottom terror: artillery", "bottom general: one with a0 command 2 leadership 1"]
    if kind in ("barricade", "fortified"):
        lines.append(camp(kind))
        for place in range(3):
            who = ASSAILANTS[generator.below(len(ASSAILANTS))]
            lines.append(f"bottom a{place}: {who} at {52 + 8 * place}:36 heading 0 disorder {generator.below(2)}")
            if generator.below(3) == 0:
                lines.append(f"top g{place}: {GARRISON[generator.below(3)]} at {52 + 8 * place}:36 heading 180")
    else:
        lines.append(f"top camp: {kind} at 60:36 heading 180")
        front = 43 if kind == "ordinary" else 36
        lines.append(f"bottom a0: {ASSAILANTS[generator.below(len(ASSAILANTS))]} at 60:{front} heading 0")
        lines.append("top g0: hoplites at 80:46 heading 180")
    lines += ["bottom b0: h-cannon at 20:44 heading 90", "bottom b1: l-cannon at 30:30 heading 70"]
    lines += ["top t0: h-cannon at 42:60 heading 225 losses 1", "batteries: b0 b1"]
    return "\n".join(lines)


def test_random_sieges_end_and_can_be_written_at_every_decision() -> None:
    deeds: set[str] = set()
    lost = 0
    for number in range(40):
        generator = generator_from(500 + number)
        position = read(siege(number))[0]
        position.phase = COMBAT
        renew_contacts(position)
        for _ in range(4):
            steps = [SETTLE_SPOILS, COMBAT_PHASE, ARTILLERY_PHASE, END_LOOTING]
            match = Match(GAME, position, [*steps], dreaming(generator, len(STREAMS)))
            match.run()
            while match.decider != NOBODY:
                before = write(match)
                again, to_do = read(before, position)
                assert again.canonical() == match.position.canonical()
                assert [step.label() for step in to_do] == [step.label() for step in match.agenda[::-1]]
                action = match.sample(generator)
                assert match.refusal(action) is None
                copy = match.clone()
                copy.enact(action)
                assert write(match) == before
                deeds.add(action.form.word if isinstance(action, Deed) else match.text(action))
                match.take(action)
            position = match.position
            assert position.faults() == []
            assert (position.bombarding, position.bombarded, position.captured) == ([], -1, -1)
            position.marks = [marks & ~OF_A_TURN for marks in position.marks]
            position.active = 1 - position.active
            position.turn += 1
            guns = ("b0", "b1") if position.active == 0 else ("t0",)
            position.batteries = [position.roster.numbers[gun] for gun in guns]
        lost += position.camp_lost[1]
    assert lost > 5
    assert {"shoot", "done", "cross", "support", "fight", "rush"} <= deeds
