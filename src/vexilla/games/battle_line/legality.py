"""What the rules of Battle Line forbid: each check returns the clause that forbids, or None.

The choices list their options with these checks and explain their refusals with them.
"""

from __future__ import annotations

from ...kernel.refusal import Argument, Refusal
from .cards import (
    CARD_NAMES,
    DARIUS,
    FIRST_ENVIRONMENT,
    FIRST_GUILE,
    FLAGS,
    REDEPLOY,
    SCOUT,
    TRAITOR,
    TROOPS,
    cards_in,
)
from .formation import kind_of, sum_of
from .position import FLAGS_IN, BattleLine


def refuse(clause: str, **arguments: Argument) -> Refusal:
    """A refusal with the message that belongs to the clause."""
    return Refusal(clause, f"refused-{clause}", arguments)


def refuse_order(position: BattleLine, question: str) -> Refusal:
    """The refusal of an action that belongs to another moment of the turn."""
    clause = "BLN-13-001" if position.settings.claim_at_start else "BLN-04-007"
    return refuse(clause, now=question)


# -- playing a card ------------------------------------------------------------------------------


def forbids_tactics(position: BattleLine, side: int) -> str | None:
    """Whether the balance of Tactics cards keeps a side from playing one."""
    return "BLN-08-004" if position.tactics_played[side] > position.tactics_played[1 - side] else None


def forbids_leader(position: BattleLine, side: int, card: int) -> str | None:
    """Whether a Morale card is a side's second Leader."""
    return "BLN-09-006" if card <= DARIUS and position.leader_played[side] else None


def forbids_place(position: BattleLine, side: int, flag: int) -> str | None:
    """Whether a formation card has no slot at a flag; ``position.room`` is kept by the same facts."""
    if position.room[side] >> flag & 1:
        return None
    return "BLN-07-018" if position.is_captured(flag) else "BLN-05-001"


def forbids_environment(position: BattleLine, flag: int) -> str | None:
    """Whether Fog and Mud may not be laid at a flag."""
    return "BLN-10-011" if position.is_captured(flag) else None


def forbids_guile(position: BattleLine, side: int, card: int) -> str | None:
    """Whether a Guile card would find nothing to work on."""
    if card == SCOUT:
        return None
    if card == TRAITOR:
        return None if position.room[side] and has_troops(position, 1 - side) else "BLN-11-014"
    return None if has_cards(position, side if card == REDEPLOY else 1 - side) else "BLN-11-014"


def playable_tactics(position: BattleLine, side: int) -> list[int]:
    """The Tactics cards of a hand that the rules let its owner play, if there is a flag for them."""
    cards = position.tactics_in_hand[side]
    if not cards or forbids_tactics(position, side) is not None:
        return []
    return [
        card
        for card in cards
        if (forbids_leader(position, side, card) if card < FIRST_GUILE else forbids_guile(position, side, card)) is None
    ]


def flags_for(position: BattleLine, side: int, card: int) -> list[int]:
    """The flags to which a Morale or Environment card may go."""
    return FLAGS_IN[position.room[side] if card < FIRST_ENVIRONMENT else position.uncaptured()]


def forbids_play(position: BattleLine, side: int, card: int, flag: int) -> str | None:
    """Whether a card may not be played, at ``flag`` if it goes to one."""
    if not position.holds(side, card):
        return "BLN-04-003"
    if card < TROOPS:
        return forbids_place(position, side, flag)
    clause = forbids_tactics(position, side)
    if clause is not None:
        return clause
    if card < FIRST_ENVIRONMENT:
        return forbids_leader(position, side, card) or forbids_place(position, side, flag)
    if card < FIRST_GUILE:
        return forbids_environment(position, flag)
    return forbids_guile(position, side, card)


def forbids_pass(position: BattleLine, side: int) -> str | None:
    """Whether a side must play because it can play a Troop card."""
    return "BLN-05-005" if position.troops_in_hand[side] and position.room[side] else None


# -- targets of Guile cards ----------------------------------------------------------------------


def has_troops(position: BattleLine, side: int) -> bool:
    """Whether a side has a Troop card at an uncaptured flag."""
    for flag in FLAGS_IN[position.uncaptured()]:
        if position.troops[side * FLAGS + flag]:
            return True
    return False


def has_cards(position: BattleLine, side: int) -> bool:
    """Whether a side has any card at an uncaptured flag."""
    for flag in FLAGS_IN[position.uncaptured()]:
        if position.number[side * FLAGS + flag] or position.environment_at(side, flag):
            return True
    return False


def cards_of(position: BattleLine, side: int) -> list[int]:
    """All cards of a side at uncaptured flags, Fog and Mud among them (BLN-11-006, BLN-11-009)."""
    cards: list[int] = []
    for flag in FLAGS_IN[position.uncaptured()]:
        if position.number[side * FLAGS + flag]:
            cards += position.cards_at(side, flag)
        cards += position.environment_at(side, flag)
    return cards


def troops_of(position: BattleLine, side: int) -> list[int]:
    """All Troop cards of a side at uncaptured flags (BLN-11-012)."""
    troops = 0
    for flag in FLAGS_IN[position.uncaptured()]:
        troops |= position.troops[side * FLAGS + flag]
    return cards_in(troops)


# -- claims --------------------------------------------------------------------------------------


def forbids_claim(position: BattleLine, side: int, flag: int) -> str | None:
    """Whether a side may not claim a flag now."""
    if position.is_captured(flag):
        return "BLN-07-017"
    where = side * FLAGS + flag
    if not position.strength[where]:
        return "BLN-07-002"
    if position.beats(side, flag):
        return None
    theirs = position.strength[(1 - side) * FLAGS + flag]
    if not theirs:
        return "BLN-07-004"
    return "BLN-07-010" if theirs == position.strength[where] else "BLN-07-003"


def refuse_claim(position: BattleLine, side: int, flag: int, clause: str) -> Refusal:
    """The refusal of a claim, with what an explanation needs: the formations or a counter-example."""
    where = side * FLAGS + flag
    against = (1 - side) * FLAGS + flag
    arguments: dict[str, Argument] = {"flag": flag + 1}
    if clause == "BLN-07-002":
        arguments["cards"] = position.number[where]
        arguments["size"] = position.size_at(flag)
    elif clause in ("BLN-07-003", "BLN-07-010"):
        arguments["own-kind"] = kind_of(position.strength[where])
        arguments["own-sum"] = sum_of(position.strength[where])
        arguments["theirs-kind"] = kind_of(position.strength[against])
        arguments["theirs-sum"] = sum_of(position.strength[against])
    elif clause == "BLN-07-004":
        # The proof that failed has left the cards that refute it.
        arguments["cards"] = [CARD_NAMES[card] for card in cards_in(position.counter_example[where])]
    return Refusal(clause, f"refused-{clause}", arguments)
