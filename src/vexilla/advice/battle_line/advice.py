"""Advice for Battle Line: what flags can become, why a claim does not hold, the luck of the draw, who is winning."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import exp, log
from typing import Any, Final

from ...games.battle_line.actions import CLAIM_VERB, DEAL, PLAY_VERB
from ...games.battle_line.cards import TROOP_PILE, VALUES
from ...games.battle_line.drawing import TurnUp
from ...games.battle_line.legality import forbids_claim, refuse_claim
from ...games.battle_line.odds import FlagOdds, odds_from_view
from ...games.battle_line.position import BattleLine
from ...kernel.chance import Generator
from ...kernel.game import AnyMatch
from ...kernel.refusal import UnknownAction
from ...kernel.sides import BOTTOM, SIDE_NAMES, SIDES, TOP
from ...players import player_named
from ...players.battle_line.judgement import Judgement, outcomes
from ...players.battle_line.weights import STEADY
from ...players.player import Player
from ..base import Advice
from ..measures import Measure
from ..story import Ledger, Moment
from .laying import laid, shown_formation
from .measures import flag_measures

#: What both sides' own judgements, taken together, must be stretched by to fit 400 games of ``steady`` against itself.
SCALE: Final = 1.35
#: Nobody is surer than this before the end.
_SUREST: Final = 0.9995
#: By how many points a game of a series is won, about.
_MARGIN: Final = 2
#: More turns than any game has.
_MOST_TURNS: Final = 1_000
#: Who plays on where the coach looks what a decision leads to.
_COMPUTER: Final = "steady"
_TABLE: Final = outcomes(STEADY.row_before_five)


class BattleLineAdvice(Advice):
    """The adviser of Battle Line. It reads views wherever hands matter."""

    def odds(self, match: AnyMatch, side: int, action: str | None = None) -> dict[str, Any] | None:
        """``{"kind": "flags", "unseen": cards, "flags": [{"flag", "own", "theirs", "outs", "proof"} …]}``.

        ``own`` and ``theirs`` are the strongest formations that can still be reached; ``proof`` says why a complete
        formation cannot claim yet, with the counter-example, unless claims are unaided. An action limits it to the
        flag that it names.
        """
        if side not in SIDES or match.over:
            return None
        unseen, flags = odds_from_view(match.view(side), SIDE_NAMES[side])
        wanted = _flag_of(match, action) if action is not None else None
        if action is not None and wanted is None:
            return None
        shown = [_shown(match.position, side, odds) for odds in flags if wanted is None or odds.flag == wanted]
        return {"kind": "flags", "unseen": unseen, "flags": shown} if shown else None

    def study(self, match: AnyMatch, side: int, question: str) -> dict[str, Any] | None:
        """``card CARD``: what a card that the side holds would make at each flag (see :mod:`.laying`)."""
        return laid(match.position, side, question)

    def ledger(self) -> Ledger:
        """The ledger of the cards."""
        return CardLedger()

    def rehearsing(self) -> Callable[[Generator], Player] | None:
        """The quick one of the computer players."""
        return partial(player_named, "battle_line", _COMPUTER)

    def turn(self, match: AnyMatch) -> int:
        """As the position counts them, over all games of a series."""
        position: BattleLine = match.position
        return _MOST_TURNS * position.game_number + position.turn

    def measured(self, before: AnyMatch, after: AnyMatch, side: int) -> dict[Measure, float]:
        """The chances at the flags, as long as it is the same game of a series."""
        is_same = before.position.game_number == after.position.game_number
        return flag_measures(after.position, side) if is_same else {}

    def judge(self, match: AnyMatch) -> float:
        """Between what the two sides think of it, each by its own cards."""
        position: BattleLine = match.position
        bottom, top = (_own_chance(position, side) for side in SIDES)
        chance = min(_SUREST, max(1.0 - _SUREST, (bottom + 1.0 - top) / 2.0))
        chance = 1.0 / (1.0 + exp(-SCALE * log(chance / (1.0 - chance))))
        return self.overall(match, chance)

    def overall(self, match: AnyMatch, chance: float) -> float:
        """The chance to win the series."""
        position: BattleLine = match.position
        return series_chance(chance, position.points[BOTTOM] - position.points[TOP], games_left(position))


def _own_chance(position: BattleLine, side: int) -> float:
    judgement = Judgement(position, side, STEADY, _TABLE)
    return judgement.game_chance(judgement.now())


def games_left(position: BattleLine) -> int:
    """How many games of the series come after this one."""
    return position.settings.series - position.game_number


def series_chance(chance: float, lead: int, left: int) -> float:
    """The chance to win a series, with this game won by a chance and the others as likely as not."""
    if left == 0 and lead == 0:
        return chance
    total = 0.0
    for lead_after, part in ((lead + _MARGIN, chance), (lead - _MARGIN, 1.0 - chance)):
        if left:
            total += part * series_chance(0.5, lead_after, left - 1)
        else:
            total += part * (0.5 if lead_after == 0 else 1.0 if lead_after > 0 else 0.0)
    return total


# -- odds ----------------------------------------------------------------------------------------


def _flag_of(match: AnyMatch, action: str) -> int | None:
    """The number of the flag an action is about; None if it is about none."""
    try:
        number = match.action(action)
    except UnknownAction:
        return None
    if PLAY_VERB.has(number):
        return PLAY_VERB.value(number) + 1
    return CLAIM_VERB.value(number) + 1 if CLAIM_VERB.has(number) else None


def _shown(position: BattleLine, side: int, odds: FlagOdds) -> dict[str, Any]:
    return {
        "flag": odds.flag,
        "own": shown_formation(odds.own, odds.own_is_complete),
        "theirs": shown_formation(odds.theirs, odds.they_are_complete),
        "outs": [
            {
                "kind": out.kind,
                "drawable": out.drawable,
                "held": out.held,
                "chance": len(out.drawable) / odds.unseen if odds.unseen else 0.0,
            }
            for out in odds.outs
        ],
        # Who plays without aid finds his proofs himself.
        "proof": _proof(position, side, odds.flag - 1) if odds.own_is_complete and position.settings.aided else None,
    }


def _proof(position: BattleLine, side: int, flag: int) -> dict[str, Any]:
    """Whether a claim would hold, and if not, what refutes it: from the cards that lie open."""
    clause = forbids_claim(position, side, flag)
    if clause is None:
        return {"holds": True}
    refusal = refuse_claim(position, side, flag, clause)
    return {
        "holds": False,
        "clause": refusal.clause,
        "reason": refusal.reason,
        "arguments": dict(refusal.arguments),
    }


# -- luck ----------------------------------------------------------------------------------------


class _Account:
    """One side's cards."""

    def __init__(self) -> None:
        self.cards = 0
        self.tactics = 0
        self.values: Final = [0] * VALUES
        self.expected = 0.0
        self.actual = 0
        self.series: Final[list[list[float]]] = []

    def shown(self) -> dict[str, Any]:
        """As JSON; ``expected`` and ``actual`` are sums of values."""
        return {
            "rolls": self.cards,
            "faces": {str(value + 1): count for value, count in enumerate(self.values)},
            "tactics": self.tactics,
            "expected": round(self.expected, 4),
            "actual": self.actual,
            "series": self.series,
        }


class CardLedger(Ledger):
    """The values of the Troop cards that chance gave, against the average of all that the drawer could not see."""

    def __init__(self) -> None:
        self._accounts: Final = [_Account() for _ in SIDES]

    def note(self, moment: Moment) -> None:
        """Take down a card that is dealt or drawn."""
        draw = moment.match.choice()
        if not isinstance(draw, TurnUp):
            return
        account = self._accounts[draw.taker]
        if draw.stream != TROOP_PILE:
            account.tactics += 1
            return
        unknown = unknown_troops(moment.match.position, draw.taker)
        value = (moment.outcome() - DEAL) % VALUES
        account.cards += 1
        account.values[value] += 1
        account.expected += sum(card % VALUES + 1 for card in unknown) / len(unknown)
        account.actual += value + 1
        account.series.append([moment.step, round(account.expected, 4), account.actual])

    def result(self, eyes: int | None) -> dict[str, Any]:
        """Both sides' cards; while the game goes on each side knows only its own."""
        sides = [side for side in SIDES if eyes is None or eyes == side]
        return {"kind": "cards", "sides": {SIDE_NAMES[side]: self._accounts[side].shown() for side in sides}}


def unknown_troops(position: BattleLine, side: int) -> list[int]:
    """The Troop cards of which a side cannot know whether they are in the pile or in the other's hand."""
    hand = position.troops_in_hand[1 - side]
    return position.piles[TROOP_PILE].below + [card for card in hand if not position.is_known(1 - side, card, side)]
