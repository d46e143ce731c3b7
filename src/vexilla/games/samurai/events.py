"""What can happen in Samurai Battles beside what can happen in every game of the system."""

from __future__ import annotations

from ...kernel.event import Event
from ...kernel.refusal import Argument
from ...kernel.sides import EVERYONE, SIDE_NAMES, only
from ..commands_colors.events import leader_named, unit_named
from .dragons import DRAGON_KEYS, DRAGONS
from .position import Samurai

# -- honor and fortune ---------------------------------------------------------------------------


def _owed(position: Samurai, side: int, tokens: int, due: int) -> dict[str, Argument]:
    return {**_reserve(position, side, tokens), "due": due, "missing": due - tokens}


def _reserve(position: Samurai, side: int, tokens: int) -> dict[str, Argument]:
    return {"side": SIDE_NAMES[side], "tokens": tokens, "left": position.honor[side], "pool": position.pool}


def honor_gained(position: Samurai, side: int, tokens: int, due: int, clause: str) -> Event:
    """A side took tokens from the pool, perhaps fewer than were due."""
    return Event("sam-honor-gained", (clause,), _owed(position, side, tokens, due))


def honor_lost(position: Samurai, side: int, tokens: int, due: int, clause: str) -> Event:
    """A side gave tokens to the pool, perhaps fewer than were due."""
    return Event("sam-honor-lost", (clause,), _owed(position, side, tokens, due))


def honor_stolen(position: Samurai, side: int, tokens: int, clause: str) -> Event:
    """A side took tokens from the other's reserve."""
    return Event("sam-honor-stolen", (clause,), _reserve(position, side, tokens))


def honor_lost_completely(position: Samurai, side: int, clause: str) -> Event:
    """A side could not pay in full: complete loss of honor."""
    return Event("sam-dishonored", (clause,), {"side": SIDE_NAMES[side]})


def inspired(position: Samurai, unit: int, clause: str) -> Event:
    """A leader inspires a unit."""
    return Event("sam-inspired", (clause,), unit_named(position, unit))


# -- leaders -------------------------------------------------------------------------------------


def seppuku(position: Samurai, leader: int, hex_: int) -> Event:
    """A leader committed seppuku."""
    return Event("sam-seppuku", ("SAM-10-033", "SAM-10-034"), leader_named(position, leader, hex_), sort="loss")


def leader_withdrew(position: Samurai, leader: int, here: int) -> Event:
    """A leader left over his own start line by order."""
    return Event("cc-leader-left", ("SAM-06-036",), leader_named(position, leader, here), sort="step")


def duel_begins(position: Samurai, attacker: int, defender: int, clause: str) -> Event:
    """Two leaders fight a duel."""
    leaders = position.roster.leaders
    shown: dict[str, Argument] = {
        **leader_named(position, attacker),
        "other": leaders[defender].name,
        "to": position.field.board.labels[position.leader_hex[defender]],
    }
    return Event("sam-duel", (clause,), shown)


def duel_lost(position: Samurai, leader: int, hex_: int) -> Event:
    """A leader lost a duel and leaves the battle."""
    return Event("sam-duel-lost", ("SAM-22-006", "SAM-22-007"), leader_named(position, leader, hex_), sort="loss")


def duel_drawn() -> Event:
    """Nobody lost a duel."""
    return Event("sam-duel-drawn", ("SAM-22-009",), {})


# -- cards ---------------------------------------------------------------------------------------


def dragon_played(position: Samurai, side: int, dragon: int) -> Event:
    """A Dragon card was played and paid for; its player knew it before."""
    shown: dict[str, Argument] = {
        "side": SIDE_NAMES[side],
        "cost": DRAGONS[dragon].cost,
        "left": position.honor[side],
    }
    clauses = (DRAGONS[dragon].clause, "SAM-18-008")
    secrets: dict[str, Argument] = {"dragon": DRAGON_KEYS[dragon]}
    return Event("sam-dragon", clauses, shown, secrets, EVERYONE, only(side), "card")


def dragon_aimed(position: Samurai, side: int, hex_: int, clause: str) -> Event:
    """A Dragon card was aimed at a hex."""
    shown: dict[str, Argument] = {"side": SIDE_NAMES[side], "hex": position.field.board.labels[hex_]}
    return Event("sam-aimed", (clause,), shown)


def dragons_put_away(position: Samurai, tokens: int) -> Event:
    """Played Dragon cards went to their discards, and the tokens on them to the pool."""
    return Event("sam-dragons-away", ("SAM-18-007",), {"tokens": tokens, "pool": position.pool})


def dragon_turned_in(side: int, dragon: int) -> Event:
    """A Dragon card was discarded for a token, open to all."""
    secrets: dict[str, Argument] = {"dragon": DRAGON_KEYS[dragon]}
    return Event("sam-turned-in", ("SAM-15-003",), {"side": SIDE_NAMES[side]}, secrets, EVERYONE, only(side), "card")


def dragon_given(side: int, dragon: int, clause: str) -> Event:
    """A side's Dragon card, taken at random, went to the other side: both know which."""
    secrets: dict[str, Argument] = {"dragon": DRAGON_KEYS[dragon]}
    return Event("sam-given", (clause,), {"side": SIDE_NAMES[side]}, secrets, only(0) | only(1), only(side), "card")


def dragons_shown(position: Samurai, side: int) -> Event:
    """The other side looks at all Dragon cards of a side."""
    hand = position.stocks[1].hands[side]
    keys: list[str] = []
    for card in range(len(hand)):
        keys += [DRAGON_KEYS[card]] * hand[card]
    secrets: dict[str, Argument] = {"dragons": keys}
    return Event(
        "sam-unmasked", ("SAM-22-026",), {"side": SIDE_NAMES[side]}, secrets, only(0) | only(1), only(side), "card"
    )


def dragon_unmasked(side: int, dragon: int) -> Event:
    """One of a side's Dragon cards was discarded by the other."""
    secrets: dict[str, Argument] = {"dragon": DRAGON_KEYS[dragon]}
    knew = only(0) | only(1)
    return Event("sam-plot-foiled", ("SAM-22-026",), {"side": SIDE_NAMES[side]}, secrets, EVERYONE, knew, "card")


def command_lost(position: Samurai, side: int, clause: str) -> Event:
    """A side has one command card less for the rest of the battle."""
    return Event("sam-command-lost", (clause,), {"side": SIDE_NAMES[side], "cards": position.command[side]})


# -- units ---------------------------------------------------------------------------------------


def changed_sides(position: Samurai, unit: int) -> Event:
    """A unit changed sides; it is named by its new one."""
    return Event("sam-changed-sides", ("SAM-22-013",), unit_named(position, unit))


def kept_side(position: Samurai, unit: int) -> Event:
    """A unit stays where it was."""
    return Event("sam-kept-side", ("SAM-22-013",), unit_named(position, unit))


def stopped_short(position: Samurai, hex_: int, side: int) -> Event:
    """Caltrops stopped a piece on its way."""
    shown: dict[str, Argument] = {"side": SIDE_NAMES[side], "hex": position.field.board.labels[hex_]}
    return Event("sam-stopped", ("SAM-22-030",), shown, sort="step")


def camp_taken(position: Samurai, side: int, hex_: int) -> Event:
    """The camp of a side was left empty and is taken."""
    shown: dict[str, Argument] = {"side": SIDE_NAMES[side], "hex": position.field.board.labels[hex_]}
    return Event("sam-camp-taken", ("SAM-20-065", "SAM-20-066"), shown, sort="loss")


def surrendered(side: int) -> Event:
    """A side has too few command cards left and surrenders."""
    return Event("sam-surrendered", ("SAM-17-007",), {"side": SIDE_NAMES[side]})
