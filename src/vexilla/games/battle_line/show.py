"""How a position of Battle Line is shown: as a view for one side, and as complete text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.sides import BOTTOM, NOBODY, SIDE_NAMES, SIDES, TOP, name_of_side
from .cards import (
    CARD_NAMES,
    CARDS,
    CATEGORIES,
    ENVELOPMENT,
    FIRST_ENVIRONMENT,
    FIRST_GUILE,
    FLAGS,
    PILE_NAMES,
    TROOPS,
    names,
)
from .formation import kind_of, sum_of

if TYPE_CHECKING:
    from ...kernel.position import View
    from .position import BattleLine, Settings


#: The Tactics cards, each with its category as it is printed on it.
CATEGORY_OF: Final = {
    CARD_NAMES[card]: CATEGORIES[(card >= FIRST_ENVIRONMENT) + (card >= FIRST_GUILE)] for card in range(TROOPS, CARDS)
}

#: By verb what its words are to the board: a card of the hand, a card that lies open, a flag, a pile.
ROLES: Final[dict[str, list[str]]] = {
    "play": ["card", "flag"],
    "claim": ["flag"],
    "draw": ["pile"],
    "return": ["card"],
    "choose": ["open"],
    "move": ["flag"],
    "discard": ["open"],
}
#: By question the verbs that a click may mean, legal or not; and those that may follow in the same gesture.
MEANT: Final[dict[str, tuple[str, ...]]] = {
    "battle-line-ask-play": ("play",),
    "battle-line-ask-claim": ("claim",),
    "battle-line-ask-draw": ("draw", "claim"),
    "battle-line-ask-return": ("return",),
    "battle-line-ask-redeploy": ("choose",),
    "battle-line-ask-redeploy-to": ("move",),
    "battle-line-ask-deserter": ("choose",),
    "battle-line-ask-traitor": ("choose",),
    "battle-line-ask-traitor-to": ("move",),
    "battle-line-ask-discard": ("discard",),
}
THEN: Final[dict[str, tuple[str, ...]]] = {
    "battle-line-ask-redeploy": ("move", "discard"),
    "battle-line-ask-traitor": ("move",),
}


def view_of(position: BattleLine, side: int) -> View:
    """All that a side may know. The backs tell Troops from Tactics, nothing else is told of hidden cards."""
    return {
        "series": {
            "games": position.settings.series,
            "game": position.game_number,
            "points": {SIDE_NAMES[each]: position.points[each] for each in SIDES},
        },
        "options": options_of(position.settings),
        "tactics": dict(CATEGORY_OF) if position.settings.tactics else {},
        "needed": ENVELOPMENT,
        "turn": position.turn,
        "active": name_of_side(position.active),
        "dealer": name_of_side(position.dealer),
        "flags": [_flag_view(position, flag) for flag in range(FLAGS)],
        "hands": {SIDE_NAMES[each]: _hand_view(position, each, side) for each in SIDES},
        "held": {SIDE_NAMES[each]: len(position.hand(each)) for each in SIDES},
        "piles": {PILE_NAMES[number]: _pile_view(position, number, side) for number in (0, 1)},
        "discards": {SIDE_NAMES[each]: names(position.discards[each]) for each in SIDES},
        "tactics_played": {SIDE_NAMES[each]: position.tactics_played[each] for each in SIDES},
        "leader_played": {SIDE_NAMES[each]: position.leader_played[each] for each in SIDES},
    }


def asked_of(position: BattleLine, question: str) -> View:
    """How many cards of a Scout are still to be drawn or put back."""
    if question == "battle-line-ask-return":
        return {"left": {"what": "cards", "left": position.scouted - 1}}
    return {}


def handles_of(question: str) -> View:
    """What a click means: on a flag, a pile, a card of the hand, a card that lies open at a flag."""
    # A pile can be clicked at any time.
    verbs = dict.fromkeys((*MEANT.get(question, ()), "draw"))
    shown: View = {"roles": {verb: ROLES[verb] for verb in verbs}}
    if question in THEN:
        shown["then"] = {verb: ROLES[verb] if verb == "move" else [] for verb in THEN[question]}
    return shown


def options_of(settings: Settings) -> dict[str, str]:
    """The settings as the options people chose."""
    return {
        "tactics": "on" if settings.tactics else "off",
        "claims": "aided" if settings.aided else "unaided",
        "variant": "advanced" if settings.claim_at_start else "standard",
        "series": str(settings.series),
    }


def holder_of(position: BattleLine, flag: int) -> int:
    """The side that captured a flag, or NOBODY."""
    for side in SIDES:
        if position.captured[side] >> flag & 1:
            return side
    return NOBODY


def _flag_view(position: BattleLine, flag: int) -> View:
    sides: View = {}
    for side in SIDES:
        strength = position.strength[side * FLAGS + flag]
        sides[SIDE_NAMES[side]] = {
            "cards": names(position.cards_at(side, flag)),
            "environment": names(position.environment_at(side, flag)),
            "formation": {"kind": kind_of(strength), "sum": sum_of(strength)} if strength else None,
        }
    return {
        "flag": flag + 1,
        "holder": name_of_side(holder_of(position, flag)),
        "size": position.size_at(flag),
        "fog": position.fog_flag == flag,
        "mud": position.mud_flag == flag,
        "completed_first": first_complete(position, flag),
        **sides,
    }


def first_complete(position: BattleLine, flag: int) -> str | None:
    """Of two complete formations at a flag, whose was complete first."""
    bottom = position.completed[BOTTOM * FLAGS + flag]
    top = position.completed[TOP * FLAGS + flag]
    if not bottom or not top:
        return None
    return SIDE_NAMES[BOTTOM] if bottom < top else SIDE_NAMES[TOP]


def _hand_view(position: BattleLine, holder: int, side: int) -> View:
    shown: View = {
        "troops": len(position.troops_in_hand[holder]),
        "tactics": len(position.tactics_in_hand[holder]),
    }
    if holder == side:
        shown["cards"] = names(position.hand(holder))
    else:
        shown["known"] = names([card for card in position.hand(holder) if position.is_known(holder, card, side)])
    return shown


def _pile_view(position: BattleLine, number: int, side: int) -> View:
    pile = position.piles[number]
    known = pile.top if pile.put_back_by == side else []
    # The first of these is the next to be drawn.
    return {"cards": pile.size(), "next": [CARD_NAMES[card] for card in reversed(known)]}


def text_of(position: BattleLine, is_exact: bool = False) -> str:
    """The position as text, with everything that matters for the rest of the match (see :mod:`.text`).

    If it is exact, also with what matters to nobody but shows: the order of cards in hands and discards, and whose
    formation was complete first at a flag that is captured.
    """
    lines = ["options: " + " ".join(f"{name}={value}" for name, value in options_of(position.settings).items())]
    lines.append(f"series: game {position.game_number} points {position.points[BOTTOM]} {position.points[TOP]}")
    lines.append(f"dealer: {name_of_side(position.dealer)}")
    lines.append(f"turn: {position.turn} {name_of_side(position.active)}")
    if position.game_winner != NOBODY:
        lines.append(f"last game: {name_of_side(position.game_winner)}")
    if position.passes:
        lines.append(f"passes: {position.passes}")
    if position.scouting:
        lines.append(f"scouting: {position.scouted}")
    if position.failed_claims:
        lines.append("failed claims: " + " ".join(str(f + 1) for f in range(FLAGS) if position.failed_claims >> f & 1))
    for side in SIDES:
        lines.append(_line(f"{SIDE_NAMES[side]} hand", _cards(position.hand(side), is_exact)))
        if position.exposed[side]:
            lines.append(_line(f"{SIDE_NAMES[side]} exposed", names(position.exposed[side])))
        if position.discards[side]:
            lines.append(_line(f"{SIDE_NAMES[side]} discard", _cards(position.discards[side], is_exact)))
        if position.tactics_played[side]:
            leader = " leader" if position.leader_played[side] else ""
            lines.append(f"{SIDE_NAMES[side]} tactics: {position.tactics_played[side]}{leader}")
    for number in (0, 1):
        pile = position.piles[number]
        if pile.top:
            on_top = [CARD_NAMES[card] for card in reversed(pile.top)]
            lines.append(_line(f"{PILE_NAMES[number]} returned by {name_of_side(pile.put_back_by)}", on_top))
    for flag in range(FLAGS):
        line = _flag_line(position, flag, is_exact)
        if line:
            lines.append(f"{flag + 1}: {line}")
    if position.over:
        lines.append(f"won: {name_of_side(position.winner)}")
    return "\n".join(lines)


def _cards(cards: list[int], is_exact: bool) -> list[str]:
    return [CARD_NAMES[card] for card in cards] if is_exact else names(cards)


def _flag_line(position: BattleLine, flag: int, is_exact: bool) -> str:
    halves = [names(position.cards_at(side, flag) + position.environment_at(side, flag)) for side in SIDES]
    holder = holder_of(position, flag)
    if not any(halves) and holder == NOBODY:
        return ""
    notes: list[str] = []
    first = first_complete(position, flag)
    if first and (holder == NOBODY or is_exact):
        notes.append(f"{first} first")
    if holder != NOBODY:
        notes.append(f"{SIDE_NAMES[holder]} holds")
    told = f" ; {', '.join(notes)}" if notes else ""
    return f"{' '.join(halves[BOTTOM])} | {' '.join(halves[TOP])}{told}".strip()


def _line(title: str, words: list[str]) -> str:
    return f"{title}: {' '.join(words)}".rstrip()
