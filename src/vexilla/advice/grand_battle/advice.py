"""Advice for Grand Battle: exact odds of shots and blows before they are declared, standing orders, who is winning."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from ...games.grand_battle.artillery.bombardment import FireFromAfar
from ...games.grand_battle.artillery.guns import targets_of
from ...games.grand_battle.asking.odds import ball_odds, fight_odds
from ...games.grand_battle.combat.duels import ChooseCombat
from ...games.grand_battle.combat.melee import DeclareRush
from ...games.grand_battle.combat.shooting import DeclareFire, possible_shooters
from ...games.grand_battle.forced.evasion import ChooseToEvade, may_evade_now
from ...games.grand_battle.position import GrandBattle
from ...kernel.chance import Generator, generator_from
from ...kernel.deed import Deed
from ...kernel.game import AnyMatch
from ...kernel.sides import SIDES
from ...players import player_named
from ...players.grand_battle.judgement import fitted
from ...players.player import Player, Sight
from ..base import Advice, Order
from ..measures import Measure
from ..story import Ledger
from .deploying import PLAN, plan
from .dice import PipsLedger
from .measures import table_measures

#: Who knows who is winning.
_JUDGEMENT: Final = fitted()
#: The computer player to whom an order may leave an answer.
_COMPUTER: Final = "steady"
#: The questions that orders answer in the enemy's turn, and which of them may be let pass.
_QUESTIONS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("evade", ("computer", "pass")),
    ("face", ("computer", "pass")),
    ("way", ("computer",)),
    ("pursuit", ("computer",)),
)


class GrandBattleAdvice(Advice):
    """The adviser of Grand Battle. Fights lie open, so it reads the position itself."""

    questions = (PLAN,)

    def ask(self, match: AnyMatch, side: int, question: Deed) -> dict[str, Any]:
        """``plan``: a sample deployment from where the side stands now."""
        return plan(match, side)

    # -- odds ------------------------------------------------------------------------------------

    def odds(self, match: AnyMatch, side: int, action: str | None = None) -> dict[str, Any] | None:
        """``{"kind": "fights", "fights": {action: {"target", "shot", "blow", "answer", "sums"}}}``.

        ``shot`` and ``blow`` have the chance of each outcome for the target, ``answer`` that of each outcome of the
        target's blow for the unit itself; None of what cannot come. ``sums`` has their terms, each with its clause.
        """
        if side not in SIDES or match.over or match.decider != side:
            return None
        found = _fights(match, side)
        if action is not None:
            found = {name: odds for name, odds in found.items() if name == action}
        return {"kind": "fights", "fights": found} if found else None

    # -- standing orders -------------------------------------------------------------------------

    def reactions(self) -> list[dict[str, Any]]:
        """Evasion, facing, ways out and pursuit while the enemy moves."""
        return [
            {
                "question": f"grb-ask-{name}",
                "title": f"advice-question-grb-{name}",
                "answers": [{"answer": answer, "title": f"advice-answer-{answer}"} for answer in answers],
                "when": [],
            }
            for name, answers in _QUESTIONS
        ]

    def is_own_turn(self, match: AnyMatch, side: int) -> bool:
        """Whether the side is the active one."""
        position: GrandBattle = match.position
        return position.active == side

    def applies(self, match: AnyMatch, side: int, order: Order) -> bool:
        """Orders have no conditions here."""
        return True

    def answer(self, match: AnyMatch, side: int, answer: str) -> str | None:
        """What the computer player does, or that the moment passes."""
        if answer == "computer":
            computer = player_named("grand_battle", _COMPUTER, generator_from(0))
            return match.text(computer.choose(Sight(match, side)))
        return self.decline(match, side)

    def decline(self, match: AnyMatch, side: int) -> str | None:
        """Let the moment pass, where that is possible."""
        passing = match.choice().passes()
        return match.text(passing) if passing >= 0 else None

    # -- the coach -------------------------------------------------------------------------------

    def rehearsing(self) -> Callable[[Generator], Player] | None:
        """The computer player that thinks least."""
        return partial(player_named, "grand_battle", _COMPUTER)

    def turn(self, match: AnyMatch) -> int:
        """As the position counts them."""
        position: GrandBattle = match.position
        return position.turn

    def measured(self, before: AnyMatch, after: AnyMatch, side: int) -> dict[Measure, float]:
        """Who is gone, flees or is worn."""
        return table_measures(before.position, after.position, side)

    # -- looking back ----------------------------------------------------------------------------

    def ledger(self) -> Ledger:
        """The ledger of the dice."""
        return PipsLedger()

    def judge(self, match: AnyMatch) -> float:
        """As a network has learnt it from battles: what both sides have left, how they stand, the fights, the time."""
        return _JUDGEMENT.chance(match.position)


# -- odds as JSON --------------------------------------------------------------------------------


def _fights(match: AnyMatch, side: int) -> dict[str, Any]:
    """By action: the odds of what it would begin."""
    choice = match.choice()
    position: GrandBattle = match.position
    ids = position.roster.ids
    found: dict[str, Any] = {}
    if isinstance(choice, DeclareFire | DeclareRush):
        unit, enemy = position.fighters[side], position.fighters[1 - side]
        if isinstance(choice, DeclareRush):
            return {"rush": fight_odds(position, unit, enemy, rushes=True)}
        for shooter in possible_shooters(position, unit, enemy):
            found[f"shoot {ids[shooter]} -> {ids[enemy]}"] = fight_odds(position, unit, enemy, shooter)
    elif isinstance(choice, ChooseCombat):
        for unit in position.to_fight:
            found[f"fight {ids[unit]}"] = fight_odds(position, unit, position.duels[unit])
    elif isinstance(choice, ChooseToEvade):
        for unit in may_evade_now(position, side, choice.moment):
            enemy = position.contacts_of(unit)[0].opponent(unit)
            found[f"evade {ids[unit]}"] = fight_odds(position, unit, enemy)
    elif isinstance(choice, FireFromAfar):
        for battery in position.batteries:
            for target in targets_of(position, battery):
                found[f"shoot {ids[battery]} -> {ids[target]}"] = ball_odds(position, battery, target, [])
    return found
