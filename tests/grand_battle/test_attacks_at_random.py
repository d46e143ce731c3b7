"""Attacks at random: they end, nobody stands on anybody, and they can be written down at every decision."""

from __future__ import annotations

from vexilla.games.grand_battle.actions import STREAMS
from vexilla.games.grand_battle.attacks.orders import begin_attack
from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.geometry.dressing import groups
from vexilla.games.grand_battle.position import GrandBattle
from vexilla.games.grand_battle.text import read, write, write_position
from vexilla.kernel.chance import Generator, generator_from
from vexilla.kernel.deed import Deed
from vexilla.kernel.match import Match
from vexilla.kernel.sides import NOBODY
from vexilla.kernel.source import dreaming

BOTTOM = ("hoplites", "skirm-sling", "companions", "ghazis", "varangians", "chariot-celtic", "elephant-indian")
TOP = ("legion-4", "skirm-javelin", "phalanx", "parthian-archers", "scythed", "bolt", "varangians")
GROUNDS = ("broken", "forest", "lake", "ditch", "stream")


def battlefield(number: int) -> GrandBattle:
    """Two lines before each other, more or less in order, with gaps, a reserve, a section and a piece of ground."""
    generator = generator_from(number)
    below = generator.below
    kind = GROUNDS[below(len(GROUNDS))]
    x, y = 20 + below(50), 28 + below(14)
    lines = ["table: 120 90", f"ground g: {kind} {x}:{y} {x}:{y + 6} {x + 20}:{y + 6} {x + 20}:{y}"]
    for place in range(5):
        first = BOTTOM[below(len(BOTTOM))] if place % 2 else BOTTOM[0]
        lines.append(f"bottom b{place}: {first} at {36 + 8 * place}:26 heading 0")
        second = TOP[below(len(TOP))]
        aside, angle = below(3000) / 1000 + 14 * place, 180 + below(90) - 45
        lines.append(f"top t{place}: {second} at {26 + aside:.3f}:{34 + below(3000) / 1000:.3f} heading {angle}")
    lines.append(f"bottom light: skirm-bow at {40 + below(20)}:28.5 heading 0")
    lines.append("top section: s1 barricade at 96:34 heading 180")
    lines.append("top t9: hoplites at 96:34 heading 180")
    return read("\n".join(lines))[0]


def orders(position: GrandBattle, generator: Generator) -> list[int]:
    units = position.units_of(0)
    found = groups([position.bases[unit] for unit in units])
    group = found[generator.below(len(found))]
    return [units[number] for number in group] if generator.below(3) else [units[group[0]]]


def test_random_attacks_end_well_and_can_be_written_at_every_decision() -> None:
    questions: dict[str, int] = {}
    reached = 0
    for number in range(60):
        generator = generator_from(500 + number)
        position = battlefield(number)
        if position.faults():
            continue
        match = Match(GAME, position, [], dreaming(generator, len(STREAMS)))
        begin_attack(match, orders(position, generator))
        match.run()
        while match.decider != NOBODY:
            before = write(match)
            again, to_do = read(before, GAME)
            assert write_position(again) == write_position(match.position)
            assert len(to_do) == len(match.agenda)
            question = match.choice().question()
            questions[question] = questions.get(question, 0) + 1
            action = match.sample(generator)
            if isinstance(action, Deed):
                match.perform(action)
            else:
                match.apply(action)
            assert write(match) != before
        assert match.position.faults() == [], number
        assert (match.position.attack, match.position.displaced) == ([], [])
        reached += len(match.position.contacts)
    assert questions["grb-ask-attack"] > 20
    assert reached > 20
