"""A turn of Battle Line: play one card, claim flags, draw (BLN-04-007).

In the advanced variant claiming comes first (BLN-13-001).
"""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.position import View
from ...kernel.refusal import Refusal
from ...kernel.sides import BOTTOM, SIDES, TOP
from ...kernel.step import Choice, Step, procedure
from . import events
from .actions import CLAIM, DONE, DRAW, PASS, PLAY, PLAY_GUILE
from .cards import (
    CARD_NAMES,
    DARIUS,
    FIRST_ENVIRONMENT,
    FIRST_GUILE,
    FLAGS,
    HAND_LIMIT,
    PILE_NAMES,
    TACTICS_PILE,
    TROOP_PILE,
    TROOPS,
)
from .drawing import SCOUT_RETURNS, draw
from .guile import GUILE
from .legality import (
    flags_for,
    forbids_claim,
    forbids_pass,
    forbids_play,
    playable_tactics,
    refuse,
    refuse_claim,
    refuse_order,
)
from .position import FLAGS_IN, BattleLine
from .victory import captures_win, end_if_dead

#: How many cards a Scout draws in place of one (BLN-11-003).
SCOUTED_CARDS: Final = 3

# Lists that would be made anew in every turn: of each mask of flags the claims, with being done; of each mask of piles
# the draws, or being done.
CLAIMS_AND_DONE: Final = [[*[CLAIM + flag for flag in FLAGS_IN[mask]], DONE] for mask in range(1 << FLAGS)]
DRAWS: Final = [[DONE], [DRAW + TROOP_PILE], [DRAW + TACTICS_PILE], [DRAW + TROOP_PILE, DRAW + TACTICS_PILE]]


class PlayCard(Choice[BattleLine]):
    """Play exactly one card from hand, or pass if no Troop card can be played (BLN-04-003, BLN-05-005)."""

    def options(self, match: Match[BattleLine]) -> list[int]:
        """Every card that may be played with every flag it may go to."""
        position = match.position
        side = self.side
        flags = FLAGS_IN[position.room[side]]
        options = [PLAY + card * FLAGS + flag for card in position.troops_in_hand[side] for flag in flags]
        if not options:
            options.append(PASS)
        for card in playable_tactics(position, side):
            if card < FIRST_GUILE:
                options += [PLAY + card * FLAGS + flag for flag in flags_for(position, side, card)]
            else:
                options.append(PLAY_GUILE + card - FIRST_GUILE)
        return options

    def count(self, match: Match[BattleLine]) -> int:
        """So many cards times so many flags."""
        position = match.position
        side = self.side
        number = len(position.troops_in_hand[side]) * len(FLAGS_IN[position.room[side]]) or 1
        if position.tactics_in_hand[side]:
            playable = playable_tactics(position, side)
            match.counted = [playable]
            for card in playable:
                number += len(flags_for(position, side, card)) if card < FIRST_GUILE else 1
        return number

    def nth(self, match: Match[BattleLine], number: int) -> int:
        """The card and the flag by their places."""
        position = match.position
        side = self.side
        troops = position.troops_in_hand[side]
        flags = FLAGS_IN[position.room[side]]
        places = len(flags)
        if number < len(troops) * places:
            return PLAY + troops[number // places] * FLAGS + flags[number % places]
        number -= len(troops) * places or 1
        if number < 0:
            return PASS
        for card in match.counted[0]:
            if card < FIRST_GUILE:
                flags = flags_for(position, side, card)
                if number < len(flags):
                    return PLAY + card * FLAGS + flags[number]
                number -= len(flags)
            else:
                if number == 0:
                    return PLAY_GUILE + card - FIRST_GUILE
                number -= 1
        raise AssertionError("there are not so many cards to play")

    def forbids(self, match: Match[BattleLine], action: int) -> Refusal | None:
        """Which rule is against playing this card here, or passing."""
        position = match.position
        if action == PASS:
            clause = forbids_pass(position, self.side)
            return None if clause is None else refuse(clause)
        if action < PLAY_GUILE:
            card, flag = divmod(action - PLAY, FLAGS)
        elif action < PASS:
            card, flag = action - PLAY_GUILE + FIRST_GUILE, 0
        else:
            return refuse_order(position, self.question())
        clause = forbids_play(position, self.side, card, flag)
        if clause is None:
            return None
        if clause in ("BLN-05-001", "BLN-07-018", "BLN-10-011"):
            return refuse(clause, card=CARD_NAMES[card], flag=flag + 1, size=position.size_at(flag))
        return refuse(clause, card=CARD_NAMES[card])

    def take(self, match: Match[BattleLine], action: int) -> None:
        """Lay the card down."""
        position = match.position
        side = self.side
        if action == PASS:
            position.passes += 1
            if match.logging:
                match.log.append(events.passed(side))
            return
        position.passes = 0
        if action >= PLAY_GUILE:
            card = action - PLAY_GUILE + FIRST_GUILE
            position.out_of_hand(side, card)
            position.tactics_played[side] += 1
            position.discards[side].append(card)
            if match.logging:
                match.log.append(events.guile_played(side, card))
            match.then(GUILE[card - FIRST_GUILE][side])
            return
        card = action // FLAGS
        flag = action % FLAGS
        position.out_of_hand(side, card)
        if card >= TROOPS:
            position.tactics_played[side] += 1
            if card <= DARIUS:
                position.leader_played[side] = True
        if match.logging:
            match.log.append(events.card_played(side, card, flag))
        if card < FIRST_ENVIRONMENT:
            position.place(side, flag, card)
        else:
            position.lay(side, flag, card)

    def asks(self, match: Match[BattleLine]) -> bool:
        """Always, unless the hand is empty: an unasked player would betray that he has no choice."""
        return match.position.hand_size(self.side) > 0

    def question(self) -> str:
        return "battle-line-ask-play"


class ClaimFlags(Choice[BattleLine]):
    """Claim as many flags as one can, one after another (BLN-07-001, BLN-07-021)."""

    def options(self, match: Match[BattleLine]) -> list[int]:
        """The claims that hold; without aid, all that could be tried."""
        position = match.position
        side = self.side
        claims = position.complete[side] & ~position.failed_claims
        if position.settings.aided:
            for flag in FLAGS_IN[claims]:
                if not position.beats(side, flag):
                    claims &= ~(1 << flag)
        return CLAIMS_AND_DONE[claims]

    def forbids(self, match: Match[BattleLine], action: int) -> Refusal | None:
        """Which rule is against this claim; without aid, any claim for which one is ready may be tried once."""
        position = match.position
        if action == DONE:
            return None
        if not CLAIM <= action < CLAIM + FLAGS:
            return refuse_order(position, self.question())
        flag = action - CLAIM
        clause = forbids_claim(position, self.side, flag)
        if clause is None:
            return None
        if not position.settings.aided and position.complete[self.side] & ~position.failed_claims & 1 << flag:
            return None
        return refuse_claim(position, self.side, flag, clause)

    def take(self, match: Match[BattleLine], action: int) -> None:
        """Capture the flag, or give up claiming; an untenable claim made without aid costs nothing."""
        position = match.position
        if action == DONE:
            position.failed_claims = 0
            return
        flag = action - CLAIM
        side = self.side
        if not position.settings.aided:
            clause = forbids_claim(position, side, flag)
            if clause is not None:
                position.failed_claims |= 1 << flag
                if match.logging:
                    refusal = refuse_claim(position, side, flag, clause)
                    match.log.append(events.claim_failed(side, flag, refusal))
                match.then(self)
                return
        if match.logging:
            match.log.append(events.flag_claimed(position, side, flag))
        position.capture(side, flag)
        if not captures_win(match, side):
            match.then(self)

    def handles(self, match: Match[BattleLine]) -> View:
        """What going on ends; of claims that are known to hold, how many are passed by."""
        shown = super().handles(match)
        told: View = {"action": match.text(DONE), "phase": "claims", "says": "battle-line-end-claims"}
        claims = len(match.options()) - 1
        if match.position.settings.aided and claims:
            told["asks"] = "battle-line-spare-claims"
            told["about"] = {"idle": claims}
        shown["ends"] = told
        return shown

    def question(self) -> str:
        return "battle-line-ask-claim"


class DrawCard(Choice[BattleLine]):
    """Draw one card from either pile; a Scout draws three in its place (BLN-04-005, BLN-11-003)."""

    def options(self, match: Match[BattleLine]) -> list[int]:
        """The piles that have cards, if the hand has room; otherwise nothing is left but to go on."""
        position = match.position
        if not position.scouting and position.hand_size(self.side) >= HAND_LIMIT:
            return DRAWS[0]
        has_troops = position.piles[TROOP_PILE].size() > 0
        has_tactics = position.piles[TACTICS_PILE].size() > 0
        return DRAWS[has_troops << TROOP_PILE | has_tactics << TACTICS_PILE]

    def forbids(self, match: Match[BattleLine], action: int) -> Refusal | None:
        """Which rule is against drawing from this pile."""
        if action in self.options(match):
            return None
        position = match.position
        if action in (DRAW + TROOP_PILE, DRAW + TACTICS_PILE):
            pile = action - DRAW
            if position.piles[pile].size():
                return refuse("BLN-04-010")
            return refuse("BLN-04-006", pile=PILE_NAMES[pile])
        if action == DONE:
            return refuse("BLN-04-005")
        if CLAIM <= action < CLAIM + FLAGS and not position.settings.claim_at_start:
            # The claims were passed over because none held: say so, not that it is too late.
            clause = forbids_claim(position, self.side, action - CLAIM)
            if clause is not None:
                return refuse_claim(position, self.side, action - CLAIM, clause)
        return refuse_order(position, self.question())

    def take(self, match: Match[BattleLine], action: int) -> None:
        """Draw; a scouting player draws until it is three and then puts cards back."""
        position = match.position
        side = self.side
        if action == DONE:
            if position.scouting:
                match.then(SCOUT_RETURNS[side])
            return
        position.passes = 0
        draw(match, side, action - DRAW)
        if position.scouting:
            position.scouted += 1
            match.then(SCOUT_RETURNS[side] if position.scouted == SCOUTED_CARDS else self)

    def question(self) -> str:
        return "battle-line-ask-draw"


class EndTurn(Step[BattleLine]):
    """The other player takes a turn (BLN-04-002), unless the position is dead (BLN-05-010)."""

    def run(self, match: Match[BattleLine]) -> None:
        """Pass the turn on."""
        position = match.position
        if position.passes >= 2 and end_if_dead(match):
            return
        begin_turn(match, 1 - position.active)


def begin_turn(match: Match[BattleLine], side: int) -> None:
    """Put a side's turn on the agenda."""
    position = match.position
    position.active = side
    position.turn += 1
    match.then((TURN_OF_ADVANCED if position.settings.claim_at_start else TURN_OF)[side])


PLAY_CARD: Final[tuple[PlayCard, ...]] = (PlayCard(BOTTOM), PlayCard(TOP))
CLAIM_FLAGS: Final[tuple[ClaimFlags, ...]] = (ClaimFlags(BOTTOM), ClaimFlags(TOP))
DRAW_CARD: Final[tuple[DrawCard, ...]] = (DrawCard(BOTTOM), DrawCard(TOP))
END_TURN: Final = EndTurn()

TURN_OF: Final = [
    procedure("BLN-04-007", PLAY_CARD[side], CLAIM_FLAGS[side], DRAW_CARD[side], END_TURN) for side in SIDES
]
TURN_OF_ADVANCED: Final = [
    procedure("BLN-13-001", CLAIM_FLAGS[side], PLAY_CARD[side], DRAW_CARD[side], END_TURN) for side in SIDES
]
