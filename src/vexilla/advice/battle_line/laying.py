"""What a card would make at a flag, and whether that could still be beaten: from what its holder knows."""

from __future__ import annotations

from typing import Any

from ...games.battle_line.cards import CARD_NAMES, FIRST_ENVIRONMENT, FIRST_GUILE, FLAGS, card_named, cards_in
from ...games.battle_line.formation import BIT
from ...games.battle_line.legality import forbids_claim, forbids_play
from ...games.battle_line.odds import FlagOdds, odds_from_view
from ...games.battle_line.position import BattleLine
from ...kernel.refusal import BadSetup
from ...kernel.sides import SIDE_NAMES, SIDES


def laid(position: BattleLine, side: int, question: str) -> dict[str, Any] | None:
    """The answer to ``card CARD``, or of one flag alone to ``card CARD FLAG``; None to anything else.

    ``{"card", "flags": [{"flag", "own", "theirs", "outs": [{"kind", "cards", "held"} …], "verdict", "by": [card …]}]}``
    for the flags where a card of the side's hand may lie: the strongest that either side can still have there (the
    opponent of all cards that are neither open nor held), what completes a formation that lacks one card, and of a
    complete one whether it ``holds`` against all that is not open, may be beaten (``open``, by such cards), only by
    cards of one's own hand (``safe``), is ``tied`` or ``lost``. Whoever plays without aid gets no verdict.
    """
    words = question.split()
    if side not in SIDES or len(words) not in (2, 3) or words[0] != "card":
        return None
    try:
        card = card_named(words[1])
    except BadSetup:
        return None
    if card >= FIRST_GUILE or not position.holds(side, card):
        return None
    flags = [flag for flag in range(FLAGS) if len(words) == 2 or words[2] == str(flag + 1)]
    found = [_at(position, side, card, flag) for flag in flags if forbids_play(position, side, card, flag) is None]
    shown = [each for each in found if each is not None]
    return {"card": CARD_NAMES[card], "flags": shown} if shown else None


def _at(position: BattleLine, side: int, card: int, flag: int) -> dict[str, Any] | None:
    after = position.clone()
    after.out_of_hand(side, card)
    if card < FIRST_ENVIRONMENT:
        after.place(side, flag, card)
    else:
        after.lay(side, flag, card)
    for odds in odds_from_view(after.view(side), SIDE_NAMES[side])[1]:
        if odds.flag == flag + 1:
            return {"flag": flag + 1, **_shown(odds), **_verdict(after, side, flag)}
    return None


def _shown(odds: FlagOdds) -> dict[str, Any]:
    return {
        "own": shown_formation(odds.own, odds.own_is_complete),
        "theirs": shown_formation(odds.theirs, odds.they_are_complete),
        "outs": [{"kind": out.kind, "cards": len(out.drawable), "held": len(out.held)} for out in odds.outs],
    }


def shown_formation(strength: tuple[str, int] | None, is_complete: bool) -> dict[str, Any] | None:
    """A formation as JSON."""
    return {"kind": strength[0], "sum": strength[1], "complete": is_complete} if strength is not None else None


def _verdict(after: BattleLine, side: int, flag: int) -> dict[str, Any]:
    where = side * FLAGS + flag
    if not after.settings.aided or not after.strength[where]:
        return {"verdict": None, "by": []}
    clause = forbids_claim(after, side, flag)
    if clause is None:
        return {"verdict": "holds", "by": []}
    if clause != "BLN-07-004":
        return {"verdict": "tied" if clause == "BLN-07-010" else "lost", "by": []}
    # What one holds oneself, the opponent cannot have; the proof that fails leaves the cards that refute it.
    for held in after.troops_in_hand[side]:
        after.seen |= BIT[held]
    after.counter_example[where] = 0
    if after.beats(side, flag):
        return {"verdict": "safe", "by": []}
    return {"verdict": "open", "by": [CARD_NAMES[card] for card in cards_in(after.counter_example[where])]}
