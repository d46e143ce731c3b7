"""What can happen in every game of the system, one function an event; the clauses are the game's own."""

from __future__ import annotations

from typing import Final

from ...kernel.event import Event
from ...kernel.refusal import Argument
from ...kernel.sides import EVERYONE, SIDE_NAMES, name_of_side, only
from .faces import NO_EFFECT
from .position import NONE, Battle

#: What a die does that gives an order or brings a block back; the other words are those of a strike.
USEFUL: Final = "order"


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
    shown = {**unit_named(position, unit, hex_), "blocks": blocks, "left": position.blocks[unit]}
    return Event("cc-lost", (clause,), shown, sort="loss")


def destroyed(position: Battle, unit: int, hex_: int, clause: str) -> Event:
    """A unit lost its last block."""
    return Event("cc-destroyed", (clause,), unit_named(position, unit, hex_), sort="loss")


def leader_killed(position: Battle, leader: int, hex_: int, clause: str) -> Event:
    """A leader was killed."""
    return Event("cc-leader-killed", (clause,), leader_named(position, leader, hex_), sort="loss")


def leader_fled(position: Battle, leader: int, here: int, there: int) -> Event:
    """A leader evaded."""
    return Event(
        "cc-leader-fled",
        (position.rules.clauses.flee,),
        {**leader_named(position, leader, here), "to": position.field.board.labels[there]},
        sort="step",
    )


def leader_left(position: Battle, leader: int, here: int) -> Event:
    """A leader left the field over his own edge."""
    return Event(
        "cc-leader-left", (position.rules.clauses.flee_off,), leader_named(position, leader, here), sort="step"
    )


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
        sort="banner",
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
    return unit_went("cc-retreated", position, unit, here, there, position.rules.clauses.retreat)


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
        "card",
    )


def card_drawn(position: Battle, side: int, card: int, stock: int) -> Event:
    """A card of a stock was drawn: only its owner sees it."""
    rules = position.rules.stocks[stock]
    return Event(
        rules.drawn,
        (rules.draw,),
        {"side": SIDE_NAMES[side]},
        {"card": rules.names[card]},
        only(side),
        0,
        "card",
    )


def card_discarded(position: Battle, side: int, card: int, stock: int) -> Event:
    """A card of a stock was discarded at random."""
    rules = position.rules.stocks[stock]
    return Event(
        "cc-discarded",
        (rules.lose,),
        {"side": SIDE_NAMES[side]},
        {"card": rules.names[card]},
        EVERYONE,
        only(side),
        "card",
    )


def reshuffled(clause: str) -> Event:
    """The discards were shuffled into the deck."""
    return Event("cc-reshuffled", (clause,), {})


def command_changed(position: Battle, side: int) -> Event:
    """The scenario changed how many cards a side holds."""
    return Event(
        "cc-command", (position.rules.clauses.command,), {"side": SIDE_NAMES[side], "cards": position.command[side]}
    )


def battle_won(position: Battle, side: int, clause: str, form: str) -> Event:
    """The battle is decided, and how: by ``banners``, the fall of a ``leader``, ``surrender``, or ``both`` at once."""
    if side < 0:
        return Event("cc-drawn", (clause,), {"side": name_of_side(side)}, sort="end")
    shown: dict[str, Argument] = {
        "side": name_of_side(side),
        "form": form,
        "banners": position.banners[side],
        "needed": position.banners_needed[side],
    }
    return Event("cc-won", (clause,), shown, sort="end")


def rolled_for(
    position: Battle, what: str, side: int, hex_: int, dice: list[int], clause: str, counted: list[str]
) -> Event:
    """Dice for something that is no strike: a rampage, a leader, a marsh, orders; with what each die did."""
    shown: dict[str, Argument] = {
        "side": name_of_side(side),
        "what": what,
        "hex": position.field.board.labels[hex_] if hex_ >= 0 else "",
        "dice": [position.rules.faces[face] for face in dice],
        "counted": counted,
    }
    return Event("cc-rolled-for", (clause,), shown, sort="dice")


def marked(dice: list[int], faces: tuple[int, ...], word: str) -> list[str]:
    """What each die of a roll did in which some faces do one and the same thing: the word, or nothing."""
    return [word if face in faces else NO_EFFECT for face in dice]


def rolled(position: Battle, strike: str, dice: list[int], clause: str, counted: list[str]) -> Event:
    """Dice of a strike, by the name that the game has for it; against whom, who joined it, and what each die did."""
    shown: dict[str, Argument] = {
        **unit_named(position, position.striker()),
        "target": position.field.board.labels[position.struck_hex()],
        "what": strike,
        "dice": [position.rules.faces[face] for face in dice],
        "counted": list(counted),
    }
    beside = position.joined_by()
    if beside:
        shown["beside"] = [position.field.board.labels[position.unit_hex[unit]] for unit in beside]
    return Event("cc-rolled", (clause,), shown, sort="dice")


def turn_began(position: Battle, clause: str) -> Event:
    """A turn begins."""
    return Event("cc-turn", (clause,), {"side": SIDE_NAMES[position.active], "turn": position.turn}, sort="turn")


def card_copied(position: Battle, side: int, card: int, *clauses: str) -> Event:
    """Counter Attack issues the orders of another card."""
    shown: dict[str, Argument] = {"side": SIDE_NAMES[side], "card": position.rules.cards[card]}
    return Event("cc-copied", clauses, shown, sort="card")


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
    return Event("cc-moved-leader", (clause,), shown, sort="step")


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
    secrets: dict[str, Argument] = {"card": "first-strike"}
    return Event("cc-first-strike", (clause,), strikes_at(position, unit), secrets, EVERYONE, only(side), "card")


def battles_back(position: Battle, unit: int, clause: str) -> Event:
    """A defender battles back."""
    return Event("cc-battles-back", (clause,), strikes_at(position, unit))


def advanced(position: Battle, unit: int, here: int, there: int, clause: str) -> Event:
    """A unit advanced after its success."""
    return unit_went("cc-advanced", position, unit, here, there, clause)


def rallied(position: Battle, unit: int, clause: str) -> Event:
    """A unit regained a block."""
    return Event("cc-rallied", (clause,), {**unit_named(position, unit), "left": position.blocks[unit]})


def unit_went(name: str, position: Battle, unit: int, here: int, there: int, clause: str) -> Event:
    """A unit went from one hex to another, by the name of the event that says so, and the leader who is with it."""
    shown = {**unit_named(position, unit, here), "to": position.field.board.labels[there]}
    leader = position.leader_with(unit)
    if leader >= 0:
        shown["with"] = position.roster.leaders[leader].name
    return Event(name, (clause,), shown, sort="step")


def strikes_at(position: Battle, unit: int) -> dict[str, Argument]:
    """A defender, and the hex of the attacker whom he strikes."""
    return {**unit_named(position, unit), "target": position.field.board.labels[position.post]}


def _aimed(name: str, position: Battle, clause: str) -> Event:
    target = position.field.board.labels[position.ground]
    return Event(name, (clause,), {**unit_named(position, position.attacker), "target": target})


def card_scouted(position: Battle, side: int, card: int) -> Event:
    """A Scout drew a card that may be kept: only its owner sees it."""
    secrets: dict[str, Argument] = {"card": position.rules.cards[card]}
    return Event(
        "cc-scouted", (position.rules.clauses.scout,), {"side": SIDE_NAMES[side]}, secrets, only(side), 0, "card"
    )


def card_kept(position: Battle, side: int, card: int) -> Event:
    """The owner kept one of the scouted cards: only he knows which."""
    secrets: dict[str, Argument] = {"card": position.rules.cards[card]}
    return Event(
        "cc-kept", (position.rules.clauses.scout,), {"side": SIDE_NAMES[side]}, secrets, only(side), only(side), "card"
    )


def card_dropped(position: Battle, side: int, card: int) -> Event:
    """The other scouted card went face up to the discards."""
    secrets: dict[str, Argument] = {"card": position.rules.cards[card]}
    return Event(
        "cc-dropped", (position.rules.clauses.scout,), {"side": SIDE_NAMES[side]}, secrets, EVERYONE, only(side), "card"
    )


def objective_taken(position: Battle, side: int, hexes: tuple[int, ...]) -> Event:
    """A side holds what the scenario values."""
    labels = [position.field.board.labels[hex_] for hex_ in hexes]
    return Event("cc-objective-taken", (position.rules.clauses.objective,), {"side": SIDE_NAMES[side], "hexes": labels})


def objective_lost(position: Battle, side: int, hexes: tuple[int, ...], banners: int) -> Event:
    """A side no longer holds it, and its banners go back; so many are left."""
    labels = [position.field.board.labels[hex_] for hex_ in hexes]
    return Event(
        "cc-objective-lost",
        (position.rules.clauses.objective,),
        {"side": SIDE_NAMES[side], "hexes": labels, "banners": banners},
    )
