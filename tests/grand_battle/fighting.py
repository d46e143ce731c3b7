"""Fights for tests: a written position, dice by purpose, and the phase of combat played through by deeds."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import dedent

from vexilla.games.grand_battle.actions import FIRST_PIP, STREAMS
from vexilla.games.grand_battle.combat.phase import COMBAT_PHASE
from vexilla.games.grand_battle.combat.terms import Term
from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.geometry.numbers import DEGREE, STEP
from vexilla.games.grand_battle.position import COMBAT, PLACE_KEYS, GrandBattle
from vexilla.games.grand_battle.text import read
from vexilla.games.grand_battle.touch import renew_contacts
from vexilla.kernel.event import Event
from vexilla.kernel.match import Match
from vexilla.kernel.refusal import IllegalAction
from vexilla.kernel.sides import SIDE_NAMES
from vexilla.kernel.source import Scripted
from vexilla.kernel.step import Step


def _pursuits(position: GrandBattle) -> list[str]:
    ids = [position.roster.ids[unit] for unit in position.pursuers]
    return [f"{word} {id_}" for id_ in ids for word in ("stay", "pursue")]


#: What is tried in answer to a question, the first legal one counts.
ANSWERS: dict[str, Callable[[GrandBattle], list[str]]] = {
    "grb-ask-evade": lambda position: ["pass"],
    "grb-ask-way": lambda position: ["away", "home", "between"],
    "grb-ask-pursuit": _pursuits,
}


class Fight:
    """A fight under way; dice are given by purpose, in the order in which they are rolled.

    Unless everything is to be asked, the questions of chapter 7 are answered as they come: nobody evades, who must
    leave goes away from the threat, and only those pursue who have to.
    """

    asks_all = False

    def __init__(self, text: str, steps: Step[GrandBattle] = COMBAT_PHASE, /, **dice: str) -> None:
        position = read(dedent(text))[0]
        renew_contacts(position)
        position.phase = COMBAT
        scripts = [
            [FIRST_PIP[stream] + int(pips) - 1 for pips in dice.get(name.replace("-", "_"), "")]
            for stream, name in enumerate(STREAMS)
        ]
        self.match = Match(GAME, position, [steps], Scripted(scripts, None))
        self.match.run()
        self._answer()

    def _answer(self) -> None:
        while not self.asks_all and not self.match.over and self.match.choice().question() in ANSWERS:
            for line in ANSWERS[self.match.choice().question()](self.position):
                if self.why_not(line) == "":
                    self.match.act(line)
                    break

    @property
    def position(self) -> GrandBattle:
        return self.match.position

    def unit(self, id_: str) -> int:
        return self.position.roster.numbers[id_]

    def play(self, *lines: str) -> Fight:
        """Do what is said, one decision after the other."""
        for line in lines:
            self.match.act(line)
            self._answer()
        return self

    def why_not(self, line: str) -> str:
        """The clause that forbids it now; empty if nothing does."""
        try:
            self.match.clone().act(line)
        except IllegalAction as problem:
            return problem.refusal.clause
        return ""

    def asked(self) -> str:
        """The question now, with whom it is for; empty when the phase is over."""
        if self.match.over:
            return ""
        return f"{SIDE_NAMES[self.match.decider]} {self.match.choice().question()}"

    def events(self, name: str) -> list[Event]:
        return [event for event in self.match.log if event.name == name]

    def told(self, name: str, *arguments: str) -> list[tuple[object, ...]]:
        """Some arguments of the events of a name."""
        return [tuple([event.arguments[argument] for argument in arguments]) for event in self.events(name)]

    def outcomes(self) -> list[tuple[object, ...]]:
        """Who got which outcome, in the order in which they were told."""
        return self.told("grb-outcome", "unit", "outcome")

    def totals(self) -> dict[str, object]:
        """The totals with their dice, in halves, by unit and sum."""
        return {f"{e.arguments['unit']} {e.arguments['sum']}": e.arguments["total"] for e in self.events("grb-sum")}

    def at(self, id_: str) -> tuple[float, float, float]:
        """Where a unit is, in steps and degrees."""
        base = self.position.bases[self.unit(id_)]
        return base.x / STEP, base.y / STEP, base.heading / DEGREE

    def place(self, id_: str) -> str:
        return PLACE_KEYS[self.position.places[self.unit(id_)]]

    def state(self, id_: str) -> tuple[int, int, int]:
        """Strength left, figures lost (of both bases), points of disorder."""
        position, unit = self.position, self.unit(id_)
        lost = position.losses[unit] + position.shooter_losses[unit]
        return position.vitality_of(unit), lost, position.disorder_of(unit)


class OpenFight(Fight):
    """A fight in which everything is asked."""

    asks_all = True


def points(terms: list[Term]) -> dict[str, float]:
    """Terms by name, in whole points."""
    found: dict[str, float] = {}
    for term in terms:
        found[term.key] = found.get(term.key, 0) + term.value / 2
    return found
