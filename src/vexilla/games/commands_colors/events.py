"""What can happen in every game of the system, one function an event; the clauses are the game's own."""

from __future__ import annotations

from ...kernel.event import Event
from ...kernel.refusal import Argument
from ...kernel.sides import EVERYONE, SIDE_NAMES, name_of_side, only
from .position import NONE, Battle


def unit_named(position: Battle, unit: int, hex_: int = NONE) -> dict[str, Argument]:
    """Whose unit it is, what it is and where it stands or stood."""
    where = hex_ if hex_ >= 0 else position.unit_hex[unit]
    return {
        "side": SIDE_NAMES[position.side_of[unit]],
        "unit": position.roster.units[unit].kind.key,
        "hex": position.field.board.labels[where] if where >= 0 else "",
    }


def leader_named(position: Battle, leader: int, hex_: int = NONE) -> dict[str, Argument]:
    """Whose leader he is, his name and where he stands or stood."""
    where = hex_ if hex_ >= 0 else position.leader_hex[leader]
    return {
        "side": SIDE_NAMES[position.side_of_leader[leader]],
        "leader": position.roster.leaders[leader].name,
        "hex": position.field.board.labels[where] if where >= 0 else "",
    }


def lost_blocks(position: Battle, unit: int, hex_: int, blocks: int, clause: str) -> Event:
    """A unit lost blocks but lives."""
    return Event(
        "cc-lost", (clause,), {**unit_named(position, unit, hex_), "blocks": blocks, "left": position.blocks[unit]}
    )


def destroyed(position: Battle, unit: int, hex_: int, clause: str) -> Event:
    """A unit lost its last block."""
    return Event("cc-destroyed", (clause,), unit_named(position, unit, hex_))


def leader_killed(position: Battle, leader: int, hex_: int, clause: str) -> Event:
    """A leader was killed."""
    return Event("cc-leader-killed", (clause,), leader_named(position, leader, hex_))


def leader_fled(position: Battle, leader: int, here: int, there: int) -> Event:
    """A leader evaded."""
    return Event(
        "cc-leader-fled",
        (position.rules.clauses.flee,),
        {**leader_named(position, leader, here), "to": position.field.board.labels[there]},
    )


def leader_left(position: Battle, leader: int, here: int) -> Event:
    """A leader left the field over his own edge."""
    return Event("cc-leader-left", (position.rules.clauses.flee_off,), leader_named(position, leader, here))


def banner_won(position: Battle, side: int, clause: str) -> Event:
    """A side gained a banner."""
    return Event(
        "cc-banner",
        (clause,),
        {
            "side": SIDE_NAMES[side],
            "banners": position.banners[side],
            "needed": position.banners_needed[side],
        },
    )


def flags_ignored(position: Battle, unit: int, ignored: int, flags: int) -> Event:
    """The owner of a unit decided how many flags to ignore."""
    return Event(
        "cc-ignored",
        (position.rules.clauses.ignoring,),
        {**unit_named(position, unit), "ignored": ignored, "flags": flags},
    )


def retreated(position: Battle, unit: int, here: int, there: int) -> Event:
    """A unit fell back one hex."""
    return Event(
        "cc-retreated",
        (position.rules.clauses.retreat,),
        {**unit_named(position, unit, here), "to": position.field.board.labels[there]},
    )


def blocked(position: Battle, unit: int, hexes: int, clause: str) -> Event:
    """A retreat cannot be carried out."""
    return Event("cc-blocked", (clause,), {**unit_named(position, unit), "hexes": hexes})


def joined(position: Battle, unit: int, leader: int, clause: str) -> Event:
    """A lone leader took command of a unit that fell back to him."""
    return Event("cc-joined", (clause,), {**unit_named(position, unit), "leader": position.roster.leaders[leader].name})


def card_played(position: Battle, side: int, card: int) -> Event:
    """A card was played; its player knew it before."""
    return Event(
        "cc-played",
        (position.rules.clauses.play,),
        {"side": SIDE_NAMES[side]},
        {"card": position.rules.cards[card]},
        EVERYONE,
        only(side),
    )


def card_drawn(position: Battle, side: int, card: int) -> Event:
    """A card was drawn: only its owner sees it."""
    return Event(
        "cc-drew",
        (position.rules.clauses.draw,),
        {"side": SIDE_NAMES[side]},
        {"card": position.rules.cards[card]},
        only(side),
        0,
    )


def card_discarded(position: Battle, side: int, card: int) -> Event:
    """A card was discarded at random."""
    return Event(
        "cc-discarded",
        (position.rules.clauses.command,),
        {"side": SIDE_NAMES[side]},
        {"card": position.rules.cards[card]},
        EVERYONE,
        only(side),
    )


def reshuffled(clause: str) -> Event:
    """The discards were shuffled into the deck."""
    return Event("cc-reshuffled", (clause,), {})


def command_changed(position: Battle, side: int) -> Event:
    """The scenario changed how many cards a side holds."""
    return Event(
        "cc-command", (position.rules.clauses.command,), {"side": SIDE_NAMES[side], "cards": position.command[side]}
    )


def battle_won(side: int, clause: str) -> Event:
    """The battle is decided."""
    return Event("cc-won" if side >= 0 else "cc-drawn", (clause,), {"side": name_of_side(side)})


def rolled_for(position: Battle, what: str, side: int, hex_: int, dice: list[int], clause: str) -> Event:
    """Dice for something that is no strike: a rampage, a leader, a marsh, orders."""
    shown: dict[str, Argument] = {
        "side": name_of_side(side),
        "what": what,
        "hex": position.field.board.labels[hex_] if hex_ >= 0 else "",
        "dice": [position.rules.faces[face] for face in dice],
    }
    return Event("cc-rolled-for", (clause,), shown)


def rolled(position: Battle, strike: str, dice: list[int], clause: str, counted: list[str]) -> Event:
    """Dice of a strike, by the name that the game has for it, with what each of them did."""
    shown: dict[str, Argument] = {
        **unit_named(position, position.striker()),
        "what": strike,
        "dice": [position.rules.faces[face] for face in dice],
        "counted": list(counted),
    }
    return Event("cc-rolled", (clause,), shown)


def turn_began(position: Battle, clause: str) -> Event:
    """A turn begins."""
    return Event("cc-turn", (clause,), {"side": SIDE_NAMES[position.active], "turn": position.turn})


def card_copied(position: Battle, side: int, card: int, *clauses: str) -> Event:
    """Counter Attack issues the orders of another card."""
    return Event("cc-copied", clauses, {"side": SIDE_NAMES[side], "card": position.rules.cards[card]})


def fell_back_on_one_unit(position: Battle, side: int, card: int, clause: str) -> Event:
    """Nobody fits the card, or its player chose so: one unit of choice instead."""
    return Event("cc-one-unit", (clause,), {"side": SIDE_NAMES[side], "card": position.rules.cards[card]})


def unit_ordered(position: Battle, unit: int, clause: str) -> Event:
    """A unit was ordered."""
    return Event("cc-ordered", (clause,), unit_named(position, unit))


def leader_ordered(position: Battle, leader: int, clause: str) -> Event:
    """A leader was ordered."""
    return Event("cc-ordered-leader", (clause,), leader_named(position, leader))


def unit_moved(position: Battle, unit: int, here: int, there: int, clause: str) -> Event:
    """A unit moved by order."""
    return unit_went("cc-moved", position, unit, here, there, clause)


def leader_moved(position: Battle, leader: int, here: int, there: int, clause: str) -> Event:
    """A leader moved by himself."""
    shown = {**leader_named(position, leader, here), "to": position.field.board.labels[there]}
    return Event("cc-moved-leader", (clause,), shown)


def fires(position: Battle, clause: str) -> Event:
    """A unit fires."""
    return _aimed("cc-fires", position, clause)


def attacks(position: Battle, clause: str) -> Event:
    """A unit attacks in close combat."""
    return _aimed("cc-attacks", position, clause)


def gives_way(position: Battle, unit: int) -> Event:
    """A defender will give way, by the name that the game has for it."""
    way = position.rules.giving_way
    return Event(way.begins, (way.clause,), unit_named(position, unit))


def first_strike_played(position: Battle, unit: int, clause: str) -> Event:
    """First Strike was played; its owner knew it before."""
    side = position.side_of[unit]
    return Event(
        "cc-first-strike", (clause,), unit_named(position, unit), {"card": "first-strike"}, EVERYONE, only(side)
    )


def battles_back(position: Battle, unit: int, clause: str) -> Event:
    """A defender battles back."""
    return Event("cc-battles-back", (clause,), unit_named(position, unit))


def advanced(position: Battle, unit: int, here: int, there: int, clause: str) -> Event:
    """A unit advanced after its success."""
    return unit_went("cc-advanced", position, unit, here, there, clause)


def rallied(position: Battle, unit: int, clause: str) -> Event:
    """A unit regained a block."""
    return Event("cc-rallied", (clause,), {**unit_named(position, unit), "left": position.blocks[unit]})


def unit_went(name: str, position: Battle, unit: int, here: int, there: int, clause: str) -> Event:
    """A unit went from one hex to another, by the name of the event that says so."""
    return Event(name, (clause,), {**unit_named(position, unit, here), "to": position.field.board.labels[there]})


def _aimed(name: str, position: Battle, clause: str) -> Event:
    target = position.field.board.labels[position.ground]
    return Event(name, (clause,), {**unit_named(position, position.attacker), "target": target})
