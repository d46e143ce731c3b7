"""The player ``steady``: looks at every option once and takes the one after which the table looks best."""

from __future__ import annotations

from typing import Final

from ...games.battle_line.actions import (
    CHOOSE,
    CLAIM,
    DISCARD,
    DISCARD_CARD,
    DISCARD_CARD_VERB,
    DONE,
    DRAW,
    MOVE,
    PASS,
    PLAY_GUILE,
    PLAY_VERB,
    RETURN,
    VOCABULARY,
)
from ...games.battle_line.cards import (
    DESERTER,
    FIRST_GUILE,
    REDEPLOY,
    SCOUT,
    TACTICS_PILE,
    TROOP_PILE,
    TROOPS,
    VALUES,
)
from ...games.battle_line.formation import BIT
from ...games.battle_line.guile import Deserter, Redeploy, RedeployTo, TraitorTo
from ...games.battle_line.position import BattleLine
from ...kernel.chance import Generator
from ...kernel.game import AnyMatch
from ..player import Sight, seed_of
from .judgement import Judgement, outcomes
from .ruses import Ruse, best_deserter, best_redeploy, best_traitor, worst_fourth
from .weights import STEADY, Weights


class SteadyPlayer:
    """Plays a sound game: builds what the odds favour, fights for the flags that matter, wastes no tactics."""

    def __init__(self, generator: Generator, weights: Weights = STEADY) -> None:
        self.name = "steady"
        self.seed: Final = seed_of(generator)
        self.weights: Final = weights
        self._table: Final = outcomes(weights.row_before_five)

    def choose(self, sight: Sight) -> int:
        """The best option of whatever decision this is."""
        options = sight.options()
        if len(options) == 1:
            return options[0]
        match = sight.imagine(Generator(self.seed))
        position: BattleLine = match.position
        side = sight.side
        word = VOCABULARY.known(options[0]).word
        if word in ("claim", "done"):
            return choose_claim(position, side, options)
        judgement = self.judgement_of(position, side)
        if word in ("play", "pass"):
            return self.choose_play(judgement, options)
        if word == "draw":
            return self.choose_draw(position, side)
        if word == "return":
            return self.choose_return(judgement, options)
        return choose_target(match, judgement, options)

    def judgement_of(self, position: BattleLine, side: int) -> Judgement:
        """How things look to a side."""
        return Judgement(position, side, self.weights, self._table)

    def choose_play(self, judgement: Judgement, options: list[int]) -> int:
        """The card and flag after which the game looks best, less what the card would be worth later."""
        values = self.values(judgement, options)
        return options[values.index(max(values))]

    def values(self, judgement: Judgement, options: list[int]) -> list[float]:
        """How the game looks after each card and flag."""
        values: list[float] = []
        played = -1
        chances: list[float] = []
        price = 0.0
        for action in options:
            if not PLAY_VERB.has(action):
                value = self.value_without_placing(judgement, action)
            else:
                card, flag = PLAY_VERB.values(action)
                if card != played:
                    played = card
                    hand, seen = judgement.after_playing(card)
                    chances = judgement.flag_chances(hand, seen)
                    price = self.weights.prices[card - TROOPS] if card >= TROOPS else 0.0
                before = chances[flag]
                chances[flag] = judgement.chance_with(card, flag)
                value = judgement.game_chance(chances) - price
                chances[flag] = before
            values.append(value)
        return values

    def value_without_placing(self, judgement: Judgement, action: int) -> float:
        """What a Guile card would bring, or passing."""
        if action == PASS:
            return judgement.game_chance(judgement.now())
        card = action - PLAY_GUILE + FIRST_GUILE
        price = self.weights.prices[card - TROOPS]
        if card == SCOUT:
            return judgement.game_chance(judgement.now()) + self.weights.scout_gain - price
        if card == REDEPLOY:
            return best_redeploy(judgement, -1).value - price
        if card == DESERTER:
            return best_deserter(judgement).value - price
        return best_traitor(judgement, -1).value - price

    def choose_draw(self, position: BattleLine, side: int) -> int:
        """Troops, unless a Tactics card could be played and there is none in hand."""
        troops = position.piles[TROOP_PILE].size()
        wanted = (
            len(position.tactics_in_hand[side]) < self.weights.tactics_wanted
            and position.turn >= self.weights.tactics_turn
            and position.tactics_played[side] <= position.tactics_played[1 - side]
        )
        if position.piles[TACTICS_PILE].size() and (wanted or not troops):
            return DRAW + TACTICS_PILE
        return DRAW + TROOP_PILE

    def choose_return(self, judgement: Judgement, options: list[int]) -> int:
        """The card that will be missed least."""
        best = options[0]
        best_value = -1.0
        for action in options:
            card = action - RETURN
            if card < TROOPS:
                hand = judgement.hand & ~BIT[card]
                value = judgement.game_chance(judgement.flag_chances(hand, judgement.position.seen))
                # Of cards that fit nowhere yet the higher ones promise more.
                value -= self.weights.value_worth * (card % VALUES)
            else:
                value = judgement.game_chance(judgement.now()) - self.weights.prices[card - TROOPS]
            if value > best_value:
                best_value = value
                best = action
        return best


def choose_claim(position: BattleLine, side: int, options: list[int]) -> int:
    """Any claim that holds; it never pays to wait."""
    for action in options:
        if action != DONE and position.beats(side, action - CLAIM):
            return action
    return DONE


def choose_target(match: AnyMatch, judgement: Judgement, options: list[int]) -> int:
    """What a Guile card shall work on, where a card shall go, or which one has to leave."""
    choice = match.choice()
    if DISCARD_CARD_VERB.has(options[0]):
        return DISCARD_CARD + worst_fourth(judgement, [action - DISCARD_CARD for action in options])
    if isinstance(choice, Deserter):
        return CHOOSE + best_deserter(judgement).card
    if isinstance(choice, RedeployTo):
        return _destination(best_redeploy(judgement, choice.card))
    if isinstance(choice, TraitorTo):
        return _destination(best_traitor(judgement, choice.card))
    if isinstance(choice, Redeploy):
        return CHOOSE + best_redeploy(judgement, -1).card
    return CHOOSE + best_traitor(judgement, -1).card


def _destination(ruse: Ruse) -> int:
    return DISCARD if ruse.flag < 0 else MOVE + ruse.flag
